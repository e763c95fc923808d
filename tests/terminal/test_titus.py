"""Titus on the screen: every line of its table, in 80 columns, in three languages."""

import re

import pytest
from rich.cells import cell_len

from carpathia.engine.game import NOBODY, Event, Json, Result, View
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games.titus.events import EVENTS
from carpathia.terminal.move_list import list_moves
from carpathia.terminal.screens import open_screen
from carpathia.terminal.titus.screen import EXAMPLES
from carpathia.terminal.titus.table import TableText
from carpathia.words.reader import LANGUAGES, Words
from tests.terminal.sitting import Terminal, a_script, begin


def a_match(seats: int = 2, aided: bool = False) -> Match:
    setup = Setup("titus", "adlung", seats)
    if aided:
        setup.options["memory-aid"] = "on"
    return begin(setup)


def shown(view: View, language: str = "en", width: int = 80) -> list[str]:
    return [line.plain for line in TableText(Words(language, "titus"), width).lines(view)]


def view(**changes: Json) -> View:
    """The first view of a match, with some things changed."""
    seen = a_match().state.view(0)
    for name, value in changes.items():
        seen[name.replace("_", "-")] = value
    return seen


def coins(text: str) -> list[Json]:
    """`8(14) 9(3)` as a view has it."""
    found = re.findall(r"(\d+)\((\d+)\)", text)
    return [{"coin": int(name), "number": int(front)} for front, name in found]


def player(runs: list[str], cards: dict[int, str], points: int = 0) -> Json:
    held: list[Json] = [{"value": n, "series": coins(series)} for n, series in cards.items()]
    return {"runs": [coins(run) for run in runs], "cards": held, "points": points, "coins": 5}


# The table


def test_a_coin_shows_its_front_and_its_name_and_a_run_is_chained() -> None:
    ada = player(["3(5)", "8(14) 9(3) 10(22)"], {})
    rows = shown(view(players=[ada, player([], {})]))
    assert "     3(5)   8(14)-9(3)-10(22)" in rows
    assert "     no coins yet" in rows


def test_a_victory_card_shows_its_series_or_that_it_is_bare() -> None:
    ada = player(["3(5)"], {18: "5(1) 6(2)", 9: ""}, 27)
    rows = shown(view(players=[ada, player([], {})]))
    assert "▸ 1  Player 1   27 points, coins on cards: 5" in rows
    assert "     18 │ 5(1)-6(2)" in rows
    assert "      9 │ bare" in rows


def test_the_header_tells_of_the_pile_and_the_victory_cards() -> None:
    assert re.match(
        "━━ 54 coins in the pile · next .* victory card 18, 12 left ━━", shown(view())[0]
    )
    rows = shown(view(pile=0, next=None, card=0, cards_left=0))
    assert re.match("━━ the pile is empty ━.* no victory cards left ━━", rows[0])


def test_a_lifted_coin_is_in_the_hand() -> None:
    assert not any("lifted" in row for row in shown(view()))
    lifted: Json = {"coin": 14, "number": 8}
    assert shown(view(lifted=lifted))[-1] == "  lifted  8(14)"


def test_a_run_too_long_for_a_line_goes_on_in_the_next_one() -> None:
    run = " ".join(f"{number}({number + 30})" for number in range(1, 20))
    rows = shown(view(players=[player([run], {18: run}), player([], {})]))
    assert max(cell_len(row) for row in rows) <= 80
    assert "".join(row.strip() for row in rows[3:5]) == "-".join(run.split())


def test_the_memory_aid_is_shown_only_where_it_was_asked_for() -> None:
    assert "memory aid" not in "\n".join(shown(view()))
    aid: Json = {"backs": [{"coin": 14, "back": 9}], "unknown": ["1/1", "7/8"]}
    rows = shown(view(memory_aid=aid))
    assert "  memory aid, backs seen: 9(14)" in rows
    assert "  memory aid, coins not yet seen from both sides: 1/1 7/8" in rows


@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_table_suits_other_widths(width: int) -> None:
    match = a_match(3, aided=True)
    a_script(match, most=150)
    rows = shown(match.state.view(NOBODY), width=width)
    assert [text for text in rows if cell_len(text) > max(width, 54)] == []


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_shown_in_a_match_fits_80_columns(language: str, seats: int) -> None:
    match = a_match(seats, aided=seats == 3)
    screen = open_screen("titus", language, 80)
    for index, move in enumerate(a_script(a_match(seats, aided=seats == 3), way=3)):
        seen = match.state.view(NOBODY)
        rows = [*screen.table(seen), *screen.ask(seen), *list_moves(match.move_texts(), 80)]
        if index % 10 == 0:
            rows += [*screen.cards(seen), *screen.rules(match.move_texts())]
        match.play_text(move)
        assert [text.plain for text in rows if text.cell_len > 80] == []
    result = match.result()
    assert result is not None
    rows = [*screen.intro(), *screen.ending(result)]
    assert [text.plain for text in rows if text.cell_len > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_match_is_a_bare_key(language: str) -> None:
    match = a_match(3)
    screen = open_screen("titus", language, 80)
    for move in a_script(a_match(3), way=5):
        for event in match.play_text(move):
            sentence = screen.tell(event, match.state.view(NOBODY)).plain
            assert not re.search(r"\$|\{|\}|[a-z]-[a-z]+ \(", sentence), sentence
            assert event.key not in sentence


def test_every_event_can_be_told() -> None:
    screen = open_screen("titus", "en", 80)
    for key, names in EVENTS.items():
        told = screen.tell(Event(key, dict.fromkeys(names, 2)), view()).plain
        assert key not in told
        assert ("Player 2" in told) == ("seat" in names)


def test_examples_are_moves_of_the_game() -> None:
    game = a_match().game
    for verb, example in EXAMPLES.items():
        assert game.write(game.read(example)) == example
        assert example.startswith(verb)
    verbs = {game.write(move).split(" ")[0] for move in range(game.move_count)}
    assert verbs == set(EXAMPLES)


# What is asked


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"takes": 0}, "Lift the next coin"),
        ({"takes": 2, "may-take": True}, "2 of 3"),
        ({"takes": 4, "may-take": True, "unlimited": True}, "without limit"),
        ({"takes": 1, "pile": 0}, "The pile is empty"),
        ({"takes": 3}, "No further coin"),
    ],
)
def test_the_hint_says_whether_a_coin_may_be_taken(changes: dict[str, Json], told: str) -> None:
    seen = view(may_take=False, unlimited=False) | changes
    rows = [line.plain for line in open_screen("titus", "en", 100).ask(seen)]
    assert told in " ".join(rows)
    assert rows[0].endswith("Player 1?")


def test_a_lifted_coin_is_asked_about() -> None:
    seen = view(phase="lifted", lifted={"coin": 14, "number": 8})
    question = open_screen("titus", "en", 80).ask(seen)[0].plain
    assert question == "What becomes of 8(14), Player 1?"


# The end


def ending(reason: str, scores: list[int], coins_held: list[int], places: list[int]) -> str:
    breakdown: dict[str, int] = {}
    for seat, points in enumerate(scores, 1):
        breakdown |= {f"cards-{seat}": points - 6, f"leftovers-{seat}": 6}
        breakdown |= {f"coins-{seat}": coins_held[seat - 1], f"place-{seat}": places[seat - 1]}
    screen = open_screen("titus", "en", 80)
    return "\n".join(line.plain for line in screen.ending(Result(scores, reason, breakdown)))


def test_the_ending_shows_where_points_came_from_and_who_won() -> None:
    told = ending("won", [40, 24], [9, 4], [1, 2])
    assert re.search(r"Player 1 +34 +6 +9 +40$", told, re.MULTILINE)
    assert told.endswith("Player 1 wins.")
    told = ending("won-by-coins", [40, 40], [4, 9], [2, 1])
    assert told.endswith("Player 2 wins, with more coins on the victory cards.")
    told = ending("shared", [40, 24, 40], [4, 9, 4], [1, 3, 1])
    assert told.endswith("Victory is shared: Player 1, Player 3.")


# The program


def test_a_match_of_titus_seats_two_unless_told_otherwise(terminal: Terminal) -> None:
    seen = terminal.run("terminal", "titus", "--seed", "iceberg", typed=["lift", "keep", "quit"])
    assert seen.code == 0
    assert "Titus · Adlung edition · 2 players" in seen.out
    assert "1: lift\n1: keep\n" in terminal.record()


def test_a_whole_match_can_be_played(terminal: Terminal) -> None:
    match = a_match(3)
    script = a_script(match)
    arguments = ("terminal", "titus", "--players", "3", "--seed", "iceberg")
    seen = terminal.run(*arguments, typed=script)
    assert seen.code == 0
    assert terminal.record() == match.record().text()
    (file,) = terminal.records()
    assert "genuine" in terminal.run("verify", file).out
    assert terminal.run("replay", file).code == 0
