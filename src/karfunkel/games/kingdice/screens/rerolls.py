"""The dice that can be rolled again, as JSON: up to 63 sets, with what they show (K11).

Labels one by one would take longer than all else in a message. What does not depend on the dice is
written once.
"""

import json
from collections.abc import Sequence

from karfunkel.games.kingdice.rules.state import ALL_DICE, STOP

KEY = "kingdice-action"


class Rerolls:
    """Writes the actions of a player who may roll again."""

    def __init__(self, texts: Sequence[str]) -> None:
        def head(action: int) -> bytes:
            return f'{{"action":{action},"text":{json.dumps(texts[action])},"label":'.encode()

        self._stop = head(STOP) + f'{{"key":"{KEY}-stop","args":{{}}}}}}'.encode()
        sets = range(1, ALL_DICE + 1)
        begin = f'{{"key":"{KEY}-reroll","args":{{"faces":['.encode()
        self._heads = [b"", *(head(action) + begin for action in sets)]
        self._ends = [
            b'],"keeping":%d}}}' % (ALL_DICE - action).bit_count() for action in (0, *sets)
        ]

    def written(self, shown: Sequence[str], actions: Sequence[int]) -> bytes:
        """These actions; the dice show this."""
        sets = [b""]
        for face in shown:
            word = json.dumps(face).encode()
            more = b"," + word
            sets += [word, *[others + more for others in sets[1:]]]
        heads, ends = self._heads, self._ends
        found = [
            self._stop
            if action == STOP
            else b'%b%b],"kept":[%b%b'
            % (heads[action], sets[action], sets[ALL_DICE - action], ends[action])
            for action in actions
        ]
        return b"[%b]" % b",".join(found)
