"""Records: they come back as they were written, and whatever is wrong with one is named."""

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from carpathia.engine.chance import ROLL, SHUFFLE, TOSS, Outcome
from carpathia.engine.errors import REFUSALS, BadRecord, BadSetup
from carpathia.engine.match import Match, verify
from carpathia.engine.record import read_outcome, read_record, write_outcome
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from tests.engine.playing import begin, full_setup, go_on_with, play_on, position, replay, setup


def with_two_seeds() -> Match:
    match = play_on(begin(setup(2)), 20)
    return play_on(go_on_with(match, "fog"), way=2)


# Finished, running and just begun; alone and together; with all a setup can ask for.
MATCHES: Final = {
    "finished": play_on(begin(setup(1))),
    "together": play_on(begin(setup(5, "fr"))),
    "with options, switches and figures": play_on(begin(full_setup())),
    "just begun": begin(full_setup()),
    "running": play_on(begin(setup(2)), 25),
    "with two seeds": with_two_seeds(),
}
TEXTS: Final = {name: match.record().text() for name, match in MATCHES.items()}
FINISHED: Final = TEXTS["finished"]
FULL: Final = TEXTS["with options, switches and figures"]


# Round trips


@pytest.mark.parametrize("name", MATCHES)
def test_a_record_reads_back_as_it_was_written(name: str) -> None:
    assert read_record(TEXTS[name]).text() == TEXTS[name]


@pytest.mark.parametrize("name", MATCHES)
def test_a_record_replays_to_the_same_match(name: str) -> None:
    again = replay(TEXTS[name])
    assert position(again) == position(MATCHES[name])
    assert again.record().text() == TEXTS[name]


@pytest.mark.parametrize("way", range(20))
def test_any_match_replays(way: int) -> None:
    match = play_on(begin(setup(1 + way % 5, "fr" if way % 2 else "en"), f"night {way}"), way=way)
    assert position(replay(match.record().text())) == position(match)


def test_a_record_tells_the_whole_setup() -> None:
    wish, told = full_setup(), read_record(FULL).setup
    assert (told.game, told.edition, told.seats) == (wish.game, wish.edition, wish.seats)
    assert told.options == wish.options
    assert told.switches == wish.switches
    assert told.figures == wish.figures


def test_a_record_is_one_line_a_move_or_an_outcome() -> None:
    """The form that people have in their files by now."""
    match = play_on(begin(setup(1)), 3)
    seed = match.record().entries[0].commitment
    lines = match.record().text().splitlines()
    assert lines[:6] == [
        "carpathia record 1",
        "game sos-titanic",
        "edition en",
        "revision 1",
        "seats 1",
        f"commitment {seed}",
    ]
    assert [line.split()[:2] for line in lines[6:9]] == [["=", "shuffle"]] * 3
    assert lines[-1] == "open"
    assert all(line.startswith(("1: ", "= ")) for line in lines[9:-1])


def test_a_finished_record_ends_with_result_and_seed() -> None:
    lines = FINISHED.splitlines()
    result = MATCHES["finished"].result()
    assert result is not None
    assert lines[-2] == f"result {result.text()}"
    assert lines[-1] == f"seed {MATCHES['finished'].seeds[0].hex()}"


def test_another_seed_is_committed_to_where_it_begins_to_decide() -> None:
    text = TEXTS["with two seeds"]
    assert text.count("\ncommitment ") == 2
    assert text.count("\nseed ") == 2
    record = read_record(text)
    places = [place for place, entry in enumerate(record.entries) if entry.commitment]
    assert places == [0, 21]
    assert verify(open_game(record.setup), record) == MATCHES["with two seeds"].outcome_count()


def test_line_ends_of_other_systems_and_spare_blanks_do_no_harm() -> None:
    for text in (FINISHED.replace("\n", "\r\n"), FINISHED + "\n \n", FINISHED.rstrip("\n")):
        assert read_record(text).text() == FINISHED


@pytest.mark.parametrize("values", [[0], [4], [59]])
def test_a_roll_is_written_from_1(values: list[int]) -> None:
    game = open_game(setup())
    text = write_outcome(game, Outcome(ROLL, values))
    assert text == f"roll {values[0] + 1}"
    assert read_outcome(game, text, 1).is_same(Outcome(ROLL, values))


def test_tosses_are_written_in_a_row() -> None:
    game = open_game(setup())
    tosses = Outcome(TOSS, [0, 1, 1, 0])
    assert write_outcome(game, tosses) == "toss 0110"
    assert read_outcome(game, "toss 0110", 1).is_same(tosses)


@given(st.permutations([*range(1, 14), *range(65, 78), *range(256, 268), *range(512, 522)]))
def test_any_order_of_items_comes_back(items: list[int]) -> None:
    game = open_game(setup())
    outcome = Outcome(SHUFFLE, items)
    assert read_outcome(game, write_outcome(game, outcome), 1).is_same(outcome)


# What is refused, and why

Change = Callable[[list[str]], list[str]]


def first_move(lines: list[str]) -> int:
    return next(index for index, line in enumerate(lines) if line.startswith("1: "))


def shuffle_in_play(lines: list[str]) -> int:
    """The line of an outcome that a move asked for."""
    return next(index for index in range(first_move(lines), len(lines)) if lines[index][0] == "=")


def put(index: int, *new: str) -> Change:
    """Put lines in the stead of one."""
    return lambda lines: [*lines[:index], *new, *lines[index:][1:]]


def at_first_move(*new: str) -> Change:
    return lambda lines: put(first_move(lines), *new)(lines)


def at_shuffle(change: Callable[[str], list[str]]) -> Change:
    def changed(lines: list[str]) -> list[str]:
        index = shuffle_in_play(lines)
        return [*lines[:index], *change(lines[index]), *lines[index + 1 :]]

    return changed


def before_end(*new: str) -> Change:
    return lambda lines: [*lines[:-2], *new, *lines[-2:]]


WRONG: Final[list[tuple[str, str, Change]]] = [
    ("nothing", "record-empty", lambda _: []),
    ("blanks", "record-empty", lambda _: ["", "  ", ""]),
    ("another file", "record-foreign", lambda _: ["From: the Marconi room", ""]),
    ("no first line", "record-foreign", put(0)),
    ("a word too many", "record-foreign", put(0, "carpathia record 1 1")),
    ("no version", "record-foreign", put(0, "carpathia record x")),
    ("a later version", "record-format-newer", put(0, "carpathia record 2")),
    ("no game", "record-header-missing", put(1)),
    ("no edition", "record-header-missing", put(2)),
    ("no revision", "record-header-missing", put(3)),
    ("no seats", "record-header-missing", put(4)),
    ("a header only", "record-header-missing", lambda lines: lines[:2]),
    ("seats that are no number", "record-line-unreadable", put(4, "seats two")),
    ("a revision that is no number", "record-line-unreadable", put(3, "revision -1")),
    ("a header twice", "record-line-unreadable", put(2, "edition en", "edition en")),
    ("an unknown header", "record-line-unreadable", put(2, "editor en")),
    ("an option without a value", "record-line-unreadable", put(5, "option crew")),
    ("a short commitment", "record-line-unreadable", put(5, "commitment abc")),
    ("a commitment not in hex", "record-line-unreadable", put(5, "commitment " + "x" * 64)),
    ("a blank line in the midst", "record-line-unreadable", put(6, "")),
    ("a garbled line", "record-line-unreadable", at_first_move("1 move 3>5")),
    ("a seat 0", "record-line-unreadable", at_first_move("0: rescue 1")),
    ("a seat without a move", "record-line-unreadable", at_first_move("1:")),
    ("an outcome without words", "record-line-unreadable", at_shuffle(lambda _: ["="])),
    ("an outcome of another kind", "record-line-unreadable", at_shuffle(lambda _: ["= throw 3"])),
    ("tosses of another coin", "record-line-unreadable", at_shuffle(lambda _: ["= toss 012"])),
    ("tosses of no coin", "record-line-unreadable", at_shuffle(lambda _: ["= toss "])),
    ("a roll of words", "record-line-unreadable", at_shuffle(lambda _: ["= roll three"])),
    ("a result without words", "record-line-unreadable", lambda lines: [*lines[:-2], "result"]),
    ("no last line", "record-cut-off", lambda lines: lines[:-2]),
    ("half of it", "record-cut-off", lambda lines: lines[: len(lines) // 2]),
    ("another revision", "record-revision-other", put(3, "revision 2")),
    ("another seat", "record-seat-wrong", at_first_move("2: rescue 1")),
    ("a move that cannot be read", "record-move-wrong", at_first_move("1: sink the ship")),
    ("an illegal move", "record-move-wrong", at_first_move("1: swap f3")),
    ("a stranger among the cards", "record-item-unknown", put(7, "= shuffle f14 f2")),
    ("no shuffle", "record-outcome-missing", at_shuffle(lambda _: [])),
    ("a shuffle too many", "record-outcome-extra", at_shuffle(lambda line: [line, line])),
    ("a card twice", "record-outcome-wrong", at_shuffle(lambda line: [line + line[9:]])),
    ("tosses for a shuffle", "record-outcome-wrong", at_shuffle(lambda _: ["= toss 01"])),
    ("a roll for a shuffle", "record-outcome-wrong", at_shuffle(lambda _: ["= roll 1"])),
    ("a shuffle of nothing", "record-outcome-wrong", at_shuffle(lambda _: ["= shuffle"])),
    ("a move after the end", "record-after-end", before_end("1: rescue 1")),
    ("a line after the end", "record-after-end", lambda lines: [*lines, "1: rescue 1"]),
    ("words after the end", "record-after-end", lambda lines: [*lines[:-1], "The end"]),
    (
        "a seed of a running match",
        "record-after-end",
        lambda lines: [*lines[:-2], "open", lines[-1]],
    ),
    ("a better result", "record-result-wrong", lambda lines: [*lines[:-2], "result 100 all-saved"]),
    ("a finished match called open", "record-result-wrong", lambda lines: [*lines[:-2], "open"]),
    (
        "a running match called finished",
        "record-result-wrong",
        lambda lines: [*lines[:-4], lines[-2]],
    ),
    ("a short seed", "record-after-end", lambda lines: [*lines[:-1], lines[-1][:-2]]),
    ("an odd seed", "record-after-end", lambda lines: [*lines[:-1], lines[-1][:-1]]),
    (
        "a seed not in hex",
        "record-after-end",
        lambda lines: [*lines[:-1], "seed " + "x" * 64],
    ),
]


@pytest.mark.parametrize(
    ("key", "change"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_what_is_wrong_is_named(key: str, change: Change) -> None:
    text = "\n".join(change(FINISHED.splitlines()))
    with pytest.raises(BadRecord) as refused:
        replay(text)
    assert refused.value.key == key
    assert set(refused.value.words) == set(REFUSALS[key])


def test_every_way_to_refuse_a_record_is_reached() -> None:
    assert {case[1] for case in WRONG} == {key for key in REFUSALS if key.startswith("record-")}


def test_the_line_that_is_wrong_is_named() -> None:
    lines = FINISHED.splitlines()
    index = first_move(lines)
    for new, key in (("1: swap f3", "record-move-wrong"), ("rescue 1", "record-line-unreadable")):
        with pytest.raises(BadRecord) as refused:
            replay("\n".join([*lines[:index], new, *lines[index + 1 :]]))
        assert refused.value.key == key
        assert refused.value.words["line"] == index + 1


def test_an_illegal_move_comes_with_the_nearest_legal_ones() -> None:
    lines = FINISHED.splitlines()
    with pytest.raises(BadRecord) as refused:
        replay("\n".join(at_first_move("1: rescue 12")(lines)))
    assert refused.value.words["move"] == "rescue 12"
    assert "rescue 1" in str(refused.value.words["near"])


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("game sos-carpathia", "game-unknown"),
        ("edition it", "edition-unknown"),
        ("seats 6", "seats-wrong"),
        ("option colour red", "option-unknown"),
        ("option setup easy", "option-wrong"),
        ("option crew jack", "crew-unknown"),
        ("switch no-rain on", "switch-unknown"),
        ("switch no-recurrence maybe", "switch-wrong"),
        ("figure crew.rose.draws 3", "figure-unknown"),
        ("figure crew.lee.draws 3", "figure-wrong"),
        ("figure crew.lee.draws [1, 6", "figure-wrong"),
        ("figure actions.wait true", "figure-wrong"),
        ("figure actions.wait null", "figure-wrong"),
        ("figure actions.wait 1.5", "figure-wrong"),
    ],
)
def test_a_setup_that_does_not_exist_is_refused(line: str, key: str) -> None:
    lines = FINISHED.splitlines()
    word = line.split()[0]
    kept = [old for old in lines if not old.startswith(f"{word} ")]
    with pytest.raises((BadRecord, BadSetup)) as refused:
        replay("\n".join([kept[0], line, *kept[1:]]))
    assert refused.value.key == key


HOSTILE: Final = [
    "carpathia record " + "9" * 5000,
    FINISHED.replace("seats 1", "seats " + "9" * 5000),
    FINISHED.replace("revision 1", "revision " + "9" * 5000),
    FINISHED.replace("\n1: ", "\n" + "9" * 5000 + ": ", 1),
    FINISHED.replace("seats 1\n", "seats 1\nfigure actions.wait " + "9" * 5000 + "\n"),
    FINISHED.replace("seats 1\n", "seats 1\nfigure actions.wait " + "[" * 100_000 + "\n"),
    FINISHED.replace("= shuffle", "= roll " + "9" * 5000 + "\n= shuffle", 1),
    FINISHED.replace("= shuffle", "= roll " + "9" * 30 + "\n= shuffle", 1),
    FINISHED.replace("= shuffle ", "= shuffle f" + "9" * 5000 + " ", 1),
    FINISHED.replace("\n1: rescue 1", "\n1: rescue " + "9" * 5000, 1),
    "\0" * 1000,
    "\n" * 100_000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_record_is_refused(text: str) -> None:
    with pytest.raises((BadRecord, BadSetup)):
        replay(text)


# Whatever happens to a record, it is refused, or it is the record of a legal match


def survives(text: str) -> None:
    try:
        match = replay(text)
    except (BadRecord, BadSetup):
        return
    assert match.state.check() == ""
    assert position(replay(match.record().text())) == position(match)


@pytest.mark.parametrize("name", ["finished", "running", "with two seeds"])
def test_a_record_cut_off_anywhere_is_refused(name: str) -> None:
    """Only seeds may be lost: then nobody can prove the deal, but it still is the whole match."""
    text = TEXTS[name].rstrip("\n")
    whole = {text}
    while text.splitlines()[-1].startswith("seed "):
        text = text[: text.rindex("\n")]
        whole |= {text, text + "\n"}
    text = TEXTS[name].rstrip("\n")
    for length in range(len(text)):
        if text[:length] not in whole:
            with pytest.raises(BadRecord):
                replay(text[:length])


texts = st.sampled_from([FULL, TEXTS["running"], TEXTS["with two seeds"], FINISHED])
signs = st.one_of(st.sampled_from(list('0123456789:>+=|?,. abcfsx\n"[]-')), st.characters())


@given(texts, st.data())
def test_no_single_character_can_break_the_reader(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text) - 1))
    kept = data.draw(st.sampled_from([0, 1]), "0: put in the stead of one, 1: put in between")
    survives(text[:place] + data.draw(st.one_of(signs, st.just(""))) + text[place + 1 - kept :])


@given(texts, st.data())
def test_no_single_line_can_break_the_reader(text: str, data: st.DataObject) -> None:
    lines = text.splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.sampled_from(lines))
    new = data.draw(st.sampled_from([[], [other], [other, lines[place]], [lines[place]] * 2]))
    survives("\n".join([*lines[:place], *new, *lines[place + 1 :]]))


@given(texts, st.data())
def test_no_single_word_can_break_the_reader(text: str, data: st.DataObject) -> None:
    words = text.split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    new = data.draw(st.one_of(st.sampled_from(words), st.text(max_size=8)))
    survives(" ".join([*words[:place], new, *words[place + 1 :]]))


@given(st.text())
@example("carpathia record 1\n")
@example("carpathia record 1\ngame\nopen")
def test_no_text_can_break_the_reader(text: str) -> None:
    for whole in (text, f"carpathia record 1\n{text}", f"{TEXTS['just begun'][:-5]}{text}\nopen\n"):
        survives(whole)


def test_a_setup_of_another_game_is_not_replayed() -> None:
    with pytest.raises(BadSetup) as refused:
        open_game(Setup("halma", "en", 2))
    assert refused.value.key == "game-unknown"
