"""Emerald, what a screen gets to know beside the table itself: prospects, and the sheet."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from karfunkel.core.game import Chance, Choices
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.screens.views import COLOURS, FACES_PER_NUMBER
from tests.contract.games import random_game
from tests.rules.emerald_table import Table

GAMES = 6


def move(of: Table, action: str) -> dict[str, Any]:
    """What the view promises of a move."""
    (found,) = [m for m in GAME.view(of.g)["moves"] if m["action"] == action]
    return dict(found)


def test_e9_to_e11_where_a_knight_lands_and_what_lies_there() -> None:
    shown = move(Table().cards(5, gold=4, gem="garnet").knights("red", "cave 4"), "knight cave 4")
    assert (shown["colour"], shown["start"], shown["to"]) == ("red", "cave-4", "cave-5")
    assert (shown["gold"], shown["gem"], shown["treasure"]) == (4, "garnet", False)


def test_e10_the_chamber_promises_a_treasure_and_no_dragon() -> None:
    shown = move(Table().dragon(9, strip=6).knights("red", "cave 9"), "knight cave 9")
    assert shown["treasure"]
    assert not shown["wakes"]
    assert shown["dragon"] == []


def test_e15_to_e17_the_dragon_that_a_move_would_wake() -> None:
    """From cave 4 toward the exit: cave 3, 2 or 1, each on two faces."""
    of = Table().no_cards().knights("red", "meadow 6", "cave 3").knights("blue", "cave 2")
    shown = move(of, "knight meadow 6")
    assert shown["wakes"]
    assert shown["dragon"] == [
        {"field": 1, "faces": 2, "knights": {"red": 1}, "own": True},
        {"field": 2, "faces": 2, "knights": {"blue": 1}, "own": False},
        {"field": 3, "faces": 2, "knights": {"red": 1}, "own": True},
    ]
    assert (shown["risk"], shown["prey"]) == (4, 2)


def test_e14_with_two_players_the_second_colour_is_promised_too() -> None:
    shown = {(m["action"], m["colour"]) for m in GAME.view(Table(2).g)["moves"]}
    assert ("knight tower 1", "red") in shown
    assert ("other knight tower 1", "yellow") in shown


def test_nothing_is_promised_while_no_knight_is_to_move() -> None:
    of = Table().knights("red", "meadow 6").choose("knight meadow 6")
    assert GAME.view(of.g)["moves"] == []


def followed(state: Any, action: int) -> Iterator[tuple[int, Any]]:
    """Make a move; yield every roll of the dragon that it leads to, and the state after it."""
    g = state.copy()
    GAME.apply(g, Choices(((g.active, action),)))
    while g.phase in (table.TAKE, table.UNCOVER):
        if g.phase == table.TAKE:
            GAME.apply(g, Choices(((g.active, table.TAKE_GOLD),)))
        else:
            GAME.apply(g, Chance(GAME.outcomes(g)[0][0]))
    if g.phase == table.ROLL:
        for roll in range(table.DIE_FACES):
            after = g.copy()
            events = GAME.apply(after, Chance(table.DIE + roll))
            yield roll, (after, {event.key: event.args for event in events})


@pytest.mark.parametrize("players", GAME.players)
def test_what_the_view_promises_is_what_the_rules_do(players: int) -> None:
    """Make every promised move and roll every number of the die."""
    woken = 0
    for number in range(GAMES):
        for moment in random_game(GAME, players, number):
            g = moment.before
            if g.phase != table.MOVE:
                continue
            promised = {shown["action"]: shown for shown in GAME.view(g)["moves"]}
            knights = [a for a in GAME.legal(g, g.active) if a != table.STOP]
            assert list(promised) == [GAME.action_texts[action] for action in knights]
            for action in knights:
                shown = promised[GAME.action_texts[action]]
                found = list(followed(g, action))
                assert shown["wakes"] == bool(found)
                woken += bool(found)
                check_dragon(shown, g.active, players, [after for _, after in found])
    assert woken


def check_dragon(shown: dict[str, Any], active: int, players: int, rolls: list[Any]) -> None:
    """Compare where the dragon stopped and whom it caught with what was promised."""
    stops: Counter[int] = Counter()
    own = others = 0
    for after, told in rolls:
        field = told["emerald-event-dragon-moved"]["field"]
        stops[field] += FACES_PER_NUMBER
        if after.phase == table.CATCH:
            colours = [a - table.VICTIM for a in GAME.legal(after, active)]
            colours = [c for c in colours if c < len(COLOURS)]
        elif "emerald-event-caught" in told:
            colours = [COLOURS.index(told["emerald-event-caught"]["colour"])]
        else:
            continue
        mine = {colour % players for colour in colours} == {active}
        own += FACES_PER_NUMBER * mine
        others += FACES_PER_NUMBER * (not mine)
    assert {stop["field"]: stop["faces"] for stop in shown["dragon"]} == dict(stops)
    assert (shown["risk"], shown["prey"]) == (own, others)


def test_e23_the_sheet_is_counted_line_by_line() -> None:
    of = Table(4).no_cards().knights("red", "cave 9").hand(1, 5, 2).gems(1, "ruby", "ruby")
    of.gems(2, "ruby").treasures(2, 3)
    assert GAME.view(of.g)["sheet"] is None
    of.choose("knight cave 9")
    first = GAME.view(of.g)["sheet"][0]
    assert (first["gold"], first["gold_worth"]) == ([2, 5], 7)
    assert (first["gems"]["ruby"], first["gems_worth"]) == (2, 2)
    assert (first["treasures"], first["treasures_worth"]) == (1, 5)
    assert (first["majorities"], first["majorities_worth"]) == (["ruby"], 4)
    assert first["four_gems"] == 0
    assert first["score"] == 7 + 2 + 5 + 4


@pytest.mark.parametrize("players", GAME.players)
def test_e23_the_lines_add_up_to_the_score(players: int) -> None:
    for number in range(2 * GAMES):
        *_, last = random_game(GAME, players, number)
        sheet = GAME.view(last.after)["sheet"]
        assert [line["score"] for line in sheet] == GAME.scores(last.after)
        for line in sheet:
            parts = ("gold_worth", "gems_worth", "treasures_worth", "four_gems", "majorities_worth")
            assert sum(line[part] for part in parts) == line["score"]
            assert sum(line["gold"]) == line["gold_worth"]
