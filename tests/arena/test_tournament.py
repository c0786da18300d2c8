"""Tournaments: fair by rotation, the same however they are run, and never lost."""

import json
from dataclasses import asdict
from itertools import islice
from pathlib import Path

import pytest

from karfunkel.arena.rating import rate
from karfunkel.arena.tournament import (
    Deal,
    Journal,
    Plan,
    mean_and_error,
    play_deal,
    run,
    standings,
    summary,
)
from karfunkel.cli import main

PLAN = Plan("diamant", ("ev", "search:40", "random"), 5, 8)


def untimed(deals: list[Deal]) -> list[object]:
    """What has to be the same on every run."""
    return [
        (deal.number, [game._replace(seconds=()) for game in deal.games]) for deal in sorted(deals)
    ]


def all_of(plan: Plan, journal: Journal, workers: int) -> list[Deal]:
    return [deal for deals in run(plan, journal, workers) for deal in deals]


def test_every_bot_sits_in_every_seat() -> None:
    games = play_deal(PLAN, 0).games
    assert sorted(game.seats for game in games) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_rotations_share_their_luck() -> None:
    """Three of the same deterministic bot: the rotations of one deal are the same game."""
    first, *others = play_deal(Plan("diamant", ("ev", "ev", "ev"), 1, 1), 0).games
    for other in others:
        assert other.steps == first.steps
        assert sorted(other.scores) == sorted(first.scores)


def test_deals_differ() -> None:
    plan = Plan("diamant", ("ev", "ev", "ev"), 1, 20)
    assert len({play_deal(plan, n).games[0].scores for n in range(20)}) > 5


def test_shares_add_up() -> None:
    for game in play_deal(PLAN, 3).games:
        assert sum(game.shares) == pytest.approx(1)


def test_processes_find_the_same_as_one_alone(tmp_path: Path) -> None:
    alone = all_of(PLAN, Journal(tmp_path / "alone"), 1)
    pool = all_of(PLAN, Journal(tmp_path / "pool"), 2)
    assert untimed(pool) == untimed(alone)
    assert len(alone) == 8


def test_a_stopped_tournament_goes_on(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    list(islice(run(PLAN, journal, 1), 4))  # what was there, and three deals
    assert len(journal.read()) == 3
    with open(journal.file, "a", encoding="utf-8") as file:
        file.write("[5, [[[1, 2")  # a line cut off by an accident
    with open(journal.file, "a", encoding="utf-8") as file:
        file.write("\n")
    rest = list(run(PLAN, journal, 1))
    assert [len(deals) for deals in rest] == [3, 1, 1, 1, 1, 1]
    straight = all_of(PLAN, Journal(tmp_path / "straight"), 1)
    assert untimed([deal for deals in rest for deal in deals]) == untimed(straight)


def test_more_deals_of_the_same_are_added(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    all_of(PLAN, journal, 1)
    more = Plan(PLAN.game, PLAN.bots, PLAN.seed, 10)
    assert more.fingerprint() == PLAN.fingerprint()
    assert [len(deals) for deals in run(more, journal, 1)] == [8, 1, 1]
    assert Plan(PLAN.game, PLAN.bots, 6, 8).fingerprint() != PLAN.fingerprint()


def test_the_better_bot_is_found() -> None:
    plan = Plan("diamant", ("random", "ev", "random"), 1, 40)
    found = standings(plan, [play_deal(plan, n) for n in range(40)])
    assert [standing.bot for standing in found] == ["ev", "random"]
    assert found[0].win_low > 1 / 3 > found[1].win_high
    assert found[0].seats == 1
    assert found[0].win_share + 2 * found[1].win_share == pytest.approx(1)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    """Coin flips: about 95 of 100 intervals hold one half."""
    from karfunkel.core.rng import below
    from tests.contract.games import generator

    rng, held = generator(1), 0
    for _ in range(300):
        mean, error = mean_and_error([float(below(rng, 2)) for _ in range(100)])
        held += abs(mean - 0.5) <= error
    assert 272 <= held <= 297


def test_one_deal_knows_that_it_knows_nothing() -> None:
    assert mean_and_error([1.0]) == (1.0, float("inf"))
    assert mean_and_error([]) == (0.0, 0.0)


def test_the_command_prints_json_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    args = ["arena", "diamant", "ev", "random", "--players", "4", "--seed", "2", "--json"]
    assert main([*args, "--games", "10", "--workers", "1"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["bots"] == ["ev", "random", "ev", "random"]
    assert first["games"] == 12  # rounded up: every bot in every seat
    assert main([*args, "--games", "12", "--workers", "1"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    plan = Plan("diamant", ("ev", "random", "ev", "random"), 2, 3)
    deals = sorted(Journal(next(tmp_path.rglob("*.jsonl"))).read().values())
    ratings = first.pop("ratings")
    assert first == summary(plan, deals)
    assert ratings == {bot: asdict(rating) for bot, rating in rate(plan, deals).items()}
    assert ratings["ev"]["points"] > 1500 > ratings["random"]["points"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["diamant", "ev", "genius"], "There is no bot “genius” for diamant."),
        (["diamant", "ev"], "“1” is not allowed for players."),
        (
            ["diamant", "ev", "ev", "ev", "--players", "2"],
            "3 bots were named, but only 2 can",
        ),
        (["diamant", "ev", "ev", "--games", "0"], "“0” is not allowed for --games."),
        (["diamant", "ev", "ev", "--workers", "0"], "“0” is not allowed for --workers."),
        (["chess", "ev", "ev"], "There is no game “chess”."),
        (["diamant"], "Something is missing: BOT."),
    ],
)
def test_bad_input(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *args, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""
