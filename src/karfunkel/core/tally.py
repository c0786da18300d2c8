"""What `emit` becomes in a program that ignores events, in the compiled subset.

A game's `stats.py` has an alternative that counts them in `work.tally`.
"""

from karfunkel.core.work import Work


def nothing(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Ignore the event."""
