"""King of the Dice: the dice of K40 and the conditions of K41."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.core.layout import LIMIT
from karfunkel.core.link import link
from karfunkel.games.kingdice.box.condition_text import (
    EXAMPLES,
    condition_text,
    parse_condition,
    phrase,
)
from karfunkel.games.kingdice.box.tables import DIE_COLOUR
from karfunkel.games.kingdice.rules import conditions
from karfunkel.games.kingdice.rules.conditions import add, met

RED, BLUE, GREEN = 0, 1, 2
Die = tuple[int, int]
"""Colour and number."""


def count(dice: list[Die]) -> tuple[int, int]:
    numbers = colours = 0
    for colour, number in dice:
        numbers, colours = add(numbers, number - 1), add(colours, colour)
    return numbers, colours


def holds(text: str, *shown: str) -> bool:
    """Whether dice such as `r3` meet a condition."""
    dice = [("rbg".index(word[0]), int(word[1])) for word in " ".join(shown).split()]
    return bool(met(parse_condition(text), *count(dice)))


# --- K40: the dice --------------------------------------------------------------------------


def test_k40_the_dice_are_those_of_the_formula() -> None:
    for die, n in product(range(3), range(6)):
        assert DIE_COLOUR[die][n] == (die + n) % 3
        assert DIE_COLOUR[3 + die][n] == (3 + die + n // 2) % 3


def test_k40_every_number_is_twice_in_each_colour() -> None:
    for n in range(6):
        assert Counter(die[n] for die in DIE_COLOUR) == {RED: 2, BLUE: 2, GREEN: 2}
    for die in DIE_COLOUR:
        assert Counter(die) == {RED: 2, BLUE: 2, GREEN: 2}
    assert len(set(DIE_COLOUR)) == 6


# --- K41: conditions ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "yes", "no"),
    [
        ("run 5", "r2 r3 r4 r5 r6 r6", "r1 r2 r3 r4 r6 r6"),
        ("run 6", "r1 b2 g3 r4 b5 g6", "r1 b2 g3 r4 b5 g5"),
        ("4 equal", "r2 b2 g2 r2 b5 g6", "r2 b2 g2 r5 b5 g5"),
        ("3 of 3", "r3 b3 g3 r1 b1 g1", "r3 b3 r4 b4 g4 g4"),
        ("5 red", "r1 r2 r3 r4 r5 b6", "r1 r2 r3 r4 b5 b6"),
        ("5 one-colour", "g1 g2 g3 g4 g5 b6", "g1 g2 g3 g4 b5 b6"),
        ("3 red + 2 blue", "r1 r1 r1 b1 b1 g1", "r1 r1 r1 b1 g1 g1"),
        ("2 red + 2 blue + 2 green", "r1 b1 g1 r1 b1 g1", "r1 r1 r1 b1 g1 g1"),
        ("2 pairs", "r1 b1 r5 b5 g2 g3", "r1 b1 g1 r1 g2 g3"),
        ("3 pairs", "r1 b1 r5 b5 g2 g2", "r1 b1 g1 r1 g2 g2"),
        ("full house", "r1 b1 g1 r5 b5 g6", "r1 b1 g1 r1 b5 g6"),
        ("2 triples", "r1 b1 g1 r5 b5 g5", "r1 b1 g1 r1 b5 g5"),
        ("4+2", "r1 b1 g1 r1 b5 g5", "r1 b1 g1 r1 b1 g1"),
        ("sum >= 28", "r6 b6 g6 r6 b2 g2", "r6 b6 g6 r6 b2 g1"),
        ("sum <= 12", "r2 b2 g2 r2 b2 g2", "r2 b2 g2 r2 b2 g3"),
        ("even", "r2 b4 g6 r2 b2 g4", "r2 b4 g6 r2 b2 g5"),
        ("odd", "r1 b3 g5 r1 b1 g3", "r1 b3 g5 r1 b1 g4"),
    ],
)
def test_k41_each_kind_of_condition(text: str, yes: str, no: str) -> None:
    assert holds(text, yes)
    assert not holds(text, no)


def test_k41_pairs_and_triples_are_of_different_numbers() -> None:
    assert not holds("2 pairs", "r1 b1 g1 r1 g2 g3")
    assert not holds("full house", "r1 b1 g1 r1 b1 g3")
    assert not holds("2 triples", "r1 b1 g1 r1 b1 g1")


@pytest.mark.parametrize(
    ("text", "bare", "joker"),
    [
        ("run 6", "r1 b2 g3 r4 b5 g5", "r6"),
        ("3 pairs", "r1 b1 r5 b5 g2 g3", "b2"),
        ("sum >= 28", "r6 b6 g6 r5 b3 g1", "r2"),
        ("sum <= 12", "r1 b1 g1 r1 b3 g6", "b5"),
        ("even", "r2 b4 g6 r2 b2 g5", "g6"),
        ("odd", "r1 b3 g5 r1 b1 g4", "g1"),
        ("5 red", "r1 r1 r1 r1 b1 b1", "r4"),
    ],
)
def test_k41_some_choice_among_more_than_six_dice(text: str, bare: str, joker: str) -> None:
    assert not holds(text, bare)
    assert holds(text, bare, joker)


def chosen(text: str, dice: list[Die]) -> bool:
    """K41 word by word: look through every choice among the dice, slowly."""
    family, values = phrase(parse_condition(text))
    numbers = [number for _, number in dice]
    groups = {
        "2-pairs": (2, 2),
        "3-pairs": (2, 2, 2),
        "full-house": (3, 2),
        "2-triples": (3, 3),
        "4-2": (4, 2),
    }
    if family == "equal":
        return max(Counter(numbers).values()) >= values[0]
    if family == "number":
        return numbers.count(values[1]) >= values[0]
    if family == "one-colour":
        return max(Counter(colour for colour, _ in dice).values()) >= values[0]
    if family == "colours":
        return any(
            [sum(c == colour for c, _ in choice) for colour in range(3)] == list(values)
            for choice in combinations(dice, sum(values))
        )
    if family == "run":
        wanted = [set(range(low, low + values[0])) for low in range(1, 8 - values[0])]
        return any(want <= set(numbers) for want in wanted)
    if family in groups:
        parts = groups[family]
        return any(
            sorted(Counter(choice).values(), reverse=True) == list(parts)
            for choice in combinations(numbers, sum(parts))
        )
    six = list(combinations(numbers, 6))
    return any(
        {
            "sum-least": lambda choice: sum(choice) >= values[0],
            "sum-most": lambda choice: sum(choice) <= values[0],
            "even": lambda choice: all(n % 2 == 0 for n in choice),
            "odd": lambda choice: all(n % 2 == 1 for n in choice),
        }[family](choice)
        for choice in six
    )


def every_condition() -> Iterator[str]:
    yield from (f"run {n}" for n in range(3, 7))
    yield from (f"{n} equal" for n in range(2, 7))
    yield from (f"{n} of {m}" for n, m in product(range(1, 7), range(1, 7)))
    yield from (f"{n} one-colour" for n in range(2, 7))
    for dice in product(range(7), repeat=3):
        if 1 <= sum(dice) <= 6:
            named = zip(dice, ("red", "blue", "green"), strict=True)
            yield " + ".join(f"{n} {colour}" for n, colour in named if n)
    yield from ("2 pairs", "3 pairs", "full house", "2 triples", "4+2", "even", "odd")
    yield from (f"sum >= {n}" for n in range(7, 37))
    yield from (f"sum <= {n}" for n in range(6, 36))


@pytest.mark.parametrize("dice", [6, 7, 8])
def test_k41_met_is_what_the_words_say(dice: int) -> None:
    rng = Random(dice)
    for text in every_condition():
        # Few numbers and colours, so that rare conditions are met too.
        for highest in (2, 3, 6):
            low = rng.randint(1, 7 - highest)
            shown = [
                (rng.randrange(rng.randint(1, 3)), rng.randint(low, low + highest - 1))
                for _ in range(dice)
            ]
            assert bool(met(parse_condition(text), *count(shown))) == chosen(text, shown), (
                f"{text}: {shown}"
            )


def test_k41_no_condition_is_never_met() -> None:
    assert not met(0, *count([(0, 1)] * 6))


def test_k12_counts_stop_at_fifteen_and_stay_exact() -> None:
    numbers, colours = count([(RED, 6)] * 40 + [(BLUE, 1)])
    assert (numbers, colours) == (15 << 20 | 1, 15 | 1 << 4)
    assert met(parse_condition("6 of 6"), numbers, colours)
    assert met(parse_condition("sum >= 36"), numbers, colours)
    assert not met(parse_condition("sum <= 30"), numbers, colours)
    assert met(parse_condition("6 red"), numbers, colours)
    assert met(parse_condition("6 one-colour"), numbers, colours)
    assert met(parse_condition("6 equal"), numbers, colours)
    assert not met(parse_condition("2 pairs"), numbers, colours)


def test_conditions_agree_compiled() -> None:
    program = link(conditions, backend="compiled", bounds=True)
    rng = Random(5)
    for text in every_condition():
        condition = parse_condition(text)
        dice = [(rng.randrange(3), rng.randint(1, 6)) for _ in range(rng.randint(6, 9))]
        assert program.run("met", condition, *count(dice)) == met(condition, *count(dice)), text


# --- K41: conditions as text ----------------------------------------------------------------


def test_text_and_condition_are_one_to_one() -> None:
    texts = list(every_condition())
    packed = [parse_condition(text) for text in texts]
    assert [condition_text(condition) for condition in packed] == texts
    assert len(set(packed)) == len(texts)
    assert all(0 < condition < LIMIT for condition in packed)
    assert set(EXAMPLES) <= set(texts)


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("RUN  5", "run 5"),
        ("2 blue+3 red", "3 red + 2 blue"),
        ("sum>=28", "sum >= 28"),
        (" 4 + 2 ", "4+2"),
        ("Full House", "full house"),
    ],
)
def test_spaces_capitals_and_order_do_not_matter(text: str, normal: str) -> None:
    assert condition_text(parse_condition(text)) == normal


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown"),
        ("five in a row", "unknown"),
        ("3 purple", "unknown"),
        ("3 red + 2 purple", "unknown"),
        ("4 pairs", "unknown"),
        ("run " + "9" * 5000, "unknown"),
        ("run 5" + " " * 80 + "and more", "unknown"),
        ("run 2", "run"),
        ("run 7", "run"),
        ("1 equal", "dice"),
        ("7 equal", "dice"),
        ("0 of 3", "dice"),
        ("7 of 3", "dice"),
        ("0 red", "dice"),
        ("7 red", "dice"),
        ("4 red + 3 blue", "dice"),
        ("1 one-colour", "dice"),
        ("3 of 7", "number"),
        ("3 of 0", "number"),
        ("sum >= 6", "sum"),
        ("sum >= 37", "sum"),
        ("sum <= 5", "sum"),
        ("sum <= 36", "sum"),
        ("2 red + 2 red", "colour-twice"),
    ],
)
def test_k41_bad_conditions_are_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_condition(text)
    assert refused.value.key == f"kingdata-condition-{key}"
    assert "K41" in str(refused.value)
    assert " ".join(text[:60].split()) in str(refused.value)
