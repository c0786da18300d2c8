"""Saving entries in SQLite: one statement for many, which is a transaction of its own.

Python's lock (GIL) is released and taken back for every statement. While the event loop computes,
each time means waiting for it: with three statements an entry, a commit that takes the disk two
milliseconds took fifty. So all rows go into a view at once, and a trigger puts each in its place.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache

import msgspec

from karfunkel.server.store.base import Saved
from karfunkel.server.store.guarding import link

Numbers = dict[str, int]
"""The number of the last entry, by table."""
Known = dict[str, tuple[int, bytes]]
"""The number and the checksum of the last entry, by table."""
Row = tuple[object, ...]
MOST_KNOWN = 4_096
"""How many tables' last checksums are kept in memory."""
SAVING = """
    PRAGMA temp_store = MEMORY;
    CREATE TEMP VIEW saving AS SELECT
        NULL AS id, NULL AS status, NULL AS public, NULL AS updated, NULL AS due, NULL AS line,
        NULL AS holders, NULL AS number, NULL AS before, NULL AS entry, NULL AS "check";
    CREATE TEMP TRIGGER save INSTEAD OF INSERT ON saving BEGIN
        INSERT INTO tables (id, status, public, updated, due, line)
            SELECT new.id, new.status, new.public, new.updated, new.due, new.line
            WHERE new.number = 1;
        SELECT RAISE (ABORT, 'an entry is missing') WHERE new.number > 1 AND NOT EXISTS (
            SELECT 1 FROM entries
            WHERE table_id = new.id AND number = new.number - 1 AND "check" = new.before
        );
        UPDATE tables SET status = new.status, public = new.public, updated = new.updated,
            due = new.due, line = new.line
            WHERE new.number > 1 AND id = new.id AND trashed IS NULL;
        SELECT RAISE (ABORT, 'the table was deleted') WHERE new.number > 1 AND changes() = 0;
        DELETE FROM holders WHERE new.holders IS NOT NULL AND table_id = new.id;
        INSERT INTO holders (holder, table_id)
            SELECT DISTINCT value, new.id FROM json_each(new.holders) WHERE value <> '';
        INSERT INTO entries (table_id, number, entry, "check")
            VALUES (new.id, new.number, new.entry, new."check");
    END;
"""
"""For one connection only, and not part of the file."""
MOST_ROWS = 512
"""The most rows of one statement."""
COLUMNS = 11
NO_ROW = (None,) * COLUMNS


@cache
def statement(rows: int) -> str:
    """A statement that inserts this many rows; empty ones fill it up and are skipped."""
    row = f"({', '.join('?' * COLUMNS)})"
    return (
        f"INSERT INTO saving SELECT * FROM (VALUES {', '.join([row] * rows)})"
        " WHERE column1 IS NOT NULL"
    )


class Saving:
    """Saves entries by one connection; only the thread that writes may use it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.executescript(SAVING)
        self._connection = connection
        self._known: Known = {}
        """So that the checksum before an entry need not be read."""

    def put(self, changes: Sequence[Saved]) -> Numbers:
        """Save entries, and return which; up to `MOST_ROWS` are saved all or none.

        What is more needs a transaction around it.
        """
        fresh: Known = {}
        for first in range(0, len(changes), MOST_ROWS):
            self._put([self._row(one, fresh) for one in changes[first : first + MOST_ROWS]])
        for table, last in fresh.items():
            self._known.pop(table, None)
            self._known[table] = last
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return {table: number for table, (number, _) in fresh.items()}

    def _put(self, rows: list[Row]) -> None:
        size = 1 << (len(rows) - 1).bit_length()  # few different statements, which stay prepared
        rows += [NO_ROW] * (size - len(rows))
        self._connection.execute(statement(size), [value for row in rows for value in row])

    def forget(self) -> None:
        """Something failed: what is known may not be what is stored."""
        self._known.clear()

    def _row(self, change: Saved, fresh: Known) -> Row:
        line, number, entry, seats, _ = change
        before = self._check_before(line.id, number, fresh)
        check = link(before or b"", line.id, number, entry)
        fresh[line.id] = number, check
        holders = msgspec.json.encode(line.holders).decode() if seats else None
        return (
            *(line.id, line.status, line.public, line.updated, line.due),
            *(msgspec.json.encode(line), holders, number, before, entry, check),
        )

    def _check_before(self, table: str, number: int, fresh: Known) -> bytes | None:
        """The checksum of the entry before; None if there is none."""
        if number == 1:
            return None
        known = fresh.get(table) or self._known.get(table)
        if known and known[0] == number - 1:
            return known[1]
        sql = 'SELECT "check" FROM entries WHERE table_id = ? AND number = ?'
        found = self._connection.execute(sql, (table, number - 1)).fetchone()
        return bytes(found[0]) if found else None
