"""Results with the luck counted out (AIVAT).

A step of chance is worth V(what happened) minus the mean of V over all outcomes with their exact
weights. The same holds for a choice that a bot drew with known chances. Whatever V is, these
differences have mean zero, so subtracting them from a result leaves its mean as it is: a bad V
makes it no fairer, but no less true. A good one takes most of the luck away.

Two values are used, and each gives a *kind* of luck: the judge, and playouts by the policies of the
bots at the table (`playouts_kernel.py`). How much of each kind is subtracted was learned from other
deals (`without_luck`).

In some games a whole turn is one event (`Game.whole_turns`): what happened in it is compared with
the same turn played again by the same bot, as often as wanted. These turns have other random
numbers, so the mean stays as it is here too. A judge takes all players to be equally good, so these
turns get two further measures: as if a seat were better, and worse, than the judge thinks.

>>> from karfunkel.bots.base import make_bot
>>> from karfunkel.core.dealer import Seeded
>>> from karfunkel.core.driver import Seated, play
>>> from karfunkel.core.match import Match
>>> from karfunkel.core.registry import load_game
>>> from karfunkel.core.rng import Rng
>>> game = load_game("diamant")
>>> bots = [make_bot(spec, game) for spec in ("ev", "greedy")]
>>> match = Match(game, {"players": 2}, Seeded(7))
>>> play(match, [Seated(bot, Rng()) for bot in bots])
>>> luck = Luck(game, judge_of(game)).of(match, bots)
>>> luck.shape, abs(luck.sum(axis=0).round(6)).tolist()
((2, 5), [0.0, 0.0, 0.0, 0.0, 0.0])
"""

import hashlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.arena import playouts_kernel
from karfunkel.bots.base import PolicyBot
from karfunkel.bots.judge import JudgeBot, judge_of
from karfunkel.bots.net import NetBot
from karfunkel.core.bot import Bot
from karfunkel.core.exact import SolvedPart
from karfunkel.core.game import Chance, Choices, Game, Step
from karfunkel.core.link import Backend, link
from karfunkel.core.match import Match
from karfunkel.core.policies import random
from karfunkel.core.record import as_pairs
from karfunkel.core.rng import Rng, below_any, seed
from karfunkel.core.work import MOST_PLAYERS, Work
from karfunkel.judge.net import Judge

MOST_OUTCOMES = 48
"""If there are more, this many are sampled instead: the mean of the difference is still zero."""
MOST_WAYS = 16
"""If more choices could have been drawn at once, the judge is asked before the next chance."""
DEPTH = 1
"""How many steps of chance in a row are looked through before the judge is asked."""

THROWS = 4
"""After the end of a solved part, this many throws are sampled before the judge is asked."""
PLAYOUTS = 300
"""Playouts after every outcome; games in which parts are solved are too long for that."""
STREAMS = 0x1A7B0
"""The seed of playouts: whatever a tournament's own seed is, they are independent of its chance."""
FEWEST = 12
"""From fewer other deals nothing is learned: the judge's luck is subtracted as it is."""
FOLDS = 10
"""The deals are split into this many parts; each is adjusted by what the others teach."""
RIDGE = 0.02
"""Ridge regularisation of what is learned, as a share of the variance of a kind of luck."""
CHANCE_LUCK, DRAWN_LUCK, PLAYED_LUCK, BETTER_LUCK, WORSE_LUCK = 0, 1, 2, 3, 4
KINDS = 5
"""Kinds of luck: of chance and of drawn choices as the judge sees them, and by playouts; of whole
turns as if a seat were better, or worse, than the judge thinks."""
TURN_KINDS = [CHANCE_LUCK, BETTER_LUCK, WORSE_LUCK]
UNITS = 8_400_000
"""A win, in the whole numbers of a part that is solved."""

Weighted = tuple[float, Any]
"""A state and its weight."""


def edition(game: Game) -> str:
    """What adjusted results depend on besides the bots: the judge."""
    return f"adjusted 5 by {fingerprint(judge_of(game))}"


def fingerprint(judge: Judge) -> str:
    """Changes with every number of a judge's net."""
    net = judge.net
    digest = hashlib.sha256(b"".join(part.tobytes() for part in (*net.weights, *net.biases)))
    return digest.hexdigest()[:12]


class Luck:
    """Finds the luck of every seat in a finished game."""

    def __init__(self, game: Game, judge: Judge, backend: Backend = "python") -> None:
        self.game = game
        self.judge = judge
        self.backend: Backend = backend
        self.solver = game.part_solver()
        self.turns = game.whole_turns(judge) if backend == "compiled" else None
        self._part: tuple[Hashable, SolvedPart] | None = None

    def of(self, match: Match, bots: Sequence[Bot]) -> NDArray[np.float64]:
        """How much more than its chance each seat (row) got from each kind of luck (column).

        The first three kinds add up to zero over the seats.
        """
        game = self.game
        state = game.begin(match.options)
        self.dice = Rng()
        seed(self.dice, len(match.steps), 0)
        players = game.player_count(state)
        terms: tuple[list[Weighted], list[Weighted]] = ([], [])
        luck = np.zeros((players, KINDS))
        usual: NDArray[np.float64] | None = None
        for step in match.steps:
            if self.turns and self.turns.begins(state):
                if usual is not None:
                    luck[:, TURN_KINDS] += self.turns.value(state, bots) - usual
                usual = self.turns.usual(state, bots)
            if usual is not None:
                game.carry_out(state, step)
                continue
            if isinstance(step, Chance) and self.solver and self.solver.solves(state):
                luck[:, CHANCE_LUCK] += self.of_solved(state, step, players)
            else:
                kind = CHANCE_LUCK if isinstance(step, Chance) else DRAWN_LUCK
                terms[kind].extend(self._terms(state, step, bots))
            game.carry_out(state, step)
        if self.turns and usual is not None:
            luck[:, TURN_KINDS] += self.turns.value(state, bots) - usual
        for kind, some in enumerate(terms):
            if some:
                weights = np.array([weight for weight, _ in some])
                luck[:, kind] += weights @ self._values([reached for _, reached in some], players)
        if self.solver is None and self.backend == "compiled":
            luck[:, PLAYED_LUCK] = self.by_playouts(match, bots, PLAYOUTS)
        return luck

    def by_playouts(self, match: Match, bots: Sequence[Bot], playouts: int) -> NDArray[np.float64]:
        """The luck of every seat as playouts by the bots' policies see it."""
        game = self.game
        policies, rivals, drawn = policies_of(game, bots)
        program = link(
            playouts_kernel,
            rules=game.rules,
            policy=policies[0],
            rival=policies[1],
            backend=self.backend,
        )
        states, works = program.rows(game.rules.State, 3), program.rows(Work, 2)
        start = program.put(game.begin(match.options))
        states[0] = start if self.backend == "python" else start[0]
        table = playouts_kernel.Table()
        table.players, table.rivals, table.drawn = len(bots), rivals, drawn
        table.number, table.playouts = STREAMS, playouts
        put = program.put(table)
        steps = np.array(as_pairs(match.steps), np.int64)
        luck = np.zeros(MOST_PLAYERS)
        tables = [put] if self.backend == "python" else put
        scratch = (states, works, program.rows(Rng, 1), tables)
        program.run_batch("luck_by_playouts", *scratch, steps, luck)
        return luck[: len(bots)]

    def of_solved(self, state: Any, step: Chance, players: int) -> NDArray[np.float64]:
        """The luck of chance in a part that is solved, such as the dice of a turn."""
        part = self._part_of(state, players)
        outcomes = self.game.outcomes(state)
        values = {one: np.array(part.after(state, Chance(one))) for one, _ in outcomes}
        usual = sum(weight * values[one] for one, weight in outcomes)
        total = sum(weight for _, weight in outcomes)
        luck: NDArray[np.float64] = (values[step.outcome] - usual / total) / UNITS
        return luck

    def _part_of(self, state: Any, players: int) -> SolvedPart:
        """The solved part around a state, from what the judge says about its ends."""
        assert self.solver
        turn = self.solver.turn(state)
        if self._part is None or self._part[0] != turn:
            ends = list(self.solver.ends(state))
            ways = [list(self._thrown(end)) for end in ends]
            values = self._values([reached for way in ways for _, reached in way], players)
            worths, at = [], 0
            for way in ways:
                shares = np.array([weight for weight, _ in way]) @ values[at : at + len(way)]
                worth = (UNITS * shares).astype(int)
                worth[int(shares.argmax())] += UNITS - worth.sum()
                worths.append(worth.tolist())
                at += len(way)
            self._part = turn, self.solver.solve(state, worths)
        return self._part[1]

    def _thrown(self, state: Any) -> Iterator[Weighted]:
        """Positions after the steps of chance that come next: the judge was trained on those.

        The same random numbers for all ends, so that they differ by what happened alone.
        """
        dice = Rng()
        seed(dice, 0, 0)
        for _ in range(THROWS):
            after = self.game.copy(state)
            while outcomes := self.game.outcomes(after):
                rest = below_any(dice, sum(weight for _, weight in outcomes))
                for outcome, weight in outcomes:
                    rest -= weight
                    if rest < 0:
                        self.game.carry_out(after, Chance(outcome))
                        break
            yield 1 / THROWS, after

    def _terms(self, state: Any, step: Step, bots: Sequence[Bot]) -> Iterator[Weighted]:
        """What happened, minus what could have happened: the weights add up to zero."""
        if isinstance(step, Chance):
            could = self._drawn(state)
            if len(could) > 1:
                yield from self._reach(state, step, 1.0, DEPTH)
                for outcome, chance in could:
                    yield from self._reach(state, Chance(outcome), -chance, DEPTH)
            return
        mixed = self._mixed(state, step, bots)
        if len(mixed) > 1:
            depth = DEPTH if len(mixed) <= MOST_WAYS else 0
            yield from self._reach(state, step, 1.0, depth)
            for other, chance in mixed:
                yield from self._reach(state, other, -chance, depth)

    def _drawn(self, state: Any) -> list[tuple[int, float]]:
        """All outcomes with their chances, or (if there are too many) some that are drawn."""
        outcomes = self.game.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        if len(outcomes) <= MOST_OUTCOMES:
            return [(outcome, weight / total) for outcome, weight in outcomes]
        ends = np.cumsum([weight for _, weight in outcomes])
        places = [
            int(np.searchsorted(ends, below_any(self.dice, total), "right"))
            for _ in range(MOST_OUTCOMES)
        ]
        return [(outcomes[place][0], 1 / MOST_OUTCOMES) for place in places]

    def _mixed(self, state: Any, step: Choices, bots: Sequence[Bot]) -> list[tuple[Choices, float]]:
        """All choices that could have been drawn at once; those not drawn stay as they were."""
        each: list[list[tuple[tuple[int, int], float]]] = []
        for player, action in step.actions:
            legal = self.game.legal(state, player)
            known = strategy(bots[player], self.game.observe(state, player), player, legal)
            if known is None:
                each.append([((player, action), 1.0)])
            else:
                each.append([((player, a), c) for a, c in zip(legal, known, strict=True) if c > 0])
        return [
            (Choices(tuple(choice for choice, _ in way)), prod(chance for _, chance in way))
            for way in product(*each)
        ]

    def _reach(self, state: Any, step: Step, weight: float, depth: int) -> Iterator[Weighted]:
        """The states after a step; if chance is next, those after that, with their chances."""
        after = self.game.copy(state)
        self.game.carry_out(after, step)
        outcomes = self.game.outcomes(after) if depth else []
        if not 0 < len(outcomes) <= MOST_OUTCOMES:
            yield weight, after
            return
        total = sum(part for _, part in outcomes)
        for outcome, part in outcomes:
            yield from self._reach(after, Chance(outcome), weight * part / total, depth - 1)

    def _values(self, states: Sequence[Any], players: int) -> NDArray[np.float64]:
        """The chance of every seat to win in each state; what was won, if the game is over."""
        game = self.game
        found = np.zeros((len(states), players))
        ahead = []
        for place, state in enumerate(states):
            if game.turn(state).over:
                winners = list(game.winners(state))
                found[place, winners] = 1 / len(winners)
            else:
                ahead.append(place)
        if not ahead:
            return found
        for player in range(players):
            found[ahead] += self._as_seen_by(player, [states[place] for place in ahead], players)
        found[ahead] /= players
        return found

    def _as_seen_by(self, player: int, states: Sequence[Any], players: int) -> NDArray[np.float64]:
        """What the judge says from one seat; the mean over all seats has a smaller error."""
        seen = np.zeros((len(states), self.judge.inputs))
        for row, state in enumerate(states):
            inputs = [0] * self.judge.inputs
            self.judge.encoding.features(self.game.observe(state, player), player, inputs)
            seen[row] = inputs
        hopes = self.judge.many(seen)[1][:, :players].astype(np.float64)
        raised = np.exp(hopes - hopes.max(axis=1, keepdims=True))
        shares: NDArray[np.float64] = raised / raised.sum(axis=1, keepdims=True)
        return np.roll(shares, player, axis=1)


def policies_of(game: Game, bots: Sequence[Bot]) -> tuple[list[Callable[..., int]], int, int]:
    """Two policies for playouts, the seats that play the second, and those whose draws are known.

    A bot that is no policy, and a third one, plays like the game's policy for playouts.
    """
    usual = game.policies[game.playout_policy]
    own = [bot.policy if isinstance(bot, PolicyBot) else None for bot in bots]
    distinct = list(dict.fromkeys(policy for policy in own if policy))[:2]
    if len(distinct) < 2 or None in own:
        distinct = [*distinct[:1], usual] if usual not in distinct[:1] else [usual, usual]
    if len(distinct) == 1:
        distinct *= 2
    rivals = drawn = 0
    for seat, policy in enumerate(own):
        rivals |= (policy != distinct[0]) << seat
        drawn |= (policy in distinct) << seat
    return distinct, rivals, drawn


def without_luck(shares: NDArray[np.float64], luck: NDArray[np.float64]) -> NDArray[np.float64]:
    """Results of deals (rows) minus luck, as much of each kind as the other deals teach.

    What is learned from other deals is independent of this one, so its mean stays as it is.
    """
    deals = len(shares)
    found = shares.astype(float).copy()
    for fold in range(min(FOLDS, deals)):
        here = np.arange(deals) % FOLDS == fold
        found[here] -= luck[here] @ learned(shares[~here], luck[~here])
    return found


def learned(shares: NDArray[np.float64], luck: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much of each kind of luck to subtract, by least squares."""
    kinds = luck.shape[1]
    usual = np.array([1.0, 1.0] + [0.0] * (kinds - 2))[:kinds]
    if len(shares) < FEWEST:
        return usual
    around = shares - shares.mean()
    products = luck.T @ luck
    products += np.diag(RIDGE * np.diag(products) + 1e-12)
    weights: NDArray[np.float64] = np.linalg.solve(products, luck.T @ around)
    return weights


def strategy(bot: Bot, observed: Any, player: int, legal: Sequence[int]) -> Sequence[float] | None:
    """The chances with which a bot chose; None if it draws nothing, or they are unknown."""
    if len(legal) == 1:
        return None
    if isinstance(bot, JudgeBot) and bot.game.simultaneous:
        return [float(chance) for chance in bot.judge.opinion(observed, player, legal).chances]
    if isinstance(bot, NetBot):
        return [float(chance) for chance in bot.chances(observed, player, legal)]
    if isinstance(bot, PolicyBot) and bot.policy is random:
        return [1 / len(legal)] * len(legal)
    return None
