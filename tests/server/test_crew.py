"""Processes that are told to stop before they serve."""

import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.serving import GENEROUS, environment

CREW = """
import os, signal, socket, sys, pathlib
from karfunkel.server.crew import Crew

def work(listening, on_start):
    pathlib.Path(sys.argv[1], str(os.getpid())).touch()
    while True:
        signal.pause()  # as long as a slow start

Crew(2, socket.socket(), socket.socket, work, lambda: None).serve()
"""


def test_processes_that_do_not_serve_yet_can_be_stopped(tmp_path: Path) -> None:
    """One that was just replaced gets its signal while it starts; it must not be lost."""
    crew = subprocess.Popen([sys.executable, "-c", CREW, tmp_path], env=environment())
    try:
        patience = time.monotonic() + GENEROUS
        while len(list(tmp_path.iterdir())) < 2:
            assert time.monotonic() < patience
            time.sleep(0.02)
        crew.send_signal(signal.SIGTERM)
        assert crew.wait(GENEROUS) == 0
    finally:
        crew.kill()
