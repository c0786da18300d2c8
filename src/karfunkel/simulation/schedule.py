"""A schedule: who plays what on how many processes, and what goes wrong when; all from one seed."""

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from karfunkel.core.registry import game_names, load_game

KINDS = (
    "kill",
    "power",
    "stop",
    "restart",
    "crash",
    "full",
    "disk",
    "cut",
    "alone",
    "slow",
    "clock",
)
"""Kinds of faults: `Fault.told` says what they are."""
DATABASE_CLOCK = "day"
"""Kept apart from the others: leases depend on the database's clock, which must not jump."""
SMALLEST = 0.6
"""How often an option takes the value that makes games shortest, so that more fit into an hour."""

FAULTY, WHOLE = 0.96, 0.06
"""How many schedules have faults, and how many of those go on until every game is over."""


class Fault(NamedTuple):
    """Something that goes wrong for a while."""

    at: float
    kind: str
    who: str
    other: str = ""
    seconds: float = 0.0
    size: float = 0.0

    def told(self) -> str:
        """What happens, in words, for people who investigate a failure."""
        what = {
            "kill": "{who} is killed, and back after {seconds} s",
            "power": "{who} loses its power for {seconds} s",
            "stop": "{who} stops for {seconds} s, and goes on",
            "restart": "{who} is restarted in good order",
            "crash": "the database loses its power for {seconds} s",
            "full": "the disk of the database is full for {seconds} s",
            "disk": "a sync of the database takes {size} s, for {seconds} s",
            "cut": "nothing gets from {who} to {other} or back for {seconds} s",
            "alone": "nothing gets to {who} or from it for {seconds} s",
            "slow": "all between {who} and {other} takes up to {size} s, for {seconds} s",
            "clock": "the clock of {who} jumps by {size} s",
            "day": "the clock of the database jumps by {size} s",
        }[self.kind]
        values = self._asdict() | {"seconds": f"{self.seconds:.2f}", "size": f"{self.size:.2f}"}
        return f"{self.at:8.3f}  " + what.format(**values)


class Schedule(NamedTuple):
    """Everything that is decided before the first step."""

    seed: int
    servers: int
    tables: list[dict[str, Any]]
    """What is played at each table, how many watch, whether the host has two devices, how often
    each player goes away for a while, and whether they let bots play."""
    faults: list[Fault]
    doubles: bool
    """Whether commands arrive twice."""
    drift: float
    """The largest drift of the processes' steady clocks."""
    length: float
    """Seconds until the last fault begins."""
    whole: bool
    """Whether every game has to end; otherwise it is enough that all go on after the faults."""
    noticed: bool
    """Whether processes notice at once that another one has ended, as on one machine."""


def make_schedule(
    seed: int, without: Iterable[int] = (), *, database_clock: bool = False, leases: bool = False
) -> Schedule:
    """The schedule of a seed; some of its faults may be left out.

    With `database_clock` the clock of the database may jump, too; with `leases` all faults aim at
    the leases of processes. These are other schedules.
    """
    if leases:
        return make_lease_schedule(seed, without)
    known = (*KINDS, DATABASE_CLOCK) if database_clock else KINDS
    rng = random.Random(f"schedule {seed}")
    servers = rng.choice((1, 2, 2, 3, 3))
    tables = [make_table(rng) for _ in range(rng.choice((1, 1, 1, 2)))]
    # A few kinds at a time reach deeper states than all of them at once.
    kinds = rng.sample(known, rng.choice((1, 1, 2, 2, 3, 4)) if rng.random() < FAULTY else 0)
    length = rng.choice((1.5, 4.0, 8.0))
    count = rng.randint(1, 8) if kinds else 0
    faults = sorted(make_fault(rng, rng.choice(kinds), servers, length) for _ in range(count))
    left_out = set(without)
    kept = [fault for number, fault in enumerate(faults) if number not in left_out]
    doubles = rng.random() < 0.4
    drift = rng.choice((0.0, 0.0, 0.0005))
    whole = not kinds or rng.random() < WHOLE
    noticed = rng.random() < 0.5
    return Schedule(seed, servers, tables, kept, doubles, drift, length, whole, noticed)


def make_lease_schedule(seed: int, without: Iterable[int] = ()) -> Schedule:
    """A schedule in which processes lose their leases and do not know it yet.

    One is stopped and wakes when others own its tables, with a clock that was set back before; or
    what it writes arrives when its lease has ended.
    """
    rng = random.Random(f"leases {seed}")
    servers = rng.choice((2, 2, 3))
    tables = [make_table(rng)]
    faults = []
    for _ in range(rng.randint(1, 4)):
        who, at = f"s{rng.randrange(servers)}", 0.5 + 12.0 * rng.random() ** 2
        seconds = rng.choice((1.8, 3.5, 6.0, 9.0)) * rng.uniform(0.9, 1.3)
        if rng.random() < 0.5:
            faults.append(Fault(at, "clock", who, size=-rng.choice((10.0, 3600.0))))
            faults.append(Fault(at + 0.01, "stop", who, seconds=seconds))
        else:
            faults.append(Fault(at, "slow", who, "db", seconds, rng.choice((2.0, 4.0, 6.0))))
    left_out = set(without)
    kept = [fault for number, fault in enumerate(sorted(faults)) if number not in left_out]
    doubles, whole = rng.random() < 0.4, rng.random() < WHOLE
    return Schedule(seed, servers, tables, kept, doubles, 0.0, 12.5, whole, rng.random() < 0.5)


def make_table(rng: random.Random) -> dict[str, Any]:
    """A table: its game with options, people, bots, and people who only watch."""
    game = rng.choice(game_names())
    options = {
        option.name: option.allowed[0] if rng.random() < SMALLEST else rng.choice(option.allowed)
        for option in load_game(game).options.values()
        if isinstance(option.allowed, range) and option.allowed[0] and option.name != "players"
    }
    people, bots = rng.choice(((2, 0), (2, 0), (3, 0), (2, 1), (1, 1)))
    seats = [{"kind": "mine", "name": "P0"}]
    seats += [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "level": "easy"}] * bots
    new = {"game": game, "options": options, "seats": seats, "public": True}
    watch, twins = rng.choice((0, 0, 1)), rng.choice((0, 0, 1))
    naps = 0
    if rng.random() < 0.15:
        naps, new["away_after"] = 1, 10
    leaves = rng.random() < 0.2
    found = {"new": new, "people": people, "watch": watch, "twins": twins}
    return found | {"naps": naps, "leaves": leaves}


def make_fault(rng: random.Random, kind: str, servers: int, length: float) -> Fault:
    """A fault of this kind."""
    names = [f"s{number}" for number in range(servers)]
    who = rng.choice(names)
    other = rng.choice([name for name in (*names, "db", "db", "p0", "p1") if name != who])
    seconds = rng.choice((0.1, 0.6, 1.8, 3.5, 6.0, 9.0)) * rng.uniform(0.7, 1.3)
    if kind in ("restart", "clock", "day"):
        seconds = 0.0
    size = 0.0
    if kind in ("disk", "slow"):
        size = rng.choice((0.05, 0.4, 2.0, 6.0))
    elif kind in ("clock", "day"):
        size = rng.choice((-1.0, 1.0)) * rng.choice((1.0, 10.0, 3600.0, 1e8))
    return Fault(0.2 + length * rng.random() ** 2, kind, who, other, seconds, size)
