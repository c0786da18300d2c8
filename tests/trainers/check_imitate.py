"""A net that imitates a bot, and sits in a league. Run by `make trainers`."""

import json
import time
from pathlib import Path

import numpy as np
import pytest
import torch

from karfunkel.bots.base import make_bot
from karfunkel.core.registry import load_game
from karfunkel.envs.vector import make
from karfunkel.judge import net as files
from karfunkel.train.imitate import ask, fit
from karfunkel.train.learn import Frozen, Rival, Trainer
from karfunkel.train.settings import Settings

GAME = load_game("diamant")


def imitation(file: Path, bot: str) -> float:
    """A file with an imitation, and how often it agrees with the bot where nothing was learned."""
    guests: list[Rival | Frozen] = [Rival(GAME, "random", "compiled", 1)]
    end = time.monotonic() + 600
    found, held = (ask(GAME, make_bot(bot, GAME), 3, guests, n, end, 3000) for n in (1, 2))
    net, _ = fit(GAME, found, 32, 20, 1)
    files.from_torch(GAME, net, json.dumps({})).write(file)
    with torch.inference_mode():
        said = net(torch.from_numpy(held.seen))[0].argmax(-1).numpy()
    return float(np.mean(said == held.actions))


def test_an_imitation_chooses_as_its_model_does(tmp_path: Path) -> None:
    assert imitation(tmp_path / "ev.npz", "ev") > 0.95


def test_a_bot_is_asked_about_a_new_game_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    bot = make_bot("ev-mixed", GAME)
    monkeypatch.setattr(bot, "begin", lambda player, rng: begun.append(player))
    guests: list[Rival | Frozen] = [Rival(GAME, "random", "compiled", 1)]
    asked = ask(GAME, bot, 3, guests, 1, time.monotonic() + 600, 20)
    assert len(begun) == len(asked.actions) >= 20
    assert set(begun) == {0, 1, 2}


def test_an_imitation_joins_the_league(tmp_path: Path) -> None:
    file = tmp_path / "stays.npz"
    imitation(file, "stay")
    trainer = Trainer(Settings("diamant", rounds=2, width=8, rows=8, steps=8, frozen=(str(file),)))
    trainer.one_round()
    assert trainer.look(64)["stays 4"] > 0.9
    assert trainer.odds[-1] < 0.01 < trainer.odds.max()
    env = make("diamant", 64, players=2, seed=1)
    picks = np.full(64, -1)
    trainer.rivals[-1].answer(env, np.arange(64) < 32, picks)
    assert picks.tolist() == [0] * 32 + [-1] * 32
