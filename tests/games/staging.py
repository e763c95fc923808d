"""What the scenes of all games share: a scripted chance, and a position that is played on."""

from collections import Counter
from typing import Generic, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import Event, Game, Result, State, View

GameT = TypeVar("GameT", bound=Game)
StateT = TypeVar("StateT", bound=State)


class Script(Chance):
    """A chance that does as it is told: the next written order; "" or none: all as it lay."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.orders: list[str] = []
        self.asked = 0
        self.before: list[list[str]] = []

    def shuffle(self, items: vec[i64]) -> None:
        self.asked += 1
        words = [self.game.write_item(int(item)) for item in items]
        self.before.append(words)
        if self.orders:
            order = self.orders.pop(0).split() or words
            assert Counter(order) == Counter(words), f"asked to shuffle {words}, told {order}"
            for index, word in enumerate(order):
                items[index] = self.game.read_item(word)

    def roll(self, sides: i64) -> i64:
        self.asked += 1
        return int(self.orders.pop(0)) - 1 if self.orders else 0

    def toss(self, count: i64) -> vec[i64]:
        """Written as 0110; what is not written falls as 0."""
        self.asked += 1
        told = self.orders.pop(0) if self.orders else ""
        assert len(told) <= count, f"asked to toss {count}, told {told}"
        return vec[i64]([int(side) for side in told.ljust(count, "0")])


class Stage(Generic[GameT, StateT]):
    """A position, a script for chance, and what happened."""

    def __init__(self, game: GameT, state: StateT) -> None:
        self.game = game
        self.state = state
        self.chance = Script(game)
        self.events: list[Event] = []

    def moves(self, *begins: str) -> list[str]:
        """The legal moves, or those that begin with one of the given words."""
        texts = [self.game.write(move) for move in self.state.moves()]
        return [text for text in texts if not begins or text.startswith(begins)]

    def play(self, *moves: str, order: str = "") -> Self:
        """Play legal moves; `order` is what the next shuffle (or roll) gives. Several: `orders`."""
        if order:
            self.chance.orders.append(order)
        for text in moves:
            move = self.game.read(text)
            if move not in self.state.moves():
                near = ", ".join(self.moves())
                raise IllegalMove("move-illegal", {"move": text, "near": near})
            happened: list[Event] = []
            before, asked = self.state.inventory(), self.chance.asked
            outcomes = self.state.luck(move)
            self.state.play(move, self.chance, happened)
            assert outcomes > 0 or self.chance.asked == asked, "luck that was not announced"
            assert self.state.inventory() == before, "a component was lost or made"
            assert self.state.check() == ""
            self.events = happened
        assert not (order and self.chance.orders), f"nobody asked for {self.chance.orders}"
        return self

    def told(self, key: str) -> list[View]:
        """The arguments of every event of this kind in the last move."""
        return [event.args for event in self.events if event.key == key]

    def keys(self) -> list[str]:
        """What happened in the last move, in order."""
        return [event.key for event in self.events]

    def seat(self) -> int:
        """The seat to act, from 1; 0 when over."""
        return int(self.state.seat()) + 1

    def result(self) -> Result:
        result = self.state.result()
        assert result is not None, "the match goes on"
        return result
