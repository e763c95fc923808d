"""The doors of players: one's own statistics, all one's data, being forgotten, leaderboards."""

from typing import Final

from fastapi import APIRouter, Request, Response

from carpathia.server.describing import gives, takes
from carpathia.server.malformed import message_wrong
from carpathia.server.messages import write
from carpathia.server.messages_players import Export, Forgetting, Leaders, Me
from carpathia.server.reading import (
    Answer,
    asking_player,
    body,
    forget_player_cookie,
    player_of,
    read_count,
)
from carpathia.server.requests import Forget
from carpathia.server.shelf import can_be_kept
from carpathia.server.staff import staff_of

PLAYER_DOORS: Final = APIRouter()


@PLAYER_DOORS.get("/api/me", responses=gives(Me, 503))
async def show_me(request: Request) -> Response:
    """How the matches of this browser ended."""
    return Answer(write(await staff_of(request).players.show(asking_player(request))))


@PLAYER_DOORS.get("/api/me/export", responses=gives(Export, 503))
async def export_me(request: Request) -> Response:
    """Everything that is kept about this browser."""
    answer = Answer(write(await staff_of(request).players.export(asking_player(request))))
    answer.headers["Content-Disposition"] = 'attachment; filename="carpathia.json"'
    return answer


@PLAYER_DOORS.post(
    "/api/me/delete",
    openapi_extra=takes(Forget),
    responses=gives(Forgetting, 400, 403, 413, 415, 503),
)
async def forget_me(request: Request) -> Response:
    """Forget this browser, in two steps. Finished matches stay, of nobody; running ones go on."""
    asked = await body(request, Forget)
    done = await staff_of(request).players.forget(player_of(request), asked)
    answer = Answer(write(done))
    if done.done:
        forget_player_cookie(answer)
    return answer


@PLAYER_DOORS.get("/api/leaders", responses=gives(Leaders, 400, 422, 503))
async def show_leaders(
    request: Request,
    game: str = "sos-titanic",
    seats: str | None = None,
    crew: str = "",
    edition: str = "",
    clean: str | None = None,
) -> Response:
    """The best of each player, of finished matches by the usual rules that people alone decided.

    For one number of seats: where none is given, 1 in SOS Titanic and 2 elsewhere. Of one crew
    member or one edition, if named; with `clean=1`, of matches without help only.
    """
    for name, text in (("game", game), ("crew", crew), ("edition", edition)):
        if not can_be_kept(text):
            raise message_wrong(f"$.{name}", "pattern")
    usual = 1 if game == "sos-titanic" else 2
    found = await staff_of(request).players.leaders(
        asking_player(request),
        game,
        read_count("seats", seats, usual),
        crew,
        edition,
        read_count("clean", clean, 0) > 0,
    )
    return Answer(write(found))
