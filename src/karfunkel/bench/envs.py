"""The speed of the environments, each used as its users do, with random legal actions.

An agent step is one decision of one player; it includes chance and resets. Environments of a
library are measured only if the library is installed.
"""

import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import accumulate

from karfunkel.bench.report import Figure
from karfunkel.bench.yardsticks import (
    PLAYERS,
    hand_tuned,
    in_turns,
    of_hand_tuned,
    of_reference,
    reference,
)
from karfunkel.core.registry import game_names
from karfunkel.envs.vector import Vector

GAMES = 4096
TURNS = 60
"""The number of short runs; the best one counts."""
SECONDS = 0.02

VECTOR = {"diamant": 48.0, "emerald": 19.0, "kingdice": 4.8}
"""For 1,000 decisions of the hand-tuned loop."""
PETTINGZOO = 4.9
GYMNASIUM = 20.0
"""How many times as fast many tables must be as one."""
OPENSPIEL = 7.9
"""For 1,000 steps of the reference loop."""


def envs() -> Iterator[Figure]:
    """All games in all environments that have a target."""
    for name in game_names():
        yield from vector(name)
    if find_spec("pettingzoo"):
        for name in game_names():
            found, steps = in_turns(TURNS, rate(pettingzoo(name)), reference)
            yield from of_reference(f"PettingZoo, {name}, steps", found, steps, PETTINGZOO)
    if find_spec("pyspiel"):
        for name in game_names():
            found, steps = in_turns(TURNS, rate(openspiel(name)), reference)
            yield from of_reference(f"OpenSpiel, {name}, steps", found, steps, OPENSPIEL)


def seats() -> Iterator[Figure]:
    """One seat against bots, in all games."""
    if find_spec("gymnasium"):
        for name in game_names():
            yield from gymnasium(name)


def vector(name: str) -> Iterator[Figure]:
    """A batch, stepped with precomputed actions and with actions sampled on the way."""
    env = Vector(name, GAMES, players=PLAYERS, seed=1)
    env.step(env.sample())

    def stepping() -> float:
        actions, begin = env.sample(), time.process_time()
        env.step(actions)
        return GAMES / (time.process_time() - begin)

    def drawing() -> float:
        begin = time.process_time()
        env.step(env.sample())
        return GAMES / (time.process_time() - begin)

    ready, drawn, loop = in_turns(TURNS, stepping, drawing, hand_tuned())
    yield from of_hand_tuned(
        f"vector, {name}, {GAMES:,} games, steps", ready, loop, VECTOR.get(name)
    )
    yield Figure(f"vector, {name}, {GAMES:,} games, actions drawn too", drawn, "steps/s")


def rate(game: Callable[[], int]) -> Callable[[], float]:
    """Steps per second in a short run; `game` plays one and counts its steps."""
    game()

    def run() -> float:
        steps, begin = 0, time.process_time()
        while (seconds := time.process_time() - begin) < SECONDS or not steps:
            steps += game()
        return steps / seconds

    return run


def pettingzoo(name: str) -> Callable[[], int]:
    """Agent by agent, reading every observation and mask."""
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


def gymnasium(name: str) -> Iterator[Figure]:
    """One seat against three random players: at one table, and at many in one call."""
    from gymnasium import make, make_vec

    from karfunkel.envs.gymnasium import environment_id
    from karfunkel.envs.gymnasium_vector import ManySeats

    opponents, dice = ["random"] * (PLAYERS - 1), random.Random(1)
    one = make(environment_id(name), opponents=opponents, disable_env_checker=True)
    many = make_vec(environment_id(name), GAMES, opponents=opponents).unwrapped
    assert isinstance(many, ManySeats)
    one.reset(seed=1)
    many.reset(seed=1)

    def game() -> int:
        _, info = one.reset()
        steps, over = 0, False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = one.step(legal[int(dice.random() * len(legal))])
            steps += 1
        return steps

    def batch() -> int:
        many.step(many.seats.sample())
        return GAMES

    alone, together = in_turns(TURNS, rate(game), rate(batch))
    yield Figure(f"Gymnasium, {name}, one table, steps", alone, "steps/s")
    yield Figure(f"Gymnasium, {name}, {GAMES:,} tables, steps", together, "steps/s")
    times = f"Gymnasium, {name}, many tables for one"
    yield Figure(times, together / alone, "times", GYMNASIUM)


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
