"""A store as administrators see it: all its tables at once, even while a server runs."""

import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server.store.base import Line
from karfunkel.server.store.guarding import Lock, make_private
from karfunkel.server.store.pushes import KEY_FILE, Calls, put_key
from karfunkel.server.store.sqlite import connect, last_second, opened, put_holders

FILE = "tables.sqlite"
Row = tuple[int, bytes, bytes]
"""An entry: its number, its content, its checksum."""


class Found(NamedTuple):
    """A table in a list."""

    line: Line
    trashed: int | None
    entries: int


class Whole(NamedTuple):
    """A table with everything that is stored about it."""

    line: Line
    trashed: int | None
    updated: int
    due: int | None
    rows: list[Row]


class Shelf(ABC):
    """All tables of a store."""

    @abstractmethod
    def lines(self, *, trash: bool = False) -> list[Found]:
        """All tables, or all in the trash, the newest first."""

    @abstractmethod
    def rows(self, id: str) -> list[Row]:
        """The entries of a table, in the trash or not; none if there is no such table."""

    @abstractmethod
    def delete(self, id: str) -> bool:
        """Put a table into the trash; False if there is none."""

    @abstractmethod
    def restore(self, id: str) -> bool:
        """Take a table out of the trash; False if it is not there."""

    @abstractmethod
    def problems(self) -> list[str]:
        """What the database says about damage of its own files."""

    @abstractmethod
    def backup(self, to: Path) -> None:
        """A consistent copy in a file, while the server keeps running."""

    @abstractmethod
    def seen(self) -> int:
        """The latest time that the store has recorded."""

    @abstractmethod
    def calls(self) -> Calls:
        """Where people want to be called, and for which turns they were."""

    @abstractmethod
    def put(self, tables: Sequence[Whole], seen: int, calls: Calls) -> None:
        """Fill an empty store, all or nothing; refuse one that is not empty."""

    @abstractmethod
    def everything(self) -> list[Whole]:
        """All tables with all their entries, as they were at one moment."""


class SqliteShelf(Shelf):
    """The tables in a folder."""

    def __init__(self, folder: Path, *, make: bool = False) -> None:
        self.file = folder / FILE
        if make:
            make_private(self.file)
            lock = Lock(folder)  # no server may run
            try:
                opened(self.file).close()
            finally:
                lock.release()
        if not self.file.is_file():
            raise Refusal("tables-nothing", folder=str(folder))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(connect(self.file)) as connection:
                yield connection
        except sqlite3.Error as error:
            raise Refusal("server-store", file=str(self.file), reason=str(error)) from None

    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._open() as connection:
            return connection.execute(sql, values).fetchall()

    def _changed(self, sql: str, *values: Any) -> bool:
        with self._open() as connection:
            return bool(connection.execute(sql, values).rowcount)

    def lines(self, *, trash: bool = False) -> list[Found]:
        """All tables, or all in the trash."""
        sql = (
            "SELECT line, trashed, (SELECT COUNT(*) FROM entries WHERE table_id = id) FROM tables"
            f" WHERE trashed IS {'NOT NULL' if trash else 'NULL'} ORDER BY updated DESC"
        )
        return [Found(line_of(row[0]), row[1], row[2]) for row in self._rows(sql)]

    def rows(self, id: str) -> list[Row]:
        """The entries of a table."""
        sql = 'SELECT number, entry, "check" FROM entries WHERE table_id = ? ORDER BY number'
        return [(number, entry, check) for number, entry, check in self._rows(sql, id)]

    def everything(self) -> list[Whole]:
        """All tables with all their entries."""
        with self._open() as connection:
            connection.execute("BEGIN")  # all that follows reads the same moment
            lines = connection.execute("SELECT id, line, trashed, updated, due FROM tables")
            rows: dict[str, list[Row]] = {}
            found = [
                Whole(line_of(line), trashed, updated, due, rows.setdefault(id, []))
                for id, line, trashed, updated, due in lines
            ]
            sql = 'SELECT table_id, number, entry, "check" FROM entries ORDER BY 1, 2'
            for id, number, entry, check in connection.execute(sql):
                rows[id].append((number, entry, check))
            return found

    def delete(self, id: str) -> bool:
        """Put a table into the trash."""
        sql = "UPDATE tables SET trashed = ?, due = NULL WHERE id = ? AND trashed IS NULL"
        return self._changed(sql, self._now(), id)

    def restore(self, id: str) -> bool:
        """Take a table out of the trash."""
        now = self._now()
        sql = (
            "UPDATE tables SET trashed = NULL, updated = ?, due = ?"
            " WHERE id = ? AND trashed IS NOT NULL"
        )
        return self._changed(sql, now, now, id)

    def problems(self) -> list[str]:
        """What SQLite says about its file."""
        found = [str(row[0]) for row in self._rows("PRAGMA integrity_check")]
        return [problem for problem in found if problem != "ok"]

    def backup(self, to: Path) -> None:
        """A consistent copy."""
        if to.exists():
            raise Refusal("error-file-exists", file=str(to))
        try:
            make_private(to)
        except OSError as error:
            raise Refusal("error-file", file=str(to), reason=error.strerror or "") from None
        with self._open() as connection, closing(sqlite3.connect(to)) as copy:
            connection.backup(copy)

    def seen(self) -> int:
        """The latest time that the store has recorded."""
        with self._open() as connection:
            return last_second(connection)

    def _now(self) -> int:
        """By the time that the store recorded: the machine's clock may be wrong."""
        return self.seen() or int(time.time())

    def calls(self) -> Calls:
        """Devices and calls; the key lies beside the tables."""
        file = self.file.parent / KEY_FILE
        key = file.read_bytes() if file.is_file() else b""
        return Calls(key, self._rows("SELECT * FROM pushes"), self._rows("SELECT * FROM rings"))

    def put(self, tables: Sequence[Whole], seen: int, calls: Calls) -> None:
        """Fill an empty store."""
        lock = Lock(self.file.parent)
        try:
            if self._rows("SELECT id FROM tables LIMIT 1"):
                raise Refusal("tables-copy-taken", place=str(self.file.parent))
            with self._open() as connection:
                connection.execute("BEGIN IMMEDIATE")
                for line, trashed, updated, due, rows in tables:
                    row = (line.id, line.status, line.public, updated, due)
                    connection.execute(
                        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)",
                        (*row, msgspec.json.encode(line), trashed),
                    )
                    put_holders(connection, line)
                    connection.executemany(
                        "INSERT INTO entries VALUES (?, ?, ?, ?)", [(line.id, *row) for row in rows]
                    )
                connection.execute("INSERT OR REPLACE INTO moments VALUES ('seen', ?)", (seen,))
                connection.execute("DELETE FROM pushes")
                connection.execute("DELETE FROM rings")
                connection.executemany("INSERT INTO pushes VALUES (?, ?, ?, ?, ?)", calls.pushes)
                connection.executemany("INSERT INTO rings VALUES (?, ?, ?, ?)", calls.rings)
                if calls.key:
                    file = self.file.parent / KEY_FILE
                    file.unlink(missing_ok=True)  # one of a store without tables
                    put_key(file, calls.key)
                connection.execute("COMMIT")
        finally:
            lock.release()


def line_of(row: bytes) -> Line:
    """A line as it is stored; one that is damaged is shown as such."""
    try:
        return msgspec.json.decode(row, type=Line)
    except msgspec.DecodeError:
        return Line("?", "?", "over", False, [], 0, [], [], 0, None)
