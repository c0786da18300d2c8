"""Advice on an unfinished game."""

from pathlib import Path
from typing import Any

import pytest

from karfunkel.bots.search import Budget, SearchBot, Thought
from karfunkel.cli import main
from tests.records.golden import golden_text


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KARFUNKEL_LANG", "en")
    monkeypatch.chdir(tmp_path)


def record_until(word: str) -> Path:
    """A golden game cut off before the first line that begins with this word."""
    lines = golden_text("diamant", 3).split("\n")
    end = next(n for n, line in enumerate(lines) if line.startswith(word))
    file = Path("game")
    file.write_text("\n".join(lines[:end]) + "\n", "utf-8")
    return file


def test_every_player_on_turn_is_advised(capsys: pytest.CaptureFixture[str]) -> None:
    record_until("choose")
    before = Path("game").read_bytes()
    assert main(["advise", "game", "--time", "300"]) == 0
    told = capsys.readouterr().out
    for name in ("Bot 1", "Bot 2", "Bot 3"):
        assert f"{name}: go on or leave?" in told
    assert told.count(" %: Go on (") == told.count(" %: Leave with") == 3
    assert Path("game").read_bytes() == before


def test_time_to_think_begins_once_everything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    record_until("choose")
    think, budgets = SearchBot.think, list[Budget]()

    def noted(bot: SearchBot, *args: Any) -> list[Thought]:
        budgets.append(bot.budget)
        return think(bot, *args)

    monkeypatch.setattr(SearchBot, "think", noted)
    assert main(["advise", "game", "--time", "20ms"]) == 0
    assert budgets == [Budget(playouts=1), Budget(milliseconds=20)] * 3


@pytest.mark.parametrize(
    ("word", "args", "sentence"),
    [
        ("chance", [], "Chance moves first."),
        ("check", [], "The record is cut off"),
        ("choose", ["--time", "soon"], "“soon” is not a thinking time."),
        ("choose", ["--data", "."], "has no parts of its own to load"),
    ],
)
def test_what_cannot_be_advised(
    word: str, args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record_until(word)
    assert main(["advise", "game", *args]) == 2
    assert sentence in capsys.readouterr().err


SEEN_BY_ONE = (
    "emerald/1; players 2; turn 5; phase answer; player 2; strip 2; dragon 3 chamber; caught red; "
    "red tower 1, tower 2, tower 3, cave 3; blue tower 1, tower 2, tower 3, cave 2; "
    "moved blue cave 2; "
    "cards gold 1, gem ruby / gold 1, gem ruby / gold 1, gem ruby / gold 2, gem ruby / "
    "gold 2, gem emerald / gold 2, gem emerald / gold 3, gem emerald / gold 3, gem emerald / "
    "gold 3, gem emerald; gold 1 took 5, 2 took 4, 2 gave, 2 took 4; hands {hands}"
)


def test_a_position_is_advised_on_as_the_player_on_turn_sees_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen = SEEN_BY_ONE.format(hands="gold 5 / ?")
    assert main(["advise", "--position", seen, "--time", "50"]) == 0
    told = capsys.readouterr().out
    assert "Player 1: bribe the dragon on cave 3?" in told
    assert "Bribe with gold 5" in told


def test_who_is_on_turn_has_to_know_the_own_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", "--position", SEEN_BY_ONE.format(hands="? / gold 4")]) == 2
    assert "leaves open what is hidden" in capsys.readouterr().err
