"""The driver: one loop for every match."""

import pytest

from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Chooser, Resumable, Seated, play
from karfunkel.core.game import Event
from karfunkel.core.match import Match
from karfunkel.core.position import Position
from karfunkel.core.record import Record, retell
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import Rng, below


class Anyone(Chooser):
    """Chooses at random, and stops the match after some choices."""

    def __init__(self, rng: Rng, stops: int = -1) -> None:
        self.rng, self.stops = rng, stops

    def choose(self, position: Position) -> int:
        if self.stops == 0:
            raise KeyboardInterrupt
        self.stops -= 1
        return position.legal[below(self.rng, len(position.legal))]


def match_of(name: str, number: int = 3) -> Match:
    game = load_game(name)
    return Match(game, {"players": game.default_players}, Seeded(number))


def generator() -> Rng:
    rng = Rng()
    rng.a = 1
    return rng


@pytest.mark.parametrize("name", game_names())
def test_everything_that_happens_is_told_once(name: str) -> None:
    match, heard = match_of(name), list[list[Event]]()
    play(match, [Anyone(generator())] * match.game.default_players, heard.append)
    assert match.turn.over
    record = Record(match.game, match.options, steps=match.steps)
    assert heard == [telling.events for telling in retell(record)]


def test_a_match_that_was_stopped_is_played_on() -> None:
    straight, halting = match_of("diamant"), match_of("diamant")
    play(straight, [Anyone(generator())] * 4)
    rng = generator()
    with pytest.raises(KeyboardInterrupt):
        play(halting, [Anyone(rng, stops=10)] * 4)
    assert halting.steps == straight.steps[: len(halting.steps)]
    play(halting, [Anyone(rng)] * 4)
    assert halting.steps == straight.steps


def test_a_bot_is_asked_only_where_it_has_a_choice() -> None:
    from karfunkel.bots.base import make_bot

    match = match_of("emerald", 2)
    seats = [Seated(make_bot("random", match.game), generator()) for _ in range(4)]
    play(match, seats)
    choices = sum(not hasattr(step, "outcome") for step in match.steps)
    assert 0 < sum(seat.decisions for seat in seats) < choices


def test_bots_go_on_as_if_the_match_had_never_stopped() -> None:
    from karfunkel.bots.base import make_bot

    whole = match_of("diamant")
    play(whole, [Resumable(make_bot("easy", whole.game), 9, whole) for _ in range(4)])
    half = len(whole.steps) // 2
    rest = Match(whole.game, whole.options, Seeded(3), whole.steps[:half])
    play(rest, [Resumable(make_bot("easy", rest.game), 9, rest) for _ in range(4)])
    assert rest.steps == whole.steps
