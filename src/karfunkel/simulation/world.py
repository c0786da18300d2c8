"""The world of one schedule: machines, network, database, players, faults and the judge."""

import gc
import logging
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from karfunkel.server.store import postgres
from karfunkel.simulation.connection import Desk, Remote, connect
from karfunkel.simulation.database import Database
from karfunkel.simulation.disk import Disk
from karfunkel.simulation.judge import Judge
from karfunkel.simulation.loop import Loop, Machine
from karfunkel.simulation.network import End, Network, Wire
from karfunkel.simulation.player import Party, Player
from karfunkel.simulation.schedule import Fault, Schedule
from karfunkel.simulation.server import PEERS, PUBLIC, Living, Process

URL = "postgresql://simulated/games"
DATABASE = "db:5432"
SYNC_SECONDS = 0.002
FURTHER = 4
"""Once the faults are over, this many more entries at a table show that it goes on."""
PATIENCE = 40.0
"""Once the faults are over, something must be saved or seen within this many seconds."""
LONGEST = 3600.0
MOST_STEPS = 1_000_000
RESTART_SECONDS = 10.0
"""How long a process may take to stop cleanly."""


class Result(NamedTuple):
    """How a schedule went."""

    seed: int
    violation: str
    """What was violated; empty if nothing was."""
    trace: str
    """A fingerprint: equal for two runs of one schedule."""
    seconds: float
    """Virtual seconds."""
    confirmed: int
    shown: int
    entries: int
    steps: int


class Alarm(logging.Handler):
    """The server logs an exception only where it has made a mistake."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(logging.ERROR)
        self.judge = judge

    def emit(self, record: logging.LogRecord) -> None:
        """Report an exception."""
        if record.exc_info:
            self.judge.violation(f"the server logged an exception: {record.exc_info[1]!r}")


class World:
    """Everything that takes part in a schedule."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.loop = Loop()
        self.judge = Judge()
        self.network = Network(self.loop, self.rng("network"))
        self.loop.connect = self._transport
        self.ahead = 0.0
        """The error of the database's clock, in seconds."""
        self.disk = Disk()
        self.disk.seconds = SYNC_SECONDS
        self.database = Database(lambda: self.loop.day + self.ahead, self.disk, self.judge)
        self.processes: dict[str, Process] = {}
        self._lives = 0
        self._down: dict[str, int] = {}
        """How many faults keep each machine down."""
        self.living = Living("here" if schedule.noticed else "")
        self._fault_rng = self.rng("faults")
        self._faults = len(schedule.faults)
        """How many faults are not over."""
        self._at_calm: dict[str, int] = {}
        """How many entries each table had when all faults were over."""
        self._start_database()
        for number in range(schedule.servers):
            self._start_server(f"s{number}")
        self.players = list(self._make_players())

    def rng(self, name: str) -> random.Random:
        """A source of chance of its own for each part, so that parts do not disturb each other."""
        return random.Random(f"{name} {self.schedule.seed}")

    async def _transport(self, address: str) -> Wire:
        return Wire(await self.network.connect(address))

    async def connect(self, url: str) -> Remote:
        """A connection of a store to the database."""
        return await connect(self.network, DATABASE)

    # --- Starting and ending ----------------------------------------------------------------------

    def _start_database(self) -> None:
        machine = Machine(self.loop, "db")
        self.database_machine = machine

        def accept(end: End) -> None:
            Desk(self.database, machine, end)

        self.network.dark.discard(DATABASE)
        self.network.listening[DATABASE] = (machine, accept)
        self.network.back("db")

    def _start_server(self, name: str) -> None:
        self._lives += 1
        rng = self.rng(f"server {self._lives}")
        rate = 1.0 + rng.uniform(-1.0, 1.0) * self.schedule.drift
        machine = Machine(self.loop, name, rate)
        process = self.processes[name] = Process(machine, self.network, URL, rng, self.living)
        self.network.dark -= self._addresses(name)
        self.network.back(name)
        machine.start(process.run())

    @staticmethod
    def _addresses(name: str) -> set[str]:
        return {f"{name}:{PUBLIC}", f"{name}:{PEERS}"}

    def _end_server(self, name: str, *, dark: bool) -> None:
        machine = self.processes[name].machine
        machine.kill()
        for address in self._addresses(name):
            self.network.listening.pop(address, None)
        if dark:
            self.network.dark |= self._addresses(name)
        self.network.died(machine, dark=dark)

    def _make_players(self) -> Iterator[Player]:
        number = 0
        addresses = [f"s{server}:{PUBLIC}" for server in range(self.schedule.servers)]
        for table in self.schedule.tables:
            party = Party(table["new"], table["people"], lambda: not self.calm())
            places = [*range(table["people"] + table["watch"]), *[0] * table["twins"]]
            host: Player | None = None
            for place in places:
                machine = Machine(self.loop, f"p{number}")
                rng = self.rng(f"player {number}")
                twin = host if place == 0 else None
                player = Player(
                    machine, self.network, self.judge, rng, addresses, party, place, twin
                )
                player.doubles = self.schedule.doubles
                player.naps, player.leaves = table["naps"], table["leaves"]
                host = host or player
                number += 1
                yield player

    # --- Faults -----------------------------------------------------------------------------------

    def _begin(self, fault: Fault) -> None:
        end: Callable[[], None] = getattr(self, f"_{fault.kind}")(fault)
        self.loop.call_later(fault.seconds, self._end, end)

    def _end(self, end: Callable[[], None]) -> None:
        end()
        self._faults -= 1
        if self.calm():
            histories = self.judge.histories
            self._at_calm = {id: len(history.entries) for id, history in histories.items()}

    def calm(self) -> bool:
        """Whether all faults are over."""
        return not self._faults

    def _kill(self, fault: Fault, *, dark: bool = False) -> Callable[[], None]:
        self._down[fault.who] = self._down.get(fault.who, 0) + 1
        if self._down[fault.who] == 1:
            self._end_server(fault.who, dark=dark)

        def back() -> None:
            self._down[fault.who] -= 1
            if not self._down[fault.who]:
                self._start_server(fault.who)

        return back

    def _power(self, fault: Fault) -> Callable[[], None]:
        return self._kill(fault, dark=True)

    def _stop(self, fault: Fault) -> Callable[[], None]:
        machine = self.processes[fault.who].machine
        machine.stop()
        return machine.wake

    def _restart(self, fault: Fault) -> Callable[[], None]:
        process = self.processes[fault.who]
        if not process.ready or self._down.get(fault.who):
            return lambda: None
        self._down[fault.who] = self._down.get(fault.who, 0) + 1
        self._faults += 1

        task = process.machine.start(process.stop())
        end = self.loop.now + RESTART_SECONDS

        def look() -> None:
            """Start it again as soon as it has stopped; one that hangs is killed."""
            if process.machine.alive and not task.done() and self.loop.now < end:
                self.loop.call_later(0.1, look)
                return
            if process.machine.alive:
                self._end_server(fault.who, dark=False)
            self._down[fault.who] -= 1
            if not self._down[fault.who]:
                self._start_server(fault.who)
            self._end(lambda: None)

        look()
        return lambda: None

    def _crash(self, fault: Fault) -> Callable[[], None]:
        self._down["db"] = self._down.get("db", 0) + 1
        if self._down["db"] == 1:
            machine = self.database_machine
            machine.kill()
            self.network.listening.pop(DATABASE, None)
            dark = self._fault_rng.random() < 0.5
            if dark:
                self.network.dark.add(DATABASE)
            self.network.died(machine, dark=dark)
            self.database.crash(self._fault_rng)

        def back() -> None:
            self._down["db"] -= 1
            if not self._down["db"]:
                self._start_database()

        return back

    def _full(self, fault: Fault) -> Callable[[], None]:
        self.disk.full = True

        def empty() -> None:
            self.disk.full = False

        return empty

    def _disk(self, fault: Fault) -> Callable[[], None]:
        self.disk.seconds = fault.size

        def quick() -> None:
            self.disk.seconds = SYNC_SECONDS

        return quick

    def _cut(self, fault: Fault) -> Callable[[], None]:
        return self._cut_off([(fault.who, fault.other)])

    def _alone(self, fault: Fault) -> Callable[[], None]:
        others = [*self.processes, "db", *(player.machine.name for player in self.players)]
        return self._cut_off([(fault.who, other) for other in others if other != fault.who])

    def _cut_off(self, pairs: list[tuple[str, str]]) -> Callable[[], None]:
        cuts = self.network.cuts
        for pair in pairs:
            cuts[frozenset(pair)] = cuts.get(frozenset(pair), 0) + 1

        def mend() -> None:
            for pair in pairs:
                cuts[frozenset(pair)] -= 1

        return mend

    def _slow(self, fault: Fault) -> Callable[[], None]:
        pair = frozenset((fault.who, fault.other))
        self.network.slow[pair] = fault.size

        def quick() -> None:
            self.network.slow.pop(pair, None)

        return quick

    def _clock(self, fault: Fault) -> Callable[[], None]:
        self.processes[fault.who].machine.ahead += fault.size
        return lambda: None

    def _day(self, fault: Fault) -> Callable[[], None]:
        self.ahead += fault.size
        return lambda: None

    # --- Running ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Let everybody play until the faults are over; then everything must go on.

        In some schedules every game has to end then, in the others a few more entries are enough,
        which everybody has to be shown.
        """
        for fault in self.schedule.faults:
            self.loop.call_at(fault.at, self._begin, fault)
        for player in self.players:
            player.machine.start(player.play())
        while not self.calm() and not self._ended():
            self.loop.run_until(self._ended, self.loop.now + PATIENCE)
        before: tuple[int, ...] = ()
        while not self._ended():
            now = (self.judge.progress, *map(self._settled, self.players))
            if now == before or self.loop.now > LONGEST or self.loop.steps > MOST_STEPS:
                waiting = [
                    player.machine.name for player in self.players if not self._settled(player)
                ]
                self.judge.violation(f"nothing goes on for {', '.join(waiting)}")
                return
            before = now
            self.loop.run_until(self._ended, self.loop.now + PATIENCE)

    def _ended(self) -> bool:
        if self.judge.violations or self.loop.steps > MOST_STEPS:
            return True
        return self.calm() and all(map(self._settled, self.players))

    def _settled(self, player: Player) -> bool:
        """Whether a player has seen that all goes on after the faults."""
        if self.schedule.whole:
            return player.over
        further = player.entry - self._at_calm.get(player.table, 0)
        return player.over or further >= FURTHER


@contextmanager
def only_chance(rng: random.Random) -> Iterator[None]:
    """Make everything that is normally random and secret follow from the seed."""
    with (
        patch.object(secrets, "token_bytes", lambda size=32: rng.randbytes(size)),
        patch.object(secrets, "token_hex", lambda size=32: rng.randbytes(size).hex()),
        patch.object(secrets, "randbelow", rng.randrange),
        patch.object(secrets, "choice", rng.choice),
    ):
        yield


@contextmanager
def alarmed(judge: Judge) -> Iterator[None]:
    """Send what the server logs to the judge only."""
    log, handler = logging.getLogger("karfunkel"), Alarm(judge)
    level, spread = log.level, log.propagate
    log.addHandler(handler)
    log.propagate = False
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.propagate = spread
        log.setLevel(level)


def simulate(schedule: Schedule) -> Result:
    """Run a schedule."""
    world = World(schedule)
    judge = world.judge
    collecting = gc.isenabled()
    gc.disable()  # so that nothing is cleaned up at a time that depends on memory
    try:
        with (
            only_chance(world.rng("secrets")),
            alarmed(judge),
            patch.object(postgres, "connect", world.connect),
        ):
            world.run()
            found = judge.violations[:1]
            seconds = world.loop.now
            world.loop.bury()
    finally:
        if collecting:
            gc.enable()
    return Result(
        schedule.seed,
        found[0] if found else "",
        judge.trace.hexdigest()[:16],
        seconds,
        judge.confirmations,
        judge.looks,
        judge.progress,
        world.loop.steps,
    )
