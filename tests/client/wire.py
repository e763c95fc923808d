"""Writes what the browser client must know of the server: `make wire`.

The types of all that travels, from the structures that are read and written; and what can be asked
for at a new table. A test says when the files are stale.
"""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from carpathia.bots.making import LEVELS
from carpathia.engine.setup import Editions, Setup
from carpathia.games.noris_titanic import editions as noris
from carpathia.games.noris_titanic import events as noris_events
from carpathia.games.noris_titanic.pieces import MOST_SEATS as NORIS_MOST
from carpathia.games.sos_titanic import editions as sos
from carpathia.games.sos_titanic import events as sos_events
from carpathia.games.sos_titanic.cards import CREW_NAMES
from carpathia.games.sos_titanic.components import SETUPS
from carpathia.games.sos_titanic.moves import MOST_SEATS as SOS_MOST
from carpathia.games.titus import editions as titus
from carpathia.games.titus import events as titus_events
from carpathia.games.titus.moves import LEAST_SEATS as TITUS_LEAST
from carpathia.games.titus.moves import MOST_SEATS as TITUS_MOST
from carpathia.lab.arena import solo_crews
from carpathia.server.examples import EXAMPLES
from carpathia.server.requests import MOST_NAME
from carpathia.server.room import EVENTS as ROOM_EVENTS

WIRE = Path(__file__).parents[2] / "client" / "src" / "wire"
EVENTS = {
    "sos-titanic": sos_events.EVENTS,
    "titus": titus_events.EVENTS,
    "noris-titanic": noris_events.EVENTS,
}
HEADER = "// Written by `make wire` from the server’s own types. Do not edit.\n"
NORIS_LEAST = 2


def types() -> str:
    """`types.ts`."""
    _, schemas = msgspec.json.schema_components(list(EXAMPLES), ref_template="{name}")
    parts = [HEADER]
    for name in sorted(schemas):
        parts.append(_interface(name, schemas[name]))
    for game, events in EVENTS.items():
        parts.append(_event_union(game, events))
    return "\n".join(parts)


def _event_union(game: str, events: dict[str, tuple[str, ...]]) -> str:
    """Every event of a game, with its arguments."""
    name = "".join(word.capitalize() for word in game.split("-")) + "Event"
    lines = [f"/** What can happen in {game}, and at every table. */", f"export type {name} ="]
    for key, args in {**events, **ROOM_EVENTS}.items():
        fields = "".join(f"; {arg}: string | number" for arg in args)
        lines.append(f"  | {{ event: {json.dumps(key)}{fields} }}")
    return "\n".join(lines) + ";\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {_one_line(schema.get('description', name))} */", f"export interface {name} {{"]
    needed = schema.get("required", [])
    for field, kind in schema["properties"].items():
        mark = "" if field in needed else "?"
        lines.append(f"  {field}{mark}: {_kind(kind)};")
    if not schema["properties"]:
        lines[-1] = f"export type {name} = Record<string, never>;"
        return "\n".join(lines) + "\n"
    return "\n".join([*lines, "}"]) + "\n"


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_kind(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = _kind(schema["items"])
            return (
                f"({inner})[]" if " " in inner and not inner.startswith("Record") else f"{inner}[]"
            )
        case "object":
            return f"Record<string, {_kind(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def games() -> str:
    """`games.ts`: what can be asked for at a new table."""
    told = {
        "sos-titanic": _game(sos.EDITIONS, 1, SOS_MOST, {"setup": list(SETUPS)}, list(CREW_NAMES)),
        "titus": _game(titus.EDITIONS, TITUS_LEAST, TITUS_MOST),
        "noris-titanic": _game(noris.EDITIONS, NORIS_LEAST, NORIS_MOST),
    }
    return (
        f"{HEADER}\n"
        f"export const LEVELS = {json.dumps(list(LEVELS))} as const;\n"
        f"export const MOST_NAME = {MOST_NAME};\n"
        f"export const GAMES = {json.dumps(told, indent=2)} as const;\n"
    )


def _game(
    editions: Editions,
    least: int,
    most: int,
    options: dict[str, list[str]] | None = None,
    crew: list[str] | None = None,
) -> dict[str, Any]:
    return {
        "editions": list(editions.editions),
        "least": int(least),
        "most": int(most),
        "options": options or {},
        "crew": crew or [],
        "solo": _solo(list(editions.editions)) if crew else [],
    }


def _solo(editions: list[str]) -> list[str]:
    """Who of the crew may serve alone; the same in every edition, or the page would have to ask."""
    first, *others = [solo_crews(Setup("sos-titanic", edition, 1)) for edition in editions]
    assert all(other == first for other in others)
    return list(first)


FILES = {"types.ts": types, "games.ts": games}

if __name__ == "__main__":
    for name, text in FILES.items():
        (WIRE / name).write_text(text(), encoding="utf-8")
