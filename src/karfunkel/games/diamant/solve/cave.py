"""What can be turned up in a round: treasures as a lattice, traps as patterns.

With two players in the cave, what each holds and what lies there follows from the set of treasures
turned up, whatever their order (D7). So a round is a walk upwards in the lattice of such sets.

A lattice may put treasures of similar values in groups and count only how many of each group are
gone. What is left of a group then counts as its best treasures (`BEST`), its worst (`WORST`) or the
mean of all (`MEAN`). A player alone in the cave does at least as well with more gems, so the first
two bound what the true deck gives.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from karfunkel.games.diamant.rules import FIRST_TRAP, RELIC, TREASURES

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Groups: TypeAlias = tuple[tuple[int, ...], ...]
Traps: TypeAlias = tuple[int, ...]
"""Cards left of each kind of trap, largest first: kinds with equal counts are interchangeable."""

BEST, WORST, MEAN = "best", "worst", "mean"


def treasures(deck: Sequence[int]) -> list[int]:
    """The values of all treasures of a deck, smallest first."""
    return [TREASURES[kind] for kind in range(FIRST_TRAP) for _ in range(deck[kind])]


def traps_of(deck: Sequence[int]) -> Traps:
    """The traps of a deck."""
    return tuple(sorted((n for n in deck[FIRST_TRAP:RELIC] if n), reverse=True))


def exact_groups(values: Sequence[int]) -> Groups:
    """A group for each value: nothing is lost."""
    return tuple(tuple(v for v in values if v == value) for value in sorted(set(values)))


def close_groups(values: Sequence[int], borders: Sequence[int]) -> Groups:
    """A group up to each border."""
    groups, low = [], 0
    for high in (*borders, 99):
        group = tuple(value for value in values if low < value <= high)
        if group:
            groups.append(group)
        low = high
    return tuple(groups)


class Lattice:
    """All sets of treasures; node 0 is nothing, and every child comes after its parents."""

    def __init__(self, groups: Groups, left: str = MEAN) -> None:
        self.groups = groups
        self.size = sum(len(group) for group in groups)
        self.counts = np.array(
            list(product(*(range(len(group) + 1) for group in groups))), np.int64
        ).reshape(-1, len(groups))
        self.nodes = len(self.counts)
        self.taken = self.counts.sum(axis=1)
        self.index = {tuple(row): node for node, row in enumerate(self.counts.tolist())}
        first, child, value, weight = [0], [], [], []
        for row in self.counts.tolist():
            for group, (values, gone) in enumerate(zip(groups, row, strict=True)):
                if gone == len(values):
                    continue
                after = self.index[(*row[:group], gone + 1, *row[group + 1 :])]
                for one, n in _left(values, gone, left):
                    child.append(after)
                    value.append(one)
                    weight.append(n)
            first.append(len(child))
        self.first, self.child = np.array(first), np.array(child, np.int64)
        self.value, self.weight = np.array(value, np.int64), np.array(weight)

    def shares(self) -> tuple[Ints, Ints]:
        """In an exact lattice: what each of two holds at a node, and what lies there (D7)."""
        worth = np.array([group[0] for group in self.groups])
        return self.counts @ (worth // 2), self.counts @ (worth % 2)

    def hands(self, most: int) -> tuple[Ints, Ints]:
        """The smallest and the largest hand that a player alone can have at each node."""
        low = np.array([group[0] // 2 for group in self.groups])
        high = np.array([group[-1] for group in self.groups])
        return np.minimum(self.counts @ low, most), np.minimum(self.counts @ high, most)

    def node_of(self, values: Sequence[int]) -> int:
        """The node of a set of treasures."""
        return self.index[tuple(sum(v in group for v in values) for group in self.groups)]

    def coarse(self, exact: "Lattice") -> Ints:
        """For every node of an exact lattice, the node here."""
        where = [
            next(g for g, group in enumerate(self.groups) if values[0] in group)
            for values in exact.groups
        ]
        matrix = np.zeros((len(exact.groups), len(self.groups)), np.int64)
        matrix[range(len(where)), where] = 1
        return np.array([self.index[tuple(row)] for row in (exact.counts @ matrix).tolist()])


def _left(values: Sequence[int], gone: int, left: str) -> list[tuple[int, float]]:
    """What is left of a group of which some are gone: values and their weights."""
    n = len(values) - gone
    seen = {BEST: values[gone:], WORST: values[:n], MEAN: values}[left]
    share = n / len(seen)
    return [(value, share * seen.count(value)) for value in sorted(set(seen))]


class Patterns:
    """Which traps lie in the row, kinds with equally many cards being alike.

    Pattern 0 is none, and every pattern comes after those it follows from.
    """

    def __init__(self, traps: Traps) -> None:
        self.traps = traps
        self.kinds = sorted(set(traps), reverse=True)
        many = [traps.count(cards) for cards in self.kinds]
        self.lying = sorted(product(*(range(n + 1) for n in many)), key=sum)
        self.index = {lying: at for at, lying in enumerate(self.lying)}
        self.size = len(self.lying)
        self.cards = np.array([sum(traps) - sum(lying) for lying in self.lying])
        """Traps left in the deck."""
        width = len(self.kinds)
        self.after = np.zeros((self.size, width), np.int64)
        self.new = np.zeros((self.size, width))
        self.strikes = np.zeros((self.size, width))
        for at, lying in enumerate(self.lying):
            for kind, cards in enumerate(self.kinds):
                self.new[at, kind] = (many[kind] - lying[kind]) * cards
                self.strikes[at, kind] = lying[kind] * (cards - 1)
                if lying[kind] < many[kind]:
                    following = (*lying[:kind], lying[kind] + 1, *lying[kind + 1 :])
                    self.after[at, kind] = self.index[following]

    @cached_property
    def struck(self) -> list[Traps]:
        """The traps of the next round, by the kind that has struck (D20)."""
        found = []
        for cards in self.kinds:
            rest = list(self.traps)
            rest[rest.index(cards)] -= 1
            found.append(tuple(sorted((n for n in rest if n), reverse=True)))
        return found
