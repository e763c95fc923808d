"""Carpathia: three out-of-print Titanic table games, playable again."""

from importlib.metadata import version

__version__ = version("carpathia")
