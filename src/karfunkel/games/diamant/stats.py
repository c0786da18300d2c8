"""What a simulation of Diamant counts: how rounds end, and how deep they go.

`tally` is in the compiled subset: it takes the place of `emit` in simulations.
"""

from karfunkel.core.game import Json
from karfunkel.core.work import Work
from karfunkel.games.diamant.rules import DECK, EVENTS, RELICS_TAKEN, ROUND_OVER, ROUNDS, TRAP_KINDS

CAUSES = 1 + TRAP_KINDS
"""All left, or one of the traps."""
CARDS = ROUNDS * CAUSES
"""After the causes of every round: the histogram of cards per round."""
RELICS_OUT = CARDS + ROUNDS * (DECK + 1)


def tally(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Count the end of a round: its number, cause and cards."""
    if kind == ROUND_OVER:
        work.tally[(a - 1) * CAUSES + b] += 1
        work.tally[CARDS + (a - 1) * (DECK + 1) + c] += 1
    elif kind == RELICS_TAKEN:
        work.tally[RELICS_OUT] += b


def report(tally: list[int], games: int) -> dict[str, Json]:
    """The counts by round: ends by cause, and the distribution of cards turned up."""
    rounds = []
    for number in range(ROUNDS):
        causes = tally[number * CAUSES : (number + 1) * CAUSES]
        cards = tally[CARDS + number * (DECK + 1) : CARDS + (number + 1) * (DECK + 1)]
        rounds.append(
            {
                "round": number + 1,
                "ended_by": dict(zip(EVENTS.words["cause"], causes, strict=True)),
                "cards": {str(n): count for n, count in enumerate(cards) if count},
                "mean_cards": sum(n * count for n, count in enumerate(cards)) / max(1, sum(cards)),
            }
        )
    return {"rounds": rounds, "relics_carried_out": tally[RELICS_OUT] / max(1, games)}
