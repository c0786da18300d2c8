"""Dealers decide what chance does. Rules only list the outcomes and their weights.

>>> coin = [(0, 1), (1, 3)]
>>> Seeded(7).deal(coin) == Seeded(7).deal(coin)
True
>>> Scripted([1, 0]).deal(coin)
1
"""

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from struct import unpack

from karfunkel.core.errors import Refusal
from karfunkel.core.rng import SEEDS, Rng, below_any, seed

Outcomes = Sequence[tuple[int, int]]
SECRET_BYTES = 32
ANEW = 1 << 51
"""The random stream for hidden parts that are drawn anew; bots use others of the same seed."""


class Dealer(ABC):
    """Picks outcomes by their weights, one after another."""

    kind: str

    @abstractmethod
    def deal(self, outcomes: Outcomes) -> int:
        """The next outcome."""

    @property
    def mood(self) -> int:
        """A seed for the bots of this game; it reveals nothing about chance."""
        return 0

    def anew(self) -> Rng:
        """Random numbers for what is drawn anew before this dealer's first outcome."""
        rng = Rng()
        seed(rng, self.mood, ANEW)
        return rng


class Seeded(Dealer):
    """For simulation and tests: a seed decides everything."""

    kind = "seeded"

    def __init__(self, number: int, stream: int = 0) -> None:
        if not 0 <= number < SEEDS:
            raise Refusal("error-seed", seed=str(number))
        self.number = number
        self.rng = Rng()
        seed(self.rng, number, stream)

    def deal(self, outcomes: Outcomes) -> int:
        """The next outcome."""
        rest = below_any(self.rng, sum(weight for _, weight in outcomes))
        return _pick(outcomes, rest)

    @property
    def mood(self) -> int:
        """The seed: bots use other streams of it."""
        return self.number


class Committed(Dealer):
    """For real tables: a secret is fixed, and its hash shown, before the first step.

    Each outcome follows from the secret, the players' own seeds and a counter. So the dealer cannot
    choose outcomes, and once the secret is revealed, anyone can recompute them.
    """

    kind = "committed"

    def __init__(self, secret: bytes | None = None, player_seeds: Iterable[str] = ()) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self.player_seeds = tuple(player_seeds)
        self.counter = 0
        # Copying this is several times faster than starting from the secret for every draw.
        self._keyed = hmac.new(self.secret, digestmod="sha256")
        self._ending = "".join(f"\n{_quoted(seed)}" for seed in self.player_seeds)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, shown before the game."""
        return hashlib.sha256(self.secret).hexdigest()

    def deal(self, outcomes: Outcomes) -> int:
        """The next outcome."""
        total = sum([weight for _, weight in outcomes])
        fair = (1 << 64) // total * total
        number = next(filter(fair.__gt__, self._words()))
        self.counter += 1
        return _pick(outcomes, number % total)

    @property
    def mood(self) -> int:
        """A hash of the secret."""
        return int.from_bytes(hashlib.sha256(f"mood {self.secret.hex()}".encode()).digest()[:7])

    def anew(self) -> Rng:
        """Seeded by the secret and the players' seeds, so that it, too, can be recomputed."""
        keyed = self._keyed.copy()
        keyed.update(f"karfunkel anew{self._ending}".encode())
        rng = Rng()
        seed(rng, int.from_bytes(keyed.digest()[:7]), ANEW)
        return rng

    def _words(self) -> Iterator[int]:
        """64-bit words for this draw; the next one is needed only if the last would be biased."""
        for attempt in count():
            keyed = self._keyed.copy()
            keyed.update(f"karfunkel\n{self.counter}\n{attempt}{self._ending}".encode())
            yield from unpack(">4Q", keyed.digest())


class Scripted(Dealer):
    """For tests and for games played with real cards: the outcomes are given."""

    kind = "scripted"

    def __init__(self, script: Iterable[int]) -> None:
        self.script = iter(script)

    def deal(self, outcomes: Outcomes) -> int:
        """The next outcome of the script."""
        try:
            return next(self.script)
        except StopIteration:
            raise Refusal("error-script-over") from None


def _pick(outcomes: Outcomes, rest: int) -> int:
    for outcome, weight in outcomes:
        if rest < weight:
            return outcome
        rest -= weight
    raise AssertionError("the weights add up to more than their sum")


def _quoted(text: str) -> str:
    """A player's seed with its length, so that different lists of seeds give different messages."""
    return f"{len(text)}:{text}"
