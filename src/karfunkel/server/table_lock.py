"""The lock of a table. Unlike asyncio's, it can be taken and waited for without a task."""

import asyncio
from collections import deque
from collections.abc import Callable


class TableLock:
    """One at a time may change a table; the others get the lock in the order they asked for it."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[Callable[[], bool]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def take(self) -> bool:
        """Hold it from now on, if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    def ask(self, turn: Callable[[], bool]) -> None:
        """Call `turn` once the lock, which is held now, is passed on.

        `turn` returns whether it accepts the lock; if so, it holds it.
        """
        self._waiting.append(turn)

    async def acquire(self) -> None:
        """Wait for the lock."""
        if self.take():
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def turn() -> bool:
            if future.done():  # nobody waits any more
                return False
            future.set_result(None)
            return True

        self.ask(turn)
        try:
            await future
        except asyncio.CancelledError:
            if not future.cancelled():  # it was passed on at that very moment
                self.release()
            raise

    def release(self) -> None:
        """Pass the lock on, or free it."""
        while self._waiting:
            if self._waiting.popleft()():
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
