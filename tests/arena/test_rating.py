"""Ratings: who wins more rates higher, a shared win is shared, and order does not matter."""

import random
import sys
from itertools import pairwise

import pytest

from karfunkel.arena.rating import MEAN, rate, victories
from karfunkel.arena.tournament import Deal, Plan, Played
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import LANGUAGES, catalog


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
    """Bot number n wins n + 1 games of every round, in any order."""
    bots = tuple("abcdefgh"[:players])
    games = [won_by(players, place) for place in range(players) for _ in range(place + 1)] * 40
    random.Random(players).shuffle(games)
    found = rate(plan_of(*bots), deals_of(*games))
    points = [found[bot].points for bot in bots]
    assert all(worse < better for worse, better in pairwise(points))


def test_400_points_more_mean_ten_times_the_wins() -> None:
    games = [won_by(2, 0)] * 1000 + [won_by(2, 1)] * 100
    random.Random(1).shuffle(games)
    found = rate(plan_of("a", "b"), deals_of(*games))
    assert found["a"].points - found["b"].points == pytest.approx(400, abs=40)


def test_the_scale_is_the_same_at_a_table_of_eight() -> None:
    games = [won_by(8, place) for place in range(1, 8)] * 100 + [won_by(8, 0)] * 1000
    random.Random(1).shuffle(games)
    found = rate(plan_of(*"abcdefgh"), deals_of(*games))
    for bot in "bcdefgh":
        assert found["a"].points - found[bot].points == pytest.approx(400, abs=80)


def test_sharing_every_win_is_being_equal() -> None:
    found = rate(plan_of("a", "b", "c"), deals_of(*[won_by(3, 0, 1)] * 30))
    assert found["a"].points == pytest.approx(found["b"].points)
    assert found["a"].points > found["c"].points


def test_a_win_alone_counts_more_than_a_shared_one() -> None:
    """A wins 4 of 10 games alone; B and C share 6, which are 3 for each of them."""
    games = [won_by(4, 0)] * 40 + [won_by(4, 1, 2)] * 60
    random.Random(1).shuffle(games)
    found = rate(plan_of("a", "b", "c", "d"), deals_of(*games))
    assert found["a"].points > found["b"].points == pytest.approx(found["c"].points)


def test_a_game_without_a_lead_changes_no_mean() -> None:
    found = rate(plan_of("a", "b"), deals_of(*[game(0.5, 0.5)] * 10))
    assert found["a"].points == pytest.approx(MEAN) == found["b"].points
    assert found["a"].sigma < 25 / 3


def test_bots_of_one_spec_are_one_competitor() -> None:
    """One against three, and each seat wins as often: they are equally strong."""
    games = [won_by(4, place) for place in range(4)] * 100
    random.Random(1).shuffle(games)
    found = rate(plan_of("a", "b", "b", "b"), deals_of(*games))
    assert list(found) == ["a", "b"]
    assert found["a"].points == pytest.approx(found["b"].points, abs=found["a"].margin)
    assert victories(plan_of("a", "b", "b", "b"), won_by(4, 2)) == {("b", "a"): 0.5}


def test_more_games_make_it_surer() -> None:
    games = [won_by(3, place) for place in range(3)]
    few, many = (rate(plan_of(*"abc"), deals_of(*games * n))["a"].margin for n in (5, 50))
    assert many < few / 2


def test_the_order_in_which_deals_came_does_not_matter() -> None:
    deals = deals_of(*(won_by(3, place) for place in (0, 1, 1, 2, 0, 1)))
    plan = plan_of(*"abc")
    assert rate(plan, deals[::-1]) == rate(plan, deals)


def test_nothing_played_is_all_equal() -> None:
    assert {rating.points for rating in rate(plan_of(*"abc"), []).values()} == {MEAN}


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Refusal, match=r"pip install karfunkel\[arena\]"):
        rate(plan_of("a", "b"), [])
    for language in LANGUAGES:
        assert "openskill" in catalog(language).text("error-no-rating")
