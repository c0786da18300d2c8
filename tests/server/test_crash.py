"""Kill the server at any moment, fill its disk, take its disk away: nothing confirmed is lost."""

import asyncio
import gc
import json
import random
import resource
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

import httpx2
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Choices
from karfunkel.core.record import verify
from karfunkel.server.app import make_app
from karfunkel.server.brains import Brains
from karfunkel.server.hall import Hall, Settings
from karfunkel.server.store.base import StoreRefusal
from karfunkel.server.store.sqlite import SqliteStore
from karfunkel.server.table import Entry, Table
from tests.cases import cases
from tests.server.desk import WIDE
from tests.server.players import Json, Person
from tests.server.serving import GENEROUS, Nursery, RealServer, serving

KILLS = cases(8, 200)
TABLES = 20
BOT = {"kind": "bot", "level": "easy"}
GAMES = [
    ("diamant", [1, 2, 1]),
    ("emerald", [1, 2]),
    ("diamant", [2, 1, 2]),
    ("emerald", [1, 2, 1]),
    ("kingdice", [1, 2]),
]
"""Games with seats: 1 for a person, 2 for a bot."""


def new_table(number: int) -> Json:
    game, seats = GAMES[number % len(GAMES)]
    people = [
        {"kind": "mine", "name": f"Ada {n}"} if who == 1 else BOT for n, who in enumerate(seats)
    ]
    return {"game": game, "seats": people, "seed": f"seed{number}", "start": True}


def only_this_seat_is_missing(position: Json) -> bool:
    """Whether all others who are asked have chosen, so that nothing changes by itself."""
    return {*position["on_turn"]} == {*position["ready"], position["seat"]}


def entries_of(folder: Path) -> dict[str, list[Entry]]:
    """All that lies on the disk."""
    found: dict[str, list[Entry]] = {}
    with sqlite3.connect(folder / "tables.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = database.execute("SELECT table_id, number, entry FROM entries ORDER BY 1, 2")
        for table, number, entry in rows:
            found.setdefault(table, []).append(msgspec.json.decode(entry, type=Entry))
            assert number == len(found[table]), "an entry is missing"
    database.close()
    return found


def check_kept(person: Person, stored: dict[str, list[Entry]]) -> None:
    """Every confirmed choice is in the game, once, in order; at most one more may be there."""
    for id, confirmed in person.confirmed.items():
        entries = stored[id]
        ids = Counter(entry.answer.id for entry in entries if entry.answer)
        for command in confirmed:
            assert ids.pop(command["id"]) == 1, "a confirmed command was lost or doubled"
        unanswered = [person.open["id"]] if person.open and id == person.table else []
        assert list(ids.elements()) in ([], unanswered), "a command nobody sent"

        table = Table.fold(id, entries)
        verify(table.record())
        assert table.match
        mine = [seat for seat, chair in enumerate(table.head.chairs) if chair.kind == "person"]
        for seat in mine:
            made = [
                action
                for step in table.match.steps
                if isinstance(step, Choices)
                for player, action in step.actions
                if player == seat
            ]
            made += [action for player, action in table.match.pending().items() if player == seat]
            wanted = [
                command["what"]["action"]
                for command in confirmed
                if command["what"]["seat"] == seat
            ]
            assert made[: len(wanted)] == wanted
            assert len(made) <= len(wanted) + len(unanswered)


async def first_answer(port: int) -> float:
    """Seconds until the server answers."""
    begin = time.perf_counter()
    while time.perf_counter() < begin + GENEROUS:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
            if answer.startswith(b"HTTP/1.1 200"):
                return time.perf_counter() - begin
        except OSError:
            await asyncio.sleep(0.01)
    raise AssertionError("the server does not come back")


async def kill_again_and_again(
    folder: Path, seed: int, kills: int, tables: int
) -> tuple[int, list[float]]:
    """How many moves were confirmed, and how many seconds each start took."""
    rng = random.Random(seed)
    nursery = await Nursery.open(folder)
    await nursery.start()
    people = [Person(nursery.address, new_table(n), random.Random(n)) for n in range(tables)]
    await first_answer(nursery.port)
    players = [asyncio.create_task(who.play(live=n % 2 == 0)) for n, who in enumerate(people)]
    ready: list[float] = []
    try:
        while not all(who.table and who.confirmed[who.table] for who in people):
            await asyncio.sleep(0.02)
            assert_alive(players)
        for _ in range(kills):
            await nursery.kill()
            begin = time.perf_counter()
            await nursery.start()
            if rng.random() < 0.9:  # otherwise it is killed while it starts
                await first_answer(nursery.port)
                ready.append(time.perf_counter() - begin)
            await asyncio.sleep(rng.uniform(0.0, 0.12))
            assert_alive(players)
        await everybody_goes_on(people, players)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await nursery.kill()
        await nursery.close()
        for who in people:
            await who.http.aclose()
    stored = entries_of(folder)
    for who in people:
        check_kept(who, stored)
    return sum(map(total, people)), ready


def assert_alive(players: list[asyncio.Task[None]]) -> None:
    for player in players:
        if player.done():
            player.result()


async def everybody_goes_on(people: list[Person], players: list[asyncio.Task[None]]) -> None:
    """After the last start every table gets new moves."""
    before = [total(who) for who in people]
    end = time.perf_counter() + GENEROUS
    while any(total(who) <= old for who, old in zip(people, before, strict=True)):
        await asyncio.sleep(0.05)
        assert_alive(players)
        assert time.perf_counter() < end, "a table does not go on"


def total(person: Person) -> int:
    return sum(map(len, person.confirmed.values()))


def test_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"the moments follow from {seed}")  # shown if the test fails
    asyncio.run(kill_again_and_again(tmp_path, seed, KILLS, TABLES))


# --- The server as people start it ------------------------------------------------------------


class Alone:
    """A game of Diamant between a person and bots, played by HTTP."""

    def __init__(self, server: RealServer) -> None:
        self.http = httpx2.Client(
            base_url=server.address, trust_env=False, verify=False, timeout=60
        )
        token = self.http.post("/api/people").json()["token"]
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.token = token
        made = self.http.post("/api/tables", json=new_table(2) | {"public": True})
        self.id = made.raise_for_status().json()["table"]
        self.sent = 0

    def position(self) -> Json:
        found: Json = self.http.get(f"/api/tables/{self.id}").raise_for_status().json()
        position: Json = found["positions"][0] | {"status": found["table"]["status"]}
        return position

    def asked(self) -> Json:
        """The position in which the person is asked."""
        end = time.perf_counter() + GENEROUS
        while not (position := self.position())["legal"]:
            assert time.perf_counter() < end, "nobody is asked"
            assert position["status"] == "playing"
            time.sleep(0.02)
        return position

    def alone_asked(self) -> Json:
        """The position in which all bots have chosen, so that nothing changes by itself."""
        end = time.perf_counter() + GENEROUS
        while not only_this_seat_is_missing(position := self.asked()):
            assert time.perf_counter() < end, "bots do not choose"
            time.sleep(0.02)
        return position

    def choice(self) -> Json:
        """The action "go on", wherever the game is."""
        position = self.asked()
        self.sent += 1
        what = {
            "do": "choose",
            "seat": position["seat"],
            "action": position["legal"][0]["action"],
        }
        return {"id": f"n{self.sent}", "moment": position["moment"], "what": what}

    def socket(self, server: RealServer) -> ClientConnection:
        """A socket at the table."""
        url = f"ws://127.0.0.1:{server.port}/api/tables/{self.id}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        return connect(
            url,
            additional_headers=headers,
            proxy=None,
            open_timeout=GENEROUS,
            ping_interval=None,
        )

    def send(self, command: Json) -> httpx2.Response:
        return self.http.post(f"/api/tables/{self.id}/commands", json=command)


def all_gone(processes: list[int]) -> bool:
    end = time.perf_counter() + GENEROUS
    while any(is_running(pid) for pid in processes):
        if time.perf_counter() > end:
            return False
        time.sleep(0.05)
    return True


def is_running(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False


# --- A disk that is full, or may not be written ------------------------------------------------


def starve(server: RealServer, folder: Path) -> None:
    """The log of the database cannot grow any more."""
    limit = (folder / "tables.sqlite-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))


def feed(server: RealServer) -> None:
    """There is room again."""
    endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, endless)


class Asked(NamedTuple):
    """A person who is asked, how things stand, and what the person wants."""

    http: httpx2.AsyncClient
    path: str
    before: Json
    command: Json

    async def send(self) -> httpx2.Response:
        return await self.http.post(f"{self.path}/commands", json=self.command)

    async def look(self) -> Any:
        return (await self.http.get(self.path)).json()


def check_refused(response: httpx2.Response) -> None:
    assert response.status_code == 503
    assert response.json() == {"refusal": {"key": "server-disk", "args": {}}}


def test_the_real_server_survives_everything(tmp_path: Path) -> None:
    """One story, because a real server takes long to start."""
    folder = tmp_path / "data"
    with serving(folder) as server:
        table = Alone(server)
        assert table.send(table.choice()).json()["ok"]
        check_full_disk(server, table, folder)
        check_socket_at_full_disk(server, table, folder)
        answer = table.send(command := table.choice()).json()
        workers = server.workers()
        assert workers, "bots think in processes of their own"
        server.kill()
        assert all_gone(workers), "workers outlive a server that was killed"
    check_log(server, table, folder)
    with serving(folder, server.port) as server:
        print(f"back after {server.seconds:.2f} s")
        assert table.position()["step"] >= answer["step"]
        assert table.send(command).json() == answer
        assert table.send(table.choice()).json()["ok"]
        check_goodbye(server, table)
    entries = entries_of(folder)[table.id]
    verify(Table.fold(table.id, entries).record())
    times = Counter(entry.answer.id for entry in entries if entry.answer)
    assert set(times.values()) == {1}
    table.http.close()


def check_full_disk(server: RealServer, table: Alone, folder: Path) -> None:
    command = table.choice()
    before = table.alone_asked()
    starve(server, folder)
    check_refused(table.send(command))
    check_refused(table.send(command))
    check_refused(table.http.post("/api/tables", json=new_table(0)))
    check_refused(table.http.get("/readyz"))
    assert table.http.get("/healthz").is_success, "it runs, though it is not ready"
    assert table.position() == before, "a refused command changes nothing"
    feed(server)
    assert table.http.get("/readyz").is_success
    answer = table.send(command)
    assert answer.json()["ok"], "there is room again, and the table goes on"
    assert table.send(command).json() == answer.json()


def check_socket_at_full_disk(server: RealServer, table: Alone, folder: Path) -> None:
    saved = table.alone_asked()["moment"]
    command = json.dumps(table.choice())
    with table.socket(server) as socket:
        starve(server, folder)
        socket.send(command)
        refused = next(told for told in map(json.loads, socket) if told["kind"] == "answer")
        assert not refused["ok"]
        assert refused["refusal"]["key"] == "server-disk"
        assert refused["moment"] <= saved, "nobody is told of what could not be saved"
        feed(server)
        socket.send(command)
        answer = next(told for told in map(json.loads, socket) if told["kind"] == "answer")
        assert answer["ok"]
        starve(server, folder)
        time.sleep(1.2)  # now the bots cannot choose, or the answer was theirs already
        feed(server)
        table.asked()


def check_goodbye(server: RealServer, table: Alone) -> None:
    workers = server.workers()
    with table.socket(server) as socket:
        assert json.loads(socket.recv())["kind"] == "table"
        code = server.stop()
        messages = [json.loads(frame) for frame in socket]
    assert messages[-1]["kind"] == "bye"
    assert messages[-1]["reason"]["key"] == "server-closing"
    assert messages[-1]["again"]
    assert socket.close_code == 1001
    assert code == 0
    assert all_gone(workers)


def check_log(server: RealServer, table: Alone, folder: Path) -> None:
    log = server.log.read_text()
    assert "the store failed" in log, "this server logs"
    assert "Traceback" not in log
    entries = entries_of(folder)[table.id]
    assert entries[0].head
    for secret in (table.token, entries[0].head.secret, "seed2"):
        assert secret not in log


def test_a_store_that_may_not_be_written_refuses_clearly(tmp_path: Path) -> None:
    asyncio.run(read_only(tmp_path))


@asynccontextmanager
async def table_of_bots_and_one(folder: Path) -> AsyncIterator[tuple[SqliteStore, Asked]]:
    """A table in this process, where a person is asked."""
    store = SqliteStore(folder / "tables.sqlite")
    hall = Hall(store, Brains(pool=lambda: ThreadPoolExecutor(1)), Settings(bot_pause=0.0))
    headers = {"Authorization": "Bearer " + "a" * 43}
    async with httpx2.AsyncClient(
        transport=httpx2.ASGITransport(make_app(hall, WIDE)),
        base_url="http://localhost",
        headers=headers,
    ) as http:
        made = await http.post("/api/tables", json=new_table(2))
        path = f"/api/tables/{made.raise_for_status().json()['table']}"
        async with asyncio.timeout(GENEROUS):
            while not only_this_seat_is_missing(
                position := (state := (await http.get(path)).json())["positions"][0]
            ):
                await asyncio.sleep(0.01)
        action = position["legal"][0]["action"]
        what = {"do": "choose", "seat": position["seat"], "action": action}
        yield (
            store,
            Asked(http, path, state, {"id": "a", "moment": position["moment"], "what": what}),
        )
    await hall.close()


async def read_only(folder: Path) -> None:
    async with table_of_bots_and_one(folder) as (store, asked):
        store._connection.execute("PRAGMA query_only=1")
        check_refused(await asked.send())
        check_refused(await asked.http.post("/api/tables", json=new_table(1)))
        assert await asked.look() == asked.before
        store._connection.execute("PRAGMA query_only=0")
        assert (await asked.send()).json()["ok"]


def test_nobody_is_shown_what_is_not_safe_yet(tmp_path: Path) -> None:
    asyncio.run(slow_disk(tmp_path))


async def slow_disk(folder: Path) -> None:
    """The disk is slow, and then fails: anyone who looked in the meantime has seen nothing."""
    enough = Event()

    def stand_still(connection: sqlite3.Connection) -> None:
        enough.wait(GENEROUS)
        connection.execute("PRAGMA query_only=1")

    async with table_of_bots_and_one(folder) as (store, asked):
        still = asyncio.ensure_future(store._do(stand_still))
        await asyncio.sleep(0.1)
        command = asyncio.ensure_future(asked.send())
        await asyncio.sleep(0.1)
        look = asyncio.ensure_future(asked.look())
        await asyncio.sleep(0.1)
        enough.set()
        await still
        check_refused(await command)
        assert await look == asked.before


class Stopping(SqliteStore):
    """A database that stops while a table is being read."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.asked, self.stops = asyncio.Event(), asyncio.Event()

    async def load(self, table: str) -> list[bytes]:
        self.asked.set()
        await self.stops.wait()
        raise StoreRefusal("server-disk")


def test_a_database_that_stops_for_nobody_is_no_error(tmp_path: Path) -> None:
    """Whoever asked for a table may have gone before the answer is that there is none."""
    asyncio.run(asked_and_gone(tmp_path))


async def asked_and_gone(folder: Path) -> None:
    complaints: list[Json] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
    store = Stopping(folder / "tables.sqlite")
    hall = Hall(store, Brains(pool=lambda: ThreadPoolExecutor(1)))
    asking = asyncio.ensure_future(hall.open("some-table"))
    await store.asked.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    store.stops.set()
    while hall._opening:
        await asyncio.sleep(0)
    del asking  # its traceback leads to what was never looked at
    gc.collect()
    assert complaints == []
    with pytest.raises(StoreRefusal):
        await hall.open("some-table")
    await hall.close()


def test_a_folder_that_cannot_be_used_is_refused_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "tables.sqlite").write_text("no database, but long enough to be one" * 99)
    for folder in (tmp_path / "file", tmp_path / "odd"):
        with pytest.raises(Refusal, match="cannot be kept"):
            SqliteStore(folder / "tables.sqlite")
