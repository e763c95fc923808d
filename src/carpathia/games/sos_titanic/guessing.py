"""A guess of the table: everything that lies open, and the hidden cards as likely as they are.

In SOS Titanic nothing is private: what one player has seen, all have seen. Passengers come from
the `belief`; the Action stack always is what lies nowhere else, in any order.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic.cards import COLLAPSIBLE_BOAT, KINDS, MYSTERY_FIRST
from carpathia.games.sos_titanic.moves import BOAT, LINES
from carpathia.games.sos_titanic.table import NONE, STACK_PILE, Table


def guess_table(table: Table, generator: Generator) -> Table:
    """A table nobody at the real one could tell from it."""
    twin = imagine_table(table, generator)
    if table.belief is not None:
        twin.belief = table.belief.copy()
    return twin


def imagine_table(table: Table, generator: Generator) -> Table:
    """The same without what is known: for a play-out, which never asks."""
    belief = table.belief
    if belief is None:
        raise AssertionError("a state that forgot what is known cannot be guessed")
    twin = table.copy_without_belief()
    piles = belief.sample(generator)
    for index in range(LINES):
        line = twin.lines[index]
        cards = piles[index]
        for card in line.cards[line.down() :]:
            cards = append(cards, card)
        line.cards = cards
    twin.stack = piles[STACK_PILE]
    twin.action_stack = unseen_actions(table)
    generator.shuffle(twin.action_stack)
    return twin


def unseen_actions(table: Table) -> vec[i64]:
    """The Action cards that lie nowhere in sight: those of the Action stack, kind by kind."""
    left = table.rules.components.action_counts[:]
    for index in range(len(table.hands)):
        left[index % KINDS] -= table.hands[index]
    for kind in table.action_discard:
        left[kind] -= 1
    for kind in table.offered:
        left[kind] -= 1
    if table.playing != NONE:
        left[table.playing] -= 1
    if not table.lines[BOAT].is_empty():
        left[COLLAPSIBLE_BOAT] -= 1
    for cls in range(2):
        if table.mysteries[cls] > 0:
            left[MYSTERY_FIRST + cls] -= 1
    unseen = vec[i64]()
    for kind in range(KINDS):
        for _ in range(left[kind]):
            unseen = append(unseen, kind)
    return unseen
