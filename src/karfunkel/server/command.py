"""`karfunkel serve`: find a port, open the browser, serve until stopped."""

import asyncio
import io
import json
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import segno
import uvicorn
from fastapi import FastAPI
from uvicorn.loops.auto import auto_loop_factory

from karfunkel.core.errors import Refusal
from karfunkel.server.app import make_app
from karfunkel.server.brains import Brains
from karfunkel.server.hall import Hall, Settings
from karfunkel.server.limits import Limits
from karfunkel.server.store.sqlite import SqliteStore
from karfunkel.text.messages import Catalog

USUAL_PORT = 8777
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
STANDARD = set(vars(logging.makeLogRecord({})))


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    host: str | None = None
    port: int | None = None
    folder: Path | None = None
    lan: bool = False
    browser: bool = True


def default_folder() -> Path:
    """Where games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "karfunkel" / "tables"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the wanted port, or at a free one if none was named and the usual is taken."""
    for wanted in [USUAL_PORT, 0] if port is None else [port]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wanted))
            # Bound only, two servers could share a port; who listens has it.
            found.listen(1024)
        except OSError:
            found.close()
            continue
        return found
    raise Refusal("server-port-taken", port=str(port))


def lan_address() -> str | None:
    """This machine’s address in the local network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == EVERYWHERE else found


class JsonLines(logging.Formatter):
    """A line of JSON for every event."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        extra = {name: value for name, value in vars(record).items() if name not in STANDARD}
        line |= {name: str(value) for name, value in extra.items() if name != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr() -> None:
    """Structured logs; no tokens, no hidden things: what is logged is listed in the code."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class Server(uvicorn.Server):
    """Tells when it can be asked, and tells its sockets before it stops."""

    def __init__(
        self, app: FastAPI, limits: Limits, on_start: Callable[[], object] = lambda: None
    ) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            ws_max_size=limits.frame_bytes,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            server_header=False,
        )
        super().__init__(config)
        self.app = app
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then say so."""
        await super().startup(sockets)
        if self.started:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye; then stop."""
        await self.app.state.farewell()
        await super().shutdown(sockets)


def run_fast(main: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop where there is one; the plain loop of Python costs a third of the speed."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(main)


def serve(wishes: Wishes, text: Catalog) -> int:
    """Serve until stopped."""
    log_to_stderr()
    host = wishes.host or (EVERYWHERE if wishes.lan else HERE)
    folder = wishes.folder or default_folder()
    listening = listen(host, wishes.port)
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
        print(text.text("server-how-to-stop", folder=str(folder)), flush=True)
        if wishes.browser:
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    async def run() -> None:
        brains = Brains()
        hall = Hall(SqliteStore(folder / "tables.sqlite"), brains, Settings())
        brains.warm_up()
        limits = Limits()
        await Server(make_app(hall, limits, lan), limits, started).serve([listening])

    for stop in (signal.SIGINT, signal.SIGTERM):
        # The server hears these while it runs; afterwards they come again, and all is done.
        signal.signal(stop, lambda *_: None)
    with listening:
        run_fast(run())
    print(text.text("server-stopped"))
    return 0


def qr_code(link: str) -> str:
    """A link as a picture made of characters."""
    out = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
