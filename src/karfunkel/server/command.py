"""`karfunkel serve`: find a port, open the browser, serve until stopped."""

import asyncio
import gc
import io
import os
import resource
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeVar

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from karfunkel.core.errors import Refusal
from karfunkel.server.admin import Admin, read_token
from karfunkel.server.app import App, make_app, share
from karfunkel.server.brains import Brains
from karfunkel.server.crew import Crew, leave_at_once
from karfunkel.server.gate import Gate
from karfunkel.server.hall import Hall, Settings
from karfunkel.server.hosts import is_loopback, own_names
from karfunkel.server.lifeline import Lifeline
from karfunkel.server.limits import Limits
from karfunkel.server.logs import log_to_stderr
from karfunkel.server.pipe import Pipes
from karfunkel.server.push import Push
from karfunkel.server.store.opening import is_postgres, open_store, without_password
from karfunkel.server.tenancy import Tenancy
from karfunkel.text.messages import Catalog

T = TypeVar("T")
USUAL_PORT = 8777
FILES_KEPT = 128
"""Open files other than connections: the store, bots, logs."""
LONGEST_TURN = 0.0005
"""Seconds that a thread with slow answers may keep the interpreter while the event loop waits. A
move waits for it several times, so Python's 5 ms would be felt."""
LAST_SECONDS = 20.0
"""How long a server without memory may take to stop cleanly."""
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


class Wishes(NamedTuple):
    """The options of the command line."""

    host: str | None = None
    port: int | None = None
    folder: Path | None = None
    lan: bool = False
    browser: bool = True
    proxy: bool = False
    """Whether all connections come from a proxy on this machine, which names the real addresses."""
    public: tuple[str, ...] = ()
    """Names by which others know this server."""
    admin_token: Path | None = None
    """A file with the token that `/admin` asks for; without one it answers only this machine."""
    store: str | None = None
    """The address of a database, instead of a folder."""
    workers: int = 1
    peers: str = HERE
    """The address where other processes of the same store reach this one."""


def default_folder() -> Path:
    """Where games are stored."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "karfunkel" / "tables"


def listen(host: str, port: int | None, *, together: bool = False) -> socket.socket:
    """A socket at the requested port; without a request, at a free one if the default is taken.

    Processes that serve together listen at the same port: the system shares connections out.
    """
    for wanted in [USUAL_PORT, 0] if port is None else [port]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if together:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            found.bind((host, wanted))
            # Two servers can bind one port; only one can listen at it.
            found.listen(1024)
        except OSError:
            found.close()
            continue
        return found
    raise Refusal("server-port-taken", port=str(port))


def lan_address() -> str | None:
    """This machine’s address in the local network. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == EVERYWHERE else found


def allow_many_files(wanted: int) -> int:
    """How many connections fit within the limit of open files, raised as far as allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + FILES_KEPT
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(wanted, soft - FILES_KEPT)


class Server(uvicorn.Server):
    """Announces when it is ready, and tells its sockets before it stops."""

    def __init__(
        self,
        app: App,
        limits: Limits,
        on_start: Callable[[], object] = lambda: None,
        *,
        proxy: bool = False,
    ) -> None:
        gate = app.state.gate = Gate(
            limits,
            is_proxy=lambda address: proxy and is_loopback(address),
            guard=app.state.services.guard,
        )
        config = uvicorn.Config(
            app,
            **gate.protocols(),
            proxy_headers=proxy,
            log_config=None,
            access_log=False,
            ws_max_size=limits.frame_bytes,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            server_header=False,
        )
        super().__init__(config)
        self.app = app
        self.out_of_memory = False
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then say so."""
        leave_at_once.active = False
        asyncio.get_running_loop().set_exception_handler(self._on_trouble)
        await super().startup(sockets)
        if self.started:
            self._take_what_is_handed_over()
            self.on_start()

    def _take_what_is_handed_over(self) -> None:
        """Serve connections that arrived at another process but are for tables of this one."""
        pipes: Pipes | None = self.app.state.gate.pipes
        ends = pipes.hall.tenancy.ends if pipes and pipes.hall.tenancy else None
        if not pipes or not isinstance(ends, Lifeline):
            return
        loop = asyncio.get_running_loop()
        taken: set[asyncio.Task[None]] = set()

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            return made

        async def serve(connection: socket.socket, head: bytes) -> None:
            try:
                _, made = await loop.connect_accepted_socket(protocol, connection)
            except OSError:
                connection.close()  # the client has hung up meanwhile
            else:
                made.data_received(head)

        def take(message: bytes, connection: socket.socket) -> None:
            head = pipes.handed_over(message)
            if head is None:
                connection.close()
                return
            connection.setblocking(False)
            task = asyncio.ensure_future(serve(connection, head))
            taken.add(task)
            task.add_done_callback(taken.discard)

        ends.listen(take)

    def _on_trouble(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Something failed outside any request; without memory nothing can be relied on any more.

        All that was confirmed is saved, so the server stops, and its supervisor starts it again.
        """
        if isinstance(context.get("exception"), MemoryError):
            self.out_of_memory = self.should_exit = True
            loop.call_later(LAST_SECONDS, os._exit, 1)  # in case stopping waits for what has failed
        else:
            loop.default_exception_handler(context)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye; then stop."""
        await self.app.farewell()
        await super().shutdown(sockets)


def run_fast(main: Coroutine[Any, Any, T]) -> T:
    """Run on uvloop where available; Python's own event loop costs a third of the speed."""
    collect_rarely()
    sys.setswitchinterval(LONGEST_TURN)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(main)


def collect_rarely() -> None:
    """Run the cyclic garbage collector rarely: tables create almost no cycles.

    A full collection takes as long as a screen may wait: 0.2 s for 250 tables.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 200)


def serve(wishes: Wishes, text: Catalog) -> int:
    """Serve until stopped."""
    log_to_stderr()
    together = wishes.store is not None and is_postgres(wishes.store)
    if wishes.workers > 1 and not together:
        raise Refusal("server-workers-store")
    host = wishes.host or (EVERYWHERE if wishes.lan else HERE)
    where = wishes.store or str((wishes.folder or default_folder()) / "tables.sqlite")
    folder = wishes.folder or default_folder()
    token = read_token(wishes.admin_token) if wishes.admin_token else ""
    # Only people who name a port want to share it with other servers.
    listening = listen(host, wishes.port, together=together and wishes.port is not None)
    port = listening.getsockname()[1]
    outside = lan_address() if wishes.lan else None
    lan = f"http://{outside}:{port}" if outside else None
    here = "127.0.0.1" if host in (EVERYWHERE, HERE) else f"[{host}]" if ":" in host else host
    address = f"http://{here}:{port}"

    def started() -> None:
        print(text.text("server-address", address=address))
        if wishes.lan:
            print(
                text.text("server-lan-address", address=lan) if lan else text.text("server-no-lan")
            )
        if lan:
            print(qr_code(lan))
        place = without_password(where) if together else str(Path(where).parent)
        print(text.text("server-how-to-stop", folder=place), flush=True)
        if wishes.browser:
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    def work(listening: socket.socket, on_start: Callable[[], object]) -> bool:
        file = folder / "blocked.json" if not together else None
        admin = Admin(token, proxy=wishes.proxy, file=file)
        return run_fast(run(wishes, where, listening, lan, on_start, admin))

    leave_at_once.install()
    with listening:
        out_of_memory = False
        if wishes.workers > 1:
            again = partial(listen, host, port, together=True)
            Crew(wishes.workers, listening, again, work, started).serve()
        else:
            out_of_memory = work(listening, started)
    print(text.text("server-out-of-memory" if out_of_memory else "server-stopped"))
    return 1 if out_of_memory else 0


async def run(
    wishes: Wishes,
    where: str,
    listening: socket.socket,
    lan: str | None,
    on_start: Callable[[], object],
    admin: Admin,
) -> bool:
    """One process of a server; returns whether it stopped because memory was short."""
    store = await open_store(where)
    brains = make_brains(where if store.shared else None, 1 if wishes.workers > 1 else None)
    tenancy = Tenancy(store, ends=Lifeline(store.me)) if store.shared else None
    hall = Hall(store, brains, Settings(), tenancy=tenancy)
    brains.warm_up()
    limits = Limits()
    limits = limits._replace(connections=allow_many_files(limits.connections))
    push = await Push.open(store, wishes.public[0] if wishes.public else "")
    app = make_app(hall, limits, lan, names=own_names(wishes.public), admin=admin, push=push)
    server = Server(app, limits, on_start, proxy=wishes.proxy)
    sockets = [listening]
    if tenancy:
        sockets.append(await join(app, tenancy, wishes.peers))
    await server.serve(sockets)
    return server.out_of_memory


def make_brains(url: str | None, workers: int | None) -> Brains:
    """The bots of a server; with a shared store, other processes may think for them."""
    if url is None:
        return Brains(workers)
    from karfunkel.server.store.questions import Questions
    from karfunkel.server.thinkers import QueuedBrains

    return QueuedBrains(Questions(url), workers)


async def join(app: App, tenancy: Tenancy, host: str) -> socket.socket:
    """Join the processes of the same store; returns the socket where they reach this one."""
    found = listen(host, 0)
    port = found.getsockname()[1]
    tenancy.address = f"{host}:{port}"
    gate: Gate = app.state.gate
    gate.pipes = share(app, tenancy, await tenancy.store.shared_secret())
    gate.peer_port = port
    await tenancy.renew()
    return found


def qr_code(link: str) -> str:
    """A link as a picture made of characters."""
    import segno  # importing it is a tenth of the time to start, and few servers need it

    out = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
