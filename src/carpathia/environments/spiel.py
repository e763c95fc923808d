"""The games for OpenSpiel: importing this registers `carpathia_sos_titanic`, `carpathia_titus` and
`carpathia_noris_titanic`, with the parameters `players`, `edition` and `chance`.

Observations are what a seat sees, and an information state adds a digest of all it was told before.
`resample_from_infostate` is the engine's own `guess`, so information-set search works.

Chance is `seeded` unless told otherwise: a few chance nodes choose a seed before the deal, and all
luck follows from it. No player is told the seed, so it is the same game to all who play by what
they see; whoever searches resamples, as for hidden cards. With `chance=explicit` the deal is as
before, and each move that rolls or shuffles has a chance node of its own, where it happens: see
`open_match`.

To OpenSpiel both are EXPLICIT_STOCHASTIC: every outcome is chosen in the open, and what an action
does is decided by the history. SAMPLED_STOCHASTIC games keep a generator in the game, which is not
for Python: OpenSpiel does not ask a Python game where its generator is, so it can neither save nor
copy such a game.

What is asked most often, `legal_actions` and whose turn it is, is answered in Python when Python
asks; C++ asks the same match by its own doors, the methods with an underscore.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from carpathia.bots.lane import payoffs
from carpathia.bots.open_match import BYTE, OVER, OpenMatch
from carpathia.engine.chance import ORDERS
from carpathia.engine.encoding import encoded_size
from carpathia.engine.game import Game
from carpathia.engine.generator import Generator
from carpathia.environments.courses import USUAL_EDITIONS, make_setup
from carpathia.environments.needing import needs
from carpathia.environments.texts import draw_text
from carpathia.games import TOGETHER, open_game

with needs("openspiel"):
    import numpy as np
    import pyspiel
    from librt.vecs import vec
    from mypy_extensions import u8

_LONG_NAMES: Final = {
    "sos-titanic": "SOS Titanic",
    "titus": "Titus",
    "noris-titanic": "Titanic (Noris)",
}
_PLAYERS: Final = {"sos-titanic": (1, 5), "titus": (2, 4), "noris-titanic": (2, 4)}
_LONGEST: Final = 20_000
"""Decisions; the fuzzer's own limit, far above what any match of millions took."""
_MOST_POINTS: Final = 255
"""More than a match of SOS Titanic can bring."""
_NEW_SEED: Final = 2**31
SEEDED: Final = "seeded"
EXPLICIT: Final = "explicit"
CHANCES: Final = (SEEDED, EXPLICIT)


def short_name(game: str) -> str:
    """Under which OpenSpiel knows a game."""
    return f"carpathia_{game.replace('-', '_')}"


def _game_type(game: str) -> Any:
    kinds = pyspiel.GameType
    is_together = game in TOGETHER
    least, most = _PLAYERS[game]
    return kinds(
        short_name=short_name(game),
        long_name=_LONG_NAMES[game],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if is_together else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": least,
            "edition": USUAL_EDITIONS[game],
            "chance": SEEDED,
        },
    )


def _game_info(game: Game) -> Any:
    is_together = game.name in TOGETHER
    return pyspiel.GameInfo(
        num_distinct_actions=game.move_count,
        max_chance_outcomes=max(BYTE, ORDERS),
        num_players=game.seats,
        min_utility=0.0 if is_together else -1.0,
        max_utility=float(_MOST_POINTS) if is_together else 1.0,
        utility_sum=None if is_together else 0.0,
        max_game_length=_LONGEST,
    )


class SpielGame(pyspiel.Game):
    """A game of ours, as OpenSpiel has them."""

    name = ""

    def __init__(self, params: dict[str, Any]) -> None:
        self.setup = make_setup(self.name, int(params["players"]), str(params["edition"]))
        self.game = open_game(self.setup)
        chance = str(params["chance"])
        if chance not in CHANCES:
            raise ValueError(f"chance={chance!r}: it is one of {', '.join(CHANCES)}")
        self._undealt = OpenMatch(self.setup, self.game, is_explicit=chance == EXPLICIT)
        super().__init__(_game_type(self.name), _game_info(self.game), params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self._undealt.copy())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver | None":
        """What is seen now, or all that is remembered; not the public or the private part alone."""
        if params:
            raise ValueError(f"observers have no parameters here: {params}")
        if iig_obs_type is None:
            return SpielObserver(self.game, has_tensor=True, remembers=False)
        is_usual = (
            iig_obs_type.public_info
            and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        if not is_usual:
            return None
        remembers = iig_obs_type.perfect_recall
        return SpielObserver(self.game, has_tensor=not remembers, remembers=remembers)


class SpielState(pyspiel.State):
    """A match in progress. All of it is in `match`: clones copy it, serialising pickles it.

    Twice a move C++ asks Python: whose turn it is, and what the action does. It would take a method
    that is compiled for one of its own, and a function in Python takes longer than the answer. So
    both are partials of what is compiled, found in slots. What only Python asks is answered by what
    is compiled itself; where OpenSpiel has answers for others than the player to act, it gives the
    same.
    """

    __slots__ = (
        "__dict__",
        "_apply_action",
        "_match",
        "current_player",
        "is_chance_node",
        "legal_actions",
    )
    _apply_action: Callable[[int], None]
    _match: OpenMatch
    current_player: Callable[[], int]
    is_chance_node: Callable[[], bool]
    legal_actions: Callable[..., list[int]]

    def __init__(self, game: SpielGame, match: OpenMatch) -> None:
        super().__init__(game)
        self.match = match

    @property
    def match(self) -> OpenMatch:
        return self._match

    @match.setter
    def match(self, match: OpenMatch) -> None:
        """OpenSpiel copies and saves what is in `__dict__`, and sets it again one by one."""
        self.__dict__["match"] = self._match = match
        self.current_player = partial(match.to_act)
        self.is_chance_node = match.is_luck
        self.legal_actions = match.actions
        self._apply_action = partial(match.act)

    def __setstate__(self, state: Any) -> None:
        """After pickling it sets `__dict__` as a whole."""
        super().__setstate__(state)
        self.match = self.__dict__["match"]

    def is_terminal(self) -> bool:
        return self._match.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(_even_odds(self.match.bound()))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.match.game.write(action)

    def returns(self) -> list[float]:
        game = self.match.game
        result = self.match.table().result() if self.match.player == OVER else None
        return [0.0] * game.seats if result is None else payoffs(game, result)

    def __str__(self) -> str:
        """The whole truth, as a position."""
        match = self.match
        if match.state is None:
            return f"to be dealt: {match.waiting()}"
        position = match.game.write_position(match.known())
        return f"{position}\n{match.waiting()}".rstrip()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """A state this player cannot tell from this one, as likely as it is.

        Its `history` is still the true one: OpenSpiel has no way to change it.
        """
        twin: SpielState = self.clone()
        generator = Generator(int(sampler() * _NEW_SEED))
        twin.match = self.match.guessed(player_id, generator)
        return twin


@cache
def _even_odds(outcomes: int) -> tuple[tuple[int, float], ...]:
    return tuple((number, 1.0 / outcomes) for number in range(outcomes))


class SpielObserver:
    """What a player observes, in the form that OpenSpiel's `observation.py` asks for."""

    def __init__(self, game: Game, has_tensor: bool, remembers: bool) -> None:
        self._fields: Final = game.layout()
        self._remembers: Final = remembers
        self.tensor = np.zeros(encoded_size(self._fields), np.float32) if has_tensor else None
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            begin = 0
            for field in self._fields:
                end = begin + field.size()
                self.dict[field.name] = self.tensor[begin:end].reshape(field.shape)
                begin = end

    def set_from(self, state: SpielState, player: int) -> None:
        """Noughts before the deal: there is nothing to be seen."""
        if self.tensor is None:
            return
        table = state.match.state
        if table is None:
            self.tensor.fill(0)
            return
        seen = table.encode(player, vec[u8]())
        self.tensor[:] = np.frombuffer(memoryview(seen), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        match = state.match
        seen = "" if match.state is None else draw_text(match.state.view(player))
        return f"{match.memory(player)}\n{seen}".strip() if self._remembers else seen


# OpenSpiel keeps what makes a game until after Python has ended, and drops it then. A class can
# bear that, a function cannot: so it is a class for each.


class SosTitanicGame(SpielGame):
    """SOS Titanic."""

    name = "sos-titanic"


class TitusGame(SpielGame):
    """Titus."""

    name = "titus"


class NorisTitanicGame(SpielGame):
    """Titanic, by Noris."""

    name = "noris-titanic"


for _game in (SosTitanicGame, TitusGame, NorisTitanicGame):
    pyspiel.register_game(_game_type(_game.name), _game)
