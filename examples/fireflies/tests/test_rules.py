"""Fireflies, rule by rule (docs/rules.md)."""

from typing import Any, Self

import pytest
from karfunkel_fireflies.game import GAME
from karfunkel_fireflies.rules import MEADOWS, State

from karfunkel.core.game import SPECTATOR, Chance, Choices, Event


class Night:
    """A table of Fireflies: `favour`, `dusk` and `go` play; the rest only reads."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.state: State = GAME.new({"players": players, **options})
        self.events: list[Event] = []

    def favour(self, *meadows: str) -> Self:
        """Deal these favourites."""
        for meadow in meadows:
            outcome = GAME.parse_outcome(f"favourite {meadow}")
            self.events = GAME.apply(self.state, Chance(outcome))
        return self

    def dusk(self, brook: int, hill: int, wood: int) -> Self:
        """These numbers of fireflies come."""
        outcome = GAME.parse_outcome(f"dusk {brook} {hill} {wood}")
        self.events = GAME.apply(self.state, Chance(outcome))
        return self

    def go(self, *choices: str) -> Self:
        """Each player goes somewhere."""
        actions = tuple((player, GAME.parse_action(text)) for player, text in enumerate(choices))
        self.events = GAME.apply(self.state, Choices(actions))
        return self

    def caught(self, player: int) -> list[int]:
        found: list[int] = GAME.view(self.state)["players"][player]["caught"]
        return found


def night(*favourites: str, **options: Any) -> Night:
    return Night(len(favourites), **options).favour(*favourites)


def last_night(*favourites: str) -> Night:
    """Three nights; in the first two everybody went to the brook without a lantern."""
    table = night(*favourites, nights=3)
    for _ in range(2):
        table.dusk(1, 1, 1).go(*["brook"] * len(favourites))
    return table


def test_f1_two_to_four_play() -> None:
    assert list(GAME.players) == [2, 3, 4]


def test_f2_three_meadows_and_a_lantern_each() -> None:
    view = GAME.view(Night(3).state)
    assert [meadow["meadow"] for meadow in view["meadows"]] == list(MEADOWS)
    assert [player["lantern"] for player in view["players"]] == [True] * 3


def test_f3_only_its_player_sees_a_favourite_and_it_may_be_dealt_twice() -> None:
    table = night("wood", "wood")
    assert table.events[0].audience == 1
    seen = {
        viewer: [shown["favourite"] for shown in GAME.view(table.state, viewer)["players"]]
        for viewer in (SPECTATOR, 0, 1)
    }
    assert seen == {SPECTATOR: [None, None], 0: ["wood", None], 1: [None, "wood"]}


def test_f3_each_favourite_is_equally_likely() -> None:
    assert [weight for _, weight in GAME.outcomes(Night().state)] == [1, 1, 1]


@pytest.mark.parametrize("nights", [3, 8])
def test_f4_the_table_chooses_the_nights(nights: int) -> None:
    table = night("hill", "wood", nights=nights)
    for _ in range(nights):
        assert not GAME.turn(table.state).over
        table.dusk(1, 1, 1).go("hill", "wood")
    assert GAME.turn(table.state).over


def test_f4_six_nights_unless_the_table_says_otherwise() -> None:
    assert Night().state.nights == 6


def test_f5_one_to_four_come_to_each_meadow_and_join_the_others() -> None:
    table = night("hill", "hill").dusk(1, 2, 4)
    assert table.state.glow == [1, 2, 4]
    table.go("hill", "hill").dusk(3, 1, 1)
    assert table.state.glow == [4, 1, 5]
    assert len(GAME.outcomes(night("hill", "hill").state)) == 4**3


def test_f6_all_choose_at_once() -> None:
    table = night("hill", "wood", "wood").dusk(1, 1, 1)
    assert GAME.turn(table.state).players == (0, 1, 2)


def test_f7_a_lantern_takes_two_shares_and_works_once() -> None:
    table = night("hill", "wood").dusk(3, 1, 1).go("brook with lantern", "brook")
    assert [table.caught(0), table.caught(1)] == [[2, 0, 0], [1, 0, 0]]
    table.dusk(1, 1, 1)
    assert [len(GAME.legal(table.state, player)) for player in (0, 1)] == [3, 6]


def test_f8_visitors_share_and_the_rest_stays() -> None:
    table = night("hill", "hill", "hill").dusk(3, 4, 2).go("brook", "brook", "wood")
    assert [table.caught(player) for player in range(3)] == [[1, 0, 0], [1, 0, 0], [0, 0, 2]]
    assert table.state.glow == [1, 4, 0]


def test_f9_what_is_caught_lies_open() -> None:
    table = night("hill", "hill").dusk(1, 4, 2).go("hill", "wood")
    assert GAME.view(table.state, 0)["players"][1]["caught"] == [0, 0, 2]


def test_f10_the_favourite_counts_twice_and_is_revealed() -> None:
    table = last_night("hill", "wood").dusk(1, 4, 3).go("hill", "brook")
    # Two nights by the brook brought one firefly each; one was left there.
    assert GAME.scores(table.state) == [1 + 2 * 6, 1 + 1]
    assert [player["favourite"] for player in GAME.view(table.state)["players"]] == ["hill", "wood"]


def test_f11_the_most_points_win() -> None:
    assert GAME.winners(last_night("hill", "wood").dusk(1, 4, 3).go("hill", "brook").state) == (0,)


def test_f11_among_equals_a_saved_lantern_wins() -> None:
    table = last_night("brook", "brook").dusk(1, 2, 2).go("hill with lantern", "wood")
    assert len(set(GAME.scores(table.state))) == 1
    assert GAME.winners(table.state) == (1,)


def test_f11_else_equals_share_the_win() -> None:
    assert GAME.winners(last_night("brook", "brook").dusk(1, 2, 2).go("hill", "wood").state) == (
        0,
        1,
    )
