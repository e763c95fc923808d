"""SOS Titanic as a game: which matches it can set up, how they start, how moves are written."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from carpathia.engine.belief import Belief
from carpathia.engine.chance import Chance
from carpathia.engine.encoding import Field
from carpathia.engine.errors import BadPosition, BadSetup, nearest
from carpathia.engine.figures import Figures
from carpathia.engine.game import Game, State
from carpathia.engine.setup import Setup, check_options, check_seats, choose_option
from carpathia.games.sos_titanic.cards import (
    ACTION_ITEM,
    ACTION_NAMES,
    CREW,
    CREW_ITEM,
    CREW_NAMES,
    KINDS,
    read_card,
    write_card,
)
from carpathia.games.sos_titanic.components import SETUPS, Components, shipped_figures
from carpathia.games.sos_titanic.editions import EDITIONS, Switches
from carpathia.games.sos_titanic.encoding import LAYOUT
from carpathia.games.sos_titanic.inventory import inventory
from carpathia.games.sos_titanic.moves import LINES, MOST_SEATS, MOVE_COUNT, read_move, write_move
from carpathia.games.sos_titanic.position import read_table, write_table
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import (
    STACK_PILE,
    Play,
    Rules,
    Table,
    all_passengers,
    new_table,
    shuffle_actions,
)

NAME: Final = "sos-titanic"
REVISION: Final = 1
OPTIONS: Final = ("setup", "crew", "first", "memory-aid")
RANDOM: Final = "random"


@final
class SosTitanic(Game):
    """One edition of SOS Titanic for a number of seats.

    Options: `setup` classic, expert or ultimate (S2.3, S2.4); `crew` random or a name for each
    seat, joined by commas (S2.1); `first` a seat or random (S2.5); `memory-aid` on or off (S6.2).
    """

    def __init__(self, setup: Setup) -> None:
        check_seats(setup, 1, MOST_SEATS)
        check_options(setup, list(OPTIONS))
        self.name = NAME
        self.revision = REVISION
        self.edition = setup.edition
        self.seats = setup.seats
        self.move_count = MOVE_COUNT
        figures: Figures = shipped_figures().with_changes(setup.figures)
        components = Components(figures)
        self.dealt: Final = components.setups[
            choose_option(setup, "setup", "classic", list(SETUPS))
        ]
        seats = [str(seat) for seat in range(1, setup.seats + 1)]
        self.first: Final = choose_option(setup, "first", "1", [*seats, RANDOM])
        aid = choose_option(setup, "memory-aid", "off", ["on", "off"])
        switches = Switches(EDITIONS.settle(setup))
        self.rules: Final = Rules(components, switches, setup.seats, aid == "on")
        self.crew: Final = _choose_crew(setup, components)

    # S2 Set-up

    def start(self, chance: Chance) -> State:
        now = Play(chance, None)
        table = new_table(self.rules, self._deal_crew(chance))
        self._deal_actions(table, now)
        self._deal_passengers(table, chance)
        table.seat = chance.roll(self.seats) if self.first == RANDOM else int(self.first) - 1
        table.owner = table.seat
        return SosState(table)

    def _deal_crew(self, chance: Chance) -> vec[i64]:
        """S2.1: chosen, or shuffled out of those allowed for this number of players."""
        if self.crew:
            return vec[i64](self.crew)
        allowed = vec[i64]()
        for crew in range(CREW):
            if self.rules.components.crew[crew].players <= self.seats:
                allowed = append(allowed, CREW_ITEM + crew)
        chance.shuffle(allowed)
        dealt = vec[i64]()
        for seat in range(self.seats):
            dealt = append(dealt, allowed[seat] - CREW_ITEM)
        return dealt

    def _deal_actions(self, table: Table, now: Play) -> None:
        """S2.2: shuffle the Action cards and deal each crew card's number, or what there is."""
        counts = self.rules.components.action_counts
        for kind in range(KINDS):
            for _ in range(counts[kind]):
                table.action_stack = append(table.action_stack, kind)
        shuffle_actions(table.action_stack, now)
        for seat in range(self.seats):
            wanted = self.rules.components.crew[table.crew[seat]].actions
            for _ in range(min(wanted, len(table.action_stack))):
                table.action_stack, kind = pop(table.action_stack)
                table.change_hand(seat, kind, 1)

    def _deal_passengers(self, table: Table, chance: Chance) -> None:
        """S2.3: Lines in front of the first four Decks, their front cards turned up."""
        deck = self.rules.deck[:]
        belief = Belief(LINES + 1, [int(card) for card in deck])
        chance.shuffle(deck)
        table.belief = belief
        now = Play(chance, None)
        for index, count in enumerate(self.dealt):
            line = table.lines[index]
            for _ in range(count):
                deck, card = pop(deck)
                line.cards = append(line.cards, card)
            belief.deal(index, count)
        belief.deal(STACK_PILE, len(deck))
        table.stack = deck
        for index in range(len(self.dealt)):
            table.turn_up(index, now)

    # Texts

    def read(self, text: str) -> i64:
        return read_move(text)

    def write(self, move: i64) -> str:
        return write_move(move)

    def layout(self) -> list[Field]:
        return LAYOUT

    def read_item(self, text: str) -> int:
        if text in ACTION_NAMES:
            return ACTION_ITEM + ACTION_NAMES.index(text)
        if text in CREW_NAMES:
            return CREW_ITEM + CREW_NAMES.index(text)
        return int(read_card(text))

    def write_item(self, item: int) -> str:
        if item >= CREW_ITEM:
            return CREW_NAMES[item - CREW_ITEM]
        if item >= ACTION_ITEM:
            return ACTION_NAMES[item - ACTION_ITEM]
        return write_card(item)

    def read_position(self, text: str) -> State:
        table = read_table(self.rules, text)
        self._count_cards(table)
        state = SosState(table)
        if state.result() is None and len(state.moves()) == 0:
            raise BadPosition("position-wrong", {"why": "nobody has a move"})
        return state

    def write_position(self, state: State) -> str:
        if not isinstance(state, SosState):
            raise AssertionError("a state of another game")
        return write_table(state.table)

    def _count_cards(self, table: Table) -> None:
        """Refuse a position that misses a card or has one twice."""
        wanted = [int(card) for card in all_passengers()]
        for kind in range(KINDS):
            wanted += [ACTION_ITEM + kind] * int(self.rules.components.action_counts[kind])
        found = [item for item in inventory(table) if item < CREW_ITEM]
        for item in sorted(set(wanted + found)):
            if found.count(item) != wanted.count(item):
                words: dict[str, str | int] = {"card": self.write_item(item)}
                words["found"] = found.count(item)
                words["wanted"] = wanted.count(item)
                raise BadPosition("position-count-wrong", words)


def _choose_crew(setup: Setup, components: Components) -> list[int]:
    """The crew a setup names, one a seat; empty: deal them at random (S2.1)."""
    text = setup.options.get("crew", RANDOM)
    allowed = [card.name for card in components.crew if card.players <= setup.seats]
    if len(allowed) < setup.seats:  # only with corrected figures
        raise BadSetup("crew-too-few", {"seats": setup.seats, "found": len(allowed)})
    if text == RANDOM:
        return []
    names = text.split(",")
    for name in names:
        if name not in CREW_NAMES:
            near = nearest(name, list(CREW_NAMES))
            raise BadSetup("crew-unknown", {"crew": name, "near": near})
        if name not in allowed:
            near = ", ".join(allowed)
            raise BadSetup("crew-not-allowed", {"crew": name, "seats": setup.seats, "near": near})
    if len(names) != setup.seats or len(set(names)) != len(names):
        raise BadSetup("crew-count-wrong", {"crew": text, "seats": setup.seats})
    return [CREW_NAMES.index(name) for name in names]
