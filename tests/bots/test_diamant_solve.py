"""`karfunkel diamant solve`."""

from pathlib import Path

import pytest

from karfunkel.cli import main

# The solver's loops are compiled once, by one process.
pytestmark = pytest.mark.xdist_group("diamant-solver")


def solve(*args: str) -> int:
    return main(["diamant", "solve", "--lang", "en", *args])


def test_the_command_tells_what_a_lead_is_worth(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept" / "tiny.npz"
    for _ in range(2):  # the second time it only reads
        assert solve("--deck", "tiny", "--rounds", "2", "--file", str(file)) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[1] == "Against this strategy nobody can gain more than 0 of a win."
        assert "Round 2, lead 1: wins 84.26 % to 84.26 %" in lines
    assert file.exists()


def test_the_command_refuses_what_it_cannot_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.npz"
    other.write_text("no numbers")
    for args, sentence in (
        (["--rounds", "6"], "“6” is not allowed for rounds."),
        (["--deck", "huge"], "“huge” is not allowed for deck."),
        (["--detail", "rough"], "“rough” is not allowed for --detail."),
        (["--deck", "tiny", "--file", str(other)], "holds something else."),
        (["--deck", "tiny", "--file", str(tmp_path)], "cannot be used"),
    ):
        assert solve(*args) == 2
        out, err = capsys.readouterr()
        assert sentence in err
        assert err.count("\n") == 1
        assert out == ""
    assert other.read_text() == "no numbers"
