"""A vocabulary is declared once: numbers, notation and readers follow from it."""

from typing import Literal

import pytest

from karfunkel.core.vocabulary import Events, Space, Words

Phase = Literal["roll", "move", "over"]


def test_numbers_follow_each_other_line_by_line() -> None:
    space = Space()
    assert space.add("stop") == 0
    assert space.add("hire {citizen}", citizen=("dwarf", "thief")) == 1
    assert space.add("steal {gem} from {seat}", seat=4, gem=("white", "gold")) == 3
    assert space.size == 3 + 4 * 2


def test_the_last_slot_counts_fastest_wherever_it_is_written() -> None:
    space = Space()
    space.add("steal {gem} from {seat}", seat=2, gem=("white", "gold"))
    assert space.texts() == (
        "steal white from 1",
        "steal gold from 1",
        "steal white from 2",
        "steal gold from 2",
    )


def test_a_slot_declared_by_number_takes_the_words_of_a_box() -> None:
    space = Space()
    space.add("tile {terrain}", terrain=2)
    assert space.texts() == ("tile 1", "tile 2")
    assert space.texts(terrain=("Lake", "Moor")) == ("tile lake", "tile moor")


def test_every_number_is_read_as_it_was_declared() -> None:
    space = Space()
    stop, steal = space.add("stop"), space.add("steal {gem} from {seat}", seat=2, gem=("w", "g"))
    assert space.read(stop) == (stop, ())
    assert [space.read(number) for number in range(steal, space.size)] == [
        (steal, (seat, gem)) for seat in range(2) for gem in range(2)
    ]
    with pytest.raises(IndexError):
        space.read(space.size)


def test_words_have_the_order_of_their_type() -> None:
    phases: Words[Phase] = Words(Phase)
    roll, move, over = phases.numbers
    assert (roll, move, over) == (0, 1, 2)
    assert phases[move] == "move"


def test_an_event_reads_its_arguments_by_their_names() -> None:
    events = Events("game", place=("castle", "cave"))
    moved = events.add("moved", "player", "from:place", "steps", "players_seen")
    key, readers = events.told({})[moved]
    assert key == "game-event-moved"
    assert [(name, read(1)) for name, read in readers] == [
        ("player", 1),
        ("from", "cave"),
        ("steps", 1),
        ("players_seen", [0]),
    ]


def test_a_box_may_bring_a_reader() -> None:
    events = Events("game")
    drawn = events.add("drawn", "terrain")
    _, ((_, read),) = events.told({"terrain": ("lake", "moor").__getitem__})[drawn]
    assert read(1) == "moor"
