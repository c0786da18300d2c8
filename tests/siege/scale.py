"""`python -m tests.siege.scale`: one process and two, SQLite and PostgreSQL, in the same run.

PostgreSQL is started here, with every commit synced to the disk. The crowd plays beside the servers
on the same machine. With `--beside CHECKOUT` an older checkout is visited by turns with these.
"""

import argparse
import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from karfunkel.bench import cpu
from karfunkel.bench.cpu import Visited, by_turns
from karfunkel.bench.crowd import GameTable
from karfunkel.bench.tables import PAUSE, PLAYERS, TABLES, at, make_table, memory
from tests.server.postgres import running
from tests.server.serving import REPO

TURNS = 3
PLAY_SECONDS = 15.0


async def at_play_speed(visited: Visited, number: int) -> str:
    """Tables with four sockets each, a move at each every 1.25 s: how long until all see it."""
    pids = [server.pid for server in visited.servers]
    before = sum(map(memory, pids))
    with ThreadPoolExecutor(8) as makers:
        made = list(makers.map(lambda n: make_table(visited.address, n), range(number)))
    tables = [GameTable(id, tokens, n) for n, (id, tokens) in enumerate(made)]
    for table in tables:
        await asyncio.gather(*(player.sit_down(visited.address) for player in table.players))
    until = time.perf_counter() + PLAY_SECONDS
    await asyncio.gather(*(table.play(until, PAUSE / PLAYERS) for table in tables))
    grown = (sum(map(memory, pids)) - before) / number / 1000
    await asyncio.gather(*(player.leave() for table in tables for player in table.players))
    seconds = sorted(second for table in tables for second in table.seconds)
    return (
        f"{number} tables at play speed: {at(seconds, 0.5):.1f} ms to the last screen (median),"
        f" {at(seconds, 0.99):.1f} ms (p99), {len(seconds):,} moves; {grown:.0f} kB for a table"
        f" with {PLAYERS} sockets"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another checkout")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--tables", type=int, default=cpu.TABLES, help="where players are pushed")
    parser.add_argument("--at-play-speed", type=int, default=TABLES, metavar="TABLES")
    args = parser.parse_args()
    with running(shared_buffers="128MB") as postgres, ExitStack() as stack:
        found = {
            "SQLite, one process": Visited(REPO, stack, args.tables),
            "PostgreSQL, one process": Visited(REPO, stack, args.tables, postgres.new_schema()),
            "PostgreSQL, two processes": Visited(
                REPO, stack, args.tables, postgres.new_schema(), workers=2
            ),
        }
        if args.beside:
            found["SQLite, the other checkout"] = Visited(args.beside.resolve(), stack, args.tables)
        by_turns(list(found.values()), args.turns)
        for name, visited in found.items():
            print(f"- {visited.line(name)}", flush=True)
        one, database, two, *older = (visited.rate() for visited in found.values())
        print(f"- PostgreSQL / SQLite: {database / one:.2f}; two processes / one: {two / one:.2f}")
        if older:
            print(f"- two processes / the other checkout: {two / older[0]:.2f}")
        for name in ("SQLite, one process", "PostgreSQL, two processes"):
            print(f"- {name}, {asyncio.run(at_play_speed(found[name], args.at_play_speed))}")
    print(f"- load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
