"""The command line: refusals are one sentence with exit code 2, and change nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from karfunkel.cli import main
from karfunkel.core.registry import game_names
from karfunkel.text.messages import LANGUAGES
from tests.records.golden import golden_text


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("KARFUNKEL_LANG", "en")
    monkeypatch.chdir(tmp_path)


BAD = [
    (["play", "chess"], "There is no game “chess”. Games: "),
    (["play", "diamant", "--lang", "eo"], "There is no language “eo”. Languages: en, de,"),
    (["play", "diamant", "--seats", "you,genius"], "There is no bot “genius” for diamant. Bots: "),
    (["play", "diamant", "--seats", "you"], "“1” is not allowed for players. Allowed: 2–8."),
    (["play", "diamant", "--players", "9"], "“9” is not allowed for players. Allowed: 2–8."),
    (["play", "diamant", "--players", "x"], "“x” is not allowed for --players. Allowed: whole"),
    (["play", "diamant", "--players", "3", "--seats", "you,random"], "2 seats were named, but 3"),
    (["play", "diamant", "--option", "colour=red"], "There is no option “colour”. Options: "),
    (["play", "diamant", "--option", "closed_chests"], "is not an option with its value"),
    (["play", "diamant", "--option", "closed_chests=maybe"], "Allowed: no, yes."),
    (["play", "diamant", "--seed", "-1"], "“-1” cannot be a seed"),
    (["play", "diamant", "--seed", "4611686018427387904"], "cannot be a seed"),
    (["play", "diamant", "--seats", "you:Jade,random,random"], "Two players are called “Jade”."),
    (["play", "diamant", "--seats", "you: ,random,random"], "cannot be a name"),
    (["play", "diamant", "--seats", "you:" + "x" * 41 + ",random,random"], "cannot be a name"),
    (["play", "--resume", "nowhere"], "The file nowhere does not exist."),
    (["sim", "diamant", "--games", "-5"], "“-5” is not allowed for --games. Allowed: whole"),
    (["sim", "diamant", "--games", "0"], "“0” is not allowed for --games."),
    (["sim", "diamant", "--games", "many"], "“many” is not allowed for --games."),
    (["sim", "diamant", "--players", "1"], "“1” is not allowed for players. Allowed: 2–8."),
    (["sim", "diamant", "--policy", "brave"], "There is no policy “brave” for diamant. Policies"),
    (["sim", "diamant", "--backend", "java"], "There is no backend “java”. Backends: python, comp"),
    (["sim", "diamant", "--seed", "one"], "“one” cannot be a seed"),
    (["sim"], "Something is missing: GAME."),
    (["rules", "go"], "There is no game “go”."),
    (["replay", "."], ". is a folder, not a file."),
    (["replay", "good", "--to", "-1"], "“-1” is not allowed for --to."),
    (["replay", "good", "--to", "9999"], "so there is no step 9,999."),
    (["verify", "cut"], "The record is cut off in line "),
    (["verify", "open"], "The game is not finished: "),
    (["verify", "edited"], "The record was changed after it was finished"),
    (["verify", "newer"], "This record has format 9, and this Karfunkel reads format 1."),
    (["play", "--resume", "good"], "This game is over."),
    (["bench", "--only", "luck"], "The benchmark has no part “luck”. Parts: "),
    (["sim", "diamant", "--data", "."], "diamant has no parts of its own to load"),
    (["play", "--from", "diamant/1; hand 3"], "This position is impossible: “hand” makes 3."),
    (["play", "--from", "chess/1"], "There is no game “chess”."),
    (["play", "--from", "nonsense"], "“nonsense” is not a position."),
    (["play", "--from", "diamant/1", "--players", "3"], "The position says who plays and how"),
    (["play", "emerald", "--from", "diamant/1"], "This is a position of diamant"),
    (["play", "--from", "diamant/1; round 5; phase over"], "The game is over in this position."),
    (["advise"], "Advice needs either a file or --position."),
    (["advise", "good", "--position", "diamant/1"], "Advice needs either a file or --position."),
    (["advise", "--position", "diamant/1"], "Chance moves first."),
    (["fly"], "There is no command “fly”. Commands: serve, play, "),
    (["play", "diamant", "--fly"], "“--fly” is not understood here."),
]


def write_records() -> dict[str, str]:
    good = golden_text("diamant", 3)
    records = {
        "good": good,
        "cut": good[: len(good) // 2].rpartition(" ")[0],
        "open": "\n".join(good.split("\n")[:20]) + "\n",
        "edited": good.replace("leave", "go on", 1),
        "newer": good.replace("karfunkel-record 1", "karfunkel-record 9"),
    }
    for name, text in records.items():
        Path(name).write_text(text, "utf-8")
    return records


@pytest.mark.parametrize(("args", "sentence"), BAD)
def test_bad_input_is_one_clear_sentence(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    records = write_records()
    assert main(args) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""
    assert {name: Path(name).read_text("utf-8") for name in records} == records
    assert sorted(path.name for path in Path().iterdir()) == sorted(records)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_refused_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_records()
    told = set()
    for args, _ in BAD:
        if "--lang" not in args:
            assert main([*args, "--lang", language]) == 2
            err = capsys.readouterr().err
            assert err.count("\n") == 1
            assert "{" not in err
            told.add(err)
    assert len(told) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for args in ([], ["play"], ["sim"], ["replay"], ["verify"], ["rules"], ["games"], ["bench"]):
        with pytest.raises(SystemExit) as done:
            main([*args, "--help", "--lang", language])
        assert done.value.code == 0
    assert main(["--lang", language]) == 0
    assert "karfunkel" in capsys.readouterr().out


def test_the_system_decides_the_language_if_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("KARFUNKEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for value, language in (("sk_SK.UTF-8", "Hry"), ("ja_JP.UTF-8", "There"), ("C.UTF-8", "There")):
        monkeypatch.setenv("LANG", value)
        main(["rules", "go"])
        said = capsys.readouterr().err
        assert said.startswith("Hra") if language == "Hry" else said.startswith(language), said


def test_games_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    listed = capsys.readouterr().out
    assert all(f"{name}: " in listed for name in game_names())
    assert main(["rules", "diamant", "--lang", "sk"]) == 0
    assert "jaskyn" in capsys.readouterr().out


def test_replay_tells_the_game_up_to_a_step(capsys: pytest.CaptureFixture[str]) -> None:
    write_records()
    assert main(["replay", "good", "--lang", "cs"]) == 0
    whole = capsys.readouterr().out
    assert "Kolo 5" in whole
    assert main(["replay", "good", "--lang", "cs", "--to", "3"]) == 0
    part = capsys.readouterr().out
    assert whole.startswith(part)
    assert "Kolo 1" in part
    assert "Kolo 5" not in part
    assert main(["replay", "open"]) == 0
    assert "the game is not finished" in capsys.readouterr().out


def test_verify_says_what_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    write_records()
    assert main(["verify", "good"]) == 0
    said = capsys.readouterr().out
    assert "The record is right: all " in said
    assert "Every outcome of chance follows from seed 3." in said


def test_a_reader_who_leaves_early_is_no_accident() -> None:
    process = subprocess.run(
        f"{sys.executable} -m karfunkel rules diamant | head -n 1",
        shell=True,
        capture_output=True,
        env=os.environ | {"KARFUNKEL_LANG": "en"},
        check=False,
    )
    assert process.stdout.startswith(b"# ")
    assert process.stderr == b""
