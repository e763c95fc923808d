"""The games as learning environments: thin adapters, with no rule in them.

`single` and `many` are for Gymnasium, `sos_titanic_v0`, `titus_v0` and `noris_titanic_v0` for
PettingZoo, `spiel` for OpenSpiel. Importing this package registers the names that `gymnasium.make`
knows, where Gymnasium is installed. What each environment is: docs/environments.md.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from carpathia.environments.registering import register_all

    register_all()
