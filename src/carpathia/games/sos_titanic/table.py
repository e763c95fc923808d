"""What lies on the table, and whose decision it is. Data, and the touch of a hand: no rules.

Everything that is hidden is turned up, looked at or shuffled here and nowhere else, so that what
the players know (`belief`) and what they are told (`Play.tell`) can never fall behind the truth.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from carpathia.engine.belief import Belief
from carpathia.engine.chance import Chance
from carpathia.engine.game import Event, View
from carpathia.games.sos_titanic.cards import (
    ACTION_ITEM,
    ACTION_NAMES,
    COLLAPSIBLE_BOAT,
    KINDS,
    MYSTERY_FIRST,
    PASSENGERS,
    class_of,
    has_anchor,
    is_mystery,
    mystery,
    number_of,
    passenger,
    passenger_at,
    write_card,
)
from carpathia.games.sos_titanic.components import Components
from carpathia.games.sos_titanic.editions import Switches
from carpathia.games.sos_titanic.moves import BOAT, GROUPS, LINES, PLACE_NAMES

# What the seat to act has to decide.
TURN: Final = 0
"""Move Passengers, or take the action of the turn."""
DRAWING: Final = 1
"""A Rescue was declared on an empty stack, which is full again: how many to draw (S5.4)."""
PLACING: Final = 2
"""One of the drawn, found or recalled Passengers has to be placed."""
ORDERING: Final = 3
"""Get Ready!: the next card to put back."""
FRONTING: Final = 4
"""Your Turn!: which Passenger comes to the front."""
KEEPING: Final = 5
"""Plan A, Plan B, Fleet: which Action card to keep."""
SWAPPING: Final = 6
"""Lowe found an Anchor: which two Survivors change places."""
DEALING: Final = 7
"""Smith deals all Action cards again: who gets the next one."""
BORROWING: Final = 8
"""Phillips reached into another hand: which card of it he plays."""
ENCORE: Final = 9
"""Lightoller: play the Action card just drawn, or pass."""
OVER: Final = 10
PHASE_NAMES: Final = (
    "turn",
    "draw",
    "place",
    "order",
    "front",
    "keep",
    "swap",
    "deal",
    "borrowed",
    "encore",
    "over",
)

NONE: Final = -1
STACK_PILE: Final = LINES
"""The Passenger stack among the hidden piles of the belief; the Lines are 0 to 6."""


@final
class Rules:
    """What does not change during a match: components, switches, who plays whom."""

    def __init__(
        self, components: Components, switches: Switches, seats: int, memory_aid: bool
    ) -> None:
        self.components: Final = components
        self.switches: Final = switches
        self.seats: Final[i64] = seats
        self.memory_aid: Final = memory_aid
        self.deck: Final = all_passengers()


@final
class Play:
    """One move being played: where randomness comes from, and who keeps a list of what happens."""

    def __init__(self, chance: Chance, events: list[Event] | None) -> None:
        self.chance: Final = chance
        self.events: Final = events

    def tell(self, key: str, args: View, reveals: bool = False) -> None:
        """Ask `now.events is not None` first: making the arguments costs more than the question."""
        if self.events is not None:
            self.events.append(Event(key, args, reveals))


@final
class Line:
    """Passengers queueing in front of a Deck, or in the Collapsible Boat; the front is the end."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.up: i64 = 0
        """How many cards at the front lie face up: one series (S4)."""

    def copy(self) -> "Line":
        twin = Line()
        twin.cards = self.cards[:]
        twin.up = self.up
        return twin

    def is_empty(self) -> bool:
        return len(self.cards) == 0

    def down(self) -> i64:
        """How many cards lie face down."""
        return len(self.cards) - self.up

    def front(self) -> i64:
        return self.cards[len(self.cards) - 1]

    def head(self) -> i64:
        """The highest card of the series, the one furthest from the front."""
        return self.cards[len(self.cards) - self.up]

    def put(self, card: i64) -> None:
        """A Passenger joins at the front, face up."""
        self.cards = append(self.cards, card)
        self.up += 1

    def take_front(self) -> i64:
        """The front card leaves alone."""
        self.cards, card = pop(self.cards)
        self.up -= 1
        return card

    def take(self, count: i64) -> vec[i64]:
        """The `count` front cards leave together."""
        left = len(self.cards) - count
        taken = self.cards[left:]
        self.cards = self.cards[:left]
        self.up -= count
        return taken

    def hidden(self) -> list[int]:
        """The face-down cards, rear to front."""
        return [int(self.cards[i]) for i in range(self.down())]


@final
class Group:
    """A Survivors Group: 1, 2, 3, ... of one class. So it is its size, and which bear Anchors."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.anchors: i64 = 0
        """Bit n: the n bears an Anchor."""
        self.mystery: i64 = 0
        """The number the Mystery stands in for here, or 0."""

    def copy(self) -> "Group":
        twin = Group()
        twin.size = self.size
        twin.anchors = self.anchors
        twin.mystery = self.mystery
        return twin

    def put(self, card: i64) -> None:
        """Add the next number, or replace the Mystery by the Passenger it stands in for."""
        number = number_of(card)
        if number > self.size:
            self.size = number
        if is_mystery(card):
            self.mystery = number
        elif number == self.mystery:
            self.mystery = 0
        if has_anchor(card):
            self.anchors |= 1 << number
        else:
            self.anchors &= ~(1 << number)

    def card(self, cls: i64, number: i64) -> i64:
        if number == self.mystery:
            return mystery(cls, number)
        return passenger(cls, number, self.anchors >> number & 1 == 1)

    def anchors_below(self, number: i64) -> i64:
        """How many Anchors lie in an unbroken run just below a number."""
        run: i64 = 0
        while self.anchors >> (number - 1 - run) & 1 == 1:
            run += 1
        return run

    def anchors_above(self, number: i64) -> i64:
        """How many Anchors lie in an unbroken run just above a number."""
        run: i64 = 0
        while self.anchors >> (number + 1 + run) & 1 == 1:
            run += 1
        return run

    def longest_run(self) -> i64:
        """The longest run of consecutive Anchors (S9.1)."""
        longest: i64 = 0
        run: i64 = 0
        for number in range(1, self.size + 1):
            run = run + 1 if self.anchors >> number & 1 == 1 else 0
            if run > longest:
                longest = run
        return longest


@final
class Table:
    """The whole table."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.crew: vec[i64] = vec[i64]()
        self.page: i64 = 0
        """Pages turned so far."""
        self.lines: list[Line] = []
        self.groups: list[Group] = []
        self.stack: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.action_stack: vec[i64] = vec[i64]()
        self.action_discard: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        """How many of each kind: seat * KINDS + kind."""
        self.mysteries: vec[i64] = vec[i64]()
        """For each class the number its Mystery stands in for on the table, or 0."""
        self.seat: i64 = 0
        self.phase: i64 = TURN
        self.has_moved = False
        """Whether Passengers were moved this turn (S3.3)."""
        self.arrangements: vec[i64] = vec[i64]()
        """Keys of the Lines' arrangements this turn since the last card turned up (S4.6)."""
        self.drawn: vec[i64] = vec[i64]()
        """Passengers in the player's fingers: drawn for a Rescue, or looked at for Get Ready!."""
        self.has_placed = False
        """Whether one of the drawn Passengers was placed already: Murdoch goes on (S10.1)."""
        self.offered: vec[i64] = vec[i64]()
        """Action cards in the player's fingers: Fleet's three, Smith's new deal."""
        self.playing: i64 = NONE
        """The Action card that is taking effect: in no hand, in no discard (S6.1)."""
        self.owner: i64 = 0
        """Whose hand cards are played from: another seat's after Phillips borrowed."""
        self.chosen_line: i64 = NONE
        """The Line of Your Turn!."""
        self.hands_before: vec[i64] = vec[i64]()
        """The hands before Smith's new deal."""
        self.fresh_card: i64 = NONE
        """The Action card Lightoller just drew as compensation."""
        self.all_saved = False
        self.belief: Belief | None = None

    def copy(self) -> "Table":
        twin = self.copy_without_belief()
        if self.belief is not None:
            twin.belief = self.belief.copy()
        return twin

    def copy_without_belief(self) -> "Table":
        twin = Table(self.rules)
        twin.crew = self.crew
        twin.page = self.page
        lines: list[Line] = []
        for line in self.lines:
            lines.append(line.copy())
        twin.lines = lines
        groups: list[Group] = []
        for group in self.groups:
            groups.append(group.copy())
        twin.groups = groups
        twin.stack = self.stack[:]
        twin.discard = self.discard[:]
        twin.action_stack = self.action_stack[:]
        twin.action_discard = self.action_discard[:]
        twin.hands = self.hands[:]
        twin.mysteries = self.mysteries[:]
        twin.seat = self.seat
        twin.phase = self.phase
        twin.has_moved = self.has_moved
        twin.arrangements = self.arrangements[:]
        twin.drawn = self.drawn[:]
        twin.has_placed = self.has_placed
        twin.offered = self.offered[:]
        twin.playing = self.playing
        twin.owner = self.owner
        twin.chosen_line = self.chosen_line
        twin.hands_before = self.hands_before[:]
        twin.fresh_card = self.fresh_card
        twin.all_saved = self.all_saved
        return twin

    # The ship

    def is_afloat(self, line: i64) -> bool:
        """Whether a Deck still holds a Line (S7.1)."""
        lost = self.rules.components.lost_at[line]
        return lost == 0 or self.page < lost

    def is_sunk(self) -> bool:
        return self.page >= self.rules.components.pages

    def who_is(self, crew: i64) -> i64:
        """The seat that plays a Crew Member, or NONE."""
        for seat in range(len(self.crew)):
            if self.crew[seat] == crew:
                return seat
        return NONE

    def crew_to_act(self) -> i64:
        return self.crew[self.seat]

    # Passengers in Lines

    def turn_up(self, index: i64, now: Play) -> None:
        """If a face-down card has come to the front of a Line, turn it up at once (S4.4)."""
        line = self.lines[index]
        if line.up > 0 or line.is_empty():
            return
        line.up = 1
        card = line.front()
        if self.belief is not None:
            self.belief.show(int(index), int(card))
        if now.events is not None:
            args: View = {"line": PLACE_NAMES[index], "card": write_card(card)}
            now.tell("passenger-turned-up", args, True)

    def close_up(self, index: i64, now: Play) -> None:
        """After cards left a Line: the next turns up; an empty boat is discarded (S11.10)."""
        if index == BOAT and self.lines[BOAT].is_empty():
            self.discard_action(COLLAPSIBLE_BOAT)
            if now.events is not None:
                now.tell("boat-emptied", {})
        self.turn_up(index, now)

    def gather_line(self, index: i64, now: Play) -> vec[i64]:
        """All Passengers of a Line are gathered up to be shuffled; a Mystery goes (S7.4)."""
        line = self.lines[index]
        if self.belief is not None:
            shown = line.cards[line.down() :]
            self.belief.join(int(index), [int(card) for card in shown if not is_mystery(card)])
        gathered = vec[i64]()
        for card in line.cards:
            if is_mystery(card):
                self.leave_mystery(card, now)
            else:
                gathered = append(gathered, card)
        line.cards = vec[i64]()
        line.up = 0
        return gathered

    def leave_mystery(self, card: i64, now: Play) -> None:
        """A Mystery leaves the table for the Action discard."""
        cls = class_of(card)
        self.mysteries[cls] = 0
        self.discard_action(MYSTERY_FIRST + cls)
        if now.events is not None:
            now.tell("mystery-left", {"card": write_card(card)})

    # The Passenger stack

    def draw_passenger(self) -> i64:
        """The top card of the stack, seen by all."""
        self.stack, card = pop(self.stack)
        if self.belief is not None:
            self.belief.show(STACK_PILE, int(card))
        return card

    def discard_passenger(self, card: i64) -> None:
        self.discard = append(self.discard, card)

    def discard_into_stack(self, now: Play) -> None:
        """Shuffle the discard and whatever is left of the stack into one stack (S5.4, S11.7)."""
        if self.belief is not None:
            self.belief.join(STACK_PILE, [int(card) for card in self.discard])
        for card in self.discard:
            self.stack = append(self.stack, card)
        self.discard = vec[i64]()
        self.shuffle_stack(now)

    def shuffle_stack(self, now: Play) -> None:
        if self.belief is not None:
            self.belief.shuffle(STACK_PILE)
        shuffle(self.stack, now)
        if now.events is not None:
            now.tell("stack-shuffled", {"count": len(self.stack)})

    # Action cards

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.hands[seat * KINDS + kind] > 0

    def change_hand(self, seat: i64, kind: i64, by: i64) -> None:
        self.hands[seat * KINDS + kind] = self.hands[seat * KINDS + kind] + by

    def refill_actions(self, now: Play) -> None:
        """An empty Action stack is made anew from the discard when a card is needed (S6.1)."""
        if len(self.action_stack) == 0 and len(self.action_discard) > 0:
            self.action_stack = self.action_discard
            self.action_discard = vec[i64]()
            shuffle_actions(self.action_stack, now)
            if now.events is not None:
                now.tell("actions-refilled", {"count": len(self.action_stack)})

    def draw_action(self, now: Play) -> i64:
        """The top Action card, or NONE if there is none anywhere (S6.1)."""
        self.refill_actions(now)
        if len(self.action_stack) == 0:
            return NONE
        self.action_stack, kind = pop(self.action_stack)
        return kind

    def draw_into_hand(self, seat: i64, now: Play) -> i64:
        """A seat draws an Action card and lays it open in front of itself; its kind, or NONE."""
        kind = self.draw_action(now)
        if kind != NONE:
            self.change_hand(seat, kind, 1)
            if now.events is not None:
                args: View = {"seat": seat + 1, "card": ACTION_NAMES[kind]}
                now.tell("action-drawn", args, True)
        return kind

    def discard_action(self, kind: i64) -> None:
        self.action_discard = append(self.action_discard, kind)


def new_table(rules: Rules, crew: vec[i64]) -> Table:
    """An empty table with its Lines, Groups and hands."""
    table = Table(rules)
    table.crew = crew
    for _ in range(LINES):
        table.lines.append(Line())
    for _ in range(GROUPS):
        table.groups.append(Group())
    for _ in range(rules.seats * KINDS):
        table.hands = append(table.hands, 0)
    table.mysteries = vec[i64]([0, 0])
    table.arrangements = vec[i64]([0])
    return table


def shuffle(cards: vec[i64], now: Play) -> None:
    """Shuffle Passengers; fewer than two need no chance."""
    if len(cards) > 1:
        now.chance.shuffle(cards)


def shuffle_actions(kinds: vec[i64], now: Play) -> None:
    """Shuffle Action cards; as items, so that a record can tell them from Passengers."""
    if len(kinds) > 1:
        for i in range(len(kinds)):
            kinds[i] += ACTION_ITEM
        now.chance.shuffle(kinds)
        for i in range(len(kinds)):
            kinds[i] -= ACTION_ITEM


def all_passengers() -> vec[i64]:
    """The 60 Passengers (S1.1)."""
    cards = vec[i64](capacity=PASSENGERS)
    for place in range(PASSENGERS):
        cards = append(cards, passenger_at(place))
    return cards
