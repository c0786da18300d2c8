"""Simulations in the terminal: a progress bar, then the results in words or as JSON."""

import json
import sys

from karfunkel.arena.command import progress_bar
from karfunkel.arena.simulate import Found, simulate
from karfunkel.core.game import Game, Options
from karfunkel.text.messages import Catalog


def show_simulation(
    game: Game,
    options: Options,
    games: int,
    seed: int,
    policy: str,
    backend: str,
    as_json: bool,
    text: Catalog,
) -> int:
    """Run a simulation and print its results; the progress bar goes to standard error."""
    with progress_bar() as bar:
        title = text.text(f"{game.name}-title")
        task = bar.add_task(text.text("sim-compiling", game=title), total=games)
        found = simulate(
            game,
            options,
            games=games,
            seed=seed,
            policy=policy,
            backend=backend,
            progress=lambda played: bar.update(task, description=title, completed=played),
        )
    if as_json:
        json.dump(found.summary(), sys.stdout, indent=1)
        print()
    else:
        print("\n".join(in_words(found, text)))
    return 0 if found.totals.games == games else 130


def in_words(found: Found, text: Catalog) -> list[str]:
    """The results line by line."""
    summary = found.summary()
    lines = [
        text.text(
            "sim-head",
            game=text.text(f"{found.game.name}-title"),
            number=found.players,
            policy=found.policy,
            backend=found.backend,
            seed=str(found.seed),
        ),
        text.text("sim-games", games=found.totals.games, seconds=round(found.seconds, 2)),
        text.text("sim-speed", games=summary["games_per_s"], decisions=summary["decisions_per_s"]),
    ]
    for seat, (score, share) in enumerate(
        zip(summary["mean_scores"], summary["win_shares"], strict=True), 1
    ):
        lines.append(
            text.text("sim-seat", seat=seat, score=round(score, 3), share=round(100 * share, 2))
        )
    return lines + found.game.board.report(summary, text)
