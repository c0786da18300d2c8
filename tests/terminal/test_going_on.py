"""`karfunkel play --go-on`: from a step of a finished game, by pipe."""

import sys
from pathlib import Path

import pytest

from karfunkel.cli import main
from karfunkel.core.record import format_step, read_record, verify
from tests.records.golden import golden_text
from tests.terminal.test_play import Typist

STEP = 12


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("KARFUNKEL_LANG", "en")
    monkeypatch.chdir(tmp_path)
    for name in ("diamant", "emerald"):
        Path(name).write_text(golden_text(name, 3), "utf-8")


@pytest.mark.parametrize("name", ["diamant", "emerald"])
def test_the_first_steps_are_those_of_the_record(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Typist("1", "1", "2"))
    args = ["--step", str(STEP), "--seats", "you,easy,easy", "--record", "on", "--seed", "5"]
    assert main(["play", "--go-on", name, *args]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "step 12" in out
    before, after = read_record(Path(name)), read_record(Path("on"))
    told = [[format_step(r.game, s) for s in r.steps[:STEP]] for r in (before, after)]
    assert told[0] == told[1]
    assert after.steps != before.steps, "it is another game from there on"
    assert verify(after).finished


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--go-on", "diamant"], "--step"),
        (["--go-on", "diamant", "--step", "many"], "--step"),
        (["--go-on", "diamant", "--step", "9999"], "9,999"),
        (["--go-on", "nothing", "--step", "1"], "nothing"),
        (["--go-on", "diamant", "--step", "1", "--seats", "you,easy"], "3"),
        (["--go-on", "diamant", "--step", "1", "--players", "3"], "--go-on"),
    ],
)
def test_bad_input_gets_one_sentence(
    args: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1
    assert sorted(path.name for path in Path().iterdir()) == ["diamant", "emerald"]
