"""Requests of one address begin a few at a time, so that those of others come in between.

The event loop takes tasks in the order in which they became ready. Without this, a client that
sends hundreds of requests at once, all within its limits, makes everybody wait until the last of
them is answered.
"""

import asyncio
from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from karfunkel.server.limits import party

AT_ONCE = 16
"""So many requests of one address are worked on at a time; it is more than may wait for slow
answers, so those never hold up the rest."""


class InTurns:
    """Lets the requests of an address wait for each other, up to the first byte of the answer.

    From there on the time is the client's: whoever reads slowly holds up nobody. A WebSocket is a
    request until it is accepted.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._asking: Counter[str] = Counter()

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
            await self.app(scope, receive, begin_answer)
        finally:
            finish()
            self._asking[where] -= 1
            if not self._asking[where]:
                del self._asking[where], self._turns[where]
