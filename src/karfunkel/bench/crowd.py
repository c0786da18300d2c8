"""A crowd of simulated players at a server: many tables, a socket for every player, and timing."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0


class Choice(msgspec.Struct):
    """An action that can be chosen."""

    action: int


class Place(msgspec.Struct):
    """The part of a position that a player needs to choose."""

    seat: int
    step: int
    moment: int
    legal: list[Choice]
    ready: list[int]
    over: bool


class Told(msgspec.Struct):
    """The part of a message that the crowd reads."""

    kind: str
    position: Place | None = None
    ok: bool = True
    id: str = ""
    refusal: Any = None


decode = msgspec.json.Decoder(Told).decode


class Player:
    """A player with a socket."""

    def __init__(self, table: "GameTable", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.socket: ClientConnection
        self.place: Place | None = None
        self.chosen = -1
        """The step of the last choice."""
        self.reading: asyncio.Task[None]

    async def sit_down(self, address: str) -> None:
        """Connect, and read from now on."""
        self.socket = await connect(
            f"ws{address.removeprefix('http')}/api/tables/{self.table.id}/live",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self.reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            told = decode(frame)
            if told.kind == "news":
                self.place = told.position
                self.table.shown(self)
                if self.table.pushed:
                    await self.choose_at_once()
            elif told.kind == "answer":
                self.table.answered(told)

    async def choose_at_once(self) -> None:
        """Choose if there is something new to choose."""
        assert self.place
        if self.place.legal and self.place.step > self.chosen:
            await self.choose()

    async def choose(self) -> None:
        """Choose any action."""
        assert self.place
        self.chosen = self.place.step
        action = self.table.rng.choice(self.place.legal).action
        what = {"do": "choose", "seat": self.seat, "action": action}
        command = {"id": f"at-{self.chosen}", "moment": self.place.moment, "what": what}
        await self.socket.send(msgspec.json.encode(command).decode())

    async def leave(self) -> None:
        """Disconnect."""
        self.reading.cancel()
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
        self.over = self.over or place.over

    def answered(self, told: Told) -> None:
        """The server has confirmed or refused a move."""
        assert told.ok, told
        self.moves += 1
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
        await player.choose()
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
            await player.choose_at_once()
        await asyncio.sleep(until - time.perf_counter())
        self.pushed = False
        for player in self.players:
            if player.reading.done():
                player.reading.result()
