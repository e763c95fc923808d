"""The portable generator: its numbers never change, and none is likelier than another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.generator import HALF, Generator
from tests.engine.evenness import is_even


def test_it_is_xoshiro128_plus_plus() -> None:
    """The test vector its inventors' readers publish for the words 1, 2, 3, 4."""
    generator = Generator(0)
    generator.a, generator.b, generator.c, generator.d = 1, 2, 3, 4
    wanted = [641, 1573767, 3222811527, 3517856514, 836907274]
    wanted += [4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [generator.word() for _ in range(10)] == wanted


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [0x298AD5CB, 0x338ECC04, 0x85443665, 0xE855672D]),
        (1, [0x979D9F61, 0xC9D2AB49, 0x323B0C73, 0x34F3B16D]),
        (1912, [0x9608795F, 0xD47A82E0, 0xE2CB8EB1, 0x7F431926]),
        (-1, [0xC2F1EEDE, 0x447C75EB, 0x80792518, 0xC6EA7F0D]),
        (1 << 32, [0xA611729C, 0x29B7E6C6, 0xFBB581BF, 0x10337F6D]),
        (1 << 62, [0x7D3897E5, 0xF74E99A1, 0x17E88AAA, 0xC99DCBD8]),
    ],
)
def test_the_words_of_a_seed_never_change(seed: int, words: list[int]) -> None:
    generator = Generator(seed)
    assert [generator.word() for _ in words] == words


def test_what_is_made_of_the_words_never_changes() -> None:
    generator = Generator(1912)
    thrown = [5, 2, 0, 1, 5, 2, 2, 3, 2, 2, 4, 1, 5, 4, 4, 1, 2, 5, 4, 1]
    assert [generator.below(6) for _ in thrown] == thrown
    assert generator.below(HALF // 2) == 349583060
    assert [generator.unit(), generator.unit()] == [0.8198709384790546, 0.9161908421641636]
    items = vec[i64](list(range(10)))
    Generator(1912).shuffle(items)
    assert list(items) == [4, 2, 3, 6, 1, 8, 7, 0, 5, 9]


@given(st.integers(-(1 << 63), (1 << 63) - 1), st.integers(1, HALF))
def test_below_stays_below(seed: int, bound: int) -> None:
    generator = Generator(seed)
    assert all(0 <= generator.below(bound) < bound for _ in range(10))


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 10, 60])
def test_below_is_even_on_small_ranges(bound: int) -> None:
    generator = Generator(1912)
    assert is_even([int(generator.below(bound)) for _ in range(400 * bound)], bound)


def test_below_is_even_on_a_range_that_does_not_divide_the_words() -> None:
    """Without rejection the lower two thirds would come up three times in four."""
    generator = Generator(1912)
    bound = 3 << 28
    low = sum(generator.below(bound) < 2 << 28 for _ in range(6000))
    assert 3900 < low < 4100


@given(st.integers(0, (1 << 63) - 1))
def test_unit_is_at_least_0_and_less_than_1(seed: int) -> None:
    generator = Generator(seed)
    assert all(0.0 <= generator.unit() < 1.0 for _ in range(20))


def test_unit_is_even_and_fine_grained() -> None:
    generator = Generator(1912)
    units = [generator.unit() for _ in range(4000)]
    assert is_even([int(10 * unit) for unit in units], 10)
    assert is_even([int((1 << 40) * unit) % 8 for unit in units], 8)


def test_every_order_is_about_equally_likely() -> None:
    generator = Generator(1912)
    orders: dict[tuple[int, ...], int] = {}
    seen: list[int] = []
    for _ in range(24 * 200):
        items = vec[i64]([1, 2, 3, 4])
        generator.shuffle(items)
        seen.append(orders.setdefault(tuple(int(item) for item in items), len(orders)))
    assert is_even(seen, 24)


@given(st.integers(0, 1 << 62), st.lists(st.integers(0, 100)))
def test_a_shuffle_loses_and_makes_nothing(seed: int, items: list[int]) -> None:
    shuffled = vec[i64](items)
    Generator(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_neighbouring_seeds_share_nothing_visible() -> None:
    firsts = [int(Generator(seed).word()) for seed in range(2000)]
    assert len(set(firsts)) == 2000
    assert is_even([word >> 28 for word in firsts], 16)
    assert is_even([word & 15 for word in firsts], 16)
