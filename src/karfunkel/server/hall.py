"""All tables: those in memory, and those that sleep in the store.

A command changes its table, is saved, and only then told to anybody. If it cannot be saved, the
table is dropped from memory, so that the next look finds it as it was.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server import messages
from karfunkel.server.brains import Brains
from karfunkel.server.metrics import Metrics
from karfunkel.server.store.base import Line, Saved, Store, StoreRefusal
from karfunkel.server.table import Answer, Entry, Table

log = logging.getLogger(__name__)
MOST_DUE = 100
"""Tables that are looked after in one round."""
SNOOZE = 2.0
"""Seconds until a table that is still due is looked at again."""
DAY = 86_400
KEPT: dict[messages.Status, int] = {"gathering": 2 * DAY, "playing": 120 * DAY, "over": 400 * DAY}
"""After how many seconds without anything happening a table is deleted."""


class Settings(NamedTuple):
    """What can be set at a server."""

    bot_pause: float = 0.7
    """Seconds between the moves of bots while people look on."""
    sleep_after: float = 60.0
    """Seconds until a table that nobody looks at leaves the memory."""
    sweep_every: float = 1.0


class Watcher(Protocol):
    """A connection that wants to hear of a table."""

    holder: str

    def changed(self) -> None:
        """The position or the seats have changed."""

    def reacted(self, seat: int, reaction: messages.Reaction) -> None:
        """Somebody shows a reaction."""


@dataclass
class Live:
    """A table in memory."""

    table: Table
    used: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """The bots that think, by seat."""
    changes: int = 0
    """Counts up whenever anything about the table changes."""
    seating: int = 0
    """Counts up whenever anything changes but the game itself: seats, votes, who is here."""
    cache: dict[object, bytes] = field(default_factory=dict)
    """Messages that were made since the last change."""

    views: dict[int | None, msgspec.Raw] = field(default_factory=dict)
    """What each seat sees since the last step."""

    def connected(self) -> set[str]:
        """The holders who are here."""
        return {watcher.holder for watcher in self.watchers if watcher.holder}

    def tell(self, *, seats: bool = True) -> None:
        """Let everybody at the table look; most often, only at what was played."""
        self.changes += 1
        self.seating += seats
        self.cache.clear()
        for watcher in self.watchers:
            watcher.changed()


class Held:
    """Holds a table for a while; rebuilt if it was dropped while we waited."""

    def __init__(self, hall: "Hall", id: str) -> None:
        self.hall = hall
        self.id = id

    async def __aenter__(self) -> Live:
        while True:
            self.live = live = await self.hall.open(self.id)
            await live.lock.acquire()
            if self.hall.is_current(live):
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()


class Hall:
    """The tables of a server."""

    def __init__(
        self,
        store: Store,
        brains: Brains,
        settings: Settings | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.brains = brains
        self.settings = settings or Settings()
        self.clock = clock
        self.metrics = Metrics()
        self._live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._forgot = 0.0
        self._seen_to: dict[str, float] = {}
        """When each table that is due was last looked at."""
        self.closing = False

    # --- Opening and making -------------------------------------------------------------------

    async def open(self, id: str) -> Live:
        """The table with this id, from memory or rebuilt from its entries."""
        live = self._live.get(id)
        if live is None:
            opening = self._opening.get(id)
            if opening is None:
                opening = asyncio.ensure_future(self._open(id))
                self._opening[id] = opening
                opening.add_done_callback(lambda _: self._opening.pop(id, None))
            live = await asyncio.shield(opening)
        live.used = time.monotonic()
        return live

    async def settled(self, id: str) -> Live:
        """The table at a moment when everything done there is safe: only this may be shown.

        What is not saved yet may still be refused, and nobody may have learnt from it.
        """
        known = self._live.get(id)
        if known and not known.lock.locked():
            known.used = time.monotonic()
            return known
        async with self._held(id) as live:
            return live

    def is_current(self, live: Live) -> bool:
        """Whether this is the table as it is, and was not dropped."""
        return self._live.get(live.table.id) is live

    async def _open(self, id: str) -> Live:
        entries = await self.store.load(id)
        if not entries:
            raise Refusal("server-no-table")
        table = Table.fold(id, (msgspec.json.decode(entry, type=Entry) for entry in entries))
        return self._keep(table)

    def _keep(self, table: Table) -> Live:
        live = Live(table, time.monotonic())
        self._live[table.id] = live
        self._wake_bots(live)
        return live

    async def make(self, new: messages.NewTable, holder: str) -> Live:
        """A new table."""
        table, entry = Table.make(new, holder, self._now())
        await self.store.save([self._saved(table, entry)])
        self.metrics.tables_made.inc()
        return self._keep(table)

    async def upload(self, table: Table, entry: Entry) -> None:
        """Keep a finished game that was played elsewhere."""
        await self.store.save([self._saved(table, entry)])

    # --- Commands ----------------------------------------------------------------------------

    async def do(self, id: str, command: messages.Command, holder: str) -> Answer:
        """Obey a command; when this returns, what it did is safe.

        Once begun it is finished, also if nobody waits for the answer any more.
        """
        return await asyncio.shield(self.obey(id, command, holder))

    async def obey(self, id: str, command: messages.Command, holder: str) -> Answer:
        """Obey a command, for one who does not go away before this returns."""
        async with self._held(id) as live:
            what = command.what
            if isinstance(what, messages.React):
                return self._react(live, command.id, what, holder)
            if isinstance(what, messages.Rematch):
                return await self._rematch(live, command, holder)
            done = live.table.do(command, holder, self._now())
            if isinstance(done, Answer):
                return done
            await self._commit(live, done)
            self.metrics.commands.labels(what.do).inc()
            assert done.answer
            return done.answer

    def _held(self, id: str) -> "Held":
        """The table, for nobody else to change."""
        return Held(self, id)

    def _react(self, live: Live, id: str, what: messages.React, holder: str) -> Answer:
        if what.seat not in live.table.seats_of(holder):
            raise Refusal("server-not-your-seat", seat=what.seat + 1)
        for watcher in live.watchers:
            watcher.reacted(what.seat, what.reaction)
        return Answer(holder, id, live.table.step)

    async def _rematch(self, live: Live, command: messages.Command, holder: str) -> Answer:
        known = live.table.answers.get((holder, command.id))
        if known:
            return known
        entry, made = live.table.rematch(command, holder, self._now())
        await self._commit(live, entry, [self._saved(*made)] if made else [])
        if made:
            self._keep(made[0])
        assert entry.answer
        return entry.answer

    async def come_back(self, live: Live, holder: str) -> None:
        """Somebody is here again: bots that played for them stop."""
        await asyncio.shield(self._come_back(live.table.id, holder))

    async def _come_back(self, id: str, holder: str) -> None:
        async with self._held(id) as live:
            entry = live.table.come_back(holder, self._now())
            if entry:
                await self._commit(live, entry)

    async def _commit(self, live: Live, entry: Entry, more: Iterable[Saved] = ()) -> None:
        """Save what the table has become, then tell it; the lock of the table is held."""
        begin = time.perf_counter()
        try:
            await self.store.save([self._saved(live.table, entry), *more])
        except BaseException:
            self._drop(live)
            raise
        self.metrics.commit_seconds.observe(time.perf_counter() - begin)
        if entry.steps or entry.undone:
            live.views.clear()
        self.metrics.steps.inc(len(entry.steps))
        live.tell(seats=entry.head is not None)
        self._wake_bots(live)

    def _drop(self, live: Live) -> None:
        """Forget a table, so that it is rebuilt from what is safe."""
        if self.is_current(live):
            del self._live[live.table.id]
        for task in live.thinking.values():
            task.cancel()
        for watcher in live.watchers:
            watcher.changed()

    def _saved(self, table: Table, entry: Entry) -> Saved:
        line, number = self._line(table), table.entries
        return Saved(line, number, msgspec.json.encode(entry), entry.head is not None)

    def _line(self, table: Table) -> Line:
        head, waiting = table.head, table.waiting()
        due = None
        if any(table.plays_itself(seat) for seat in waiting):
            due = table.updated
        elif waiting and head.away_after:
            due = table.updated + head.away_after
        return Line(
            table.id,
            head.game,
            head.status,
            head.public,
            [chair.name for chair in head.chairs],
            len(table.open_seats()),
            [chair.holder for chair in head.chairs],
            list(waiting),
            table.updated,
            due,
        )

    def _now(self) -> int:
        return int(self.clock())

    # --- Bots --------------------------------------------------------------------------------

    def _wake_bots(self, live: Live) -> None:
        """Let every bot think that is asked and does not think yet."""
        if self.closing:
            return
        for seat in live.table.waiting():
            if live.table.plays_itself(seat) and seat not in live.thinking:
                task = asyncio.ensure_future(self._think(live, seat))
                live.thinking[seat] = task

    async def _think(self, live: Live, seat: int) -> None:
        table, step = live.table, live.table.step
        assert table.match
        begin = time.monotonic()
        try:
            action = await self.brains.choose(
                table.game.name,
                table.level(seat),
                table.game.observe(table.match.state, seat),
                seat,
                table.match.legal(seat),
                table.mood(),
            )
            if live.watchers:
                await asyncio.sleep(self.settings.bot_pause - (time.monotonic() - begin))
            self.metrics.bot_seconds.observe(time.monotonic() - begin)
            async with live.lock:
                del live.thinking[seat]
                if not self.is_current(live):
                    return
                if table.step == step and seat in table.waiting() and table.plays_itself(seat):
                    await self._commit(live, table.bot_chose(seat, action, self._now()))
                else:
                    self._wake_bots(live)
        except StoreRefusal:
            pass  # the table was dropped; the sweeper looks at it again
        finally:
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]

    # --- Time --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start looking after tables."""
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweep()
            except Refusal as refusal:
                log.error("sweeping failed", extra={"error": str(refusal)})
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(self.settings.sweep_every)

    async def sweep(self) -> None:
        """Wake what is due, put to sleep what nobody looks at, delete what is old."""
        now = time.monotonic()
        self._seen_to = {id: at for id, at in self._seen_to.items() if now - at < SNOOZE}
        # What stays due (somebody is slow but here, or the rules have changed) must not keep
        # others from their turn: it is looked at now and then.
        for id in await self.store.due(self._now(), MOST_DUE + len(self._seen_to)):
            if id in self._seen_to:
                continue
            self._seen_to[id] = now
            try:
                await self._attend(await self.open(id))
            except StoreRefusal:
                raise
            except Refusal as refusal:
                log.error("a table cannot go on", extra={"table": id, "error": str(refusal)})
        for live in list(self._live.values()):
            idle = not live.watchers and not live.thinking and not live.lock.locked()
            if idle and now - live.used > self.settings.sleep_after:
                del self._live[live.table.id]
        if self.clock() - self._forgot > 3600:
            self._forgot = self.clock()
            for status, seconds in KEPT.items():
                await self.store.forget(status, self._now() - seconds)
        self.metrics.live_tables.set(len(self._live))

    async def _attend(self, live: Live) -> None:
        """Let bots think, or play for those who were asked long ago and are not here."""
        self._wake_bots(live)
        table = live.table
        after = table.head.away_after
        if not after or self._now() < table.updated + after:
            return
        here = live.connected()
        async with live.lock:
            if not self.is_current(live):
                return
            for seat in table.waiting():
                chair = table.head.chairs[seat]
                if not table.plays_itself(seat) and chair.holder not in here:
                    await self._commit(live, table.stand_in(seat, self._now()))

    async def close(self) -> None:
        """Stop bots and finish what was begun; nothing that was confirmed is lost."""
        self.closing = True
        tasks = [task for live in self._live.values() for task in live.thinking.values()]
        if self._sweeper:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.brains.close()
        for live in list(self._live.values()):  # what fails meanwhile is dropped
            async with live.lock:
                pass
        await self.store.close()


def holder_of(token: str) -> str:
    """Who a token stands for; the token itself is never kept."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
