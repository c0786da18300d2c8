"""The tables of a PostgreSQL database, as administrators see them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server.store.opening import without_password
from karfunkel.server.store.postgres import (
    FAILURES,
    Connection,
    opened,
    put_holders,
)
from karfunkel.server.store.pushes import Calls
from karfunkel.server.store.shelf import Found, Row, Shelf, Whole, line_of

T = TypeVar("T")


class PostgresShelf(Shelf):
    """The tables of a database; every call connects anew, as these are tools for people."""

    def __init__(self, url: str) -> None:
        self.url = url

    def _run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async def run() -> T:
            connection = await opened(self.url)
            try:
                # It may pause in a transaction, to read or to write a file.
                await connection.execute("SET idle_in_transaction_session_timeout = 0")
                return await work(connection)
            except FAILURES as error:
                place = without_password(self.url)
                raise Refusal("server-store", file=place, reason=str(error)) from None
            finally:
                await connection.close()

        return asyncio.run(run())

    def _rows(self, sql: str, *values: Any) -> list[Any]:
        return self._run(lambda connection: connection.fetch(sql, *values))

    def lines(self, *, trash: bool = False) -> list[Found]:
        """All tables, or all in the trash."""
        rows = self._rows(
            "SELECT line, trashed, entries FROM tables"
            f" WHERE trashed IS {'NOT NULL' if trash else 'NULL'} ORDER BY updated DESC"
        )
        return [Found(line_of(row[0]), row[1], row[2]) for row in rows]

    def rows(self, id: str) -> list[Row]:
        """The entries of a table."""
        sql = 'SELECT number, entry, "check" FROM entries WHERE table_id = $1 ORDER BY number'
        return [(row[0], row[1], row[2]) for row in self._rows(sql, id)]

    def everything(self) -> list[Whole]:
        """All tables with all their entries, as they were at one moment."""

        async def read(connection: Connection) -> list[Whole]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                lines = await connection.fetch("SELECT id, line, trashed, updated, due FROM tables")
                rows: dict[str, list[Row]] = {row[0]: [] for row in lines}
                sql = 'SELECT table_id, number, entry, "check" FROM entries ORDER BY 1, 2'
                async for id, number, entry, check in connection.cursor(sql):
                    rows[id].append((number, entry, check))
            return [
                Whole(line_of(line), trashed, updated, due, rows[id])
                for id, line, trashed, updated, due in lines
            ]

        return self._run(read)

    def delete(self, id: str) -> bool:
        """Put a table into the trash."""
        sql = (
            "UPDATE tables SET trashed = $1, due = NULL"
            " WHERE id = $2 AND trashed IS NULL RETURNING id"
        )
        return bool(self._rows(sql, self._now(), id))

    def restore(self, id: str) -> bool:
        """Take a table out of the trash."""
        sql = (
            "UPDATE tables SET trashed = NULL, updated = $1, due = $1"
            " WHERE id = $2 AND trashed IS NOT NULL RETURNING id"
        )
        return bool(self._rows(sql, self._now(), id))

    def problems(self) -> list[str]:
        """PostgreSQL checks its own pages when it reads them."""
        return []

    def backup(self, to: Path) -> None:
        """PostgreSQL has better tools for this."""
        raise Refusal("tables-backup-postgres")

    def seen(self) -> int:
        """The latest time that the store has recorded."""
        rows = self._rows(
            "SELECT COALESCE(GREATEST((SELECT MAX(updated) FROM tables),"
            " (SELECT MAX(second) FROM moments WHERE name = 'seen')), 0)"
        )
        return int(rows[0][0])

    def _now(self) -> int:
        return self.seen() or int(time.time())

    def calls(self) -> Calls:
        """Devices, calls and the key, as they were at one moment."""

        async def read(connection: Connection) -> Calls:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                key = await connection.fetchval("SELECT secret FROM secrets WHERE name = 'push'")
                pushes = await connection.fetch("SELECT * FROM pushes")
                rings = await connection.fetch("SELECT * FROM rings")
            return Calls(key or b"", [tuple(row) for row in pushes], [tuple(row) for row in rings])

        return self._run(read)

    def put(self, tables: Sequence[Whole], seen: int, calls: Calls) -> None:
        """Fill an empty store."""

        async def write(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
                if await connection.fetchval("SELECT id FROM tables LIMIT 1"):
                    raise Refusal("tables-copy-taken", place=without_password(self.url))
                for line, trashed, updated, due, rows in tables:
                    await connection.execute(
                        "INSERT INTO tables (id, status, public, updated, due, line, trashed,"
                        ' entries, "check") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
                        *(line.id, line.status, line.public, updated, due),
                        *(msgspec.json.encode(line), trashed),
                        *(len(rows), rows[-1][2] if rows else b""),
                    )
                    await put_holders(connection, line)
                    entries = [(line.id, *row) for row in rows]
                    await connection.copy_records_to_table("entries", records=entries)
                await connection.execute(
                    "INSERT INTO moments VALUES ('seen', $1) ON CONFLICT (name)"
                    " DO UPDATE SET second = excluded.second",
                    seen,
                )
                await connection.execute("TRUNCATE pushes, rings")
                await connection.copy_records_to_table("pushes", records=calls.pushes)
                await connection.copy_records_to_table("rings", records=calls.rings)
                if calls.key:
                    await connection.execute(
                        "INSERT INTO secrets VALUES ('push', $1) ON CONFLICT (name)"
                        " DO UPDATE SET secret = excluded.secret",
                        calls.key,
                    )

        self._run(write)
