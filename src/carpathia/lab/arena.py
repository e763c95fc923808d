"""Bots play the same deals: which matches that makes, and playing one of them.

A match depends on the seed and its number alone, so a plan can be shared out over processes and
repeated. A plan holds plain values only.
"""

from dataclasses import dataclass, field

from carpathia.bots.making import make_bot, make_clairvoyant
from carpathia.engine.chance import SeededChance
from carpathia.engine.errors import BadSetup
from carpathia.engine.figures import Value
from carpathia.engine.setup import Setup
from carpathia.games import TOGETHER, open_game
from carpathia.games.sos_titanic.cards import CREW_NAMES
from carpathia.lab.sitting import Player, deal_seed, play_out, stream_of


@dataclass(frozen=True)
class Plan:
    """Which bots play which deals of which game."""

    game: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    seed: bytes
    options: dict[str, str] = field(default_factory=dict)
    switches: dict[str, bool] = field(default_factory=dict)
    figures: dict[str, Value] = field(default_factory=dict)
    crews: tuple[str, ...] = ("",)
    """Every bot plays each of these crews; '': the one in the options, or one dealt."""

    def bot_names(self) -> list[str]:
        """What each bot is called in the results: of several with one name, all but the first are
        numbered."""
        names = []
        for place, bot in enumerate(self.bots):
            twins = self.bots[:place].count(bot)
            names.append(f"{bot} ({twins + 1})" if twins else bot)
        return names

    def is_together(self) -> bool:
        """One bot plays all seats then, and its deals are compared."""
        return self.game in TOGETHER

    def matches_a_deal(self) -> int:
        """One a bot and crew where it plays all seats, else one a rotation over the seats."""
        return len(self.bots) * len(self.crews) if self.is_together() else len(self.bots)

    def matches(self) -> int:
        return self.deals * self.matches_a_deal()

    def setup(self, crew: str = "") -> Setup:
        setup = Setup(self.game, self.edition, self.seats)
        setup.options = {**self.options, "crew": crew} if crew else self.options
        setup.switches = self.switches
        setup.figures = self.figures
        return setup

    def check(self) -> None:
        """Refuse what cannot be played, before anything is: an unknown bot, a crew too many."""
        for name in self.bots:
            if make_clairvoyant(name, self.game) is None:
                make_bot(name, self.game)
        for crew in self.crews:
            open_game(self.setup(crew))
        if not self.bots or (not self.is_together() and len(self.bots) != self.seats):
            raise ValueError(f"{len(self.bots)} bots for {self.seats} seats")


@dataclass(frozen=True)
class Share:
    """What one bot had of a match."""

    bot: int
    points: int
    won: float
    """1 for a win, a half for one shared by two, and so on."""
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Played:
    """A match that is over."""

    number: int
    crew: str
    reason: str
    shares: tuple[Share, ...]


def solo_crews(setup: Setup) -> tuple[str, ...]:
    """Everyone who may serve in this setup alone."""
    found = []
    for crew in CREW_NAMES:
        asked = Setup(setup.game, setup.edition, setup.seats)
        asked.options = {**setup.options, "crew": crew}
        asked.switches, asked.figures = setup.switches, setup.figures
        try:
            open_game(asked)
        except BadSetup as refusal:
            if not refusal.key.startswith("crew"):
                raise
        else:
            found.append(crew)
    return tuple(found)


def play_matches(plan: Plan, numbers: range) -> list[Played]:
    """Some matches of a plan, in whichever process this runs."""
    return [play_match(plan, number) for number in numbers]


def play_match(plan: Plan, number: int) -> Played:
    """Match `number` of a plan."""
    deal, variant = divmod(number, plan.matches_a_deal())
    if plan.is_together():
        bot, place = divmod(variant, len(plan.crews))
        sitting, crew = [bot] * plan.seats, plan.crews[place]
    else:
        count = len(plan.bots)
        sitting, crew = [(seat + variant) % count for seat in range(count)], ""
    rotation = 0 if plan.is_together() else variant
    players = {
        bot: Player(plan.game, plan.bots[bot], stream_of(plan.seed, deal, rotation, plan.bots, bot))
        for bot in sitting
    }
    chance = SeededChance(deal_seed(plan.seed, deal))
    state = open_game(plan.setup(crew)).start(chance)
    result = play_out(state, chance, [players[bot] for bot in sitting])
    won = result.shares()
    shares = []
    for seat in [0] if plan.is_together() else range(plan.seats):
        player = players[sitting[seat]]
        decisions, seconds = player.decisions, player.seconds
        shares.append(Share(sitting[seat], result.scores[seat], won[seat], decisions, seconds))
    return Played(number, crew, result.reason, tuple(shares))
