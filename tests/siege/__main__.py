"""`python -m tests.siege [PART …]`: attack a server of our own, and print what others felt.

Every server is started here, listens on this machine only, and is stopped after a fixed time.
Parts: nothing and spinning (for comparison), the attacks (pings, heads, slow, poison, costly,
handshakes, bots, reactions, filling, chat, devices, playing, limits), and kills, power, clocks,
damages, site. Without any, all of them. `--addresses 100` lets every attack come from a hundred
addresses.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.server.serving import REPO, environment, serving
from tests.siege.attacks import ATTACKS
from tests.siege.faults import clocks, damages, kills
from tests.siege.others import Felt, computed, request
from tests.siege.power import power_cuts
from tests.siege.site import site

FAULTS: dict[str, Callable[[Path, float, int], str]] = {
    "kills": lambda folder, size, seed: kills(folder, most(1_000, size), 50, seed),
    "power": lambda folder, size, seed: power_cuts(folder, most(200, size), 50, 20.0, seed),
    "clocks": lambda folder, size, seed: clocks(folder, most(1_000, size), seed),
    "damages": lambda folder, size, seed: damages(folder, most(1_000, size), seed),
    "site": lambda folder, size, seed: site(most(200, size), seed),
}
QUIET = "nothing"
LESS_URGENT = 5
URGENT = 2
"""The real-time priority of the server and those who play; attackers have one less."""
LONGEST_COMPILE = 300.0
LEAST_COMPUTED = 0.5
"""Seconds of computing that bots need at least, even if all is compiled already."""
IDLE_SECONDS = 3
LONGEST_END = 5.0
"""Seconds until an attack that does not stop is killed."""
HEAD = (
    "| going on | moves in peace | p50 | p99 | server’s CPU | moves attacked | p50 | p99"
    " | server’s CPU | p99 attacked / in peace | thrown out | memory | load |"
)


def most(number: int, size: float) -> int:
    """So many, for a siege of this size."""
    return max(1, round(number * size))


class Attacker:
    """An attack in a process of its own, less urgent: it would come from elsewhere."""

    def __init__(self, name: str, port: int, addresses: int, first: bool) -> None:
        self.prepare = less_urgent_but_first if first else less_urgent
        self.words = [name, str(port), str(addresses)]
        self.did: list[str] = []
        """What it says it did, by turn."""

    @asynccontextmanager
    async def __call__(self, turn: int) -> AsyncIterator[AsyncIterator[str]]:
        """Attack for a while; yields the tables where somebody should look on."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.siege.attacks", *self.words, str(turn)),
            stdout=asyncio.subprocess.PIPE,
            env=environment(),
            cwd=REPO,
            preexec_fn=self.prepare,
        )
        assert process.stdout
        assert await process.stdout.readline() == b"begun\n", "the attack did not begin"
        said: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.ensure_future(self._listen(process.stdout, said))
        try:
            yield self._tables(said)
            assert process.returncode is None, "the attack ended by itself"
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            try:
                await asyncio.wait_for(process.wait(), LONGEST_END)
            except TimeoutError:
                process.kill()
            await listening

    async def _listen(self, out: asyncio.StreamReader, said: "asyncio.Queue[str]") -> None:
        async for line in out:
            kind, _, rest = line.decode().strip().partition(" ")
            if kind == "table":
                said.put_nowait(rest)
            elif rest:
                self.did.append(rest)

    @staticmethod
    async def _tables(said: "asyncio.Queue[str]") -> AsyncIterator[str]:
        while True:
            yield await said.get()


def urgent(pid: int) -> None:
    """Let all threads of a process run before everything else; its bots are not meant."""
    policy = os.SCHED_RR | os.SCHED_RESET_ON_FORK
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setscheduler(int(thread.name), policy, os.sched_param(URGENT))


def less_urgent() -> None:
    """In the process of an attack, which would come from another machine."""
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(LESS_URGENT)


def less_urgent_but_first() -> None:
    """The same, before everything else on the machine: an attack that gets no time is none."""
    os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(URGENT - 1))


def attack(
    name: str, addresses: int, seconds: float, turns: int, first: bool
) -> tuple[str, list[str]]:
    """One attack on a fresh server: a line of the table, and what the attackers did."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables") as server:
        settle(server.workers)
        if first:
            # The thread for slow answers has to be there already.
            asyncio.run(request(server.port, "127.0.1.201", "GET", "/api/qr?text=hello"))
            urgent(server.process.pid)
            urgent(os.getpid())
        felt = Felt(server.port, server.process.pid)
        attacker = None if name == QUIET else Attacker(name, server.port, addresses, first)
        try:
            line = asyncio.run(felt.during(attacker, seconds, turns))
        finally:
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        return line, attacker.did if attacker else []


def settle(workers: Callable[[], list[int]]) -> None:
    """Wait until the bots of a new server have compiled: begun, and then idle for a while."""
    end = time.monotonic() + LONGEST_COMPILE
    before, idle = 0.0, 0
    while idle < IDLE_SECONDS:
        assert time.monotonic() < end, "the bots are still compiling"
        time.sleep(1)
        now = sum(map(computed, workers()))
        idle = idle + 1 if now == before > LEAST_COMPUTED else 0
        before = now


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each turn lasts")
    parser.add_argument("--turns", type=int, default=2, help="in peace and attacked, so many times")
    parser.add_argument("--addresses", type=int, default=1, help="where each attack comes from")
    parser.add_argument(
        "--urgent",
        action="store_true",
        help="what others do on this machine shall not count: the server and those who play come"
        " first, then the attackers, then everything else (needs root)",
    )
    parser.add_argument("--size", type=float, default=1.0, help="how many faults, as a share")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    args = parser.parse_args()
    known = [QUIET, *ATTACKS, *FAULTS]
    if odd := [part for part in args.parts if part not in known]:
        parser.error(f"{odd[0]}: choose from {', '.join(known)}")
    parts = args.parts or known
    print(
        f"Load of the machine at the start: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.\n"
    )
    print(HEAD + "\n|" + "---|" * HEAD.count(" |"))
    notes = []
    for name in parts:
        if name not in FAULTS:
            felt, did = attack(name, args.addresses, args.seconds, args.turns, args.urgent)
            print(f"| {name} | {felt} | {os.getloadavg()[0]:.0f} |", flush=True)
            notes += [f"- {name}: {one}" for one in did]
    print("\n".join(["", *notes, ""]))
    for name in parts:
        if name in FAULTS:
            with tempfile.TemporaryDirectory() as folder:
                found = FAULTS[name](Path(folder), args.size, args.seed)
            print(f"- {found}; load {os.getloadavg()[0]:.0f}", flush=True)


if __name__ == "__main__":
    main()
