"""What a record of SOS Titanic shows: which powers were used, which Action cards played."""

from collections.abc import Callable

from carpathia.engine.game import Event
from carpathia.engine.match import Match, Step
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES
from carpathia.games.sos_titanic.state import SosState


def crew_of(match: Match) -> list[str]:
    assert isinstance(match.state, SosState)
    return [CREW_NAMES[crew] for crew in match.state.table.crew]


def cards_played(match: Match) -> set[str]:
    played = [event.args["card"] for step in match.steps for event in told(step, "action-played")]
    return {name for name in ACTION_NAMES if name in played}


def powers_used(match: Match) -> set[str]:
    """The crew members whose power made a difference."""
    crew = crew_of(match)
    used: set[str] = set()
    for index, step in enumerate(match.steps):
        before = match.steps[index - 1] if index else None
        for seat, name in enumerate(crew):
            if _SHOWS[name](match, step, before, seat):
                used.add(name)
    return used


def told(step: Step, key: str) -> list[Event]:
    return [event for event in step.events if event.key == key]


def _failed(step: Step, seat: int) -> bool:
    return step.seat == seat and bool(told(step, "rescue-failed")) and not told(step, "ship-sunk")


def _drew(step: Step, seat: int) -> int:
    return sum(event.args["seat"] == seat + 1 for event in told(step, "action-drawn"))


def _text(match: Match, step: Step | None) -> str:
    return match.game.write(step.move) if step is not None else ""


def _murdoch(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    """Two Passengers placed in one Rescue."""
    both = _text(match, step).startswith("place") and _text(match, before).startswith("place")
    return step.seat == seat and both and before is not None and before.seat == seat


def _boxhall(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return _failed(step, seat) and _drew(step, seat) == 2


def _lee(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return _failed(step, seat) and _drew(step, seat) == 0


def _latimer(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return bool(told(step, "passenger-saved")) and _drew(step, seat) == 1


def _lowe(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return step.seat == seat and _text(match, step).startswith("swap")


def _fleet(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return step.seat == seat and before is not None and bool(told(before, "actions-offered"))


def _smith(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return step.seat == seat and _text(match, step) == "new-deal"


def _pitman(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return step.seat != seat and _failed(step, step.seat) and _drew(step, seat) == 1


def _lightoller(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    if before is None or step.seat != seat or not _failed(before, seat):
        return False
    return _text(match, step).startswith("play") and len(crew_of(match)) > 1


def _phillips(match: Match, step: Step, before: Step | None, seat: int) -> bool:
    return step.seat == seat and _text(match, step).startswith("borrow")


_SHOWS: dict[str, Callable[[Match, Step, Step | None, int], bool]] = {
    "murdoch": _murdoch,
    "boxhall": _boxhall,
    "lee": _lee,
    "latimer": _latimer,
    "lowe": _lowe,
    "fleet": _fleet,
    "smith": _smith,
    "pitman": _pitman,
    "lightoller": _lightoller,
    "phillips": _phillips,
}
