"""The golden records still play, verify, and come out of the same seeds."""

import pytest

from karfunkel.core.record import format_record, read_record, verify
from tests.contract.games import TABLES
from tests.records.golden import golden_file, golden_text


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
