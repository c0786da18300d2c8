"""The inputs of the two-player net, and that it predicts who wins."""

import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from karfunkel.core import playout
from karfunkel.core.link import link
from karfunkel.core.playout import WIN, Totals
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import net, net_inputs, net_weights, seat_inputs
from karfunkel.games.kingdice.bots.net_inputs import INPUTS, SUPPLY
from karfunkel.games.kingdice.bots.seat_inputs import OF_A_SEAT
from karfunkel.games.kingdice.game import GAME
from karfunkel.games.kingdice.rules.scoring import winners
from karfunkel.games.kingdice.rules.state import OVER, State
from karfunkel.games.kingdice.tools.fit_net import (
    Turns,
    by_points,
    constants,
    guests_of,
    net_for,
    play_games,
    surprise,
    written,
)
from tests.cases import EVERYTHING
from tests.rules.kingdice_table import GAME as TEST_GAME
from tests.rules.kingdice_table import Table


def of_the_box() -> ModuleType:
    """The module for the map and the cards of `kingdice_table`."""
    return sys.modules[TEST_GAME.evaluation.judge.__module__]


def seen(g: State, player: int = 1) -> list[int]:
    """The inputs for a player."""
    out = [0] * INPUTS
    g.active = player - 1
    of_the_box().notice(g, out, 0)
    return out


def test_k27_the_areas_of_a_land() -> None:
    found = seen(Table(2).land(1, "A1", "A2", "A3", "A14", "A15", "B1").g)
    assert found[seat_inputs.LARGEST] == 3
    assert found[seat_inputs.SECOND] == 2
    assert found[seat_inputs.THIRD] == 1
    assert found[seat_inputs.AREAS] == 3
    assert found[seat_inputs.LAND] == 6


def test_k20_what_a_brute_could_take() -> None:
    """The middle of three fields would cost five points, an end three."""
    for beside, lost in (("A6", 5), ("A4", 3), ("A15", 0)):
        found = seen(Table(2).land(1, "A1", "A2", "A3").land(2, beside).g)
        assert found[seat_inputs.THREAT] == lost
        assert found[seat_inputs.OTHERS] == (lost > 0)


def test_k16_where_the_largest_area_may_grow() -> None:
    """A field between two areas is a bridge; a field that is taken is no room."""
    alone = seen(Table(2).land(1, "A1", "A2").g)
    bridged = seen(Table(2).land(1, "A1", "A2", "A4").g)
    hemmed = seen(Table(2).land(1, "A1", "A2").land(2, "A3").g)
    assert (alone[seat_inputs.BRIDGES], bridged[seat_inputs.BRIDGES]) == (0, 1)
    assert hemmed[seat_inputs.ROOM] == alone[seat_inputs.ROOM] - 1
    assert alone[seat_inputs.ROOM_TILES] >= alone[seat_inputs.ROOM]


def test_k12_two_equal_jokers_are_a_pair() -> None:
    found = seen(Table(2).cards(1, "r1", "r1", "b2").supers(1, 1).g)
    assert found[seat_inputs.CARDS] == 3
    assert found[seat_inputs.PAIRED] == 1
    assert found[seat_inputs.SUPERS] == 1


def test_the_player_on_turn_comes_first() -> None:
    g = Table(2).gems(1, gold=2).gems(2, white=1).tiles_left(7).g
    one, two = seen(g, 1), seen(g, 2)
    assert one[:OF_A_SEAT] == two[OF_A_SEAT:SUPPLY]
    assert one[OF_A_SEAT:SUPPLY] == two[:OF_A_SEAT]
    assert one[net_inputs.LEAD] == -two[net_inputs.LEAD] > 0
    one[net_inputs.LEAD] = two[net_inputs.LEAD] = 0
    assert one[SUPPLY:] == two[SUPPLY:]
    assert one[SUPPLY] == 7
    assert one[seat_inputs.GOLD] == 2


def test_who_is_ahead_is_judged_better() -> None:
    def chance(table: Table) -> int:
        g = table.tiles_left(6).g
        g.active = 0
        return int(of_the_box().judge(g, Work()))

    chances = [chance(Table(2).gems(1, gold=gold)) for gold in (0, 2, 4)]
    assert chances == sorted(set(chances))
    assert chance(Table(2).gems(2, gold=6)) < WIN // 4


def test_k16_what_a_tile_brings() -> None:
    """Fifteen terrains, each on two fields: without land a field is worth three points."""
    nothing = seen(Table(2).g)
    assert nothing[seat_inputs.TILE] >= 30
    assert nothing[seat_inputs.BEST_TILE] >= nothing[seat_inputs.TILE]
    hemmed_in = seen(Table(2).land(1, "A1").g)
    spread = seen(Table(2).land(1, "A1", "A4", "B1").g)
    assert hemmed_in[seat_inputs.TILE] < nothing[seat_inputs.TILE]
    assert spread[seat_inputs.TILE] > hemmed_in[seat_inputs.TILE]


def test_k19_k28_what_the_tamer_brings() -> None:
    """A10 has a dragon: beside land it makes the area larger, and the first flame the most."""
    alone = seen(Table(2).land(1, "A1").g)
    beside = seen(Table(2).land(1, "A11").g)
    assert beside[seat_inputs.TAMING] == alone[seat_inputs.TAMING] + 20
    behind = Table(2).land(1, "A11").g
    behind.flames[1] = 3
    assert seen(behind)[seat_inputs.TAMING] == beside[seat_inputs.TAMING] - 20


def test_k20_what_a_conquest_brings() -> None:
    """The middle of three costs its owner five points and wins one, or three where it joins."""
    assert seen(Table(2).land(2, "A1", "A2", "A3").land(1, "B15").g)[seat_inputs.CONQUEST] > 0
    joins = seen(Table(2).land(2, "A1", "A2", "A3").land(1, "A6").g)
    assert joins[seat_inputs.CONQUEST] == 10 * (5 + 3)
    assert seen(Table(2).land(1, "A6").g)[seat_inputs.CONQUEST] == 0


def test_k42_what_a_turn_promises() -> None:
    """More for the player who can conquer; with nothing on offer, nothing."""
    peaceful = seen(Table(2).land(1, "A6").g)
    warlike = seen(Table(2).land(2, "A1", "A2", "A3").land(1, "A6").g)
    assert 0 < peaceful[seat_inputs.PROMISE] < warlike[seat_inputs.PROMISE]
    empty = Table(2).land(1, "A6").g
    empty.offer = [-1] * 5
    assert seen(empty)[seat_inputs.PROMISE] == 0


def test_the_last_tiles_are_noticed() -> None:
    ends = [seen(Table(2).tiles_left(tiles).g)[net_inputs.ENDING :][:4] for tiles in (1, 3, 6)]
    assert ends == [[1, 1, 1, 1], [0, 0, 1, 1], [0, 0, 0, 0]]


def turns_of_quick(games: range) -> tuple[Any, Any]:
    """The inputs at the beginning of turns, and who won, in games with our own box."""
    step = link(playout, rules=GAME.rules, policy=GAME.policies["quick"]).functions["step"]
    work, totals, rng = Work(), Totals(), Rng()
    rows, won = [], []
    for number in games:
        seed(rng, number, 0)
        g: State = GAME.new({"players": 2})
        players: list[int] = []
        while g.phase != OVER:
            if g.turns > len(players):
                players.append(g.active)
                rows.append([0] * INPUTS)
                net_inputs.notice(g, rows[-1], 0)
            step(g, work, rng, totals)
        best = winners(g)
        won += [(best >> player & 1) / best.bit_count() for player in players]
    return np.array(rows), np.array(won)


def foreseen_by_whole_numbers(weights: Any, rows: Any) -> Any:
    """The prediction of the net in a file of weights."""
    hidden = np.array(weights["HIDDEN"]).reshape(-1, INPUTS)
    lit = np.maximum(rows @ hidden.T + weights["HIDDEN_BIAS"], 0)
    found = lit @ weights["SIGN"] + rows @ weights["DIRECT"] + weights["BIAS"]
    return found / net.UNIT


def test_it_foresees_games_of_others_better_than_points_do() -> None:
    rows, won = turns_of_quick(range(60))
    foreseen = surprise(foreseen_by_whole_numbers(vars(net_weights), rows), won)
    assert foreseen < surprise(by_points(rows), won) - 0.01
    assert foreseen < 0.62


def test_a_net_learns_what_it_is_shown() -> None:
    """The player with more points wins: a randomly initialised net learns that."""
    chance = np.random.default_rng(3)
    shown = chance.integers(0, 20, (20_000, INPUTS))
    lead = shown[:, seat_inputs.SCORE] - shown[:, OF_A_SEAT + seat_inputs.SCORE]
    net = net_for(shown)
    before = surprise(net.foresee(shown), lead > 0)
    net.fit(shown, lead > 0, epochs=60)
    assert surprise(net.foresee(shown), lead > 0) < min(0.3, before)
    # In whole numbers on plain inputs it is the same net.
    found: dict[str, Any] = {}
    exec("\n".join(written(constants(net))), found)
    whole = foreseen_by_whole_numbers(found, shown)
    assert whole == pytest.approx(net.foresee(shown), abs=0.2)


def test_a_turn_learns_from_the_solver_and_a_little_from_what_came_after() -> None:
    two_games = Turns(
        game=np.array([0, 0, 0, 1]),
        seen=np.zeros((4, INPUTS)),
        player=np.array([0, 1, 0, 1]),
        solved=np.array([0.6, -1e-9, 0.8, 0.5]),
        won=np.array([1.0, 0.0, 1.0, 0.0]),
    )
    last = 0.5 * 0.8 + 0.5 * 1
    assert two_games.lessons(0.5) == pytest.approx(
        [0.5 * 0.6 + 0.5 * last, 1 - last, last, 0.5 * 0.5]
    )
    assert two_games.lessons(0.0) == pytest.approx([0.6, 0.2, 0.8, 0.5])


@pytest.mark.skipif(not EVERYTHING, reason="a minute: make test-all")
def test_a_net_plays_games_to_learn_from() -> None:
    """In the first two games of ten `greedy` is a guest, whose turns nobody solves for a net."""
    assert [guests_of(number) for number in (0, 1, 2, 9, 10)] == [1, 2, 0, 0, 1]
    turns = play_games(range(1, 3))
    asked = turns.solved >= 0
    with_guest = turns.game == 1
    assert asked[~with_guest].all()
    assert (asked == (turns.player == 0))[with_guest].all()
    assert (turns.solved <= 1).all()
    assert np.abs(turns.solved[asked] - 0.5).max() > 0.05
    # Near the end the solver almost knows who wins, from the active player's point of view.
    lessons = turns.lessons(0.0)
    assert abs(lessons[turns.game == 2][-1] - turns.won[turns.game == 2][-1]) < 0.5
    assert set(turns.won.tolist()) <= {0.0, 0.5, 1.0}
