"""A crowd of simulated players at a server: many tables, a socket for every player, and timing.

The crowd plays on the same machine as the server it measures, so its sockets cost as little as
possible: a frame is read where it arrives, without tasks, and only what a player needs is parsed.
It imports nothing of this project, so that it can visit the servers of other checkouts too.
"""

import asyncio
import base64
import os
import random
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

PATIENCE = 60.0
SWITCHED = b"HTTP/1.1 101 "
END_OF_HEAD = b"\r\n\r\n"
TEXT, PONG, CLOSE, PING, KIND = 0x81, 0x8A, 0x8, 0x9, 0x0F
MASKED = 0x80
TWO_BYTES = 126
NO_MASK = bytes(4)
"""Frames of clients are masked. This mask changes nothing, so that it costs the crowd nothing."""


class Choice(msgspec.Struct):
    """An action that can be chosen."""

    action: int


class Place(msgspec.Struct):
    """The part of a position that a player needs to choose."""

    seat: int
    step: int
    legal: list[Choice]
    ready: list[int]
    over: bool
    moment: int | None = None
    """Older servers, without moments, count steps."""


class Told(msgspec.Struct):
    """The part of a message that the crowd reads."""

    kind: str
    position: Place | None = None
    ok: bool = True
    id: str = ""
    refusal: Any = None


decode = msgspec.json.Decoder(Told).decode


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket, as lean as it gets."""

    def __init__(self, request: bytes, player: "Player") -> None:
        self._request = request
        self._player = player
        self._buffer = b""
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no socket"))
        if not self.ended.done():
            self.ended.set_result(None)
        self._player.table.enough.set()

    def data_received(self, data: bytes) -> None:
        """The answer to the request, then frames."""
        data = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, data = data.partition(END_OF_HEAD)
            if not found:
                self._buffer = head
                return
            if not head.startswith(SWITCHED):
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        try:
            self._buffer = self._read(data)
        except Exception as error:
            if not self.ended.done():
                self.ended.set_exception(error)
            self._transport.abort()

    def _read(self, data: bytes) -> bytes:
        """Handle all whole frames; returns the rest."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, begin = data[at + 1], at + 2
            if size >= TWO_BYTES:
                begin += 2 if size == TWO_BYTES else 8
                size = int.from_bytes(data[at + 2 : begin], "big")
            if begin + size > end:
                break
            if data[at] == TEXT:
                self._player.hear(data[begin : begin + size])
            elif data[at] & KIND == PING:
                asked = data[begin : begin + size]
                self._transport.write(bytes((PONG, MASKED | size)) + NO_MASK + asked)
            at = begin + size
        return data[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        size = len(text)
        if size < TWO_BYTES:
            head = bytes((TEXT, MASKED | size))
        else:
            head = bytes((TEXT, MASKED | TWO_BYTES)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + text)

    async def close(self) -> None:
        """Say goodbye, and wait until the server has closed the connection."""
        if not self._transport.is_closing():
            self._transport.write(bytes((0x80 | CLOSE, MASKED | 2)) + NO_MASK + b"\x03\xe8")
        async with asyncio.timeout(PATIENCE):
            await self.ended
        self._transport.close()


class Player:
    """A player with a socket."""

    def __init__(self, table: "GameTable", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.socket: Socket
        self.place: Place | None = None
        self.chosen = -1
        """The step of the last choice."""

    async def sit_down(self, address: str) -> None:
        """Connect, and read from now on."""
        where = urlsplit(address)
        request = (
            f"GET /api/tables/{self.table.id}/live?changes=true HTTP/1.1\r\n"
            f"Host: {where.netloc}\r\nAuthorization: Bearer {self.token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        _, self.socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(request.encode(), self), where.hostname or "", where.port or 80
        )
        async with asyncio.timeout(PATIENCE):
            await self.socket.opened

    def hear(self, frame: bytes) -> None:
        """A message has arrived."""
        told = decode(frame)
        if told.position:
            self.place = told.position
            self.table.shown(self)
            if self.table.pushed:
                self.choose_at_once()
        elif told.kind == "answer":
            self.table.answered(told)

    def choose_at_once(self) -> None:
        """Choose if there is something new to choose."""
        assert self.place
        if self.place.legal and self.place.step > self.chosen:
            self.choose()

    def choose(self) -> None:
        """Choose any action."""
        place = self.place
        assert place
        self.chosen = place.step
        action = self.table.rng.choice(place.legal).action
        when = b'"step":%d' % place.step
        if place.moment is not None:
            when = b'"moment":%d' % place.moment
        self.socket.send(
            b'{"id":"at-%d",%b,"what":{"do":"choose","seat":%d,"action":%d}}'
            % (self.chosen, when, self.seat, action)
        )

    def check(self) -> None:
        """Raise what has gone wrong, even if the server has closed the connection."""
        if self.socket.ended.done():
            self.socket.ended.result()
            raise ConnectionError("the server has hung up")

    async def leave(self) -> None:
        """Disconnect; raises what has gone wrong."""
        await self.socket.close()


class GameTable:
    """A table of players, seen by its clients."""

    def __init__(self, id: str, tokens: Sequence[str], number: int) -> None:
        self.id = id
        self.players = [Player(self, seat, token) for seat, token in enumerate(tokens)]
        self.rng = random.Random(number)
        self.moves = 0
        self.pushed = False
        """Whether all players choose as soon as they are asked."""
        self.seconds: list[float] = []
        """From each command to the last screen."""
        self.over = False
        self.goal = 0
        self.enough = asyncio.Event()
        """Set once that many moves are made, and if no more can be made."""
        self._begin = 0.0
        self._mark = (0, 0)
        self._behind: set[int] = set()
        self._done = asyncio.Event()
        self._answered = asyncio.Event()

    def shown(self, player: Player) -> None:
        """A screen has changed; the clock stops when the last one shows the move."""
        place = player.place
        assert place
        if player.seat in self._behind and (place.step, len(place.ready)) > self._mark:
            self._behind.discard(player.seat)
            if not self._behind:
                self.seconds.append(time.perf_counter() - self._begin)
                self._done.set()
        if place.over and not self.over:
            self.over = True
            self.enough.set()

    def answered(self, told: Told) -> None:
        """The server has confirmed or refused a move."""
        assert told.ok, told
        self.moves += 1
        if self.moves == self.goal:
            self.enough.set()
        self._answered.set()

    def asked(self) -> Player | None:
        """A player who can choose now, at the newest position shown to anybody."""
        newest = max((p.place.step for p in self.players if p.place), default=0)
        able = [p for p in self.players if p.place and p.place.legal and p.place.step == newest]
        return self.rng.choice(able) if able else None

    async def move(self) -> None:
        """One move, until every screen shows it."""
        while not (player := self.asked()):
            if self.over:
                return
            await asyncio.sleep(0.005)
        assert player.place
        self._mark = (player.place.step, len(player.place.ready))
        self._behind = set(range(len(self.players)))
        self._done.clear()
        self._answered.clear()
        self._begin = time.perf_counter()
        player.choose()
        async with asyncio.timeout(PATIENCE):
            await self._done.wait()
            await self._answered.wait()

    async def play(self, until: float, pause: float) -> None:
        """Make a move every `pause` seconds, with an offset of its own."""
        await asyncio.sleep(self.rng.uniform(0, pause))
        while time.perf_counter() < until and not self.over:
            begin = time.perf_counter()
            await self.move()
            await asyncio.sleep(max(0.0, begin + pause - time.perf_counter()))

    async def push(self, until: float) -> None:
        """Let all players choose as soon as they can."""
        self.pushed = True
        for player in self.players:
            player.choose_at_once()
        await asyncio.sleep(until - time.perf_counter())
        self.pushed = False
        for player in self.players:
            player.check()
