"""`python -m tests.mutants [GAME …]`: how many mistakes in the rules of a game its tests notice.

`--most 400` takes a fair sample of a game's mutants, always the same. The result is printed as
Markdown.
"""

import argparse
import os
import sys
from multiprocessing import Pipe, Process
from pathlib import Path
from random import Random
from typing import Any

import karfunkel
from karfunkel.core.registry import game_names
from tests.mutants.mutate import Mutant, mutants
from tests.mutants.runner import ENDLESS, Verdict, judge

GAMES = Path(karfunkel.__file__).parent / "games"
TESTS = Path(__file__).parent.parent


def rule_files(game: str) -> list[Path]:
    """The files of a game's rules."""
    rules = GAMES / game / "rules"
    return sorted(rules.glob("[a-z]*.py")) if rules.is_dir() else [GAMES / game / "rules.py"]


def tests_of(game: str) -> list[str]:
    """The tests of its rules and of the odds that follow from them, and its golden records."""
    rules, odds = (
        (TESTS / "rules").glob(f"test_{game}*.py"),
        (TESTS / "bots").glob(f"test_{game}_odds.py"),
    )
    found = [str(path) for path in sorted([*rules, *odds])]
    return [*found, str(TESTS / "records" / "test_golden.py"), "-k", game]


def sample(game: str, most: int) -> tuple[int, list[tuple[Path, Mutant]]]:
    """How many mutants there are, and a sample of at most `most` of them."""
    found = [
        (file, mutant) for file in rule_files(game) for mutant in mutants(file.read_text("utf-8"))
    ]
    chosen = sorted(Random(game).sample(range(len(found)), min(most, len(found))))
    return len(found), [found[number] for number in chosen]


def judged(game: str, chosen: list[tuple[Path, Mutant]]) -> list[Verdict]:
    """What became of the mutants, in order."""
    reader, writer = Pipe(duplex=False)
    worker = Process(target=quietly, args=(tests_of(game), chosen, writer.send))
    worker.start()
    writer.close()
    found: list[Verdict] = []
    while len(found) < len(chosen):
        try:
            found.append(reader.recv())
        except EOFError:
            sys.exit(f"{game}: the tests do not pass even without a mutant")
        killed = sum(bool(verdict.killer) for verdict in found)
        print(f"\r{game}: {killed} of {len(found)} killed", end="", file=sys.stderr, flush=True)
    worker.join()
    print(file=sys.stderr)
    return sorted(found, key=lambda verdict: (str(verdict.file), verdict.mutant.line))


def quietly(*work: Any) -> None:
    """What pytest prints would stand in the middle of the result."""
    os.nice(5)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    judge(*work)


def report(game: str, total: int, found: list[Verdict]) -> str:
    """What became of them, as Markdown."""
    survivors = [verdict for verdict in found if not verdict.killer]
    killed = len(found) - len(survivors)
    circles = sum(verdict.killer == ENDLESS for verdict in found)
    lines = [
        f"## {game}",
        "",
        f"{total} mutants, {len(found)} tried, {killed} killed ({killed / len(found):.1%}), "
        f"{circles} of them because they ran in circles.",
        "",
    ]
    for verdict in survivors:
        lines.append(f"- `{verdict.file.relative_to(GAMES)}`, {verdict.mutant}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--most", type=int, default=10**9)
    asked = parser.parse_args()
    for game in asked.games:
        total, chosen = sample(game, asked.most)
        print(report(game, total, judged(game, chosen)), flush=True)
        print()


if __name__ == "__main__":
    main()
