"""K9: a map that people arrange by hand, asked for step by step, as a terminal does it.

>>> from karfunkel.games.kingdice.box.dataset import load
>>> guide = Arranging(load(), 3)
>>> while (question := guide.question) is not None:
...     print(question.key, question.args["printed"])
...     guide.answer("2" if question.key.endswith("join") else "")
kingdice-guide-join 3
kingdice-guide-flames A4, A10, B8
kingdice-guide-gold A1, A9, B1, B9
kingdice-guide-white A3, A11, A13, B5, B6, B15
>>> guide.value
'join 2'
"""

from karfunkel.core.game import Json, Text
from karfunkel.games.kingdice.box.arrangement import (
    FLAMES,
    PARTS,
    Arrangement,
    arrangement_text,
    lay_part,
    printed,
    read_arrangement,
)
from karfunkel.games.kingdice.box.dataset import JOINS, DataSet
from karfunkel.games.kingdice.rules.state import NOTHING
from karfunkel.games.kingdice.screens.board import SIGNS, land
from karfunkel.text.messages import Catalog


class Arranging:
    """One question for each part of the map; an empty answer leaves it as printed."""

    offer = ("kingdice-arrange-printed", "kingdice-arrange")

    def __init__(self, box: DataSet, players: int) -> None:
        self.box = box
        self.players = players
        self.printed = printed(box, players)
        self.answered = 0
        self.arranged = Arrangement()
        self.laid: dict[str, tuple[int, ...]] = {}
        """Where the parts that were answered lie."""

    @property
    def question(self) -> Text | None:
        """What is asked next; nothing when all is arranged."""
        if self.answered == len(PARTS):
            return None
        part = PARTS[self.answered]
        if part == "join":
            return Text("kingdice-guide-join", {"printed": str(self.players)})
        fields = getattr(self.printed, part)
        shown = ", ".join(self.box.fields[field].name for field in fields)
        return Text(f"kingdice-guide-{part}", {"due": len(fields), "printed": shown})

    def answer(self, text: str) -> None:
        """Take an answer; refuse an impossible one with a sentence."""
        part = PARTS[self.answered]
        named = text.replace(",", " ").split()
        mine = read_arrangement(self.box, " ".join([part, *named])) if named else Arrangement()
        chosen = getattr(mine, part)
        if part != "join":
            taken = [field for fields in self.laid.values() for field in fields]
            self.laid[part] = lay_part(self.box, part, chosen, self.players, taken)
        self.arranged = self.arranged._replace(**{part: chosen})
        self.answered += 1

    @property
    def value(self) -> str:
        """The text of the option."""
        return arrangement_text(self.box, self.arranged)

    def board(self, text: Catalog) -> list[str]:
        """The map as it is arranged so far, and what its signs mean."""
        join = JOINS.index(self.players) if self.arranged.join == NOTHING else self.arranged.join
        taken = {field for fields in self.laid.values() for field in fields}
        on: dict[int, str] = {}
        for part in PARTS[1:]:
            for field in self.laid.get(part) or set(getattr(self.printed, part)) - taken:
                on[field] = part
        fields: list[Json] = [
            {
                "field": field.name,
                "terrain": self.box.terrains[field.terrain],
                "column": column,
                "row": row,
                "owner": None,
                "castle": False,
                "flame": on.get(number) == FLAMES,
                "gem": on[number] if on.get(number, FLAMES) != FLAMES else None,
            }
            for number, (field, (column, row)) in enumerate(
                zip(self.box.fields, self.box.places(join), strict=True)
            )
        ]
        return [*land({"fields": fields}, text), text.text("kingdice-board-signs", **SIGNS)]
