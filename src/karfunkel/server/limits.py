"""How much one address may ask for."""

import hashlib
import ipaddress
import logging
import secrets
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Collection
from functools import lru_cache
from heapq import nlargest
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from karfunkel.server.tenancy import Tenancy

log = logging.getLogger(__name__)
MOST_BITTEN = 50
"""How many pairs of limit and address are remembered."""
TABLES_TOGETHER = 50
"""All addresses together may make as many tables as this many single addresses."""
MESSAGES_TOGETHER = 8
"""All people at one address may send as many messages as this many single people."""
WORDS_TOGETHER = 400
"""All addresses together may say as much as this many single people."""

WORTH_TELLING = 0.1
"""Once this share of an allowance is used, other processes are told how much was used."""
MOST_TOLD = 1_000
"""How many addresses or people others are told about, for each allowance: those who used most."""


class Limits(NamedTuple):
    """How much the server takes from one address, from one connection, and in all."""

    requests_per_second: float = 40.0
    request_burst: int = 300
    tables_per_hour: int = 120
    sockets: int = 64
    messages_per_second: float = 20.0
    message_burst: int = 60
    words_per_second: float = 0.5
    words_burst: int = 6
    """Lines of the chat, and reactions of those who only watch."""
    devices_per_hour: int = 60
    """Devices that want to be called by Web Push."""
    frame_bytes: int = 4_096
    body_bytes: int = 16_384
    record_bytes: int = 262_144
    connections: int = 2_000
    connections_per_address: int = 128
    head_bytes: int = 16_384
    pipelined: int = 8
    """Pipelined requests of one connection."""
    frames_per_second: float = 40.0
    frame_burst: int = 200
    """Frames of every kind; most of a socket's messages are one each."""
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 60.0
    """How long a request's head and body may take to arrive, and its answer to be read."""
    costly_share: float = 0.25
    costly_seconds: float = 3.0
    """Computing time for costly answers: this share of the time, and this many seconds at once."""
    costly_waiting: int = 64


@lru_cache(4096)
def party(address: str) -> str:
    """The unit that limits apply to: an IPv4 address, or a whole IPv6 network.

    >>> party("192.0.2.7"), party("2001:db8:1:2:3:4:5:6"), party("::1"), party("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '::1', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


class Bucket:
    """A token bucket: tokens refill over time; a caller without tokens has to wait."""

    def __init__(
        self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.at = clock()

    def spent(self) -> float:
        """How much was taken and not refilled yet."""
        passed = (self.clock() - self.at) * self.per_second
        return max(0.0, self.burst - self.tokens - passed)

    def take(self, elsewhere: float = 0.0) -> bool:
        """Take a token if there is one, after what was spent elsewhere."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        if self.tokens - elsewhere < 1:
            return False
        self.tokens -= 1
        return True

    def positive(self) -> bool:
        """Whether anything is left."""
        return self.tokens + (self.clock() - self.at) * self.per_second > 0

    def spend(self, amount: float) -> None:
        """Take this much, even more than there is: then it takes longer to refill."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.per_second) - amount
        self.at = now

    def full(self) -> bool:
        """Whether the bucket is full again, so that it can be dropped."""
        return self.tokens + (self.clock() - self.at) * self.per_second >= self.burst


class Bites(Counter[str]):
    """How often each limit was reached, and by whom lately."""

    def __init__(self) -> None:
        super().__init__()
        self.who: OrderedDict[tuple[str, str], int] = OrderedDict()
        """How often an address reached a limit, the last one at the end."""

    def note(self, limit: str, address: str) -> None:
        """A limit was reached: count and log it."""
        self[limit] += 1
        self.who[limit, address] = self.who.pop((limit, address), 0) + 1
        if len(self.who) > MOST_BITTEN:
            self.who.popitem(last=False)
        log.warning("a limit was reached", extra={"limit": limit, "address": address})


class Guard:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.bites = Bites()
        self.blocked: Collection[str] = ()
        """Addresses that are not answered at all."""
        self.sockets: dict[str, int] = defaultdict(int)
        self._buckets: defaultdict[str, dict[str, Bucket]] = defaultdict(dict)
        """What was used of each allowance, by address or person."""
        self._key = secrets.token_bytes(16)
        self._tenancy: Tenancy | None = None

    def share(self, tenancy: "Tenancy", key: bytes) -> None:
        """Count together with the other processes of the same store."""
        self._tenancy, self._key = tenancy, key[:16]

    def sockets_open(self) -> dict[str, int]:
        """The sockets of each address, by its pseudonym, for the others."""
        return {self.alias(address): number for address, number in self.sockets.items()}

    def spent(self) -> dict[str, dict[str, float]]:
        """What was used of each allowance, by pseudonyms, for the others: where it matters."""
        return {kind: self._spent(kind, known) for kind, known in self._buckets.items() if known}

    def _spent(self, kind: str, known: "dict[str, Bucket]") -> dict[str, float]:
        least = 0.0 if kind == "tables" else WORTH_TELLING
        used = [
            (spent, name)
            for name, bucket in known.items()
            if (spent := bucket.spent()) > least * bucket.burst
        ]
        return {self.alias(name): spent for spent, name in nlargest(MOST_TOLD, used)}

    def may_ask(self, address: str) -> bool:
        """Whether one more request is allowed."""
        limits = self.limits
        rate, burst = limits.requests_per_second, limits.request_burst
        may = self._take("requests", address, rate, burst)
        return may or self._bite("requests_per_second", address)

    def may_make_table(self, address: str) -> bool:
        """Whether one more table is allowed."""
        hourly = self.limits.tables_per_hour
        may = all(
            self._take("tables", whose, hourly * share / 3600, hourly * share)
            for whose, share in ((address, 1), ("", TABLES_TOGETHER))
        )
        return may or self._bite("tables_per_hour", address)

    def alias(self, address: str) -> str:
        """A pseudonym for an address, the same until a restart."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=8).hexdigest()

    def may_connect(self, address: str) -> bool:
        """Whether one more socket is allowed."""
        there = 0.0
        if self._tenancy:
            name = self.alias(address)
            there = self._tenancy.elsewhere(lambda report: report.sockets.get(name, 0))
        may = self.sockets.get(address, 0) + there < self.limits.sockets
        return may or self._bite("sockets", address)

    def connections_elsewhere(self, address: str) -> float:
        """How many connections an address has at other processes."""
        if not self._tenancy:
            return 0.0
        name = self.alias(address)
        return self._tenancy.elsewhere(lambda report: report.connections.get(name, 0))

    def may_say(self, address: str, holder: str) -> bool:
        """Whether one more message is allowed, of this person and of all at this address.

        Both limits outlast a socket, so that reconnecting does not reset them.
        """
        limits, share = self.limits, MESSAGES_TOGETHER
        rate, burst = limits.messages_per_second, limits.message_burst
        own = self._take("messages", f"{address} {holder}", rate, burst)
        may = own and self._take("messages", address, rate * share, burst * share)
        return may or self._bite("messages_per_second", address)

    def may_subscribe(self, address: str) -> bool:
        """Whether one more device may ask to be called."""
        hourly = self.limits.devices_per_hour
        may = self._take("devices", address, hourly / 3600, hourly)
        return may or self._bite("devices_per_hour", address)

    def may_speak(self, address: str, holder: str) -> bool:
        """Whether one more line of the chat is allowed: of this person, this address, and all."""
        rate, burst = self.limits.words_per_second, self.limits.words_burst
        may = all(
            self._take("words", whose, rate * share, burst * share)
            for whose, share in (
                (f"{address} {holder}", 1),
                (address, MESSAGES_TOGETHER),
                ("", WORDS_TOGETHER),
            )
        )
        return may or self._bite("words_per_second", address)

    def _bite(self, limit: str, address: str) -> bool:
        self.bites.note(limit, address)
        return False

    def _take(self, kind: str, name: str, rate: float, burst: int) -> bool:
        """Take from an allowance that all processes share, each refilling its part."""
        bucket = bucket_of(self._buckets[kind], name, rate, burst)
        if not self._tenancy or not self._tenancy.reports:
            return bucket.take()
        reports = self._tenancy.reports.values()
        used = [names for report in reports if (names := report.spent.get(kind))]
        alias = self.alias(name) if used else ""  # it costs more than all the rest
        there = [spent for names in used if (spent := names.get(alias))]
        bucket.per_second = rate / (1 + len(there))
        return bucket.take(sum(there))


def bucket_of(known: dict[str, Bucket], address: str, rate: float, burst: float) -> Bucket:
    """The bucket of an address; full buckets are dropped from time to time."""
    if len(known) > 10_000:
        for other in [name for name, bucket in known.items() if bucket.full()]:
            del known[other]
    bucket = known.get(address)
    if bucket is None:
        bucket = known[address] = Bucket(rate, burst)
    return bucket
