"""Start-up times: the package, the first question, the compiler."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping

from karfunkel.bench.report import Figure
from karfunkel.bench.yardsticks import in_turns
from karfunkel.core.registry import game_names

TRIES = 5
# Times of `python -c pass`.
IMPORT = 12.0
QUESTION = 80.0
# Times of importing Numba, and of compiling the hand-tuned loop in a new process.
WARM = {"diamant": 2.5, "emerald": 2.5, "kingdice": 2.5}
COLD = {"diamant": 1.0, "emerald": 2.0, "kingdice": 2.0}
HAND_TUNED = "from karfunkel.bench.yardsticks import hand_tuned; hand_tuned()"
PLAY = ["-m", "karfunkel", "play", "diamant", "--seats", "you,random,random,random", "--seed", "1"]


def start() -> Iterator[Figure]:
    """Fresh processes, with and without a filled compile cache."""
    core = "import karfunkel, karfunkel.core.match, karfunkel.core.record"
    with tempfile.TemporaryDirectory() as home:
        bare, ours, whole, asked = shortest(
            TRIES,
            lambda: seconds(["-c", "pass"]),
            lambda: seconds(["-c", "import karfunkel"]),
            lambda: seconds(["-c", core]),
            lambda: first_question(home),
        )
        starts = "starts of Python"
        yield from times("import karfunkel", max(0.0, ours - bare), bare, starts, IMPORT)
        yield from times("import of the whole core", max(0.0, whole - bare), bare, starts, IMPORT)
        yield from times("play: first question", asked, bare, starts, QUESTION)
        cache = os.environ | {"KARFUNKEL_CACHE": home}
        for game in game_names():
            yield from simulation(game, cache)


def simulation(game: str, cache: Mapping[str, str]) -> Iterator[Figure]:
    """The first simulation, which compiles, and any later one."""
    sim = ["-m", "karfunkel", "sim", game, "--games", "1", "--json"]
    cold, loop = shortest(1, lambda: seconds(sim, cache), lambda: seconds(["-c", HAND_TUNED]))
    name = f"sim {game}: empty compile cache"
    yield from times(name, cold, loop, "compiles of the hand-tuned loop", COLD.get(game))
    warm, numba = shortest(
        TRIES, lambda: seconds(sim, cache), lambda: seconds(["-c", "import numba"])
    )
    name = f"sim {game}: filled compile cache"
    yield from times(name, warm, numba, "imports of Numba", WARM.get(game))


def times(
    name: str, found: float, yardstick: float, unit: str, bar: float | None
) -> Iterator[Figure]:
    """A time, and its ratio to a yardstick."""
    yield Figure(name, found, "s")
    yield Figure(f"{name}, in {unit}", found / yardstick, "", bar, True)


def shortest(turns: int, *runs: Callable[[], float]) -> list[float]:
    """The shortest times of several, measured in turns."""
    rates = [lambda run=run: 1 / run() for run in runs]
    return [1 / rate for rate in in_turns(turns, *rates)]


def seconds(args: list[str], env: Mapping[str, str] | None = None) -> float:
    """Seconds a Python process takes."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, *args], check=True, env=env, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def first_question(home: str) -> float:
    """Seconds from starting a game to the first question."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"XDG_DATA_HOME": home, "KARFUNKEL_LANG": "en"},
    ) as process:
        assert process.stdout
        told = b""
        while b"(1" not in told:  # the prompt names the first number
            told += os.read(process.stdout.fileno(), 4096)
        found = time.perf_counter() - begin
        process.communicate()
    return found
