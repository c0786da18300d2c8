"""What is made once for several seats is, for each of them, what was made for that seat alone."""

import json
import random
from typing import Any

import msgspec
import pytest

from karfunkel.core.registry import game_names, load_game
from karfunkel.server import wire
from karfunkel.server.messages import NewsMessage
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


def test_news_are_made_once_for_all_who_get_the_same() -> None:
    table = started("kingdice", 4)
    news = Live(table, 0.0).news
    assert news.message(None, 0) is news.message(None, 0)
    assert news._view(None) is news._view(None)
    before = news.message(1, 0)
    news.changed()
    assert news.message(1, 0) is not before
    assert news.message(1, 0) == before
