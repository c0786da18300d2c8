"""K41: conditions as text, the same in data files and on the command line, and as words.

>>> condition_text(parse_condition("2 Blue + 3 red"))
'3 red + 2 blue'
>>> phrase(parse_condition("run 5"))
Phrase(family='run', values=(5,))
>>> parse_condition("run 9")
Traceback (most recent call last):
    ...
karfunkel.core.errors.Refusal: “run 9” cannot be a condition (K41): a run has 3 to 6 dice.

Every condition has one normal form, and `parse_condition` reads what `condition_text` writes.
"""

import re
from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.games.kingdice.rules.conditions import (
    AMOUNTS,
    BLUE,
    EQUAL,
    EVEN,
    FIELDS,
    GREEN,
    HIGH,
    HIGHEST_SUM,
    LOW,
    ODD,
    ONE_COLOUR,
    PAIRS,
    RED,
    RUN,
    TRIPLES,
)
from karfunkel.games.kingdice.rules.state import COLOUR_NAMES, DICE, NUMBERS

COLOUR_FIELDS = (RED, BLUE, GREEN)

EXAMPLES = (
    "run 5",
    "4 equal",
    "3 of 3",
    "5 red",
    "5 one-colour",
    "3 red + 2 blue",
    "2 pairs",
    "3 pairs",
    "full house",
    "2 triples",
    "4+2",
    "sum >= 28",
    "sum <= 12",
    "even",
    "odd",
)
"""One condition of every kind."""

SHOWN = 60
"""How much of a refused text is shown."""

PATTERNS = {
    "2 pairs": 2 << PAIRS,
    "3 pairs": 3 << PAIRS,
    # A triple contains a pair, so with another pair there are two numbers that occur twice.
    "full house": 2 << PAIRS | 1 << TRIPLES,
    "2 triples": 2 << TRIPLES,
    "4+2": 4 << EQUAL | 2 << PAIRS,
    "even": AMOUNTS | DICE << EVEN,
    "odd": AMOUNTS | DICE << ODD,
}
PATTERN_NAMES = {condition: name for name, condition in PATTERNS.items()}


class Phrase(NamedTuple):
    """A condition taken apart, for screens and sentences."""

    family: str
    """`run`, `equal`, `number`, `colours`, `one-colour`, `sum-least`, `sum-most`, or one of
    `2-pairs`, `3-pairs`, `full-house`, `2-triples`, `4-2`, `even`, `odd`."""
    values: tuple[int, ...]
    """How many dice, or the sum; `number`: how many, and which; `colours`: how many of each."""


# --- Reading --------------------------------------------------------------------------------


def parse_condition(text: str) -> int:
    """The condition that a text names; spaces and capitals do not matter."""
    plain = " ".join(text.lower().split())
    text = text[:SHOWN]
    tight = re.sub(r" ?([+]|[<>]=) ?", r"\1", plain)
    if tight in PATTERNS:
        return PATTERNS[tight]
    for form, read in FORMS:
        if found := re.fullmatch(form, tight):
            return read(text, *map(int, found.groups()))
    if re.fullmatch(r"[0-9]{1,4} \w+([+][0-9]{1,4} \w+)*", tight):
        return _colours(text, tight)
    raise Refusal("kingdata-condition-unknown", text=text, known=list(EXAMPLES))


def _within(text: str, what: str, value: int, lowest: int, highest: int) -> int:
    if not lowest <= value <= highest:
        raise Refusal(f"kingdata-condition-{what}", text=text, lowest=lowest, highest=highest)
    return value


def _run(text: str, length: int) -> int:
    return _within(text, "run", length, 3, NUMBERS) << RUN


def _equal(text: str, dice: int) -> int:
    return _within(text, "dice", dice, 2, DICE) << EQUAL


def _number(text: str, dice: int, number: int) -> int:
    _within(text, "number", number, 1, NUMBERS)
    return AMOUNTS | _within(text, "dice", dice, 1, DICE) << 4 * (number - 1)


def _one_colour(text: str, dice: int) -> int:
    return _within(text, "dice", dice, 2, DICE) << ONE_COLOUR


def _sum_least(text: str, least: int) -> int:
    return AMOUNTS | _within(text, "sum", least, DICE + 1, HIGHEST_SUM) << HIGH


def _sum_most(text: str, most: int) -> int:
    return AMOUNTS | HIGHEST_SUM - _within(text, "sum", most, DICE, HIGHEST_SUM - 1) << LOW


FORMS: tuple[tuple[str, Callable[..., int]], ...] = (
    (r"run ([0-9]{1,4})", _run),
    (r"([0-9]{1,4}) equal", _equal),
    (r"([0-9]{1,4}) of ([0-9]{1,4})", _number),
    (r"([0-9]{1,4}) one-colour", _one_colour),
    (r"sum>=([0-9]{1,4})", _sum_least),
    (r"sum<=([0-9]{1,4})", _sum_most),
)


def _colours(text: str, tight: str) -> int:
    condition = 0
    for part in tight.split("+"):
        dice, _, colour = part.partition(" ")
        if colour not in COLOUR_NAMES:
            raise Refusal("kingdata-condition-unknown", text=text, known=list(EXAMPLES))
        field = COLOUR_FIELDS[COLOUR_NAMES.index(colour)]
        if condition >> field & 15:
            raise Refusal("kingdata-condition-colour-twice", text=text, colour=colour)
        condition |= _within(text, "dice", int(dice), 1, DICE) << field
    _within(text, "dice", sum(phrase(condition).values), 1, DICE)
    return condition


# --- Writing --------------------------------------------------------------------------------


def phrase(condition: int) -> Phrase:
    """A condition taken apart."""
    if name := PATTERN_NAMES.get(condition):
        return Phrase(re.sub("[ +]", "-", name), ())
    fields = condition & FIELDS
    if condition & AMOUNTS:
        if fields >> LOW:
            return Phrase("sum-most", (HIGHEST_SUM - (fields >> LOW),))
        if fields >> HIGH:
            return Phrase("sum-least", (fields >> HIGH,))
        place = (fields.bit_length() - 1) // 4
        return Phrase("number", (fields >> 4 * place, place + 1))
    if fields >> EQUAL:
        return Phrase("equal", (fields >> EQUAL,))
    if fields >> RUN:
        return Phrase("run", (fields >> RUN,))
    if fields >> ONE_COLOUR:
        return Phrase("one-colour", (fields >> ONE_COLOUR,))
    return Phrase("colours", tuple(fields >> field & 15 for field in COLOUR_FIELDS))


def condition_words(family: str, values: Sequence[int]) -> dict[str, Any]:
    """A condition taken apart, as a message that every language translates.

    >>> condition_words(*phrase(parse_condition("run 5")))
    {'key': 'kingdice-condition-run', 'args': {'count': 5}}
    """
    if family != "colours":
        args = dict(zip(("count", "number"), values, strict=False))
        return {"key": f"kingdice-condition-{family}", "args": args}
    colours: list[dict[str, Any]] = [
        {"key": "kingdice-condition-of-colour", "args": {"count": count, "colour": colour}}
        for count, colour in zip(values, COLOUR_NAMES, strict=True)
        if count
    ]
    return reduce(
        lambda first, last: {"key": "play-and", "args": {"first": first, "last": last}}, colours
    )


def condition_text(condition: int) -> str:
    """The normal form of a condition."""
    if name := PATTERN_NAMES.get(condition):
        return name
    family, values = phrase(condition)
    if family == "colours":
        dice = zip(values, COLOUR_NAMES, strict=True)
        return " + ".join(f"{count} {colour}" for count, colour in dice if count)
    pattern = {
        "run": "run {}",
        "equal": "{} equal",
        "number": "{} of {}",
        "one-colour": "{} one-colour",
        "sum-least": "sum >= {}",
        "sum-most": "sum <= {}",
    }[family]
    return pattern.format(*values)
