"""Says which build is running: compiled by mypyc, or the sources as they are.

Engine, games and bots are compiled all together or not at all, so one module can answer.
"""


def is_compiled() -> bool:
    """Whether engine, games and bots run as machine code."""
    return not __file__.endswith(".py")
