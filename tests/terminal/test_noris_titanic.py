"""Noris' Titanic on the screen: every line of its table, in 80 columns, in three languages."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from carpathia.engine.game import NOBODY, Event, Result, View
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games.noris_titanic.events import EVENTS
from carpathia.games.noris_titanic.pieces import FACE_NAMES, TILE_NAMES
from carpathia.terminal.move_list import list_moves
from carpathia.terminal.noris_titanic.screen import EXAMPLES, NONE
from carpathia.terminal.noris_titanic.table import TableText
from carpathia.terminal.screens import open_screen
from carpathia.words.reader import LANGUAGES, Words
from tests.games.noris_titanic.scenes import scene
from tests.terminal.sitting import Terminal, a_script, begin


def a_match(seats: int = 2, edition: str = "casse-noisettes") -> Match:
    return begin(Setup("noris-titanic", edition, seats))


def shown(view: View, language: str = "en", width: int = 80) -> list[str]:
    return [line.plain for line in TableText(Words(language, "noris-titanic"), width).lines(view)]


def seen(pawns: str = "", tiles: str = "", seat: int = 0, **what: str) -> list[str]:
    """A scene as a seat sees it."""
    return shown(scene(pawns, tiles=tiles, phase="roll", **what).state.view(seat))  # type: ignore[arg-type]


def row(rows: list[str], number: int) -> str:
    """A row of the ship, without what stands beside it."""
    (found,) = [text for text in rows if text.startswith(f"{number:>2} ")]
    return found[:45].rstrip()


# The ship


def test_the_dry_ship_is_drawn_as_it_is_printed() -> None:
    rows = seen()
    assert rows[2].startswith("    a  b  c  d  e  f  g  h  i  j  k  l  m  n")
    assert row(rows, 20) == "20  ~| =  .  .  .  .  .  .  .  .  .  .  =| ~"
    assert row(rows, 16) == "16  ~| #  !  !  !  !  !  !  !  !  !  !  #| ~"
    assert row(rows, 15) == "15  ~| #  !  !  !  !  !  !  !  !  !  *  #| ~"
    assert rows[8][:45].rstrip() == "         ------------------------------"


def test_tiles_pawns_and_buoys_are_drawn_where_they_are() -> None:
    rows = seen("1@b2 2@h8 1@a3", "b0 i w b1")
    assert row(rows, 2) == " 2  ~ (1) ~  ^  ^  ~  ~  ~ ( ) .  .  .  =| ~"
    assert row(rows, 1) == " 1  ~  ~  ~  ^  ^  ~  ~  ~  ~  .  .  .  =| ~"
    assert row(rows, 3) == " 3  1| =  .  .  .  .  .  .  .  .  .  .  =| ~"
    assert row(rows, 8) == " 8  ~| =  .  .  .  .  .  2  .  .  .  .  =| ~"


def test_the_inner_rail_is_drawn_as_far_as_it_stands() -> None:
    rails = [text[:45].rstrip() for text in seen(tiles="w*28 i*14 w w") if " --" in text]
    assert rails == ["         " + 7 * "---"]
    assert not [text for text in seen(tiles="w*30 i*18") if "---" in text]


def test_every_sign_on_the_map_is_in_the_legend() -> None:
    rows = [text[47:] for text in seen()]
    assert "( ) buoy   (1) saved" in rows
    assert "! panic zone   | rail" in rows


# What stands beside it


def test_the_header_tells_of_the_flood_and_the_buoys() -> None:
    assert re.match(
        "━━ 4 of 60 places covered · next j1-k2 ━+ 1 of 20 buoys taken ━━",
        seen("1@b2", "b0 i w w")[0],
    )
    full = shown(scene(tiles="w*30 i*20 b*10", phase="over").state.view(0))
    assert re.match("━━ 60 of 60 places covered ━", full[0])


def test_each_seat_has_a_column_with_its_pawns_and_cards() -> None:
    rows = [text[47:] for text in seen("1@b2 2@h8 1@a3", "b0 i", buried="2 0")]
    assert rows[2] == "            ▸1   2"
    assert rows[3:8] == [
        "saved        1   0",
        "on the way   1   1",
        "waiting     11  14",
        "lost         2   0",
        "cards        3   3",
    ]


def test_tiles_left_and_how_many_buoys_come_next() -> None:
    rows = [text[47:] for text in seen(tiles="b0 b0 b0 b0 w w i")]
    assert "water     28" in rows
    assert "icebergs  19" in rows
    assert "buoys      6  next: 2" in rows
    assert "buoys      0" in [text[47:] for text in seen(tiles="b*10")]


def test_a_hand_is_shown_to_its_seat_and_to_nobody_else() -> None:
    assert [text[47:] for text in seen(hands="114 256") if "hand" in text] == [
        "your hand  [1] [1] [4]"
    ]
    assert not [text for text in seen(hands="114 256", seat=NOBODY) if "hand" in text]


@pytest.mark.parametrize("width", [50, 60, 78, 100])
def test_the_table_suits_other_widths(width: int) -> None:
    match = a_match(3)
    a_script(match, most=150)
    rows = shown(match.state.view(0), width=width)
    assert [text for text in rows if cell_len(text) > width] == []
    beside = [text for text in rows if "saved" in text and text.startswith("20")]
    assert bool(beside) == (width >= 77), "on a narrow screen the rest stands below"


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_shown_in_a_match_fits_80_columns(language: str, seats: int) -> None:
    match = a_match(seats)
    screen = open_screen("noris-titanic", language, 80)
    for index, move in enumerate(a_script(a_match(seats), way=3)):
        view = match.state.view(int(match.state.seat()))
        rows = [*screen.table(view), *screen.ask(view), *list_moves(match.move_texts(), 80)]
        if index % 10 == 0:
            rows += [*screen.cards(view), *screen.rules(match.move_texts())]
        match.play_text(move)
        assert [text.plain for text in rows if text.cell_len > 80] == []
    result = match.result()
    assert result is not None
    rows = [*screen.intro(), *screen.ending(result)]
    assert [text.plain for text in rows if text.cell_len > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_match_is_a_bare_key(language: str) -> None:
    match = a_match(3, "noris")
    screen = open_screen("noris-titanic", language, 80)
    for move in a_script(a_match(3, "noris"), way=5):
        for event in match.play_text(move):
            sentence = screen.tell(event, match.state.view(NOBODY)).plain
            assert not re.search(r"\$|\{|\}|[a-z]-[a-z]+ \(|none", sentence), sentence
            assert event.key not in sentence


def test_every_event_can_be_told_in_every_shape() -> None:
    screen = open_screen("noris-titanic", "en", 80)
    view = a_match().state.view(0)
    samples: View = {"seat": 1, "owner": 2, "cell": "b7", "from": "b7", "to": "b9", "card": 2}
    samples |= {"cards": "m2 m4", "count": 2, "place": 7, "turns": 0}
    for key, names in EVENTS.items():
        told = set()
        for shape in range(4):
            args = {name: samples.get(name, shape) for name in names}
            args |= {name: FACE_NAMES[shape] for name in names if name == "face"}
            args |= {name: TILE_NAMES[shape % 3] for name in names if name == "tile"}
            answers = ("comes", "no-card", "no-pawn", "start-covered")
            args |= {name: answers[shape] for name in names if name == "answer"}
            told.add(screen.tell(Event(key, args), view).plain)
        assert not any(key in sentence or NONE in sentence for sentence in told)
        assert len(told) == {"die-rolled": 4, "pawn-called": 4, "tile-laid": 3}.get(key, len(told))


def test_whose_pawn_is_chased_is_told() -> None:
    screen = open_screen("noris-titanic", "en", 80)
    view = a_match().state.view(0)
    own = Event("pawn-chased", {"seat": 1, "owner": 1, "cell": "b7"})
    other = Event("pawn-chased", {"seat": 1, "owner": 2, "cell": "b7"})
    assert screen.tell(own, view).plain == "Player 1 chases a pawn of the same colour from b7."
    assert screen.tell(other, view).plain == "Player 1 chases Player 2’s pawn from b7."


def test_examples_are_moves_of_the_game() -> None:
    game = a_match().game
    for verb, example in EXAMPLES.items():
        assert game.write(game.read(example)) == example
        assert example.startswith(verb)
    verbs = {game.write(move).split(" ")[0] for move in range(game.move_count)}
    assert verbs == {verb.split(" ")[0] for verb in EXAMPLES}


def test_the_moves_of_a_pawn_stand_in_one_line() -> None:
    moves = ["move l14 up 2", "move l14 left 2", "move b3 up 2", "end"]
    rows = [line.plain for line in list_moves(moves, 80)]
    assert rows == ["  move l14  1) up 2   2) left 2", "  move b3   3) up 2", "  end       4) end"]


# What is asked


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ({"phase": "roll"}, "Your roll, Player 1."),
        ({"phase": "move"}, "Your cards, Player 1?"),
        ({"phase": "lay", "rolled": "red"}, "Which tile goes on place 1, Player 1"),
        ({"phase": "bring", "rolled": "start"}, "With which card does your new pawn leave"),
    ],
)
def test_the_question_says_what_is_to_be_decided(what: dict[str, str], told: str) -> None:
    view = scene("1@h8", **what).state.view(0)  # type: ignore[arg-type]
    assert open_screen("noris-titanic", "en", 100).ask(view)[0].plain.startswith(told)


def test_the_last_round_and_the_stair_are_asked_about() -> None:
    screen = open_screen("noris-titanic", "en", 80)
    last = scene("1@a20", tiles="b*10 w*30 i*20", last_phases=0).state.view(0)
    assert screen.ask(last)[0].plain == "Your last cards, Player 1?"
    climb = scene("1@m15", phase="climb", climber="m15", hands="12 456").state.view(0)
    assert screen.ask(climb)[0].plain == "On from the stair at m15, Player 1!"


# The end


def ending(scores: list[int], reason: str = "last-place") -> str:
    breakdown: dict[str, int] = {}
    for seat, saved in enumerate(scores, 1):
        breakdown |= {f"saved-{seat}": saved, f"afoot-{seat}": 2}
        breakdown |= {f"buried-{seat}": 3, f"waiting-{seat}": 4}
    screen = open_screen("noris-titanic", "en", 80)
    return "\n".join(line.plain for line in screen.ending(Result(scores, reason, breakdown)))


def test_the_ending_shows_what_became_of_the_pawns_and_who_won() -> None:
    told = ending([7, 9])
    assert told.startswith("━━ The ship is gone.")
    assert re.search(r"Player 2 +9 +2 +3 +4$", told, re.MULTILINE)
    assert told.endswith("Player 2 has won, with 9 pawns saved.")
    assert ending([1, 0]).endswith("Player 1 has won, with one pawn saved.")
    assert ending([5, 5, 2]).endswith("Player 1, Player 2 share the win, with 5 pawns saved each.")
    assert "nobody has won" in ending([0, 0])
    assert ending([11, 9], "buoys-full").startswith("━━ Every buoy is taken.")


# The program


def test_a_match_seats_two_unless_told_otherwise(terminal: Terminal) -> None:
    typed = ["roll", "quit"]
    seen = terminal.run("terminal", "noris-titanic", "--seed", "iceberg", typed=typed)
    assert seen.code == 0
    assert "Titanic (Noris) · Casse-Noisettes rules · 2 players" in seen.out
    assert "\n1: roll\n" in terminal.record()


def test_a_whole_match_can_be_played(terminal: Terminal) -> None:
    match = a_match(3)
    script = a_script(match)
    arguments = ("terminal", "noris-titanic", "--players", "3", "--seed", "iceberg")
    seen = terminal.run(*arguments, typed=script)
    assert seen.code == 0
    assert "hand over the screen" in seen.out
    assert "hidden from" not in seen.out, "the next player would read it too"
    assert terminal.record() == match.record().text()
    (file,) = terminal.records()
    assert "genuine" in terminal.run("verify", file).out
    replayed = terminal.run("replay", file)
    assert replayed.code == 0
    assert "hidden from" not in replayed.out, "an onlooker is not told what was drawn"


def test_a_board_of_ones_own_is_used_and_a_wrong_one_is_named(
    terminal: Terminal, tmp_path: Path
) -> None:
    row_15 = " ~ |48# 48! 47! 47! 46! 46! 45! 45! 44* 44! 43! 43#| ~ "
    file = tmp_path / "my.toml"
    file.write_text(f'[board]\nrow-15 = "{row_15}"\n', "utf-8")
    arguments = ("terminal", "noris-titanic", "--figures", file)
    seen = terminal.run(*arguments, typed=["roll", "quit"])
    assert "15  ~| #  !  !  !  !  !  !  !  *  !  !  #| ~" in seen.out
    assert f'figure board.row-15 "{row_15}"' in terminal.record()
    file.write_text(f'[board]\nrow-15 = "{row_15.replace("*", "!")}"\n', "utf-8")
    complaint = terminal.run(*arguments).complaint()
    assert complaint == f"{file}: The board has no start; mark one cell as the start."


def test_a_view_without_a_board_is_a_mistake() -> None:
    view = a_match().state.view(0)
    view["board"] = None
    with pytest.raises(TypeError, match="board"):
        shown(view)
