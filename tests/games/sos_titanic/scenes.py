"""Scenes: positions of SOS Titanic written down as far as a test cares, and played on."""

from collections import Counter

from carpathia.engine.figures import Value
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    CREW_NAMES,
    PASSENGERS,
    passenger_at,
    read_card,
    write_card,
)
from carpathia.games.sos_titanic.game import SosTitanic
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import Table
from tests.games.staging import Script, Stage


class Scene(Stage[SosTitanic, SosState]):
    """A position, a script for chance, and what happened."""

    @property
    def table(self) -> Table:
        return self.state.table

    def line(self, name: str) -> str:
        """A Line as text, e.g. "s4 f9+ | f7 f6"; "" when empty. Named 1 to 6 and boat."""
        line = self.table.lines[("1", "2", "3", "4", "5", "6", "boat").index(name)]
        down = [write_card(card) for card in line.cards[: line.down()]]
        up = [write_card(card) for card in line.cards[line.down() :]]
        return " ".join([*down, "|", *up]) if down or up else ""

    def group(self, name: str) -> str:
        """A Survivors Group as text; named A, B (first class), C, D (second class)."""
        index = "ABCD".index(name)
        group = self.table.groups[index]
        return " ".join(write_card(group.card(index // 2, n)) for n in range(1, group.size + 1))

    def pile(self, name: str) -> list[str]:
        """`stack` (the top is last), `discard` or `drawn`."""
        piles = {
            "stack": self.table.stack,
            "discard": self.table.discard,
            "drawn": self.table.drawn,
        }
        return [write_card(card) for card in piles[name]]

    def actions(self, name: str) -> list[str]:
        """`stack` (the top is last), `discard` or `offered` Action cards."""
        piles = {
            "stack": self.table.action_stack,
            "discard": self.table.action_discard,
            "offered": self.table.offered,
        }
        return [ACTION_NAMES[kind] for kind in piles[name]]

    def hand(self, seat: int = 1) -> list[str]:
        """A seat's Action cards, by kind."""
        words: list[str] = []
        for kind, name in enumerate(ACTION_NAMES):
            words += [name] * int(self.table.hands[(seat - 1) * len(ACTION_NAMES) + kind])
        return words


def scene(
    text: str = "",
    *,
    crew: str = "lee",
    edition: str = "en",
    rest: str = "stack",
    action_rest: str = "action-stack",
    switches: dict[str, bool] | None = None,
    options: dict[str, str] | None = None,
    figures: dict[str, Value] | None = None,
) -> Scene:
    """A scene from position lines (see `position.py`); what is not written is filled in.

    Passengers not named lie at the bottom of the pile `rest` ("stack", "discard", or face down in
    "line 6" if its front card is written), Action cards not named at the bottom of `action_rest`
    ("action-stack", "action-discard" or "hand 1"), in deck order.
    `crew` names one crew member a seat. The seat to act is 1 and the phase is `turn` unless said.
    """
    names = crew.split()
    assert all(name in CREW_NAMES for name in names)
    setup = Setup("sos-titanic", edition, len(names))
    setup.switches = switches or {}
    setup.options = options or {}
    setup.figures = figures or {}
    game = SosTitanic(setup)
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    lines = _fill(lines, rest, _missing_passengers(lines))
    lines = _fill(lines, action_rest, _missing_actions(game, lines))
    state = game.read_position("\n".join([f"crew {' '.join(names)}", *lines]))
    assert isinstance(state, SosState)
    return Scene(game, state)


def fresh(
    crew: str = "lee",
    edition: str = "en",
    options: dict[str, str] | None = None,
    figures: dict[str, Value] | None = None,
    orders: list[str] | None = None,
) -> Scene:
    """A new match of a chosen crew, everything dealt as it lies in the unshuffled deck.

    `orders` are what the first shuffles and rolls give instead; `options={"crew": "random"}` deals
    the crew too, one card for each name.
    """
    setup = Setup("sos-titanic", edition, len(crew.split()))
    setup.options = {"crew": ",".join(crew.split()), **(options or {})}
    setup.figures = figures or {}
    game = SosTitanic(setup)
    chance = Script(game)
    chance.orders = list(orders or [])
    state = game.start(chance)
    assert isinstance(state, SosState)
    table = Scene(game, state)
    table.chance = chance
    return table


def _missing_passengers(lines: list[str]) -> list[str]:
    named: set[str] = set()
    for line in lines:
        if not line.startswith(("known", "cohort", "case")):
            named.update(word for word in line.split() if _is_passenger(word))
    deck = [write_card(passenger_at(place)) for place in range(PASSENGERS)]
    return [card for card in deck if card not in named]


def _is_passenger(word: str) -> bool:
    try:
        return "?" not in write_card(read_card(word))
    except ValueError:
        return False


def _missing_actions(game: SosTitanic, lines: list[str]) -> list[str]:
    named: Counter[str] = Counter()
    for line in lines:
        if not line.startswith(("fresh", "hand-before")):
            named.update(line.split())
            if line.startswith("line boat:"):
                named["collapsible-boat"] += 1
            named["mystery-first"] += sum(word.startswith("f?") for word in line.split())
            named["mystery-second"] += sum(word.startswith("s?") for word in line.split())
    missing: list[str] = []
    for kind, name in enumerate(ACTION_NAMES):
        missing += [name] * (int(game.rules.components.action_counts[kind]) - named[name])
    return missing


def _fill(lines: list[str], pile: str, cards: list[str]) -> list[str]:
    """Put cards at the bottom of a pile."""
    kept = [line for line in lines if not line.startswith(f"{pile}:")]
    written = [line.partition(":")[2].split() for line in lines if line.startswith(f"{pile}:")]
    return [*kept, " ".join([f"{pile}:", *cards, *(written[0] if written else [])])]
