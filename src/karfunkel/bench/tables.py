"""The capacity of a server: tables, sockets, moves, memory, and how fast it restarts.

The server runs in its own process, like `karfunkel serve` but without limits per address. The crowd
is this process, so both share the machine.
"""

import asyncio
import http.client
import json
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from karfunkel.bench.crowd import GameTable
from karfunkel.bench.echo import Group
from karfunkel.bench.report import Figure
from karfunkel.bench.yardsticks import in_turns
from karfunkel.core.registry import game_names
from karfunkel.server.app import make_app
from karfunkel.server.brains import Brains
from karfunkel.server.command import HERE, Server, join, listen, run_fast
from karfunkel.server.hall import Hall, holder_of
from karfunkel.server.lifeline import Lifeline
from karfunkel.server.limits import Limits
from karfunkel.server.logs import log_to_stderr
from karfunkel.server.messages import NewTable
from karfunkel.server.store.base import Saved
from karfunkel.server.store.opening import is_postgres, open_store
from karfunkel.server.store.sqlite import SqliteStore
from karfunkel.server.table import Entry, Table
from karfunkel.server.tenancy import Tenancy

TABLES, PLAYERS = 250, 4
PAUSE = 5.0
"""Seconds between the moves of one player."""
QUIET_SECONDS, PUSHED_SECONDS = 20.0, 10.0
STORED = 10_000
"""The number of stored games when the start is measured."""
PATTERNS = 20
"""Different games among them."""
TRIES = 3
TURNS = 4
"""How often the crowd visits each server."""
SLOWEST = 12.0
CONFIRMED = 0.2
STORED_START = 3.0
"""How many times as long a start with all of them may take as one with none."""
NO_LIMITS = Limits(
    1e6,
    10**6,
    10**6,
    10**6,
    1e6,
    10**6,
    connections=10**6,
    connections_per_address=10**6,
    frames_per_second=1e6,
    frame_burst=10**6,
)
PAGE_BYTES = 4096


def tables() -> Iterator[Figure]:
    """A crowd at our server and at the echo server; then a start with many stored games."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served("tables", str(folder)) as (address, process),
        served("echo") as (echo, _),
    ):
        yield from asyncio.run(crowd(address, process, echo))
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder)))
        full, bare = (
            1 / rate
            for rate in in_turns(
                TRIES,
                lambda: 1 / start_seconds(Path(folder)),
                lambda: 1 / start_seconds(Path(empty)),
            )
        )
        yield Figure(f"start to first answer, {STORED:,} stored games", full, "s")
        yield Figure("the same / a start without any", full / bare, "", STORED_START, True)


# --- The crowd ------------------------------------------------------------------------------


async def crowd(address: str, process: int, echo: str) -> list[Figure]:
    """Play at a human pace, then as fast as possible, in turns with the echo server."""
    before = memory(process)
    with ThreadPoolExecutor(8) as makers:
        made = list(makers.map(lambda number: make_table(address, number), range(TABLES)))
    people = [GameTable(id, tokens, number) for number, (id, tokens) in enumerate(made)]
    for table in people:
        await asyncio.gather(*(player.sit_down(address) for player in table.players))

    groups = [Group(number) for number in range(TABLES)]
    for group in groups:
        await group.sit_down(echo, PLAYERS)
    for _ in range(TURNS):
        until = time.perf_counter() + QUIET_SECONDS / TURNS
        await asyncio.gather(*(table.play(until, PAUSE / PLAYERS) for table in people))
        until = time.perf_counter() + QUIET_SECONDS / TURNS
        await asyncio.gather(*(group.play(until, PAUSE / PLAYERS) for group in groups))
    seconds = sorted(second for table in people for second in table.seconds)
    heard = sorted(second for group in groups for second in group.seconds)
    grown = (memory(process) - before) / TABLES / 1000

    moves, rounds = 0, 0
    for _ in range(TURNS):
        moves -= sum(table.moves for table in people)
        until = time.perf_counter() + PUSHED_SECONDS / TURNS
        await asyncio.gather(*(table.push(until) for table in people))
        moves += sum(table.moves for table in people)
        rounds -= sum(len(group.seconds) for group in groups)
        until = time.perf_counter() + PUSHED_SECONDS / TURNS
        await asyncio.gather(*(group.play(until, 0.0) for group in groups))
        rounds += sum(len(group.seconds) for group in groups)
    rate, repeated = moves / PUSHED_SECONDS, rounds / PUSHED_SECONDS
    await asyncio.gather(*(player.leave() for table in people for player in table.players))
    await asyncio.gather(*(group.leave() for group in groups))

    sockets = TABLES * PLAYERS
    scene = f"{TABLES} tables, {sockets:,} sockets"
    return [
        Figure(f"{scene}: moves", len(seconds) / QUIET_SECONDS, "moves/s"),
        Figure(f"{scene}: command to last screen, median", at(seconds, 0.5), "ms"),
        Figure(f"{scene}: command to last screen, p99", at(seconds, 0.99), "ms"),
        Figure(f"{scene}: echo server, p99", at(heard, 0.99), "ms"),
        Figure("p99 / echo server", at(seconds, 0.99) / at(heard, 0.99), "", SLOWEST, True),
        Figure("memory per live table with its sockets", grown, "kB", 300, True),
        Figure(f"{scene}: confirmed moves when pushed", rate, "moves/s"),
        Figure(f"{scene}: echo server when pushed", repeated, "rounds/s"),
        Figure("confirmed moves / echo server", rate / repeated, "", CONFIRMED),
    ]


def at(seconds: list[float], share: float) -> float:
    """A percentile of times, in milliseconds."""
    return seconds[int(len(seconds) * share)] * 1000


def memory(process: int) -> int:
    """The memory of a process, in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE_BYTES


def make_table(address: str, number: int) -> tuple[str, list[str]]:
    """A started table of four people, and their tokens."""
    games = game_names()
    tokens = [secrets.token_urlsafe(32) for _ in range(PLAYERS)]
    seats = [{"kind": "mine", "name": "Ada"}, *[{"kind": "open"}] * (PLAYERS - 1)]
    with connection(address) as http:
        new = {"game": games[number % len(games)], "seats": seats}
        id = str(post(http, "/api/tables", new, tokens[0])["table"])
        commands = [{"do": "join", "name": f"Ben {seat}"} for seat in range(1, PLAYERS)]
        for token, what in [*zip(tokens[1:], commands, strict=True), (tokens[0], {"do": "start"})]:
            command = {"id": "begin", "moment": 0, "what": what}
            post(http, f"/api/tables/{id}/commands", command, token)
    return id, tokens


@contextmanager
def connection(address: str) -> Iterator[http.client.HTTPConnection]:
    """A connection for some requests."""
    made = http.client.HTTPConnection(address.removeprefix("http://"))
    try:
        yield made
    finally:
        made.close()


def post(http: http.client.HTTPConnection, path: str, body: Mapping[str, Any], token: str) -> Any:
    """The answer to a request."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    http.request("POST", path, json.dumps(body), headers)
    answer = http.getresponse()
    told = json.loads(answer.read())
    if answer.status != 200:
        raise RuntimeError(f"{path}: {told}")
    return told


# --- The server -----------------------------------------------------------------------------


@contextmanager
def served(what: str, *args: str) -> Iterator[tuple[str, int]]:
    """A server without limits, ours or the echo server: its address and its process."""
    port = free_port()
    command = [sys.executable, "-m", f"karfunkel.bench.{what}", *args, str(port)]
    with subprocess.Popen(command) as process:
        try:
            wait_for(port)
            yield f"http://{HERE}:{port}", process.pid
        finally:
            process.terminate()


def serve(where: str, port: int) -> None:
    """The server of the benchmark: on a folder, or one of several on PostgreSQL."""
    log_to_stderr()

    async def run() -> None:
        together = is_postgres(where)
        store = await open_store(where if together else str(Path(where) / "tables.sqlite"))
        tenancy = Tenancy(store, ends=Lifeline(store.me)) if store.shared else None
        app = make_app(Hall(store, Brains(), tenancy=tenancy), NO_LIMITS)
        server, sockets = Server(app, NO_LIMITS), [listen(HERE, port, together=together)]
        if tenancy:
            sockets.append(await join(app, tenancy, HERE))
        await server.serve(sockets)

    run_fast(run())


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Send requests until the server answers."""
    end = time.perf_counter() + 60
    while time.perf_counter() < end:
        try:
            with connection(f"http://{HERE}:{port}") as http:
                http.request("GET", "/healthz")
                if http.getresponse().status == 200:
                    return
        except OSError:
            time.sleep(0.005)
    raise RuntimeError("the server does not answer")


# --- The start ------------------------------------------------------------------------------


def start_seconds(folder: Path) -> float:
    """From starting `karfunkel serve` to its first answer."""
    port = free_port()
    options = ["--port", str(port), "--data", str(folder), "--no-browser"]
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "karfunkel", "serve", *options], stdout=subprocess.DEVNULL
    ) as process:
        wait_for(port)
        found = time.perf_counter() - begin
        process.terminate()
    return found


async def fill(folder: Path) -> None:
    """Create a database with many unfinished games."""
    store = SqliteStore(folder / "tables.sqlite")
    hall = Hall(store, Brains(pool=lambda: ThreadPoolExecutor(1)))
    patterns = [half_a_game(number) for number in range(PATTERNS)]
    for _ in range(STORED // PATTERNS):
        games = []
        for table, entries in patterns:
            table.id = secrets.token_urlsafe(12)
            line = hall._line(table)
            games.append([Saved(line, n, entry, n == 1) for n, entry in enumerate(entries, 1)])
        await asyncio.gather(*(store.save(game) for game in games))
    await hall.close()


def half_a_game(number: int) -> tuple[Table, list[bytes]]:
    """A game of people after some moves, and its entries."""
    rng = random.Random(number)
    games = game_names()
    seats = [{"kind": "mine", "name": f"Ada {seat}"} for seat in range(PLAYERS)]
    new = {"game": games[number % len(games)], "seats": seats, "start": True, "public": True}
    holder = holder_of(str(number))
    table, entry = Table.make(NewTable.model_validate(new), holder, int(time.time()))
    entries: list[Entry] = [entry]
    for _ in range(rng.randrange(20, 60)):
        if table.head.status != "playing":
            break
        assert table.match
        seat = table.waiting()[0]
        entries.append(table.bot_chose(seat, rng.choice(table.match.legal(seat)), 0))
    return table, [msgspec.json.encode(entry) for entry in entries]


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
