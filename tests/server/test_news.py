"""What is made once for several seats is, for each of them, what was made for that seat alone."""

import json
import random
from typing import Any

import msgspec
import pytest

from karfunkel.core.registry import game_names, load_game
from karfunkel.server import wire
from karfunkel.server.messages import NewsMessage
from karfunkel.server.news import Parts
from karfunkel.server.table import Table
from karfunkel.server.watched import Live
from tests.server.test_leaks import LONG, started


def alone(table: Table, seat: int | None, since: int) -> NewsMessage:
    """The same message, with nothing shared."""
    told = wire.happened(table, seat, since)
    assert told is not None
    return {
        "kind": "news",
        "fresh": False,
        "happened": told,
        "position": wire.position(table, seat),
    }


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((game, {}) for game in game_names()),
        ("diamant", {"closed_chests": True}),
        ("emerald", {"open_gold": True}),
    ],
)
def test_shared_parts_are_what_each_seat_may_know(game: str, options: dict[str, Any]) -> None:
    chance, players = random.Random(7), load_game(game).players
    for _ in range(3):
        table = started(game, chance.choice(players), **options)
        live, since = Live(table, 0.0), table.moment
        seats = [None, *range(len(table.head.chairs))]
        for _ in range(LONG[game]):
            for seat in chance.sample(seats, len(seats)):
                found = json.loads(live.news.message(seat, since))
                assert found == json.loads(msgspec.json.encode(alone(table, seat, since)))
            assert table.match
            if table.match.turn.over:
                break
            since, steps = table.moment, table.step
            chosen = chance.choice(table.waiting())
            table.choose(chosen, chance.choice(table.match.legal(chosen)))
            if table.step > steps:
                live.news.stepped()
            live.tell()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((game, {}) for game in game_names()),
        ("diamant", {"closed_chests": True}),
        ("emerald", {"open_gold": True}),
    ],
)
def test_changes_make_the_whole_view(game: str, options: dict[str, Any]) -> None:
    """Clients that look now and then have the view that is sent whole to others."""
    chance, players = random.Random(8), load_game(game).players
    shorter = 0
    for _ in range(3):
        table = started(game, chance.choice(players), **options)
        live = Live(table, 0.0)
        shown: dict[int | None, tuple[int, Any]] = {}
        while table.match and not table.match.turn.over:
            for seat in (None, *range(len(table.head.chairs))):
                if chance.random() < 0.4:
                    continue
                base, view = shown.get(seat, (None, {}))
                told = json.loads(live.news.message(seat, base, base))
                whole = json.loads(live.news.message(seat, base))
                assert (told["kind"] == "changes") == (base is not None)
                view = {**view, **told["position"].pop("view")}
                assert view == whole["position"].pop("view")
                assert told["position"] == whole["position"]
                assert told["happened"] == whole["happened"]
                shown[seat] = table.moment, view
            steps = table.step
            chosen = chance.choice(table.waiting())
            table.choose(chosen, chance.choice(table.match.legal(chosen)))
            if table.step > steps:
                live.news.stepped()
            live.tell()
            base = table.moment - 1
            live.news.message(None, base)
            shorter += len(live.news.message(None, base, base)) < 1_000
    assert shorter


def test_a_step_that_was_taken_back_changes_the_view_again() -> None:
    table = started("kingdice", 2)
    news = Live(table, 0.0).news
    assert table.match
    assert table.play
    seat, first = -1, table.moment
    while not table.can_undo(seat):  # a throw that nobody likes ends the turn at once
        while len(table.match.legal(seat := table.waiting()[0])) < 60:
            table.choose(seat, table.match.legal(seat)[0])
            news.stepped()
        first = table.moment
        before = json.loads(news.message(None, None))["position"]
        table.choose(seat, table.match.legal(seat)[0])
        news.stepped()
    there = json.loads(news.message(None, first, first))
    assert there["kind"] == "changes"
    assert there["position"]["view"]["phase"] != before["view"]["phase"]
    table.play.undo(seat)
    news.stepped()
    back = json.loads(news.message(None, table.moment, there["position"]["moment"]))
    view = before["view"] | there["position"]["view"] | back["position"]["view"]
    assert view == before["view"]


def test_parts_that_go_make_changes_impossible() -> None:
    parts = Parts()
    parts.show({"a": 1, "b": [2]}, 5)
    assert parts.since(4) == [b'"a":1', b'"b":[2]']
    parts.show({"a": 1, "b": [3]}, 6)
    assert parts.since(5) == [b'"b":[3]']
    assert parts.complete_since == 5
    parts.show({"a": 1}, 7)
    assert parts.complete_since == 7
    assert parts.whole() == b'"a":1'


def test_news_are_made_once_for_all_who_get_the_same() -> None:
    table = started("kingdice", 4)
    news = Live(table, 0.0).news
    assert news.message(None, 0) is news.message(None, 0)
    assert news._view(None) is news._view(None)
    before = news.message(1, 0)
    news.changed()
    assert news.message(1, 0) is not before
    assert news.message(1, 0) == before
