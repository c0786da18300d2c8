"""Which store an address means: a file for SQLite, or postgresql://… for PostgreSQL."""

from importlib.util import find_spec
from pathlib import Path

from karfunkel.core.errors import Refusal
from karfunkel.server.store.base import Store
from karfunkel.server.store.sqlite import SqliteStore

POSTGRES = ("postgresql://", "postgres://")


def is_postgres(where: str) -> bool:
    """Whether an address names a PostgreSQL database."""
    return where.startswith(POSTGRES)


def need_postgres() -> None:
    """Refuse unless the package for PostgreSQL is installed."""
    if not find_spec("asyncpg"):
        raise Refusal("server-postgres-missing")


def without_password(url: str) -> str:
    """The address of a database, as logs and messages may show it.

    >>> without_password("postgresql://ada:secret@db.example/games")
    'postgresql://ada@db.example/games'
    """
    head, at, tail = url.rpartition("@")
    scheme, slashes, user = head.partition("://")
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{tail}" if at else url


async def open_store(where: str) -> Store:
    """The store at an address, brought up to date."""
    if not is_postgres(where):
        return SqliteStore(Path(where))
    need_postgres()
    from karfunkel.server.store.postgres import PostgresStore

    return await PostgresStore.open(where)
