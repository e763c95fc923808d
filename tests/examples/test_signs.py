"""What the learning player reads off the bytes is what lies on the table, and its slopes are right."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from carpathia.bots.making import make_bot
from carpathia.bots.sketch_sos_titanic import Sketch as BotSketch
from carpathia.engine.chance import QuickChance
from carpathia.engine.generator import Generator
from carpathia.environments.courses import make_course, make_setup
from carpathia.environments.spaces import split
from carpathia.games.sos_titanic import moves
from carpathia.games.sos_titanic.cards import face_of, is_mystery, passenger_at
from carpathia.games.sos_titanic.placing import is_wanted, wanted_faces
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import TURN
from examples.learning.choices import Choice, best, draw, read_choice, softmax
from examples.learning.masters import Master
from examples.learning.move_signs import move_signs
from examples.learning.networks import new_chooser, new_valuer
from examples.learning.orders import FACES, KINDS, NOTHING, read_orders
from examples.learning.ppo import Learner, _wanted, pick_moves
from examples.learning.practice import OPTIONS, Practice
from examples.learning.table_signs import table_signs
from examples.learning.tables import Tables

COURSE = make_course(make_setup("sos-titanic", 1, options=OPTIONS))
ORDERS = read_orders(COURSE.game)


def some_states() -> list[SosState]:
    """Tables of all sorts: matches of the greedy bot, every third move at random."""
    found: list[SosState] = []
    bot = make_bot("greedy", "sos-titanic")
    for number in range(12):
        generator = Generator(number)
        chance = QuickChance(Generator(number + 100))
        state = COURSE.game.start(chance)
        assert isinstance(state, SosState)
        while state.seat() >= 0:
            copy = state.copy()
            assert isinstance(copy, SosState)
            found.append(copy)
            offered = state.moves()
            if generator.below(3) == 0:
                move = offered[generator.below(len(offered))]
            else:
                move = bot.choose(state.guess(0, generator), generator)
            state.play(move, chance)
    return found


STATES = some_states()


def seen_of(states: list[SosState]) -> Tables:
    sheet = vec[u8]()
    for state in states:
        sheet = state.encode(0, sheet)
    seen = np.frombuffer(memoryview(sheet), np.uint8).reshape(len(states), -1)
    return Tables(split(COURSE, seen))


def choice_of(states: list[SosState]) -> Choice:
    masks = np.zeros((len(states), COURSE.game.move_count), np.int8)
    for row, state in enumerate(states):
        masks[row, list(state.moves())] = 1
    return read_choice(masks)


def test_series_groups_and_what_fits_are_read_as_they_lie() -> None:
    tables = seen_of(STATES)
    faces = [int(face_of(passenger_at(2 * face))) for face in range(FACES)]
    has_mystery = 0
    for row, state in enumerate(STATES):
        table = state.table
        for index, line in enumerate(table.lines):
            assert tables.up[row, index] == line.up
            assert tables.down[row, index] == line.down()
            front = faces.index(int(face_of(line.front()))) if line.up else NOTHING
            assert tables.front[row, index] == front
        assert tables.sizes[row].tolist() == [int(group.size) for group in table.groups]
        wanted = wanted_faces(table)
        fits = [bool(is_wanted(wanted, passenger_at(2 * face))) for face in range(FACES)]
        for cls, number in enumerate(table.mysteries):  # replacing one needs no place of its own
            if number:
                has_mystery += 1
                fits[13 * cls + int(number) - 1] = tables.wanted[row, 13 * cls + int(number) - 1]
        assert tables.wanted[row].tolist() == fits
        if table.phase == TURN:
            hidden = list(table.stack)
            for line in table.lines:
                hidden += list(line.cards)[: line.down()]
            found = [0] * FACES
            for card in hidden:
                if not is_mystery(card):
                    found[faces.index(int(face_of(card)))] += 1
            assert tables.unseen[row].tolist() == found
    assert has_mystery > 20


def test_every_move_says_what_its_text_says() -> None:
    def order(text: str) -> tuple[str, int, int, int, int, int]:
        move = int(COURSE.game.read(text))
        return (
            KINDS[ORDERS.kind[move]],
            int(ORDERS.face[move]),
            int(ORDERS.anchor[move]),
            int(ORDERS.source[move]),
            int(ORDERS.target[move]),
            int(ORDERS.count[move]),
        )

    assert order("move 3>B") == ("move", -1, 0, 2, 8, -1)
    assert order("rescue 4") == ("rescue", -1, 0, -1, -1, 4)
    assert order("rescue") == ("rescue", -1, 0, -1, -1, 0)
    assert order("place s12+>boat") == ("place", 24, 1, -1, 6, -1)
    assert order("place f7>mystery") == ("place", 6, 0, -1, 11, -1)
    assert order("play same-lines 1+4") == ("play same-lines", -1, 0, 0, 3, -1)
    assert order("play collapsible-boat 2x3") == ("play collapsible-boat", -1, 0, 1, -1, 3)
    assert order("play mystery-second>C") == ("play mystery-second", -1, 0, -1, 9, -1)
    assert order("play wait boat") == ("play wait", -1, 0, 6, -1, -1)
    assert order("keep wait") == ("keep wait", -1, 0, -1, -1, -1)
    assert order("give 2")[0] == "other"


def test_signs_are_plain_figures_for_every_table_and_every_move() -> None:
    tables, choice = seen_of(STATES), choice_of(STATES)
    for signs in (table_signs(tables), move_signs(tables, ORDERS, choice)):
        assert signs.dtype == np.float32
        assert np.isfinite(signs).all()
        assert np.abs(signs).max() <= 10
    assert len(choice.move) == sum(len(state.moves()) for state in STATES)
    assert KINDS.index("other") not in ORDERS.kind[choice.move]


def test_signs_of_many_tables_are_those_of_each_alone() -> None:
    some = STATES[::40]
    together = move_signs(seen_of(some), ORDERS, choice_of(some))
    alone = [move_signs(seen_of([one]), ORDERS, choice_of([one])) for one in some]
    assert np.array_equal(together, np.concatenate(alone))
    tables = np.concatenate([table_signs(seen_of([one])) for one in some])
    assert np.array_equal(table_signs(seen_of(some)), tables)


def test_nothing_hidden_is_in_the_signs() -> None:
    """A guess has other cards face down; the player sees no difference."""
    some = [state for state in STATES[::7] if state.table.phase == TURN]
    guesses = []
    for number, state in enumerate(some):
        guess = state.guess(0, Generator(number))
        assert isinstance(guess, SosState)
        guesses.append(guess)
    positions = [COURSE.game.write_position(state) for state in some]
    assert positions != [COURSE.game.write_position(guess) for guess in guesses]
    assert np.array_equal(table_signs(seen_of(some)), table_signs(seen_of(guesses)))
    assert np.array_equal(choice_of(some).move, choice_of(guesses).move)
    signs = move_signs(seen_of(some), ORDERS, choice_of(some))
    assert np.array_equal(signs, move_signs(seen_of(guesses), ORDERS, choice_of(guesses)))


def test_a_sketch_saves_and_turns_up_what_the_sketch_of_the_bots_does() -> None:
    """Theirs is written for one table at a time, and asks the engine's own table. It moves one
    series and looks again, ours as many as it can: seldom, that leads elsewhere.
    """
    tables, choice = seen_of(STATES), choice_of(STATES)
    placed = np.flatnonzero(
        (ORDERS.kind[choice.move] == KINDS.index("place")) & (ORDERS.target[choice.move] < 11)
    )
    signs = move_signs(tables, ORDERS, choice)[placed]
    at = signs.shape[1] - 6
    some_follow = others = 0
    for row, sign in zip(placed, signs, strict=True):
        table = STATES[choice.table[row]].table
        theirs = BotSketch(table)
        packed = int(choice.move[row]) - moves.PLACE
        theirs.place(passenger_at(packed // moves.PLACES), packed % moves.PLACES)
        theirs.settle()
        saved = sum(theirs.sizes) - sum(int(group.size) for group in table.groups)
        down = sum(int(line.down()) for line in table.lines) - sum(theirs.down)
        others += sign[at] != pytest.approx(saved / 3) or sign[at + 1] != down
        some_follow += saved > 1 or down > 0
    assert len(placed) > 100
    assert some_follow > 20
    assert others <= len(placed) / 50


def test_a_master_shows_what_it_chose_and_what_came_of_it() -> None:
    shown = Master("greedy", 8).show(3)
    again = Master("greedy", 8).show(3)
    assert np.array_equal(shown.chosen, again.chosen)
    ends = np.append(shown.choice.begins[1:], len(shown.choice.move))
    assert (ends - shown.choice.begins > 1).all()
    assert ((shown.choice.begins <= shown.chosen) & (shown.chosen < ends)).all()
    points = shown.tables[:, -1] * 30
    scores = np.round(points + shown.worth * 10)
    assert len(set(scores.tolist())) <= 3
    chooser = new_chooser(np.random.default_rng(2), shown.tables.shape[1], shown.moves.shape[1], 32)
    valuer = new_valuer(np.random.default_rng(2), shown.tables.shape[1], 32)
    learner = Learner(chooser, valuer, np.random.default_rng(2))

    def agree() -> float:
        figures, _ = chooser.figures(shown.tables, shown.moves, shown.choice)
        return float((best(figures, shown.choice) == shown.chosen).mean())

    before = agree()
    for _ in range(40):
        learner.follow(shown, 3e-3)
    assert agree() > before + 0.3


def assert_slopes(
    weights: dict[str, NDArray[Any]], slopes: dict[str, NDArray[Any]], goal: Callable[[], float]
) -> None:
    """For each kind of weight, the steepest is as steep as trying a little more and less says."""
    for name, slope in slopes.items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        old = weights[name][place]
        found = []
        for step in (1e-5, -1e-5):
            weights[name][place] = old + step
            found.append(goal())
        weights[name][place] = old
        tried = (found[0] - found[1]) / 2e-5
        assert abs(tried) > 1e-4
        assert slope[place] == pytest.approx(tried, rel=1e-3), name


def exact(rng: np.random.Generator, weights: dict[str, Any]) -> None:
    """Weights that can be tried in small steps, none of them 0."""
    for name, one in weights.items():
        weights[name] = one + rng.normal(0, 0.1, one.shape)


def test_the_slopes_of_the_chooser_are_those_of_what_it_wants() -> None:
    some = STATES[::30]
    tables, choice = table_signs(seen_of(some)), choice_of(some)
    signs = move_signs(seen_of(some), ORDERS, choice)
    rng = np.random.default_rng(5)
    chooser = new_chooser(rng, tables.shape[1], signs.shape[1], 8)
    exact(rng, chooser.weights)
    figures, hidden = chooser.figures(tables, signs, choice)
    chosen = draw(figures, choice, rng)
    praise = rng.normal(size=len(some)).astype(np.float32)
    likely = softmax(figures, choice)

    def goal() -> float:
        """PPO's aim at its start: praise times ratio, and some doubt."""
        now = softmax(chooser.figures(tables, signs, choice)[0], choice)
        doubt = -np.add.reduceat(now * np.log(now), choice.begins)
        return float((now[chosen] / likely[chosen] * praise + 0.3 * doubt).mean())

    wanted = _wanted(figures, choice, chosen, likely[chosen], praise, 0.3)
    slopes = chooser.slopes(tables, signs, choice, hidden, wanted)
    assert_slopes(chooser.weights, slopes, goal)


def test_the_slopes_of_the_valuer_are_those_of_its_error() -> None:
    tables = table_signs(seen_of(STATES[::30]))
    rng = np.random.default_rng(6)
    valuer = new_valuer(rng, tables.shape[1], 8)
    exact(rng, valuer.weights)
    worth = rng.normal(size=len(tables))

    def goal() -> float:
        return float(-((worth - valuer.values(tables)[0]) ** 2).mean() / 2)

    values, hidden = valuer.values(tables)
    missing = ((worth - values) / len(tables)).astype(np.float32)
    assert_slopes(valuer.weights, valuer.slopes(tables, hidden, missing), goal)


def test_some_decisions_of_many_keep_their_own_moves() -> None:
    choice = Choice(np.array([0, 0, 1, 2, 2, 2]), np.arange(10, 16), np.array([0, 2, 3]))
    rows, some = pick_moves(choice, np.array([2, 0]))
    assert rows.tolist() == [3, 4, 5, 0, 1]
    assert some.move.tolist() == [13, 14, 15, 10, 11]
    assert some.table.tolist() == [0, 0, 0, 1, 1]
    assert some.begins.tolist() == [0, 3]


def test_what_lessons_say_a_table_brought_is_what_it_brought() -> None:
    """With a valuer that expects nothing, and nothing faded: the points that were still to come."""
    practice = Practice(4, seed=3)
    rng = np.random.default_rng(1)
    first = practice.look()
    chooser = new_chooser(rng, first.tables.shape[1], first.moves.shape[1], 8)
    valuer = new_valuer(rng, first.tables.shape[1], 8)
    lessons = practice.gather(chooser, valuer, 40)
    assert len(lessons.chosen) == len(lessons.tables) == len(lessons.praise)
    assert (lessons.choice.table[lessons.chosen] == np.arange(len(lessons.chosen))).all()
    assert (lessons.likely > 0).all()
    values = valuer.values(lessons.tables)[0]
    assert np.allclose(lessons.worth - lessons.praise, values, atol=1e-4)
