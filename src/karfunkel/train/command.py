"""`karfunkel train`: a judge for a game, with progress, checkpoints and a curve."""

from pathlib import Path
from pickle import UnpicklingError
from typing import Any, NamedTuple
from zipfile import BadZipFile

import torch

from karfunkel.core.errors import Refusal
from karfunkel.text.messages import Catalog
from karfunkel.train.learn import Progress, Trainer, train
from karfunkel.train.recipes import recipe_for


class Wishes(NamedTuple):
    """What the command line asks for; None: as in the recipe."""

    game: str
    out: Path
    seed: int | None
    rounds: int | None
    width: int | None
    start: Path | None
    league: tuple[str, ...]
    """Files of nets that sit at the table, too."""
    plot: Path | None
    threads: int
    resume: bool


def run(wishes: Wishes, text: Catalog) -> int:
    """Train, and tell how it goes."""
    torch.set_num_threads(wishes.threads)
    checkpoint = wishes.out.with_suffix(".checkpoint")
    if wishes.resume:
        trainer = resumed(checkpoint, wishes.game)
        if trainer.round >= trainer.settings.rounds:
            raise Refusal("train-nothing-left", file=str(checkpoint))
    else:
        changed: dict[str, Any] = {
            name: value
            for name in ("seed", "rounds", "width")
            if (value := getattr(wishes, name)) is not None
        }
        if wishes.league:
            changed["frozen"] = wishes.league
        trainer = Trainer(recipe_for(wishes.game)._replace(**changed), wishes.start)
    train(trainer, wishes.out, checkpoint, lambda progress: print(told(progress, text), flush=True))
    if wishes.plot:
        draw(trainer, wishes.plot)
    print(text.text("train-done", file=str(wishes.out)))
    return 0


def resumed(checkpoint: Path, game: str) -> Trainer:
    """The training in a checkpoint of this game."""
    if not checkpoint.is_file():
        raise Refusal("error-file-missing", file=str(checkpoint))
    try:
        trainer = Trainer.load(checkpoint)
    except (BadZipFile, UnpicklingError, KeyError, TypeError, RuntimeError, EOFError):
        raise Refusal("train-no-checkpoint", file=str(checkpoint)) from None
    if trainer.settings.game != game:
        raise Refusal("train-no-checkpoint", file=str(checkpoint))
    return trainer


def told(progress: Progress, text: Catalog) -> str:
    """One line about a run."""
    shares = []
    for name, share in progress.shares.items():
        policy, _, players = name.partition(" ")
        if players.isdecimal():
            args = {"policy": policy, "players": players, "share": f"{100 * share:.1f}"}
            shares.append(text.text("train-share", **args))
    minutes, seconds = divmod(round(progress.seconds_left), 60)
    return text.text(
        "train-progress",
        round=progress.round,
        rounds=progress.rounds,
        millions=f"{progress.decisions / 1e6:.1f}",
        left=f"{minutes}:{seconds:02}",
        shares=", ".join(shares),
    )


def draw(trainer: Trainer, file: Path) -> None:
    """Plot the win shares against every policy by the number of decisions seen."""
    try:
        import matplotlib
    except ImportError:
        raise Refusal("error-no-plots") from None
    matplotlib.use("svg" if file.suffix == ".svg" else "agg")
    matplotlib.rcParams["svg.hashsalt"] = "karfunkel"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    millions = [look["decisions"] / 1e6 for look in trainer.curve]
    for name in trainer.curve[0]:
        if name.endswith(" 4"):
            axes.plot(millions, [look[name] for look in trainer.curve], label=name.split()[0])
    axes.axhline(0.25, color="#888888", linewidth=1, linestyle="--")
    axes.set(xlabel="decisions seen, millions", ylabel="share of wins, one seat of four")
    axes.set_ylim(0, 1)
    axes.legend(loc="lower right", fontsize="small")
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
