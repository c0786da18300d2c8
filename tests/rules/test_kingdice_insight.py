"""What the judge of two players sees of a table, and that it foresees who wins."""

import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from karfunkel.core.playout import WIN
from karfunkel.core.work import Work
from karfunkel.games.kingdice import insight, insight_weights
from karfunkel.games.kingdice.fit_insight import Net, by_points, moments, surprise, written
from karfunkel.games.kingdice.insight import INPUTS, OF_A_SEAT, SUPPLY
from karfunkel.games.kingdice.insight_games import WON
from karfunkel.games.kingdice.state import State
from tests.rules.kingdice_table import GAME as TEST_GAME
from tests.rules.kingdice_table import Table


def of_the_box() -> ModuleType:
    """The module for the map and the cards of `kingdice_table`."""
    outlook: Any = sys.modules[TEST_GAME.rules.prospect.__module__]
    return sys.modules[outlook.judge.__module__]


def seen(g: State, player: int = 1) -> list[int]:
    """What is noticed of a player."""
    out = [0] * INPUTS
    g.active = player - 1
    of_the_box().notice(g, out, 0)
    return out


def test_k27_the_areas_of_a_land() -> None:
    found = seen(Table(2).land(1, "A1", "A2", "A3", "A14", "A15", "B1").g)
    assert found[insight.LARGEST] == 3
    assert found[insight.SECOND] == 2
    assert found[insight.THIRD] == 1
    assert found[insight.PARTS] == 3
    assert found[insight.LAND] == 6


def test_k20_what_a_brute_could_take() -> None:
    """The middle of three fields would cost five points, an end three."""
    for beside, lost in (("A6", 5), ("A4", 3), ("A15", 0)):
        found = seen(Table(2).land(1, "A1", "A2", "A3").land(2, beside).g)
        assert found[insight.THREAT] == lost
        assert found[insight.OTHERS] == (lost > 0)


def test_k16_where_the_largest_area_may_grow() -> None:
    """A field between two areas is a bridge; a field that is taken is no room."""
    alone = seen(Table(2).land(1, "A1", "A2").g)
    bridged = seen(Table(2).land(1, "A1", "A2", "A4").g)
    hemmed = seen(Table(2).land(1, "A1", "A2").land(2, "A3").g)
    assert (alone[insight.BRIDGES], bridged[insight.BRIDGES]) == (0, 1)
    assert hemmed[insight.ROOM] == alone[insight.ROOM] - 1
    assert alone[insight.ROOM_TILES] >= alone[insight.ROOM]


def test_k12_two_equal_jokers_are_a_pair() -> None:
    found = seen(Table(2).cards(1, "r1", "r1", "b2").supers(1, 1).g)
    assert found[insight.CARDS] == 3
    assert found[insight.PAIRED] == 1
    assert found[insight.SUPERS] == 1


def test_the_player_on_turn_comes_first() -> None:
    g = Table(2).gems(1, gold=2).gems(2, white=1).tiles_left(7).g
    one, two = seen(g, 1), seen(g, 2)
    assert one[:OF_A_SEAT] == two[OF_A_SEAT:SUPPLY]
    assert one[OF_A_SEAT:SUPPLY] == two[:OF_A_SEAT]
    assert one[SUPPLY:] == two[SUPPLY:]
    assert one[SUPPLY] == 7
    assert one[insight.GOLD] == 2


def test_who_is_ahead_is_judged_better() -> None:
    def chance(table: Table) -> int:
        g = table.tiles_left(6).g
        g.active = 0
        return int(of_the_box().judge(g, Work()))

    chances = [chance(Table(2).gems(1, gold=gold)) for gold in (0, 2, 4)]
    assert chances == sorted(set(chances))
    assert chance(Table(2).gems(2, gold=6)) < WIN // 4


def test_it_foresees_games_it_was_not_fitted_to_better_than_points_do() -> None:
    rows, _ = moments(range(0, 1200, 20), "python")
    inputs, result = rows[:, :INPUTS].astype(int), rows[:, INPUTS] / WON
    lit = np.maximum(inputs @ np.array(insight_weights.HIDDEN).T + insight_weights.HIDDEN_BIAS, 0)
    whole = lit @ insight_weights.SIGN + inputs @ insight_weights.DIRECT + insight_weights.BIAS
    foreseen = surprise(whole / insight_weights.UNIT, result)
    assert foreseen < surprise(by_points(inputs), result) - 0.01
    assert foreseen < 0.62


def test_a_net_learns_what_it_is_shown() -> None:
    """Who has more points wins: a net that begins with chance finds that out."""
    chance = np.random.default_rng(3)
    shown = chance.integers(0, 20, (20_000, INPUTS))
    lead = shown[:, insight.SCORE] - shown[:, OF_A_SEAT + insight.SCORE]
    net = Net(shown)
    before = surprise(net.foresee(shown), lead > 0)
    net.fit(shown, lead > 0, epochs=60)
    assert surprise(net.foresee(shown), lead > 0) < min(0.3, before)
    # In whole numbers on plain inputs it is the same net.
    found: dict[str, Any] = {}
    exec("\n".join(written(net.constants(), 1)), found)
    lit = np.maximum(shown @ np.array(found["HIDDEN"]).T + found["HIDDEN_BIAS"], 0)
    whole = (lit @ found["SIGN"] + shown @ found["DIRECT"] + found["BIAS"]) / found["UNIT"]
    assert whole == pytest.approx(net.foresee(shown), abs=0.2)
