"""The chance to win the whole game between two rounds, by the margin in chests.

`Worths` holds an upper bound for the player whose margin it is. The opponent's upper bound is its
mirror, so both bound the value: `1 - upper(-margin) <= value <= upper(margin)`. With an exact
lattice and margins that reach far enough the two agree.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from karfunkel.games.diamant.rules import RELIC, RELIC_PAYS
from karfunkel.games.diamant.solve.cave import (
    BEST,
    WORST,
    Groups,
    Lattice,
    Patterns,
    Traps,
    exact_groups,
    traps_of,
    treasures,
)

Numbers: TypeAlias = NDArray[Any]


class Between(NamedTuple):
    """All that matters between two rounds, except the margin."""

    round: int
    """The next round."""
    traps: Traps
    out: int
    """Relics carried out."""
    relics: int
    """Relics left in the deck."""


@dataclass(frozen=True)
class Problem:
    """A version of the game for two, and how finely it is solved."""

    deck: tuple[int, ...]
    rounds: int
    groups: Groups
    """How treasures are grouped while a player is alone in the cave."""
    span: int
    """Larger margins count as decided, in favour of the player whose bound it is."""
    hand: int
    """The largest hand that is solved for a player alone."""
    single: bool = False
    """Whether 32-bit floats are precise enough."""

    @property
    def number(self) -> type[np.floating[Any]]:
        """The type of all tables."""
        return np.float32 if self.single else np.float64

    def trap_sets(self, round_: int) -> list[Traps]:
        """The traps that may be left when a round begins."""
        found = {traps_of(self.deck)}
        for _ in range(round_ - 1):
            found |= {after for traps in found for after in struck(traps)}
        return sorted(found, reverse=True)


def struck(traps: Traps) -> list[Traps]:
    """What may be left of traps after one has struck; a kind with one card cannot."""
    pattern = patterns(traps)
    return [a for a, n in zip(pattern.struck, pattern.kinds, strict=True) if n > 1]


@cache
def patterns(traps: Traps) -> Patterns:
    """The patterns of a set of traps."""
    return Patterns(traps)


@cache
def lattice(groups: Groups, left: str) -> Lattice:
    """A lattice, made once."""
    return Lattice(groups, left)


def exact_problem(deck: Sequence[int], rounds: int) -> Problem:
    """A version without any approximation.

    Margins reach as far as anybody can get in half of the rounds: in the first half nobody is
    further ahead, and in the second half such a lead is decided.
    """
    values, relics = treasures(deck), deck[RELIC]
    span = (sum(values) + sum(RELIC_PAYS[:relics])) * max(1, rounds // 2)
    return Problem(tuple(deck), rounds, exact_groups(values), span, sum(values))


@dataclass
class Worths:
    """Upper bounds of the chance to win, by situation between rounds and margin + span."""

    problem: Problem
    upper: dict[Between, Numbers] = field(default_factory=dict)

    def bound(self, at: Between, side: str, reach: int) -> Numbers:
        """For margins from -reach to reach: an upper bound (`BEST`), a lower, or their mean."""
        span, problem = self.problem.span, self.problem
        margins = np.arange(-reach, reach + 1)
        if at.round > problem.rounds:
            return ((np.sign(margins) + 1) / 2).astype(problem.number)
        upper: Numbers = self.upper[at][np.clip(margins, -span, span) + span]
        upper[margins > span] = 1.0
        if side == BEST:
            return upper
        lower: Numbers = 1 - upper[::-1]
        return lower if side == WORST else (lower + upper) / 2

    def between(self, at: Between, margin: int) -> tuple[float, float]:
        """The bounds of the chance to win with a margin."""
        reach = max(1, abs(margin))
        low, high = (self.bound(at, side, reach)[margin + reach] for side in (WORST, BEST))
        return float(low), float(high)

    def start(self) -> Between:
        """The beginning of the game."""
        deck = self.problem.deck
        return Between(1, traps_of(deck), 0, deck[RELIC])

    @property
    def epsilon(self) -> float:
        """How far the bounds of the whole game are from ½: nobody can gain more than this."""
        low, high = self.between(self.start(), 0)
        return max(high - 0.5, 0.5 - low)

    def save(self, file: Path) -> None:
        """Write all results atomically."""
        p = self.problem
        about = json.dumps([p.deck, p.rounds, p.groups, p.span, p.hand, p.single])
        keys = json.dumps(list(self.upper))
        part = file.with_suffix(".part")
        with open(part, "wb") as out:
            rows = np.array(list(self.upper.values()))
            np.savez_compressed(out, about=np.array(about), keys=np.array(keys), upper=rows)
        part.replace(file)

    @classmethod
    def read(cls, file: Path) -> "Worths":
        """What was saved."""
        with np.load(file) as found:
            deck, rounds, groups, span, hand, single = json.loads(str(found["about"]))
            groups = tuple(tuple(group) for group in groups)
            worths = cls(Problem(tuple(deck), rounds, groups, span, hand, single))
            keys = json.loads(str(found["keys"]))
            for (round_, traps, out, relics), row in zip(keys, found["upper"], strict=True):
                worths.upper[Between(round_, tuple(traps), out, relics)] = row
        return worths


def home() -> Path:
    """Where solutions are kept that were made on this machine."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "karfunkel" / "solve"
