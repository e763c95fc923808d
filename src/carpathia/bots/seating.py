"""All seats of a match in the form of PettingZoo, as far as it is asked for after every move.

Compiled, because in Python this form took longer than the move. What takes arrays is handed in:
nothing that is compiled knows of numpy.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from carpathia.bots.lane import Lane
from carpathia.bots.paper import Take
from carpathia.engine.game import NOBODY

KEPT: Final = (
    "possible_agents",
    "_lane",
    "_was_fined",
    "_is_limited",
    "agents",
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "_cumulative_rewards",
    "infos",
    "_is_plain",
)
"""What a `Seating` consists of: compiled, it is not in the `__dict__` of an object."""
MADE_ANEW: Final = ("_take_blank",)
"""What else: for a copy it is made from its own lane."""
_TOO_EARLY: Final = "the match has not begun: reset it"


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating:
    """One agent a seat: whose turn it is, what each sees, was rewarded and is told.

    `environments.aec` makes PettingZoo's environment of it, and does what is seldom to be done:
    the methods that raise here.
    """

    def __init__(self, agents: list[str]) -> None:
        # Each is named above, and none is Final: a copy and a pickle have to set them again.
        self.possible_agents: list[str] = agents
        self._lane: Lane | None = None
        self._take_blank: Take = _take_too_early
        """Copy a mask with nothing legal."""
        self._was_fined = False
        self._is_limited = False
        """Whether decisions are counted, as the match may be cut off."""
        self.agents: list[str] = []
        self.agent_selection: str = agents[0]
        # Wrappers put what they like into these.
        self.rewards: dict[str, Any] = {}
        self.terminations: dict[str, Any] = {}
        self.truncations: dict[str, Any] = {}
        self._cumulative_rewards: dict[str, Any] = {}
        self.infos: dict[str, Any] = {}
        self._is_plain: bool = type(self).observe is Seating.observe
        """Whether nobody has put an `observe` of their own over the one here."""

    def sit_down(self) -> None:
        """A match has begun."""
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._was_fined = False
        self.agent_selection = agents[_begun(self._lane).seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat sees now; its mask is blank unless it is to act."""
        return _observed(self, agent)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, Any, Any, Any, Any]:
        """What the agent to act sees, what it was rewarded since it acted, and is told."""
        agent = self.agent_selection
        seen: dict[str, Any] | None = None
        if observe:  # compiled, a method of an object of a class in Python is looked up by its name
            seen = _observed(self, agent) if self._is_plain else self.observe(agent)
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Play the move of this number; an agent for whom the match is over has None to play."""
        lane = _begun(self._lane)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self.leave(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: the number of a move, not None")
        lane.drive(_number(action))
        if lane.is_illegal or self._was_fined:
            self.settle(agent)
        if lane.is_over:
            _pay(self, lane.payoffs())
        else:
            self.agent_selection = self.possible_agents[lane.seat]
        if self._is_limited:
            self.count()

    def leave(self, action: Any) -> None:
        """The agent to act has nothing to do any more."""
        raise AssertionError("an environment must let agents leave")

    def settle(self, agent: str) -> None:
        """The step of this agent is fined, or the one before was."""
        raise AssertionError("an environment must settle fines")

    def count(self) -> None:
        """One decision more was taken."""
        raise AssertionError("an environment with a limit must count")


def _observed(seating: Seating, agent: str) -> dict[str, Any]:
    lane, agents = _begun(seating._lane), seating.possible_agents
    seat = lane.seat
    if seat != NOBODY and agent == agents[seat]:
        return {"observation": lane.take_seen(seat), "action_mask": lane.take_mask()}
    seen = lane.take_seen(agents.index(agent))
    return {"observation": seen, "action_mask": seating._take_blank()}


def _pay(seating: Seating, payoffs: list[float]) -> None:
    """The match is over."""
    agents = seating.agents
    seating.rewards = {agent: payoffs[seat] for seat, agent in enumerate(agents)}
    seating.terminations = dict.fromkeys(agents, True)
    for agent in agents:
        seating._cumulative_rewards[agent] += seating.rewards[agent]


def _take_too_early() -> Any:
    raise ValueError(_TOO_EARLY)


def _begun(lane: Lane | None) -> Lane:
    if lane is None:
        raise ValueError(_TOO_EARLY)
    return lane


def _number(action: Any) -> i64:
    """The number of a move; numpy's are as good as Python's."""
    return action if isinstance(action, int) else int(action)
