"""Ratings: who wins more rates higher, a shared win is shared, and order does not matter."""

from itertools import pairwise

import numpy as np
import pytest

from karfunkel.arena.rating import MEAN, PRIOR, fit, rate
from karfunkel.arena.tournament import Deal, Plan, Played


def plan_of(*bots: str) -> Plan:
    return Plan("diamant", bots, seed=1, deals=1)


def game(*shares: float) -> Played:
    """A game with these shares of the win."""
    zeros = (0,) * len(shares)
    return Played(zeros, shares, tuple(range(len(shares))), zeros, (0.0,) * len(shares), 1)


def won_by(players: int, *places: int) -> Played:
    return game(*(1 / len(places) if place in places else 0.0 for place in range(players)))


def deals_of(*games: Played) -> list[Deal]:
    return [Deal(number, (played,)) for number, played in enumerate(games)]


def test_who_always_wins_rates_highest() -> None:
    found = rate(plan_of("a", "b", "c"), deals_of(*[won_by(3, 1)] * 20))
    assert found["b"].points > MEAN + 200
    assert found["a"].points == pytest.approx(found["c"].points)
    assert found["a"].points < MEAN


@pytest.mark.parametrize("players", range(2, 9))
def test_a_better_bot_never_rates_below_a_worse_one(players: int) -> None:
    """Bot number n wins n + 1 games of every round."""
    bots = tuple("abcdefgh"[:players])
    games = [won_by(players, place) for place in range(players) for _ in range(place + 1)] * 40
    found = rate(plan_of(*bots), deals_of(*games))
    points = [found[bot].points for bot in bots]
    assert all(worse < better for worse, better in pairwise(points))


def test_400_points_more_mean_ten_times_the_wins() -> None:
    games = [won_by(2, 0)] * 1000 + [won_by(2, 1)] * 100
    found = rate(plan_of("a", "b"), deals_of(*games))
    assert found["a"].points - found["b"].points == pytest.approx(400, abs=0.5)


def test_the_scale_is_the_same_at_a_table_of_eight() -> None:
    games = [won_by(8, place) for place in range(1, 8)] * 100 + [won_by(8, 0)] * 1000
    found = rate(plan_of(*"abcdefgh"), deals_of(*games))
    for bot in "bcdefgh":
        assert found["a"].points - found[bot].points == pytest.approx(400, abs=0.5)


def test_sharing_every_win_is_being_equal() -> None:
    found = rate(plan_of("a", "b", "c"), deals_of(*[won_by(3, 0, 1)] * 30))
    assert found["a"].points == pytest.approx(found["b"].points)
    assert found["a"].points > found["c"].points


def test_a_shared_win_counts_by_its_share() -> None:
    """A wins 4 of 10 games alone; B and C share 6, which are 3 for each of them."""
    games = [won_by(4, 0)] * 40 + [won_by(4, 1, 2)] * 60
    found = rate(plan_of("a", "b", "c", "d"), deals_of(*games))
    assert found["a"].points > found["b"].points == pytest.approx(found["c"].points)


def test_a_game_without_a_lead_changes_no_mean() -> None:
    found = rate(plan_of("a", "b"), deals_of(*[game(0.5, 0.5)] * 10))
    assert found["a"].points == pytest.approx(MEAN) == found["b"].points
    assert found["a"].sigma < PRIOR / 2


def test_bots_of_one_spec_are_one_competitor() -> None:
    """One against three, and each seat wins as often: they are equally strong."""
    games = [won_by(4, place) for place in range(4)] * 100
    found = rate(plan_of("a", "b", "b", "b"), deals_of(*games))
    assert list(found) == ["a", "b"]
    assert found["a"].points == pytest.approx(found["b"].points)


def test_more_games_make_it_surer() -> None:
    games = [won_by(3, place) for place in range(3)]
    few, many = (rate(plan_of(*"abc"), deals_of(*games * n))["a"].margin for n in (5, 50))
    assert many < few / 2


def test_the_order_in_which_deals_came_does_not_matter() -> None:
    deals = deals_of(*(won_by(3, place) for place in (0, 1, 1, 2, 0, 1)))
    plan = plan_of(*"abc")
    assert rate(plan, deals[::-1]) == rate(plan, deals)


def simulated(seats: np.ndarray, strengths: np.ndarray, seed: int) -> np.ndarray:
    """Who wins, at random by the strengths of those who sit at each table."""
    chances = seats * strengths
    chances /= chances.sum(axis=1, keepdims=True)
    rng = np.random.default_rng(seed)
    return np.array([rng.multinomial(1, row) for row in chances], dtype=float)


def test_known_strengths_are_found_again_from_tables_of_all_sizes() -> None:
    """Six bots at tables of two to eight, some of them in several seats."""
    rng = np.random.default_rng(1)
    strengths = np.array([1.0, 2.0, 3.0, 5.0, 8.0, 13.0])
    seats = np.array([rng.multinomial(rng.integers(2, 9), [1 / 6] * 6) for _ in range(20_000)])
    found, errors = fit(seats.astype(float), simulated(seats, strengths, 2))
    true = np.log(strengths) - np.log(strengths).mean()
    assert (errors < 0.05).all()
    assert found == pytest.approx(true, abs=3 * errors.max())


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    strengths = np.array([1.0, 2.0, 4.0])
    true = np.log(strengths) - np.log(strengths).mean()
    seats = np.ones((200, 3))
    held = 0
    for seed in range(100):
        found, errors = fit(seats, simulated(seats, strengths, seed))
        held += int((np.abs(found - true) < 1.96 * errors).sum())
    assert 0.92 < held / 300 < 0.98


def test_games_that_share_their_luck_tell_less_than_as_many_alone() -> None:
    """Two games of a deal that always end the same are one result."""
    singles = deals_of(*[won_by(2, 0)] * 30, *[won_by(2, 1)] * 20)
    doubles = [Deal(deal.number, deal.games * 2) for deal in singles]
    once, twice = rate(plan_of("a", "b"), singles), rate(plan_of("a", "b"), doubles)
    assert twice["a"].margin == pytest.approx(once["a"].margin, rel=0.02)


def test_a_table_of_one_bot_alone_tells_nothing() -> None:
    found = rate(plan_of("a", "a"), deals_of(*[won_by(2, 0)] * 10))
    assert (found["a"].points, found["a"].margin) == (MEAN, 0.0)


def test_nothing_played_is_all_equal() -> None:
    assert {rating.points for rating in rate(plan_of(*"abc"), []).values()} == {MEAN}
