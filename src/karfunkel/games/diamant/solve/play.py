"""Playing by the solution: what a player in the cave should do, and how good it is.

`Worths` says what every situation between rounds is worth. From these values one round is solved
again for the margin it began with; a player alone in the cave is followed card by card.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np

from karfunkel.core.errors import Refusal
from karfunkel.games.diamant.rules import FIRST_TRAP, OVER, RELIC, TREASURES, TURN_UP, State
from karfunkel.games.diamant.solve import kernel
from karfunkel.games.diamant.solve.cave import (
    BEST,
    MEAN,
    Groups,
    Traps,
    close_groups,
    exact_groups,
)
from karfunkel.games.diamant.solve.induction import Round, Sides, pays, rows_of
from karfunkel.games.diamant.solve.worths import Between, Numbers, Problem, Worths, home, lattice

TABLES = Path(__file__).parent / "tables"
COARSE = 4, 9
"""Borders between groups of treasures, fine enough to play by."""

MOST_KEPT = 24
"""How many tables are cached: one of the full deck takes up to 20 MB."""
NEAR = 4
"""Margins that are solved together with the one that is asked for: they cost hardly more."""


class Matrix(NamedTuple):
    """The chance to win of the player, by what the player and then the opponent do."""

    both_stay: float
    stay_alone: float
    leave_alone: float
    both_leave: float

    def value(self) -> float:
        """The chance to win in equilibrium."""
        a, b, c, d = self
        stays = self.stays()
        return min(stays * a + (1 - stays) * c, stays * b + (1 - stays) * d)

    def stays(self) -> float:
        """How often the player goes on in equilibrium."""
        a, b, c, d = self
        value = min(max(a, c), max(b, d))
        if min(a, b) >= value:
            return 1.0
        if min(c, d) >= value:
            return 0.0
        return min(1.0, max(0.0, (d - c) / (a + d - b - c)))

    def other(self) -> "Matrix":
        """The same, as the opponent sees it."""
        return Matrix(
            1 - self.both_stay, 1 - self.leave_alone, 1 - self.stay_alone, 1 - self.both_leave
        )


class Verdict(NamedTuple):
    """What the solution says about a choice."""

    go_on: float
    """The chance to win by going on, against an opponent in equilibrium."""
    leave: float
    stays: float
    """How often to go on."""


class Situation(NamedTuple):
    """Where a round stands, as the solver counts it."""

    start: Between
    """When the round began; the relics, as of now."""
    pattern: tuple[int, ...]
    taken: tuple[int, ...]
    """How many treasures of each value lie in the row, of all values of the deck."""
    lying: int
    """Relics lying there."""


class Solution:
    """A deck that is solved, for games of up to as many rounds as the tables have."""

    def __init__(self, worths: Worths, groups: Groups | None = None) -> None:
        p = worths.problem
        finer = Problem(p.deck, p.rounds, groups or p.groups, p.span, p.hand, p.single)
        self.worths = Worths(finer, worths.upper)
        self.kinds = [kind for kind in range(FIRST_TRAP) if p.deck[kind]]
        self.lattice = lattice(
            exact_groups([TREASURES[k] for k in self.kinds for _ in range(p.deck[k])]), MEAN
        )
        self._alone = lru_cache(MOST_KEPT)(self._alone_tables)
        self._together = lru_cache(MOST_KEPT)(self._together_tables)

    # Both in the cave.

    def verdict(self, g: State, player: int, sides: Sides = (MEAN, MEAN)) -> Verdict:
        """What to do in the cave."""
        margin = g.chest[player] - g.chest[1 - player]
        at = self.situation(g)
        if g.cave == 3:
            matrix = self.matrix(at, margin, sides)
            stays, others = matrix.stays(), matrix.other().stays()
            go_on = others * matrix.both_stay + (1 - others) * matrix.stay_alone
            leave = others * matrix.leave_alone + (1 - others) * matrix.both_leave
            return Verdict(go_on, leave, stays)
        go_on, leave = self.alone(at, margin, g.hand, sides[0])
        return Verdict(go_on, leave, float(go_on > leave))

    def value(self, g: State, player: int, sides: Sides = (MEAN, MEAN)) -> float:
        """The chance to win, wherever the game stands."""
        margin = g.chest[player] - g.chest[1 - player]
        if g.phase == OVER:
            return (1 + (margin > 0) - (margin < 0)) / 2
        at, side = self.situation(g), sides[0]
        if not g.row_length:
            reach = max(1, abs(margin))
            return float(self.worths.bound(at.start, side, reach)[margin + reach])
        inside = g.cave >> player & 1
        if g.cave != 3:
            # The other's bound is the opposite one.
            side = side if inside else sides[1]
            choices = self.alone(at, margin if inside else -margin, g.hand, side)
            found = choices[0] if g.phase == TURN_UP else max(choices)
            return found if inside else 1 - found
        matrix = self.matrix(at, margin, sides)
        return matrix.both_stay if g.phase == TURN_UP else matrix.value()

    def situation(self, g: State) -> Situation:
        """The state as the solver counts it."""
        row = [0] * len(g.deck)
        for card in g.row[: g.row_length]:
            row[card] += 1
        cards = [g.deck[kind] + row[kind] for kind in range(FIRST_TRAP, RELIC)]
        traps: Traps = tuple(sorted((n for n in cards if n), reverse=True))
        many = sorted(set(traps), reverse=True)
        lying = tuple(
            sum(1 for trap, n in enumerate(cards) if n == kind and g.traps >> trap & 1)
            for kind in many
        )
        round_ = self.worths.problem.rounds - g.rounds + g.round
        start = Between(round_, traps, g.relics_out, g.deck[RELIC] + g.relics_lying)
        return Situation(start, lying, tuple(row[kind] for kind in self.kinds), g.relics_lying)

    def matrix(self, at: Situation, margin: int, sides: Sides = (MEAN, MEAN)) -> Matrix:
        """The game of the two choices, with both in the cave."""
        span = self.worths.problem.span
        margin = max(-span, min(span, margin))
        start, lying = at.start, at.lying
        first = max(-span, margin - (margin + span) % NEAR)
        going = self._together(start, first, sides)[lying]
        total = start.out + start.relics
        rows = rows_of(self.worths.problem, sides[0])
        node = rows.both.index[at.taken]
        pattern = self._round(start.round, start.traps, total).pattern.index[at.pattern]
        gets = int(rows.hands[node] + rows.lying[node]) + pays(start.out, lying)
        out, left = start.out + lying, start.relics - lying
        me, other = (
            self._alone(start.round, start.traps, total, side, out, left)[pattern, rows.pair[node]]
            for side in sides
        )
        away = -margin - gets + span
        lost = away < 0 and sides[0] == BEST
        after = Between(start.round + 1, start.traps, start.out, left)
        return Matrix(
            float(going[pattern, node, margin - first]),
            float(me[max(0, margin - gets + span)]),
            1.0 if lost else 1.0 - float(other[max(0, away)]),
            float(self.worths.bound(after, sides[0], span)[margin + span]),
        )

    def _round(self, round_: int, traps: Traps, total: int) -> Round:
        return Round(self.worths, round_, traps, total)

    def _alone_tables(
        self, round_: int, traps: Traps, total: int, side: str, out: int, relics: int
    ) -> Numbers:
        return self._round(round_, traps, total).alone(side, out, relics)

    def _together_tables(self, start: Between, first: int, sides: Sides) -> list[Numbers]:
        round_, traps, out, relics = start
        total = out + relics
        margins = np.arange(first, min(first + NEAR, self.worths.problem.span + 1))

        def alone(side: str, out: int, relics: int) -> Numbers:
            return self._alone(round_, traps, total, side, out, relics)

        found = self._round(round_, traps, total).together(out, relics, margins, alone, sides)
        return list(found)[::-1]

    # One in the cave.

    def alone(self, at: Situation, margin: int, hand: int, side: str = MEAN) -> tuple[float, float]:
        """The chances to win by going on and by leaving, alone in the cave with a hand."""
        start, whole = at.start, self.lattice
        round_ = self._round(start.round, start.traps, start.out + start.relics)
        pattern = round_.pattern
        # The part of the lattice above what lies in the row; a node has one hand.
        mine = (whole.counts >= np.array(at.taken)).all(axis=1)
        names = np.cumsum(mine) - 1
        edges = np.repeat(mine, np.diff(whole.first))
        first = np.concatenate([[0], np.cumsum(np.diff(whole.first)[mine])])
        worth = np.array([group[0] for group in whole.groups])
        hands = hand + (whole.counts[mine] - np.array(at.taken)) @ worth
        rows = np.arange(len(hands))
        most = int(abs(margin) + hands.max()) + pays(0, 5)
        shape = pattern.size, len(hands), 1
        number = self.worths.problem.number
        richer, best = np.zeros(shape, number), np.zeros(shape, number)
        going, leave = np.zeros((pattern.size, 1, 1), number), 0.0
        here = pattern.index[at.pattern]
        for lying in range(start.relics, at.lying - 1, -1):
            left = start.relics - lying
            after = Between(start.round + 1, start.traps, start.out + lying, left)
            leaving = self.worths.bound(after, side, most)
            zero = most + margin + pays(start.out, lying)
            kernel.alone(
                first,
                names[whole.child[edges]],
                whole.value[edges],
                whole.weight[edges],
                (whole.size - whole.taken)[mine],
                hands,
                np.where(hands > self.worths.problem.hand, hands - 1, hands),
                rows,
                pattern.after,
                pattern.new,
                pattern.strikes,
                pattern.cards,
                left,
                leaving,
                zero,
                round_.fallen(start.out, left, side, most)[:, [most + margin]],
                side == BEST,
                richer,
                best,
                np.where(rows == 0, 0, -1),
                going,
            )
            leave = float(leaving[zero + hand])
            richer, best = best, richer
        return float(going[here, 0, 0]), leave


def solution_of(g: State) -> Solution:
    """The solution of the game that is played."""
    if g.players != 2:
        raise Refusal("diamant-error-two-players")
    cards = list(g.deck[:FIRST_TRAP])
    for card in g.row[: g.row_length]:
        if card < FIRST_TRAP:
            cards[card] += 1
    return _solution(tuple(cards), g.rounds, home())


@cache
def _solution(treasures: tuple[int, ...], rounds: int, kept: Path) -> Solution:
    """The solution of the deck with these treasures: from this machine, or from the package."""
    for worths in _known(kept, TABLES):
        problem = worths.problem
        first = worths.start()._replace(round=problem.rounds - rounds + 1)
        if problem.deck[:FIRST_TRAP] == treasures and first in worths.upper:
            values = [value for group in problem.groups for value in group]
            return Solution(worths, close_groups(values, COARSE) if problem.single else None)
    raise Refusal("diamant-error-unsolved")


def _known(*folders: Path) -> Iterator[Worths]:
    for folder in folders:
        for file in sorted(folder.glob("*.npz")):
            try:
                yield Worths.read(file)
            except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile):
                continue  # half written, or somebody else's
