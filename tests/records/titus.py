"""The records of Titus: every way it ends, and every special rule at work."""

from carpathia.engine.game import NOBODY, TURN_BEGAN
from carpathia.engine.match import Match, Replay, Step
from carpathia.engine.setup import Setup
from carpathia.games.titus.coins import MOST_COINS
from carpathia.games.titus.editions import LIMIT_ENDS_TURN
from carpathia.games.titus.moves import CASH, END, JOIN, KEEP, LIFT, SWAP, TAKE_BACK
from carpathia.games.titus.state import TitusState
from carpathia.games.titus.table import LONG, ON_CARD, Table
from carpathia.games.titus.taking import LIMIT, may_take
from tests.records.collection import Collection, play_seeded, told

ENDINGS = ("won", "won-by-coins", "shared")
SEATS = ("2 play", "3 play", "4 play")
# Each with the rule it shows.
RULES = (
    "a swap (T4.1)",
    "a swap for a coin laid this turn (T4.1)",
    "a coin taken back (T4.2)",
    "a victory card bare (T4.2)",
    "two groups joined (T4.4)",
    "five or more cashed (T4.4)",
    "another coin after cashing the last (T4.5)",
    "the third coin is the last (T4.6)",
    "more than three coins (T4.6)",
    "the limit back by cashing (T4.6)",
    "the limit ends the turn (T4.6)",
    "no victory card left (T4.8)",
    "the last coin kept (T5.1)",
    "the last coin swapped (T5.1)",
    "cashed after the last coin (T5.1)",
    "leftovers (T5.2)",
)


class TitusRecords(Collection):
    """One series over all numbers of players."""

    game = "titus"
    title = "Titus"
    headings = ("score", "what it shows")

    def wanted(self, series: str) -> set[str]:
        return {*ENDINGS, *SEATS, *RULES}

    def shown(self, match: Match) -> set[str]:
        result = match.result()
        assert result is not None
        return {result.reason, f"{match.game.seats} play", *rules_shown(match)}

    def play(self, series: str, number: int) -> Match:
        setup = Setup("titus", "adlung", 2 + number % 3)
        if number % 4 == 0:
            setup.options["first"] = "random"
        if number % 5 == 4:
            setup.switches[LIMIT_ENDS_TURN] = True
        return play_seeded(setup, f"record titus {number}", number)

    def file_name(self, match: Match, number: int) -> str:
        result = match.result()
        assert result is not None
        return f"{match.game.seats}-{result.reason}-{number}.txt"

    def row(self, match: Match) -> list[str]:
        result = match.result()
        assert result is not None
        scores = ", ".join(str(score) for score in result.scores)
        shown = [rule for rule in RULES if rule in rules_shown(match)]
        return [f"{scores}, {result.reason}", ", ".join(shown)]


def rules_shown(match: Match) -> set[str]:
    """The special rules that were at work in a finished match: it is replayed and watched."""
    replay = Replay(match.game, match.record())
    laid: set[int] = set()
    seen: set[str] = set()
    while not replay.match.is_over():
        before = replay.match.state.copy()
        assert isinstance(before, TitusState)
        replay.step()
        step = replay.match.steps[-1]
        seen |= _shows(before.table, step, laid)
        if told(step, TURN_BEGAN):
            laid.clear()
        if told(step, "leftover-counted"):
            seen.add("leftovers (T5.2)")
    if replay.match.state.view(NOBODY)["cards-left"] == 0:
        seen.add("no victory card left (T4.8)")
    return seen


def _shows(table: Table, step: Step, laid: set[int]) -> set[str]:
    """The rules that a step shows, by the table before it; `laid` are coins laid this turn."""
    move, is_last = step.move, table.in_pile() == 0
    if move in (LIFT, KEEP) or TAKE_BACK <= move < CASH:
        return _shows_taking(table, step, laid)
    if move >= JOIN:
        top, bottom = divmod(move - JOIN, MOST_COINS)
        both = table.length(table.lowest(top)) > 1 and table.length(bottom) > 1
        return {"two groups joined (T4.4)"} if both else set()
    placed = table.takes > 0 and not table.is_single(table.last)
    if move == END:
        barred = table.takes == LIMIT and placed and not may_take(table) and not is_last
        return {"the third coin is the last (T4.6)"} if barred else set()
    seen: set[str] = set()
    if table.length(move - CASH) > LONG:
        seen.add("five or more cashed (T4.4)")
    if is_last:
        seen.add("cashed after the last coin (T5.1)")
    elif told(step, "limit-returned") and table.takes >= LIMIT and placed:
        if table.rules.switches.limit_ends_turn:
            seen.add("the limit ends the turn (T4.6)")
        else:
            seen.add("the limit back by cashing (T4.6)")
    return seen


def _shows_taking(table: Table, step: Step, laid: set[int]) -> set[str]:
    seen: set[str] = set()
    move, is_last = step.move, table.in_pile() == 0
    if move == LIFT or TAKE_BACK <= move < SWAP:
        if table.takes >= LIMIT:
            seen.add("more than three coins (T4.6)")
        if table.takes > 0 and table.owner[table.last] >= ON_CARD:
            seen.add("another coin after cashing the last (T4.5)")
    if move == KEEP and is_last:
        seen.add("the last coin kept (T5.1)")
    if TAKE_BACK <= move < SWAP:
        seen.add("a coin taken back (T4.2)")
        if table.series_length(move - TAKE_BACK) == 1:
            seen.add("a victory card bare (T4.2)")
    if move >= SWAP:
        seen.add("the last coin swapped (T5.1)" if is_last else "a swap (T4.1)")
        if move - SWAP in laid:
            seen.add("a swap for a coin laid this turn (T4.1)")
        laid.add(int(table.lifted) - 1)
    return seen
