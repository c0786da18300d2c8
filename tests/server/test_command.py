"""`karfunkel serve`: ports, addresses, logs, what is printed."""

import json
import logging
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from karfunkel.cli import main
from karfunkel.server import command
from karfunkel.server.command import HERE, lan_address, listen, qr_code
from karfunkel.server.logs import JsonLines
from tests.server.desk import refused


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def test_a_free_port_is_found_if_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = free_port()
    monkeypatch.setattr(command, "USUAL_PORT", usual)
    with listen(HERE, None) as first, listen(HERE, None) as second:
        assert first.getsockname()[1] == usual
        assert second.getsockname()[1] not in (0, usual)


def test_a_port_that_was_asked_for_is_not_exchanged() -> None:
    with listen(HERE, free_port()) as taken, refused("server-port-taken"):
        listen(HERE, taken.getsockname()[1])


def test_the_local_network_is_found_without_sending_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket.socket, "send", pytest.fail)
    monkeypatch.setattr(socket.socket, "sendto", pytest.fail)
    found = lan_address()
    assert found is None or re.fullmatch(r"\d+\.\d+\.\d+\.\d+", found)
    assert found is None or not found.startswith("127.")


def test_a_link_is_drawn_for_phones() -> None:
    drawn = qr_code("http://192.0.2.7:8777")
    assert len(drawn.splitlines()) > 10
    assert drawn != qr_code("http://192.0.2.8:8777")


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord({"name": "x", "levelname": "ERROR", "msg": "it broke"})
    record.table = "abc"
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "it broke"
    assert line["table"] == "abc"
    assert line["level"] == "error"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["serve", "--port", "99999"], "“99999” is not allowed for --port"),
        (["serve", "--data", "/dev/null/x", "--port", "0"], "The games cannot be kept in"),
        (["serve", "extra"], "“extra” is not understood"),
    ],
)
def test_bad_wishes_are_one_sentence(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*args, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_it_says_where_it_is_and_stops_cleanly(tmp_path: Path) -> None:
    wishes = ["serve", "--port", "0", "--lan", "--no-browser", "--data", str(tmp_path / "games")]
    with subprocess.Popen(
        [sys.executable, "-m", "karfunkel", *wishes, "--lang", "cs"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        assert re.fullmatch(r"Karfunkel je připraven: http://127\.0\.0\.1:\d+\n", first)
        told = ""
        while "Ctrl-C" not in told:
            told += server.stdout.readline()
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=60)
        assert "Zastaveno" in out
        assert server.returncode == 0
        assert "Traceback" not in err
    assert (tmp_path / "games" / "tables.sqlite").is_file()
