"""Backward induction over the rounds. A round is solved for all margins at once."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

import numpy as np

from karfunkel.games.diamant.rules import RELIC, RELIC_PAYS
from karfunkel.games.diamant.solve import kernel
from karfunkel.games.diamant.solve.cave import (
    BEST,
    WORST,
    Traps,
    exact_groups,
    traps_of,
    treasures,
)
from karfunkel.games.diamant.solve.worths import (
    Between,
    Numbers,
    Problem,
    Worths,
    lattice,
    patterns,
)

Sides: TypeAlias = tuple[str, str]
BOUNDS = BEST, WORST
"""For an upper bound: the best for the player, the worst for the opponent."""


class Rows:
    """Where hands stand in the tables for a player alone: one row per node and hand."""

    def __init__(self, problem: Problem, left: str) -> None:
        self.lattice = lattice(problem.groups, left)
        self.low, self.high = self.lattice.hands(problem.hand)
        widths = self.high - self.low + 1
        self.base = np.concatenate([[0], np.cumsum(widths)[:-1]])
        self.size = int(widths.sum())
        self.both = lattice(exact_groups(treasures(problem.deck)), WORST)
        hands, lying = self.both.shares()
        self.hands, self.lying = hands, lying
        nodes = self.lattice.coarse(self.both)
        rows = self.base[nodes] + np.minimum(hands, problem.hand) - self.low[nodes]
        self.kept, self.pair = np.unique(rows, return_inverse=True)
        self.where = np.full(self.size, -1)
        self.where[self.kept] = np.arange(len(self.kept))


@cache
def rows_of(problem: Problem, left: str) -> Rows:
    """The rows of a problem, made once."""
    return Rows(problem, left)


def pays(out: int, relics: int) -> int:
    """D14: what relics pay after some were carried out."""
    return sum(RELIC_PAYS[out : out + relics])


class Round:
    """One round from one set of traps, with `total` relics that are out or in the deck."""

    def __init__(self, worths: Worths, round_: int, traps: Traps, total: int) -> None:
        self.worths, self.problem = worths, worths.problem
        self.round, self.traps, self.total = round_, traps, total
        self.pattern = patterns(traps)
        self.rooms: dict[tuple[int, ...], tuple[Numbers, Numbers]] = {}

    def room(self, *shape: int) -> tuple[Numbers, Numbers]:
        """Two work tables, allocated once: allocating them costs as much as the work."""
        if shape not in self.rooms:
            number = self.problem.number
            self.rooms[shape] = np.empty(shape, number), np.empty(shape, number)
        return self.rooms[shape]

    def fallen(self, out: int, relics: int, side: str, span: int) -> Numbers:
        """The chance to win if a trap strikes, by its kind."""
        none = np.zeros(2 * span + 1, self.problem.number)
        return np.array(
            [
                self.worths.bound(Between(self.round + 1, after, out, relics), side, span)
                if cards > 1
                else none
                for after, cards in zip(self.pattern.struck, self.pattern.kinds, strict=True)
            ]
        )

    def alone(self, side: str, out: int, relics: int) -> Numbers:
        """After going on alone, with `out` relics carried out and `relics` in the deck.

        By pattern, by a kept row (`Rows`) and by the margin that the chests have.
        """
        problem, pattern, span = self.problem, self.pattern, self.problem.span
        rows = rows_of(problem, side)
        number = problem.number
        margins = 2 * span + 1
        richer, best = self.room(pattern.size, rows.size, margins)
        going = np.zeros((pattern.size, len(rows.kept), margins), number)
        most = span + problem.hand + 20 + pays(0, len(RELIC_PAYS))
        for lying in range(relics, -1, -1):
            left = relics - lying
            worth = pays(out, lying)
            leaving = self.worths.bound(
                Between(self.round + 1, self.traps, out + lying, left), side, most
            )
            kernel.alone(
                rows.lattice.first,
                rows.lattice.child,
                rows.lattice.value,
                rows.lattice.weight,
                rows.lattice.size - rows.lattice.taken,
                rows.low,
                rows.high,
                rows.base,
                pattern.after,
                pattern.new,
                pattern.strikes,
                pattern.cards,
                left,
                leaving,
                most + worth,
                self.fallen(out, left, side, span),
                side == BEST,
                richer,
                best,
                rows.where if lying == 0 else np.full(rows.size, -1),
                going,
            )
            richer, best = best, richer
        return going

    def together(
        self, out: int, relics: int, margin: Numbers, alone: "Alone", sides: Sides = BOUNDS
    ) -> Iterator[Numbers]:
        """With both in the cave and all relics lying there, then one fewer, down to none.

        The chance to win after both go on, by pattern, node and margin. `sides`: the tables for the
        player and for the opponent alone in the cave; the first is also used later.
        """
        pattern, span = self.pattern, self.problem.span
        me, other = sides
        rows = rows_of(self.problem, me)
        both = rows.both
        shape = pattern.size, both.nodes, len(margin)
        richer, best = self.room(*shape)
        for lying in range(relics, -1, -1):
            left = relics - lying
            going = np.empty(shape, self.problem.number)
            reached = Between(self.round + 1, self.traps, out, left)
            kernel.together(
                both.first,
                both.child,
                both.weight,
                both.size - both.taken,
                rows.hands + rows.lying + pays(out, lying),
                rows.pair,
                pattern.after,
                pattern.new,
                pattern.strikes,
                pattern.cards,
                left,
                int(margin[0]),
                span,
                alone(me, out + lying, left),
                alone(other, out + lying, left),
                self.worths.bound(reached, me, span)[margin + span],
                self.fallen(out, left, me, span)[:, margin + span],
                me == BEST,
                richer,
                best,
                going,
            )
            yield going
            richer, best = best, richer


Alone: TypeAlias = Callable[[str, int, int], Numbers]


def steps(problem: Problem) -> list[tuple[int, Traps, int]]:
    """The rounds to solve: round, traps and relics that are out or in the deck.

    Shorter games come first, so that they are solved before the longer ones.
    """
    relics, cards = problem.deck[RELIC], sum(traps_of(problem.deck))

    def order(step: tuple[int, Traps, int]) -> tuple[int, int, int]:
        round_, traps, total = step
        to_come, gone = problem.rounds - round_ + 1, cards - sum(traps)
        first = not gone and total == relics  # a game of this many rounds may begin here
        return to_come + max(gone, 0 if first else 1), to_come, total

    found = [
        (round_, traps, total)
        for round_ in range(problem.rounds, 0, -1)
        for traps in problem.trap_sets(round_)
        for total in range(relics + 1)
        if round_ > 1 or total == relics
    ]
    return sorted(found, key=order)


def solve(worths: Worths) -> Iterator[tuple[int, Traps, int]]:
    """Fill in what is missing, step by step."""
    problem = worths.problem
    margin = np.arange(-problem.span, problem.span + 1)
    for round_, traps, total in steps(problem):
        outs = range(total + 1) if round_ > 1 else range(1)
        if all(Between(round_, traps, out, total - out) in worths.upper for out in outs):
            yield round_, traps, total
            continue
        found = Round(worths, round_, traps, total)
        alone = cache(found.alone)
        for out in outs:
            at = Between(round_, traps, out, total - out)
            for going in found.together(out, total - out, margin, alone):
                worths.upper[at] = going[0, 0].copy()
        yield round_, traps, total
