"""Matches in a terminal, typed from the first move to the last."""

import os
import re
import shutil
import stat
from itertools import pairwise

import pytest

from carpathia.engine.chance import commitment, read_seed
from carpathia.games.sos_titanic.cards import write_card
from carpathia.games.sos_titanic.state import SosState
from tests.terminal.sitting import Terminal, a_match, a_record, a_script

TRIO = "smith,phillips,lightoller"
FLEET = ("terminal", "--crew", "fleet", "--seed", "iceberg")


def tables(text: str) -> list[str]:
    """The tables in what was shown, from their first line to the empty line before the question."""
    return re.findall(r"^━━ \d\d:\d\d .*?(?=^\S.*\?$)", text, re.MULTILINE | re.DOTALL)


# From beginning to end


@pytest.mark.parametrize("crew", ["fleet", "lowe", TRIO, "murdoch,pitman,latimer,boxhall,lee"])
def test_a_whole_match_is_played_and_kept_and_can_be_proved(terminal: Terminal, crew: str) -> None:
    match = a_match(crew)
    script = a_script(match)
    result = match.result()
    assert result is not None
    players = str(crew.count(",") + 1)
    options = ("--crew", crew, "--players", players, "--seed", "iceberg")
    seen = terminal.run("terminal", *options, typed=script)
    assert (seen.code, seen.err) == (0, "")
    assert re.search(rf"points +{result.scores[0]}\n", seen.out)
    assert terminal.record() == match.record().text()
    assert terminal.seeds() == [], "the seed is in the record now"
    (file,) = terminal.records()
    assert f"carpathia verify {file}" in seen.out
    assert terminal.run("verify", file).code == 0


def test_the_end_compares_with_the_crew_of_1912(terminal: Terminal) -> None:
    match = a_match()
    seen = terminal.run(*FLEET, typed=a_script(match))
    result = match.result()
    assert result is not None
    assert result.scores[0] != 19
    told = "more than the 19" if result.scores[0] > 19 else "more than you"
    assert told in " ".join(seen.out.split())


def test_the_seal_is_shown_at_the_start_and_the_seed_never_before_the_end(
    terminal: Terminal,
) -> None:
    seen = terminal.run(*FLEET, typed=["rescue 1"])
    seed = read_seed("iceberg")
    assert commitment(seed) in seen.out
    assert seed.hex() not in seen.out
    assert f"commitment {commitment(seed)}" in terminal.record()
    assert seed.hex() not in terminal.record()
    (file,) = terminal.seeds()
    assert file.name == commitment(seed)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_only_what_lies_face_up_is_on_the_screen(terminal: Terminal) -> None:
    state = a_match().state
    assert isinstance(state, SosState)
    up = {write_card(line.front()) for line in state.table.lines if not line.is_empty()}
    (table,) = tables(terminal.run(*FLEET).out)
    assert set(re.findall(r"\b[fs]\d+\+?", table)) == up


def test_every_match_without_a_seed_of_its_own_is_another(terminal: Terminal) -> None:
    for _ in range(2):
        terminal.run("terminal", "--crew", "fleet", typed=["rescue 1"])
    one, two = (file.read_text("utf-8") for file in terminal.records())
    assert one != two


# Leaving and coming back


@pytest.mark.parametrize("crew", ["fleet", TRIO])
def test_a_resumed_match_deals_on_as_if_never_interrupted(terminal: Terminal, crew: str) -> None:
    match = a_match(crew)
    script = a_script(match)
    cuts = [1, len(script) // 3, len(script) // 2, len(script) - 1, len(script)]
    options = ("--crew", crew, "--players", str(crew.count(",") + 1), "--seed", "iceberg")
    terminal.run("terminal", *options, typed=script[: cuts[0]])
    (file,) = terminal.records()
    for start, end in pairwise(cuts):
        seen = terminal.run("terminal", "--resume", file, typed=script[start:end])
        assert seen.code == 0
    assert terminal.record() == match.record().text()
    assert "seed " in terminal.record()
    assert terminal.seeds() == []


def test_leaving_says_how_to_come_back(terminal: Terminal) -> None:
    for typed in (["rescue 1", "quit"], ["rescue 1"]):  # by a word, by Ctrl-D
        seen = terminal.run(*FLEET, typed=typed)
        file = terminal.records()[-1]
        assert seen.code == 0
        assert f"carpathia terminal --resume {file}" in seen.out


def test_ctrl_c_is_a_polite_way_to_leave(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["rescue 1"])

    def interrupted(prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    seen = terminal.run(*FLEET)
    assert (seen.code, seen.err) == (0, "")
    assert "--resume" in seen.out
    assert "1: rescue 1" in terminal.record()


def test_the_language_asked_for_is_in_the_command_to_come_back(terminal: Terminal) -> None:
    seen = terminal.run(*FLEET, "--language", "it", typed=["rescue 1"])
    (file,) = terminal.records()
    assert f"carpathia terminal --resume {file} --language it" in seen.out


def test_without_a_move_nothing_is_kept(terminal: Terminal) -> None:
    seen = terminal.run(*FLEET, typed=["table", "quit"])
    assert seen.code == 0
    assert "nothing is kept" in seen.out
    assert terminal.files() == {}


def test_an_unfinished_match_is_announced_and_the_newest_is_resumed(terminal: Terminal) -> None:
    assert "is waiting" not in terminal.run(*FLEET, typed=["rescue 1"]).out
    (first,) = terminal.records()
    os.utime(first, (1, 1))  # clocks of file systems may be slow
    seen = terminal.run(*FLEET, typed=["rescue 2"])
    assert "is waiting" in seen.out
    assert f"carpathia terminal --resume {first}" in seen.out
    (second,) = set(terminal.records()) - {first}
    seen = terminal.run("terminal", "--resume", typed=[])
    assert str(second) in seen.out
    assert "after one move" in seen.out


def test_a_finished_match_is_not_announced(terminal: Terminal) -> None:
    terminal.run(*FLEET, typed=a_script(a_match()))
    assert "is waiting" not in terminal.run(*FLEET).out


def test_without_its_seed_a_match_goes_on_with_another_and_says_so(terminal: Terminal) -> None:
    script = a_script(a_match())
    terminal.run(*FLEET, typed=script[:3])
    (seed,) = terminal.seeds()
    seed.unlink()
    before = terminal.record()
    seen = terminal.run("terminal", "--resume")
    assert "a new one deals" in seen.out
    assert terminal.record() == before, "no move, no change"
    assert terminal.seeds() == []
    terminal.run("terminal", "--resume", typed=["1"])
    (new,) = terminal.seeds()
    assert new.name != seed.name
    assert f"commitment {new.name}" in terminal.record()
    assert terminal.run("terminal", "--resume", typed=["1"]).code == 0
    assert terminal.seeds() == [new], "and now its own seed is here again"
    assert "a new one deals" not in terminal.run("terminal", "--resume").out


def test_a_seed_named_again_takes_the_place_of_a_lost_file(terminal: Terminal) -> None:
    match = a_match()
    script = a_script(match)
    terminal.run(*FLEET, typed=script[:3])
    (seed,) = terminal.seeds()
    seed.unlink()
    terminal.run("terminal", "--resume", "--seed", "iceberg", typed=script[3:])
    assert terminal.record() == match.record().text()


def test_a_seed_file_that_was_tampered_with_is_not_used(terminal: Terminal) -> None:
    terminal.run(*FLEET, typed=["rescue 1"])
    (seed,) = terminal.seeds()
    seed.write_text(read_seed("another").hex())
    assert "a new one deals" in terminal.run("terminal", "--resume").out


def test_two_matches_of_one_seed_do_not_take_it_from_each_other(terminal: Terminal) -> None:
    match = a_match()
    script = a_script(match)
    terminal.run(*FLEET, typed=script[:3])
    (open_file,) = terminal.records()
    terminal.run(*FLEET, typed=script)
    assert len(terminal.seeds()) == 1, "the match that goes on still needs it"
    terminal.run("terminal", "--resume", open_file, typed=script[3:])
    assert open_file.read_text("utf-8") == match.record().text()
    assert terminal.seeds() == []


# Typing


def test_moves_may_be_typed_in_many_ways(terminal: Terminal) -> None:
    match = a_match()
    script = a_script(match)
    typed: list[str] = []
    again = a_match()
    for index, move in enumerate(script):
        legal = again.move_texts()
        ways = [move, move.upper(), f"  {move.replace(' ', '   ')} ", str(legal.index(move) + 1)]
        typed.append(ways[index % len(ways)])
        again.play_text(move)
    assert terminal.run(*FLEET, typed=typed).code == 0
    assert terminal.record() == match.record().text()


def test_a_beginning_that_fits_several_moves_is_asked_about(terminal: Terminal) -> None:
    seen = terminal.run(*FLEET, typed=["resc"])
    assert "“resc” could be: rescue 1, rescue 2, rescue 3" in seen.out
    assert terminal.records() == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("rescue 9", "“rescue 9” is not possible now. Near it: rescue"),
        ("fly 3", "“fly 3” is not a move of this game. Near it:"),
        ("0", "There is no move number 0; the list goes from 1 to"),
        ("9999999999999", "There is no move number 9999999999999; the list goes"),
        ("\x1b[2J", "“\\x1b[2J” is not a move of this game."),
        ("undo", "Nothing to undo"),
    ],
)
def test_what_cannot_be_played_costs_a_sentence_and_the_match_goes_on(
    terminal: Terminal, typed: str, told: str
) -> None:
    script = a_script(a_match(), most=5)
    seen = terminal.run(*FLEET, typed=[typed, *script])
    assert (seen.code, seen.err) == (0, "")
    assert told in " ".join(seen.out.split())
    assert terminal.record() == a_record(moves=5)


def test_undo_takes_back_what_revealed_nothing(terminal: Terminal) -> None:
    """With Phillips, borrowing a hand shows nobody anything: until a card is played it is free."""
    match = a_match(TRIO)
    script: list[str] = []
    while not any(move.startswith("borrow") for move in match.move_texts()):
        script = a_script(match, most=len(script) + 1)
    borrowing = next(move for move in match.move_texts() if move.startswith("borrow"))
    options = ("--crew", TRIO, "--players", "3", "--seed", "iceberg")
    seen = terminal.run("terminal", *options, typed=[*script, borrowing, "undo", "undo"])
    assert f"Undone: {borrowing}" in seen.out
    assert "Nothing to undo" in seen.out
    assert terminal.record() == match.record().text()


def test_help_cards_moves_and_table_show_without_playing(terminal: Terminal) -> None:
    seen = terminal.run(*FLEET, typed=["help", "cards", "moves", "table", ""])
    assert seen.code == 0
    assert terminal.files() == {}
    assert "three Action cards; he keeps one" in seen.out
    assert seen.out.count("Your orders, Mr Fleet?") == 4
    assert len(tables(seen.out)) == 2
    assert "move 3>5" in seen.out


# Saving


def test_save_writes_a_copy_that_can_be_resumed(terminal: Terminal) -> None:
    copy = terminal.home / "copy.txt"
    script = a_script(a_match(), most=6)
    seen = terminal.run(*FLEET, typed=[*script[:3], f"save {copy}", *script[3:], "save"])
    assert f"Kept in:\n  {copy}\n" in seen.out
    assert copy.read_text("utf-8") == a_record(moves=3)
    assert terminal.record() == a_record(moves=6)
    assert "after 3 moves" in terminal.run("terminal", "--resume", copy).out


def test_save_never_writes_over_another_file(terminal: Terminal) -> None:
    other = terminal.home / "letter.txt"
    other.write_text("Dear mother")
    seen = terminal.run(*FLEET, typed=["rescue 1", f"save {other}"])
    assert "There is such a file already" in " ".join(seen.out.split())
    assert other.read_text() == "Dear mother"


def test_a_match_can_be_kept_in_a_file_of_ones_own(terminal: Terminal) -> None:
    file = terminal.home / "mine.txt"
    terminal.run(*FLEET, "--save", file, typed=a_script(a_match(), most=2))
    assert file.read_text("utf-8") == a_record(moves=2)
    assert terminal.records() == []


def test_a_resumed_match_can_be_kept_elsewhere(terminal: Terminal) -> None:
    script = a_script(a_match(), most=3)
    one, two = terminal.home / "one.txt", terminal.home / "two.txt"
    terminal.run(*FLEET, "--save", one, typed=script[:2])
    terminal.run("terminal", "--resume", one, "--save", two, typed=script[2:])
    assert one.read_text("utf-8") == a_record(moves=2)
    assert two.read_text("utf-8") == a_record(moves=3)


def test_a_full_disk_loses_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    script = a_script(a_match(), most=4)
    terminal.run(*FLEET, typed=script[:2])

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    seen = terminal.run("terminal", "--resume", typed=script[2:])
    assert seen.code == 2
    assert "The disk is full" in seen.out
    assert a_record(moves=4) in seen.out, "the record is shown, so that it can be copied"
    assert terminal.record() == a_record(moves=2), "what was kept stays as it was"
    assert [path for path in terminal.files() if path.endswith(".new")] == []


def test_a_match_moves_to_another_file_when_its_own_cannot_be_written(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = a_script(a_match(), most=4)
    folder, refuge = terminal.home / "stick", terminal.home / "refuge.txt"
    folder.mkdir()
    typed = iter([*script[:2], f"save {refuge}", *script[2:]])

    def pulling_the_stick_out(prompt: str) -> str:
        for line in typed:
            if line == script[1]:
                shutil.rmtree(folder, ignore_errors=True)
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", pulling_the_stick_out)
    seen = terminal.run(*FLEET, "--save", folder / "mine.txt")
    assert "could not be kept" in seen.out
    assert seen.code == 0
    assert f"carpathia terminal --resume {refuge}" in seen.out
    assert refuge.read_text("utf-8") == a_record(moves=4)


# Languages


@pytest.mark.parametrize(
    ("language", "edition", "heard"),
    [
        ("fr", "fr", ["Vos ordres, monsieur Fleet\u00a0?", "Fleet pioche", "vide", "Annulé"]),
        ("it", "en", ["I vostri ordini, signor Fleet?", "Fleet pesca", "vuota", "Annullata"]),
    ],
)
def test_a_whole_match_in_another_language(
    terminal: Terminal, language: str, edition: str, heard: list[str]
) -> None:
    match = a_match("fleet,phillips", edition=edition)
    script = a_script(match)
    undo = {"fr": "annuler", "it": "annulla"}[language]
    at = next(index for index, move in enumerate(script) if can_be_undone(edition, script, index))
    typed = [*script[: at + 1], undo, *script[at:]]
    options = ("--crew", "fleet,phillips", "--players", "2", "--seed", "iceberg")
    seen = terminal.run("terminal", *options, "--language", language, typed=typed)
    assert (seen.code, seen.err) == (0, "")
    assert [word for word in heard if word not in seen.out] == []
    assert "Your" not in seen.out.replace("Your Turn!", "")
    assert terminal.record() == match.record().text()


def can_be_undone(edition: str, script: list[str], index: int) -> bool:
    match = a_match("fleet,phillips", edition=edition)
    for move in script[: index + 1]:
        match.play_text(move)
    return match.can_undo()


def test_commands_are_understood_in_english_everywhere(terminal: Terminal) -> None:
    seen = terminal.run(*FLEET, "--language", "fr", typed=["cards", "CARTES", "quit"])
    assert seen.out.count("Un Sauvetage manqué lui montre trois cartes Action") == 2
