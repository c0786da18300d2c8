"""A net that chooses as a slow bot does: `python -m karfunkel.train.imitate diamant BOT --out F`.

A search is too slow to sit in a league of thousands of games at once; a net that imitates it is
not. Games are played by the policies of the game and, from the second part on, by the imitation
itself; at random decisions the bot is asked what it would do, and the net learns its answers. What
was asked is kept beside the net, so the same command with more minutes continues from there.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from karfunkel.bots.base import make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.game import Game
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, seed
from karfunkel.envs.vector import make
from karfunkel.judge import net as files
from karfunkel.train.learn import Frozen, Net, Rival, masked, net_for

ROWS = 64
ASKED = 2
"""In how many games of a batch the bot is asked, at every step."""
PARTS = 4
"""How often the imitation is refitted and joins the games."""
EVALUATED = 10
"""One in EVALUATED answers is held out."""
SMALLEST = 256


class Answers(NamedTuple):
    """What the bot saw and chose."""

    seen: NDArray[np.float32]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]

    def write(self, file: Path) -> None:
        """Save; the file appears whole or not at all."""
        fresh = file.with_suffix(".part")
        with open(fresh, "wb") as target:
            np.savez_compressed(target, **self._asdict())
        fresh.replace(file)


def ask(
    game: Game,
    bot: Bot,
    players: int,
    guests: list[Rival | Frozen],
    number: int,
    end: float,
    most: int = 1 << 60,
) -> Answers:
    """Ask the bot at random decisions of games among the guests, until a given time."""
    env = make(game.name, ROWS, players=players, seed=number)
    dice = np.random.default_rng(number)
    rng = Rng()
    seed(rng, number, 1 << 59)
    seats = dice.integers(0, len(guests), (ROWS, players))
    row = np.arange(ROWS)
    seen: list[NDArray[np.float32]] = []
    masks: list[NDArray[np.int8]] = []
    actions: list[int] = []
    while len(actions) < most and time.monotonic() < end:
        for chosen in dice.choice(ROWS, ASKED, replace=False).tolist():
            state, player = env.state(chosen), int(env.to_act[chosen])
            legal = np.flatnonzero(env.masks[chosen]).tolist()
            if len(legal) > 1:
                seen.append(env.observations[chosen].copy())
                masks.append(env.masks[chosen].copy())
                bot.begin(player, rng)  # the last question was about another game
                actions.append(bot.choose(game.observe(state, player), player, legal, rng))
        picks = np.zeros(ROWS, np.int64)
        sitting = seats[row, env.to_act]
        for place, guest in enumerate(guests):
            guest.answer(env, sitting == place, picks)
        found = env.step(picks)
        over = found.dones
        seats[over] = dice.integers(0, len(guests), (int(over.sum()), players))
    width = env.observations.shape[1]
    return Answers(
        np.array(seen, np.float32).reshape(-1, width),
        np.array(masks, np.int8).reshape(-1, env.num_actions),
        np.array(actions, np.int64),
    )


def joined(parts: list[Answers]) -> Answers:
    """Several in one."""
    return Answers(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def fit(game: Game, found: Answers, width: int, epochs: int, number: int) -> tuple[Net, float]:
    """A net that gives the same answers, and its surprise at those held out."""
    torch.manual_seed(number)
    net = net_for(game, width)
    seen, masks, actions = map(torch.from_numpy, found)
    held = torch.arange(len(actions)) % EVALUATED == 0
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-2)

    def surprise(some: Any) -> torch.Tensor:
        likely = masked(net(seen[some])[0], masks[some]).log_softmax(-1)
        return -likely.gather(1, actions[some][:, None]).mean()

    best, least = net.state_dict(), float("inf")
    learned = torch.nonzero(~held)[:, 0]
    for epoch in range(epochs):
        for group in optimiser.param_groups:
            group["lr"] = 2e-3 * max(0.02, 1 - epoch / epochs)
        for some in learned[torch.randperm(len(learned))].split(SMALLEST):
            loss = surprise(some)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        with torch.inference_mode():
            now = surprise(held).item()
        if now < least:
            best, least = {name: part.clone() for name, part in net.state_dict().items()}, now
    net.load_state_dict(best)
    return net, least


def main() -> None:
    """Ask, fit, let the imitation sit down too, and ask again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    game = load_game(asked.game)
    bot = make_bot(asked.bot, game)
    bot.prepare()
    while not bot.ready():
        time.sleep(0.1)
    kept = asked.out.with_suffix(".answers")
    answers = [Answers(**np.load(kept))] if kept.exists() else []
    guests: list[Rival | Frozen] = [
        Rival(game, policy, "compiled", asked.seed) for policy in game.policies
    ]
    if game.judge:
        guests.append(Frozen.read(game, game.judge))
    for part in range(PARTS):
        for place, players in enumerate(game.players):
            number = 10_000 * asked.seed + 1000 * len(answers) + 10 * part + place
            end = time.monotonic() + 60 * asked.minutes / PARTS / len(game.players)
            answers.append(ask(game, bot, players, guests, number, end))
        found = joined(answers)
        found.write(kept)
        net, surprise = fit(game, found, asked.width, asked.epochs, asked.seed)
        made = json.dumps({"imitates": asked.bot, "answers": len(found.actions)})
        files.from_torch(game, net, made).write(asked.out)
        print(f"{len(found.actions)} answers, surprise {surprise:.4f}", flush=True)
        # The net's own games matter most.
        itself = Frozen.read(game, asked.out)
        guests = [*guests, itself, itself, itself]


if __name__ == "__main__":
    main()
