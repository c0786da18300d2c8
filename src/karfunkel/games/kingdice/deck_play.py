"""What `greedy`, who plays the dice exactly, makes of a deck: for docs/kingdice-deck.md.

    python -m karfunkel.games.kingdice.deck_play PLAYERS GAMES SEED [FOLDER]

prints the same as `karfunkel sim` for games of the bot against itself, and who would have won if
the game had ended with the last full round, so that everybody has had as many turns (K26).
"""

import json
import sys
from pathlib import Path
from typing import Any

from karfunkel.core.dealer import Seeded
from karfunkel.core.game import Json
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import CHANCE, Work
from karfunkel.games.kingdice import stats
from karfunkel.games.kingdice.bots import Greedy
from karfunkel.games.kingdice.game import GAME, KingDice
from karfunkel.games.kingdice.state import SEATS, State
from karfunkel.games.kingdice.turns import by_order


class Series:
    """Games of `greedy` against itself, counted."""

    def __init__(self, game: KingDice, players: int) -> None:
        self.game = game
        self.players = players
        self.bot = Greedy(game)
        self.work = Work()
        self.games = 0
        self.full_rounds = [0] * (1 << SEATS)
        """Winners by order of play after the last full round."""

    def play(self, number: int) -> None:
        """One game, with all chance from a number."""
        state: State = self.game.new({"players": self.players})
        dealer, rng, rules = Seeded(number), Rng(), self.game.rules
        seed(rng, number, 1)
        work, last = self.work, state.copy()
        while (turn := rules.turn(state)) != 0:
            turns = state.turns
            if turn == CHANCE:
                rules.deal(state, work, dealer.deal(self.game.outcomes(state)))
            else:
                player = state.active
                legal = self.game.legal(state, player)
                work.choice[player] = self.bot.choose(state, player, legal, rng)
                rules.act(state, work)
            if state.turns > turns and (state.turns - 1) % self.players == 0:
                last.assign(state)
        for event in work.events:
            stats.tally(work, *event)
        work.events.clear()
        self.games += 1
        first = (state.active - state.turns + 1) % self.players
        # The order is told by the last turn that was played.
        last.active, last.turns = (first - 1) % self.players, self.players
        self.full_rounds[by_order(last, rules.winners(last))] += 1

    def report(self) -> dict[str, Json]:
        """As `karfunkel sim --json` tells it, and the wins after full rounds."""
        even = stats.wins_by_order(self.full_rounds)
        found: dict[str, Any] = stats.report(self.work.tally, self.games)
        return {**found, "wins_after_full_rounds": [wins / max(1, self.games) for wins in even]}


if __name__ == "__main__":
    players, games, start = map(int, sys.argv[1:4])
    series = Series(GAME.with_data(Path(sys.argv[4])) if sys.argv[4:] else GAME, players)
    for number in range(games):
        series.play(start * 1_000_000 + number)
    print(json.dumps(series.report(), indent=2))
