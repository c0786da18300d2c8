"""How much CPU time the programs that people meet take to compile, each in a new process.

`python -m karfunkel.bench.compiling GAME PROGRAM` prints it for one.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial

from karfunkel.bench.report import Figure
from karfunkel.core.game import Game
from karfunkel.core.registry import game_names, load_game


def search(game: Game) -> None:
    """The search by playouts."""
    from karfunkel.bots.search import Engine

    Engine(game, "compiled").prepare()


def guided(game: Game) -> None:
    """The search with a judge."""
    from karfunkel.bots.judge import GuidedEngine

    GuidedEngine(game, "compiled").prepare()


def simulation(game: Game) -> None:
    """`karfunkel sim`."""
    from karfunkel.arena.simulate import simulate

    simulate(game, {}, games=1)


def vector(game: Game) -> None:
    """The vector environment."""
    from karfunkel.envs.vector import Vector

    env = Vector(game.name, 8)
    env.reset(1)
    env.step(env.sample())


def seats(game: Game) -> None:
    """The environment of one seat against bots."""
    from karfunkel.envs.seats import Seats

    Seats(game.name, 8, seed=1)


def luck(game: Game) -> None:
    """The luck of many games."""
    from karfunkel.analysis.luck import LuckCounter

    LuckCounter(game, 2).value(game.new({"players": 2}))


PROGRAMS: dict[str, Callable[[Game], None]] = {
    each.__name__: each for each in (search, guided, simulation, vector, seats, luck)
}


def compiling() -> Iterator[Figure]:
    """Every program of every game, with an empty cache."""
    for game in game_names():
        for program in PROGRAMS:
            with tempfile.TemporaryDirectory() as home:
                told = subprocess.run(
                    [sys.executable, "-m", __name__, game, program],
                    check=True,
                    capture_output=True,
                    env=os.environ | {"KARFUNKEL_CACHE": home},
                )
            yield Figure(f"{game}, {program}: CPU time until ready", float(told.stdout), "s")


def main(game: str, program: str) -> None:
    """Print the CPU seconds of this process until the program is ready."""
    run = partial(PROGRAMS[program], load_game(game))
    begin = time.process_time()
    run()
    print(time.process_time() - begin)


if __name__ == "__main__":
    main(*sys.argv[1:])
