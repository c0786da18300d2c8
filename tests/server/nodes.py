"""Servers of one PostgreSQL in threads of this process, each with its own loop and port."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread

import httpx2
from websockets.sync.client import ClientConnection, connect

from karfunkel.server.app import make_app
from karfunkel.server.command import HERE, Server, join, listen
from karfunkel.server.hall import Hall
from karfunkel.server.lifeline import Lifeline
from karfunkel.server.store.opening import open_store
from karfunkel.server.tenancy import Tenancy
from tests.server.desk import PATIENCE, SWIFT, WIDE, in_process, small_page

LONG = 60.0
"""A lease that does not end because a machine is slow."""


class Node:
    """One process of several, as far as a thread can be one."""

    hall: Hall
    server: Server
    loop: asyncio.AbstractEventLoop

    def __init__(
        self, url: str, folder: Path, seconds: float = LONG, *, near: bool = False
    ) -> None:
        self.url, self.folder, self.seconds = url, folder, seconds
        self.near = near
        """Whether it knows that the others are on the same machine."""
        self.listening = listen(HERE, 0)
        self.port = self.listening.getsockname()[1]
        self.ready = Event()
        self.thread = Thread(target=self._run)
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        self.http = httpx2.Client(
            base_url=f"http://{HERE}:{self.port}", timeout=PATIENCE, trust_env=False, verify=False
        )

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        store = await open_store(self.url)
        ends = Lifeline(store.me) if self.near else None
        tenancy = Tenancy(store, seconds=self.seconds, beat=0.1, ends=ends)
        self.hall = Hall(store, in_process(), SWIFT, tenancy=tenancy)
        self.loop = asyncio.get_running_loop()
        app = make_app(self.hall, WIDE, page=small_page(self.folder))
        self.server = Server(app, WIDE, self.ready.set)
        sockets: list[socket.socket] = [self.listening, await join(app, tenancy, HERE)]
        await self.server.serve(sockets)
        if ends:
            ends.close()

    def connect(self, path: str, token: str) -> ClientConnection:
        """A socket."""
        return connect(
            f"ws://{HERE}:{self.port}{path}",
            additional_headers={"Authorization": f"Bearer {token}"},
            open_timeout=PATIENCE,
            proxy=None,
        )

    def stop(self) -> None:
        """As a service manager does."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join()


@contextmanager
def nodes(url: str, folder: Path, number: int = 2, *, near: bool = False) -> Iterator[list[Node]]:
    """Several servers for a while."""
    with ExitStack() as stack:
        found = []
        for n in range(number):
            node = Node(url, folder / str(n), near=near)
            stack.callback(node.stop)
            found.append(node)
        yield found
