"""How fast the environments are stepped, each as its users do it, with random legal actions.

An agent step is one decision of one player; chance and beginning again are part of it. What a
library needs is measured where the library is installed.
"""

import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import accumulate

from karfunkel.bench.report import Figure
from karfunkel.core.registry import game_names
from karfunkel.envs.vector import Vector

PLAYERS = 4
GAMES = 4096
TURNS = 60
"""How many short runs the best is taken of."""
BATCH_STEPS = 4
SECONDS = 0.02

VECTOR = {"diamant": 5e6, "emerald": 2e6, "kingdice": 0.5e6}
PETTINGZOO = 25e3
OPENSPIEL = 40e3


def envs() -> Iterator[Figure]:
    """All games in all environments that have a target."""
    for name in game_names():
        yield from vector(name)
    if find_spec("pettingzoo"):
        for name in game_names():
            found = best(pettingzoo(name))
            yield Figure(f"PettingZoo, {name}, 4 players", found, "steps/s", PETTINGZOO)
    if find_spec("pyspiel"):
        for name in game_names():
            found = best(openspiel(name))
            yield Figure(f"OpenSpiel, {name}, 4 players", found, "steps/s", OPENSPIEL)


def vector(name: str) -> Iterator[Figure]:
    """A batch, stepped with actions that are ready, and with actions that are drawn on the way."""
    env = Vector(name, GAMES, players=PLAYERS, seed=1)
    env.step(env.sample())
    stepping, drawing = 0.0, 0.0
    for _ in range(TURNS):
        spent, start = 0.0, time.perf_counter()
        for _ in range(BATCH_STEPS):
            actions = env.sample()
            before = time.perf_counter()
            env.step(actions)
            spent += time.perf_counter() - before
        steps = GAMES * BATCH_STEPS
        stepping = max(stepping, steps / spent)
        drawing = max(drawing, steps / (time.perf_counter() - start))
    title = f"vector, {name}, {GAMES:,} games, 4 players"
    yield Figure(title, stepping, "steps/s", VECTOR.get(name))
    yield Figure(f"{title}, actions drawn too", drawing, "steps/s")


def best(game: Callable[[], int]) -> float:
    """Steps per second, the best of several short runs; `game` plays one and counts its steps."""
    game()
    found = 0.0
    for _ in range(TURNS):
        steps, start = 0, time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS or not steps:
            steps += game()
        found = max(found, steps / seconds)
    return found


def pettingzoo(name: str) -> Callable[[], int]:
    """Agent by agent, every observation and mask looked at."""
    from karfunkel.envs.pettingzoo import env

    made, dice = env(name, players=PLAYERS), random.Random(1)
    made.reset(seed=1)

    def game() -> int:
        made.reset()
        steps = 0
        for _ in made.agent_iter():
            seen, _, terminated, _, _ = made.last()
            if terminated:
                return steps
            legal = seen["action_mask"].nonzero()[0]
            made.step(legal[int(dice.random() * len(legal))])
            steps += 1
        return steps

    return game


def openspiel(name: str) -> Callable[[], int]:
    """The Python API, with explicit chance; a step is one outcome or one player's choice."""
    import pyspiel

    import karfunkel.envs.openspiel  # noqa: F401 (it registers the games)

    spiel, dice = pyspiel.load_game(f"karfunkel_{name}", {"players": PLAYERS}), random.Random(1)

    def game() -> int:
        state, steps = spiel.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                drawn = dice.choices(outcomes, cum_weights=list(accumulate(chances)))
                state.apply_action(drawn[0])
                steps += 1
            elif state.is_simultaneous_node():
                legal = [state.legal_actions(player) for player in range(PLAYERS)]
                state.apply_actions([dice.choice(each) if each else 0 for each in legal])
                steps += sum(map(bool, legal))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                steps += 1
        return steps

    return game
