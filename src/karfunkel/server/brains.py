"""Bots think in worker processes: they get what `observe` shows, and a time limit.

A bot that fails, or takes too long, is replaced by the next weaker one; the weakest is a random
choice made here, which cannot fail. The strongest bots compile first; until that is done, weaker
ones answer. The answer says which level chose. Workers are shared fairly: a person with a hundred
tables slows down only those.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache, partial
from threading import Thread
from typing import NamedTuple

from karfunkel.bots.base import make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import SEEDS, Rng, seed
from karfunkel.server.question import Question

log = logging.getLogger(__name__)
LONGEST_SECONDS = 15.0
"""A timeout far longer than any level thinks: beyond it something is wrong."""
LONGEST_WAIT = 8.0
"""Seconds without a worker after which the weakest level answers."""
RANDOM = "random"
"""The level of a choice that no bot made."""


# --- In the worker --------------------------------------------------------------------------


def begin() -> None:
    """A new worker: it has a lower priority than the server, and ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Exit if the server was killed: it could not stop its workers."""
    server = multiprocessing.parent_process()
    assert server
    server.join()
    os._exit(1)


@cache
def bot(game: str, level: str, rules: int | None = None) -> Bot:
    """A bot of this worker, for a version of the rules; it starts compiling if necessary."""
    made = make_bot(level, load_game(game, version=rules))
    made.prepare()
    return made


def think(asked: Question, levels: Sequence[str]) -> "Thought":
    """The choice of the first of these bots that is ready.

    Bots serve many tables; what they draw at the beginning of a game follows from its `mood`.
    """
    rng = Rng()
    able = (level for level in levels if bot(asked.game, level, asked.rules).ready())
    level = next(able, levels[-1])
    player = bot(asked.game, level, asked.rules)
    seed(rng, asked.mood, asked.seat)
    player.begin(asked.seat, rng)
    seed(rng, secrets.randbelow(SEEDS), asked.seat)
    chosen = player.choose(asked.state(), asked.seat, asked.legal, rng)
    if chosen not in asked.legal:
        raise ValueError(f"{level} chose {chosen}, which is not legal")
    return Thought(chosen, level)


def warm_up() -> None:
    """Compile everything that any level needs."""
    for name in game_names():
        for level in load_game(name).levels:
            bot(name, level)


def one_process() -> Executor:
    """A worker for questions that are not moves, such as the solution of a position."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)


# --- In the server --------------------------------------------------------------------------


class Thought(NamedTuple):
    """What a bot chose, and the level that really answered."""

    action: int
    level: str


@dataclass(eq=False)
class Job:
    """A question that waits for a worker."""

    question: Question
    levels: list[str]
    asked: float
    answer: asyncio.Future[Thought]


class Turns:
    """The waiting jobs, served round-robin by party, and by table within a party.

    A party with a hundred tables does not delay another party's single table.
    """

    def __init__(self) -> None:
        self._parties: dict[str, dict[str, deque[Job]]] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self._parties.values() for jobs in tables.values())

    def push(self, job: Job) -> None:
        """Wait for a turn."""
        tables = self._parties.setdefault(job.question.party, {})
        tables.setdefault(job.question.table, deque()).append(job)

    def pop(self) -> Job | None:
        """The next job; its party and its table go to the end of their queues."""
        while self._parties:
            party = next(iter(self._parties))
            tables = self._parties.pop(party)
            table = next(iter(tables))
            jobs = tables.pop(table)
            job = jobs.popleft()
            if jobs:
                tables[table] = jobs
            if tables:
                self._parties[party] = tables
            if not job.answer.done():  # else nobody waits for it any more
                return job
        return None


class Worker:
    """One process with one job at a time, so that it can be replaced by itself."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self.executor = make()
        self.busy = False

    async def run(self, work: Callable[[], Thought]) -> Thought:
        """Think; the time counts from here, not from when the question was asked."""
        try:
            running = asyncio.get_running_loop().run_in_executor(self.executor, work)
            return await asyncio.wait_for(running, LONGEST_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            self.replace()
            raise

    def replace(self) -> None:
        """Start a fresh process; one that hangs is killed."""
        old, self.executor = self.executor, self._make()
        _kill(old)


class Brains:
    """All bots of a server."""

    def __init__(self, workers: int | None = None, pool: Callable[[], Executor] | None = None):
        one = partial(ProcessPoolExecutor, 1, multiprocessing.get_context("spawn"), begin)
        number = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [Worker(pool or one) for _ in range(number)]
        self._turns = Turns()
        self._thinking: set[asyncio.Task[None]] = set()

    @property
    def size(self) -> int:
        """How many questions can be thought about at once."""
        return len(self._workers)

    def warm_up(self) -> None:
        """Compile in the background."""
        for worker in self._workers:
            worker.executor.submit(warm_up)

    async def choose(self, question: Question) -> Thought:
        """What a bot chooses; always a legal action, whatever fails.

        Workers are shared in turn by the parties (the addresses that made tables) and, within a
        party, by its tables.
        """
        known, level = list(load_game(question.game).levels), question.level
        levels = list(reversed(known[: known.index(level) + 1])) if level in known else known[:1]
        loop = asyncio.get_running_loop()
        while levels:
            job = Job(question, levels, loop.time(), loop.create_future())
            self._turns.push(job)
            self._dispatch()
            try:
                return await job.answer
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning(
                    "a bot failed",
                    extra={
                        "game": question.game,
                        "level": levels[0],
                        "error": type(error).__name__,
                    },
                )
                levels = levels[1:]
        return Thought(secrets.choice(question.legal), RANDOM)

    def load(self) -> tuple[int, int]:
        """How many questions are being thought about, and how many wait for a worker."""
        return sum(worker.busy for worker in self._workers), len(self._turns)

    def _dispatch(self) -> None:
        """Give every free worker something to do."""
        for worker in self._workers:
            if not worker.busy and (job := self._turns.pop()):
                worker.busy = True
                task = asyncio.ensure_future(self._run(worker, job))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)

    async def _run(self, worker: Worker, job: Job) -> None:
        waited = asyncio.get_running_loop().time() - job.asked
        # After this long the workers are overloaded; the weakest level takes no time.
        levels = job.levels if waited < LONGEST_WAIT else job.levels[-1:]
        try:
            thought = await worker.run(partial(think, job.question, levels))
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(thought)
        finally:
            worker.busy = False
            self._dispatch()

    def close(self) -> None:
        """Stop thinking."""
        for worker in self._workers:
            _kill(worker.executor)


def _kill(pool: Executor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
