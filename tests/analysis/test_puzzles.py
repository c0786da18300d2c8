"""Puzzles: the collections in the package, and how they are mined and shown."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from karfunkel.analysis import mine, puzzles
from karfunkel.analysis.puzzles import SOLVED, has_puzzles, of_day, read, shown
from karfunkel.analysis.shapes import POINT, WIN
from karfunkel.bots.judge import judge_of
from karfunkel.core.game import SPECTATOR
from karfunkel.core.registry import game_names, load_game
from tests.server.desk import refused, served

WITH = [name for name in game_names() if has_puzzles(load_game(name))]


def test_games_with_a_judge_have_puzzles() -> None:
    assert {"diamant", "emerald"} <= set(WITH)


@pytest.mark.parametrize("name", WITH)
def test_a_collection_is_sound(name: str) -> None:
    """Positions read back as their player sees them; all choices are there, and the best leads."""
    game, kept = load_game(name), read(puzzles.file_of(load_game(name)))
    assert kept["stayed"] == len(kept["puzzles"]) <= kept["candidates"]
    texts = [puzzle["position"] for puzzle in kept["puzzles"]]
    assert len(set(texts)) == len(texts) > 1
    for puzzle in kept["puzzles"]:
        seat = puzzle["seat"]
        observed = game.parse_position(puzzle["position"], observed=True)
        assert game.observe(observed, seat) == observed
        assert game.position_text(observed) == puzzle["position"]
        actions = [game.parse_action(choice["action"]) for choice in puzzle["choices"]]
        assert sorted(actions) == game.legal(observed, seat)
        wins = [choice["win"] for choice in puzzle["choices"]]
        assert wins == sorted(wins, reverse=True)
        assert wins[0] - wins[1] >= 3 * POINT > SOLVED
        assert 0 <= wins[-1] <= wins[0] <= WIN
        assert puzzle["found"] <= mine.FEW


@pytest.mark.parametrize("name", WITH)
def test_what_is_sent_has_words_for_everything(name: str) -> None:
    found = shown(name)
    for puzzle in found["puzzles"]:
        assert puzzle["seat"] in puzzle["on_turn"]
        assert puzzle["question"]["key"]
        assert all(choice["label"]["key"] for choice in puzzle["choices"])


def test_every_puzzle_has_its_day() -> None:
    for count in (1, 6, 17, 34, 50):
        first = date(2026, 1, 1)
        days = [of_day(first + timedelta(days=n), count) for n in range(count)]
        assert sorted(days) == list(range(count))


def test_a_bad_file_is_refused(tmp_path: Path) -> None:
    for text in ("", "[]", '{"version": 99}'):
        (tmp_path / "bad.json").write_text(text)
        with refused("puzzles-bad-file"):
            read(tmp_path / "bad.json")
    with refused("puzzles-bad-file"):
        read(tmp_path / "missing.json")


def test_over_http(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        found = client.get("/api/puzzles/diamant").json()
        assert found["puzzles"] == shown("diamant")["puzzles"]
        assert client.get("/api/puzzles/nothing").json()["refusal"]["key"] == "error-unknown-game"
        games = {game["name"]: game["puzzles"] for game in client.get("/api/games").json()}
        assert games == {name: name in WITH for name in game_names()}


def test_mining_keeps_a_collection_that_reads_back(tmp_path: Path) -> None:
    """Without a compiler and with a small search: this shows the way, not the quality."""
    game = load_game("diamant")
    notes = mine.positions(game, mine.panel_of(game), 2, 1)
    assert all(game.observe(seen, player) == seen for seen, player in notes)
    assert all(player != SPECTATOR for _, player in notes)
    eyes = mine.Eyes(game, judge_of(game), None, 0)
    choices = eyes.choices(*notes[0])
    assert mine.lead(choices) >= 0
    kept: puzzles.Collection = {
        "version": puzzles.VERSION,
        "game": "diamant",
        "rules": 1,
        "judge": "",
        "seed": 1,
        "games": 1,
        "candidates": 0,
        "stayed": 0,
        "puzzles": [],
    }
    puzzles.write(tmp_path / "puzzles.json", kept)
    assert read(tmp_path / "puzzles.json") == kept
