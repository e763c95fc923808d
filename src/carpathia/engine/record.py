"""A record: a match as text, one move or chance outcome a line, readable and diffable.

    carpathia record 1
    game sos-titanic
    edition en
    revision 1
    seats 1
    option crew fleet
    commitment 5ad1...
    = shuffle f3 s12+ ...
    1: move 3>5
    1: rescue 2
    open

A record that was not cut off closes with `open` (the match goes on) or `result ...`; a finished one
may add the opened `seed`. Outcomes stand below the move that asked for them, those of the set-up
first. A later `commitment` line means that the match went on with another seed from there.
"""

from typing import Final, final

from carpathia.engine.chance import ROLL, SHUFFLE, TOSS, Outcome
from carpathia.engine.errors import BadRecord, BadSetup
from carpathia.engine.figures import read_value, write_value
from carpathia.engine.game import Game
from carpathia.engine.setup import Setup, read_switch

FORMAT: Final = 1
_HEADERS: Final = ("game", "edition", "revision", "seats")


@final
class Entry:
    """One move with the outcomes it asked for; the first entry of a record is the set-up."""

    def __init__(self, seat: int, text: str, line: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.line: Final = line
        self.outcomes: list[str] = []
        self.commitment = ""
        """Not empty: from this entry on, another seed decided."""


@final
class Record:
    """A match as it is written down. Reading checks the form; replaying checks the truth."""

    def __init__(self, setup: Setup, revision: int) -> None:
        self.setup: Final = setup
        self.revision: Final = revision
        self.entries: list[Entry] = []
        self.result = ""
        self.result_line = 0
        self.seeds: list[str] = []

    def text(self) -> str:
        """The record as a text file."""
        setup = self.setup
        lines = [f"carpathia record {FORMAT}", f"game {setup.game}", f"edition {setup.edition}"]
        lines += [f"revision {self.revision}", f"seats {setup.seats}"]
        lines += [f"option {name} {value}" for name, value in setup.options.items()]
        lines += [f"switch {name} {'on' if on else 'off'}" for name, on in setup.switches.items()]
        lines += [f"figure {name} {write_value(v)}" for name, v in setup.figures.items()]
        for entry in self.entries:
            if entry.commitment:
                lines.append(f"commitment {entry.commitment}")
            if entry.text:
                lines.append(f"{entry.seat + 1}: {entry.text}")
            lines += [f"= {outcome}" for outcome in entry.outcomes]
        lines.append(f"result {self.result}" if self.result else "open")
        lines += [f"seed {seed}" for seed in self.seeds]
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record a text holds; raises BadRecord naming the first line that is wrong."""
    lines = [line.strip() for line in text.replace("\r\n", "\n").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise BadRecord("record-empty")
    _read_format(lines[0])
    record, start = _read_headers(lines)
    record.entries.append(Entry(-1, "", start + 1))
    closed = False
    for index in range(start, len(lines)):
        line, number = lines[index], index + 1
        word, _, rest = line.partition(" ")
        if closed:
            if word != "seed" or not record.result or not _is_digest(rest):
                raise BadRecord("record-after-end", {"line": number})
            record.seeds.append(rest)
        elif word == "open" and not rest:
            closed = True
        elif word == "result" and rest:
            closed = True
            record.result = rest
            record.result_line = number
        elif not _read_entry(record, line, number):
            raise BadRecord("record-line-unreadable", {"line": number, "text": line[:60]})
    if not closed:
        raise BadRecord("record-cut-off", {"line": len(lines)})
    if _is_waiting(record):
        record.entries.pop()
    return record


def write_outcome(game: Game, outcome: Outcome) -> str:
    """`shuffle f3 s12+ ...`, `roll 4` or `toss 0110...`."""
    if outcome.kind == ROLL:
        return f"{ROLL} {outcome.values[0] + 1}"
    if outcome.kind == TOSS:
        return f"{TOSS} {''.join([str(side) for side in outcome.values])}"
    return " ".join([SHUFFLE] + [game.write_item(item) for item in outcome.values])


def read_outcome(game: Game, text: str, line: int) -> Outcome:
    """The inverse of `write_outcome`."""
    kind, *words = text.split(" ")
    if kind == ROLL and len(words) == 1 and _is_number(words[0]):
        return Outcome(ROLL, [int(words[0]) - 1])
    if kind == TOSS and len(words) == 1 and words[0] and not words[0].strip("01"):
        return Outcome(TOSS, [int(side) for side in words[0]])
    if kind != SHUFFLE:
        raise BadRecord("record-line-unreadable", {"line": line, "text": f"= {text}"[:60]})
    items: list[int] = []
    for word in words:
        try:
            items.append(game.read_item(word))
        except ValueError:
            raise BadRecord("record-item-unknown", {"line": line, "text": word[:60]}) from None
    return Outcome(SHUFFLE, items)


def _read_format(line: str) -> None:
    words = line.split(" ")
    if len(words) != 3 or words[:2] != ["carpathia", "record"] or not _is_number(words[2]):
        raise BadRecord("record-foreign", {"line": 1, "text": line[:60]})
    if int(words[2]) != FORMAT:
        raise BadRecord("record-format-newer", {"version": words[2], "current": FORMAT})


def _read_headers(lines: list[str]) -> tuple[Record, int]:
    """Everything up to the first commitment, outcome, move or closing line."""
    plain: dict[str, str] = {}
    options: dict[str, str] = {}
    switches: dict[str, str] = {}
    figures: dict[str, str] = {}
    index = 1
    while index < len(lines):
        word, _, rest = lines[index].partition(" ")
        name, _, value = rest.partition(" ")
        if word in _HEADERS and rest and word not in plain:
            plain[word] = rest
        elif word == "option" and value and name not in options:
            options[name] = value
        elif word == "switch" and value and name not in switches:
            switches[name] = value
        elif word == "figure" and value and name not in figures:
            figures[name] = value
        else:
            break
        index += 1
    for header in _HEADERS:
        if header not in plain:
            if index < len(lines) and not _is_body(lines[index]):
                text = lines[index][:60]
                raise BadRecord("record-line-unreadable", {"line": index + 1, "text": text})
            raise BadRecord("record-header-missing", {"header": header})
    if not _is_number(plain["seats"]) or not _is_number(plain["revision"]):
        word = "seats" if not _is_number(plain["seats"]) else "revision"
        line = lines.index(f"{word} {plain[word]}") + 1
        raise BadRecord("record-line-unreadable", {"line": line, "text": lines[line - 1][:60]})
    setup = Setup(plain["game"], plain["edition"], int(plain["seats"]))
    setup.options = options
    try:
        setup.switches = {name: read_switch(name, text) for name, text in switches.items()}
        setup.figures = {name: read_value(name, text) for name, text in figures.items()}
    except BadSetup as error:
        raise BadRecord(error.key, error.words) from None
    return Record(setup, int(plain["revision"])), index


def _is_body(line: str) -> bool:
    word = line.partition(" ")[0]
    return word in ("commitment", "=", "open", "result") or word[:-1].isdecimal()


def _read_entry(record: Record, line: str, number: int) -> bool:
    """Add a move, an outcome or a commitment to the record; False if it is none of them."""
    last = record.entries[-1]
    word, _, rest = line.partition(" ")
    if word == "=" and rest and not _is_waiting(record):
        last.outcomes.append(rest)
    elif word == "commitment" and _is_digest(rest):
        if last.text or last.outcomes:
            record.entries.append(Entry(-1, "", number))
        record.entries[-1].commitment = rest
    elif word.endswith(":") and _is_number(word[:-1]) and int(word[:-1]) > 0 and rest:
        entry = Entry(int(word[:-1]) - 1, rest, number)
        if _is_waiting(record):
            entry.commitment = last.commitment
            record.entries.pop()
        record.entries.append(entry)
    else:
        return False
    return True


def _is_waiting(record: Record) -> bool:
    """Whether the last entry is only a commitment, for a move that is still to come."""
    return len(record.entries) > 1 and not record.entries[-1].text


def _is_number(text: str) -> bool:
    """Plain digits, few enough that `int` takes them."""
    return len(text) <= 9 and text.isascii() and text.isdecimal()


def _is_digest(text: str) -> bool:
    """A seed or a commitment: 64 hexadecimal digits."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)
