"""People at a terminal: what they type, what they see; and matches to compare theirs with."""

import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from carpathia.bots import choose_keenly
from carpathia.engine.chance import SeededChance, read_seed
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.terminal.commands import main


class Seen:
    """What one run of the program left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def complaint(self) -> str:
        """The one line on stderr of a run that was refused, and showed nothing else."""
        assert self.code == 2, self.out + self.err
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.strip()


class Terminal:
    """Runs the program as `main` with things typed into it."""

    def __init__(
        self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.home = home
        self.data = home / "data"
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *arguments: str | Path, typed: Sequence[str] = ()) -> Seen:
        """Type so many lines; then Ctrl-D."""
        lines = "".join(f"{line}\n" for line in typed)
        self._monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Seen(code, out, err)

    def records(self) -> list[Path]:
        return sorted((self.data / "matches").glob("*.txt"))

    def seeds(self) -> list[Path]:
        return sorted((self.data / "seeds").glob("*"))

    def record(self) -> str:
        """The text of the only match kept in the data folder."""
        (file,) = self.records()
        return file.read_text("utf-8")

    def files(self) -> dict[str, bytes]:
        """Every file there is, with what it holds."""
        return {str(path): path.read_bytes() for path in self.home.rglob("*") if path.is_file()}


def a_match(crew: str = "fleet", seed: str = "iceberg", edition: str = "en") -> Match:
    """A match from the same setup and deal as `carpathia terminal --crew ... --seed ...`."""
    setup = Setup("sos-titanic", edition, crew.count(",") + 1)
    setup.options = {"crew": crew}
    return begin(setup, seed)


def begin(setup: Setup, seed: str = "iceberg") -> Match:
    """A match from the same setup and deal as `carpathia terminal ... --seed ...`."""
    return Match(open_game(setup), setup, SeededChance(read_seed(seed)))


def a_script(match: Match, way: int = 1, most: int = 10_000) -> list[str]:
    """Play a match, to its end or so far, and say which moves it took."""
    generator = Generator(way)
    while not match.is_over() and len(match.steps) < most:
        match.play(choose_keenly(match, generator))
    return [match.game.write(step.move) for step in match.steps]


@cache
def a_record(crew: str = "fleet", moves: int = 10_000) -> str:
    """The text of a match: finished, or open after so many moves."""
    match = a_match(crew)
    a_script(match, most=moves)
    return match.record().text()
