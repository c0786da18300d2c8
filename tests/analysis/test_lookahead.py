"""Looking ahead with playouts: values for every seat, from what a player can know."""

from typing import Any

import pytest

from karfunkel.analysis.fold import EFFORTS, Fold
from karfunkel.analysis.lookahead import (
    COSTLY,
    DOUBTFUL,
    MOST_BRANCHES,
    Ahead,
    Root,
    at_most,
    ends,
)
from karfunkel.analysis.lookahead_kernel import Lookahead
from karfunkel.analysis.shapes import POINT, WIN
from karfunkel.analysis.values import Mean, Values
from karfunkel.core.dealer import Seeded
from karfunkel.core.game import Chance, Choices
from karfunkel.core.match import Match
from karfunkel.core.record import Record
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, below, seed
from karfunkel.games.emerald.rules.state import PLACES, ROLL, TAKE
from karfunkel.judge.net import Judge
from tests.analysis.test_analysis import adds_up, played
from tests.judge.test_judge import tiny_net

EMERALD = load_game("emerald")
SHORT = {"players": 3, "treasures": 1, "pile_cards": 1}


def with_gold(number: int) -> Any:
    """A decision of a short game in which everybody holds gold."""
    match = Match(EMERALD, EMERALD.complete(SHORT), Seeded(number))
    rng = Rng()
    seed(rng, number, 1)
    while match.turn.chance or min(match.state.hand_size[:3]) < 1:
        match.play_chance()
        for player in match.waiting:
            legal = match.legal(player)
            match.choose(player, legal[below(rng, len(legal))])
        if match.turn.over:
            return with_gold(number + 1)
    return match.state


def looking(iterations: int = 60, compared: int = 0, closely: int = 0) -> Ahead:
    return Ahead(EMERALD, iterations, compared, closely, backend="python")


def test_every_choice_gets_a_value_for_every_seat() -> None:
    state = with_gold(2)
    (player,) = EMERALD.turn(state).players
    legal = EMERALD.legal(state, player)
    found = looking().promises(state, player, legal[0])
    assert sorted(found) == legal
    for promise in found.values():
        assert len(promise.value) == 3
        assert sum(promise.value) == WIN
        assert promise.variance >= 0
    assert len({promise.value for promise in found.values()}) > 1


def test_the_same_position_gets_the_same_value() -> None:
    state = with_gold(2)
    one, other = looking(), looking()
    other.value(with_gold(5))  # what was looked at before does not matter
    assert one.value(state) == other.value(state)
    assert sum(one.value(state)) == WIN


def test_a_choice_that_is_none_changes_nothing() -> None:
    """A player with one action is worth what comes after it; a tree has no choices there."""
    record = played("emerald", 5, 3)
    state = EMERALD.begin(record.options)
    ahead = looking(8)
    values = Values(
        EMERALD, 5, Judge(EMERALD, tiny_net(EMERALD)), EFFORTS["quick"].breadth, 0, ahead
    )
    forced = 0
    for step in record.steps:
        players = EMERALD.turn(state).players
        if players and len(EMERALD.legal(state, players[0])) == 1:
            after = EMERALD.copy(state)
            EMERALD.carry_out(after, step)
            assert values.value(values.node(state)) == values.value(values.node(after))
            assert sum(ahead.value(state)) == WIN
            forced += 1
        EMERALD.carry_out(state, step)
    assert forced


def test_a_doubtful_choice_is_looked_at_twice() -> None:
    """What loses nothing in the first look is not looked at again; a hint always is."""
    state = with_gold(5)
    (player,) = EMERALD.turn(state).players
    once, again = 60 + 15, 60 + 15 + 180 + 45
    seen = set()
    for made in EMERALD.legal(state, player):
        ahead = looking(60, 90)
        found = ahead.promises(state, player, made)
        lost = max(one.value[player] for one in found.values()) - found[made].value[player]
        tried = int(ahead.program.view(Lookahead, ahead.trees[0]).played)
        assert tried == again or lost <= DOUBTFUL
        seen.add(tried)
    assert seen == {once, again}
    ahead = looking(60, 90)
    ahead.promises(state, player, None)
    assert ahead.program.view(Lookahead, ahead.trees[0]).played == 60 + 180


def seen(*roots: Root) -> Ahead:
    """A look that has found this of two players' choices."""
    ahead = looking()
    ahead._root = lambda player: roots  # type: ignore[method-assign]
    return ahead


def clear(*asked: Any) -> bool:
    """No choice is close to the best one."""
    return False


def root(action: int, tried: int, points: float, prior: int = 1) -> Root:
    """A choice that brought so many points."""
    gained = int(points * POINT)
    return Root(action, tried, (gained, WIN - gained), prior)


def test_a_choice_that_loses_much_is_looked_at_a_third_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Unless it is clear what would have been better."""
    state = with_gold(5)
    (player,) = EMERALD.turn(state).players
    once, again = 60 + 15, 180 + 45
    third = set()
    for made in EMERALD.legal(state, player):
        for close in (True, False):
            ahead = looking(60, 90, 120)
            monkeypatch.setattr(Ahead, "_close", (lambda *asked: True) if close else clear)
            ahead.promises(state, player, made)
            tried = int(ahead.program.view(Lookahead, ahead.trees[0]).played)
            assert tried in (once, once + again, once + again + 80 + 20)
            third.add((tried > once + again, close, ahead._lost(player, made, COSTLY)))
    assert (True, True, True) in third
    assert all(close and lost for done, close, lost in third if done)


def test_what_is_lost_and_whether_the_best_choice_is_clear() -> None:
    ahead = seen(root(1, 90, 60), root(2, 80, 58), root(3, 20, 54))
    assert ahead._lost(0, 3, COSTLY)
    assert not ahead._lost(0, 3, 6 * POINT)
    assert not ahead._lost(0, 2, COSTLY)
    assert ahead._close(0, 3)
    assert not ahead._close(0, 2), "nothing but the choice made is close to the best"
    assert not seen(root(1, 90, 60), root(3, 20, 54))._close(0, 3)


def test_of_choices_alike_the_one_that_the_policy_prefers_is_the_best() -> None:
    """If it was tried often enough to know that; how often a choice was made does not count."""
    most = root(1, 100, 60)
    assert seen(most, root(2, 40, 59, 2))._named(0, None) == 2
    assert seen(most, root(2, 40, 61, 2))._named(0, None) == 2
    assert seen(most, root(2, 40, 58, 2))._named(0, None) == 1
    assert seen(most, root(2, 20, 59, 2))._named(0, None) == 1
    assert seen(most, root(2, 40, 59))._named(0, None) == 1
    made = seen(most, root(2, 140, 55), root(3, 90, 54))
    made._forced = 100
    assert made._named(0, 2) == 1
    assert made._named(0, 3) == 2


def test_nothing_looks_better_than_the_best() -> None:
    """An action with a lucky few tries stays below, and its chances still add up."""
    assert at_most((WIN // 2, WIN // 4, WIN - WIN // 2 - WIN // 4), 0, WIN // 4) == (
        WIN // 4,
        WIN * 3 // 8,
        WIN * 3 // 8,
    )
    assert at_most((WIN, 0), 0, WIN - 1) == (WIN - 1, 1)
    for number in range(2, 8):
        state = with_gold(number)
        (player,) = EMERALD.turn(state).players
        ahead = looking(60, 60)
        found = ahead.promises(state, player, None)
        best = max(found, key=lambda action: found[action].value[player])
        assert best == ahead._named(player, None)
        assert all(sum(promise.value) == WIN for promise in found.values())


def test_what_a_player_cannot_know_does_not_matter() -> None:
    one = with_gold(2)
    (player,) = EMERALD.turn(one).players
    other = EMERALD.copy(one)
    rival = next(seat for seat in range(3) if seat != player and one.hand_size[seat])
    other.hand[rival] = 5 << 12 if one.hand[rival] != 5 << 12 else 5 << 9
    assert one != other
    made = EMERALD.legal(one, player)[0]
    assert looking().promises(one, player, made) == looking().promises(other, player, made)


def test_a_choice_that_wins_at_once_is_found() -> None:
    """The values of choices that end the game are its result, and the best of them is chosen."""
    found = 0
    for number in range(1, 5):
        record = played("emerald", 2, number)
        state = EMERALD.begin(record.options)
        for step in record.steps:
            before = EMERALD.copy(state)
            EMERALD.carry_out(state, step)
            if not isinstance(step, Choices) or not EMERALD.turn(state).over:
                continue
            ((player, made),) = step.actions
            if len(EMERALD.legal(before, player)) < 2:
                continue
            promise = looking(20).promises(before, player, made)[made]
            winners = EMERALD.winners(state)
            assert [bool(share) for share in promise.value] == [n in winners for n in range(2)]
            found += 1
    assert found


def test_chance_is_counted_out_where_it_leads_to_few_positions() -> None:
    """A roll has three faces; what eighteen cards will be is played out instead."""
    record = played("emerald", 3, 3)
    state = EMERALD.begin(record.options)
    ahead = looking(4)
    values = Values(
        EMERALD, 3, Judge(EMERALD, tiny_net(EMERALD)), EFFORTS["quick"].breadth, 0, ahead
    )
    assert ends(EMERALD, state, 25) == 25
    assert values.node(state) == ahead.outlook(state)
    assert sum(ahead.outlook(state)) == WIN
    rolls = 0
    for step in record.steps:
        if state.phase == ROLL:
            assert ends(EMERALD, state, 25) == 3
            node = values.node(state)
            assert isinstance(node, Mean)
            assert len(node.parts) == 3
            rolls += 1
        EMERALD.carry_out(state, step)
    assert rolls


def test_a_position_before_chance_gets_more_iterations() -> None:
    """As many as all positions after it together, up to a limit, so that both see equally far.

    With three players there are two thirds of what was asked for.
    """
    state = with_gold(2)
    while state.phase != TAKE:
        (player,) = EMERALD.turn(state).players or (0,)
        if EMERALD.turn(state).chance:
            EMERALD.carry_out(state, Chance(EMERALD.outcomes(state)[0][0]))
        else:
            caves = sorted(EMERALD.legal(state, player), key=lambda action: action % PLACES)
            EMERALD.carry_out(state, Choices(((player, caves[-1]),)))
    ahead = looking(3)
    ahead.value(state)
    played_here = ahead.program.view(Lookahead, ahead.trees[0]).played
    (player,) = EMERALD.turn(state).players
    after = []
    for action in EMERALD.legal(state, player):
        later = EMERALD.copy(state)
        EMERALD.carry_out(later, Choices(((player, action),)))
        after.append(ends(EMERALD, later, MOST_BRANCHES))
    assert played_here == 2 * min(after) > 2


@pytest.mark.parametrize("players", [2, 4])
def test_the_parts_still_add_up(players: int) -> None:
    record: Record = played("emerald", players, 3)
    judge = Judge(EMERALD, tiny_net(EMERALD))
    going = Fold(record, EFFORTS["quick"], judge, None, 0, looking(1, 4))
    found = going.run("quick", lambda done, steps: None)
    adds_up(found)
    assert any(any(step["luck"]) for step in found["steps"])
    errors = [d["error"] for step in found["steps"] for d in step["decisions"] if d["loss"]]
    assert any(errors)
