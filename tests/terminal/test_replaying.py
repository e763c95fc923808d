"""Watching a record again, and proving its deal."""

import re

import pytest

from carpathia.engine.chance import read_seed
from tests.terminal.sitting import Terminal, a_match, a_record, a_script


def test_a_whole_record_is_told_move_by_move(terminal: Terminal) -> None:
    match = a_match()
    script = a_script(match)
    file = terminal.home / "match.txt"
    file.write_text(match.record().text())
    seen = terminal.run("replay", file)
    assert (seen.code, seen.err) == (0, "")
    assert re.findall(r"^\d+\. Fleet: (.*)$", seen.out, re.MULTILINE) == script
    assert seen.out.count("━━ ") >= 2, "the last table and the result"
    result = match.result()
    assert result is not None
    assert re.search(rf"points +{result.scores[0]}\n", seen.out)


def test_a_record_can_be_followed_to_a_move(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record())
    other = terminal.home / "open.txt"
    other.write_text(a_record(moves=7))
    seen = terminal.run("replay", file, "--to", "7")
    assert len(re.findall(r"^\d+\. Fleet: ", seen.out, re.MULTILINE)) == 7
    assert terminal.run("replay", other).out == seen.out + (
        "The record ends here; the match is not over.\n"
    )
    beginning = terminal.run("replay", file, "--to", "0")
    assert "Fleet: " not in beginning.out
    assert "23:40" in beginning.out


def test_a_move_beyond_the_last_is_refused(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record(moves=7))
    assert "has 7 moves" in terminal.run("replay", file, "--to", "8").complaint()
    assert "“x”" in terminal.run("replay", file, "--to", "x").complaint()


@pytest.mark.parametrize(("typed", "shown"), [([], 0), (["", "", "q", ""], 2), ([""] * 7, 7)])
def test_step_waits_for_enter(terminal: Terminal, typed: list[str], shown: int) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record(moves=7))
    seen = terminal.run("replay", file, "--step", typed=typed)
    assert seen.code == 0
    assert len(re.findall(r"^\d+\. Fleet: ", seen.out, re.MULTILINE)) == shown
    assert len(re.findall(r"^━━ ", seen.out, re.MULTILINE)) == shown + 1


def test_replay_changes_nothing(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record())
    before = terminal.files()
    terminal.run("replay", file)
    terminal.run("verify", file)
    assert terminal.files() == before


def test_a_record_from_a_windows_editor_is_read(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    file.write_bytes(b"\xef\xbb\xbf" + a_record().replace("\n", "\r\n").encode())
    assert terminal.run("replay", file).code == 0


# Proving


def test_a_genuine_deal_is_proved(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    text = a_record()
    file.write_text(text)
    seen = terminal.run("verify", file)
    assert seen.code == 0
    shuffles = len(re.findall(r"^= ", text, re.MULTILINE))
    assert f"all {shuffles} shuffles" in seen.out


def swapped(text: str) -> str:
    """Two cards at the bottom of the stack change places: the match plays the same."""
    lines = text.splitlines()
    at = next(index for index, line in enumerate(lines) if re.match(r"= shuffle [fs]\d", line))
    words = lines[at].split(" ")
    words[2], words[3] = words[3], words[2]
    lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


def test_a_tampered_deal_is_found_even_where_it_replays(terminal: Terminal) -> None:
    match = a_match()
    while not match.is_over():  # the quickest way down: the bottom of the stack is never drawn
        match.play_text("rescue 1" if "rescue 1" in match.move_texts() else match.move_texts()[0])
    file = terminal.home / "match.txt"
    file.write_text(match.record().text())
    assert terminal.run("verify", file).code == 0
    file.write_text(swapped(match.record().text()))
    assert terminal.run("replay", file).code == 0
    complaint = terminal.run("verify", file).complaint()
    assert complaint == (
        f"{file}: Shuffle or roll number 2 is not what the seed gives. The record was changed."
    )


def test_another_seed_is_not_taken_for_the_sealed_one(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    text = a_record()
    file.write_text(text.replace(read_seed("iceberg").hex(), read_seed("another").hex()))
    assert "not the one that was sealed" in terminal.run("verify", file).complaint()


def test_a_running_match_has_nothing_to_prove_yet(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record(moves=4))
    assert "not opened" in terminal.run("verify", file).complaint()
