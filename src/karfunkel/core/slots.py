"""The functions of a game that a kernel may call: `link` fills these names for one game.

A kernel is a file such as `playout.py` that is written once and linked once per game. It imports
these names so that its types are checked; the linked copy calls the game's own functions instead.
"""

from karfunkel.core.layout import Layout
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work


class State(Layout):
    """Stands for the `State` of the game that is linked."""


class Unlinked(RuntimeError):
    """A kernel was imported and called directly, without a game."""

    def __init__(self) -> None:
        super().__init__("a kernel runs only when linked with a game: see karfunkel.core.link")


def turn(g: State) -> int:
    """CHANCE, 0 at the end, or the set of players who choose now."""
    raise Unlinked


def legal(g: State, player: int, work: Work) -> int:
    """Write the player's actions, sorted, into `work.action`; return how many."""
    raise Unlinked


def outcomes(g: State, work: Work) -> int:
    """Write the first outcome, the weights from there on and their total; return how many."""
    raise Unlinked


def deal(g: State, work: Work, outcome: int) -> None:
    """Carry out an outcome of chance."""
    raise Unlinked


def act(g: State, work: Work) -> None:
    """Carry out what the players on turn chose: `work.choice`."""
    raise Unlinked


def score(g: State, player: int) -> int:
    """The player's points so far."""
    raise Unlinked


def winners(g: State) -> int:
    """The set of winners; before the end, of the leaders."""
    raise Unlinked


def hide(g: State, player: int) -> None:
    """Blank everything that `player` (-1: a spectator) may not see."""
    raise Unlinked


def resample(g: State, player: int, work: Work, rng: Rng) -> None:
    """Sample what `hide` blanked, from its distribution given what `player` knows."""
    raise Unlinked


def settled(g: State, root: State, patience: int) -> int:
    """Whether a playout from `root` is evaluated here, or ends; see `karfunkel.core.evaluation`."""
    raise Unlinked


def prospect(g: State, player: int, work: Work) -> int:
    """The estimated win share of `player`; see `karfunkel.core.evaluation`."""
    raise Unlinked


def choose(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The policy that a playout follows: one of the `n` legal actions in `work.action`."""
    raise Unlinked


def choose_rival(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """A second policy, for kernels in which two kinds of players meet."""
    raise Unlinked


def lean(g: State, player: int, work: Work, n: int) -> None:
    """Write how much a policy prefers each of the `n` legal actions into `work.appeal`.

    As logits, in units of 1 / LOGIT; see `karfunkel.core.policies`.
    """
    raise Unlinked


def features(g: State, player: int, out: list[int]) -> None:
    """Write what an observed state tells `player` into `out`, as integers for learning agents."""
    raise Unlinked
