"""A simulated network: connections that keep the order of messages, as TCP does, and can be cut.

What is sent over a cut connection waits until the cut is repaired, or until one end gives up. So
messages of one connection may be late, but are never lost or duplicated; those of different
connections may overtake each other. A machine that is killed closes its connections; one that
loses its power says nothing to anybody.
"""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

from karfunkel.simulation.loop import HERE, Loop, Machine

LATENCY = (0.0003, 0.004)
RETRY = 0.2
"""Seconds between two attempts to send over a cut."""
HIGH_WATER = 65_536
FIN = object()
Accept = Callable[["End"], None]


class Network:
    """Which machine listens where, and the faults between machines."""

    def __init__(self, loop: Loop, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.listening: dict[str, tuple[Machine, Accept]] = {}
        """What accepts connections at each address."""
        self.dark: set[str] = set()
        """Addresses whose machine has no power: nobody answers there."""
        self.cuts: dict[frozenset[str], int] = {}
        """Pairs of machines, by name, that cannot reach each other, and by how many faults."""
        self.slow: dict[frozenset[str], float] = {}
        """Pairs between which everything takes up to this many seconds longer."""
        self.ends: dict[Machine, list[End]] = {}
        self._silent: dict[str, list[End]] = {}
        """Connections of machines without power, which nobody has closed."""

    def is_cut(self, one: Machine, other: Machine) -> bool:
        """Whether nothing gets through."""
        return bool(self.cuts) and self.cuts.get(frozenset((one.name, other.name)), 0) > 0

    def latency(self, one: Machine, other: Machine) -> float:
        """How long something takes from one to the other."""
        least, most = LATENCY
        taken = least + (most - least) * self.rng.random()
        if self.slow:
            taken += self.rng.random() * self.slow.get(frozenset((one.name, other.name)), 0.0)
        return taken

    async def connect(self, address: str) -> "End":
        """Connect the running machine to whatever listens at an address."""
        here = HERE.get()
        assert here
        while True:
            found = self.listening.get(address)
            if found is None and address not in self.dark:
                await asyncio.sleep(self.rng.uniform(*LATENCY))
                raise ConnectionRefusedError(address)
            if found is None or self.is_cut(here, found[0]):
                await asyncio.sleep(RETRY)
                continue
            machine, accept = found
            await asyncio.sleep(self.latency(here, machine))
            if self.listening.get(address) is not found:
                continue
            near, far = End(self, here), End(self, machine)
            near.other, far.other = far, near
            self.ends.setdefault(here, []).append(near)
            self.ends.setdefault(machine, []).append(far)
            machine.soon(accept, far)
            await asyncio.sleep(self.latency(machine, here))
            return near

    def died(self, machine: Machine, *, dark: bool) -> None:
        """A machine is gone; unless it lost its power, its connections are closed."""
        for end in self.ends.pop(machine, []):
            end.closed = True
            if dark:
                self._silent.setdefault(machine.name, []).append(end)
            else:
                end.push(FIN)

    def back(self, name: str) -> None:
        """A machine has its power again, and knows nothing of its old connections."""
        for end in self._silent.pop(name, []):
            end.push(FIN)

    def forget(self, end: "End") -> None:
        """A connection is closed on both sides."""
        ends = self.ends.get(end.machine)
        if ends and end in ends:
            ends.remove(end)


class End:
    """One end of a connection, on a machine."""

    other: "End"

    def __init__(self, network: Network, machine: Machine) -> None:
        self.network = network
        self.machine = machine
        self.closed = False
        self.heard: Callable[[Any], object] = lambda item: None
        """Gets what arrives."""
        self.lost: Callable[[], object] = lambda: None
        """Called once when the connection has ended."""
        self.drained: Callable[[], object] | None = None
        """Called once, when more of what was sent has arrived."""
        self.flying = 0
        """How many bytes were sent and have not arrived."""
        self.paused = False
        self._told = False
        self._due = 0.0
        self._sent: deque[Any] = deque()
        """What is on its way to the other end."""
        self._waiting: deque[Any] = deque()
        """What has arrived and was not read yet."""

    def send(self, item: Any) -> None:
        """Send something."""
        if not self.closed:
            self.push(item)

    def push(self, item: Any) -> None:
        """Put something on its way, even when this end is closed."""
        self._sent.append(item)
        if isinstance(item, bytes):
            self.flying += len(item)
        now, there = self.network.loop.now, self.other.machine
        self._due = max(self._due, now + self.network.latency(self.machine, there))
        there.later(self._due - now, self._arrive)

    def _arrive(self) -> None:
        """The next item is there, unless the way is cut; this runs on the other machine."""
        if not self._sent:
            return
        if self.network.is_cut(self.machine, self.other.machine):
            self.other.machine.later(RETRY, self._arrive)
            return
        item = self._sent.popleft()
        if isinstance(item, bytes):
            self.flying -= len(item)
        self.other.take(item)
        if self.drained and self.machine.alive:
            self.machine.soon(self.drained)
            self.drained = None

    def take(self, item: Any) -> None:
        """Something has arrived here."""
        if self.closed and item is not FIN:
            return
        if item is not FIN and not self._waiting and not self.paused:
            self.heard(item)
            return
        self._waiting.append(item)
        self._read()

    def _read(self) -> None:
        while self._waiting and not self.paused:
            item = self._waiting.popleft()
            if item is FIN:
                self.closed = True
                self.end()
            else:
                self.heard(item)

    def pause(self) -> None:
        """Read no more for now."""
        self.paused = True

    def resume(self) -> None:
        """Read again."""
        if self.paused:
            self.paused = False
            self.machine.soon(self._read)

    def close(self) -> None:
        """Say goodbye, after what was sent."""
        if not self.closed:
            self.closed = True
            self.push(FIN)
            self.machine.soon(self.end)

    def end(self) -> None:
        """The connection has ended; whoever uses it is told once."""
        if not self._told:
            self._told = True
            self.network.forget(self)
            self.lost()


class Wire(asyncio.Transport):
    """A connection as asyncio's protocols use it."""

    def __init__(self, end: End) -> None:
        super().__init__()
        self.end = end
        self._protocol: asyncio.Protocol = asyncio.Protocol()
        self._full = False
        end.heard = self._heard
        end.lost = self._lost

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """From now on another protocol gets what arrives."""
        assert isinstance(protocol, asyncio.Protocol)
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Who gets what arrives."""
        return self._protocol

    def _heard(self, data: bytes) -> None:
        self._protocol.data_received(data)

    def _lost(self) -> None:
        self._protocol.connection_lost(None)

    def _drained(self) -> None:
        if self.end.flying > HIGH_WATER // 2:
            self.end.drained = self._drained
        elif self._full:
            self._full = False
            self._protocol.resume_writing()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send bytes."""
        self.end.send(bytes(data))
        if not self._full and self.end.flying > HIGH_WATER:
            self._full = True
            self.end.drained = self._drained
            self._protocol.pause_writing()

    def is_closing(self) -> bool:
        """Whether it is closed."""
        return self.end.closed

    def pause_reading(self) -> None:
        """Read no more for now."""
        self.end.pause()

    def resume_reading(self) -> None:
        """Read again."""
        self.end.resume()

    def close(self) -> None:
        """Close it."""
        self.end.close()

    def abort(self) -> None:
        """Close it."""
        self.end.close()
