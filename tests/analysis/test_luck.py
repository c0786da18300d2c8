"""The luck of many games: the kernel counts what the analysis counts."""

from pathlib import Path

import pytest

from karfunkel.analysis import analyse
from karfunkel.analysis.fold import EFFORTS, Fold
from karfunkel.analysis.luck import LuckCounter
from karfunkel.analysis.shapes import WIN
from karfunkel.core.game import Chance, Choices
from karfunkel.core.registry import load_game
from karfunkel.judge.net import Judge
from tests.analysis.test_analysis import played
from tests.judge.test_judge import tiny_net, written

ROUNDING = 20
"""Units of a step: the kernel asks the judge in units of 2⁻²⁰ of a win, which are eight of ours."""


@pytest.mark.parametrize(("name", "players"), [("diamant", 3), ("emerald", 2)])
def test_the_kernel_agrees_with_the_analysis(name: str, players: int, tmp_path: Path) -> None:
    """But for rounding: a unit for every mean."""
    game, record = load_game(name), played(name, players, 2)
    found = analyse(record, judge=written(game, tmp_path), number=3)
    judge = Judge(game, tiny_net(game))
    counted = LuckCounter(game, players, number=3, judge=judge, backend="python").of(record)
    assert sum(counted) == pytest.approx(0, abs=1e-9)
    for seat, luck in enumerate(counted):
        expected = found["seats"][seat]["luck"]
        assert abs(expected - WIN * luck) < ROUNDING * len(record.steps)
        assert abs(expected) > 100 * len(record.steps), "or rounding would hide a difference"


def test_the_kernel_counts_solved_dice_as_the_analysis_does() -> None:
    """King of the Dice: the first turns, with cards, dice, rerolls and hiring."""
    record = played("kingdice", 2, 3)
    game, steps = record.game, record.steps[:45]
    judge = Judge(game, tiny_net(game))
    going = Fold(record, EFFORTS["quick"], judge, None, 3)
    state, expected = game.begin(record.options), [0, 0]
    texts = []
    for step in steps:
        if isinstance(step, Chance):
            texts.append(game.outcome_text(step.outcome))
            expected = [
                a + b for a, b in zip(expected, going.chance(state, step).luck, strict=True)
            ]
        game.carry_out(state, step)
    assert {text.split()[0] for text in texts} > {"die"}, "dice, and something else"
    counter = LuckCounter(game, 2, number=3, judge=judge, backend="python")
    counted = counter.follow(game.begin(record.options), steps)
    for seat in range(2):
        assert abs(expected[seat] - WIN * counted[seat]) < ROUNDING * len(steps)
        assert abs(expected[seat]) > 100 * len(steps), "or rounding would hide a difference"


def test_choices_are_no_luck() -> None:
    record = played("diamant", 2)
    game = record.game
    counter = LuckCounter(game, 2, judge=Judge(game, tiny_net(game)), backend="python")
    state = game.begin(record.options)
    game.carry_out(state, record.steps[0])
    chosen = [step for step in record.steps[1:2] if isinstance(step, Choices)]
    assert chosen
    assert counter.follow(state, chosen) == [0, 0]
