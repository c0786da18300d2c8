"""`karfunkel tables …`: what administrators can do, while the server runs and afterwards."""

import asyncio
import secrets
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from msgspec.json import encode

from karfunkel.cli import main
from karfunkel.server.store.base import Saved, Subscription
from karfunkel.server.table import new_id
from karfunkel.text.messages import LANGUAGES
from tests.server.desk import BOT, Client, mine, playing, served
from tests.server.postgres import Postgres
from tests.server.test_store import Kept, first, line


def made(client: Client, **more: object) -> str:
    new = {"game": "diamant", "seats": [mine("Anna"), BOT], "start": True, **more}
    id: str = client.post("/api/tables", json=new).json()["table"]
    return id


def said(capsys: pytest.CaptureFixture[str], folder: Path, *words: str, code: int = 0) -> str:
    assert main(["tables", *words, "--data", str(folder), "--lang", "en"]) == code
    found = capsys.readouterr()
    return found.out + found.err


def test_tables_are_listed_and_shown_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as client:
        id = made(client)
        listed = said(capsys, tmp_path, "list")
        assert id in listed
        assert "Anna" in listed
        assert "1 table" in listed
        assert "Anna" in said(capsys, tmp_path, "show", id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    with served(tmp_path) as client:
        id = made(client)
        for words in (["list"], ["show", id], ["check"], ["delete", id], ["restore", id]):
            assert main(["tables", *words, "--data", str(tmp_path), "--lang", language]) == 0
        assert capsys.readouterr().out


def test_a_deleted_table_is_gone_for_the_server_and_comes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as client:
        id, other = made(client), made(client)
        assert "trash" in said(capsys, tmp_path, "delete", id)
        react = {"id": "x1", "step": 0, "what": {"do": "start"}}
        client.post(f"/api/tables/{id}/commands", json=react)  # refused; the table is forgotten
        assert id in said(capsys, tmp_path, "list", "--trash")
        assert id not in said(capsys, tmp_path, "list")
        said(capsys, tmp_path, "restore", id)
        assert client.get(f"/api/tables/{id}").is_success
        assert client.get(f"/api/tables/{other}").is_success


def test_a_check_names_what_is_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path) as client:
        good, bad = made(client), made(client)
    assert "nothing is damaged" in said(capsys, tmp_path, "check")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE entries SET entry = x'00' WHERE table_id = ?", (bad,))
    database.close()
    found = said(capsys, tmp_path, "check", code=1)
    assert bad in found
    assert good not in found


def test_a_backup_is_whole_and_private(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copies" / "tables.sqlite"
    with served(tmp_path / "tables") as client:
        id = made(client)
        said(capsys, tmp_path / "tables", "backup", str(copy))
    assert copy.stat().st_mode & 0o777 == 0o600
    assert id in said(capsys, copy.parent, "list")
    assert "exists already" in said(capsys, tmp_path / "tables", "backup", str(copy), code=2)


@pytest.mark.parametrize("words", [["show", "nothing"], ["delete", "nothing"], ["export", "none"]])
def test_what_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert "no tables in" in said(capsys, tmp_path, *words, code=2)
    with served(tmp_path):
        pass
    assert "no such table" in said(capsys, tmp_path, *words, code=2)


def test_a_running_game_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its record would reveal what is hidden."""
    with served(tmp_path) as client:
        id = made(client)
        said(capsys, tmp_path, "export", id, code=2)


def test_no_table_is_named_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-30j1G", "s30j1G"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "s30j1G"


# --- In a database, and from one place to another -----------------------------------------------


PHONE = Subscription("https://fcm.googleapis.com/phone", "anna", "key", "auth")


def filled(where: str) -> dict[str, list[bytes]]:
    """A store with tables that are played, old, and in the trash."""
    with Kept(where) as kept:
        for id in ("played", "old", "trashed"):
            desk = playing()
            kept.save(first(line(id), encode(desk.entries[0])))
            for number, entry in enumerate(desk.entries[1:], 2):
                kept.save(Saved(line(id), number, encode(entry), seats=number < 3))
        kept.do(kept.store.trash("trashed", 2000))
        kept.do(kept.store.trash("old", 2000))
        kept.do(kept.store.restore("old", 3000))
        kept.do(kept.store.note_time(4000))
        kept.do(kept.store.push_key(b"key of this club"))
        kept.do(kept.store.subscribe(PHONE, 4000))
        kept.do(kept.store.ring("anna", "played", 7, 4000))
        return {id: kept.load(id) for id in ("played", "old")}


def test_tables_of_a_database_are_looked_after(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_schema()
    filled(url)

    def told(*words: str, code: int = 0) -> str:
        assert main(["tables", *words, "--store", url, "--lang", "en"]) == code
        found = capsys.readouterr()
        return found.out + found.err

    assert "2 tables" in told("list")
    assert "trashed" in told("list", "--trash")
    assert "Anna" in told("show", "played")
    told("delete", "played")
    assert "1 table" in told("list")
    told("restore", "played")
    assert "2 tables" in told("list")
    assert "nothing is damaged" in told("check")
    assert "pg_dump" in told("backup", "anywhere", code=2)
    assert "no such table" in told("show", "nothing", code=2)
    damage(url, "UPDATE entries SET entry = 'x' WHERE table_id = 'old' AND number = 2")
    assert "old" in told("check", code=1)


def damage(url: str, sql: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(run())


def test_a_club_moves_to_a_database_and_back(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, here, back = postgres.new_schema(), tmp_path / "here", tmp_path / "back"
    entries = filled(str(here / "tables.sqlite"))

    def copy(origin: object, target: object, code: int = 0) -> str:
        assert main(["tables", "copy", str(origin), str(target), "--lang", "en"]) == code
        found = capsys.readouterr()
        return found.out + found.err

    assert "3 tables are copied" in copy(here, url)
    assert "3 tables are copied" in copy(url, back)
    for where in (url, str(back / "tables.sqlite")):
        with Kept(where) as kept:
            assert {id: kept.load(id) for id in entries} == entries
            assert kept.ids(kept.store.public(9)) == ["old", "played"], "the old one came back"
            assert kept.ids(kept.store.held_by("anna", 9)) == ["old", "played"]
            assert kept.store.seen == 4000
            # Phones still ring, by the key that they know, and not again for the same turn.
            assert kept.do(kept.store.push_key(b"another")) == b"key of this club"
            assert kept.do(kept.store.subscriptions("anna")) == [PHONE]
            assert not kept.do(kept.store.ring("anna", "played", 7, 4001))
            assert kept.do(kept.store.due(9999, 9)) == ["old"]
            for id in entries:  # play goes on
                epoch = kept.do(kept.store.claim(id))
                kept.save(Saved(line(id), len(entries[id]) + 1, b"more", epoch=epoch))
            assert kept.do(kept.store.restore("trashed", 5000))
            assert len(kept.load("trashed")) == 4
    assert "already" in copy(url, back, code=2)
    assert "already" in copy(back, url, code=2)


def test_a_damaged_table_is_not_copied(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_schema()
    filled(url)
    damage(url, "UPDATE entries SET entry = 'x' WHERE table_id = 'old' AND number = 2")
    assert main(["tables", "copy", url, str(tmp_path / "to"), "--lang", "en"]) == 2
    assert "damaged" in capsys.readouterr().err
