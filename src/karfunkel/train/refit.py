"""Makes a judge's chances come true: `python -m karfunkel.train.refit diamant judge.npz --out F`.

A judge that learned by playing itself expects others to play as well as it does. Here bots of mixed
strength play, as in `karfunkel calibrate` but on other deals, and the last layer of the net learns
from all seats who wins; so each number of players gets its own calibration. The hidden units and
the choices stay as they are.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.arena.calibration import (
    PLAYERS_STREAM,
    SAMPLES_STREAM,
    Sample,
    Watched,
    usual_bots,
)
from karfunkel.bots.base import make_bot
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import play
from karfunkel.core.game import Game
from karfunkel.core.match import Match
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, below, seed
from karfunkel.judge.fit import MINIBATCH, Adam, chances, surprise
from karfunkel.judge.net import Net, Numbers, read_learner

HELD_OUT = 10
"""One in HELD_OUT positions is held out."""
RATE = 3e-4


class Views(NamedTuple):
    """What seats saw, and what everybody won, beginning with the player who looks."""

    seen: NDArray[np.int16]
    players: NDArray[np.int64]
    shares: Numbers


def collect(
    game: Game,
    specs: Sequence[str],
    players: int,
    deals: range,
    number: int,
    tell: Callable[[], None] = lambda: None,
) -> Views:
    """A few positions of games of bots drawn from `specs`, as the player on turn sees them."""
    bots = {(seat, spec): make_bot(spec, game) for seat in range(players) for spec in specs}
    width = sum(length for _, length, _ in game.encoding.PARTS)
    seen: list[list[int]] = []
    shares: list[Numbers] = []
    for deal in deals:
        rng, dice = Rng(), Rng()
        seed(rng, number, PLAYERS_STREAM + deal)
        seed(dice, number, SAMPLES_STREAM + deal)
        sample = Sample(dice)
        drawn = [bots[seat, specs[below(dice, len(specs))]] for seat in range(players)]
        match = Match(game, {"players": players}, Seeded(number, deal))
        play(match, [Watched(bot, rng, sample) for bot in drawn])
        winners = game.winners(match.state)
        for position in sample.kept:
            row = [0] * width
            game.encoding.features(position.observed, position.player, row)
            seen.append(row)
            share = np.zeros(game.players[-1], np.float32)
            for winner in winners:
                share[(winner - position.player) % players] = 1 / len(winners)
            shares.append(share)
        tell()
    number_of = np.full(len(seen), players, np.int64)
    return Views(np.array(seen, np.int16), number_of, np.array(shares, np.float32))


def refit(net: Net, views: Views, epochs: int, number: int) -> Net:
    """The net with a last layer that says who wins in these games."""
    hidden = deeper(net, views.seen)
    there = np.arange(views.shares.shape[1]) < views.players[:, None]
    held = np.arange(len(hidden)) % HELD_OUT == 0
    layers = [net.weights[3].copy(), net.biases[3].copy()]

    def surprised() -> float:
        return surprise(
            chances(hidden[held] @ layers[0] + layers[1], there[held]), views.shares[held]
        )

    best, least = [part.copy() for part in layers], surprised()
    print(f"before: {least:.4f}", flush=True)
    adam, dice, learned = Adam(layers), np.random.default_rng(number), np.flatnonzero(~held)
    for epoch in range(epochs):
        dice.shuffle(learned)
        parts = np.array_split(learned, max(1, len(learned) // MINIBATCH))
        for some in parts:
            found = chances(hidden[some] @ layers[0] + layers[1], there[some])
            error = (found - views.shares[some]) / np.float32(len(some))
            slopes = [hidden[some].T @ error, error.sum(0)]
            adam.step(slopes, RATE * max(0.02, 1 - epoch / epochs))
        now = surprised()
        print(f"epoch {epoch + 1}: {now:.4f}", flush=True)
        if now < least:
            best, least = [part.copy() for part in layers], now
    return net._replace(weights=(*net.weights[:3], best[0]), biases=(*net.biases[:3], best[1]))


def deeper(net: Net, seen: NDArray[np.int16]) -> Numbers:
    """The second hidden layer."""
    hidden = seen.astype(np.float32)
    for weight, bias in zip(net.weights[:2], net.biases[:2], strict=True):
        hidden = np.maximum(hidden @ weight + bias, 0)
    return hidden


def specs_with(game: Game, file: Path) -> list[str]:
    """The bots of the game's population that answer at once, and a net instead of its judge."""
    specs, _ = usual_bots(game)
    return [*(spec for spec in specs if spec.split(":")[0] != "judge"), f"judge:{file}"]


def main() -> None:
    """Play, learn, write; games that were played are kept beside the new net."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("net", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=6000, help="for each number of players")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = load_game(asked.game)
    net = read_learner(asked.net, game)
    parts = []
    for players in game.players:
        kept = asked.out.with_name(f"{asked.out.stem}-{players}.views")
        begun = time.monotonic()
        if kept.exists():
            with np.load(kept) as found:
                parts.append(Views(**found))
        else:
            specs = specs_with(game, asked.net)
            parts.append(collect(game, specs, players, range(asked.games), asked.seed))
            with open(kept, "wb") as target:
                np.savez_compressed(target, **parts[-1]._asdict())
        took = time.monotonic() - begun
        print(f"{players} players: {len(parts[-1].seen)} positions, {took:.0f} s", flush=True)
    order = np.random.default_rng(asked.seed).permutation(sum(len(part.seen) for part in parts))
    views = Views(*(np.concatenate(part)[order] for part in zip(*parts, strict=True)))
    made = json.loads(net.made) | {"refit": {"positions": len(order), "seed": asked.seed}}
    refit(net, views, asked.epochs, asked.seed)._replace(made=json.dumps(made)).write(asked.out)


if __name__ == "__main__":
    main()
