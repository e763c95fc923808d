"""The rule page says what the code does: crew, switches, options, moves, the file of corrections."""

from carpathia.engine.figures import read_changes
from carpathia.games.sos_titanic.cards import ACTION_NAMES
from carpathia.games.sos_titanic.components import Components, shipped_figures
from carpathia.games.sos_titanic.editions import EDITIONS
from carpathia.games.sos_titanic.game import OPTIONS
from carpathia.games.sos_titanic.moves import MOVE_COUNT, read_move, write_move
from tests.games.rule_pages import RulePage

PAGE = RulePage("sos-titanic")


def test_the_crew_table_is_that_of_the_components() -> None:
    wanted = {}
    for card in Components(shipped_figures()).crew:
        draws = f"{card.draws_least}-{card.draws_most}"
        power = "instead" if card.is_instead else "added"
        wanted[card.name.title()] = [str(card.actions), draws, str(card.players), power]
    assert {name: cells[1:] for name, cells in PAGE.rows("crew").items()} == wanted


def test_the_editions_table_has_every_switch_as_each_edition_sets_it() -> None:
    wanted = {}
    for name, switch in EDITIONS.switches.items():
        settings = [EDITIONS.editions[code].get(name, switch.default) for code in ("fr", "en")]
        wanted[switch.rule] = [f"`{name}`", *("on" if on else "off" for on in settings)]
    found = {rule: [cells[0], *cells[2:]] for rule, cells in PAGE.rows("rule").items()}
    assert found == wanted


def test_every_option_is_explained() -> None:
    assert list(PAGE.rows("option")) == [f"`{name}`" for name in OPTIONS]


def test_every_verb_and_every_action_card_is_explained_by_a_move_that_reads() -> None:
    table = PAGE.rows("move")
    shown = PAGE.moves()
    assert [write_move(read_move(text)) for text in shown] == shown
    verbs = {write_move(move).split()[0] for move in range(MOVE_COUNT)}
    assert {text.split()[0] for text in shown} == verbs
    words = " ".join([*table, *(cell for cells in table.values() for cell in cells)])
    assert [name for name in ACTION_NAMES if name not in words] == []


def test_the_file_of_corrections_can_be_used_as_it_is_printed() -> None:
    changes = read_changes(PAGE.corrections())
    assert len(Components(shipped_figures().with_changes(changes)).crew) == 10
    assert shipped_figures().with_changes(changes).changed == changes
