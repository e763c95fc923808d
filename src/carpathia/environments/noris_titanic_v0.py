"""Noris' Titanic for PettingZoo: `env`, `raw_env` and `parallel_env`, as its own games have."""

from carpathia.environments.zoo import Zoo

_GAME = Zoo("noris-titanic", usual_seats=2, version=0)
raw_env = _GAME.raw_env
env = _GAME.env
parallel_env = _GAME.parallel_env
