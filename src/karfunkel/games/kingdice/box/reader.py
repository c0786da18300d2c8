"""K44: reads and checks the three files of a set; every refusal names file, line and rule.

A reader continues after a mistake where it can, so that all mistakes are reported at once. An error
that involves several lines (four gold gems, a connected map) is reported at the line where it
shows.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.games.kingdice.box.condition_text import parse_condition
from karfunkel.games.kingdice.box.dataset import (
    COLOUR_LETTERS,
    DRAGON,
    FAR,
    FILES,
    GEMS,
    HALF,
    HALVES,
    JOINS,
    MARKS,
    THIEVES,
    Card,
    DataSet,
    Field,
    Join,
    distances,
)
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    BRUTE,
    CARD_THIEF,
    COLOUR_NAMES,
    DICE,
    DWARF,
    DWARF_PILE,
    FLAMES,
    LANDOWNER,
    NUMBERS,
    PILE_SIZE,
    PILES,
    TAMER,
    THIEF_PILE,
)

EFFECT_OF_PILE = (DWARF, CARD_THIEF, TAMER, BRUTE, LANDOWNER)
CARD_FORMS = ("r1: 3 red / 4 red / 5 red / 6 red", "r2 card thief: run 4", "r3: run 5")
MAP_FORMS = ("half A", "A1 0 0 meadow gold", "join 2 players: turn 0, move 5 -2")

FACE = re.compile(rf"([{COLOUR_LETTERS}])([1-{NUMBERS}])")
NUMBER = "(-?[0-9]{1,4})"
COUNT = "([0-9]{1,4})"
DIE_LINE = re.compile(rf"die {COUNT} ?: ?(.+)")
PILE_LINE = re.compile(rf"pile {COUNT}")
CARD_LINE = re.compile(r"([^ :]+) ?([^:]*?) ?: ?(.+)")
HALF_LINE = re.compile(r"half (\S+)")
FIELD_LINE = re.compile(rf"(\S{{1,8}}) {NUMBER} {NUMBER} ([^\W\d_][\w-]{{0,23}})((?: \S+)*)")
JOIN_LINE = re.compile(rf"join {COUNT} players ?: ?turn {COUNT} ?, ?move {NUMBER} {NUMBER}")


class Line(NamedTuple):
    """A line with content."""

    number: int
    text: str


def read(text: Mapping[str, str]) -> tuple[DataSet | None, list[Refusal]]:
    """The set, or all errors in it."""
    dice, cards, field_map = (Reader(name, text[name]) for name in FILES)
    die_colour = read_dice(dice)
    found_cards = read_cards(cards)
    terrains, fields, joins = read_map(field_map)
    wrong = dice.wrong + cards.wrong + field_map.wrong
    if wrong:
        return None, wrong
    return DataSet(die_colour, found_cards, terrains, fields, joins), []


class Reader:
    """The lines of one file without comments and extra spaces, and their errors."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = []
        written = text.splitlines()
        self.last = max(1, len(written))
        for number, line in enumerate(written, 1):
            said = " ".join(line.partition("#")[0].split())
            if said:
                self.lines.append(Line(number, said))
        self.wrong: list[Refusal] = []

    def refuse(self, line: int, rule: str, key: str | Refusal, **args: Any) -> None:
        """Report an error in a line, and the rule it breaks."""
        reason = key if isinstance(key, Refusal) else Refusal(f"kingdata-{key}", **args)
        self.wrong.append(
            Refusal("kingdata-line", file=self.file, line=line, rule=rule, reason=reason)
        )

    def refuse_form(self, line: Line, rule: str, form: str) -> None:
        """Report a line that has no known form."""
        self.refuse(line.number, rule, "form", text=line.text[:60], form=form)


def face_of(text: str) -> int | None:
    """`r3` as colour * 6 + number - 1."""
    found = FACE.fullmatch(text)
    if found is None:
        return None
    return COLOUR_LETTERS.index(found[1]) * NUMBERS + int(found[2]) - 1


# --- K40: the dice --------------------------------------------------------------------------


def read_dice(reader: Reader) -> tuple[tuple[int, ...], ...]:
    """Six dice, each with its six colours by number."""
    dice: list[tuple[int, ...]] = []
    for line in reader.lines:
        found = DIE_LINE.fullmatch(line.text)
        if found is None:
            reader.refuse_form(line, "K40", "die 1: r1 b2 g3 r4 b5 g6")
        elif int(found[1]) != len(dice) + 1:
            reader.refuse(line.number, "K40", "die-number", found=found[1], due=len(dice) + 1)
            dice.append(())
        else:
            dice.append(read_die(reader, line, found[2].split()))
            if dice[-1] and dice[-1] in dice[:-1]:
                twin = dice.index(dice[-1]) + 1
                reader.refuse(line.number, "K40", "dice-alike", die=len(dice), twin=twin)
    if len(dice) != DICE:
        reader.refuse(reader.last, "K3", "dice-count", count=len(dice))
    elif not reader.wrong:
        check_numbers(reader, dice)
    return tuple(dice)


def read_die(reader: Reader, line: Line, sides: list[str]) -> tuple[int, ...]:
    """K40: the numbers 1 to 6, two sides of each colour; empty if they are wrong."""
    faces = [face_of(side) for side in sides]
    for side, face in zip(sides, faces, strict=True):
        if face is None:
            reader.refuse(line.number, "K40", "face", text=side[:20])
            return ()
    known = [face for face in faces if face is not None]
    if sorted(face % NUMBERS for face in known) != list(range(NUMBERS)):
        reader.refuse(line.number, "K40", "die-sides", text=line.text[:60])
        return ()
    colours = tuple(face // NUMBERS for face in sorted(known, key=lambda face: face % NUMBERS))
    if any(colours.count(colour) != 2 for colour in range(len(COLOUR_NAMES))):
        reader.refuse(line.number, "K40", "die-colours", text=line.text[:60])
        return ()
    return colours


def check_numbers(reader: Reader, dice: list[tuple[int, ...]]) -> None:
    """K40: over all dice every number occurs twice in each colour."""
    for side in range(NUMBERS):
        shown = Counter(die[side] for die in dice)
        for colour in range(len(COLOUR_NAMES)):
            if shown[colour] > 2:
                # The line to look at is the one of the third die of that colour.
                third = [n for n, die in enumerate(dice) if die[side] == colour][2]
                face = f"{COLOUR_LETTERS[colour]}{side + 1}"
                line = reader.lines[third].number
                reader.refuse(line, "K40", "number-colours", face=face, count=shown[colour])


# --- K3, K41: the cards ---------------------------------------------------------------------


def read_cards(reader: Reader) -> tuple[Card, ...]:
    """Five piles of twelve."""
    headings: list[Line] = []
    piles: list[list[Card | None]] = []
    for line in reader.lines:
        if found := PILE_LINE.fullmatch(line.text):
            headings.append(line)
            piles.append([])
            if int(found[1]) != len(piles):
                reader.refuse(line.number, "K3", "pile-number", found=found[1], due=len(piles))
        elif piles:
            piles[-1].append(read_card(reader, line, len(piles) - 1))
        else:
            reader.refuse_form(line, "K3", "pile 1")
    for number, (heading, pile) in enumerate(zip(headings, piles, strict=True), 1):
        if len(pile) != PILE_SIZE:
            reader.refuse(heading.number, "K3", "pile-size", pile=number, count=len(pile))
    if len(piles) != PILES:
        reader.refuse(reader.last, "K3", "pile-count", count=len(piles))
    return tuple(card for pile in piles for card in pile if card)


def read_card(reader: Reader, line: Line, pile: int) -> Card | None:
    """One card; None if it is wrong."""
    form = CARD_FORMS[min(pile, THIEF_PILE + 1)]
    found = CARD_LINE.fullmatch(line.text)
    if found is None:
        reader.refuse_form(line, "K3", form)
        return None
    before = len(reader.wrong)
    joker, thief, steps = face_of(found[1]), found[2], found[3].split("/")
    if joker is None:
        reader.refuse(line.number, "K12", "face", text=found[1][:20])
    if pile == THIEF_PILE and thief not in THIEVES:
        reader.refuse(line.number, "K18", "thief", known=list(THIEVES))
    elif pile != THIEF_PILE and thief:
        reader.refuse_form(line, "K3", form)
    due = ALL_STEPS if pile == DWARF_PILE else 1
    if len(steps) != due:
        rule = "K17" if pile == DWARF_PILE else "K3"
        reader.refuse(line.number, rule, "steps", pile=pile + 1, count=len(steps), due=due)
    conditions = tuple(read_conditions(reader, line, steps))
    if joker is None or len(reader.wrong) > before:
        return None
    effect = CARD_THIEF + THIEVES.index(thief) if thief else EFFECT_OF_PILE[min(pile, PILES - 1)]
    return Card(pile, effect, joker, conditions)


def read_conditions(reader: Reader, line: Line, steps: list[str]) -> Iterator[int]:
    """K41: the conditions of a card."""
    for step in steps:
        try:
            yield parse_condition(step.strip())
        except Refusal as refusal:
            reader.refuse(line.number, "K41", refusal)


# --- K2, K43: the map -----------------------------------------------------------------------


class Halves:
    """What was read from the map file so far."""

    def __init__(self) -> None:
        self.halves: list[list[Field]] = []
        self.terrains: list[str] = []
        self.line_of: dict[str, int] = {}
        """Where each field stands, by its name."""
        self.joins: dict[int, tuple[int, Join]] = {}
        """Line and join, by the number of players."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """All fields of both halves."""
        return tuple(field for half in self.halves for field in half)


def read_map(reader: Reader) -> tuple[tuple[str, ...], tuple[Field, ...], tuple[Join, ...]]:
    """Two halves of 15 fields, and three joins."""
    found = Halves()
    for line in reader.lines:
        if HALF_LINE.fullmatch(line.text):
            found.halves.append([])
            if len(found.halves) == HALVES + 1:
                reader.refuse(line.number, "K2", "halves", count=HALVES + 1)
        elif join := JOIN_LINE.fullmatch(line.text):
            read_join(reader, line, join, found)
        elif (field := FIELD_LINE.fullmatch(line.text)) and found.halves:
            read_field(reader, line, field, found)
        else:
            form = 2 if line.text.startswith("join") else min(1, len(found.halves))
            reader.refuse_form(line, "K2", MAP_FORMS[form])
    check_counts(reader, found)
    fields = found.fields
    if not reader.wrong:
        for players in JOINS:
            check_join(reader, found, players)
    joins = tuple(found.joins[players][1] for players in JOINS if players in found.joins)
    return tuple(found.terrains), fields, joins


def read_field(reader: Reader, line: Line, found: re.Match[str], land: Halves) -> None:
    """One field: a terrain that its half does not have yet, in a place that is free."""
    name, terrain, marks = found[1], found[4], found[5].split()
    column, row = int(found[2]), int(found[3])
    half = land.halves[-1]
    if name in land.line_of:
        reader.refuse(line.number, "K2", "field-twice", field=name, first=land.line_of[name])
    for other in half:
        if (other.column, other.row) == (column, row):
            reader.refuse(line.number, "K43", "place-taken", field=name, other=other.name)
    mark, players = read_mark(reader, line, name, marks)
    if len(land.halves) == 1 and terrain not in land.terrains:
        land.terrains.append(terrain)
    elif terrain not in land.terrains:
        reader.refuse(line.number, "K2", "terrain-once", terrain=terrain)
        land.terrains.append(terrain)
    number = land.terrains.index(terrain)
    if any(other.terrain == number for other in half):
        reader.refuse(line.number, "K43", "terrain-again", terrain=terrain)
    land.line_of.setdefault(name, line.number)
    half.append(Field(name, column, row, number, mark, players))


def read_mark(
    reader: Reader, line: Line, field: str, words: list[str]
) -> tuple[str, tuple[int, ...]]:
    """What lies on a field; K4: after a dragon, its numbers of players; none means any."""
    if not words:
        return "", ()
    mark, *rest = words
    if mark not in MARKS:
        reader.refuse(line.number, "K43", "mark", text=mark[:20], known=list(MARKS))
    elif mark != DRAGON:
        if rest:
            reader.refuse(line.number, "K43", "two-marks", field=field)
    elif any(word in MARKS for word in rest):
        reader.refuse(line.number, "K43", "two-marks", field=field)
    else:
        known = [str(players) for players in JOINS]
        for word in rest:
            if word not in known or rest.count(word) > 1:
                reader.refuse(line.number, "K4", "dragon-players", text=word[:20], known=known)
                return mark, JOINS
        return mark, tuple(players for players in JOINS if not rest or str(players) in rest)
    return mark, ()


def read_join(reader: Reader, line: Line, found: re.Match[str], land: Halves) -> None:
    """One join: for 2, 3 or 4 players, each once."""
    players, turn, column, row = map(int, found.groups())
    if players not in JOINS:
        reader.refuse(line.number, "K1", "join-players", seats=players)
    elif players in land.joins:
        first = land.joins[players][0]
        reader.refuse(line.number, "K43", "join-twice", seats=players, first=first)
    else:
        if turn > 5:
            reader.refuse(line.number, "K43", "turn", turn=turn)
        land.joins[players] = (line.number, Join(turn, column, row))


def check_counts(reader: Reader, land: Halves) -> None:
    """K2: two halves of 15. K4, K6: dragons and gems. K43: a join for every number of players."""
    if len(land.halves) < HALVES:
        reader.refuse(reader.last, "K2", "halves", count=len(land.halves))
    for number, half in enumerate(land.halves[:HALVES], 1):
        if len(half) != HALF:
            line = land.line_of[half[-1].name] if half else reader.last
            reader.refuse(line, "K2", "half-size", half=number, count=len(half))
    for mark, due in GEMS.items():
        marked = [field.name for field in land.fields if field.mark == mark]
        if len(marked) != due:
            line = land.line_of[marked[due]] if len(marked) > due else reader.last
            reader.refuse(line, "K6", "mark-count", mark=mark, count=len(marked), due=due)
    for players in JOINS:
        dragons = [field.name for field in land.fields if field.mark_for(players) == DRAGON]
        if not 1 <= len(dragons) <= FLAMES:
            line = land.line_of[dragons[FLAMES]] if dragons else reader.last
            reader.refuse(
                line, "K4", "dragon-count", seats=players, count=len(dragons), highest=FLAMES
            )
    for players in JOINS:
        if players not in land.joins:
            reader.refuse(reader.last, "K43", "join-missing", seats=players)


def check_join(reader: Reader, land: Halves, players: int) -> None:
    """K43: 30 distinct places, one connected map, and gold gems far from each other."""
    line, join = land.joins[players]
    first, second = land.halves
    places = [(field.column, field.row) for field in first]
    for field in second:
        place = join.place(field.column, field.row)
        if place in places:
            under = land.fields[places.index(place)].name
            reader.refuse(line, "K43", "overlap", seats=players, field=field.name, other=under)
            return
        places.append(place)
    steps = distances(tuple(places))
    if -1 in steps[0]:
        apart = land.fields[steps[0].index(-1)].name
        reader.refuse(line, "K43", "apart", seats=players, field=apart, other=first[0].name)
        return
    gold = [number for number, field in enumerate(land.fields) if field.mark == "gold"]
    for one in gold:
        for other in gold:
            if one < other and steps[one][other] < FAR:
                reader.refuse(
                    line,
                    "K43",
                    "gold-near",
                    seats=players,
                    field=land.fields[one].name,
                    other=land.fields[other].name,
                    steps=steps[one][other],
                    far=FAR,
                )
                return
