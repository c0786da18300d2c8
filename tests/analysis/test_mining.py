"""`karfunkel puzzles mine`, end to end, with a small search and without a compiler."""

from pathlib import Path
from typing import Any

import pytest

from karfunkel.analysis import mine, puzzles
from karfunkel.cli import main
from karfunkel.core.registry import load_game

GAME = load_game("diamant")


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short searches in CPython, games of three, and everything passes as a puzzle."""
    monkeypatch.setenv("KARFUNKEL_LANG", "en")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(mine, "ITERATIONS", 1)
    monkeypatch.setattr(mine, "TENFOLD", 2)
    monkeypatch.setattr(mine, "FEW", 100)
    monkeypatch.setattr(mine, "TRIES", 1)
    monkeypatch.setattr(type(GAME), "official_players", range(3, 4))
    settings = mine.Settings

    def in_cpython(*args: Any) -> mine.Settings:
        return settings(*args)._replace(backend="python")

    monkeypatch.setattr(mine, "Settings", in_cpython)


def mined(*args: str) -> int:
    return main(["puzzles", "mine", "diamant", "--lead", "0", "--out", "found.json", *args])


def test_mining_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    assert mined("--games", "1", "--count", "9", "--seed", "4") == 0
    first = puzzles.read(Path("found.json"))
    assert (first["games"], first["seed"]) == (1, 4)
    assert 0 < first["stayed"] == len(first["puzzles"]) <= first["candidates"] <= mine.EACH
    puzzles.write(Path("found.json"), {**first, "candidates": 50})
    assert mined("--games", "2", "--count", "9", "--seed", "5") == 0
    second = puzzles.read(Path("found.json"))
    assert second["games"] == 2
    assert second["candidates"] >= 50, "the first game is not looked through again"
    assert second["seed"] == 4, "the seed of a file is kept"
    assert second["puzzles"][: first["stayed"]] == first["puzzles"]
    out = capsys.readouterr().out
    assert out.count("found.json") == 2
    for puzzle in second["puzzles"]:
        wins = [choice["win"] for choice in puzzle["choices"]]
        assert wins == sorted(wins, reverse=True)


def test_a_lead_that_nobody_has_finds_nothing() -> None:
    assert mined("--games", "1", "--lead", "100") == 0
    assert puzzles.read(Path("found.json"))["candidates"] == 0


def test_it_stops_when_enough_are_found() -> None:
    assert mined("--games", "9", "--count", "1") == 0
    assert puzzles.read(Path("found.json"))["games"] == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["puzzles", "mine", "nothing"], "nothing"),
        (["puzzles", "mine", "diamant", "--count", "0"], "--count"),
        (["puzzles", "mine", "diamant", "--games", "some"], "--games"),
        (["puzzles", "mine", "diamant", "--lead", "101"], "--lead"),
        (["puzzles", "mine", "diamant", "--out", "other.json"], "other.json"),
        (["puzzles", "mine", "diamant", "--out", "no/such/folder"], "folder"),
    ],
)
def test_bad_input_gets_one_sentence(
    args: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("other.json").write_text('{"version": 99}')
    assert main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1
    assert Path("other.json").read_text() == '{"version": 99}'


def test_puzzles_of_another_judge_are_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert mined("--games", "1", "--count", "1") == 0
    text = Path("found.json").read_text("utf-8")
    other = text.replace(puzzles.read(Path("found.json"))["judge"], "0" * 16)
    Path("found.json").write_text(other, "utf-8")
    capsys.readouterr()
    assert mined("--games", "2", "--count", "9") == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "another net" in err
    assert Path("found.json").read_text("utf-8") == other


def test_no_bot_that_searches_is_asked() -> None:
    """What it finds in its time would depend on the machine."""
    assert mine.panel_of(GAME) == ["easy", "normal", "hard", "master"]
    assert mine.panel_of(load_game("emerald")) == ["easy", "normal", "hard", "judge"]
    assert mine.panel_of(load_game("kingdice")) == ["easy", "normal", "hard", "judge"]
