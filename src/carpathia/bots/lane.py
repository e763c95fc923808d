"""A match driven by numbers, for the learning environments: what they do with it again and again.

Compiled with the rules, because it is between an engine that plays a move in a microsecond and a
program that wants to see the table after each. It knows no rule: it asks the state.
"""

from typing import Any, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from carpathia.bots.bot import Bot, RandomBot
from carpathia.bots.making import make_bot
from carpathia.bots.paper import Lay, Pad, Paper
from carpathia.engine.chance import QuickChance
from carpathia.engine.encoding import POINTS, encoded_size, place_of
from carpathia.engine.game import NOBODY, Game, Result, State
from carpathia.engine.generator import Generator, generator_at
from carpathia.engine.setup import Setup
from carpathia.games import TOGETHER, open_game

DRIVEN: Final = ""
"""In place of a bot's name: this seat is driven from outside."""
AT_END: Final = "end"
"""Reward when the match is over, and nothing before."""
GROWTH: Final = "growth"
"""Reward by how much the own points grow from one decision to the next."""
_OTHER_STREAM: Final = 0x51CE
_NOBODY_YET: Final = -2


@final
class Course:
    """What does not change from match to match: the game, who sits where, what is rewarded."""

    def __init__(self, setup: Setup, bots: list[str], reward: str, fine: float) -> None:
        """`bots` has a name for each seat, or DRIVEN; raises BadSetup."""
        self.setup: Final = setup
        self.game: Final[Game] = open_game(setup)
        self.bots: Final = bots
        self.reward: Final = reward
        self.fine: Final = fine
        """The reward of a number that is no legal move."""
        players: list[Bot | None] = []
        for name in bots:
            players.append(None if name == DRIVEN else make_bot(name, setup.game))
        self.players: Final = players
        self.driver: Final[i64] = bots.index(DRIVEN) if bots.count(DRIVEN) == 1 else NOBODY
        """The one driven seat, if it is only one: whoever is rewarded and always watches."""
        self.is_grown: Final = reward == GROWTH
        self.needs_knowledge: Final = any(
            player is not None and not isinstance(player, RandomBot) for player in players
        )
        """A bot that thinks is handed a guess, and a guess is made of what its seat knows."""
        fields = self.game.layout()
        self.size: Final[i64] = encoded_size(fields)
        self.points_at: Final[i64] = place_of(fields, POINTS)
        self.move_count: Final[i64] = self.game.move_count

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes: compiled, pickle calls `__init__` with nothing unless told."""
        return (Course, (self.setup, self.bots, self.reward, self.fine))

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return self

    def start(self, generator: Generator) -> State:
        """Set the table; nobody keeps account of what is known unless somebody asks."""
        state = self.game.start(QuickChance(generator))
        if not self.needs_knowledge:
            state.forget()
        return state


@final
class Lane:
    """One match: a bare state, its chance, bots in the seats that are not driven.

    It is always the turn of a driven seat, or the match is over.
    """

    def __init__(
        self, course: Course, state: State, generator: Generator, others: Generator
    ) -> None:
        self.course: Final = course
        self.state: State = state
        self.generator: Final = generator
        """Deals; the bots draw from a stream of their own."""
        self.others: Final = others
        self._chance: Final = QuickChance(generator)
        self.seat: i64 = NOBODY
        self.is_over = False
        self.moves: vec[i64] = vec[i64]()
        """The legal moves of `seat`."""
        self.reward = 0.0
        """What the last `drive` brought the driver; a fine is for whoever was to act."""
        self.is_illegal = False
        """Whether the last number was no legal move, so that nothing changed."""
        self.played: i64 = 0
        """Moves so far, by all seats and in all matches."""
        self._points: i64 = 0
        self._is_new = True
        """Whether nothing was seen of the match yet, so that no points can have grown."""
        self._seen_pad: Final = Pad(Paper(course.size))
        self._shown: i64 = _NOBODY_YET
        """The seat that sees what is on the pad, unless it was taken already."""
        mask = Paper(course.move_count)
        self._mask_pad: Final = Pad(mask)
        self._masks: vec[u8] = mask.sheet
        self._mask_at: i64 = 0
        self._look()
        self._turn_page()

    def begin(self) -> None:
        """Another match, dealt from where the stream is."""
        self.begin_unseen()
        self._turn_page()

    def drive(self, move: i64) -> bool:
        """Play a move and let the bots answer; anything else changes nothing and is fined.

        Whether there is more to tell than what is seen: a reward, a fine, or the end.
        """
        self.drive_unseen(move)
        if not self.is_illegal:
            self._turn_page()
        return self.is_over or self.is_illegal or self.reward != 0.0

    def _turn_page(self) -> None:
        """The only driver looks after each move; where there are several, they say when."""
        self._shown = _NOBODY_YET
        if self.course.driver != NOBODY:
            self._seen_pad.turn()
            self.see(self._seen_pad.blank)
            self._shown = self.course.driver

    # The same without paper, for `lanes`, which have one for all

    def begin_unseen(self) -> None:
        self.state = self.course.start(self.generator)
        self.reward = 0.0
        self.is_illegal = False
        self._is_new = True
        self._look()

    def drive_unseen(self, move: i64) -> None:
        if move not in self.moves:
            self.is_illegal = True
            self.reward = self.course.fine
            return
        self.is_illegal = False
        self.state.play(move, self._chance)
        self.played += 1
        self._look()
        driver = self.course.driver
        is_paid = self.is_over and driver != NOBODY and not self.course.is_grown
        self.reward = self.payoffs()[driver] if is_paid else 0.0

    def see(self, out: vec[u8]) -> vec[u8]:
        """Append what the driver sees; where several seats are driven, the one to act."""
        at: i64 = len(out)
        driver = self.course.driver
        out = self.state.encode(self.seat if driver == NOBODY else driver, out)
        if self.course.is_grown:
            points = i64(out[at + self.course.points_at])
            if not self.is_illegal and not self._is_new:
                self.reward = float(points - self._points)
            self._points = points
            self._is_new = False
        return out

    def _look(self) -> None:
        """Let bots play until a driven seat is to act, then see what it may do."""
        state = self.state
        seat = state.seat()
        while seat != NOBODY:
            player = self.course.players[seat]
            if player is None:
                break
            state.play(self._choose(player, seat), self._chance)
            self.played += 1
            seat = state.seat()
        self.seat = seat
        self.is_over = seat == NOBODY
        masks, at = self._masks, self._mask_at
        for move in self.moves:
            masks[at + move] = 0
        self.moves = state.moves()
        for move in self.moves:
            masks[at + move] = 1

    def _choose(self, player: Bot, seat: i64) -> i64:
        """A bot gets a guess, never the truth; one that plays at random looks at nothing."""
        if isinstance(player, RandomBot):
            return player.choose(self.state, self.others)
        return player.choose(self.state.guess(int(seat), self.others), self.others)

    def mask_into(self, masks: vec[u8], at: i64) -> None:
        """From now on keep the mask in these, which are noughts, and no longer in the own ones."""
        self._masks = masks
        self._mask_at = at
        for move in self.moves:
            masks[at + move] = 1

    # What is to be seen

    def lay(self, seen: Lay, mask: Lay) -> None:
        """From now on somebody takes arrays of these kinds; not for what is in `lanes`."""
        self._seen_pad.lay(seen)
        self._mask_pad.lay(mask)

    def take_seen(self, seat: i64) -> Any:
        """What this seat sees now, as an array that is the taker's own."""
        pad = self._seen_pad
        shown, self._shown = self._shown, _NOBODY_YET
        if shown != seat:
            pad.turn()
            self.state.encode(seat, pad.blank)
        return pad.take()

    def take_own(self) -> Any:
        """What the only driver sees."""
        return self.take_seen(self.course.driver)

    def take_mask(self) -> Any:
        """A byte for each move of the game, 1 if it is legal now, in the same way."""
        pad = self._mask_pad
        pad.turn()
        if not pad.is_spare:  # the spare one is where the mask is kept
            extend(pad.blank, self._masks)
        return pad.take()

    def seen(self) -> bytearray:
        """What the driver or the seat to act sees now, in memory of its own."""
        driver = self.course.driver
        return bytearray(self.state.encode(self.seat if driver == NOBODY else driver, vec[u8]()))

    def mask(self) -> bytearray:
        """What is legal now, in memory of its own."""
        at = self._mask_at
        return bytearray(self._masks[at : at + self.course.move_count])

    def payoffs(self) -> list[float]:
        """What the match brings each seat; noughts while it goes on."""
        result = self.state.result()
        return (
            [0.0] * self.course.game.seats if result is None else payoffs(self.course.game, result)
        )

    # Copies

    def copy(self) -> "Lane":
        """An independent copy, whose luck will be the same."""
        twin = Lane(
            self.course,
            self.state.copy(),
            self.generator.copy(),
            self.others.copy(),
        )
        twin.reward = self.reward
        twin.is_illegal = self.is_illegal
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Lane":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """The position as text, and where the streams are."""
        position = self.course.game.write_position(self.state)
        streams = [self.generator.words(), self.others.words()]
        return (_restore_lane, (self.course, position, streams, self.reward, self.is_illegal))


def payoffs(game: Game, result: Result) -> list[float]:
    """What a match brings each seat.

    The score where all play together. Else the share of the win, so that a sole winner has 1, all
    seats together 0, and those who lost share the rest.
    """
    if game.name in TOGETHER:
        return [float(score) for score in result.scores]
    return [(game.seats * share - 1.0) / (game.seats - 1) for share in result.shares()]


def new_lane(course: Course, seed: int) -> Lane:
    """A match dealt from a seed."""
    generator = Generator(seed)
    return Lane(course, course.start(generator), generator, Generator(seed ^ _OTHER_STREAM))


def _restore_lane(
    course: Course, position: str, streams: list[list[int]], reward: float, is_illegal: bool
) -> Lane:
    state = course.game.read_position(position)
    lane = Lane(course, state, generator_at(streams[0]), generator_at(streams[1]))
    lane.reward = reward
    lane.is_illegal = is_illegal
    return lane
