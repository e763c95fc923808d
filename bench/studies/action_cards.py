"""What each Action card of SOS Titanic is worth, to a player alone.

Two figures, both from the same deals with and without: one more card of the kind in the first
hand, and the kind forbidden for the whole match (`leave`).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bench.studies.comparing import paired
from bench.studies.leave import ANY, Forbidden, give, play_alone
from bench.studies.pictures import WIDTH, framed
from bench.studies.study import Findings, Lab, Study
from bench.studies.telling import LABELS, over, paragraphs, plus, signed, table
from carpathia.bots import make_bot
from carpathia.bots.outlook_sos_titanic import SIGNS, shipped_weights
from carpathia.engine.chance import SeededChance
from carpathia.engine.game import Event, Game
from carpathia.engine.setup import make_setup
from carpathia.games import open_game
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES, KINDS
from carpathia.games.sos_titanic.components import shipped_figures
from carpathia.games.sos_titanic.state import SosState
from carpathia.lab.charts import Figure, dots
from carpathia.lab.intervals import Estimate
from carpathia.lab.sitting import deal_seed, stream_of
from carpathia.words.reader import Words

GAME: Final = "sos-titanic"
SOLO: Final = CREW_NAMES[:6]
PLAIN: Final = "plain"
GIVEN: Final = "given"
FORBIDDEN: Final = "forbidden"
ALL: Final = KINDS
"""Among what is forbidden: every kind at once."""
_WORDS: Final = Words("en", GAME)

Case = tuple[str, int]
"""PLAIN, or a way to ask and the kind that it is asked of."""


@dataclass
class Played:
    """One deal with one crew member."""

    crew: str
    scores: dict[Case, int] = field(default_factory=dict)
    """A card that could not be given has none."""
    used: Counter[str] = field(default_factory=Counter)
    """How often each Action card was played in the plain game."""


def play_deals(bot: str, seed: bytes, cases: Sequence[Case], deals: range) -> list[list[Played]]:
    """Some deals, with each of the six and in all cases."""
    games: dict[str, Game] = {
        crew: open_game(make_setup(GAME, "en", 1, {"crew": crew}, {}, {})) for crew in SOLO
    }
    return [
        [_play_cases(games[crew], crew, bot, seed, deal, cases) for crew in SOLO] for deal in deals
    ]


def _play_cases(
    game: Game, crew: str, bot: str, seed: bytes, deal: int, cases: Sequence[Case]
) -> Played:
    played = Played(crew)
    for way, kind in cases:
        # All begin with the same deal and the same stream, the one that the arena would use.
        generator = stream_of(seed, deal, 0, (bot,), 0)
        chance = SeededChance(deal_seed(seed, deal))
        state = game.start(chance)
        assert isinstance(state, SosState)
        if way == GIVEN and not give(state, kind, stream_of(seed, deal, 1, ("gift",), 0)):
            continue
        player = make_bot(bot, GAME)
        if way == FORBIDDEN:
            player = Forbidden(player, range(KINDS) if kind == ALL else [kind])
        happened: list[Event] | None = [] if way == PLAIN else None
        played.scores[way, kind] = play_alone(state, chance, player, generator, happened)
        for event in happened or ():
            if event.key == "action-played":
                played.used[str(event.args["card"])] += 1
    return played


Deals = Sequence[Sequence[Played]]


def worth(deals: Deals, case: Case) -> Estimate:
    """How many points more a case makes than the plain game, paired by deal."""
    return paired(pairs_of(deals, case))


def pairs_of(deals: Deals, case: Case, crew: str = "") -> list[tuple[float, float]]:
    """The scores in a case and in the plain game. A deal's six crew make one pair: their means,
    over those who played both."""
    pairs = []
    for deal in deals:
        both = [
            (one.scores[case], one.scores[PLAIN, 0])
            for one in deal
            if case in one.scores and crew in ("", one.crew)
        ]
        if both:
            with_it, without = zip(*both, strict=True)
            pairs.append((sum(with_it) / len(both), sum(without) / len(both)))
    return pairs


def action_cards(lab: Lab) -> Findings:
    kinds = [*range(KINDS)]
    gifts: list[Case] = [(GIVEN, kind) for kind in (*kinds, ANY)]
    bans: list[Case] = [(FORBIDDEN, kind) for kind in (*kinds, ALL)]
    plain: Case = (PLAIN, 0)
    play = partial(play_deals, "greedy", lab.seed_bytes(), [plain, *gifts, *bans])
    quick = lab.play("deals, 27 cases of six crew", play, lab.games)
    given = {kind: worth(quick, (GIVEN, kind)) for kind in (*kinds, ANY)}
    ranked = sorted(kinds, key=lambda kind: -given[kind].value)
    learnt = {kind: _learnt(kind) for kind in kinds}
    banned = {kind: worth(quick, (FORBIDDEN, kind)) for kind in (*kinds, ALL)}
    counts = {kind: _count(kind) for kind in kinds}
    lines = [
        [
            _name(kind),
            str(counts[kind]),
            f"{_used(quick, kind):.2f}",
            signed(given[kind]),
            plus(learnt[kind]),
            signed(banned[kind], 2),
        ]
        for kind in ranked
    ]
    whole = str(sum(counts.values()))
    lines.append(["**the next card**", whole, "", signed(given[ANY]), "", ""])
    often = f"{sum(_used(quick, kind) for kind in kinds):.2f}"
    lines.append(["**all cards**", whole, often, "", "", signed(banned[ALL], 2)])
    heads = ["", "in the box", "played", "one more", "learnt", "forbidden"]
    by_crew = [
        [_name(kind), *(_told(pairs_of(quick, (GIVEN, kind), crew)) for crew in SOLO)]
        for kind in (*ranked, ANY)
    ]
    text = paragraphs(
        f"One player, English edition, classic set-up, greedy with each of the six crew on "
        f"{lab.games:,} deals. *Played*: how often, a match. *One more*: points more with one card "
        "of the kind added to the first hand. *Forbidden*: points more if no card of the kind is "
        "ever used. Both paired by deal, with 95 % intervals; bold where 0 lies outside. *Learnt*: "
        "what the outlook of the search, which learnt from other games, gives for a card in hand "
        "on the first page.",
        table(heads, lines),
        "One more, by crew:",
        table(["", *(LABELS[GAME].crew(crew) for crew in SOLO)], by_crew),
    )
    pictures = {
        "action-cards": _gift_picture(ranked, given, learnt),
        "action-cards-forbidden": _ban_picture(kinds, banned),
    }
    return Findings(text, pictures)


def _used(deals: Deals, kind: int) -> float:
    """How often a card is played, a match."""
    matches = [one for deal in deals for one in deal]
    return sum(one.used[ACTION_NAMES[kind]] for one in matches) / len(matches)


def _told(pairs: Sequence[tuple[float, float]]) -> str:
    """In a short run it may be that a card was always in the hand already."""
    return signed(paired(pairs)) if pairs else ""


def _name(kind: int) -> str:
    return _WORDS(f"card-{ACTION_NAMES[kind]}") if kind != ANY else "the next card"


def _learnt(kind: int) -> float:
    """What the outlook holds a card in hand for, before a page is turned."""
    return shipped_weights()[0][SIGNS.index(ACTION_NAMES[kind])]


def _bare(value: float) -> Estimate:
    """A figure of which no interval is known."""
    return Estimate(value, value, value)


def _count(kind: int) -> int:
    return shipped_figures().number(f"actions.{ACTION_NAMES[kind]}", 0, 9)


def _gift_picture(
    ranked: Sequence[int],
    given: Mapping[int, Estimate],
    learnt: Mapping[int, float],
) -> str:
    rows = [
        (_name(kind), [Figure(0, given[kind]), Figure(1, _bare(learnt[kind]))]) for kind in ranked
    ]
    rows.append((_name(ANY), [Figure(0, given[ANY])]))
    about = (
        "What one more Action card in the first hand adds to the score, card by card: from "
        f"{_name(ranked[0])}, which brings greedy most, to {_name(ranked[-1])}."
    )
    drawing = dots(rows, 0, WIDTH, over)
    note = "Points more than without, on the same deals, six crew; 95 % intervals."
    key = [("greedy, with one more", 0), ("learnt by the search", 1)]
    return framed(drawing, "One more Action card at the start", about, key, note)


def _ban_picture(kinds: Sequence[int], banned: Mapping[int, Estimate]) -> str:
    ranked = sorted(kinds, key=lambda kind: banned[kind].value)
    rows = [(_name(kind), [Figure(2, banned[kind])]) for kind in ranked]
    about = (
        "What greedy loses when a kind of Action card is forbidden for the whole match: most "
        f"without {_name(ranked[0])}, least without {_name(ranked[-1])}."
    )
    drawing = dots(rows, 0, WIDTH, over)
    note = "Points more (left of the line: fewer) than with leave to use it, same deals, 95 %."
    return framed(drawing, "A kind of Action card forbidden (greedy)", about, (), note)


ACTION_CARDS: Final = Study(
    "action-cards",
    "what is each Action card worth to a player alone?",
    250,
    action_cards,
)
