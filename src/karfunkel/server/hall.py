"""All tables: those in memory, and those only in the store.

A command changes its table, is saved, and only then published. If it cannot be saved, the table is
dropped from memory, so that the next access rebuilds it from the store.
"""

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server import messages
from karfunkel.server.answered import Answer
from karfunkel.server.brains import Brains, Thought
from karfunkel.server.choices import Awaited, Choices
from karfunkel.server.clock import SteadyClock
from karfunkel.server.memory import ROOM_TO_MAKE, ROOM_TO_OPEN, bytes_left
from karfunkel.server.metrics import Metrics
from karfunkel.server.question import Question
from karfunkel.server.seats import Asker, Origin
from karfunkel.server.store.base import Elsewhere, Fenced, Line, Peer, Saved, Store, StoreRefusal
from karfunkel.server.table import Entry, Source, Table
from karfunkel.server.tenancy import Tenancy
from karfunkel.server.upkeep import Upkeep
from karfunkel.server.watched import Live, Ringer, Watcher

log = logging.getLogger(__name__)
T = TypeVar("T")
PUBLIC_LOOKED_AT = 500
"""How many public tables the list is chosen from."""
NOWHERE = Origin()
TRY_EVERY = 2.0
"""Seconds until the store is tried again."""


class Settings(NamedTuple):
    """The settings of a server."""

    bot_pause: float = 0.7
    """Seconds between the moves of bots while people watch."""
    sleep_after: float = 60.0
    """Seconds until a table without viewers is unloaded from memory."""
    sweep_every: float = 1.0


class Held:
    """Locks a table; it is rebuilt if it was dropped while we waited."""

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
        clock: Callable[[], float] | None = None,
        ticks: Callable[[], float] = time.monotonic,
        ages: Callable[[], float] | None = None,
        tenancy: Tenancy | None = None,
    ) -> None:
        self.store = store
        self.tenancy = tenancy
        """The lease of this process, if the store is shared."""
        if tenancy:
            tenancy.on_gap = self._drop_all
        self.brains = brains
        self.settings = settings or Settings()
        self.clock = clock or SteadyClock(store.seen)
        """The current time, for what is stored."""
        self.ages = ages or clock or SteadyClock(store.aged or store.seen, at_start=0)
        """The time for deletion: it counts only while the server runs."""
        self.ticks = ticks
        """A monotonic clock, for durations."""
        self.metrics = Metrics()
        self._live: dict[str, Live] = {}
        self._drops = 0
        """How often all tables were dropped: what was loaded or saved meanwhile may be old."""
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._tried = 0.0
        self.upkeep = Upkeep(self)
        self.choices = Choices(self)
        self.room = float("inf")
        """How many bytes of memory were left when last measured."""
        self.closing = False
        self.bell: Ringer | None = None
        """Calls people who are away, where that is installed."""

    # --- Opening and making -------------------------------------------------------------------

    async def open(self, id: str) -> Live:
        """The table with this id, from memory or rebuilt from its entries."""
        if self.tenancy and not self.tenancy.lasts():
            self._drop_all()
            await self.tenancy.renew()
        live = self._live.get(id)
        if live is None:
            opening = self._opening.get(id)
            if opening is None:
                opening = asyncio.ensure_future(self._open(id))
                self._opening[id] = opening
                opening.add_done_callback(partial(self._opened, id))
            live = await asyncio.shield(opening)
        live.used = self.ticks()
        return live

    def _opened(self, id: str, opening: "asyncio.Future[Live]") -> None:
        """Log an error here: everybody who waited for the table may be gone."""
        self._opening.pop(id, None)
        error = None if opening.cancelled() else opening.exception()
        if error and not isinstance(error, Refusal):
            log.error("a table cannot be opened", extra={"table": id}, exc_info=error)

    async def settled(self, id: str) -> Live:
        """The table once everything done there is saved: only this may be shown.

        Unsaved changes may still be refused, so nobody may see them.
        """
        known = self.shown(id)
        if known:
            return known
        async with self._held(id) as live:
            return live

    def shown(self, id: str) -> Live | None:
        """The same right now; None if one has to wait for it."""
        known = self._live.get(id)
        entitled = self.tenancy is None or self.tenancy.lasts()
        if known and entitled and not known.lock.locked():
            known.used = self.ticks()
            return known
        return None

    def is_current(self, live: Live) -> bool:
        """Whether this is still the current table, not a dropped one."""
        return self._live.get(live.table.id) is live

    def is_here(self, live: Live) -> bool:
        """Whether this is the current table, and this process may change it."""
        return self.is_current(live) and (self.tenancy is None or self.tenancy.lasts())

    def check_room(self, needed: int) -> None:
        """Refuse to load more when memory is short; what is in memory goes on."""
        if self.room < needed:
            raise StoreRefusal("server-full")

    async def whose(self, id: str) -> Peer | None:
        """The other process that serves a table; None if this one does, or nobody can."""
        try:
            await self.open(id)
        except Elsewhere as found:
            return found.peer
        except Refusal:
            pass  # whoever asks for the table is told
        return None

    def _drop_all(self) -> None:
        """The lease has ended: others may have taken the tables over and gone on."""
        self._drops += 1
        for live in list(self._live.values()):
            self.drop_live(live)

    async def _open(self, id: str) -> Live:
        if self.closing and self.tenancy:
            raise StoreRefusal("server-closing")
        self.check_room(ROOM_TO_OPEN)
        while True:
            drops = self._drops
            epoch = await self.store.claim(id)
            entries = await self.store.load(id)
            if not entries:
                raise Refusal("server-no-table")
            decoded = (msgspec.json.decode(entry, type=Entry) for entry in entries)
            table = await in_turns(Table.folding(id, decoded))
            if drops == self._drops:
                return self._keep(table, drops, epoch)

    def _keep(self, table: Table, drops: int, epoch: int = 1) -> Live:
        """Have a table in memory, unless all were dropped since it was looked up or made."""
        live = Live(table, self.ticks(), self.ticks(), epoch, ticks=self.ticks)
        if drops != self._drops:
            return live  # it is saved; whoever asks for it next finds out who owns it now
        self._live[table.id] = live
        self.wake_bots(live)
        self.look_who_waits(live)
        return live

    def look_who_waits(self, live: Live) -> None:
        """Look whether somebody at a table is away on their turn, and has to be called."""
        if self.bell:
            self.bell.look(live)

    async def make(self, new: messages.NewTable, holder: str, origin: Origin = NOWHERE) -> Live:
        """A new table."""
        self.check_room(ROOM_TO_MAKE)
        origin.count_table()
        table, entry = Table.make(new, holder, self.now(), origin.name)
        return await self._save_first(table, entry)

    async def go_on(
        self, found: Source, new: messages.GoOn, holder: str, origin: Origin = NOWHERE
    ) -> Live:
        """A new table, where a finished game goes on."""
        self.check_room(ROOM_TO_MAKE)
        table, entry = Table.going_on(found, new, holder, self.now(), origin.name)
        return await self._save_first(table, entry)

    async def _save_first(self, table: Table, entry: Entry) -> Live:
        drops = self._drops
        await self.store.save([self.saved(table, entry)])
        self.metrics.tables_made.inc()
        return self._keep(table, drops)

    async def upload(self, table: Table, entry: Entry) -> None:
        """Store a finished game that was played elsewhere."""
        self.check_room(ROOM_TO_MAKE)
        await self.store.save([self.saved(table, entry)])

    # --- Administration ----------------------------------------------------------------------

    def tables(self) -> list[Live]:
        """The tables in memory."""
        return list(self._live.values())

    def forget(self, id: str) -> None:
        """Take a table that nobody uses out of memory."""
        self._live.pop(id, None)

    async def shut(self, id: str) -> None:
        """Put a table into the trash, even a damaged one."""
        if not await self.store.trash(id, self.now()):
            raise Refusal("server-no-table")
        log.warning("a table was closed", extra={"table": id})
        self.drop(id)

    def drop(self, id: str) -> None:
        """A table is in the trash: whoever is there notices."""
        if live := self._live.get(id):
            self.drop_live(live)

    async def restore(self, id: str) -> None:
        """Take a table out of the trash."""
        if not await self.store.restore(id, self.now()):
            raise Refusal("server-no-table")

    # --- Commands ----------------------------------------------------------------------------

    async def do(
        self, id: str, command: messages.Command, holder: str, origin: Origin = NOWHERE
    ) -> Answer:
        """Execute a command; when this returns, its effects are saved.

        Once started it is completed, even if nobody waits for the answer any more.
        """
        return await asyncio.shield(self.obey(id, command, holder, origin))

    async def obey(
        self, id: str, command: messages.Command, holder: str, origin: Origin = NOWHERE
    ) -> Answer:
        """Execute a command, for a caller that waits until this returns."""
        try:
            return await self._obey(id, command, holder, origin)
        except Fenced:
            # The table was taken over, or a save that seemed to fail succeeded: look again. A
            # command that was executed gets its answer, one that another must execute is passed on.
            return await self._obey(id, command, holder, origin)

    async def _obey(
        self, id: str, command: messages.Command, holder: str, origin: Origin
    ) -> Answer:
        if isinstance(command.what, messages.Choose):
            answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            live = await self.open(id)
            self.choices.submit(live, Awaited(command, holder, origin, answered))
            return await answered
        async with self._held(id) as live:
            live.saw(holder, self.ticks())
            gone = self.gone(live) if isinstance(command.what, messages.Replace) else ()
            asker = Asker(holder, self.now(), command.moment, gone, origin)
            answer, entry, change = live.table.do(command, asker)
            if entry:
                made, drops = change.made, self._drops
                await self.commit(live, entry, [self.saved(*made)] if made else [])
                if made:
                    self._keep(made[0], drops)
                self.metrics.commands.labels(command.what.do).inc()
            if change.shown:
                live.talk.hear(change.shown, command.id, asker, live.table.head, live.watchers)
            if not live.table.head.chat:
                live.talk.clear()
            return answer

    def gone(self, live: Live) -> frozenset[str]:
        """Those who have been away so long that a bot may play for them."""
        head = live.table.head
        if head.status != "playing":
            return frozenset()
        here = live.connected()
        return frozenset(
            chair.holder
            for chair in head.chairs
            if chair.holder
            and chair.holder not in here
            and self.away(live, chair.holder) >= head.patience
        )

    def away(self, live: Live, holder: str) -> float:
        """Seconds since somebody was here; unknown for the time before the table was loaded."""
        if holder in live.connected():
            return 0.0
        now = self.ticks()
        if holder in live.seen:
            return now - live.seen[holder]
        return max(now - live.opened, self.clock() - live.table.updated)

    def left(self, live: Live, watcher: Watcher) -> None:
        """A connection has ended."""
        live.watchers.discard(watcher)
        live.saw(watcher.holder, self.ticks())
        live.tell()
        if self.is_current(live):
            self.look_who_waits(live)

    async def public(self, limit: int) -> list[Line]:
        """Public tables, the newest first; one person's many tables do not crowd out the others."""
        lines = await self.store.public(PUBLIC_LOOKED_AT)
        made: Counter[str] = Counter()
        ranked = []
        for place, line in enumerate(lines):
            ranked.append((made[line.origin] if line.origin else 0, place))
            made[line.origin] += 1
        return [lines[place] for place in sorted(place for _, place in sorted(ranked)[:limit])]

    def _held(self, id: str) -> "Held":
        """The table, under its lock."""
        return Held(self, id)

    async def come_back(self, live: Live, holder: str) -> list[int]:
        """Somebody is back: bots that played for them stop. Returns the seats where one did."""
        return await asyncio.shield(self._come_back(live.table.id, holder))

    async def _come_back(self, id: str, holder: str) -> list[int]:
        async with self._held(id) as live:
            head = live.table.head
            replaced = [seat for seat in head.seats_of(holder) if head.chairs[seat].stand_in]
            entry = live.table.come_back(holder, self.now())
            if entry:
                await self.commit(live, entry)
            return replaced

    async def commit(self, live: Live, entry: Entry, more: Iterable[Saved] = ()) -> None:
        """Save the change of the table, then publish it; the caller holds the table's lock."""
        begin = time.perf_counter()
        try:
            await self.store.save([self.saved(live.table, entry, live.epoch), *more])
        except BaseException:
            self.drop_live(live)
            raise
        self.metrics.commit_seconds.observe(time.perf_counter() - begin)
        if entry.steps or entry.undone:
            live.news.stepped()
        self.metrics.steps.inc(len(entry.steps))
        live.tell(seats=entry.head is not None or bool(entry.below))
        self.wake_bots(live)
        self.look_who_waits(live)

    def drop_live(self, live: Live) -> None:
        """Forget a table, so that it is rebuilt from what is saved."""
        if self.is_current(live):
            del self._live[live.table.id]
        for task in live.thinking.values():
            task.cancel()
        for watcher in live.watchers:
            watcher.changed()

    def saved(self, table: Table, entry: Entry, epoch: int = 1) -> Saved:
        """What the store is given of an entry."""
        line, number = self._line(table), table.entries
        return Saved(line, number, msgspec.json.encode(entry), entry.head is not None, epoch)

    def _line(self, table: Table) -> Line:
        head, waiting = table.head, table.waiting()
        due = None
        if table.bots_asked():
            due = table.updated
        elif waiting and head.away_after:
            due = table.updated + head.away_after
        return Line(
            table.id,
            head.game,
            head.status,
            head.public,
            [chair.name for chair in head.chairs],
            0 if head.locked else len(head.open_seats()),
            [chair.holder for chair in head.chairs],
            list(waiting),
            table.updated,
            due,
            head.origin,
        )

    def now(self) -> int:
        """The current second, for what is stored."""
        return int(self.clock())

    # --- Bots --------------------------------------------------------------------------------

    def wake_bots(self, live: Live) -> None:
        """Start every bot that is asked and not thinking yet."""
        if self.closing:
            return
        for seat in live.table.bots_asked():
            if seat not in live.thinking:
                task = asyncio.ensure_future(self._think(live, seat))
                live.thinking[seat] = task

    async def _think(self, live: Live, seat: int) -> None:
        table, moment = live.table, live.table.moment
        assert table.match
        position, level = table.match.position(seat), table.head.level(seat)
        begin = self.ticks()
        try:
            written = table.meant(seat)
            if written in position.legal:
                assert written is not None
                thought = Thought(written, level)
            else:
                question = Question(
                    table.game.name,
                    table.game.version,
                    level,
                    position.observed.ints(),
                    seat,
                    list(position.legal),
                    table.mood(),
                    table.id,
                    # The address that made the table, so that nobody can slow down the bots of
                    # others by looking at them.
                    table.head.origin or table.id,
                )
                thought = await self.brains.choose(question)
            if thought.level != level:
                self.metrics.bots_below.inc()
                log.warning(
                    "a bot answered below its level",
                    extra={"table": table.id, "asked": level, "answered": thought.level},
                )
            if live.watchers:
                await asyncio.sleep(self.settings.bot_pause - (self.ticks() - begin))
            self.metrics.bot_seconds.observe(self.ticks() - begin)
            async with live.lock:
                del live.thinking[seat]
                if not self.is_current(live):
                    return
                if (
                    table.moment == moment
                    and seat in table.waiting()
                    and table.head.plays_itself(seat)
                ):
                    chosen = table.bot_chose(seat, thought.action, self.now(), thought.level)
                    await self.commit(live, chosen)
                else:
                    self.wake_bots(live)
        except StoreRefusal:
            pass  # the table was dropped; the sweeper checks it again
        finally:
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]

    # --- Time --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the background tasks."""
        self._sweeper = asyncio.ensure_future(self.upkeep.run())
        if self.tenancy:
            self._keeping = asyncio.ensure_future(self.tenancy.keep())

    def look_at_memory(self) -> None:
        """Note how much memory is left, and log once if that is little."""
        before, self.room = self.room, bytes_left()
        if self.room < ROOM_TO_MAKE <= before:
            log.error("memory is short: no tables are made")

    async def check_store(self) -> None:
        """Refuse if the store cannot be read or written; the result is cached for a while."""
        if self.ticks() - self._tried > TRY_EVERY:
            await self.store.public(1)
            await self.store.note_time(self.now())
            self._tried = self.ticks()

    async def hand_over(self) -> None:
        """Let other processes take all tables over, once pending commands are saved."""
        self.closing = True
        for live in list(self._live.values()):
            async with live.lock:
                pass
        if self.tenancy:
            await self.tenancy.end()

    async def close(self) -> None:
        """Stop bots and finish pending work; nothing that was confirmed is lost."""
        self.closing = True
        tasks = [task for live in self._live.values() for task in live.thinking.values()]
        tasks += [task for task in (self._sweeper, self._keeping) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.bell:
            await self.bell.close()
        self.brains.close()
        for live in list(self._live.values()):  # a copy: tables that fail are dropped
            async with live.lock:
                pass
        if self.tenancy and not self.tenancy.over:
            await self.tenancy.end()
        await self.store.close()


async def in_turns(work: Generator[None, None, T]) -> T:
    """Run work that pauses, and yield to the event loop in between."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        await asyncio.sleep(0)


def holder_of(token: str) -> str:
    """The holder that a token identifies; the token itself is never stored."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
