"""What `emit` becomes in a program that tells nobody of events, in the compiled subset.

A game's `stats.py` has another answer: to count them in `work.tally`.
"""

from karfunkel.core.work import Work


def nothing(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Events are of no use here."""
