"""How fast the rules run, compiled and in CPython."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from karfunkel.bench.report import Figure
from karfunkel.core import playout
from karfunkel.core.dealer import Seeded
from karfunkel.core.game import Chance, Choices, Event, Game, Step
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.playout import Totals
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work

PLAYERS = 4
TURNS = 15
"""How many short runs the best is taken of."""

COMPILED = {"diamant": 15e6, "emerald": 5e6, "kingdice": 4e6}
PYTHON = {"diamant": 200e3, "emerald": 150e3, "kingdice": 40e3}
CONTRACT = {"diamant": 80e3}
SEARCH = {"diamant": 150e3, "emerald": 50e3, "kingdice": 30e3}
OF_HAND_TUNED = 0.4


class Playouts:
    """Random games on one backend, ready to run."""

    def __init__(self, game: Game, backend: Backend) -> None:
        self.program: Program = link(playout, game.rules, game.policies["random"], backend=backend)
        start = game.new({"players": PLAYERS})
        kinds = (type(start), Work, Rng, Totals)
        self.handles = [self.program.put(start), *(self.program.make(kind) for kind in kinds)]
        self.played = 0
        self.run(0)

    def run(self, games: int) -> None:
        """Play some more."""
        self.program.run("play_games", *self.handles, PLAYERS, 1, self.played, games)
        self.played += games

    def totals(self) -> Totals:
        """What was played so far."""
        return self.program.get(Totals, self.handles[-1])

    def rate(self, games: int) -> tuple[float, float]:
        """Decisions and games per second in a short run."""
        before, start = self.totals(), time.perf_counter()
        self.run(games)
        seconds = time.perf_counter() - start
        return (self.totals().decisions - before.decisions) / seconds, games / seconds


def compiled(name: str) -> Iterator[Figure]:
    """Compiled playouts, and for Diamant the hand-tuned loop beside them."""
    game = load_game(name)
    playouts = Playouts(game, "compiled")
    playouts.rate(2_000)
    games = max(100, round(playouts.rate(2_000)[1] / 10))
    yardstick = hand_tuned() if name == "diamant" else None
    decisions, rounds, others = 0.0, 0.0, 0.0
    for _ in range(TURNS):
        now, games_now = playouts.rate(games)
        decisions, rounds = max(decisions, now), max(rounds, games_now)
        if yardstick:
            others = max(others, yardstick(games))
    yield Figure("random playouts, 4 players", decisions, "decisions/s", COMPILED.get(name))
    yield Figure("random playouts, 4 players", rounds, "games/s")
    if yardstick:
        yield Figure("hand-tuned loop", others, "decisions/s")
        share = decisions / others
        yield Figure("random playouts / hand-tuned loop", share, "", OF_HAND_TUNED)
    yield from copy(game)


def hand_tuned() -> Callable[[int], float]:
    """The yardstick: plays games and returns decisions per second."""
    import numpy as np

    from karfunkel.bench.diamant_loop import FULL, hand_tuned

    chests = np.zeros(8, np.int64)
    hand_tuned(1, PLAYERS, 1, FULL, chests)

    def rate(games: int) -> float:
        start = time.perf_counter()
        decisions: int = hand_tuned(games, PLAYERS, 1, FULL, chests)
        return decisions / (time.perf_counter() - start)

    return rate


def copy(game: Game) -> Iterator[Figure]:
    """What a state weighs, and what copying it takes."""
    import numba
    import numpy as np

    from karfunkel.core.compiled import dtype

    def copy_around(pool: Any, times: int) -> None:
        for i in range(times):
            pool[(i * 7 + 1) % len(pool)] = pool[i % len(pool)]

    state = game.new({"players": PLAYERS})
    yield Figure("state", dtype(type(state)).itemsize, "bytes")
    yield Figure("copy of a state, CPython", 1e6 * best(state.copy, 2_000), "µs")
    pool, times, run = np.zeros(64, dtype(type(state))), 100_000, numba.njit(copy_around)
    run(pool, 1)
    seconds = best(lambda: run(pool, times), 1)
    yield Figure("copy of a state, compiled", 1e9 * seconds / times, "ns")


def best(run: Callable[[], Any], times: int) -> float:
    """Seconds for one call: the best of several series."""
    found = float("inf")
    for _ in range(TURNS):
        start = time.perf_counter()
        for _ in range(times):
            run()
        found = min(found, (time.perf_counter() - start) / times)
    return found


def python(name: str) -> Iterator[Figure]:
    """CPython: bare rules, and the whole contract with events and record."""
    game = load_game(name)
    bare = Playouts(game, "python")
    games = max(2, round(bare.rate(20)[1] / 10))
    rules = max(bare.rate(games)[0] for _ in range(TURNS))
    yield Figure("bare rules, 4 players", rules, "decisions/s", PYTHON.get(name))
    whole = max(contract(game, games // 2 + 1) for _ in range(TURNS))
    yield Figure(
        "legal, apply, events, record, 4 players", whole, "decisions/s", CONTRACT.get(name)
    )


def search(name: str) -> Iterator[Figure]:
    """Tree search from the first decision of a game."""
    from karfunkel.bots.search import Budget, SearchBot

    game = load_game(name)
    state, dealer, rng = game.new({"players": PLAYERS}), Seeded(1), Rng()
    while game.turn(state).chance:
        game.apply(state, Chance(dealer.deal(game.outcomes(state))))
    player = game.turn(state).players[0]
    observed, bot = game.observe(state, player), SearchBot(game, Budget(playouts=10))
    rng.a = 1
    bot.think(observed, player, rng)
    bot.budget = Budget(milliseconds=200)
    found = 0.0
    for _ in range(TURNS):
        start = time.perf_counter()
        bot.think(observed, player, rng)
        found = max(found, bot.iterations / (time.perf_counter() - start))
    yield Figure("tree search, 4 players", found, "iterations/s", SEARCH.get(name))


def solver() -> Iterator[Figure]:
    """King of the Dice: all throws of a market of five cards, both rerolls."""
    from karfunkel.games.kingdice.condition_text import parse_condition
    from karfunkel.games.kingdice.solver import Goal, solve

    market = ("2 red + 1 blue + 1 green", "4 green", "2 red + 2 blue + 2 green", "4 equal", "even")
    goals = [Goal((parse_condition(text),), 1 + n) for n, text in enumerate(market)]
    solve(goals)
    yield Figure("exact solve of a market", 1000 * best(lambda: solve(goals), 1), "ms", 150, True)


def contract(game: Game, games: int) -> float:
    """Random games through the contract; decisions per second."""
    decisions = 0
    start = time.perf_counter()
    for number in range(games):
        state, dealer, rng = game.new({"players": PLAYERS}), Seeded(number), Rng()
        rng.a = number + 1
        record: list[Step] = []
        told: list[list[Event]] = []
        while not (turn := game.turn(state)).over:
            step: Step
            if turn.chance:
                step = Chance(dealer.deal(game.outcomes(state)))
            else:
                choices = []
                for player in turn.players:
                    legal = game.legal(state, player)
                    decisions += len(legal) > 1
                    choices.append((player, legal[below(rng, len(legal))]))
                step = Choices(tuple(choices))
            told.append(game.apply(state, step))
            record.append(step)
    return decisions / (time.perf_counter() - start)
