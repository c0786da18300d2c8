"""The files of a store: private, served by one process, and damage is noticed."""

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import current_thread

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.server.store.base import Saved
from karfunkel.server.store.guarding import Damaged, Mark
from karfunkel.server.store.sqlite import SqliteStore
from tests.server.desk import refused
from tests.server.serving import environment
from tests.server.test_store import FILE, Kept, first, first_database, line

FILES = (FILE, f"{FILE}-wal", f"{FILE}-shm", "tables.mark", "lock")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


# --- Who may look ------------------------------------------------------------------------------


def test_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    with Kept(folder) as kept:
        kept.save(first(line("one")))
        assert {name: mode(folder / name) for name in FILES} == dict.fromkeys(FILES, 0o600)
        assert mode(folder) == 0o700


def test_what_is_there_already_becomes_private(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir(mode=0o755)
    first_database(folder).close()
    (folder / FILE).chmod(0o644)
    with Kept(folder):
        assert mode(folder / FILE) == 0o600
        assert mode(folder) == 0o700


def test_a_folder_for_everybody_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    with Kept(folder):
        assert folder.stat().st_mode & 0o7777 == 0o1777


# --- One process -------------------------------------------------------------------------------


def test_a_folder_is_served_once(tmp_path: Path) -> None:
    with Kept(tmp_path):
        with refused("server-folder-taken"):
            SqliteStore(tmp_path / FILE)
        with pytest.raises(Refusal, match=str(os.getpid())):
            SqliteStore(tmp_path / FILE)
    with Kept(tmp_path):
        pass  # free again


def test_a_process_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    code = (
        "import sys, os, signal; from pathlib import Path;"
        "from karfunkel.server.store.sqlite import SqliteStore;"
        f"SqliteStore(Path({str(tmp_path / FILE)!r})); os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", code], env=environment())
    with Kept(tmp_path):
        pass


# --- Damage ------------------------------------------------------------------------------------


def filled(folder: Path) -> dict[str, list[bytes]]:
    """A store with some tables of some entries; what each holds."""
    entries: dict[str, list[bytes]] = {}
    with Kept(folder) as kept:
        for number in range(1, 6):
            for id in ("one", "two", "three"):
                entry = f"{id} {number} {'x' * 200}".encode()
                kept.save(Saved(line(id), number, entry))
                entries.setdefault(id, []).append(entry)
    return entries


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET entry = x'00' WHERE table_id = 'two' AND number = 3",
        "UPDATE entries SET entry = x'00' WHERE table_id = 'two' AND number = 1",
        "DELETE FROM entries WHERE table_id = 'two' AND number = 2",
        "DELETE FROM entries WHERE table_id = 'two' AND number = 5",
        "UPDATE entries SET number = 9 WHERE table_id = 'two' AND number = 5",
        "DELETE FROM tables WHERE id = 'two'",
    ],
)
def test_a_damaged_table_is_named_and_others_are_served(tmp_path: Path, change: str) -> None:
    entries = filled(tmp_path)
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("PRAGMA foreign_keys=ON")
    database.execute(change)
    database.commit()
    database.close()
    with Kept(tmp_path) as kept:
        with pytest.raises(Damaged) as found:
            kept.load("two")
        assert found.value.args_for_text["table"] == "two"
        assert kept.load("one") == entries["one"]
        assert kept.load("three") == entries["three"]


def test_a_gap_cannot_be_written(tmp_path: Path) -> None:
    with Kept(tmp_path) as kept:
        kept.save(first(line("one")))
        with refused("server-disk"):
            kept.save(Saved(line("one"), 3, b"third"))


def crashed(folder: Path, copy: Path) -> dict[str, list[bytes]]:
    """The files of a server that was killed: the last entries are in the journal alone."""
    entries: dict[str, list[bytes]] = {}
    with Kept(folder) as kept:
        for number in range(1, 4):
            for id in ("one", "two", "three"):
                entry = f"{id} {number}".encode()
                kept.save(Saved(line(id), number, entry))
                entries.setdefault(id, []).append(entry)
        shutil.copytree(folder, copy)
    return entries


def test_a_journal_that_is_gone_is_noticed(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    crashed(tmp_path / "tables", copy)
    (copy / f"{FILE}-wal").unlink()
    with Kept(copy) as kept:
        assert kept.store.lost == {"one", "two", "three"}
        with pytest.raises(Damaged):
            kept.load("one")


def test_random_damage_is_noticed_or_harmless(tmp_path: Path) -> None:
    """No entry is read that was not written, and none goes missing unnoticed."""
    entries = crashed(tmp_path / "tables", tmp_path / "copy")
    chance = random.Random(18)
    for round in range(60):
        copy = tmp_path / f"damaged{round}"
        shutil.copytree(tmp_path / "copy", copy)
        damage(copy / chance.choice([FILE, f"{FILE}-wal"]), chance)
        try:
            kept = Kept(copy)
        except Refusal:
            continue  # noticed at the start
        with kept:
            for id, right in entries.items():
                with suppress(Refusal):  # noticed
                    assert kept.load(id) == right, round
        shutil.rmtree(copy)


def damage(file: Path, chance: random.Random) -> None:
    """Flip a bit, or cut the file."""
    body = bytearray(file.read_bytes())
    if chance.random() < 0.5:
        body[chance.randrange(len(body))] ^= 1 << chance.randrange(8)
    else:
        del body[chance.randrange(len(body)) :]
    file.write_bytes(body)


def test_what_the_mark_says_survives(tmp_path: Path) -> None:
    entries = filled(tmp_path)
    with Kept(tmp_path) as kept:
        assert kept.store.lost == set()
        assert {id: kept.load(id) for id in entries} == entries


def test_a_torn_mark_accuses_nobody(tmp_path: Path) -> None:
    filled(tmp_path)
    with open(tmp_path / "tables.mark", "r+b") as mark:
        mark.truncate(20)
    with Kept(tmp_path) as kept:
        assert kept.store.lost == set()
        assert kept.load("one")


def purged(folder: Path) -> None:
    """Save a table, put it into the trash and delete it for good while another one is played."""
    with Kept(folder) as kept:
        kept.save(first(line("old")))
        kept.do(kept.store.trash("old", 50))

        async def meanwhile() -> None:
            saves = (kept.store.save([Saved(line("new"), n, b"entry")]) for n in range(1, 20))
            await asyncio.gather(kept.store.purge(51), *saves)

        kept.do(meanwhile())


def test_only_the_writer_writes_the_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []
    write = Mark._write

    def seen(mark: Mark) -> None:
        threads.append(current_thread().name)
        write(mark)

    monkeypatch.setattr(Mark, "_write", seen)
    purged(tmp_path)
    assert len(threads) >= 3
    assert set(threads) == {"store"}
    with Kept(tmp_path) as kept:
        assert kept.store.lost == set()  # the mark was written whole, by the last save
    mark = Mark(tmp_path / "tables.mark")
    assert mark.last() == {"new": 19}
    mark.close()


def test_a_crash_while_tables_are_deleted_accuses_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop, folder = Mark.drop, tmp_path / "tables"

    def watched(mark: Mark, tables: list[str]) -> None:
        shutil.copytree(folder, tmp_path / "before")
        drop(mark, tables)
        shutil.copytree(folder, tmp_path / "after")

    with monkeypatch.context() as patch:
        patch.setattr(Mark, "drop", watched)
        purged(folder)
    for copy in ("before", "after"):
        with Kept(tmp_path / copy) as kept:
            assert kept.store.lost == set()
