"""A server that runs out of memory refuses and goes on, or stops cleanly; nothing is lost."""

import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx2
import pytest

from karfunkel.server import memory
from karfunkel.server.hall import Hall
from karfunkel.server.memory import ROOM_TO_MAKE, ROOM_TO_OPEN
from tests.server.desk import ANNA, mine, new_table, refused, with_hall
from tests.server.serving import REPO, environment, free_port, wait_until_it_answers
from tests.server.test_crash import entries_of

TWO = [mine("Anna"), mine("Otto")]
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
SILENCE = 15.0
"""Seconds until a request is given up."""
MOST_SILENT = 3
"""So many in a row without an answer, and the server is not asked further."""


def test_with_little_memory_left_games_go_on_and_none_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        here = (await hall.make(new_table(*TWO, start=True), ANNA)).table
        asleep = (await hall.make(new_table(*TWO, start=True), ANNA)).table

        async def left(number: float) -> None:
            monkeypatch.setattr("karfunkel.server.hall.bytes_left", lambda: number)
            await hall.upkeep.sweep()

        hall._live[asleep.id].used -= 20
        await left(ROOM_TO_MAKE - 1)
        assert [live.table.id for live in hall.tables()] == [here.id]  # unloaded sooner
        with refused("server-full"):
            await hall.make(new_table(*TWO), ANNA)
        assert await hall.open(asleep.id)
        hall._live[asleep.id].used -= 20
        await left(ROOM_TO_OPEN - 1)
        with refused("server-full"):
            await hall.open(asleep.id)
        assert await hall.open(here.id)
        await left(ROOM_TO_MAKE)
        await hall.open(asleep.id)
        await hall.make(new_table(*TWO), ANNA)

    with_hall(tmp_path, scene)


def test_the_limit_of_a_container_counts(tmp_path: Path) -> None:
    assert memory.bytes_left(tmp_path) == float("inf")
    (tmp_path / "memory.max").write_text("100000000\n")
    (tmp_path / "memory.current").write_text("90000000\n")
    (tmp_path / "memory.stat").write_text("anon 70000000\nfile 20000000\n")
    assert memory.bytes_left(tmp_path) == 30_000_000
    (tmp_path / "memory.max").write_text("max\n")
    assert memory.bytes_left(tmp_path) == float("inf")


class Process:
    """A whole server in a process of its own; its bots think in a thread."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        code = (
            "from tests.server.serving import serve_in_this_process as s;"
            f"s({str(folder / 'tables.sqlite')!r}, {self.port})"
        )
        command = [sys.executable, "-c", code]
        self.process = subprocess.Popen(
            command, env=environment(), cwd=REPO, stderr=subprocess.DEVNULL
        )
        try:
            wait_until_it_answers(self.port)
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise
        self.http = httpx2.Client(
            base_url=f"http://127.0.0.1:{self.port}",
            trust_env=False,
            verify=False,
            timeout=SILENCE,
        )
        token = self.http.post("/api/people").json()["token"]
        self.http.headers["Authorization"] = f"Bearer {token}"

    def leave(self, free: int | None) -> None:
        """Let it take only so much more memory."""
        taken = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[0]) * memory.PAGE
        limit = UNLIMITED if free is None else (taken + free, resource.RLIM_INFINITY)
        resource.prlimit(self.process.pid, resource.RLIMIT_AS, limit)

    def make(self) -> Any:
        return self.http.post("/api/tables", json={"game": "diamant", "seats": TWO, "start": True})

    def move(self, table: str, id: str) -> Any:
        """The next choice at a table."""
        found = self.http.get(f"/api/tables/{table}").json()["positions"]
        place = next(one for one in found if one["legal"])
        what = {"do": "choose", "seat": place["seat"], "action": 0}
        body = {"id": id, "moment": place["moment"], "what": what}
        return self.http.post(f"/api/tables/{table}/commands", json=body)


@contextmanager
def started(folder: Path) -> Iterator[Process]:
    process = Process(folder)
    try:
        yield process
    finally:
        process.process.kill()
        process.process.wait()
        process.http.close()


def until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 2 * SILENCE
    while not holds():
        assert time.monotonic() < end, f"after {2 * SILENCE:.0f} s {what}"
        time.sleep(0.05)


def answers(server: Process) -> bool:
    with suppress(httpx2.TransportError):
        return bool(server.make().status_code == 200)
    return False


def test_a_real_server_refuses_new_tables_and_plays_on(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        table = server.make().json()["table"]
        server.leave(ROOM_TO_MAKE - 10_000_000)
        until(lambda: server.make().status_code == 503, "tables are still made")
        for number in range(5):
            assert server.move(table, f"m{number}").status_code == 200
        server.leave(None)
        until(lambda: server.make().status_code == 200, "no tables are made")


def play_without_memory(server: Process, table: str) -> list[str]:
    """The moves that were confirmed, in so many tries; fewer if the server falls silent.

    Each request may wait until it is given up, so that sixty would take half an hour.
    """
    confirmed, silent = [], 0
    for number in range(60):
        try:
            server.http.post("/api/replays", content=b"x" * 200_000)
            if server.move(table, f"m{number}").status_code == 200:
                confirmed.append(f"m{number}")
        except httpx2.TimeoutException:
            silent += 1
            if silent == MOST_SILENT:
                break
        except (httpx2.TransportError, KeyError, StopIteration):
            pass
        else:
            silent = 0
    return confirmed


def test_a_silent_server_is_given_up_soon() -> None:
    """One that took a request and never answered it made sixty tries last for hours."""

    class Silent:
        asked = 0

        def post(self, *_: object, **__: object) -> None:
            self.asked += 1
            raise httpx2.ReadTimeout("no answer")

    class Server:
        http = Silent()

    assert play_without_memory(cast(Process, Server), "table") == []
    assert Server.http.asked == MOST_SILENT


def test_a_real_server_without_any_memory_loses_nothing(tmp_path: Path) -> None:
    """It may refuse, or stop; but it does not crash, and what it confirmed is there."""
    with started(tmp_path) as server:
        table = server.make().json()["table"]
        server.leave(0)
        confirmed = play_without_memory(server, table)
        if server.process.poll() is None:
            server.leave(None)
        until(
            lambda: server.process.poll() is not None or answers(server),
            "it has memory again, and neither answers nor stops",
        )
        assert (server.process.returncode or 0) >= 0  # it was not killed by a signal
    stored = {entry.answer.id for entry in entries_of(tmp_path)[table] if entry.answer}
    assert {*confirmed} <= stored


NO_MEMORY_TO_NOTE = """
import asyncio, pathlib, sys
from karfunkel.server.store.base import Line, Saved
from karfunkel.server.store.sqlite import SqliteStore

def fail(saved):
    raise MemoryError

async def save(folder):
    store = SqliteStore(pathlib.Path(folder) / "tables.sqlite")
    store._mark.note = fail
    line = Line("a", "diamant", "playing", True, ["Anna"], 0, [""], [0], 1000, None)
    await store.save([Saved(line, 1, b"first")])

asyncio.run(save(sys.argv[1]))
"""


def test_a_store_that_cannot_go_on_ends_the_server(tmp_path: Path) -> None:
    """Its thread would be dead, and everybody would wait for it for ever."""
    command = [sys.executable, "-c", NO_MEMORY_TO_NOTE, str(tmp_path)]
    assert subprocess.run(command, env=environment(), timeout=60).returncode == 1
