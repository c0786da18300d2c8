"""Solved positions over HTTP: `/api/games/NAME/solved`."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.server.brains import one_process
from karfunkel.server.costly import Costly
from karfunkel.server.limits import Limits
from karfunkel.server.routes.solved import solution
from tests.server.desk import WIDE, refused, served

TINY = "diamant/1; players 2; deck tiny; rounds 2"
BOTH_GO_ON = "choose 1 go on, 2 go on"


def solve(*steps: str, position: str = TINY, game: str = "diamant") -> Any:
    return json.loads(solution(game, position, steps))


def ask(client: Any, *steps: str, position: str = TINY, game: str = "diamant") -> Any:
    asked = {"position": position, "step": list(steps)}
    return client.get(f"/api/games/{game}/solved", params=asked)


def test_a_position_is_solved_after_the_steps_that_led_to_it() -> None:
    found = solve("chance treasure 9", BOTH_GO_ON, "chance trap snake")
    assert found["view"]["lying"] == 1
    assert [player["hand"] for player in found["view"]["players"]] == [4, 4]
    assert found["wins"] == pytest.approx([0.5, 0.5])
    for choices in found["choices"]:
        assert [choice["action"] for choice in choices] == ["go on", "leave"]
        assert sum(choice["often"] for choice in choices) == pytest.approx(1)
    alone = solve("chance treasure 9", "choose 1 go on, 2 leave", "chance trap snake")
    assert [len(choices) for choices in alone["choices"]] == [2, 0]


@pytest.mark.parametrize("steps", [["chance treasure 17"], ["leave"], ["chance relic"] * 2])
def test_impossible_steps_are_refused(steps: list[str]) -> None:
    with pytest.raises(Refusal):
        solve(*steps)


def test_the_server_answers(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        found = ask(client, position=f"{TINY}; round 2; chests 5, 5").json()
        assert found["wins"] == pytest.approx([0.5, 0.5])
        assert found["view"]["phase"] == "turn up"
        for key, asked in (
            ("error-position-form", {"position": "nonsense"}),
            ("error-not-solved", {"position": "diamant/1; players 3"}),
            ("error-unknown-game", {"game": "chess"}),
            ("error-position-game", {"game": "emerald"}),
            ("server-odd-request", {"position": "x" * 5000}),
        ):
            answer = ask(client, **asked)
            assert answer.status_code == 400
            assert answer.json()["refusal"]["key"] == key
        assert ask(client, *["chance relic"] * 101).status_code == 400


def test_solutions_are_paid_for(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(costly_seconds=0.0, costly_share=0.0)) as client:
        assert ask(client).status_code == 429


def test_they_are_computed_in_a_process_of_their_own() -> None:
    async def run() -> None:
        found = Costly(Limits(), workplace=one_process)
        start = await found.answer("anna", 1, partial(solution, "diamant", TINY, ()))
        assert json.loads(start)["wins"] == pytest.approx([0.5, 0.5])
        with refused("error-not-solved"):
            await found.answer("anna", 2, partial(solution, "diamant", "diamant/1; players 3", ()))
        found.close()

    asyncio.run(run())
