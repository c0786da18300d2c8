"""Figures of the coach over games of bots: `python -m tests.analysis.figures diamant --games 100`.

Prints, for analyses of games of the judge against itself, the mean luck of every seat in points,
with its standard error, the mean size of a correction, how many of the judge's own choices count as
blunders, and the processor time of an analysis.
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

from karfunkel.analysis.fold import analyse
from karfunkel.analysis.shapes import POINT, Analysis
from karfunkel.bots.base import make_bot
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.game import Game
from karfunkel.core.match import Match
from karfunkel.core.record import Record, result_of
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, seed


def game_of_bots(game: Game, spec: str, players: int, number: int) -> Record:
    """A game of one bot against itself."""
    match = Match(game, {"players": players}, Seeded(number))
    choosers = []
    for player in range(players):
        rng = Rng()
        seed(rng, number, player + 1)
        choosers.append(Seated(make_bot(spec, game), rng))
    play(match, choosers)
    record = Record(game, match.options, Seeded.kind, str(number), steps=match.steps)
    record.result = result_of(match)
    return record


def tell(found: Sequence[Analysis], seconds: Sequence[float], players: int) -> None:
    """Print what the analyses say."""
    for seat in range(players):
        luck = [one["seats"][seat]["luck"] / POINT for one in found]
        error = stdev(luck) / sqrt(len(luck))
        print(f"luck of seat {seat + 1}: {mean(luck):+.2f} points, standard error {error:.2f}")
    marks = [d["mark"] for one in found for step in one["steps"] for d in step["decisions"]]
    blunders = sum(mark == "blunder" for mark in marks)
    print(f"blunders: {blunders} of {len(marks)} choices ({100 * blunders / len(marks):.2f} %)")
    print(f"correction per step: {mean(one['doubt'] for one in found) / POINT:.2f} points")
    print(f"processor time: mean {mean(seconds):.2f} s, longest {max(seconds):.2f} s")


def main() -> None:
    """Play, analyse, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", default="judge")
    parser.add_argument("--effort", default="quick")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = load_game(asked.game)
    players = asked.players or game.default_players
    found, seconds = [], []
    for n in range(asked.games):
        record = game_of_bots(game, asked.bot, players, asked.seed * 1_000_000 + n)
        begin = time.process_time()
        found.append(analyse(record, asked.effort, number=n))
        seconds.append(time.process_time() - begin)
    print(f"{asked.games} games of {asked.game}, {players} players, {asked.effort}")
    tell(found, seconds, players)


if __name__ == "__main__":
    main()
