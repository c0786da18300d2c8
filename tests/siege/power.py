"""Power cuts: what was not synced is lost, torn or written in another order.

A server plays with everybody while a small library notes what it writes and syncs. For each cut a
disk is made that could have been left behind at that moment: everything up to the last sync of a
file, and of what came later any part in any order.
"""

import asyncio
import random
import shutil
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests.server.players import Json, Person
from tests.server.serving import REPO, environment, free_port
from tests.server.test_crash import assert_alive, entries_of, first_answer, new_table
from tests.server.test_store import Kept

HEAD = struct.Struct("=dqii8s")
SECTOR = 512
FILES = ("tables.sqlite", "tables.sqlite-wal", "tables.mark")


class Note(NamedTuple):
    """Something a server did with a file."""

    at: float
    kind: str
    file: str
    offset: int
    data: bytes


def read_notes(file: Path) -> list[Note]:
    """What the library noted."""
    body, at, found = file.read_bytes(), 0, []
    while at < len(body):
        when, offset, size, path, kind = HEAD.unpack_from(body, at)
        at += HEAD.size
        name = body[at : at + path].decode().removesuffix(" (deleted)").rpartition("/")[2]
        at += path
        found.append(Note(when, kind.rstrip(b"\0").decode(), name, offset, body[at : at + size]))
        at += size
    return found


class Timed(Person):
    """Somebody who notes when a move was confirmed."""

    def __init__(self, address: str, new: Json, rng: random.Random) -> None:
        super().__init__(address, new, rng)
        self.times: dict[str, float] = {}

    def answered(self, answer: Json) -> None:
        """Note the time, too."""
        super().answered(answer)
        self.times[answer["id"]] = time.monotonic()

    def until(self, moment: float) -> dict[str, set[str]]:
        """The commands that were confirmed before a moment, by table."""
        return {
            table: {command["id"] for command in made if self.times[command["id"]] <= moment}
            for table, made in self.confirmed.items()
        }


def library(folder: Path) -> Path:
    """The library that takes notes, compiled."""
    made = folder / "watch.so"
    source = Path(__file__).with_name("watch.c")
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", made, source, "-ldl"], check=True)
    return made


async def record(folder: Path, games: int, seconds: float) -> tuple[list[Timed], list[Note], float]:
    """Play for a while; who played, what was written, and when it began."""
    tables, notes, port = folder / "tables", folder / "notes", free_port()
    code = (
        "from tests.server.serving import serve_in_this_process as s;"
        f"s({str(tables / 'tables.sqlite')!r}, {port})"
    )
    env = environment() | {
        "LD_PRELOAD": str(library(folder)),
        "SIEGE_FOLDER": str(tables),
        "SIEGE_NOTES": str(notes),
    }
    server = subprocess.Popen([sys.executable, "-c", code], env=env, cwd=REPO)
    people = [
        Timed(f"http://127.0.0.1:{port}", new_table(n), random.Random(n)) for n in range(games)
    ]
    try:
        await first_answer(port)
        players = [asyncio.create_task(who.play(live=n % 2 == 0)) for n, who in enumerate(people)]
        while not all(who.table for who in people):
            await asyncio.sleep(0.05)
            assert_alive(players)
        begin = time.monotonic()
        while time.monotonic() < begin + seconds:
            await asyncio.sleep(0.1)
            assert_alive(players)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    finally:
        server.kill()
        server.wait()
        for who in people:
            await who.http.aclose()
    return people, read_notes(notes), begin


def after_the_cut(notes: list[Note], moment: float, chance: random.Random) -> dict[str, bytearray]:
    """A state of the files that a power cut at this moment could leave."""
    files: dict[str, bytearray] = {name: bytearray() for name in FILES}
    open_: dict[str, list[Note]] = {name: [] for name in FILES}
    syncing: dict[str, int] = {}
    for note in notes:
        if note.at > moment:
            break
        if note.file not in files:
            continue
        waiting = open_[note.file]
        if note.kind == "begin":
            syncing[note.file] = len(waiting)
        elif note.kind == "sync":
            for one in waiting[: syncing.get(note.file, 0)]:
                apply(files[note.file], one)
            del waiting[: syncing.get(note.file, 0)]
        else:
            waiting.append(note)
    for name, waiting in open_.items():
        chance.shuffle(waiting)
        for one in waiting:
            fate = chance.random()
            if fate < 0.4:
                apply(files[name], one)
            elif fate < 0.7:
                apply(files[name], torn(one, chance))
    return files


def apply(file: bytearray, note: Note) -> None:
    """Do to a file what was noted."""
    if note.kind == "write":
        file.extend(bytes(max(0, note.offset - len(file))))
        file[note.offset : note.offset + len(note.data)] = note.data
    elif note.kind == "cut":
        del file[note.offset :]
        file.extend(bytes(note.offset - len(file)))
    elif note.kind == "remove":
        file.clear()


def torn(note: Note, chance: random.Random) -> Note:
    """Only the first sectors of a write, or the first one of them only in part."""
    sectors = len(note.data) // SECTOR
    return note._replace(data=note.data[: SECTOR * chance.randint(0, sectors)])


def power_cuts(folder: Path, cuts: int, games: int, seconds: float, seed: int) -> str:
    """Cut the power so often; what was found, in one line."""
    people, notes, begin = asyncio.run(record(folder, games, seconds))
    chance = random.Random(seed)
    end, moves = max(note.at for note in notes), 0
    for number in range(cuts):
        moment = chance.uniform(begin, end)
        copy = folder / f"cut{number}"
        copy.mkdir()
        for name, body in after_the_cut(notes, moment, chance).items():
            (copy / name).write_bytes(body)
        with Kept(copy) as kept:
            assert kept.store.lost == set(), f"seed {seed}, cut {number}: a false alarm"
        stored = entries_of(copy)
        for who in people:
            for id, confirmed in who.until(moment).items():
                moves += len(confirmed)
                found = {entry.answer.id for entry in stored.get(id, []) if entry.answer}
                # More may be there, which the person had not heard of yet.
                assert confirmed <= found, f"seed {seed}, cut {number}: {id} has lost moves"
        shutil.rmtree(copy)
    size = sum(len(note.data) for note in notes)
    return (
        f"{cuts} power cuts over {games} games ({len(notes):,} operations, {size / 1e6:.0f} MB"
        f" noted): 0 of {moves:,} confirmed moves lost (seed {seed})"
    )
