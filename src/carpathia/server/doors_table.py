"""The doors of the table: look, play, take back, agree, point, ask for a hint."""

from typing import Final

from fastapi import APIRouter, Request, Response

from carpathia.server.describing import gives, takes
from carpathia.server.messages import Hint, Message, RoomInfo, write
from carpathia.server.reading import (
    Answer,
    SeatNumber,
    body,
    read_version,
    read_wait,
    token_of,
)
from carpathia.server.requests import AskHint, Play, Sign, Undo, Vote
from carpathia.server.staff import staff_of
from carpathia.server.waiting import MOST_WAIT

TABLE_DOORS: Final = APIRouter()
_SEAT: Final = "/api/rooms/{room}/seats/{seat}"
_COMMAND: Final = gives(Message, 400, 403, 404, 409, 413, 415, 422, 503)


@TABLE_DOORS.get(_SEAT, responses=gives(Message, 400, 403, 404, 503))
async def show_seat(
    request: Request,
    room: str,
    seat: SeatNumber,
    after: str | None = None,
    wait: str | None = None,
) -> Response:
    """The table as this seat sees it, with the events since version `after`.

    With `wait`, it is answered when there is a newer version or other news of the room, or after so
    many seconds.
    """
    since, seconds = read_version(after), read_wait(wait, MOST_WAIT)
    staff, token = staff_of(request), token_of(request)
    async with staff.rooms.hold(room) as held:
        held.check_seat(seat - 1, token)
    await staff.waiting.for_news(room, seat - 1, since, seconds)
    async with staff.rooms.hold(room) as held:
        held.check_seat(seat - 1, token)
        return Answer(held.message(seat - 1, since))


@TABLE_DOORS.post(f"{_SEAT}/play", openapi_extra=takes(Play), responses=_COMMAND)
async def play(request: Request, room: str, seat: SeatNumber) -> Response:
    """Play a move. Answered when it is on the disk; sent again with the same key, it is answered
    the same. Where the table went on meanwhile: 409, with the current message as `now`.
    """
    asked = await body(request, Play)
    token = token_of(request)
    return Answer(await staff_of(request).playing.play(room, seat - 1, token, asked))


@TABLE_DOORS.post(f"{_SEAT}/undo", openapi_extra=takes(Undo), responses=_COMMAND)
async def undo(request: Request, room: str, seat: SeatNumber) -> Response:
    """Take steps back. Up to `undo` of the message at once; up to `undo_asking` if the others
    agree, who are asked: the answer is then the table as it is.
    """
    asked = await body(request, Undo)
    token = token_of(request)
    return Answer(await staff_of(request).playing.play(room, seat - 1, token, asked))


@TABLE_DOORS.post(f"{_SEAT}/vote", openapi_extra=takes(Vote), responses=_COMMAND)
async def vote(request: Request, room: str, seat: SeatNumber) -> Response:
    """Agree, or not, that somebody takes steps back. Not to agree to what one asked oneself is to
    withdraw it.
    """
    asked = await body(request, Vote)
    token = token_of(request)
    return Answer(await staff_of(request).playing.vote(room, seat - 1, token, asked))


@TABLE_DOORS.post(
    f"{_SEAT}/hint",
    openapi_extra=takes(AskHint),
    responses=gives(Hint, 400, 403, 404, 409, 413, 415, 503),
)
async def hint(request: Request, room: str, seat: SeatNumber) -> Response:
    """What the search bot would do, and why. The match counts as assisted from then on."""
    asked = await body(request, AskHint)
    token = token_of(request)
    return Answer(await staff_of(request).playing.hint(room, seat - 1, token, asked))


@TABLE_DOORS.post(
    f"{_SEAT}/sign",
    openapi_extra=takes(Sign),
    responses=gives(RoomInfo, 400, 403, 404, 409, 413, 415, 422, 503),
)
async def sign(request: Request, room: str, seat: SeatNumber) -> Response:
    """Point at something, suggest a move, show a thumb: for SOS Titanic, where nobody chats."""
    asked = await body(request, Sign)
    staff = staff_of(request)
    await staff.signing.sign(room, seat - 1, token_of(request), asked)
    async with staff.rooms.hold(room) as held:
        return Answer(write(held.info()))
