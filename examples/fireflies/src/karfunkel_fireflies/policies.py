"""Policies of Fireflies, in the compiled subset, for bots and for the playouts of searches."""

from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel_fireflies.rules import GO, MEADOW_COUNT, SHINE, State

BRIGHT = 7
"""The number of fireflies that is worth a lantern."""


def worth(g: State, player: int, meadow: int) -> int:
    """What the fireflies of a meadow would count for a player (F10)."""
    return g.glow[meadow] * (2 if g.favourite[player] == 1 + meadow else 1)


def lit(g: State, player: int, meadow: int) -> int:
    """The action for a meadow: with the lantern if there is much to share, or on the last night."""
    has_lantern = g.lanterns >> player & 1
    if has_lantern and (g.glow[meadow] >= BRIGHT or g.night == g.nights):
        return SHINE + meadow
    return GO + meadow


def tempted(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """A random meadow, weighted by its worth, so that nobody can predict it."""
    total = 0
    for meadow in range(MEADOW_COUNT):
        total += worth(g, player, meadow) ** 2
    rest = below(rng, total)
    chosen = 0
    while rest >= worth(g, player, chosen) ** 2:
        rest -= worth(g, player, chosen) ** 2
        chosen += 1
    return lit(g, player, chosen)


def greedy(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The meadow that is worth most, even if others may go there too."""
    best = 0
    for meadow in range(1, MEADOW_COUNT):
        if worth(g, player, meadow) > worth(g, player, best):
            best = meadow
    return lit(g, player, best)
