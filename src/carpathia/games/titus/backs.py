"""What the hidden backs may be, all of them together (T6.3).

Every pair exists once, so the backs cannot be guessed coin by coin. Instead we go through the coins
of the deck of which nobody has seen both faces. Each either lies in the pile, or is one of those
that show its lower number, or one of those that show its higher number. A double shows its number
for sure and any other pair only by an even toss, so a double that shows counts twice.

A coin with the lower number n has to do with n, n + 1 and n + 2 only. So all that must be kept in
mind on the way is how many of the coins that show these three numbers have been explained: a row
of a few dozen sums at most.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.generator import Generator
from carpathia.games.titus.coins import FARTHEST, Deck, higher_of, lower_of, pair_of

IN_PILE: Final = 0
"""The face a coin shows that lies unseen in the pile."""


@final
class Backs:
    """All ways to explain what shows, summed up so that one of them can be drawn.

    `copies` are the coins still to be told apart, by pair; `showing` is how many coins show each
    number whose back nobody has seen, with three numbers to spare above the highest.
    """

    def __init__(self, deck: Deck, copies: vec[i64], showing: vec[i64]) -> None:
        self.highest: Final = deck.highest
        self.copies: Final = copies
        self.showing: Final = showing
        self.coins: vec[i64] = vec[i64]()
        """The coins that could be one of those that show, as pairs, in the order of the walk."""
        self._rows: list[vec[float]] = []
        """Before each of them: the ways in which the coins so far explain so many that show."""
        self._width: i64 = 0
        """How far apart in a row one more explained of the lowest number is."""
        self._narrow: i64 = 0
        """The same for the number above it; for the highest of the three it is 1."""
        self.ways: Final = self._walk()
        """The weight of all ways together."""

    def _walk(self) -> float:
        row = self._first_row()
        for number in range(1, self.highest + 1):
            self._enter(number)
            for distance in range(FARTHEST + 1):
                if self.showing[number] > 0 or self.showing[number + distance] > 0:
                    pair = pair_of(number, number + distance)
                    for _ in range(self.copies[pair]):
                        self.coins = append(self.coins, pair)
                        self._rows.append(row)
                        row = self._with_coin(row, number, distance)
            row = self._leave(row, number)
        return row[0]

    def _enter(self, number: i64) -> None:
        """How the rows at a number are laid out."""
        self._narrow = self.showing[number + 2] + 1
        self._width = self._narrow * (self.showing[number + 1] + 1)

    def _first_row(self) -> vec[float]:
        """There is one way to explain nothing."""
        self._enter(1)
        row = vec[float]([1.0])
        for _ in range(self._width * (self.showing[1] + 1) - 1):
            row = append(row, 0.0)
        return row

    def _with_coin(self, row: vec[float], number: i64, distance: i64) -> vec[float]:
        """One coin more: in the pile, or showing its lower number, or its higher one."""
        after = row[:]
        weight = 2.0 if distance == 0 else 1.0
        lowest, middle, top = self.showing[number], self.showing[number + 1], self._narrow - 1
        for place in range(len(row)):
            ways = row[place]
            if ways > 0.0:
                if place // self._width < lowest:
                    after[place + self._width] += ways * weight
                if distance == 1 and place % self._width // self._narrow < middle:
                    after[place + self._narrow] += ways
                elif distance == 2 and place % self._narrow < top:
                    after[place + 1] += ways
        return after

    def _leave(self, row: vec[float], number: i64) -> vec[float]:
        """All coins that show this number must be explained by now; the next number's row."""
        first = self._width * self.showing[number]
        after = vec[float]()
        for place in range(first, first + self._width):
            after = append(after, row[place])
            for _ in range(self.showing[number + 3]):
                after = append(after, 0.0)
        return after

    def draw(self, generator: Generator) -> vec[i64]:
        """For each of `coins` the face it shows, or IN_PILE; each way as often as it is likely."""
        faces = vec[i64]()
        for _ in range(len(self.coins)):
            faces = append(faces, IN_PILE)
        step: i64 = len(self.coins) - 1
        place: i64 = 0
        number = self.highest
        while number > 0:
            self._enter(number)
            explained = place // (self.showing[number + 3] + 1)  # `_leave`, backwards
            place = self._width * self.showing[number] + explained
            while step >= 0 and lower_of(self.coins[step]) == number:
                place = self._draw_coin(step, place, faces, generator)
                step -= 1
            number -= 1
        return faces

    def _draw_coin(self, step: i64, place: i64, faces: vec[i64], generator: Generator) -> i64:
        """What one coin shows, given the place in the row after it; the place before it."""
        row = self._rows[step]
        lower, higher = lower_of(self.coins[step]), higher_of(self.coins[step])
        low, high = 0.0, 0.0
        jump: i64 = 1
        if place >= self._width:
            low = row[place - self._width] * (2.0 if higher == lower else 1.0)
        if higher == lower + 1:
            jump = self._narrow
            if place % self._width >= self._narrow:
                high = row[place - jump]
        elif higher == lower + 2 and place % self._narrow > 0:
            high = row[place - jump]
        point = generator.unit() * (low + high + row[place])
        if point < low:
            faces[step] = lower
            return place - self._width
        if point < low + high:
            faces[step] = higher
            return place - jump
        return place
