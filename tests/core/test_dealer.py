"""Dealers: fair, repeatable, and honest about it."""

import hashlib

import pytest

from karfunkel.core.dealer import Committed, Scripted, Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.rng import SEEDS

UNEVEN = [(3, 1), (5, 4), (9, 15)]


def chi_square(found: list[int]) -> float:
    total = sum(weight for _, weight in UNEVEN)
    expected = {outcome: len(found) * weight / total for outcome, weight in UNEVEN}
    assert set(found) <= set(expected)
    return sum((found.count(o) - e) ** 2 / e for o, e in expected.items())


def test_committed_outcomes_fit_the_weights() -> None:
    dealer = Committed(b"k" * 32, ["Anna", "Petr"])
    assert chi_square([dealer.deal(UNEVEN) for _ in range(20_000)]) < 14  # 0.1 % beyond


def test_seeded_outcomes_fit_the_weights() -> None:
    dealer = Seeded(11)
    assert chi_square([dealer.deal(UNEVEN) for _ in range(20_000)]) < 14


def test_the_commitment_is_the_hash_of_the_secret_and_says_nothing_else() -> None:
    dealer = Committed(b"s" * 32)
    assert dealer.commitment == hashlib.sha256(b"s" * 32).hexdigest()
    assert Committed().commitment != Committed().commitment


@pytest.mark.parametrize(
    "seeds", [["Anna", "Petr"], ["AnnaPetr"], ["Anna\nPetr"], ["Petr", "Anna"], []]
)
def test_players_seeds_change_the_outcomes(seeds: list[str]) -> None:
    def outcomes(dealer: Committed) -> list[int]:
        return [dealer.deal([(n, 1) for n in range(1000)]) for _ in range(8)]

    other = Committed(b"k" * 32, ["Anna", "Pavel"])
    assert outcomes(Committed(b"k" * 32, seeds)) == outcomes(Committed(b"k" * 32, seeds))
    assert outcomes(Committed(b"k" * 32, seeds)) != outcomes(other)


def test_unfair_words_are_thrown_away() -> None:
    """A total that does not divide 2**64 leaves a few words over; they are rejected."""

    class Stuck(Committed):
        def _words(self):  # type: ignore[no-untyped-def]
            yield from ((1 << 64) - 1, 7)

    total = 3
    assert (1 << 64) // total * total <= ((1 << 64) - 1)
    assert Stuck(b"").deal([(0, 1), (1, 1), (2, 1)]) == 7 % total


def test_a_script_deals_what_it_says_and_then_ends() -> None:
    dealer = Scripted([5, 3])
    assert [dealer.deal(UNEVEN), dealer.deal(UNEVEN)] == [5, 3]
    with pytest.raises(Refusal, match="no further outcome"):
        dealer.deal(UNEVEN)


@pytest.mark.parametrize("number", [-1, SEEDS])
def test_seeds_out_of_range_are_refused(number: int) -> None:
    with pytest.raises(Refusal, match="cannot be a seed"):
        Seeded(number)
