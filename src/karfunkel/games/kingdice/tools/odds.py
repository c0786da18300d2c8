"""What `karfunkel kingdice odds`, `check` and `export` do; nothing here prints.

>>> answer = odds("run 5", dice="r1 g2 b3 b4 r6 b6", rolls=1)
>>> answer.keep, answer.kept, round(float(answer.chance), 3)
((1, 2, 3, 4), ('r1', 'g2', 'b3', 'b4'), 0.306)
"""

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from karfunkel.core.errors import Refusal
from karfunkel.core.link import Backend
from karfunkel.games.kingdice.box import dataset
from karfunkel.games.kingdice.box.condition_text import condition_text, parse_condition
from karfunkel.games.kingdice.box.dataset import DataSet, face_text
from karfunkel.games.kingdice.box.reader import face_of
from karfunkel.games.kingdice.box.tables import DIE_COLOUR
from karfunkel.games.kingdice.dice.rerolls import ROLLS
from karfunkel.games.kingdice.dice.solver import MOST_ADDED, Goal, dice_in, extra_of, solve
from karfunkel.games.kingdice.rules.state import ALL_STEPS, DICE, NUMBERS

Dice = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Odds:
    """The answer to `odds`."""

    conditions: tuple[str, ...]
    """In normal form; all must be met."""
    chance: Fraction
    rolls: int
    """Rolls to come: before the first throw 1 to 3, with dice on the table 0 to 2."""
    dice: tuple[str, ...]
    """The dice on the table, or none."""
    keep: tuple[int, ...]
    """The dice to keep, counted from 1: all six means to stop. Empty without dice on the table."""
    kept: tuple[str, ...]
    """What the dice to keep show."""
    jokers: tuple[str, ...]


def odds(
    condition: str,
    dice: str | None = None,
    rolls: int | None = None,
    jokers: str = "",
    box: DataSet | None = None,
    backend: Backend = "python",
) -> Odds:
    """The chance to meet a condition, or several with “/” between them.

    Without `dice`: before the first throw, with `rolls` throws (default 3). With `dice`, six sides
    in the order of the dice: what to keep, with `rolls` rolls to come (default 2). `jokers` are
    dice that are added to every throw. CPython answers a single question faster than the compiler
    would compile, hence the backend.
    """
    needed = tuple(parse_condition(part.strip()) for part in condition.split("/"))
    if len(needed) > ALL_STEPS:
        raise Refusal("kingdata-conditions-many", count=len(needed), highest=ALL_STEPS)
    colours = box.die_colour if box else DIE_COLOUR
    shown = None if dice is None else read_throw(dice, colours)
    fewest, most, usual = (1, ROLLS + 1, ROLLS + 1) if shown is None else (0, ROLLS, ROLLS)
    to_come = usual if rolls is None else rolls
    if not fewest <= to_come <= most:
        raise Refusal("kingdata-rolls", rolls=str(to_come), lowest=fewest, highest=most)
    added = read_jokers(jokers)
    # Joker dice cost nothing here, so all of them are always added.
    solution = solve(
        [Goal(needed)],
        extras=[extra_of(added)] if added else (),
        dice=colours,
        rolls=to_come - fewest,
        backend=backend,
    )
    keep: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    chance = solution.start
    if shown is not None:
        faces = tuple(face_text(face) for face in shown)
        throw = [face % NUMBERS + 1 for face in shown]
        chance = solution.value(throw, to_come)
        keep = dice_in(solution.keep(throw, to_come))
    return Odds(
        conditions=tuple(map(condition_text, needed)),
        chance=chance,
        rolls=to_come,
        dice=faces,
        keep=keep,
        kept=tuple(faces[die - 1] for die in keep),
        jokers=tuple(map(face_text, added)),
    )


def read_faces(text: str) -> list[int]:
    """Sides of dice, such as `r3 b5`."""
    found = []
    for word in text.replace(",", " ").lower().split():
        face = face_of(word)
        if face is None:
            raise Refusal("kingdata-face", text=word[:20])
        found.append(face)
    return found


def read_throw(text: str, colours: Dice = DIE_COLOUR) -> tuple[int, ...]:
    """Six sides in the order of the dice, each on its die (K40)."""
    faces = read_faces(text)
    if len(faces) != DICE:
        raise Refusal("kingdata-dice-six", count=len(faces))
    for die, face in enumerate(faces):
        if colours[die][face % NUMBERS] != face // NUMBERS:
            sides = [face_text(colour * NUMBERS + side) for side, colour in enumerate(colours[die])]
            raise Refusal("kingdata-die-cannot", die=die + 1, face=face_text(face), sides=sides)
    return tuple(faces)


def read_jokers(text: str) -> tuple[int, ...]:
    """Dice that jokers add: any sides."""
    faces = read_faces(text)
    if len(faces) > MOST_ADDED:
        raise Refusal("kingdata-jokers-many", count=len(faces), highest=MOST_ADDED)
    return tuple(faces)


# --- Sets of data ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Check:
    """The answer to `check`."""

    box: DataSet | None
    """The set, if nothing is wrong with it."""
    wrong: tuple[Refusal, ...]
    """All errors, each with file, line and rule."""


def check(directory: Path) -> Check:
    """K44: check the set in a directory."""
    try:
        text = dataset.directory_text(directory)
    except Refusal as refusal:
        return Check(None, (refusal,))
    box, wrong = dataset.examine(text)
    return Check(box, tuple(wrong))


def export(directory: Path) -> tuple[Path, ...]:
    """Write our own set as a starting point; return the files."""
    return dataset.export(directory)
