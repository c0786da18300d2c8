"""Smaller versions of the games: they play through, and nothing runs out."""

from typing import Any

import pytest

from karfunkel.arena.simulate import simulate
from karfunkel.core.dealer import Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance, Choices, Game
from karfunkel.core.registry import load_game
from karfunkel.testing import proofs
from tests.contract.games import random_game

DECKS = ("full", "small", "tiny")


def last_state(name: str, players: int, number: int, **options: Any) -> tuple[Game, Any]:
    game, state = load_game(name), None
    for moment in random_game(game, players, number, **options):
        state = moment.after
    return game, state


@pytest.mark.parametrize("deck", DECKS)
def test_deck_never_runs_out(deck: str) -> None:
    """A player who never leaves goes on until a trap strikes, five times."""
    game = load_game("diamant")
    for seed in range(100):
        state, dealer = game.new({"players": 2, "deck": deck}), Seeded(seed)
        while not (turn := game.turn(state)).over:
            if turn.chance:
                assert sum(state.deck) > 0
                game.apply(state, Chance(dealer.deal(game.outcomes(state))))
            else:
                game.apply(state, Choices(tuple((player, 0) for player in turn.players)))
        assert state.chest == [0] * 8


@pytest.mark.parametrize(("deck", "cards"), [("full", 35), ("small", 20), ("tiny", 10)])
def test_decks_have_as_many_cards_as_their_option_says(deck: str, cards: int) -> None:
    assert sum(load_game("diamant").new({"deck": deck}).deck) == cards


@pytest.mark.parametrize("rounds", range(1, 6))
def test_rounds(rounds: int) -> None:
    _, state = last_state("diamant", 3, 1, rounds=rounds)
    assert state.round == rounds


@pytest.mark.parametrize("treasures", range(1, 5))
def test_treasures(treasures: int) -> None:
    for number in range(10):
        _, state = last_state("emerald", 3, number, treasures=treasures)
        assert state.treasures_left + sum(state.treasures) == treasures


@pytest.mark.parametrize("cards", range(1, 4))
def test_piles_of_emerald(cards: int) -> None:
    state = load_game("emerald").new({"pile_cards": cards})
    assert max(state.left) == cards
    for number in range(10):
        _, last = last_state("emerald", 4, number, pile_cards=cards)
        taken = sum(last.gems) + sum(last.hand_size)
        assert taken <= sum(state.left)


def test_one_tile_of_each_terrain() -> None:
    """15 tiles, two of them on dragon fields, two removed: eleven are drawn."""
    game = load_game("kingdice")
    assert game.new({"terrain_tiles": 1}).supply == 11
    for number in range(5):
        tiles = 0
        for moment in random_game(game, 3, number, terrain_tiles=1):
            before = moment.before
            outcomes = game.outcomes(before)
            if outcomes and game.outcome_text(outcomes[0][0]).startswith("tile"):
                tiles += 1
                drawn = [before.face_down >> 2 * terrain & 3 for terrain in range(15)]
                assert max(drawn) == 1
                if tiles == 1:
                    assert len({weight for _, weight in outcomes}) == 1
        assert tiles >= 11
        assert moment.after.supply == 0
        assert moment.after.castles.bit_count() == 13


@pytest.mark.parametrize("cards", [1, 5, 12])
def test_piles_of_citizens(cards: int) -> None:
    state = load_game("kingdice").new({"pile_cards": cards})
    assert state.unseen.bit_count() == 5 * cards
    last_state("kingdice", 2, 1, pile_cards=cards)


def test_random_fields_need_both_tiles() -> None:
    with pytest.raises(Refusal, match="“yes” is not allowed for random_fields"):
        load_game("kingdice").new({"terrain_tiles": 1, "random_fields": True})


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("diamant", {"deck": "tiny", "rounds": 2}),
        ("emerald", {"treasures": 1, "pile_cards": 1}),
        ("kingdice", {"terrain_tiles": 1, "pile_cards": 1}),
    ],
)
def test_small_games_keep_their_secrets_and_can_be_simulated(
    name: str, options: dict[str, Any]
) -> None:
    game = load_game(name)
    proofs.nothing_leaks(game, 3, walks=2, looks=20, **options)
    found = simulate(game, {"players": 3, **options}, games=20, backend="python")
    assert found.totals.games == 20
