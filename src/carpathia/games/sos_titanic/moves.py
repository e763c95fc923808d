"""Every move of SOS Titanic has one number and one text.

Numbers are dense: each kind of move has a range of its own, with its arguments packed inside. The
texts are what records, wire, tests and people use. A move says no more than it must: how many
Passengers move, or for whom a Mystery stands in, follows from where they go.
"""

from typing import Final

from mypy_extensions import i64

from carpathia.engine.game import read_exactly
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    COLLAPSIBLE_BOAT,
    FACES,
    FIRST,
    KINDS,
    MYSTERY_FIRST,
    PASSENGERS,
    SAME_LINES,
    SECOND,
    WAIT,
    YOUR_TURN,
    passenger,
    passenger_at,
    place_in_deck,
    read_card,
    write_card,
    write_face,
)
from carpathia.games.sos_titanic.components import DECKS, MOST_DRAWN

# Places: the Lines of the six Decks, the Collapsible Boat, the four Survivors Groups (two a class),
# and "where the Mystery lies".
BOAT: Final = 6
LINES: Final = 7
GROUPS: Final = 4
GROUP_PLACE: Final = 7
LINES_AND_GROUPS: Final = 11
MYSTERY_PLACE: Final = 11
PLACES: Final = 12
PLACE_NAMES: Final = ("1", "2", "3", "4", "5", "6", "boat", "A", "B", "C", "D", "mystery")
MOST_SEATS: Final = 5
LONGEST_SERIES: Final = 17
PLAIN_KINDS: Final = YOUR_TURN
"""The Action cards below this kind are played without naming a target."""

# The ranges. Each begins where the one before ends.
PASS: Final = 0
MOVE: Final = 1
REPLACE: Final = MOVE + LINES * LINES_AND_GROUPS
DROP: Final = REPLACE + LINES
RESCUE: Final = DROP + LINES
PLACE: Final = RESCUE + MOST_DRAWN + 1
PLAY_PLAIN: Final = PLACE + PASSENGERS * PLACES
PLAY_YOUR_TURN: Final = PLAY_PLAIN + PLAIN_KINDS
PLAY_WAIT: Final = PLAY_YOUR_TURN + LINES
PLAY_SAME_LINES: Final = PLAY_WAIT + LINES
PLAY_BOAT: Final = PLAY_SAME_LINES + DECKS * DECKS
PLAY_MYSTERY: Final = PLAY_BOAT + DECKS * LONGEST_SERIES
BORROW: Final = PLAY_MYSTERY + 2 * LINES_AND_GROUPS
FRONT: Final = BORROW + MOST_SEATS
TOP: Final = FRONT + PASSENGERS
UNDER: Final = TOP + PASSENGERS
KEEP: Final = UNDER + PASSENGERS
SEEK: Final = KEEP + KINDS
SWAP: Final = SEEK + 1
NEW_DEAL: Final = SWAP + FACES
GIVE: Final = NEW_DEAL + 1
MOVE_COUNT: Final = GIVE + MOST_SEATS


def move_passengers(line: i64, place: i64) -> i64:
    """The front part of a Line that fits goes to another Line, or its front card to a Group."""
    return MOVE + line * LINES_AND_GROUPS + place


def place_card(card: i64, place: i64) -> i64:
    """A drawn or chosen Passenger comes to a Line, a Group, or in the Mystery's stead."""
    return PLACE + place_in_deck(card) * PLACES + place


def play_same_lines(bow: i64, stern: i64) -> i64:
    return PLAY_SAME_LINES + bow * DECKS + stern


def play_boat(line: i64, count: i64) -> i64:
    """The Collapsible Boat takes the `count` front cards of a Line."""
    return PLAY_BOAT + line * LONGEST_SERIES + count - 1


def play_mystery(cls: i64, place: i64) -> i64:
    return PLAY_MYSTERY + cls * LINES_AND_GROUPS + place


def swap_number(cls: i64, number: i64) -> i64:
    return SWAP + place_in_deck(passenger(cls, number, False)) // 2


def write_move(move: i64) -> str:
    """The text of a move."""
    if move < RESCUE:
        return _write_shift(move)
    if move < PLACE:
        return "rescue" if move == RESCUE else f"rescue {move - RESCUE}"
    if move < PLAY_PLAIN:
        packed = move - PLACE
        card = write_card(passenger_at(packed // PLACES))
        return f"place {card}>{PLACE_NAMES[packed % PLACES]}"
    if move < BORROW:
        return _write_play(move)
    if move < FRONT:
        return f"borrow {move - BORROW + 1}"
    if move < TOP:
        return f"front {write_card(passenger_at(move - FRONT))}"
    if move < UNDER:
        return f"top {write_card(passenger_at(move - TOP))}"
    if move < KEEP:
        return f"under {write_card(passenger_at(move - UNDER))}"
    if move < SEEK:
        return f"keep {ACTION_NAMES[move - KEEP]}"
    if move == SEEK:
        return "seek"
    if move < NEW_DEAL:
        return f"swap {write_face(passenger_at(2 * (move - SWAP)))}"
    if move == NEW_DEAL:
        return "new-deal"
    return f"give {move - GIVE + 1}"


def read_move(text: str) -> i64:
    """The number of a move; raises UnreadableMove."""
    return read_exactly(text, _read, write_move)


def _write_shift(move: i64) -> str:
    if move == PASS:
        return "pass"
    if move < REPLACE:
        packed = move - MOVE
        start = PLACE_NAMES[packed // LINES_AND_GROUPS]
        return f"move {start}>{PLACE_NAMES[packed % LINES_AND_GROUPS]}"
    if move < DROP:
        return f"replace {PLACE_NAMES[move - REPLACE]}"
    return f"drop {PLACE_NAMES[move - DROP]}"


def _write_play(move: i64) -> str:
    if move < PLAY_YOUR_TURN:
        return f"play {ACTION_NAMES[move - PLAY_PLAIN]}"
    if move < PLAY_WAIT:
        return f"play {ACTION_NAMES[YOUR_TURN]} {PLACE_NAMES[move - PLAY_YOUR_TURN]}"
    if move < PLAY_SAME_LINES:
        return f"play {ACTION_NAMES[WAIT]} {PLACE_NAMES[move - PLAY_WAIT]}"
    if move < PLAY_BOAT:
        packed = move - PLAY_SAME_LINES
        return f"play {ACTION_NAMES[SAME_LINES]} {packed // DECKS + 1}+{packed % DECKS + 1}"
    if move < PLAY_MYSTERY:
        packed = move - PLAY_BOAT
        line, count = packed // LONGEST_SERIES + 1, packed % LONGEST_SERIES + 1
        return f"play {ACTION_NAMES[COLLAPSIBLE_BOAT]} {line}x{count}"
    packed = move - PLAY_MYSTERY
    card = ACTION_NAMES[MYSTERY_FIRST + packed // LINES_AND_GROUPS]
    return f"play {card}>{PLACE_NAMES[packed % LINES_AND_GROUPS]}"


def _read(verb: str, rest: str) -> i64:
    """The number of a move, or ValueError, or the number of another move (the caller compares)."""
    if verb == "pass":
        return PASS
    if verb == "move":
        start, _, end = rest.partition(">")
        return move_passengers(_read_line(start), _read_place(end, LINES_AND_GROUPS))
    if verb == "replace":
        return REPLACE + _read_line(rest)
    if verb == "drop":
        return DROP + _read_line(rest)
    if verb == "rescue":
        return RESCUE + (_read_count(rest, MOST_DRAWN) if rest else 0)
    if verb == "place":
        card, _, end = rest.partition(">")
        return place_card(_read_passenger(card), _read_place(end, PLACES))
    if verb == "play":
        return _read_play(rest)
    if verb == "borrow":
        return BORROW + _read_count(rest, MOST_SEATS) - 1
    if verb == "front":
        return FRONT + place_in_deck(_read_passenger(rest))
    if verb == "top":
        return TOP + place_in_deck(_read_passenger(rest))
    if verb == "under":
        return UNDER + place_in_deck(_read_passenger(rest))
    if verb == "keep":
        return KEEP + ACTION_NAMES.index(rest)
    if verb == "seek":
        return SEEK
    if verb == "swap":
        return SWAP + place_in_deck(_read_passenger(rest)) // 2
    if verb == "new-deal":
        return NEW_DEAL
    if verb == "give":
        return GIVE + _read_count(rest, MOST_SEATS) - 1
    raise ValueError(verb)


def _read_play(rest: str) -> i64:
    card, _, target = rest.partition(" ")
    if ">" in card:
        card, _, target = rest.partition(">")
        cls = (ACTION_NAMES[MYSTERY_FIRST], ACTION_NAMES[MYSTERY_FIRST + 1]).index(card)
        return play_mystery(SECOND if cls else FIRST, _read_place(target, LINES_AND_GROUPS))
    kind = ACTION_NAMES.index(card)
    if kind < PLAIN_KINDS and not target:
        return PLAY_PLAIN + kind
    if kind == YOUR_TURN:
        return PLAY_YOUR_TURN + _read_line(target)
    if kind == WAIT:
        return PLAY_WAIT + _read_line(target)
    if kind == SAME_LINES:
        bow, _, stern = target.partition("+")
        return play_same_lines(_read_count(bow, DECKS) - 1, _read_count(stern, DECKS) - 1)
    if kind == COLLAPSIBLE_BOAT:
        line, _, count = target.partition("x")
        return play_boat(_read_count(line, DECKS) - 1, _read_count(count, LONGEST_SERIES))
    raise ValueError(rest)


def _read_line(text: str) -> i64:
    return _read_place(text, LINES)


def _read_place(text: str, places: int) -> i64:
    place = PLACE_NAMES.index(text)
    if place >= places:
        raise ValueError(text)
    return place


def _read_count(text: str, most: int) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise ValueError(text)
    return int(text)


def _read_passenger(text: str) -> i64:
    card = read_card(text)
    if write_card(card)[1] == "?":
        raise ValueError(text)
    return card
