"""Analyses of finished games: computed in a process of their own, one at a time, and kept.

An analysis takes seconds, so it must not compete with the event loop for the interpreter, and no
request waits for it: a client that asks too early is told how far the analysis is, and asks again.
Every address has an allowance of time for analyses, as for other costly answers. The store keeps
what was found until the judge or the program changes.
"""

import asyncio
import hashlib
import multiprocessing
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.json import encode

from karfunkel import __version__
from karfunkel.analysis.shapes import VERSION
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.record import parse_record
from karfunkel.server import brains
from karfunkel.server.costly import Costly
from karfunkel.server.limits import Limits
from karfunkel.server.store.base import Store, StoreRefusal

LONGEST_SECONDS = 600.0
"""Beyond this something is wrong: the worker is replaced."""
PATIENCE = 1.0
"""How long a request waits before it is told how far the analysis is."""

# --- In the worker --------------------------------------------------------------------------

_done: Any = None
"""Shared with the server: how many steps of the game at hand are analysed."""


def begin(done: Any) -> None:
    """A new worker."""
    global _done
    _done = done
    brains.begin()


def analysed(text: str) -> bytes:
    """The analysis of a record, as JSON."""
    from karfunkel.analysis import analyse

    def progress(done: int, steps: int) -> None:
        _done.value = done

    return encode(analyse(parse_record(text), progress=progress))


# --- In the server --------------------------------------------------------------------------


@cache
def made_by(game: Game) -> str:
    """What an analysis of a game depends on, besides its record."""
    judge = Path(game.judge).read_bytes() if game.judge else b""
    return f"{__version__} {VERSION} {game.version} {hashlib.sha256(judge).hexdigest()[:16]}"


class Underway(NamedTuple):
    """An analysis that is not finished: how many steps are done."""

    done: int


class Coach:
    """Has games analysed, and keeps the answers."""

    def __init__(self, limits: Limits, store: Store) -> None:
        self._store = store
        self._costly = Costly(limits, time.monotonic)
        self._spawned = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._done: Any = None
        self._at_work = ""
        self._tasks: dict[str, asyncio.Task[bytes]] = {}

    async def analysis(self, address: str, table: str, game: Game, text: str) -> bytes | Underway:
        """The analysis of a table's record, or how far it is."""
        task = self._tasks.get(table)
        if task is None:
            task = asyncio.create_task(self._found(address, table, game, text))
            self._tasks[table] = task
        await asyncio.wait([task], timeout=PATIENCE)
        if not task.done():
            at_work = self._at_work == table and self._done is not None
            return Underway(self._done.value if at_work else 0)
        self._tasks.pop(table, None)  # after a refusal the next request tries again
        return task.result()

    async def _found(self, address: str, table: str, game: Game, text: str) -> bytes:
        """The analysis from the store, or a new one."""
        maker = made_by(game)
        kept = await self._store.analysis(table, maker)
        if kept is not None:
            return zlib.decompress(kept)
        ask = partial(self._ask, table, text)
        made = await self._costly.answer(address, ("analysis", table, maker), ask)
        small = await asyncio.to_thread(zlib.compress, made)
        with suppress(StoreRefusal):  # then the next request computes it again
            await self._store.keep_analysis(table, maker, small)
        return made

    def _ask(self, table: str, text: str) -> bytes:
        """In the coach's own thread: wait for the worker."""
        if self._pool is None:
            self._done = self._spawned.Value("i", 0)
            self._pool = ProcessPoolExecutor(
                1, self._spawned, initializer=begin, initargs=(self._done,)
            )
        self._done.value = 0
        self._at_work = table
        try:
            return self._pool.submit(analysed, text).result(LONGEST_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            self._stop()
            raise Refusal("server-mistake") from None

    def _stop(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def close(self) -> None:
        """Stop at once, even in the middle of an analysis."""
        self._stop()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._costly.close()
