"""Games alone, through the contract: what every environment is compared with."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.dealer import Seeded
from karfunkel.core.game import Chance, Choices, Game
from karfunkel.envs.batch import GAMES_PER_ROW


class Ask(NamedTuple):
    """A player is asked; `choose` with the answer goes on."""

    player: int
    legal: list[int]
    state: Any


class Alone:
    """One game of a seed, decision by decision."""

    def __init__(self, game: Game, seed: int, row: int = 0, number: int = 0, **options: Any):
        self.game = game
        self.state = game.new(options)
        self.dealer = Seeded(seed, row * GAMES_PER_ROW + number)
        self.pending: dict[int, int] = {}
        self._play_chance()

    def _play_chance(self) -> None:
        while self.game.turn(self.state).chance:
            outcome = self.dealer.deal(self.game.outcomes(self.state))
            self.game.apply(self.state, Chance(outcome))

    def ask(self) -> Ask | None:
        for player in self.game.turn(self.state).players:
            if player not in self.pending:
                return Ask(player, self.game.legal(self.state, player), self.state)
        return None

    def choose(self, player: int, action: int) -> None:
        self.pending[player] = action
        if len(self.pending) == len(self.game.turn(self.state).players):
            self.game.apply(self.state, Choices(tuple(sorted(self.pending.items()))))
            self.pending.clear()
            self._play_chance()

    def mask(self) -> NDArray[np.int8]:
        asked = self.ask()
        found = np.zeros(self.game.num_actions, np.int8)
        found[asked.legal if asked else []] = 1
        return found

    def shares(self) -> list[float]:
        winners = self.game.winners(self.state)
        players = self.game.player_count(self.state)
        return [(player in winners) / len(winners) for player in range(players)]

    def differences(self) -> list[float]:
        scores = self.game.scores(self.state)
        others = len(scores) - 1
        return [mine - (sum(scores) - mine) / others for mine in scores]


def games_of(game: Game, seed: int, row: int, **options: Any) -> Iterator[Alone]:
    """The games that a row of a batch plays one after another."""
    number = 0
    while True:
        yield Alone(game, seed, row, number, **options)
        number += 1
