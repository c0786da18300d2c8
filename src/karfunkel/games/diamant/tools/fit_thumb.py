"""Fit the rule of thumb, and measure it.

    python -m karfunkel.games.diamant.tools.fit_thumb fit 200000      # games for each try
    python -m karfunkel.games.diamant.tools.fit_thumb measure 20000   # games for each mixture

The candidate sits at tables with `ev`, `steady` and `greedy`, at every mixture of a table, and the
five numbers are improved one at a time while its share of wins rises.
"""

import sys
from itertools import product

from karfunkel.core import playout
from karfunkel.core.link import link
from karfunkel.core.playout import WIN, Totals
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.diamant.bots import thumb
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.tools.thumb_seats import CANDIDATE, EV, GREEDY, NUMBERS, STEADY, seated

OPPONENTS = EV, STEADY, GREEDY
GROUPS = {(2,): (1,), (3, 4): (1, 2, 3), (5, 6, 8): (1, 2, 4, 7)}
"""Numbers of players that share their numbers, and how many candidates sit there."""
STEPS = (8, 4, 2, 1)
SEED, MEASURED = 7001, 7919

Five = tuple[int, int, int, int, int]


class Tables:
    """Plays tables of candidates and one kind of opponents, compiled."""

    def __init__(self) -> None:
        self.program = link(playout, rules=GAME.rules, policy=seated, backend="compiled")
        self.state = self.program.make(GAME.rules.State)
        self.rng = self.program.make(Rng)

    def wins(self, five: Five, seats: list[int], games: int, seed: int = SEED) -> float:
        """How often one candidate wins, in wins per fair share: 1 is even."""
        work = Work()
        work.tally[: len(seats)] = seats
        work.tally[NUMBERS : NUMBERS + len(five)] = five
        start = GAME.new({"players": len(seats)})
        put, totals = self.program.put(work), self.program.make(Totals)
        handles = (self.program.put(start), self.state, put, self.rng, totals)
        self.program.run("play_games", *handles, len(seats), seed, 0, games)
        found = self.program.get(Totals, totals)
        mine = [found.wins[seat] for seat, who in enumerate(seats) if who == CANDIDATE]
        return sum(mine) / WIN / games / len(mine) * len(seats)

    def worth(self, five: Five, players: tuple[int, ...], games: int) -> float:
        """The mean over all opponents and mixtures."""
        mixtures = [
            [CANDIDATE] * many + [other] * (n - many)
            for n, other, many in product(players, OPPONENTS, GROUPS[players])
            if many < n
        ]
        each = max(1, games // len(mixtures))
        return sum(self.wins(five, seats, each) for seats in mixtures) / len(mixtures)


def fit(tables: Tables, players: tuple[int, ...], games: int) -> tuple[Five, float]:
    """Better numbers, one at a time, in smaller and smaller steps."""
    best = numbers(players[0])
    worth = tables.worth(best, players, games)
    for step in STEPS:
        better = True
        while better:
            better = False
            for at, change in product(range(len(best)), (step, -step)):
                tried = list(best)
                tried[at] = max(0, tried[at] + change)
                five: Five = (tried[0], tried[1], tried[2], tried[3], tried[4])
                found = tables.worth(five, players, games)
                if found > worth:
                    best, worth, better = five, found, True
    return best, worth


def numbers(players: int) -> Five:
    """The five numbers that `thumb` plays by."""
    p = players
    rows = thumb.LIMIT, thumb.ALONE, thumb.RELICS, thumb.BEHIND, thumb.DIE
    return (rows[0][p], rows[1][p], rows[2][p], rows[3][p], rows[4][p])


def main(what: str, games: str, *groups: str) -> None:
    """Print the best numbers of every group, or what `thumb` wins at every mixture."""
    tables = Tables()
    if what == "fit":
        for players in GROUPS:
            if not groups or str(players[0]) in groups:
                print(players, *fit(tables, players, int(games)), flush=True)
        return
    for n in (2, 3, 4, 5, 6, 8):
        for many in sorted({1, n // 2, n - 1} if n > 4 else range(1, n)):
            seats = [CANDIDATE] * many
            found = [
                tables.wins(numbers(n), seats + [other] * (n - many), int(games), MEASURED) / n
                for other in OPPONENTS
            ]
            print(n, many, *(f"{100 * share:.1f}" for share in found), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
