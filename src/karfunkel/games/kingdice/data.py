"""K44: a set of data, which is the map, the cards and the dice of one box.

Our own set is in the folder `data`; whoever owns the printed game can write the real one in the
same form (docs/kingdice-data.md). Rules take data as constants: `tables.py` holds those of our
set, `DataSet.constants` makes the same of any other.

>>> box = load()
>>> box.terrains[:3], box.fields[0].mark
(('meadow', 'forest', 'lake'), 'gold')
>>> len(box.constants()["CARD_CONDITION"])
60
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.games.kingdice.condition_text import condition_text

FILES = ("dice.txt", "cards.txt", "map.txt")

COLOUR_LETTERS = "rbg"
DICE = 6
SIDES = 6
PILES = 5
PILE_SIZE = 12
STEPS = 4
THIEVES = ("card thief", "gem thief")
THIEF_PILE = 1

HALVES = 2
HALF = 15
FIELDS = HALVES * HALF
JOINS = (2, 3, 4)
"""The numbers of players that the joins are for."""
MARKS = {"white": 6, "gold": 4, "dragon": 2}
"""What can lie on a field at the start, and on how many fields it does (K4, K6)."""
FAR = 3
"""Gold gems are at least so many fields from each other, however the halves are joined (K43)."""

# What a card does, by pile; pile 2 has two kinds.
DWARF, CARD_THIEF, GEM_THIEF, TAMER, BRUTE, LANDOWNER = range(6)

AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Constant = Any
"""An integer, or tuples of constants of one length, as the compiled subset knows them."""


class Card(NamedTuple):
    """A citizen card."""

    pile: int
    """0 to 4."""
    effect: int
    joker: int
    """Colour * 6 + number - 1."""
    conditions: tuple[int, ...]
    """Four steps in the first pile, else one condition."""


class Field(NamedTuple):
    """A hexagon of the map, in the coordinates of its half."""

    name: str
    column: int
    row: int
    terrain: int
    mark: str
    """`white`, `gold`, `dragon` or nothing."""


class Join(NamedTuple):
    """How the second half lies beside the first: turned by sixths, then moved."""

    turn: int
    column: int
    row: int

    def place(self, column: int, row: int) -> tuple[int, int]:
        """Where a place of the second half comes to lie."""
        for _ in range(self.turn):
            column, row = -row, column + row
        return column + self.column, row + self.row


def face_text(face: int) -> str:
    """A side of a die, or a joker: `r3`.

    >>> face_text(2), face_text(17)
    ('r3', 'g6')
    """
    return f"{COLOUR_LETTERS[face // SIDES]}{face % SIDES + 1}"


def distances(places: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """How many steps every field is from every other; -1 if there is no way."""
    at = {place: field for field, place in enumerate(places)}
    table = []
    for start in places:
        steps = {start: 0}
        reached = [start]
        for column, row in reached:
            for right, down in AROUND:
                beside = (column + right, row + down)
                if beside in at and beside not in steps:
                    steps[beside] = steps[column, row] + 1
                    reached.append(beside)
        table.append(tuple(steps.get(place, -1) for place in places))
    return tuple(table)


def bits(members: list[int]) -> int:
    """A set of fields as bits of one integer."""
    return sum(1 << member for member in members)


@dataclass(frozen=True)
class DataSet:
    """One box, checked. Fields 0 to 14 are the first half, 15 to 29 the second."""

    die_colour: tuple[tuple[int, ...], ...]
    """The colour of each side of each die."""
    cards: tuple[Card, ...]
    """Card c is in pile c div 12."""
    terrains: tuple[str, ...]
    """Their names, in the order of the first half."""
    fields: tuple[Field, ...]
    joins: tuple[Join, ...]
    """For 2, 3 and 4 players."""

    def places(self, join: int) -> tuple[tuple[int, int], ...]:
        """Where every field lies when the halves are joined: column and row."""
        return tuple(
            self.joins[join].place(field.column, field.row)
            if number >= HALF
            else (field.column, field.row)
            for number, field in enumerate(self.fields)
        )

    def marked(self, mark: str) -> tuple[int, ...]:
        """The fields with this mark."""
        return tuple(number for number, field in enumerate(self.fields) if field.mark == mark)

    def text(self) -> dict[str, str]:
        """The set in its normal form, by file: no comments, one way to write each thing."""
        dice = [
            f"die {number}: "
            + " ".join(face_text(colour * SIDES + side) for side, colour in enumerate(die))
            for number, die in enumerate(self.die_colour, 1)
        ]
        cards = []
        for number, card in enumerate(self.cards):
            if number % PILE_SIZE == 0:
                cards.append(f"pile {card.pile + 1}")
            thief = f" {THIEVES[card.effect - CARD_THIEF]}" if card.pile == THIEF_PILE else ""
            steps = " / ".join(map(condition_text, card.conditions))
            cards.append(f"{face_text(card.joker)}{thief}: {steps}")
        places = []
        for number, field in enumerate(self.fields):
            if number % HALF == 0:
                places.append(f"half {'AB'[number // HALF]}")
            shown = (field.name, field.column, field.row, self.terrains[field.terrain], field.mark)
            places.append(" ".join(map(str, shown)).strip())
        places += [
            f"join {players} players: turn {join.turn}, move {join.column} {join.row}"
            for players, join in zip(JOINS, self.joins, strict=True)
        ]
        parts = ("\n".join(lines) + "\n" for lines in (dice, cards, places))
        return dict(zip(FILES, parts, strict=True))

    @cached_property
    def hash(self) -> str:
        """Names the content: records say by it which set they were played with."""
        normal = "".join(f"{name}\n{text}" for name, text in self.text().items())
        return hashlib.sha256(normal.encode()).hexdigest()[:12]

    def constants(self) -> dict[str, Constant]:
        """What rules know of this set: the names and shapes of `tables.py`."""
        # Loaded only where a set is read: most who import this want `FILES` or a type.
        from karfunkel.games.kingdice.chances import card_chances

        joined = [self.places(join) for join in range(len(self.joins))]
        distance = [distances(places) for places in joined]
        return {
            "DIE_COLOUR": self.die_colour,
            "CARD_PILE": tuple(card.pile for card in self.cards),
            "CARD_EFFECT": tuple(card.effect for card in self.cards),
            "CARD_JOKER": tuple(card.joker for card in self.cards),
            "CARD_CONDITION": tuple(
                card.conditions + (0,) * (STEPS - len(card.conditions)) for card in self.cards
            ),
            "CARD_CHANCE": tuple(
                chances + (0,) * (STEPS - len(chances))
                for chances in card_chances(
                    [card.conditions for card in self.cards], self.die_colour
                )
            ),
            "FIELD_TERRAIN": tuple(field.terrain for field in self.fields),
            "TERRAIN_FIELDS": tuple(
                bits([n for n, field in enumerate(self.fields) if field.terrain == terrain])
                for terrain in range(HALF)
            ),
            "DRAGON_FIELDS": self.marked("dragon"),
            "GEM": tuple(
                ("white", "gold").index(f.mark) + 1 if f.mark in ("white", "gold") else 0
                for f in self.fields
            ),
            "NEIGHBOURS": tuple(
                tuple(bits([n for n, steps in enumerate(row) if steps == 1]) for row in table)
                for table in distance
            ),
            "DISTANCE": tuple(distance),
            "FIELD_X": tuple(tuple(column for column, _ in places) for places in joined),
            "FIELD_Y": tuple(tuple(row for _, row in places) for places in joined),
        }


# --- Files ----------------------------------------------------------------------------------


def own_text() -> dict[str, str]:
    """Our own files, with their comments."""
    folder = files("karfunkel.games.kingdice").joinpath("data")
    return {name: folder.joinpath(name).read_text("utf-8") for name in FILES}


def directory_text(directory: Path) -> dict[str, str]:
    """The files of a set that somebody wrote."""
    found = {}
    for name in FILES:
        try:
            # Some editors begin a text with a mark of its encoding.
            found[name] = (directory / name).read_text("utf-8-sig")
        except UnicodeDecodeError:
            raise Refusal("kingdata-encoding", file=name, folder=str(directory)) from None
        except OSError:
            raise Refusal(
                "kingdata-no-file", file=name, folder=str(directory), known=list(FILES)
            ) from None
    return found


def examine(text: Mapping[str, str]) -> tuple[DataSet | None, list[Refusal]]:
    """A set read from the text of its files, or everything that is wrong with it."""
    # Read only where a set is loaded: most who import this want `FILES` or a type.
    from karfunkel.games.kingdice.data_reader import read

    return read(text)


def load(directory: Path | None = None) -> DataSet:
    """The set in a directory, or our own; the first thing that is wrong is refused."""
    found, wrong = examine(own_text() if directory is None else directory_text(directory))
    if wrong:
        raise wrong[0]
    assert found is not None
    return found


def export(directory: Path) -> tuple[Path, ...]:
    """Write our own set into a directory, as a starting point; nothing is ever overwritten."""
    targets = tuple(directory / name for name in FILES)
    for target in targets:
        if target.exists():
            raise Refusal("kingdata-exists", file=target.name, folder=str(directory))
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for target, text in zip(targets, own_text().values(), strict=True):
            with target.open("x", encoding="utf-8") as file:
                file.write(text)
    except OSError as error:
        raise Refusal(
            "kingdata-cannot-write", folder=str(directory), reason=error.strerror or str(error)
        ) from None
    return targets
