"""A simulated database that guarantees what PostgreSQL guarantees, and no more.

It has a function for each statement of `server/store/postgres.py`; any other statement is an error.
The tests of stores and claims run on it, too.

Changes are written to a log on a disk, and become visible, and are confirmed, once the disk has
them for certain. A crash keeps what was synced, and any prefix of what was not. A row that a
transaction has changed is locked until the transaction ends, even if its client is silent.
"""

import asyncio
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, cast

from karfunkel.server.store import postgres as sql
from karfunkel.server.store import pushes
from karfunkel.server.store.guarding import link
from karfunkel.server.store.migrations import POSTGRES
from karfunkel.simulation.disk import Changes, Disk, Key

DAY = 86_400


class Row(NamedTuple):
    """A row of `tables`."""

    id: str
    status: str
    public: bool
    updated: int
    due: int | None
    line: bytes
    entries: int
    check: bytes
    owner: str | None
    epoch: int = 1
    trashed: int | None = None


class Stored(NamedTuple):
    """A row of `entries`."""

    number: int
    entry: bytes
    check: bytes


class Server(NamedTuple):
    """A row of `servers`."""

    id: str
    address: str
    until: float
    state: bytes


class Answer(tuple[Any, ...]):
    """A row of an answer, whose columns may have names."""

    names: tuple[str, ...] = ()

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.names.index(key) if isinstance(key, str) else key)


def named(names: str, *values: object) -> Answer:
    """A row with names."""
    made = Answer(values)
    made.names = tuple(names.split())
    return made


class Watching:
    """Is told what the database does; the simulation's judge is one."""

    def claimed(self, table: str, owner: str, epoch: int, before: Row) -> None:
        """A process owns a table now."""

    def appended(self, row: Row, stored: Stored, by: str, epoch: int) -> None:
        """An entry is visible, and on the disk."""

    def recovered(self, rows: Sequence[Row], entries: Callable[[str], Sequence[Stored]]) -> None:
        """The database has restarted."""


@dataclass(eq=False)
class Session:
    """A client of the database, and its transaction."""

    changes: Changes
    notes: list[Callable[[], None]]
    """What the judge is told when the changes are visible."""
    within: bool = False
    """Whether a transaction was begun."""

    @classmethod
    def new(cls) -> "Session":
        """A client that has done nothing yet."""
        return cls({}, [])


class Database:
    """The tables of all processes."""

    def __init__(
        self,
        clock: Callable[[], float],
        disk: Disk | None = None,
        watching: Watching | None = None,
    ) -> None:
        self.clock = clock
        self.disk = disk or Disk()
        self.watching = watching or Watching()
        self.state: Changes = {}
        self._locks: dict[str, Session] = {}
        self._unlocked: list[asyncio.Future[None]] = []
        self._statements = statements()

    # --- Sessions ---------------------------------------------------------------------------------

    async def run(self, session: Session, statement: str, values: Sequence[Any]) -> list[Answer]:
        """Execute a statement; outside a transaction it is one by itself."""
        try:
            found: list[Answer] = await self._statements[statement](self, session, *values)
            if not session.within:
                await self.commit(session)
        except BaseException:
            if not session.within:
                self.roll_back(session)
            raise
        return found

    async def commit(self, session: Session) -> None:
        """Make the changes durable, then visible."""
        session.within = False
        if session.changes:
            changes = session.changes
            self.disk.write(changes)
            await self.disk.sync()
            self.state.update(changes)
            for note in session.notes:
                note()
        self.roll_back(session)

    def roll_back(self, session: Session) -> None:
        """Forget what is not committed, and unlock what it had changed."""
        session.within = False
        session.changes, session.notes = {}, []
        held = [table for table, holder in self._locks.items() if holder is session]
        for table in held:
            del self._locks[table]
        if held:
            waiting, self._unlocked = self._unlocked, []
            for future in waiting:
                if not future.done():
                    future.set_result(None)

    def crash(self, rng: random.Random) -> None:
        """The machine loses its power, and starts again from its disk."""
        self.disk.crash(rng)
        self._locks.clear()
        self._unlocked.clear()
        self.state = {}
        for changes in self.disk.read():
            self.state.update(changes)
        self.watching.recovered(self.rows(), self.entries)

    # --- Looking ----------------------------------------------------------------------------------

    def _get(self, session: Session, key: Key) -> Any:
        found = session.changes.get(key)
        return self.state.get(key) if key not in session.changes else found

    def row(self, session: Session, table: str) -> Row | None:
        """The row of a table, as this session sees it."""
        return cast("Row | None", self._get(session, ("table", table)))

    def entries(self, table: str) -> Sequence[Stored]:
        """The entries of a table that all can see."""
        return cast("Sequence[Stored]", self.state.get(("entries", table)) or ())

    def rows(self) -> list[Row]:
        """All tables that all can see."""
        found = (value for (kind, _), value in self.state.items() if kind == "table")
        return [row for row in found if isinstance(row, Row)]

    def _servers(self) -> Iterable[Server]:
        for (kind, _), value in self.state.items():
            if kind == "server" and isinstance(value, Server):
                yield value

    def lives(self, server: str | None) -> bool:
        """Whether a process has a lease."""
        found = cast("Server | None", self.state.get(("server", server or "")))
        return found is not None and found.until > self.clock()

    def is_free(self, row: Row, me: str) -> bool:
        """Whether a process may claim a table."""
        return row.owner in (None, me) or not self.lives(row.owner)

    # --- Changing ---------------------------------------------------------------------------------

    async def _lock(self, session: Session, table: str) -> Row | None:
        """Wait until no other transaction has changed the row; then it is ours."""
        await self._hold(session, table)
        return self.row(session, table)

    async def _lock_server(self, session: Session, me: str) -> Server | None:
        """The same for the row of a process."""
        await self._hold(session, f"server {me}")
        return cast("Server | None", self.state.get(("server", me)))

    async def _hold(self, session: Session, name: str) -> None:
        while self._locks.get(name, session) is not session:
            future = asyncio.get_running_loop().create_future()
            self._unlocked.append(future)
            await future
        self._locks[name] = session

    def may_append(self, row: Row | None, me: str, number: int, epoch: int) -> bool:
        """The fence: only the owner, by the claim it names, writes the next entry."""
        return (
            row is not None
            and row.entries == number - 1
            and row.owner == me
            and row.epoch == epoch
            and row.trashed is None
        )

    async def _append(self, session: Session, me: str, *columns: Sequence[Any]) -> list[Answer]:
        saved = []
        for given in zip(*columns, strict=True):
            table, number, entry, epoch, status, public, updated, due, line = given
            row = await self._lock(session, table)
            if number == 1:
                if row is not None:
                    continue
                row = Row(table, status, public, updated, due, line, 0, b"", me)
                old: Sequence[Stored] = ()
            elif self.may_append(row, me, number, epoch):
                assert row
                old = self._get(session, ("entries", table))
            else:
                continue
            check = link(row.check, table, number, entry)
            stored = Stored(number, entry, check)
            row = row._replace(
                status=status, public=public, updated=updated, due=due, line=line, entries=number
            )._replace(check=check)
            session.changes["table", table] = row
            session.changes["entries", table] = (*old, stored)
            session.notes.append(partial(self.watching.appended, row, stored, me, epoch))
            saved.append(Answer((table,)))
        return saved

    async def _claim(self, session: Session, table: str, me: str) -> list[Answer]:
        row = await self._lock(session, table)
        if row is None or row.trashed is not None or not self.lives(me):
            return []
        if not self.is_free(row, me):
            return []
        epoch = row.epoch + 1
        session.changes["table", table] = row._replace(owner=me, epoch=epoch)
        session.notes.append(lambda: self.watching.claimed(table, me, epoch, row))
        return [Answer((epoch,))]

    async def _owner(self, session: Session, table: str) -> list[Answer]:
        row = self.row(session, table)
        if row is None or row.trashed is not None:
            return []
        server = cast("Server | None", self.state.get(("server", row.owner or "")))
        alive = self.lives(row.owner) if server else None
        found = (server.id, server.address) if server else (None, None)
        return [named("id address alive", *found, alive)]

    async def _renew(
        self, session: Session, me: str, address: str, state: bytes, seconds: float
    ) -> list[Answer]:
        until = self.clock() + seconds
        await self._lock_server(session, me)
        session.changes["server", me] = Server(me, address, until, state)
        return [
            named("id address state", other.id, other.address, other.state)
            for other in self._servers()
            if other.id != me and self.lives(other.id)
        ]

    async def _release(
        self, session: Session, me: str, tables: Sequence[str], epochs: Sequence[int]
    ) -> list[Answer]:
        for table, epoch in zip(tables, epochs, strict=True):
            row = await self._lock(session, table)
            if row and row.owner == me and row.epoch == epoch:
                session.changes["table", table] = row._replace(owner=None)
        return []

    async def _release_all(self, session: Session, me: str) -> list[Answer]:
        for table in [row.id for row in self.rows() if row.owner == me]:
            row = await self._lock(session, table)
            if row and row.owner == me:
                session.changes["table", table] = row._replace(owner=None)
        return []

    async def _end_lease(self, session: Session, me: str) -> list[Answer]:
        server = await self._lock_server(session, me)
        if server:
            session.changes["server", me] = server._replace(until=self.clock())
        return []

    async def _update(
        self, session: Session, wanted: Callable[[Row], bool], **values: Any
    ) -> list[Answer]:
        """Change rows that fit, and return which."""
        changed = []
        for table in [row.id for row in self.rows() if wanted(row)]:
            row = await self._lock(session, table)
            if row and wanted(row):
                session.changes["table", table] = row._replace(**values)
                changed.append(Answer((table,)))
        return changed

    async def _forget(self, session: Session, now: int, status: str, before: int) -> list[Answer]:
        def idle(row: Row) -> bool:
            return row.status == status and row.updated < before and row.trashed is None

        return await self._update(session, idle, trashed=now, due=None)

    async def _trash(self, session: Session, now: int, table: str) -> list[Answer]:
        def kept(row: Row) -> bool:
            return row.id == table and row.trashed is None

        return await self._update(session, kept, trashed=now, due=None)

    async def _restore(self, session: Session, now: int, table: str) -> list[Answer]:
        def thrown(row: Row) -> bool:
            return row.id == table and row.trashed is not None

        return await self._update(session, thrown, trashed=None, updated=now, due=now)

    async def _purge(self, session: Session, before: int) -> list[Answer]:
        def old(row: Row) -> bool:
            return row.trashed is not None and row.trashed < before

        gone = await self._update(session, old)
        for (table,) in gone:
            for kind in ("table", "entries", "holders"):
                session.changes[kind, table] = None
        return gone

    async def _forget_servers(self, session: Session) -> list[Answer]:
        for server in self._servers():
            if server.until < self.clock() - DAY:
                session.changes["server", server.id] = None
        return []

    async def _forget_holders(self, session: Session, table: str) -> list[Answer]:
        session.changes["holders", table] = ()
        return []

    async def _add_holders(
        self, session: Session, holders: Sequence[str], table: str
    ) -> list[Answer]:
        session.changes["holders", table] = tuple(holders)
        return []

    async def _note(self, session: Session, name: str, second: int) -> list[Answer]:
        known = cast("int | None", self.state.get(("moment", name)))
        session.changes["moment", name] = max(known or second, second)
        return []

    async def _secret(self, session: Session, offered: bytes) -> list[Answer]:
        known = self.state.get(("secret", "shared"))
        if known is None:
            session.changes["secret", "shared"] = offered
        return [Answer((known or offered,))]

    # --- Reading ----------------------------------------------------------------------------------

    async def _load(self, session: Session, table: str) -> list[Answer]:
        row = self.row(session, table)
        if row is None or row.trashed is not None:
            return []
        return [
            named("number entry check entries last", *stored, row.entries, row.check)
            for stored in self.entries(table)
        ]

    def _newest(self, rows: Iterable[Row], limit: int) -> list[Answer]:
        shown = sorted(rows, key=lambda row: -row.updated)[:limit]
        return [Answer((row.line,)) for row in shown]

    async def _public(self, session: Session, limit: int) -> list[Answer]:
        rows = (row for row in self.rows() if row.public and row.trashed is None)
        return self._newest(rows, limit)

    async def _held_by(self, session: Session, holder: str, limit: int) -> list[Answer]:
        def sits(row: Row) -> bool:
            return holder in cast("tuple[str, ...]", self.state.get(("holders", row.id)) or ())

        rows = (row for row in self.rows() if row.trashed is None and sits(row))
        return self._newest(rows, limit)

    async def _due(self, session: Session, now: int, limit: int, me: str) -> list[Answer]:
        rows = [
            row
            for row in self.rows()
            if row.due is not None and row.due <= now and self.is_free(row, me)
        ]
        rows.sort(key=lambda row: row.due or 0)
        return [Answer((row.id,)) for row in rows[:limit]]

    async def _last_update(self, session: Session) -> list[Answer]:
        return [Answer((max((row.updated for row in self.rows()), default=None),))]

    async def _last_seen(self, session: Session) -> list[Answer]:
        return [Answer((self.state.get(("moment", "seen")),))]

    async def _last_aged(self, session: Session) -> list[Answer]:
        return [Answer((self.state.get(("moment", "aged")),))]

    async def _version(self, session: Session) -> list[Answer]:
        return [Answer((len(POSTGRES),))]

    async def _nothing(self, session: Session, *values: object) -> list[Answer]:
        return []


def statements() -> dict[str, Callable[..., Any]]:
    """The statements that the database understands."""
    return {
        sql.APPEND: Database._append,
        sql.CLAIM: Database._claim,
        sql.OWNER: Database._owner,
        sql.RENEW: Database._renew,
        sql.DUE: Database._due,
        sql.FORGET: Database._forget,
        sql.FORGET_SERVERS: Database._forget_servers,
        sql.PURGE: Database._purge,
        sql.TRASH: Database._trash,
        sql.RESTORE: Database._restore,
        sql.LOAD: Database._load,
        sql.PUBLIC: Database._public,
        sql.HELD_BY: Database._held_by,
        sql.RELEASE: Database._release,
        sql.RELEASE_ALL: Database._release_all,
        sql.END_LEASE: Database._end_lease,
        sql.SECRET: Database._secret,
        sql.FORGET_HOLDERS: Database._forget_holders,
        sql.ADD_HOLDERS: Database._add_holders,
        sql.LAST_UPDATE: Database._last_update,
        sql.LAST_SEEN: Database._last_seen,
        sql.LAST_AGED: Database._last_aged,
        sql.NOTE: Database._note,
        pushes.FORGET_PUSHES: Database._nothing,
        pushes.FORGET_RINGS: Database._nothing,
        "SELECT pg_advisory_xact_lock($1)": Database._nothing,
        "CREATE TABLE IF NOT EXISTS versions (version INTEGER NOT NULL)": Database._nothing,
        "SELECT COALESCE(MAX(version), 0) FROM versions": Database._version,
    }
