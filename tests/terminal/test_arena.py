"""`carpathia arena`: what is told, what is written, and what Ctrl-C leaves."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from carpathia.lab.arena import Plan, Played, play_matches
from tests.terminal.sitting import Terminal


def results(terminal: Terminal, *arguments: str) -> dict[str, Any]:
    file = terminal.home / "results.json"
    seen = terminal.run("arena", *arguments, "--json", file)
    assert (seen.code, seen.err) == (0, "")
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for row in found["rows"]:
        assert row.pop("seconds a decision") > 0
    return found


def test_a_duel_is_told(terminal: Terminal) -> None:
    seen = terminal.run(
        "arena", "titus", "greedy", "random", "--games", "4", "--seed", "night", "--jobs", "1"
    )
    assert (seen.code, seen.err) == (0, "")
    assert seen.out.startswith("Titus · Adlung edition · 4 deals · 8 matches\n")
    assert "greedy  100 % [" in seen.out.replace("\u00a0", " ").replace("   ", "  ")
    assert "greedy - random" in seen.out
    assert "Seed: night" in seen.out
    assert terminal.files() == {}


def test_options_may_stand_anywhere(terminal: Terminal) -> None:
    first = results(
        terminal, "--games", "2", "titus", "--jobs", "1", "greedy", "random", "--seed=x"
    )
    last = results(terminal, "titus", "greedy", "random", "--games", "2", "--seed=x", "--jobs", "2")
    assert first == last


def test_crews_and_intervals_are_written(terminal: Terminal) -> None:
    found = results(
        terminal, "sos-titanic", "greedy", "random", "--crew", "all", "--games", "2", "--jobs", "1"
    )
    assert found["deals"] == 2
    assert len(found["rows"]) == 14
    assert found["rows"][0].keys() == {
        *("bot", "crew", "matches", "points", "above 19", "all saved", "decisions a match")
    }
    assert [row["crew"] for row in found["rows"][:3]] == ["all", "murdoch", "boxhall"]
    for row in found["rows"]:
        assert row["points"]["low"] <= row["points"]["value"] <= row["points"]["high"]
    assert found["differences"][0]["other"] == "random"


def test_bots_of_one_name_are_numbered(terminal: Terminal) -> None:
    arguments = ("titus", "random", "random", "greedy", "--games", "1", "--jobs", "1")
    found = results(terminal, *arguments)
    names = ["random", "random (2)", "greedy"]
    assert found["bots"] == names
    assert [row["bot"] for row in found["rows"]] == names
    pairs = [(pair["bot"], pair["other"]) for pair in found["differences"]]
    assert pairs == [(names[0], names[1]), (names[0], names[2]), (names[1], names[2])]
    out = terminal.run("arena", *arguments).out
    assert "random (2) - greedy" in out
    assert "\nrandom (2) " in out


def test_one_deal_has_no_interval(terminal: Terminal) -> None:
    found = results(terminal, "sos-titanic", "greedy", "--games", "1", "--crew", "lee")
    assert found["rows"][0]["points"]["low"] is None
    assert found["options"] == {"crew": "lee"}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_line_is_wider_than_the_screen(terminal: Terminal, language: str) -> None:
    arguments = ("sos-titanic", "greedy", "random", "--crew", "all", "--games", "2", "--jobs", "1")
    seen = terminal.run("arena", *arguments, "--language", language)
    assert max(len(line) for line in seen.out.splitlines()) <= 80
    assert "…" not in seen.out


def stopped_after(deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_plan(plan: Plan, jobs: int) -> Iterator[list[Played]]:
        yield play_matches(plan, range(deals * plan.matches_a_deal() + 1))
        raise KeyboardInterrupt

    monkeypatch.setattr("carpathia.terminal.arena.play_plan", play_plan)


def test_ctrl_c_leaves_what_is_done(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_after(3, monkeypatch)
    file = terminal.home / "results.json"
    seen = terminal.run("arena", "titus", "greedy", "random", "--json", file)
    assert seen.code == 130
    assert "3 deals · 6 matches" in seen.out
    assert "Stopped before the end." in seen.out
    assert json.loads(file.read_text("utf-8"))["deals"] == 3


def test_ctrl_c_before_the_first_deal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_after(0, monkeypatch)
    seen = terminal.run("arena", "titus", "greedy", "random")
    assert seen.code == 130
    assert "no deal" in seen.out


def test_results_that_could_not_be_written_are_not_played_for(terminal: Terminal) -> None:
    taken = terminal.home / "letter.txt"
    taken.write_text("Dear mother")
    for place in (terminal.home, taken / "results.json", terminal.home / "nowhere" / "x.json"):
        seen = terminal.run("arena", "titus", "greedy", "random", "--json", place)
        assert seen.complaint().startswith(f"{place}: ")
