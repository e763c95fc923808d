"""The OpenAPI description, made from the very types that are read and written."""

from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from msgspec import Struct

from carpathia.server.examples import EXAMPLES
from carpathia.server.messages import Error

_REFERENCE: Final = "#/components/schemas/{name}"
_SAYS: Final = {
    400: "The message cannot be read",
    403: "A foreign page, a wrong link or a wrong seat",
    404: "There is no such room",
    409: "Not now: stale, out of turn, taken, or over",
    413: "The message is too long",
    415: "The message is not sent as JSON",
    422: "Well written, but the rules do not allow it",
    429: "Too much at once; `Retry-After` says when to come back",
    503: "The store does not answer, or may only be read; nothing was changed",
}
_EVERYWHERE: Final = (400, 403, 429)
"""Refusals by those who stand before every door: the guard and the limits."""


def takes(kind: type[Struct]) -> dict[str, Any]:
    """`openapi_extra` of a door that takes a message."""
    return {"requestBody": {"required": True, "content": _content(kind)}}


def gives(kind: type[Struct] | None, *statuses: int, success: int = 200) -> dict[int | str, Any]:
    """`responses` of a door: what it gives, and the refusals one may meet."""
    found: dict[int | str, Any] = {success: {"description": "Done"}}
    if kind is not None:
        found[success]["content"] = _content(kind)
    else:
        found[success]["content"] = {"text/plain": {"schema": {"type": "string"}}}
    for status in sorted({*statuses, *_EVERYWHERE}):
        found[status] = {"description": _SAYS[status], "content": _content(Error)}
    return found


def _content(kind: type[Struct]) -> dict[str, Any]:
    schema = {"$ref": _REFERENCE.format(name=kind.__name__)}
    example = msgspec.to_builtins(EXAMPLES[kind])
    return {"application/json": {"schema": schema, "example": example}}


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of all doors; FastAPI's own 422 is left out, for it never happens."""
    if app.openapi_schema is None:
        told = get_openapi(title=app.title, version=app.version, routes=app.routes)
        for doors in told["paths"].values():
            for door in doors.values():
                invented = door["responses"].get("422", {}).get("content", {})
                if "HTTPValidationError" in str(invented):
                    del door["responses"]["422"]
        _, schemas = msgspec.json.schema_components(list(EXAMPLES), ref_template=_REFERENCE)
        told["components"] = {"schemas": schemas}
        app.openapi_schema = told
    return app.openapi_schema
