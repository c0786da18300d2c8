"""The match: choices in any order, none twice, none out of turn, none too early."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karfunkel.core.dealer import Scripted, Seeded
from karfunkel.core.errors import IllegalStep
from karfunkel.core.game import Chance
from karfunkel.core.match import Match
from karfunkel.core.registry import load_game

GAME = load_game("diamant")


def match_of(players: int) -> Match:
    match = Match(GAME, {"players": players}, Scripted([GAME.parse_outcome("treasure 9")]))
    match.play_chance()
    return match


@given(st.permutations(range(5)), st.lists(st.integers(0, 1), min_size=5, max_size=5))
def test_the_order_of_choices_does_not_matter(order: list[int], choices: list[int]) -> None:
    match, straight = match_of(5), match_of(5)
    for player in range(5):
        last = straight.choose(player, choices[player])
    for n, player in enumerate(order):
        assert match.ready == tuple(sorted(order[:n]))
        told = match.choose(player, choices[player])
        assert bool(told) == (n == 4)
    assert told == last
    assert match.state == straight.state
    assert match.steps == straight.steps


def test_a_choice_is_made_once() -> None:
    match = match_of(3)
    match.choose(1, 0)
    with pytest.raises(IllegalStep, match="has chosen already"):
        match.choose(1, 1)
    assert match.legal(1) == []
    assert match.waiting == (0, 2)


@pytest.mark.parametrize("player", [-1, 3, 8])
def test_nobody_chooses_out_of_turn(player: int) -> None:
    match = match_of(3)
    with pytest.raises(IllegalStep, match="is not on turn"):
        match.choose(player, 0)
    assert match.ready == ()


@pytest.mark.parametrize("action", [2, -1, 99])
def test_an_illegal_choice_names_the_legal_ones(action: int) -> None:
    match = match_of(3)
    with pytest.raises(IllegalStep, match="Allowed: go on, leave"):
        match.choose(0, action)
    assert match.ready == ()


def test_chance_moves_only_when_it_is_to_move() -> None:
    match = match_of(3)
    assert match.play_chance() == []
    assert len(match.steps) == 1


def test_a_match_goes_on_from_its_steps() -> None:
    first = Match(GAME, {"players": 2}, Seeded(3))
    first.play_chance()
    first.choose(0, 0)
    first.choose(1, 0)
    first.play_chance()
    again = Match(GAME, {"players": 2}, Seeded(3), first.steps)
    assert again.state == first.state
    for match in (first, again):
        match.choose(0, 0)
        match.choose(1, 1)
        match.play_chance()
    assert again.steps == first.steps


def test_steps_that_the_dealer_did_not_deal_are_refused() -> None:
    right = Seeded(3).deal(GAME.outcomes(GAME.new({"players": 2})))
    with pytest.raises(IllegalStep, match="not what the dealer dealt"):
        Match(GAME, {"players": 2}, Seeded(3), [Chance((right + 1) % 18)])


def test_on_step_hears_every_step_once() -> None:
    heard: list[object] = []
    match = Match(GAME, {"players": 2}, Seeded(3), on_step=heard.append)
    match.play_chance()
    match.choose(1, 0)
    assert len(heard) == 1
    match.choose(0, 0)
    assert heard == match.steps


def played(seed: int) -> list[str]:
    """What is told of a game that goes on to its end."""
    match = Match(GAME, {"players": 4}, Seeded(seed))
    told = [*match.play_chance()]
    while match.waiting:
        for player in match.waiting:
            told += match.choose(player, match.legal(player)[(seed + len(told)) % 2])
        told += match.play_chance()
    return [repr(event) for event in told]


def test_games_are_played_in_several_threads_at_once() -> None:
    """As on a server, which retells games in a thread of its own."""
    alone = [played(seed) for seed in range(40)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            together = list(threads.map(played, range(40)))
    finally:
        sys.setswitchinterval(usual)
    assert together == alone
