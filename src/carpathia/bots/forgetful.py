"""A player of Titus who does not remember everything: some of the backs it has seen are lost to it.

Before each choice the state it is handed forgets a share of them, by the generator, so that the
guesses of a search draw these backs anew. What is forgotten differs from choice to choice, as it
does with people.
"""

from typing import Final, final

from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.titus.state import TitusState


@final
class Forgetful(Bot):
    """Another bot with a worse memory."""

    def __init__(self, inner: Bot, percent: i64) -> None:
        self.inner: Final = inner
        self.percent: Final = percent
        """How many of a hundred backs are forgotten."""

    def choose(self, known: State, generator: Generator) -> i64:
        assert isinstance(known, TitusState)
        hazy = known.copy()
        table = hazy.table
        for coin in range(table.lifted):
            if table.has_seen_back(coin) and generator.below(100) < self.percent:
                table.forget_back(coin)
        return self.inner.choose(hazy, generator)
