"""The pictures of docs/diamant-solved.md.

One command: `python -m karfunkel.games.diamant.tools.pictures docs/pictures`.

Needs matplotlib (`pip install karfunkel[arena]`).
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.rules import RELIC
from karfunkel.games.diamant.solve.cave import MEAN, traps_of
from karfunkel.games.diamant.solve.induction import rows_of
from karfunkel.games.diamant.solve.play import Situation, Solution, solution_of
from karfunkel.games.diamant.solve.worths import Between

ROUNDS = 5
LONGEST_LEAD = 40
LARGEST_HAND = 30
ALONE = (
    "diamant/1; players 2; round {round}; row treasure 9, treasure 7, {rest}; hand 7; cave 1; {}"
)
TRAPS = ("spider", "snake", "lava", "boulder", "ram")


def leaving(solution: Solution, round_: int) -> np.ndarray[Any, Any]:
    """How often to leave with even chests, by traps in the row and hand; NaN: does not occur.

    The mean over all sets of treasures that make up the hand; no relics are lying there.
    """
    deck = solution.worths.problem.deck
    start = Between(round_, traps_of(deck), 0, deck[RELIC])
    rows = rows_of(solution.worths.problem, MEAN)
    total = np.zeros((len(TRAPS) + 1, LARGEST_HAND + 1))
    times = np.zeros_like(total)
    for node, taken in enumerate(rows.both.counts.tolist()):
        hand = int(rows.hands[node])
        if hand > LARGEST_HAND:
            continue
        for traps in range(len(TRAPS) + 1):
            at = Situation(start, (traps,), tuple(taken), 0)
            total[traps, hand] += 1 - solution.matrix(at, 0).stays()
            times[traps, hand] += 1
    with np.errstate(invalid="ignore"):
        found: np.ndarray[Any, Any] = total / times
    return found


def relic_alone(solution: Solution, round_: int, traps: int) -> float:
    """What a relic adds to the chance to win of a player alone in the cave with 7 in the hand."""
    chests = "chests 0, 9" if round_ == 1 else "chests 20, 29"
    wins = []
    for relic in (False, True):
        rest = ", ".join([f"trap {trap}" for trap in TRAPS[:traps]] + ["relic"] * relic)
        g = GAME.parse_position(ALONE.format(chests, round=round_, rest=rest))
        wins.append(solution.value(g, 0))
    return wins[1] - wins[0]


def draw_leaving(axes: Any, solution: Solution) -> None:
    """A map of how often to leave."""
    drawn = axes.imshow(
        100 * leaving(solution, 1), aspect="auto", origin="lower", cmap="magma_r", vmin=0, vmax=100
    )
    axes.set_xlabel("gems in the hand")
    axes.set_ylabel("traps lying in the cave")
    axes.set_title("Both in the cave, round 1: how often to leave (%)")
    axes.figure.colorbar(drawn, ax=axes)


def draw_leads(axes: Any, solution: Solution) -> None:
    """What a lead is worth, between its proven bounds."""
    leads = np.arange(LONGEST_LEAD + 1)
    for to_come in range(1, ROUNDS + 1):
        at = solution.worths.start()._replace(round=ROUNDS + 1 - to_come)
        low, high = np.array([solution.worths.between(at, lead) for lead in leads.tolist()]).T
        label = f"{to_come} round{'s' if to_come > 1 else ''} to come"
        (line,) = axes.plot(leads, 50 * (low + high), label=label)
        axes.fill_between(leads, 100 * low, 100 * high, alpha=0.3, color=line.get_color(), lw=0)
    axes.set_xlabel("lead in gems")
    axes.set_ylabel("chance to win (%)")
    axes.set_title("What a lead is worth when a round begins")
    axes.legend(loc="lower right")


def draw_relics(axes: Any, solution: Solution) -> None:
    """What a relic is worth to a player alone in the cave."""
    rounds = np.arange(1, ROUNDS + 1)
    for traps in (1, 2, 3, 4):
        gains = [100 * relic_alone(solution, round_, traps) for round_ in rounds.tolist()]
        label = f"{traps} trap{'s' if traps > 1 else ''} lying"
        axes.plot(rounds, gains, marker="o", label=label)
    axes.set_xticks(rounds)
    axes.set_xlabel("round")
    axes.set_ylabel("points of winning chance")
    axes.set_title("Alone, 7 in the hand, 9 behind: what a relic lying there adds")
    axes.legend()


PICTURES: dict[str, Callable[[Any, Solution], None]] = {
    "leaving": draw_leaving,
    "leads": draw_leads,
    "relics": draw_relics,
}


def main(folder: str) -> None:
    """Draw all pictures."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "karfunkel"
    from matplotlib import pyplot

    solution = solution_of(GAME.new({"players": 2}))
    for name, draw in PICTURES.items():
        figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
        figure.set_facecolor("white")
        draw(axes, solution)
        figure.savefig(Path(folder) / f"diamant-{name}.svg", metadata={"Date": None})
        pyplot.close(figure)


if __name__ == "__main__":
    main(*sys.argv[1:])
