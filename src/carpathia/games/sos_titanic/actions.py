"""The Action cards (S11): which may be played on what, and what they do."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from carpathia.engine.game import View
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    COLLAPSIBLE_BOAT,
    COME_BACK,
    COME_ON,
    GET_READY,
    KINDS,
    MYSTERY_FIRST,
    MYSTERY_SECOND,
    PLAN_A,
    PLAN_B,
    SAME_LINES,
    SAVE_TIME,
    WAIT,
    YOUR_TURN,
    is_mystery,
    mystery,
    number_of,
    passenger_at,
    place_in_deck,
    sort_by_deck,
    top_of,
    write_card,
)
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.moves import (
    BOAT,
    FRONT,
    GROUP_PLACE,
    KEEP,
    LINES,
    LINES_AND_GROUPS,
    LONGEST_SERIES,
    PLACE_NAMES,
    PLAIN_KINDS,
    PLAY_BOAT,
    PLAY_MYSTERY,
    PLAY_PLAIN,
    PLAY_SAME_LINES,
    PLAY_WAIT,
    PLAY_YOUR_TURN,
    TOP,
    UNDER,
    play_boat,
    play_mystery,
    play_same_lines,
)
from carpathia.games.sos_titanic.placing import (
    any_placeable,
    fits,
    is_wanted,
    placements,
    put_passenger,
    reward_latimer,
    wanted_faces,
)
from carpathia.games.sos_titanic.sinking import end_turn, turn_page
from carpathia.games.sos_titanic.table import (
    FRONTING,
    KEEPING,
    NONE,
    ORDERING,
    OVER,
    PLACING,
    STACK_PILE,
    Play,
    Table,
    shuffle,
    shuffle_actions,
)

LOOKED_AT: Final = 5
"""How many cards Get Ready! shows (S11.1)."""


# What may be played


def play_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """Add every way to play a card out of the hand cards are played from now."""
    hand = table.owner * KINDS
    kind: i64 = -1
    while kind < KINDS - 1:
        kind += 1
        if table.hands[hand + kind] > 0:
            moves = kind_moves(table, kind, moves)
    return moves


def kind_moves(table: Table, kind: i64, moves: vec[i64]) -> vec[i64]:
    """Add every way to play one kind of Action card."""
    if kind < PLAIN_KINDS:
        if kind != PLAN_A or _can_fetch(table):
            moves = append(moves, PLAY_PLAIN + kind)
    elif kind == YOUR_TURN:
        for line in range(LINES):
            if _has_passenger(table, line):
                moves = append(moves, PLAY_YOUR_TURN + line)
    elif kind == SAME_LINES:
        moves = _same_lines_moves(table, moves)
    elif kind == WAIT:
        for line in range(LINES):
            if not table.lines[line].is_empty():
                moves = append(moves, PLAY_WAIT + line)
    elif kind == COLLAPSIBLE_BOAT:
        for line in range(DECKS):
            for count in range(1, table.lines[line].up + 1):
                moves = append(moves, play_boat(line, count))
    else:
        moves = _mystery_moves(table, kind - MYSTERY_FIRST, moves)
    return moves


def _can_fetch(table: Table) -> bool:
    """S11.8: Plan A needs a card in the Action stack, or in the discard that refills it."""
    return len(table.action_stack) > 0 or len(table.action_discard) > 0


def _has_passenger(table: Table, line: i64) -> bool:
    """S11.4: a Line of only a Mystery is no target for Your Turn!."""
    cards = table.lines[line].cards
    return len(cards) > 1 or (len(cards) == 1 and not is_mystery(cards[0]))


def _same_lines_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """S11.5: two Lines of Decks afloat, not both empty."""
    for bow in range(DECKS):
        for stern in range(bow + 1, DECKS):
            if table.is_afloat(bow) and table.is_afloat(stern):
                if not (table.lines[bow].is_empty() and table.lines[stern].is_empty()):
                    moves = append(moves, play_same_lines(bow, stern))
    return moves


def _mystery_moves(table: Table, cls: i64, moves: vec[i64]) -> vec[i64]:
    """S11.11: wherever a Passenger of the class could be placed by S4."""
    for place in range(LINES_AND_GROUPS):
        number = _stands_in_for(table, cls, place)
        if number > 0 and fits(table, mystery(cls, number), place):
            if number > 1 or table.rules.switches.mystery_as_lifeboat:
                moves = append(moves, play_mystery(cls, place))
    return moves


def _stands_in_for(table: Table, cls: i64, place: i64) -> i64:
    """The one number a Mystery can have at a place; `fits` says whether it may lie there."""
    if place >= GROUP_PLACE:
        size = table.groups[place - GROUP_PLACE].size
        return size + 1 if size < top_of(cls) else 0
    line = table.lines[place]
    return top_of(cls) if line.is_empty() else number_of(line.front()) - 1


# What they do


def play_action(table: Table, move: i64, now: Play) -> None:
    """Play a move of `play_moves`: the card leaves its hand and takes effect."""
    kind = _kind_of(move)
    table.change_hand(table.owner, kind, -1)
    table.playing = kind
    if now.events is not None:
        args: View = {"seat": table.seat + 1, "card": ACTION_NAMES[kind]}
        args["owner"] = table.owner + 1
        now.tell("action-played", args)
    if kind == GET_READY:
        _get_ready(table, now)
    elif kind == COME_ON:
        _come_on(table, now)
    elif kind == COME_BACK:
        _come_back(table, now)
    elif kind == SAVE_TIME:
        _save_time(table, now)
    elif kind == PLAN_A:
        _plan_a(table, now)
    elif kind == PLAN_B:
        _plan_b(table, now)
    elif kind == YOUR_TURN:
        _your_turn(table, move - PLAY_YOUR_TURN, now)
    elif kind == SAME_LINES:
        pair = move - PLAY_SAME_LINES
        _same_lines(table, pair // DECKS, pair % DECKS, now)
    elif kind == WAIT:
        _wait(table, move - PLAY_WAIT, now)
    elif kind == COLLAPSIBLE_BOAT:
        packed = move - PLAY_BOAT
        _lower_boat(table, packed // LONGEST_SERIES, packed % LONGEST_SERIES + 1, now)
    else:
        packed = move - PLAY_MYSTERY
        _play_mystery(table, packed // LINES_AND_GROUPS, packed % LINES_AND_GROUPS, now)


def _kind_of(move: i64) -> i64:
    if move < PLAY_YOUR_TURN:
        return move - PLAY_PLAIN
    if move < PLAY_WAIT:
        return YOUR_TURN
    if move < PLAY_SAME_LINES:
        return WAIT
    if move < PLAY_BOAT:
        return SAME_LINES
    if move < PLAY_MYSTERY:
        return COLLAPSIBLE_BOAT
    return MYSTERY_FIRST if move < PLAY_MYSTERY + LINES_AND_GROUPS else MYSTERY_SECOND


def _finish(table: Table, now: Play) -> None:
    """The card has taken effect: it goes to the Action discard and the turn ends."""
    table.discard_action(table.playing)
    _finish_on_table(table, now)


def _finish_on_table(table: Table, now: Play) -> None:
    """The same for a card that stays on the table: the Collapsible Boat, a Mystery."""
    table.playing = NONE
    end_turn(table, now)


def _finish_without_effect(table: Table, now: Play) -> None:
    if now.events is not None:
        now.tell("action-had-no-effect", {"card": ACTION_NAMES[table.playing]})
    _finish(table, now)


# S11.1 Get Ready!


def _get_ready(table: Table, now: Play) -> None:
    count: i64 = len(table.stack)
    if count > LOOKED_AT:
        count = LOOKED_AT
    if count == 0:
        _finish_without_effect(table, now)
        return
    table.drawn = vec[i64]()
    for _ in range(count):
        table.drawn = append(table.drawn, table.draw_passenger())
    table.phase = ORDERING
    if now.events is not None:
        cards = " ".join([write_card(card) for card in table.drawn])
        args: View = {"seat": table.seat + 1, "cards": cards, "count": count}
        now.tell("stack-top-seen", args, True)


def order_moves(table: Table) -> vec[i64]:
    """Put back one of the cards looked at: first those that go under the stack, then on top.

    Each result can be reached in one way only: the first card put under ends up above the second,
    the last put on top is the next to be drawn. If nothing else is left in the stack, top and under
    are one and only `top` is offered.
    """
    moves = vec[i64]()
    for card in table.drawn:
        moves = append(moves, TOP + place_in_deck(card))
    if not table.has_placed and len(table.stack) > 0:
        for card in table.drawn:
            moves = append(moves, UNDER + place_in_deck(card))
    return moves


def put_back(table: Table, move: i64, now: Play) -> None:
    """Play a move of `order_moves`."""
    on_top = move < UNDER
    card = passenger_at(move - (TOP if on_top else UNDER))
    table.drawn = remove(table.drawn, card)
    belief = table.belief
    if on_top:
        table.has_placed = True
        table.stack = append(table.stack, card)
        if belief is not None:
            belief.put_on_top(STACK_PILE, int(card))
    else:
        stack = vec[i64]([card])
        for other in table.stack:
            stack = append(stack, other)
        table.stack = stack
        if belief is not None:
            belief.put_under(STACK_PILE, int(card))
    if now.events is not None:
        key = "passenger-put-on-top" if on_top else "passenger-put-under"
        now.tell(key, {"card": write_card(card)})
    if len(table.drawn) == 0:
        _finish(table, now)


# S11.2 Come On!, S11.3 Come Back!


def _come_on(table: Table, now: Play) -> None:
    _show_all(table, "stack-seen", table.stack, now)
    if table.belief is not None:
        table.belief.look(STACK_PILE, [int(card) for card in table.stack])
    if any_placeable(table, table.stack):
        table.phase = PLACING
        return
    turn_page(table, now)
    if table.phase != OVER:
        _shuffle_searched(table, now)
    _finish(table, now)


def _shuffle_searched(table: Table, now: Play) -> None:
    if len(table.stack) > 0:
        table.shuffle_stack(now)


def _come_back(table: Table, now: Play) -> None:
    _show_all(table, "discard-seen", table.discard, now)
    if any_placeable(table, table.discard):
        table.phase = PLACING
        return
    turn_page(table, now)
    _finish(table, now)


def _show_all(table: Table, key: str, cards: vec[i64], now: Play) -> None:
    """Tell what a pile holds, in the order of the deck: how it lay is nobody's business."""
    if now.events is not None:
        held = sorted(place_in_deck(card) for card in cards)
        words = " ".join([write_card(passenger_at(place)) for place in held])
        args: View = {"seat": table.seat + 1, "cards": words, "count": len(cards)}
        now.tell(key, args, True)


def found_moves(table: Table) -> vec[i64]:
    """Place one of the Passengers found in the stack or in the discard, in a fixed order."""
    pile = table.stack if table.playing == COME_ON else table.discard
    faces = wanted_faces(table)
    found = vec[i64]()
    for card in pile:
        if is_wanted(faces, card):
            found = append(found, card)
    sort_by_deck(found)
    return placements(table, found, vec[i64]())


def place_found(table: Table, card: i64, place: i64, now: Play) -> None:
    """Play a move of `found_moves`."""
    if table.playing == COME_ON:
        table.stack = remove(table.stack, card)
        if table.belief is not None:
            # The pile was looked through, so every card in it is known: this one is taken out.
            table.belief.take_out(STACK_PILE, int(card))
    else:
        table.discard = remove(table.discard, card)
    earned = put_passenger(table, card, place, NONE, now)
    if table.phase != OVER and table.playing == COME_ON:
        _shuffle_searched(table, now)
    if earned:
        reward_latimer(table, now)
    _finish(table, now)


# S11.4 Your Turn!


def _your_turn(table: Table, line: i64, now: Play) -> None:
    table.chosen_line = line
    table.phase = FRONTING
    held = table.lines[line]
    if table.belief is not None:
        table.belief.look(int(line), held.hidden())
    if now.events is not None:
        places = sorted(place_in_deck(card) for card in held.cards if not is_mystery(card))
        cards = " ".join([write_card(passenger_at(place)) for place in places])
        args: View = {"seat": table.seat + 1, "line": PLACE_NAMES[line], "cards": cards}
        now.tell("line-seen", args, True)


def front_moves(table: Table) -> vec[i64]:
    """Which Passenger of the chosen Line comes to the front."""
    held = vec[i64]()
    for card in table.lines[table.chosen_line].cards:
        if not is_mystery(card):
            held = append(held, card)
    sort_by_deck(held)
    moves = vec[i64]()
    for card in held:
        moves = append(moves, FRONT + place_in_deck(card))
    return moves


def bring_to_front(table: Table, card: i64, now: Play) -> None:
    """Play a move of `front_moves`: the others are shuffled face down behind it."""
    index = table.chosen_line
    table.chosen_line = NONE
    others = remove(table.gather_line(index, now), card)
    if table.belief is not None:
        table.belief.take_out(int(index), int(card))
    shuffle(others, now)
    line = table.lines[index]
    line.cards = others
    line.put(card)
    if now.events is not None:
        args: View = {"line": PLACE_NAMES[index], "card": write_card(card)}
        now.tell("passenger-brought-forward", args)
    _finish(table, now)


# S11.5 Same Lines!


def _same_lines(table: Table, bow: i64, stern: i64, now: Play) -> None:
    crowd = table.gather_line(bow, now)
    for card in table.gather_line(stern, now):
        crowd = append(crowd, card)
    shuffle(crowd, now)
    half = len(crowd) // 2
    if table.belief is not None:
        table.belief.spread(int(bow), int(stern), int(half))
    table.lines[bow].cards = crowd[:half]
    table.lines[stern].cards = crowd[half:]
    if now.events is not None:
        args: View = {"bow": PLACE_NAMES[bow], "stern": PLACE_NAMES[stern], "count": len(crowd)}
        now.tell("lines-evened", args)
    table.turn_up(bow, now)
    table.turn_up(stern, now)
    _finish(table, now)


# S11.6 Wait!


def _wait(table: Table, index: i64, now: Play) -> None:
    swept = table.lines[index].take(table.lines[index].up)
    count = 0
    for card in swept:
        if is_mystery(card):
            table.leave_mystery(card, now)  # S7.4
        else:
            table.discard_passenger(card)
            count += 1
    if now.events is not None:
        args: View = {"line": PLACE_NAMES[index], "count": count}
        args["cards"] = " ".join([write_card(card) for card in swept if not is_mystery(card)])
        now.tell("line-swept", args)
    table.close_up(index, now)
    _finish(table, now)


# S11.7 Save Time


def _save_time(table: Table, now: Play) -> None:
    if len(table.stack) + len(table.discard) == 0:
        _finish_without_effect(table, now)
        return
    table.discard_into_stack(now)
    _finish(table, now)


# S11.8 Plan A, S11.9 Plan B


def _plan_a(table: Table, now: Play) -> None:
    table.refill_actions(now)
    table.phase = KEEPING
    _show_actions(table, "action-stack-seen", table.action_stack, now)


def _plan_b(table: Table, now: Play) -> None:
    if len(table.action_discard) == 0:
        _finish_without_effect(table, now)
        return
    table.phase = KEEPING
    _show_actions(table, "action-discard-seen", table.action_discard, now)


def _show_actions(table: Table, key: str, kinds: vec[i64], now: Play) -> None:
    if now.events is not None:
        cards = " ".join([ACTION_NAMES[kind] for kind in sorted([int(kind) for kind in kinds])])
        now.tell(key, {"seat": table.seat + 1, "cards": cards, "count": len(kinds)}, True)


def keep_moves(table: Table) -> vec[i64]:
    """Which Action card to keep: of the stack (Plan A), the discard (Plan B) or Fleet's three."""
    pile = _pile_to_keep_from(table)
    moves = vec[i64]()
    for kind in range(KINDS):
        if kind in pile:
            moves = append(moves, KEEP + kind)
    return moves


def _pile_to_keep_from(table: Table) -> vec[i64]:
    if table.playing == PLAN_A:
        return table.action_stack
    if table.playing == PLAN_B:
        return table.action_discard
    return table.offered


def fetch(table: Table, kind: i64, now: Play) -> None:
    """Plan A and Plan B: keep a card; what they fetch is the player's own (S10.10)."""
    if table.playing == PLAN_A:
        table.action_stack = remove(table.action_stack, kind)
        shuffle_actions(table.action_stack, now)
    else:
        table.action_discard = remove(table.action_discard, kind)
    table.change_hand(table.seat, kind, 1)
    if now.events is not None:
        now.tell("action-kept", {"seat": table.seat + 1, "card": ACTION_NAMES[kind]})
    _finish(table, now)


# S11.10 Collapsible Boat, S11.11 Mystery Passenger


def _lower_boat(table: Table, start: i64, count: i64, now: Play) -> None:
    moved = table.lines[start].take(count)
    for card in moved:
        table.lines[BOAT].put(card)
    if now.events is not None:
        cards = " ".join([write_card(card) for card in moved])
        args: View = {"from": PLACE_NAMES[start], "cards": cards, "count": count}
        now.tell("boat-lowered", args)
    table.close_up(start, now)
    _finish_on_table(table, now)


def _play_mystery(table: Table, cls: i64, place: i64, now: Play) -> None:
    number = _stands_in_for(table, cls, place)
    table.mysteries[cls] = number
    put_passenger(table, mystery(cls, number), place, NONE, now)
    _finish_on_table(table, now)
