"""The three forms in which PettingZoo's games come: raw, wrapped, and parallel."""

from typing import Any, Final

from carpathia.environments.aec import Observed, SeatsEnv
from carpathia.environments.needing import needs

with needs("environments"):
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel


class Zoo:
    """A game's environments. Arguments are those of `SeatsEnv`, its first three given."""

    def __init__(self, game: str, usual_seats: int, version: int) -> None:
        self.game: Final = game
        self.usual_seats: Final = usual_seats
        self.version: Final = version

    def raw_env(self, seats: int | None = None, **arguments: Any) -> SeatsEnv:
        """As it is: an illegal number is fined, and the match goes on."""
        return SeatsEnv(self.game, seats or self.usual_seats, self.version, **arguments)

    def env(
        self, seats: int | None = None, fine: float = -1.0, **arguments: Any
    ) -> AECEnv[str, Observed, int | None]:
        """Wrapped as PettingZoo's own board games are: an illegal number ends the match."""
        found: AECEnv[str, Observed, int | None] = self.raw_env(seats, fine=fine, **arguments)
        found = wrappers.TerminateIllegalWrapper(found, illegal_reward=fine)
        found = wrappers.AssertOutOfBoundsWrapper(found)
        return wrappers.OrderEnforcingWrapper(found)

    def parallel_env(
        self, seats: int | None = None, **arguments: Any
    ) -> ParallelEnv[str, Observed, int | None]:
        """Every agent hands in a number each time; that of the seat to act is played."""
        return turn_based_aec_to_parallel(self.raw_env(seats, **arguments))
