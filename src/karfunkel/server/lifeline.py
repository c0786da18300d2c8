"""How a process shows the others on its machine that it is alive; they notice its end at once.

It holds a name (an abstract socket of Linux). The system frees it when the process has ended, in
whatever way; a process that is only suspended still holds it. Elsewhere, and for processes of
other machines, there is nothing but the lease. Connections that came to another process are handed
over there, too.
"""

import array
import asyncio
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger(__name__)
BOOT = Path("/proc/sys/kernel/random/boot_id")
NETWORK = "/proc/self/ns/net"
LONGEST = 65_536
"""The most bytes that come with a connection."""


class Lifeline:
    """The name that this process holds."""

    def __init__(self, id: str) -> None:
        self.place = ""
        """Where such names are known: one boot of one machine, and one network namespace."""
        self._held: socket.socket | None = None
        try:
            self._held = hold(id)
            self.place = f"{BOOT.read_text().strip()} {os.readlink(NETWORK)}"
        except (OSError, AttributeError) as error:  # not on Linux
            log.info("death can be noticed by the lease only", extra={"error": str(error)})

    def has_ended(self, place: str, id: str) -> bool:
        """Whether a process has certainly ended."""
        if not place or place != self.place:
            return False
        with _socket() as asking:
            try:
                asking.connect(_name(id))
            except ConnectionRefusedError:
                return True
            except OSError:
                pass
        return False

    def hand_over(self, place: str, id: str, message: bytes, connection: int) -> bool:
        """Give a connection to another process; False if that is impossible."""
        if not self._held or not place or place != self.place or len(message) > LONGEST:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        try:
            self._held.sendmsg([message], rights, 0, _name(id))
        except OSError:  # it has ended, or does not read
            return False
        return True

    def listen(self, take: Callable[[bytes, socket.socket], None]) -> None:
        """From now on take the connections that others hand over."""
        if self._held:
            held = self._held
            asyncio.get_running_loop().add_reader(held.fileno(), self._receive, held, take)

    @staticmethod
    def _receive(held: socket.socket, take: Callable[[bytes, socket.socket], None]) -> None:
        try:
            message, connections, _, _ = socket.recv_fds(held, LONGEST, 1)
        except OSError:
            return
        for connection in connections:
            take(message, socket.socket(fileno=connection))

    def close(self) -> None:
        """Give the name up."""
        if self._held:
            self._held.close()


def hold(id: str) -> socket.socket:
    """Hold the name of a process; whatever is sent there is not read."""
    held = _socket()
    held.setblocking(False)
    try:
        held.bind(_name(id))
    except OSError:
        held.close()
        raise
    return held


def _socket() -> socket.socket:
    return socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)


def _name(id: str) -> str:
    return f"\0karfunkel-{id}"
