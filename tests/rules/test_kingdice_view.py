"""King of the Dice, what screens are shown: its shape, the largest areas, and the score sheet."""

import json
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from karfunkel.core.position import Position
from karfunkel.games.kingdice.game import GAME, KingDice
from karfunkel.games.kingdice.screens.views import KingDiceView
from tests.contract.games import random_game
from tests.rules.kingdice_table import DWARF, Table
from tests.rules.kingdice_table import GAME as TEST_GAME

SHAPE = TypeAdapter(KingDiceView)


def player_view(table: Table, player: int) -> dict[str, object]:
    shown: dict[str, object] = TEST_GAME.view(table.g)["players"][player - 1]
    return shown


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_has_the_shape_that_screens_are_typed_by(players: int) -> None:
    """Nothing is missing, of another type, or beside the shape (which validation would drop)."""
    for moment in random_game(GAME, players, players, random_fields=True):
        view = GAME.view(moment.after)
        assert SHAPE.validate_python(view, strict=True) == view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheet_adds_up_to_the_score_all_the_time(players: int) -> None:
    for moment in random_game(GAME, players, 10 + players):
        for player, shown in enumerate(GAME.view(moment.after)["players"]):
            assert sum(shown["points"].values()) == shown["score"]
            assert shown["score"] == GAME.scores(moment.after)[player]
            assert len(shown["area"]) == shown["largest_area"]


def test_the_sheet_line_by_line() -> None:
    table = Table().gems(1, white=2, gold=1).flames(1, 2).land(1, "A1", "A2", "A3", "B15", "B13")
    lines = player_view(table, 1)["points"]
    assert lines == {"area": 9, "others": 2, "flames": 4, "gold": 3, "white": 4}


def test_the_largest_area_reaches_over_the_seam_of_the_map() -> None:
    table = Table().land(1, "A4", "A12", "B1", "B2").land(2, "A13")
    assert player_view(table, 1)["area"] == ["A12", "B1", "B2"]
    assert player_view(table, 2)["area"] == ["A13"]
    assert player_view(table, 3)["area"] == []


def test_of_two_equally_large_areas_one_is_shown() -> None:
    table = Table().land(1, "A1", "A2", "B14", "B15")
    assert player_view(table, 1)["area"] == ["A1", "A2"]


def test_areas_and_points_follow_the_map_of_another_box() -> None:
    """Where the halves are joined elsewhere, other fields are neighbours."""
    game = KingDice(replace(TEST_GAME.box, joins=(TEST_GAME.box.joins[2],) * 3))
    g = game.new({"players": 2, "first": 1})
    g.land[0] = sum(1 << game.field_names.index(name) for name in ("A10", "B1"))
    assert game.view(g)["players"][0]["area"] == ["A10", "B1"]
    assert game.view(g)["players"][0]["points"]["area"] == 6
    assert TEST_GAME.view(g)["players"][0]["area"] == ["A10"]
    assert TEST_GAME.view(g)["players"][0]["points"]["area"] == 3


def test_k30_winners_are_named_at_the_end_only() -> None:
    table = Table().gems(1, white=1).gems(2, gold=1).gems(3)
    assert TEST_GAME.view(table.g)["winners"] == []
    table.tiles_left(1).hire(DWARF)
    table.chance(next(iter(table.possible)))
    while not table.over:
        table.choose(table.legal[0])
    assert TEST_GAME.view(table.g)["winners"] == [player - 1 for player in table.winners]
    assert TEST_GAME.view(table.g)["winners"]


@pytest.mark.parametrize("players", [2, 4])
def test_rerolls_are_written_as_they_are_labelled_one_by_one(players: int) -> None:
    written = 0
    for moment in random_game(GAME, players, 20 + players):
        for player in range(players):
            position = Position.of(GAME, moment.after, player)
            found = position.written() if position.legal else None
            if found is not None:
                labels = [position.label(action) for action in position.legal]
                written += 1
                assert json.loads(found) == [
                    {
                        "action": action,
                        "text": GAME.action_text(action),
                        "label": {"key": label.key, "args": label.args},
                    }
                    for action, label in zip(position.legal, labels, strict=True)
                ]
    assert written
