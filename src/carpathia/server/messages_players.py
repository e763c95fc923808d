"""What travels down about players: their statistics, leaderboards, daily deals."""

from msgspec import Struct


class Bar(Struct):
    """How many matches had a score from `least` on, up to the next bar."""

    least: int
    count: int


class Tally(Struct):
    """How somebody's matches of one kind ended."""

    game: str
    edition: str
    crew: str
    """Who of the crew one was; '' in games without."""
    games: int
    wins: int
    """In SOS Titanic: matches with more saved than history managed, 19."""
    clean: int
    best: int
    mean: float
    distribution: list[Bar]


class Streak(Struct):
    """Matches won one after the other in a game: now, and at best."""

    game: str
    now: int
    best: int


class Past(Struct):
    """A match one has played; its replay is at `/api/g/` and `room`."""

    room: str
    game: str
    edition: str
    crew: str
    seat: int
    seats: int
    score: int
    won: bool
    clean: bool
    reason: str
    daily: str
    ended: int


class Me(Struct):
    """The statistics of one browser. They leave out the oldest of very many matches."""

    games: int
    wins: int
    clean: int
    assisted: int
    tallies: list[Tally]
    streaks: list[Streak]
    history: list[Past]
    """The newest first, some of them."""


class OwnCommand(Struct):
    """Something one did."""

    seq: int
    kind: str
    play: str
    played: int


class OwnMatch(Struct):
    """A match one has a chair in."""

    room: str
    seat: int
    name: str
    taken: int
    hints: int
    bot: str
    game: str
    edition: str
    created: int
    ended: int | None
    result: str
    daily: str
    commands: list[OwnCommand]


class Export(Struct):
    """Everything that is kept about a browser."""

    matches: list[OwnMatch]


class Forgetting(Struct, omit_defaults=True):
    """First step: what would be forgotten, and the word to say it with. Second: it is done."""

    matches: int
    confirm: str = ""
    done: bool = False


class Leader(Struct):
    """A place on a leaderboard; equal scores share it."""

    place: int
    name: str
    score: int
    clean: bool
    crew: str
    edition: str
    room: str
    ended: int
    me: bool


class Leaders(Struct):
    """The best of each player, of matches that people alone decided."""

    leaders: list[Leader]


class DailySeat(Struct):
    """One's own seat at the deal of the day; the same one whenever it is asked for."""

    day: str
    room: str
    seat: int
    token: str
    crew: str
    commitment: str
    over: bool


class DailyRanking(Struct):
    """How a day's deal went for everyone."""

    day: str
    crew: str
    commitment: str
    seed: str
    """Opened when the day is over."""
    attempts: int
    ranking: list[Leader]
