"""The list of moves, and what a person means by what was typed."""

import re

import pytest

from carpathia.terminal.move_list import list_moves, meant_moves
from tests.terminal.sitting import a_match, a_script

MOVES = ["move 1>A", "move 1>5", "play wait 1", "play wait 3", "play get-ready", "rescue 1"]
MOVES += ["rescue 10", "pass"]


def test_moves_are_grouped_by_verb_and_numbered_in_order() -> None:
    assert [line.plain for line in list_moves(MOVES, 80)] == [
        "  move      1) 1>A   2) 1>5",
        "  play wait  3) 1   4) 3",
        "  play      5) get-ready",
        "  rescue    6) rescue 1   7) rescue 10",
        "  pass      8) pass",
    ]


@pytest.mark.parametrize("crew", ["fleet", "lowe", "smith,phillips,lightoller"])
def test_the_list_holds_every_move_once_and_fits(crew: str) -> None:
    match = a_match(crew)
    for move in a_script(a_match(crew), way=2):
        legal = match.move_texts()
        lines = [line.plain for line in list_moves(legal, 80)]
        assert max(len(line) for line in lines) <= 80
        assert len(lines) <= 16, "thirty moves must stay readable"
        numbers = [int(number) for number in re.findall(r"(\d+)\) ", "\n".join(lines))]
        assert numbers == list(range(1, len(legal) + 1))
        match.play_text(move)


def test_every_legal_move_means_itself() -> None:
    match = a_match("smith,phillips,lightoller")
    for move in a_script(a_match("smith,phillips,lightoller"), way=2):
        legal = match.move_texts()
        for text in legal:
            assert meant_moves(text, legal) == [text]
            assert meant_moves(f" {text.upper()} ", legal) == [text]
        match.play_text(move)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rescue 1", ["rescue 1"]),
        ("r 10", ["rescue 10"]),
        ("rescue", ["rescue 1", "rescue 10"]),
        ("1>a", ["move 1>A"]),
        ("m 1>", ["move 1>A", "move 1>5"]),
        ("WAIT 3", ["play wait 3"]),
        ("p wait", ["play wait 1", "play wait 3"]),
        ("p g", ["play get-ready"]),
        ("get-ready", ["play get-ready"]),
        ("p", ["play wait 1", "play wait 3", "play get-ready", "pass"]),
        ("move 1>A now", []),
        ("escue 1", []),
        ("", []),
    ],
)
def test_what_is_meant(typed: str, meant: list[str]) -> None:
    assert meant_moves(typed, MOVES) == meant
