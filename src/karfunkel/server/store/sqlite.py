"""Tables in one SQLite file. One thread writes: all that waits for it goes into one commit."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar, cast

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server.messages import Status
from karfunkel.server.store.base import Line, Saved, Store, StoreRefusal
from karfunkel.server.store.migrations import MIGRATIONS

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = tuple[Callable[[sqlite3.Connection], object], "Future[object]"]
MOST_PER_COMMIT = 256
BUSY_SECONDS = 5


def connect(file: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has committed."""
    connection = sqlite3.connect(
        file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older database up to date; refuse one that is newer than this program."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise Refusal("server-store-newer", version=version, known=len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN; {script}; PRAGMA user_version={number}; COMMIT;")


def opened(file: Path) -> sqlite3.Connection:
    """A connection to a database that is up to date."""
    connection = connect(file)
    try:
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteStore(Store):
    """A store in a file."""

    def __init__(self, file: Path) -> None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._connection = opened(file)
            self._reading = connect(file)
        except (OSError, sqlite3.Error) as error:
            raise Refusal("server-store", file=str(file), reason=str(error)) from None
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "store-read")

    # --- Writing -----------------------------------------------------------------------------

    def _write(self) -> None:
        """The thread that writes, until it is told to stop."""
        while (first := self._queue.get()) is not None:
            batch: list[Work] = [first]
            stop = False
            while len(batch) < MOST_PER_COMMIT and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    stop = True
                    break
                batch.append(more)
            # What nobody waits for any more before it was begun is not done; the rest is.
            self._commit([work for work in batch if work[1].set_running_or_notify_cancel()])
            if stop:
                break
        self._connection.close()

    def _commit(self, batch: list[Work]) -> None:
        """Do all of this in one transaction; if it fails, each on its own."""
        if not batch:
            return
        try:
            results = self._in_transaction([work for work, _ in batch])
        except Exception as error:  # the thread has to live on
            if len(batch) > 1:
                for one in batch:
                    self._commit([one])
            else:
                found = _refusal(error) if isinstance(error, sqlite3.Error) else error
                batch[0][1].set_exception(found)
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    def _in_transaction(
        self, works: Sequence[Callable[[sqlite3.Connection], object]]
    ) -> list[object]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [work(connection) for work in works]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: Future[object] = Future()
        self._queue.put((work, future))
        return cast(T, await asyncio.wrap_future(future))

    async def save(self, changes: Sequence[Saved]) -> None:
        """Keep entries, all or none."""

        def work(connection: sqlite3.Connection) -> None:
            for line, number, entry, seats in changes:
                _put_line(connection, line, number == 1)
                if seats:
                    _put_holders(connection, line)
                connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (line.id, number, entry))

        await self._do(work)

    async def forget(self, status: Status, before: int) -> int:
        """Delete tables that nothing has happened at since then."""
        sql = "DELETE FROM tables WHERE status = ? AND updated < ?"
        return await self._do(lambda connection: connection.execute(sql, (status, before)).rowcount)

    # --- Reading -----------------------------------------------------------------------------

    async def _read(self, sql: str, *values: object) -> list[bytes]:
        def read() -> list[bytes]:
            return [row[0] for row in self._reading.execute(sql, values)]

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read)
        except sqlite3.Error as error:
            raise _refusal(error) from error

    async def load(self, table: str) -> list[bytes]:
        """The entries of a table in order."""
        return await self._read(
            "SELECT entry FROM entries WHERE table_id = ? ORDER BY number", table
        )

    async def public(self, limit: int) -> list[Line]:
        """Tables that everybody may see, the newest first."""
        return _lines(
            await self._read(
                "SELECT line FROM tables WHERE public ORDER BY updated DESC LIMIT ?", limit
            )
        )

    async def held_by(self, holder: str, limit: int) -> list[Line]:
        """Tables where somebody holds a seat, the newest first."""
        return _lines(
            await self._read(
                "SELECT line FROM tables JOIN holders ON id = table_id"
                " WHERE holder = ? ORDER BY updated DESC LIMIT ?",
                holder,
                limit,
            )
        )

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables where the server has to do something by itself."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return [str(id) for id in await self._read(sql, now, limit)]

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._reading.close()


def _put_line(connection: sqlite3.Connection, line: Line, new: bool) -> None:
    row = (line.status, line.public, line.updated, line.due, msgspec.json.encode(line))
    if new:
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", (line.id, *row))
    else:
        found = connection.execute(
            "UPDATE tables SET status = ?, public = ?, updated = ?, due = ?, line = ? WHERE id = ?",
            (*row, line.id),
        )
        if not found.rowcount:
            raise sqlite3.IntegrityError("the table was deleted")


def _put_holders(connection: sqlite3.Connection, line: Line) -> None:
    connection.execute("DELETE FROM holders WHERE table_id = ?", (line.id,))
    connection.executemany(
        "INSERT INTO holders VALUES (?, ?)",
        [(holder, line.id) for holder in {*filter(None, line.holders)}],
    )


def _lines(rows: list[bytes]) -> list[Line]:
    return [msgspec.json.decode(row, type=Line) for row in rows]


def _refusal(error: sqlite3.Error) -> StoreRefusal:
    """What people are told is not what the log is told."""
    log.error("the store failed", extra={"error": str(error)})
    return StoreRefusal("server-disk")
