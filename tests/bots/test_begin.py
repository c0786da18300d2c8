"""Every way to play tells a bot that a game begins before asking it anything."""

import asyncio
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from karfunkel.arena.tournament import Plan, play_deal
from karfunkel.bots import base
from karfunkel.cli import main
from karfunkel.core.bot import Bot
from karfunkel.core.record import read_record
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, bits
from karfunkel.games.diamant.bots.rules_of_thumb import MixedEv
from karfunkel.games.diamant.game import Diamant
from karfunkel.server import brains, samples
from karfunkel.server.question import Question

PLAYERS = 3
GAME = load_game("diamant")


class Watched(Bot):
    """Notes with what luck each seat began, and goes home as soon as it can."""

    def __init__(self) -> None:
        self.player = -1

    def begin(self, player: int, rng: Rng) -> None:
        self.player = player
        begun.setdefault(player, set()).add(bits(rng))

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        assert self.player == player, "asked before its game began"
        asked.add(player)
        return legal[-1]


begun: dict[int, set[int]] = {}
"""By seat: what was drawn at the beginning."""
asked: set[int] = set()


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(base.KINDS, "watched", lambda game, rest: Watched())
    begun.clear()
    asked.clear()


def in_the_terminal(monkeypatch: pytest.MonkeyPatch, *args: str, answers: str) -> int:
    monkeypatch.setattr(sys, "stdin", StringIO(answers))
    return main(["play", *args])


def test_the_terminal_begins_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, file = "watched:,you,watched:", str(tmp_path / "game")
    args = ("diamant", "--seats", seats, "--record", file)
    assert in_the_terminal(monkeypatch, *args, answers="1\n" * 500) == 0
    assert set(begun) == asked == {0, 2}


@pytest.mark.parametrize("chance", [["--seed", "5"], []], ids=["seeded", "committed"])
def test_a_game_that_goes_on_begins_its_bots_with_the_same_luck(
    chance: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "game")
    args = ("diamant", "--seats", "you,watched:", "--record", file, *chance)
    assert in_the_terminal(monkeypatch, *args, answers="1\nq\n") == 130
    assert in_the_terminal(monkeypatch, "--resume", file, answers="1\n" * 500) == 0
    assert read_record(Path(file)).result
    assert [len(drawn) for drawn in begun.values()] == [1]


def test_normal_has_its_own_nerves_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fears = []
    begin = MixedEv.begin

    def note(bot: MixedEv, player: int, rng: Rng) -> None:
        begin(bot, player, rng)
        fears.append(bot.fear)

    monkeypatch.setattr(MixedEv, "begin", note)
    args = ("diamant", "--players", "4", "--seed", "5", "--record", str(tmp_path / "game"))
    assert in_the_terminal(monkeypatch, *args, answers="2\n" * 500) == 0
    assert len(set(fears)) == 3


def test_the_arena_begins_its_bots() -> None:
    play_deal(Plan("diamant", ("watched:",) * PLAYERS, seed=1, deals=1), 0)
    assert set(begun) == asked == set(range(PLAYERS))
    assert all(len(drawn) == PLAYERS for drawn in begun.values()), "one for each rotation"


def test_the_server_begins_its_bots_alike_for_every_choice_of_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Diamant, "levels", {"watched": "watched:"})
    brains.bot.cache_clear()
    found = brains.Brains(pool=lambda: ThreadPoolExecutor(1))
    observed = GAME.observe(GAME.new({"players": PLAYERS})).ints()

    async def choose(seat: int, mood: int) -> None:
        asked = Question("diamant", None, "watched", observed, seat, [0, 1], mood)
        thought = await found.choose(asked)
        assert thought.action == 1

    async def everybody(mood: int) -> None:
        for seat in (*range(PLAYERS), *range(PLAYERS)):
            await choose(seat, mood)

    asyncio.run(everybody(7))
    assert [len(drawn) for drawn in begun.values()] == [1] * PLAYERS
    asyncio.run(everybody(8))
    assert [len(drawn) for drawn in begun.values()] == [2] * PLAYERS, "another game, another mood"
    found.close()
    brains.bot.cache_clear()


def test_an_environment_begins_its_bots() -> None:
    from karfunkel.envs.gymnasium import OneSeat

    env = OneSeat("diamant", opponents=("watched:", "watched:"), backend="python")
    env.reset(seed=3)
    env.step(0)
    assert set(begun) == asked == {1, 2}


def test_the_pictures_of_the_rules_begin_their_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "BOT", "watched:")
    samples.sample("diamant")
    assert set(begun) == asked == set(range(GAME.default_players))
