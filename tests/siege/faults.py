"""Kills, clocks that jump and damaged files, at full size."""

import asyncio
import random
import shutil
from contextlib import suppress
from pathlib import Path

from karfunkel.core.errors import Refusal
from karfunkel.server.clock import SteadyClock
from karfunkel.server.hall import Hall, Settings
from karfunkel.server.store.sqlite import SqliteStore
from tests.server.desk import ANNA, in_process, mine, new_table
from tests.server.test_clock import Machine
from tests.server.test_crash import kill_again_and_again
from tests.server.test_guarding import crashed, damage
from tests.server.test_store import FILE, Kept
from tests.siege.others import quantile


def kills(folder: Path, number: int, games: int, seed: int) -> str:
    """Kill a server with live games so often; what was found, in one line."""
    moves, ready = asyncio.run(kill_again_and_again(folder, seed, number, games))
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
