"""The server's clock: it never goes backwards, and never jumps.

Ages decide what is deleted and when a bot takes over for a player. The machine's clock may be wrong
by years for a while, so ages count the seconds that have really passed, from the last time that the
store recorded.
"""

import time
from collections.abc import Callable

DAY = 86_400
MOST_AT_START = 30 * DAY
"""The longest downtime that is believed at once. Deletion believes none: otherwise a machine that
keeps starting with a wrong clock would age its games by years."""
CATCH_UP = 24
"""While running, it approaches the machine's clock by this many seconds per second."""


class SteadyClock:
    """The best estimate of the seconds since 1970.

    >>> now, passed = [1000.0], [0.0]
    >>> clock = SteadyClock(900, lambda: now[0], lambda: passed[0])
    >>> clock()
    1000.0
    >>> now[0], passed[0] = 0.0, 5.0  # somebody sets the machine's clock back
    >>> clock()
    1005.0
    """

    def __init__(
        self,
        seen: float,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        at_start: float = MOST_AT_START,
    ) -> None:
        self._wall, self._steady = wall, steady
        # The first server on a folder has no recorded time, so it trusts the machine.
        self._now = max(seen, min(wall(), seen + at_start)) if seen else wall()
        self._at = steady()

    def __call__(self) -> float:
        """The current time in seconds."""
        at = self._steady()
        passed = at - self._at
        self._at = at
        ahead = self._wall() - (self._now + passed)
        self._now += passed + max(0.0, min(ahead, CATCH_UP * passed))
        return self._now
