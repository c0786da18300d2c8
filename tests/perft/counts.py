"""Counts of the game tree: how many games of so many steps there are.

`python -m tests.perft.counts` prints the counts of all games as they stand in `counts.json`.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

from karfunkel.core.game import Chance, Choices, Game, Step
from karfunkel.core.registry import game_names, load_game
from tests.contract.games import random_game

FILE = Path(__file__).parent / "counts.json"
MOST = 20_000


def steps(game: Game, state: Any) -> list[Step]:
    """Everything that can happen next."""
    turn = game.turn(state)
    if turn.chance:
        return [Chance(outcome) for outcome, _ in game.outcomes(state)]
    choices = (
        [(player, action) for action in game.legal(state, player)] for player in turn.players
    )
    return [Choices(actions) for actions in product(*choices)] if turn.players else []


def middle(game: Game, players: int) -> Any:
    """The state half-way through a random game."""
    moments = list(random_game(game, players, players))
    return moments[len(moments) // 2].before


def count(game: Game, state: Any, most: int = MOST) -> list[int]:
    """How many sequences of 1, 2, 3, … steps there are, until there are too many to count."""
    level: list[Any] = [state]
    counts: list[int] = []
    while True:
        ways = [steps(game, state) for state in level]
        number = sum(map(len, ways))
        if not 0 < number <= most:
            return counts
        counts.append(number)
        level = [
            after(game, state, step)
            for state, found in zip(level, ways, strict=True)
            for step in found
        ]


def after(game: Game, state: Any, step: Step) -> Any:
    """A new state, one step later."""
    child = game.copy(state)
    game.apply(child, step)
    return child


def table_counts(name: str, players: int, most: int = MOST) -> dict[str, list[int]]:
    game = load_game(name)
    return {
        "from the start": count(game, game.new({"players": players}), most),
        "from the middle": count(game, middle(game, players), most),
    }


def all_counts() -> dict[str, dict[str, dict[str, list[int]]]]:
    return {
        name: {str(n): table_counts(name, n) for n in load_game(name).players}
        for name in game_names()
    }


if __name__ == "__main__":
    print(json.dumps(all_counts(), indent=1))
