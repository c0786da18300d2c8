"""`karfunkel arena`: a tournament with a progress bar, then who did how well."""

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from karfunkel.arena.rating import rate
from karfunkel.arena.tournament import Deal, Journal, Plan, run, summary
from karfunkel.bots.base import make_bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.text.messages import Catalog


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
    text: Catalog,
) -> int:
    """Play, and tell; what was played before by the same command is not played again."""
    game.complete({"players": players})
    if len(bots) > players:
        raise Refusal("error-too-many-bots", bots=len(bots), asked=str(players))
    for spec in bots:
        make_bot(spec, game)
    line_up = tuple(bots[seat % len(bots)] for seat in range(players))
    plan = Plan(game.name, line_up, seed, -(-games // players))
    if report:
        from karfunkel.arena.page import report_page

        report_page(plan, [], text)  # before hours of play: is there everything it needs?
    deals = play(plan, journal_of(plan), workers or os.cpu_count() or 1, ray, text)
    if report:
        try:
            report.write_text(report_page(plan, deals, text), "utf-8")
        except OSError as error:
            raise Refusal(
                "error-file", file=str(report), reason=error.strerror or type(error).__name__
            ) from None
    if as_json:
        json.dump(rated_summary(plan, deals), sys.stdout, indent=1)
        print()
    else:
        from karfunkel.arena.words import in_words

        print("\n".join(in_words(plan, deals, text)))
    return 0 if len(deals) == plan.deals else 130


def rated_summary(plan: Plan, deals: Sequence[Deal]) -> dict[str, object]:
    """Everything as JSON, with ratings, or null for them without the library they need."""
    try:
        ratings = {bot: asdict(rating) for bot, rating in rate(plan, deals).items()}
    except Refusal:
        return summary(plan, deals) | {"ratings": None}
    return summary(plan, deals) | {"ratings": ratings}


def journal_of(plan: Plan) -> Journal:
    """Where the deals of a plan are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Journal(home / "karfunkel" / "arena" / f"{plan.game}-{plan.fingerprint()}.jsonl")


def play(plan: Plan, journal: Journal, workers: int, ray: str | None, text: Catalog) -> list[Deal]:
    """All deals, as many as there were until Ctrl-C."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    if ray is None:
        played = run(plan, journal, workers)
    else:
        from karfunkel.arena.cluster import run_on_ray

        played = run_on_ray(plan, journal, ray)
    console, deals = Console(stderr=True), []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    ) as bar:
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
