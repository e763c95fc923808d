"""The README's sample game is what a newcomer sees."""

import os
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def sample() -> list[str]:
    """The lines of the sample, the command first."""
    found = re.search(
        r"<!-- sample -->\n```\n(.*?)```\n<!-- /sample -->", README.read_text("utf-8"), re.DOTALL
    )
    assert found, "the README has lost its sample"
    return found.group(1).splitlines()


def test_the_sample_game_in_the_readme_is_true(tmp_path: Path) -> None:
    command, *shown = sample()
    assert command.startswith("$ carpathia terminal ")
    typed = [line.removeprefix("> ") for line in shown if line.startswith("> ")]
    environment = {
        **os.environ,
        "CARPATHIA_DATA": str(tmp_path),
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
    }
    run = subprocess.run(
        [sys.executable, "-m", "carpathia", *command.split()[2:]],
        input="\n".join(typed) + "\n",
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=True,
    )
    told = [line.rstrip() for line in run.stdout.splitlines()]
    assert "\n".join(shown) in "\n".join(told)
