"""Do the parts add up? `python -m tests.analysis.sums --games 1000` (or `emerald --players 4`).

Short games with random choices of every title and number of players, analysed with quick effort and
a random net (`--own` takes the game's own judge, or its look ahead). Every step, every sum and
every result has to come out to the last unit; the first that does not stops it with an error.
"""

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from karfunkel.analysis import analyse
from karfunkel.analysis.shapes import WIN
from karfunkel.core.record import Record
from karfunkel.core.registry import load_game
from tests.analysis.test_analysis import adds_up, played
from tests.contract.games import TABLES
from tests.judge.test_judge import written


def check(record: Record, number: int, judge: Path | None) -> int:
    """Analyse a game; how many steps came out."""
    found = analyse(record, judge=judge, number=number)
    adds_up(found)
    assert record.result
    won = record.result.winners
    wins = [WIN // len(won) * (seat in won) for seat in range(len(found["seats"]))]
    assert [seat["result"] for seat in found["seats"]] == wins
    return len(found["steps"])


def main() -> None:
    """Play, analyse, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--own", action="store_true")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        for name, players in TABLES:
            if asked.game not in (None, name) or asked.players not in (None, players):
                continue
            judge = None if asked.own else written(load_game(name), Path(folder))
            begin, steps = time.process_time(), 0
            for number in range(1, 1 + asked.games):
                steps += check(played(name, players, number), number, judge)
            seconds = time.process_time() - begin
            print(f"{name}, {players} players: {asked.games} games, {steps} steps", end=", ")
            print(f"{seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
