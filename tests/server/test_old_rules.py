"""Tables in the middle of a game under older rules continue under those rules."""

from pathlib import Path

import msgspec
import pytest

from karfunkel.server.seats import Asker
from karfunkel.server.table import Entry, Table
from tests.server.desk import ANNA, BEN, NOW, command

STORED = sorted((Path(__file__).parent / "stored").glob("*.jsonl"))
"""The entries of a table as a server of that time stored them: GAME-rules-N."""


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_a_stored_table_is_played_to_its_end(file: Path) -> None:
    name, _, version = file.stem.partition("-rules-")
    rows = file.read_bytes().splitlines()
    table = Table.fold("stored", [msgspec.json.decode(row, type=Entry) for row in rows])
    assert (table.game.name, table.game.version) == (name, int(version))
    assert table.match
    assert table.step > 50
    while not table.match.turn.over:
        (seat,) = table.match.turn.players
        action = table.match.legal(seat)[-1]
        chosen = command("choose", table.moment, f"on-{table.step}", seat=seat, action=action)
        assert table.do(chosen, Asker((ANNA, BEN)[seat], NOW, table.moment)).entry
    assert table.head.result
    assert f"rules {version}\n" in table.record_text()
