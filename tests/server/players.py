"""People who play by HTTP or at a socket, and note what was confirmed to them.

They never give up: when the server is gone they come back, send what was not answered again, with
the same id, and go on.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import msgspec
import websockets

Json = dict[str, Any]
GONE = (httpx2.TransportError, OSError, websockets.ConnectionClosed, websockets.InvalidMessage)


class Person:
    """Somebody at a table, with all seats that are no bots'."""

    def __init__(self, address: str, new: Json, rng: random.Random) -> None:
        self.address = address
        self.new = new
        self.rng = rng
        self.http = httpx2.AsyncClient(base_url=address, trust_env=False, timeout=60)
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
                token = (await self.http.post("/api/people")).raise_for_status().json()["token"]
                self.http.headers["Authorization"] = f"Bearer {token}"
            made = (await self.http.post("/api/tables", json=self.new)).raise_for_status()
            self.table = made.json()["table"]
            self.confirmed[self.table] = []
            self.step = 0

    def command(self, positions: list[Json]) -> Json | None:
        """Some choice that is asked for now."""
        asked = [position for position in positions if position["legal"]]
        if not asked:
            return None
        position = self.rng.choice(asked)
        self.made += 1
        action = self.rng.choice(position["legal"])["action"]
        what = {"do": "choose", "seat": position["seat"], "action": action}
        return {"id": f"c{self.made}", "step": position["step"], "what": what}

    def shown(self, position: Json) -> None:
        """Whatever a screen has shown is never taken back."""
        assert position["step"] >= self.step, "the table has forgotten what it had shown"
        self.step = position["step"]

    def answered(self, answer: Json) -> None:
        """What was answered counts, and is never refused because it came twice."""
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
                await asyncio.sleep(0.02)

    async def by_http(self) -> None:
        """Look and choose, until the game is over."""
        path = f"/api/tables/{self.table}"
        while self.table:
            if not self.open:
                state = (await self.http.get(path)).raise_for_status().json()
                for position in state["positions"]:
                    self.shown(position)
                if state["table"]["status"] == "over":
                    return self.over()
                self.open = self.command(state["positions"])
            if self.open:
                response = await self.http.post(f"{path}/commands", json=self.open)
                assert response.is_success, response.text
                self.answered(response.json())
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
        ) as socket:
            if self.open:
                await socket.send(msgspec.json.encode(self.open).decode())
            while True:
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
        """News go on where the last ones ended."""
        position = news["position"]
        known = seats.get(position["seat"])
        if not news["fresh"] and known:
            steps = [happening["step"] for happening in news["happened"]]
            assert steps == list(range(known["step"] + 1, position["step"] + 1))
        self.shown(position)
        seats[position["seat"]] = position
