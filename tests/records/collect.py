"""Make the records anew: `make records`. Plays seeded matches until everything has been shown.

A match is kept if it shows something that no match kept before it did. What there is to be shown is
told by one module a game. `python -m tests.records.collect titus` does one game only.
"""

import sys
from pathlib import Path

from carpathia.engine.match import Match, Replay
from carpathia.engine.record import read_record
from carpathia.games import open_game
from tests.records.collection import Collection
from tests.records.noris_titanic import NorisTitanicRecords
from tests.records.sos_titanic import SosTitanicRecords
from tests.records.titus import TitusRecords

HOME = Path(__file__).parents[2] / "records"
MOST = 3000
COLLECTIONS: dict[str, Collection] = {
    collection.game: collection
    for collection in (SosTitanicRecords(), TitusRecords(), NorisTitanicRecords())
}


def main(games: list[str]) -> None:
    for name in games or COLLECTIONS:
        collect(COLLECTIONS[name])


def collect(collection: Collection) -> None:
    home = HOME / collection.game
    home.mkdir(parents=True, exist_ok=True)
    for old in home.glob("*.txt"):
        old.unlink()
    for series in collection.series:
        missing = collection.wanted(series)
        for number in range(MOST):
            match = collection.play(series, number)
            new = collection.shown(match) & missing
            if collection.is_worth_keeping(new, number):
                missing -= new
                file = home / collection.file_name(match, number)
                file.write_text(match.record().text(), "utf-8")
            if not missing:
                break
        print(f"{collection.game} {series}: missing {sorted(missing) or 'nothing'}")  # noqa: T201
    (home / "README.md").write_text(index(collection), "utf-8")


def index(collection: Collection) -> str:
    """A page that says what each record shows."""
    lines = [
        f"# Finished games of {collection.title}",
        "",
        "Played by the greedy bot on seeded deals; `make records` makes them anew. Look at one with",
        "`carpathia replay FILE`, prove its deal with `carpathia verify FILE`.",
        "",
        f"| record | {' | '.join(collection.headings)} |",
        "|---" * (len(collection.headings) + 1) + "|",
    ]
    for path in sorted((HOME / collection.game).glob("*.txt")):
        lines.append(f"| {path.name} | {' | '.join(collection.row(replay(path)))} |")
    return "\n".join(lines) + "\n"


def replay(path: Path) -> Match:
    """A stored match, played again to its end."""
    record = read_record(path.read_text("utf-8"))
    return Replay(open_game(record.setup), record).finish()


if __name__ == "__main__":
    main(sys.argv[1:])
