"""The pictures on the pages of the rules show the games as they are now."""

import json
from pathlib import Path

import pytest

from karfunkel.core.registry import game_names
from karfunkel.server.samples import sample

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


@pytest.mark.parametrize("name", game_names())
def test_the_sample_is_current(name: str) -> None:
    kept = json.loads((BOARDS / name / "sample.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(sample(name))), (
        f"python -m karfunkel.server.samples {name} > web/src/boards/{name}/sample.json"
    )
