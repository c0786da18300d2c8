"""How much one address may ask for."""

import time
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple


class Limits(NamedTuple):
    """What the server bears from one address, and from one socket."""

    requests_per_second: float = 40.0
    request_burst: int = 300
    tables_per_hour: int = 120
    sockets: int = 64
    messages_per_second: float = 20.0
    message_burst: int = 60
    frame_bytes: int = 4_096
    body_bytes: int = 16_384
    record_bytes: int = 262_144


class Bucket:
    """Tokens that come back with time; who has none left has to wait."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.at = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def full(self) -> bool:
        """Whether nothing is remembered by it any more."""
        return self.tokens + (self.clock() - self.at) * self.per_second >= self.burst


class Guard:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: dict[str, int] = defaultdict(int)
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}

    def may_ask(self, address: str) -> bool:
        """Whether one more request is borne."""
        limits = self.limits
        return self._take(self._requests, address, limits.requests_per_second, limits.request_burst)

    def may_make_table(self, address: str) -> bool:
        """Whether one more table is borne."""
        hourly = self.limits.tables_per_hour
        return self._take(self._tables, address, hourly / 3600, hourly)

    def may_connect(self, address: str) -> bool:
        """Whether one more socket is borne."""
        return self.sockets[address] < self.limits.sockets

    def message_bucket(self) -> Bucket:
        """The messages of one socket."""
        return Bucket(self.limits.messages_per_second, self.limits.message_burst)

    @staticmethod
    def _take(known: dict[str, Bucket], address: str, rate: float, burst: int) -> bool:
        if len(known) > 10_000:
            for other in [name for name, bucket in known.items() if bucket.full()]:
                del known[other]
        bucket = known.get(address)
        if bucket is None:
            bucket = known[address] = Bucket(rate, burst)
        return bucket.take()
