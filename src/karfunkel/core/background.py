"""Compiling in the background, while a CPython version is used."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, Protocol, TypeVar

from karfunkel.core.link import Backend

COMPILER = "compiler"
"""The name of threads that compile in the background."""


class Tool(Protocol):
    """What a bot computes with."""

    def prepare(self) -> None:
        """Compile everything, so that nobody waits for it later."""


T = TypeVar("T", bound=Tool)


class Background(Generic[T]):
    """A tool on a backend; while `prepare` compiles it, the CPython version is used."""

    def __init__(self, make: Callable[[Backend], T], backend: Backend) -> None:
        self.make = make
        self.backend: Backend = backend
        self.tools: dict[Backend, T] = {}
        self.thread: Thread | None = None

    def prepare(self) -> None:
        """Start compiling, unless there is nothing to compile or it has started."""
        if self.backend == "compiled" and self.thread is None:
            self.thread = Thread(target=self._compile, name=COMPILER, daemon=True)
            self.thread.start()

    def _compile(self) -> None:
        tool = self.make(self.backend)
        tool.prepare()
        self.tools[self.backend] = tool

    def ready(self) -> bool:
        """Whether nothing is being compiled."""
        return self.thread is None or not self.thread.is_alive()

    def tool(self) -> T:
        """The version to use now."""
        backend: Backend = self.backend if self.ready() else "python"
        if backend not in self.tools:
            self.tools[backend] = self.make(backend)
        return self.tools[backend]
