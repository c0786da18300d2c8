"""Figures of the coach over games of bots: `python -m tests.analysis.figures diamant --games 100`.

`--luck` prints the mean luck of every seat over games of the policy of playouts, by compiled code
(`analysis/luck.py`): thousands of games in minutes. `--arena BOT BOT …` prints how much narrower
the intervals of an adjusted arena are, and whether luck has mean zero there.

Otherwise, for analyses of games of the judge against itself: the mean luck of every seat in points,
with its standard error, the mean size of a correction, how many of the judge's own choices count as
blunders, and the processor time of an analysis.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from statistics import mean, stdev
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.analysis.fold import analyse
from karfunkel.analysis.luck import LuckCounter
from karfunkel.analysis.shapes import POINT, Analysis
from karfunkel.arena.adjusted import KINDS, edition
from karfunkel.arena.tournament import (
    Deal,
    Plan,
    fair_by_deal,
    mean_and_error,
    play_deal,
    standings,
)
from karfunkel.bots.base import make_bot
from karfunkel.core import playout
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.game import Chance, Choices, Game, Step
from karfunkel.core.link import link
from karfunkel.core.match import Match
from karfunkel.core.playout import Totals, Trace
from karfunkel.core.record import Record, result_of
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import CHANCE, Work

COSTED = 4
"""Deals that are also played without an adjustment, to see what that costs."""
LEAST_DEALS = 16
"""From so many deals on, what was found so far is printed at every power of two."""


def game_of_bots(game: Game, spec: str, players: int, number: int) -> Record:
    """A game of one bot against itself."""
    match = Match(game, {"players": players}, Seeded(number))
    choosers = []
    for player in range(players):
        rng = Rng()
        seed(rng, number, player + 1)
        choosers.append(Seated(make_bot(spec, game), rng))
    play(match, choosers)
    record = Record(game, match.options, Seeded.kind, str(number), steps=match.steps)
    record.result = result_of(match)
    return record


def tell(found: Sequence[Analysis], seconds: Sequence[float], players: int) -> None:
    """Print what the analyses say."""
    for seat in range(players):
        luck = [one["seats"][seat]["luck"] / POINT for one in found]
        error = stdev(luck) / sqrt(len(luck))
        print(f"luck of seat {seat + 1}: {mean(luck):+.2f} points, standard error {error:.2f}")
    marks = [d["mark"] for one in found for step in one["steps"] for d in step["decisions"]]
    blunders = sum(mark == "blunder" for mark in marks)
    print(f"blunders: {blunders} of {len(marks)} choices ({100 * blunders / len(marks):.2f} %)")
    print(f"correction per step: {mean(one['doubt'] for one in found) / POINT:.2f} points")
    print(f"processor time: mean {mean(seconds):.2f} s, longest {max(seconds):.2f} s")


def luck_of_policies(game: Game, players: int, games: int, number: int) -> list[list[float]]:
    """The luck of every seat in games of the policy of playouts, in points."""
    counter = LuckCounter(game, players, number=number)
    program = link(
        playout,
        rules=game.rules,
        policy=game.policies[game.playout_policy],
        backend="compiled",
    )
    start, works = game.new({"players": players}), program.make(Work)
    totals, trace = program.make(Totals), program.make(Trace)
    found = []
    for n in range(games):
        rng = Rng()
        seed(rng, number, n)
        state, dice = program.put(start), program.put(rng)
        program.run("trace_game", state, works, dice, totals, trace)
        kept = program.get(Trace, trace)
        pairs = np.array(kept.entry[: kept.length], np.int64)
        counted = follow(counter, start, pairs) if counter.solver else counter.along(start, pairs)
        found.append([100 * luck for luck in counted])
        if n & n - 1 == 0 and n > 1:
            tell_luck(found)
    return found


def follow(counter: LuckCounter, start: Any, pairs: NDArray[np.int64]) -> list[float]:
    """The luck along a trace of a game in which players choose one after the other."""
    steps: list[Step] = []
    for who, what in pairs.reshape(-1, 2).tolist():
        steps.append(Chance(what) if who == CHANCE else Choices(((who, what),)))
    return counter.follow(start, steps)


def tell_luck(found: Sequence[Sequence[float]]) -> None:
    """Print means and standard errors."""
    print(f"{len(found)} games", flush=True)
    for seat, luck in enumerate(zip(*found, strict=True)):
        error = stdev(luck) / sqrt(len(luck))
        print(
            f"luck of seat {seat + 1}: {mean(luck):+.3f} points, standard error {error:.3f} "
            f"({mean(luck) / error:+.2f} of them), spread of one game {stdev(luck):.1f}",
            flush=True,
        )


def tell_arena(game: Game, bots: Sequence[str], deals: int, number: int) -> None:
    """Play deals and print both intervals of every bot, the bias, and what an adjusted game costs.

    Deals 0 to 1 are played twice, because the first ones compile.
    """
    plan = Plan(game.name, tuple(bots), number, deals, edition(game), adjusted=True)
    played, seconds = [], {True: 0.0, False: 0.0}
    play_deal(plan, 0)
    for n in range(deals):
        for adjusted in (False, True) if n < COSTED else (True,):
            begin = time.process_time()
            deal = play_deal(replace(plan, adjusted=adjusted), n)
            seconds[adjusted] += (time.process_time() - begin) * (n < COSTED)
        played.append(deal)
        if (n + 1 >= LEAST_DEALS and (n + 1) & n == 0) or n + 1 == deals:
            tell_both(plan, played)
    plain, adjusted_ = (seconds[a] / min(deals, COSTED) / len(bots) for a in (False, True))
    print(f"processor time of a game: {1000 * plain:.0f} ms, adjusted {1000 * adjusted_:.0f} ms")


def tell_both(plan: Plan, played: Sequence[Deal]) -> None:
    """Print the intervals with and without luck."""
    print(f"{len(played)} deals, {len(played) * plan.rotations} games", flush=True)
    for standing in standings(plan, played):
        assert standing.fair_share is not None
        assert standing.fair_low is not None
        assert standing.fair_high is not None
        places = [place for place, bot in enumerate(plan.bots) if bot == standing.bot]
        shares = [mean(g.shares[p] for g in deal.games for p in places) for deal in played]
        fair = fair_by_deal(played, places)
        plain, narrow = (mean_and_error(one)[1] for one in (shares, fair))
        bias, half = mean_and_error([a - b for a, b in zip(fair, shares, strict=True)])
        print(f"{standing.bot}: {100 * standing.win_share:.1f} % ± {100 * plain:.1f}", end=", ")
        print(f"without luck {100 * standing.fair_share:.1f} % ± {100 * narrow:.1f}", end=", ")
        print(f"{plain / max(narrow, 1e-9):.2f} times narrower; ", end="")
        print(f"difference {100 * bias:+.1f} ± {100 * half:.1f} points", flush=True)
        for kind in range(KINDS):
            luck = [mean(g.luck[p][kind] for g in deal.games for p in places) for deal in played]
            middle, half = mean_and_error(luck)
            print(f"  luck of kind {kind}: {100 * middle:+.2f} ± {100 * half:.2f} points")


def main() -> None:
    """Play, analyse, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", default="judge")
    parser.add_argument("--effort", default="quick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--luck", action="store_true")
    parser.add_argument("--arena", nargs="+", metavar="BOT")
    asked = parser.parse_args()
    game = load_game(asked.game)
    players = asked.players or game.default_players
    if asked.arena:
        tell_arena(game, asked.arena, asked.games, asked.seed)
        return
    if asked.luck:
        tell_luck(luck_of_policies(game, players, asked.games, asked.seed))
        return
    found, seconds = [], []
    for n in range(asked.games):
        record = game_of_bots(game, asked.bot, players, asked.seed * 1_000_000 + n)
        begin = time.process_time()
        found.append(analyse(record, asked.effort, number=n))
        seconds.append(time.process_time() - begin)
    print(f"{asked.games} games of {asked.game}, {players} players, {asked.effort}")
    tell(found, seconds, players)


if __name__ == "__main__":
    main()
