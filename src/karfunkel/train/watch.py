"""Teaches a judge by watching games of others: `python -m karfunkel.train.watch emerald --out F`.

A judge that learned by playing itself is used to its own style. In games of other bots it may
favour the seat it looks from, and say something different from every seat. Here it looks at
positions of games that a policy plays, from all seats, including those not on turn, and learns who
wins: first how each position ends on average, by playouts, then how it ended. New hidden units are
added for that; those that choose actions stay as they are, to the last bit.

With `--studied FOLDER` it also learns from games of searches, which `karfunkel.train.positions`
played: who won them, and to choose as they do, with new units too. NumPy is enough.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from karfunkel.bots.judge import judge_of
from karfunkel.core.game import Game
from karfunkel.core.link import Backend
from karfunkel.core.registry import load_game
from karfunkel.judge.fit import (
    GENTLY,
    RATE,
    Layers,
    Lessons,
    fresh_layers,
    learn,
    mixed,
)
from karfunkel.judge.net import Net, Numbers, fingerprint, inputs_of, read_learner, scales_of
from karfunkel.train.positions import NOT_LEGAL, Positions, expect, join, look, play, read

FEW = 40
"""One in FEW positions of a game is learned from."""
PLAYOUTS = 64
HELD_OUT = 10**9
"""Seeds from here on are for evaluation."""
EVALUATED = 20
"""Of the files of studied games, one in EVALUATED is kept for evaluation."""


def some(found: Positions) -> Positions:
    """A few positions of every game."""
    return found.some(slice(None, None, FEW // 4))


def from_all_seats(
    game: Game, found: Positions, shares: Numbers, backend: Backend = "compiled"
) -> Lessons:
    """Positions from all seats; what each seat wins begins with the one that looks."""
    rows, players = len(found.movers), found.players
    seats = np.tile(np.arange(players), rows)
    seen = look(game, np.repeat(found.states, players, 0), seats, backend)
    order = (seats[:, None] + np.arange(players)) % players
    targets = np.zeros((len(seats), game.players[-1]), np.float32)
    targets[:, :players] = np.take_along_axis(np.repeat(shares, players, 0), order, 1)
    there = np.broadcast_to(np.arange(game.players[-1]) < players, targets.shape)
    return Lessons(seen, there, targets)


def who_won(game: Game, found: Positions, backend: Backend = "compiled") -> Lessons:
    """The results of the games."""
    return from_all_seats(game, found, found.shares, backend)


def who_was_to_win(
    game: Game, found: Positions, playouts: int, backend: Backend = "compiled"
) -> Lessons:
    """How positions end on average: there is less luck in many playouts than in one result."""
    shares = expect(game, found, len(found.movers), playouts, backend)
    return from_all_seats(game, found, shares, backend)


def what_was_chosen(game: Game, found: Positions, backend: Backend = "compiled") -> Lessons:
    """What was searched, as the player on turn saw it, and how often each action was tried."""
    found = found.some(found.searched())
    seen = look(game, found.states, found.movers, backend)
    tries = np.maximum(found.tried, 0).astype(np.float32)
    return Lessons(seen, found.tried != NOT_LEGAL, tries / tries.sum(1, keepdims=True))


def watch(
    game: Game, games: int, number: int, backend: Backend = "compiled"
) -> list[tuple[Positions, Positions]]:
    """Games of the playout policy, equally many per player count: to learn from, to evaluate.

    Few positions of each game are kept: those of other games teach more.
    """
    each = games // len(game.players)
    return [
        (
            play(game, sat, range(each), number, 0, FEW, backend),
            play(game, sat, range(each // EVALUATED), HELD_OUT + number, 0, FEW, backend),
        )
        for sat in game.players
    ]


def studied(folder: Path, game: Game) -> list[tuple[Positions, Positions]]:
    """For every number of players the positions to learn from, and those for evaluation."""
    found = []
    size = len(game.new().ints())
    for players in game.players:
        files = sorted(folder.glob(f"{players}-*.npz"))
        if len(files) > 1:
            kept = [read(file) for n, file in enumerate(files) if n % EVALUATED]
            held = [read(file) for file in files[::EVALUATED]]
            if any(part.states.shape[1] != size for part in kept + held):
                raise SystemExit(f"{folder} holds games of another kind than {game.name}")
            found.append((join(kept), join(held)))
    if not found:
        raise SystemExit(f"{folder} has no games: play some with karfunkel.train.positions")
    return found


class Plan(NamedTuple):
    """The size of a net, and how it learns."""

    choosers: int
    """Hidden units that choose."""
    width: int
    """Hidden units that say who wins."""
    epochs: int
    number: int
    playouts: int = PLAYOUTS
    """How often a position is played out."""
    backend: Backend = "compiled"


def choosing(net: Net, scales: Numbers) -> Layers:
    """The layers of a net that choose actions."""
    first, second, policy, _ = net.weights
    return [first * scales[:, None], net.biases[0], second, net.biases[1], policy, net.biases[2]]


def joined(game: Game, choices: Layers, wins: Layers, scales: Numbers, made: str) -> Net:
    """A net with two groups of hidden units: one chooses, the other says who wins."""
    old, new = choices[0].shape[1], wins[0].shape[1]
    first = np.hstack([choices[0], wins[0]]) / scales[:, None]
    second = np.zeros((old + new, old + new), np.float32)
    second[:old, :old], second[old:, old:] = choices[2], wins[2]
    policy = np.vstack([choices[4], np.zeros((new, choices[4].shape[1]), np.float32)])
    value = np.vstack([np.zeros((old, wins[4].shape[1]), np.float32), wins[4]])
    biases = (
        np.hstack([choices[1], wins[1]]),
        np.hstack([choices[3], wins[3]]),
        choices[5],
        wins[5],
    )
    weights = (first, second, policy, value)
    return Net(game.name, game.version, fingerprint(game), made, weights, biases)


def learn_choices(game: Game, parts: Sequence[tuple[Positions, Positions]], plan: Plan) -> Layers:
    """Layers that choose as the searches did."""
    chosen, held = (
        mixed([what_was_chosen(game, both[n], plan.backend) for both in parts], plan.number)
        for n in range(2)
    )
    print(f"{len(chosen.seen)} choices of searches", flush=True)
    layers = fresh_layers(inputs_of(game), plan.choosers, game.num_actions, plan.number)
    return learn(layers, chosen, held, scales_of(game), plan.epochs, plan.number)


def learn_wins(game: Game, parts: Sequence[tuple[Positions, Positions]], plan: Plan) -> Layers:
    """Layers that say who wins.

    First they learn how positions end on average, then, in small steps, how they ended: results
    alone contain much luck, but only they tell how players of other strengths do.
    """
    number, scales = plan.number, scales_of(game)

    def expected(found: Positions) -> Lessons:
        return who_was_to_win(game, found, plan.playouts, plan.backend)

    def results(found: Positions) -> Lessons:
        return who_won(game, found, plan.backend)

    layers = fresh_layers(inputs_of(game), plan.width, game.players[-1], number)
    for teach, epochs, rate in ((expected, plan.epochs, RATE), (results, 1, RATE * GENTLY)):
        lessons, held = (mixed([teach(both[n]) for both in parts], number) for n in range(2))
        print(f"{len(lessons.seen)} views, {teach.__name__}", flush=True)
        layers = learn(layers, lessons, held, scales, epochs, number, rate)
    return layers


def main() -> None:
    """Watch, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=24000, help="games of the policy")
    parser.add_argument("--studied", type=Path, help="a folder with games of searches")
    parser.add_argument("--width", type=int, default=96, help="hidden units that say who wins")
    parser.add_argument("--choosers", type=int, default=224, help="hidden units that choose")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    game = load_game(asked.game)
    plan = Plan(asked.choosers, asked.width, asked.epochs, asked.seed)
    parts = watch(game, asked.games, asked.seed)
    made = {"watched": {"games": asked.games, "seed": asked.seed, "epochs": asked.epochs}}
    if asked.studied:
        searches = studied(asked.studied, game)
        choices = learn_choices(game, searches, plan)
        parts += [(some(kept), some(held)) for kept, held in searches]
        made["studied"] = {"positions": sum(len(kept.movers) for kept, _ in searches)}
    else:
        judge = read_learner(game.judge, game) if game.judge else judge_of(game).net
        choices, made = choosing(judge, scales_of(game)), json.loads(judge.made) | made
    wins = learn_wins(game, parts, plan)
    joined(game, choices, wins, scales_of(game), json.dumps(made)).write(asked.out)


if __name__ == "__main__":
    main()
