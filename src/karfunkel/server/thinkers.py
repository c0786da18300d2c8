"""Bots in other processes, on any machine: a queue in the database that servers share.

Servers put questions into it while any worker lives, and think for themselves otherwise, or if no
answer comes in time. A worker says several times a second that it is there; what a dead one had
taken goes to the next. So a lost worker costs seconds, but no move.
"""

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server.brains import LONGEST_WAIT, Brains, Thought
from karfunkel.server.logs import log_to_stderr
from karfunkel.server.question import Question
from karfunkel.server.store.base import StoreRefusal
from karfunkel.server.store.opening import is_postgres, without_password
from karfunkel.server.store.questions import Answer, Questions, Taken
from karfunkel.text.messages import Catalog

log = logging.getLogger(__name__)
POLL_SECONDS = 0.05
"""Between two looks at the queue while something is expected."""
LOOK_AGAIN = 2.0
"""Seconds until a server that found no worker looks for one again."""
BEAT_SECONDS, LEASE_SECONDS = 0.5, 2.0


# --- In the server ----------------------------------------------------------------------------


class QueuedBrains(Brains):
    """Bots that think elsewhere if anybody does, and here otherwise."""

    def __init__(
        self,
        questions: Questions,
        workers: int | None = None,
        pool: Callable[[], Executor] | None = None,
        patience: float = LONGEST_WAIT,
    ) -> None:
        super().__init__(workers, pool)
        self.questions = questions
        self.patience = patience
        """Seconds after which nobody waits for an answer any longer."""
        self._asked: dict[str, asyncio.Future[Answer]] = {}
        self._polling: asyncio.Task[None] | None = None
        self._alone_until = 0.0

    async def choose(self, question: Question) -> Thought:
        """What a bot chooses; always a legal action, whatever fails."""
        answer = await self._answered(question)
        if answer and answer.action in question.legal:
            return Thought(answer.action, answer.level)
        return await super().choose(question)

    def load(self) -> tuple[int, int]:
        """How many questions are being thought about, here or elsewhere, and how many wait."""
        thinking, waiting = super().load()
        return thinking + len(self._asked), waiting

    async def _answered(self, question: Question) -> Answer | None:
        """The answer of a worker; None if there is none, or it does not answer in time."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._alone_until:
            return None
        id = None
        try:
            id = await self.questions.ask(question)
            if id is None:
                self._alone_until = loop.time() + LOOK_AGAIN
                return None
            future: asyncio.Future[Answer] = loop.create_future()
            self._asked[id] = future
            self._poll()
            async with asyncio.timeout(self.patience):
                return await future
        except StoreRefusal:  # the store has logged why
            return None
        except TimeoutError:
            log.warning("no worker has answered in time", extra={"game": question.game})
            return None
        finally:
            if id and self._asked.pop(id, None) and (future.cancelled() or not future.done()):
                await self._withdraw(id)

    async def _withdraw(self, id: str) -> None:
        with suppress(StoreRefusal):  # then it is deleted later, with other old ones
            await self.questions.withdraw(id)

    def _poll(self) -> None:
        if self._polling is None or self._polling.done():
            self._polling = asyncio.ensure_future(self._keep_polling())

    async def _keep_polling(self) -> None:
        """Look for answers while any is waited for: one query for all of them."""
        while self._asked:
            await asyncio.sleep(POLL_SECONDS)
            try:
                found = await self.questions.answers()
            except StoreRefusal:
                continue
            except msgspec.MsgspecError:
                continue  # of another version; whoever waits thinks for itself
            for id, answer in found.items():
                future = self._asked.get(id)
                if future and not future.done():
                    future.set_result(answer)

    def close(self) -> None:
        """Stop thinking, and asking."""
        super().close()
        if self._polling:
            self._polling.cancel()
        self.questions.abandon()


# --- In the worker ----------------------------------------------------------------------------


class Thinker:
    """A worker: it takes questions while it has free processes, and answers them."""

    def __init__(self, questions: Questions, brains: Brains, slots: int) -> None:
        self.questions = questions
        self.brains = brains
        self.slots = slots
        self.stopping = asyncio.Event()
        self._working: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Answer until told to stop; a database that is down is waited for."""
        beating = asyncio.ensure_future(self._beat())
        try:
            while not self.stopping.is_set():
                await self._take()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.stopping.wait(), POLL_SECONDS)
        finally:
            beating.cancel()
            for task in self._working:
                task.cancel()
            await asyncio.gather(beating, *self._working, return_exceptions=True)
            try:
                await self.questions.leave()
                await self.questions.close()
            except StoreRefusal:
                pass  # others take its questions when its lease has ended
            self.brains.close()

    async def _beat(self) -> None:
        while True:
            with suppress(StoreRefusal):
                await self.questions.beat(LEASE_SECONDS)
            await asyncio.sleep(BEAT_SECONDS)

    async def _take(self) -> None:
        free = self.slots - len(self._working)
        if free <= 0:
            return
        try:
            found = await self.questions.take(free)
        except StoreRefusal:
            return
        except msgspec.MsgspecError as error:
            log.error("a question cannot be read", extra={"error": str(error)})
            return
        for taken in found:
            task = asyncio.ensure_future(self._answer(taken))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _answer(self, taken: Taken) -> None:
        try:
            thought = await self.brains.choose(taken.question)
            await self.questions.answer(taken.id, Answer(thought.action, thought.level))
        except StoreRefusal:
            pass  # the server thinks for itself
        except (Refusal, ValueError) as error:  # a game or a version that is not installed here
            log.error("a question cannot be answered", extra={"error": str(error)})


def think(store: str, workers: int, text: Catalog) -> int:
    """`karfunkel bots`: answer the questions of all servers at a database, until stopped.

    Without a number of workers, all cores but one are used.
    """
    if not is_postgres(store):
        raise Refusal("server-bots-store")
    log_to_stderr()
    asyncio.run(_think(store, workers, text))
    print(text.text("server-stopped"))
    return 0


async def _think(store: str, workers: int, text: Catalog) -> None:
    from karfunkel.server.store.postgres import opened

    await (await opened(store)).close()
    brains = Brains(workers)
    brains.warm_up()
    thinker = Thinker(Questions(store, secrets.token_hex(8)), brains, brains.size)
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(stop, thinker.stopping.set)
    print(text.text("server-bots-ready", place=without_password(store)), flush=True)
    await thinker.run()
