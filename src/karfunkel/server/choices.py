"""Choices at tables, which are most of what a server does: executed without an asyncio task.

Choices that come to a table at once, or while others are being saved, are executed together, saved
together, and told together. Nobody is told anything before all of it is saved.
"""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.server import messages
from karfunkel.server.answered import Answer
from karfunkel.server.seats import Asker, Origin
from karfunkel.server.store.base import Saved, StoreRefusal
from karfunkel.server.table import Entry
from karfunkel.server.watched import Asked, Live

if TYPE_CHECKING:
    from karfunkel.server.hall import Hall


class Awaited(NamedTuple):
    """A choice of somebody who waits for its answer."""

    command: messages.Command
    holder: str
    origin: Origin
    answered: "asyncio.Future[Answer]"

    def done(self, answer: Answer) -> None:
        """It is executed and saved."""
        if not self.answered.done():  # otherwise nobody waits any more
            self.answered.set_result(answer)

    def failed(self, error: Exception) -> None:
        """It was refused, or could not be saved."""
        if not self.answered.done():
            self.answered.set_exception(error)


class Batch(NamedTuple):
    """Choices that are executed and saved together."""

    live: Live
    ends: list[tuple[Asked, Answer | Exception]]
    """Who asked, and what they are told once everything is saved."""
    saves: list[Saved]
    begin: float
    entries: list[Entry]


class Choices:
    """The choices at the tables of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._again: set[asyncio.Task[None]] = set()
        """Those whose table was dropped while they waited."""

    def submit(self, live: Live, asked: Asked) -> None:
        """Execute a choice as soon as the table is free; its sender is told once it is saved.

        This waits for the end of the current round of the event loop: where several players
        choose at once, their choices often come together.
        """
        live.asked.append(asked)
        if len(live.asked) == 1:
            asyncio.get_running_loop().call_soon(self._take_or_wait, live)

    def _take_or_wait(self, live: Live) -> None:
        if live.lock.take():
            self._begin(live)
        else:
            live.lock.ask(partial(self._turn, live))

    def _turn(self, live: Live) -> bool:
        """The table is held by us now; whoever has just released it may still be looking at it."""
        asyncio.get_running_loop().call_soon(self._begin, live)
        return True

    def _begin(self, live: Live) -> None:
        if self.hall.is_current(live):
            self._execute(live)
            return
        # It was dropped while they waited: they go to the one that is rebuilt.
        waiting, live.asked = live.asked, []
        for asked in waiting:
            task = asyncio.ensure_future(self._submit_again(live.table.id, asked))
            self._again.add(task)
            task.add_done_callback(self._again.discard)
        live.lock.release()

    async def _submit_again(self, id: str, asked: Asked) -> None:
        try:
            live = await self.hall.open(id)
        except Refusal as refusal:
            asked.failed(refusal)
        else:
            self.submit(live, asked)

    def _execute(self, live: Live) -> None:
        """Execute the choices that wait, under the lock; nobody is told anything yet.

        Even a refusal may be due to a change that is not saved yet.
        """
        hall, table = self.hall, live.table
        now, ticks = hall.now(), hall.ticks()
        waiting, live.asked = live.asked, []
        if not hall.store.many_at_once and len(waiting) > 1:
            waiting, live.asked = waiting[:1], waiting[1:]
            live.lock.ask(partial(self._turn, live))
        batch = Batch(live, [], [], time.perf_counter(), [])
        for asked in waiting:
            live.saw(asked.holder, ticks)
            command = asked.command
            try:
                answer, entry, _ = table.do(
                    command, Asker(asked.holder, now, command.moment, (), asked.origin)
                )
            except Refusal as refusal:
                batch.ends.append((asked, refusal))
                continue
            except Exception as error:  # a mistake of ours; the table may be half changed
                self._failed(batch._replace(ends=[(asked, error) for asked in waiting]), error)
                return
            if entry:
                batch.entries.append(entry)
                batch.saves.append(hall.saved(table, entry, live.epoch))
            batch.ends.append((asked, answer))
        if batch.saves:
            hall.store.saving(batch.saves).add_done_callback(partial(self._committed, batch))
            return
        try:
            self._answer(batch)
        finally:
            live.lock.release()

    def _committed(self, batch: "Batch", saving: "asyncio.Future[None]") -> None:
        """Saving has ended: all of it is saved, or nothing."""
        if saving.cancelled():
            self._failed(batch, StoreRefusal("server-disk"))
            return
        error = saving.exception()
        if error:
            self._failed(batch, error if isinstance(error, Exception) else Exception(error))
            return
        try:
            self._publish(batch)
        finally:
            batch.live.lock.release()

    def _publish(self, batch: "Batch") -> None:
        """All of it is saved, and the table is still held."""
        live, hall = batch.live, self.hall
        hall.metrics.commit_seconds.observe(time.perf_counter() - batch.begin)
        hall.metrics.chosen.inc(len(batch.entries))
        steps, seats = 0, False
        for entry in batch.entries:
            steps += len(entry.steps)
            seats = seats or entry.head is not None or bool(entry.below)
        if steps:
            live.news.stepped()
            hall.metrics.steps.inc(steps)
        live.note(seats=seats)
        self._answer(batch)
        hall.wake_bots(live)
        hall.look_who_waits(live)

    def _answer(self, batch: "Batch") -> None:
        """Everything that was done here is saved: tell everybody what happened and how it ended."""
        live = batch.live
        live.telling = True
        for asked, end in batch.ends:
            if isinstance(end, Answer):
                asked.done(end)
            else:
                asked.failed(end)
        live.used = self.hall.ticks()
        live.tell_all(live if self.hall.is_here(live) else None)

    def _failed(self, batch: "Batch", error: Exception) -> None:
        """Nothing was saved."""
        self.hall.drop_live(batch.live)
        batch.live.lock.release()
        for asked, _ in batch.ends:
            asked.failed(error)
