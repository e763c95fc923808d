"""Every door over HTTP: what is taken, what is given, who may. The rules of it are in `Room`."""

from collections.abc import AsyncIterator
from typing import Annotated, Final, TypeVar

from fastapi import APIRouter, Path, Request, Response
from msgspec import Struct

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.server.describing import gives, takes
from carpathia.server.malformed import message_wrong
from carpathia.server.messages import (
    LONGEST,
    Create,
    Created,
    Health,
    Join,
    Message,
    Open,
    Play,
    Rename,
    RoomInfo,
    Seated,
    Watch,
    read,
    too_long,
    write,
)
from carpathia.server.rooms import Rooms

ROUTER: Final = APIRouter()
COOKIE: Final = "carpathia"
_HALF_A_YEAR: Final = 182 * 24 * 3600
_MOST_VERSION: Final = 9

SeatNumber = Annotated[int, Path(ge=1, le=9)]

_Asked = TypeVar("_Asked", bound=Struct)


class Answer(Response):
    """JSON that is already bytes."""

    media_type = "application/json"


# Rooms


@ROUTER.get("/healthz", responses=gives(Health, 503))
async def healthz(request: Request) -> Response:
    """Whether the server and its store answer."""
    if not await rooms_of(request).is_alive():
        raise Refusal("store-failed")
    return Answer(write(Health("ok")))


@ROUTER.post(
    "/api/rooms",
    status_code=201,
    openapi_extra=takes(Create),
    responses=gives(Created, 400, 403, 413, 415, 422, 503, success=201),
)
async def create_room(request: Request) -> Response:
    """Make a room and deal; who created it joins like everyone else."""
    created = await rooms_of(request).create(await body(request, Create))
    return Answer(write(created), 201)


@ROUTER.get("/api/rooms/{room}", responses=gives(RoomInfo, 404, 503))
async def show_room(request: Request, room: str) -> Response:
    """Who sits where, what is played, and the commitment to the deal."""
    async with rooms_of(request).hold(room) as held:
        return Answer(write(held.info()))


@ROUTER.get("/api/rooms/{room}/record", responses=gives(None, 404, 409, 503))
async def show_record(request: Request, room: str) -> Response:
    """After the end: the whole match as text, with the opened seed, to replay and to verify."""
    async with rooms_of(request).hold(room) as held:
        return Response(held.record(), media_type="text/plain")


# Seats


@ROUTER.post(
    "/api/rooms/{room}/seats",
    openapi_extra=takes(Join),
    responses=gives(Seated, 400, 403, 404, 409, 413, 415, 422, 503),
)
async def join_room(request: Request, room: str) -> Response:
    """Take a free seat by the join link. Sent again with the same key, it is the same seat."""
    seated = await rooms_of(request).join(room, await body(request, Join))
    return _seated(request, room, seated)


@ROUTER.post(
    "/api/rooms/{room}/seats/{seat}/open",
    openapi_extra=takes(Open),
    responses=gives(Seated, 400, 403, 404, 413, 415, 503),
)
async def open_seat(request: Request, room: str, seat: SeatNumber) -> Response:
    """Sit down in one's seat on another device, by the seat link."""
    asked = await body(request, Open)
    async with rooms_of(request).hold(room) as held:
        held.check_seat(seat - 1, asked.token)
    return _seated(request, room, Seated(seat, asked.token))


@ROUTER.get("/api/rooms/{room}/seats/{seat}/link", responses=gives(Seated, 403, 404, 503))
async def show_seat_link(request: Request, room: str, seat: SeatNumber) -> Response:
    """The token of one's own seat, to carry it to another device."""
    token = token_of(request)
    async with rooms_of(request).hold(room) as held:
        held.check_seat(seat - 1, token)
    return Answer(write(Seated(seat, token)))


@ROUTER.post(
    "/api/rooms/{room}/seats/{seat}/name",
    openapi_extra=takes(Rename),
    responses=gives(RoomInfo, 400, 403, 404, 413, 415, 422, 503),
)
async def rename_seat(request: Request, room: str, seat: SeatNumber) -> Response:
    """Choose another name."""
    asked = await body(request, Rename)
    rooms = rooms_of(request)
    await rooms.rename(room, seat - 1, token_of(request), asked)
    async with rooms.hold(room) as held:
        return Answer(write(held.info()))


@ROUTER.get("/api/rooms/{room}/seats/{seat}", responses=gives(Message, 400, 403, 404, 503))
async def show_seat(
    request: Request, room: str, seat: SeatNumber, after: str | None = None
) -> Response:
    """The table as this seat sees it, with the events since version `after`."""
    since = read_version(after)
    async with rooms_of(request).hold(room) as held:
        held.check_seat(seat - 1, token_of(request))
        return Answer(held.message(seat - 1, since))


@ROUTER.post(
    "/api/rooms/{room}/seats/{seat}/play",
    openapi_extra=takes(Play),
    responses=gives(Message, 400, 403, 404, 409, 413, 415, 422, 503),
)
async def play(request: Request, room: str, seat: SeatNumber) -> Response:
    """Play a move. Answered when it is on the disk; sent again with the same key, it is answered
    the same. Where the table went on meanwhile: 409, with the current message as `now`.
    """
    asked = await body(request, Play)
    return Answer(await rooms_of(request).play(room, seat - 1, token_of(request), asked))


# Onlookers


@ROUTER.post(
    "/api/rooms/{room}/watch",
    openapi_extra=takes(Watch),
    responses=gives(Message, 400, 403, 404, 413, 415, 503),
)
async def watch_room(request: Request, room: str) -> Response:
    """Look on by the watch link: what everyone at the table sees, and no more."""
    asked = await body(request, Watch)
    async with rooms_of(request).hold(room) as held:
        held.check_watch(asked.watch)
        answer = Answer(held.message(NOBODY))
    _give_cookie(request, answer, asked.watch, f"/api/rooms/{room}/watch")
    return answer


@ROUTER.get("/api/rooms/{room}/watch", responses=gives(Message, 400, 403, 404, 503))
async def show_watch(request: Request, room: str, after: str | None = None) -> Response:
    """The table as an onlooker sees it."""
    since = read_version(after)
    async with rooms_of(request).hold(room) as held:
        held.check_watch(token_of(request))
        return Answer(held.message(NOBODY, since))


# Reading


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def token_of(request: Request) -> str:
    return request.cookies.get(COOKIE, "")


async def body(request: Request, kind: type[_Asked]) -> _Asked:
    """What was sent, if it is sent as JSON and short enough; raises Refusal."""
    sent_as = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if sent_as != "application/json":  # what a form of a foreign page cannot send
        raise Refusal("body-not-json")
    return read(await _limited(request.stream()), kind)


async def _limited(stream: AsyncIterator[bytes]) -> bytes:
    data = b""
    async for chunk in stream:
        data += chunk
        if len(data) > LONGEST:
            raise too_long()
    return data


def read_version(text: str | None) -> int | None:
    """The version a reader has; none: it wants no events."""
    if text is None:
        return None
    if len(text) > _MOST_VERSION or not text.isascii() or not text.isdecimal():
        raise message_wrong("after", "range")
    return int(text)


def _seated(request: Request, room: str, seated: Seated) -> Response:
    answer = Answer(write(seated))
    _give_cookie(request, answer, seated.token, f"/api/rooms/{room}/seats/{seated.seat}")
    return answer


def _give_cookie(request: Request, answer: Response, token: str, path: str) -> None:
    """Kept from scripts and from other sites, and sent to this one seat's doors only: several
    seats on one screen have a cookie each.
    """
    is_secure = "https" in (request.url.scheme, request.headers.get("origin", "").partition(":")[0])
    answer.set_cookie(
        COOKIE,
        token,
        max_age=_HALF_A_YEAR,
        path=path,
        secure=is_secure,
        httponly=True,
        samesite="strict",
    )
