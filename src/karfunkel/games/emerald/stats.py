"""What a simulation of Emerald counts: how games end, and what happened to the knights.

`tally` is in the compiled subset: it takes the place of `emit` in simulations.
"""

from karfunkel.core.game import Json
from karfunkel.core.work import Work
from karfunkel.games.emerald.rules.state import (
    BRIBED,
    CAUGHT,
    DRAGON_MOVED,
    EATEN,
    FOUR_GEMS,
    GAME_OVER,
    GEM_TAKEN,
    GOLD_TAKEN,
    MAJORITY,
    SEATS,
    TREASURE_TAKEN,
    WAYS,
)

COUNTS = ("gold", "gems", "treasures", "caught", "bribes", "eaten", "four_gems", "majorities")
"""What is counted for every seat."""
BY_SEAT = len(WAYS)
DRAGON_MOVES = BY_SEAT + len(COUNTS) * SEATS
TURNS = DRAGON_MOVES + 1
"""Then the histogram of the number of turns."""
MOST_TURNS = 320
"""20 knights with 16 steps each: no game has more turns."""


def tally(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Count an event, most of them for the seat `a`."""
    if kind == GAME_OVER:
        work.tally[c] += 1
        work.tally[TURNS + d] += 1
    elif kind == DRAGON_MOVED:
        work.tally[DRAGON_MOVES] += 1
    elif kind == GOLD_TAKEN:
        work.tally[BY_SEAT + a] += 1
    elif kind == GEM_TAKEN:
        work.tally[BY_SEAT + SEATS + a] += 1
    elif kind == TREASURE_TAKEN:
        work.tally[BY_SEAT + 2 * SEATS + a] += 1
    elif kind == CAUGHT:
        work.tally[BY_SEAT + 3 * SEATS + a] += 1
    elif kind == BRIBED:
        work.tally[BY_SEAT + 4 * SEATS + a] += 1
    elif kind == EATEN:
        work.tally[BY_SEAT + 5 * SEATS + a] += 1
    elif kind == FOUR_GEMS:
        work.tally[BY_SEAT + 6 * SEATS + a] += 1
    elif kind == MAJORITY:
        work.tally[BY_SEAT + 7 * SEATS + a] += 1


def report(tally: list[int], games: int) -> dict[str, Json]:
    """How games ended, means per game by seat and in total, and the distribution of turns."""
    games = max(1, games)
    seats = {
        name: tally[BY_SEAT + i * SEATS : BY_SEAT + (i + 1) * SEATS]
        for i, name in enumerate(COUNTS)
    }
    turns = tally[TURNS : TURNS + MOST_TURNS + 1]
    return {
        "ended_by": dict(zip(WAYS, tally, strict=False)),
        "per_game": {name: sum(counts) / games for name, counts in seats.items()},
        "per_game_by_seat": {
            name: [count / games for count in counts] for name, counts in seats.items()
        },
        "dragon_moves": tally[DRAGON_MOVES] / games,
        "turns": {str(n): count for n, count in enumerate(turns) if count},
        "mean_turns": sum(n * count for n, count in enumerate(turns)) / games,
    }
