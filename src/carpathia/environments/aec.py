"""All seats of a match for PettingZoo: one agent a seat, in the order in which they are to act.

`sos_titanic_v0`, `titus_v0` and `noris_titanic_v0` are these environments under the names that
PettingZoo's tools expect.
"""

from collections.abc import Mapping
from typing import Any, Final

from carpathia.bots.lane import Lane, new_lane
from carpathia.bots.seating import KEPT, MADE_ANEW, Seating
from carpathia.environments.courses import make_setup, make_shared_course
from carpathia.environments.needing import needs
from carpathia.environments.pictures import draw_picture
from carpathia.environments.single import RENDER_MODES, SEEDS
from carpathia.environments.spaces import masked_space, move_space, split
from carpathia.environments.texts import draw_text
from carpathia.environments.windows import Window

with needs("environments"):
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

Observed = dict[str, NDArray[Any]]


class SeatsEnv(Seating, AECEnv[str, Observed, int | None]):
    """A match. What an agent observes is what its seat sees as bytes, and the mask of its moves.

    What is done at every move (`last`, `observe`, `step`) is in `Seating`, which is compiled.

    A seat decides as often in a row as the rules have it. A number that is no legal move changes
    nothing and is fined. The match brings its payoffs to all when it is over. `max_cycles`
    decisions, if given, truncate it.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        version: int,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        switches: Mapping[str, bool] | None = None,
        fine: float = -1.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raises BadSetup or ValueError for what cannot be set up."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode={render_mode!r}: it is one of {', '.join(RENDER_MODES)}")
        setup = make_setup(game, seats, edition, options, switches)
        self.course = make_shared_course(setup, fine)
        agents = [f"seat_{seat + 1}" for seat in range(seats)]
        super().__init__(agents)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 4,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._is_limited = max_cycles is not None
        self._spaces: Final = {agent: masked_space(self.course) for agent in agents}
        self._moves: Final = {agent: move_space(self.course) for agent in agents}
        self._decisions = 0

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: from the seed, or from where the stream is that a seed began."""
        if seed is not None or self._lane is None:
            self._open(new_lane(self.course, int(np_random(seed)[0].integers(SEEDS))))
        else:
            self._lane.begin()
        self._decisions = 0
        self.sit_down()

    def _open(self, lane: Lane) -> None:
        self._lane = lane
        self._take_blank = Window(lane).blank

    def leave(self, action: Any) -> None:
        self._was_dead_step(action)

    def settle(self, agent: str) -> None:
        """Between the deal and the end, only what is illegal changes anybody's reward."""
        if self._was_fined:
            self._forget_fine(agent)
        if self.lane.is_illegal:
            self._fine(agent)

    def count(self) -> None:
        self._decisions += 1
        if self._decisions == self.max_cycles and not self.lane.is_over:
            self.truncations = dict.fromkeys(self.agents, True)

    def _fine(self, agent: str) -> None:
        self.infos[agent] = {"illegal": True}
        self.rewards[agent] = self.lane.reward
        self._accumulate_rewards()
        self._was_fined = True

    def _forget_fine(self, agent: str) -> None:
        """The agent that steps has been told what it was fined."""
        self.infos[agent] = {}
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._was_fined = False

    def split(self, observed: Observed) -> Mapping[str, NDArray[Any]]:
        """What is seen, by the names of its fields."""
        return split(self.course, observed["observation"])

    def render(self) -> Any:
        """What the seat to act sees, as text or as a picture; after the end, what onlookers see."""
        if self.render_mode is None:
            return None
        view = self.lane.state.view(int(self.lane.seat))
        return draw_text(view) if self.render_mode == "ansi" else draw_picture(view)

    def close(self) -> None:
        """There is nothing to let go of."""

    def __getstate__(self) -> dict[str, Any]:
        """All there is: what `Seating` keeps, and what is kept here."""
        own = {name: value for name, value in self.__dict__.items() if name not in MADE_ANEW}
        return {**own, **{name: getattr(self, name) for name in KEPT}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        if self._lane is not None:
            self._open(self._lane)

    @property
    def lane(self) -> Lane:
        """The match; raises ValueError before the first."""
        if self._lane is None:
            raise ValueError("the match has not begun: reset it")
        return self._lane
