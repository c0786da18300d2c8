"""How `greedy`, which plays the dice exactly, does with a deck: for docs/kingdice-deck.md.

    python -m karfunkel.games.kingdice.tools.deck_play PLAYERS GAMES SEED [FOLDER]

prints the same as `karfunkel sim` for games of the bot against itself, and who would have won if
the game had ended with the last full round, so that everybody had equally many turns (K26).
"""

import json
import sys
from pathlib import Path
from typing import Any

from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.game import Event, Json
from karfunkel.core.match import Match
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import Work
from karfunkel.games.kingdice import stats
from karfunkel.games.kingdice.bots.greedy import Greedy
from karfunkel.games.kingdice.game import GAME, KingDice
from karfunkel.games.kingdice.rules.state import SEATS, State
from karfunkel.games.kingdice.rules.turns import by_order


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
        match, rng = Match(self.game, {"players": self.players}, Seeded(number)), Rng()
        seed(rng, number, 1)
        state: State = match.state
        last = state.copy()

        def count(events: list[Event]) -> None:
            """What a simulation counts, from the events as the rules emit them."""
            for event in self.game.work.events:
                stats.tally(self.work, *event)
            if state.turns > last.turns and (state.turns - 1) % self.players == 0:
                last.assign(state)

        play(match, [Seated(self.bot, rng)] * self.players, count)
        self.games += 1
        first = (state.active - state.turns + 1) % self.players
        # The order follows from the last turn that was played.
        last.active, last.turns = (first - 1) % self.players, self.players
        self.full_rounds[by_order(last, self.game.rules.winners(last))] += 1

    def report(self) -> dict[str, Json]:
        """The output of `karfunkel sim --json`, plus the wins after full rounds."""
        even = stats.wins_by_order(self.full_rounds)
        found: dict[str, Any] = stats.report(self.work.tally, self.games)
        return {**found, "wins_after_full_rounds": [wins / max(1, self.games) for wins in even]}


if __name__ == "__main__":
    players, games, start = map(int, sys.argv[1:4])
    series = Series(GAME.with_data(Path(sys.argv[4])) if sys.argv[4:] else GAME, players)
    for number in range(games):
        series.play(start * 1_000_000 + number)
    print(json.dumps(series.report(), indent=2))
