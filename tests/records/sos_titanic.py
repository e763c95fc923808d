"""The records of SOS Titanic: both endings, every power, every Action card, in each edition."""

from collections.abc import Callable

from carpathia.engine.match import Match, Step
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES
from carpathia.games.sos_titanic.components import SETUPS
from carpathia.games.sos_titanic.state import SosState
from tests.records.collection import Collection, play_seeded, told

ENDINGS = ("sunk", "all-saved")


class SosTitanicRecords(Collection):
    """A series an edition."""

    game = "sos-titanic"
    title = "SOS Titanic"
    series = ("en", "fr")
    headings = ("score", "powers used", "Action cards played")

    def wanted(self, series: str) -> set[str]:
        crew = {f"{name} uses his power" for name in CREW_NAMES}
        return {f"{series}: {what}" for what in {*ENDINGS, *ACTION_NAMES, *crew}}

    def shown(self, match: Match) -> set[str]:
        result = match.result()
        powers = {f"{name} uses his power" for name in powers_used(match)}
        endings = {result.reason} if result is not None else set()
        everything = {*endings, *cards_played(match), *powers}
        return {f"{match.game.edition}: {what}" for what in everything}

    def play(self, series: str, number: int) -> Match:
        """The crew member the match is about sits first."""
        name = CREW_NAMES[number % len(CREW_NAMES)]
        seats = 1 + number // len(CREW_NAMES) % 5
        if name in ("smith", "pitman", "lightoller", "phillips"):
            seats = max(seats, 2)
        others = [other for other in CREW_NAMES if other != name]
        setup = Setup("sos-titanic", series, seats)
        crew = [name, *(others[(number + 3 * seat) % 9] for seat in range(1, seats))]
        if seats == 1 or len(set(crew)) == seats:
            setup.options["crew"] = ",".join(crew)
        setup.options["setup"] = SETUPS[number // 7 % 3] if number % 3 == 0 else "classic"
        return play_seeded(setup, f"record {series} {number}", number)

    def is_worth_keeping(self, new: set[str], number: int) -> bool:
        return bool(new) and (len(new) > 2 or number > 300 or any("power" in one for one in new))

    def file_name(self, match: Match, number: int) -> str:
        result = match.result()
        assert result is not None
        return f"{match.game.edition}-{'-'.join(crew_of(match))}-{result.reason}-{number}.txt"

    def row(self, match: Match) -> list[str]:
        result = match.result()
        assert result is not None
        powers = ", ".join(sorted(powers_used(match)))
        played = ", ".join(sorted(cards_played(match)))
        return [f"{result.scores[0]}, {result.reason}", powers, played]


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
