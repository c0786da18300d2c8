"""Kernel: games by a policy, with what is noticed at the beginning of each turn."""

from typing import Annotated, Any

from karfunkel.core.layout import Layout
from karfunkel.core.playout import Totals, step
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import Work, assign
from karfunkel.games.kingdice.insight import INPUTS, notice
from karfunkel.games.kingdice.scoring import winners

ROW = INPUTS + 1
"""A moment: what was noticed, then who was on turn, at last what it came to."""
MOST_ROWS = 120
LOST = 0
SHARED = 1
WON = 2


class Book(Layout):
    """The moments of one game."""

    length: int
    entry: Annotated[list[int], MOST_ROWS * ROW]


def play(start: Any, g: Any, work: Work, rng: Rng, totals: Totals, book: Book, number: int) -> None:
    """Play game `number` from `start` and write it down.

    `step` is written for the state of any game, `notice` for this game's: `g` is both.
    """
    seed(rng, number, 0)
    assign(g, start)
    book.length = 0
    turns = 1
    while step(g, work, rng, totals):
        if g.turns > turns and book.length < MOST_ROWS:
            turns = g.turns
            at = ROW * book.length
            notice(g, book.entry, at)
            book.entry[at + INPUTS] = g.active
            book.length += 1
    best = winners(g)
    for row in range(book.length):
        at = ROW * row + INPUTS
        player = book.entry[at]
        result = LOST
        if best == 1 << player:
            result = WON
        elif best >> player & 1:
            result = SHARED
        book.entry[at] = result
