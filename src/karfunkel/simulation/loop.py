"""An event loop with virtual time, in which several machines run.

Everything runs in one thread, in an order that depends on nothing but the schedule. A machine is a
context variable: whatever is started in its context belongs to it, so that it can be stopped, woken
or killed between any two steps, and has its own clock.
"""

import asyncio
import contextvars
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
HERE: contextvars.ContextVar["Machine | None"] = contextvars.ContextVar("HERE", default=None)
"""The machine that is running."""
Waiting = tuple[asyncio.Handle, "Machine | None"]


class Machine:
    """Something that runs, stops and dies by itself: a process with its clocks."""

    def __init__(self, loop: "Loop", name: str, rate: float = 1.0, ahead: float = 0.0) -> None:
        self.loop = loop
        self.name = name
        self.alive = True
        self.stopped = False
        self.rate = rate
        """How fast its steady clock runs."""
        self.ahead = ahead
        """The error of its wall clock, in seconds."""
        self.backlog: list[Waiting] = []
        """What it will do when it wakes; or, if it was killed, what it never did."""
        self._born = loop.now
        self.context = contextvars.copy_context()
        self.context.run(HERE.set, self)
        loop.machines.append(self)

    def ticks(self) -> float:
        """Its steady clock, which drifts but never jumps."""
        return 1000.0 + (self.loop.now - self._born) * self.rate

    def wall(self) -> float:
        """The time of day as it believes it to be."""
        return self.loop.day + self.ahead

    def real(self, ticks: float) -> float:
        """When its steady clock shows this."""
        return self._born + (ticks - 1000.0) / self.rate

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something on this machine."""
        return self.context.copy().run(self.loop.create_task, work)

    def soon(self, call: Callable[..., object], *args: Any) -> None:
        """Call something on this machine."""
        self.loop.call_soon(call, *args, context=self.context)

    def later(self, seconds: float, call: Callable[..., object], *args: Any) -> None:
        """Call something on this machine after so many real seconds."""
        handle = asyncio.Handle(call, args, self.loop, self.context)
        self.loop.add_timer(self.loop.now + seconds, handle, self)

    def stop(self) -> None:
        """Do nothing until woken."""
        self.stopped = True

    def wake(self) -> None:
        """Go on from there, without knowing how long the pause was."""
        self.stopped = False
        waiting, self.backlog = self.backlog, []
        self.loop.ready.extend(waiting)

    def kill(self) -> None:
        """Never do anything again."""
        self.alive = False


class Loop(asyncio.BaseEventLoop):
    """Runs what is ready, and lets time jump to the next timer."""

    def __init__(self, start: float = 1_750_000_000.0) -> None:
        super().__init__()
        self.now = 0.0
        self._start = start
        self.ready: deque[Waiting] = deque()
        self._timers: list[tuple[float, int, asyncio.Handle, Machine | None]] = []
        self._count = 0
        self.steps = 0
        """How many callbacks have run."""
        self.machines: list[Machine] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        """All tasks that are not done, so that none of a dead machine is cleaned up."""
        self.connect: Callable[[str], Coroutine[Any, Any, asyncio.Transport]]
        """Connects to an address; set by the network."""
        self.troubles: list[dict[str, Any]] = []
        """Exceptions that nobody has handled."""

    @property
    def day(self) -> float:
        """The true time of day."""
        return self._start + self.now

    # --- What asyncio asks for ------------------------------------------------------------------

    def time(self) -> float:
        """The time on the machine that asks."""
        here = HERE.get()
        return here.ticks() if here else self.now

    def get_debug(self) -> bool:
        """Never."""
        return False

    def create_future(self) -> "asyncio.Future[Any]":
        """A future of this loop."""
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: object = None,
        context: contextvars.Context | None = None,
    ) -> "asyncio.Task[T]":
        """A task on the machine that is running; nobody asks for its name."""
        task: asyncio.Task[T] = asyncio.Task(coro, loop=self, context=context)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def call_soon(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.Handle:
        """Run something next."""
        here = HERE.get() if context is None else context.get(HERE)
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append((handle, here))
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        """Run something after a while, by the clock of the machine that asks."""
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        """Run something when the clock of the machine that asks shows this."""
        here = HERE.get()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.add_timer(here.real(when) if here else when, handle, here)
        return handle

    def add_timer(self, when: float, handle: asyncio.Handle, machine: Machine | None) -> None:
        """Run something at a real time."""
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, handle, machine))

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Mark it; it is dropped when its time comes."""

    async def create_connection(
        self, protocol_factory: Any, host: Any = None, port: Any = None, **more: Any
    ) -> Any:
        """Connect to another machine."""
        transport = await self.connect(f"{host}:{port}")
        protocol = protocol_factory()
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        return transport, protocol

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Record an unhandled error."""
        self.troubles.append(context)

    # --- Running ----------------------------------------------------------------------------------

    def run_until(self, done: Callable[[], bool], limit: float) -> bool:
        """Run until a condition holds; False if it does not before the time limit."""
        asyncio._set_running_loop(self)
        try:
            while not done():
                if not self._step(limit):
                    return False
            return True
        finally:
            asyncio._set_running_loop(None)

    def _step(self, limit: float) -> bool:
        """Run all that is ready, or go to the next timer."""
        if not self.ready:
            if not self._timers:
                return False
            when, _, handle, machine = self._timers[0]
            if when > limit:
                self.now = limit
                return False
            heapq.heappop(self._timers)
            if handle.cancelled() or (machine and not machine.alive):
                return True
            self.now = max(self.now, when)
            self.ready.append((handle, machine))
        for _ in range(len(self.ready)):
            handle, machine = self.ready.popleft()
            if handle.cancelled():
                continue
            if machine and (machine.stopped or not machine.alive):
                machine.backlog.append((handle, machine))
                continue
            self.steps += 1
            handle._run()
        return True

    def bury(self) -> None:
        """Cancel everything that is left, so that nothing is cleaned up unexpectedly later."""
        asyncio._set_running_loop(self)
        for machine in self.machines:
            self.ready.extend(machine.backlog)
        try:
            for _ in range(100):
                self._timers.clear()
                for task in list(self.tasks):
                    task.cancel()
                while self.ready:
                    self.ready.popleft()[0]._run()
                if not self.tasks:
                    break
        finally:
            asyncio._set_running_loop(None)
        self.close()
