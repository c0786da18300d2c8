"""What the tests of the server share."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from karfunkel.server.store import postgres as postgres_store
from karfunkel.simulation.connection import Direct
from karfunkel.simulation.database import Database
from tests.server.desk import Client, served
from tests.server.postgres import Postgres, fast, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process."""
    with running(**fast()) as server:
        yield server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A client of a server with an empty store."""
    with served(tmp_path) as found:
        yield found


@pytest.fixture
def simulated(monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an empty database as the simulation has it."""
    database = Database(time.time)

    async def connect(url: str) -> Direct:
        return Direct(database)

    monkeypatch.setattr(postgres_store, "connect", connect)
    return "postgresql://simulated/games"


@pytest.fixture(params=["sqlite", "postgres", "simulated"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind: a file, and a schema of a database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    if request.param == "simulated":
        return str(request.getfixturevalue("simulated"))
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_schema()
