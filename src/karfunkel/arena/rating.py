"""Ratings: one number for each bot of a tournament, on a scale like Elo's.

A game at a table of many is won by one of them, so it counts as that one beating each of the
others. Under the model of Plackett and Luce this is exact: between two at one table, the odds that
it is the one and not the other who wins do not depend on who else sits there. 400 points more:
wins ten times as often. The places of those who did not win do not count, for no bot plays for
them: a Diamant player who risks all for the first place comes last more often and is stronger.

>>> from karfunkel.arena.tournament import Plan, play_deal
>>> plan = Plan("diamant", ("ev", "random", "random"), seed=1, deals=20)
>>> found = rate(plan, [play_deal(plan, number) for number in range(plan.deals)])
>>> list(found), found["ev"].points > found["random"].points
(['ev', 'random'], True)
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import NamedTuple

from karfunkel.arena.tournament import Deal, Plan, Played
from karfunkel.core.errors import Refusal

MEAN = 1500
"""The mean points of the bots of a tournament."""

TENFOLD = 400
"""So many points more: wins ten times as often."""


@dataclass(frozen=True)
class Rating:
    """How strong a bot is among those it played."""

    mu: float
    sigma: float
    points: float
    """`mu` on the scale of Elo."""
    margin: float
    """Half the width of the 95 % interval of the points."""


class Belief(NamedTuple):
    """What is known of a bot so far."""

    mu: float
    sigma: float


def rate(plan: Plan, deals: Sequence[Deal]) -> dict[str, Rating]:
    """The rating of every spec; the same deals give the same, in whatever order they came."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise Refusal("error-no-rating") from error
    # Bots do not change from game to game: nothing is forgotten (tau), and early games count as
    # much as late ones (gamma).
    model = PlackettLuce(tau=0, gamma=lambda *of: 1.0)

    def beat(winner: Belief, loser: Belief) -> tuple[Belief, Belief]:
        (first,), (second,) = model.rate([[model.rating(*winner)], [model.rating(*loser)]])
        return Belief(first.mu, first.sigma), Belief(second.mu, second.sigma)

    known = dict.fromkeys(plan.bots, Belief(model.mu, model.sigma))
    for deal in sorted(deals):
        for game in deal.games:
            before = dict(known)
            for (winner, loser), weight in victories(plan, game).items():
                first, second = beat(before[winner], before[loser])
                known[winner] = _moved(known[winner], before[winner], first, weight)
                known[loser] = _moved(known[loser], before[loser], second, weight)
    # In the model, who is ahead by beta * sqrt(2) wins e times as often.
    scale = TENFOLD / log(10) / (model.beta * sqrt(2))
    mean = sum(belief.mu for belief in known.values()) / len(known)
    return {
        spec: Rating(mu, sigma, MEAN + scale * (mu - mean), 1.96 * scale * sigma)
        for spec, (mu, sigma) in known.items()
    }


def victories(plan: Plan, game: Played) -> dict[tuple[str, str], float]:
    """Who beat whom in a game, and how much it counts.

    A shared win counts by its shares. All victories of a game stem from one result, so together
    they count as much as the one result tells: by the model, 2 / players each.
    """
    found: defaultdict[tuple[str, str], float] = defaultdict(float)
    for winner, share in zip(plan.bots, game.shares, strict=True):
        for loser in plan.bots:
            if share and winner != loser:
                found[winner, loser] += share * 2 / len(plan.bots)
    return dict(found)


def _moved(now: Belief, before: Belief, after: Belief, weight: float) -> Belief:
    return Belief(
        now.mu + weight * (after.mu - before.mu),
        now.sigma + weight * (after.sigma - before.sigma),
    )
