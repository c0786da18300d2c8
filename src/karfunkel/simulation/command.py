"""`karfunkel-sim SEED`: replay a schedule; `--count N` runs many, `--shrink` leaves out faults.

A tool for developers, in English only, like the benchmark.
"""

import argparse
import gc
import sys
import time
from collections.abc import Callable
from functools import partial

from karfunkel.simulation.schedule import Schedule, make_schedule
from karfunkel.simulation.world import Result, simulate

FAILED = 1
HOUR = 3600


def shrink(total: int, without: set[int], fails: Callable[[set[int]], bool]) -> set[int]:
    """Faults that the failure does not need: leave out one after another as long as it still fails.

    >>> sorted(shrink(4, set(), lambda without: 2 not in without))
    [0, 1, 3]
    """
    found = set(without)
    progress = True
    while progress:
        progress = False
        for number in sorted(set(range(total)) - found):
            if fails(found | {number}):
                found.add(number)
                progress = True
    return found


def tell(schedule: Schedule, result: Result, without: set[int]) -> None:
    """One schedule in full: what is played, what goes wrong, what was violated."""
    print(f"schedule {result.seed}, processes: {schedule.servers}")
    for table in schedule.tables:
        new = table["new"]
        seats = ", ".join(seat["kind"] for seat in new["seats"])
        print(
            f"  {new['game']} {new['options']}, seats: {seats}, watching: {table['watch']},"
            f" on a second device: {table['twins']}"
        )
    if schedule.doubles:
        print("  commands arrive twice now and then")
    if schedule.noticed:
        print("  processes notice at once that another one has ended")
    if schedule.drift:
        print(f"  clocks drift by up to {schedule.drift * 1e6:.0f} ppm")
    for number, fault in enumerate(schedule.faults):
        mark = "-" if number in without else " "
        print(f" {mark}{number:3} {fault.told()}")
    print(
        f"{result.seconds:.1f} virtual seconds, {result.entries} entries, {result.confirmed}"
        f" confirmations, {result.shown} positions shown, trace {result.trace}"
    )
    print(f"VIOLATED: {result.violation}" if result.violation else "clean")


def batch(first: int, count: int, make: Callable[[int], Schedule]) -> int:
    """Run many schedules; print those that fail, and what they cost."""
    gc.freeze()  # so that modules are not scanned again and again
    begin, virtual, failed, confirmed = time.process_time(), 0.0, 0, 0
    for seed in range(first, first + count):
        result = simulate(make(seed))
        virtual += result.seconds
        confirmed += result.confirmed
        if result.violation:
            failed += 1
            print(f"{seed}: {result.violation}", flush=True)
    used = max(time.process_time() - begin, 1e-9)
    print(
        f"{count} schedules from {first}: {failed} failed, {confirmed} moves confirmed,"
        f" {virtual / HOUR:.2f} virtual hours in {used:.0f} s of CPU:"
        f" {count / used * HOUR:.0f} schedules and {virtual / used:.0f} virtual hours"
        " per hour of CPU"
    )
    return FAILED if failed else 0


def main(args: list[str]) -> int:
    """Run the command; the exit code is 1 if anything was violated."""
    parser = argparse.ArgumentParser(prog="karfunkel-sim", description=__doc__)
    parser.add_argument("seed", type=int, help="the number of the schedule, or of the first one")
    parser.add_argument("--count", type=int, help="run this many schedules")
    parser.add_argument("--shrink", action="store_true", help="leave out faults while it fails")
    parser.add_argument(
        "--without", type=int, nargs="*", default=[], help="the numbers of faults to leave out"
    )
    parser.add_argument(
        "--database-clock", action="store_true", help="let the clock of the database jump, too"
    )
    parser.add_argument(
        "--leases", action="store_true", help="other schedules, whose faults aim at the leases"
    )
    wishes = parser.parse_args(args)
    make = partial(make_schedule, database_clock=wishes.database_clock, leases=wishes.leases)
    if wishes.count is not None:
        return batch(wishes.seed, wishes.count, make)

    def run(without: set[int]) -> Result:
        return simulate(make(wishes.seed, without))

    without, whole = set(wishes.without), make(wishes.seed)
    result = run(without)
    if wishes.shrink and result.violation:
        without = shrink(len(whole.faults), without, lambda more: bool(run(more).violation))
        result = run(without)
        print(f"karfunkel-sim {wishes.seed} --without {' '.join(map(str, sorted(without)))}")
    tell(whole, result, without)
    return FAILED if result.violation else 0


def entry() -> None:
    """The console script."""
    sys.exit(main(sys.argv[1:]))
