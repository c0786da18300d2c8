"""Train an agent for Diamant from scratch by self-play, in at most ten minutes on two cores.

    pip install torch 'karfunkel[arena]'
    python examples/train_diamant.py --out diamant.npz --plot diamant.svg
    karfunkel arena diamant net:diamant.npz greedy --games 2000
    karfunkel play diamant --seats you,net:diamant.npz,greedy

One network plays all seats of thousands of games, at tables of two to eight players, in the vector
environment. It learns by proximal policy optimisation (PPO): actions that turned out better than
the network's value estimate become a little more likely. The only reward is a share of the win at
the end of a game.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from karfunkel.arena.tournament import Plan, play_deal
from karfunkel.bots import base
from karfunkel.bots.net import Layer, NetBot
from karfunkel.core.registry import load_game
from karfunkel.envs.vector import Vector, make

GAME = "diamant"
TABLES = (2, 3, 4, 4, 5, 6, 8)
"""The number of players in each batch; four, which the arena plays with, twice."""
GAMES_EACH = 256
STEPS = 128
WIDTH = 64
ROUNDS = 120
EPOCHS = 2
MINIBATCH = 14_336
RATE = 1.5e-3
CLIP = 0.2
CURIOSITY = 0.01
"""The entropy bonus at the start; it falls to zero."""
TRACE = 0.95
"""The lambda of generalised advantage estimation."""
LOOK_EVERY = 10


class Net(nn.Module):
    """Two hidden layers, then a logit for every action and the expected share of the win."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.wishes = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits and value."""
        hidden = self.body(seen)
        return self.wishes(hidden), self.value(hidden).squeeze(-1)

    def layers(self) -> list[Layer]:
        """All that a bot needs, as NumPy arrays."""
        linear = [part for part in (*self.body, self.wishes) if isinstance(part, nn.Linear)]
        return [
            Layer(part.weight.detach().numpy().T.copy(), part.bias.detach().numpy().copy())
            for part in linear
        ]


class Seen(NamedTuple):
    """The experience of a batch: everything by step, then by game."""

    observations: torch.Tensor
    actions: torch.Tensor
    likely: torch.Tensor
    """The log probability of each action."""
    advantages: torch.Tensor
    returns: torch.Tensor


def play(env: Vector, net: Net) -> Seen:
    """Play `STEPS` decisions in every game; the network plays all seats."""
    shape = (STEPS, env.num_envs)
    observations = torch.empty((*shape, env.observations.shape[1]))
    actions, likely = torch.empty(shape, dtype=torch.int64), torch.empty(shape)
    values, seats = np.empty(shape, np.float32), np.empty(shape, np.int64)
    dones, rewards = np.empty(shape, bool), np.empty((*shape, env.players), np.float32)
    for step in range(STEPS):
        observations[step] = torch.from_numpy(env.observations)
        seats[step] = env.to_act
        with torch.no_grad():
            wishes, value = net(observations[step])
        chances = torch.distributions.Categorical(
            logits=wishes.masked_fill(torch.from_numpy(env.masks) == 0, -torch.inf)
        )
        actions[step] = chances.sample()
        likely[step] = chances.log_prob(actions[step])
        values[step] = value.numpy()
        found = env.step(actions[step].numpy())
        dones[step], rewards[step] = found.dones, found.rewards
    advantages = credit(values, seats, dones, rewards)
    return Seen(
        observations,
        actions,
        likely,
        torch.from_numpy(advantages),
        torch.from_numpy(advantages + values),
    )


def credit(values: Any, seats: Any, dones: Any, rewards: Any) -> Any:
    """The advantage of each choice, for the player who made it.

    Computed from the last step to the first: the target is the value at that player's next choice,
    or the reward if the game ended before. What comes after the last step is unknown, so its
    advantage is zero.
    """
    steps, games = values.shape
    row = np.arange(games)
    after = np.full((games, rewards.shape[2]), np.nan, np.float32)
    carried = np.zeros_like(after)
    advantages = np.empty_like(values)
    for step in reversed(range(steps)):
        over = dones[step]
        after[over] = rewards[step][over]
        carried[over] = 0
        seat = seats[step]
        surprise = np.nan_to_num(after[row, seat] - values[step])
        advantages[step] = surprise + TRACE * carried[row, seat]
        after[row, seat], carried[row, seat] = values[step], advantages[step]
    return advantages


def learn(net: Net, optimiser: torch.optim.Optimizer, tables: list[Seen], curiosity: float) -> None:
    """Make choices that turned out well more likely, in small steps."""
    scaled = [(t.advantages - t.advantages.mean()) / (t.advantages.std() + 1e-8) for t in tables]
    advantages = torch.cat([each.flatten() for each in scaled])
    observations = torch.cat([t.observations.flatten(0, 1) for t in tables])
    actions, likely, returns = (
        torch.cat([each.flatten() for each in column])
        for column in zip(*((t.actions, t.likely, t.returns) for t in tables), strict=True)
    )
    for _ in range(EPOCHS):
        for some in torch.randperm(len(actions)).split(MINIBATCH):
            wishes, values = net(observations[some])
            chances = torch.distributions.Categorical(logits=wishes)
            ratio = (chances.log_prob(actions[some]) - likely[some]).exp()
            gain = torch.minimum(
                ratio * advantages[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[some]
            )
            loss = (
                -gain.mean()
                + (values - returns[some]).square().mean()
                - curiosity * chances.entropy().mean()
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def compare(net: Net, rival: str, deals: int, seed: int) -> float:
    """The win share per seat of the network, at the arena's table: two against two."""
    game, spec = load_game(GAME), f"now:{time.perf_counter_ns()}"
    bot = NetBot(game, net.layers())
    base.KINDS["now"] = lambda game, rest: bot
    plan = Plan(GAME, (spec, rival, spec, rival), seed, deals)
    shares = [
        (game.shares[0] + game.shares[2]) / 2
        for number in range(deals)
        for game in play_deal(plan, number).games
    ]
    return float(np.mean(shares))


def draw(curve: list[tuple[float, float]], file: Path) -> None:
    """Plot the win share against `greedy` by the number of decisions seen."""
    import matplotlib

    matplotlib.use("svg" if file.suffix == ".svg" else "agg")
    matplotlib.rcParams["svg.hashsalt"] = "karfunkel"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    millions, shares = zip(*curve, strict=True)
    axes.plot(millions, shares, marker="o", markersize=3, color="#1f5f8b")
    axes.axhline(0.25, color="#888888", linewidth=1, linestyle="--")
    axes.annotate("even", (millions[-1], 0.25), ha="right", va="bottom", color="#666666")
    axes.set(xlabel="decisions seen, millions", ylabel="share of wins per seat", ylim=(0, None))
    axes.set_title("Diamant: two trained seats against two of greedy")
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def train(seed: int, rounds: int) -> tuple[Net, list[tuple[float, float]]]:
    """Train; return the network, and its results against `greedy` on the way."""
    torch.manual_seed(seed)
    envs = [
        make(GAME, GAMES_EACH, players=players, seed=seed + number)
        for number, players in enumerate(TABLES)
    ]
    net = Net(envs[0].observations.shape[1], envs[0].num_actions)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    curve: list[tuple[float, float]] = []
    seen, start = 0, time.perf_counter()
    for number in range(rounds + 1):
        if number % LOOK_EVERY == 0:
            curve.append((seen / 1e6, compare(net, "greedy", 50, seed)))
            took, cpu = time.perf_counter() - start, time.process_time()
            print(
                f"round {number:4}  {curve[-1][0]:6.1f} M decisions  {took:5.0f} s "
                f"({cpu:.0f} s of CPU)  share of wins per seat {curve[-1][1]:.3f}",
                flush=True,
            )
        left = 1 - number / rounds
        if left > 0:
            optimiser.param_groups[0]["lr"] = RATE * max(left, 0.05)
            learn(net, optimiser, [play(env, net) for env in envs], CURIOSITY * left)
            seen += len(envs) * GAMES_EACH * STEPS
    return net, curve


def main() -> None:
    """Train, save, plot."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("diamant.npz"))
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    net, curve = train(chosen.seed, chosen.rounds)
    layers = net.layers()
    arrays = {f"weight{n}": layer.weight for n, layer in enumerate(layers)}
    arrays |= {f"bias{n}": layer.bias for n, layer in enumerate(layers)}
    rules = load_game(GAME).version
    np.savez_compressed(chosen.out, game=np.array(GAME), rules=np.array(rules), **arrays)
    if chosen.plot:
        draw(curve, chosen.plot)


if __name__ == "__main__":
    main()
