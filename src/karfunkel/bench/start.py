"""How long people wait: for the package, for the first question, for the compiler."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping

from karfunkel.bench.report import Figure
from karfunkel.core.registry import game_names

TRIES = 5
COLD = {"diamant": 15.0, "emerald": 25.0, "kingdice": 25.0}
WARM = {"diamant": 1.5, "emerald": 2.0, "kingdice": 1.5}
PLAY = ["-m", "karfunkel", "play", "diamant", "--seats", "you,random,random,random", "--seed", "1"]


def start() -> Iterator[Figure]:
    """Fresh processes, with and without a filled compile cache."""
    bare = best(["-c", "pass"])
    whole = best(["-c", "import karfunkel, karfunkel.core.match, karfunkel.core.record"])
    yield Figure(
        "import karfunkel", max(0.0, best(["-c", "import karfunkel"]) - bare), "s", 0.15, True
    )
    yield Figure("import of the whole core", max(0.0, whole - bare), "s", 0.15, True)
    with tempfile.TemporaryDirectory() as home:
        yield Figure("play: first question", first_question(home), "s", 1.0, True)
        cache = os.environ | {"KARFUNKEL_CACHE": home}
        for game in game_names():
            sim = ["-m", "karfunkel", "sim", game, "--games", "1", "--json"]
            cold, warm = seconds(sim, cache), best(sim, cache)
            yield Figure(f"sim {game}: empty compile cache", cold, "s", COLD.get(game), True)
            yield Figure(f"sim {game}: filled compile cache", warm, "s", WARM.get(game), True)


def best(args: list[str], env: Mapping[str, str] | None = None) -> float:
    """Seconds a Python process takes, at best."""
    return min(seconds(args, env) for _ in range(TRIES))


def seconds(args: list[str], env: Mapping[str, str] | None = None) -> float:
    """Seconds a Python process takes."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, *args], check=True, env=env, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def first_question(home: str) -> float:
    """Seconds from starting a game to being asked."""
    found = float("inf")
    for _ in range(TRIES):
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
            found = min(found, time.perf_counter() - begin)
            process.communicate()
    return found
