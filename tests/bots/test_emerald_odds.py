"""Emerald: the dragon's odds that bots use match the rules (E15 to E18, E20)."""

from collections import Counter

import pytest

from karfunkel.core.game import Chance, Choices
from karfunkel.games.emerald.bots import policies
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules import play as rules
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.dragon_odds import fate, reach, stop
from karfunkel.games.emerald.rules.state import CAVE, CAVE_FIELDS, DIE, DIE_FACES, PLACES, State
from tests.contract.games import random_game
from tests.rules.emerald_table import Table


def after_move(g: State, player: int, action: int) -> State | None:
    """The table when the die is to be rolled after a move, by the rules; None if it is not."""
    after = GAME.copy(g)
    GAME.apply(after, Choices(((player, action),)))
    while not GAME.turn(after).over and after.phase in (table.TAKE, table.UNCOVER):
        if GAME.turn(after).chance:
            GAME.apply(after, Chance(GAME.outcomes(after)[0][0]))
        else:
            GAME.apply(after, Choices(((player, GAME.legal(after, player)[0]),)))
    return after if after.phase == table.ROLL else None


def caught_by(g: State, player: int, roll: int) -> int:
    """By the rules: 1 if somebody else's knight can be caught, -1 if only one's own, else 0."""
    rolled = GAME.copy(g)
    events = GAME.apply(rolled, Chance(DIE + roll - 1))
    owners = {event.args["player"] for event in events if event.key == "emerald-event-caught"}
    if rolled.phase == table.CATCH:
        victims = [a for a in GAME.legal(rolled, player) if a != table.VICTIM_MOVED]
        owners = {(action - table.VICTIM) % g.players for action in victims}
    return 0 if not owners else 1 if owners - {player} else -1


@pytest.mark.parametrize("players", range(2, 6))
def test_every_landing_has_the_odds_of_the_rules(players: int) -> None:
    """Whole games: every move that wakes the dragon, every face of the die."""
    looked: Counter[int] = Counter()
    for number in range(6):
        for moment in random_game(GAME, players, number):
            g = moment.before
            if g.phase != table.MOVE:
                continue
            for action in GAME.legal(g, g.active):
                woken = None if action == table.STOP else after_move(g, g.active, action)
                if woken is None:
                    continue
                start = action % PLACES
                stops: Counter[int] = Counter()
                for roll in range(1, DIE_FACES + 1):
                    rolled = GAME.copy(woken)
                    rules.walk(rolled, roll)
                    stops[rolled.dragon] += 1
                    assert stop(g, roll) == rolled.dragon
                    found = fate(g, g.active, start, rules.goal(g, start), roll)
                    assert found == caught_by(woken, g.active, roll)
                    looked[found] += 1
                for field in range(1, 1 + CAVE_FIELDS):
                    assert reach(g, field) == stops[field]
    assert min(looked[1], looked[0], looked[-1]) > 20


def test_e20_a_dragon_left_behind_comes_back_by_the_same_odds() -> None:
    g = Table().dragon(2, "chamber", strip=3).g
    assert [stop(g, roll) for roll in (1, 2, 3)] == [3, 4, 5]
    assert [reach(g, field) for field in range(2, 7)] == [0, 1, 1, 1, 0]


def test_e16_turning_at_the_end_brings_it_back_to_where_it_was() -> None:
    """On field 3 of 4 toward the chamber: 1 to the end, 2 back to 3, 3 to 2."""
    g = Table().dragon(3, "chamber").g
    assert [reach(g, field) for field in range(1, 5)] == [0, 1, 1, 1]
    g = Table().dragon(2, "exit").g
    assert [stop(g, roll) for roll in (1, 2, 3)] == [1, 2, 3]


def test_a_beginner_sees_gold_and_no_dragon() -> None:
    """The dragon on 4 facing the exit may come to 2; one that went by to the chamber may not."""
    feared = Table().knights("red", "cave 1").g
    harmless = Table().knights("red", "cave 1").dragon(2, "chamber", strip=3).g
    assert policies.move_appeal(feared, 0, CAVE + 1) != policies.move_appeal(harmless, 0, CAVE + 1)
    seen = {policies.beginners_move(g, CAVE + 1) for g in (feared, harmless)}
    assert len(seen) == 1
    poor = Table().no_cards().knights("red", "cave 1").g
    assert policies.beginners_move(poor, CAVE + 1) < seen.pop()


def test_greedy_fears_the_dragon_where_it_can_come() -> None:
    """The dragon on 4 facing the exit reaches 1, 2 and 3; only one's own knight is there."""
    alone = Table().no_cards().knights("red", "cave 1").g
    empty = policies.dragon_appeal(alone, 0, CAVE + 1, CAVE + 2)
    assert empty == -policies.KNIGHT_LOST // 3  # one face of three
    company = Table().no_cards().knights("red", "cave 1").knights("blue", "cave 2").g
    assert policies.dragon_appeal(company, 0, CAVE + 1, CAVE + 2) == policies.PREY // 3
    rich = Table().no_cards().knights("red", "cave 1").hand(1, 1, 5).g
    assert policies.dragon_appeal(rich, 0, CAVE + 1, CAVE + 2) == -10 // 3  # the least gold
