"""Deeper values: what a search that the judge guides finds after a choice, with its error."""

from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.analysis.values import Chances, mean, result_shares, whole
from karfunkel.bots.judge import GuidedEngine
from karfunkel.core.game import Game
from karfunkel.core.link import Backend
from karfunkel.core.rng import Rng, seed

FEWEST = 20
"""Iterations of a search at least."""
BATCHES = 4
"""Independent searches behind every value; their spread is its error."""


class Deep(NamedTuple):
    """A value and, for one player, its variance."""

    value: Chances
    variance: float


class Search:
    """Values by search, from what one player can know."""

    def __init__(
        self, game: Game, iterations: int, number: int, backend: Backend, file: Path | None
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.number = number
        self.engine = GuidedEngine(game, backend, file)

    def value(self, state: Any, player: int, stream: int, share: float = 1.0) -> Deep:
        """The value of a state that fits what `player` knows, by a share of all iterations."""
        if self.game.turn(state).over:
            return Deep(result_shares(self.game, state), 0.0)
        observed = self.game.observe(state, player)
        iterations = min(self.iterations, max(FEWEST, round(share * self.iterations)))
        found = []
        for batch in range(BATCHES):
            rng = Rng()
            seed(rng, self.number, BATCHES * stream + batch)
            self.engine.begin(observed, rng, iterations)
            self.engine.run(player, iterations)
            gained = self.engine.grown().gained
            found.append(whole([int(gained[seat]) for seat in range(observed.players)]))
        middle = mean([(1, one) for one in found])
        spread = sum((one[player] - middle[player]) ** 2 for one in found)
        return Deep(middle, spread / (BATCHES * (BATCHES - 1)))
