"""The application: all doors, one shape of error, and the guard before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from carpathia import __version__
from carpathia.engine.errors import Refusal
from carpathia.server.describing import describe
from carpathia.server.doors_rooms import ROOM_DOORS
from carpathia.server.doors_seats import SEAT_DOORS
from carpathia.server.doors_table import TABLE_DOORS
from carpathia.server.guard import Guard
from carpathia.server.pages import make_pages
from carpathia.server.sockets import SOCKETS, refused
from carpathia.server.staff import Staff
from carpathia.server.store import Store


def make_app(store: Store, is_local: bool) -> ASGIApp:
    """Everything behind its guard; `is_local`: for this machine only."""
    return Guard(make_doors(store), is_local)


def make_doors(store: Store) -> FastAPI:
    """The doors alone."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.staff = Staff(store)
        yield
        await app.state.staff.close()

    app = FastAPI(
        title="Carpathia",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
    )
    for doors in (ROOM_DOORS, SEAT_DOORS, TABLE_DOORS, SOCKETS):
        app.include_router(doors)
    app.router.routes += make_pages()
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_nothing)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(Exception, _on_failure)

    def openapi() -> dict[str, Any]:
        return describe(app)

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to replace it
    return app


async def _on_refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error)


async def _on_nothing(_request: Request, _error: Exception) -> Response:
    """A path that FastAPI cannot read, such as a seat that is no number, leads nowhere."""
    return refused(Refusal("nothing-here"))


async def _on_http(request: Request, error: Exception) -> Response:
    """Starlette's own refusals: no such path, no such method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = refused(Refusal("method-wrong", {"method": request.method}))
        answer.headers.update(error.headers or {})
        return answer
    return refused(Refusal("nothing-here"))


async def _on_failure(_request: Request, _error: Exception) -> Response:
    """A defect of ours. What went wrong is for the log, not for the reader."""
    return refused(Refusal("server-failed"))
