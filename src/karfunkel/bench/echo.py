"""The yardstick of the server: sockets in groups of four; each message goes to the whole group.

It runs on the same web server as ours, in its own process, and stores, checks and renders nothing.
Any extra time that a table takes is due to our code.
"""

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from karfunkel.server.command import HERE, listen, run_fast

MESSAGE = "x" * 2_000
"""Roughly the size of a position."""
groups: defaultdict[str, list[Callable[[Any], Awaitable[None]]]] = defaultdict(list)


async def repeat(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application: answers any request, and echoes messages to all sockets of a path."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        here = groups[scope["path"]]
        here.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            told = {"type": "websocket.send", "text": message["text"]}
            await asyncio.gather(*(other(told) for other in here))
        here.remove(send)


class Group:
    """Sockets that get each other's messages."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sockets: list[ClientConnection] = []
        self.seconds: list[float] = []
        """From sending a message until the last socket has it."""

    async def sit_down(self, address: str, size: int) -> None:
        """Connect all."""
        where = f"ws{address.removeprefix('http')}/{self.number}"
        self.sockets = list(
            await asyncio.gather(
                *(
                    connect(where, compression=None, proxy=None, ping_interval=None)
                    for _ in range(size)
                )
            )
        )

    async def round(self) -> None:
        """One socket sends a message, and all get it."""
        begin = time.perf_counter()
        await self.sockets[len(self.seconds) % len(self.sockets)].send(MESSAGE)
        await asyncio.gather(*(socket.recv() for socket in self.sockets))
        self.seconds.append(time.perf_counter() - begin)

    async def play(self, until: float, pause: float) -> None:
        """Run a round every `pause` seconds, with an offset of its own."""
        await asyncio.sleep(pause * (self.number % 100) / 100)
        while time.perf_counter() < until:
            begin = time.perf_counter()
            await self.round()
            await asyncio.sleep(max(0.0, begin + pause - time.perf_counter()))

    async def leave(self) -> None:
        """Disconnect."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))


def serve(port: int) -> None:
    """The echo server."""
    config = uvicorn.Config(
        repeat, lifespan="off", log_config=None, access_log=False, ws_per_message_deflate=False
    )

    async def run() -> None:
        await uvicorn.Server(config).serve([listen(HERE, port)])

    run_fast(run())


if __name__ == "__main__":
    serve(int(sys.argv[1]))
