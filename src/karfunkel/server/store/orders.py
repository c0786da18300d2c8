"""What administrators decided, in a store that several processes share."""

from typing import Any

from karfunkel.server.store.base import Orders

BLOCKED = "SELECT address FROM blocked"
BLOCK = "INSERT INTO blocked VALUES ($1) ON CONFLICT DO NOTHING"
UNBLOCK = "DELETE FROM blocked WHERE address = $1"
# The database's clock counts, which is the same for all. A minute after its time an announcement is
# over: whoever restarts all processes need not take it back.
RESTART = """
    SELECT EXTRACT(EPOCH FROM at - clock_timestamp())::float8 FROM restarts
    WHERE at > clock_timestamp() - interval '1 minute'
"""
ANNOUNCE = """
    WITH before AS (DELETE FROM restarts)
    INSERT INTO restarts SELECT clock_timestamp() + $1::float8 * interval '1 second'
    WHERE $1::float8 IS NOT NULL
"""


class PostgresOrders:
    """The part of a store in PostgreSQL."""

    _writing: Any
    _reading: Any

    async def orders(self) -> Orders:
        """What holds for all processes."""
        blocked = frozenset(str(row[0]) for row in await self._reading.rows(BLOCKED))
        restart = await self._reading.rows(RESTART)
        return Orders(blocked, restart[0][0] if restart else None)

    async def block(self, address: str, blocked: bool) -> None:
        """Block an address at all processes, or unblock it."""
        await self._writing.rows(BLOCK if blocked else UNBLOCK, address)

    async def announce(self, seconds: float | None) -> None:
        """All processes will restart; None: not after all."""
        await self._writing.rows(ANNOUNCE, seconds)
