"""Component data: where each figure comes from, and corrections that are checked."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.errors import BadSetup
from carpathia.engine.figures import (
    CERTAINTIES,
    Figures,
    Value,
    read_changes,
    read_figures,
    read_value,
    write_value,
)
from carpathia.games import open_game
from carpathia.games.sos_titanic.components import shipped_figures
from tests.engine.playing import setup

SHIPPED: Final = """
[sources]
box = "the box itself"

[crew.lee]
actions = { is = 4, from = "box", sure = "certain" }
draws = { is = [1, 6], from = "box", sure = "likely" }
rank = { is = "Lookout", from = "box", sure = "chosen" }
"""


def figures() -> Figures:
    return read_figures(SHIPPED)


def refusal(text: str) -> BadSetup:
    with pytest.raises(BadSetup) as refused:
        read_figures(text)
    return refused.value


# The shipped file


def test_every_figure_of_the_shipped_file_states_its_source_and_how_sure_it_is() -> None:
    shipped = shipped_figures()
    assert len(shipped.figures) > 50
    for name, figure in shipped.figures.items():
        assert figure.source in shipped.sources, name
        assert len(shipped.sources[figure.source]) > 10, name
        assert figure.certainty in ("certain", "likely", "chosen"), name


def test_a_shipped_figure_without_source_or_certainty_is_refused() -> None:
    for figure in (
        "3",
        "{ is = 3 }",
        '{ is = 3, from = "box" }',
        '{ is = 3, sure = "certain" }',
        '{ is = 3, from = "hearsay", sure = "certain" }',
        '{ is = 3, from = "box", sure = "perhaps" }',
    ):
        refused = refusal(f'[sources]\nbox = "the box"\n[a]\nb = {figure}')
        assert refused.key == "figure-wrong"
        assert refused.words["figure"] == "a.b"


def test_figures_have_dotted_names() -> None:
    assert list(figures().figures) == ["crew.lee.actions", "crew.lee.draws", "crew.lee.rank"]
    lee = figures().figures["crew.lee.draws"]
    assert (lee.value, lee.source, lee.certainty) == ([1, 6], "box", "likely")


# Broken files


@pytest.mark.parametrize(
    "text",
    [
        "crew.lee.draws = ",
        "crew.lee.draws = [1, 6",
        "= 3",
        "a = 1\na = 2",
        "\0",
        "a = " + "9" * 5000,
        "a = " + "[" * 100_000,
    ],
    ids=["no value", "open", "no name", "twice", "nul", "endless", "deep"],
)
def test_a_broken_file_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_changes(text)
    assert refused.value.key == "figures-broken"
    assert refused.value.words["why"]


@pytest.mark.parametrize(
    "value", ["true", "1.5", "1912-04-14", '["a"]', "[true]", "[[1]]", "[1, 2.0]"]
)
def test_a_value_is_a_number_a_word_or_numbers(value: str) -> None:
    for text in (f"a.b = {value}", f"a.b = {{ is = {value} }}"):
        with pytest.raises(BadSetup) as refused:
            read_changes(text)
        assert refused.value.key == "figure-wrong"
        assert refused.value.words["figure"] == "a.b"


@given(st.text())
def test_no_text_can_break_the_reader(text: str) -> None:
    try:
        changes = read_changes(text)
    except BadSetup:
        return
    for value in changes.values():
        assert isinstance(value, int | str | list)


# A person's own corrections


@pytest.mark.parametrize(
    "text",
    [
        "crew.lee.draws = [2, 5]",
        "[crew.lee]\ndraws = [2, 5]",
        "crew.lee.draws = { is = [2, 5] }",
        '[sources]\nbox = "my box"\n[crew.lee]\ndraws = { is = [2, 5], from = "box" }',
    ],
)
def test_a_correction_names_what_differs(text: str) -> None:
    assert read_changes(text) == {"crew.lee.draws": [2, 5]}


def test_a_correction_changes_what_it_names_and_nothing_else() -> None:
    shipped = figures()
    changed = shipped.with_changes({"crew.lee.draws": [2, 5]})
    assert changed.numbers("crew.lee.draws", 2, 1, 12) == [2, 5]
    assert changed.number("crew.lee.actions", 0, 20) == 4
    assert changed.figures["crew.lee.draws"].certainty == "corrected"
    assert changed.changed == {"crew.lee.draws": [2, 5]}
    assert shipped.numbers("crew.lee.draws", 2, 1, 12) == [1, 6]
    assert shipped.changed == {}


def test_a_correction_to_what_it_is_changes_nothing() -> None:
    assert figures().with_changes({"crew.lee.actions": 4}).changed == {}


def test_corrections_add_up() -> None:
    twice = figures().with_changes({"crew.lee.actions": 3}).with_changes({"crew.lee.rank": "Cook"})
    assert twice.changed == {"crew.lee.actions": 3, "crew.lee.rank": "Cook"}


def test_an_unknown_figure_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadSetup) as refused:
        figures().with_changes({"crew.lee.draw": [1, 6]})
    assert refused.value.key == "figure-unknown"
    assert refused.value.words["figure"] == "crew.lee.draw"
    assert "crew.lee.draws" in str(refused.value.words["near"])


WRONG_KINDS: Final[list[tuple[str, Value]]] = [
    ("crew.lee.actions", "four"),
    ("crew.lee.actions", [4]),
    ("crew.lee.actions", True),
    ("crew.lee.draws", 6),
    ("crew.lee.draws", "1-6"),
    ("crew.lee.rank", 3),
]


@pytest.mark.parametrize(("name", "value"), WRONG_KINDS)
def test_a_correction_of_another_kind_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadSetup) as refused:
        figures().with_changes({name: value})
    assert refused.value.key == "figure-wrong"
    assert refused.value.words["figure"] == name


# Bounds


@pytest.mark.parametrize(("least", "most"), [(5, 9), (0, 3)])
def test_a_number_out_of_bounds_is_refused_with_the_bounds(least: int, most: int) -> None:
    with pytest.raises(BadSetup) as refused:
        figures().number("crew.lee.actions", least, most)
    assert refused.value.words["near"] == f"{least}-{most}"
    assert figures().number("crew.lee.actions", 4, 4) == 4


@pytest.mark.parametrize(("length", "least", "most"), [(3, 1, 6), (1, 1, 6), (2, 2, 6), (2, 1, 5)])
def test_numbers_out_of_bounds_are_refused(length: int, least: int, most: int) -> None:
    with pytest.raises(BadSetup):
        figures().numbers("crew.lee.draws", length, least, most)
    assert figures().numbers("crew.lee.draws", 2, 1, 6) == [1, 6]


def test_a_word_is_one_of_those_allowed() -> None:
    assert figures().word("crew.lee.rank", ["Cook", "Lookout"]) == "Lookout"
    with pytest.raises(BadSetup) as refused:
        figures().word("crew.lee.rank", ["Cook", "Steward"])
    assert refused.value.words["near"] == "Cook, Steward"


def test_a_figure_asked_for_as_another_kind_is_refused() -> None:
    for ask in (
        lambda: figures().number("crew.lee.draws", 0, 9),
        lambda: figures().numbers("crew.lee.actions", 1, 0, 9),
        lambda: figures().word("crew.lee.actions", ["4"]),
        lambda: figures().text("crew.lee.actions"),
    ):
        with pytest.raises(BadSetup) as refused:
            ask()
        assert refused.value.key == "figure-wrong"


# In a game


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("crew.lee.draws", [6, 1]),
        ("crew.lee.draws", [0, 6]),
        ("crew.lee.draws", [1, 13]),
        ("crew.lee.draws", [1]),
        ("crew.lee.players", 6),
        ("crew.lee.players", 0),
        ("crew.lee.power", "never"),
        ("crew.lee.actions", -1),
        ("actions.wait", 10),
        ("actions.collapsible-boat", 2),
        ("actions.mystery-first", 2),
        ("booklet.compartments", [0, 0, 0, 0, 0, 0]),
        ("booklet.compartments", [3, 3, 2, 2, 1]),
        ("booklet.first-page", 100),
        ("setup.classic", [15, 15, 15, 16]),
        ("setup.classic", [4, 6, 8]),
        ("crew.rose.draws", [1, 6]),
    ],
)
def test_a_game_refuses_figures_it_cannot_be_played_with(name: str, value: Value) -> None:
    wish = setup()
    wish.figures = {name: value}
    with pytest.raises(BadSetup) as refused:
        open_game(wish)
    assert refused.value.words["figure"] == name


# Values as a record writes them


@given(st.one_of(st.integers(), st.text(), st.lists(st.integers())))
def test_a_value_comes_back_as_it_was_written(value: Value) -> None:
    text = write_value(value)
    assert "\n" not in text
    assert read_value("a.b", text) == value


@given(st.text())
def test_any_text_is_a_value_or_refused(text: str) -> None:
    try:
        value = read_value("a.b", text)
    except BadSetup:
        return
    assert read_value("a.b", write_value(value)) == value


def test_the_certainties_are_these() -> None:
    assert CERTAINTIES == ("certain", "likely", "chosen", "corrected")
