"""`karfunkel train`: a net learns from nothing, the same way every time. Run by `make trainers`."""

from pathlib import Path

import numpy as np
import pytest

from karfunkel.bots.base import make_bot
from karfunkel.cli import main
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import load_game
from karfunkel.envs.vector import make
from karfunkel.judge.net import LAYERS, read
from karfunkel.train.command import resumed
from karfunkel.train.learn import Rival, Table, Trainer, credit, friends, train
from karfunkel.train.settings import Settings

TINY = Settings("diamant", rounds=24, width=16, rows=64, steps=32, minibatch=1024, rate=3e-3)
SHORT = TINY._replace(rounds=4, rows=8, steps=8)


def test_a_net_learns_from_nothing() -> None:
    """One seat among three that never leave: a beginner wins few games, and nearly all later."""
    trainer = Trainer(TINY)
    before = trainer.look(128)
    for _ in range(TINY.rounds):
        losses = trainer.one_round()
    after = trainer.look(128)
    assert after["random 4"] > before["random 4"] + 0.2
    assert after["stay 4"] > 0.9
    assert losses.value < np.log(4.5)  # better than "all seats are equal", for 2 to 8 players


def test_values_and_advantages_of_a_known_game() -> None:
    """Two seats, three decisions, the second seat wins; a trace of 1 passes on all errors."""
    values = np.full((4, 1, 2), 0.5, np.float32)
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[2, 0, 1] = 1
    dones = np.array([[False], [False], [True]])
    actor = np.array([[0], [1], [0]])
    advantages, lessons = credit(values, rewards, dones, actor, 1.0)
    assert advantages[:, 0].tolist() == [-0.5, 0.5, -0.5]
    assert lessons[:, 0].tolist() == [[0.0, 1.0]] * 3


def test_a_win_of_a_friend_counts() -> None:
    """The same game, in which both seats belong to the net: what one wins the other loses."""
    values = np.full((4, 1, 2), 0.5, np.float32)
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[2, 0, 1] = 1
    dones = np.array([[False], [False], [True]])
    actor = np.array([[0], [1], [0]])
    for share, expected in ((0.5, [-0.25, 0.25, -0.25]), (1.0, [0.0, 0.0, 0.0])):
        friends = np.full((1, 2), share, np.float32)
        advantages, lessons = credit(values, rewards, dones, actor, 1.0, friends)
        assert advantages[:, 0].tolist() == expected
        assert lessons[:, 0].tolist() == [[0.0, 1.0]] * 3


def test_only_seats_of_the_net_at_tables_with_others_are_friends() -> None:
    table = Table(SHORT, load_game("diamant"), 3, 0)
    table.guests[:2] = [[True, False, False], [False, False, False]]
    assert friends(table, 0.5)[:2].tolist() == [[0.0, 0.5, 0.5], [0.0, 0.0, 0.0]]


def test_a_mood_lasts_for_a_game_and_is_its_own() -> None:
    game = load_game("diamant")
    env = make("diamant", 256, players=4, seed=1)
    everybody, picks = np.ones(256, bool), np.zeros((4, 256), np.int64)
    for _ in range(24):
        env.step(env.sample())
    for row, moody in enumerate((True, True, False, False)):
        Rival(game, "nervous", "compiled", row, moody=moody).answer(env, everybody, picks[row])
    assert (picks[0] == picks[1]).all()
    assert (picks[2] != picks[3]).any()
    assert 0 < picks[0].sum() < 256


def layers(file: Path) -> list[np.ndarray]:
    net = read(file, load_game("diamant"))
    return [*net.weights, *net.biases]


def test_same_seed_same_net_also_after_a_break(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    train(Trainer(SHORT), whole, whole.with_suffix(".checkpoint"), lambda _: None)
    trainer = Trainer(SHORT)
    for _ in range(2):
        trainer.one_round()
        trainer.look()
    trainer.save(broken.with_suffix(".checkpoint"))
    train(
        resumed(broken.with_suffix(".checkpoint"), "diamant"),
        broken,
        broken.with_suffix(".checkpoint"),
        lambda _: None,
    )
    for one, other in zip(layers(whole), layers(broken), strict=True):
        assert (one == other).all()
    other_seed = tmp_path / "other.npz"
    train(Trainer(SHORT._replace(seed=2)), other_seed, tmp_path / "c", lambda _: None)
    assert any(
        (one != two).any() for one, two in zip(layers(whole), layers(other_seed), strict=True)
    )


def test_a_teacher_is_imitated() -> None:
    """After some rounds of watching `stay`, the net never leaves."""
    trainer = Trainer(TINY._replace(teacher="stay", lessons=12))
    for _ in range(12):
        trainer.one_round()
    assert trainer.look(128)["ev 4"] < 0.1


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "judge.npz", tmp_path / "curve.svg"
    args = ["train", "diamant", "--out", str(out), "--lang", "en"]
    assert main([*args, "--rounds", "2", "--width", "8", "--plot", str(plot)]) == 0
    told = capsys.readouterr().out
    assert "Round 2 of 2" in told
    assert "judge:" in told
    assert plot.read_text("utf-8").startswith("<?xml")
    make_bot(f"judge:{out}", load_game("diamant"))
    assert main([*args, "--resume"]) == 2
    assert "nothing to resume" in capsys.readouterr().err
    out.with_suffix(".checkpoint").write_bytes(b"no training")
    with pytest.raises(Refusal, match="no unfinished training"):
        resumed(out.with_suffix(".checkpoint"), "diamant")
    assert set(LAYERS) == {"first", "second", "policy", "value"}
