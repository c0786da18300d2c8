"""The dice that can be rolled again, as JSON: up to 63 sets, with what they show (K11).

Writing labels one by one would take longer than everything else in a message. What does not depend
on the dice is written once.
"""

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from karfunkel.games.kingdice.rules.state import ALL_DICE, STOP

KEY = "kingdice-action"
OFFERS = 64
"""How many lists of actions are remembered; the rules offer only one."""
EVERY = 5
"""Each action consists of this many pieces; the second and the fourth depend on the dice."""

Sets = Sequence[bytes]
"""By a set of dice: what they show, as JSON."""


class Form(NamedTuple):
    """Actions with two gaps in each."""

    pieces: list[bytes]
    rolled: Callable[[Sets], Sequence[bytes]]
    kept: Callable[[Sets], Sequence[bytes]]
    """What fills the two gaps."""


class Rerolls:
    """Writes the actions of a player who may roll again."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._form = lru_cache(OFFERS)(self._make_form)

    def _make_form(self, *actions: int) -> Form:
        pieces: list[bytes] = []
        for action in actions:
            head = f'{{"action":{action},"text":{json.dumps(self._texts[action])},"label":'
            if action == STOP:
                pieces += [f'{head}{{"key":"{KEY}-stop","args":{{}}}}}}'.encode(), *[b""] * 4]
            else:
                end = f'],"keeping":{(ALL_DICE - action).bit_count()}}}}}}}'
                head += f'{{"key":"{KEY}-reroll","args":{{"faces":['
                pieces += [head.encode(), b"", b'],"kept":[', b"", end.encode()]
            pieces[-1] += b","
        pieces[-1] = pieces[-1].removesuffix(b",") + b"]"
        pieces[0] = b"[" + pieces[0]
        # The empty set shows nothing; with it there are at least two sets, so these return tuples.
        rolled = [0 if action == STOP else action for action in actions]
        kept = [0 if action == STOP else ALL_DICE - action for action in actions]
        return Form(pieces, itemgetter(0, *rolled), itemgetter(0, *kept))

    def written(self, shown: Sequence[str], actions: Sequence[int]) -> bytes:
        """These actions as JSON; `shown` is what the dice show."""
        sets = [b""]
        for face in shown:
            word = json.dumps(face).encode()
            more = b"," + word
            sets += [word, *[others + more for others in sets[1:]]]
        form = self._form(*actions)
        pieces = form.pieces.copy()
        pieces[1::EVERY] = form.rolled(sets)[1:]
        pieces[3::EVERY] = form.kept(sets)[1:]
        return b"".join(pieces)
