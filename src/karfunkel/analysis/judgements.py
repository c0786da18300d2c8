"""Judgements in win points: marks, accuracy, and where the game was decided."""

from collections.abc import Sequence

from karfunkel.analysis.shapes import POINT, WIN, Mark, Seat, Step
from karfunkel.core.record import Record

INACCURACY, MISTAKE, BLUNDER = 5 * POINT, 10 * POINT, 15 * POINT
FEW = WIN // 10
"""Few people find a choice that the judge makes less often than this."""
HALF = 10 * POINT
"""A loss that halves the accuracy of a choice."""
TURNS = 3
"""How many turning points a game has at most."""
TURN = 8 * POINT
"""By how much a turning point must change somebody's chances."""


def mark(loss: int, lead: int, prior: int, choices: int) -> Mark:
    """What a choice deserves: by its loss, or, if it was the best, by its lead over the others."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    if loss >= INACCURACY:
        return "inaccuracy"
    if loss == 0 and choices > 1 and lead >= BLUNDER:
        return "brilliant" if prior < FEW else "only"
    return ""


def accuracy(losses: Sequence[int]) -> int:
    """From 0 to 1000: a choice without loss counts whole, one that loses ten points half."""
    if not losses:
        return 1000
    return sum(1000 * HALF // (HALF + loss) for loss in losses) // len(losses)


def doubt(steps: Sequence[Step]) -> int:
    """The mean size of a correction, over all steps and seats."""
    sizes = [abs(one) for step in steps for one in step["correction"]]
    return sum(sizes) // max(1, len(sizes))


def seats(record: Record, steps: Sequence[Step]) -> list[Seat]:
    """The sums of every seat."""
    found: list[Seat] = []
    for seat in range(int(record.options["players"])):
        sitting = record.seats[seat] if seat < len(record.seats) else None
        own = [d for step in steps for d in step["decisions"] if d["seat"] == seat]
        marks: dict[str, int] = {}
        for decision in own:
            if decision["mark"]:
                marks[decision["mark"]] = marks.get(decision["mark"], 0) + 1
        luck = sum(step["luck"][seat] for step in steps)
        result = steps[-1]["after"][seat] if steps else 0
        found.append(
            {
                "name": sitting.name if sitting else "",
                "bot": sitting.bot if sitting else "",
                "start": steps[0]["before"][seat] if steps else 0,
                "luck": luck,
                "skill": sum(step["skill"][seat] for step in steps),
                "others": sum(step["others"][seat] for step in steps),
                "correction": sum(step["correction"][seat] for step in steps),
                "result": result,
                "without_luck": result - luck,
                "decisions": len(own),
                "accuracy": accuracy([decision["loss"] for decision in own]),
                "marks": marks,
            }
        )
    return found


def swing(step: Step) -> int:
    """What a step did to the seat that it touched most, apart from corrections of the judge."""
    parts = zip(step["luck"], step["skill"], step["others"], strict=True)
    return max(abs(luck + skill + others) for luck, skill, others in parts)


def turning_points(steps: Sequence[Step]) -> list[int]:
    """The few steps that decided the game."""
    ranked = sorted(steps, key=lambda step: (-swing(step), step["number"]))
    return sorted(step["number"] for step in ranked[:TURNS] if swing(step) >= TURN)
