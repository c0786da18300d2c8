"""`karfunkel arena`: a tournament with a progress bar, then the standings."""

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from karfunkel.arena.rating import rate
from karfunkel.arena.tournament import Deal, Journal, Plan, run, summary
from karfunkel.bots.base import make_bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.text.messages import Catalog

if TYPE_CHECKING:
    from rich.progress import Progress


def arena(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    as_json: bool,
    report: Path | None,
    adjusted: bool,
    text: Catalog,
) -> int:
    """Play and report; deals that the same command has played before are reused."""
    game.complete({"players": players})
    if len(bots) > players:
        raise Refusal("error-too-many-bots", bots=len(bots), asked=str(players))
    for spec in bots:
        make_bot(spec, game)
    line_up = tuple(bots[seat % len(bots)] for seat in range(players))
    plan = Plan(game.name, line_up, seed, -(-games // players))
    if adjusted:
        from karfunkel.arena.adjusted import edition

        plan = replace(plan, edition=edition(game), adjusted=True)
    if report:
        from karfunkel.arena.page import report_page

        report_page(plan, [], text)  # fail now if something is missing, not after hours of play
    deals = play(plan, journal_of(plan), workers or os.cpu_count() or 1, ray, text)
    if report:
        write(report, report_page(plan, deals, text))
    if as_json:
        json.dump(rated_summary(plan, deals), sys.stdout, indent=1)
        print()
    else:
        from karfunkel.arena.words import in_words

        print("\n".join(in_words(plan, deals, text)))
    return 0 if len(deals) == plan.deals else 130


def write(file: Path, page: str) -> None:
    """Write a page, or say why not."""
    try:
        file.write_text(page, "utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Refusal("error-file", file=str(file), reason=reason) from None


def rated_summary(plan: Plan, deals: Sequence[Deal]) -> dict[str, object]:
    """Everything as JSON, with ratings."""
    ratings = {bot: asdict(rating) for bot, rating in rate(plan, deals).items()}
    return summary(plan, deals) | {"ratings": ratings}


def journal_of(plan: Plan) -> Journal:
    """Where the deals of a plan are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Journal(home / "karfunkel" / "arena" / f"{plan.game}-{plan.fingerprint()}.jsonl")


def play(plan: Plan, journal: Journal, workers: int, ray: str | None, text: Catalog) -> list[Deal]:
    """All deals, or those finished before Ctrl-C."""
    if ray is None:
        played = run(plan, journal, workers)
    else:
        from karfunkel.arena.cluster import run_on_ray

        played = run_on_ray(plan, journal, ray)
    deals: list[Deal] = []
    with progress_bar() as bar:
        title = text.text(f"{plan.game}-title")
        task = bar.add_task(title, total=plan.deals * plan.rotations)
        try:
            for some in played:
                deals += some
                bar.update(task, completed=len(deals) * plan.rotations)
        except KeyboardInterrupt:
            pass
        except ConnectionError:
            raise Refusal("error-no-cluster", address=str(ray)) from None
    return sorted(deals)


def progress_bar() -> "Progress":
    """A bar with the time left, on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )
