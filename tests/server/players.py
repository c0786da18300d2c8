"""Test players that use HTTP or a socket, and note what was confirmed to them.

They never give up: when the server is gone they reconnect, resend unanswered commands with the same
id, and continue.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import msgspec
import websockets

Json = dict[str, Any]
LATER = ("server-disk", "server-closing", "server-elsewhere")
"""Refusals of servers that cannot do anything at the moment."""
GONE = (httpx2.TransportError, OSError, websockets.ConnectionClosed, websockets.InvalidMessage)


class Unavailable(OSError):
    """A server says that it cannot do anything at the moment."""


class Person:
    """A player at a table, holding all seats that are not bots."""

    patience = 60.0
    """Seconds until a silent server is taken for dead."""
    lenient = False
    """Whether servers may say that they can do nothing at the moment."""

    def __init__(self, address: str, new: Json, rng: random.Random) -> None:
        self.address = address
        self.new = new
        self.rng = rng
        self.http = httpx2.AsyncClient(
            base_url=address, trust_env=False, verify=False, timeout=self.patience
        )
        self.table = ""
        self.confirmed: dict[str, list[Json]] = {}
        """The commands that were answered, by table."""
        self.open: Json | None = None
        """The command that was not answered yet."""
        self.step = 0
        """The last step that was shown."""
        self.made = 0

    async def sit_down(self) -> None:
        """Make a table and begin."""
        if not self.table:
            if "Authorization" not in self.http.headers:
                token = self.check(await self.http.post("/api/people"))["token"]
                self.http.headers["Authorization"] = f"Bearer {token}"
            made = self.check(await self.http.post("/api/tables", json=self.new))
            self.table = made["table"]
            self.confirmed[self.table] = []
            self.step = 0

    def command(self, positions: list[Json]) -> Json | None:
        """A choice that is legal now."""
        asked = [position for position in positions if position["legal"]]
        if not asked:
            return None
        position = self.rng.choice(asked)
        self.made += 1
        action = self.rng.choice(position["legal"])["action"]
        what = {"do": "choose", "seat": position["seat"], "action": action}
        return {"id": f"c{self.made}", "moment": position["moment"], "what": what}

    def shown(self, position: Json) -> None:
        """What a screen has shown is never undone."""
        assert position["step"] >= self.step, "the table has forgotten what it had shown"
        self.step = position["step"]

    def answered(self, answer: Json) -> None:
        """An answered command is final, and never refused as a duplicate."""
        if self.lenient and not answer["ok"] and answer["refusal"]["key"] in LATER:
            raise Unavailable
        assert answer["ok"], answer
        assert self.open
        assert answer["id"] == self.open["id"]
        self.confirmed[self.table].append(self.open)
        self.open = None

    def over(self) -> None:
        """The next game is at another table."""
        assert self.open is None
        self.table = ""

    async def play(self, live: bool) -> None:
        """Play for ever."""
        turn: Callable[[], Awaitable[None]] = self.at_socket if live else self.by_http
        while True:
            try:
                await self.sit_down()
                await turn()
            except GONE:
                self.move_on()
                await asyncio.sleep(0.02)

    def move_on(self) -> None:
        """Try again, at the same place."""

    def check(self, response: httpx2.Response) -> Any:
        """What a server answers."""
        if self.lenient and response.status_code == 503:
            raise Unavailable
        assert response.is_success, response.text
        return response.json()

    async def by_http(self) -> None:
        """Look and choose, until the game is over."""
        path = f"/api/tables/{self.table}"
        while self.table:
            if not self.open:
                state = self.check(await self.http.get(path))
                for position in state["positions"]:
                    self.shown(position)
                if state["table"]["status"] == "over":
                    return self.over()
                self.open = self.command(state["positions"])
            if self.open:
                self.answered(self.check(await self.http.post(f"{path}/commands", json=self.open)))
            else:
                await asyncio.sleep(0.01)
        return None

    async def at_socket(self) -> None:
        """Listen and choose, until the game is over."""
        url = f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/live"
        seats: dict[int, Json] = {}
        async with websockets.connect(
            f"{url}?since={self.step}" if self.step else url,
            additional_headers={"Authorization": self.http.headers["Authorization"]},
            compression=None,
            proxy=None,
            open_timeout=self.patience,
            close_timeout=self.patience,  # a server that was stopped never says goodbye
        ) as socket:
            if self.open:
                await socket.send(msgspec.json.encode(self.open).decode())
            while True:
                async with asyncio.timeout(self.patience):
                    message = msgspec.json.decode(await socket.recv())
                if message["kind"] == "answer":
                    self.answered(message)
                elif message["kind"] == "news":
                    self.heard(message, seats)
                if self.open:
                    continue
                if seats and next(iter(seats.values()))["over"]:
                    return self.over()
                # A seat that has not been told of the newest step will be.
                fresh = [place for place in seats.values() if place["step"] == self.step]
                self.open = self.command(fresh)
                if self.open:
                    await socket.send(msgspec.json.encode(self.open).decode())

    def heard(self, news: Json, seats: dict[int, Json]) -> None:
        """Updates continue where the last one ended."""
        position = news["position"]
        known = seats.get(position["seat"])
        if not news["fresh"] and known:
            steps = [happening["step"] for happening in news["happened"]]
            assert steps == list(range(known["step"] + 1, position["step"] + 1))
        self.shown(position)
        seats[position["seat"]] = position


class Roamer(Person):
    """A player who knows several servers, and tries another one when the last is silent."""

    patience = 3.0
    lenient = True

    def __init__(self, addresses: list[str], new: Json, rng: random.Random) -> None:
        self.addresses = addresses
        super().__init__(rng.choice(addresses), new, rng)

    def move_on(self) -> None:
        """Try another place."""
        self.address = self.rng.choice([one for one in self.addresses if one != self.address])
        self.http.base_url = httpx2.URL(self.address)
