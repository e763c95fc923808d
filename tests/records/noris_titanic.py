"""The records of Noris' Titanic: every way it ends, and every special rule at work."""

from carpathia.engine.match import Match, Replay, Step
from carpathia.engine.setup import Setup
from carpathia.games.noris_titanic.board import COLUMNS, NONE, row_of
from carpathia.games.noris_titanic.editions import ROLLER_MOVES_AGAIN
from carpathia.games.noris_titanic.moves import BRING, LAY, MOVE, cell_of, direction_of, value_of
from carpathia.games.noris_titanic.state import NorisState
from carpathia.games.noris_titanic.table import Table
from carpathia.games.noris_titanic.walking import landing
from tests.records.collection import Collection, play_seeded, told

ENDINGS = ("last-place", "buoys-full", "a shared win")
SEATS = ("2 play", "3 play", "4 play")
# Each with the rule it shows.
RULES = (
    "a pawn chases its own kind as it comes in (N3.1)",
    "another tile chosen (N3.3)",
    "water chosen, and a pawn with it (N3.3)",
    "brought into a buoy (N3.4)",
    "no card brings a pawn in (N3.4)",
    "the turn is lost (N3.5)",
    "only moves on START (N3.5)",
    "cards shuffled anew (N3.7)",
    "a jump in the panic zone (N4.3)",
    "another's pawn chased (N4.4)",
    "an own pawn chased (N4.4)",
    "a stair passed over (N4.5)",
    "a stair left with a second card (N4.5)",
    "from the deck into the water (N4.6)",
    "a pawn buried (N5.1)",
    "through a hole in the rail (N5.2)",
    "the start cell covered (N5.2)",
    "saved in the last round (N6.1)",
    "the roller moves again (N6.1)",
)
# Events that show a rule by themselves.
TELLING = {
    "turn-lost": "the turn is lost (N3.5)",
    "cards-shuffled": "cards shuffled anew (N3.7)",
    "pawn-on-stair": "a stair left with a second card (N4.5)",
    "pawn-buried": "a pawn buried (N5.1)",
    "start-covered": "the start cell covered (N5.2)",
}


class NorisTitanicRecords(Collection):
    """One series over both house rules and all numbers of players."""

    game = "noris-titanic"
    title = "Noris' Titanic"
    headings = ("saved", "what it shows")

    def wanted(self, series: str) -> set[str]:
        return {*ENDINGS, *SEATS, *RULES, "casse-noisettes", "noris"}

    def shown(self, match: Match) -> set[str]:
        result = match.result()
        assert result is not None
        shared = {"a shared win"} if result.scores.count(max(result.scores)) > 1 else set()
        plain = {result.reason, match.game.edition, f"{match.game.seats} play"}
        return plain | shared | rules_shown(match)

    def play(self, series: str, number: int) -> Match:
        setup = Setup(
            "noris-titanic", ("casse-noisettes", "noris")[number // 3 % 2], 2 + number % 3
        )
        if number % 4 == 0:
            setup.options["first"] = "random"
        if number % 5 == 4:
            setup.switches[ROLLER_MOVES_AGAIN] = True
        if number % 7 == 6:
            setup.options["board"] = "rail-13"
        return play_seeded(setup, f"record noris-titanic {number}", number)

    def file_name(self, match: Match, number: int) -> str:
        result = match.result()
        assert result is not None
        return f"{match.game.edition}-{match.game.seats}-{result.reason}-{number}.txt"

    def row(self, match: Match) -> list[str]:
        result = match.result()
        assert result is not None
        scores = ", ".join(str(score) for score in result.scores)
        shared = ", shared" if result.scores.count(max(result.scores)) > 1 else ""
        shown = [rule for rule in RULES if rule in rules_shown(match)]
        return [f"{scores}, {result.reason}{shared}", ", ".join(shown)]


def rules_shown(match: Match) -> set[str]:
    """The special rules that were at work in a finished match: it is replayed and watched."""
    replay = Replay(match.game, match.record())
    seen: set[str] = set()
    while replay.match.result() is None:
        before = replay.match.state.copy()
        assert isinstance(before, NorisState)
        replay.step()
        step = replay.match.steps[-1]
        seen |= {rule for key, rule in TELLING.items() if told(step, key)}
        seen |= _shows_calling(before.table, step)
        if step.move >= BRING:
            seen |= _shows_moving(before.table, step)
    return seen


def _shows_calling(table: Table, step: Step) -> set[str]:
    """What laying a tile and calling a pawn show."""
    seen: set[str] = set()
    answers = [event.args["answer"] for event in told(step, "pawn-called")]
    if LAY <= step.move < BRING and table.stock[table.rolled] == 0:
        seen.add("another tile chosen (N3.3)")
        if answers == ["comes"]:
            seen.add("water chosen, and a pawn with it (N3.3)")
    faces = [event.args["face"] for event in told(step, "die-rolled")]
    if "no-card" in answers:
        seen.add("no card brings a pawn in (N3.4)")
    if faces == ["start"] and answers[0] in ("no-pawn", "start-covered"):
        if not told(step, "turn-lost"):
            seen.add("only moves on START (N3.5)")
    return seen


def _shows_moving(table: Table, step: Step) -> set[str]:
    """What a card that is played shows, by the table before it."""
    seen: set[str] = set()
    move = step.move
    is_new = move < MOVE
    start = int(table.rules.board.start) if is_new else int(cell_of(move))
    way, steps = direction_of(move), int(value_of(move))
    path = [int(landing(start, way, taken)) for taken in range(1, steps + 1)]
    end = path[-1]
    if any(table.pawns[cell] != NONE for cell in path[:-1]):
        seen.add("a jump in the panic zone (N4.3)")
    if any(table.is_open_stair(cell) for cell in path[:-1]) and not table.is_open_stair(start):
        if row_of(start) <= table.rules.board.lower_rows < row_of(end):
            seen.add("a stair passed over (N4.5)")
    if told(step, "pawn-chased"):
        own = table.pawns[end] == table.seat
        seen.add("an own pawn chased (N4.4)" if own else "another's pawn chased (N4.4)")
        if own and is_new:
            seen.add("a pawn chases its own kind as it comes in (N3.1)")
    if not is_new and table.rules.board.place[start] > table.covered and _is_wet(table, end):
        seen.add("from the deck into the water (N4.6)")
    if (start % COLUMNS in (0, COLUMNS - 1)) != (end % COLUMNS in (0, COLUMNS - 1)):
        seen.add("through a hole in the rail (N5.2)")
    if told(step, "pawn-saved"):
        if is_new:
            seen.add("brought into a buoy (N3.4)")
        if table.last_phases != NONE:
            seen.add("saved in the last round (N6.1)")
    if table.last_phases == 0 and table.rules.switches.roller_moves_again:
        seen.add("the roller moves again (N6.1)")
    return seen


def _is_wet(table: Table, cell: int) -> bool:
    place = table.rules.board.place[cell]
    return place == 0 or bool(table.is_covered(cell))
