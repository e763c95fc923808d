"""`python -m bench.studies [NAME ...]`: make studies, print their tables, write their pictures."""

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.studies.action_cards import ACTION_CARDS
from bench.studies.chairs import FIRST_SEAT
from bench.studies.noris_titanic import NORIS_PARTS
from bench.studies.sos_crew import SOS_CREW
from bench.studies.sos_seats import SOS_SEATS
from bench.studies.study import SEED, Lab, Study
from bench.studies.telling import paragraphs
from bench.studies.titus import TITUS_MEMORY
from carpathia.engine.compiled import is_compiled

STUDIES: dict[str, Study] = {
    study.name: study
    for study in (SOS_CREW, SOS_SEATS, ACTION_CARDS, TITUS_MEMORY, NORIS_PARTS, FIRST_SEAT)
}
PICTURES = Path(__file__).parents[2] / "docs" / "pictures" / "lab"


def main(words: Sequence[str] | None = None) -> None:
    parser = _parser()
    asked = parser.parse_args(words)
    unknown = [name for name in asked.names if name not in STUDIES]
    if unknown:
        parser.error(f"no study is called {', '.join(unknown)}; there are {', '.join(STUDIES)}")
    asked.pictures.mkdir(parents=True, exist_ok=True)
    for name in asked.names or STUDIES:
        study = STUDIES[name]
        lab = Lab(asked.games or study.games, asked.seed, asked.jobs, asked.playouts)
        findings = study.run(lab)
        question, command = f"*Question: {study.question}*", _command(study, lab)
        print(paragraphs(question, f"`{command}`", findings.text), end="\n\n")
        for file, picture in findings.pictures.items():
            (asked.pictures / f"{file}.svg").write_text(picture, "utf-8")
    if not is_compiled():
        print("These games were played uncompiled: the same, and slowly.", file=sys.stderr)


def _command(study: Study, lab: Lab) -> str:
    """What to type to see the same again."""
    words = ["python", "-m", "bench.studies", study.name]
    words += ["--games", str(lab.games)] if lab.games != study.games else []
    words += ["--playouts", str(lab.playouts)] if lab.playouts else []
    words += ["--seed", lab.seed] if lab.seed != SEED else []
    return shlex.join(words)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.studies")
    names = ", ".join(STUDIES)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {names}; all, if none")
    parser.add_argument("--games", type=_number, help="deals, in place of a study's own number")
    parser.add_argument("--playouts", type=_number, help="of the search, in place of its own")
    parser.add_argument("--seed", default=SEED, help="words; the same make the same games")
    parser.add_argument("--jobs", type=_number, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--pictures", type=Path, default=PICTURES, help="the folder for pictures")
    return parser


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} should be 1 or more")
    return int(text)


if __name__ == "__main__":
    main()
