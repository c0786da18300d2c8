"""Analyses of finished games, kept beside them: each is made once, and goes with its table."""

import sqlite3
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
LOOK_UP = "SELECT analysis FROM analyses WHERE table_id = {} AND made_by = {}"
KEEP = """
    INSERT INTO analyses SELECT id, {}, {} FROM tables WHERE id = {} AND trashed IS NULL
    ON CONFLICT (table_id) DO UPDATE SET made_by = excluded.made_by, analysis = excluded.analysis
"""


class _Sqlite(Protocol):
    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    async def _read(self, sql: str, *values: object) -> list[bytes]: ...


class SqliteAnalyses:
    """The part of a store in a file."""

    async def analysis(self: _Sqlite, table: str, made_by: str) -> bytes | None:
        """The stored analysis of a table, if it has this `made_by`."""
        return next(iter(await self._read(LOOK_UP.format("?", "?"), table, made_by)), None)

    async def keep_analysis(self: _Sqlite, table: str, made_by: str, analysis: bytes) -> None:
        """Keep an analysis instead of an older one."""
        sql = KEEP.format("?", "?", "?")
        values = (made_by, analysis, table)
        await self._do(lambda connection: connection.execute(sql, values).rowcount)


class PostgresAnalyses:
    """The part of a store in PostgreSQL."""

    _writing: Any
    _reading: Any

    async def analysis(self, table: str, made_by: str) -> bytes | None:
        """The stored analysis of a table, if it has this `made_by`."""
        rows = await self._reading.rows(LOOK_UP.format("$1", "$2"), table, made_by)
        return bytes(rows[0][0]) if rows else None

    async def keep_analysis(self, table: str, made_by: str, analysis: bytes) -> None:
        """Keep an analysis instead of an older one."""
        await self._writing.rows(KEEP.format("$1", "$2", "$3"), made_by, analysis, table)
