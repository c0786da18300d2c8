"""K9: a map that people arrange by hand before the game, as the text of an option of the table.

>>> from karfunkel.games.kingdice.box.dataset import load
>>> arranged = read_arrangement(load(), " Flames B8 a10  JOIN 3 ")
>>> arranged
Arrangement(join=1, flames=(9, 22), gold=(), white=())
>>> arrangement_text(load(), arranged)
'join 3 flames a10 b8'

Whatever is not named stays as on the map. How many flames there are depends on the number of
players, so `lay_fields` looks at that, and at whether everything has a field of its own.
"""

from collections.abc import Sequence
from typing import NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.games.kingdice.box.dataset import DRAGON, GEMS, JOINS, DataSet
from karfunkel.games.kingdice.rules.state import NOTHING

PRINTED = "printed"
"""Everything as on the map."""
FLAMES = "flames"
PARTS = ("join", FLAMES, *reversed(GEMS))
EXAMPLE = "join 3 flames a1 b1 gold a4 a9 b6 b12"
SHOWN = 40
"""How much of a refused text is shown."""


class Arrangement(NamedTuple):
    """What people arranged; NOTHING or no fields: as on the map."""

    join: int = NOTHING
    flames: tuple[int, ...] = ()
    gold: tuple[int, ...] = ()
    white: tuple[int, ...] = ()


class Laid(NamedTuple):
    """What lies where when the game begins."""

    flames: tuple[int, ...]
    gold: tuple[int, ...]
    white: tuple[int, ...]


def read_arrangement(box: DataSet, text: str) -> Arrangement:
    """The arrangement in a text; anything else is refused with a sentence."""
    parts: dict[str, list[str]] = {}
    named: list[str] | None = None
    words = text.lower().split()
    for word in [] if words == [PRINTED] else words:
        if word in PARTS and word not in parts:
            parts[word] = named = []
        elif named is None:
            raise Refusal("kingdata-arrange-form", text=text[:SHOWN], example=EXAMPLE)
        else:
            named.append(word)
    if not all(parts.values()):
        raise Refusal("kingdata-arrange-form", text=text[:SHOWN], example=EXAMPLE)
    join = NOTHING
    if "join" in parts:
        joins = [str(players) for players in JOINS]
        if parts["join"] not in ([name] for name in joins):
            raise Refusal("kingdata-arrange-join", text=" ".join(parts["join"])[:SHOWN])
        join = joins.index(parts["join"][0])
    return Arrangement(join, *(_fields(box, parts.get(part, [])) for part in PARTS[1:]))


def _fields(box: DataSet, names: list[str]) -> tuple[int, ...]:
    known = [field.name.lower() for field in box.fields]
    for name in names:
        if name not in known:
            raise Refusal("kingdata-arrange-field", field=name[:SHOWN])
        if names.count(name) > 1:
            raise Refusal("kingdata-arrange-twice", field=name.upper())
    return tuple(sorted(known.index(name) for name in names))


def arrangement_text(box: DataSet, arranged: Arrangement) -> str:
    """The normal form of an arrangement."""
    words = [] if any(arranged[1:]) or arranged.join != NOTHING else [PRINTED]
    if arranged.join != NOTHING:
        words += ["join", str(JOINS[arranged.join])]
    for part, fields in zip(PARTS[1:], arranged[1:], strict=True):
        if fields:
            words += [part, *(box.fields[field].name.lower() for field in fields)]
    return " ".join(words)


def printed(box: DataSet, players: int) -> Laid:
    """What lies where on the map as it is printed."""
    return Laid(*(box.marked(mark, players) for mark in (DRAGON, "gold", "white")))


def lay_part(
    box: DataSet, part: str, chosen: tuple[int, ...], players: int, taken: Sequence[int]
) -> tuple[int, ...]:
    """K4, K6: the fields of one part: as many as on the map, and none that is already taken."""
    due = getattr(printed(box, players), part)
    fields = chosen or due
    if len(fields) != len(due):
        raise Refusal(
            "kingdata-arrange-count", part=part, count=len(fields), due=len(due), seats=players
        )
    for field in fields:
        if field in taken:
            raise Refusal("kingdata-arrange-twice", field=box.fields[field].name)
    return tuple(fields)


def lay_fields(box: DataSet, arranged: Arrangement, players: int) -> Laid:
    """K4, K6: as many flames and gems as on the map, each on a field of its own."""
    taken: list[int] = []
    laid = []
    for part, chosen in zip(PARTS[1:], arranged[1:], strict=True):
        laid.append(lay_part(box, part, chosen, players, taken))
        taken += laid[-1]
    return Laid(*laid)
