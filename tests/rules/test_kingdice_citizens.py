"""King of the Dice, what the five citizens do: rules K16 to K22, one after the other."""

from dataclasses import replace

import pytest

from karfunkel.games.kingdice.box.condition_text import parse_condition
from karfunkel.games.kingdice.box.dataset import distances
from karfunkel.games.kingdice.game import KingDice
from tests.rules.kingdice_table import BRUTE, DWARF, GAME, LANDOWNER, TAMER, THIEF, Table, lay_dice

STEPS = {1: DWARF, 2: (1, 1, 6, 6, 6, 6), 3: (1, 1, 1, 6, 6, 6), 4: (1, 1, 1, 1, 6, 6)}


# --- Settling -------------------------------------------------------------------------------


# K16: tile, marker and gem.
def test_k16_the_player_chooses_between_two_empty_fields() -> None:
    table = Table().hire(DWARF).draw("lake")
    assert table.legal == ["field a3", "field b3"]
    table.choose("field b3")
    assert table.fields(1) == ["B3"]
    assert table.g.markers[0] == 15
    assert "B3" in table.castles
    assert table.active == 2


def test_k16_there_is_nothing_to_choose_where_one_field_is_empty() -> None:
    table = Table().castle("A3").hire(DWARF).draw("lake")
    assert table.fields(1) == ["B3"]
    assert table.active == 2


def test_k16_the_gem_of_the_field_goes_to_the_player() -> None:
    table = Table().hire(DWARF).draw("lake").choose("field a3")
    assert table.gems_of(1) == (2, 0)
    assert table.gem_on("A3") == "none"
    assert table.told("gem-found") == [{"player": 0, "gem": "white", "field": "A3"}]
    gold = Table().hire(DWARF).draw("meadow").choose("field a1")
    assert gold.gems_of(1) == (1, 1)


def test_k16_a_field_with_a_flame_is_not_empty() -> None:
    table = Table().hire(DWARF).draw("orchard")
    assert table.fields(1) == ["B11"]


# --- The grumpy dwarf -----------------------------------------------------------------------


# K17: the dwarf.
@pytest.mark.parametrize(("step", "tiles"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_k17_as_many_tiles_as_steps_but_three_at_most(step: int, tiles: int) -> None:
    table = Table().hire(STEPS[step]).draw(*("forest", "lake", "swamp")[:tiles])
    if tiles == 1:
        assert table.legal == ["field a2", "field b2"]
    else:
        assert table.legal == ["tile forest", "tile lake", "tile swamp"][:tiles]


def test_k17_a_step_counts_only_if_all_before_it_are_met() -> None:
    """A card for 1 one, 2 twos, 3 ones, 4 ones: four ones are only the first step."""
    cards = list(GAME.box.cards)
    conditions = ("1 of 1", "2 of 2", "3 of 1", "4 of 1")
    cards[0] = cards[0]._replace(conditions=tuple(map(parse_condition, conditions)))
    game = KingDice(replace(GAME.box, cards=tuple(cards)))
    g = game.new({"first": 1})
    for ones, twos, step in ((4, 0, 1), (0, 4, 0), (1, 2, 2), (2, 2, 2), (3, 2, 3), (4, 2, 4)):
        g.offer[0] = 0
        lay_dice(game, g, *[1] * ones, *[2] * twos, *[6] * (6 - ones - twos))
        game.rules.look_at_market(g)
        assert (g.step, g.met & 1) == (step, min(step, 1))


def test_k17_one_tile_is_settled_and_the_others_are_shuffled_back() -> None:
    table = Table().hire(STEPS[3]).draw("lake", "forest", "swamp")
    assert table.legal == ["tile forest", "tile lake", "tile swamp"]
    table.choose("tile forest", "field b2")
    assert table.fields(1) == ["B2"]
    tiles = GAME.view(table.g)["tiles"]
    assert tiles["supply"] == 25
    assert tiles["face_up"] == []
    assert (tiles["face_down"]["lake"], tiles["face_down"]["swamp"]) == (2, 2)
    assert table.told("tiles-back") == [{"tiles": 2, "left": 25}]


def test_k17_two_tiles_of_one_terrain_are_one_choice() -> None:
    table = Table().hire(STEPS[3]).draw("lake", "swamp", "lake")
    assert table.legal == ["tile lake", "tile swamp"]
    table.choose("tile lake", "field a3")
    assert GAME.view(table.g)["tiles"]["face_down"]["lake"] == 1


def test_k17_three_tiles_without_a_choice() -> None:
    table = Table().hire(STEPS[2]).draw("lake", "lake")
    assert table.legal == ["field a3", "field b3"]


def test_k17_all_steps_give_a_gold_gem_from_the_supply() -> None:
    table = Table().hire(STEPS[4]).draw("forest", "lake", "swamp")
    table.choose("tile forest", "field a2")
    assert table.gems_of(1) == (1, 1)
    assert table.g.gold_left == 1
    assert table.told("gem-won") == [{"player": 0, "gem": "gold"}]


def test_k17_three_steps_give_none() -> None:
    table = Table().hire(STEPS[3]).draw("forest", "lake", "swamp")
    table.choose("tile forest", "field a2")
    assert table.gems_of(1) == (1, 0)


@pytest.mark.parametrize(
    ("white", "gold", "gem", "got"),
    [(5, 1, "gold", (1, 1)), (5, 0, "white", (2, 0)), (0, 0, "none", (1, 0))],
)
def test_k17_gold_while_there_is_any_then_white_then_nothing(
    white: int, gold: int, gem: str, got: tuple[int, int]
) -> None:
    table = Table().supply(white=white, gold=gold).hire(STEPS[4]).draw("forest", "forest", "lake")
    table.choose("tile forest", "field a2")
    assert table.told("gem-won") == [{"player": 0, "gem": gem}]
    assert table.gems_of(1) == got
    assert min(table.g.white_left, table.g.gold_left) >= 0


# --- The arrogant thief ---------------------------------------------------------------------


# K18: the thief.
def test_k18_the_card_thief_draws_two_settles_one_and_may_take_a_card() -> None:
    table = Table().cards(2, "r4", "b5").cards(3, "r4").hire(THIEF).draw("lake", "forest")
    table.choose("tile lake", "field b3")
    assert table.told("tiles-back") == [{"tiles": 1, "left": 25}]
    assert table.legal == [
        "steal red 4 from 2",
        "steal blue 5 from 2",
        "steal red 4 from 3",
        "steal nothing",
    ]
    assert table.g.targets == 0
    table.choose("steal red 4 from 3")
    assert (table.jokers(1), table.jokers(2), table.jokers(3)) == (["g1", "r4"], ["b5", "r4"], [])
    assert table.told("card-stolen") == [{"player": 0, "player_victim": 2, "joker": "r4"}]
    assert table.active == 2


def test_k18_or_not() -> None:
    table = Table().cards(2, "r4").hire(THIEF).draw("lake", "forest")
    table.choose("tile lake", "field b3", "steal nothing")
    assert table.jokers(2) == ["r4"]
    assert table.told("declined") == [{"player": 0}]


def test_k18_a_stolen_card_lies_face_up_and_can_be_stolen_back() -> None:
    table = Table().cards(2, "r4").hire(THIEF).draw("lake", "forest")
    table.choose("tile lake", "field b3", "steal red 4 from 2")
    table.offer("thief", 3).hire(THIEF).draw("lake", "forest").choose("tile lake")
    assert table.asked == 2
    assert "steal red 4 from 1" in table.legal
    assert table.choose("steal red 4 from 1").jokers(2) == ["b3", "r4"]


def test_k18_super_jokers_cannot_be_stolen() -> None:
    table = Table().supers(2, 3).hire(THIEF).draw("lake", "forest")
    table.choose("tile lake", "field b3")
    assert table.active == 2
    assert table.told("declined") == []


def test_k18_nobody_steals_from_himself() -> None:
    table = Table().cards(1, "r4").cards(2, "b5").hire(THIEF).draw("lake", "forest")
    table.choose("tile lake", "field b3")
    assert table.legal == ["steal blue 5 from 2", "steal nothing"]


def test_k18_the_gem_thief_draws_one_and_may_take_a_gem() -> None:
    table = Table().offer("thief", 2).gems(2, white=1, gold=1).gems(3, white=2)
    table.hire(THIEF).draw("lake").choose("field b3")
    assert table.legal == [
        "steal white gem from 2",
        "steal gold gem from 2",
        "steal white gem from 3",
        "steal nothing",
    ]
    table.choose("steal gold gem from 2")
    assert (table.gems_of(1), table.gems_of(2)) == ((1, 1), (1, 0))
    assert table.told("gem-stolen") == [{"player": 0, "player_victim": 1, "gem": "gold"}]


def test_k18_a_white_gem_too_or_none() -> None:
    table = Table().offer("thief", 2).hire(THIEF).draw("lake").choose("field b3")
    white = table.choose("steal white gem from 3")
    assert (white.gems_of(1), white.gems_of(3)) == ((2, 0), (0, 0))
    table = Table().offer("thief", 2).hire(THIEF).draw("lake")
    assert table.choose("field b3", "steal nothing").gems_of(1) == (1, 0)


def test_k18_a_thief_against_opponents_who_have_nothing() -> None:
    table = Table().offer("thief", 2).gems(2).gems(3).hire(THIEF).draw("lake")
    assert table.choose("field b3").active == 2
    table = Table().hire(THIEF).draw("orchard", "glacier").choose("tile glacier")
    assert table.active == 2
    assert table.told("declined") == []


# --- The busy dragon tamer ------------------------------------------------------------------


# K19: the tamer.
def test_k19_any_flame_on_the_map_becomes_an_own_marker() -> None:
    table = Table().hire(TAMER)
    assert table.legal == ["field a10", "field b8"]
    table.choose("field b8")
    assert table.burning == ["A10"]
    assert table.fields(1) == ["B8"]
    assert (table.g.flames[0], table.g.markers[0]) == (1, 15)
    assert table.told("tamed") == [{"player": 0, "field": "B8", "flames": 1}]
    assert table.active == 2


def test_k19_the_gem_under_the_flame_is_taken() -> None:
    table = Table().flame("A1", "A3").hire(TAMER).choose("field a1")
    assert table.gems_of(1) == (1, 1)
    assert table.gem_on("A1") == "none"
    assert table.gem_on("A3") == "white"


def test_k19_the_only_flame_needs_no_choice() -> None:
    table = Table().no_flames().flame("A2").hire(TAMER)
    assert table.fields(1) == ["A2"]
    assert table.active == 2


def test_k19_no_flame_nothing_to_tame() -> None:
    table = Table().no_flames().hire(TAMER)
    assert table.told("nothing-done") == [{"player": 0, "citizen": "tamer"}]
    assert table.jokers(1) == ["r1"]
    assert table.active == 2


# --- The aggressive brute -------------------------------------------------------------------


# K20: the brute.
def test_k20_a_marker_beside_an_own_one_is_replaced() -> None:
    table = Table().land(1, "A1").land(2, "A2", "B2").land(3, "A4").hire(BRUTE)
    assert table.fields(1) == ["A1", "A2"]
    assert table.fields(2) == ["B2"]
    assert (table.g.markers[0], table.g.markers[1]) == (14, 15)
    assert table.told("conquered") == [{"player": 0, "player_victim": 1, "field": "A2"}]
    assert table.active == 2


def test_k20_all_at_the_smallest_distance_from_any_own_marker() -> None:
    table = Table().land(1, "A1", "A15").land(2, "A2", "A3").land(3, "A14", "A5").hire(BRUTE)
    assert table.legal == ["field a2", "field a5", "field a14"]
    assert table.choose("field a14").fields(3) == ["A5"]


def test_k20_the_nearest_targets_are_at_distance_3() -> None:
    table = Table().land(1, "A1").land(2, "A4", "B15").land(3, "A9").hire(BRUTE)
    steps = distances(GAME.box.places(join=1))
    assert (steps[0][3], steps[0][8]) == (3, 4)
    assert table.fields(1) == ["A1", "A4"]


def test_k20_distance_is_counted_over_the_whole_map() -> None:
    """Across empty fields, flames and both halves."""
    table = Table().land(1, "A11").land(2, "B2").land(3, "A3").hire(BRUTE)
    assert distances(GAME.box.places(join=1))[10][16] == 2
    assert table.fields(1) == ["A11", "B2"]


def test_k20_with_no_own_marker_every_opponent_is_nearest() -> None:
    table = Table().land(2, "A2", "B15").land(3, "A9").hire(BRUTE)
    assert table.legal == ["field a2", "field a9", "field b15"]
    assert table.choose("field b15").fields(1) == ["B15"]


def test_k20_no_opponent_on_the_map_nothing_to_do() -> None:
    table = Table().land(1, "A2").hire(BRUTE)
    assert table.told("nothing-done") == [{"player": 0, "citizen": "brute"}]
    assert table.fields(1) == ["A2"]


def test_k20_the_join_decides_what_is_beside() -> None:
    """With two players B13 lies above A2, with three it is far away."""
    two = Table(2).land(1, "A2").land(2, "B13", "A4").hire(BRUTE)
    assert two.fields(1) == ["A2", "B13"]
    three = Table(3).land(1, "A2").land(2, "B13", "A4").hire(BRUTE)
    assert three.fields(1) == ["A2", "A4"]


# --- The rich landowner ---------------------------------------------------------------------


# K21: the landowner.
def test_k21_both_tiles_are_settled() -> None:
    table = Table().hire(LANDOWNER).draw("lake", "meadow")
    assert table.legal == ["field a1", "field b4"]
    table.choose("field a1")
    assert table.legal == ["field a3", "field b3"]
    table.choose("field a3")
    assert table.fields(1) == ["A1", "A3"]
    assert table.gems_of(1) == (2, 1)
    assert GAME.view(table.g)["tiles"]["supply"] == 24
    assert table.active == 2


def test_k21_two_tiles_of_one_terrain_fill_both_fields() -> None:
    table = Table().hire(LANDOWNER).draw("lake", "lake").choose("field b3")
    assert table.fields(1) == ["A3", "B3"]


def test_k21_in_any_order_where_one_marker_has_to_do_for_two() -> None:
    table = Table().markers(1, 1).hire(LANDOWNER).draw("lake", "orchard")
    assert table.legal == ["tile lake", "tile orchard"]
    table.choose("tile orchard", "field a3")
    assert table.fields(1) == ["B11"]
    assert [event["marker"] for event in table.told("settled")] == ["yes", "no"]


def test_k21_the_landowner_with_one_tile_left() -> None:
    table = Table().tiles_left(1).hire(LANDOWNER).draw("forest")
    assert table.fields(1) == ["A2"]
    assert table.over


# --- What runs out --------------------------------------------------------------------------


# K22: too few tiles or markers.
def test_k22_fewer_tiles_than_asked_for() -> None:
    table = Table().tiles_left(2).hire(STEPS[3]).draw("forest", "meadow")
    assert table.legal == ["tile meadow", "tile forest"]


def test_k22_without_a_marker_the_castle_stands_empty_and_the_gem_is_taken() -> None:
    table = Table().markers(1, 0).hire(DWARF).draw("lake").choose("field a3")
    assert table.fields(1) == []
    assert "A3" in table.castles
    assert table.gems_of(1) == (2, 0)
    assert table.told("settled")[0]["marker"] == "no"
    assert table.g.markers[0] == 0


def test_k22_without_a_marker_nothing_is_tamed_or_conquered() -> None:
    table = Table().markers(1, 0).hire(TAMER)
    assert (table.burning, table.g.flames[0]) == (["A10", "B8"], 0)
    table = Table().land(1, "A1").land(2, "A2").markers(1, 0).hire(BRUTE)
    assert table.fields(2) == ["A2"]
    assert table.told("nothing-done") == [{"player": 0, "citizen": "brute"}]


def test_k22_an_empty_castle_is_no_target() -> None:
    table = Table().castle("A2").land(1, "A1").land(2, "A4").hire(BRUTE)
    assert table.fields(1) == ["A1", "A4"]


def test_k22_a_marker_that_came_back_can_be_used_again() -> None:
    table = Table().land(1, "A1").land(2, "A2").markers(1, 1).hire(BRUTE)
    assert table.g.markers[0] == 0
    table.offer("brute", 4).markers(1, 0).hire(BRUTE)
    assert table.asked == 2
    assert table.choose("field a1").g.markers[0] == 1
