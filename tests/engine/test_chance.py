"""Chance: the seeded stream, what is kept of it, and what a replay refuses."""

import hashlib
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.chance import (
    ROLL,
    SHUFFLE,
    TOSS,
    Chance,
    Outcome,
    QuickChance,
    RecordedChance,
    Recorder,
    SeededChance,
    commitment,
    new_seed,
    read_seed,
)
from carpathia.engine.errors import BadRecord, BadSetup
from carpathia.engine.generator import Generator
from tests.engine.evenness import is_even

SEED = bytes(range(32))


def shuffled(chance: Chance, size: int) -> list[int]:
    items = vec[i64](list(range(size)))
    chance.shuffle(items)
    return [int(item) for item in items]


def tossed(chance: Chance, count: int) -> str:
    return "".join(str(side) for side in chance.toss(count))


# The secret deal of a match


def test_the_seeded_stream_never_changes() -> None:
    """These numbers decide whether an old match can still be proved."""
    chance = SeededChance(SEED)
    assert shuffled(chance, 12) == [4, 2, 11, 6, 3, 10, 7, 5, 0, 9, 8, 1]
    assert [chance.roll(6) for _ in range(12)] == [3, 0, 1, 1, 0, 3, 5, 1, 4, 5, 5, 0]
    assert chance.roll(60) == 1
    # fmt: off
    assert shuffled(chance, 60) == [
        22, 4, 19, 34, 14, 24, 57, 55, 30, 32, 7, 33, 20, 40, 43, 52, 37, 51, 17, 13,
        28, 8, 18, 56, 6, 38, 36, 3, 12, 2, 53, 45, 11, 41, 27, 10, 15, 59, 35, 46,
        39, 26, 31, 9, 5, 21, 47, 1, 58, 16, 25, 42, 50, 54, 23, 0, 29, 49, 44, 48,
    ]
    # fmt: on
    assert tossed(chance, 24) == "010010100100111100000111"


def test_the_seeded_stream_is_what_its_description_says() -> None:
    """So that it can be proved without this program."""
    block = hashlib.sha256(b"carpathia 1" + SEED + (1).to_bytes(8, "big") + bytes(8)).digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    wanted = [0, 1, 2, 3]
    for i in (3, 2, 1):
        j = words.pop() % (i + 1)
        wanted[i], wanted[j] = wanted[j], wanted[i]
    assert shuffled(SeededChance(SEED), 4) == wanted


@given(
    st.lists(st.integers(0, 80), min_size=1, max_size=8), st.lists(st.integers(0, 80), max_size=8)
)
def test_an_outcome_depends_on_the_seed_and_its_number_alone(
    sizes: list[int], others: list[int]
) -> None:
    """Not on what was shuffled or rolled before: so a match can be resumed."""
    chance = SeededChance(SEED)
    for number, size in enumerate(sizes):
        assert chance.outcomes == number
        assert shuffled(chance, size) == shuffled(SeededChance(SEED, number), size)
    other = SeededChance(SEED)
    for size in others:
        other.roll(size + 1)
    assert other.roll(1000) == SeededChance(SEED, len(others)).roll(1000)


def test_each_seed_and_each_number_has_an_outcome_of_its_own() -> None:
    seeds = [bytes([byte]) * 32 for byte in range(100)]
    firsts = {tuple(shuffled(SeededChance(seed), 60)) for seed in seeds}
    chance = SeededChance(SEED)
    later = {tuple(shuffled(chance, 60)) for _ in range(100)}
    assert len(firsts | later) == 200


def test_every_order_is_about_equally_likely() -> None:
    chance = SeededChance(SEED)
    orders: dict[tuple[int, ...], int] = {}
    seen = [orders.setdefault(tuple(shuffled(chance, 4)), len(orders)) for _ in range(24 * 200)]
    assert is_even(seen, 24)


@pytest.mark.parametrize("place", [0, 30, 59])
def test_every_card_is_about_equally_likely_at_every_place(place: int) -> None:
    chance = SeededChance(SEED)
    assert is_even([shuffled(chance, 60)[place] for _ in range(60 * 20)], 60)


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7])
def test_a_roll_is_even(sides: int) -> None:
    chance = SeededChance(SEED)
    assert is_even([int(chance.roll(sides)) for _ in range(400 * sides)], sides)


def test_tosses_are_even_and_do_not_hang_together() -> None:
    sides = [int(side) for side in SeededChance(SEED).toss(4000)]
    assert is_even(sides, 2)
    assert is_even([2 * one + other for one, other in pairwise(sides)], 4)


def test_a_roll_is_even_on_a_range_that_does_not_divide_the_words() -> None:
    """Without rejection the lowest third would come up every other time."""
    chance = SeededChance(SEED)
    low = sum(chance.roll(3 << 30) < 1 << 30 for _ in range(3000))
    assert 930 < low < 1070


# Seeds and commitments


def test_a_commitment_is_the_hash_of_the_seed_and_never_changes() -> None:
    wanted = hashlib.sha256(b"carpathia commitment " + SEED).hexdigest()
    assert commitment(SEED) == wanted
    assert wanted == "b91cca234447e5d9e2f77aee194704dca8b2bad6f4f7d4131f72e3a85b814ab0"


def test_a_commitment_binds_to_one_seed() -> None:
    assert len({commitment(bytes([byte]) * 32) for byte in range(256)}) == 256


def test_a_new_seed_is_256_bits_nobody_has_seen() -> None:
    assert len(new_seed()) == 32
    assert len({new_seed() for _ in range(100)}) == 100


def test_64_hexadecimal_digits_are_the_seed_itself() -> None:
    assert read_seed(SEED.hex()) == SEED
    assert read_seed(SEED.hex().upper()) == SEED
    assert read_seed(f"  {SEED.hex()}\n") == SEED


def test_other_words_are_hashed_and_never_change() -> None:
    wanted = "dc0b25f7b058bdb2f118ebc7ddcde03eb6e9e3462d361dc6e871359b66042a55"
    assert read_seed("iceberg").hex() == wanted
    assert read_seed(" iceberg ").hex() == wanted
    assert read_seed("Iceberg").hex() != wanted


@pytest.mark.parametrize("text", ["g" * 64, "1" * 63, "1" * 65, "ab " * 20 + "abcd"])
def test_what_is_not_64_hexadecimal_digits_is_words(text: str) -> None:
    assert read_seed(text) == hashlib.sha256(b"carpathia word " + text.encode()).digest()


@pytest.mark.parametrize("text", ["ice\udcff", "\ud800"])
def test_what_is_no_text_is_a_seed_too(text: str) -> None:
    """Bytes of a command line that are no UTF-8, half a letter out of JSON."""
    word = text.encode("utf-8", "surrogatepass")
    assert read_seed(text) == hashlib.sha256(b"carpathia word " + word).digest()


@pytest.mark.parametrize("text", ["", " ", "\n\t"])
def test_no_words_are_no_seed(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_seed(text)
    assert refused.value.key == "seed-wrong"


@given(st.text().filter(str.strip))
def test_any_words_are_a_seed_of_256_bits(text: str) -> None:
    assert len(read_seed(text)) == 32


# What is kept, and what a replay refuses


def test_a_recorder_keeps_what_another_chance_decided() -> None:
    recorder = Recorder(SeededChance(SEED))
    order = shuffled(recorder, 5)
    number = recorder.roll(6)
    sides = list(recorder.toss(3))
    kept = [(one.kind, one.values) for one in recorder.outcomes]
    assert kept == [(SHUFFLE, order), (ROLL, [number]), (TOSS, sides)]
    again = SeededChance(SEED)
    assert order == shuffled(again, 5)
    assert number == again.roll(6)
    assert sides == list(again.toss(3))


def test_recorded_outcomes_are_given_out_in_order() -> None:
    chance = RecordedChance()
    chance.load([Outcome(SHUFFLE, [2, 0, 1]), Outcome(ROLL, [4]), Outcome(TOSS, [1, 0])], 9)
    assert shuffled(chance, 3) == [2, 0, 1]
    assert chance.roll(6) == 4
    assert tossed(chance, 2) == "10"
    chance.finish()


@pytest.mark.parametrize(
    ("outcome", "key"),
    [
        (None, "record-outcome-missing"),
        (Outcome(SHUFFLE, [0, 1]), "record-outcome-wrong"),  # too few
        (Outcome(SHUFFLE, [0, 1, 2, 3]), "record-outcome-wrong"),  # too many
        (Outcome(SHUFFLE, [0, 1, 1]), "record-outcome-wrong"),  # one twice
        (Outcome(SHUFFLE, [0, 1, 3]), "record-outcome-wrong"),  # a stranger
        (Outcome(SHUFFLE, []), "record-outcome-wrong"),
        (Outcome(ROLL, [1]), "record-outcome-wrong"),
    ],
)
def test_a_shuffle_that_does_not_fit_is_refused(outcome: Outcome | None, key: str) -> None:
    chance = RecordedChance()
    chance.load([outcome] if outcome is not None else [], 9)
    with pytest.raises(BadRecord) as refused:
        shuffled(chance, 3)
    assert refused.value.key == key
    assert refused.value.words == {"line": 9}


@pytest.mark.parametrize(
    ("outcome", "key"),
    [
        (None, "record-outcome-missing"),
        (Outcome(ROLL, [6]), "record-outcome-wrong"),
        (Outcome(ROLL, [-1]), "record-outcome-wrong"),
        (Outcome(ROLL, [1, 2]), "record-outcome-wrong"),
        (Outcome(ROLL, []), "record-outcome-wrong"),
        (Outcome(SHUFFLE, [1]), "record-outcome-wrong"),
    ],
)
def test_a_roll_that_does_not_fit_is_refused(outcome: Outcome | None, key: str) -> None:
    chance = RecordedChance()
    chance.load([outcome] if outcome is not None else [], 9)
    with pytest.raises(BadRecord) as refused:
        chance.roll(6)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("outcome", "key"),
    [
        (None, "record-outcome-missing"),
        (Outcome(TOSS, [0]), "record-outcome-wrong"),
        (Outcome(TOSS, [0, 1, 0]), "record-outcome-wrong"),
        (Outcome(TOSS, [0, 2]), "record-outcome-wrong"),
        (Outcome(TOSS, [0, -1]), "record-outcome-wrong"),
        (Outcome(SHUFFLE, [0, 1]), "record-outcome-wrong"),
    ],
)
def test_tosses_that_do_not_fit_are_refused(outcome: Outcome | None, key: str) -> None:
    chance = RecordedChance()
    chance.load([outcome] if outcome is not None else [], 9)
    with pytest.raises(BadRecord) as refused:
        chance.toss(2)
    assert refused.value.key == key


def test_an_outcome_nobody_asked_for_is_refused() -> None:
    chance = RecordedChance()
    chance.load([Outcome(ROLL, [1]), Outcome(ROLL, [2])], 9)
    chance.roll(6)
    with pytest.raises(BadRecord) as refused:
        chance.finish()
    assert refused.value.key == "record-outcome-extra"


def test_loading_forgets_what_was_left_of_the_move_before() -> None:
    chance = RecordedChance()
    chance.load([Outcome(ROLL, [1]), Outcome(ROLL, [2])], 9)
    chance.load([Outcome(ROLL, [3])], 10)
    assert chance.roll(6) == 3
    chance.finish()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (Outcome(ROLL, [1]), Outcome(ROLL, [1]), True),
        (Outcome(ROLL, [1]), Outcome(ROLL, [2]), False),
        (Outcome(ROLL, [1]), Outcome(SHUFFLE, [1]), False),
        (Outcome(SHUFFLE, [1, 2]), Outcome(SHUFFLE, [2, 1]), False),
    ],
)
def test_outcomes_are_the_same_in_kind_and_order(one: Outcome, other: Outcome, same: bool) -> None:
    assert one.is_same(other) == same


def test_a_quick_chance_repeats_itself() -> None:
    one, other = QuickChance(Generator(7)), QuickChance(Generator(7))
    assert shuffled(one, 20) == shuffled(other, 20)
    assert [one.roll(6) for _ in range(20)] == [other.roll(6) for _ in range(20)]
    assert tossed(one, 20) == tossed(other, 20)
