"""What a simulation of Fireflies counts: how many players meet in a meadow, and what they catch.

`tally` is in the compiled subset: it takes the place of `emit` in simulations.
"""

from karfunkel.core.game import Json
from karfunkel.core.work import Work
from karfunkel_fireflies.rules import CAUGHT, SEATS

CATCH = SEATS + 1
"""The index of the total catch, after the visits by their number of visitors."""


def tally(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Count a visit and its catch."""
    if kind == CAUGHT:
        visitors = 0
        while a:
            a &= a - 1
            visitors += 1
        work.tally[visitors] += 1
        work.tally[CATCH] += c * visitors


def report(tally: list[int], games: int) -> dict[str, Json]:
    """Visits by their number of visitors, and the catch without lanterns, per game."""
    return {
        "visits": {str(n): tally[n] / max(1, games) for n in range(1, SEATS + 1)},
        "caught": tally[CATCH] / max(1, games),
    }
