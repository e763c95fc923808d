"""What every door does: read what was asked, know who asks, answer in bytes."""

from collections.abc import AsyncIterator
from typing import Annotated, Final, TypeVar

from fastapi import Path, Request, Response
from msgspec import Struct
from pydantic import BeforeValidator
from starlette.requests import HTTPConnection

from carpathia.engine.errors import Refusal
from carpathia.server.malformed import message_wrong
from carpathia.server.messages import LONGEST, read, too_long
from carpathia.server.tokens import hashed, is_well_made, new_secret

COOKIE: Final = "carpathia"
"""The token of one seat, or of the watch link, sent to that seat's doors only."""
ME: Final = "carpathia-me"
"""What a browser is known by, for its own statistics."""
_HALF_A_YEAR: Final = 182 * 24 * 3600
_MOST_VERSION: Final = 9


def read_seat(text: str) -> int:
    """A chair's number in a path, written in the one way: limits count by path. Or ValueError."""
    if len(text) != 1 or text not in "123456789":
        raise ValueError
    return int(text)


SeatNumber = Annotated[int, BeforeValidator(read_seat), Path(ge=1, le=9)]

_Asked = TypeVar("_Asked", bound=Struct)


class Answer(Response):
    """JSON that is already bytes."""

    media_type = "application/json"


async def body(request: Request, kind: type[_Asked], most: int = LONGEST) -> _Asked:
    """What was sent, if it is sent as JSON and short enough; raises Refusal."""
    sent_as = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if sent_as != "application/json":  # what a form of a foreign page cannot send
        raise Refusal("body-not-json")
    return read(await _limited(request.stream(), most), kind, most)


async def _limited(stream: AsyncIterator[bytes], most: int) -> bytes:
    data = b""
    async for chunk in stream:
        data += chunk
        if len(data) > most:
            raise too_long(most)
    return data


def read_version(text: str | None) -> int | None:
    """The version a reader has; none: it wants no events."""
    return None if text is None else _read_count("after", text)


def read_wait(text: str | None, most: int) -> int:
    """How many seconds a reader will wait for news."""
    return 0 if text is None else min(most, _read_count("wait", text))


def read_count(name: str, text: str | None, usual: int) -> int:
    """A number in a query, not too large; raises Refusal."""
    return usual if text is None else _read_count(name, text)


def _read_count(name: str, text: str) -> int:
    if len(text) > _MOST_VERSION or not text.isascii() or not text.isdecimal():
        raise message_wrong(name, "range")
    return int(text)


# Who asks


def token_of(request: HTTPConnection) -> str:
    return request.cookies.get(COOKIE, "")


def player_of(request: HTTPConnection) -> str:
    """What this browser is known by; a new one where it is not known yet."""
    known = request.cookies.get(ME, "")
    return known if is_well_made(known) else new_secret()


def player_hash(player: str) -> bytes:
    return hashed(f"player {player}")


def asking_player(request: HTTPConnection) -> bytes:
    """The hash of what this browser is known by; one that is nobody's, where it is not."""
    return player_hash(player_of(request))


def forget_player_cookie(answer: Response) -> None:
    answer.delete_cookie(ME, path="/api", httponly=True, samesite="strict")


def give_seat_cookie(request: Request, answer: Response, token: str, path: str) -> None:
    """Kept from scripts and from other sites, and sent to this one seat's doors only: several
    seats on one screen have a cookie each.
    """
    _give(request, answer, COOKIE, token, path)


def give_player_cookie(request: Request, answer: Response, player: str) -> None:
    if request.cookies.get(ME) != player:
        _give(request, answer, ME, player, "/api")


def _give(request: Request, answer: Response, name: str, value: str, path: str) -> None:
    is_secure = "https" in (request.url.scheme, request.headers.get("origin", "").partition(":")[0])
    answer.set_cookie(
        name,
        value,
        max_age=_HALF_A_YEAR,
        path=path,
        secure=is_secure,
        httponly=True,
        samesite="strict",
    )
