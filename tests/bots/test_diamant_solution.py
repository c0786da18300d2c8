"""Diamant for two, solved: the same values by other means, and valid bounds."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import karfunkel.envs.openspiel
from karfunkel.core.game import Chance, Choices
from karfunkel.games.diamant.game import DECKS, GAME
from karfunkel.games.diamant.rules import GO_ON, LEAVE, State
from karfunkel.games.diamant.solve.cave import (
    BEST,
    MEAN,
    WORST,
    Lattice,
    Patterns,
    close_groups,
    exact_groups,
    traps_of,
    treasures,
)
from karfunkel.games.diamant.solve.induction import solve
from karfunkel.games.diamant.solve.play import Matrix, Solution
from karfunkel.games.diamant.solve.worths import Between, Problem, Worths, exact_problem

# The solver's loops are compiled once, by one process.
pytestmark = pytest.mark.xdist_group("diamant-solver")

assert karfunkel.envs.openspiel  # registers the games


@cache
def solved(deck: str, rounds: int) -> Worths:
    return solve_all(exact_problem(DECKS[deck], rounds))


def solve_all(problem: Problem) -> Worths:
    worths = Worths(problem)
    assert list(solve(worths))
    return worths


def new(deck: str = "tiny", rounds: int = 1, lead: int = 0) -> State:
    state: State = GAME.new({"players": 2, "deck": deck, "rounds": rounds})
    state.chest[0] = lead
    return state


def after(g: State, *steps: Chance | Choices) -> State:
    found: State = GAME.copy(g)
    for step in steps:
        GAME.apply(found, step)
    return found


class Plainly:
    """The value of a position by nothing but the rules: every card, every pair of choices."""

    def __init__(self) -> None:
        self.known: dict[Any, float] = {}

    def value(self, g: State) -> float:
        key = self.key(g)
        if key not in self.known:
            self.known[key] = self.look(g)
        return self.known[key]

    def key(self, g: State) -> Any:
        """All that matters of a position: not the order of the cards that lie there."""
        round_ = g.round, g.phase, g.cave, g.hand, g.lying, g.relics_lying, g.relics_out, g.traps
        return round_, g.chest[0] - g.chest[1], tuple(g.deck), tuple(sorted(g.row[: g.row_length]))

    def look(self, g: State) -> float:
        turn = GAME.turn(g)
        if turn.over:
            winners = GAME.winners(g)
            return (0 in winners) / len(winners)
        if turn.chance:
            outcomes = GAME.outcomes(g)
            total = sum(weight for _, weight in outcomes)
            return sum(w / total * self.value(after(g, Chance(card))) for card, w in outcomes)
        if len(turn.players) == 2:
            return self.game(g).value()
        player = turn.players[0]
        values = [self.value(after(g, Choices(((player, a),)))) for a in (GO_ON, LEAVE)]
        return max(values) if player == 0 else min(values)

    def game(self, g: State) -> Matrix:
        pairs = [(a, b) for a in (GO_ON, LEAVE) for b in (GO_ON, LEAVE)]
        return Matrix(*(self.value(after(g, Choices(((0, a), (1, b))))) for a, b in pairs))


@pytest.mark.parametrize(("rounds", "lead"), [(1, 0), (1, 1), (1, 6), (2, 0), (2, 3), (2, -9)])
def test_it_finds_what_the_rules_alone_give(rounds: int, lead: int) -> None:
    worths = solved("tiny", rounds)
    low, high = worths.between(worths.start(), lead)
    value = Plainly().value(new("tiny", rounds, lead))
    assert low == pytest.approx(value, abs=1e-9) == high


def test_every_choice_has_the_worth_that_the_rules_alone_give() -> None:
    """All positions of the last round of a game, with both in the cave and with one."""
    plain, solution, seen = Plainly(), Solution(solved("tiny", 1)), 0
    for lead in (0, 4):
        plain.known.clear()
        waiting, done = [new("tiny", 1, lead)], set[Any]()
        while waiting:
            g = waiting.pop()
            if plain.key(g) in done:
                continue
            done.add(plain.key(g))
            turn = GAME.turn(g)
            assert solution.value(g, 0) == pytest.approx(plain.value(g), abs=1e-9)
            assert solution.value(g, 1) == pytest.approx(1 - plain.value(g), abs=1e-9)
            if turn.over:
                continue
            if turn.chance:
                waiting += [after(g, Chance(card)) for card, weight in GAME.outcomes(g) if weight]
                continue
            margin, at = g.chest[0] - g.chest[1], solution.situation(g)
            seen += 1
            if len(turn.players) == 2:
                assert solution.matrix(at, margin) == pytest.approx(plain.game(g), abs=1e-9)
            elif turn.players == (0,):
                values = [plain.value(after(g, Choices(((0, a),)))) for a in (GO_ON, LEAVE)]
                found = solution.verdict(g, 0)
                assert (found.go_on, found.leave) == pytest.approx(values, abs=1e-9)
            for a in (GO_ON, LEAVE):
                pairs = tuple((player, a if player == 0 else GO_ON) for player in turn.players)
                waiting.append(after(g, Choices(pairs)))
    assert seen > 200


class Equilibrium(policy.Policy):  # type: ignore[misc]  # OpenSpiel is untyped
    """The solution as an OpenSpiel policy."""

    def __init__(self, game: Any, solution: Solution) -> None:
        super().__init__(game, [0, 1])
        self.solution = solution

    def action_probabilities(self, state: Any, player_id: Any = None) -> dict[int, float]:
        player = state.current_player()
        stays = self.solution.verdict(state.play.state, player).stays
        return {GO_ON: stays, LEAVE: 1 - stays}


def test_openspiel_finds_no_better_answer_to_it() -> None:
    """NashConv: what both could gain together by an exact best response."""
    game = pyspiel.load_game("karfunkel_diamant(players=2,deck=tiny,rounds=1,turns=true)")
    found = Equilibrium(game, Solution(solved("tiny", 1)))
    assert exploitability.nash_conv(game, found) == pytest.approx(0, abs=1e-9)


class Answered(Plainly):
    """What is left of a win against the best response, by nothing but the rules."""

    def __init__(self, solution: Solution) -> None:
        super().__init__()
        self.solution = solution
        self.mixed = 0

    def look(self, g: State) -> float:
        turn = GAME.turn(g)
        if 0 not in turn.players:
            return super().look(g)
        stays = self.solution.verdict(g, 0).stays
        if turn.players == (0,):
            return self.value(after(g, Choices(((0, GO_ON if stays else LEAVE),))))
        a, b, c, d = self.game(g)
        self.mixed += 0 < stays < 1
        return min(stays * a + (1 - stays) * c, stays * b + (1 - stays) * d)


def test_the_best_response_gains_nothing_over_two_rounds() -> None:
    answered = Answered(Solution(solved("tiny", 2)))
    assert answered.value(new("tiny", 2)) == pytest.approx(0.5, abs=1e-9)
    assert answered.mixed > 100


def test_a_mixed_choice_leaves_the_other_no_better_answer() -> None:
    """Matching pennies with unequal coins."""
    found = Matrix(0.9, 0.2, 0.4, 0.6)
    assert found.stays() == pytest.approx(2 / 9)
    assert found.other().stays() == pytest.approx(4 / 9)
    assert found.value() == pytest.approx(1 - found.other().value())


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_small_deck_is_solved_exactly(rounds: int) -> None:
    worths = solved("small", rounds)
    assert worths.epsilon == pytest.approx(0, abs=1e-12)
    low, high = worths.between(worths.start(), 5)
    assert 0.5 < low < 1
    assert high == pytest.approx(low, abs=1e-12)


def test_a_lead_is_worth_more_the_larger_it_is_and_the_fewer_rounds_come() -> None:
    worths = solved("small", 2)
    traps, relics = traps_of(DECKS["small"]), DECKS["small"][-1]
    first, last = (
        [worths.between(Between(round_, traps, 0, relics), lead)[0] for lead in range(20)]
        for round_ in (1, 2)
    )
    assert (np.diff(first) >= 0).all()
    assert all(a < b for a, b in zip(first[1:], last[1:], strict=True))


@pytest.mark.parametrize("borders", [(), (7,), (5, 9)])
def test_groups_and_narrow_margins_bound_the_exact_value(borders: tuple[int, ...]) -> None:
    deck = DECKS["small"]
    values = treasures(deck)
    exact = solved("small", 2)
    coarse = solve_all(Problem(deck, 2, close_groups(values, borders), span=40, hand=40))
    narrow = solve_all(Problem(deck, 2, exact_groups(values), span=25, hand=25))
    for rough in (coarse, narrow):
        assert 0 < rough.epsilon < 0.05
        for at in rough.upper:
            for lead in (-20, -7, 0, 3, 15):
                low, high = rough.between(at, lead)
                value, _ = exact.between(at, lead)
                assert low - 1e-12 <= value <= high + 1e-12


def test_finer_groups_bound_better() -> None:
    deck, values = DECKS["small"], treasures(DECKS["small"])
    found = [
        solve_all(Problem(deck, 1, close_groups(values, borders), 80, 80)).epsilon
        for borders in ((), (7,), (3, 7, 11))
    ]
    assert found == sorted(found, reverse=True)
    assert found[-1] < found[0] / 2


def test_single_numbers_are_close_to_double_ones() -> None:
    exact = exact_problem(DECKS["tiny"], 2)
    single = Problem(exact.deck, 2, exact.groups, exact.span, exact.hand, single=True)
    double, rough = solved("tiny", 2), solve_all(single)
    for at, upper in double.upper.items():
        assert rough.upper[at] == pytest.approx(upper, abs=1e-5)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "worths.npz"
    problem = exact_problem(DECKS["tiny"], 2)
    begun = Worths(problem)
    for _, step in zip(range(3), solve(begun), strict=False):
        assert step[0] == 2
    begun.save(file)
    again = Worths.read(file)
    assert again.problem == problem
    assert 0 < len(again.upper) < len(solved("tiny", 2).upper)
    kept = {at: upper.copy() for at, upper in again.upper.items()}
    assert list(solve(again))
    assert all((again.upper[at] == upper).all() for at, upper in kept.items())
    for at, upper in solved("tiny", 2).upper.items():
        assert (again.upper[at] == upper).all()


def test_what_two_hold_does_not_depend_on_the_order_of_treasures() -> None:
    """D7, with both in the cave: halves and rests add up."""
    deck = Lattice(exact_groups([1, 5, 5, 14]))
    hands, lying = deck.shares()
    for cards in ([0, 4, 4, 9], [9, 4, 0, 4], [4, 9, 4, 0]):
        g = new("full")
        for card in cards:
            g = after(g, Chance(card), Choices(((0, GO_ON), (1, GO_ON))))
        node = deck.node_of([1, 5, 5, 14])
        assert (g.hand, g.lying) == (hands[node], lying[node]) == (11, 3)


def test_what_is_left_of_a_group_is_bounded() -> None:
    """Of 3, 4 and 5 one is gone: at best the 3, at worst the 5."""
    third = 2 / 3
    expected = {
        BEST: {4: 1, 5: 1},
        WORST: {3: 1, 4: 1},
        MEAN: {3: third, 4: third, 5: third},
    }
    for left, weights in expected.items():
        found = Lattice(((3, 4, 5),), left)
        edges = slice(found.first[1], found.first[2])
        assert dict(zip(found.value[edges], found.weight[edges], strict=True)) == weights


def test_traps_with_as_many_cards_are_alike() -> None:
    found = Patterns((3, 3, 2))
    assert found.lying[-1] == (2, 1)
    at = found.index[1, 1]
    assert found.cards[at] == 6
    assert list(found.new[at]) == [3, 0]
    assert list(found.strikes[at]) == [2, 1]
    assert found.struck == [(3, 2, 2), (3, 3, 1)]
