"""Pages turn, Decks are lost, Passengers panic (S7), and turns end."""

from librt.vecs import append
from mypy_extensions import i64

from carpathia.engine.game import TURN_BEGAN, View
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.placing import forget_arrangements
from carpathia.games.sos_titanic.table import NONE, OVER, TURN, Play, Table, shuffle


def turn_page(table: Table, now: Play) -> None:
    """Turn a page; afterwards the match may be over (S7.1, S8.1)."""
    table.page += 1
    components = table.rules.components
    page = int(table.page)
    if now.events is not None:
        args: View = {"page": components.page_value(page), "clock": components.clock[page]}
        now.tell("page-turned", args)
    if table.is_sunk():
        table.phase = OVER  # S8.1: no panic, nothing after it
        if now.events is not None:
            now.tell("ship-sunk", {})
        return
    for deck in range(DECKS):
        if components.lost_at[deck] == table.page:
            _lose_deck(table, deck, now)


def _lose_deck(table: Table, deck: i64, now: Play) -> None:
    """The Deck is lost: its Passengers flee to the next one and are mixed up there (S7.1, S7.2)."""
    if now.events is not None:
        now.tell("deck-lost", {"deck": deck + 1})
    if table.lines[deck].is_empty():
        return
    refuge = deck + 1
    crowd = table.gather_line(deck, now)
    for card in table.gather_line(refuge, now):
        crowd = append(crowd, card)
    if table.belief is not None:
        table.belief.pour(int(deck), int(refuge))
    shuffle(crowd, now)
    table.lines[refuge].cards = crowd
    if now.events is not None:
        args: View = {"from": deck + 1, "to": refuge + 1, "count": len(crowd)}
        now.tell("panic-broke-out", args)
    table.turn_up(refuge, now)


def end_turn(table: Table, now: Play) -> None:
    """The action of the turn is done: the next seat begins, unless the match is over."""
    if table.phase == OVER:
        return
    table.seat = (table.seat + 1) % table.rules.seats
    table.owner = table.seat
    table.phase = TURN
    table.has_moved = False
    table.fresh_card = NONE
    table.has_placed = False
    forget_arrangements(table)
    if now.events is not None:
        now.tell(TURN_BEGAN, {"seat": table.seat + 1})
