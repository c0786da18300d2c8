"""The table of all cards with their exact chances (K42), for docs/kingdice-deck.md.

    python -m karfunkel.games.kingdice.tools.deck_table docs/kingdice-deck.md

rewrites it between the two marks of the page, and leaves the rest alone.
"""

import sys
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from karfunkel.games.kingdice.box.condition_text import condition_text
from karfunkel.games.kingdice.box.dataset import (
    DataSet,
    face_text,
    load,
)
from karfunkel.games.kingdice.dice.solver import Goal, solve
from karfunkel.games.kingdice.rules.state import PILE_SIZE, PILES, THIEF_PILE

CITIZENS = ("dwarf", "card thief", "gem thief", "tamer", "brute", "landowner")
PILE_TITLES = (
    "the grumpy dwarf",
    "the arrogant thief",
    "the busy dragon tamer",
    "the aggressive brute",
    "the rich landowner",
)
BEGINS = "<!-- The table begins: written by karfunkel.games.kingdice.tools.deck_table -->\n"
ENDS = "<!-- The table ends. -->\n"

Band = tuple[float, float]
STEP_BANDS: tuple[Band, ...] = ((0.85, 0.97), (0.60, 0.85), (0.40, 0.65), (0.10, 0.35))
PILE_BANDS: tuple[tuple[Band, ...], ...] = (
    STEP_BANDS,
    ((0.65, 0.85),),
    ((0.55, 0.75),),
    ((0.45, 0.65),),
    ((0.25, 0.50),),
)
"""K42: the range of chances for every step of every card of our own set."""


class Rated(NamedTuple):
    """A card and the chance to reach each of its steps."""

    number: int
    chances: tuple[Fraction, ...]


def rate(box: DataSet) -> Iterator[Rated]:
    """K42: every card, each step together with all steps before it (K17)."""
    known: dict[tuple[int, ...], Fraction] = {}
    for number, card in enumerate(box.cards):
        chances = []
        for step in range(1, len(card.conditions) + 1):
            needed = card.conditions[:step]
            if needed not in known:
                known[needed] = solve([Goal(needed)], dice=box.die_colour).start
            chances.append(known[needed])
        yield Rated(number, tuple(chances))


def table(box: DataSet) -> str:
    """The table in Markdown, pile by pile."""
    rated = list(rate(box))
    lines = [f"Data set `{box.hash}`.", ""]
    for pile in range(PILES):
        cards = rated[pile * PILE_SIZE : (pile + 1) * PILE_SIZE]
        bands = ", ".join(f"{low:.0%} to {high:.0%}" for low, high in PILE_BANDS[pile])
        means = " / ".join(
            percent(mean([card.chances[step] for card in cards]))
            for step in range(len(cards[0].chances))
        )
        thieves = pile == THIEF_PILE
        lines += [
            f"### Pile {pile + 1}, {PILE_TITLES[pile]}",
            "",
            f"Bands: {bands}. Mean: {means}.",
            "",
            "| card | joker |" + (" kind |" if thieves else "") + " condition | chance |",
            "|---|---|" + ("---|" if thieves else "") + "---|---|",
        ]
        for number, chances in cards:
            card = box.cards[number]
            cells = [str(number + 1), face_text(card.joker)]
            cells += [CITIZENS[card.effect]] if thieves else []
            cells += [" / ".join(map(condition_text, card.conditions))]
            cells += [" / ".join(map(percent, chances))]
            lines.append("| " + " | ".join(cells) + " |")
        lines.append("")
    return "\n".join(lines)


def mean(chances: Sequence[Fraction]) -> Fraction:
    """Their mean."""
    return sum(chances, Fraction(0)) / len(chances)


def percent(chance: Fraction) -> str:
    """A chance in readable form."""
    return f"{float(100 * chance):.1f} %"


def renew(page: str, box: DataSet) -> str:
    """A page with the table between its marks replaced."""
    before, begins, rest = page.partition(BEGINS)
    _, ends, after = rest.partition(ENDS)
    if not begins or not ends:
        raise ValueError("the page has no place for the table: its two marks are missing")
    return f"{before}{begins}\n{table(box)}\n{ends}{after}"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_text(renew(target.read_text("utf-8"), load()), "utf-8")
