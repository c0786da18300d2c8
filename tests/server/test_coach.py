"""The coach over HTTP: where it exists, and whom it answers."""

from collections.abc import Iterator
from typing import Any

import pytest

from karfunkel.core.registry import game_names, load_game
from tests.records.golden import golden_text
from tests.server.desk import BOT, OPEN, Client, mine
from tests.server.test_http import Program, refusal


def uploaded(client: Client, text: str) -> str:
    """The table of a finished game that was played elsewhere."""
    return str(client.post("/api/replays", content=text).json()["table"])


def told(client: Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}").json()["table"]


def test_a_game_says_whether_it_can_be_analysed(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(load_game("emerald")), "judge", None)
    games = {game["name"]: game["coach"] for game in client.get("/api/games").json()}
    assert games.keys() == set(game_names())
    assert (games["diamant"], games["emerald"]) == (True, False)


def test_a_table_says_whether_it_can_be_analysed(client: Client) -> None:
    assert told(client, uploaded(client, golden_text("diamant", 2)))["coach"] is True


def test_no_judge_has_learned_old_rules(client: Client) -> None:
    """Even if there is a net for the newest: the table says so, and who asks is refused at once."""
    kept = uploaded(client, golden_text("kingdice", 2, version=1))
    assert told(client, kept)["coach"] is False
    assert refusal(client.get(f"/api/tables/{kept}/analysis")) == (400, "error-no-judge")


# --- Hints while playing --------------------------------------------------------------------

ADVICE = "/api/tables/{}/advice?seat={}"


def test_alone_with_bots_the_coach_may_be_asked(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), BOT, BOT, start=True)
    state = ada.look(table)
    assert state["table"]["hints"] is True
    answer = ada.get(ADVICE.format(table, 0))
    assert answer.status_code == 200, answer.text
    advice = answer.json()
    legal = {action["text"] for action in state["positions"][0]["legal"]}
    assert {choice["action"] for choice in advice["choices"]} == legal
    assert advice["best"] == advice["choices"][0]["action"]
    assert len(advice["chances"]) == 3
    assert sum(advice["chances"]) == advice["win"]
    assert refusal(ada.get(ADVICE.format(table, 1))) == (403, "server-not-your-seat")
    assert refusal(Program(client).get(ADVICE.format(table, 0))) == (403, "server-not-your-seat")


def test_nobody_is_helped_at_a_table_with_other_people(client: Client) -> None:
    """Neither asked for nor in any message, and an open seat or two at one device are people."""
    ada, ben = Program(client), Program(client)
    table = ada.make(mine("Ada"), OPEN, BOT)
    assert ada.look(table)["table"]["hints"] is False
    ben.command(table, "join", name="Ben")
    ada.command(table, "start")
    shared = ada.make(mine("Ada"), mine("Eva"), BOT, start=True)
    for id, program, seat in ((table, ada, 0), (table, ben, 1), (shared, ada, 0)):
        state = program.look(id)
        assert state["table"]["hints"] is False
        assert not {"advice", "chances", "win", "choices"} & set(keys(state))
        assert refusal(program.get(ADVICE.format(id, seat))) == (403, "server-no-hints")
    ben.command(table, "leave", seat=1)
    assert refusal(ada.get(ADVICE.format(table, 0))) == (403, "server-no-hints")


def keys(found: Any) -> Iterator[str]:
    """All names of fields in an answer, but for those of views, which the games make."""
    if isinstance(found, dict):
        for name, value in found.items():
            yield name
            if name != "view":
                yield from keys(value)
    elif isinstance(found, list):
        for value in found:
            yield from keys(value)


def test_the_host_may_let_everybody_ask(client: Client) -> None:
    ada, ben = Program(client), Program(client)
    table = ada.make(mine("Ada"), OPEN, hints=True)
    ben.command(table, "join", name="Ben")
    assert refusal(ben.get(ADVICE.format(table, 1))) == (409, "server-not-playing")
    ada.command(table, "start")
    for program, seat in ((ada, 0), (ben, 1)):
        assert program.look(table)["table"]["hints"] is True
        assert program.get(ADVICE.format(table, seat)).status_code == 200
    moment = ada.look(table)["table"]["moment"]
    ada.command(table, "choose", moment, seat=0, action=0)
    assert refusal(ada.get(ADVICE.format(table, 0))) == (400, "error-not-on-turn")


def test_a_game_without_a_judge_gives_no_hints(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(load_game("diamant")), "judge", None)
    ada = Program(client)
    table = ada.make(mine("Ada"), BOT, start=True)
    assert ada.look(table)["table"]["hints"] is False
    assert refusal(ada.get(ADVICE.format(table, 0))) == (400, "error-no-judge")
