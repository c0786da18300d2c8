"""CPU time of one server process per confirmed move, alone or beside another checkout.

    python -m karfunkel.bench.cpu                    # this one
    python -m karfunkel.bench.cpu --beside ../older  # alternating with another one, in the same run

Crowds at fresh tables make the same number of moves at each server, as fast as they are answered.
What counts is the CPU time of the server's process, so other work on the machine matters little.
All servers are visited by the same crowd, `bench/crowd.py` of this checkout; only tables are made
by what `bench/tables.py` of the other one has always had. `tests/siege/scale.py` does the same with
several processes.
"""

import argparse
import asyncio
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.bench.tables import free_port, make_table, wait_for

HERE = Path(__file__).resolve()


def crowd_of_this_checkout() -> Any:
    """The module beside this file, even where `karfunkel` is the package of another checkout."""
    spec = importlib.util.spec_from_file_location("karfunkel_crowd", HERE.with_name("crowd.py"))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


GameTable = crowd_of_this_checkout().GameTable
TABLES = 60
MOVES = 30
"""Moves at each table and turn; a game of Diamant can be shorter."""
TURNS = 6
LOOK = 0.005
"""Seconds between two looks at who has a position."""
PATIENCE = 120.0
TICKS = os.sysconf("SC_CLK_TCK")


class Turn(NamedTuple):
    """What a visit cost."""

    moves: int
    cpu: float
    seconds: float


def computed(processes: Sequence[int]) -> float:
    """Seconds of CPU time that processes have used, all their threads together."""
    lines = [Path(f"/proc/{process}/stat").read_text() for process in processes]
    fields = [line.rpartition(")")[2].split() for line in lines]
    return sum(int(field[11]) + int(field[12]) for field in fields) / TICKS


# --- A crowd, with the package of the checkout that it visits ---------------------------------


async def visit(address: str, processes: Sequence[int], number: int, first: int) -> Turn:
    """Play at fresh tables; what that cost the server's processes."""
    with ThreadPoolExecutor(8) as makers:
        made = list(makers.map(lambda n: make_table(address, n), range(number)))
    tables = [GameTable(id, tokens, first + n) for n, (id, tokens) in enumerate(made)]
    players = [player for table in tables for player in table.players]
    await asyncio.gather(*(player.sit_down(address) for player in players))
    while any(player.place is None for player in players):
        for player in players:
            player.check()
        await asyncio.sleep(LOOK)
    cpu, begin = computed(processes), time.perf_counter()
    await asyncio.gather(*(push(table) for table in tables))
    found = Turn(
        sum(table.moves for table in tables),
        computed(processes) - cpu,
        time.perf_counter() - begin,
    )
    await asyncio.gather(*(player.leave() for player in players))
    return found


async def push(table: Any) -> None:
    """Let all players of a table choose as soon as they can, until there are enough moves."""
    table.pushed, table.goal = True, MOVES
    for player in table.players:
        player.choose_at_once()
    async with asyncio.timeout(PATIENCE):
        await table.enough.wait()
    table.pushed = False
    for player in table.players:
        player.check()


def crowd(tables: int, address: str, *processes: str) -> None:
    """Visit the server whenever a line comes in."""
    for turn, _ in enumerate(sys.stdin):
        found = asyncio.run(visit(address, [*map(int, processes)], tables, turn * tables))
        print(json.dumps(found), flush=True)


# --- Servers and crowds of checkouts ----------------------------------------------------------


class Visited:
    """A server of some checkout, and the crowd that visits it."""

    def __init__(
        self,
        folder: Path,
        stack: ExitStack,
        tables: int,
        store: str | None = None,
        workers: int = 1,
    ) -> None:
        env = os.environ | {"PYTHONPATH": str(folder / "src")}
        where = store or stack.enter_context(tempfile.TemporaryDirectory())
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.servers = [
            subprocess.Popen(
                [sys.executable, "-m", "karfunkel.bench.tables", where, str(port)], env=env
            )
            for _ in range(workers)
        ]
        for server in self.servers:
            stack.callback(server.wait)
            stack.callback(server.terminate)
        wait_for(port)
        pids = [str(server.pid) for server in self.servers]
        self.crowd = stack.enter_context(
            subprocess.Popen(
                [sys.executable, str(HERE), f"--tables={tables}", "--visit", self.address, *pids],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=env,
            )
        )
        stack.callback(self.crowd.terminate)
        self.turns: list[Turn] = []

    def turn(self) -> None:
        """One visit."""
        assert self.crowd.stdin
        assert self.crowd.stdout
        self.crowd.stdin.write("\n")
        self.crowd.stdin.flush()
        self.turns.append(Turn(*json.loads(self.crowd.stdout.readline())))

    def line(self, name: str) -> str:
        """What the visits cost, except the first, which warms up."""
        counted = self.turns[1:]
        each = sorted(1000 * turn.cpu / turn.moves for turn in counted)
        moves = sum(turn.moves for turn in counted)
        return (
            f"{name}: {self.cpu_per_move():.2f} ms of CPU per confirmed move (turns {each[0]:.2f}"
            f" to {each[-1]:.2f}), {moves:,} moves, {self.rate():,.0f} moves/s"
        )

    def cpu_per_move(self) -> float:
        """Milliseconds of the server, over all counted visits."""
        return 1000 * sum(t.cpu for t in self.turns[1:]) / sum(t.moves for t in self.turns[1:])

    def rate(self) -> float:
        """Confirmed moves per second, over all counted visits."""
        return sum(t.moves for t in self.turns[1:]) / sum(t.seconds for t in self.turns[1:])


def by_turns(found: Sequence[Visited], turns: int) -> None:
    """Visit all of them `turns` times, after a first visit that warms up."""
    for _ in range(turns + 1):
        for visited in found:
            visited.turn()


def main() -> None:
    """Visit them alternately, and print what a move costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another checkout")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--visit", nargs="+", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.visit:
        crowd(args.tables, *args.visit)
        return
    if args.beside and not (args.beside / "src" / "karfunkel" / "bench" / "tables.py").is_file():
        parser.error(f"{args.beside} is no checkout of this project")
    if min(args.turns, args.tables) < 1:
        parser.error("at least one turn, and one table")
    folders = [HERE.parents[3], *([args.beside.resolve()] if args.beside else [])]
    with ExitStack() as stack:
        found = [Visited(folder, stack, args.tables) for folder in folders]
        by_turns(found, args.turns)
        for folder, visited in zip(folders, found, strict=True):
            print(visited.line(folder.name))
        if args.beside:
            print(f"ratio: {found[0].cpu_per_move() / found[1].cpu_per_move():.2f}")
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
