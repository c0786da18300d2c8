"""Tables in PostgreSQL, for any number of processes on any number of machines.

Everything that waits is saved by one statement, which checks for each entry that its table is still
owned by this process, by the same claim, and has no entry with this number. So no lock, clock or
network failure can make two processes write to one table.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import asyncpg
import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server.messages import Status
from karfunkel.server.store.analyses import PostgresAnalyses
from karfunkel.server.store.base import Elsewhere, Fenced, Line, Peer, Saved, Store, StoreRefusal
from karfunkel.server.store.guarding import Damaged, verified
from karfunkel.server.store.lines import lines_of
from karfunkel.server.store.migrations import POSTGRES
from karfunkel.server.store.opening import without_password
from karfunkel.server.store.orders import PostgresOrders
from karfunkel.server.store.pushes import PostgresPushes

log = logging.getLogger(__name__)
T = TypeVar("T")
Connection = Any
"""A connection of asyncpg, which has no types."""
FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
MOST_PER_COMMIT = 256
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 5.0
SILENT_SECONDS = 1.5
"""After this time the database ends a transaction whose process is silent. Otherwise a process that
is suspended during a transaction would keep others from its table until it wakes."""
ONE_AT_A_TIME = 7_318_349_250
"""The number of the lock under which the schema is changed."""

APPEND = """
    WITH given AS (
        SELECT * FROM unnest(
            $2::text[], $3::int[], $4::bytea[], $5::bigint[],
            $6::text[], $7::bool[], $8::bigint[], $9::bigint[], $10::bytea[]
        ) AS given (id, number, entry, epoch, status, public, updated, due, line)
    ), appended AS (
        UPDATE tables AS t
        SET status = given.status, public = given.public, updated = given.updated,
            due = given.due, line = given.line, entries = given.number,
            "check" = substring(sha256(
                t."check" || convert_to(t.id || ' ' || given.number || ' ', 'UTF8') || given.entry
            ) FOR 16)
        FROM given
        WHERE t.id = given.id AND t.entries = given.number - 1 AND given.number > 1
            AND t.owner = $1 AND t.epoch = given.epoch AND t.trashed IS NULL
        RETURNING t.id, t.entries, t."check"
    ), made AS (
        INSERT INTO tables (id, status, public, updated, due, line, entries, "check", owner)
        SELECT id, status, public, updated, due, line, 1, substring(sha256(
            convert_to(id || ' 1 ', 'UTF8') || entry) FOR 16), $1
        FROM given WHERE number = 1
        ON CONFLICT DO NOTHING
        RETURNING id, entries, "check"
    ), saved AS (
        SELECT * FROM appended UNION ALL SELECT * FROM made
    ), written AS (
        INSERT INTO entries
        SELECT saved.id, saved.entries, given.entry, saved."check" FROM saved JOIN given USING (id)
    )
    SELECT id FROM saved
"""
CLAIM = """
    UPDATE tables SET owner = $2, epoch = epoch + 1
    WHERE id = $1 AND trashed IS NULL
        AND EXISTS (SELECT FROM servers WHERE id = $2 AND until > clock_timestamp())
        AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
            SELECT FROM servers WHERE servers.id = tables.owner AND until > clock_timestamp()
        ))
    RETURNING epoch
"""
OWNER = """
    SELECT servers.id, address, until > clock_timestamp() AS alive
    FROM tables LEFT JOIN servers ON servers.id = owner WHERE tables.id = $1 AND trashed IS NULL
"""
RENEW = """
    WITH renewed AS (
        INSERT INTO servers VALUES ($1, $2, clock_timestamp() + $4 * interval '1 second', $3)
        ON CONFLICT (id) DO UPDATE
        SET address = excluded.address, until = excluded.until, state = excluded.state
    )
    SELECT id, address, state FROM servers WHERE id <> $1 AND until > clock_timestamp()
"""
DUE = """
    SELECT id FROM tables WHERE due <= $1 AND (owner IS NULL OR owner = $3 OR NOT EXISTS (
        SELECT FROM servers WHERE servers.id = owner AND until > clock_timestamp()
    )) ORDER BY due LIMIT $2
"""
FORGET = """
    UPDATE tables SET trashed = $1, due = NULL
    WHERE status = $2 AND updated < $3 AND trashed IS NULL RETURNING id
"""
FORGET_SERVERS = "DELETE FROM servers WHERE until < clock_timestamp() - interval '1 day'"
PURGE = """
    WITH gone AS (DELETE FROM tables WHERE trashed < $1 RETURNING id),
        entry AS (DELETE FROM entries USING gone WHERE table_id = gone.id)
    SELECT id FROM gone
"""
TRASH = """
    UPDATE tables SET trashed = $1, due = NULL WHERE id = $2 AND trashed IS NULL RETURNING id
"""
RESTORE = """
    UPDATE tables SET trashed = NULL, updated = $1, due = $1
    WHERE id = $2 AND trashed IS NOT NULL RETURNING id
"""
LOAD = """
    SELECT number, entry, e."check", entries, t."check" AS last
    FROM tables AS t LEFT JOIN entries AS e ON id = table_id
    WHERE id = $1 AND trashed IS NULL ORDER BY number
"""
PUBLIC = """
    SELECT line FROM tables WHERE public AND trashed IS NULL ORDER BY updated DESC LIMIT $1
"""
HELD_BY = """
    SELECT line FROM tables JOIN holders ON id = table_id
    WHERE holder = $1 AND trashed IS NULL ORDER BY updated DESC LIMIT $2
"""
RELEASE = """
    UPDATE tables SET owner = NULL
    FROM unnest($2::text[], $3::bigint[]) AS given (id, epoch)
    WHERE tables.id = given.id AND owner = $1 AND tables.epoch = given.epoch
"""
RELEASE_ALL = "UPDATE tables SET owner = NULL WHERE owner = $1"
END_LEASE = "UPDATE servers SET until = clock_timestamp() WHERE id = $1"
SECRET = """
    INSERT INTO secrets VALUES ('shared', $1) ON CONFLICT (name)
    DO UPDATE SET secret = secrets.secret RETURNING secret
"""
FORGET_HOLDERS = "DELETE FROM holders WHERE table_id = $1"
ADD_HOLDERS = "INSERT INTO holders SELECT unnest($1::text[]), $2"
LAST_UPDATE = "SELECT MAX(updated) FROM tables"
LAST_SEEN = "SELECT MAX(second) FROM moments WHERE name = 'seen'"
LAST_AGED = "SELECT second FROM moments WHERE name = 'aged'"
NOTE = """
    INSERT INTO moments VALUES ($1, $2) ON CONFLICT (name)
    DO UPDATE SET second = GREATEST(moments.second, excluded.second)
"""


class Job(NamedTuple):
    """Changes that wait to be saved."""

    changes: Sequence[Saved]
    saved: "asyncio.Future[None]"

    @property
    def simple(self) -> bool:
        """Whether one statement for many jobs can save it."""
        return len(self.changes) == 1 and not self.changes[0].seats


class Link:
    """One connection, made when it is needed, and again after it breaks; one user at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection = None
        self._lock = asyncio.Lock()

    async def use(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do something with the connection; raise `StoreRefusal` if the database cannot."""
        async with self._lock:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connect(self._url)
                return await work(self._connection)
            except FAILURES as error:
                if self._connection and isinstance(error, asyncpg.InternalClientError):
                    # The database went away in the middle of something: asyncpg has lost track,
                    # and does not count the connection as closed.
                    self._connection.terminate()
                    self._connection = None
                raise _refusal(error) from error

    async def rows(self, sql: str, *values: object) -> list[Any]:
        """What a query finds."""
        found: list[Any] = await self.use(lambda connection: connection.fetch(sql, *values))
        return found

    def abandon(self) -> None:
        """Close the connection without waiting for what is under way."""
        if self._connection:
            self._connection.terminate()

    async def close(self) -> None:
        """Close the connection, after what is under way."""
        async with self._lock:
            if self._connection:
                try:
                    await self._connection.close(timeout=COMMAND_SECONDS)
                except FAILURES:
                    self._connection.terminate()


async def connect(url: str) -> Connection:
    """A connection to the database."""
    return await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings={"idle_in_transaction_session_timeout": f"{SILENT_SECONDS * 1000:.0f}"},
    )


async def migrate(connection: Connection, newest: int | None = None) -> None:
    """Bring an older database up to date; refuse one that is newer than this program."""
    async with connection.transaction():
        # Several processes may start at once.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
        await connection.execute("CREATE TABLE IF NOT EXISTS versions (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT COALESCE(MAX(version), 0) FROM versions")
        if version > len(POSTGRES):
            raise Refusal("server-store-newer", version=version, known=len(POSTGRES))
        for number, script in enumerate(POSTGRES[version:newest], version + 1):
            await connection.execute(script)
            await connection.execute("INSERT INTO versions VALUES ($1)", number)


async def opened(url: str) -> Connection:
    """A connection to a database that is up to date; one sentence says what is wrong with it."""
    with one_sentence(url):
        connection = await connect(url)
        try:
            await migrate(connection)
        except BaseException:
            await connection.close()
            raise
        return connection


@contextmanager
def one_sentence(url: str) -> Iterator[None]:
    """Whatever is wrong with a database, whoever starts a server reads one sentence."""
    try:
        yield
    except (*FAILURES, ValueError) as error:
        raise Refusal("server-store", file=without_password(url), reason=str(error)) from None


class PostgresStore(PostgresPushes, PostgresOrders, PostgresAnalyses, Store):
    """A store in a database that several processes share."""

    shared = True

    def __init__(self, url: str, seen: int, aged: int, me: str) -> None:
        self.seen = seen
        self.aged = aged
        self.me = me
        """The name of this process, new at every start."""
        self._writing, self._reading, self._leasing = (Link(url) for _ in range(3))
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._stop = False
        self._writer = asyncio.ensure_future(self._write())

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """The store at an address, brought up to date."""
        connection = await opened(url)
        with one_sentence(url):
            try:
                known = (LAST_UPDATE, LAST_SEEN)
                seen = max([await connection.fetchval(sql) or 0 for sql in known])
                aged = await connection.fetchval(LAST_AGED)
            finally:
                await connection.close()
        return cls(url, seen, aged or 0, secrets.token_hex(8))

    # --- Writing -----------------------------------------------------------------------------

    async def save(self, changes: Sequence[Saved]) -> None:
        """Save entries atomically."""
        await self.saving(changes)

    def saving(self, changes: Sequence[Saved]) -> "asyncio.Future[None]":
        """The same without waiting."""
        job = Job(changes, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._wake.set()
        return job.saved

    async def _write(self) -> None:
        """Save what waits, until told to stop; what comes meanwhile shares the next commit."""
        while self._jobs or not self._stop:
            if not self._jobs:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch: list[Job] = []
            busy: set[str] = set()
            while self._jobs and len(batch) < MOST_PER_COMMIT:
                tables = {change.line.id for change in self._jobs[0].changes}
                if busy & tables:
                    break  # one statement can append one entry to a table
                busy |= tables
                job = self._jobs.pop(0)
                if not job.saved.done():  # cancelled before it began
                    batch.append(job)
            await self._save([job for job in batch if job.simple], self._append)
            await self._save([job for job in batch if not job.simple], self._put)

    async def _save(
        self, jobs: list[Job], work: Callable[[Connection, list[Job]], Awaitable[None]]
    ) -> None:
        """Save jobs together; if that fails, each by itself."""
        if not jobs:
            return
        try:
            await self._writing.use(lambda connection: work(connection, jobs))
        except StoreRefusal as refusal:
            if len(jobs) > 1 and not isinstance(refusal.__cause__, OSError | TimeoutError):
                for job in jobs:
                    await self._save([job], work)
                return
            for job in jobs:
                _settle(job, refusal)
        except Exception as error:  # the writer must not die
            log.exception("the store failed")
            for job in jobs:
                _settle(job, error)
        else:
            for job in jobs:
                _settle(job, None)

    async def _append(self, connection: Connection, jobs: list[Job]) -> None:
        """Save single entries by one statement, which is its own transaction."""
        saved = await self._appended(connection, [job.changes[0] for job in jobs])
        for job in jobs:
            if job.changes[0].line.id not in saved:
                _settle(job, Fenced("server-disk"))

    async def _put(self, connection: Connection, jobs: list[Job]) -> None:
        """Save jobs in one transaction."""
        async with connection.transaction():
            for job in jobs:
                for change in job.changes:
                    if not await self._appended(connection, [change]):
                        raise Fenced("server-disk")
                    if change.seats:
                        await put_holders(connection, change.line)

    async def _appended(self, connection: Connection, changes: Sequence[Saved]) -> set[str]:
        """Append entries; returns the tables where that was allowed."""
        lines = [change.line for change in changes]
        rows = await connection.fetch(
            APPEND,
            self.me,
            [line.id for line in lines],
            [change.number for change in changes],
            [change.entry for change in changes],
            [change.epoch for change in changes],
            [line.status for line in lines],
            [line.public for line in lines],
            [line.updated for line in lines],
            [line.due for line in lines],
            [msgspec.json.encode(line) for line in lines],
        )
        return {row[0] for row in rows}

    async def _changed(self, sql: str, *values: object) -> list[str]:
        return [str(row[0]) for row in await self._writing.rows(sql, *values)]

    async def forget(self, status: Status, before: int, now: int) -> list[str]:
        """Put tables that have been idle since then into the trash."""
        return await self._changed(FORGET, now, status, before)

    async def purge(self, before: int) -> list[str]:
        """Delete for good what was put into the trash before then; forget servers long gone."""
        await self._changed(FORGET_SERVERS)
        return await self._changed(PURGE, before)

    async def trash(self, table: str, now: int) -> bool:
        """Put a table into the trash."""
        return bool(await self._changed(TRASH, now, table))

    async def restore(self, table: str, now: int) -> bool:
        """Take a table out of the trash; it is due soon, in case something is pending."""
        return bool(await self._changed(RESTORE, now, table))

    async def note_time(self, now: int) -> None:
        """Record the current time; another process may be ahead."""
        await self._changed(NOTE, "seen", now)

    async def note_age(self, now: int) -> None:
        """Record the time of the clock that deletion goes by; another process may be ahead."""
        await self._changed(NOTE, "aged", now)

    # --- Reading -----------------------------------------------------------------------------

    async def load(self, table: str) -> list[bytes]:
        """The entries of a table in order, each with its checksum verified."""
        rows = await self._reading.rows(LOAD, table)
        if not rows:
            return []
        if rows[-1]["number"] != rows[-1]["entries"] or rows[-1]["check"] != rows[-1]["last"]:
            raise Damaged("server-table-damaged", table=table, entry=rows[-1]["entries"])
        return verified(table, [(row[0], row[1], row[2]) for row in rows])

    async def public(self, limit: int) -> list[Line]:
        """Tables that everybody may see, the newest first."""
        return await self._lines(PUBLIC, limit)

    async def held_by(self, holder: str, limit: int) -> list[Line]:
        """Tables where somebody holds a seat, the newest first."""
        return await self._lines(HELD_BY, holder, limit)

    async def _lines(self, sql: str, *values: object) -> list[Line]:
        return lines_of([row[0] for row in await self._reading.rows(sql, *values)])

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables where this process has to act by itself: its own, and those that nobody owns."""
        return [row[0] for row in await self._reading.rows(DUE, now, limit, self.me)]

    # --- Who serves a table --------------------------------------------------------------------

    async def claim(self, table: str) -> int:
        """Own a table, unless a process with a lease does."""
        rows = await self._leasing.rows(CLAIM, table, self.me)
        if rows:
            return int(rows[0][0])
        owners = await self._leasing.rows(OWNER, table)
        if not owners:
            return 0  # there is no such table
        owner = owners[0]
        if owner["alive"] and owner["id"] != self.me:
            raise Elsewhere(Peer(owner["id"], owner["address"]))
        raise StoreRefusal("server-disk")  # this process has no lease at the moment

    async def renew(self, address: str, state: bytes, seconds: float) -> list[Peer]:
        """Prolong the lease of this process."""
        rows = await self._leasing.rows(RENEW, self.me, address, state, seconds)
        return [Peer(*row) for row in rows]

    async def release(self, claims: Mapping[str, int]) -> None:
        """Give up tables, so that others can claim them at once."""
        await self._leasing.rows(RELEASE, self.me, list(claims), list(claims.values()))

    async def retire(self) -> None:
        """Give up all tables and the lease."""
        await self._leasing.rows(RELEASE_ALL, self.me)
        await self._leasing.rows(END_LEASE, self.me)

    async def bury(self, id: str) -> None:
        """End the lease of another process that has certainly ended."""
        await self._leasing.rows(END_LEASE, id)

    async def shared_secret(self) -> bytes:
        """A key that all processes of this store share."""
        rows = await self._leasing.rows(SECRET, secrets.token_bytes(32))
        return bytes(rows[0][0])

    async def close(self) -> None:
        """Finish pending work, and stop."""
        self._stop = True
        self._wake.set()
        await self._writer
        for link in (self._writing, self._reading, self._leasing):
            await link.close()


async def put_holders(connection: Connection, line: Line) -> None:
    """Store who sits at a table."""
    await connection.execute(FORGET_HOLDERS, line.id)
    await connection.execute(ADD_HOLDERS, sorted({*filter(None, line.holders)}), line.id)


def _settle(job: Job, error: Exception | None) -> None:
    if job.saved.done():
        return
    if error:
        job.saved.set_exception(error)
    else:
        job.saved.set_result(None)


def _refusal(error: BaseException) -> StoreRefusal:
    """People and the log are told different things."""
    log.error("the store failed", extra={"error": str(error) or type(error).__name__})
    return StoreRefusal("server-disk")
