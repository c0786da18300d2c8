"""The attacks: each from one address or from many, as fast as it goes, until it is stopped.

They run in a process of their own, so that they do not slow down those who measure:
`python -m tests.siege.attacks NAME PORT ADDRESSES TURN`. It prints `begun`, the tables that others
should look at, and at the end (SIGTERM) how much it did.
"""

import asyncio
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import websockets

from tests.siege.others import HOST, TWO, Other, at_table, new_table, request, token_for

BROKEN = (OSError, websockets.WebSocketException, asyncio.IncompleteReadError, TimeoutError)
MASTER = {"kind": "bot", "level": "master"}
MANY = 8
"""With a hundred addresses each does this part of what one does alone."""
LEAVE = 1
"""Diamant's second action."""
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
done: Counter[str] = Counter()
"""What was done, by this process."""


class Eve:
    """Somebody at one address who means no good."""

    def __init__(self, port: int, address: str, alone: bool) -> None:
        self.port, self.address, self.alone = port, address, alone

    def at_once(self, number: int) -> int:
        """How many this address has going on at a time."""
        return number if self.alone else max(1, number // MANY)

    async def person(self) -> str:
        """A new token."""
        return await token_for(self.port, self.address)

    async def table(self, token: str, seats: list[Any] = TWO, **more: Any) -> str:
        """A new table; empty if it is refused."""
        made = await new_table(self.port, self.address, token, seats, **more)
        done["tables" if made else "tables refused"] += 1
        return made

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> None:
        """A request whose answer does not matter."""
        status, _ = await request(self.port, self.address, method, path, token, body)
        done[f"requests with {status or 'no answer'}"] += 1

    def at(self, table: str, token: str) -> websockets.connect:
        """A socket at a table."""
        done["sockets tried"] += 1
        return at_table(self.port, self.address, table, token)

    async def finished(self, token: str) -> str:
        """A game that is over."""
        table = await self.table(token, start=True)
        await Other(self.port, self.address, pause=0.1, action=LEAVE).game(table, token)
        return table

    async def push(self, first: bytes, rest: bytes, times: int, wait: bool = False) -> None:
        """Open a connection, and send until the server has had enough."""
        reader, writer = await asyncio.open_connection(
            HOST, self.port, local_addr=(self.address, 0)
        )
        done["connections"] += 1
        try:
            writer.write(first)
            if wait:
                await reader.read(12)
            for _ in range(times):
                writer.write(rest)
                await writer.drain()
                done["bytes"] += len(rest)
        finally:
            writer.transport.abort()


async def over_and_over(number: int, work: Callable[[], Awaitable[None]]) -> None:
    """So many at a time, for ever."""

    async def again() -> None:
        while True:
            with suppress(*BROKEN):
                await work()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(again() for _ in range(number)))


async def pings(eve: Eve) -> None:
    """1: eight sockets with megabytes of empty pings."""
    table = await eve.table(await eve.person())
    ping = b"\x89\x80\0\0\0\0" * 170_000
    first = UPGRADE.format(table=table).encode()
    await over_and_over(eve.at_once(8), lambda: eve.push(first, ping, 30, wait=True))


async def heads(eve: Eve) -> None:
    """2: headers of 100 MB, and 60 MB of small ones."""
    start = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
    long, small = b"a" * 1_000_000, b"A: b\r\n" * 160_000
    await asyncio.gather(
        over_and_over(eve.at_once(2), lambda: eve.push(start + b"A: ", long, 100)),
        over_and_over(eve.at_once(2), lambda: eve.push(start, small, 60)),
    )


async def slow(eve: Eve) -> None:
    """3: unfinished requests that hold every connection they get."""

    async def hold() -> None:
        reader, writer = await asyncio.open_connection(HOST, eve.port, local_addr=(eve.address, 0))
        done["connections"] += 1
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nA:")
            while await reader.read(1000):
                pass
        finally:
            writer.transport.abort()

    await over_and_over(eve.at_once(800), hold)


async def poison(eve: Eve) -> None:
    """4: choose and take back thousands of times, and look at the table again and again."""

    async def dither() -> None:
        token = await eve.person()
        table = await eve.table(token, game="emerald", start=True)

        async def sit() -> None:
            async with eve.at(table, token) as socket:
                async for raw in socket:
                    message = msgspec.json.decode(raw)
                    if message["kind"] == "news" and message["position"]["legal"]:
                        await to_and_fro(socket, message["position"])

        async def look() -> None:
            await eve.ask("GET", f"/api/tables/{table}", token)

        if table:
            await asyncio.gather(over_and_over(1, sit), over_and_over(1, look))

    await over_and_over(eve.at_once(16), dither)


async def to_and_fro(socket: Any, position: Any) -> None:
    """Choose, and take it back."""
    moment, seat = position["moment"], position["seat"]
    choice = {"do": "choose", "action": position["legal"][0]["action"]}
    for number, what in enumerate((choice, {"do": "undo"})):
        sent = {"id": os.urandom(8).hex(), "moment": moment + number, "what": what | {"seat": seat}}
        await socket.send(msgspec.json.encode(sent).decode())
        done["commands"] += 1


async def costly(eve: Eve) -> None:
    """5: everything that takes long to compute."""
    token = await eve.person()
    table, number = await eve.finished(token), 0

    async def ask() -> None:
        nonlocal number
        number += 1
        paths = (
            "/api/openapi.json",
            f"/api/qr?text=link{number}-{eve.address}",
            f"/api/tables/{table}/replay",
            f"/api/tables/{table}/proof",
        )
        await eve.ask("GET", paths[number % len(paths)], token)

    await over_and_over(eve.at_once(32), ask)


async def handshakes(eve: Eve) -> None:
    """6: ask for a missing table and hang up."""
    first = UPGRADE.format(table="nothing-here-0").encode()
    await over_and_over(eve.at_once(32), lambda: eve.push(first, b"", 0))


async def bots(eve: Eve) -> None:
    """7: a hundred tables of masters."""
    token = await eve.person()
    for _ in range(eve.at_once(100)):
        with suppress(*BROKEN):
            await eve.table(token, [MASTER] * 4, game="emerald", start=True)
    await asyncio.Event().wait()


async def reactions(eve: Eve) -> None:
    """8: ten sockets that show reactions as fast as they can."""
    token = await eve.person()
    table = await eve.table(token, start=True)
    print("table", table, flush=True)

    async def shout() -> None:
        async with eve.at(table, token) as socket:
            number = 0
            while True:
                number += 1
                what = {"do": "react", "seat": number % 2, "reaction": "wow"}
                sent = {"id": f"r{number}", "moment": 0, "what": what}
                await socket.send(msgspec.json.encode(sent).decode())
                done["commands"] += 1

    await over_and_over(eve.at_once(10), shout)


async def filling(eve: Eve) -> None:
    """9: commands that change nothing, rematches, and as many public tables as are allowed."""
    token = await eve.person()
    waiting = await eve.table(token, [*TWO, {"kind": "open"}])
    over = await eve.finished(token)

    async def command(table: str, what: Any) -> None:
        sent = {"id": os.urandom(8).hex(), "moment": 0, "what": what}
        await eve.ask("POST", f"/api/tables/{table}/commands", token, sent)

    async def another() -> None:
        await eve.table(token, public=True)

    await asyncio.gather(
        over_and_over(
            eve.at_once(8), lambda: command(waiting, {"do": "set_table", "locked": False})
        ),
        over_and_over(eve.at_once(8), lambda: command(over, {"do": "rematch"})),
        over_and_over(eve.at_once(8), another),
    )


async def playing(eve: Eve) -> None:
    """Nothing forbidden: ask, play and react as much as one may."""
    token = await eve.person()
    table = await eve.table(token, start=True)

    async def ask() -> None:
        await eve.ask("GET", f"/api/tables/{table}", token)
        await asyncio.sleep(0.1)

    async def shout() -> None:
        async with eve.at(table, token) as socket:
            for number in range(10_000):
                what = {"do": "react", "seat": number % 2, "reaction": "wow"}
                sent = {"id": f"r{number}", "moment": 0, "what": what}
                await socket.send(msgspec.json.encode(sent).decode())
                done["commands"] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(over_and_over(4, ask), over_and_over(1, shout))


async def limits(eve: Eve) -> None:
    """Everything that an address is allowed, and no more: requests, commands, lines of the chat.

    Written and read as bytes, in groups, so that one process can do it for a hundred addresses.
    """
    token = await eve.person()
    table = await eve.table(token, start=True)
    head = f"Host: localhost\r\nAuthorization: Bearer {token}\r\n"
    look = f"GET /api/tables/{table} HTTP/1.1\r\n{head}\r\n".encode()
    upgrade = UPGRADE.format(table=table).replace("Host: localhost\r\n", head).encode()

    def said(number: int) -> bytes:
        what: Any = {"do": "react", "seat": number % 2, "reaction": "wow"}
        if number % TALK == 0:
            what = {"do": "say", "seat": 0, "phrase": "luck"}
        return frame({"id": f"n{number}", "moment": 0, "what": what})

    asking, talking = await Raw.open(eve), await Raw.open(eve, upgrade)
    number, begin = 0, time.monotonic()
    while True:
        number += 1
        done["requests sent"] += GROUP
        done["commands"] += GROUP // 2
        asking.write(look * GROUP)
        talking.write(b"".join(said(number * GROUP + n) for n in range(GROUP // 2)))
        if asking.closed:
            asking = await Raw.open(eve)
        if talking.closed:
            talking = await Raw.open(eve, upgrade)
        # As many groups as forty requests and twenty commands a second are.
        await asyncio.sleep(max(0.0, begin + number * GROUP / 40 - time.monotonic()))


GROUP = 8
"""Requests sent at once: as many as may wait for their answers on one connection."""
TALK = 40
"""One command in so many is a line of the chat, which makes one every two seconds."""


class Raw(asyncio.Protocol):
    """A connection whose answers are only counted."""

    transport: asyncio.Transport
    closed = False

    @classmethod
    async def open(cls, eve: Eve, first: bytes = b"") -> "Raw":
        """A new one, which begins with these bytes."""
        loop = asyncio.get_running_loop()
        transport, raw = await loop.create_connection(
            cls, HOST, eve.port, local_addr=(eve.address, 0)
        )
        raw.transport = transport
        raw.write(first)
        return raw

    def write(self, data: bytes) -> None:
        """Send bytes."""
        if not self.closed:
            self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Count the answers, by their status."""
        for status in (b"200", b"429", b"503"):
            if found := data.count(b"HTTP/1.1 " + status):
                done[f"answers with {status.decode()}"] += found

    def connection_lost(self, error: Exception | None) -> None:
        """The server, or the network, has closed it."""
        self.closed = True
        done["connections lost"] += 1


def frame(message: Any) -> bytes:
    """A message in a frame of a WebSocket, masked with zeros."""
    body = msgspec.json.encode(message)
    size = len(body)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
    return head + bytes(4) + body


async def chat(eve: Eve) -> None:
    """Lines of the chat as fast as they go, from sixteen sockets of many people, some too long."""
    host = await eve.person()
    table = await eve.table(host, [*TWO, *[{"kind": "open"}] * 4])
    print("table", table, flush=True)

    async def shout() -> None:
        async with eve.at(table, host) as socket:
            number = 0
            while True:
                number += 1
                words = "é́" * (100 if number % 3 else 2_000)
                what = {"do": "say", "seat": number % 2, "words": words}
                sent = {"id": os.urandom(6).hex(), "moment": 0, "what": what}
                await socket.send(msgspec.json.encode(sent).decode())
                done["lines"] += 1

    await over_and_over(eve.at_once(16), shout)


INSIDE = (
    "https://127.0.0.1/push",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/push",
    "http://fcm.googleapis.com/push",
    "https://fcm.googleapis.com@10.0.0.1/push",
    "https://fcm.googleapis.com.evil.example/push",
    "https://fcm.googleapis.com:22/push",
)
"""Where nobody may make the server call."""


async def devices(eve: Eve) -> None:
    """Subscribe devices for Web Push as fast as it goes, every other one inside the network."""
    number = 0
    _, found = await request(eve.port, eve.address, "GET", "/api/push")
    assert msgspec.json.decode(found)["key"], "the server cannot push: install karfunkel[push]"

    async def subscribe() -> None:
        nonlocal number
        number += 1
        endpoint = INSIDE[number % len(INSIDE)]
        if number % 2:
            endpoint = f"https://fcm.googleapis.com/fcm/send/{os.urandom(8).hex()}"
        body = {"endpoint": endpoint, "p256dh": POINT, "auth": "A" * 22}
        await eve.ask("POST", "/api/push", await eve.person(), body)

    await over_and_over(eve.at_once(16), subscribe)


POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""The base point of the curve: a key that is one, though it is nobody's."""


async def spinning(eve: Eve) -> None:
    """No attack: a process that takes as much of the machine as the attacks do."""
    while True:
        sum(range(10_000))
        await asyncio.sleep(0)


ATTACKS: dict[str, Callable[[Eve], Any]] = {
    attack.__name__: attack
    for attack in (
        spinning,
        pings,
        heads,
        slow,
        poison,
        costly,
        handshakes,
        bots,
        reactions,
        filling,
        chat,
        devices,
        playing,
        limits,
    )
}


def stop() -> None:
    """Say what was done, and end at once, whatever is going on."""
    print("done", ", ".join(f"{count:,} {what}" for what, count in sorted(done.items())))
    sys.stdout.flush()
    os._exit(0)


async def main(name: str, port: int, number: int, turn: int) -> None:
    """Attack until stopped; each turn from other addresses."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    print("begun", flush=True)
    people = [Eve(port, f"127.0.{turn + 2}.{n}", number == 1) for n in range(1, number + 1)]
    await asyncio.gather(*(ATTACKS[name](eve) for eve in people))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:5])))
