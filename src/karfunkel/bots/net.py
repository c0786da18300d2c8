"""Trained agents as bots: a small network from a file, evaluated with NumPy alone.

The file is NumPy's `.npz`: `game` (its name), `rules` (the version it was trained for; without it,
the first), and the layers `weight0`, `bias0`, `weight1`, … from `Game.features` to one logit per
action, with ReLU between them. The bot samples a legal action from the softmax of the logits.
`examples/train_diamant.py` trains one.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.bot import Bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.rng import Rng, bits

Numbers = NDArray[np.float32]
FIRST_RULES = 1


class Layer(NamedTuple):
    """A linear layer."""

    weight: Numbers
    bias: Numbers


class NetBot(Bot):
    """Plays as a network was trained to."""

    def __init__(self, game: Game, layers: Sequence[Layer]) -> None:
        self.game = game
        self.layers = tuple(layers)

    def chances(self, observed: Any, player: int, legal: Sequence[int]) -> NDArray[np.float64]:
        """The probability of each legal action."""
        values = self.game.features(observed, player)
        for weight, bias in self.layers[:-1]:
            values = np.maximum(values @ weight + bias, 0)
        last = self.layers[-1]
        wishes = (values @ last.weight + last.bias)[list(legal)].astype(np.float64)
        raised = np.exp(wishes - wishes.max())
        found: NDArray[np.float64] = raised / raised.sum()
        return found

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """A legal action, sampled with these probabilities."""
        rest = bits(rng) / (1 << 32)
        for action, chance in zip(legal, self.chances(observed, player, legal), strict=True):
            rest -= chance
            if rest < 0:
                return action
        return legal[-1]


def make_net(game: Game, rest: str) -> NetBot:
    """`net:FILE`."""
    file = Path(rest)
    if not file.is_file():
        raise Refusal("error-file-missing", file=rest)
    try:
        with np.load(file, allow_pickle=False) as kept:
            layers = read_layers(dict(kept), game)
    except (BadZipFile, ValueError, KeyError, OSError):
        raise Refusal("error-net", file=rest, game=game.name) from None
    return NetBot(game, layers)


def read_layers(kept: dict[str, Any], game: Game) -> list[Layer]:
    """The layers in a file, if their shapes fit this game's features and actions."""
    if str(kept["game"]) != game.name:
        raise ValueError("another game")
    if int(kept.get("rules", FIRST_RULES)) != game.version:
        raise ValueError("other rules")
    number = sum(name.startswith("weight") for name in kept)
    layers = [Layer(kept[f"weight{n}"], kept[f"bias{n}"]) for n in range(number)]
    width = sum(length for _, length, _ in game.encoding.PARTS)
    for weight, bias in layers:
        if weight.dtype != np.float32 or weight.shape != (width, len(bias)):
            raise ValueError("layers that do not fit")
        width = len(bias)
    if width != game.num_actions:
        raise ValueError("other actions")
    return layers
