"""How fast the rules run, compiled and in CPython."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from karfunkel.bench import copying
from karfunkel.bench.report import Figure
from karfunkel.bench.yardsticks import (
    PLAYERS,
    hand_tuned,
    in_turns,
    of_hand_tuned,
    of_reference,
    reference,
)
from karfunkel.core import playout
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Chooser, play
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.match import Match
from karfunkel.core.playout import Totals
from karfunkel.core.position import Position
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work

POOL = 64
"""How many states are copied around."""
TURNS = 15
"""The number of short runs; the best one counts."""

# For 1,000 decisions of the hand-tuned loop.
COMPILED = {"diamant": 400.0, "emerald": 48.0, "kingdice": 38.0}
SEARCH = {"diamant": 1.45, "emerald": 0.48, "kingdice": 0.29}
# For 1,000 steps of the reference loop.
PYTHON = {"diamant": 39.0, "emerald": 29.0, "kingdice": 7.9}
CONTRACT = {"diamant": 15.8}
SOLVED = 15.0
"""Millions of decisions of the hand-tuned loop, at most, while a market is solved."""


class Playouts:
    """Random games on one backend, ready to run."""

    def __init__(self, game: Game, backend: Backend) -> None:
        self.program: Program = link(
            playout, rules=game.rules, policy=game.policies["random"], backend=backend
        )
        start = game.new({"players": PLAYERS})
        kinds = (type(start), Work, Rng, Totals)
        self.handles = [self.program.put(start), *(self.program.make(kind) for kind in kinds)]
        self.played = 0
        self.run(0)

    def run(self, games: int) -> None:
        """Play some more games."""
        self.program.run("play_games", *self.handles, PLAYERS, 1, self.played, games)
        self.played += games

    def totals(self) -> Totals:
        """What has been played so far."""
        return self.program.get(Totals, self.handles[-1])

    def rate(self, games: int) -> tuple[float, float]:
        """Decisions and games per second in a short run."""
        before, start = self.totals(), time.process_time()
        self.run(games)
        seconds = time.process_time() - start
        return (self.totals().decisions - before.decisions) / seconds, games / seconds


def compiled(name: str) -> Iterator[Figure]:
    """Compiled playouts, and the hand-tuned loop of Diamant beside them."""
    game = load_game(name)
    playouts = Playouts(game, "compiled")
    playouts.rate(2_000)
    games = max(20, round(playouts.rate(2_000)[1] / 100))
    decisions, loop = in_turns(TURNS, lambda: playouts.rate(games)[0], hand_tuned())
    yield Figure("hand-tuned loop", loop, "decisions/s")
    yield from of_hand_tuned("random playouts, decisions", decisions, loop, COMPILED.get(name))
    totals = playouts.totals()
    yield Figure("random playouts, games", decisions * totals.games / totals.decisions, "/s")
    yield from copy(game)


def copy(game: Game) -> Iterator[Figure]:
    """The size of a state, and the time to copy it."""
    state, program = game.new({"players": PLAYERS}), link(copying, backend="compiled")
    pool, times = program.rows(type(state), POOL), 100_000
    yield Figure("state", pool.itemsize, "bytes")
    yield Figure("copy of a state, CPython", 1e6 * best(state.copy, 2_000), "µs")
    program.run_batch("copy_around", pool, 1)
    seconds = best(lambda: program.run_batch("copy_around", pool, times), 1)
    yield Figure("copy of a state, compiled", 1e9 * seconds / times, "ns")


def seconds_of(run: Callable[[], Any]) -> float:
    """How long one call takes."""
    begin = time.process_time()
    run()
    return time.process_time() - begin


def best(run: Callable[[], Any], times: int) -> float:
    """Seconds for one call: the best of several series."""
    found = float("inf")
    for _ in range(TURNS):
        start = time.process_time()
        for _ in range(times):
            run()
        found = min(found, (time.process_time() - start) / times)
    return found


def python(name: str) -> Iterator[Figure]:
    """CPython: the rules alone, and the whole contract with events and record."""
    game = load_game(name)
    bare = Playouts(game, "python")
    games = max(1, round(bare.rate(20)[1] / 100))
    rules, whole, steps = in_turns(
        TURNS, lambda: bare.rate(games)[0], lambda: contract(game, games // 2 + 1), reference
    )
    yield Figure("reference loop", steps, "steps/s")
    yield from of_reference("bare rules, decisions", rules, steps, PYTHON.get(name))
    yield from of_reference(
        "legal, apply, events, record, decisions", whole, steps, CONTRACT.get(name)
    )


def search(name: str) -> Iterator[Figure]:
    """Tree search from the first decision of a game."""
    from karfunkel.bots.search import Budget, SearchBot

    game = load_game(name)
    match, rng = Match(game, {"players": PLAYERS}, Seeded(1)), Rng()
    while match.turn.chance:
        match.play_chance()
    player = match.turn.players[0]
    observed, bot = match.position(player).observed, SearchBot(game, Budget(playouts=10))
    rng.a = 1
    bot.think(observed, player, rng)
    bot.budget = Budget(milliseconds=50)

    def think() -> float:
        begin = time.process_time()
        bot.think(observed, player, rng)
        return bot.iterations / (time.process_time() - begin)

    found, loop = in_turns(TURNS, think, hand_tuned())
    yield from of_hand_tuned("tree search, iterations", found, loop, SEARCH.get(name))


def solver() -> Iterator[Figure]:
    """King of the Dice: all throws of a market of five cards, both rerolls."""
    from karfunkel.games.kingdice.box.condition_text import parse_condition
    from karfunkel.games.kingdice.dice.solver import Goal, solve

    market = ("2 red + 1 blue + 1 green", "4 green", "2 red + 2 blue + 2 green", "4 equal", "even")
    goals = [Goal((parse_condition(text),), 1 + n) for n, text in enumerate(market)]
    solve(goals)
    rate, loop = in_turns(TURNS, lambda: 1 / seconds_of(lambda: solve(goals)), hand_tuned())
    yield Figure("exact solve of a market", 1000 / rate, "ms")
    yield Figure(
        "the same, in millions of the hand-tuned loop", loop / rate / 1e6, "", SOLVED, True
    )


class Anyone(Chooser):
    """Chooses at random."""

    def __init__(self, number: int) -> None:
        self.rng = Rng()
        self.rng.a = number
        self.decisions = 0

    def choose(self, position: Position) -> int:
        """A random legal action."""
        legal = position.legal
        self.decisions += len(legal) > 1
        return legal[below(self.rng, len(legal))]


def contract(game: Game, games: int) -> float:
    """Random games through the contract; decisions per second."""
    decisions = 0
    start = time.process_time()
    for number in range(games):
        match = Match(game, {"players": PLAYERS}, Seeded(number))
        anyone = Anyone(number + 1)
        play(match, [anyone] * PLAYERS)
        decisions += anyone.decisions
    return decisions / (time.process_time() - start)
