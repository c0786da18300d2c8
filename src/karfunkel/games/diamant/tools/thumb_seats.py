"""Seats for fitting the rule of thumb, in the compiled subset: who sits where is in the tally."""

from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.diamant.bots.policies import ev, greedy, steady
from karfunkel.games.diamant.bots.thumb import lean
from karfunkel.games.diamant.rules import State

# The tally holds the player of each seat from 0 on, and the numbers of the rule from 8 on.
CANDIDATE, EV, STEADY, GREEDY = 0, 1, 2, 3
NUMBERS = 8


def seated(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The choice of whoever sits there."""
    who = work.tally[player]
    if who == EV:
        return ev(g, player, work, n, rng)
    if who == STEADY:
        return steady(g, player, work, n, rng)
    if who == GREEDY:
        return greedy(g, player, work, n, rng)
    t = work.tally
    return lean(g, player, rng, t[8], t[9], t[10], t[11], t[12], t[13])
