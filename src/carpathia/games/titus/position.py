"""A table of Titus as text, and back: to set up a scenario, share a puzzle, compare two states.

    seat 1
    phase turn
    display 1: 4:7/8 9:8/8* 2:9/10, 12:4/5
    card 18 2: 1:12/11* 3:13/13 5:14/16 6:15/14
    pile: 8/9 3/3

A coin on the table is its number in the order in which they came up, its front and its back; the
star says that its back has been seen. Runs and series go from the lowest coin up, runs with commas
between. `card 18 2:` is the victory card 18, held by seat 2. The pile begins with its top.
"""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from carpathia.engine.errors import BadPosition
from carpathia.games.titus.coins import read_faces
from carpathia.games.titus.components import card_worth, value_of
from carpathia.games.titus.inventory import check_table
from carpathia.games.titus.joining import runs_of
from carpathia.games.titus.table import LIFTED, NONE, ON_CARD, PHASE_NAMES, Rules, Table

_SEEN: Final = "*"


# Writing


def write_table(table: Table) -> str:
    """The whole truth of a table."""
    lines = [f"seat {table.seat + 1}", f"phase {PHASE_NAMES[table.phase]}"]
    if table.takes > 0:
        lines.append(f"takes {table.takes}")
    if table.last != NONE:
        lines.append(f"last {table.last + 1}")
    for seat in range(table.rules.seats):
        runs = [_write_chain(table, low) for low in runs_of(table, seat)]
        if runs:
            lines.append(f"display {seat + 1}: {', '.join(runs)}")
    for card in range(len(table.holders)):
        top = table.tops[card]
        series = "" if top == NONE else f" {_write_chain(table, table.lowest(top))}"
        lines.append(f"card {value_of(card)} {table.holders[card] + 1}:{series}")
    if table.phase == LIFTED:
        lines.append(f"lifted: {_write_coin(table, table.lifted - 1)}")
    if table.in_pile() > 0:
        pile = [_write_faces(table, coin) for coin in range(table.lifted, len(table.front))]
        lines.append(f"pile: {' '.join(pile)}")
    return "\n".join(lines) + "\n"


def _write_chain(table: Table, lowest: i64) -> str:
    words: list[str] = []
    coin = lowest
    while coin != NONE:
        words.append(_write_coin(table, coin))
        coin = table.above[coin]
    return " ".join(words)


def _write_coin(table: Table, coin: i64) -> str:
    seen = _SEEN if table.has_seen_back(coin) else ""
    return f"{coin + 1}:{_write_faces(table, coin)}{seen}"


def _write_faces(table: Table, coin: i64) -> str:
    return f"{table.front[coin]}/{table.back[coin]}"


# Reading


@final
class _Laid:
    """A coin that a text lays somewhere."""

    def __init__(self, word: str, owner: int) -> None:
        name, _, faces = word.partition(":")
        self.coin: Final = _number(name) - 1
        self.is_seen: Final = faces.endswith(_SEEN)
        front, back = read_faces(faces.removesuffix(_SEEN))
        self.front: Final = front
        self.back: Final = back
        self.owner: Final = owner


@final
class _Reader:
    """Collects what a text says, line by line; the coins are laid out at the end."""

    def __init__(self, rules: Rules) -> None:
        self.table: Final = Table(rules)
        self.laid: list[_Laid] = []
        self.links: list[tuple[int, int]] = []
        self.pile: list[tuple[int, int]] = []
        self.cards: dict[int, tuple[int, int]] = {}
        """Holder and top coin."""
        self.heads: list[list[str]] = []

    def read_line(self, line: str) -> None:
        """Raises ValueError."""
        words, colon, rest = line.partition(":")
        name, *values = words.split()
        head = [name, *values[:1]] if colon else [name]
        if head in self.heads:
            raise ValueError(line)
        self.heads.append(head)
        if not colon:
            self._read_plain(name, values)
        elif name == "display" and len(values) == 1:
            seat = self._read_seat(values[0])
            for run in rest.split(","):
                self._read_chain(run.split(), seat)
        elif name == "card" and len(values) == 2:
            card = card_worth(_number(values[0]))
            top = self._read_chain(rest.split(), ON_CARD + card)
            self.cards[card] = (self._read_seat(values[1]), top)
        elif name == "lifted" and not values:
            self._read_chain(rest.split(), NONE)
        elif name == "pile" and not values:
            self.pile = [read_faces(word) for word in rest.split()]
        else:
            raise ValueError(line)

    def _read_plain(self, name: str, values: list[str]) -> None:
        """Lines of one name and one value."""
        table = self.table
        (value,) = values
        if name == "seat":
            table.seat = self._read_seat(value)
        elif name == "phase":
            table.phase = PHASE_NAMES.index(value)
        elif name == "takes":
            table.takes = _number(value)
        elif name == "last":
            table.last = _number(value) - 1
        else:
            raise ValueError(name)

    def _read_seat(self, text: str) -> int:
        seat = _number(text) - 1
        if not 0 <= seat < self.table.rules.seats:
            raise ValueError(text)
        return seat

    def _read_chain(self, words: list[str], owner: int) -> int:
        """A run or series; its highest coin, or NONE."""
        highest: int = NONE
        for word in words:
            laid = _Laid(word, owner)
            if highest != NONE:
                self.links.append((highest, laid.coin))
            self.laid.append(laid)
            highest = laid.coin
        return highest

    def finish(self) -> Table:
        """Lay the coins out; raises BadPosition."""
        table = self.table
        by_coin = {laid.coin: laid for laid in self.laid}
        count = len(self.laid)
        if count + len(self.pile) > table.rules.deck.count:
            raise _wrong(f"there are only {table.rules.deck.count} coins")
        if len(by_coin) != count or sorted(by_coin) != list(range(count)):
            raise _wrong(f"the coins on the table are not numbered from 1 to {count}, once each")
        for coin in range(count):
            laid = by_coin[coin]
            table.add(laid.front, laid.back)
            table.owner[coin] = laid.owner
            if laid.is_seen:
                table.seen[coin] = 1
        table.lifted = count
        for card in range(len(self.cards)):
            if card not in self.cards:
                raise _wrong(f"nobody holds victory card {value_of(card)}")
            holder, top = self.cards[card]
            table.holders = append(table.holders, holder)
            table.tops = append(table.tops, top)
        for front, back in self.pile:
            table.add(front, back)
        for top, bottom in self.links:
            table.link(top, bottom)
        if not NONE <= table.last < count:
            raise _wrong(f"coin {table.last + 1} is not on the table")
        return table


def read_table(rules: Rules, text: str) -> Table:
    """The table a text describes; raises BadPosition. Counting the coins is the caller's part."""
    reader = _Reader(rules)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                reader.read_line(line)
            except ValueError:
                what: dict[str, str | int] = {"line": number, "text": line[:60]}
                raise BadPosition("position-line-unreadable", what) from None
    table = reader.finish()
    wrong = check_table(table)
    if wrong:
        raise _wrong(wrong)
    return table


def _wrong(why: str) -> BadPosition:
    return BadPosition("position-wrong", {"why": why})


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 2:
        raise ValueError(text)
    return int(text)
