"""A game of OpenSpiel without rules: what is left of an action when there is nothing to be done.

It answers as `carpathia.environments.spiel` does, what is asked most often without the way through
C++, so that the difference between the two is ours.
"""

from functools import partial
from typing import Final

import pyspiel

_MOVES: Final = list(range(8))
_LONGEST: Final = 1_000_000
_KINDS: Final = pyspiel.GameType
_TYPE: Final = pyspiel.GameType(
    short_name="carpathia_empty",
    long_name="Nothing at all",
    dynamics=_KINDS.Dynamics.SEQUENTIAL,
    chance_mode=_KINDS.ChanceMode.DETERMINISTIC,
    information=_KINDS.Information.PERFECT_INFORMATION,
    utility=_KINDS.Utility.ZERO_SUM,
    reward_model=_KINDS.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)


class EmptyGame(pyspiel.Game):
    """Two players, eight moves, and no end."""

    def __init__(self) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(_MOVES),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, {})

    def new_initial_state(self) -> "EmptyState":
        return EmptyState(self)


class EmptyState(pyspiel.State):
    """Nothing ever happens. Must be built as `SpielState` is: partials and methods that are not
    Python's, found in slots. Plain methods would take longer, and flatter us by the difference.
    """

    __slots__ = ("__dict__", "_apply_action", "current_player", "is_chance_node", "legal_actions")

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self.current_player = partial(int)
        self.is_chance_node = bool
        self.legal_actions = _MOVES.copy
        self._apply_action = partial(bool)

    def is_terminal(self) -> bool:
        return False

    def _legal_actions(self, player: int) -> list[int]:
        return _MOVES[:]
