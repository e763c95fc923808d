"""Action cards given and forbidden: the same deal with one card more, or with a kind nobody uses.

Two ways to ask what an Action card of SOS Titanic is worth. *Given*: before the first turn one
card of the kind comes out of the Action stack into the hand, as if it had been dealt too.
*Forbidden*: the bot is never shown cards of the kind, in its hand or among those it may keep, so it
plays as if they were blank.
"""

from collections.abc import Collection
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.engine.chance import Chance
from carpathia.engine.game import Event, State
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic.cards import KINDS
from carpathia.games.sos_titanic.state import SosState
from carpathia.lab.sitting import result_of

ANY: Final = -1
"""Whichever card lies on top."""


def give(state: SosState, kind: int, generator: Generator) -> bool:
    """Put one more card of a kind into the first hand; False: there is none left in the stack.

    Of several, which one is taken out is drawn, so that the others lie in any order as before.
    """
    table = state.table
    stack = [int(card) for card in table.action_stack]
    if kind == ANY:
        places = [len(stack) - 1] if stack else []
    else:
        places = [place for place, card in enumerate(stack) if card == kind]
    if not places:
        return False
    place = places[int(generator.below(len(places)))]
    given = stack.pop(place)
    table.action_stack = vec[i64](stack)
    table.change_hand(0, given, 1)
    return True


class Forbidden(Bot):
    """Another bot that is not shown Action cards of some kinds."""

    def __init__(self, inner: Bot, kinds: Collection[int]) -> None:
        self.inner: Final = inner
        self.kinds: Final = frozenset(kinds)

    def choose(self, known: State, generator: Generator) -> int:
        assert isinstance(known, SosState)
        shown = known.copy()
        self._hide(shown)
        offered = shown.moves()
        if len(offered) == 0:  # nothing but a forbidden card can be kept: it will lie idle
            return int(known.moves()[0])
        if len(offered) == 1:
            return int(offered[0])
        return int(self.inner.choose(shown, generator))

    def _hide(self, state: SosState) -> None:
        table = state.table
        for seat in range(int(table.rules.seats)):
            for kind in self.kinds:
                held = int(table.hands[seat * KINDS + kind])
                if held:
                    table.change_hand(seat, kind, -held)
        table.action_stack = self._others(table.action_stack)
        table.action_discard = self._others(table.action_discard)
        table.offered = self._others(table.offered)

    def _others(self, cards: vec[i64]) -> vec[i64]:
        return vec[i64]([int(card) for card in cards if int(card) not in self.kinds])


def play_alone(
    state: SosState,
    chance: Chance,
    bot: Bot,
    generator: Generator,
    happened: list[Event] | None = None,
) -> int:
    """Play a match to its end from what a seat knows; its score, and what happened if asked."""
    while state.seat() >= 0:
        moves = state.moves()
        move = int(moves[0])
        if len(moves) > 1:
            move = int(bot.choose(state.guess(int(state.seat()), generator), generator))
        state.play(move, chance, happened)
    return result_of(state).scores[0]
