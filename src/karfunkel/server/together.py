"""The processes of one store look and act like one server to whoever runs it.

Blocked addresses and announcements are in the store, and every process looks there each second.
What a process shows on `/admin`, and that a table was closed, is asked and told directly, with the
key that only processes of the same store know.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from karfunkel.core.errors import Refusal
from karfunkel.server.live import POLICY
from karfunkel.server.pipe import Pipes, ask
from karfunkel.server.store.base import Orders, Peer, StoreRefusal

if TYPE_CHECKING:
    from karfunkel.server.routes.asking import Services

log = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
ANSWER_SECONDS = 2.0
"""How long another process may take to answer."""
DRIFT = 2.0
"""Seconds by which an announcement may seem to move: clocks are read one after the other."""
HERE = "/api/admin/here"


class Together:
    """One process among several, as the administrator sees them."""

    def __init__(self, serving: "Services", pipes: Pipes) -> None:
        self.serving = serving
        self.pipes = pipes
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Follow the orders of all administrators from now on."""
        self._task = asyncio.ensure_future(self._follow())

    async def close(self) -> None:
        """Stop following."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self) -> None:
        while True:
            try:
                self.obey(await self.serving.hall.store.orders())
            except StoreRefusal:
                pass  # the store has logged why; until it is back, the last orders hold
            except Exception:
                log.exception("orders of the administrator cannot be read")
            await asyncio.sleep(LOOK_SECONDS)

    def obey(self, orders: Orders | None) -> None:
        """Do here what was decided anywhere."""
        if orders is None:
            return
        admin = self.serving.admin
        new = orders.blocked - admin.blocked
        admin.blocked &= orders.blocked
        admin.blocked |= new
        for address in new:
            self.serving.shut_out(address)
        known = admin.seconds_left()
        same = (known is None) == (orders.restart is None)
        if not same or abs((known or 0) - max(0.0, orders.restart or 0.0)) > DRIFT:
            admin.restart_in(orders.restart)
            self.serving.tell_of_restart()

    async def ask_all(self, path: str = "", method: str = "GET") -> list[bytes | None]:
        """The answers of all other processes; None where there was none."""
        tenancy = self.serving.hall.tenancy
        peers = list(tenancy.peers.values()) if tenancy else []
        return await asyncio.gather(*(self._ask(peer, method, HERE + path) for peer in peers))

    async def _ask(self, peer: Peer, method: str, path: str) -> bytes | None:
        scope: dict[str, Any] = {
            "method": method,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": None,
            "scheme": "http",
        }
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                status, _, content = await ask(peer, self.pipes.request(scope, b""), method)
        except (OSError, ValueError, EOFError) as error:
            log.warning("a process does not answer", extra={"error": type(error).__name__})
            return None
        return content if status == 200 else None


def close_table(serving: "Services", id: str) -> None:
    """A table is closed: forget it, and tell those who sit there."""
    serving.hall.drop(id)
    for connection in list(serving.connections):
        if connection.id == id:
            connection.close(POLICY, Refusal("server-table-closed"), again=False)
