"""The names and versions under which `gymnasium.make` knows the environments.

A version is raised when an agent trained on the old one would no longer do as well: another
layout of what is seen, another numbering of moves, another reward. docs/environments.md has the
history; a test sees that every name is in it.
"""

from typing import Any, Final

from carpathia.environments.needing import needs

with needs("environments"):
    from gymnasium.envs.registration import register, registry

ENVIRONMENTS: Final[dict[str, dict[str, Any]]] = {
    "carpathia/SosTitanicSolo-v0": {"game": "sos-titanic", "seats": 1},
    "carpathia/SosTitanic-v0": {"game": "sos-titanic", "seats": 2},
    "carpathia/Titus-v0": {"game": "titus", "seats": 2},
    "carpathia/NorisTitanic-v0": {"game": "noris-titanic", "seats": 2},
}


def register_all() -> None:
    """Once is enough, and twice does no harm."""
    for name, arguments in ENVIRONMENTS.items():
        if name not in registry:
            register(
                id=name,
                entry_point="carpathia.environments.single:SeatEnv",
                vector_entry_point="carpathia.environments.many:SeatVectorEnv",
                kwargs=arguments,
            )
