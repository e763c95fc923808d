"""A guess of the table: what lies open, the own hand, and the rest as likely as it is."""

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.generator import Generator
from carpathia.games.noris_titanic.pieces import VALUES
from carpathia.games.noris_titanic.table import BRINGING, CLIMBING, Table
from carpathia.games.noris_titanic.walking import bring_moves, pawn_moves


def guess_table(table: Table, seat: int, generator: Generator) -> Table:
    """A table that `seat` could not tell from the real one; NOBODY: that an onlooker could not."""
    knowledge = table.knowledge
    if knowledge is None:
        raise AssertionError("a state that forgot what is known cannot be guessed")
    twin = table.copy()
    if twin.knowledge is not None:
        twin.knowledge.keep_only(seat)
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
        moves: vec[i64] = pawn_moves(table, table.climber, vec[i64]())
        return len(moves) > 0
    return True
