"""The doors of seats: sit down, carry the seat to another device, hand it to a bot, leave."""

from typing import Final

from fastapi import APIRouter, Request, Response

from carpathia.server.describing import gives, takes
from carpathia.server.messages import Links, RoomInfo, Seated, write
from carpathia.server.reading import (
    Answer,
    SeatNumber,
    body,
    give_player_cookie,
    give_seat_cookie,
    player_hash,
    player_of,
    token_of,
)
from carpathia.server.requests import Hand, Join, Leave, Open, Rematch, Rename
from carpathia.server.staff import staff_of

SEAT_DOORS: Final = APIRouter()
_SEAT: Final = "/api/rooms/{room}/seats/{seat}"


@SEAT_DOORS.post(
    "/api/rooms/{room}/seats",
    openapi_extra=takes(Join),
    responses=gives(Seated, 400, 403, 404, 409, 413, 415, 422, 503),
)
async def join_room(request: Request, room: str) -> Response:
    """Take a free seat by the join link. Sent again with the same key, it is the same seat."""
    asked = await body(request, Join)
    player = player_of(request)
    seated = await staff_of(request).seating.join(room, asked, player_hash(player))
    answer = _seated(request, seated)
    give_player_cookie(request, answer, player)
    return answer


@SEAT_DOORS.post(
    f"{_SEAT}/open",
    openapi_extra=takes(Open),
    responses=gives(Seated, 400, 403, 404, 413, 415, 503),
)
async def open_seat(request: Request, room: str, seat: SeatNumber) -> Response:
    """Sit down in one's seat on another device, by the seat link."""
    asked = await body(request, Open)
    async with staff_of(request).rooms.hold(room) as held:
        held.check_seat(seat - 1, asked.token)
    return _seated(request, Seated(seat, asked.token, room))


@SEAT_DOORS.get(f"{_SEAT}/link", responses=gives(Seated, 403, 404, 503))
async def show_seat_link(request: Request, room: str, seat: SeatNumber) -> Response:
    """The token of one's own seat, to carry it to another device."""
    token = token_of(request)
    async with staff_of(request).rooms.hold(room) as held:
        held.check_seat(seat - 1, token)
    return Answer(write(Seated(seat, token, room)))


@SEAT_DOORS.get(f"{_SEAT}/links", responses=gives(Links, 403, 404, 503))
async def show_links(request: Request, room: str, seat: SeatNumber) -> Response:
    """The links by which others come, for those who sit: a rematch has new ones."""
    async with staff_of(request).rooms.hold(room) as held:
        held.check_seat(seat - 1, token_of(request))
        return Answer(write(held.links()))


@SEAT_DOORS.post(
    f"{_SEAT}/name",
    openapi_extra=takes(Rename),
    responses=gives(RoomInfo, 400, 403, 404, 413, 415, 422, 503),
)
async def rename_seat(request: Request, room: str, seat: SeatNumber) -> Response:
    """Choose another name."""
    asked = await body(request, Rename)
    await staff_of(request).seating.rename(room, seat - 1, token_of(request), asked)
    return await _info(request, room)


@SEAT_DOORS.post(
    f"{_SEAT}/hand",
    openapi_extra=takes(Hand),
    responses=gives(RoomInfo, 400, 403, 404, 409, 413, 415, 422, 503),
)
async def hand_seat(request: Request, room: str, seat: SeatNumber) -> Response:
    """Let a bot play in one's place, or take the seat back."""
    asked = await body(request, Hand)
    await staff_of(request).seating.hand(room, seat - 1, token_of(request), asked)
    return await _info(request, room)


@SEAT_DOORS.post(
    f"{_SEAT}/leave",
    openapi_extra=takes(Leave),
    responses=gives(RoomInfo, 400, 403, 404, 413, 415, 422, 503),
)
async def leave_seat(request: Request, room: str, seat: SeatNumber) -> Response:
    """Leave for good: the chair is free for somebody else, or a bot's."""
    asked = await body(request, Leave)
    await staff_of(request).seating.leave(room, seat - 1, token_of(request), asked)
    return await _info(request, room)


@SEAT_DOORS.post(
    f"{_SEAT}/rematch",
    openapi_extra=takes(Rematch),
    responses=gives(Seated, 400, 403, 404, 409, 413, 415, 503),
)
async def rematch(request: Request, room: str, seat: SeatNumber) -> Response:
    """After the end: one's own chair at a new match of the same kind with the same company."""
    await body(request, Rematch)
    seated = await staff_of(request).seating.rematch(room, seat - 1, token_of(request))
    return _seated(request, seated)


async def _info(request: Request, room: str) -> Response:
    async with staff_of(request).rooms.hold(room) as held:
        return Answer(write(held.info()))


def _seated(request: Request, seated: Seated) -> Response:
    answer = Answer(write(seated))
    path = f"/api/rooms/{seated.room}/seats/{seated.seat}"
    give_seat_cookie(request, answer, seated.token, path)
    return answer
