"""Golden playthroughs: every answer a state gives, at every step of a short match, as text.

`make playthroughs` writes them anew. A change of rules shows in their diff; so does a change nobody
meant to make.
"""

import json
from pathlib import Path

from carpathia.engine.chance import QuickChance
from carpathia.engine.fuzz import choose_any
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games import open_game

HOME = Path(__file__).parent
STEPS = 25


def setups() -> dict[str, Setup]:
    """What is played through: one match an edition, with much to decide."""
    alone = Setup("sos-titanic", "en", 1)
    alone.options["crew"] = "fleet"
    together = Setup("sos-titanic", "fr", 3)
    together.options["crew"] = "smith,phillips,murdoch"
    coins = Setup("titus", "adlung", 2)
    coins.options["memory-aid"] = "on"
    deck = Setup("noris-titanic", "casse-noisettes", 3)
    return {
        "sos-titanic-en-alone": alone,
        "sos-titanic-fr-together": together,
        "titus-adlung-aided": coins,
        "noris-titanic-casse-noisettes": deck,
    }


def playthrough(setup: Setup) -> str:
    generator = Generator(1912)
    match = Match(open_game(setup), setup, QuickChance(generator))
    lines = [f"moves are numbered to {match.game.move_count}", ""]
    for number in range(STEPS):
        lines += [f"== step {number}", *_answers(match)]
        if match.is_over():
            break
        move = choose_any(match, generator)
        lines += ["", f"-> {match.game.write(move)} (number {move})"]
        lines += [json.dumps(event.plain()) for event in match.play(move)]
    return "\n".join(lines) + "\n"


def _answers(match: Match) -> list[str]:
    """The state's answers: seat, moves, views (told apart only where they differ), truth."""
    state = match.state
    onlooker = json.dumps(state.view(NOBODY))
    lines = [f"seat {state.seat()}", f"moves {', '.join(match.move_texts())}", f"view {onlooker}"]
    for seat in range(match.game.seats):
        own = {k: v for k, v in state.view(seat).items() if state.view(NOBODY).get(k) != v}
        lines.append(f"view of {seat}, where it differs: {json.dumps(own)}")
    guess = state.guess(int(state.seat()), Generator(7))
    return [*lines, f"can undo {match.can_undo()}", match.game.write_position(guess).rstrip()]


def main() -> None:
    for name, setup in setups().items():
        (HOME / f"{name}.txt").write_text(playthrough(setup), "utf-8")


if __name__ == "__main__":
    main()
