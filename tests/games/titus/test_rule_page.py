"""The rule page says what the code does: switches, options, moves, the file of corrections."""

from carpathia.engine.figures import read_changes
from carpathia.games.titus.components import make_deck, shipped_figures
from carpathia.games.titus.editions import EDITIONS
from carpathia.games.titus.game import OPTIONS
from carpathia.games.titus.moves import MOVE_COUNT, read_move, write_move
from tests.games.rule_pages import RulePage

PAGE = RulePage("titus")


def test_the_editions_table_has_every_switch_as_the_edition_sets_it() -> None:
    assert list(EDITIONS.editions) == ["adlung"]
    wanted = {}
    for name, switch in EDITIONS.switches.items():
        is_on = EDITIONS.editions["adlung"].get(name, switch.default)
        wanted[switch.rule] = [f"`{name}`", "on" if is_on else "off"]
    assert {rule: [cells[0], cells[2]] for rule, cells in PAGE.rows("rule").items()} == wanted


def test_every_option_is_explained() -> None:
    assert list(PAGE.rows("option")) == [f"`{name}`" for name in OPTIONS]


def test_every_verb_is_explained_by_a_move_that_reads() -> None:
    shown = PAGE.moves()
    assert [write_move(read_move(text)) for text in shown] == shown
    verbs = {write_move(move).split()[0] for move in range(MOVE_COUNT)}
    assert {text.split()[0] for text in shown} == verbs


def test_the_file_of_corrections_can_be_used_as_it_is_printed() -> None:
    changes = read_changes(PAGE.corrections())
    changed = shipped_figures().with_changes(changes)
    assert make_deck(changed).count == 53
    assert changed.changed == changes
