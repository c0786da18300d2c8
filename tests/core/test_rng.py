"""The generator: known numbers, fair numbers, separate streams."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karfunkel.core import playout, policies
from karfunkel.core.layout import LIMIT
from karfunkel.core.link import link
from karfunkel.core.rng import SEEDS, WORD, Rng, below, below_any, bits, seed
from karfunkel.games.diamant import rules

words = st.integers(0, WORD)


def reference(state: list[int]) -> int:
    """xoshiro128** as its authors publish it, word by word."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) & WORD) | (x >> (32 - k))

    result = (rotl((state[1] * 5) & WORD, 7) * 9) & WORD
    t = (state[1] << 9) & WORD
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotl(state[3], 11)
    return result


@given(st.lists(words, min_size=4, max_size=4))
def test_bits_are_those_of_xoshiro(state: list[int]) -> None:
    rng = Rng()
    rng.a, rng.b, rng.c, rng.d = state
    for _ in range(20):
        assert bits(rng) == reference(state)
        assert rng.ints() == state


@given(st.integers(0, SEEDS - 1), st.integers(0, SEEDS - 1), st.integers(1, 1 << 30))
def test_numbers_stay_below_and_in_range(number: int, stream: int, n: int) -> None:
    rng = Rng()
    seed(rng, number, stream)
    assert any(rng.ints())
    for _ in range(5):
        assert 0 <= below(rng, n) < n
        assert all(0 <= word <= WORD for word in rng.ints())
    assert WORD * n < LIMIT


@pytest.mark.parametrize("n", [2, 3, 7, 35])
def test_every_number_is_equally_likely(n: int) -> None:
    rng, draws = Rng(), 20_000
    seed(rng, 1, n)
    counts = [0] * n
    for _ in range(draws):
        counts[below(rng, n)] += 1
    chi = sum((count - draws / n) ** 2 / (draws / n) for count in counts)
    assert chi < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_rejection_keeps_large_ranges_fair() -> None:
    """With n just above a power of two, a plain product would favour some numbers."""
    n, rng = 3 << 28, Rng()
    seed(rng, 5, 5)
    thirds = [0, 0, 0]
    for _ in range(30_000):
        thirds[below(rng, n) * 3 // n] += 1
    assert all(abs(count - 10_000) < 400 for count in thirds)


def test_streams_and_seeds_differ() -> None:
    starts = set()
    for number in range(40):
        for stream in range(40):
            rng = Rng()
            seed(rng, number, stream)
            starts.add(tuple(rng.ints()))
    assert len(starts) == 1600


def test_compiled_numbers_are_the_same() -> None:
    fast = link(playout, rules=rules, policy=policies.random, backend="compiled")
    rng, handle = Rng(), fast.make(Rng)
    for number, stream in [(0, 0), (7, 1), (SEEDS - 1, SEEDS - 1)]:
        seed(rng, number, stream)
        fast.run("seed", handle, number, stream)
        assert fast.get(Rng, handle) == rng
        for n in (2, 6, 35, 1 << 30):
            assert fast.run("below", handle, n) == below(rng, n)


@pytest.mark.parametrize("n", [(1 << 30) + 1, 3 << 40, (1 << 60) - 1])
def test_wide_numbers_are_even(n: int) -> None:
    """Thirds of the range come equally often."""
    rng = Rng()
    seed(rng, 7, 0)
    drawn = [below_any(rng, n) for _ in range(3000)]
    assert all(0 <= number < n for number in drawn)
    thirds = [sum(number * 3 // n == third for number in drawn) for third in range(3)]
    assert all(900 < found < 1100 for found in thirds)


def test_narrow_numbers_are_drawn_as_always() -> None:
    one, two = Rng(), Rng()
    for rng in (one, two):
        seed(rng, 7, 0)
    assert [below_any(one, n) for n in range(1, 99)] == [below(two, n) for n in range(1, 99)]
