"""Yardsticks for Diamant: the simple rules that people and papers play by.

| spec | leaves |
|---|---|
| `ev-mixed` | like `ev`, with the loss weighed by a factor drawn for each player and game |
| `ev-relic` | like `ev`, counting the relics that a player leaving alone would take |
| `beginner` | by feeling: with some gems, or with anything when several traps lie there |
| `cards:N` | when N cards lie in the row |
| `hand:H` | with a hand of H gems |
| `chase:H` | the same, braver when behind the fullest chest and more careful when ahead |
"""

from collections.abc import Callable, Sequence

from karfunkel.core.bits import size
from karfunkel.core.bot import Bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.rng import Rng, below, bits
from karfunkel.games.diamant.bots import policies
from karfunkel.games.diamant.rules import DECK, GO_ON, LEAVE, State

MOST_NERVE = 3.0
CHASE = 3
"""The hand to leave with changes by a third of the distance to the fullest other chest."""


class Rule(Bot):
    """Leaves when a simple rule says so."""

    def __init__(self, leaves: Callable[[State, int], bool]) -> None:
        self.leaves = leaves

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """Leave or go on."""
        return LEAVE if self.leaves(observed, player) else GO_ON


class MixedEv(Bot):
    """`ev` with a new weight for losses in every game, from a third to three times."""

    fear = policies.CALM

    def begin(self, player: int, rng: Rng) -> None:
        """Draw the factor log-uniformly."""
        uniform = bits(rng) / (1 << 32)
        self.fear = round(policies.CALM * MOST_NERVE ** (2 * uniform - 1))

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """Leave if the loss, weighed, exceeds the gain."""
        return policies.weigh(observed, self.fear)


class Beginner(Bot):
    """Plays by feeling: content with some gems, and frightened by traps, whatever the odds.

    It ignores which cards are gone, how many gems lie on the way, and who is ahead.
    """

    content, frightened = 8, 3

    def begin(self, player: int, rng: Rng) -> None:
        """Draw a temperament for this game."""
        if below(rng, 2):
            self.content, self.frightened = 10 + below(rng, 15), 5
        else:
            self.content, self.frightened = 2 + below(rng, 3), 1

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """Leave with enough, or with anything once several traps lie there."""
        traps = size(observed.traps)
        scared = traps >= self.frightened and observed.hand > 0
        return LEAVE if scared or observed.hand >= self.content else GO_ON


def counts_relics(g: State, player: int) -> bool:
    """A player alone in the cave could leave with the relics, so they are at risk like the hand."""
    if size(g.cave) > 1 or not g.hand + policies.relic_worth(g):
        return policies.loss(g) > policies.gain(g)
    at_risk = g.hand + g.lying + policies.relic_worth(g)
    return policies.strikes(g) * at_risk > policies.gain(g)


def chases(g: State, player: int, hand: int) -> bool:
    """Leave with `hand` gems, more when behind, fewer when ahead."""
    others = max(g.chest[other] for other in range(g.players) if other != player)
    return g.hand >= max(1, hand + (others - g.chest[player]) // CHASE)


def _number(kind: str, text: str, most: int) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise Refusal("error-number", name=kind, text=text, lowest="1", highest=str(most))
    return int(text)


def cards(game: Game, rest: str) -> Bot:
    """`cards:N`."""
    most = _number("cards", rest, DECK)
    return Rule(lambda g, player: g.row_length >= most)


def hand(game: Game, rest: str) -> Bot:
    """`hand:H`."""
    least = _number("hand", rest, 124)
    return Rule(lambda g, player: g.hand >= least)


def chase(game: Game, rest: str) -> Bot:
    """`chase:H`."""
    least = _number("chase", rest, 124)
    return Rule(lambda g, player: chases(g, player, least))


def beginner(game: Game, rest: str) -> Bot:
    """`beginner`."""
    return Beginner()


def ev_mixed(game: Game, rest: str) -> Bot:
    """`ev-mixed`."""
    return MixedEv()


def ev_relic(game: Game, rest: str) -> Bot:
    """`ev-relic`."""
    return Rule(counts_relics)


BOTS = {
    "ev-mixed": ev_mixed,
    "ev-relic": ev_relic,
    "beginner": beginner,
    "cards": cards,
    "hand": hand,
    "chase": chase,
}
