"""Kernel: games of King of the Dice for learners, with every turn recorded.

Seats are played by a judge (`turn_player.py`), by `greedy`, by `beginner`, or by the linked policy
with some choices at random. For every turn the record says what the judge expects for all seats at
its beginning, and what it expects then of the end of the turn, on average over the luck in it: a
judge's turn is worth what the solver says before the first throw, the turn of another player is
played several times. Both have far less luck in them than the winner of the game. Of choices later
in a turn only the value for the player is known, and only if that player is a judge.
"""

from typing import Any

from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.slots import choose
from karfunkel.core.work import CHANCE, Work, assign
from karfunkel.games.kingdice.bots.aims import aim_at, throw_on_table
from karfunkel.games.kingdice.bots.heuristics import choose_sensibly
from karfunkel.games.kingdice.bots.judge_inputs import features
from karfunkel.games.kingdice.bots.policies import beginner
from karfunkel.games.kingdice.bots.turn_ahead import sample_further
from karfunkel.games.kingdice.bots.turn_choices import decide
from karfunkel.games.kingdice.bots.turn_dice import spread_chances, take_aim
from karfunkel.games.kingdice.bots.turn_plan import (
    CERTAIN,
    UNKNOWN,
    begin_plan,
    evaluate,
    weigh_ways,
)
from karfunkel.games.kingdice.bots.turn_samples import by_chance, playing, sample_ways
from karfunkel.games.kingdice.dice.rerolls import THROWS, opened
from karfunkel.games.kingdice.dice.throws import best_dice, solve_throws
from karfunkel.games.kingdice.rules.play import act, legal
from karfunkel.games.kingdice.rules.scoring import winners
from karfunkel.games.kingdice.rules.state import ALL_DICE, MOST_ROLLS, OVER, REROLL, SEATS
from karfunkel.judge.kernel import SHARE

JUDGE, GREEDY, POLICY, ERRING, RANDOM, BEGINNER, DEEP = range(7)
"""Who sits at a seat: the policy, the policy with some choices at random, random choices."""
ERRORS = 25
TURN, THROW, CHOICE = range(3)
"""What kind of position was kept."""


def play_games(
    starts: Any,
    states: Any,
    works: Any,
    rngs: Any,
    plans: Any,
    aims: Any,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows_of_throws: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    number: int,
    first: int,
    seats: Any,
    tries: int,
    ahead: int,
    repeats: int,
    slips: int,
    throws: int,
    kept: Any,
    notes: Any,
    said: Any,
    expected: Any,
    results: Any,
) -> int:
    """Play games and fill rows of everything from `kept` on; return how many.

    `seats` says who plays in each game. Of 1000 choices of a judge `slips` are made at random. One
    in `throws` positions in the middle of a turn is kept. `said` and `expected` are in units of
    1 / SHARE, UNKNOWN where nobody calculated it. With 0 `repeats` no judge is asked.
    """
    g = states[0]
    asked = states[1]
    trial = states[2]
    other = states[3]
    work = works[0]
    rng = rngs[0]
    luck = rngs[1]
    late = rngs[2]
    plan = plans[0]
    further = plans[1]
    aim = aims[0]
    shape = shapes[0]
    rows = 0
    for game in range(len(seats)):
        seed(rng, number, first + game)
        assign(g, starts[0])
        turns = 0
        while g.phase != OVER:
            if g.turns > turns:
                turns = g.turns
                player = g.active
                kind = seats[game, player]
                assign(kept[rows], g)
                notes[rows, 0] = first + game
                notes[rows, 1] = player
                notes[rows, 2] = TURN
                notes[rows, 3] = 0
                for seat in range(SEATS):
                    said[rows, seat] = UNKNOWN
                    expected[rows, seat] = UNKNOWN
                if kind in (JUDGE, DEEP):
                    begin_plan(plan, g.turns)
                    plan.ahead = 0
                    if kind == DEEP:
                        plan.ahead = ahead
                        sample_further(
                            g,
                            asked,
                            trial,
                            other,
                            plan,
                            further,
                            work,
                            rng,
                            luck,
                            late,
                            brain,
                            shape,
                            desk,
                            aim,
                            spots,
                            kinds,
                            forms,
                            amounts,
                            worths,
                            rows_of_throws,
                            tries,
                        )
                    else:
                        sample_ways(
                            g, asked, other, plan, work, rng, luck, brain, shape, desk, tries
                        )
                    weigh_ways(plan, player)
                    take_aim(g, trial, other, plan, work, brain, shape, desk, aim)
                elif kind == GREEDY:
                    aim_at(g, player, work, aim)
                if kind <= GREEDY or kind == DEEP:
                    found = solve_throws(
                        aim, spots, kinds, forms, amounts, worths, rows_of_throws, MOST_ROLLS - 1
                    )
                    if repeats and kind != GREEDY:
                        own = int(found * (SHARE / CERTAIN))
                        spread_chances(
                            g, plan, aim, forms, amounts, kinds, rows_of_throws, luck, own
                        )
                        for seat in range(SEATS):
                            expected[rows, seat] = plan.end[seat]
                if repeats:
                    evaluate(g, player, plan, brain, shape, desk)
                    for seat in range(SEATS):
                        said[rows, seat] = plan.share[seat]
                    if kind not in (JUDGE, DEEP):
                        for seat in range(SEATS):
                            expected[rows, seat] = 0
                        for _ in range(repeats):
                            assign(trial, g)
                            while playing(trial, turns):
                                if trial.on_turn == CHANCE:
                                    by_chance(trial, work, rng)
                                else:
                                    action = choose_as(kind, trial, work, rng, rows_of_throws)
                                    work.choice[player] = action
                                    act(trial, work)
                            evaluate(trial, player, plan, brain, shape, desk)
                            for seat in range(SEATS):
                                expected[rows, seat] += plan.share[seat]
                        for seat in range(SEATS):
                            expected[rows, seat] //= repeats
                rows += 1
            if g.on_turn == CHANCE:
                by_chance(g, work, rng)
                continue
            player = g.active
            kind = seats[game, player]
            worth = UNKNOWN
            if kind not in (JUDGE, DEEP):
                action = choose_as(kind, g, work, rng, rows_of_throws)
            elif g.phase == REROLL:
                rolls = MOST_ROLLS - g.rolls
                throw = throw_on_table(g)
                keep = best_dice(rows_of_throws, rolls, throw)
                action = ALL_DICE & ~keep
                kept_worth = rows_of_throws[rolls * THROWS + opened(throw, keep)]
                worth = int(kept_worth * (SHARE / CERTAIN))
            else:
                best = decide(
                    g,
                    asked,
                    trial,
                    other,
                    plan,
                    further,
                    work,
                    rng,
                    luck,
                    late,
                    brain,
                    shape,
                    desk,
                    aim,
                    spots,
                    kinds,
                    forms,
                    amounts,
                    worths,
                    rows_of_throws,
                )
                worth = plan.gains[best]
                legal(g, player, work)
                action = work.action[best]
            if kind in (JUDGE, DEEP) and below(rng, 1000) < slips:
                n = legal(g, player, work)
                action = work.action[below(rng, n)]
            if below(rng, throws) == 0:
                assign(kept[rows], g)
                notes[rows, 0] = first + game
                notes[rows, 1] = player
                notes[rows, 2] = THROW if g.phase == REROLL else CHOICE
                notes[rows, 3] = action
                for seat in range(SEATS):
                    said[rows, seat] = UNKNOWN
                    expected[rows, seat] = UNKNOWN
                expected[rows, player] = worth
                rows += 1
            work.choice[player] = action
            act(g, work)
        best = winners(g)
        shared = 0
        for seat in range(g.players):
            shared += best >> seat & 1
        for seat in range(g.players):
            results[game, seat] = SHARE * (best >> seat & 1) // shared
    return rows


def choose_as(kind: int, g: Any, work: Work, rng: Rng, rows_of_throws: Any) -> int:
    """A choice of the active player, who is no judge; the dice of `greedy` are solved."""
    player = g.active
    if kind == GREEDY and g.phase == REROLL:
        keep = best_dice(rows_of_throws, MOST_ROLLS - g.rolls, throw_on_table(g))
        return ALL_DICE & ~keep
    n = legal(g, player, work)
    if kind == GREEDY:
        return choose_sensibly(g, player, work, n, rng)
    if kind == BEGINNER:
        return beginner(g, player, work, n, rng)
    if kind == RANDOM or (kind == ERRING and below(rng, 100) < ERRORS):
        return work.action[below(rng, n)]
    return choose(g, player, work, n, rng)


def look(kept: Any, players: Any, seen: Any) -> None:
    """Write the inputs of kept positions, as these players see them."""
    for row in range(len(players)):
        features(kept[row], players[row], seen[row])
