"""King of the Dice as a whole: both backends, other boxes, notation, words and statistics."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from karfunkel.arena.simulate import simulate
from karfunkel.core import playout, policies
from karfunkel.core.game import Event, Text
from karfunkel.core.link import Backend, link
from karfunkel.core.playout import Totals
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice import stats
from karfunkel.games.kingdice.box import dataset as data
from karfunkel.games.kingdice.game import GAME, KingDice
from karfunkel.games.kingdice.rules.state import GAME_OVER
from karfunkel.games.kingdice.screens import board
from karfunkel.text.messages import LANGUAGES, catalog
from tests.contract.games import random_game
from tests.contract.invariants.kingdice import check
from tests.rules.kingdice_table import DWARF, NOTHING_MET, TAMER, Table, lay_dice
from tests.rules.kingdice_table import GAME as TEST_GAME

NAMES = ["Anna", "Bob", "Cleo", "Dan"]


class Seen:
    """Everything a person can be told in random games."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.texts: dict[str, Text] = {}


@cache
def seen() -> Seen:
    """Play until nearly every event, question and label has come up."""
    found = Seen()
    for number in range(24):
        options = {"random_fields": number % 3 == 0, "random_join": number % 4 == 0}
        for moment in random_game(GAME, 2 + number % 3, number, **options):
            for event in moment.events:
                found.events.setdefault(event.key, event)
            for player in GAME.turn(moment.after).players:
                labels = [
                    GAME.action_label(moment.after, player, action)
                    for action in GAME.legal(moment.after, player)
                ]
                for text in [GAME.question(moment.after, player), *labels]:
                    found.texts.setdefault(text.key, text)
    return found


# Random games hardly ever get this far: the supplies run out.
RARE = {"castle-empty", "gem-won"}


def test_every_event_question_and_label_comes_up() -> None:
    events = {key for key, _ in GAME.events}
    missing = events - set(seen().events) - {f"kingdice-event-{name}" for name in RARE}
    assert not missing
    labels = {key.removeprefix("kingdice-action-") for key in seen().texts if "action" in key}
    assert {"stop", "reroll", "joker", "hire", "alarm", "tile", "settle"} <= labels
    assert {"tame", "conquer", "take", "steal-card", "steal-gem", "steal-nothing"} <= labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    text = catalog(language)
    for event in seen().events.values():
        assert "{" not in text.text(event.key, names=NAMES, **event.args)
    for said in seen().texts.values():
        assert "{" not in text.text(said.key, names=NAMES, **said.args)
    for source in ("flame-placed", "castle-empty", "gem-won"):
        args = {"field": "A1", "players": [2], "player": 0, "gem": "none"}
        assert text.text(f"kingdice-event-{source}", names=NAMES, **args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_can_be_said(language: str) -> None:
    from karfunkel.games.kingdice.box.condition_text import EXAMPLES, parse_condition, phrase

    for example in (*EXAMPLES, "6 equal", "1 of 6", "1 red + 5 green"):
        family, values = phrase(parse_condition(example))
        shown = {"family": family, "values": list(values), "met": True}
        words = board.condition(shown, catalog(language))
        assert words.endswith(" ✓")
        assert all(str(value) in words for value in values if value > 1)


def test_conditions_in_words() -> None:
    shown = {"family": "colours", "values": [3, 2, 0], "met": False}
    assert board.condition(shown, catalog("en")) == "3 red and 2 blue"
    assert board.condition(shown, catalog("cs")).startswith("3 červené a 2 modré")
    assert board.condition(shown, catalog("sk")).startswith("3 červené a 2 modré")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_as_text_puts_neighbours_beside_each_other(players: int) -> None:
    """Fields of a row are as far apart as a field is wide; the next row is half a field off."""
    g = GAME.new({"players": players, "first": 1})
    view = GAME.view(g)
    lines = board.land(view, catalog("en"))
    where = {}
    for y, line in enumerate(lines[::2]):
        for name in GAME.field_names:
            at = f" {line} ".find(f" {name} ")
            if at >= 0:
                where[name] = (at, y)
    assert len(where) == 30
    half = min(b - a for a, y in where.values() for b, z in where.values() if y == z and b > a) // 2
    for field, name in enumerate(GAME.field_names):
        for other, beside in enumerate(GAME.field_names):
            (a, y), (b, z) = where[name], where[beside]
            near = (abs(a - b), abs(y - z)) in ((2 * half, 0), (half, 1))
            assert near == bool(GAME.tables.NEIGHBOURS[g.join][field] >> other & 1), (name, beside)
    assert max(map(len, lines)) <= 100


def test_the_map_as_text_shows_castles_markers_flames_and_gems() -> None:
    table = Table().land(1, "A2").land(3, "A4").castle("A6").flame("A3")
    view = TEST_GAME.view(table.g)
    top = board.land(view, catalog("en"))
    assert top[0].split() == ["A1", "*", "A2", "1", "A3", "^o", "A4", "3"]
    assert top[1].split() == ["meadow", "forest", "lake", "mountain"]
    assert "A6 #" in top[2]


def test_the_board_says_what_is_met_and_what_jokers_added() -> None:
    table = Table().cards(1, "r3", "r3").roll((3, 6, 6, 6, 6, 6)).choose("joker red 3")
    lines = board.board(TEST_GAME.view(table.g), catalog("en"), NAMES)
    assert any("2 dice with a 3 ✓" in line for line in lines)
    assert any("added by jokers: red 3" in line for line in lines)
    empty = board.board(TEST_GAME.view(Table().no_cards("tamer").g), catalog("en"), NAMES)
    assert "busy dragon tamer: the pile is empty." in empty


def test_questions_follow_the_duty_to_hire() -> None:
    must = TEST_GAME.question(Table().roll((2, 2, 4, 4, 6, 6)).g, 0)
    assert (must.args["must"], must.args["met"]) == ("yes", 2)
    may = TEST_GAME.question(Table().supers(1, 2).roll(NOTHING_MET).g, 0)
    assert (may.args["must"], may.args["met"]) == ("no", 0)


# --- Backends, boxes, statistics ------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_backends_agree_on_the_variant(players: int) -> None:
    """K9: the contract compares games without options."""
    options = {"players": players, "random_fields": True, "random_join": True}

    def play(game: KingDice, backend: Backend) -> tuple[list[int], list[int]]:
        program = link(playout, rules=game.rules, policy=policies.random, backend=backend)
        start = game.new(options)
        kinds = (type(start), Work, Rng, Totals)
        handles = [program.put(start), *(program.make(kind) for kind in kinds)]
        program.run("play_games", *handles, players, 3, 0, 40)
        last = program.get(type(start), handles[1])
        return last.ints(), program.get(Totals, handles[-1]).ints()

    assert play(GAME, "compiled") == play(GAME, "python")


def test_random_games_of_the_variant_keep_the_invariants() -> None:
    for number in range(6):
        options = {"random_fields": True, "random_join": True}
        for moment in random_game(GAME, 2 + number % 3, number, **options):
            check(moment.after)


def test_k44_another_box_is_another_game_with_the_same_rules(tmp_path: Path) -> None:
    data.export(tmp_path)
    same = GAME.with_data(tmp_path)
    for ours, theirs in zip(random_game(GAME, 3, 1), random_game(same, 3, 1), strict=True):
        assert ours.after == theirs.after
        assert ours.events == theirs.events
        assert GAME.view(ours.after) == same.view(theirs.after)
    assert (GAME.features(ours.after, 0) == same.features(theirs.after, 0)).all()


def test_k44_nothing_of_our_own_box_is_left_in_another() -> None:
    """A box whose dice are all red on the odd sides: rules, view and features follow."""
    box = replace(data.load(), die_colour=((0, 1, 0, 1, 0, 1),) * 6)
    game = KingDice(box)
    g = game.new({"first": 1})
    for moment in random_game(game, 4, 2, first=1):
        g = moment.after
        if g.turns and not g.rolling:
            break
    assert {die["colour"] for die in game.view(g)["dice"]} <= {"red", "blue"}
    assert (game.features(g, 0) != GAME.features(g, 0)).any()
    lay_dice(game, g, 1, 1, 1, 1, 1, 1)
    assert g.colours == 6


def test_statistics_add_up() -> None:
    found: dict[str, Any] = simulate(
        GAME, {"players": 3}, games=40, seed=2, backend="python"
    ).summary()
    hired = sum(found["hires_per_turn"].values())
    assert hired + found["alarms_per_turn"] == pytest.approx(1)
    assert sum(found["points_share"].values()) == pytest.approx(1)
    assert sum(found["wins_by_order"]) == pytest.approx(1)
    assert found["wins_by_order"][3] == 0
    assert sum(found["turns"].values()) == 40
    assert sum(found["dwarf_steps"].values()) == pytest.approx(1)
    for language in LANGUAGES:
        assert len(board.report(found, catalog(language))) == 6


@pytest.mark.parametrize(("first", "order"), [(1, [1, 0, 0]), (2, [0, 0, 1]), (3, [0, 1, 0])])
def test_wins_are_counted_by_the_order_of_play(first: int, order: list[int]) -> None:
    """Player 1 wins as the first, the last or the second to play."""
    table = Table(3, first=first)
    table.gems(1, gold=2).g.turns = 7
    table.g.active = (first - 1 + 6) % 3
    table.g.supply = 0
    work = Work()
    TEST_GAME.rules.end_turn(table.g, work)
    *_, over = work.events
    assert over[1] == GAME_OVER
    stats.tally(work, *over)
    found = stats.report(work.tally, 1)
    assert found["wins_by_order"] == [*order, 0]


def test_quick_plays_better_than_at_random() -> None:
    quick = simulate(GAME, {"players": 2}, games=8, seed=1, policy="quick", backend="python")
    blind = simulate(GAME, {"players": 2}, games=8, seed=1, policy="random", backend="python")
    assert sum(quick.totals.scores) > 1.3 * sum(blind.totals.scores)
    summary, random_summary = quick.summary(), blind.summary()
    assert summary["alarms_per_turn"] < random_summary["alarms_per_turn"]


def test_a_hire_is_told_with_its_step_and_a_throw_with_its_dice() -> None:
    table = Table().roll(DWARF)
    assert table.told("hired") == [{"player": 0, "effect": "dwarf", "step": 1}]
    assert table.told("thrown") == [
        {"player": 0, "throw": 1, "dice": ["r1", "r6", "b6", "g6", "r6", "b6"]}
    ]
    assert Table().roll(TAMER).told("hired") == [{"player": 0, "effect": "tamer", "step": 0}]
