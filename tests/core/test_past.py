"""A game that goes on from another one: its record replays, verifies and cannot be bent."""

import random
from dataclasses import replace

import pytest

from karfunkel.core.dealer import Committed, Dealer, Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR
from karfunkel.core.record import (
    Record,
    continue_from,
    format_check,
    format_record,
    format_unfinished,
    match_of,
    parse_record,
    replayed,
    result_of,
    verify,
)
from karfunkel.core.registry import game_names, load_game
from tests.server.desk import refused

SECRET = bytes(range(32))
LATE = 0.8
"""Where games go on: so far into them that hands are hidden in Emerald."""


def finished(record: Record, dealer: Dealer, number: int) -> Record:
    """The record, played to its end by random choices."""
    chance, match = random.Random(number), match_of(record, dealer)
    for step in record.steps:
        match.redo(step)
    while not match.turn.over:
        match.play_chance()
        for player in match.waiting:
            match.choose(player, chance.choice(match.legal(player)))
    return replace(record, steps=match.steps, result=result_of(match))


def game_of(name: str, number: int = 7) -> Record:
    """A whole game of random choices."""
    game = load_game(name)
    record = Record(game, game.complete({}), Seeded.kind, str(number))
    return finished(record, Seeded(number), number)


def going_on(before: Record, step: int, view: int = SPECTATOR) -> Record:
    """A game with a committed dealer that goes on after a step, played to its end."""
    dealer = Committed(SECRET, ("anna",))
    record = Record(before.game, before.options, dealer.kind, dealer.commitment, ("anna",))
    continue_from(record, before, step, view, dealer)
    done = finished(record, Committed(SECRET, ("anna",)), step)
    return replace(done, secret=SECRET.hex())


def bent(record: Record, old: str, new: str) -> Record:
    """The record with a line changed, and a new check."""
    text = format_record(record)
    assert old in text
    body = text.replace(old, new)[: text.replace(old, new).rindex("check ")]
    return parse_record(body + format_check(body))


@pytest.mark.parametrize("name", game_names())
def test_the_first_steps_are_the_records_and_the_rest_verifies(name: str) -> None:
    before = game_of(name)
    for part in (0.0, 0.3, LATE):
        step = int(part * len(before.steps))
        record = going_on(before, step)
        lines = format_unfinished(before).split("steps\n", 1)[1].split("\n")
        assert format_record(record).split("steps\n", 1)[1].split("\n")[:step] == lines[:step]
        assert parse_record(format_record(record)) == record
        assert verify(record).dealt
        assert result_of(replayed(record)) == record.result  # without the secret, too
        assert record.past.source in format_record(before)


def hidden_game() -> tuple[Record, int]:
    """A game of Emerald and a step after which hands are hidden."""
    before = game_of("emerald", 4)
    return before, int(LATE * len(before.steps))


def test_what_is_hidden_is_drawn_anew_and_what_is_known_stays() -> None:
    before, step = hidden_game()
    game = before.game
    match = match_of(before)
    for taken in before.steps[:step]:
        match.redo(taken)
    drawn = set()
    for view in (SPECTATOR, 0, 1):
        (one,) = going_on(before, step, view).past.anew
        state = game.parse_position(one.position)
        assert game.observe(state, view) == game.observe(match.state, view)
        assert state != match.state
        drawn.add(one.position)
    assert len(drawn) == 3


def test_a_game_may_go_on_from_one_that_went_on() -> None:
    before, step = hidden_game()
    first = going_on(before, step)
    later = min(step + 5, len(first.steps) - 1)
    second = going_on(first, later, 0)
    assert [one.steps for one in second.past.anew] == [step, later]
    assert second.steps[:later] == first.steps[:later]
    assert verify(parse_record(format_record(second))).dealt
    earlier = going_on(first, step - 5)
    assert [one.steps for one in earlier.past.anew] == [step - 5]


def test_a_version_of_what_was_drawn_that_suits_somebody_is_noticed() -> None:
    before, step = hidden_game()
    record = going_on(before, step)
    (one,) = record.past.anew
    game = record.game
    (other,) = going_on(before, step, 0).past.anew
    assert game.observe(game.parse_position(other.position)) == game.observe(
        game.parse_position(one.position)
    )
    with refused("error-record-anew"):
        verify(bent(record, one.position, other.position))
    start = game.position_text(game.new({"players": 4}))
    with pytest.raises(Refusal, match="drawn anew"):
        verify(bent(record, one.position, start))


def test_steps_cannot_be_declared_as_played_before() -> None:
    """Outcomes of the dealer would escape the check if they were."""
    record = going_on(game_of("diamant"), 10)
    later = bent(record, "continued 10 ", "continued 12 ")
    with pytest.raises(Refusal):
        verify(later)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("continued ", "continued x"),
        ("continued ", "continued 99999"),
        ("anew ", "anew x"),
        (" public ", " 9 "),
        (" public ", " 0 "),
    ],
)
def test_an_odd_line_is_refused(old: str, new: str) -> None:
    with pytest.raises(Refusal):
        bent(going_on(*hidden_game()), old, new)


def test_nothing_is_left_to_play_at_the_end() -> None:
    before = game_of("diamant")
    with refused("error-position-over"):
        going_on(before, len(before.steps))
    with refused("error-step-range"):
        going_on(before, len(before.steps) + 1)
    with refused("error-go-on-open"):
        going_on(replace(before, result=None), 3)


def test_old_rules_stay_the_rules() -> None:
    game = load_game("kingdice", version=1)
    record = Record(game, game.complete({}), Seeded.kind, "3")
    before = finished(record, Seeded(3), 3)
    record = going_on(before, len(before.steps) // 2)
    assert "\nrules 1\n" in format_record(record)
    assert verify(parse_record(format_record(record))).dealt
