"""Positions: screens and players only get what `observe` leaves of a game."""

import sys
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from karfunkel.bots.search import SearchBot
from karfunkel.cli import main
from karfunkel.core.driver import Chooser, play
from karfunkel.core.game import SPECTATOR, Game
from karfunkel.core.position import Position
from karfunkel.core.registry import game_names, load_game
from karfunkel.envs.past import OVER
from karfunkel.envs.past import Table as PastTable
from karfunkel.server import wire
from karfunkel.server.table import Table
from karfunkel.terminal import advise
from tests.records.golden import golden_text
from tests.server.desk import ANNA, NOW, mine, new_table

SCREENS = (
    "show",
    "show_open",
    "show_own",
    "question",
    "action_label",
    "hint",
    "read_choice",
    "look_alike",
    "all_open",
)
"""What a game has for screens, advice and those who remember a game."""


@pytest.fixture(autouse=True)
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that refuse to show a state that was not observed by the player they show it to."""
    observe = Game.observe

    def marked(game: Game, state: Any, player: int = SPECTATOR) -> Any:
        observed = observe(game, state, player)
        vars(observed)["seen_by"] = player
        return observed

    def checked(method: Callable[..., Any]) -> Callable[..., Any]:
        def check(game: Game, state: Any, *args: Any) -> Any:
            seer = vars(state).get("seen_by")
            assert seer is not None, f"a raw state for {method.__name__}"
            assert not args or args[0] == seer, "what another player sees"
            return method(game, state, *args)

        return check

    monkeypatch.setattr(Game, "observe", marked)
    for name in game_names():
        kind = type(load_game(name))
        for screen in SCREENS:
            monkeypatch.setattr(kind, screen, checked(getattr(kind, screen)))


@pytest.mark.parametrize("name", game_names())
def test_the_guard_refuses_a_raw_state(name: str) -> None:
    game = load_game(name)
    state = game.new()
    with pytest.raises(AssertionError, match="a raw state for show"):
        game.show(state, 0)
    with pytest.raises(AssertionError, match="what another player sees"):
        game.show(game.observe(state, 1), 0)
    assert game.view(state, 0)


@pytest.mark.parametrize("name", game_names())
def test_the_terminal_shows_what_was_observed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("1\n\nno such thing\n" * 400))
    args = [name, "--seats", "you:A,you:B,random", "--seed", "4", "--record", str(tmp_path / "g")]
    assert main(["play", *args]) in (0, 130)


class Watching(Chooser):
    """Makes every message there is about a table each time it is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def choose(self, position: Position) -> int:
        common = wire.open_view(wire.look(self.table, None))
        for seat in (None, *range(len(self.table.head.chairs))):
            view = wire.view(self.table, seat)
            assert wire.position(self.table, seat)["view"] == view
            assert {**common, **wire.own_view(self.table, seat)} == view
        return position.legal[0]


@pytest.mark.parametrize("name", game_names())
def test_the_server_tells_what_was_observed(name: str) -> None:
    table, _ = Table.make(
        new_table(mine("A"), mine("B"), mine("C"), game=name, start=True), ANNA, NOW
    )
    assert table.match
    play(table.match, [Watching(table)] * 3)
    for player in (SPECTATOR, 0, 2):
        assert wire.replay(table.record(), player, 0, 200)["frames"]


def test_advice_is_given_on_what_was_observed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advise, "SearchBot", partial(SearchBot, backend="python"))
    lines = golden_text("emerald", 3).split("\n")
    end = [n for n, line in enumerate(lines) if line.startswith("choose")][40]
    file = tmp_path / "game"
    file.write_text("\n".join(lines[:end]) + "\n", "utf-8")
    assert main(["advise", str(file), "--time", "3"]) == 0


def test_those_who_remember_a_game_are_told_what_was_observed() -> None:
    """E18: which gold card was given is hidden."""
    past = PastTable(load_game("emerald"), {"players": 3}, True, "win").first.copy()
    while past.who != OVER:
        past.apply(past.legal(past.who)[-1] if past.waiting else past.chances()[0][0])
    assert past.secrets
