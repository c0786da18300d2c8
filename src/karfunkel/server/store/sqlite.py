"""Tables in one SQLite file. One thread writes, and all pending writes go into one commit."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from karfunkel.core.errors import Refusal
from karfunkel.server.messages import Status
from karfunkel.server.store.analyses import SqliteAnalyses
from karfunkel.server.store.base import Line, Saved, Store, StoreRefusal
from karfunkel.server.store.guarding import Damaged, Lock, Mark, link, make_private, verified
from karfunkel.server.store.lines import lines_of
from karfunkel.server.store.migrations import CHECKED, MIGRATIONS
from karfunkel.server.store.pushes import SqlitePushes
from karfunkel.server.store.saving import MOST_ROWS, Numbers, Saving

log = logging.getLogger(__name__)
T = TypeVar("T")
Change = Callable[[sqlite3.Connection], object]
Works = Sequence[Change | Sequence[Saved]]
Work = tuple[Change | Sequence[Saved], "asyncio.Future[object]"]
"""Entries to be saved, or anything else, and who waits for it."""
MOST_PER_COMMIT = 256
BUSY_SECONDS = 5


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose commits are durable."""
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


def migrate(connection: sqlite3.Connection, newest: int | None = None) -> None:
    """Bring an older database up to date; refuse one that is newer than this program."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise Refusal("server-store-newer", version=version, known=len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:newest], version + 1):
        connection.executescript(f"BEGIN; {script};")
        try:
            if number == CHECKED:
                _check_older_entries(connection)
            connection.execute(f"PRAGMA user_version={number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise


def _check_older_entries(connection: sqlite3.Connection) -> None:
    """Give every entry its checksum, as if it had been saved with one."""
    rows = connection.execute("SELECT table_id, number, entry FROM entries ORDER BY 1, 2")
    checks, check, last = [], b"", ""
    for table, number, entry in rows:
        check = link(check if table == last else b"", table, number, entry)
        last = table
        checks.append((check, table, number))
    sql = 'UPDATE entries SET "check" = ? WHERE table_id = ? AND number = ?'
    connection.executemany(sql, checks)


def opened(file: Path) -> sqlite3.Connection:
    """A connection to a database that is up to date."""
    connection = connect(file)
    try:
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteStore(SqlitePushes, SqliteAnalyses, Store):
    """A store in a file."""

    many_at_once = True

    def __init__(self, file: Path) -> None:
        self.folder = file.parent
        try:
            make_private(file)
            self._lock = Lock(file.parent)
            try:
                self._connection = opened(file)
                self._saving = Saving(self._connection)
                self._reading = connect(file)
                self.seen = last_second(self._connection)
                self.aged = last_age(self._connection)
                self._mark = Mark(file.with_suffix(".mark"))
            except BaseException:
                self._lock.release()
                raise
        except (OSError, sqlite3.Error) as error:
            raise Refusal("server-store", file=str(file), reason=str(error)) from None
        self.lost = self._find_lost()
        """Tables with fewer entries than were saved: part of the files was lost."""
        self._queue: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._gathered: list[Work] = []
        """What the thread that writes will be told at the end of this round of the event loop."""
        self._gathering: asyncio.AbstractEventLoop | None = None
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "store-read")

    def _find_lost(self) -> set[str]:
        lost = set()
        sql = "SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = ?"
        for table, number in self._mark.last().items():
            with suppress(sqlite3.Error):
                (found,) = self._connection.execute(sql, (table,)).fetchone()
                if found >= number:
                    continue
            log.error("a table has lost entries", extra={"table": table, "saved": number})
            lost.add(table)
        return lost

    # --- Writing -----------------------------------------------------------------------------

    def _write(self) -> None:
        """The thread that writes, until it is told to stop."""
        try:
            self._save_what_comes()
        except MemoryError:
            # Nobody would ever be answered again. What was confirmed is saved, and a server that
            # ends is started again; without memory nothing better can be done from here.
            os._exit(1)
        self._connection.close()

    def _save_what_comes(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = first
            stop = False
            while len(batch) < MOST_PER_COMMIT and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    stop = True
                    break
                batch += more
            # Jobs that were cancelled before they started are skipped.
            self._commit([work for work in batch if not work[1].cancelled()])
            if stop:
                break

    def _commit(self, batch: list[Work]) -> None:
        """Run all jobs in one transaction; if it fails, each in its own."""
        if not batch:
            return
        works = [work for work, _ in batch]
        try:
            saved, results = self._in_one_statement(works) or self._in_transaction(works)
        except Exception as error:  # the thread must not die
            self._saving.forget()
            if len(batch) > 1:
                for one in batch:
                    self._commit([one])
            else:
                found = _refusal(error) if isinstance(error, sqlite3.Error) else error
                _answer(batch, [found])
            return
        if saved:
            self._mark.note(saved)
        _answer(batch, results)

    def _in_one_statement(self, works: Works) -> tuple[Numbers, list[object]] | None:
        """Save what usually comes, a few entries; None if it is anything else."""
        changes: list[Saved] = []
        for work in works:
            if callable(work):
                return None
            changes += work
        if len(changes) > MOST_ROWS:
            return None
        self._end_transaction()
        return self._saving.put(changes), [None] * len(works)

    def _in_transaction(self, works: Works) -> tuple[Numbers, list[object]]:
        connection = self._connection
        saved: Numbers = {}
        results: list[object] = []
        self._end_transaction()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for work in works:
                if callable(work):
                    results.append(work(connection))
                else:
                    saved |= self._saving.put(work)
                    results.append(None)
            connection.execute("COMMIT")
        except BaseException:
            self._end_transaction()
            raise
        return saved, results

    def _end_transaction(self) -> None:
        """Undo what was begun, and what could not be undone before for lack of memory."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return cast(T, await self._hand_over(work))

    def _hand_over(self, work: Change | Sequence[Saved]) -> "asyncio.Future[object]":
        """Let the thread that writes do something.

        All that comes in one round of the event loop wakes it once, and goes into one commit.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        if not self._gathered or self._gathering is not loop:
            self._gathering = loop
            loop.call_soon(self._send)
        self._gathered.append((work, future))
        return future

    def _send(self) -> None:
        works, self._gathered = self._gathered, []
        if works:
            self._queue.put(works)

    async def save(self, changes: Sequence[Saved]) -> None:
        """Save entries atomically."""
        if changes:
            await self.saving(changes)

    def saving(self, changes: Sequence[Saved]) -> "asyncio.Future[None]":
        """The same without waiting."""
        return cast("asyncio.Future[None]", self._hand_over(changes))

    async def forget(self, status: Status, before: int, now: int) -> list[str]:
        """Put tables that have been idle since then into the trash."""
        sql = (
            "UPDATE tables SET trashed = ?, due = NULL"
            " WHERE status = ? AND updated < ? AND trashed IS NULL RETURNING id"
        )
        return await self._do(lambda connection: _ids(connection, sql, now, status, before))

    async def purge(self, before: int) -> list[str]:
        """Delete for good what was put into the trash before then."""
        sql = "DELETE FROM tables WHERE trashed < ? RETURNING id"

        def work(connection: sqlite3.Connection) -> list[str]:
            gone = _ids(connection, sql, before)
            # Here, because only the writer touches the mark; and before the commit, because after a
            # crash between the two the mark would accuse the database of having lost them.
            self._mark.drop(gone)
            return gone

        return await self._do(work)

    async def trash(self, table: str, now: int) -> bool:
        """Put a table into the trash."""
        sql = (
            "UPDATE tables SET trashed = ?, due = NULL"
            " WHERE id = ? AND trashed IS NULL RETURNING id"
        )
        return bool(await self._do(lambda connection: _ids(connection, sql, now, table)))

    async def restore(self, table: str, now: int) -> bool:
        """Take a table out of the trash; it is due soon, in case something is pending."""
        sql = (
            "UPDATE tables SET trashed = NULL, updated = ?, due = ?"
            " WHERE id = ? AND trashed IS NOT NULL RETURNING id"
        )
        return bool(await self._do(lambda connection: _ids(connection, sql, now, now, table)))

    async def note_time(self, now: int) -> None:
        """Record the current time."""
        sql = "INSERT OR REPLACE INTO moments VALUES ('seen', ?)"
        await self._do(lambda connection: connection.execute(sql, (now,)).rowcount)

    async def note_age(self, now: int) -> None:
        """Record the time of the clock that deletion goes by."""
        sql = "INSERT OR REPLACE INTO moments VALUES ('aged', ?)"
        await self._do(lambda connection: connection.execute(sql, (now,)).rowcount)

    # --- Reading -----------------------------------------------------------------------------

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            return self._reading.execute(sql, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read)
        except sqlite3.Error as error:
            raise _refusal(error) from error

    async def _read(self, sql: str, *values: object) -> list[bytes]:
        return [row[0] for row in await self._rows(sql, *values)]

    async def load(self, table: str) -> list[bytes]:
        """The entries of a table in order, each with its checksum verified."""
        if table in self.lost:
            raise Damaged("server-table-damaged", table=table)
        rows = await self._rows(
            'SELECT number, entry, "check" FROM entries JOIN tables ON id = table_id'
            " WHERE table_id = ? AND trashed IS NULL ORDER BY number",
            table,
        )
        return verified(table, rows)

    async def public(self, limit: int) -> list[Line]:
        """Tables that everybody may see, the newest first."""
        return lines_of(
            await self._read(
                "SELECT line FROM tables WHERE public AND trashed IS NULL"
                " ORDER BY updated DESC LIMIT ?",
                limit,
            )
        )

    async def held_by(self, holder: str, limit: int) -> list[Line]:
        """Tables where somebody holds a seat, the newest first."""
        return lines_of(
            await self._read(
                "SELECT line FROM tables JOIN holders ON id = table_id"
                " WHERE holder = ? AND trashed IS NULL ORDER BY updated DESC LIMIT ?",
                holder,
                limit,
            )
        )

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables where the server has to act by itself."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return [str(id) for id in await self._read(sql, now, limit)]

    async def close(self) -> None:
        """Finish pending work, and stop."""
        self._send()
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._mark.close()
        self._lock.release()


def _answer(batch: Sequence[Work], results: Sequence[object]) -> None:
    """Resolve all waiting futures: one call for a whole commit."""
    waiting = zip((future for _, future in batch), results, strict=True)
    for loop, pairs in groupby(waiting, key=lambda pair: pair[0].get_loop()):
        with suppress(RuntimeError):  # the loop was closed; nobody waits
            loop.call_soon_threadsafe(_settle, list(pairs))


def _settle(pairs: Sequence[tuple["asyncio.Future[object]", object]]) -> None:
    for future, result in pairs:
        if future.done():  # cancelled
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _ids(connection: sqlite3.Connection, sql: str, *values: object) -> list[str]:
    return [str(row[0]) for row in connection.execute(sql, values).fetchall()]


def last_second(connection: sqlite3.Connection) -> int:
    """The latest time that the store has recorded."""
    known = (
        "SELECT MAX(updated) FROM tables",
        "SELECT MAX(second) FROM moments WHERE name = 'seen'",
    )
    return max(int(connection.execute(sql).fetchone()[0] or 0) for sql in known)


def last_age(connection: sqlite3.Connection) -> int:
    """The last time of the clock that deletion goes by."""
    found = connection.execute("SELECT second FROM moments WHERE name = 'aged'").fetchone()
    return int(found[0]) if found else 0


def put_holders(connection: sqlite3.Connection, line: Line) -> None:
    """Store who sits at a table."""
    connection.execute("DELETE FROM holders WHERE table_id = ?", (line.id,))
    connection.executemany(
        "INSERT INTO holders VALUES (?, ?)",
        [(holder, line.id) for holder in {*filter(None, line.holders)}],
    )


def _refusal(error: sqlite3.Error) -> StoreRefusal:
    """People and the log are told different things."""
    log.error("the store failed", extra={"error": str(error)})
    return StoreRefusal("server-disk")
