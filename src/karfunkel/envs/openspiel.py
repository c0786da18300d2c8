"""OpenSpiel: the games load by name once this module is imported.

>>> import pyspiel
>>> game = pyspiel.load_game("karfunkel_diamant(players=2,deck=tiny,rounds=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.action_to_string(state.current_player(), 4)
(True, 'treasure 5')
>>> state.apply_action(4)
>>> state.is_simultaneous_node(), state.legal_actions(0)
(True, [0, 1])

Chance is explicit. Players of Diamant choose at simultaneous nodes; with `turns=true` they choose
one after the other instead, without seeing the others' choices, for algorithms that do not support
simultaneous nodes.
"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from karfunkel.core.game import Game
from karfunkel.core.registry import game_names, load_game
from karfunkel.envs.past import ALL_AT_ONCE, BY_CHANCE, OVER, Play, Table

LONGEST = 20_000
"""More choices, and more steps of chance, than any game has."""
MOST_POINTS = 1_000.0
"""More than any score differs from the others' mean."""
PREFIX = "karfunkel_"

# `past` does not import OpenSpiel but uses the same numbers.
assert (
    int(pyspiel.PlayerId.TERMINAL),
    int(pyspiel.PlayerId.CHANCE),
    int(pyspiel.PlayerId.SIMULTANEOUS),
) == (OVER, BY_CHANCE, ALL_AT_ONCE)


class SpielState(pyspiel.State):
    """One game being played. OpenSpiel copies and saves it by copying and pickling `play`."""

    def __init__(self, game: "SpielGame", play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        """Who is to move: a seat, chance, all at once, or nobody."""
        return self.play.who

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, each with its probability."""
        outcomes = self.play.chances()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.play.apply_all(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.play.table.game
        return game.outcome_text(action) if player == BY_CHANCE else game.action_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.who == OVER

    def returns(self) -> list[float]:
        """Every player's reward; zeros before the end."""
        return self.play.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that this player cannot tell from this one; `sampler` returns numbers below 1."""
        play, past = self.play, self.play.past
        if not play.hides_from(player):
            twin: SpielState = self.clone()
            return twin
        twin = self.get_game().new_initial_state()
        place = 0
        while place < len(past):
            if twin.play.who == ALL_AT_ONCE:
                joint = [0] * self.num_players()
                for seat in twin.play.waiting:
                    joint[seat] = play.again(place, twin.play, player, sampler)
                    place += 1
                twin.apply_actions(joint)
            else:
                twin.apply_action(play.again(place, twin.play, player, sampler))
                place += 1
        return twin

    def __str__(self) -> str:
        return " ".join(map(str, self.play.state.ints()))


class SpielGame(pyspiel.Game):
    """A game with its options, as OpenSpiel knows it."""

    game_name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = specification(load_game(self.game_name)) | (params or {})
        options = {name: chosen[name] for name in chosen if name not in ("turns", "reward")}
        game = load_game(self.game_name)
        self.table = Table(game, options, bool(chosen["turns"]), str(chosen["reward"]))
        by_score = self.table.reward == "score"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.num_outcomes,
            num_players=self.table.players,
            min_utility=-MOST_POINTS if by_score else 0.0,
            max_utility=MOST_POINTS if by_score else 1.0,
            utility_sum=0.0 if by_score else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.table.turns, by_score), info, params or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        """Before the first step."""
        # OpenSpiel creates many: as targets of copies, and to find the shape of tensors.
        return SpielState(self, self.table.first.copy())

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound."""
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        """What players see; `perfect_recall` asks for all they ever saw."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.table, kind.perfect_recall)


class SpielObserver:
    """A player's features as a tensor, and as a string what is seen now or was ever seen."""

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self.table = table
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        state.play.look(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or all that the player was told."""
        if self.perfect_recall:
            return state.play.told(player)
        observed = self.table.game.observe(state.play.state, player)
        return f"{player}|{' '.join(map(str, observed.ints()))}"


def specification(game: Game) -> dict[str, Any]:
    """The parameters of a game and their defaults; OpenSpiel cannot use other boxes."""
    options = {name: option.default for name, option in game.options.items() if name != "data"}
    return {**options, "turns": not game.simultaneous, "reward": "win"}


def game_type(game: Game, turns: bool, by_score: bool) -> Any:
    """What OpenSpiel's algorithms need to know about a game.

    Every game is declared as one of imperfect information: algorithms for those also work on games
    of perfect information, and some require it.
    """
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Karfunkel: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL if turns else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if by_score else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


def register() -> None:
    """Register the games with OpenSpiel."""
    for name in game_names():
        game = load_game(name)
        kind = type(f"Spiel{type(game).__name__}", (SpielGame,), {"game_name": name})
        pyspiel.register_game(game_type(game, not game.simultaneous, False), kind)


if not any(name.startswith(PREFIX) for name in pyspiel.registered_names()):
    register()
