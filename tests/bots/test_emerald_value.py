"""The net that says who is likely to win in Emerald: its inputs, what it says, that it learns."""

from typing import Any

import numpy as np
import pytest

from karfunkel.bots.search import LearnedEngine
from karfunkel.core.link import BACKENDS
from karfunkel.core.playout import WIN
from karfunkel.core.work import Work
from karfunkel.games.emerald.bots import value, value_inputs, value_weights
from karfunkel.games.emerald.bots.value_inputs import INPUT, INPUTS
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules.state import MOVE
from karfunkel.games.emerald.tools import fit_value
from tests.contract.games import generator, random_game
from tests.rules.emerald_table import Table

TEXTS = INPUT.texts()


def inputs(table: Table, player: int = 1) -> dict[str, int]:
    """The inputs of a seat, in words."""
    out = [0] * len(Work().weight)
    pairs = value_inputs.notice(table.g, player - 1, out)
    return {TEXTS[out[2 * k]]: out[2 * k + 1] for k in range(pairs)}


def beginnings(players: int, number: int) -> list[Any]:
    """The states of a random game in which a turn begins."""
    states = [GAME.copy(moment.before) for moment in random_game(GAME, players, number)]
    return [g for g in states if g.phase == MOVE and not g.second]


def test_a_seat_that_can_end_the_game_ahead_is_told_from_one_that_would_lose() -> None:
    """E21: whoever takes the last treasure ends the game."""
    table = Table(2).no_cards().knights("red", "cave 9").dragon(2)
    ahead = inputs(table.treasures(1, 2).treasures(2, 1))
    assert ahead["own chamber in reach that ends the game, ahead"] == 1
    assert (ahead["own turn, and can win"], ahead["1 treasures left"]) == (1, 1)
    behind = inputs(table.hand(2, 5, 5))
    assert behind["own chamber in reach that ends the game, behind"] == 1
    assert "own turn, and can win" not in behind
    other = inputs(table, 2)
    assert other["others' chamber in reach that ends the game, behind"] == 1
    assert (other["others' knights on cave 9"], other["lead"]) == (1, 5)


@pytest.mark.parametrize("players", GAME.players)
def test_every_input_is_named_and_fits_a_byte(players: int) -> None:
    out, seen = [0] * len(Work().weight), set()
    for number in range(3):
        for g in beginnings(players, number):
            for player in range(players):
                pairs = value_inputs.notice(g, player, out)
                assert 2 * pairs < value.LIT
                assert all(0 <= number < INPUTS for number in out[: 2 * pairs : 2])
                assert all(-128 <= worth < 128 for worth in out[1 : 2 * pairs : 2])
                seen |= set(out[: 2 * pairs : 2])
    assert len(seen) > 70


def test_two_players_share_every_chance_and_the_result() -> None:
    work = Work()
    for moment in random_game(GAME, 2, 4):
        g = moment.before
        if g.phase == MOVE and not g.second:
            assert value.prospect(g, 0, work) + value.prospect(g, 1, work) == WIN
    GAME.carry_out(g, moment.step)
    assert GAME.turn(g).over
    winners = GAME.winners(g)
    for player in range(2):
        share = WIN // len(winners) if player in winners else 0
        assert value.prospect(g, player, work) == share


def test_a_net_says_the_same_in_whole_numbers() -> None:
    """What `constants` writes is the net that was fitted, up to rounding."""
    seen, won = fit_value.lessons(3, fit_value.HELD_OUT, 300)
    net = fit_value.net_for(seen)
    net.fit(seen, won, epochs=2)
    tables = {name: np.array(numbers) for name, numbers in fit_value.constants(net).items()}
    hidden = tables["HIDDEN"].reshape(INPUTS, -1)
    lit = np.maximum(tables["HIDDEN_BIAS"] + seen.astype(int) @ hidden, 0)
    found = tables["BIAS"] + seen.astype(int) @ tables["DIRECT"] + lit @ tables["SIGN"]
    np.testing.assert_allclose(found / value.UNIT, net.foresee(seen), atol=0.1)


def test_positions_are_the_same_on_both_backends() -> None:
    found = [fit_value.lessons(4, 7, 2, backend=backend) for backend in BACKENDS]
    assert len(found[0][1])
    for one, other in zip(*found, strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("players", GAME.players)
def test_the_packaged_net_knows_who_is_likely_to_win(players: int) -> None:
    """In games held out, much better than equal chances for everybody."""
    seen, won = fit_value.lessons(players, fit_value.HELD_OUT, 400)
    place, units = players - 2, value.UNITS
    hidden = np.array(value_weights.HIDDEN).reshape(4, INPUTS, units)[place]
    lit = np.maximum(
        np.array(value_weights.HIDDEN_BIAS)[place * units :][:units] + seen.astype(int) @ hidden, 0
    )
    direct = np.array(value_weights.DIRECT)[place * INPUTS :][:INPUTS]
    sign = np.array(value_weights.SIGN)[place * units :][:units]
    logits = (value_weights.BIAS[place] + seen.astype(int) @ direct + lit @ sign) / value.UNIT
    error = np.mean((1 / (1 + np.exp(-logits)) - won) ** 2)
    assert error < 0.8 * np.mean((1 / players - won) ** 2)


def test_a_search_stops_its_playouts_when_everybody_had_a_turn() -> None:
    g = beginnings(3, 1)[2]
    later = GAME.copy(g)
    for turns, stage in ((2, 0), (3, 2)):
        later.turns = g.turns + turns
        assert value.settled(later, g, 100) == stage
    later.second = 1
    assert value.settled(later, g, 100) == 0
    engine = LearnedEngine(GAME, "python")
    engine.begin(GAME.observe(g, g.active), generator(2), 30)
    engine.run(g.active, 30)
    won = [engine.tree.won[edge] for edge in range(engine.tree.edges)]
    assert any(each % (WIN // 6) for each in won)
