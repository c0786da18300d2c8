"""The best response to the strategy, found separately; and `karfunkel diamant respond`."""

from pathlib import Path

import numpy as np
import pytest

from karfunkel.cli import main
from karfunkel.games.diamant.solve.best_response import BLOCK, Answer, respond
from karfunkel.games.diamant.solve.cave import close_groups, traps_of, treasures
from karfunkel.games.diamant.solve.play import Situation, Solution
from karfunkel.games.diamant.solve.worths import Problem, Worths
from tests.bots.test_diamant_solution import Answered, new, solve_all, solved
from tests.cases import EVERYTHING, cases

# The solver's loops are compiled once, by one process.
pytestmark = pytest.mark.xdist_group("diamant-solver")


def short_sighted() -> Solution:
    """Before the last round it takes every lead for even, so there is much to gain against it."""
    exact = solved("tiny", 2)
    even = {at: row if at.round == 1 else 0 * row + 0.5 for at, row in exact.upper.items()}
    return Solution(Worths(exact.problem, even))


def answered(solution: Solution, problem: Problem) -> Worths:
    found = Worths(problem)
    assert list(respond(solution, found))
    return found


def test_it_finds_what_the_rules_alone_give_against_a_weak_strategy() -> None:
    solution = short_sighted()
    found = answered(solution, solution.worths.problem)
    plainly = Answered(solution)
    for lead in (0, 3, -9):
        _, wins = found.between(found.start(), -lead)
        assert wins == pytest.approx(1 - plainly.value(new("tiny", 2, lead)), abs=1e-9)
    assert plainly.mixed > 100
    assert found.between(found.start(), 0)[1] > 0.6


@pytest.mark.parametrize(("deck", "rounds"), [("tiny", 5), ("small", 1)])
def test_it_gains_nothing_against_an_equilibrium(deck: str, rounds: int) -> None:
    exact = solved(deck, rounds)
    found = answered(Solution(exact), exact.problem)
    assert found.between(found.start(), 0)[1] == pytest.approx(0.5, abs=1e-9)


def test_against_rough_groups_it_gains_less_than_their_bound() -> None:
    """The strategy of the lower bound, in groups: the small deck as the full one is solved."""
    exact = solved("small", 1)
    p = exact.problem
    groups = close_groups(treasures(p.deck), (7,))
    rough = solve_all(Problem(p.deck, 1, groups, p.span, p.hand))
    found = answered(Solution(rough), p)
    gain = found.between(found.start(), 0)[1] - 0.5
    assert 0 <= gain < rough.epsilon


@pytest.mark.parametrize("span", [3, 6] if EVERYTHING else [3])
def test_what_is_cut_off_favours_the_responder(span: int) -> None:
    """Narrow margins and small hands, beside a plain recursion over the rules."""
    exact = solved("tiny", 2).problem
    narrow = Problem(exact.deck, 2, exact.groups, span, 6)
    solution = Solution(solve_all(narrow))
    found = answered(solution, narrow)
    plainly = Answered(solution)
    for lead in range(-span, span + 1, cases(3, 1)):
        true = 1 - plainly.value(new("tiny", 2, lead))
        assert found.between(found.start(), -lead)[1] >= true - 1e-12
    for wins in found.upper.values():
        assert (np.diff(wins) >= 0).all()


def test_it_meets_the_strategy_as_it_is_played() -> None:
    """How often the table of the best response has the strategy go on, and what it plays."""
    exact = solved("tiny", 2)
    solution = Solution(exact)
    answer = Answer(solution, exact, 2, traps_of(exact.problem.deck), 1)
    *_, stays = answer.mixes(0, 1)
    start = exact.start()._replace(round=2)
    seen = set()
    for node, taken in enumerate(solution.lattice.counts.tolist()):
        for pattern, lying in enumerate(answer.pattern.lying):
            for margin in (-4, 0, 5):
                at = Situation(start, lying, tuple(taken), 0)
                played = solution.matrix(at, margin).stays()
                assert stays[pattern, node, margin + exact.problem.span] == pytest.approx(played)
                seen.add(round(played, 3))
    assert len(seen) > 5


def test_blocks_of_margins_leave_none_out() -> None:
    exact = solved("tiny", 1)
    answer = Answer(Solution(exact), exact, 1, traps_of(exact.problem.deck), 1)
    margins = 2 * BLOCK + 3
    numbers = np.arange(margins)[None, None]
    assert (answer.each_block(lambda block: numbers[:, :, block], margins) == numbers).all()


@pytest.mark.parametrize("out", [0, 1])
def test_the_last_round_needs_only_the_sum_of_hand_and_margin(out: int) -> None:
    """Alone in the cave: the short way of the last round, and the way of every other round."""
    exact = solved("tiny", 2)
    answer = Answer(Solution(exact), exact, 2, traps_of(exact.problem.deck), 1)
    assert answer.last
    short = answer.alone(out, 1 - out), answer.follow(out, 1 - out)
    answer.last = False
    assert answer.alone(out, 1 - out) == pytest.approx(short[0], abs=1e-12)
    assert answer.follow(out, 1 - out) == pytest.approx(short[1], abs=1e-12)
    assert len(np.unique(short[0])) > 20


def run(*args: str) -> int:
    return main(["diamant", "respond", "--lang", "en", *args])


def test_the_command_tells_what_can_be_gained_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "kept" / "tiny.npz"
    assert run("--deck", "tiny", "--rounds", "1", "--file", str(file)) == 0
    told = "The best response wins 50 %: nobody can gain more than 0 of a win"
    assert told in capsys.readouterr().out
    begun = len(Worths.read(file).upper)
    assert run("--deck", "tiny", "--rounds", "2", "--file", str(file)) == 0
    assert told in capsys.readouterr().out
    assert len(Worths.read(file).upper) > begun
    file.write_text("something else")
    assert run("--deck", "tiny", "--file", str(file)) == 2
    assert "holds something else." in capsys.readouterr().err
    assert run("--deck", "small", "--rounds", "7") == 2
    assert "“7” is not allowed for rounds." in capsys.readouterr().err
