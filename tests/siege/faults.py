"""Kills, clocks that jump and damaged files, at full size."""

import asyncio
import random
import shutil
import time
from contextlib import suppress
from pathlib import Path

from karfunkel.core.errors import Refusal
from karfunkel.server.clock import SteadyClock
from karfunkel.server.hall import Hall, Settings
from karfunkel.server.store.sqlite import SqliteStore
from tests.server import test_crash
from tests.server.desk import ANNA, in_process, mine, new_table
from tests.server.players import Person
from tests.server.serving import Nursery
from tests.server.test_clock import Machine
from tests.server.test_crash import assert_alive, check_kept, entries_of, everybody_goes_on
from tests.server.test_guarding import crashed, damage
from tests.server.test_store import FILE, Kept
from tests.siege.others import quantile


def kills(folder: Path, number: int, games: int, seed: int) -> str:
    """Kill a server with live games so often; what was found, in one line."""
    return asyncio.run(_kills(folder, number, games, seed))


async def _kills(folder: Path, number: int, games: int, seed: int) -> str:
    chance = random.Random(seed)
    nursery = await Nursery.open(folder)
    await nursery.start()
    people = [
        Person(nursery.address, test_crash.new_table(n), random.Random(n)) for n in range(games)
    ]
    await test_crash.first_answer(nursery.port)
    players = [asyncio.create_task(who.play(live=n % 2 == 0)) for n, who in enumerate(people)]
    ready: list[float] = []
    try:
        while not all(who.table and who.confirmed[who.table] for who in people):
            await asyncio.sleep(0.05)
            assert_alive(players)
        for _ in range(number):
            await nursery.kill()
            begin = time.perf_counter()
            await nursery.start()
            if chance.random() < 0.9:  # otherwise it is killed while it starts
                await test_crash.first_answer(nursery.port)
                ready.append(time.perf_counter() - begin)
            await asyncio.sleep(chance.uniform(0.0, 0.12))
            assert_alive(players)
        await everybody_goes_on(people, players)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await nursery.kill()
        await nursery.close()
        for who in people:
            await who.http.aclose()
    stored = entries_of(folder)
    for who in people:
        check_kept(who, stored)
    moves = sum(test_crash.total(who) for who in people)
    ready.sort()
    return (
        f"{number:,} kills over {games} live games: 0 of {moves:,} confirmed moves lost;"
        f" ready again after {quantile(ready, 0.5):.2f} s (median), {quantile(ready, 0.99):.2f} s"
        f" (p99) (seed {seed})"
    )


# --- Clocks -------------------------------------------------------------------------------------


def clocks(folder: Path, jumps: int, seed: int) -> str:
    """A server whose machine's clock jumps, with restarts; what was found, in one line."""
    return asyncio.run(_clocks(folder, jumps, seed))


async def _clocks(folder: Path, jumps: int, seed: int) -> str:
    machine, chance, restarts = Machine(), random.Random(seed), 0
    hall = _hall(folder, machine)
    seats = new_table(mine("Anna"), mine("Otto"), start=True)
    tables = [(await hall.make(seats, ANNA)).table.id for _ in range(20)]
    begin = machine.truth
    for _ in range(jumps):
        machine.wrong = chance.choice([-1, 1]) * chance.uniform(0, 4_000) * 86_400
        machine.truth += chance.uniform(0, 300)
        if chance.random() < 0.3:
            restarts += 1
            await hall.close()
            hall = _hall(folder, machine)
        await hall.upkeep.tidy()
    machine.wrong = 0.0
    for id in tables:
        assert (await hall.open(id)).table.head.status == "playing"
    await hall.close()
    hours = (machine.truth - begin) / 3600
    return (
        f"{jumps:,} jumps of up to eleven years in {hours:.0f} hours, with {restarts} restarts:"
        f" 0 of {len(tables)} idle games lost (seed {seed})"
    )


def _hall(folder: Path, machine: Machine) -> Hall:
    store = SqliteStore(folder / FILE)
    ages = SteadyClock(store.aged or store.seen, machine.wall, machine.steady, at_start=0)
    return Hall(store, in_process(), Settings(), clock=machine.clock(store.seen), ages=ages)


# --- Damage -------------------------------------------------------------------------------------


def damages(folder: Path, number: int, seed: int) -> str:
    """Flip bits in files, and cut them; what was found, in one line."""
    chance = random.Random(seed)
    entries = crashed(folder / "tables", folder / "copy")
    at_start = harmless = noticed = 0
    for round in range(number):
        copy = folder / "damaged"
        shutil.copytree(folder / "copy", copy)
        damage(copy / chance.choice([FILE, f"{FILE}-wal", "tables.mark"]), chance)
        try:
            kept = Kept(copy)
        except Refusal:
            at_start += 1
        else:
            with kept:
                whole = 0
                for id, right in entries.items():
                    with suppress(Refusal):
                        assert kept.load(id) == right, f"seed {seed}, round {round}"
                        whole += 1
            harmless += whole == len(entries)
            noticed += whole < len(entries)
        shutil.rmtree(copy)
    return (
        f"{number:,} damages: {harmless} harmless, {noticed} noticed at a table, {at_start} at the"
        f" start, 0 unnoticed (seed {seed})"
    )
