"""Values by looking ahead with playouts: for games where that knows more than the judge.

Everything is counted in whole numbers with random numbers of our own, so the same position and the
same seed give the same values on every machine.

>>> from karfunkel.core.registry import load_game
>>> emerald = load_game("emerald")
>>> state = emerald.new({"players": 2, "first": 1, "treasures": 1, "pile_cards": 1})
>>> while outcomes := emerald.outcomes(state):
...     events = emerald.apply(state, Chance(outcomes[0][0]))
>>> ahead = Ahead(emerald, 40, backend="python")
>>> sum(ahead.value(state)) == WIN
True
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from karfunkel.analysis import lookahead_kernel
from karfunkel.analysis.lookahead_kernel import EVERYBODY, Lookahead
from karfunkel.analysis.shapes import POINT, WIN
from karfunkel.bots.decisions import NOT_FOUND
from karfunkel.bots.tree import IN_TURN, OPEN
from karfunkel.core.game import Chance, Choices, Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.playout import Totals
from karfunkel.core.policies import impartial
from karfunkel.core.rng import Rng
from karfunkel.core.work import MOST_PLAYERS, Work

MOST_BRANCHES = 8
IN_TURN_SHARE = 2
"""One in this many iterations tries the choices in turn, where each of them is shown."""
MADE_SHARE = 4
"""One in this many further iterations is for the choice that was made."""
AGAIN = 3
"""A second look has this many times the iterations of the first one."""
DOUBTFUL = 2 * POINT
"""The choice that was made must lose this much in the first look to get a second one."""
COSTLY = 5 * POINT
"""It must lose this much in the second look to get a third one."""
CLOSE = 3 * POINT
"""The third look is for decisions in which another choice is this close to the best one."""
ALIKE = 3 * POINT // 2
"""Among choices that differ by no more, the one that the policy prefers counts as the best,"""
OFTEN = 4
"""provided that it was tried at least once for every this many tries of the best one."""


class Promise(NamedTuple):
    """What a choice promises to every seat, and the variance of that for the one who chooses."""

    value: tuple[int, ...]
    variance: float


class Root(NamedTuple):
    """A choice at the root: how often it was tried, and what it brought to every seat."""

    action: int
    tried: int
    gained: tuple[int, ...]
    prior: int
    """How strongly the playout policy prefers it."""


class Ahead:
    """Looks ahead from positions of one game in which one player chooses.

    `iterations` is for valuing a position with two players, `compared`, if it is given, for
    comparing its choices, and `closely` for a third look. With more players an iteration takes
    longer, and there are fewer.
    """

    def __init__(
        self,
        game: Game,
        iterations: int,
        compared: int = 0,
        closely: int = 0,
        *,
        number: int = 0,
        backend: Backend = "compiled",
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.compared = compared or iterations
        self.closely = closely
        self.number = number
        self.players = game.default_players
        learned = game.learned
        self.program: Program = link(
            lookahead_kernel,
            rules=game.rules,
            policy=learned.draw if learned else game.policies[game.playout_policy],
            prior=learned.weigh if learned else impartial,
            evaluation=(learned and learned.evaluation) or game.evaluation,
            backend=backend,
        )
        rows = self.program.rows
        self.trees, self.roots = rows(Lookahead, 1), rows(game.rules.State, 1)
        self.scratch = (rows(game.rules.State, 1), rows(Work, 1), rows(Rng, 1), rows(Totals, 1))
        self._values: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._forced = 0
        """Iterations for the choice that was made."""

    def prepare(self) -> None:
        """Look ahead a little, which compiles everything."""
        state = self.game.new()
        while outcomes := self.game.outcomes(state):
            self.game.carry_out(state, Chance(outcomes[0][0]))
        self._begin(state)
        self._run(EVERYBODY, 1, OPEN)
        self._root(self.game.turn(state).players[0])

    def value(self, state: Any) -> tuple[int, ...]:
        """The chances of every seat where one player chooses; what is hidden is drawn again.

        Where chance moves after every choice there are more iterations, so that positions before
        and after it are looked at equally far.
        """
        iterations = self._fewer(self.iterations, state) * self._branches(state)
        return self._kept(state, self._best, iterations)

    def outlook(self, state: Any) -> tuple[int, ...]:
        """The chances of every seat where chance moves, from games that go on from there."""
        return self._kept(state, self._mean, self._fewer(self.iterations, state))

    def _fewer(self, iterations: int, state: Any) -> int:
        """So many for this number of players: a playout is evaluated for every seat."""
        return max(1, 2 * iterations // self.game.player_count(state))

    def _kept(
        self, state: Any, found: Callable[[Any], tuple[int, ...]], iterations: int
    ) -> tuple[int, ...]:
        key = tuple(state.ints())
        if key not in self._values:
            self._begin(state)
            self._run(EVERYBODY, iterations, OPEN)
            self._values[key] = found(state)
        return self._values[key]

    def _best(self, state: Any) -> tuple[int, ...]:
        """What the best choice brought, and what all of them did, after a run: the mean of both.

        The first is biased towards the player on turn, because whatever others merely try later
        counts in full; the second is biased against that player. A biased value would change with
        every turn without anything happening.
        """
        (player,) = self.game.turn(state).players
        roots = self._root(player)
        if not roots:
            return self._mean(state)
        best = max(roots, key=lambda one: (one.tried, -one.action))
        both = zip(shares(best.gained), self._mean(state), strict=True)
        return shares([one + other for one, other in both])

    def _mean(self, state: Any) -> tuple[int, ...]:
        """What all iterations of a run brought."""
        tree = self._tree()
        return shares([int(n) for n in tree.together[: self.game.player_count(state)]])

    def _branches(self, state: Any) -> int:
        """The fewest positions that chance can lead to after a choice, up to MOST_BRANCHES."""
        found = MOST_BRANCHES
        (player,) = self.game.turn(state).players
        for action in self.game.legal(state, player):
            after = self.game.copy(state)
            self.game.carry_out(after, Choices(((player, action),)))
            found = min(found, ends(self.game, after, found))
        return found

    def promises(self, state: Any, player: int, made: int | None) -> dict[int, Promise]:
        """What each choice promises, from what the player can know.

        Where the choice that was made seems to lose something, there is a second look, and a third
        one where it seems to lose much and it is not clear to which. The best choice is the one
        that was tried most, or one like it, or the one made; others look better only by luck.
        """
        self._begin(state)
        first = self._fewer(self.compared, state)
        self._run(player, first // IN_TURN_SHARE, IN_TURN)
        self._look(player, first - first // IN_TURN_SHARE, first, made)
        if self._lost(player, made, DOUBTFUL):
            self._look(player, AGAIN * first, AGAIN * first, made)
            if self.closely and self._lost(player, made, COSTLY) and self._close(player, made):
                third = self._fewer(self.closely, state)
                self._look(player, third, third, made)
        found = self._promised(player)
        best = self._named(player, made)
        if made is not None and found[made].value[player] > found[best].value[player]:
            best = made
        most = found[best].value[player]
        for action, promise in found.items():
            if promise.value[player] > most:
                found[action] = promise._replace(value=at_most(promise.value, player, most - 1))
        return found

    def _look(self, player: int, iterations: int, whole: int, made: int | None) -> None:
        """Try what is most promising, then the choice that was made, for a share of `whole`."""
        self._run(player, iterations, OPEN)
        if made is not None:
            self._forced += max(1, whole // MADE_SHARE)
            self._run(player, max(1, whole // MADE_SHARE), made)

    def _lost(self, player: int, made: int | None, most: int) -> bool:
        """Whether the choice that was made seems to lose more; where none was made, it may."""
        if made is None:
            return True
        values = {one.action: shares(one.gained)[player] for one in self._root(player)}
        return max(values.values()) - values[made] > most

    def _close(self, player: int, made: int | None) -> bool:
        """Whether it is in doubt which choice is the best, apart from the one that was made."""
        values = [shares(one.gained)[player] for one in self._root(player) if one.action != made]
        best, *others = sorted(values, reverse=True)
        return bool(others) and best - others[0] < CLOSE

    def _named(self, player: int, made: int | None) -> int:
        """The choice that was tried most, or one about as good that the policy prefers.

        What was tried because it was made does not count.
        """
        roots = [
            one._replace(tried=one.tried - self._forced * (one.action == made))
            for one in self._root(player)
        ]
        most = max(roots, key=lambda one: (one.tried, -one.action))
        value = shares(most.gained)[player]
        alike = [
            one
            for one in roots
            if OFTEN * one.tried >= most.tried and abs(shares(one.gained)[player] - value) <= ALIKE
        ]
        return max(alike, key=lambda one: (one.prior, one.tried, -one.action)).action

    def _promised(self, player: int) -> dict[int, Promise]:
        """What the choices brought so far."""
        found = {}
        for one in self._root(player):
            value = shares(one.gained)
            spread = value[player] * (WIN - value[player]) / one.tried
            found[one.action] = Promise(value, spread)
        return found

    def _begin(self, state: Any) -> None:
        self.players = self.game.player_count(state)
        self._forced = 0
        handle = self.program.put(state)
        self.roots[0] = handle if self.program.backend == "python" else handle[0]
        self.program.run_batch("begin", self.trees, self.iterations)

    def _run(self, viewer: int, iterations: int, wish: int) -> None:
        self.program.run_batch(
            "look_ahead",
            self.trees,
            self.roots,
            *self.scratch,
            self.players,
            viewer,
            self.number,
            iterations,
            wish,
        )

    def _tree(self) -> Any:
        handle = self.trees[0] if self.program.backend == "python" else self.trees
        return self.program.view(Lookahead, handle)

    def _root(self, player: int) -> Sequence[Root]:
        """The choices at the root that were tried; none if there is only one."""
        place = self.program.run_batch("root_of", self.trees, player)
        found: list[Root] = []
        if place == NOT_FOUND:
            return found
        tree = self._tree()
        for edge in range(int(tree.choices[place])):
            if tried := int(tree.tried[edge]):
                first = MOST_PLAYERS * edge
                gained = tuple(int(n) for n in tree.brought[first : first + self.players])
                found.append(Root(int(tree.action[edge]), tried, gained, int(tree.prior[edge])))
        return found


def shares(gained: Sequence[int]) -> tuple[int, ...]:
    """Chances as whole numbers that add up to WIN; what rounding loses goes to the best seat."""
    total = sum(gained)
    found = [WIN * one // total for one in gained]
    best = max(range(len(found)), key=lambda seat: (found[seat], -seat))
    found[best] += WIN - sum(found)
    return tuple(found)


def at_most(value: Sequence[int], player: int, most: int) -> tuple[int, ...]:
    """The same chances with no more than `most` for a player; the others share what is left."""
    others = sum(value) - value[player]
    found = [(WIN - most) * one // others if others else 0 for one in value]
    found[player] = most
    found[player - 1] += WIN - sum(found)
    return tuple(found)


def ends(game: Game, state: Any, most: int) -> int:
    """How many positions chance can lead to before somebody chooses; `most` if there are more."""
    if not game.turn(state).chance:
        return 1
    found = 0
    for outcome, _ in game.outcomes(state):
        after = game.copy(state)
        game.carry_out(after, Chance(outcome))
        found += ends(game, after, most - found)
        if found >= most:
            return most
    return found
