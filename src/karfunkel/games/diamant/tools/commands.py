"""Commands that only Diamant has: `karfunkel diamant solve` and `karfunkel diamant respond`."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karfunkel.core.errors import Refusal, not_allowed
from karfunkel.text.messages import Catalog

if TYPE_CHECKING:
    from karfunkel.games.diamant.solve.worths import Between, Problem, Worths

BORDERS = {"coarse": (2, 5, 9, 14), "fine": (2, 4, 5, 7, 11, 14)}
"""Groups of treasures for the full deck, by their largest."""

STOPPED = 130
"""The exit code after Ctrl-C."""

LEADS = (0, 1, 2, 5, 10, 20, 30)


def add(parser: Any) -> None:
    """Add the commands to the parser of the command line."""

    def say(key: str) -> str:
        words: str = parser.text.text(f"diamant-help-{key}")
        return words

    diamant = parser.command("diamant", say("diamant"))
    solve = diamant.command("solve", say("solve"), run_solve)
    respond = diamant.command("respond", say("respond"), run_respond)
    for command in (solve, respond):
        command.option("--deck", words=say("deck"), metavar="DECK", default="full")
        command.option("--rounds", words=say("rounds"), metavar="N", default="5")
        command.option("--file", words=say("file"), metavar="FILE")
    solve.option("--detail", words=say("detail"), metavar="DETAIL", default="coarse")


def run_solve(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel diamant solve`: resume where it was stopped, and report the results."""
    from karfunkel.games.diamant.solve.induction import solve
    from karfunkel.games.diamant.solve.worths import Worths

    problem = problem_of(args.deck, args.rounds, args.detail)
    file = Path(args.file) if args.file else default_file(args.deck, problem)
    with refusing(file):
        worths = resumed(file, Worths(problem))
        finished = work(worths, file, solve(worths), text)
    if finished:
        print("\n".join(in_words(worths, text)))
    return 0 if finished else STOPPED


def run_respond(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel diamant respond`: the best response to the strategy, resumed and reported."""
    from karfunkel.games.diamant.game import GAME
    from karfunkel.games.diamant.solve import best_response
    from karfunkel.games.diamant.solve.play import solution_of
    from karfunkel.games.diamant.solve.worths import Worths

    state = GAME.new({"players": 2, **options_of(args.deck, args.rounds)})
    solution = solution_of(state)
    rounds = solution.worths.problem.rounds
    first = solution.worths.start()._replace(round=rounds - state.rounds + 1)
    file = Path(args.file or best_response.default_file(args.deck, rounds))
    with refusing(file):
        found = resumed(file, Worths(solution.worths.problem))
        finished = first in found.upper or work(
            found, file, until(best_response.respond(solution, found), found, first), text
        )
    if not finished:
        return STOPPED
    _, wins = found.between(first, 0)
    print(
        text.text("diamant-response", wins=round(100 * wins, 3), gain=f"{max(0.0, wins - 0.5):.2g}")
    )
    return 0


def until(steps: Iterator[Any], found: "Worths", wanted: "Between") -> Iterator[Any]:
    """The steps up to the one that finds `wanted`."""
    for step in steps:
        yield step
        if wanted in found.upper:
            return


@contextmanager
def refusing(file: Path) -> Iterator[None]:
    """A file that cannot be read or written is refused with the reason."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Refusal("error-file", file=str(file), reason=reason) from None


def resumed(file: Path, empty: "Worths") -> "Worths":
    """The results that a file has for this problem; empty ones if there is no file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    worths = read(file) if file.exists() else empty
    if worths.problem != empty.problem:
        raise Refusal("diamant-error-other-file", file=str(file))
    return worths


def read(file: Path) -> "Worths":
    """The results in a file."""
    from zipfile import BadZipFile

    from karfunkel.games.diamant.solve.worths import Worths

    try:
        return Worths.read(file)
    except (ValueError, KeyError, TypeError, EOFError, BadZipFile):
        raise Refusal("diamant-error-other-file", file=str(file)) from None


def problem_of(deck: str, rounds: str, detail: str) -> "Problem":
    """The problem to solve."""
    from karfunkel.games.diamant.game import DECKS, GAME
    from karfunkel.games.diamant.solve.cave import close_groups, treasures
    from karfunkel.games.diamant.solve.worths import Problem, exact_problem

    options = GAME.complete({"players": 2, **options_of(deck, rounds)})
    if detail not in BORDERS:
        raise not_allowed("--detail", detail, BORDERS)
    cards = DECKS[deck]
    if deck != "full":
        return exact_problem(cards, int(options["rounds"]))
    groups = close_groups(treasures(cards), BORDERS[detail])
    return Problem(cards, int(options["rounds"]), groups, span=60, hand=60, single=True)


def options_of(deck: str, rounds: str) -> dict[str, str | int]:
    """The options of the game as they were typed."""
    return {"deck": deck, "rounds": int(rounds) if rounds.isdecimal() else rounds}


def default_file(deck: str, problem: "Problem") -> Path:
    """Where a solution is kept, and where the bot `equilibrium` finds it."""
    from karfunkel.games.diamant.solve.worths import home

    return home() / f"diamant-{deck}-{problem.rounds}-{len(problem.groups)}.npz"


def work(worths: "Worths", file: Path, steps: Iterator[Any], text: Catalog) -> bool:
    """Solve what is missing and save after every step; False if stopped by Ctrl-C."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from karfunkel.games.diamant.solve import induction

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(text.text("diamant-title"), total=len(induction.steps(worths.problem)))
        known = len(worths.upper)
        try:
            for _ in steps:
                if len(worths.upper) > known:
                    worths.save(file)
                    known = len(worths.upper)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def in_words(worths: "Worths", text: Catalog) -> list[str]:
    """The bound, and what a lead is worth when a round begins with all cards in the deck."""
    low, high = worths.between(worths.start(), 0)
    lines = [
        text.text("diamant-solved", low=round(100 * low, 3), high=round(100 * high, 3)),
        text.text("diamant-solved-bound", epsilon=f"{max(0.0, worths.epsilon):.2g}"),
    ]
    for round_ in range(1, worths.problem.rounds + 1):
        at = worths.start()._replace(round=round_)
        for lead in LEADS:
            low, high = worths.between(at, lead)
            lines.append(
                text.text(
                    "diamant-solved-lead",
                    round=round_,
                    lead=lead,
                    low=round(100 * low, 2),
                    high=round(100 * high, 2),
                )
            )
    return lines
