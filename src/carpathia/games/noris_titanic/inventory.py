"""Where every component is, and what must always be true of a table. For fuzzing and positions."""

from mypy_extensions import i64

from carpathia.games.noris_titanic.board import (
    CELLS,
    CORNERS,
    NONE,
    PLACES,
    SEA,
    STAIR,
    START,
    write_cell,
)
from carpathia.games.noris_titanic.pieces import (
    BUOY,
    BUOY_TILE,
    DRY,
    HAND,
    ICE,
    NO_TILE,
    PAWN_ITEM,
    START_FACE,
    TILE_ITEM,
    TILE_KINDS,
    TILE_NAMES,
    VALUES,
    buoys_on,
    kind_of,
    write_card,
)
from carpathia.games.noris_titanic.table import (
    BRINGING,
    CLIMBING,
    LAYING,
    MOVING,
    OVER,
    ROLLING,
    Table,
)


def inventory(table: Table) -> list[int]:
    """Every card, tile and pawn, wherever it lies, as items; sorted."""
    found: list[int] = [int(value) for value in table.stack]
    found += [int(value) for value in table.discard]
    for at in range(len(table.hands)):
        found += [at % VALUES + 1] * int(table.hands[at])
    for kind in range(TILE_KINDS):
        found += [TILE_ITEM + kind] * int(table.stock[kind])
    for place in range(1, PLACES + 1):
        if table.tiles[place] != NO_TILE:
            found.append(TILE_ITEM + int(kind_of(table.tiles[place])))
    for cell in range(CELLS):
        if table.pawns[cell] != NONE:
            found.append(PAWN_ITEM + int(table.pawns[cell]))
    for seat in range(len(table.waiting)):
        found += [PAWN_ITEM + seat] * int(table.waiting[seat] + table.buried[seat])
    return sorted(found)


def full_inventory(table: Table) -> list[int]:
    """What `inventory` must be, by the figures of the game."""
    components = table.rules.components
    wanted: list[int] = []
    for index in range(VALUES):
        wanted += [index + 1] * int(components.card_counts[index])
    wanted += [TILE_ITEM] * int(components.water_tiles)
    wanted += [TILE_ITEM + 1] * int(components.iceberg_tiles)
    wanted += [TILE_ITEM + BUOY_TILE] * len(components.buoy_tiles)
    for seat in range(int(table.rules.seats)):
        wanted += [PAWN_ITEM + seat] * int(components.pawns)
    return sorted(wanted)


def item_name(item: int) -> str:
    """A component as a person would look for it."""
    if item >= PAWN_ITEM:
        return f"pawn {item - PAWN_ITEM + 1}"
    return TILE_NAMES[item - TILE_ITEM] if item >= TILE_ITEM else write_card(item)


def check_table(table: Table) -> str:
    """The first thing that is wrong with a table, or ''. `inventory` is checked by its owner."""
    for wrong in (_check_tiles(table), _check_pawns(table), _check_counts(table)):
        if wrong:
            return wrong
    return _check_phase(table) or _check_knowledge(table)


def _check_knowledge(table: Table) -> str:
    """The truth is one of the things the other seats think possible."""
    knowledge = table.knowledge
    if knowledge is not None:
        for seat in range(int(table.rules.seats)):
            hand = table.hands[seat * VALUES : (seat + 1) * VALUES]
            if not knowledge.allows(seat, hand):
                return f"what is known of the hand of {seat} is not true"
    return ""


def _check_tiles(table: Table) -> str:
    """Tiles lie on the lowest places, buoys in their order (N3.2, N1.5)."""
    used = 0
    order = table.rules.components.buoy_tiles
    for place in range(1, PLACES + 1):
        tile = table.tiles[place]
        for corner in range(CORNERS):
            cell = table.rules.board.cells[place * CORNERS + corner]
            if table.grounds[cell] != table.rules.components.grounds[tile * CORNERS + corner]:
                return f"{write_cell(cell)} is not what its tile says"
        if (tile != NO_TILE) != (place <= table.covered):
            return f"place {place} is not as it should be with {table.covered} covered"
        if buoys_on(tile) > 0:
            if used >= len(order) or buoys_on(tile) != order[used]:
                return f"the buoy tile on place {place} was not next"
            used += 1
    return ""


def _check_pawns(table: Table) -> str:
    """The lists of pawns agree with the board, and no pawn is where none can be."""
    saved = [0] * len(table.saved)
    afoot: list[list[int]] = [[] for _ in range(len(table.saved))]
    for cell in range(CELLS):
        seat = table.pawns[cell]
        if seat == NONE:
            continue
        ground = table.ground(cell)
        printed = table.rules.board.printed[cell]
        if ground == ICE or (ground == DRY and printed == START):
            return f"no pawn can be on {write_cell(cell)}"
        if ground == DRY and printed == STAIR and cell != table.climber:
            return f"a pawn rests on the stair {write_cell(cell)}"
        if ground == BUOY and printed != SEA:
            saved[seat] += 1
        else:
            afoot[seat].append(cell)
    for seat in range(len(saved)):
        if saved[seat] != table.saved[seat]:
            return f"seat {seat + 1} does not have {table.saved[seat]} pawns in buoys"
        if afoot[seat] != [int(cell) for cell in table.afoot[seat]]:
            return f"the pawns of seat {seat + 1} are not where the list says"
    return ""


def _check_counts(table: Table) -> str:
    """Nothing is owed, no hand is too large."""
    for seat in range(len(table.waiting)):
        if table.waiting[seat] < 0 or table.buried[seat] < 0:
            return f"seat {seat + 1} owes a pawn"
        if table.hand_size(seat) > HAND:
            return f"seat {seat + 1} holds too many cards"
    if any(count < 0 for count in table.hands):
        return "a hand owes a card"
    if any(count < 0 for count in table.stock):
        return "a stack owes a tile"
    return ""


def _check_phase(table: Table) -> str:
    """What has to be decided can be decided."""
    phase = table.phase
    is_last = table.covered == PLACES
    if phase == OVER:
        return "" if is_last or _is_full(table) else "the match ended for no reason"
    if _is_full(table):
        return "all buoys are full and the match goes on"
    if phase == ROLLING and (is_last or table.rolled != NONE):
        return "there is nothing to roll for"
    if phase == LAYING and (is_last or not NONE < table.rolled < START_FACE):
        return "there is nothing to lay"
    if phase > LAYING and (table.rolled == NONE) != (table.last_phases != NONE):
        return "a turn goes on that did not begin"
    if phase == MOVING and (len(table.afoot[table.seat]) == 0 or table.hand_size(table.seat) == 0):
        return "a turn goes on that is over"
    if phase == BRINGING and (not table.is_start_open() or table.waiting[table.seat] == 0):
        return "no pawn can come"
    if table.last_phases != NONE and not is_last:
        return "the last round began too early"
    return _check_climber(table, table.climber)


def _check_climber(table: Table, cell: i64) -> str:
    """Who stopped on a stair is the seat to act's, and nobody did in other phases."""
    if table.phase != CLIMBING:
        return "" if cell == NONE else "somebody is said to be on a stair"
    if cell == NONE or table.pawns[cell] != table.seat or not table.is_open_stair(cell):
        return "nobody is on a stair"
    return ""


def _is_full(table: Table) -> bool:
    """N6.2: every buoy there is holds a pawn."""
    return table.all_saved() == table.rules.components.buoys
