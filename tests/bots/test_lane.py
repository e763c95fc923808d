"""Lanes: matches driven by numbers, with bots in the seats that are not driven."""

import copy
import pickle
from weakref import ref

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from carpathia.bots.lane import AT_END, DRIVEN, GROWTH, Course, Lane, new_lane, payoffs
from carpathia.bots.lanes import Lanes
from carpathia.bots.paper import Take
from carpathia.engine.errors import BadSetup
from carpathia.engine.game import NOBODY, Result
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game


def course(game: str, edition: str, bots: list[str], reward: str = AT_END) -> Course:
    return Course(Setup(game, edition, len(bots)), bots, reward, -1.0)


ALONE = course("sos-titanic", "en", [DRIVEN])
AGAINST = course("titus", "adlung", ["greedy", DRIVEN])


def test_it_is_always_the_turn_of_a_driven_seat_until_it_is_over() -> None:
    lane = new_lane(AGAINST, 5)
    generator = Generator(5)
    while lane.seat != NOBODY:
        assert lane.seat == lane.state.seat() == 1
        lane.drive(lane.moves[generator.below(len(lane.moves))])
    assert lane.state.result() is not None
    assert sum(lane.payoffs()) == 0


def test_who_thinks_is_handed_what_its_seat_knows_and_who_does_not_costs_nothing() -> None:
    assert AGAINST.needs_knowledge
    assert not course("titus", "adlung", ["random", DRIVEN]).needs_knowledge
    game = ALONE.game
    assert "knowledge none" in game.write_position(new_lane(ALONE, 1).state)


def test_deals_do_not_depend_on_who_sits_there() -> None:
    setup = [("titus", "adlung", [DRIVEN, bot]) for bot in ("random", "greedy")]
    texts = [new_lane(course(*one), 3).state.view(0) for one in setup]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("made", [ALONE, AGAINST])
def test_copies_are_independent_and_have_the_same_luck(made: Course) -> None:
    lane = new_lane(made, 8)
    for _ in range(10):
        lane.drive(lane.moves[0])
    twins = [copy.deepcopy(lane), pickle.loads(pickle.dumps(lane)), lane.copy()]
    before = lane.seen()
    for _ in range(12):
        for twin in twins:
            twin.drive(twin.moves[len(twin.moves) - 1]) if len(twin.moves) else twin.begin()
    assert lane.seen() == before
    assert twins[0].seen() == twins[1].seen() == twins[2].seen() != before
    assert twins[0].mask() == twins[1].mask() == twins[2].mask()


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [("sos-titanic", "fr", 2), ("titus", "adlung", 3), ("noris-titanic", "noris", 2)],
)
def test_twins_give_the_same_bytes_and_masks(game: str, edition: str, seats: int) -> None:
    """A lane over a guess cannot be told from the one over the truth by who sits there."""
    made = course(game, edition, [DRIVEN, *["greedy"] * (seats - 1)])
    lane, generator = new_lane(made, 4), Generator(4)
    different = 0
    while lane.seat != NOBODY:
        guess = lane.state.guess(0, generator)
        twin = Lane(made, guess, Generator(1), Generator(2))
        assert twin.seen() == lane.seen()
        assert twin.mask() == lane.mask()
        different += made.game.write_position(guess) != made.game.write_position(lane.state)
        lane.drive(lane.moves[generator.below(len(lane.moves))])
    assert different > 10


class Glass:
    """What numpy's views are to their array: it holds what it looks through."""

    def __init__(self, sheet: object) -> None:
        self.bytes = memoryview(sheet)  # type: ignore[arg-type]  # a vec has a buffer

    def look(self) -> "Look":
        return Look(self)

    def copy(self) -> "Look":
        return Look(Glass(bytearray(self.bytes)))


class Look:
    def __init__(self, glass: Glass) -> None:
        self.glass = glass

    def __bytes__(self) -> bytes:
        return bytes(self.glass.bytes)


def lay(sheet: object) -> tuple[object, Take, Take]:
    glass = Glass(sheet)
    return glass, glass.look, glass.copy


def test_each_seat_takes_what_it_sees_and_what_is_legal() -> None:
    lane = new_lane(course("titus", "adlung", [DRIVEN, DRIVEN]), 6)
    lane.lay(lay, lay)
    count = lane.course.game.move_count
    for _ in range(30):
        mask = bytes(lane.take_mask())
        assert mask == lane.mask()
        assert [move for move in range(count) if mask[move]] == sorted(lane.state.moves())
        assert bytes(lane.take_seen(lane.seat)) == lane.seen()
        other = bytes(lane.take_seen(1 - lane.seat))
        assert other == bytes(lane.state.encode(1 - lane.seat, vec[u8]())) != lane.seen()
        assert not lane.drive(lane.moves[0])


def test_the_only_driver_takes_its_own_as_often_as_it_likes() -> None:
    lane = new_lane(ALONE, 6)
    lane.lay(lay, lay)
    for _ in range(10):
        assert bytes(lane.take_own()) == bytes(lane.take_own()) == lane.seen()
        assert any(bytes(lane.take_mask()))
        lane.drive(lane.moves[0])
    lane.begin()
    assert bytes(lane.take_own()) == lane.seen()


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 4, 5, 9])
def test_what_was_taken_stays_as_it_was_however_much_is_kept(kept: int) -> None:
    """A few sheets are written on again and again, but never one that somebody has."""
    lane = new_lane(course("titus", "adlung", [DRIVEN, DRIVEN]), 6)
    lane.lay(lay, lay)
    taken: list[tuple[Look, bytes]] = []
    for _ in range(40):
        for look in (lane.take_seen(lane.seat), lane.take_mask()):
            taken.append((look, bytes(look)))
        look = None
        taken = taken[-2 * kept :] if kept else []
        lane.drive(lane.moves[0])
        for look in (lane.take_seen(lane.seat), lane.take_mask()):
            assert bytes(look)
        look = None
        assert all(bytes(look) == was for look, was in taken)


def test_what_nobody_has_is_written_on_again() -> None:
    lane = new_lane(ALONE, 6)
    lane.lay(lay, lay)
    lane.take_own()  # a copy of what was written before anybody looked
    first = ref(lane.take_own().glass)
    assert all(lane.take_own().glass is first() for _ in range(20))
    held = [lane.take_own() for _ in range(4)]
    sheets = {id(look.glass) for look in held}
    assert len(sheets) == 4
    copies = [lane.take_own() for _ in range(3)]
    assert sheets.isdisjoint(id(look.glass) for look in copies)
    known = [ref(look.glass) for look in held]
    del held
    again = [lane.take_own().glass is sheet() for _ in range(50) for sheet in known]
    assert any(again), "after a while somebody looks whether they are still needed"


def test_what_does_not_hold_what_it_looks_through_is_refused() -> None:
    def careless(sheet: object) -> tuple[object, Take, Take]:
        glass = Glass(sheet)
        return glass, glass.copy, glass.copy

    lane = new_lane(ALONE, 6)
    lane.lay(careless, careless)
    with pytest.raises(AssertionError, match="does not hold"):
        lane.take_mask()


def test_where_counts_say_nothing_everything_is_a_copy() -> None:
    """A sheet that somebody else holds from the start, as a debugger may."""
    kept: list[object] = []

    def nosy(sheet: object) -> tuple[object, Take, Take]:
        glass = Glass(sheet)
        kept.append(glass)
        return glass, glass.look, glass.copy

    lane = new_lane(ALONE, 6)
    lane.lay(nosy, nosy)
    lane.take_own()
    looks = 0
    while not lane.is_over:
        look = lane.take_own()
        assert look.glass not in kept
        assert bytes(look) == lane.seen()
        lane.drive(lane.moves[0])
        looks += 1
    assert looks > 5


def test_a_drive_says_when_there_is_more_to_tell() -> None:
    lane = new_lane(ALONE, 2)
    assert lane.drive(-1), "a fine"
    while not lane.drive(lane.moves[0]):
        assert not lane.is_over
        assert lane.reward == 0.0
    assert lane.is_over


def test_what_is_illegal_changes_nothing() -> None:
    lane = new_lane(ALONE, 2)
    seen, mask, played = lane.seen(), lane.mask(), lane.played
    for number in (-1, 0, 10**6):
        lane.drive(number)
        assert lane.is_illegal
        assert lane.reward == -1.0
    assert (lane.seen(), lane.mask(), lane.played) == (seen, mask, played)
    lane.drive(lane.moves[0])
    assert not lane.is_illegal
    assert lane.played == played + 1


def test_side_by_side_each_goes_its_own_way() -> None:
    made = course("sos-titanic", "fr", [DRIVEN], GROWTH)
    lanes = Lanes([new_lane(made, seed) for seed in range(4)])
    alone = [new_lane(made, seed) for seed in range(4)]
    for _ in range(300):
        moves = [int(lane.moves[0]) if len(lane.moves) else 0 for lane in alone]
        lanes.step(moves)
        for lane, move in zip(alone, moves, strict=True):
            lane.begin() if lane.seat == NOBODY else lane.drive(move)
        assert lanes.rewards == [lane.reward for lane in alone]
        assert lanes.are_over == [lane.seat == NOBODY for lane in alone]
        assert bytes(lanes.seen) == b"".join(lane.seen() for lane in alone)
        assert bytes(lanes.masks) == b"".join(lane.mask() for lane in alone)


@pytest.mark.parametrize(
    ("seats", "scores", "paid"),
    [
        (2, [3, 1], [1.0, -1.0]),
        (2, [2, 2], [0.0, 0.0]),
        (3, [5, 1, 1], [1.0, -0.5, -0.5]),
        (4, [5, 5, 1, 0], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_a_win_is_paid_by_those_who_lost(seats: int, scores: list[int], paid: list[float]) -> None:
    game = open_game(Setup("noris-titanic", "noris", seats))
    assert payoffs(game, Result(scores, "last-place", {})) == pytest.approx(paid)


def test_together_the_score_is_everyones() -> None:
    assert payoffs(ALONE.game, Result([41], "sunk", {})) == [41.0]


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="bot-unknown"):
        course("titus", "adlung", ["genius", DRIVEN])
