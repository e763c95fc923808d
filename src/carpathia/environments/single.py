"""One seat for Gymnasium: alone in SOS Titanic, or in any game with bots in the other seats."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from carpathia.bots.lane import AT_END, Lane, new_lane
from carpathia.environments.courses import make_course, make_setup
from carpathia.environments.needing import needs
from carpathia.environments.pictures import draw_picture
from carpathia.environments.spaces import Seen, move_space, seen_space, split
from carpathia.environments.texts import draw_text
from carpathia.environments.windows import Window

with needs("environments"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

RENDER_MODES: Final = ("ansi", "rgb_array")
SEEDS: Final = 2**62


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A seat. An observation is what it sees as bytes, an action the number of a move.

    A number that is no legal move changes nothing: `info["illegal"]` is there then, and the reward
    is `fine`. The legal ones are in `info["action_mask"]`. When the match is over, `info["score"]`
    has the seat's score, whatever was rewarded.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        switches: Mapping[str, bool] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        reward: str = AT_END,
        fine: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        """Raises BadSetup or ValueError for what cannot be set up."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode={render_mode!r}: it is one of {', '.join(RENDER_MODES)}")
        setup = make_setup(game, seats, edition, options, switches)
        self.course = make_course(setup, seat, bots, reward, fine)
        self.observation_space = seen_space(self.course)
        self.action_space = move_space(self.course)
        self.render_mode = render_mode
        self._window: Window | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal anew: from the seed, or from where the stream is that a seed began."""
        super().reset(seed=seed)
        window = self._window
        if seed is not None or window is None:
            window = Window(new_lane(self.course, int(self.np_random.integers(SEEDS))))
            self._window = window
        else:
            window.lane.begin()
        return window.seen(), {"action_mask": window.mask()}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        window = self._window
        if window is None:
            raise gymnasium.error.ResetNeeded("the match has not begun: reset it")
        lane = window.lane
        has_more = lane.drive(int(action))
        info: dict[str, Any] = {"action_mask": window.mask()}
        if not has_more:
            return window.seen(), 0.0, False, False, info
        self._tell_more(lane, info)
        return window.seen(), lane.reward, lane.is_over, False, info

    def _tell_more(self, lane: Lane, info: dict[str, Any]) -> None:
        if lane.is_illegal:
            if lane.is_over:
                raise gymnasium.error.ResetNeeded("the match is over: reset it")
            info["illegal"] = True
        elif lane.is_over:
            info["score"] = score_of(lane)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return np.frombuffer(self.lane.mask(), np.bool_)

    def split(self, seen: Seen) -> Mapping[str, Seen]:
        """What is seen, by the names of its fields."""
        return split(self.course, seen)

    def render(self) -> Any:
        """What the seat sees, as text or as a picture."""
        if self.render_mode is None:
            return None
        view = self.lane.state.view(int(self.course.driver))
        return draw_text(view) if self.render_mode == "ansi" else draw_picture(view)

    @property
    def lane(self) -> Lane:
        """The match; raises ResetNeeded before the first."""
        if self._window is None:
            raise gymnasium.error.ResetNeeded("the match has not begun: reset it")
        return self._window.lane


def score_of(lane: Lane) -> int:
    """What the driver has scored in a match that is over."""
    result = lane.state.result()
    if result is None:
        raise AssertionError("a match without a seat to act has a result")
    return result.scores[lane.course.driver]
