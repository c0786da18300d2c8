"""Fit the rule of thumb, and measure it.

    python -m karfunkel.games.diamant.tools.fit_thumb fit 6000        # games for each mixture
    python -m karfunkel.games.diamant.tools.fit_thumb measure 20000

The candidate sits with `ev` in every mixture. With up to four players, the fit maximises the
smallest share of the judge's advantage that the candidate keeps in any mixture. With five and more,
where hardly any advantage is left if all but one play well, it maximises the product of what the
candidate wins. Numbers change one at a time, in steps that keep them easy to remember. The same
games give the same numbers, those of `bots/thumb.py`.
"""

import sys
from itertools import product
from math import log

from karfunkel.core import playout
from karfunkel.core.link import link
from karfunkel.core.playout import WIN, Totals
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.diamant.bots import thumb
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.tools.thumb_seats import CANDIDATE, EV, GREEDY, NUMBERS, STEADY, seated

OPPONENTS = EV, STEADY, GREEDY
GROUPS = (2,), (3,), (4,), (5, 6, 8)
"""Numbers of players that share the numbers of the rule."""
JUDGE = {2: {1: 0.616}, 3: {1: 0.863, 2: 0.364}, 4: {1: 0.944, 2: 0.461, 3: 0.287}}
"""What a judge wins against `ev`, by how many of them sit at the table (docs/strength.md)."""
START = {2: (40, 0, 30, 10, 10, 6), 3: (6, 6, 40, 0, 10, 2)}
"""Where the search begins, for two players and for more."""
STEPS = {2: (5, 0, 5, 5, 0, 0), 3: (1, 1, 10, 0, 0, 1)}
"""By how much a number changes; 0: with this many players it is unused or fixed."""
SIZES = 3, 2, 1
TABLES = 2, 3, 4, 5, 6, 8
SEED, MEASURED = 7001, 7919

Rule = tuple[int, ...]


class Tables:
    """Plays tables of candidates and one kind of opponents, compiled."""

    def __init__(self) -> None:
        self.program = link(playout, rules=GAME.rules, policy=seated, backend="compiled")
        self.state = self.program.make(GAME.rules.State)
        self.rng = self.program.make(Rng)

    def wins(self, rule: Rule, seats: list[int], games: int, seed: int = SEED) -> float:
        """How often one candidate wins."""
        work = Work()
        work.tally[: len(seats)] = seats
        work.tally[NUMBERS : NUMBERS + len(rule)] = list(rule)
        start = GAME.new({"players": len(seats)})
        put, totals = self.program.put(work), self.program.make(Totals)
        handles = (self.program.put(start), self.state, put, self.rng, totals)
        self.program.run("play_games", *handles, len(seats), seed, 0, games)
        found = self.program.get(Totals, totals)
        mine = [found.wins[seat] for seat, who in enumerate(seats) if who == CANDIDATE]
        return sum(mine) / WIN / games / len(mine)

    def worth(self, rule: Rule, players: tuple[int, ...], games: int) -> float:
        """The value that the fit maximises."""
        found = {
            (n, many): self.wins(rule, [CANDIDATE] * many + [EV] * (n - many), games)
            for n in players
            for many in counts(n)
        }
        if players[0] in JUDGE:
            return min((won - 1 / n) / (JUDGE[n][many] - 1 / n) for (n, many), won in found.items())
        return sum(log(won) for won in found.values())


def counts(players: int) -> list[int]:
    """How many at a table follow the rule: all mixtures, or one, half and all but one."""
    return sorted({1, players // 2, players - 1} if players > 4 else range(1, players))


def fit(tables: Tables, players: tuple[int, ...], games: int) -> tuple[Rule, float]:
    """Better numbers, one at a time, in smaller and smaller steps."""
    kind = min(players[0], 3)
    best: Rule = START[kind]
    worth = tables.worth(best, players, games)
    for size in SIZES:
        better = True
        while better:
            better = False
            for at, sign in product(range(len(best)), (1, -1)):
                change = sign * size * STEPS[kind][at]
                rule = (*best[:at], max(0, best[at] + change), *best[at + 1 :])
                if rule != best and (found := tables.worth(rule, players, games)) > worth:
                    best, worth, better = rule, found, True
    return best, worth


def numbers(players: int) -> Rule:
    """The numbers that `thumb` plays by."""
    rows = thumb.LIMIT, thumb.PAIR, thumb.ALONE, thumb.RELICS, thumb.BEHIND, thumb.DIE
    return tuple(row[players] for row in rows)


def main(what: str, games: str, *groups: str) -> None:
    """Print the best numbers of every group, or what `thumb` wins at every mixture."""
    tables = Tables()
    if what == "fit":
        for players in GROUPS:
            if not groups or str(players[0]) in groups:
                print(players, *fit(tables, players, int(games)), flush=True)
        return
    for n in TABLES:
        for many in counts(n):
            seats = [CANDIDATE] * many
            found = [
                tables.wins(numbers(n), seats + [other] * (n - many), int(games), MEASURED)
                for other in OPPONENTS
            ]
            print(n, many, *(f"{100 * share:.1f}" for share in found), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
