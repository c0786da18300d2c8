"""King of the Dice, the table before the first throw: rules K1 to K9, one after the other."""

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance
from karfunkel.core.record import Record, format_record, parse_record
from karfunkel.games.kingdice.game import GAME as OWN_GAME
from tests.rules.kingdice_table import DWARF, GAME, NOTHING_MET, Table


def laid_out(**options: int | bool) -> dict[str, object]:
    """The view once everything that chance decides at the beginning is decided."""
    g = GAME.new(options)
    while g.turns == 0:
        GAME.apply(g, Chance(GAME.outcomes(g)[0][0]))
    view: dict[str, object] = GAME.view(g)
    return view


# K1: players and markers.
def test_k1_two_to_four_players_with_16_markers() -> None:
    for players in (2, 3, 4):
        view = GAME.view(GAME.new({"players": players}))
        assert [player["markers"] for player in view["players"]] == [16] * players
    for players in (1, 5):
        with pytest.raises(Refusal):
            GAME.new({"players": players})


# K2: the map.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_k2_thirty_fields_in_two_halves_with_every_terrain_twice(players: int) -> None:
    fields = OWN_GAME.view(OWN_GAME.new({"players": players}))["fields"]
    assert [sum(field["half"] == half for field in fields) for half in (0, 1)] == [15, 15]
    terrains = [field["terrain"] for field in fields]
    assert {terrains.count(terrain) for terrain in terrains} == {2}
    assert len({(field["column"], field["row"]) for field in fields}) == 30


def test_k2_the_join_depends_on_the_number_of_players() -> None:
    assert [GAME.view(GAME.new({"players": n}))["join"] for n in (2, 3, 4)] == [2, 3, 4]
    beside = [GAME.tables.NEIGHBOURS[GAME.new({"players": n}).join] for n in (2, 3, 4)]
    assert len(set(beside)) == 3


# K3: the parts.
def test_k3_flames_gems_cards_and_dice() -> None:
    g = GAME.new({"players": 4})
    assert g.flames_left + g.map_flames.bit_count() == 15
    assert g.white_left + g.map_white.bit_count() + sum(g.white) == 18
    assert g.gold_left + g.map_gold.bit_count() == 6
    assert g.unseen.bit_count() == 60
    assert len(GAME.view(g)["dice"]) == 6
    assert [pile["left"] for pile in GAME.view(g)["market"]] == [12] * 5


# K4: the dragon fields.
def test_k4_a_castle_and_a_flame_on_both_dragon_fields() -> None:
    table = Table()
    assert table.burning == table.castles == ["A10", "B8"]
    assert table.g.flames_left == 13


def test_k4_their_tiles_are_not_in_the_supply() -> None:
    face_down = GAME.view(GAME.new())["tiles"]["face_down"]
    assert [terrain for terrain, tiles in face_down.items() if tiles == 1] == [
        "glacier",
        "orchard",
    ]


@pytest.mark.parametrize(
    ("players", "fields"),
    [(2, ["A10", "A15", "B4", "B8"]), (3, ["A4", "A10", "B8"]), (4, ["A10", "B8"])],
)
def test_k4_k5_dragon_fields_and_supply_differ_with_the_players(
    players: int, fields: list[str]
) -> None:
    view = OWN_GAME.view(OWN_GAME.new({"players": players}))
    assert [f["field"] for f in view["fields"] if f["flame"] and f["castle"]] == fields
    assert view["supply"]["flames"] == 15 - len(fields)
    assert view["tiles"]["supply"] == 30 - len(fields) - 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k4_two_dragon_fields_always_by_rules_version_1(players: int) -> None:
    old = OWN_GAME.by_rules(1)
    view = old.view(old.new({"players": players}))
    assert [f["field"] for f in view["fields"] if f["flame"]] == ["A10", "B8"]
    assert view["tiles"]["supply"] == 26
    assert "arrangement" not in old.options


# K5: the supply (what is known of it is in test_kingdice_tiles.py).
def test_k5_two_of_28_tiles_are_out_of_the_game() -> None:
    tiles = GAME.view(GAME.new())["tiles"]
    assert sum(tiles["face_down"].values()) == 28
    assert tiles["supply"] == 26


# K6: the gems.
@pytest.mark.parametrize(("players", "white"), [(2, 10), (3, 9), (4, 8)])
def test_k6_gems_on_the_map_with_players_and_in_the_supply(players: int, white: int) -> None:
    view = GAME.view(GAME.new({"players": players}))
    gems = [field["gem"] for field in view["fields"]]
    assert (gems.count("white"), gems.count("gold")) == (6, 4)
    assert [(player["white"], player["gold"]) for player in view["players"]] == [(1, 0)] * players
    assert view["supply"] == {"flames": 13, "white": white, "gold": 2}


# K7: the labour market.
def test_k7_the_top_card_of_every_pile_is_turned_up() -> None:
    g = GAME.new({"first": 1})
    for pile, citizen in enumerate(("dwarf", "thief", "tamer", "brute", "landowner")):
        outcomes = GAME.outcomes(g)
        assert [GAME.outcome_text(o) for o, _ in outcomes] == [
            f"card {citizen} {card}" for card in range(1, 13)
        ]
        assert {weight for _, weight in outcomes} == {1}
        GAME.apply(g, Chance(outcomes[pile][0]))
    tops = [pile["top"] for pile in GAME.view(g)["market"]]
    assert [top["card"] for top in tops] == [1, 2, 3, 4, 5]


def test_k7_a_card_is_drawn_only_when_it_is_turned_up() -> None:
    table = Table().roll(DWARF)
    assert table.possible == {f"card dwarf {card}": 1 for card in range(2, 13)}


def test_k7_an_empty_pile_offers_nothing_and_play_goes_on() -> None:
    table = Table().last_card("dwarf").roll(DWARF)
    assert GAME.view(table.g)["market"][0] == {"citizen": "dwarf", "left": 0, "top": None}
    assert table.draw("lake").choose("field A3").active == 2
    table.roll((1, 1, 6, 6, 6, 6))
    assert [event["player"] for event in table.told("alarm")] == [1]


# K8: the first player.
def test_k8_chance_draws_the_first_player() -> None:
    g = GAME.new({"players": 4})
    assert [(GAME.outcome_text(o), w) for o, w in GAME.outcomes(g)] == [
        (f"first {place}", 1) for place in range(1, 5)
    ]
    (event,) = GAME.apply(g, Chance(GAME.parse_outcome("first 3")))
    assert event.args == {"player": 2}
    while g.turns == 0:
        GAME.apply(g, Chance(GAME.outcomes(g)[0][0]))
    assert GAME.view(g)["active"] == 2


def test_k8_or_the_table_names_one_and_play_goes_clockwise() -> None:
    table = Table(3, first=2)
    order = [table.active]
    for terrain in ("orchard", "glacier"):  # each has one empty field
        table.roll(NOTHING_MET).choose("take dwarf").next_card().draw(terrain)
        order.append(table.active)
    assert order == [2, 3, 1]


def test_k8_nobody_sits_on_the_fourth_of_three_seats() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.new({"players": 3, "first": 4})
    assert "0–3" in str(refused.value)


# K9: the variant.
def test_k9_flames_and_gems_on_random_fields() -> None:
    g = GAME.new({"players": 3, "first": 1, "random_fields": True})
    assert (g.castles, g.map_white, g.map_gold) == (0, 0, 0)
    marked: list[str] = []
    while GAME.outcome_text(GAME.outcomes(g)[0][0]).startswith("mark"):
        fields = [GAME.outcome_text(o) for o, _ in GAME.outcomes(g)]
        assert len(fields) == 30 - len(marked)
        assert not set(fields) & set(marked)
        marked.append(fields[-1])
        GAME.apply(g, Chance(GAME.outcomes(g)[-1][0]))
    assert len(marked) == 12
    view = GAME.view(g)
    assert [f["field"] for f in view["fields"] if f["flame"]] == ["B14", "B15"]
    assert [f["field"] for f in view["fields"] if f["castle"]] == ["B14", "B15"]
    assert [f["field"] for f in view["fields"] if f["gem"] == "gold"] == [
        "B10",
        "B11",
        "B12",
        "B13",
    ]
    assert [f["gem"] for f in view["fields"]].count("white") == 6
    assert view["supply"] == {"flames": 13, "white": 9, "gold": 2}
    assert view["tiles"]["supply"] == 26


def test_k9_both_flames_on_one_terrain_leave_no_tile_of_it() -> None:
    g = GAME.new({"first": 1, "random_fields": True})
    for field in ("mark a1", "mark b4"):
        GAME.apply(g, Chance(GAME.parse_outcome(field)))
    assert GAME.view(g)["tiles"]["face_down"]["meadow"] == 0


def test_k9_as_many_random_flames_as_the_map_has_for_the_players() -> None:
    g = OWN_GAME.new({"players": 2, "first": 1, "random_fields": True})
    while OWN_GAME.outcome_text(OWN_GAME.outcomes(g)[0][0]).startswith("mark"):
        OWN_GAME.apply(g, Chance(OWN_GAME.outcomes(g)[0][0]))
    assert (g.map_flames.bit_count(), g.flames_left, g.supply) == (4, 11, 24)


def test_k9_join_flames_and_gems_arranged_by_hand() -> None:
    text = "white b1 b2 b3 b4 b5 b6  Flames A1 a2 JOIN 3 gold a5 a6 a7 a8"
    g = OWN_GAME.new({"players": 4, "arrangement": text})
    view = OWN_GAME.view(g)
    assert view["join"] == 3
    assert [f["field"] for f in view["fields"] if f["flame"] and f["castle"]] == ["A1", "A2"]
    golden = [f["field"] for f in view["fields"] if f["gem"] == "gold"]
    assert golden == ["A5", "A6", "A7", "A8"]
    assert [f["gem"] for f in view["fields"]].count("white") == 6
    assert view["supply"] == {"flames": 13, "white": 8, "gold": 2}
    assert view["tiles"]["face_down"]["meadow"] == 1


def test_k9_what_is_not_arranged_is_as_printed() -> None:
    printed = OWN_GAME.new({"players": 3})
    g = OWN_GAME.new({"players": 3, "arrangement": "join 2"})
    assert (printed.join, g.join) == (1, 0)
    g.join = printed.join
    assert g == printed
    assert OWN_GAME.new({"players": 3, "arrangement": "printed"}) == printed


def test_k9_an_arrangement_is_kept_in_one_spelling() -> None:
    options = OWN_GAME.complete({"arrangement": "Flames b8 A2 join 3"})
    assert options["arrangement"] == "join 3 flames a2 b8"
    assert OWN_GAME.parse_option("arrangement", " FLAMES B8 a2 join 3") == "join 3 flames a2 b8"
    assert OWN_GAME.complete({})["arrangement"] == "printed"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a1 b2", "kingdata-arrange-form"),
        ("flames", "kingdata-arrange-form"),
        ("join 5", "kingdata-arrange-join"),
        ("flames a1 z9", "kingdata-arrange-field"),
        ("flames a1 a1", "kingdata-arrange-twice"),
        ("flames a1 a3", "kingdata-arrange-twice"),  # a gem lies on both
        ("flames a2", "kingdata-arrange-count"),
        ("gold a2 a4 a5", "kingdata-arrange-count"),
    ],
)
def test_k9_impossible_arrangements_are_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        OWN_GAME.new({"players": 4, "arrangement": text})
    assert refused.value.key == key
    assert str(refused.value)


@pytest.mark.parametrize(
    ("text", "option"), [("join 2", "random_join"), ("flames a2 a4", "random_fields")]
)
def test_k9_by_hand_or_by_chance_but_not_both(text: str, option: str) -> None:
    with pytest.raises(Refusal, match=option):
        OWN_GAME.new({"players": 4, "arrangement": text, option: True})


def test_k9_a_record_names_the_arrangement() -> None:
    options = OWN_GAME.complete({"players": 4, "arrangement": "flames b8 a2"})
    text = format_record(Record(OWN_GAME, options))
    assert "option arrangement flames a2 b8\n" in text
    assert parse_record(text).options == options


def test_one_tile_of_each_terrain_is_too_few_for_two_flames_on_it() -> None:
    two_meadows = "flames a1 b4 gold a2 a9 b1 b9"
    with pytest.raises(Refusal, match="terrain_tiles"):
        OWN_GAME.new({"players": 4, "arrangement": two_meadows, "terrain_tiles": 1})


def test_k9_a_random_join() -> None:
    g = GAME.new({"players": 2, "first": 1, "random_join": True})
    assert [(GAME.outcome_text(o), w) for o, w in GAME.outcomes(g)] == [
        ("join 2", 1),
        ("join 3", 1),
        ("join 4", 1),
    ]
    (event,) = GAME.apply(g, Chance(GAME.parse_outcome("join 4")))
    assert event.args == {"join": 4}
    assert GAME.view(g)["join"] == 4


def test_k9_all_of_it_at_once_comes_to_the_first_throw() -> None:
    view = laid_out(random_fields=True, random_join=True)
    assert view["phase"] == "roll"
