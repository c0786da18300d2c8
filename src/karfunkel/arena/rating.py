"""Ratings: one number for each bot of a tournament, on a scale like Elo's.

The Plackett–Luce model: every bot has a strength, and the probability that a seat wins is the
strength of its bot divided by the sum of strengths at the table. All games are fitted at once by
maximum likelihood, so their order does not matter. A shared win counts for each winner by its
share. A difference of 400 points means winning ten times as often. Only wins count, not the places
below, because no bot plays for those: a Diamant player who risks everything for first place comes
last more often and is still stronger.

>>> from karfunkel.arena.tournament import Plan, play_deal
>>> plan = Plan("diamant", ("ev", "random", "random"), seed=1, deals=20)
>>> found = rate(plan, [play_deal(plan, number) for number in range(plan.deals)])
>>> list(found), found["ev"].points > found["random"].points
(['ev', 'random'], True)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from karfunkel.arena.tournament import Deal, Plan

Numbers: TypeAlias = NDArray[np.float64]

MEAN = 1500
"""The mean points of the bots of a tournament."""

TENFOLD = 400
"""This difference in points means winning ten times as often."""

PRIOR = 4.0
"""The prior: the standard deviation of the logarithm of a strength, 695 points. It keeps the rating
of a bot that won all its games, or none, finite, and hardly affects the others."""

SCALE = TENFOLD / log(10)


@dataclass(frozen=True)
class Rating:
    """How strong a bot is among its opponents."""

    mu: float
    """The logarithm of its strength; the mean of all bots is 0."""
    sigma: float
    """The standard error of `mu`."""
    points: float
    """`mu` on the scale of Elo."""
    margin: float
    """Half the width of the 95 % interval of the points."""


def rate(plan: Plan, deals: Sequence[Deal]) -> dict[str, Rating]:
    """The rating of every spec; the order of the deals does not matter."""
    return rate_all([(plan, deals)])


def rate_all(played: Sequence[tuple[Plan, Sequence[Deal]]]) -> dict[str, Rating]:
    """The rating of every spec from several line-ups."""
    specs = list(dict.fromkeys(bot for plan, _ in played for bot in plan.bots))
    if not specs:
        return {}
    rows = sum(len(deals) for _, deals in played)
    seats, wins = np.zeros((rows, len(specs))), np.zeros((rows, len(specs)))
    row = 0
    for plan, deals in played:
        who = np.array([specs.index(bot) for bot in plan.bots])
        for deal in sorted(deals):
            np.add.at(seats[row], who, 1.0)
            for game in deal.games:
                np.add.at(wins[row], who, game.shares)
            row += 1
    found, errors = fit(seats, wins)
    return {
        spec: Rating(mu, sigma, MEAN + SCALE * mu, 1.96 * SCALE * sigma)
        for spec, mu, sigma in zip(specs, found.tolist(), errors.tolist(), strict=True)
    }


def fit(seats: Numbers, wins: Numbers) -> tuple[Numbers, Numbers]:
    """The maximum-likelihood logarithms of the strengths, and their standard errors.

    A row for each deal, a column for each bot: how many seats it had at the table, and how many
    games of the deal it won. Rows are independent; games within a row need not be.
    """
    bots = seats.shape[1]
    games = wins.sum(axis=1, keepdims=True)
    prior = np.eye(bots) / PRIOR**2
    mu, curvature = np.zeros(bots), prior

    def likelihood(mu: Numbers) -> float:
        tables = np.log(seats @ np.exp(mu))
        return float((wins @ mu).sum() - (games[:, 0] * tables).sum() - mu @ prior @ mu / 2)

    # Newton's method; the likelihood is concave, so a step that overshoots only needs shortening.
    for _ in range(100):
        chances = _chances(seats, mu)
        slope = (wins - games * chances).sum(axis=0) - prior @ mu
        curvature = prior + np.diag((games * chances).sum(axis=0)) - chances.T @ (games * chances)
        step = np.linalg.solve(curvature, slope)
        while np.abs(step).max() > 1e-9 and likelihood(mu + step) < likelihood(mu):
            step /= 2
        mu = mu + step
        if np.abs(step).max() <= 1e-9:
            break
    return mu - mu.mean(), _errors(wins - games * _chances(seats, mu), curvature, prior)


def _chances(seats: Numbers, mu: Numbers) -> Numbers:
    """For each row, the win probability of each bot, all its seats together."""
    strengths = seats * np.exp(mu - mu.max())
    chances: Numbers = strengths / strengths.sum(axis=1, keepdims=True)
    return chances


def _errors(surprises: Numbers, curvature: Numbers, prior: Numbers) -> Numbers:
    """Standard errors: the larger of the model's and of those from the spread of deals.

    The model treats games as independent. But the games of one deal share their luck, so they can
    carry less information; their spread shows it (the sandwich estimator).
    """
    rows, bots = surprises.shape
    inverse = np.linalg.inv(curvature)
    spread = prior + surprises.T @ surprises * (rows / max(1, rows - 1))
    centred = np.eye(bots) - 1 / bots  # only differences matter: the mean is fixed
    variances = [
        np.diag(centred @ covariance @ centred)
        for covariance in (inverse, inverse @ spread @ inverse)
    ]
    errors: Numbers = np.sqrt(np.maximum(*variances))
    return errors
