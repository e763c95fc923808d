"""The doors of rooms: make one, look at one, watch, ask somebody to leave, read the record."""

from typing import Final

from fastapi import APIRouter, Request, Response

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.server.describing import gives, takes
from carpathia.server.messages import Created, Health, Kicking, Message, RoomInfo, RoomList, write
from carpathia.server.reading import (
    Answer,
    asking_player,
    body,
    give_seat_cookie,
    read_version,
    read_wait,
    token_of,
)
from carpathia.server.requests import Create, Kick, SeatBot, Watch
from carpathia.server.staff import staff_of
from carpathia.server.waiting import MOST_WAIT

ROOM_DOORS: Final = APIRouter()


@ROOM_DOORS.get("/healthz", responses=gives(Health, 503))
async def healthz(request: Request) -> Response:
    """Whether the server and its store answer."""
    if not await staff_of(request).rooms.is_alive():
        raise Refusal("store-failed")
    return Answer(write(Health("ok")))


@ROOM_DOORS.post(
    "/api/rooms",
    status_code=201,
    openapi_extra=takes(Create),
    responses=gives(Created, 400, 403, 413, 415, 422, 503, success=201),
)
async def create_room(request: Request) -> Response:
    """Make a room and deal; who created it joins like everyone else."""
    created = await staff_of(request).seating.create(await body(request, Create))
    return Answer(write(created), 201)


@ROOM_DOORS.get("/api/rooms", responses=gives(RoomList, 503))
async def list_rooms(request: Request) -> Response:
    """The public rooms where a chair is free, with their join links."""
    return Answer(write(await staff_of(request).seating.list_public()))


@ROOM_DOORS.get("/api/rooms/{room}", responses=gives(RoomInfo, 404, 503))
async def show_room(request: Request, room: str) -> Response:
    """Who sits where, what is played, and the commitment to the deal."""
    async with staff_of(request).rooms.hold(room) as held:
        return Answer(write(held.info()))


@ROOM_DOORS.get("/api/rooms/{room}/record", responses=gives(None, 404, 409, 503))
async def show_record(request: Request, room: str) -> Response:
    """After the end: the whole match as text, with the opened seed, to replay and to verify.

    An imported record has its own name, and can be taken away again by it.
    """
    replays = staff_of(request).replays
    found = await replays.open(room, asking_player(request))
    return Response(replays.text(found), media_type="text/plain")


@ROOM_DOORS.post(
    "/api/rooms/{room}/kick",
    openapi_extra=takes(Kick),
    responses=gives(Kicking, 400, 403, 404, 409, 413, 415, 503),
)
async def kick(request: Request, room: str) -> Response:
    """Ask somebody to leave, in two steps; the old join link is closed with it."""
    return Answer(write(await staff_of(request).seating.kick(room, await body(request, Kick))))


@ROOM_DOORS.post(
    "/api/rooms/{room}/bots",
    openapi_extra=takes(SeatBot),
    responses=gives(RoomInfo, 400, 403, 404, 409, 413, 415, 422, 503),
)
async def seat_bot(request: Request, room: str) -> Response:
    """The host puts a bot into a free chair."""
    staff = staff_of(request)
    await staff.seating.seat_bot(room, await body(request, SeatBot))
    async with staff.rooms.hold(room) as held:
        return Answer(write(held.info()))


# Onlookers


@ROOM_DOORS.post(
    "/api/rooms/{room}/watch",
    openapi_extra=takes(Watch),
    responses=gives(Message, 400, 403, 404, 413, 415, 503),
)
async def watch_room(request: Request, room: str) -> Response:
    """Look on by the watch link: what everyone at the table sees, and no more."""
    asked = await body(request, Watch)
    async with staff_of(request).rooms.hold(room) as held:
        held.check_watch(asked.watch)
        answer = Answer(held.message(NOBODY))
    give_seat_cookie(request, answer, asked.watch, f"/api/rooms/{room}/watch")
    return answer


@ROOM_DOORS.get("/api/rooms/{room}/watch", responses=gives(Message, 400, 403, 404, 503))
async def show_watch(
    request: Request, room: str, after: str | None = None, wait: str | None = None
) -> Response:
    """The table as an onlooker sees it; with `wait`, once there is something new."""
    since, seconds = read_version(after), read_wait(wait, MOST_WAIT)
    staff = staff_of(request)
    async with staff.rooms.hold(room) as held:
        held.check_watch(token_of(request))
    await staff.waiting.for_news(room, NOBODY, since, seconds)
    async with staff.rooms.hold(room) as held:
        held.check_watch(token_of(request))
        return Answer(held.message(NOBODY, since))
