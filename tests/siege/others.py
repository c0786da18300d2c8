"""People who play while a server is attacked, and how long their moves take."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

HOST = "127.0.0.1"
"""Nothing else is ever attacked."""
PAUSE = 0.1
"""Seconds between two moves of one person."""
SLOWEST = 60.0
PAGE = 4096
TICKS = os.sysconf("SC_CLK_TCK")
TWO = [{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Otto"}]


# --- Requests -----------------------------------------------------------------------------------


async def request(
    port: int, address: str, method: str, path: str, token: str = "", body: Any = None
) -> tuple[int, bytes]:
    """One request from an address of this machine."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
    try:
        sent = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        )
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(head.encode() + b"\r\n" + sent)
        answer = await asyncio.wait_for(reader.read(), SLOWEST)
    finally:
        writer.close()
    top, _, found = answer.partition(b"\r\n\r\n")
    return int(top.split(b" ", 2)[1]) if top else 0, found


async def token_for(port: int, address: str) -> str:
    """A new person; a server that is too busy is asked again."""
    while True:
        status, found = await request(port, address, "POST", "/api/people")
        if status == 200:
            return str(msgspec.json.decode(found)["token"])
        await asyncio.sleep(0.2)


async def new_table(port: int, address: str, token: str, seats: list[Any], **more: Any) -> str:
    """A new table; empty if the server refuses it."""
    body = {"game": "diamant", "seats": seats, **more}
    status, found = await request(port, address, "POST", "/api/tables", token, body)
    return str(msgspec.json.decode(found)["table"]) if status == 200 else ""


def at_table(port: int, address: str, table: str, token: str) -> websockets.connect:
    """A socket at a table, from an address of this machine."""
    return websockets.connect(
        f"ws://{HOST}:{port}/api/tables/{table}/live",
        additional_headers={"Authorization": f"Bearer {token}"} if token else {},
        local_addr=(address, 0),
        compression=None,
        proxy=None,
        open_timeout=SLOWEST,
        ping_interval=None,
        max_size=None,
    )


# --- People -------------------------------------------------------------------------------------


class Move(NamedTuple):
    """When a move was sent, and how many seconds later it was confirmed."""

    begin: float
    seconds: float


class Other:
    """Somebody who plays Diamant against themselves, from their own address."""

    def __init__(self, port: int, address: str, pause: float = PAUSE, action: int = 0) -> None:
        self.port, self.address = port, address
        self.pause, self.action = pause, action
        self.moves: list[Move] = []
        self.dropped = 0
        self.refused = 0
        """How often there was no new table for them."""
        self.sent = 0

    async def play(self) -> None:
        """Play for ever."""
        token = await token_for(self.port, self.address)
        while True:
            try:
                table = await new_table(self.port, self.address, token, TWO, start=True)
                if table:
                    await self.game(table, token)
                else:
                    self.refused += 1
                    await asyncio.sleep(1)
            except (OSError, websockets.WebSocketException):
                self.dropped += 1

    async def game(self, table: str, token: str) -> None:
        """Play one game to its end."""
        async with at_table(self.port, self.address, table, token) as socket:
            seats: dict[int, Any] = {}
            while not any(seat["over"] for seat in seats.values()):
                asked = next((seat for seat in seats.values() if seat["legal"]), None)
                if asked:
                    await asyncio.sleep(self.pause)
                    await self._move(socket, seats, asked)
                else:
                    await self._hear(socket, seats)

    async def _move(self, socket: ClientConnection, seats: dict[int, Any], asked: Any) -> None:
        self.sent += 1
        what = {"do": "choose", "seat": asked["seat"], "action": self.action}
        command = {"id": f"o{self.sent}", "moment": asked["moment"], "what": what}
        begin = time.monotonic()
        await socket.send(msgspec.json.encode(command).decode())
        while await self._hear(socket, seats) != "answer":
            pass
        self.moves.append(Move(begin, time.monotonic() - begin))

    async def _hear(self, socket: ClientConnection, seats: dict[int, Any]) -> str:
        message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), SLOWEST))
        if message["kind"] == "news":
            seats[message["position"]["seat"]] = message["position"]
        return str(message["kind"])


class Onlooker:
    """Somebody who only reads, at a table that is attacked itself."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.dropped = 0
        self.heard = 0

    async def watch(self, table: str) -> None:
        """Read everything, for ever."""
        while True:
            try:
                async with at_table(self.port, self.address, table, "") as socket:
                    async for _ in socket:
                        self.heard += 1
            except (OSError, websockets.WebSocketException):
                pass
            self.dropped += 1
            await asyncio.sleep(0.1)


# --- What they felt -----------------------------------------------------------------------------


class Attack(Protocol):
    """Something that goes on for a while; it yields the tables that are attacked themselves."""

    def __call__(self, turn: int) -> Any: ...


class Span(NamedTuple):
    """A part of the time: what the people and the server did in it."""

    begin: float
    end: float
    cpu: float
    """Seconds of computing by the server."""


class Felt:
    """What a group of people felt, with and without an attack in turns."""

    def __init__(self, port: int, pid: int, number: int = 10) -> None:
        self.others = [Other(port, f"127.0.1.{n}") for n in range(1, number + 1)]
        self.onlooker = Onlooker(port, "127.0.1.200")
        self.pid = pid
        self.peak = 0

    async def during(self, attack: Attack | None, seconds: float, turns: int) -> str:
        """Play in peace, then while something goes on, so many times: a line of a table."""
        players = [asyncio.ensure_future(other.play()) for other in self.others]
        quiet: list[Span] = []
        loud: list[Span] = []
        try:
            while any(len(other.moves) < 3 for other in self.others):
                await asyncio.sleep(0.05)  # everybody sits and plays
            self.peak = before = memory(self.pid)
            for turn in range(turns):
                quiet.append(await self._span(seconds))
                if attack:
                    async with self._attacked(attack, turn):
                        loud.append(await self._span(seconds))
        finally:
            await ended(players)
        return self._line(quiet, loud, self.peak - before)

    @asynccontextmanager
    async def _attacked(self, attack: Attack, turn: int) -> AsyncIterator[None]:
        async with attack(turn) as tables:
            looking = asyncio.ensure_future(self._look_on(tables))
            try:
                yield
            finally:
                await ended([looking])

    async def _look_on(self, tables: AsyncIterator[str]) -> None:
        async for table in tables:
            await self.onlooker.watch(table)

    async def _span(self, seconds: float) -> Span:
        begin, cpu = time.monotonic(), computed(self.pid)
        while time.monotonic() < begin + seconds:
            await asyncio.sleep(0.1)
            self.peak = max(self.peak, memory(self.pid))
        return Span(begin, time.monotonic(), computed(self.pid) - cpu)

    def _line(self, quiet: list[Span], loud: list[Span], grown: int) -> str:
        dropped = sum(one.dropped for one in self.others) + self.onlooker.dropped
        refused = sum(one.refused for one in self.others)
        cells = [self._times(quiet)]
        if loud:
            cells.append(self._times(loud))
            with suppress(ZeroDivisionError):
                cells.append(f"{self._worst(loud) / self._worst(quiet):.1f}")
        else:
            cells.append("| | | |")
        cells.append(f"{dropped}" + (f" ({refused} tables refused)" if refused else ""))
        cells.append(f"{grown / 1e6:+.0f} MB")
        return " | ".join(cells)

    def _seconds(self, spans: list[Span]) -> list[float]:
        return sorted(
            move.seconds
            for other in self.others
            for move in other.moves
            for span in spans
            if span.begin <= move.begin < span.end
        )

    def _worst(self, spans: list[Span]) -> float:
        return quantile(self._seconds(spans), 0.99)

    def _times(self, spans: list[Span]) -> str:
        times = self._seconds(spans)
        busy = sum(span.cpu for span in spans) / sum(span.end - span.begin for span in spans)
        p50, p99 = (1000 * quantile(times, share) for share in (0.5, 0.99))
        return f"{len(times):,} | {p50:.0f} ms | {p99:.0f} ms | {busy:.0%}"


async def ended(tasks: Sequence[asyncio.Future[None]]) -> None:
    """Cancel tasks until they end: one that just got an answer can miss it (Python 3.11)."""
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=0.2)
    for task in tasks:
        if not task.cancelled() and (error := task.exception()):
            raise error


def quantile(times: list[float], share: float) -> float:
    """The value that this share of times stays below."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


def memory(pid: int) -> int:
    """Bytes of memory that a process uses."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def computed(pid: int) -> float:
    """Seconds that a process has computed, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
