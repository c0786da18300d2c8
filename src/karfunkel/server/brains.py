"""Bots think in processes of their own: they get what `observe` shows, and a time.

A bot that fails, or takes too long, is replaced by the next weaker one; the weakest is a random
choice made here, which cannot fail. The strongest bots compile first; until that is done, weaker
ones answer.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from threading import Thread
from typing import Any

from karfunkel.bots.base import make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import SEEDS, Rng, seed

log = logging.getLogger(__name__)
LONGEST_SECONDS = 15.0
"""Far more than any level takes; then something is wrong."""


# --- In the worker --------------------------------------------------------------------------


def begin() -> None:
    """A new worker: people's moves go before bots' thoughts, and Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed could not stop its workers, and they would wait for ever."""
    server = multiprocessing.parent_process()
    assert server
    server.join()
    os._exit(1)


@cache
def bot(game: str, level: str) -> Bot:
    """A bot of this worker; it begins to compile at once if it has to."""
    made = make_bot(level, load_game(game))
    made.prepare()
    return made


def think(
    game: str, levels: Sequence[str], observed: Any, seat: int, legal: Sequence[int], mood: int
) -> int:
    """The choice of the first of these bots that is ready.

    Bots serve many tables; what they make up at the beginning of a game follows from its mood.
    """
    rng = Rng()
    able = (found for found in (bot(game, level) for level in levels) if found.ready())
    player = next(able, None) or bot(game, levels[-1])
    seed(rng, mood, seat)
    player.begin(seat, rng)
    seed(rng, secrets.randbelow(SEEDS), seat)
    chosen = player.choose(observed, seat, legal, rng)
    if chosen not in legal:
        raise ValueError(f"{levels[0]} chose {chosen}, which is not legal")
    return chosen


def warm_up() -> None:
    """Have everything compiled that any level needs."""
    for name in game_names():
        for level in load_game(name).levels:
            bot(name, level)


# --- In the server --------------------------------------------------------------------------


class Brains:
    """All bots of a server."""

    def __init__(self, workers: int | None = None, pool: Callable[[], Executor] | None = None):
        self._make = pool or partial(
            ProcessPoolExecutor,
            workers or max(1, (os.cpu_count() or 2) - 1),
            multiprocessing.get_context("spawn"),
            begin,
        )
        self._pool = self._make()
        self.failures = 0

    def warm_up(self) -> None:
        """Compile in the background."""
        self._pool.submit(warm_up)

    async def choose(
        self, game: str, level: str, observed: Any, seat: int, legal: Sequence[int], mood: int
    ) -> int:
        """What a bot chooses; whatever happens, a legal action."""
        known = list(load_game(game).levels)
        levels = list(reversed(known[: known.index(level) + 1])) if level in known else known[:1]
        while levels:
            work = partial(think, game, levels, observed, seat, list(legal), mood)
            pool = self._pool
            try:
                running = asyncio.get_running_loop().run_in_executor(pool, work)
                return await asyncio.wait_for(running, LONGEST_SECONDS)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.failures += 1
                log.warning(
                    "a bot failed",
                    extra={"game": game, "level": levels[0], "error": type(error).__name__},
                )
                if isinstance(error, BrokenProcessPool | TimeoutError) and pool is self._pool:
                    self._restart()
                levels = levels[1:]
        return secrets.choice(legal)

    def _restart(self) -> None:
        """Begin anew with fresh workers; those that hang are killed."""
        old, self._pool = self._pool, self._make()
        _kill(old)

    def close(self) -> None:
        """Stop thinking."""
        _kill(self._pool)


def _kill(pool: Executor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
