"""`karfunkel analyse`."""

import json
from pathlib import Path

import pytest

from karfunkel.cli import main
from karfunkel.text.messages import LANGUAGES
from tests.records.golden import golden_text


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KARFUNKEL_LANG", "en")
    monkeypatch.chdir(tmp_path)
    Path("game").write_text(golden_text("diamant", 2), "utf-8")


def test_it_tells_sums_turning_points_and_marked_choices(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["analyse", "game", "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert "Turning points" in told
    assert "Given away: -" in told
    assert "Chosen: " in told
    assert "to lose" in told
    assert "Blunder: Bot 2" in told
    assert "Blunder: Bot 1" not in told


def test_json_is_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "game", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["version"] == 1
    assert len(found["seats"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "game", "--html", "page.html", "--lang", language]) == 0
    page = Path("page.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert "<script" not in page
    assert "http" not in page
    assert page.count("<polyline") == 2


def test_bad_wishes_get_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    Path("half").write_text(golden_text("diamant", 2).partition("end\n")[0], "utf-8")
    for wish, sentence in (
        (["half"], "Only a finished game can be analysed."),
        (["game", "--effort", "huge"], "There is no effort “huge”."),
        (["game", "--seat", "3"], "There is no seat 3. Seats: 1 to 2."),
        (["none"], "The file none does not exist."),
        (["game", "--html", "no/such/folder"], "does not exist."),
    ):
        assert main(["analyse", *wish]) == 2
        told = capsys.readouterr().err
        assert sentence in told
        assert told.count("\n") == 1
