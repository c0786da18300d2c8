"""K44: a set of data, which is the map, the cards and the dice of one box.

Our own set is in the folder `data`; owners of the printed game can write the real one in the same
form (docs/kingdice-data.md). Rules take data as constants: `tables.py` holds those of our set,
`DataSet.constants` makes the same of any other.

>>> box = load()
>>> box.terrains[:3], box.fields[0].mark
(('meadow', 'forest', 'lake'), 'gold')
>>> len(box.constants()["CARD_CONDITION"])
60
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.games.kingdice.box.condition_text import condition_text
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    CARD_THIEF,
    MAP_GOLD,
    MAP_WHITE,
    NO_GEM,
    NUMBERS,
    PILE_SIZE,
    THIEF_PILE,
)

FILES = ("dice.txt", "cards.txt", "map.txt")
OWN_FILES = {1: {"map.txt": "map-1.txt"}}
"""Files of our own set that differed in an older version of the rules."""

COLOUR_LETTERS = "rbg"
THIEVES = ("card thief", "gem thief")

HALVES = 2
HALF = 15
JOINS = (2, 3, 4)
"""The numbers of players that the joins are for."""
GEMS = {"white": MAP_WHITE, "gold": MAP_GOLD}
"""K6: on how many fields gems lie at the start."""
DRAGON = "dragon"
MARKS = (*GEMS, DRAGON)
"""What can lie on a field at the start."""
FAR = 3
"""Gold gems are at least this many fields apart, however the halves are joined (K43)."""

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
    dragon_players: tuple[int, ...] = ()
    """K4: the numbers of players with which this is a dragon field."""

    def mark_for(self, players: int) -> str:
        """What lies on the field at the start with this many players."""
        return "" if self.mark == DRAGON and players not in self.dragon_players else self.mark

    def mark_text(self) -> str:
        """The mark as a file has it: `dragon 2 3`, or just `dragon` with any number of players."""
        if self.mark != DRAGON or self.dragon_players == JOINS:
            return self.mark
        return " ".join([DRAGON, *map(str, self.dragon_players)])


class Join(NamedTuple):
    """How the second half lies beside the first: turned by sixths, then moved."""

    turn: int
    column: int
    row: int

    def place(self, column: int, row: int) -> tuple[int, int]:
        """Where a place of the second half ends up."""
        for _ in range(self.turn):
            column, row = -row, column + row
        return column + self.column, row + self.row


def face_text(face: int) -> str:
    """A side of a die, or a joker: `r3`.

    >>> face_text(2), face_text(17)
    ('r3', 'g6')
    """
    return f"{COLOUR_LETTERS[face // NUMBERS]}{face % NUMBERS + 1}"


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


def bits(members: Iterable[int]) -> int:
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

    def marked(self, mark: str, players: int = JOINS[0]) -> tuple[int, ...]:
        """The fields with this mark; dragon fields differ with the number of players (K4)."""
        return tuple(
            number for number, field in enumerate(self.fields) if field.mark_for(players) == mark
        )

    def dragon_fields(self) -> tuple[int, ...]:
        """K4: for each number of players the dragon fields, as bits."""
        return tuple(bits(self.marked(DRAGON, players)) for players in JOINS)

    def text(self) -> dict[str, str]:
        """The set in normal form, by file: no comments, one spelling for each thing."""
        dice = [
            f"die {number}: "
            + " ".join(face_text(colour * NUMBERS + side) for side, colour in enumerate(die))
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
            shown = (field.name, field.column, field.row, self.terrains[field.terrain])
            places.append(" ".join([*map(str, shown), field.mark_text()]).strip())
        places += [
            f"join {players} players: turn {join.turn}, move {join.column} {join.row}"
            for players, join in zip(JOINS, self.joins, strict=True)
        ]
        parts = ("\n".join(lines) + "\n" for lines in (dice, cards, places))
        return dict(zip(FILES, parts, strict=True))

    @cached_property
    def hash(self) -> str:
        """A hash of the content: records use it to name the set they were played with."""
        normal = "".join(f"{name}\n{text}" for name, text in self.text().items())
        return hashlib.sha256(normal.encode()).hexdigest()[:12]

    def constants(self) -> dict[str, Constant]:
        """What rules know about this set: the names and shapes of `tables.py`."""
        # Imported only where a set is read: most importers want `FILES` or a type.
        from karfunkel.games.kingdice.box.card_chances import card_chances

        joined = [self.places(join) for join in range(len(self.joins))]
        distance = [distances(places) for places in joined]
        return {
            "DIE_COLOUR": self.die_colour,
            "CARD_EFFECT": tuple(card.effect for card in self.cards),
            "CARD_JOKER": tuple(card.joker for card in self.cards),
            "CARD_CONDITION": tuple(
                card.conditions + (0,) * (ALL_STEPS - len(card.conditions)) for card in self.cards
            ),
            "CARD_CHANCE": tuple(
                chances + (0,) * (ALL_STEPS - len(chances))
                for chances in card_chances(
                    [card.conditions for card in self.cards], self.die_colour
                )
            ),
            "FIELD_TERRAIN": tuple(field.terrain for field in self.fields),
            "TERRAIN_FIELDS": tuple(
                bits([n for n, field in enumerate(self.fields) if field.terrain == terrain])
                for terrain in range(HALF)
            ),
            "DRAGON_FIELDS": self.dragon_fields(),
            "GEM": tuple(
                [*GEMS].index(f.mark) + 1 if f.mark in GEMS else NO_GEM for f in self.fields
            ),
            "NEIGHBOURS": tuple(
                tuple(bits([n for n, steps in enumerate(row) if steps == 1]) for row in table)
                for table in distance
            ),
            "FIELD_X": tuple(tuple(column for column, _ in places) for places in joined),
            "FIELD_Y": tuple(tuple(row for _, row in places) for places in joined),
        }


# --- Files ----------------------------------------------------------------------------------


def own_text(rules: int | None = None) -> dict[str, str]:
    """Our own files with comments, as they are or as an older version of the rules had them."""
    folder = files("karfunkel.games.kingdice.box").joinpath("data")
    old = OWN_FILES.get(rules, {}) if rules else {}
    return {name: folder.joinpath(old.get(name, name)).read_text("utf-8") for name in FILES}


def directory_text(directory: Path) -> dict[str, str]:
    """The files of a set that somebody wrote."""
    found = {}
    for name in FILES:
        try:
            # Some editors begin a file with a byte order mark.
            found[name] = (directory / name).read_text("utf-8-sig")
        except UnicodeDecodeError:
            raise Refusal("kingdata-encoding", file=name, folder=str(directory)) from None
        except OSError:
            raise Refusal(
                "kingdata-no-file", file=name, folder=str(directory), known=list(FILES)
            ) from None
    return found


def examine(text: Mapping[str, str]) -> tuple[DataSet | None, list[Refusal]]:
    """A set read from the text of its files, or all its errors."""
    # Imported only where a set is loaded: most importers want `FILES` or a type.
    from karfunkel.games.kingdice.box.reader import read

    return read(text)


def load(directory: Path | None = None, rules: int | None = None) -> DataSet:
    """The set in a directory, or our own, now or by an older version of the rules.

    Raises a refusal for the first error.
    """
    found, wrong = examine(own_text(rules) if directory is None else directory_text(directory))
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
