"""King of the Dice: our own box (K2, K3, K40 to K43), boxes of others (K44), and the picture."""

import re
from collections import Counter
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.core.layout import LIMIT
from karfunkel.games.kingdice.box import tables
from karfunkel.games.kingdice.box.condition_text import phrase
from karfunkel.games.kingdice.box.dataset import (
    FAR,
    FILES,
    HALF,
    JOINS,
    DataSet,
    Join,
    directory_text,
    distances,
    examine,
    load,
    own_text,
)
from karfunkel.games.kingdice.box.make_tables import MEANING, tables_source
from karfunkel.games.kingdice.rules.state import CARD_THIEF, GEM_THIEF
from karfunkel.games.kingdice.screens.icons import GROUNDS, ICONS, MARKS, TINTS
from karfunkel.games.kingdice.screens.map_svg import WIDTH, centre, map_svg
from karfunkel.games.kingdice.tools.deck_table import BEGINS, PILE_BANDS, rate, renew
from karfunkel.games.kingdice.tools.odds import check, export
from karfunkel.text.messages import LANGUAGES, catalog

REPO = Path(__file__).parents[2]
DICE, CARDS, MAP = FILES


@pytest.fixture(scope="module")
def box() -> DataSet:
    return load()


@pytest.fixture(scope="module")
def constants(box: DataSet) -> dict[str, Any]:
    """What the rules get; the odds of the cards take a while."""
    return box.constants()


# --- Our own box ----------------------------------------------------------------------------


def test_k2_the_map_has_every_terrain_twice(box: DataSet) -> None:
    assert len(box.fields) == 30
    assert Counter(field.terrain for field in box.fields) == dict.fromkeys(range(15), 2)
    assert len(set(box.terrains)) == 15


def test_k3_five_piles_of_twelve(box: DataSet) -> None:
    assert [card.pile for card in box.cards] == [number // 12 for number in range(60)]


def test_k4_k6_dragons_and_gems(box: DataSet) -> None:
    """Four dragon fields with two players, three with three, two with four."""
    assert [len(box.marked("dragon", players)) for players in JOINS] == [4, 3, 2]
    assert [len(box.marked(mark)) for mark in ("white", "gold")] == [6, 4]


def test_k4_the_box_of_rules_version_1_is_kept() -> None:
    """Records name it by its hash."""
    old = load(rules=1)
    assert old.hash == "53a568fbf0d6"
    assert [len(old.marked("dragon", players)) for players in JOINS] == [2, 2, 2]


def test_k4_dragon_fields_are_written_with_their_players(box: DataSet) -> None:
    lines = box.text()[MAP].splitlines()
    assert [line for line in lines if "dragon" in line] == [
        "A4 3 0 mountain dragon 3",
        "A10 -2 2 orchard dragon",
        "A15 3 2 ruins dragon 2",
        "B4 3 0 meadow dragon 2",
        "B8 1 1 glacier dragon",
    ]
    assert examine(box.text())[0] == box


def test_k18_six_thieves_of_each_kind(box: DataSet) -> None:
    kinds = Counter(card.effect for card in box.cards if card.pile == 1)
    assert kinds == {CARD_THIEF: 6, GEM_THIEF: 6}


def test_k42_every_chance_is_within_its_band(box: DataSet) -> None:
    for number, chances in rate(box):
        bands = PILE_BANDS[box.cards[number].pile]
        assert len(chances) == len(bands)
        for chance, (low, high) in zip(chances, bands, strict=True):
            assert low <= chance <= high, f"card {number + 1}: {float(chance):.4f}"


def test_k42_difficulty_rises_from_pile_to_pile(box: DataSet) -> None:
    rated = list(rate(box))
    first_steps = [
        sum(chances[0] for _, chances in rated[12 * pile : 12 * pile + 12]) for pile in range(5)
    ]
    assert first_steps == sorted(first_steps, reverse=True)
    for _, chances in rated[:12]:
        assert all(later < earlier for earlier, later in pairwise(chances))


def test_k42_no_two_cards_of_a_pile_are_alike(box: DataSet) -> None:
    alike = Counter((card.pile, card.joker, card.conditions) for card in box.cards)
    assert max(alike.values()) == 1


def test_k42_every_joker_is_on_three_or_four_cards(box: DataSet) -> None:
    jokers = Counter(card.joker for card in box.cards)
    assert set(jokers) == set(range(18))
    assert set(jokers.values()) == {3, 4}


def test_k17_the_last_step_of_the_dwarf_needs_all_dice(box: DataSet) -> None:
    whole = {"3-pairs", "2-triples", "4-2", "even", "odd", "sum-least", "sum-most"}
    for card in box.cards[:12]:
        family, values = phrase(card.conditions[-1])
        assert family in whole or sum(values) == 6, card


def test_the_deck_asks_for_all_colours_alike(box: DataSet) -> None:
    asked = [0, 0, 0]
    for card in box.cards:
        for family, values in map(phrase, card.conditions[-1:]):
            if family == "colours":
                asked = [sum(pair) for pair in zip(asked, values, strict=True)]
    assert max(asked) - min(asked) <= 4, asked


def test_k43_the_map_hangs_together_and_gold_lies_far(box: DataSet) -> None:
    gold = box.marked("gold")
    for join in range(3):
        steps = distances(box.places(join))
        assert len(set(box.places(join))) == 30
        assert min(map(min, steps)) == 0
        assert all(steps[a][b] >= FAR for a in gold for b in gold if a != b)


def test_neighbours_and_distances_fit_each_other(box: DataSet, constants: dict[str, Any]) -> None:
    for join, near in enumerate(constants["NEIGHBOURS"]):
        far = distances(box.places(join))
        for a in range(30):
            for b in range(30):
                assert far[a][b] == far[b][a]
                assert (far[a][b] == 1) == bool(near[a] >> b & 1)
                if a != b:
                    steps = [far[c][b] for c in range(30) if near[a] >> c & 1]
                    assert far[a][b] == 1 + min(steps)


# --- Constants ------------------------------------------------------------------------------


def test_the_tables_are_those_of_our_data(box: DataSet, constants: dict[str, Any]) -> None:
    """Out of date? `python -m karfunkel.games.kingdice.box.make_tables`."""
    assert Path(tables.__file__).read_text("utf-8") == tables_source(box)
    assert {name: getattr(tables, name) for name in MEANING} == constants


def test_tables_are_made_of_small_integers_in_even_rows(constants: dict[str, Any]) -> None:
    def shape(value: object) -> tuple[int, ...]:
        if isinstance(value, int):
            assert abs(value) < LIMIT
            return ()
        assert isinstance(value, tuple)
        (inner,) = {shape(part) for part in value}
        return (len(value), *inner)

    shapes = {name: shape(value) for name, value in constants.items()}
    assert shapes == {
        "DIE_COLOUR": (6, 6),
        "CARD_EFFECT": (60,),
        "CARD_JOKER": (60,),
        "CARD_CONDITION": (60, 4),
        "CARD_CHANCE": (60, 4),
        "FIELD_TERRAIN": (30,),
        "TERRAIN_FIELDS": (15,),
        "DRAGON_FIELDS": (3,),
        "GEM": (30,),
        "NEIGHBOURS": (3, 30),
        "FIELD_X": (3, 30),
        "FIELD_Y": (3, 30),
    }


def test_k42_the_chances_of_cards_are_those_of_the_solver(box: DataSet) -> None:
    for card in rate(box):
        chances = tuple(round(100 * float(chance)) for chance in card.chances)
        assert tables.CARD_CHANCE[card.number] == (*chances, 0, 0, 0)[:4]


def test_the_page_of_the_deck_is_up_to_date(box: DataSet) -> None:
    """Out of date? `python -m karfunkel.games.kingdice.tools.deck_table docs/kingdice-deck.md`."""
    page = (REPO / "docs" / "kingdice-deck.md").read_text("utf-8")
    assert renew(page, box) == page
    with pytest.raises(ValueError, match="marks"):
        renew(page.replace(BEGINS, ""), box)


# --- K44: the boxes of others ---------------------------------------------------------------


def test_k44_an_exported_set_is_ours(tmp_path: Path, box: DataSet) -> None:
    files = export(tmp_path / "my" / "box")
    assert [file.name for file in files] == list(FILES)
    found = check(tmp_path / "my" / "box")
    assert found.wrong == ()
    assert found.box == load(tmp_path / "my" / "box") == box


def test_export_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / MAP).write_text("mine")
    with pytest.raises(Refusal) as refused:
        export(tmp_path)
    assert refused.value.key == "kingdata-exists"
    assert [path.name for path in tmp_path.iterdir()] == [MAP]
    assert (tmp_path / MAP).read_text() == "mine"


def test_export_says_where_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal) as refused:
        export(tmp_path / "file" / "box")
    assert refused.value.key == "kingdata-cannot-write"


def test_the_hash_names_the_content_not_the_writing(box: DataSet) -> None:
    assert re.fullmatch("[0-9a-f]{12}", box.hash)
    own = own_text()
    rewritten = {name: "# hello\n" + text.upper() for name, text in own.items() if name == DICE}
    plain = {name: "\n" + text.replace("  ", "   ") for name, text in own.items()}
    assert examine(plain)[0] == box
    assert examine(box.text())[0] == box
    assert examine(own | rewritten)[1]
    changed = own | {CARDS: own[CARDS].replace("g1: 5 red", "g1: 4 red")}
    other, wrong = examine(changed)
    assert not wrong
    assert other is not None
    assert other.hash != box.hash
    renamed, _ = examine(own | {MAP: own[MAP].replace("meadow", "pasture")})
    assert renamed is not None
    assert renamed.hash != box.hash


def test_k44_bands_are_ours_alone(box: DataSet) -> None:
    """K42 binds our design; the printed cards may be harder or alike."""
    own = own_text()
    harder = own | {CARDS: own[CARDS].replace("r1: run 5", "r1: 6 equal")}
    assert not examine(harder)[1]


def test_a_half_can_be_turned() -> None:
    assert [Join(turn, 0, 0).place(1, 0) for turn in range(6)] == [
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (1, -1),
    ]
    assert Join(3, 5, -2).place(1, 1) == (4, -3)
    own = own_text()
    turned = own | {MAP: own[MAP].replace("turn 0, move -2 3", "turn 3, move 3 5")}
    found, wrong = examine(turned)
    assert not wrong
    assert found is not None
    # Turned upside down, the last field of the second half lies first, at the upper left.
    assert found.places(2)[29] == (0, 3)
    assert found.places(2)[15] == (3, 5)


BAD = [
    # K40: the dice.
    (DICE, "die 1: r1 b2 g3", "dice 1: r1 b2 g3", "K40", "form"),
    (DICE, "die 1: r1 b2", "die 1: x1 b2", "K40", "face"),
    (DICE, "die 1: r1 b2", "die 1: r1 b7", "K40", "face"),
    (DICE, "die 1: r1 b2", "die 1: r1 b1", "K40", "die-sides"),
    (DICE, "r4 b5 g6", "r4 b5", "K40", "die-sides"),
    (DICE, "die 1: r1", "die 1: b1", "K40", "die-colours"),
    (DICE, "die 2: b1 g2", "die 3: b1 g2", "K40", "die-number"),
    (DICE, "die 2: b1 g2 r3 b4 g5 r6", "die 2: r1 b2 g3 r4 b5 g6", "K40", "dice-alike"),
    (DICE, "die 6: g1 g2 r3 r4", "die 6: r1 r2 g3 g4", "K40", "number-colours"),
    # K3: the piles. K12: jokers. K17, K18: steps and thieves. K41: conditions.
    (CARDS, "pile 1 #", "heap 1 #", "K3", "form"),
    (CARDS, "pile 3 #", "pile 4 #", "K3", "pile-number"),
    (CARDS, "r1: 3 red + 1 blue /", "r1 3 red 1 blue /", "K3", "form"),
    (CARDS, "g1: 5 red", "g1 gem thief: 5 red", "K3", "form"),
    (CARDS, "r2: sum >= 30", "r7: sum >= 30", "K12", "face"),
    (CARDS, "3 red + 1 blue / 3 red", "3 red", "K17", "steps"),
    (CARDS, "g1: 5 red", "g1: 4 red / 5 red", "K3", "steps"),
    (CARDS, "g1 card thief: 4 red", "g1: 4 red", "K18", "thief"),
    (CARDS, "g1 card thief: 4 red", "g1 cat thief: 4 red", "K18", "thief"),
    (CARDS, "g1: 5 red", "g1: 5 mauve", "K41", "condition-unknown"),
    (CARDS, "r1: run 5", "r1: run 7", "K41", "condition-run"),
    # K2, K43: the map.
    (MAP, "half A", "side A", "K2", "form"),
    (MAP, "A2    1 0  forest", "A2    1 forest", "K2", "form"),
    (MAP, "A2    1 0  forest", "A1    1 0  forest", "K2", "field-twice"),
    (MAP, "A2    1 0  forest", "A2    0 0  forest", "K43", "place-taken"),
    (MAP, "A2    1 0  forest", "A2    1 0  meadow", "K43", "terrain-again"),
    (MAP, "B2    1 0  forest", "B2    1 0  jungle", "K2", "terrain-once"),
    (MAP, "meadow     gold", "meadow     gold dragon", "K43", "two-marks"),
    (MAP, "meadow     gold", "meadow     silver", "K43", "mark"),
    (MAP, "A2    1 0  forest", "A2    1 0  forest white", "K6", "mark-count"),
    (MAP, "A2    1 0  forest", "A2    1 0  forest dragon 5", "K4", "dragon-players"),
    (MAP, "A2    1 0  forest", "A2    1 0  forest dragon 3 3", "K4", "dragon-players"),
    (MAP, "A2    1 0  forest", "A2    1 0  forest dragon gold", "K43", "two-marks"),
    (MAP, "join 2 players", "join 5 players", "K1", "join-players"),
    (MAP, "join 2 players: turn 0", "join 2 players: turn 6", "K43", "turn"),
    (MAP, "join 2 players: turn", "join 2: turn", "K2", "form"),
    (MAP, "join 3 players", "join 2 players", "K43", "join-twice"),
    (MAP, "move 1 -3", "move 1 -2", "K43", "overlap"),
    (MAP, "move 1 -3", "move 1 -4", "K43", "apart"),
    (MAP, "move 1 -3", "move 1 -" + "9" * 5000, "K2", "form"),
    (MAP, "A2    1 0  forest", "A2    1 0  forest     gold", "K6", "mark-count"),
]


@pytest.mark.parametrize(("file", "old", "new", "rule", "key"), BAD)
def test_k44_a_refusal_names_file_line_and_rule(
    file: str, old: str, new: str, rule: str, key: str
) -> None:
    own = own_text()
    assert old in own[file], old
    line = own[file][: own[file].index(old)].count("\n") + 1
    nothing, wrong = examine(own | {file: own[file].replace(old, new, 1)})
    assert nothing is None
    found = [refusal.args_for_text for refusal in wrong]
    here = [
        args for args in found if args["rule"] == rule and args["reason"].key == f"kingdata-{key}"
    ]
    assert here, [str(refusal) for refusal in wrong]
    assert here[0]["file"] == file
    # Too many of a mark show where the last one stands.
    assert here[0]["line"] == line or key == "mark-count"
    for language in LANGUAGES:
        for refusal in wrong:
            said = catalog(language).text(refusal.key, **refusal.args_for_text)
            assert file in said
            assert rule in said or refusal.args_for_text["rule"] != rule


def test_k43_gold_gems_that_are_too_near_are_refused() -> None:
    own = own_text()
    moved = (
        own[MAP]
        .replace("meadow     gold", "meadow")
        .replace("A14   2 2  cornfield", "A14   2 2  cornfield  gold")
    )
    _, wrong = examine(own | {MAP: moved})
    assert {refusal.args_for_text["reason"].key for refusal in wrong} == {"kingdata-gold-near"}
    assert wrong[0].args_for_text["rule"] == "K43"
    first_join = moved[: moved.index("join 2")].count("\n") + 1
    assert wrong[0].args_for_text["line"] == first_join
    assert [refusal.args_for_text["reason"].args_for_text["seats"] for refusal in wrong] == [
        2,
        3,
        4,
    ]


@pytest.mark.parametrize(
    ("file", "cut", "rule", "key"),
    [
        (DICE, "die 6: g1 g2 r3 r4 b5 b6\n", "K3", "dice-count"),
        (CARDS, "g1: 5 red\n", "K3", "pile-size"),
        (CARDS, "pile 5 # the rich landowner\n", "K3", "pile-count"),
        (MAP, "A14   2 2  cornfield\n", "K2", "half-size"),
        (MAP, "half B\n", "K2", "halves"),
        (MAP, "A1    0 0  meadow     gold\n", "K6", "mark-count"),
        (MAP, "join 4 players: turn 0, move -2 3", "K43", "join-missing"),
    ],
)
def test_k44_what_is_missing_is_named(file: str, cut: str, rule: str, key: str) -> None:
    own = own_text()
    assert cut in own[file]
    shortened = own[file].replace(cut, "", 1)
    _, wrong = examine(own | {file: shortened})
    found = [refusal.args_for_text for refusal in wrong]
    here = [a for a in found if a["rule"] == rule and a["reason"].key == f"kingdata-{key}"]
    assert here, [str(refusal) for refusal in wrong]
    assert here[0]["file"] == file
    assert 1 <= here[0]["line"] <= len(shortened.splitlines())


def test_k2_a_third_half_is_refused_where_it_begins() -> None:
    own = own_text()
    _, wrong = examine(own | {MAP: own[MAP] + "\nhalf C\n"})
    assert [refusal.args_for_text["reason"].key for refusal in wrong] == ["kingdata-halves"]
    assert wrong[0].args_for_text["line"] == len(own[MAP].splitlines()) + 2


def test_check_tells_of_all_mistakes_and_load_of_the_first(tmp_path: Path) -> None:
    export(tmp_path)
    for name, old, new in ((CARDS, "g1: 5 red", "g1: 9 red"), (MAP, "half A", "heap A")):
        file = tmp_path / name
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    found = check(tmp_path)
    assert found.box is None
    assert {refusal.args_for_text["file"] for refusal in found.wrong} == {CARDS, MAP}
    with pytest.raises(Refusal, match=r"cards.txt, line \d+ \(rule K41\): “9 red” cannot be"):
        load(tmp_path)


def test_files_of_any_editor_are_read(tmp_path: Path, box: DataSet) -> None:
    export(tmp_path)
    for name in FILES:
        text = (tmp_path / name).read_text("utf-8")
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert load(tmp_path) == box


def test_a_set_needs_its_files_as_text(tmp_path: Path) -> None:
    (wrong,) = check(tmp_path).wrong
    assert wrong.key == "kingdata-no-file"
    assert DICE in str(wrong)
    export(tmp_path)
    (tmp_path / CARDS).write_bytes(b"\xff\xfe")
    with pytest.raises(Refusal) as refused:
        directory_text(tmp_path)
    assert refused.value.key == "kingdata-encoding"


# --- The picture ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", JOINS)
def test_the_picture_shows_every_field_once(box: DataSet, players: int) -> None:
    picture = map_svg(box, players, "The map", str.upper)
    root = ElementTree.fromstring(picture)
    name = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{name}title") == "The map"
    fields = [g for g in root.iter(f"{name}g") if g.get("class") == "field"]
    assert len({g.get("transform") for g in fields}) == 30
    told = [g.findtext(f"{name}title") for g in fields]
    assert told[0] == "A1: MEADOW, GOLD"
    assert "url(#ground14)" in picture
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


def test_the_picture_puts_neighbours_side_by_side(box: DataSet) -> None:
    steps = distances(box.places(0))
    drawn = [centre(column, row) for column, row in box.places(0)]
    for a in range(30):
        for b in range(a):
            apart = dist(drawn[a], drawn[b])
            assert apart == pytest.approx(WIDTH) if steps[a][b] == 1 else apart > 1.5 * WIDTH


def test_the_picture_is_readable_without_colour(box: DataSet) -> None:
    assert len(set(GROUNDS)) == len(set(TINTS)) == HALF
    assert set(ICONS) == set(box.terrains)
    assert len(set(ICONS.values())) == HALF
    assert len(set(MARKS.values())) == 3


def test_the_picture_of_another_box_needs_no_icons() -> None:
    own = own_text()
    other, _ = examine(own | {MAP: own[MAP].replace("meadow", "prähistorisches-moor")})
    assert other is not None
    assert "prähistorisches-moor" in map_svg(other, 2)
