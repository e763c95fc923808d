"""A guess of the table: everything that was ever up, and the hidden faces as likely as they are.

In Titus nothing is private: what one player has seen, all have seen (T3.1).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.generator import Generator
from carpathia.games.titus.backs import IN_PILE, Backs
from carpathia.games.titus.coins import higher_of, lower_of, pair_of
from carpathia.games.titus.table import NONE, Table


def guess_table(table: Table, generator: Generator) -> Table:
    """A table nobody at the real one could tell from it."""
    twin = table.copy()
    backs = backs_of(table)
    faces = backs.draw(generator)
    _give_backs(twin, backs, faces, generator)
    left = backs.copies[:]
    for index in range(len(faces)):
        if faces[index] != IN_PILE:
            left[backs.coins[index]] -= 1
    _fill_pile(twin, left, generator)
    return twin


def backs_of(table: Table) -> Backs:
    """What is known of the hidden faces; never looks at one."""
    deck = table.rules.deck
    copies = unknown_pairs(table)
    showing = vec[i64]()
    for _ in range(deck.highest + 4):
        showing = append(showing, 0)
    for coin in range(table.shown()):
        if not table.has_seen_back(coin):
            showing[table.front[coin]] += 1
    return Backs(deck, copies, showing)


def unknown_pairs(table: Table) -> vec[i64]:
    """How many coins of each pair nobody has seen both faces of."""
    copies = table.rules.deck.copies[:]
    for coin in range(table.lifted):
        if table.has_seen_back(coin):
            copies[pair_of(table.front[coin], table.back[coin])] -= 1
    return copies


def _give_backs(twin: Table, backs: Backs, faces: vec[i64], generator: Generator) -> None:
    """Among the coins that show a number, any may be any of those drawn for it."""
    waiting = vec[i64]()
    for _ in range(len(backs.showing)):
        waiting = append(waiting, NONE)
    behind = vec[i64]()
    for coin in range(twin.shown()):
        behind = append(behind, NONE)
        if not twin.has_seen_back(coin):
            behind[coin] = waiting[twin.front[coin]]
            waiting[twin.front[coin]] = coin
    order = vec[i64]()
    for index in range(len(faces)):
        if faces[index] != IN_PILE:
            order = append(order, index)
    generator.shuffle(order)
    for index in order:
        face, pair = faces[index], backs.coins[index]
        coin = waiting[face]
        waiting[face] = behind[coin]
        twin.back[coin] = lower_of(pair) + higher_of(pair) - face


def _fill_pile(twin: Table, left: vec[i64], generator: Generator) -> None:
    """The coins nobody has seen a face of: in any order, either face up."""
    pairs = vec[i64]()
    for pair in range(len(left)):
        for _ in range(left[pair]):
            pairs = append(pairs, pair)
    generator.shuffle(pairs)
    coin = twin.shown()
    for pair in pairs:
        flipped = generator.below(2) == 1
        twin.front[coin] = higher_of(pair) if flipped else lower_of(pair)
        twin.back[coin] = lower_of(pair) if flipped else higher_of(pair)
        coin += 1
