"""Real servers in processes of their own, to be killed.

`RealServer` is `karfunkel serve` as people start it. A `Nursery` has everything imported once and
forks a server in a fraction of a second: hundreds of kills would otherwise be hundreds of imports.
Its servers are the same hall, store, routes and sockets; only their bots think in a thread.
"""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2

REPO = Path(__file__).parent.parent.parent
GENEROUS = 90.0
"""Seconds until a server has to answer, on the slowest machine; the benchmark knows the target."""


def free_port() -> int:
    """A port that nobody listens at, and that no client gets as its own by chance.

    A client that keeps reconnecting to a dead server could otherwise connect to itself.
    """
    while True:
        port = random.randrange(15_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def environment() -> dict[str, str]:
    """For Python processes that run this code."""
    paths = [str(REPO / "src"), str(REPO), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "LANG": "C.UTF-8"}


def wait_until_it_answers(port: int) -> float:
    """Seconds until the first answer."""
    begin = time.perf_counter()
    while time.perf_counter() < begin + GENEROUS:
        try:
            # Without `verify=False` every call reads all certificates, which takes longer than the
            # rest: the waiting would slow the start that is waited for.
            address = f"http://127.0.0.1:{port}/healthz"
            if httpx2.get(address, trust_env=False, verify=False).is_success:
                return time.perf_counter() - begin
        except httpx2.TransportError:
            time.sleep(0.02)
    raise AssertionError("the server does not answer")


class RealServer:
    """`karfunkel serve` on a folder."""

    def __init__(self, folder: Path, port: int | None = None, *more: str) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder.parent / f"{folder.name}.log"
        command = ["serve", "--port", str(self.port), "--data", str(folder), "--no-browser"]
        command += more
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "karfunkel", *command],
                stdout=log,
                stderr=log,
                env=environment(),
            )
        self.seconds = wait_until_it_answers(self.port)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Stop it as a service manager does; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(GENEROUS)

    def workers(self) -> list[int]:
        """The processes it has started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text().split()]


@contextmanager
def serving(folder: Path, port: int | None = None) -> Iterator[RealServer]:
    """A real server for a while."""
    server = RealServer(folder, port)
    try:
        yield server
    finally:
        server.kill()


class Nursery:
    """Forks servers and kills them on request."""

    def __init__(self, process: asyncio.subprocess.Process, where: str) -> None:
        self.process = process
        self.where = where
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    @classmethod
    async def open(cls, where: Path | str) -> "Nursery":
        """A nursery with all its imports done."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __spec__.name if __spec__ else "tests.server.serving",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            cwd=REPO,
        )
        place = str(where / "tables.sqlite") if isinstance(where, Path) else where
        nursery = cls(process, place)
        await nursery._ask({"do": "hello"})
        return nursery

    async def _ask(self, request: dict[str, Any]) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        return json.loads(await self.process.stdout.readline())

    async def start(self, port: int | None = None) -> None:
        """A new server on the same store."""
        await self._ask({"do": "start", "where": self.where, "port": port or self.port})

    async def kill(self, port: int | None = None) -> None:
        """Kill it in the middle of its work."""
        await self._ask({"do": "kill", "port": port or self.port})

    async def signal(self, port: int, number: signal.Signals) -> None:
        """Send a signal to a server."""
        await self._ask({"do": "signal", "port": port, "number": number})

    async def close(self) -> None:
        """No more servers."""
        assert self.process.stdin
        self.process.stdin.close()
        await self.process.wait()


# --- In the nursery -------------------------------------------------------------------------


def serve_in_this_process(where: str, port: int) -> None:
    """A whole server; its bots think in a thread and make no pauses."""
    from karfunkel.server.app import make_app
    from karfunkel.server.brains import Brains
    from karfunkel.server.command import HERE, Server, join, listen, run_fast
    from karfunkel.server.hall import Hall, Settings
    from karfunkel.server.lifeline import Lifeline
    from karfunkel.server.limits import Limits
    from karfunkel.server.logs import log_to_stderr
    from karfunkel.server.store.opening import open_store
    from karfunkel.server.tenancy import Tenancy

    log_to_stderr()
    free = Limits(
        requests_per_second=1e6,
        request_burst=10**6,
        tables_per_hour=10**6,
        sockets=999,
        connections_per_address=10**6,
    )

    async def run() -> None:
        brains = Brains(pool=lambda: ThreadPoolExecutor(1))
        store = await open_store(where)
        tenancy = Tenancy(store, ends=Lifeline(store.me)) if store.shared else None
        settings = Settings(bot_pause=0.0, sweep_every=0.1)
        app = make_app(Hall(store, brains, settings, tenancy=tenancy), free)
        server, sockets = Server(app, free), [listen(HERE, port)]
        if tenancy:
            sockets.append(await join(app, tenancy, HERE))
        await server.serve(sockets)

    run_fast(run())


def import_everything() -> None:
    """What a server would import at its start or at the first request."""
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401

    import karfunkel.server.command  # noqa: F401
    from karfunkel.bots.base import make_bot
    from karfunkel.core.registry import game_names, load_game

    for name in game_names():
        make_bot("normal", load_game(name))


def nurse() -> None:
    """Handle requests until the other side closes."""
    import_everything()
    children: dict[int, int] = {}
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "start":
            child = os.fork()
            if not child:
                serve_in_this_process(request["where"], request["port"])
                os._exit(0)
            children[request["port"]] = child
        elif request["do"] == "kill":
            _end(children.pop(request["port"]))
        elif request["do"] == "signal":
            os.kill(children[request["port"]], request["number"])
        print("{}", flush=True)
    for child in children.values():
        _end(child)


def _end(child: int) -> None:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


if __name__ == "__main__":
    nurse()
