"""The pictures on the pages of the rules show the games as they are now."""

import json
from pathlib import Path

from karfunkel.core.registry import game_names
from karfunkel.server.samples import samples

KEPT = Path(__file__).parents[2] / "web" / "src" / "rules" / "samples.json"


def test_the_samples_are_current() -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    assert set(kept) == set(game_names())
    assert kept == json.loads(json.dumps(samples())), (
        "python -m karfunkel.server.samples > web/src/rules/samples.json"
    )
