"""The application: all doors, one shape of error, and the guard before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Match
from starlette.types import ASGIApp, Receive, Scope, Send

from carpathia import __version__
from carpathia.engine.errors import Refusal
from carpathia.server.answers import turn_away
from carpathia.server.describing import describe
from carpathia.server.doors_daily import DAILY_DOORS
from carpathia.server.doors_lessons import LESSON_DOORS
from carpathia.server.doors_players import PLAYER_DOORS
from carpathia.server.doors_replays import REPLAY_DOORS
from carpathia.server.doors_rooms import ROOM_DOORS
from carpathia.server.doors_seats import SEAT_DOORS
from carpathia.server.doors_table import TABLE_DOORS
from carpathia.server.guard import Guard
from carpathia.server.malformed import message_wrong
from carpathia.server.metrics import METRICS, Metrics
from carpathia.server.neighbours import hearing
from carpathia.server.observer import Observer
from carpathia.server.pages import BUILT, Page
from carpathia.server.settings import Settings
from carpathia.server.sockets import SOCKETS, refused
from carpathia.server.staff import Staff
from carpathia.server.store import Store
from carpathia.server.throttle import Throttle

_NOBODY_WATCHES: Final[TelemetryConfig] = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}
"""Of itself FastAPI tells whoever is set up in the environment; here nothing leaves the house."""
RELEASE: Final = "release"
"""Where whoever runs the application finds what to call when it is about to stop it."""
_METHODS: Final = ("GET", "HEAD", "POST")
"""All that any door of ours knows."""


def make_app(store: Store, settings: Settings) -> ASGIApp:
    """Everything: seen by the observer, behind the guard, within the limits."""
    metrics = Metrics()
    throttle = Throttle(make_doors(store, settings, metrics), settings)
    metrics.sockets.set_function(throttle.open_sockets)
    return Observer(Guard(throttle, settings), metrics)


def make_doors(store: Store, settings: Settings, metrics: Metrics) -> FastAPI:
    """The doors alone."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        staff = Staff(store, settings.limits.match_commands, settings.keep_imports)
        staff.rooms.is_read_only = settings.is_read_only
        staff.rooms.on_stored = metrics.stored
        metrics.rooms.set_function(staff.rooms.open_count)
        app.state.staff = staff
        heard = hearing(store.engine, store.name, staff.whispers)
        async with heard if store.is_shared else nullcontext():
            yield {RELEASE: staff.waiting.release}
        await staff.close()

    app = FastAPI(
        title="Carpathia",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        telemetry=_NOBODY_WATCHES,
    )
    afterwards = (REPLAY_DOORS, PLAYER_DOORS, DAILY_DOORS, LESSON_DOORS)
    for doors in (ROOM_DOORS, SEAT_DOORS, TABLE_DOORS, *afterwards, SOCKETS, METRICS):
        app.include_router(doors)
    app.router.default = _nowhere(app.router.default)
    page = Page(BUILT)
    app.router.routes += page.doors()
    app.state.page = page
    app.state.settings = settings
    app.state.metrics = metrics
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_nothing)
    app.add_exception_handler(ClientDisconnect, _on_cut)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(Exception, _on_failure)

    def openapi() -> dict[str, Any]:
        return describe(app)

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to replace it
    return app


def _nowhere(otherwise: ASGIApp) -> ASGIApp:
    """A socket to where there is none is refused like everything else; Starlette says nothing."""

    async def turn_back(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await turn_away(scope, Refusal("nothing-here"), send)
        else:
            await otherwise(scope, receive, send)

    return turn_back


async def _on_refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error)


async def _on_nothing(_request: Request, _error: Exception) -> Response:
    """A path that FastAPI cannot read, such as a seat that is no number, leads nowhere."""
    return refused(Refusal("nothing-here"))


async def _on_cut(_request: Request, _error: Exception) -> Response:
    """Whoever was sending is gone in the middle of it: no failure, and nobody hears the answer."""
    return refused(message_wrong("$", "not-json"))


async def _on_http(request: Request, error: Exception) -> Response:
    """Starlette's own refusals: no such path, no such method. People who lost their way get the
    page, everything else an error that can be read by programs.
    """
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = refused(Refusal("method-wrong", {"method": request.method}))
        answer.headers["Allow"] = ", ".join(_methods(request))
        return answer
    page: Page = request.app.state.page
    return page.nowhere(request) or refused(Refusal("nothing-here"))


def _methods(request: Request) -> list[str]:
    """What can be done here: Starlette names that of the first door of a path only."""
    return [method for method in _METHODS if _is_door(request, method)]


def _is_door(request: Request, method: str) -> bool:
    scope = {**request.scope, "method": method}
    return any(route.matches(scope)[0] is Match.FULL for route in request.app.routes)


async def _on_failure(_request: Request, _error: Exception) -> Response:
    """A defect of ours. What went wrong is for the log, not for the reader."""
    return refused(Refusal("server-failed"))
