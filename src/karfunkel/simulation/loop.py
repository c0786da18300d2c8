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
LOOK_EVERY = 32
"""How many rounds pass between two checks of a condition."""


class Call(asyncio.TimerHandle):
    """Something that will run on a machine; made for every step, so it holds little."""

    __slots__ = ("machine",)

    def __init__(
        self,
        callback: Callable[..., object],
        args: tuple[Any, ...],
        context: contextvars.Context,
        machine: "Machine | None",
    ) -> None:
        self._callback = callback
        self._args = args
        self._context = context
        self._cancelled = False
        self.machine = machine

    def cancel(self) -> None:
        """Never run it."""
        self._cancelled = True


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
        self.backlog: list[Call] = []
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
        """The real time at which its steady clock shows this."""
        return self._born + (ticks - 1000.0) / self.rate

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something on this machine."""
        return self.context.copy().run(self.loop.create_task, work)

    def soon(self, call: Callable[..., object], *args: Any) -> None:
        """Call something on this machine."""
        self.loop.ready.append(Call(call, args, self.context, self))

    def later(self, seconds: float, call: Callable[..., object], *args: Any) -> None:
        """Call something on this machine after this many real seconds."""
        self.loop.add_timer(self.loop.now + seconds, Call(call, args, self.context, self))

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
        self.ready: deque[Call] = deque()
        self._timers: list[tuple[float, int, Call]] = []
        self._count = 0
        self.steps = 0
        """How many callbacks have run."""
        self.machines: list[Machine] = []
        self._tasks: list[asyncio.Task[Any]] = []
        """All tasks, so that none of a dead machine is cleaned up."""
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
        self._tasks.append(task)
        return task

    def call_soon(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.Handle:
        """Run something next."""
        if context is None:
            context = contextvars.copy_context()
        call = Call(callback, args, context, context.get(HERE))
        self.ready.append(call)
        return call

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
        if context is None:
            context = contextvars.copy_context()
        here = HERE.get()
        call = Call(callback, args, context, here)
        self.add_timer(here.real(when) if here else when, call)
        return call

    def add_timer(self, when: float, call: Call) -> None:
        """Run something at a real time."""
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, call))

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
        """Run until a condition holds, which is checked now and then.

        False if it does not before the time limit.
        """
        asyncio._set_running_loop(self)
        try:
            while not done():
                for _ in range(LOOK_EVERY):
                    if not self.ready and not self._go_on(limit):
                        return done()
                    self._run_ready()
            return True
        finally:
            asyncio._set_running_loop(None)

    def _go_on(self, limit: float) -> bool:
        """Go to the next time at which something happens; False if that is after the limit."""
        timers = self._timers
        while timers:
            when, _, call = timers[0]
            machine = call.machine
            if call._cancelled or (machine and not machine.alive):
                heapq.heappop(timers)
                continue
            if when > limit:
                self.now = limit
                return False
            heapq.heappop(timers)
            self.now = max(self.now, when)
            self.ready.append(call)
            return True
        return False

    def _run_ready(self) -> None:
        """Run all that is ready, but not what becomes ready meanwhile."""
        ready = self.ready
        for _ in range(len(ready)):
            call = ready.popleft()
            if call._cancelled:
                continue
            machine = call.machine
            if machine and (machine.stopped or not machine.alive):
                machine.backlog.append(call)
                continue
            self.steps += 1
            try:
                call._context.run(call._callback, *call._args)
            except (KeyboardInterrupt, SystemExit):
                raise
            except BaseException as error:
                self.call_exception_handler({"message": "a callback failed", "exception": error})

    def bury(self) -> None:
        """Cancel everything that is left, so that nothing is cleaned up unexpectedly later."""
        asyncio._set_running_loop(self)
        for machine in self.machines:
            self.ready.extend(machine.backlog)
        try:
            for _ in range(100):
                self._timers.clear()
                self._tasks = [task for task in self._tasks if not task.done()]
                for task in self._tasks:
                    task.cancel()
                while self.ready:
                    call = self.ready.popleft()
                    call._context.run(call._callback, *call._args)
                if not self._tasks:
                    break
        finally:
            asyncio._set_running_loop(None)
        self.close()
