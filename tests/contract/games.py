"""The tables that the proofs and other tests go over: every game with every number of players."""

from karfunkel.core.registry import game_names, load_game
from karfunkel.testing.games import Moment, generator, random_game, random_step

__all__ = ["TABLES", "Moment", "generator", "random_game", "random_step"]

TABLES = [(name, players) for name in game_names() for players in load_game(name).players]
