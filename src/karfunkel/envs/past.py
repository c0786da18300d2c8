"""Games step by step, with all that every player was told: the basis of OpenSpiel's states.

Written for trees of states: cheap to copy and save, and fast in CPython. Nothing here depends on
OpenSpiel.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.errors import IllegalStep, not_allowed
from karfunkel.core.game import Game, Options
from karfunkel.core.registry import load_game
from karfunkel.core.work import CHANCE, UNIFORM, Work
from karfunkel.envs.vector import REWARDS, link_batch, scales_of

# Who is to move, besides the seats (from 0).
BY_CHANCE = -1
ALL_AT_ONCE = -2
OVER = -4

Moves = list[tuple[int, int]]


class Table:
    """What all states of one game share: rules, options, scratch space."""

    def __init__(self, game: Game, options: Options, turns: bool, reward: str) -> None:
        if reward not in REWARDS:
            raise not_allowed("reward", reward, REWARDS)
        self.game = game
        self.rules = game.rules
        self.options = game.complete(options)
        self.players = int(self.options["players"])
        self.turns = turns or not game.simultaneous
        """Whether players who choose at the same time are asked one after the other."""
        self.reward = reward
        self.start = game.new(self.options)
        self.work = Work()

    @cached_property
    def first(self) -> "Play":
        """The state before the first step; copy it."""
        found = Play(self, self.start)
        found._ints = np.array(self.start.ints())
        return found

    @cached_property
    def width(self) -> int:
        """The length of an observation."""
        return len(scales_of(self.game))

    @cached_property
    def _eyes(self) -> Any:
        """The compiled kernel that writes observations, loaded on first use."""
        program, kind = link_batch(self.game, "compiled"), type(self.start)
        return program, program.rows(kind, 1), program.rows(kind, 1), scales_of(self.game)

    def look(self, ints: NDArray[np.int64], player: int, out: NDArray[np.float32]) -> None:
        """Write what a player may see of a state."""
        program, games, hidden, scales = self._eyes
        games.view(np.int64)[:] = ints
        program.run_batch("look_at", games, hidden, 0, player, scales, out)

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (self.game.name, dict(self.options), self.turns, self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self


def _table(name: str, options: Options, turns: bool, reward: str) -> Table:
    return Table(load_game(name), options, turns, reward)


class Play:
    """A running game: its state, who is to move, and what happened."""

    __slots__ = (
        "_ints",
        "_outcomes",
        "past",
        "pending",
        "secrets",
        "shown",
        "state",
        "table",
        "waiting",
        "who",
    )

    def __init__(self, table: Table, state: Any) -> None:
        self.table = table
        self.state = state
        self.past: list[tuple[int, int, bool]] = []
        """Everything that was done: by whom, what, and whether it was hidden from the others."""
        self.shown: list[str] = []
        """The same as the others were told it, up to the last moment without pending choices."""
        self.secrets: list[int] = []
        """The indices of the past where the choice was hidden from the others."""
        self.pending: Moves = []
        """Choices that nobody else knows yet, because others are still choosing."""
        self._ask()

    # --- Copying ----------------------------------------------------------------------------

    def copy(self) -> "Play":
        """An independent copy."""
        twin = Play.__new__(Play)
        twin.table, twin.state = self.table, self.state.copy()
        twin.past, twin.pending = self.past.copy(), self.pending.copy()
        twin.shown, twin.secrets = self.shown.copy(), self.secrets.copy()
        twin.waiting, twin.who = self.waiting, self.who
        twin._outcomes, twin._ints = self._outcomes, self._ints
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        kept = (self.past, self.shown, self.secrets, self.pending)
        return self.table, self.state.ints(), kept

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.table, ints, past = kept
        self.past, self.shown, self.secrets, self.pending = past
        self.state, place = self.table.start.copy(), 0
        for name, length in self.state.fields:
            value = ints[place : place + length] if length else ints[place]
            setattr(self.state, name, value)
            place += length or 1
        self._ask()

    # --- Looking ----------------------------------------------------------------------------

    def _ask(self) -> None:
        """Find out who is to move."""
        players = self.table.rules.turn(self.state)
        self._outcomes: Moves | None = None
        self._ints: NDArray[np.int64] | None = None
        self.waiting: tuple[int, ...] = ()
        """The players who have not chosen yet."""
        if players == CHANCE:
            self.who = BY_CHANCE
        elif players == 0:
            self.who = OVER
        else:
            self.waiting = self.table.game.turn(self.state).players[len(self.pending) :]
            alone = self.table.turns or (len(self.waiting) == 1 and not self.pending)
            self.who = self.waiting[0] if alone else ALL_AT_ONCE

    def look(self, player: int, out: NDArray[np.float32]) -> None:
        """Write what a player may see now."""
        if self._ints is None:
            self._ints = np.array(self.state.ints())
        self.table.look(self._ints, player, out)

    def legal(self, player: int) -> list[int]:
        """What a player can choose now."""
        if player not in self.waiting:
            return []
        work = self.table.work
        return work.action[: self.table.rules.legal(self.state, player, work)]

    def chances(self) -> Moves:
        """What chance can do, each with its weight."""
        if self._outcomes is None:
            work = self.table.work
            n = self.table.rules.outcomes(self.state, work)
            if work.total == UNIFORM:
                self._outcomes = [(outcome, 1) for outcome in range(work.first, work.first + n)]
            else:
                weights = enumerate(work.weight[:n], work.first)
                self._outcomes = [(outcome, weight) for outcome, weight in weights if weight]
        return self._outcomes

    def rewards(self) -> list[float]:
        """Every player's reward; zeros before the end."""
        table = self.table
        if self.who != OVER:
            return [0.0] * table.players
        if table.reward == "score":
            scores, others = table.game.scores(self.state), table.players - 1
            return [mine - (sum(scores) - mine) / others for mine in scores]
        winners = table.game.winners(self.state)
        return [(player in winners) / len(winners) for player in range(table.players)]

    # --- Going on ---------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """An outcome of chance, or the choice of the one player to move."""
        if self.who == BY_CHANCE:
            self._deal(action)
        elif self.who >= 0:
            self._check(self.who, action)
            self._choose(self.who, action)
        else:
            raise IllegalStep(
                "error-wrong-players",
                players=[],
                expected=len(self.waiting),
                players_expected=list(self.waiting),
            )

    def apply_all(self, actions: list[int]) -> None:
        """The choices of all players on turn; the entries of the others are ignored."""
        players = self.waiting
        for player in players:
            self._check(player, actions[player])
        for player in players:
            self._choose(player, actions[player])

    def _check(self, player: int, action: int) -> None:
        if action not in self.legal(player):
            raise self.table.game.illegal_action(self.state, player, action)

    def _deal(self, outcome: int) -> None:
        if not any(outcome == possible for possible, _ in self.chances()):
            game = self.table.game
            legal = [game.outcome_text(possible) for possible, _ in self.chances()]
            raise IllegalStep("error-illegal-outcome", outcome=str(outcome), legal=legal)
        self.past.append((BY_CHANCE, outcome, False))
        self.shown.append(f"{BY_CHANCE}:{outcome}")
        work = self.table.work
        work.events.clear()
        self.table.rules.deal(self.state, work, outcome)
        self._ask()

    def _choose(self, player: int, action: int) -> None:
        """Take a choice; with the last one the game advances."""
        alike = self._look_alike(player)
        secret = any(action == other for other, _ in alike)
        if secret:
            self.secrets.append(len(self.past))
        self.past.append((player, action, secret))
        self.shown.append(f"{player}:?" if secret else f"{player}:{action}")
        self.pending.append((player, action))
        if len(self.waiting) == 1:
            work = self.table.work
            for each, chosen in self.pending:
                work.choice[each] = chosen
            self.pending.clear()
            work.events.clear()
            self.table.rules.act(self.state, work)
        self._ask()

    def _look_alike(self, player: int) -> list[tuple[int, int]]:
        """The choices of a player that the others cannot tell apart."""
        game = self.table.game
        return game.look_alike(game.observe(self.state, player), player)

    # --- What players know ------------------------------------------------------------------

    def _is_hidden(self, place: int, player: int) -> bool:
        """Whether a step of the past was hidden from a player."""
        who, _, secret = self.past[place]
        if who in (player, BY_CHANCE):
            return False
        return secret or place >= len(self.past) - len(self.pending)

    def _maybe_hidden(self) -> list[int]:
        """The steps of the past that were hidden from somebody."""
        return [*self.secrets, *range(len(self.past) - len(self.pending), len(self.past))]

    def hides_from(self, player: int) -> bool:
        """Whether any step of the past was hidden from a player."""
        return any(self._is_hidden(place, player) for place in self._maybe_hidden())

    def told(self, player: int) -> str:
        """All that a player knows: who did what, with `?` for what was not shown."""
        shown = self.shown
        if places := self._maybe_hidden():
            shown = shown.copy()
            for place in places:
                who, what, _ = self.past[place]
                shown[place] = f"{who}:{'?' if self._is_hidden(place, player) else what}"
        return f"{player}|" + " ".join(shown)

    def again(self, place: int, twin: "Play", player: int, uniform: Callable[[], float]) -> int:
        """The step to take in a resampled game at this point of the past.

        `twin` has been played up to there. A step that the player saw stays the same; a hidden one
        is drawn again by its weights, and a choice that is still pending is drawn at random.
        """
        who, what, secret = self.past[place]
        if not self._is_hidden(place, player):
            return what
        choices = twin._look_alike(who) if secret else [(action, 1) for action in twin.legal(who)]
        rest = uniform() * sum(weight for _, weight in choices)
        for action, weight in choices:
            rest -= weight
            if rest < 0:
                return action
        return choices[-1][0]
