"""Judges: what a net says is the same in NumPy, CPython and compiled code, and never leaks."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karfunkel.bots.base import make_bot
from karfunkel.bots.judge import GuidedBot, GuidedEngine, judge_of
from karfunkel.bots.search import Budget
from karfunkel.cli import main
from karfunkel.core.dealer import Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.match import Match
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng
from karfunkel.judge.kernel import SHARE
from karfunkel.judge.net import Judge, Net, fingerprint, inputs_of, read, read_learner

DIAMANT = load_game("diamant")
WIDTH = 6


def tiny_net(game: Game, seed: int = 1) -> Net:
    """A net with random weights: it judges badly, but the same everywhere."""
    chance = np.random.default_rng(seed)
    sizes = [inputs_of(game), WIDTH, WIDTH]
    outs = [WIDTH, WIDTH, game.num_actions, game.players[-1]]
    ins = [sizes[0], WIDTH, WIDTH, WIDTH]
    weights = tuple(
        chance.normal(0, 0.3, (rows, columns)).astype(np.float16).astype(np.float32)
        for rows, columns in zip(ins, outs, strict=True)
    )
    biases = tuple(np.full(columns, 0.1, np.float16).astype(np.float32) for columns in outs)
    return Net(game.name, game.version, fingerprint(game), "a test", weights, biases)


def written(game: Game, folder: Path, **changes: Any) -> Path:
    """The tiny net in a file, with some parts changed."""
    file = folder / f"{game.name}.npz"
    tiny_net(game)._replace(**changes).write(file)
    return file


def generator(number: int) -> Rng:
    rng = Rng()
    rng.a = number
    return rng


def first_question(game: Game, players: int = 3) -> tuple[Any, int, list[int]]:
    """What the first player to choose sees, and may do."""
    match = Match(game, {"players": players}, Seeded(5))
    while not match.waiting:
        match.play_chance()
    player = match.waiting[0]
    return match.position(player).observed, player, list(match.legal(player))


@pytest.mark.parametrize("name", ["diamant", "emerald", "kingdice"])
def test_chances_of_seats_and_of_actions_add_up_to_one(name: str) -> None:
    game = load_game(name)
    observed, player, legal = first_question(game)
    opinion = Judge(game, tiny_net(game)).opinion(observed, player, legal)
    assert opinion.wins.sum() == pytest.approx(1)
    assert len(opinion.wins) == 3
    assert opinion.chances.sum() == pytest.approx(1)
    assert len(opinion.chances) == len(legal)


def test_many_positions_at_once_get_the_same_logits_up_to_rounding() -> None:
    judge = Judge(DIAMANT, tiny_net(DIAMANT))
    observed, player, _ = first_question(DIAMANT)
    seen = [0] * judge.inputs
    DIAMANT.encoding.features(observed, player, seen)
    wishes, hopes = judge.logits(observed, player)
    many_wishes, many_hopes = judge.many(np.array([seen, seen]))
    assert many_wishes[1] == pytest.approx(wishes, rel=1e-4)
    assert many_hopes[1] == pytest.approx(hopes, rel=1e-4)


@pytest.mark.parametrize("name", ["diamant", "emerald", "kingdice"])
def test_a_search_asks_the_same_net_as_numpy(name: str, tmp_path: Path) -> None:
    """One iteration evaluates the root: the shares are those of the judge, seat by seat."""
    game = load_game(name)
    file = written(game, tmp_path)
    observed, player, legal = first_question(game)
    engine = GuidedEngine(game, "python", file)
    engine.begin(observed, generator(1), 1)
    engine.run(player, 1)
    opinion = judge_of(game, file).opinion(observed, player, legal)
    if not game.simultaneous:  # where several are asked, the values are their mean
        gained = [int(share) / SHARE for share in engine.grown().gained[:3]]
        assert gained == pytest.approx(opinion.wins.tolist(), abs=2 / SHARE)
    mixture = [weight / SHARE for _, weight in engine.mixture(player)]
    assert mixture == pytest.approx(opinion.chances.tolist(), abs=2 / SHARE)


def test_both_backends_grow_the_same_tree(tmp_path: Path) -> None:
    file = written(DIAMANT, tmp_path)
    observed, player, _ = first_question(DIAMANT)
    grown = []
    for backend in ("python", "compiled"):
        bot = GuidedBot(DIAMANT, Budget(playouts=60), backend, file)
        thoughts = bot.think(observed, player, generator(3))
        grown.append((thoughts, bot._engines.tool().appraisal()))
    assert grown[0] == grown[1]
    assert sum(thought.tried for thought in grown[0][0]) == 59  # the first one evaluates the root


def test_a_net_for_something_else_is_refused(tmp_path: Path) -> None:
    emerald = load_game("emerald")
    assert read(written(DIAMANT, tmp_path), DIAMANT).made == "a test"
    with pytest.raises(Refusal, match="holds no trained agent for emerald"):
        read(written(DIAMANT, tmp_path), emerald)
    for changes in (
        {"rules": DIAMANT.version + 1},
        {"features": "other inputs"},
        {"weights": tuple(weight[:-1] for weight in tiny_net(DIAMANT).weights)},
        {"weights": tuple(weight * np.nan for weight in tiny_net(DIAMANT).weights)},
    ):
        with pytest.raises(Refusal, match="holds no trained agent"):
            read(written(DIAMANT, tmp_path, **changes), DIAMANT)
    with pytest.raises(Refusal, match="does not exist"):
        make_bot(f"judge:{tmp_path / 'none.npz'}", DIAMANT)


class Wide:
    """The inputs of learners, and one more: how many players there are."""

    PARTS = (*DIAMANT.encoding.PARTS, ("players again", 1, 8))

    @staticmethod
    def features(g: Any, player: int, out: list[int]) -> None:
        """Write all parts into `out`."""
        DIAMANT.encoding.features(g, player, out)
        out[-1] = g.players


def test_a_net_may_look_at_more_than_learners_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its fingerprint says which inputs it has; the one more decides what it says here."""
    monkeypatch.setattr(type(DIAMANT), "judge_encoding", Wide())
    plain = tiny_net(DIAMANT)
    first = np.concatenate([plain.weights[0], np.full((1, WIDTH), 0.25, np.float32)])
    weights, seen = (first, *plain.weights[1:]), fingerprint(DIAMANT, Wide())
    file = written(DIAMANT, tmp_path, weights=weights, features=seen)
    observed, player, legal = first_question(DIAMANT)
    wide = Judge(DIAMANT, read(file, DIAMANT))
    assert wide.inputs == inputs_of(DIAMANT) + 1
    same = plain._replace(biases=(plain.biases[0] + 0.75, *plain.biases[1:]))
    expected = Judge(DIAMANT, same).opinion(observed, player, legal)
    assert wide.opinion(observed, player, legal).wins == pytest.approx(expected.wins, abs=1e-5)
    with pytest.raises(Refusal, match="holds no trained agent"):
        read_learner(file, DIAMANT)
    with pytest.raises(Refusal, match="holds no trained agent"):
        read(written(DIAMANT, tmp_path, features=seen), DIAMANT)
    assert read_learner(written(DIAMANT, tmp_path), DIAMANT).made == "a test"


def test_the_net_alone_answers_until_the_search_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    observed, player, legal = first_question(DIAMANT)
    bot = GuidedBot(DIAMANT, Budget(milliseconds=1), file=written(DIAMANT, tmp_path))
    monkeypatch.setattr(bot, "ready", lambda: False)
    monkeypatch.setattr(bot, "think", lambda *_: pytest.fail("there is no compiled search yet"))
    assert bot.choose(observed, player, legal, generator(1)) in legal


def test_training_without_pytorch_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("karfunkel.cli_train.find_spec", lambda name: None)
    assert main(["train", "diamant", "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        "Training needs PyTorch. Install it with: pip install karfunkel[train]\n"
    )


def test_a_game_without_a_judge_says_how_to_make_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(DIAMANT), "judge", None)
    judge_of.cache_clear()
    with pytest.raises(Refusal, match="“karfunkel train diamant” makes one"):
        judge_of(DIAMANT)
