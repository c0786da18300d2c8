"""A socket at a table: commands come in, updates go out.

Updates are built when the socket can take them, from the state at that moment: a slow reader gets
fewer and longer messages, never a growing queue.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from karfunkel.core.errors import Refusal
from karfunkel.server import wire
from karfunkel.server.answered import Answer
from karfunkel.server.frames import frames, pen_of
from karfunkel.server.hall import NOWHERE, Hall
from karfunkel.server.messages import (
    ByeMessage,
    Choose,
    Command,
    React,
    Say,
    Start,
    TableInfo,
    Watch,
)
from karfunkel.server.seats import Origin
from karfunkel.server.store.base import Elsewhere, Fenced, StoreRefusal
from karfunkel.server.talk import EVER
from karfunkel.server.watched import Live

log = logging.getLogger(__name__)
encode = msgspec.json.encode
MOST_WAITING = 100
"""The most answers queued for a slow reader; beyond that the socket is closed."""
MOST_REACTIONS = 32
"""The most people whose last reactions wait for a slow reader; older ones are dropped."""
POLICY, GOING_AWAY, TRY_LATER = 1008, 1001, 1013
NO_COMMAND = Command(id="none", moment=0, what=Start(do="start"))


class Connection:
    """One socket of one player or spectator."""

    def __init__(
        self,
        hall: Hall,
        socket: WebSocket,
        id: str,
        holder: str,
        since: int | None,
        may_say: Callable[[], bool] = lambda: True,
        origin: Origin = NOWHERE,
        *,
        changes: bool = False,
    ) -> None:
        self.hall = hall
        self.socket = socket
        self.pen = pen_of(getattr(socket, "scope", {}))
        self.id = id
        self.holder = holder
        self.since = since
        self.may_say = may_say
        self.origin = origin
        self.live: Live | None = None
        self.told: dict[int | None, int] = {}
        """The last moment that was sent, by seat."""
        self.changes = changes
        """Whether the client is told only what has changed in a view it has."""
        self.shown: dict[int | None, int] = {}
        """The moment of the view that it has, by seat."""
        self.seen = -1
        """The last change of the table that was sent."""
        self.seated = -1
        """The last change of the seats that was sent."""
        self.last: dict[object, bytes] = {}
        """The last message about the table and about each seat."""
        self.seats: list[int | None] = []
        """The seats to send updates for; None for spectators."""
        self.outbox: deque[bytes] = deque()
        """Messages to send before the updates."""
        self.answers: deque[bytes] = deque()
        """Messages to send after the updates: an answer arrives after its effects."""
        self.reactions: dict[int | str, bytes] = {}
        """The last reaction of each seat, or of somebody who watches, that was not sent yet."""
        self.heard = EVER
        """The number of the last line of the chat that was sent."""
        self.wake = asyncio.Event()
        self.resting = False
        """Whether the task that writes waits for something to do."""
        self.trouble: Exception | None = None
        """What went wrong outside that task; it ends with it."""
        self.obeying = False
        self.inbox: deque[str | bytes] = deque()
        """Messages that came while a command was executed."""
        self.command = NO_COMMAND
        """The choice that is being executed."""
        self.slow: asyncio.Task[None] | None = None
        """Executes a command that needs a task."""
        self.gone = False
        self.closing: tuple[int, Refusal, bool] | None = None

    # --- What the hall says ------------------------------------------------------------------

    def changed(self) -> None:
        """Look at the table again."""
        self.wake.set()

    def tell(self, settled: Live | None = None) -> None:
        """Send what is new right now, without the task that writes, if nothing has to wait."""
        live, pen = self.live, self.pen
        if (
            live is None
            or pen is None
            or not self.resting
            or self.closing
            or (settled or self.hall.shown(self.id)) is not live
            or not pen.ready()
        ):
            self.wake.set()
            return
        try:
            found = self._unsent(live)
            if self.outbox or self.reactions:
                found = self._first() + found
            if self.answers:
                found += empty(self.answers)
            if found:
                pen.write(frames(found))
        except Exception as error:
            self.trouble = error
            self.wake.set()

    def reacted(self, who: int | str, message: bytes) -> None:
        """Show a reaction."""
        # Only the last one of each person, so that a flood of them cannot fill the queue.
        self.reactions[who] = message
        if len(self.reactions) > MOST_REACTIONS:
            del self.reactions[next(iter(self.reactions))]
        self.wake.set()

    def send(self, message: Any) -> None:
        """Send a message as soon as the socket can take it."""
        self._keep(message, self.outbox)

    def _keep(self, message: Any, box: deque[bytes]) -> None:
        if len(box) >= MOST_WAITING:
            self.close(POLICY, Refusal("server-too-slow"), again=True)
            return
        box.append(encode(message))
        # News of the table is about to be sent, and this goes with it.
        if not self.live or not self.live.telling:
            self.wake.set()

    def close(self, code: int, reason: Refusal, *, again: bool) -> None:
        """Say goodbye."""
        self.closing = self.closing or (code, reason, again)
        self.wake.set()

    # --- The two tasks of a socket -------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until one side closes it."""
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._write())
        if self.pen:
            self.pen.listen(self.hear)
        try:
            await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone = True
            writing.cancel()
            if self.pen or not self.obeying:  # commands that were started are finished
                reading.cancel()
            started = [self.slow] if self.slow else []
            results = await asyncio.gather(reading, writing, *started, return_exceptions=True)
            if self.live:
                self.hall.left(self.live, self)
        for result in results:
            expected = WebSocketDisconnect | asyncio.CancelledError | RuntimeError
            if isinstance(result, Exception) and not isinstance(result, expected):
                log.error("a socket failed", exc_info=result)

    async def _read(self) -> None:
        while not self.gone:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text") or message.get("bytes") or b""
            if self.pen:
                self.hear(frame)
                continue
            if not self.may_say():
                self.close(POLICY, Refusal("server-too-fast"), again=True)
                await asyncio.sleep(3600)
            await self._obey(frame)

    async def _obey(self, frame: str | bytes) -> None:
        command = self._parsed(frame)
        if command:
            await self._execute(command)

    def _parsed(self, frame: str | bytes) -> Command | None:
        """The command in a message; None if there is none, which is answered."""
        try:
            return Command.model_validate_json(frame)
        except ValidationError:
            self.hall.metrics.refusals.inc()
            self.send(wire.refused("", None, Refusal("server-odd-message")))
            return None

    async def _execute(self, command: Command) -> None:
        self.obeying = True
        try:
            answer = await self.hall.obey(self.id, command, self.holder, self.origin)
        except Refusal as refusal:
            self._refused(command, refusal)
        else:
            self._keep(wire.answer(answer), self.answers)
        finally:
            self.obeying = False

    def _refused(self, command: Command, refusal: Refusal) -> None:
        if isinstance(refusal, Elsewhere):
            # Not answered: the client sends it again to the process that serves the table now.
            self.close(TRY_LATER, refusal, again=True)
            return
        self.hall.metrics.refusals.inc()
        # A table that was dropped may hold what could not be saved.
        known = self.live and self.hall.is_current(self.live)
        table = self.live.table if self.live and known else None
        self.send(wire.refused(command.id, table, refusal))
        if not isinstance(command.what, React | Say | Watch):
            # A refused choice usually came too late: send the current position.
            self.told.clear()
            self.shown.clear()
            self.last.clear()
            self.seen = self.seated = -1

    # --- Without a task: most commands are choices at a table in memory -------------------------

    def hear(self, frame: str | bytes) -> None:
        """A message has come in; those of one socket are executed one after the other."""
        assert self.pen
        if self.closing:
            return
        self.inbox.append(frame)
        if self.obeying:
            self.pen.pause()
        elif len(self.inbox) == 1:
            self._next()

    def _next(self) -> None:
        """Begin with the next message, if any waits."""
        assert self.pen
        while self.inbox and not self.obeying and not self.closing and not self.gone:
            if not self.may_say():
                self.close(POLICY, Refusal("server-too-fast"), again=True)
                return
            command = self._parsed(self.inbox[0])
            if command:
                self._begin(command)
            self.inbox.popleft()
        if not self.inbox:
            self.pen.resume()

    def _begin(self, command: Command) -> None:
        self.obeying = True
        live = self.live
        if live and isinstance(command.what, Choose) and self.hall.is_here(live):
            self.command = command
            self.hall.choices.submit(live, self)
        else:
            self._begin_task(command)

    def _begin_task(self, command: Command) -> None:
        self.slow = asyncio.ensure_future(self._execute(command))
        self.slow.add_done_callback(self._ended)

    def _ended(self, slow: "asyncio.Task[None]") -> None:
        self.slow = None
        error = None if slow.cancelled() else slow.exception()
        if error and not self.gone:  # otherwise the task that serves the socket says so
            self._broke(error)
        self._next()

    def _broke(self, error: BaseException) -> None:
        """A bug of ours: it ends the socket."""
        self.trouble = error if isinstance(error, Exception) else Exception(error)
        self.wake.set()

    def done(self, answer: Answer) -> None:
        """A choice is executed and saved."""
        self.obeying = False
        self._keep(wire.answer(answer), self.answers)
        if self.inbox:
            asyncio.get_running_loop().call_soon(self._next)

    def failed(self, error: Exception) -> None:
        """A choice was refused, or could not be saved."""
        if isinstance(error, Fenced):
            # The table was taken over, or a save that seemed to fail succeeded: look again.
            self._begin_task(self.command)
            return
        self.obeying = False
        if isinstance(error, Refusal):
            self._refused(self.command, error)
        else:
            self._broke(error)
        if self.inbox:
            asyncio.get_running_loop().call_soon(self._next)

    async def _write(self) -> None:
        try:
            await self._keep_telling()
        except Refusal as refusal:  # the table cannot be read, or is gone
            self.close(TRY_LATER, refusal, again=isinstance(refusal, StoreRefusal))
        assert self.closing
        code, reason, again = self.closing
        await self._put([encode(bye(reason, again=again))])
        await self.socket.close(code)

    async def _keep_telling(self) -> None:
        """Send messages until the socket is to be closed."""
        while True:
            self.wake.clear()
            await self._put(self._first())
            # One write for all that is new: an answer comes right after its effects.
            await self._put([*await self._updates(), *empty(self.answers)])
            if self.closing:
                return
            self.resting = True
            await self.wake.wait()
            self.resting = False
            if self.trouble:
                raise self.trouble

    def _first(self) -> list[bytes]:
        """What goes out before the updates."""
        shown, self.reactions = self.reactions, {}
        return [
            *empty(self.outbox),
            *shown.values(),
        ]

    async def _put(self, messages: list[bytes]) -> None:
        """Send messages, in one write if the protocol can."""
        if messages and self.pen:
            await self.pen.send(frames(messages))
            return
        for message in messages:
            await self.socket.send_text(message.decode())

    async def _sit_down(self) -> Live:
        """Subscribe to the table, again if it had to be rebuilt."""
        while True:
            live = await self.hall.settled(self.id)
            if live is self.live:
                return live
            self.live, self.seen, self.seated = live, -1, -1
            self.shown.clear()
            self.heard = EVER if live.talk.lines else live.talk.last
            live.watchers.add(self)
            back = await self.hall.come_back(live, self.holder)
            if back:
                self.send({"kind": "back", "seats": back})
            live.tell()

    async def _updates(self) -> list[bytes]:
        """Everything this socket has not been sent yet."""
        return self._unsent(await self._sit_down())

    def _unsent(self, live: Live) -> list[bytes]:
        found: list[bytes] = []
        if self.seen != live.changes:
            self.seen = live.changes
            found = self._news(live)
        if self.heard != live.talk.last and live.talk.lines:
            found.append(live.talk.since(self.heard))
            self.heard = live.talk.last
        return found

    def _news(self, live: Live) -> list[bytes]:
        """What is new, built from one moment without a pause."""
        table, found = live.table, list[bytes]()
        if self.seated != live.seating:
            self.seated = live.seating
            self.seats = [*table.head.seats_of(self.holder)] or [None]
            self._add("table", self._table_message(live), found)
        if table.play is None:
            return found
        moment = table.moment
        for seat in self.seats:
            since, base = self.told.get(seat, self.since), self.shown.get(seat)
            self._add(seat, live.news.message(seat, since, base), found)
            self.told[seat] = moment
            if self.changes:
                self.shown[seat] = moment
        self.since = None
        return found

    def _add(self, about: object, message: bytes, found: list[bytes]) -> None:
        """Add a message, unless it equals the last one."""
        if self.last.get(about) != message:
            self.last[about] = message
            found.append(message)

    def _table_message(self, live: Live) -> bytes:
        """The table without its game; all who have nothing to do with it get the same."""
        head = live.table.head
        known = {chair.holder for chair in head.chairs} | {head.host, *head.barred}
        viewer = self.holder if self.holder in known else ""
        made = live.cache.get(viewer)
        if made is None:
            table = about(live, self.holder)
            made = live.cache[viewer] = encode({"kind": "table", "table": table})
        return made


def empty(box: deque[bytes]) -> list[bytes]:
    """Take everything out."""
    found = list(box)
    box.clear()
    return found


def about(live: Live, holder: str) -> TableInfo:
    """A table and who is there, for one person."""
    talk = live.talk
    return wire.table_info(
        live.table, holder, live.connected(), live.gone, talk.spectators, talk.watching
    )


def bye(reason: Refusal, *, again: bool) -> ByeMessage:
    """The last message of a socket."""
    return {"kind": "bye", "reason": wire.text(reason), "again": again}
