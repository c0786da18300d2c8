"""Slow answers: computed outside the event loop, cached, and charged to an allowance.

Replays, proofs and pictures take from ten to two hundred milliseconds. They are computed in one
thread, so that the event loop is never blocked; solutions of positions take a second, and compile
first, so they are computed in a process. Results are cached for later requests. Every address has
an allowance of computing time, so that no address can keep the thread or the process busy.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor

from karfunkel.core.errors import Refusal
from karfunkel.server.limits import Bites, Bucket, Limits, bucket_of

MOST_KEPT = 16_000_000
"""The size of the cache in bytes."""
SHARE = 8
"""One address may take this part of the queue."""


def one_thread() -> Executor:
    """A thread of its own."""
    return ThreadPoolExecutor(1, "costly")


class Costly:
    """Computes answers in its own thread, or elsewhere if `workplace` says so."""

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float] = time.thread_time,
        bites: Bites | None = None,
        workplace: Callable[[], Executor] = one_thread,
    ) -> None:
        self.limits = limits
        self.bites = Bites() if bites is None else bites
        self.clock = clock
        self.waiting = 0
        self._of: Counter[str] = Counter()
        """How many answers each address waits for."""
        self._workplace = workplace
        self._worker: Executor | None = None
        """Made for the first answer: a process takes a tenth of a server's time to start."""
        self._allowance: dict[str, Bucket] = {}
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    async def answer(self, address: str, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """The answer for this key, from the cache or computed now; without a key it is not cached.

        A refusal from `make` is raised, and not cached.
        """
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        limits = self.limits
        allowance = bucket_of(self._allowance, address, limits.costly_share, limits.costly_seconds)
        crowded = (
            self._of[address] >= limits.costly_waiting // SHARE
            or self.waiting >= limits.costly_waiting
        )
        if crowded or not allowance.positive():
            self.bites.note("costly_share", address)
            raise Refusal("server-too-fast")
        self.waiting += 1
        self._of[address] += 1
        try:
            self._worker = self._worker or self._workplace()
            made, seconds = await asyncio.get_running_loop().run_in_executor(
                self._worker, _timed, self.clock, make
            )
        except BrokenExecutor:
            self._worker = None
            raise Refusal("server-mistake") from None
        finally:
            self.waiting -= 1
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]
        # The first to ask waits for the compiler, and is not charged for it.
        allowance.spend(min(seconds, limits.costly_seconds))
        if isinstance(made, Refusal):
            raise made
        if key is not None:
            self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = made
            self._size += len(made)
        while self._size > MOST_KEPT:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old)

    def close(self) -> None:
        """Stop working."""
        if self._worker:
            self._worker.shutdown(wait=False, cancel_futures=True)


def _timed(clock: Callable[[], float], make: Callable[[], bytes]) -> tuple[bytes | Refusal, float]:
    begin = clock()
    try:
        made: bytes | Refusal = make()
    except Refusal as refusal:
        made = refusal
    return made, clock() - begin
