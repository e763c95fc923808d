"""What the players see: a view built up from nothing. Nothing is private: all seats see the same.

A face-down card is only ever a count here. Piles that a player is looking through right now are
shown in the order of the deck.
"""

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.game import Json, View
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    COME_BACK,
    COME_ON,
    CREW_NAMES,
    KINDS,
    PLAN_A,
    PLAN_B,
    is_mystery,
    passenger_at,
    place_in_deck,
    write_card,
)
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.moves import BOAT, GROUP_PLACE, GROUPS, PLACE_NAMES
from carpathia.games.sos_titanic.scoring import score, score_parts
from carpathia.games.sos_titanic.table import (
    FRONTING,
    KEEPING,
    NONE,
    OVER,
    PHASE_NAMES,
    PLACING,
    Table,
)


def view_table(table: Table, seat: int) -> View:
    """The table as `seat` sees it (S2.2, S6.2)."""
    components = table.rules.components
    page = int(table.page)
    shown: View = {
        "you": seat + 1,
        "to-act": 0 if table.phase == OVER else table.seat + 1,
        "phase": PHASE_NAMES[table.phase],
        "page": components.page_value(page),
        "pages-turned": page,
        "pages": components.pages,
        "decks-lost-at": [int(lost) for lost in components.lost_at],
        "clock": components.clock[page],
        "lines": [_view_line(table, index) for index in range(DECKS)],
        "boat": None if table.lines[BOAT].is_empty() else _view_line(table, BOAT),
        "groups": [_view_group(table, index) for index in range(GROUPS)],
        "stack": len(table.stack),
        "discard": len(table.discard),
        "action-stack": len(table.action_stack),
        "action-discard": len(table.action_discard),
        "crew": [_view_crew(table, index) for index in range(len(table.crew))],
        "drawn": _words(table.drawn),
        "found": _view_found(table),
        "offered": _action_words(table.offered),
        "playing": None if table.playing == NONE else ACTION_NAMES[table.playing],
        "owner": table.owner + 1,
        "chosen-line": None if table.chosen_line == NONE else PLACE_NAMES[table.chosen_line],
        "parts": _view_parts(table),
        "score": score(table),
    }
    if table.rules.memory_aid:  # S6.2: an optional assist, named as what it is
        shown["memory-aid"] = {
            "discard": _sorted_words(table.discard),
            "action-discard": _action_words(table.action_discard),
        }
    return shown


def _view_line(table: Table, index: i64) -> Json:
    line = table.lines[index]
    return {
        "place": PLACE_NAMES[index],
        "afloat": index == BOAT or table.is_afloat(index),
        "down": line.down(),
        "up": _words(line.cards[line.down() :]),
    }


def _view_group(table: Table, index: i64) -> Json:
    group = table.groups[index]
    cards: list[Json] = []
    for number in range(1, group.size + 1):
        cards.append(write_card(group.card(index // 2, number)))
    return {"place": PLACE_NAMES[GROUP_PLACE + index], "cards": cards}


def _view_crew(table: Table, seat: i64) -> Json:
    crew = table.crew[seat]
    card = table.rules.components.crew[crew]
    hand: list[Json] = []
    for kind in range(KINDS):
        for _ in range(table.hands[seat * KINDS + kind]):
            hand.append(ACTION_NAMES[kind])
    draws: list[Json] = [card.draws_least, card.draws_most]
    return {"name": CREW_NAMES[crew], "draws": draws, "hand": hand}


def _view_found(table: Table) -> Json:
    """The cards of a pile the player is looking through."""
    if table.phase == PLACING and table.playing == COME_ON:
        return _sorted_words(table.stack)
    if table.phase == PLACING and table.playing == COME_BACK:
        return _sorted_words(table.discard)
    if table.phase == FRONTING:
        return _sorted_words(table.lines[table.chosen_line].cards)
    if table.phase == KEEPING and table.playing == PLAN_A:
        return _action_words(table.action_stack)
    if table.phase == KEEPING and table.playing == PLAN_B:
        return _action_words(table.action_discard)
    return []


def _view_parts(table: Table) -> Json:
    parts: dict[str, Json] = {}
    for name, points in score_parts(table).items():
        parts[name] = points
    return parts


def _words(cards: vec[i64]) -> Json:
    words: list[Json] = []
    for card in cards:
        words.append(write_card(card))
    return words


def _sorted_words(cards: vec[i64]) -> Json:
    words: list[Json] = []
    for place in sorted([place_in_deck(card) for card in cards if not is_mystery(card)]):
        words.append(write_card(passenger_at(place)))
    return words


def _action_words(kinds: vec[i64]) -> Json:
    words: list[Json] = []
    for kind in sorted([int(kind) for kind in kinds]):
        words.append(ACTION_NAMES[kind])
    return words
