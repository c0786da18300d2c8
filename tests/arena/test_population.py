"""Populations: every pair in every mixture, and what stronger means."""

import json
from pathlib import Path
from typing import Any

import pytest

from karfunkel.arena.population import (
    ENOUGH,
    Member,
    Mixture,
    Result,
    between,
    identity,
    mixtures,
    ratings,
    read_population,
    results,
    run_all,
    stronger,
)
from karfunkel.arena.tournament import Journal, Plan
from karfunkel.cli import main
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import game_names, load_game

SMALL = """
game = "diamant"
seed = 9
[[bot]]
name = "chance"
spec = "random"
version = 1
note = "any choice"
[[bot]]
name = "book"
spec = "ev"
version = 2
note = "the rule from the literature"
[[bot]]
name = "brave"
spec = "stay"
version = 1
note = "never leaves"
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, "utf-8")
    return file


def result(seats: int, share: float, error: float = 0.02, players: int = 4) -> Result:
    plan = Plan("diamant", ("a",) * seats + ("b",) * (players - seats), 1, 100)
    return Result(Mixture("a", "b", seats, plan), share, share - error, share + error, 100)


@pytest.mark.parametrize("name", game_names())
def test_every_game_comes_with_a_population(name: str) -> None:
    game = load_game(name)
    population = read_population(game, None)
    assert "random" in {member.spec for member in population.members}
    for players in game.players:
        found = mixtures(population, players, 1, 100)
        pairs = len(population.members) * (len(population.members) - 1) // 2
        assert len(found) == pairs * len({1, players // 2, players - 1})


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, [("random", "ev")]),
        (3, [("random", "ev", "ev"), ("random", "random", "ev")]),
        (
            4,
            [
                ("random", "ev", "ev", "ev"),
                ("random", "ev", "random", "ev"),
                ("random", "random", "random", "ev"),
            ],
        ),
    ],
)
def test_mixtures(small: Path, players: int, expected: list[tuple[str, ...]]) -> None:
    population = read_population(load_game("diamant"), small)
    found = mixtures(population, players, 1, 10)
    pair = [each.plan.bots for each in found if {each.first, each.second} == {"random", "ev"}]
    assert pair == expected
    assert all(each.plan.bots.count(each.first) == each.seats for each in found)


def test_only_keeps_pairs_and_guests_join(small: Path) -> None:
    population = read_population(load_game("diamant"), small)
    pairs = {(each.first, each.second) for each in mixtures(population, 2, 1, 10, ["book"])}
    assert pairs == {("random", "ev"), ("ev", "stay")}
    pairs = {(each.first, each.second) for each in mixtures(population, 2, 1, 10, ["greedy"])}
    assert pairs == {("random", "greedy"), ("ev", "greedy"), ("stay", "greedy")}


def test_a_new_version_is_played_anew(small: Path) -> None:
    game = load_game("diamant")
    before = mixtures(read_population(game, small), 2, 1, 10)
    small.write_text(SMALL.replace("version = 2", "version = 3"), "utf-8")
    after = mixtures(read_population(game, small), 2, 1, 10)
    same = [
        a.plan.fingerprint() == b.plan.fingerprint() for a, b in zip(before, after, strict=True)
    ]
    assert same == ["ev" not in (each.first, each.second) for each in before]


def test_a_new_net_makes_a_new_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Member("judge", "judge", 1, "")
    before = identity("diamant", judge)
    monkeypatch.setattr("karfunkel.arena.population.fingerprint", lambda judge: "another")
    assert identity("diamant", judge) == "judge=1/another" != before
    assert identity("diamant", Member("ev", "ev", 2, "")) == "ev=2"


def test_stronger_means_in_every_mixture() -> None:
    good = [result(1, 0.4), result(2, 0.3), result(3, 0.28)]
    assert stronger(good, "a", "b")
    assert not stronger(good, "b", "a")
    assert not stronger([*good[:2], result(3, 0.26)], "a", "b")  # 0.25 is in its interval
    assert not stronger([good[0], result(2, 0.2), good[2]], "a", "b")
    assert not stronger([each._replace(deals=ENOUGH - 1) for each in good], "a", "b")
    assert not stronger([], "a", "b")


def test_both_sides_of_a_mixture_share_the_wins() -> None:
    own = result(1, 0.4)
    other = own.turned()
    assert own.share + 3 * other.share == pytest.approx(1)
    assert (other.mixture.first, other.mixture.seats) == ("b", 3)
    assert other.low < other.share < other.high
    assert between([own], "b", "a") == [other]
    assert stronger([other], "b", "a") is False


def test_a_stopped_run_goes_on_and_is_even(small: Path, tmp_path: Path) -> None:
    population = read_population(load_game("diamant"), small)
    ahead = mixtures(population, 2, 1, 64)
    journals = [Journal(tmp_path / str(number)) for number in range(len(ahead))]
    part: dict[Mixture, int] = dict.fromkeys(ahead, 0)
    for mixture, deals in run_all(ahead, journals, 1):
        part[mixture] += len(deals)
        if sum(part.values()) == 3 * 4:  # an eighth of 32 deals in each of three mixtures
            break
    assert set(part.values()) == {4}
    played: dict[Mixture, list[Any]] = {mixture: [] for mixture in ahead}
    for mixture, deals in run_all(ahead, journals, 1):
        played[mixture] += deals
    for deals in played.values():
        assert sorted(deal.number for deal in deals) == list(range(32))
    rated = ratings(played)
    assert rated["ev"].points > rated["random"].points > rated["stay"].points
    assert stronger(results(played), "ev", "stay")


def test_the_command(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = tmp_path / "page.html"
    args = ["arena", "diamant", "--population", str(small), "--players", "3", "--games", "60"]
    assert main([*args, "--workers", "1", "--report", str(page), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seed"] == 9
    assert len(found["mixtures"]) == 6
    assert found["bots"]["ev"] == "book"
    assert "stay" in found["stronger"]["ev"]
    assert main([*args, "--workers", "1"]) == 0
    words = capsys.readouterr().out
    assert "book: rating" in words
    assert "brave: 1 against 2 wins" in words
    assert "stronger" in words
    drawn = page.read_text("utf-8")
    assert 'aria-label="Margins: book – ' in drawn
    assert "https://" not in drawn.replace("https://www.w3.org", "")


@pytest.mark.parametrize(
    "text",
    ["", "game = [", SMALL.replace('"diamant"', '"emerald"'), SMALL.replace('"ev"', '"random"')],
)
def test_a_bad_file_is_refused(small: Path, text: str) -> None:
    small.write_text(text, "utf-8")
    with pytest.raises(Refusal, match="is no population for diamant"):
        read_population(load_game("diamant"), small)


def test_wrong_words_are_refused(capsys: pytest.CaptureFixture[str], small: Path) -> None:
    for args, message in [
        (["arena", "diamant"], "Something is missing: BOT"),
        (["arena", "diamant", "--population", "nowhere.toml"], "nowhere.toml"),
        (["arena", "diamant", "nobody", "--population", str(small)], "There is no bot “nobody”"),
    ]:
        assert main(args) == 2
        assert message in capsys.readouterr().err
