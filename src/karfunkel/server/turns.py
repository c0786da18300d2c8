"""Requests of one address begin a few at a time, so that those of others come in between.

The event loop takes tasks in the order in which they became ready. Without this, a client that
sends hundreds of requests at once, all within its limits, makes everybody wait until the last of
them is answered. A hundred such addresses together would do the same, so only a few requests begin
in each round of the event loop, whoever they are from: moves over sockets are in every round.
"""

import asyncio
from collections import Counter, deque

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from karfunkel.server.limits import party

AT_ONCE = 16
"""How many requests of one address are worked on at a time: more than may wait for slow answers, so
those never hold up the rest."""
A_ROUND = 8
"""How many requests begin in one round of the event loop. Each takes about a millisecond."""


class Pace:
    """Lets a few begin in each round of the event loop, the addresses in turn."""

    def __init__(self, most: int = A_ROUND) -> None:
        self.most = most
        self._begun = 0
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def begin(self, where: str) -> None:
        """Wait until this address may begin something."""
        if self._begun < self.most and not self._waiting:
            self._count()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(where, deque()).append(turn)
        await turn

    def _count(self) -> None:
        self._begun += 1
        if self._begun == 1:
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._begun = 0
        while self._waiting and self._begun < self.most:
            where = next(iter(self._waiting))
            queue = self._waiting.pop(where)
            turn = queue.popleft()
            if queue:
                self._waiting[where] = queue  # behind all others
            if not turn.done():  # otherwise it has hung up
                turn.set_result(None)
                self._count()


class InTurns:
    """Lets the requests of an address wait for each other, up to the first byte of the answer.

    From there on the time is the client's: whoever reads slowly holds up nobody. A WebSocket is a
    request until it is accepted.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._asking: Counter[str] = Counter()
        self._pace = Pace()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait for a turn, then proceed."""
        client = scope.get("client")
        if not client:  # not a request
            await self.app(scope, receive, send)
            return
        where = party(client[0])
        turn = self._turns.setdefault(where, asyncio.Semaphore(AT_ONCE))
        self._asking[where] += 1
        working = False

        def finish() -> None:
            nonlocal working
            if working:
                working = False
                turn.release()

        async def begin_answer(message: Message) -> None:
            finish()
            await send(message)

        try:
            await turn.acquire()
            working = True
            await self._pace.begin(where)
            await self.app(scope, receive, begin_answer)
        finally:
            finish()
            self._asking[where] -= 1
            if not self._asking[where]:
                del self._asking[where], self._turns[where]
