"""Three real servers on one PostgreSQL: killed, stopped and woken, the database restarted."""

import asyncio
import random
import signal
import time
from pathlib import Path

import asyncpg
import msgspec

from karfunkel.server.table import Entry
from tests.cases import cases
from tests.server.players import Roamer
from tests.server.postgres import Postgres
from tests.server.serving import Nursery, free_port
from tests.server.test_crash import assert_alive, check_kept, first_answer, new_table, total

ROUNDS = cases(3, 200)
SERVERS, TABLES = 3, 9
STOPPED = cases(2, 10)
"""Seconds for which a process is stopped: longer than its lease."""
LIMIT = 60.0


async def stored(url: str) -> dict[str, list[Entry]]:
    """All entries of all tables."""
    found: dict[str, list[Entry]] = {}
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT table_id, number, entry FROM entries ORDER BY 1, 2")
    await connection.close()
    for table, number, entry in rows:
        found.setdefault(table, []).append(msgspec.json.decode(entry, type=Entry))
        assert number == len(found[table]), "an entry is missing"
    return found


class Site:
    """Servers, players, and what happens to them."""

    def __init__(
        self, nursery: Nursery, postgres: Postgres, seed: int, rounds: int, stopped: float
    ) -> None:
        self.nursery, self.postgres = nursery, postgres
        self.rounds, self.stopped = rounds, stopped
        self.rng = random.Random(seed)
        self.ports = [free_port() for _ in range(SERVERS)]
        addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.people = [Roamer(addresses, new_table(n), random.Random(n)) for n in range(TABLES)]
        self.seconds: dict[str, list[float]] = {"killed": [], "stopped": [], "database": []}
        """From each fault until every table had gone on."""

    async def run(self) -> None:
        for port in self.ports:
            await self.nursery.start(port)
        for port in self.ports:
            await first_answer(port)
        self.players = [
            asyncio.create_task(who.play(live=n % 3 != 0)) for n, who in enumerate(self.people)
        ]
        try:
            await self.everybody_goes_on()
            for number in range(self.rounds):
                await self.round(number)
        finally:
            for player in self.players:
                player.cancel()
            await asyncio.gather(*self.players, return_exceptions=True)
            for who in self.people:
                await who.http.aclose()

    async def round(self, number: int) -> None:
        """One fault, and everybody goes on."""
        port = self.rng.choice(self.ports)
        if number % 3 == 2:
            await self.stop_and_wake(port)
        elif number % 30 in (1, 4):
            begin = time.monotonic()
            await asyncio.to_thread(self.restart_database)
            await self.everybody_goes_on()
            self.seconds["database"].append(time.monotonic() - begin)
        else:
            await self.kill(port)

    async def kill(self, port: int) -> None:
        """Kill a server; the others serve its tables, and it comes back."""
        await self.nursery.kill(port)
        self.seconds["killed"].append(await self.everybody_goes_on())
        await self.nursery.start(port)
        await first_answer(port)

    async def stop_and_wake(self, port: int) -> None:
        """Stop a server for longer than its lease lasts; it wakes with tables it has lost."""
        await self.nursery.signal(port, signal.SIGSTOP)
        begin = time.monotonic()
        self.seconds["stopped"].append(await self.everybody_goes_on())
        await asyncio.sleep(max(0.0, self.stopped - (time.monotonic() - begin)))
        await self.nursery.signal(port, signal.SIGCONT)
        await self.everybody_goes_on()

    def restart_database(self) -> None:
        self.postgres.stop()
        self.postgres.start()

    async def everybody_goes_on(self) -> float:
        """Every table gets new moves; returns after how many seconds."""
        before = [total(who) for who in self.people]
        begin = time.monotonic()
        while any(total(who) <= old for who, old in zip(self.people, before, strict=True)):
            await asyncio.sleep(0.02)
            assert_alive(self.players)
            assert time.monotonic() < begin + LIMIT, "a table does not go on"
        return time.monotonic() - begin


def ordeal(
    postgres: Postgres, seed: int, rounds: int, stopped: float, make: type[Site] = Site
) -> Site:
    """Servers that suffer so many faults; then nothing that was confirmed is lost or doubled."""
    url = postgres.new_schema()

    async def run() -> Site:
        nursery = await Nursery.open(url)
        site = make(nursery, postgres, seed, rounds, stopped)
        try:
            await site.run()
        finally:
            await nursery.close()
        return site

    site = asyncio.run(run())
    entries = asyncio.run(stored(url))
    for who in site.people:
        check_kept(who, entries)
    return site


def test_faults_lose_and_double_nothing(postgres: Postgres, tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"the faults follow from {seed}")  # shown if the test fails
    ordeal(postgres, seed, ROUNDS, STOPPED)
