"""A table as text, and back: to set up a scenario, to share a puzzle, to compare two states.

    seat 1
    phase move
    covered 7
    map a b c d e f g h i j k l m n
    20  ~ = . . . . . . . . . . = ~
    ...
    2   ~ ~ ~ A ~ ^ ^ ~ ~ o ~ ~ ~ ~
    1   ~ ~ ~ ~ o ^ ^ ~ ~ ~ ~ 2 ~ ~
    waiting 14 12
    hand 1: m1 m4 m4

The signs are those of `drawing`; what tiles lie there follows from them. The last card of the stack
is its top.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.errors import Args, BadPosition
from carpathia.games.noris_titanic.board import (
    COLUMN_NAMES,
    COLUMNS,
    CORNERS,
    NONE,
    PLACES,
    PRINT_SIGNS,
    ROWS,
    cell_at,
    read_cell,
    write_cell,
)
from carpathia.games.noris_titanic.drawing import AFOOT_SIGNS, GROUND_SIGNS, SAVED_SIGNS, draw_board
from carpathia.games.noris_titanic.inventory import (
    check_table,
    full_inventory,
    inventory,
    item_name,
)
from carpathia.games.noris_titanic.pieces import (
    BUOY,
    FACE_NAMES,
    ICE,
    ICE_LAID,
    VALUES,
    WATER,
    WATER_LAID,
    buoy_tile,
    kind_of,
    read_card,
    write_card,
)
from carpathia.games.noris_titanic.table import PHASE_NAMES, Rules, Table, new_table

_MAP: Final = "map"


# Writing


def write_table(table: Table) -> str:
    """The whole truth of a table."""
    lines = [f"seat {table.seat + 1}", f"phase {PHASE_NAMES[table.phase]}"]
    if table.rolled != NONE:
        lines.append(f"rolled {FACE_NAMES[table.rolled]}")
    if table.climber != NONE:
        lines.append(f"climber {write_cell(table.climber)}")
    if table.last_phases != NONE:
        lines.append(f"last-phases {table.last_phases}")
    lines += [f"covered {table.covered}", f"{_MAP} {' '.join(COLUMN_NAMES)}"]
    for index, row in enumerate(draw_board(table)):
        lines.append(f"{ROWS - index:<3} {' '.join(row)}")
    lines += [_write_counts("waiting", table.waiting), _write_counts("buried", table.buried)]
    for seat in range(int(table.rules.seats)):
        cards = ""
        for index in range(VALUES):
            cards += f" {write_card(index + 1)}" * int(table.hands[seat * VALUES + index])
        lines.append(f"hand {seat + 1}:{cards}")
    for name, pile in (("stack", table.stack), ("discard", table.discard)):
        lines.append(" ".join([f"{name}:"] + [write_card(value) for value in pile]))
    if table.knowledge is None:
        lines.append("knowledge none")
    return "\n".join(lines) + "\n"


def _write_counts(name: str, counts: vec[i64]) -> str:
    return " ".join([name] + [str(int(count)) for count in counts])


# Reading


def read_table(rules: Rules, text: str) -> Table:
    """The table a text describes; raises BadPosition."""
    table = new_table(rules)
    signs: dict[int, str] = {}
    read: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0] == _MAP:
            continue
        try:
            _read_once(words, read)
            if words[0].isdecimal():
                _read_row(signs, words)
            elif words[0].endswith(":") or words[0] == "hand":
                _read_cards(table, words)
            else:
                _read_plain(table, words)
        except (ValueError, IndexError):
            what: Args = {"line": number, "text": line[:60]}
            raise BadPosition("position-line-unreadable", what) from None
    _lay_tiles(table, signs)
    _put_pawns(table, signs)
    knowledge = table.knowledge
    table.knowledge = None
    wrong = check_table(table)
    if wrong:
        raise BadPosition("position-wrong", {"why": wrong})
    _count(table)
    table.knowledge = knowledge
    _note_cards(table)
    return table


def _read_once(words: list[str], read: list[str]) -> None:
    """Refuse a line of which there was one already."""
    name = " ".join(words[:2]) if words[0] == "hand" else words[0]
    if name in read:
        raise ValueError(name)
    read.append(name)


def _read_row(signs: dict[int, str], words: list[str]) -> None:
    row = _number(words[0], 1, ROWS)
    if len(words) != COLUMNS + 1:
        raise ValueError(words)
    for column in range(COLUMNS):
        signs[cell_at(column, row)] = words[column + 1]


def _read_plain(table: Table, words: list[str]) -> None:
    """Lines of a name and one value, or a count for each seat."""
    name = words[0]
    if name in ("waiting", "buried"):
        counts = vec[i64]([_number(word, 0, 99) for word in words[1:]])
        if len(counts) != table.rules.seats:
            raise ValueError(words)
        if name == "waiting":
            table.waiting = counts
        else:
            table.buried = counts
        return
    value = words[1]
    if len(words) != 2:
        raise ValueError(words)
    if name == "seat":
        table.seat = _number(value, 1, int(table.rules.seats)) - 1
    elif name == "phase":
        table.phase = PHASE_NAMES.index(value)
    elif name == "rolled":
        table.rolled = FACE_NAMES.index(value)
    elif name == "climber":
        table.climber = read_cell(value)
    elif name == "last-phases":
        table.last_phases = _number(value, 0, int(table.rules.seats))
    elif name == "covered":
        table.covered = _number(value, 0, PLACES)
    elif name == "knowledge" and value == "none":
        table.knowledge = None
    else:
        raise ValueError(name)


def _read_cards(table: Table, words: list[str]) -> None:
    """Lines of a name, a colon and cards."""
    if words[0] == "hand":
        seat = _number(words[1].removesuffix(":"), 1, int(table.rules.seats)) - 1
        for word in words[2:]:
            table.hands[seat * VALUES + read_card(word) - 1] += 1
        return
    cards = vec[i64]()
    for word in words[1:]:
        cards = append(cards, read_card(word))
    if words[0] == "stack:":
        table.stack = cards
    elif words[0] == "discard:":
        table.discard = cards
    else:
        raise ValueError(words[0])


def _number(text: str, least: int, most: int) -> int:
    """Plain digits, within bounds."""
    if not (text.isascii() and text.isdecimal()) or not least <= int(text) <= most:
        raise ValueError(text)
    return int(text)


def _lay_tiles(table: Table, signs: dict[int, str]) -> None:
    """Which tile lies on each covered place, by what its four cells show."""
    board = table.rules.board
    for place in range(1, int(table.covered) + 1):
        cells = [int(board.cells[place * CORNERS + corner]) for corner in range(CORNERS)]
        tile = _tile_of(table, "".join([signs.get(cell, "?") for cell in cells]))
        if tile < 0:
            raise _wrong(f"no tile looks like place {place}")
        table.put_tile(place, tile)
        kind = kind_of(tile)
        table.stock[kind] = table.stock[kind] - 1


def _tile_of(table: Table, corners: str) -> int:
    """The tile whose corners, clockwise, show these signs; -1: none."""
    components = table.rules.components
    if corners == GROUND_SIGNS[ICE] * CORNERS:
        return ICE_LAID
    if any(sign not in f"{GROUND_SIGNS[WATER]}{AFOOT_SIGNS}{_BUOYS}" for sign in corners):
        return -1
    ground = [BUOY if sign in _BUOYS else WATER for sign in corners]
    buoys = ground.count(BUOY)
    if buoys == 0:
        return WATER_LAID
    for turns in range(int(components.turns[buoys - 1])):
        tile = int(buoy_tile(buoys, turns))
        if ground == [int(g) for g in components.grounds[tile * CORNERS : (tile + 1) * CORNERS]]:
            return tile
    return -1


_BUOYS: Final = GROUND_SIGNS[BUOY] + SAVED_SIGNS


def _put_pawns(table: Table, signs: dict[int, str]) -> None:
    """The pawns on the map; every cell must be on it, and a bare one as the board has it."""
    for cell in range(ROWS * COLUMNS):
        sign = signs.get(cell, "")
        if sign in AFOOT_SIGNS[: table.rules.seats] and sign:
            table.put_afoot(int(sign) - 1, cell)
        elif sign in SAVED_SIGNS[: table.rules.seats] and sign and table.is_covered(cell):
            seat = SAVED_SIGNS.index(sign)
            table.pawns[cell] = seat
            table.saved[seat] = table.saved[seat] + 1
        elif not table.is_covered(cell) and sign != PRINT_SIGNS[table.rules.board.printed[cell]]:
            raise _wrong(f"{write_cell(cell)} shows {sign or 'nothing'}")


def _note_cards(table: Table) -> None:
    """What follows for everybody from the sizes of the hands and from the open discard."""
    knowledge = table.knowledge
    if knowledge is None:
        return
    for seat in range(int(table.rules.seats)):
        for value in range(1, VALUES + 1):
            for _ in range(table.hands[seat * VALUES + value - 1]):
                knowledge.drawn(seat, value)
    for value in table.discard:
        knowledge.laid_open(value)


def _count(table: Table) -> None:
    """Refuse a position that misses a component or has one too many."""
    found, wanted = inventory(table), full_inventory(table)
    for item in sorted(set(found + wanted)):
        if found.count(item) != wanted.count(item):
            words: Args = {"card": item_name(item), "found": found.count(item)}
            words["wanted"] = wanted.count(item)
            raise BadPosition("position-count-wrong", words)


def _wrong(why: str) -> BadPosition:
    return BadPosition("position-wrong", {"why": why})
