"""The best response to the strategy: how much anybody can gain against it.

It takes the strategy as it is played (`Solution`): how often it goes on with both in the cave, and
when it leaves alone. Against that it finds the responder's best choices by backward induction of
its own, over the true deck: every set of treasures and every hand, without groups and without
equilibria.

Three things are cut off, all in favour of the responder: beyond a lead of `span` the responder has
won; alone in the cave, a hand larger than the tables wins; further behind than `span` counts as
`span` behind. For the last one, a larger margin must never be worth less to the responder. An
optimal strategy would ensure that; against ours the responder is simply granted the best worth of
any smaller margin (docs/diamant-solved.md has the proof).
"""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from karfunkel.games.diamant.rules import RELIC_PAYS
from karfunkel.games.diamant.solve import response_kernel as kernel
from karfunkel.games.diamant.solve.cave import BEST, MEAN, Traps, exact_groups, treasures
from karfunkel.games.diamant.solve.induction import Round, pays, rows_of, steps
from karfunkel.games.diamant.solve.play import Solution
from karfunkel.games.diamant.solve.worths import (
    Between,
    Numbers,
    Problem,
    Worths,
    home,
    lattice,
)

STRATEGY = 2
"""Increase it when the strategy plays differently: earlier results do not count then."""
BLOCK = 16
"""Margins computed at once: few enough to keep the tables of a player alone small."""
KEPT = threading.local()
"""The work tables of a thread: allocating them for every block would take a quarter longer."""

Pair: TypeAlias = tuple[Numbers, Numbers]


@cache
def crew() -> ThreadPoolExecutor:
    """Threads for all cores; the kernels release the GIL."""
    return ThreadPoolExecutor(os.cpu_count() or 1)


class Deck:
    """The true deck: every set of treasures, and every hand at it, up to the largest."""

    def __init__(self, problem: Problem) -> None:
        found = lattice(exact_groups(treasures(problem.deck)), MEAN)
        self.nodes = found.nodes
        left = found.size - found.taken
        self.lattice = found.first, found.child, found.value, found.weight, left
        low, high = found.hands(problem.hand)
        base = np.concatenate([[0], np.cumsum(high - low + 1)])
        self.size = int(base[-1])
        self.rows = low, high, base[:-1]
        self.listed = int(high.max() + found.value.max() + 1)
        """Hands for which the worth of leaving is listed."""
        self.hands, self.lying = found.shares()


@cache
def deck_of(problem: Problem) -> Deck:
    """The deck of a problem, made once."""
    return Deck(problem)


class Answer:
    """One round against the strategy, from one set of traps, with `total` relics out or left."""

    def __init__(
        self, solution: Solution, found: Worths, round_: int, traps: Traps, total: int
    ) -> None:
        self.plan, self.found = solution.worths, found
        self.problem = found.problem
        self.round, self.traps, self.total = round_, traps, total
        self.deck = deck_of(self.problem)
        self.playing = Round(self.plan, round_, traps, total)
        """The round as the strategy sees it."""
        self.planned = cache(self.playing.alone)
        self.finished = cache(self.finish)
        pattern = self.playing.pattern
        self.pattern = pattern
        self.chances = pattern.after, pattern.new, pattern.strikes, pattern.cards
        self.last = round_ == self.problem.rounds
        self.most = self.problem.span + self.problem.hand + 40 + pays(0, len(RELIC_PAYS))

    def fallen(self, worths: Worths, side: str, out: int, relics: int, span: int) -> Numbers:
        """The chance to win if a trap strikes, by its kind and the margin."""
        return Round(worths, self.round, self.traps, self.total).fallen(out, relics, side, span)

    def after(self, worths: Worths, side: str, out: int, relics: int) -> Numbers:
        """The chance to win after the round, by margin + `most`."""
        at = Between(self.round + 1, self.traps, out, relics)
        return worths.bound(at, side, self.most)

    def each_block(self, work: Callable[[slice], Numbers], margins: int) -> Numbers:
        """Compute the margins block by block, on every core: by pattern, node and margin."""
        blocks = [slice(at, min(at + BLOCK, margins)) for at in range(0, margins, BLOCK)]
        return np.concatenate(list(crew().map(work, blocks)), axis=2)

    def layer(self, name: str, block: slice, after: Numbers, relics: int) -> kernel.Layer:
        """A work table of this thread, and the worth of leaving by hand and margin of the block."""
        wide = block.stop - block.start
        shape = self.pattern.size, self.deck.size * wide
        tables: dict[str, Numbers] = vars(KEPT)
        if name not in tables or tables[name].shape != shape:
            tables[name] = np.empty(shape, self.problem.number)
        first = self.most - self.problem.span + block.start + relics
        windows = sliding_window_view(after[first:], wide)[: self.deck.listed]
        return tables[name], windows.ravel()

    def alone(self, out: int, relics: int) -> Numbers:
        """The responder after going on alone: by pattern, node and margin."""
        if self.last:
            return self.finished(out, relics)
        span = self.problem.span

        def work(block: slice) -> Numbers:
            opened = np.zeros((2, self.pattern.size, self.deck.nodes), np.int64)
            layers: list[kernel.Layer] = []
            for lying in range(relics, -1, -1):
                left = relics - lying
                after = self.after(self.found, BEST, out + lying, left)
                layers.append(self.layer(f"best {lying % 2}", block, after, pays(out, lying)))
                kernel.alone(
                    (self.deck.lattice, self.deck.rows, self.chances),
                    left,
                    self.fallen(self.found, BEST, out, left, span)[:, block].copy(),
                    layers[-1],
                    layers[-2 if left else -1],
                    opened[lying % 2],
                    opened[1 - lying % 2],
                    going := self.room(block, lying == 0),
                )
            return going

        return self.each_block(work, 2 * span + 1)

    def follow(self, out: int, relics: int) -> Numbers:
        """What is left for the responder after the strategy goes on alone, by its margin.

        An upper bound: if the strategy wastes a larger lead, the responder is granted what it
        wastes. So nobody gains by being further behind, and a deficit beyond `span` is worth no
        more than this.
        """
        if self.last:
            return 1 - self.finished(out, relics)  # both want the larger chest, and nothing else
        beyond = self.problem.span + 1  # a lead that counts like any larger one

        def work(block: slice) -> Numbers:
            opened = np.zeros((2, self.pattern.size, self.deck.nodes), np.int64)
            layers: list[tuple[kernel.Layer, kernel.Layer]] = []
            for lying in range(relics, -1, -1):
                left, odd, worth = relics - lying, lying % 2, pays(out, lying)
                plan = self.after(self.plan, MEAN, out + lying, left)
                # The responder's margin has the opposite sign.
                found = self.after(self.found, BEST, out + lying, left)[::-1]
                layers.append(
                    (
                        self.layer(f"plan {odd}", block, plan, worth),
                        self.layer(f"found {odd}", block, found, worth),
                    )
                )
                planned = self.fallen(self.plan, MEAN, out, left, beyond)[:, 1:]
                fallen = self.fallen(self.found, BEST, out, left, beyond)[:, ::-1][:, 1:]
                kernel.follow(
                    (self.deck.lattice, self.deck.rows, self.chances),
                    left,
                    (planned[:, block].copy(), fallen[:, block].copy()),
                    layers[-1],
                    layers[-2 if left else -1],
                    opened[odd],
                    opened[1 - odd],
                    going := self.room(block, lying == 0),
                )
            return going

        found = self.each_block(work, 2 * beyond)
        most: Numbers = np.maximum.accumulate(found[:, :, ::-1], axis=2)[:, :, ::-1]
        return most[:, :, :-1]

    def finish(self, out: int, relics: int) -> Numbers:
        """In the last round, anybody after going on alone: by pattern, node and margin."""
        span, hands = self.problem.span, self.deck.hands
        behind, even = (self.behind(out, relics, *case) for case in ((0.0, span + 1), (0.5, 1)))
        cards = self.deck.lattice[4] + self.pattern.cards[:, None] + relics
        strikes = self.pattern.strikes.sum(axis=1)[:, None] / cards
        found = self.empty()
        nodes = np.arange(self.deck.nodes)
        for margin in range(-span, 0):
            x = margin + hands
            known = behind[:, nodes, np.maximum(-x, 0)]
            found[:, :, margin + span] = np.where(x > 0, 1 - strikes, known)
        found[:, :, span] = np.where(hands > 0, 1 - strikes / 2, even[:, :, 0])
        found[:, :, span + 1 :] = 1
        return found

    def behind(self, out: int, relics: int, fallen: float, size: int) -> Numbers:
        """The chance to win the last round alone, by pattern, node and how far behind."""
        shape = self.pattern.size, self.deck.nodes, size
        richer, best, going = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        for lying in range(relics, -1, -1):
            kernel.last_round(
                *(self.deck.lattice, self.chances, relics - lying, pays(out, lying), fallen),
                *(richer, best, going),
            )
            richer, best = best, richer
        return going

    def empty(self) -> Numbers:
        """A table by pattern, node and margin."""
        margins = 2 * self.problem.span + 1
        return np.zeros((self.pattern.size, self.deck.nodes, margins), self.problem.number)

    def room(self, block: slice, kept: bool) -> Numbers:
        """A table to keep a block in, or an empty one."""
        shape = self.pattern.size if kept else 0, self.deck.nodes, block.stop - block.start
        return np.zeros(shape, self.problem.number)

    def mixes(self, out: int, relics: int) -> Iterator[Numbers]:
        """How often the strategy goes on with both inside: all relics lying there, then fewer."""
        problem, playing = self.plan.problem, self.playing
        margins = np.arange(-problem.span, problem.span + 1)
        alone = self.planned
        rows = rows_of(problem, MEAN)
        lying = relics
        for going in playing.together(out, relics, margins, alone, (MEAN, MEAN)):
            left = relics - lying
            stays = np.zeros(going.shape, problem.number)
            kernel.mixes(
                going,
                alone(MEAN, out + lying, left),
                alone(MEAN, out + lying, left),
                self.plan.bound(Between(self.round + 1, self.traps, out, left), MEAN, problem.span),
                rows.hands + rows.lying + pays(out, lying),
                rows.pair,
                problem.span,
                stays,
            )
            yield stays
            lying -= 1

    def together(self, out: int, relics: int, tables: dict[int, Pair]) -> Numbers:
        """The best answer from the beginning of the round, by margin."""
        span = self.problem.span
        richer, best = self.empty(), self.empty()
        begin = np.zeros(2 * span + 1, self.problem.number)
        lying = relics
        for stays in self.mixes(out, relics):
            left = relics - lying
            mine, theirs = tables[out + lying]
            kernel.together(
                self.deck.lattice,
                self.chances,
                left,
                self.deck.hands + self.deck.lying + pays(out, lying),
                span,
                stays,
                mine,
                theirs,
                self.found.bound(Between(self.round + 1, self.traps, out, left), BEST, span),
                self.fallen(self.found, BEST, out, left, span),
                richer,
                best,
                begin,
            )
            richer, best = best, richer
            lying -= 1
        return begin


def default_file(deck: str, rounds: int) -> Path:
    """Where the results are kept."""
    return home() / "responses" / f"diamant-{deck}-{rounds}-strategy-{STRATEGY}.npz"


def respond(solution: Solution, found: Worths) -> Iterator[tuple[int, Traps, int]]:
    """Fill in what is missing of the best response, step by step."""
    for round_, traps, total in steps(found.problem):
        outs = range(total + 1) if round_ > 1 else range(1)
        wanted = [Between(round_, traps, out, total - out) for out in outs]
        if not all(at in found.upper for at in wanted):
            answer = Answer(solution, found, round_, traps, total)
            tables = {
                out: (answer.alone(out, total - out), answer.follow(out, total - out))
                for out in range(total + 1)
            }
            for at in wanted:
                wins = np.minimum(answer.together(at.out, at.relics, tables), 1)
                found.upper[at] = np.maximum.accumulate(wins)
        yield round_, traps, total
