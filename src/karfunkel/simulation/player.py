"""A player in the simulation: acts on what the server tells it, and never gives up.

It connects to any process, sends what was not answered again with the same id, and goes elsewhere
when nobody answers. When a game is over, it may want another one. Some go away for a while, or let
a bot play. Everything it hears goes to the judge.
"""

import asyncio
import random
from collections.abc import Callable

import msgspec

from karfunkel.server.frames import frame
from karfunkel.server.hall import holder_of
from karfunkel.simulation.http import UPGRADED, Caller, Gone, Headers, request
from karfunkel.simulation.judge import Json, Judge, Moment, Sent
from karfunkel.simulation.loop import Machine
from karfunkel.simulation.network import Network

LATER = ("server-disk", "server-closing", "server-elsewhere", "server-full")
"""Refusals of servers that cannot do anything at the moment."""
PATIENCE = 3.0
"""Seconds after which a server that has not answered counts as dead."""
QUIET = 12.0
"""Seconds without any news after which a player connects again."""
RELOAD = 0.04
"""How often a player reconnects for no reason after news."""
PAUSE = (0.02, 0.4)
"""Seconds between two attempts to connect."""
NAP, NAP_SECONDS = 0.03, (8.0, 16.0)
"""How often somebody goes away after news, if they ever do, and for how long."""
LEAVE = 0.02
"""How often somebody lets a bot play, if they ever do."""
ASIDE = 6
"""They choose again after at most this many updates."""


class Party:
    """A table as its players know it: who sits there, and where."""

    def __init__(self, new: Json, people: int, more: Callable[[], bool]) -> None:
        self.new = new
        self.people = people
        self.table = ""
        """Its name, once it is made: a link that the host gives to the others."""
        self._more = more
        self._again: dict[str, bool] = {}

    def again(self, table: str) -> bool:
        """Whether they want another game after the one at a table; all want the same."""
        if table not in self._again:
            self._again[table] = self._more()
        return self._again[table]


class Away(OSError):
    """The device is put aside for a while."""


class Moved(OSError):
    """The next game is at another table."""


class Player:
    """Somebody with a device."""

    def __init__(
        self,
        machine: Machine,
        network: Network,
        judge: Judge,
        rng: random.Random,
        addresses: list[str],
        party: Party,
        number: int,
        twin: "Player | None" = None,
    ) -> None:
        self.machine = machine
        self.network = network
        self.judge = judge
        self.rng = rng
        self.addresses = addresses
        self.party = party
        self.table = ""
        """Where it is now."""
        self.number = number
        """The place among the people of the table; those without a seat only watch."""
        self.watches = number >= party.people
        self.name = f"P{number}"
        self.token: str = twin.token if twin else f"{machine.name:-<24}"
        self.first = twin is None
        """Not the second device of somebody who plays on two at once."""
        self.holder = holder_of(self.token)
        self.asks = rng.random() < 0.3
        """Whether it asks again and again, instead of listening at a socket."""
        self.open: Json | None = None
        """The command that was not answered yet."""
        self.made = 0
        self.known: dict[int | None, int] = {}
        """The last moment it was told, by seat."""
        self.positions: dict[int | None, Json] = {}
        self.entry = 0
        """How many entries its table had when the newest position that it has seen was made."""
        self.brief = (number + (twin is not None)) % 2 == 0
        """Whether it is told only what has changed in a view."""
        self.info: Json | None = None
        self.least = 0
        """The moment that the server must know, because somebody had seen it before we asked."""
        self.over = False
        self.think = rng.choice((0.05, 0.4, 1.5))
        self.doubles = False
        """Whether copies of commands arrive later, by another route."""
        self.naps = 0
        """How many times it goes away for a while."""
        self.leaves = False
        """Whether it lets a bot play now and then."""
        self._aside = 0
        """How many updates are left until it chooses again."""
        self._voted: set[tuple[str, int]] = set()

    @property
    def headers(self) -> Headers:
        """What every request carries."""
        return [(b"authorization", f"Bearer {self.token}".encode())]

    async def play(self) -> None:
        """Play until the game is over, and this player knows it."""
        while not self.over:
            seconds = PAUSE
            try:
                self.table = self.table or self.party.table
                if not self.table:
                    await self._make()
                elif self.asks:
                    await self._ask()
                else:
                    await self._listen()
            except Away:
                seconds = NAP_SECONDS
            except OSError:
                pass
            await asyncio.sleep(self.rng.uniform(*seconds))

    # --- Connecting -------------------------------------------------------------------------------

    async def _connect(self) -> Caller:
        self.least = self.judge.known.get(self.table, 0)
        async with asyncio.timeout(PATIENCE):
            return Caller(await self.network.connect(self.rng.choice(self.addresses)))

    async def _request(self, method: str, path: str, body: object = None) -> Json:
        """The answer to a request; a server that can do nothing counts as gone."""
        caller = await self._connect()
        try:
            data = b"" if body is None else msgspec.json.encode(body)
            caller.send(request(method, path, self.headers, data))
            if not await caller.until(lambda: caller.closed, PATIENCE):
                raise Gone
            head = caller.buffer.head()
            found = caller.buffer.rest()
            if head is None or len(found) != int(head.get(b"content-length") or -1):
                raise Gone
            if int(head.first[1]) == 503:
                raise Gone
            self.judge.heard(self.table, found)
            answer: Json = msgspec.json.decode(found)
            return answer
        finally:
            caller.close()

    async def _make(self) -> None:
        """The host makes a table; the others wait for its name."""
        if self.number == 0 and self.first:
            made = await self._request("POST", "/api/tables", self.party.new)
            self.party.table = made["table"]

    # --- Deciding ---------------------------------------------------------------------------------

    def _decide(self) -> Json | None:
        """Decide what to do next, from what the server said."""
        if self.info and self.info["rematch"] and self.party.again(self.table):
            self._move(self.info["rematch"])
        if self.watches or self.info is None:
            return None
        mine = [seat for seat in self.info["seats"] if seat["mine"]]
        if self.info["status"] == "gathering":
            return self._gather(mine)
        newest = max((position["moment"] for position in self.positions.values()), default=0)
        if self.info["status"] == "over":
            if self.party.again(self.table) and not self.info["rematch"]:
                return self._command({"do": "rematch", "seat": mine[0]["seat"]}, newest)
            return None
        if self._aside:
            self._aside -= 1
            return None
        found = self._vote(mine) or self._leave(mine)
        return self._command(found, newest) if found else self._play(newest)

    def _gather(self, mine: list[Json]) -> Json | None:
        """Before the start: sit down, begin, or be ready for the next game."""
        assert self.info
        if not mine:
            return self._command({"do": "join", "name": self.name}, 0)
        if self.info["again"]:
            late = [seat["seat"] for seat in mine if not seat["ready"]]
            what = {"do": "seed", "seat": late[0], "seed": self.name} if late else None
            return self._command(what, 0) if what else None
        taken = all(seat["kind"] != "open" for seat in self.info["seats"])
        return self._command({"do": "start"}, 0) if taken and self.info["host"] else None

    def _vote(self, mine: list[Json]) -> Json | None:
        """Once at each table, vote for a bot to play for somebody who is gone."""
        assert self.info
        for seat in self.info["seats"]:
            if seat["gone"] and (self.table, seat["seat"]) not in self._voted:
                self._voted.add((self.table, seat["seat"]))
                return {"do": "replace", "seat": mine[0]["seat"], "gone": seat["seat"]}
        return None

    def _leave(self, mine: list[Json]) -> Json | None:
        """Let a bot play for a while."""
        if not self.leaves or self.rng.random() >= LEAVE:
            return None
        self._aside = self.rng.randint(1, ASIDE)
        return {"do": "leave", "seat": mine[0]["seat"]}

    def _play(self, newest: int) -> Json | None:
        """Choose one of the legal actions, or take the last choice back."""
        fresh = [place for place in self.positions.values() if place["moment"] == newest]
        undoing = [place for place in fresh if place["can_undo"] and not place["over"]]
        if undoing and self.rng.random() < 0.04:
            what = {"do": "undo", "seat": undoing[0]["seat"]}
            return self._command(what, undoing[0]["moment"])
        asked = [place for place in fresh if place["legal"]]
        if not asked:
            return None
        place = self.rng.choice(asked)
        action = self.rng.choice(place["legal"])["action"]
        what = {"do": "choose", "seat": place["seat"], "action": action}
        return self._command(what, place["moment"])

    def _command(self, what: Json, moment: int) -> Json:
        self.made += 1
        id = f"{self.machine.name}-{self.made}"
        self.judge.sent[self.holder, id] = Sent(moment, what)
        return {"id": id, "moment": moment, "what": what}

    def _answered(self, answer: Json) -> None:
        """A command is confirmed, or refused; or the server can do nothing at the moment."""
        if not self.open or answer["id"] != self.open["id"]:
            return  # an old copy has been answered again
        if answer["ok"]:
            self.judge.confirmed(self.holder, self.table, answer)
        else:
            self._refused(answer["refusal"]["key"])
        self.open = None

    def _refused(self, reason: str) -> None:
        assert self.open
        if reason in LATER:
            raise Gone
        self.judge.refused(self.holder, self.table, self.open["id"], reason)

    def _told_table(self, info: Json) -> None:
        self.info = info
        self.judge.told_table(self.table, info)

    def _move(self, table: str) -> None:
        """Go to the table of the next game."""
        self.table, self.entry, self.open, self.info = table, 0, None, None
        self.known.clear()
        self.positions.clear()
        raise Moved

    def _is_over(self) -> bool:
        """Whether the game is over, as far as it knows, and nobody wants another one."""
        over = bool(self.positions) and all(place["over"] for place in self.positions.values())
        return over and not self.party.again(self.table)

    def _saw(self, position: Json, moment: Moment) -> None:
        """A position was shown, and is right."""
        self.positions[position["seat"]] = position
        self.entry = moment.entry

    # --- At a socket ------------------------------------------------------------------------------

    async def _listen(self) -> None:
        caller = await self._connect()
        try:
            path = f"/api/tables/{self.table}/live{'?changes=true' if self.brief else ''}"
            since = self.known.get(min(self.known, default=None, key=str))
            if since is not None and len(set(self.known.values())) == 1:
                path += f"{'&' if self.brief else '?'}since={since}"
            else:
                self.known.clear()
            caller.send(request("GET", path, [*self.headers, (b"upgrade", b"websocket")]))
            if not await caller.until(
                lambda: caller.buffer.rest().startswith(UPGRADED), 2 * PATIENCE
            ):
                raise Gone
            caller.buffer.head()
            await self._at_socket(caller)
        finally:
            caller.close()

    async def _at_socket(self, caller: Caller) -> None:
        self.positions.clear()
        self.info = None
        self._aside = 0
        if self.open:
            caller.send(frame(msgspec.json.encode(self.open)))
        pending: list[bytes] = []

        def arrived() -> bool:
            pending.extend(caller.buffer.frames())
            return bool(pending)

        while not self.over:
            seconds = PATIENCE if self.open else QUIET
            if not await caller.until(arrived, seconds):
                raise Gone
            while pending:
                self._heard(pending.pop(0))
            if self.open:
                continue
            if self._is_over():
                self.over = True
                return
            if self.naps and self.rng.random() < NAP:
                self.naps -= 1
                raise Away
            if self.rng.random() < RELOAD:
                raise Gone
            decided = self._decide()
            if decided:
                self.open = decided
                await asyncio.sleep(self.rng.random() * self.think)
                caller.send(frame(msgspec.json.encode(decided)))
                if self.doubles and self.rng.random() < 0.1:
                    self.machine.start(self._double(self.table, decided))

    def _heard(self, text: bytes) -> None:
        table = self.table
        self.judge.heard(table, text)
        message: Json = msgspec.json.decode(text)
        kind = message["kind"]
        if kind == "answer":
            self._answered(message)
        elif kind == "table":
            self._told_table(message["table"])
        elif kind in ("news", "changes"):
            position = message["position"]
            seat = position["seat"]
            if kind == "changes":
                position["view"] = {**self.positions[seat]["view"], **position["view"]}
                message["fresh"] = False
            moment = self.judge.news(table, message, self.known.get(seat), self.least)
            self.least = max(self.least, position["moment"])
            self.known[seat] = position["moment"]
            self._saw(position, moment)
        elif kind == "bye":
            raise Gone

    async def _double(self, table: str, command: Json) -> None:
        """A copy of a command that comes too late, and whose answer nobody hears."""
        await asyncio.sleep(self.rng.random() * self.rng.choice((0.01, 0.5, 5.0)))
        path = f"/api/tables/{table}/commands"  # its sender may be at the next one already
        try:
            async with asyncio.timeout(PATIENCE):
                caller = Caller(await self.network.connect(self.rng.choice(self.addresses)))
            caller.send(request("POST", path, self.headers, msgspec.json.encode(command)))
            await caller.until(lambda: caller.closed, PATIENCE)
            caller.close()
        except OSError:
            pass

    # --- By requests ------------------------------------------------------------------------------

    async def _ask(self) -> None:
        path = f"/api/tables/{self.table}"
        while not self.over:
            if not self.open:
                state = await self._request("GET", path)
                self._told_table(state["table"])
                self.positions.clear()
                for place in state["positions"]:
                    self._saw(place, self.judge.saw(self.table, place, self.least))
                if self._is_over():
                    self.over = True
                    return
                self.open = self._decide()
            if self.open:
                answer = await self._request("POST", f"{path}/commands", self.open)
                if "refusal" in answer and "id" not in answer:
                    self._refused(answer["refusal"]["key"])
                    self.open = None
                else:
                    self._answered(answer)
            await asyncio.sleep(self.rng.random() * self.think + 0.15)
