"""The table of SOS Titanic on the screen: every line of it, in 80 columns, in three languages."""

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from carpathia.engine.game import NOBODY, Event, View
from carpathia.games.sos_titanic.events import EVENTS
from carpathia.games.sos_titanic.moves import PLACE_NAMES
from carpathia.terminal.layout import fold, paint
from carpathia.terminal.screens import open_screen
from carpathia.terminal.sos_titanic.screen import EXAMPLES, NONE
from carpathia.terminal.sos_titanic.table import TableText
from carpathia.words.reader import LANGUAGES, Words
from tests.terminal.sitting import a_match, a_script

CREWS = ("fleet", "lowe,smith", "smith,phillips,lightoller", "murdoch,pitman,latimer,boxhall,lee")


def shown(view: View, language: str = "en", width: int = 80) -> list[str]:
    return [line.plain for line in TableText(Words(language, "sos-titanic"), width).lines(view)]


def view(**changes: object) -> View:
    """The first view of a match, with some things changed."""
    seen = a_match().state.view(0)
    for name, value in changes.items():
        seen[name.replace("_", "-")] = value  # type: ignore[assignment]
    return seen


def line(place: str, down: int, *up: str, afloat: bool = True) -> View:
    return {"place": place, "afloat": afloat, "down": down, "up": list(up)}


def row(rows: list[str], place: str) -> str:
    (found,) = [text for text in rows if re.match(rf"  \w* +{place}  ", text)]
    return found


def test_a_line_shows_how_many_wait_and_its_front_last() -> None:
    lines = [line("1", 3, "f8", "f7+"), line("2", 0, "s17"), line("3", 31, "f?4")]
    lines += [line("4", 0), line("5", 12, "s1"), line("6", 0)]
    rows = shown(view(lines=lines))
    assert row(rows, "1").endswith("  3  ▒▒▒ f8 f7+")
    assert row(rows, "2").endswith("      s17")
    assert row(rows, "3").endswith(" 31  ▒▒▒▒▒▒▒▒▒▒▒▒… f?4")
    assert row(rows, "4").endswith("      empty")
    assert row(rows, "5").endswith(" 12  ▒▒▒▒▒▒▒▒▒▒▒▒ s1")


def test_compartments_flood_from_the_bow_and_a_lost_deck_is_under_water() -> None:
    lost = [line("1", 0, afloat=False), *[line(str(deck), 0) for deck in range(2, 7)]]
    rows = shown(view(lines=lost, pages_turned=4))
    assert "1  ≈≈≈      ≈ under water ≈" in row(rows, "1")
    assert "2  ≈□□ " in row(rows, "2")
    assert "3  □□ " in row(rows, "3")
    assert "6     " in row(rows, "6")


def test_a_group_shows_its_runs_of_anchors_and_its_mystery() -> None:
    cards = ["f1+", "f2", "f?3", "f4+", "f5+", "f6+"]
    groups = [{"place": "A", "cards": cards}, {"place": "B", "cards": []}]
    groups += [{"place": "C", "cards": ["s1"]}, {"place": "D", "cards": []}]
    rows = "\n".join(shown(view(groups=groups)))
    assert re.search(r"A  f1-6  Anchors 1 4-6  mystery 3$", rows, re.MULTILINE)
    assert re.search(r"^ +B  nobody yet$", rows, re.MULTILINE), "too long to stand side by side"
    groups[0] = {"place": "A", "cards": cards[:2]}
    rows = "\n".join(shown(view(groups=groups)))
    assert re.search(r"A  f1-2  Anchors 1 +B  nobody yet$", rows, re.MULTILINE)
    assert "3 of 60 saved" in rows


def test_like_cards_in_a_hand_are_counted() -> None:
    crew = {"name": "fleet", "draws": [1, 3], "hand": ["come-on", "come-on", "wait"]}
    assert "Come On! ×2, Wait!" in "\n".join(shown(view(crew=[crew])))


def test_the_memory_aid_is_shown_only_where_it_was_asked_for() -> None:
    assert "memory aid" not in "\n".join(shown(view()))
    aid = {"discard": ["f7", "s2+"], "action-discard": ["wait", "wait"]}
    rows = "\n".join(shown(view(memory_aid=aid)))
    assert "memory aid, discard: f7 s2+" in rows
    assert "memory aid, Action discard: Wait! ×2" in rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("crew", CREWS)
def test_everything_shown_in_a_match_fits_80_columns(language: str, crew: str) -> None:
    match = a_match(crew)
    screen = open_screen("sos-titanic", language, 80)
    script = a_script(a_match(crew), way=3)
    for index, move in enumerate(script):
        seen = match.state.view(NOBODY)
        rows = [*screen.table(seen), *screen.ask(seen)]
        if index % 10 == 0:
            rows += [*screen.cards(seen), *screen.rules(match.move_texts())]
        match.play_text(move)
        assert [text.plain for text in rows if text.cell_len > 80] == []
    result = match.result()
    assert result is not None
    rows = [*screen.intro(), *screen.ending(result)]
    assert [text.plain for text in rows if text.cell_len > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("crew", CREWS)
def test_no_sentence_of_a_match_is_a_bare_key(language: str, crew: str) -> None:
    """A key, an unfilled variable or the name of a card as people type it would show here."""
    match = a_match(crew)
    screen = open_screen("sos-titanic", language, 80)
    for move in a_script(a_match(crew), way=5):
        for event in match.play_text(move):
            sentence = screen.tell(event, match.state.view(NOBODY)).plain
            assert not re.search(r"\$|\{|\}|[a-z]-[a-z]+ \(|none|come-|plan-|mystery-", sentence)
            assert event.key not in sentence


def test_every_event_can_be_told_with_every_place() -> None:
    """Events that a few matches may not show, such as a swap, with the arguments they have."""
    screen = open_screen("sos-titanic", "en", 80)
    seen = a_match("lowe,smith").state.view(0)
    samples: View = {"seat": 1, "owner": 2, "count": 2, "page": 3, "deck": 1, "clock": "01:10"}
    samples |= {"card": "f7", "cards": "f7 s2+", "bow": "1", "stern": "2"}
    for key, names in EVENTS.items():
        for place in PLACE_NAMES[:-1]:
            args = {name: samples.get(name, place) for name in names}
            if key == "action-given":
                args["to"] = 2
            told = screen.tell(Event(key, args), seen).plain
            assert key not in told
            assert NONE not in told


def test_examples_are_moves_of_the_game() -> None:
    game = a_match().game
    for verb, example in EXAMPLES.items():
        assert game.write(game.read(example)) == example
        assert example.startswith(verb)
    verbs = {game.write(move).split(" ")[0] for move in range(game.move_count)}
    assert verbs == {verb.split(" ")[0] for verb in EXAMPLES}


@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_table_suits_other_widths(width: int) -> None:
    match = a_match("smith,phillips,lightoller")
    a_script(match, most=40)
    rows = shown(match.state.view(NOBODY), width=width)
    assert [text for text in rows if cell_len(text) > max(width, 45)] == []
    assert [text for text in rows if text.startswith("━━ ") and text.endswith("━━")]


def test_cards_are_coloured_by_class_and_marked_by_letter() -> None:
    spans = {(span.start, span.end): str(span.style) for span in paint("f7 s12+ f?3 of5 s").spans}
    assert spans == {(0, 2): "first", (3, 7): "second", (8, 11): "first"}


def test_folding_indents_what_follows_and_leaves_no_loose_ends() -> None:
    pieces = [Text("aaaa"), Text("bb  "), Text("cccc")]
    lines = fold(Text("x: "), pieces, 12, 3)
    assert [text.plain for text in lines] == ["x: aaaa bb", "   cccc"]


def test_a_card_that_is_typed_otherwise_than_it_is_called_says_how() -> None:
    crew = {"name": "fleet", "draws": [1, 3], "hand": ["come-on", "mystery-first"]}
    english = "\n".join(shown(view(crew=[crew])))
    assert "Come On!," in english
    assert "Mystery Passenger (first class) [mystery-first]" in english
    french = "\n".join(shown(view(crew=[crew]), "fr"))
    assert "Avancez\N{NO-BREAK SPACE}! [come-on]," in french
