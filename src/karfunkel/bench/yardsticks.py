"""What the figures are compared with: fixed work that does not use our code.

A machine may be slow or busy. So work on one core is measured in CPU time, and a target is never a
time: it is a ratio to a yardstick that is measured in turns with the figure.
`docs/bench.md` says how the bars were chosen.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

from karfunkel.bench.report import Figure

Rate = Callable[[], float]
"""A short run; what it does per second."""
PLAYERS = 4
REFERENCE_STEPS = 20_000
LOOP_GAMES = 20_000


class Box:
    """What the reference loop works on."""

    __slots__ = ("row", "total")

    def __init__(self) -> None:
        self.row = list(range(16))
        self.total = 0


def one_step(box: Box, number: int) -> int:
    """Attributes, a list, integers and a call: typical of rules in CPython."""
    place = number & 15
    box.total += box.row[place] ^ number
    box.row[place] = (box.total >> 3) & 1023
    if box.total > 1_000_000:
        box.total -= 1_000_000
    return box.total & 1


def reference() -> float:
    """Steps per second of the reference loop in CPython."""
    box, begin = Box(), time.process_time()
    for number in range(REFERENCE_STEPS):
        one_step(box, number)
    return REFERENCE_STEPS / (time.process_time() - begin)


def hand_tuned() -> Rate:
    """Random games of Diamant in a loop written by hand: decisions per second, compiled."""
    import numpy as np

    from karfunkel.bench.diamant_loop import FULL, hand_tuned

    chests: Any = np.zeros(8, np.int64)
    hand_tuned(1, PLAYERS, 1, FULL, chests)

    def rate() -> float:
        begin = time.process_time()
        decisions: int = hand_tuned(LOOP_GAMES, PLAYERS, 1, FULL, chests)
        return decisions / (time.process_time() - begin)

    return rate


def in_turns(turns: int, *rates: Rate) -> list[float]:
    """The best of several short runs of each, measured in turns."""
    found = [0.0] * len(rates)
    for _ in range(turns):
        for place, rate in enumerate(rates):
            found[place] = max(found[place], rate())
    return found


def of_reference(name: str, rate: float, steps: float, bar: float | None) -> Iterator[Figure]:
    """A rate in CPython, and its value per 1,000 steps of the reference loop."""
    yield Figure(name, rate, "/s")
    yield Figure(f"{name}, for 1,000 steps of the reference loop", 1000 * rate / steps, "", bar)


def of_hand_tuned(name: str, rate: float, loop: float, bar: float | None) -> Iterator[Figure]:
    """A rate of compiled code, and its value per 1,000 decisions of the hand-tuned loop."""
    yield Figure(name, rate, "/s")
    yield Figure(f"{name}, for 1,000 of the hand-tuned loop", 1000 * rate / loop, "", bar)
