"""Rewrites `linear_weights.py`: `python -m karfunkel.games.emerald.tools.fit_policy [PLAYERS …]`.

The policy of `linear.py` learns by playing itself, former versions of itself and `greedy`, for each
number of players from the same starting point. 500 rounds of 1,950 games take about four minutes on
one core. The same seed gives the same weights. This needs NumPy.
"""

import sys
import textwrap
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from karfunkel.core.link import Backend, link
from karfunkel.core.policies import LOGIT
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.emerald.bots import action_inputs, linear_weights
from karfunkel.games.emerald.bots.action_inputs import INPUTS
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules.state import SEATS, TREASURES
from karfunkel.games.emerald.tools import policy_games
from karfunkel.games.emerald.tools.policy_games import (
    A_FORMER,
    ITSELF,
    THE_POLICY,
    WON,
    WON_SQUARES,
)

Array = np.ndarray[Any, Any]
ROUNDS = 500
GAMES = 1200
"""Games of a round with itself; half as many are with former selves, an eighth with `greedy`."""
RATE, EARLY = 0.02, 200
"""The step size, which falls with the root of the round after this many rounds."""
SLOW, SLOWER = 0.9, 0.99
"""Adam's decay rates of both moment estimates."""
FORMER_EVERY, MOST_FORMER = 50, 20
MEAN_OF = 0.4
"""The result is the mean of this last part of all rounds: single rounds are noisy."""
HELD_OUT = 1_000_000_000
"""Games from here on are for evaluation."""
HEAD = '''"""The weights of the policy in `linear.py`, in units of 1 / LOGIT.

By number of players, from 2 on, then by input. Do not edit the numbers by hand:
`python -m karfunkel.games.emerald.tools.fit_policy` lets the policy learn and writes them.
"""

# fmt: off
'''


def beginning() -> Array:
    """Roughly the values of `greedy`, with a logit for a point."""
    a = action_inputs
    weights = np.zeros(INPUTS)
    weights[a.TREASURE : a.TREASURE + TREASURES + 1] = 5
    for card in (a.REACHED, a.TAKEN):
        weights[card + a.GOLD_VALUE] = 1
        weights[card + a.GEM] = 2.5
    for number, weight in {
        a.RICH_PREY: 0.7,
        a.POOR_PREY: 0.7,
        a.RANSOM_VALUE: -0.33,
        a.OWN_LOSS: -2.7,
        a.VICTIM_WHO_MOVED: -3,
        a.OWN_VICTIM: -3,
        a.POOR_VICTIM: 1,
        a.RANSOM: -1,
        a.GIVEN_UP: -6,
    }.items():
        weights[number] = weight
    return weights


class Lesson(NamedTuple):
    """What games taught: the gradient, how strongly weights affect choices, and the wins."""

    gradient: Array
    effect: Array
    won: float
    error: float
    """The standard error of `won`."""


class Games:
    """Games for one number of players, one after the other."""

    def __init__(self, players: int, seed: int, first: int = 0, backend: Backend = "compiled"):
        self.players = players
        self.seed = seed
        self.first = first
        self.program = link(
            policy_games, rules=GAME.rules, policy=GAME.policies["greedy"], backend=backend
        )
        start = self.program.put(GAME.new({"players": players}))
        self.starts = [start] if backend == "python" else start
        kinds = (GAME.rules.State, Work, Rng)
        self.rows = [self.program.rows(kind, 1) for kind in kinds]
        self.desks = (np.zeros(len(Work().action)), np.zeros(SEATS * INPUTS))

    def play(
        self, weights: Array, rival: int, games: int, former: Array | None = None, most: int = 0
    ) -> Lesson:
        """Play some games; `most` seats learn beside rivals, by default up to all but one."""
        gradient, tally = np.zeros(2 * INPUTS), np.zeros(3)
        self.program.run_batch(
            "play_games",
            self.starts,
            *self.rows,
            weights,
            weights if former is None else former,
            *self.desks,
            gradient,
            tally,
            rival,
            most or self.players - 1,
            self.seed,
            self.first,
            games,
        )
        self.first += games
        seats = tally[policy_games.SEATS]
        won = tally[WON] / seats
        spread = max(0.0, tally[WON_SQUARES] / seats - won * won)
        return Lesson(
            gradient[:INPUTS] / seats,
            gradient[INPUTS:] / seats,
            float(won),
            float((spread / seats) ** 0.5),
        )


def fit(
    players: int, rounds: int = ROUNDS, games: int = GAMES, seed: int = 1, *, quiet: bool = False
) -> Array:
    """The weights for a number of players."""
    weights = beginning()
    table, choice = Games(players, seed), np.random.default_rng(seed)
    former = [weights.copy()]
    mean, square, total, counted = np.zeros(INPUTS), np.zeros(INPUTS), np.zeros(INPUTS), 0
    for number in range(1, rounds + 1):
        own = table.play(weights, ITSELF, games)
        guest = table.play(weights, THE_POLICY, max(1, games // 8))
        rival = former[choice.integers(len(former))]
        past = table.play(weights, A_FORMER, max(1, games // 2), rival)
        # Inputs differ in size: steps are taken in units of what a weight does to choices.
        effect = np.sqrt(own.effect + 1e-4)
        step = (8 * own.gradient + guest.gradient + 4 * past.gradient) / 13 / effect
        mean = SLOW * mean + (1 - SLOW) * step
        square = SLOWER * square + (1 - SLOWER) * step * step
        rate = RATE * min(1.0, EARLY / number) ** 0.5
        size = np.sqrt(square / (1 - SLOWER**number)) + 1e-3
        weights += rate * mean / (1 - SLOW**number) / size / np.maximum(effect, 0.1)
        if number % FORMER_EVERY == 0:
            former = [*former, weights.copy()][-MOST_FORMER:]
            if not quiet:
                print(f"{players} players, round {number}: {report(players, weights)}", flush=True)
        if number > rounds * (1 - MEAN_OF):
            total += weights
            counted += 1
    return total / counted


def report(players: int, weights: Array, games: int = 3000) -> str:
    """What one seat wins beside others that follow `greedy`, in held-out games."""
    found = Games(players, 1, HELD_OUT).play(weights, THE_POLICY, games, most=1)
    return f"one seat wins {found.won:.1%} ± {1.96 * found.error:.1%} with greedy"


def source(weights: list[int]) -> str:
    """The source of `linear_weights.py`."""
    numbers = textwrap.fill(", ".join(map(str, weights)) + ",", 96, break_on_hyphens=False)
    return f"{HEAD}WEIGHTS = (\n{textwrap.indent(numbers, '    ')}\n)\n# fmt: on\n"


def main(counts: list[int]) -> None:
    """Fit for these numbers of players, or for all, and write each as it is done."""
    known = list(linear_weights.WEIGHTS)
    for players in counts or list(GAME.players):
        weights = fit(players)
        print(f"{players} players, at last: {report(players, weights, 20_000)}", flush=True)
        place = (players - 2) * INPUTS
        known[place : place + INPUTS] = [int(w) for w in np.round(LOGIT * weights)]
        Path(linear_weights.__file__).write_text(source(known), encoding="utf-8")


if __name__ == "__main__":
    main([int(argument) for argument in sys.argv[1:]])
