"""Chances to win, as whole numbers, for many positions at once.

The value of a position is a function of the position and the seed: what the judge says where
players choose, or what a look-ahead by playouts finds, where that knows more; the mean over the
outcomes where chance moves; the result where the game is over.
Sums of the net run over its inputs in their order, as in `karfunkel.judge.net`, so the same numbers
come out on every machine.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.analysis.lookahead import Ahead, ends
from karfunkel.analysis.shapes import WIN
from karfunkel.core.game import Chance, Choices, Game, Step
from karfunkel.core.rng import Rng, below_any, seed
from karfunkel.judge.kernel import FARTHEST, HALVINGS
from karfunkel.judge.net import Judge, Net, Numbers, values_only

Chances = tuple[int, ...]
"""For every seat; together they are WIN."""
LONGEST_CHANCE = 400
"""Steps of chance in a row on a sampled path: more than any set-up takes."""


class Breadth(NamedTuple):
    """How much of what can happen is looked at."""

    outcomes: int
    """Up to this many outcomes of the next step of chance are all counted."""
    inner: int
    """The same for a step of chance right after it."""
    paths: int
    """If there are more, this many are sampled."""
    runs: int
    """The same where one step of chance follows the other whatever comes, such as six dice."""
    looks: int
    """Where nothing is hidden, how many of the players on turn are asked what they think."""
    ahead: int = 0
    """If one player has up to this many choices, the judge looks one step ahead, too."""


class Mean(NamedTuple):
    """The weighted mean of other values."""

    parts: "Sequence[tuple[int, Node]]"


class Best(NamedTuple):
    """The value that is best for one player."""

    player: int
    parts: "Sequence[Node]"


Node = Chances | Mean | Best | int
"""A known value, a mean, the best of some, or the number of a question to the judge."""


class Values:
    """Collects positions, asks the judge for all of them at once, and answers."""

    def __init__(
        self,
        game: Game,
        players: int,
        judge: Judge,
        breadth: Breadth,
        number: int,
        lookahead: Ahead | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.judge = judge
        self.net = values_only(judge.net)
        self.breadth = breadth
        self.number = number
        # Where parts are solved, the judge is asked at their ends, so it hardly contradicts itself.
        self._ahead = self._most_ahead = 0 if game.part_solver() else breadth.ahead
        self._seen: list[Numbers] = []
        self._viewers: list[int] = []
        self._known: dict[tuple[int, bytes], int] = {}
        self._found: list[Chances] = []
        self.lookahead = lookahead

    def node(self, state: Any, level: int = 0) -> Node:
        """The value of a state; ask for it with `value` after `settle`."""
        turn = self.game.turn(state)
        if turn.over:
            return result_shares(self.game, state)
        if turn.chance:
            return self._chance(state, level)
        return self._decided(state, turn.players)

    def _decided(self, state: Any, players: Sequence[int]) -> Node:
        """Where players choose: what the judge says, and for one player what it says a step later.

        A judge expects of every player the mistakes it has seen, so the player on turn turns out to
        be better than expected, whoever it is. The value after the best choice is biased towards
        that player as much as the judge's own is biased away: the mean of both does not change with
        every turn.
        """
        if self.lookahead:
            legal = self.game.legal(state, players[0])
            if len(legal) == 1:  # a single legal action changes nothing
                return self.node(self.stepped(state, Choices(((players[0], legal[0]),))))
            return self.lookahead.value(state)
        own = self._question(state, players)
        if not self._ahead or len(players) > 1:
            return own
        player = players[0]
        legal = self.game.legal(state, player)
        if not 1 < len(legal) <= self._ahead:
            return own
        self._ahead = 0  # one step ahead, not all that follow
        found = [
            self.node(self.stepped(state, Choices(((player, action),))), 1) for action in legal
        ]
        self._ahead = self._most_ahead
        return Mean([(1, own), (1, Best(player, found))])

    def _question(self, state: Any, players: Sequence[int]) -> Node:
        """What the judge tells several seats: all of them, where each knows something different.

        Otherwise the value would change with every turn, without anything happening.
        """
        asked: Sequence[int] = range(self.players)
        if self.game.all_open(state):
            looks = min(self.breadth.looks, len(players))
            asked = [players[n * len(players) // looks] for n in range(looks)]
        return mean_of([(1, self._ask(state, player)) for player in asked])

    def _ask(self, state: Any, player: int) -> int:
        seen = [0] * self.judge.inputs
        self.judge.encoding.features(self.game.observe(state, player), player, seen)
        row = np.array(seen, np.float32)
        key = (player, row.tobytes())
        if key not in self._known:
            self._known[key] = len(self._found) + len(self._seen)
            self._seen.append(row)
            self._viewers.append(player)
        return self._known[key]

    def _chance(self, state: Any, level: int) -> Node:
        outcomes = self.game.outcomes(state)
        if self.lookahead:
            if ends(self.game, state, self.breadth.outcomes + 1) > self.breadth.outcomes:
                return self.lookahead.outlook(state)
            dealt = [(weight, self.dealt(state, outcome)) for outcome, weight in outcomes]
            return Mean([(weight, self.node(after)) for weight, after in dealt])
        most = (self.breadth.outcomes, self.breadth.inner)[level] if level < 2 else 1
        paths = self.breadth.paths
        if len(outcomes) <= most:
            dealt = [(weight, self.dealt(state, outcome)) for outcome, weight in outcomes]
            if not all(self.game.turn(after).chance for _, after in dealt):
                return Mean([(weight, self.node(after, level + 1)) for weight, after in dealt])
            paths = self.breadth.runs
        rng = Rng()
        seed(rng, self.number, level)
        count = (paths, self.breadth.paths)[level] if level < 2 else 1
        return mean_of([(1, self._path(state, rng)) for _ in range(count)])

    def _path(self, state: Any, rng: Rng) -> Node:
        """Let chance move until somebody chooses or the game is over."""
        state = self.game.copy(state)
        for _ in range(LONGEST_CHANCE):
            outcomes = self.game.outcomes(state)
            if not outcomes:
                return self.node(state)
            rest = below_any(rng, sum(weight for _, weight in outcomes))
            for outcome, weight in outcomes:
                rest -= weight
                if rest < 0:
                    self.game.carry_out(state, Chance(outcome))
                    break
        raise AssertionError("chance moves for ever")

    def dealt(self, state: Any, outcome: int) -> Any:
        """The state after an outcome of chance."""
        return self.stepped(state, Chance(outcome))

    def stepped(self, state: Any, step: Step) -> Any:
        """The state after a step that is known to be legal."""
        after = self.game.copy(state)
        self.game.carry_out(after, step)
        return after

    def settle(self) -> None:
        """Ask the judge everything that was collected."""
        if not self._seen:
            return
        hopes = logits(self.net, np.stack(self._seen))
        shares = raised(hopes[:, : self.players].astype(np.float64))
        for row, player in zip(shares.tolist(), self._viewers, strict=True):
            first = self.players - player
            self._found.append(whole(row[first:] + row[:first]))
        self._seen, self._viewers = [], []

    def value(self, node: Node) -> Chances:
        """The value of a node."""
        if isinstance(node, int):
            return self._found[node]
        if isinstance(node, Mean):
            return mean([(weight, self.value(part)) for weight, part in node.parts])
        if isinstance(node, Best):
            return max(map(self.value, node.parts), key=lambda found: found[node.player])
        return node


def mean_of(parts: Sequence[tuple[int, Node]]) -> Node:
    """The mean of nodes."""
    return parts[0][1] if len(parts) == 1 else Mean(parts)


def mean(parts: Sequence[tuple[int, Chances]]) -> Chances:
    """The weighted mean; its seats still add up to WIN."""
    total = sum(weight for weight, _ in parts)
    if total == 0:
        return mean([(1, value) for _, value in parts])
    sums = [
        sum(weight * value[seat] for weight, value in parts) for seat in range(len(parts[0][1]))
    ]
    return complete([one // total for one in sums])


def complete(found: list[int]) -> Chances:
    """Give what rounding lost to the seat that has most."""
    best = max(range(len(found)), key=lambda seat: (found[seat], -seat))
    found[best] += WIN - sum(found)
    return tuple(found)


def whole(shares: Sequence[float]) -> Chances:
    """Chances as whole numbers that add up to WIN."""
    total = sum(shares)
    return complete([int(WIN * share / total) for share in shares])


def result_shares(game: Game, state: Any) -> Chances:
    """The result of a finished game: winners share the win."""
    winners = game.winners(state)
    share = WIN // len(winners)
    return tuple(share if seat in winners else 0 for seat in range(game.player_count(state)))


def logits(net: Net, seen: Numbers) -> Numbers:
    """The seats' logits of many positions, identical to those of `Judge.logits` to the last bit."""
    hidden = seen
    for layer in (0, 1):
        hidden = in_order(hidden, net.weights[layer], net.biases[layer])
        hidden = np.maximum(hidden, np.float32(0))
    return in_order(hidden, net.weights[3], net.biases[3])


def in_order(inputs: Numbers, weight: Numbers, bias: Numbers) -> Numbers:
    """A linear layer for many rows, whose sums run over the inputs in their order."""
    found = np.repeat(bias[None], len(inputs), axis=0)
    there = inputs != 0
    counts = there.sum(axis=0)
    for n in np.flatnonzero(counts).tolist():
        column = inputs[:, n]
        if 4 * counts[n] > len(inputs):  # adding nothing costs less than leaving rows out
            found += column[:, None] * weight[n]
        else:
            rows = np.flatnonzero(there[:, n])
            found[rows] += column[rows, None] * weight[n]
    return found


def raised(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Exponentials relative to the largest, from products alone, as in the judge's kernel."""
    far = np.maximum(logits - logits.max(axis=1, keepdims=True), FARTHEST)
    found: NDArray[np.float64] = 1.0 + far / (1 << HALVINGS)
    for _ in range(HALVINGS):
        found = found * found
    return found
