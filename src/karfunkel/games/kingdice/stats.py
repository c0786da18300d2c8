"""What a simulation of King of the Dice counts: hires, alarms, points and the length of games.

`tally` is in the compiled subset: it takes the place of `emit` in simulations.
"""

from karfunkel.core.game import Json
from karfunkel.core.work import Work
from karfunkel.games.kingdice.rules.state import (
    ALARMED,
    ALL_STEPS,
    CARD_STOLEN,
    CASTLE_EMPTY,
    CONQUERED,
    COUNTED,
    EFFECT_KINDS,
    EFFECTS,
    GAME_OVER,
    GEM_STOLEN,
    GEM_WON,
    HIRED,
    JOKER_ADDED,
    NOTHING_DONE,
    REROLLED,
    SEATS,
    TAMED,
)

COUNTS = {
    "alarms": ALARMED,
    "rerolls": REROLLED,
    "jokers": JOKER_ADDED,
    "tamed": TAMED,
    "conquered": CONQUERED,
    "cards_stolen": CARD_STOLEN,
    "gems_stolen": GEM_STOLEN,
    "gems_won": GEM_WON,
    "nothing_done": NOTHING_DONE,
    "empty_castles": CASTLE_EMPTY,
}
"""What is counted per game. Every kind of event is counted at the index of its number."""
STEPS = ALL_STEPS + 1
HIRES = GAME_OVER + 1
DWARF_STEPS = HIRES + EFFECT_KINDS
LAND, FLAMES, GEMS = range(DWARF_STEPS + STEPS, DWARF_STEPS + STEPS + 3)
WINS = GEMS + 1
"""By the set of winners, in order of play: the first player is its lowest bit."""
TURNS = WINS + (1 << SEATS)
"""Then the histogram of the number of turns."""
MOST_TURNS = 90
"""Every turn takes a card or, once all 60 are taken, a tile: no game has more."""


def tally(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Count an event."""
    work.tally[kind] += 1
    if kind == HIRED:
        work.tally[HIRES + b] += 1
        work.tally[DWARF_STEPS + c] += 1
    elif kind == COUNTED:
        work.tally[LAND] += b
        work.tally[FLAMES] += c
        work.tally[GEMS] += d
    elif kind == GAME_OVER:
        work.tally[TURNS + c] += 1
        work.tally[WINS + d] += 1


def wins_by_order(wins: list[int]) -> list[float]:
    """Wins by order of play; a shared win is split evenly.

    >>> wins_by_order([0, 2, 4, 1] + [0] * 12)
    [2.5, 4.5, 0.0, 0.0]
    """
    found = [0.0] * SEATS
    for winners, count in enumerate(wins):
        for place in range(SEATS):
            if winners >> place & 1:
                found[place] += count / winners.bit_count()
    return found


def report(tally: list[int], games: int) -> dict[str, Json]:
    """Means per game, shares of turns and of points, wins by order of play, and all lengths."""
    games = max(1, games)
    lengths = tally[TURNS : TURNS + MOST_TURNS + 1]
    turns = max(1, sum(n * count for n, count in enumerate(lengths)))
    points = max(1, tally[LAND] + tally[FLAMES] + tally[GEMS])
    hires = tally[HIRES : HIRES + EFFECT_KINDS]
    return {
        "mean_turns": turns / games,
        "turns": {str(n): count for n, count in enumerate(lengths) if count},
        "alarms_per_turn": tally[ALARMED] / turns,
        "per_game": {name: tally[kind] / games for name, kind in COUNTS.items()},
        "hires_per_turn": {name: count / turns for name, count in zip(EFFECTS, hires, strict=True)},
        "dwarf_steps": {
            str(step): tally[DWARF_STEPS + step] / max(1, hires[0]) for step in range(1, STEPS)
        },
        "points_share": {
            "land": tally[LAND] / points,
            "flames": tally[FLAMES] / points,
            "gems": tally[GEMS] / points,
        },
        "wins_by_order": [
            wins / games for wins in wins_by_order(tally[WINS : WINS + (1 << SEATS)])
        ],
    }
