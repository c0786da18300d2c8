"""Random games, which the proofs run on."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from karfunkel.core.dealer import Dealer, Seeded
from karfunkel.core.game import Chance, Choices, Event, Game, Step
from karfunkel.core.rng import Rng, below, seed


class Moment(NamedTuple):
    """A step of a random game, with the states around it."""

    before: Any
    step: Step
    events: list[Event]
    after: Any


def generator(number: int, stream: int = 0) -> Rng:
    """A generator with its own seed and stream."""
    rng = Rng()
    seed(rng, number, stream)
    return rng


def random_step(game: Game, state: Any, dealer: Dealer, rng: Rng) -> Step:
    """A random legal step."""
    turn = game.turn(state)
    if turn.chance:
        return Chance(dealer.deal(game.outcomes(state)))
    choices = []
    for player in turn.players:
        legal = game.legal(state, player)
        choices.append((player, legal[below(rng, len(legal))]))
    return Choices(tuple(choices))


def random_game(game: Game, players: int, number: int, **options: Any) -> Iterator[Moment]:
    """Every step of a random game; the states are copies."""
    state = game.new({"players": players, **options})
    dealer, rng = Seeded(number), generator(number, 1)
    while not game.turn(state).over:
        before = game.copy(state)
        step = random_step(game, state, dealer, rng)
        events = game.apply(state, step)
        yield Moment(before, step, events, game.copy(state))
