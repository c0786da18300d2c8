"""Protection for the files of a store: one server at a time, private files, no silent damage."""

import fcntl
import hashlib
import logging
import os
import stat
from pathlib import Path

import msgspec

from karfunkel.core.errors import Refusal

log = logging.getLogger(__name__)
CHECK_BYTES = 16
MOST_NOTED = 64
"""How many tables the mark remembers."""


class Damaged(Refusal):
    """A table cannot be shown as it was saved; others are not affected."""


# --- Entries ----------------------------------------------------------------------------------


def link(previous: bytes, table: str, number: int, entry: bytes) -> bytes:
    """The checksum of an entry and all entries before it, so none can change or go missing."""
    hashed = hashlib.sha256(previous)
    hashed.update(f"{table} {number} ".encode())
    hashed.update(entry)
    return hashed.digest()[:CHECK_BYTES]


def verified(table: str, rows: list[tuple[int, bytes, bytes]]) -> list[bytes]:
    """The entries of a table from rows of number, entry and checksum; refuse damaged ones."""
    check = b""
    for place, (number, entry, found) in enumerate(rows, 1):
        check = link(check, table, number, entry)
        if number != place or found != check:
            raise Damaged("server-table-damaged", table=table, entry=place)
    return [entry for _, entry, _ in rows]


# --- Files ------------------------------------------------------------------------------------


def make_private(file: Path) -> None:
    """Let nobody else on this machine read the file: it holds the secrets of running games."""
    folder = file.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.stat()
    if found.st_uid == os.getuid() and not found.st_mode & stat.S_ISVTX:  # not a folder like /tmp
        folder.chmod(0o700)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        if (folder / name).exists():
            (folder / name).chmod(0o600)


class Lock:
    """Held by the one process that serves a folder; the system releases it when that ends."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self._file, 20).decode(errors="replace").strip() or "?"
            os.close(self._file)
            raise Refusal("server-folder-taken", folder=str(folder), process=holder) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, str(os.getpid()).encode(), 0)

    def release(self) -> None:
        """Let another process serve the folder."""
        os.close(self._file)


class Mark:
    """Remembers beside the database which entries were saved last.

    SQLite opens a database whose journal was truncated or changed at an earlier state, without an
    error. The mark is written after each commit and not synced to disk, so it is never ahead of a
    healthy database, and costs next to nothing. Only the thread that writes the store may use it:
    two at once could leave a mark of an earlier state, or a torn one.
    """

    def __init__(self, file: Path) -> None:
        self._path = file
        self._last: dict[str, int] = self._read()
        self._file = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
        self._size = os.fstat(self._file).st_size

    def _read(self) -> dict[str, int]:
        try:
            body, _, check = self._path.read_bytes().rstrip(b"\0").rpartition(b"\n")
        except FileNotFoundError:
            return {}
        if hashlib.sha256(body).hexdigest().encode() != check:
            log.error("the mark of the store cannot be read", extra={"file": str(self._path)})
            return {}
        return msgspec.json.decode(body, type=dict[str, int])

    def last(self) -> dict[str, int]:
        """The number of the last entry of each recently changed table."""
        return dict(self._last)

    def note(self, saved: dict[str, int]) -> None:
        """Note that these entries are saved."""
        for table, number in saved.items():
            self._last.pop(table, None)
            self._last[table] = number
        while len(self._last) > MOST_NOTED:
            del self._last[next(iter(self._last))]
        self._write()

    def drop(self, tables: list[str]) -> None:
        """Note that these tables are deleted on purpose."""
        known = [table for table in tables if self._last.pop(table, None)]
        if known:
            self._write()

    def _write(self) -> None:
        body = msgspec.json.encode(self._last)
        text = body + b"\n" + hashlib.sha256(body).hexdigest().encode()
        try:
            # Zeros at the end are no part of it; cutting the file instead costs more than the rest.
            os.pwrite(self._file, text.ljust(self._size, b"\0"), 0)
            self._size = max(self._size, len(text))
        except OSError as error:
            log.warning("the mark of the store cannot be written", extra={"error": str(error)})

    def close(self) -> None:
        """Close the mark."""
        os.close(self._file)
