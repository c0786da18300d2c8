"""King of the Dice, the dragon alarm and the end: rules K23 to K30, one after the other."""

import pytest

from tests.rules.kingdice_table import (
    DWARF,
    LANDOWNER,
    NOTHING_MET,
    TAMER,
    Table,
)

PILES = ("dwarf", "thief", "tamer", "brute", "landowner")


def last_tile(table: Table, terrain: str, *removed: str) -> Table:
    """Only one tile is left in the supply; these two are face down but out of the game."""
    return table.only_tiles(terrain, *removed).add("proven", terrain)


# --- The dragon alarm -----------------------------------------------------------------------


# K23: a super joker.
def test_k23_the_top_card_of_any_pile_becomes_a_super_joker() -> None:
    table = Table().roll(NOTHING_MET)
    assert table.legal == [f"take {pile}" for pile in PILES]
    table.choose("take brute")
    assert table.g.supers[0] == 1
    assert table.jokers(1) == []
    assert table.possible == {f"card brute {card}": 1 for card in range(2, 13)}
    assert table.told("super-taken") == [{"player": 0, "citizen": "brute", "supers": 1}]


def test_k23_only_piles_that_are_not_empty() -> None:
    table = Table().no_cards("dwarf", "tamer").roll(NOTHING_MET)
    assert table.legal == ["take thief", "take brute", "take landowner"]


def test_k23_the_last_pile_needs_no_choice() -> None:
    table = Table().no_cards(*PILES[1:]).roll(NOTHING_MET)
    assert table.g.supers[0] == 1
    assert next(iter(table.possible)).startswith("card dwarf")


def test_k23_all_piles_empty_no_super_joker_but_a_tile() -> None:
    table = Table().no_cards(*PILES).roll(DWARF)
    assert table.told("alarm") == [{"player": 0}]
    assert table.g.supers[0] == 0
    assert table.draw("orchard").burning == ["A10", "B8", "B11"]
    assert table.active == 2


# K24: a castle with a flame.
def test_k24_a_tile_is_drawn_and_a_flame_put_on_it() -> None:
    table = Table().roll(NOTHING_MET).choose("take dwarf").next_card().draw("lake")
    assert table.legal == ["field a3", "field b3"]
    table.choose("field a3")
    assert table.burning == ["A3", "A10", "B8"]
    assert table.fields(1) == []
    assert (table.g.flames_left, table.g.markers[0]) == (12, 16)
    assert table.told("flame-placed") == [{"field": "A3", "players": []}]
    assert table.active == 2


def test_k24_the_gem_stays_until_a_tamer_comes() -> None:
    table = Table().no_flames().roll(NOTHING_MET).choose("take dwarf").next_card()
    table.draw("lake").choose("field a3")
    assert table.gem_on("A3") == "white"
    assert table.gems_of(1) == (1, 0)
    table.hire(TAMER)
    assert table.fields(2) == ["A3"]
    assert table.gems_of(2) == (2, 0)


# K25: whose flame.
def test_k25_no_flame_in_the_supply_then_an_own_one() -> None:
    table = Table().flames(1, 2).flames(2, 3).supply(flames=0)
    table.roll(NOTHING_MET).choose("take dwarf").next_card().draw("orchard")
    assert table.g.flames[:3] == [1, 3, 0]
    assert table.told("flame-placed") == [{"field": "B11", "players": [0]}]


def test_k25_else_one_of_another_player() -> None:
    table = Table().flames(2, 1).flames(3, 2).supply(flames=0)
    table.roll(NOTHING_MET).choose("take dwarf").next_card().draw("orchard")
    assert table.asked == 1
    assert table.legal == ["flame from 2", "flame from 3"]
    table.choose("flame from 3")
    assert table.g.flames[:3] == [0, 1, 1]
    assert "B11" in table.burning
    assert table.active == 2


def test_k25_all_flames_are_on_the_map_or_with_players() -> None:
    table = Table.at(
        "players 3; turn 12; phase flame; throw 3; dice 6, 6, 6, 6, 6, 6; market 3, 3, 3, 3, 3; "
        "burning a10, b8; castles a2; targets a2; flames 0, 7, 6; supers 1, 0, 0; gone brute 1"
    )
    assert table.legal == ["flame from 2", "flame from 3"]
    assert table.choose("flame from 2").burning == ["A2", "A10", "B8"]
    assert table.g.flames[:3] == [0, 6, 6]


def test_k25_the_only_owner_needs_no_choice() -> None:
    table = Table().flames(3, 2).supply(flames=0)
    table.roll(NOTHING_MET).choose("take dwarf").next_card().draw("orchard")
    assert table.g.flames[:3] == [0, 0, 1]


def test_k25_all_on_the_map_and_the_castle_stands_empty() -> None:
    table = Table().supply(flames=0)
    table.roll(NOTHING_MET).choose("take dwarf").next_card().draw("orchard")
    assert "B11" in table.castles
    assert table.burning == ["A10", "B8"]
    assert table.told("castle-empty") == [{"field": "B11"}]
    assert table.active == 2


# --- The end --------------------------------------------------------------------------------


# K26: the last tile.
def test_k26_the_game_ends_on_the_last_tile() -> None:
    table = last_tile(Table(), "orchard", "lake", "swamp").hire(DWARF)
    assert not table.over
    assert table.draw("orchard").over
    assert [event["player"] for event in table.told("counted")] == [0, 1, 2]
    assert table.told("game-over")[0]["turns"] == 1


def test_k26_also_by_the_dragon_alarm() -> None:
    table = last_tile(Table(), "orchard", "lake", "swamp").roll(NOTHING_MET)
    assert table.choose("take dwarf").next_card().draw("orchard").over


def test_k26_not_before_the_turn_is_over() -> None:
    table = last_tile(Table(), "orchard", "lake", "swamp").offer("thief", 2)
    table.hire((2, 2, 6, 6, 6, 6)).draw("orchard")
    assert not table.over
    assert table.choose("steal white gem from 2").over


def test_k26_tiles_that_are_shuffled_back_were_not_drawn_for_good() -> None:
    table = Table().castle("A3", "A6").only_tiles("lake", "swamp", "desert", "heath")
    table.hire((1, 1, 6, 6, 6, 6)).draw("lake", "swamp").choose("tile lake")
    assert table.g.supply == 1
    assert not table.over


# K27: land.
def test_k27_three_for_the_largest_area_one_for_other_fields() -> None:
    table = Table().gems(1).land(1, "A1", "A2", "A3", "B15", "B13")
    assert table.scores[0] == 3 * 3 + 2


def test_k27_of_two_equally_large_areas_one_counts() -> None:
    table = Table().gems(1).land(1, "A1", "A2", "B14", "B15")
    assert table.scores[0] == 3 * 2 + 2


def test_k27_an_area_can_reach_over_both_halves() -> None:
    table = Table().gems(1).land(1, "A12", "B1", "B2")
    assert table.scores[0] == 9


def test_k27_a_ring_and_a_bend_are_one_area() -> None:
    table = Table().gems(1).land(1, "A1", "A2", "A5", "A7", "A11", "A12")
    assert table.scores[0] == 18


def test_k27_no_field_no_points() -> None:
    assert Table().gems(1).scores[0] == 0


# K28: flames.
@pytest.mark.parametrize(
    ("flames", "points"),
    [((2, 1, 0), [4, 0, 0]), ((2, 2, 1), [4, 4, 0]), ((0, 0, 0), [0, 0, 0])],
)
def test_k28_four_for_the_most_flames(flames: tuple[int, ...], points: list[int]) -> None:
    table = Table()
    for player, count in enumerate(flames, 1):
        table.gems(player).flames(player, count)
    assert table.scores == points


# K29: gems.
def test_k29_three_for_gold_and_two_for_white() -> None:
    table = Table().gems(1, white=2, gold=1).gems(2, gold=2).gems(3)
    assert table.scores == [7, 6, 0]


# K30: who wins.
def test_k30_most_points_win() -> None:
    assert Table().gems(1, white=1).gems(2, gold=1).gems(3).winners == [2]


def test_k30_a_tie_is_broken_by_flames() -> None:
    table = Table().gems(1, white=2).gems(2, white=1, gold=2).gems(3)
    table.flames(1, 2).flames(3, 1)
    assert table.scores == [8, 8, 0]
    assert table.winners == [1]


def test_k30_flames_break_ties_also_where_all_have_the_four_points() -> None:
    table = Table().gems(1, white=2).gems(2, white=2).gems(3, white=2)
    assert table.winners == [1, 2, 3]
    table.flames(1, 1).flames(2, 1)
    assert table.winners == [1, 2]


def test_k30_else_the_win_is_shared() -> None:
    table = last_tile(Table(2).gems(1).gems(2, gold=1), "orchard", "lake", "swamp")
    table.hire(DWARF).draw("orchard")
    assert table.scores == [3, 3]
    assert table.told("game-over") == [{"players": [0, 1], "score": 3, "turns": 1}]


def test_k26_to_k30_in_one_example() -> None:
    table = Table().land(1, "A1", "A2", "B15").land(2, "A9").flames(1, 1).flames(2, 1)
    table.gems(1, white=1, gold=1).gems(2, white=3).gems(3, gold=1)
    last_tile(table.castle("A3"), "lake", "swamp", "heath")
    table.hire(LANDOWNER).draw("lake")
    assert table.over
    assert table.told("counted") == [
        {"player": 0, "land": 8, "flames": 4, "gems": 5},
        {"player": 1, "land": 3, "flames": 4, "gems": 6},
        {"player": 2, "land": 0, "flames": 0, "gems": 3},
    ]
    assert table.winners == [1]
