"""Bad input: one line that names the offender and the way out, exit code 2, nothing touched."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carpathia.engine.errors import Refusal
from carpathia.terminal.screens import SHOWN, open_screen
from tests.terminal.sitting import Terminal, a_match, a_record, a_script

REVISION = a_match().game.revision


@pytest.mark.parametrize(
    ("arguments", "offender", "way_out"),
    [
        (["terminal", "--players", "6"], "6", "1 to 5"),
        (["terminal", "--players", "0"], "“0”", "from 1 on"),
        (["terminal", "--players", "-1"], "“-1”", "from 1 on"),
        (["terminal", "--players", "two"], "“two”", "a whole number"),
        (["terminal", "--players", "9" * 5000], "9" * 400, "nine digits at most"),
        (["terminal", "--players"], "--players", "--help"),
        (["terminal", "--crew", "fleat"], "“fleat”", "fleet"),
        (["terminal", "--crew", "smith"], "“smith”", "fleet"),
        (["terminal", "--crew", "fleet,lee"], "“fleet,lee”", "name one crew member"),
        (["terminal", "--players", "2", "--crew", "lee,lee"], "“lee,lee”", "2 different"),
        (["terminal", "--setup", "easy"], "“easy”", "classic, expert, ultimate"),
        (["terminal", "--first", "2"], "“2”", "1, random"),
        (["terminal", "--edition", "de"], "“de”", "en"),
        (["terminal", "--option", "crew"], "“crew”", "NAME=VALUE"),
        (["terminal", "--option", "colour=red"], "“colour”", "crew"),
        (["terminal", "--switch", "no-recurence=on"], "“no-recurence”", "no-recurrence"),
        (["terminal", "--switch", "no-recurrence=maybe"], "“maybe”", "on or off"),
        (["terminal", "--seed", " "], "“”", "Any words will do"),
        (["terminal", "--memory-aid=on"], "--memory-aid", "takes no value"),
        (["terminal", "--crewe", "fleet"], "“--crewe”", "--crew"),
        (["terminal", "sos-titanik"], "“sos-titanik”", "sos-titanic"),
        (["terminal", "--resume"], "No unfinished match", "--resume FILE"),
        (["terminal", "--language", "de"], "“de”", "en, fr, it"),
        (
            ["termnal"],
            "“termnal”",
            "terminal, serve, db, replay, verify, fuzz, arena, simulate, bench",
        ),
        (["--versoin"], "“--versoin”", "--version"),
        (["replay"], "FILE is missing", "--help"),
        (["verify"], "FILE is missing", "--help"),
        (["fuzz"], "GAME is missing", "--help"),
        (["fuzz", "chess"], "“chess”", "sos-titanic"),
        (["fuzz", "sos-titanic", "--games", "many"], "“many”", "a whole number"),
        (["fuzz", "sos-titanic", "--jobs", "0"], "“0”", "from 1 on"),
        (["fuzz", "sos-titanic", "--jobs", "999999"], "“999999”", "--jobs goes up to "),
        (["arena"], "GAME is missing", "--help"),
        (["arena", "chess", "greedy"], "“chess”", "sos-titanic"),
        (["arena", "titus"], "No bot", "greedy"),
        (["arena", "titus", "greedy"], "1", "2 to 4"),
        (["arena", "titus", *["greedy"] * 5], "5", "2 to 4"),
        (["arena", "titus", "greedy", "random", "--players", "3"], "2 bots", "3 seats"),
        (["arena", "titus", "greedy", "gredy"], "“gredy”", "greedy"),
        (["arena", "titus", "greedy", "greedy@5"], "“greedy@5”", "greedy"),
        (["arena", "titus", "greedy", "random", "--games", "0"], "“0”", "from 1 on"),
        (["arena", "titus", "greedy", "random", "--games", "-1"], "“-1”", "from 1 on"),
        (["arena", "titus", "greedy", "random", "--jobs", "0"], "“0”", "from 1 on"),
        (["arena", "titus", "greedy", "random", "--jobs", "9" * 12], "9”", "--jobs goes up to "),
        (["arena", "titus", "greedy", "random", "--seed", " "], "“”", "Any words will do"),
        (["arena", "titus", "greedy", "random", "--crew", "all"], "“crew”", "first, memory-aid"),
        (["arena", "titus", "greedy", "xyz"], "“xyz”", "search@500+forget30"),
        (["arena", "titus", "greedy", "clairvoyant"], "“clairvoyant”", "for SOS Titanic"),
        (["arena", "titus", "greedy", "keen+forget101"], "“+forget101”", "+forget100"),
        (["arena", "sos-titanic", "xyz"], "“xyz”", "clairvoyant"),
        (["arena", "sos-titanic", "search+forget30"], "“+forget30”", "is for Titus"),
        (["arena", "sos-titanic", "clairvoyant@5+forget30"], "“+forget30”", "clairvoyant@5"),
        (["arena", "sos-titanic", "search@-5"], "“-5”", "search@500"),
        (["arena", "sos-titanic", "search@0"], "“0”", "search@500"),
        (["arena", "sos-titanic", "search@0s"], "“0s”", "search@1s"),
        (["arena", "sos-titanic", "search@xs"], "“xs”", "search@1s"),
        (["arena", "sos-titanic", "search@"], "“”", "search@1s"),
        (["arena", "sos-titanic", "greedy", "--crew", "fleat"], "“fleat”", "fleet"),
        (
            ["arena", "sos-titanic", "greedy", "--crew", "all", "--players", "2"],
            "--crew all",
            "--players",
        ),
        (["bench", "--rounds", "0"], "“0”", "from 1 on"),
        (["bench", "--seconds", "0"], "“0”", "such as 0.3"),
        (["bench", "--seconds", "-1"], "“-1”", "such as 0.3"),
        (["bench", "--seconds", "nan"], "“nan”", "such as 0.3"),
        (["bench", "--seconds", "1e99"], "“1e99”", "such as 0.3"),
        (["bench", "--seconds", "soon"], "“soon”", "such as 0.3"),
        (["bench", "--games", "5"], "--games", "--memory"),
        (["bench", "--memory", "--games", "0"], "“0”", "from 1,000 on"),
        (["bench", "--memory", "--rounds", "2"], "--rounds", "--games N"),
        (["bench", "--seconds", "1", "--memory"], "--seconds", "--games N"),
        (["bench", "chess"], "“chess”", "--rounds"),
    ],
)
def test_a_wrong_argument(
    terminal: Terminal, arguments: list[str], offender: str, way_out: str
) -> None:
    complaint = terminal.run(*arguments).complaint()
    assert offender in complaint
    assert way_out in complaint
    assert terminal.files() == {}


@pytest.mark.parametrize(
    ("text", "offender", "way_out"),
    [
        ("crew.smith.players = ", "not TOML", "--figures"),
        ("[[[[" * 2000, "not TOML", "--figures"),
        ("crew.smyth.players = 3", "“crew.smyth.players”", "crew.smith.players"),
        ("crew.smith.players = 9", "9", "1-5"),
        ('crew.smith.players = "all"', "all", "2"),
        ("actions.wait = true", "True", "3"),
        ("booklet.compartments = [0, 0, 0, 0, 0, 0]", "[0, 0, 0, 0, 0, 0]", "[3, 3, 2, 2, 1, 0]"),
    ],
)
def test_a_broken_file_of_figures(
    terminal: Terminal, text: str, offender: str, way_out: str
) -> None:
    file = terminal.home / "mine.toml"
    file.write_text(text)
    before = terminal.files()
    complaint = terminal.run("terminal", "--figures", file).complaint()
    assert complaint.startswith(f"{file}: ")
    assert offender in complaint
    assert way_out in complaint
    assert terminal.files() == before


def test_a_refusal_that_is_not_the_fault_of_the_figures_does_not_name_their_file(
    terminal: Terminal,
) -> None:
    file = terminal.home / "mine.toml"
    file.write_text("crew.smith.players = 3")
    complaint = terminal.run("terminal", "--figures", file, "--crew", "bob").complaint()
    assert str(file) not in complaint


def changed(old: str, new: str) -> str:
    text = a_record()
    assert old in text
    return text.replace(old, new, 1)


RECORDS = {
    "empty": ("", "empty", "carpathia record 1"),
    "blank": (" \n\n ", "empty", "carpathia record 1"),
    "something else": ("Dear mother\n", "“Dear mother”", "carpathia record 1"),
    "newer format": (changed("record 1\n", "record 2\n"), "format 2", "A newer Carpathia"),
    "other revision": (
        changed(f"revision {REVISION}\n", "revision 99\n"),
        "revision 99",
        f"revision {REVISION}",
    ),
    "other edition": (changed("edition en", "edition de"), "“de”", "en"),
    "other game": (changed("game sos-titanic", "game chess"), "“chess”", "sos-titanic"),
    "six players": (changed("seats 1", "seats 6"), "6", "1 to 5"),
    "unknown crew": (changed("crew fleet", "crew fleat"), "“fleat”", "fleet"),
    "no edition": (changed("edition en\n", ""), "edition", "is missing"),
    "garbled line": (changed("\n1: ", "\n1; "), "“1; ", "Mend that line"),
    "garbled card": (changed(" f7 ", " f77 "), "“f77”", "Line"),
    "garbled move": (changed("\n1: ", "\n1: xx "), "“xx ", "Near it: "),
    "a card twice": (changed(" f7 ", " f8 "), "Line", "was changed"),
    "other seat": (changed("\n1: ", "\n2: "), "seat 2", "seat 1"),
    "steering signs": (changed("\n1: ", "\n1: \x1b]0;x\x07"), "\\x1b]0;x\\x07", "Near it: "),
    "cut off": (a_record()[: len(a_record()) // 2], "breaks off after line", "older copy"),
    "cut in a word": (a_record()[:300], "breaks off after line", "older copy"),
    "wrong result": (changed("\nresult ", "\nresult 99"), "“99", "comes to"),
    "after the end": (a_record() + "1: rescue 1\n", "after the end", "Remove it"),
}


@pytest.mark.parametrize("command", ["replay", "verify", "terminal"])
@pytest.mark.parametrize("name", RECORDS)
def test_a_bad_record(terminal: Terminal, command: str, name: str) -> None:
    text, offender, way_out = RECORDS[name]
    file = terminal.home / "match.txt"
    file.write_text(text, encoding="utf-8", newline="")
    before = terminal.files()
    arguments = ["--resume", str(file)] if command == "terminal" else [str(file)]
    complaint = terminal.run(command, *arguments, typed=["1"]).complaint()
    assert complaint.startswith(f"{file}: ")
    assert offender in complaint
    assert way_out in complaint
    assert terminal.files() == before


@pytest.mark.parametrize("command", ["replay", "verify", "terminal"])
def test_a_file_that_is_none(terminal: Terminal, command: str) -> None:
    binary = terminal.home / "binary"
    binary.write_bytes(b"\xff\xfe\x00\x9d")
    files = {
        terminal.home / "nowhere.txt": "no such file",
        terminal.home: "a folder",
        binary: "not a text file",
        binary / "inside": "is a file, not a folder",
    }
    before = terminal.files()
    for file, told in files.items():
        arguments = ["--resume", str(file)] if command == "terminal" else [str(file)]
        complaint = terminal.run(command, *arguments).complaint()
        assert complaint.startswith(f"{file}: ")
        assert told in complaint
    assert terminal.files() == before


def test_a_finished_match_cannot_be_resumed(terminal: Terminal) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record())
    complaint = terminal.run("terminal", "--resume", file).complaint()
    assert "is over" in complaint
    assert f"carpathia replay {file}" in complaint


@pytest.mark.parametrize(
    "option", ["--players=2", "--crew=lee", "--edition=fr", "--memory-aid", "--option=crew=lee"]
)
def test_a_resumed_match_keeps_its_set_up(terminal: Terminal, option: str) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record(moves=3))
    complaint = terminal.run("terminal", "--resume", file, option).complaint()
    assert complaint.startswith(option.partition("=")[0])
    assert "--resume" in complaint


def test_a_place_that_cannot_be_written(terminal: Terminal) -> None:
    taken = terminal.home / "letter.txt"
    taken.write_text("Dear mother")
    places = {
        taken: "There is such a file already",
        terminal.home: "a folder",
        terminal.home / "nowhere" / "match.txt": "no such file or folder",
        taken / "match.txt": "is a file, not a folder",
    }
    before = terminal.files()
    for place, told in places.items():
        complaint = terminal.run("terminal", "--save", place, typed=["rescue 1"]).complaint()
        assert complaint.startswith(f"{place}: ")
        assert told in complaint
    assert terminal.files() == before


def test_a_data_folder_that_cannot_be_made(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = terminal.home / "letter.txt"
    taken.write_text("Dear mother")
    monkeypatch.setenv("CARPATHIA_DATA", str(taken / "data"))
    complaint = terminal.run("terminal", typed=["rescue 1"]).complaint()
    assert complaint.startswith(f"{taken / 'data'}: ")


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("fr", "sos-titanic se joue de 1 à 5 joueurs, pas à 6."),
        ("it", "sos-titanic è per 1-5 giocatori, non per 6."),
    ],
)
def test_refusals_speak_the_language_asked_for(
    terminal: Terminal, language: str, complaint: str
) -> None:
    arguments = ("terminal", "--players", "6", "--language", language)
    assert terminal.run(*arguments).complaint() == complaint


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.data())
def test_no_record_however_mangled_ends_in_a_traceback(
    terminal: Terminal, data: st.DataObject
) -> None:
    """Lines lost, doubled, swapped, cut or made up: replayed all the same, or refused in a line."""
    lines = a_record(moves=20).splitlines()
    made_up = ["open", "seed abc", "seats " + "9" * 5000, "= roll 4", "commitment " + "0" * 64]
    made_up += ["figure setup.classic " + "[" * 5000, "1: pass", "switch no-recurrence off", "²: x"]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["lose", "double", "swap", "cut", "make up", "spoil"])):
            case "lose":
                del lines[at : at + 1]
            case "double":
                lines.insert(at, lines[other])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "cut":
                lines[at] = lines[at][: data.draw(st.integers(0, 40))]
            case "make up":
                lines.insert(at, data.draw(st.sampled_from(made_up)))
            case _:
                lines[at] += data.draw(st.text(max_size=5))
        lines = lines or [""]
    file = terminal.home / "mangled.txt"
    file.write_text("\n".join(lines), encoding="utf-8", errors="replace")
    seen = terminal.run("replay", file)
    if seen.code != 0:
        assert seen.complaint().startswith(f"{file}: ")


def test_a_game_without_a_screen_is_told_from_one_that_does_not_exist() -> None:
    with pytest.raises(Refusal) as refused:
        open_screen("chess", "en", 80)
    assert refused.value.key == "screen-missing"
    assert refused.value.words == {"game": "chess", "near": ", ".join(SHOWN)}


def test_scripts_reach_the_end_of_a_match() -> None:
    """What these tests stand on: `a_record()` is a finished match, `moves=3` an open one."""
    assert "\nresult " in a_record()
    assert a_record(moves=3).endswith("\nopen\n")
    assert len(a_script(a_match())) > 20
