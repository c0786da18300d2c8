"""Training: one net learns a game by playing all seats of many tables, for all player counts.

Proximal policy optimisation (PPO) with a league. In most games the learner plays all seats. In the
others, former versions of it or the game's simple policies sit beside it, so that it does not
forget how to beat them; those that it beats least often join most often. The value head says how
likely each seat is to win (a softmax over the seats in the order of the player who looks), so the
values of a table add up to one. The only reward is the share of the win.
"""

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng
from karfunkel.envs.vector import Vector, make
from karfunkel.judge import net as files
from karfunkel.train import rivals
from karfunkel.train.settings import Settings

FORBIDDEN = -1e9
"""The logit of an illegal action and of a seat that does not exist."""
KEPT_SELVES = 12
HELD_OUT = 10**9
"""Seeds from here on are for evaluation."""


class Net(nn.Module):
    """Two hidden layers, then a logit for every action and one for every seat."""

    def __init__(self, inputs: int, width: int, actions: int, seats: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, seats)
        nn.init.zeros_(self.value.weight)
        with torch.no_grad():
            self.policy.weight *= 0.01

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the actions, and of the seats."""
        hidden = torch.relu(self.second(torch.relu(self.first(seen))))
        return self.policy(hidden), self.value(hidden)


def net_for(game: Game, width: int) -> Net:
    """A net of the right shape for a game."""
    return Net(files.inputs_of(game), width, game.num_actions, game.players[-1])


class Rival:
    """A policy of the game that plays some seats of a batch."""

    def __init__(
        self, game: Game, policy: str, backend: Backend, seed: int, *, moody: bool = False
    ) -> None:
        self.name = f"moody-{policy}" if moody else policy
        self.moody = moody
        self.program: Program = link(
            rivals, rules=game.rules, policy=game.policies[policy], backend=backend
        )
        self.works = self.program.rows(type(game.work), 1)
        self.rngs = self.program.rows(Rng, 1)
        self.hidden = self.program.rows(game.rules.State, 1)
        self.program.run_batch("seed_rival", self.rngs, seed, 1 << 60)

    def answer(self, env: Vector, asked: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        """Write its choices into `actions` where it is asked."""
        handles = (env._games, env._rows, self.hidden, self.works, self.rngs)
        self.program.run_batch("answer_rows", *handles, asked, actions, int(self.moody))


class Frozen:
    """A net that does not learn any more and plays some seats of a batch."""

    def __init__(self, name: str, net: Net) -> None:
        self.name = name
        self.net = net

    @classmethod
    def read(cls, game: Game, file: Path) -> "Frozen":
        """The net in a file."""
        kept = files.read_learner(file, game)
        net = net_for(game, kept.weights[0].shape[1])
        files.fill(net, kept, game)
        return cls(file.stem, net)

    def answer(self, env: Vector, asked: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        """Write its choices into `actions` where it is asked."""
        some = np.flatnonzero(asked)
        if len(some):
            with torch.inference_mode():
                wishes, _ = self.net(torch.from_numpy(env.observations[some]))
                actions[some] = sample(masked(wishes, torch.from_numpy(env.masks[some]))).numpy()


class Experience(NamedTuple):
    """What a batch saw; everything by step, then by game, flattened."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    likely: torch.Tensor
    advantages: torch.Tensor
    lessons: torch.Tensor
    """What the value head should have said: a share for every seat, from the actor's seat on."""
    mine: torch.Tensor
    """Whether the learner made the choice."""
    players: int


class Table:
    """A batch of games with the same number of players, and who sits at them."""

    def __init__(self, settings: Settings, game: Game, players: int, number: int) -> None:
        self.game = game
        self.players = players
        self.env = make(
            settings.game,
            settings.rows,
            players=players,
            seed=1000 * settings.seed + number,
            backend=settings.backend,
        )
        self.guests = np.zeros((settings.rows, players), bool)
        self.rng = np.random.default_rng((settings.seed, number))

    def seat_guests(self, share: float) -> None:
        """Choose again in which games others sit, and on which seats.

        The more guests, the fewer seats are left to learn on, so such tables are more frequent.
        """
        rows = len(self.guests)
        left = np.arange(self.players - 1, 0, -1)
        number = self.rng.choice(self.players - left, rows, p=1 / left / (1 / left).sum())
        order = self.rng.random((rows, self.players)).argsort(1)
        self.guests = (order < number[:, None]) & (self.rng.random(rows) < share)[:, None]


Choose = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]


def masked(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """Logits with the illegal ones far below all others."""
    return logits.masked_fill(masks == 0, FORBIDDEN)


def sample(logits: torch.Tensor) -> torch.Tensor:
    """One action of every row, with the probabilities of the softmax."""
    noise = torch.empty_like(logits).exponential_()
    return (logits - noise.log()).argmax(-1)


def play(
    table: Table,
    net: Net,
    settings: Settings,
    guest: Rival | Frozen | None,
    team: float = 0.0,
) -> tuple[Experience, dict[str, float]]:
    """Play some decisions in every game of a batch; `team` is as in the settings."""
    env, steps, rows, players = table.env, settings.steps, settings.rows, table.players
    seats = net.value.out_features
    row = np.arange(rows)
    seen = torch.empty((steps, rows, env.observations.shape[1]))
    masks = torch.empty((steps, rows, env.num_actions), dtype=torch.int8)
    actions = torch.empty((steps, rows), dtype=torch.int64)
    likely = torch.empty((steps, rows))
    values = np.empty((steps + 1, rows, players), np.float32)
    rewards = np.empty((steps, rows, players), np.float32)
    dones, actor = np.empty((steps, rows), bool), np.empty((steps, rows), np.int64)
    mine = np.ones((steps, rows), bool)
    for step in range(steps + 1):
        now = torch.from_numpy(env.observations)
        legal = torch.from_numpy(env.masks)
        seat = env.to_act.astype(np.int64)
        with torch.inference_mode():
            wishes, hopes = net(now)
            # From the order of the player who looks to the order of the table.
            share = hopes[:, :players].softmax(-1).numpy()
            values[step] = share[row[:, None], (np.arange(players)[None] - seat[:, None]) % players]
            if step == steps:
                break
            logits = masked(wishes, legal)
            chosen = sample(logits)
            likely[step] = logits.log_softmax(-1).gather(1, chosen[:, None])[:, 0]
        seen[step], masks[step], actor[step] = now, legal, seat
        picks = chosen.numpy()
        asked = table.guests[row, seat]
        if guest is not None and asked.any():
            guest.answer(env, asked, picks)
            mine[step] = ~asked
        actions[step] = torch.from_numpy(picks)
        found = env.step(picks)
        dones[step], rewards[step] = found.dones, found.rewards
    trace = settings.trace ** (1 / players)
    advantages, lessons = credit(values, rewards, dones, actor, trace, friends(table, team))
    told = np.zeros((steps, rows, seats), np.float32)
    order = (actor[:, :, None] + np.arange(players)) % players
    told[:, :, :players] = np.take_along_axis(lessons, order, 2)
    found_here = Experience(
        seen.flatten(0, 1),
        masks.flatten(0, 1),
        actions.flatten(),
        likely.flatten(),
        torch.from_numpy(advantages).flatten(),
        torch.from_numpy(told).flatten(0, 1),
        torch.from_numpy(mine).flatten(),
        players,
    )
    return found_here, {"games": float(dones.sum())}


def friends(table: Table, team: float) -> NDArray[np.float32]:
    """How much the gain of each seat counts for the learner's other seats: only among guests."""
    mixed = table.guests.any(1, keepdims=True)
    return np.where(mixed & ~table.guests, team, 0).astype(np.float32)


def credit(
    values: NDArray[np.float32],
    rewards: NDArray[np.float32],
    dones: NDArray[np.bool_],
    actor: NDArray[np.int64],
    trace: float,
    share: NDArray[np.float32] | None = None,
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The advantage of every choice for the player who made it, and value targets for all seats.

    Every decision of anybody at the table says something about every seat, so the sums run over all
    of them. `share` is how much of each seat's gain counts for the other seats of the learner.
    """
    steps, rows, players = rewards.shape
    advantages = np.empty((steps, rows), np.float32)
    lessons = np.empty_like(rewards)
    carried = np.zeros((rows, players), np.float32)
    for step in reversed(range(steps)):
        over = dones[step][:, None]
        after = np.where(over, rewards[step], values[step + 1])
        carried = after - values[step] + trace * np.where(over, 0, carried)
        lessons[step] = values[step] + carried
        own = np.take_along_axis(carried, actor[step][:, None], 1)[:, 0]
        if share is not None:
            theirs = np.take_along_axis(share, actor[step][:, None], 1)[:, 0]
            own += (carried * share).sum(1) - own * theirs
        advantages[step] = own
    return advantages, lessons


class Losses(NamedTuple):
    """What an update reports."""

    policy: float
    value: float
    entropy: float


def normal(values: torch.Tensor, some: torch.Tensor) -> torch.Tensor:
    """Values with the mean 0 and the spread 1 among `some` of them."""
    if len(some) < 2:
        return values
    return (values - some.mean()) / (some.std() + 1e-8)


def learn(
    net: Net,
    optimiser: torch.optim.Optimizer,
    tables: Sequence[Experience],
    settings: Settings,
    entropy: float,
    *,
    watching: bool = False,
) -> Losses:
    """Make choices that turned out well more likely, in small steps; correct the values.

    If the net was `watching`, every choice of the teacher becomes more likely instead.
    """
    scaled = [normal(t.advantages, t.advantages[t.mine]) for t in tables]
    advantages = torch.cat(scaled)
    seats = net.value.out_features
    sat = torch.cat([torch.full((len(t.actions),), t.players) for t in tables])
    empty = torch.arange(seats)[None] >= sat[:, None]
    seen, masks, actions, likely, lessons, mine = (
        torch.cat([getattr(t, name) for t in tables])
        for name in ("seen", "masks", "actions", "likely", "lessons", "mine")
    )
    # A choice with only one action teaches the policy nothing.
    mine = (mine | watching) & (masks.sum(1) > 1)
    sums = np.zeros(3)
    parts = 0
    for _ in range(settings.epochs):
        for some in torch.randperm(len(actions)).split(settings.minibatch):
            wishes, hopes = net(seen[some])
            chances = masked(wishes, masks[some]).log_softmax(-1)
            chosen = chances.gather(1, actions[some][:, None])[:, 0]
            ratio = (chosen - likely[some]).exp()
            gain = torch.minimum(
                ratio * advantages[some],
                ratio.clamp(1 - settings.clip, 1 + settings.clip) * advantages[some],
            )
            weight = mine[some].float()
            number = weight.sum().clamp(min=1)
            policy = -((chosen if watching else gain) * weight).sum() / number
            spread = -(chances.exp() * chances.clamp(min=-50)).sum(-1)
            unsure = (spread * weight).sum() / number
            share = hopes.masked_fill(empty[some], FORBIDDEN).log_softmax(-1)
            value = -(lessons[some] * share.clamp(min=-50)).sum(-1).mean()
            loss = policy + value - entropy * unsure
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            sums += (policy.item(), value.item(), unsure.item())
            parts += 1
    return Losses(*(sums / parts).tolist())


def compare(
    game: Game,
    net: Net,
    rival: Rival | Frozen,
    players: int,
    games: int,
    seed: int,
    *,
    own: int = 1,
    backend: Backend = "compiled",
) -> float:
    """The win share of a seat of the net, which has `own` of them; a rival has the others."""
    rows = min(games, 512)
    env = make(game.name, rows, players=players, seed=seed, backend=backend)
    row = np.arange(rows)
    spread = np.arange(own) * players // own
    ours = np.zeros((rows, players), bool)
    ours[row[:, None], (row[:, None] + spread) % players] = True
    won = np.zeros(rows)
    done = np.zeros(rows, int)
    wanted = -(-games // rows)
    while (done < wanted).any():
        with torch.inference_mode():
            wishes, _ = net(torch.from_numpy(env.observations))
            picks = sample(masked(wishes, torch.from_numpy(env.masks))).numpy()
        rival.answer(env, ~ours[row, env.to_act], picks)
        found = env.step(picks)
        counted = found.dones & (done < wanted)
        won[counted] += (found.rewards * ours).sum(1)[counted] / own
        done[found.dones] += 1
    return float(won.sum() / (wanted * rows))


class Trainer:
    """Everything a run has in memory; `save` and `load` resume it."""

    def __init__(self, settings: Settings, start: Path | None = None) -> None:
        self.settings = settings
        self.game = load_game(settings.game)
        torch.manual_seed(settings.seed)
        self.net = net_for(self.game, settings.width)
        if start:
            files.fill(self.net, files.read_learner(start, self.game), self.game)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5)
        self.tables = [
            Table(settings, self.game, players, number)
            for number, players in enumerate(self.game.players)
        ]
        self.policies = [
            Rival(self.game, policy, settings.backend, settings.seed)
            for policy in self.game.policies
            if policy != "expected"
        ]
        self.policies += [
            Rival(self.game, policy, settings.backend, settings.seed, moody=True)
            for policy in settings.moody
        ]
        self.rivals: list[Rival | Frozen] = [
            *self.policies,
            *(Frozen.read(self.game, Path(file)) for file in settings.frozen),
        ]
        self.teacher = next((each for each in self.policies if each.name == settings.teacher), None)
        self.odds = np.full(len(self.rivals), 1 / len(self.rivals))
        """How often each rival is drawn."""
        self.selves: list[dict[str, torch.Tensor]] = []
        self.rng = np.random.default_rng(settings.seed)
        self.round = 0
        self.decisions = 0
        self.curve: list[dict[str, float]] = []

    def one_round(self) -> Losses:
        """Play, learn, remember."""
        settings = self.settings
        left = 1 - self.round / settings.rounds
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * max(left, 0.05)
        if self.round % max(1, settings.rounds // 40) == 0:
            self.selves.append({k: v.clone() for k, v in self.net.state_dict().items()})
            if len(self.selves) > KEPT_SELVES:
                del self.selves[int(self.rng.integers(1, len(self.selves) - 1))]
        experience = []
        watching = self.round < settings.lessons
        for table in self.tables:
            table.seat_guests(settings.league)
            if watching:
                table.guests[:] = True
            guest = self.teacher if watching else self.draw_guest()
            team = settings.team if guest in self.rivals else 0.0
            found, _ = play(table, self.net, settings, guest, team)
            experience.append(found)
            self.decisions += len(found.actions)
        entropy = settings.entropy * max(left, 0.1)
        losses = learn(self.net, self.optimiser, experience, settings, entropy, watching=watching)
        self.round += 1
        return losses

    def draw_guest(self) -> Rival | Frozen:
        """A former self, or one of the rivals: the stronger it is, the more often."""
        if self.rng.random() >= self.settings.rivals:
            former = net_for(self.game, self.settings.width)
            former.load_state_dict(self.selves[int(self.rng.integers(len(self.selves)))])
            return Frozen("itself", former)
        return self.rivals[int(self.rng.choice(len(self.rivals), p=self.odds))]

    def look(self, games: int = 512) -> dict[str, float]:
        """Win shares of a seat against every rival: alone with 2 and 4 players, and 3 against 1."""
        found = {"decisions": float(self.decisions)}
        strength = []
        for rival in self.rivals:
            for players, own, name in ((2, 1, "2"), (4, 1, "4"), (4, 3, "3:1")):
                found[f"{rival.name} {name}"] = compare(
                    self.game,
                    self.net,
                    rival,
                    players,
                    games,
                    HELD_OUT + self.round,
                    own=own,
                    backend=self.settings.backend,
                )
            # What a seat of the rival wins in both mixtures: one that is strong alone counts, too.
            most, few = 1 - found[f"{rival.name} 4"], 1 - 3 * found[f"{rival.name} 3:1"]
            strength.append(max(0.02, most / 3 + few))
        self.odds = np.array(strength) ** 2 / (np.array(strength) ** 2).sum()
        self.curve.append(found)
        return found

    def save(self, file: Path) -> None:
        """A checkpoint: the file appears whole or not at all."""
        kept = {
            "settings": self.settings._asdict(),
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "selves": self.selves,
            "round": self.round,
            "decisions": self.decisions,
            "curve": self.curve,
            "odds": self.odds,
            "torch": torch.get_rng_state(),
            "rng": self.rng,
            "tables": [(table.env, table.rng) for table in self.tables],
            "rivals": [rival.rngs for rival in self.policies],
        }
        fresh = file.with_suffix(".part")
        torch.save(kept, fresh)
        fresh.replace(file)

    @classmethod
    def load(cls, file: Path) -> "Trainer":
        """Resume from a checkpoint."""
        kept: dict[str, Any] = torch.load(file, weights_only=False)
        trainer = cls(Settings(**kept["settings"]))
        trainer.net.load_state_dict(kept["net"])
        trainer.optimiser.load_state_dict(kept["optimiser"])
        trainer.selves = kept["selves"]
        trainer.round, trainer.decisions = kept["round"], kept["decisions"]
        trainer.curve, trainer.rng, trainer.odds = kept["curve"], kept["rng"], kept["odds"]
        for table, (env, rng) in zip(trainer.tables, kept["tables"], strict=True):
            table.env, table.rng = env, rng
        for rival, rngs in zip(trainer.policies, kept["rivals"], strict=True):
            rival.rngs = rngs
        torch.set_rng_state(kept["torch"])
        return trainer

    def judge(self) -> "files.Net":
        """The net as a file holds it."""
        frozen = [Path(file).name for file in self.settings.frozen]
        done = {"frozen": frozen, "round": self.round, "decisions": self.decisions}
        made = self.settings._asdict() | done
        return files.from_torch(self.game, self.net, json.dumps(made))


class Progress(NamedTuple):
    """How far a run has come."""

    round: int
    rounds: int
    decisions: int
    seconds_left: float
    losses: Losses
    shares: dict[str, float]
    """Win shares against policies of the game: see `Trainer.look`."""


def train(trainer: Trainer, out: Path, checkpoint: Path, tell: Callable[[Progress], None]) -> None:
    """Train to the last round; look, and write the net and a checkpoint, several times."""
    start, first = time.perf_counter(), trainer.round
    rounds = trainer.settings.rounds
    every = max(1, rounds // trainer.settings.looks)
    while trainer.round < rounds:
        losses = trainer.one_round()
        if trainer.round % every == 0 or trainer.round == rounds:
            took = time.perf_counter() - start
            left = took / (trainer.round - first) * (rounds - trainer.round)
            shares = trainer.look()
            trainer.judge().write(out)
            trainer.save(checkpoint)
            tell(Progress(trainer.round, rounds, trainer.decisions, left, losses, shares))
