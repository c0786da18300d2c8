"""Playing in a terminal: by pipe, at a real terminal, alone and with others."""

import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from karfunkel.cli import main
from karfunkel.core.record import read_record, verify
from karfunkel.core.registry import game_names, load_game
from karfunkel.text.messages import LANGUAGES, catalog

COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("KARFUNKEL_LANG", "en")
    monkeypatch.chdir(tmp_path)


class Typist:
    """A standard input that types the same answers over and over."""

    def __init__(self, *answers: str, times: int = 10_000) -> None:
        self.answers, self.at, self.times = answers, 0, times

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if self.at >= self.times:
            return ""
        self.at += 1
        return self.answers[(self.at - 1) % len(self.answers)] + "\n"


def play(monkeypatch: pytest.MonkeyPatch, *args: str, answers: Typist) -> int:
    monkeypatch.setattr(sys, "stdin", answers)
    return main(["play", *args])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_by_pipe_in_every_language(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = [name, "--players", "3", "--seed", "7", "--record", "game", "--lang", language]
    assert play(monkeypatch, *args, answers=Typist("1", "1", "2")) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "\x1b" not in out, "no control characters in a pipe"
    verdict = verify(read_record(Path("game")))
    assert (verdict.finished, verdict.dealt) == (True, True)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("players", ["fewest", "most"])
def test_every_number_of_people_at_one_keyboard(
    name: str, players: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = load_game(name).players
    number = counts[0] if players == "fewest" else counts[-1]
    seats = ",".join(f"you:P{n}" for n in range(number))
    answers = Typist("1", "2", "1", "1")
    assert play(monkeypatch, name, "--seats", seats, "--record", "game", answers=answers) == 0
    assert verify(read_record(Path("game"))).finished


def test_the_same_seed_and_answers_give_the_same_record(monkeypatch: pytest.MonkeyPatch) -> None:
    for file in ("one", "two"):
        play(monkeypatch, "diamant", "--seed", "7", "--record", file, answers=Typist("1", "2"))
    assert Path("one").read_text("utf-8") == Path("two").read_text("utf-8")


@pytest.mark.parametrize("seed", [["--seed", "5"], []], ids=["seeded", "committed"])
@pytest.mark.parametrize("stops", [1, 3, 7])
def test_a_stopped_game_goes_on_where_it_was(
    seed: list[str], stops: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["diamant", "--players", "3", "--record", "game", *seed]
    assert play(monkeypatch, *args, answers=Typist("1", "2", times=stops)) == 130
    assert "karfunkel play --resume game" in capsys.readouterr().out
    before = Path("game").read_text("utf-8")
    assert play(monkeypatch, "--resume", "game", answers=Typist("q")) == 130
    assert Path("game").read_text("utf-8") == before
    assert play(monkeypatch, "--resume", "game", answers=Typist("2", "1")) == 0
    after = Path("game").read_text("utf-8")
    assert after.startswith(before)
    verdict = verify(read_record(Path("game")))
    assert (verdict.finished, verdict.dealt) == (True, True)
    assert not Path("game.secret").exists()


POSITION = "diamant/1; players 3; round 5; row treasure 9, trap ram; hand 3; chests 4, 0, 7"


def test_a_game_from_a_position_is_kept_goes_on_and_is_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["--from", POSITION, "--record", "game"]
    assert play(monkeypatch, *args, answers=Typist("q")) == 130
    assert "Cards in the cave: treasure 9, ram." in capsys.readouterr().out
    assert play(monkeypatch, "--resume", "game", answers=Typist("2", "1")) == 0
    assert main(["verify", "game"]) == 0
    assert main(["replay", "game"]) == 0
    assert read_record(Path("game")).position == POSITION


def test_going_on_gives_the_same_game_as_never_stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ["diamant", "--seed", "5", "--players", "4", "--record"]
    play(monkeypatch, *args, "straight", answers=Typist("1"))
    play(monkeypatch, *args, "halting", answers=Typist("1", times=4))
    play(monkeypatch, "--resume", "halting", answers=Typist("1"))
    assert Path("halting").read_text("utf-8") == Path("straight").read_text("utf-8")


def test_the_secret_is_kept_from_others_and_needed_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, "diamant", "--record", "game", answers=Typist("1", times=2))
    secret = Path("game.secret")
    assert secret.stat().st_mode & 0o077 == 0
    assert secret.read_text().strip() not in Path("game").read_text("utf-8")
    secret.unlink()
    assert play(monkeypatch, "--resume", "game", answers=Typist("1")) == 2
    assert "the secret of its dealer, game.secret, is missing" in capsys.readouterr().err


def test_wrong_answers_are_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = Typist("", "7", "0", "-1", "fly", "²", "leave")
    assert play(monkeypatch, "diamant", "--seed", "1", "--record", "game", answers=answers) == 0
    out = capsys.readouterr().out
    for wrong in ("“”", "“7”", "“0”", "“-1”", "“fly”", "“²”"):
        assert f"{wrong} is none of these. Type a number from 1 to 2." in out
    assert "1 leave" in Path("game").read_text("utf-8")


def test_alone_with_bots_the_coach_may_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It answers in words and asks again; with others at the keyboard “?” is no choice."""
    args = ["diamant", "--seed", "5", "--record", "game"]
    assert play(monkeypatch, *args, answers=Typist("?", "q")) == 130
    out = capsys.readouterr().out
    assert out.count("“?”: what would the coach do?") == 1
    assert "The coach would choose: " in out
    assert "Chances after that: You " in out
    assert "    0.0  " in out
    seats = ["--seats", "you:Ada,you:Ben", "--record", "shared"]
    assert play(monkeypatch, "diamant", *seats, answers=Typist("?", "q")) == 130
    out = capsys.readouterr().out
    assert "coach" not in out
    assert "“?” is none of these." in out


def test_two_players_are_announced_as_a_house_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, "diamant", "--players", "2", "--record", "game", answers=Typist("2"))
    assert "this is a house rule" in capsys.readouterr().out


def test_without_a_game_it_asks_for_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number = str(1 + game_names().index("diamant"))
    answers = Typist("99", number, "1", "3", *["2"] * 500, times=502)
    assert play(monkeypatch, "--seed", "1", answers=answers) == 0
    out = capsys.readouterr().out
    assert "Which game?" in out
    assert "Diamant, 3 players" in out
    assert list(Path("data").rglob("diamant-*.karfunkel"))


def test_closed_chests_stay_closed_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["diamant", "--option", "closed_chests=yes", "--seed", "2", "--record", "game"]
    play(monkeypatch, *args, answers=Typist("1", "2"))
    board = [
        line
        for line in capsys.readouterr().out.split("\n")
        if ": chest " in line or ", chest " in line
    ]
    assert any(line.startswith("You") and "closed" not in line for line in board)
    assert all("chest closed" in line for line in board if not line.startswith("You"))


# --- Options that are asked for ----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_k9_the_map_is_arranged_step_by_step(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each wrong answer is refused with a sentence, and asked for again."""
    args = ["kingdice", "--players", "4", "--option", "arrangement=?", "--seed", "1"]
    answers = ["5", "2", "a2", "a2 a2", "a2, z9", "a2 B3", "A2 a4 b1 b6", "", "", "q"]
    typist = Typist(*answers)
    assert play(monkeypatch, *args, "--record", "game", "--lang", language, answers=typist) == 130
    assert read_record(Path("game")).options["arrangement"] == "join 2 flames a2 b3"
    out, err = capsys.readouterr()
    assert err == ""
    say = catalog(language).text
    for sentence in (
        say("kingdata-arrange-join", text="5"),
        say("kingdata-arrange-count", part="flames", count=1, due=2, seats=4),
        say("kingdata-arrange-twice", field="A2"),
        say("kingdata-arrange-field", field="z9"),
        say("play-guided", name="arrangement", value="join 2 flames a2 b3"),
    ):
        assert sentence in out
    assert out.count("A2 ^") >= 3, "the map shows the flame from then on"
    assert typist.at == len(answers)


def test_k9_without_a_game_people_are_asked_whether_to_arrange_the_map(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number = str(game_names().index("kingdice") + 1)
    answers = Typist(number, "2", "2", "3", "", "", "", "q")
    assert play(monkeypatch, "--seed", "1", "--record", "game", answers=answers) == 130
    assert read_record(Path("game")).options["arrangement"] == "join 3"
    answers = Typist(number, "2", "1", "q")
    assert play(monkeypatch, "--seed", "1", "--record", "other", answers=answers) == 130
    assert read_record(Path("other")).options["arrangement"] == "printed"


def test_an_option_that_is_asked_for_can_be_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["kingdice", "--option", "arrangement=?", "--record", "game"]
    assert play(monkeypatch, *args, answers=Typist("q")) == 130
    assert not Path("game").exists()
    assert play(monkeypatch, *args, "--players", "9", answers=Typist("q")) == 2
    assert "9" in capsys.readouterr().err


# --- At a real terminal ---------------------------------------------------------------------


def hear_ctrl_c() -> None:
    """When tests run in the background, Ctrl-C may be ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def terminal(*args: str, **env: str) -> Any:
    return pexpect.spawn(
        sys.executable,
        ["-m", "karfunkel", "play", *args],
        env={**os.environ, "TERM": "xterm-256color", **env},
        encoding="utf-8",
        timeout=60,
        dimensions=(40, 100),
        preexec_fn=hear_ctrl_c,
    )


def test_a_secret_choice_is_not_shown_at_a_terminal() -> None:
    """D11: two people at one keyboard; neither the typed text nor the choice is shown."""
    child = terminal("diamant", "--seats", "you:Anna,you:Petr", "--seed", "3", "--record", "game")
    child.expect("Anna, your choice")
    child.sendline("leave")
    child.expect("Anna has chosen")
    before_petr = COLOUR.sub("", child.before)
    assert "leave" not in before_petr.replace("go on or leave", "")
    child.expect("Petr, your choice")
    assert "Leaving:" not in child.before
    child.sendline("1")
    child.expect("Leaving: Anna")
    child.close()


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_stopping_by_a_key_keeps_the_record(key: str) -> None:
    child = terminal("diamant", "--players", "3", "--seed", "3", "--record", "game")
    child.expect("Your choice")
    child.sendline("1")
    child.expect("Your choice")
    child.send(key)
    child.expect("go on with: karfunkel play --resume game")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert len(read_record(Path("game")).steps) >= 2
    assert not verify(read_record(Path("game"))).finished


def test_a_signal_at_any_moment_leaves_a_record_that_goes_on() -> None:
    for wait in (0.15, 0.25, 0.4):
        file = f"game-{wait}"
        child = terminal("diamant", "--players", "8", "--seed", "3", "--record", file)
        try:
            child.expect(pexpect.EOF, timeout=wait)
        except pexpect.TIMEOUT:
            child.kill(signal.SIGINT)
            child.expect(pexpect.EOF)
        child.close()
        if Path(file).exists():
            read_record(Path(file))


def test_colour_only_where_it_is_wanted() -> None:
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        file = f"game-{coloured}"
        child = terminal("diamant", "--players", "3", "--seed", "3", "--record", file, **env)
        child.expect("Your choice")
        child.sendline("9")
        child.expect("is none of these")
        assert ("\x1b[31m" in child.before) == coloured
        child.close()
