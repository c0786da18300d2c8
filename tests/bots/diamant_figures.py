"""The figures of docs/diamant-solved.md: `python -m tests.bots.diamant_figures docs/pictures`.

One command for the whole page: the tables of the solution, the best response, games against every
bot of the population, how far the judge is from the solution, the rules for people, and the
pictures. Some parts only, and fewer games: `… docs/pictures --parts solution games --games 100`.

Games against the solution are played round by round, all at once and in the order of what matters
between rounds: so a round is solved once for all games that come to it.
"""

import argparse
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.arena.calibration import Sample, Watched
from karfunkel.arena.population import read_population
from karfunkel.arena.tournament import mean_and_error
from karfunkel.bots.base import make_bot
from karfunkel.bots.judge import JudgeBot, judge_of
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.match import Match
from karfunkel.core.position import Position
from karfunkel.core.rng import Rng, below, seed
from karfunkel.envs.opponents import chances_of_judge, sample
from karfunkel.envs.seats import Seats
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.rules import FIRST_TRAP, RELIC, State
from karfunkel.games.diamant.solve.best_response import default_file, respond
from karfunkel.games.diamant.solve.play import solution_of
from karfunkel.games.diamant.solve.worths import Worths
from karfunkel.games.diamant.tools import fit_thumb, pictures
from karfunkel.games.diamant.tools.commands import LEADS, resumed, until
from karfunkel.judge.net import Opinion

SEED = 1900023
"""Of the games: nothing is tuned on it."""
MIXED = ("random", "ev", "ev-mixed", "blend:40:ev-mixed", "greedy", "thumb", "judge")
"""Who plays the games from which positions are taken."""
STREAMS = 7 << 58
ROWS = 512
"""Tables that are played at once."""


# --- The solution and the best response ---------------------------------------------------------


def solution_tables() -> None:
    """What a lead is worth in the decks that are solved."""
    for deck in ("small", "full"):
        worths = solution_of(GAME.new({"players": 2, "deck": deck})).worths
        for to_come in range(1, 6):
            at = worths.start()._replace(round=6 - to_come)
            low, high = worths.between(at, 0)
            cells = [f"{max(high - 0.5, 0.5 - low):.4f}"]
            for lead in LEADS[1:]:
                low, high = worths.between(at, lead)
                cells.append(f"{100 * low:.2f} – {100 * high:.2f}")
            print(f"| {deck} | {to_come} |", " | ".join(cells), "|", flush=True)


def response_table() -> None:
    """What anybody can gain against the strategy, by rounds; every step is kept and resumed."""
    solution = solution_of(GAME.new({"players": 2}))
    problem = solution.worths.problem
    file = default_file("full", problem.rounds)
    found = resumed(file, Worths(problem))
    for rounds in range(1, problem.rounds + 1):
        first = found.start()._replace(round=problem.rounds - rounds + 1)
        for _ in until(respond(solution, found), found, first):
            found.save(file)
        _, wins = found.between(first, 0)
        print(f"| {rounds} | {wins - 0.5:.5f} |", flush=True)


# --- Games --------------------------------------------------------------------------------------


@dataclass
class Table:
    """A game of the solution against a bot."""

    match: Match
    choosers: Sequence[Seated]
    seat: int
    """Where the solution sits."""

    def play_round(self) -> None:
        """Play until the next round begins, or to the end."""
        match, round_ = self.match, self.match.state.round
        while not match.turn.over and match.state.round == round_:
            if waiting := match.waiting:
                for player in waiting:
                    match.choose(player, self.choosers[player].choose(match.position(player)))
            else:
                match.play_chance()

    def won(self) -> float:
        """The solution's share of the win."""
        winners = GAME.winners(self.match.state)
        return (self.seat in winners) / len(winners)


def tables(spec: str, deals: Iterable[int], number: int, first: str = "equilibrium") -> list[Table]:
    """Every deal from both seats."""
    found = []
    for deal in deals:
        for seat in (0, 1):
            rng = Rng()
            seed(rng, number, STREAMS + 2 * deal + seat)
            bots = [make_bot(first, GAME), make_bot(spec, GAME)]
            choosers = [Seated(bot, rng) for bot in (bots if seat == 0 else bots[::-1])]
            for player, chooser in enumerate(choosers):
                chooser.begin(player)
            found.append(Table(Match(GAME, {"players": 2}, Seeded(number, deal)), choosers, seat))
    return found


def order(g: State) -> tuple[Any, ...]:
    """Games with neighbouring places need the same tables of the solver."""
    traps = tuple(sorted(g.deck[FIRST_TRAP:RELIC], reverse=True))
    relics = g.deck[RELIC] + g.relics_lying
    return g.round, traps, g.relics_out + relics, relics, g.chest[0] - g.chest[1], g.row_length


def play_all(games: Sequence[Table]) -> None:
    """Play all games to the end, a round at a time."""
    waiting = list(games)
    while waiting:
        waiting.sort(key=lambda table: order(table.match.state))
        for table in waiting:
            table.play_round()
        waiting = [table for table in waiting if not table.match.turn.over]


def games_table(games: int) -> None:
    """What the solution wins against itself and every bot of the population, five rounds."""
    specs = ["equilibrium", *(each.spec for each in read_population(GAME, None).members)]
    deals = range(games // 2)
    played = {spec: tables(spec, deals, SEED) for spec in specs}
    play_all([table for some in played.values() for table in some])
    for spec, some in played.items():
        won = np.array([table.won() for table in some]).reshape(-1, 2).mean(axis=1)
        error = 1.96 * won.std(ddof=1) / len(won) ** 0.5
        print(f"| `{spec}` | {100 * won.mean():.1f} % ± {100 * error:.1f} |", flush=True)


# --- The judge ----------------------------------------------------------------------------------


def positions(games: int, number: int, players: int = 2) -> list[Position]:
    """A few positions of every game of bots that are drawn for it."""
    found: list[Position] = []
    bots = {(seat, spec): make_bot(spec, GAME) for seat in range(players) for spec in MIXED}
    for deal in range(games):
        rng, dice = Rng(), Rng()
        seed(rng, number, STREAMS + 2 * deal)
        seed(dice, number, STREAMS + 2 * deal + 1)
        sample = Sample(dice, most=4)
        drawn = [bots[seat, MIXED[below(dice, len(MIXED))]] for seat in range(players)]
        match = Match(GAME, {"players": players}, Seeded(number, deal))
        play(match, [Watched(bot, rng, sample) for bot in drawn])
        found += sample.kept
    return found


def judge_table(games: int) -> None:
    """How far the judge's chances and choices are from the solution."""
    judge = judge_of(GAME, None)
    found = sorted(positions(games, SEED), key=lambda at: order(at.observed))
    far, costs = [], []
    for at in found:
        solution = solution_of(at.observed)
        opinion = judge.opinion(at.observed, at.player, at.legal)
        value = solution.value(at.observed, at.player)
        verdict = solution.verdict(at.observed, at.player)
        far.append(abs(float(opinion.wins[at.player]) - value))
        stays = float(opinion.chances[0])  # legal actions: go on, leave
        got = stays * verdict.go_on + (1 - stays) * verdict.leave
        costs.append(max(verdict.go_on, verdict.leave) - got)
    for name, numbers in (("distance of chances", far), ("cost of a choice", costs)):
        row = np.array(numbers)
        error = 1.96 * row.std(ddof=1) / len(row) ** 0.5
        print(f"| {name} | {len(row)} | {row.mean():.4f} ± {error:.4f} |", flush=True)


# --- Rules for people ---------------------------------------------------------------------------


def rules_table(games: int) -> None:
    """What the rule of thumb wins, and what the judge wins with `ev` in the same mixtures."""
    fit_thumb.main("measure", str(10 * games))
    for players in fit_thumb.TABLES:
        for many in fit_thumb.counts(players):
            others = ["judge"] * (many - 1) + ["ev"] * (players - many)
            share, error = judges_wins(JudgeBot(GAME), others, 8 * games)
            print(f"judge {players} {many} {100 * share:.1f} ± {100 * error:.1f}", flush=True)


def judges_wins(
    judge: JudgeBot, others: list[str], games: int, number: int = fit_thumb.MEASURED
) -> tuple[float, float]:
    """What a judge wins at a table with these bots, and half its 95 % interval."""
    tables = Seats("diamant", ROWS, others, seat="each", seed=number)
    chances, rng = chances_of_judge(judge), np.random.default_rng(number)
    won: list[list[float]] = [[] for _ in range(ROWS)]
    # As many games at every table, so that short games do not count more often.
    wanted = -(-games // ROWS)
    while min(map(len, won)) < wanted:
        picks = sample(chances(tables.observations, tables.masks), rng.random(ROWS))
        tables.step(picks)
        for row in np.flatnonzero(tables.dones).tolist():
            won[row].append(float(tables.rewards[row]))
        if tables.dones.any():
            tables.begin(tables.dones.copy())
    return mean_and_error([share for row in won for share in row[:wanted]])


# --- Three and four players ---------------------------------------------------------------------


def runs_table(games: int, nets: Sequence[Path]) -> None:
    """How different nets are that were trained from different seeds, and what each wins.

    There is no single value of the game to compare them with: so how far they are apart in the same
    positions, and what one wins among copies of another.
    """
    bots = {file.stem: JudgeBot(GAME, file) for file in nets}
    for players in (3, 4):
        seen = positions(games // 4, SEED, players)
        for one, other in combinations(bots, 2):
            apart = [
                [
                    abs(float(a.chances[0]) - float(b.chances[0])),
                    abs(float(a.wins[at.player]) - float(b.wins[at.player])),
                ]
                for at in seen
                for a, b in [[opinion(bots[each], at) for each in (one, other)]]
            ]
            staying, wins = np.array(apart).mean(axis=0)
            print(f"| {players} | {one}, {other} | {len(apart)} | {staying:.3f} | {wins:.3f} |")
        for (one, own), (other, file) in product(bots.items(), zip(bots, nets, strict=True)):
            if one != other:
                share, error = judges_wins(own, [f"judge:{file}"] * (players - 1), 8 * games)
                row = f"{100 * share:.1f} % ± {100 * error:.1f}"
                print(f"| {players} | {one} among {other} | {row} |", flush=True)


def opinion(bot: JudgeBot, at: Position) -> Opinion:
    """What a net thinks of a position."""
    return bot.judge.opinion(at.observed, at.player, at.legal)


# --- All of it ----------------------------------------------------------------------------------


def main() -> None:
    """Print the tables and draw the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--games", type=int, default=2000, help="against every bot")
    parts: dict[str, Callable[[argparse.Namespace], None]] = {
        "solution": lambda args: solution_tables(),
        "pictures": lambda args: pictures.main(str(args.folder)),
        "games": lambda args: games_table(args.games),
        "judge": lambda args: judge_table(args.games // 4),
        "rules": lambda args: rules_table(args.games),
        "response": lambda args: response_table(),
        "runs": lambda args: runs_table(args.games, args.nets),
    }
    parser.add_argument("--nets", type=Path, nargs="+", default=[], help="trained nets, for runs")
    parser.add_argument("--parts", nargs="+", choices=parts, default=list(parts))
    args = parser.parse_args()
    for part in args.parts:
        before = time.process_time()
        print(f"\n## {part}", flush=True)
        parts[part](args)
        print(f"({time.process_time() - before:.0f} s of processor time)", flush=True)


if __name__ == "__main__":
    main()
