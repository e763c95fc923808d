"""Make the records anew: `make records`. Plays seeded matches until everything has been shown.

Wanted: for each edition both endings, every crew member using his power, every Action card. A match
is kept if it shows something that no match kept before it did.
"""

from pathlib import Path

from carpathia.bots import make_bot
from carpathia.engine.chance import SeededChance, read_seed
from carpathia.engine.fuzz import choose_any
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match, Replay
from carpathia.engine.record import read_record
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES
from carpathia.games.sos_titanic.components import SETUPS
from tests.records.showing import cards_played, crew_of, powers_used

HOME = Path(__file__).parents[2] / "records" / "sos-titanic"
MOST = 3000
ENDINGS = ("sunk", "all-saved")


def wanted(edition: str) -> set[str]:
    crew = {f"{name} uses his power" for name in CREW_NAMES}
    return {f"{edition}: {what}" for what in {*ENDINGS, *ACTION_NAMES, *crew}}


def shown(match: Match) -> set[str]:
    """What a finished match shows, in the words of `wanted`."""
    result = match.result()
    powers = {f"{name} uses his power" for name in powers_used(match)}
    endings = {result.reason} if result is not None else set()
    return {f"{match.game.edition}: {what}" for what in {*endings, *cards_played(match), *powers}}


def play(edition: str, number: int) -> Match:
    """Match `number`: the crew member it is about sits first; it is the greedy bot's mostly."""
    name = CREW_NAMES[number % len(CREW_NAMES)]
    seats = 1 + number // len(CREW_NAMES) % 5
    if name in ("smith", "pitman", "lightoller", "phillips"):
        seats = max(seats, 2)
    others = [other for other in CREW_NAMES if other != name]
    setup = Setup("sos-titanic", edition, seats)
    crew = [name, *(others[(number + 3 * seat) % 9] for seat in range(1, seats))]
    if seats == 1 or len(set(crew)) == seats:
        setup.options["crew"] = ",".join(crew)
    setup.options["setup"] = SETUPS[number // 7 % 3] if number % 3 == 0 else "classic"
    match = Match(open_game(setup), setup, SeededChance(read_seed(f"record {edition} {number}")))
    generator = Generator(number)
    bot = make_bot("greedy", "sos-titanic")
    while not match.is_over():
        if number % 2 and generator.below(4) == 0:
            match.play(choose_any(match, generator))
        else:
            known = match.state.guess(int(match.state.seat()), generator)
            match.play(bot.choose(known, generator))
    return match


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for old in HOME.glob("*.txt"):
        old.unlink()
    for edition in ("en", "fr"):
        missing = wanted(edition)
        for number in range(MOST):
            match = play(edition, number)
            new = shown(match) & missing
            if new and (len(new) > 2 or number > 300 or any("power" in one for one in new)):
                missing -= new
                save(match, number)
            if not missing:
                break
        print(f"{edition}: missing {sorted(missing) or 'nothing'}")  # noqa: T201
    (HOME / "README.md").write_text(index(), "utf-8")


def save(match: Match, number: int) -> None:
    result = match.result()
    assert result is not None
    name = f"{match.game.edition}-{'-'.join(crew_of(match))}-{result.reason}-{number}.txt"
    (HOME / name).write_text(match.record().text(), "utf-8")


def index() -> str:
    """A page that says what each record shows."""
    lines = [
        "# Finished games of SOS Titanic",
        "",
        "Played by the greedy bot on seeded deals; `make records` makes them anew. Look at one with",
        "`carpathia replay FILE`, prove its deal with `carpathia verify FILE`.",
        "",
        "| record | score | powers used | Action cards played |",
        "|---|---|---|---|",
    ]
    for path in sorted(HOME.glob("*.txt")):
        match = replay(path)
        result = match.result()
        assert result is not None
        powers = ", ".join(sorted(powers_used(match)))
        played = ", ".join(sorted(cards_played(match)))
        lines.append(f"| {path.name} | {result.scores[0]}, {result.reason} | {powers} | {played} |")
    return "\n".join(lines) + "\n"


def replay(path: Path) -> Match:
    """A stored match, played again to its end."""
    record = read_record(path.read_text("utf-8"))
    return Replay(open_game(record.setup), record).finish()


if __name__ == "__main__":
    main()
