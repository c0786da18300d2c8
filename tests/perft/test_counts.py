"""The tree of every game has as many branches as it had."""

import json
from itertools import takewhile

import pytest

from karfunkel.core.registry import load_game
from tests.cases import cases
from tests.contract.games import TABLES
from tests.perft import positions
from tests.perft.counts import FILE, MOST, count, table_counts
from tests.perft.positions import POSITIONS

LARGEST = cases(1_000, MOST)
"""Levels of a tree with more branches than this are not counted."""


def counted(known: list[int]) -> list[int]:
    """Those of the known numbers that this run counts again."""
    return list(takewhile(lambda number: number <= LARGEST, known))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_tree_counts(name: str, players: int) -> None:
    known = json.loads(FILE.read_text("utf-8"))
    assert name in known, f"{name} has no counts: run python -m tests.perft.counts"
    expected = {start: counted(numbers) for start, numbers in known[name][str(players)].items()}
    assert table_counts(name, players, LARGEST) == expected


@pytest.mark.parametrize(
    ("name", "position"), [(name, at) for name in POSITIONS for at in POSITIONS[name]]
)
def test_hard_positions(name: str, position: str) -> None:
    known = json.loads(positions.FILE.read_text("utf-8"))
    game = load_game(name)
    found = count(game, positions.position(game, position), LARGEST)
    assert found == counted(known[name][position])


def test_diamant_counts_by_hand() -> None:
    """18 kinds of card, 2 to the power of the players choices, then again 18 kinds but for the
    nine kinds of which there is only one (D2), unless all have left."""
    first, second, third = table_counts("diamant", 2, 3_000)["from the start"][:3]
    assert first == 18
    assert second == 18 * 4
    once = 9  # treasures that occur once
    # Three of four choices leave someone in the cave; then the row keeps the card out of the deck.
    # If all left, the deck is as before, but for a relic, of which four remain: all kinds again.
    assert third == 18 * 3 * 18 - once * 3 + 18 * 18
