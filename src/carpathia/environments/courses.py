"""From the arguments of an environment to a course: the same arguments for every adapter."""

from collections.abc import Mapping, Sequence
from typing import Final

from carpathia.bots.lane import AT_END, DRIVEN, GROWTH, Course
from carpathia.engine.errors import BadSetup
from carpathia.engine.setup import Setup
from carpathia.games import unknown_game

REWARDS: Final = (AT_END, GROWTH)
USUAL_EDITIONS: Final = {
    "sos-titanic": "en",
    "titus": "adlung",
    "noris-titanic": "casse-noisettes",
}
"""What the terminal offers, and the bench measures."""


def make_setup(
    game: str,
    seats: int,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    switches: Mapping[str, bool] | None = None,
) -> Setup:
    """The match an environment plays, in the usual edition unless another is named."""
    if game not in USUAL_EDITIONS:
        raise unknown_game(game)
    setup = Setup(game, edition or USUAL_EDITIONS[game], seats)
    setup.options = dict(options or {})
    setup.switches = dict(switches or {})
    return setup


def make_course(
    setup: Setup,
    seat: int = 0,
    bots: str | Sequence[str] = "greedy",
    reward: str = AT_END,
    fine: float = -1.0,
) -> Course:
    """One seat is driven, counted from 0; bots are in all others: one name, or one for each."""
    if reward not in REWARDS:
        raise ValueError(f"reward={reward!r}: it is one of {', '.join(REWARDS)}")
    if not 0 <= seat < setup.seats:
        raise ValueError(f"seat={seat}: it is from 0 to {setup.seats - 1}")
    names = [bots] * (setup.seats - 1) if isinstance(bots, str) else list(bots)
    if len(names) != setup.seats - 1:
        raise ValueError(f"{len(names)} bots for {setup.seats - 1} other seats")
    if DRIVEN in names:
        raise BadSetup("bot-unknown", {"bot": DRIVEN, "near": "greedy"})
    return Course(setup, [*names[:seat], DRIVEN, *names[seat:]], reward, fine)


def make_shared_course(setup: Setup, fine: float = -1.0) -> Course:
    """Every seat is driven."""
    return Course(setup, [DRIVEN] * setup.seats, AT_END, fine)
