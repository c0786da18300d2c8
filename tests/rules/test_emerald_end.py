"""Emerald, the end: rules E21 to E23."""

import pytest

from karfunkel.games.emerald.game import GAME
from tests.rules.emerald_table import Table

REST = ("nest", "nest", "nest")


def finished(**hands: tuple[int, ...]) -> Table:
    """A table that red has just ended by the last treasure; everybody has one treasure more."""
    table = Table(4).no_cards().knights("red", "cave 9")
    for player in (2, 3, 4):
        table.treasures(player, 1)
    for name, gold in hands.items():
        table.hand(int(name[-1]), *gold)
    return table


# --- E21: when it ends ----------------------------------------------------------------------


def test_e21_the_last_treasure_ends_the_game_at_once() -> None:
    table = Table().knights("red", "cave 9").treasures(2, 3).choose("knight cave 9")
    assert table.over
    (end,) = table.told("game-over")
    assert end["way"] == "treasure"


def test_e21_the_last_but_one_does_not() -> None:
    table = Table().knights("red", "cave 9").treasures(2, 2).choose("knight cave 9")
    assert not table.over


def test_e21_so_does_a_capture_that_leaves_one_knight_before_the_strip_shifts() -> None:
    table = (
        Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3", "meadow 1", *REST)
    )
    table.choose("knight meadow 6").chance("die 1")
    assert table.over
    assert table.strip == (1, 4)
    assert table.told("strip-shifted") == []
    (end,) = table.told("game-over")
    assert end["way"] == "knight"


def test_e21_a_capture_that_leaves_two_does_not() -> None:
    table = Table().no_cards().knights("red", "meadow 6")
    table.knights("blue", "cave 3", "meadow 1", "tower 1", "nest", "chamber")
    assert not table.choose("knight meadow 6").chance("die 1").over


def test_e21_a_bribe_saves_the_knight_and_the_game_goes_on() -> None:
    table = (
        Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3", "meadow 1", *REST)
    )
    table.hand(2, 1).choose("knight meadow 6").chance("die 1").choose("bribe 1")
    assert not table.over


def test_e21_the_own_knight_caught_ends_it_too() -> None:
    table = Table().no_cards().knights("red", "cave 2", "meadow 1", *REST)
    assert table.choose("knight cave 2").chance("die 1").over


def test_e21_a_treasure_that_leaves_one_knight_is_taken_first() -> None:
    table = Table().knights("red", "cave 9", "meadow 1", *REST).choose("knight cave 9")
    assert table.over
    assert table.g.treasures[0] == 1
    (end,) = table.told("game-over")
    assert end["way"] == "knight"


def test_e21_the_last_treasure_and_the_last_but_one_knight_at_once() -> None:
    table = Table().knights("red", "cave 9", "meadow 1", *REST).treasures(2, 3)
    table.choose("knight cave 9")
    assert table.g.treasures[:2] == [1, 3]
    (end,) = table.told("game-over")
    assert end["way"] == "both"
    assert GAME.view(table.g)["ended_by"] == "both"


def test_e21_knights_in_the_castle_are_in_play() -> None:
    table = Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3", "nest", "nest")
    assert table.where("blue")[:2] == ["tower 1", "tower 2"]
    assert not table.choose("knight meadow 6").chance("die 1").over


def test_e21_with_two_players_all_eight_count_together() -> None:
    table = Table(2).no_cards().knights("red", "cave 2", *REST).knights("yellow", *REST, "tower 1")
    assert table.choose("knight cave 2").chance("die 1").over
    table = Table(2).no_cards().knights("red", "cave 2", *REST).knights("yellow", "nest", "nest")
    assert not table.choose("knight cave 2").chance("die 1").over


# --- E22: majorities ------------------------------------------------------------------------


def test_e22_the_player_who_alone_has_most_of_a_kind() -> None:
    table = finished().gems(1, "ruby").gems(2, "ruby", "ruby", "garnet").gems(3, "emerald")
    table.choose("knight cave 9")
    assert table.told("majority") == [
        {"player": 1, "gem": "ruby"},
        {"player": 2, "gem": "emerald"},
        {"player": 1, "gem": "garnet"},
    ]
    assert table.g.bonus == [0, 2, 1, 0, 0]


def test_e22_in_a_tie_nobody_gets_it() -> None:
    table = finished().gems(1, "ruby", "ruby").gems(3, "ruby", "ruby").gems(4, "ruby")
    assert table.choose("knight cave 9").told("majority") == []


def test_e22_a_tie_below_the_most_does_not_matter() -> None:
    table = finished().gems(1, "ruby").gems(2, "ruby").gems(3, "ruby", "ruby")
    assert table.choose("knight cave 9").told("majority") == [{"player": 2, "gem": "ruby"}]


def test_e22_the_bonus_comes_only_at_the_end() -> None:
    assert finished().gems(2, "ruby", "ruby").scores[1] == 5 + 2


# --- E23: score and winner ------------------------------------------------------------------


def test_e23_gold_at_its_value_treasures_5_gems_1_bonus_cards_4() -> None:
    table = finished(player1=(5, 3), player2=(1,)).gems(1, "ruby", "ruby", "garnet").gems(2, "ruby")
    table.gems(3, "garnet").choose("knight cave 9")
    assert table.scores == [8 + 5 + 3 + 4, 1 + 5 + 1, 5 + 1, 5]
    assert table.winners == [1]
    assert table.told("counted")[0] == {"player": 0, "gold": 8, "bonus": 1, "score": 20}


def test_e23_a_tie_goes_to_more_treasures() -> None:
    table = Table(4).no_cards().knights("red", "cave 9").treasures(2, 2).treasures(3, 1)
    table.hand(1, 5).choose("knight cave 9")
    assert table.scores == [10, 10, 5, 0]
    assert table.winners == [2]


def test_e23_then_to_more_gem_cards() -> None:
    table = finished(player1=(1,)).gems(2, "ruby").gems(3, "ruby").gems(4, "ruby")
    table.hand(2, 1).hand(1, 1).choose("knight cave 9")
    assert table.scores == [7, 7, 6, 6]
    assert table.winners == [2]


def test_e23_then_the_win_is_shared() -> None:
    table = finished(player3=(4,), player4=(2, 2)).choose("knight cave 9")
    assert table.scores == [5, 5, 9, 9]
    assert table.winners == [3, 4]
    (end,) = table.told("game-over")
    assert (end["players"], end["score"]) == ([2, 3], 9)


def test_e23_also_where_nobody_has_anything() -> None:
    table = (
        Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3", "meadow 1", *REST)
    )
    table.choose("knight meadow 6").chance("die 1")
    assert table.scores == [0, 0, 0]
    assert table.winners == [1, 2, 3]


@pytest.mark.parametrize("players", range(2, 6))
def test_e23_hands_are_open_when_they_are_counted(players: int) -> None:
    table = Table(players).knights("red", "cave 9").treasures(2, 3).hand(2, 4)
    assert GAME.view(table.g, 0)["players"][1]["gold"] is None
    table.choose("knight cave 9")
    assert GAME.view(table.g, 0)["players"][1]["gold"] == [4]
    assert GAME.view(table.g)["players"][1]["score"] == 15 + 4
