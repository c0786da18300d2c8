"""Three servers on one PostgreSQL, at full size: killed, stopped for ten seconds, restarted."""

import os
import sys
import time

from tests.server.postgres import fast, running
from tests.server.test_crash import total
from tests.server.test_faults import Site, ordeal
from tests.siege.others import quantile

STOPPED = 10.0
"""Seconds for which a server is stopped: it wakes long after others have taken its tables over."""
MINUTES = "KARFUNKEL_SITE_MINUTES"
"""After so many minutes no further fault begins."""


class Told(Site):
    """Tells after every fault how it went; ends early if time is up."""

    end = float("inf")
    done = 0

    async def round(self, number: int) -> None:
        """One fault, unless time is up."""
        if time.monotonic() < self.end:
            await super().round(number)
            self.done = number + 1
            print(f"{self.done} rounds", file=sys.stderr, flush=True)


def site(rounds: int, seed: int) -> str:
    """So many faults; what was found, in one line."""
    if minutes := os.environ.get(MINUTES):
        Told.end = time.monotonic() + 60 * float(minutes)
    with running(**fast()) as postgres:
        found = ordeal(postgres, seed, rounds, STOPPED, Told)
    assert isinstance(found, Told)
    waits = ", ".join(
        f"{what} {len(seconds)} times, on again within {quantile(sorted(seconds), 0.5):.1f} s"
        f" (median), {max(seconds):.1f} s (longest)"
        for what, seconds in found.seconds.items()
        if seconds
    )
    confirmed = sum(total(who) for who in found.people)
    return (
        f"site, seed {seed}: {found.done} rounds, {confirmed} moves confirmed, none lost, none"
        f" doubled; {waits}"
    )
