"""Matches played at random, for tests that need real ones."""

from carpathia.engine.chance import SeededChance, read_seed
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match, Replay
from carpathia.engine.record import read_record
from carpathia.engine.setup import Setup
from carpathia.games import open_game


def setup(seats: int = 1, edition: str = "en") -> Setup:
    return Setup("sos-titanic", edition, seats)


def full_setup() -> Setup:
    """A setup that differs from the defaults in every way a setup can."""
    wish = setup(3, "fr")
    wish.options = {"setup": "expert", "crew": "smith,lowe,pitman", "first": "random"}
    wish.switches = {"no-recurrence": False, "murdoch-places-all": True}
    wish.figures = {"crew.lowe.draws": [2, 4], "actions.wait": 3, "clock.page-1": "23:45"}
    return wish


def begin(wish: Setup, seed: str = "iceberg") -> Match:
    return Match(open_game(wish), wish, SeededChance(read_seed(seed)))


def play_on(match: Match, moves: int = 1000, way: int = 1) -> Match:
    """Play so many random moves, or to the end."""
    generator = Generator(way)
    for _ in range(moves):
        if match.is_over():
            break
        legal = match.state.moves()
        match.play(legal[generator.below(len(legal))])
    return match


def go_on_with(match: Match, seed: str) -> Match:
    """Another seed decides from here on."""
    match.go_on_with(SeededChance(read_seed(seed), match.outcome_count()))
    return match


def replay(text: str) -> Match:
    """The match a record holds; raises BadRecord or BadSetup."""
    record = read_record(text)
    return Replay(open_game(record.setup), record).finish()


def position(match: Match) -> str:
    return match.game.write_position(match.state)
