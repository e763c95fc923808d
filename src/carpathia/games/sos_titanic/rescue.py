"""The Rescue (S5), and what a failed one brings (S5.3, S10)."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from carpathia.engine.game import View
from carpathia.games.sos_titanic.actions import kind_moves
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    BOXHALL,
    FLEET,
    LEE,
    LIGHTOLLER,
    MURDOCH,
    PITMAN,
    write_card,
)
from carpathia.games.sos_titanic.moves import PASS, RESCUE
from carpathia.games.sos_titanic.placing import (
    any_placeable,
    placements,
    put_passenger,
    reward_latimer,
)
from carpathia.games.sos_titanic.sinking import end_turn, turn_page
from carpathia.games.sos_titanic.table import (
    DRAWING,
    ENCORE,
    KEEPING,
    NONE,
    OVER,
    PLACING,
    Play,
    Table,
)


def rescue_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """Add the Rescues on offer: how many to draw, or to declare one on an empty stack (S5.1)."""
    left: i64 = len(table.stack)
    if left == 0:
        return append(moves, RESCUE)
    card = table.rules.components.crew[table.crew_to_act()]
    least: i64 = card.draws_least
    most: i64 = card.draws_most
    if most > left:
        most = left
    if least > left:
        least = left
    for count in range(least, most + 1):
        moves = append(moves, RESCUE + count)
    return moves


def play_rescue(table: Table, count: i64, now: Play) -> None:
    """Draw `count` Passengers; 0: declare a Rescue on an empty stack."""
    if count > 0:
        _draw(table, count, now)
    elif len(table.discard) == 0:
        _fail(table, now)  # S5.5
    else:
        _reshuffle(table, now)


def _reshuffle(table: Table, now: Play) -> None:
    """S5.4: the discard becomes the stack and a page is turned, without compensation."""
    if now.events is not None:
        now.tell("stack-ran-out", {"seat": table.seat + 1})
    table.discard_into_stack(now)
    turn_page(table, now)
    if table.phase != OVER:
        table.phase = DRAWING


def _draw(table: Table, count: i64, now: Play) -> None:
    """Passengers are drawn together, then looked at."""
    table.drawn = vec[i64](capacity=count)
    for _ in range(count):
        table.drawn = append(table.drawn, table.draw_passenger())
    if now.events is not None:
        cards = " ".join([write_card(card) for card in table.drawn])
        args: View = {"seat": table.seat + 1, "cards": cards, "count": count}
        now.tell("passengers-drawn", args, True)
    if any_placeable(table, table.drawn):
        table.phase = PLACING  # S5.2
        table.has_placed = False
    else:
        _fail(table, now)


def drawn_moves(table: Table) -> vec[i64]:
    """Place one of the drawn Passengers (S5.2); Murdoch [fr] may stop after his first (S10.1)."""
    moves = vec[i64]()
    if table.has_placed and not table.rules.switches.murdoch_places_all:
        moves = append(moves, PASS)
    return placements(table, table.drawn, moves)


def place_drawn(table: Table, card: i64, place: i64, now: Play) -> None:
    """One of the drawn Passengers is placed; only Murdoch goes on with the others (S10.1)."""
    table.drawn = remove(table.drawn, card)
    table.has_placed = True
    if put_passenger(table, card, place, NONE, now):
        reward_latimer(table, now)
    if table.phase == OVER:
        return
    if table.crew_to_act() != MURDOCH or not any_placeable(table, table.drawn):
        stop_placing(table, now)


def stop_placing(table: Table, now: Play) -> None:
    """The Rescue is over: the Passengers left are discarded."""
    _discard_drawn(table, now)
    end_turn(table, now)


def _discard_drawn(table: Table, now: Play) -> None:
    for card in table.drawn:
        table.discard_passenger(card)
    if now.events is not None and len(table.drawn) > 0:
        cards = " ".join([write_card(card) for card in table.drawn])
        now.tell("passengers-discarded", {"cards": cards, "count": len(table.drawn)})
    table.drawn = vec[i64]()


def _fail(table: Table, now: Play) -> None:
    """S5.3, in the order of S10.11: discard, page and panic, then compensation."""
    if now.events is not None:
        now.tell("rescue-failed", {"seat": table.seat + 1})
    _discard_drawn(table, now)
    turn_page(table, now)
    if table.phase == OVER:
        return
    crew = table.crew_to_act()
    count = compensation(crew)
    if crew == FLEET:
        _offer(table, count, now)
        if table.phase == KEEPING:
            return
    elif count > 0:
        table.fresh_card = table.draw_into_hand(table.seat, now)
        for _ in range(count - 1):
            table.draw_into_hand(table.seat, now)
    after_compensation(table, now)


def compensation(crew: i64) -> i64:
    """How many Action cards a Crew Member draws for a failed Rescue (S5.3)."""
    if crew == FLEET:
        return 3  # S10.6
    if crew == BOXHALL:
        return 2  # S10.2
    return 0 if crew in (MURDOCH, LEE, PITMAN) else 1  # S10.1, S10.3, S10.8


def _offer(table: Table, count: i64, now: Play) -> None:
    """S10.6: Fleet draws some, or what there is; with a choice to make, he keeps one of them."""
    table.offered = vec[i64]()
    for _ in range(count):
        kind = table.draw_action(now)
        if kind != NONE:
            table.offered = append(table.offered, kind)
    if now.events is not None and len(table.offered) > 0:
        cards = " ".join([ACTION_NAMES[kind] for kind in table.offered])
        args: View = {"seat": table.seat + 1, "cards": cards, "count": len(table.offered)}
        now.tell("actions-offered", args, True)
    if len(table.offered) > 1:
        table.phase = KEEPING
    elif len(table.offered) == 1:
        keep_offered(table, table.offered[0], now)


def keep_offered(table: Table, kind: i64, now: Play) -> None:
    """Fleet keeps one Action card and discards the others."""
    table.change_hand(table.seat, kind, 1)
    if now.events is not None:
        now.tell("action-kept", {"seat": table.seat + 1, "card": ACTION_NAMES[kind]})
    for other in remove(table.offered, kind):
        table.discard_action(other)
    table.offered = vec[i64]()


def after_compensation(table: Table, now: Play) -> None:
    """S10.11: Pitman's card for another's failure, then Lightoller's immediate play."""
    pitman = table.who_is(PITMAN)
    if pitman != NONE and pitman != table.seat:
        table.draw_into_hand(pitman, now)
    if table.crew_to_act() == LIGHTOLLER and _can_play_fresh(table):
        table.phase = ENCORE
    else:
        end_turn(table, now)


def _can_play_fresh(table: Table) -> bool:
    return table.fresh_card != NONE and len(kind_moves(table, table.fresh_card, vec[i64]())) > 0


def encore_moves(table: Table) -> vec[i64]:
    """S10.9: Lightoller may play the card just drawn, that one only, or pass."""
    return kind_moves(table, table.fresh_card, vec[i64]([PASS]))
