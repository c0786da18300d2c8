"""Teaches a judge in games of mixed strength: `python -m karfunkel.train.mixed emerald --out F`.

A judge that learned from one kind of player is too sure, or not sure enough, about others. Here the
bots of `karfunkel calibrate` play, on other deals, and the hidden units that say who wins learn
gently how these games ended, looking from all seats. Those that choose stay as they are, to the
last bit. NumPy is enough.
"""

import argparse
import json
from pathlib import Path

import numpy as np

from karfunkel.arena.calibration import Mixed, mixed_games, usual_bots
from karfunkel.bots.judge import judge_of
from karfunkel.core.game import Game
from karfunkel.core.link import Backend
from karfunkel.core.registry import load_game
from karfunkel.judge.fit import GENTLY, RATE, Layers, learn, mixed
from karfunkel.judge.net import Net, Numbers, read_learner, scales_of, values_only
from karfunkel.train.positions import Positions
from karfunkel.train.watch import choosing, joined, who_won

POSITIONS = 8
"""Positions of each game that are learned from."""
HELD_OUT = 10
"""One in this many games is for evaluation."""


def positions_of(game: Game, players: int, played: list[Mixed]) -> Positions:
    """The positions of some games, with who won."""
    kept = [(state, one) for one in played for state in one.sample.states]
    movers = [position.player for one in played for position in one.sample.kept]
    shares = np.zeros((len(kept), game.players[-1]), np.float32)
    for row, (_, one) in enumerate(kept):
        shares[row, :players] = one.shares
    nobody = np.zeros((len(kept), 0), np.int32)
    states = np.array([state.ints() for state, _ in kept], np.int64)
    return Positions(players, states, np.array(movers, np.int64), nobody, nobody, shares)


def games_of(game: Game, games: int, number: int) -> list[tuple[Positions, Positions]]:
    """Equally many games for each number of players: to learn from, and for evaluation."""
    specs, reserved = usual_bots(game)
    if number == reserved:
        raise SystemExit(f"seed {number} is reserved for measuring")
    found = []
    each = games // len(game.players)
    for players in game.players:
        played = list(mixed_games(game, players, range(each), number, specs, POSITIONS))
        held, kept = played[: each // HELD_OUT], played[each // HELD_OUT :]
        found.append((positions_of(game, players, kept), positions_of(game, players, held)))
        print(f"{players} players: {each} games", flush=True)
    return found


def win_layers(net: Net, scales: Numbers) -> Layers:
    """The layers of a net that say who wins."""
    kept = values_only(net)
    (first, second, _, value), (one, two, _, last) = kept.weights, kept.biases
    parts = (first * scales[:, None], one, second, two, value, last)
    return [part.astype(np.float32) for part in parts]


def choosers_only(net: Net) -> Net:
    """The net without hidden units that only say who wins."""
    swapped = net._replace(weights=(*net.weights[:2], net.weights[3], net.weights[2]))
    swapped = values_only(swapped._replace(biases=(*net.biases[:2], net.biases[3], net.biases[2])))
    weights = (*swapped.weights[:2], swapped.weights[3], swapped.weights[2])
    return swapped._replace(
        weights=weights, biases=(*swapped.biases[:2], swapped.biases[3], swapped.biases[2])
    )


def taught(
    game: Game,
    net: Net,
    parts: list[tuple[Positions, Positions]],
    epochs: int,
    number: int,
    rate: float = RATE * GENTLY,
    backend: Backend = "compiled",
) -> Net:
    """The net, with chances that fit these games."""
    scales = scales_of(game)
    lessons, held = (
        mixed([who_won(game, both[n], backend) for both in parts], number) for n in range(2)
    )
    wins = learn(win_layers(net, scales), lessons, held, scales, epochs, number, rate)
    games = {"positions": sum(len(kept.movers) for kept, _ in parts), "epochs": epochs}
    made = json.dumps(json.loads(net.made) | {"mixed": games | {"seed": number}})
    return joined(game, choosing(choosers_only(net), scales), wins, scales, made)


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    game = load_game(asked.game)
    net = read_learner(game.judge, game) if game.judge else judge_of(game).net
    parts = games_of(game, asked.games, asked.seed)
    taught(game, net, parts, asked.epochs, asked.seed).write(asked.out)


if __name__ == "__main__":
    main()
