"""The golden records still play, verify, and come out of the same seeds."""

from dataclasses import replace
from pathlib import Path

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.core.match import Match
from karfunkel.core.record import (
    dealer_of,
    format_record,
    parse_record,
    read_record,
    result_of,
    verify,
)
from karfunkel.core.registry import load_game
from tests.contract.games import TABLES
from tests.records.golden import OLD, events_file, events_text, golden_file, golden_text


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_golden_record(name: str, players: int) -> None:
    file = golden_file(name, players)
    assert file.exists(), f"{name} has no golden record for {players} players"
    record = read_record(file)
    verdict = verify(record)
    assert (verdict.finished, verdict.dealt) == (True, True)
    text = file.read_text("utf-8")
    assert format_record(record) == text
    assert golden_text(name, players) == text


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_golden_events(name: str, players: int) -> None:
    """Players are told the same of the golden record as ever."""
    assert events_text(name, players) == events_file(name, players).read_text("utf-8")


@pytest.mark.parametrize("file", OLD, ids=lambda file: "-".join(file.parts[-3:]))
def test_records_of_old_rules_stay_whole(file: Path) -> None:
    """They replay, verify, and come out of the same seeds by their own rules."""
    version = int(file.parent.name.removeprefix("rules-"))
    record = read_record(file)
    assert record.game.version == version < load_game(record.game.name).version
    assert verify(record) == (len(record.steps), True, True)
    text = file.read_text("utf-8")
    assert format_record(record) == text
    assert golden_text(record.game.name, int(file.stem), version) == text


def test_a_game_of_old_rules_goes_on_by_them() -> None:
    """A record that ends in the middle is played on, and verifies."""
    record = read_record(OLD[0])
    assert record.game.version == 1
    begun = replace(record, steps=record.steps[:200], result=None)
    text = format_record(begun)
    again = parse_record(text)
    match = Match(again.game, again.options, dealer_of(again), again.steps)
    for step in record.steps[200:]:
        match.redo(step)
    assert result_of(match) == record.result


def test_rules_that_never_were_are_refused() -> None:
    text = OLD[0].read_text("utf-8").replace("rules 1", "rules 9", 1)
    with pytest.raises(Refusal, match="version 9"):
        parse_record(text)
