"""Every card of SOS Titanic is one small integer, and one short word.

A Passenger packs number, class, Anchor and "this is the Mystery standing in", so that *same class
and one above* is one comparison of `face`s. f7 is first class 7, s12+ is second class 12 with an
Anchor, f?7 the first class Mystery standing in for the 7 (S1.1, S1.2, S1.3, S11.11).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST: Final = 0
SECOND: Final = 1

_CLASS: Final = 32
ANCHOR: Final = 64
MYSTERY: Final = 128
_FACE: Final = 63
_NUMBER: Final = 31

PASSENGERS: Final = 60
FACES: Final = 30

# Action cards (S1.2); those that need no target when they are played come first. Their items in
# records are ACTION_ITEM + kind.
GET_READY: Final = 0
COME_ON: Final = 1
COME_BACK: Final = 2
SAVE_TIME: Final = 3
PLAN_A: Final = 4
PLAN_B: Final = 5
YOUR_TURN: Final = 6
SAME_LINES: Final = 7
WAIT: Final = 8
COLLAPSIBLE_BOAT: Final = 9
MYSTERY_FIRST: Final = 10
MYSTERY_SECOND: Final = 11
KINDS: Final = 12
ACTION_ITEM: Final = 256
ACTION_NAMES: Final = (
    "get-ready",
    "come-on",
    "come-back",
    "save-time",
    "plan-a",
    "plan-b",
    "your-turn",
    "same-lines",
    "wait",
    "collapsible-boat",
    "mystery-first",
    "mystery-second",
)

# Crew Members (S1.3). Their items in records are CREW_ITEM + crew.
MURDOCH: Final = 0
BOXHALL: Final = 1
LEE: Final = 2
LATIMER: Final = 3
LOWE: Final = 4
FLEET: Final = 5
SMITH: Final = 6
PITMAN: Final = 7
LIGHTOLLER: Final = 8
PHILLIPS: Final = 9
CREW: Final = 10
CREW_ITEM: Final = 512
CREW_NAMES: Final = (
    "murdoch",
    "boxhall",
    "lee",
    "latimer",
    "lowe",
    "fleet",
    "smith",
    "pitman",
    "lightoller",
    "phillips",
)


def top_of(cls: i64) -> i64:
    """The highest number of a class: 13 in the first, 17 in the second (S1.1)."""
    return 13 if cls == FIRST else 17


def passenger(cls: i64, number: i64, anchor: bool) -> i64:
    return number | (_CLASS if cls == SECOND else 0) | (ANCHOR if anchor else 0)


def mystery(cls: i64, number: i64) -> i64:
    """The Mystery of a class, standing in for a number (S11.11)."""
    return number | (_CLASS if cls == SECOND else 0) | MYSTERY


def number_of(card: i64) -> i64:
    return card & _NUMBER


def class_of(card: i64) -> i64:
    return SECOND if card & _CLASS else FIRST


def face_of(card: i64) -> i64:
    """Class and number together: one more means the same class, one above."""
    return card & _FACE


def has_anchor(card: i64) -> bool:
    return card & ANCHOR != 0


def is_mystery(card: i64) -> bool:
    return card & MYSTERY != 0


def is_top(card: i64) -> bool:
    """Whether the card may open an empty Line: a 13 of the first, a 17 of the second class."""
    return number_of(card) == top_of(class_of(card))


def place_in_deck(card: i64) -> i64:
    """The Passenger's own number from 0 to 59."""
    base = 0 if class_of(card) == FIRST else 26
    return base + 2 * (number_of(card) - 1) + (1 if has_anchor(card) else 0)


def passenger_at(place: i64) -> i64:
    """The inverse of `place_in_deck`."""
    if place < 26:
        return passenger(FIRST, place // 2 + 1, place % 2 == 1)
    return passenger(SECOND, (place - 26) // 2 + 1, place % 2 == 1)


def sort_by_deck(held: vec[i64]) -> None:
    """Put Passengers in the order of the deck, in place."""
    for end in range(1, len(held)):
        card = held[end]
        place = place_in_deck(card)
        free: i64 = end
        while free > 0 and place_in_deck(held[free - 1]) > place:
            held[free] = held[free - 1]
            free -= 1
        held[free] = card


def write_face(card: i64) -> str:
    return f"{'f' if class_of(card) == FIRST else 's'}{number_of(card)}"


def write_card(card: i64) -> str:
    if is_mystery(card):
        return f"{'f' if class_of(card) == FIRST else 's'}?{number_of(card)}"
    return write_face(card) + ("+" if has_anchor(card) else "")


def read_card(text: str) -> i64:
    """The inverse of `write_card`; raises ValueError."""
    stands_in = text[1:2] == "?"
    digits = text[2 if stands_in else 1 :].removesuffix("+")
    anchored = text.endswith("+")
    if text[:1] not in ("f", "s") or not (digits.isascii() and digits.isdecimal()):
        raise ValueError(text)
    cls = FIRST if text[0] == "f" else SECOND
    number = int(digits)
    if not 1 <= number <= top_of(cls) or digits[0] == "0" or (stands_in and anchored):
        raise ValueError(text)
    return mystery(cls, number) if stands_in else passenger(cls, number, anchored)
