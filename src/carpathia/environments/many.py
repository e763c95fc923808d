"""Many seats for Gymnasium in one process: a vector environment that steps in compiled code.

It does what `SyncVectorEnv` over as many `SeatEnv`s does, match for match and number for number,
without a Python call for each of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from carpathia.bots.lane import AT_END, Lane, new_lane
from carpathia.bots.lanes import Lanes
from carpathia.environments.courses import make_course, make_setup
from carpathia.environments.needing import needs
from carpathia.environments.single import SEEDS, score_of
from carpathia.environments.spaces import Seen, move_space, seen_space, split
from carpathia.environments.windows import Windows

with needs("environments"):
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Flags = NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """So many matches side by side, one seat of each driven. A match that is over is dealt anew at
    the next step, whatever number it is given (`AutoresetMode.NEXT_STEP`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        num_envs: int = 1,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        switches: Mapping[str, bool] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        reward: str = AT_END,
        fine: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        """The arguments of `SeatEnv`, and how many; raises BadSetup or ValueError."""
        super().__init__()
        if render_mode is not None:
            raise ValueError("many matches are not rendered: make one SeatEnv for that")
        if num_envs < 1:
            raise ValueError(f"num_envs={num_envs}: at least one")
        setup = make_setup(game, seats, edition, options, switches)
        self.course = make_course(setup, seat, bots, reward, fine)
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space = seen_space(self.course)
        self.single_action_space = move_space(self.course)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._windows: Windows | None = None

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """A seed for each, or one for the first that is counted on; none: go on in the streams."""
        seeds = self._seeds(seed)
        old = None if self._windows is None else self._windows.lanes
        lanes: list[Lane] = []
        for index, one in enumerate(seeds):
            if one is not None or old is None:
                lane = new_lane(self.course, int(np_random(one)[0].integers(SEEDS)))
            else:
                lane = old.lanes[index]
                lane.begin()
            lanes.append(lane)
        self._windows = windows = Windows(Lanes(lanes))
        infos: dict[str, Any] = {}
        self._tell(infos, "action_mask", windows.masks(), np.ones(self.num_envs, np.bool_))
        return windows.seen(), infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        windows = self._begun()
        lanes = windows.lanes
        moves = np.asarray(actions).tolist()
        if len(moves) != self.num_envs:
            raise ValueError(f"{len(moves)} actions for {self.num_envs} matches")
        lanes.step(moves)
        are_over = np.array(lanes.are_over)
        infos: dict[str, Any] = {}
        everywhere = np.ones(self.num_envs, np.bool_)
        self._tell(infos, "action_mask", windows.masks(), everywhere)
        if lanes.has_illegal:
            illegal = np.array([lane.is_illegal for lane in lanes.lanes])
            self._tell(infos, "illegal", illegal, illegal)
        if True in lanes.are_over:  # quicker than to ask numpy
            scores = [score_of(lane) if lane.seat < 0 else 0 for lane in lanes.lanes]
            self._tell(infos, "score", np.array(scores), are_over)
        rewards = np.array(lanes.rewards)
        return windows.seen(), rewards, are_over, np.zeros(self.num_envs, np.bool_), infos

    def split(self, seen: Seen) -> Mapping[str, Seen]:
        """What is seen, by the names of its fields, match by match."""
        return split(self.course, seen)

    @property
    def lanes(self) -> Lanes:
        """The matches; raises ResetNeeded before the first."""
        return self._begun().lanes

    def _begun(self) -> Windows:
        if self._windows is None:
            raise ResetNeeded("the matches have not begun: reset them")
        return self._windows

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + index for index in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} matches")
        return list(seed)

    def _tell(self, infos: dict[str, Any], name: str, values: NDArray[Any], where: Flags) -> None:
        """Gymnasium's form: the values of all, and beside them for which of them they are meant."""
        infos[name] = values
        infos[f"_{name}"] = where
