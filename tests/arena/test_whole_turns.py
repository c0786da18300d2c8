"""Luck of whole turns of King of the Dice: they are played again, by the bot whose turn it is."""

import numpy as np
import pytest

from karfunkel.arena.adjusted import Luck
from karfunkel.arena.tournament import mean_and_error
from karfunkel.bots.base import make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.dealer import Dealer, Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.game import Chance, Choices, Step
from karfunkel.core.link import link
from karfunkel.core.match import Match
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import aims
from karfunkel.games.kingdice.bots.turn_luck import TurnLuck
from karfunkel.games.kingdice.dice.rerolls import Aim
from karfunkel.games.kingdice.game import GAME
from karfunkel.games.kingdice.rules.state import OVER, REROLL, State
from karfunkel.judge.net import Judge
from tests.bots.test_kingdice_turns import by_points

TURNS = 60


def step(g: State, bot: Bot, dealer: Dealer, rng: Rng) -> None:
    """Chance moves, or a bot chooses."""
    if g.on_turn < 0:
        GAME.carry_out(g, Chance(dealer.deal(GAME.outcomes(g))))
    else:
        legal = GAME.legal(g, g.active)
        action = bot.choose(GAME.observe(g, g.active), g.active, legal, rng)
        GAME.carry_out(g, Choices(((g.active, action),)))


def turn_of_a_game(luck: TurnLuck, turn: int, number: int) -> State:
    """A game of `quick` at the beginning of a turn."""
    g: State = GAME.new({"players": 3})
    quick, dealer, rng = make_bot("quick", GAME), Seeded(number), Rng()
    seed(rng, number, 1)
    while g.turns < turn or not luck.begins(g):
        step(g, quick, dealer, rng)
    return g


def ends_of(start: State, bot: Bot) -> list[State]:
    """How a turn ends when a bot plays it by the rules, with chance of its own each time."""
    found = []
    for number in range(TURNS):
        g, rng, dealer = start.copy(), Rng(), Seeded(77, number)
        seed(rng, 78, number)
        while g.turns == start.turns and g.on_turn:
            step(g, bot, dealer, rng)
        found.append(g)
    return found


def test_turns_played_again_are_turns_of_the_same_bot() -> None:
    """So their mean is the mean of what can happen, whatever the judge says of it."""
    luck = TurnLuck(GAME, Judge(GAME, by_points()), "python", TURNS)
    start = turn_of_a_game(luck, 9, 3)
    means = {}
    for name in ("quick", "random"):
        bots = [make_bot(name, GAME)] * 3
        usual = luck.usual(start, bots)
        assert usual is not None
        assert sum(usual[:, 0]) == pytest.approx(1, abs=1e-4)
        happened = np.array([luck.value(end, bots) for end in ends_of(start, bots[0])])
        for measure in range(3):
            differences = (happened - usual)[:, start.active, measure]
            mean, error = mean_and_error(differences.tolist())
            assert abs(mean) < 1.4 * error  # both means are uncertain
        means[name] = usual[start.active, 0], error
    assert means["quick"][0] - means["random"][0] > 2 * means["quick"][1], "or it could not fail"


def test_only_bots_that_are_known_are_played_again() -> None:
    luck = TurnLuck(GAME, Judge(GAME, by_points()), "python", 1)
    start = turn_of_a_game(luck, 2, 3)
    for name, known in (("judge", False), ("rollouts:8", False), ("beginner", True)):
        bots = [make_bot("quick", GAME)] * 3
        bots[start.active] = make_bot(name, GAME)
        assert (luck.usual(start, bots) is not None) == known


def test_what_greedy_rolls_for_is_the_same_before_the_first_throw() -> None:
    """Turns that are played again are solved then; the bot solves them at its first choice."""
    luck = TurnLuck(GAME, Judge(GAME, by_points()), "python")
    g, program = turn_of_a_game(luck, 12, 4), link(aims, rules=GAME.rules, backend="python")
    found = []
    dealer = Seeded(4)
    for _ in range(2):
        aim = Aim()
        program.run("aim_at", g, g.active, Work(), aim)
        found.append(aim.ints())
        while g.phase != REROLL:
            GAME.carry_out(g, Chance(dealer.deal(GAME.outcomes(g))))
    assert found[0] == found[1]
    assert sum(found[0]) > 0


def test_a_turn_counts_once_and_from_its_beginning_to_its_end() -> None:
    """What is drawn before the first turn counts by itself."""
    judge, bots = Judge(GAME, by_points()), [make_bot("quick", GAME)] * 2
    luck, turns = Luck(GAME, judge), TurnLuck(GAME, judge, "python", 2)
    match, rng = Match(GAME, {"players": 2, "terrain_tiles": 1}, Seeded(7)), Rng()
    seed(rng, 7, 1)
    play(match, [Seated(bot, rng) for bot in bots])
    g, rest = GAME.begin(match.options), np.zeros((2, 3))
    before = next(n for n, step in enumerate(match.steps) if not step_and_see(g, step, turns))
    luck.turns = turns
    found = luck.of(match, bots)
    for step in match.steps[before + 1 :]:
        if turns.begins(g):
            usual = turns.usual(g, bots)
            assert usual is not None
            rest -= usual
        GAME.carry_out(g, step)
        if turns.begins(g) or g.on_turn == 0:
            rest += turns.value(g, bots)
    assert usual is not None
    assert abs(turns.value(g, bots) - usual)[0, 0] > 0.01, "or the last turn could be forgotten"
    luck.turns = None
    match.steps[before + 1 :] = []
    assert found[:, 0] == pytest.approx(rest[:, 0] + luck.of(match, bots)[:, 0], abs=1e-9)
    assert found[:, 3:] == pytest.approx(rest[:, 1:], abs=1e-9)
    assert found[:, 1:3] == pytest.approx(0)


def test_a_seat_is_also_seen_as_better_and_as_worse_than_the_judge_thinks() -> None:
    """Odds of one to one are three to one, or one to three; what was won stays won."""
    turns = TurnLuck(GAME, Judge(GAME, by_points()), "python")
    bots = [make_bot("quick", GAME)] * 3
    g = turn_of_a_game(turns, 9, 3)
    for plain, better, worse in turns.value(g, bots):
        assert 0.001 < plain < 0.999
        odds = plain / (1 - plain)
        assert better / (1 - better) == pytest.approx(3 * odds, rel=1e-3)
        assert worse / (1 - worse) == pytest.approx(odds / 3, rel=1e-3)
    g.on_turn, g.phase = 0, OVER
    for plain, better, worse in turns.value(g, bots):
        assert plain == better == worse


def step_and_see(g: State, step: Step, turns: TurnLuck) -> bool:
    """Carry out a step; whether no turn begins after it."""
    GAME.carry_out(g, step)
    return not turns.begins(g)
