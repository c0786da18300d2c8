"""Requests that no page of ours sends: each is refused with one sentence, and nothing breaks."""

from pathlib import Path

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.core.record import parse_record
from tests.server.desk import BOT, Client, mine, served

RECORD = Path(__file__).parent.parent / "records" / "diamant" / "3.karfunkel"


def key(client: Client, path: str, **more: object) -> str:
    """The refusal that a POST gets."""
    answer = client.post(path, **more)  # type: ignore[arg-type]
    assert 400 <= answer.status_code < 500, answer.text
    found: str = answer.json()["refusal"]["key"]
    return found


def test_half_an_address_as_origin(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        assert key(client, "/api/people", headers={"Origin": "http://["}) == "server-other-origin"


def test_half_a_character_in_the_name_of_an_option(tmp_path: Path) -> None:
    seats = b'[{"kind": "open"}, {"kind": "open"}]'
    body = b'{"game": "diamant", "seats": %s, "options": {"\\ud800": 1}}' % seats
    with served(tmp_path) as client:
        kind = {"Content-Type": "application/json"}
        assert key(client, "/api/tables", content=body, headers=kind) == "error-unknown-option"


@pytest.mark.parametrize("name", ["\x1b[31mEve", "a\u202eb"])
def test_names_that_would_steer_a_screen(tmp_path: Path, name: str) -> None:
    with served(tmp_path) as client:
        new = {"game": "diamant", "seats": [mine(name), BOT]}
        assert key(client, "/api/tables", json=new) == "error-seat-name"
        record = RECORD.read_text("utf-8").replace(
            "seat 1 bot random Bot 1", f"seat 1 person {name}", 1
        )
        assert key(client, "/api/replays", content=record.encode()) == "error-record-odd"


def test_joined_emoji_and_other_scripts_are_names(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        people = [mine("\N{WOMAN}\u200d\N{ROCKET}"), mine("نور"), mine("Žofie")]
        assert client.post("/api/tables", json={"game": "diamant", "seats": people}).is_success


@pytest.mark.parametrize("word", ["rules ", "dealer seeded ", "scores ", "winners ", "choose "])
def test_numbers_of_thousands_of_digits(word: str) -> None:
    """Python itself refuses to read them, with an error of its own."""
    lines = RECORD.read_text("utf-8").split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith(word))
    lines[place] = f"{word}{'1' * 5000}"
    with pytest.raises(Refusal) as refused:
        parse_record("\n".join(lines))
    assert refused.value.key in ("error-record-odd", "error-record-rules")


def test_escape_codes_of_a_strange_file_are_not_shown() -> None:
    with pytest.raises(Refusal) as refused:
        parse_record("karfunkel-record 1\n\x1b[2Jgame diamant\n")
    assert "\x1b" not in str(refused.value)
