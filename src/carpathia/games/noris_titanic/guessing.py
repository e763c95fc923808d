"""A guess of the table: what lies open, the own hand, and the rest as likely as it is."""

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.generator import Generator
from carpathia.games.noris_titanic.pieces import VALUES
from carpathia.games.noris_titanic.table import BRINGING, CLIMBING, Table
from carpathia.games.noris_titanic.walking import bring_moves, climber_moves


def guess_table(table: Table, seat: int, generator: Generator) -> Table:
    """A table that `seat` could not tell from the real one; NOBODY: that an onlooker could not."""
    twin = imagine_table(table, seat, generator)
    if table.knowledge is not None:
        twin.knowledge = table.knowledge.copy_of(seat)
    return twin


def imagine_table(table: Table, seat: int, generator: Generator) -> Table:
    """The same without what is known: for a play-out, which never asks."""
    knowledge = table.knowledge
    if knowledge is None:
        raise AssertionError("a state that forgot what is known cannot be guessed")
    twin = table.copy_without_knowledge()
    own = table.hands[seat * VALUES : (seat + 1) * VALUES] if seat >= 0 else vec[i64]()
    while True:
        deal = knowledge.sample(seat, own, generator)
        twin.hands = deal.hands
        twin.stack = deal.stack
        if table.seat == seat or _could_be(twin):
            return twin


def _could_be(table: Table) -> bool:
    """Whether the seat to act holds a card for what it was just seen to hold one for (N3.4, N4.5).

    One deal in a few hundred does at worst, so trying again is soon done. Nothing of this need be
    remembered: the very next move plays that card.
    """
    if table.phase == BRINGING:
        return len(bring_moves(table)) > 0
    if table.phase == CLIMBING:
        return len(climber_moves(table)) > 0
    return True
