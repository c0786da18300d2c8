"""Processes that are told to stop before they serve, or whose parent is killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx2

from tests.server.postgres import Postgres
from tests.server.serving import GENEROUS, RealServer, environment

CREW = """
import os, signal, socket, sys, pathlib
from karfunkel.server.crew import Crew

def work(listening, on_start):
    pathlib.Path(sys.argv[1], str(os.getpid())).touch()
    while True:
        signal.pause()  # as long as a slow start

Crew(2, socket.socket(), socket.socket, work, lambda: None).serve()
"""


def until(reached: Callable[[], object]) -> None:
    """Wait until something is so."""
    patience = time.monotonic() + GENEROUS
    while not reached():
        assert time.monotonic() < patience
        time.sleep(0.02)


def children(parent: int) -> list[int]:
    """The processes that this one has started, in any of its threads, and theirs."""
    found = []
    for tasks in Path(f"/proc/{parent}/task").glob("*/children"):
        for child in map(int, tasks.read_text().split()):
            found += [child, *children(child)]
    return found


def alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended may wait to be noticed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_processes_that_do_not_serve_yet_can_be_stopped(tmp_path: Path) -> None:
    """One that was just replaced gets its signal while it starts; it must not be lost."""
    crew = subprocess.Popen([sys.executable, "-c", CREW, tmp_path], env=environment())
    try:
        until(lambda: len(list(tmp_path.iterdir())) == 2)
        crew.send_signal(signal.SIGTERM)
        assert crew.wait(GENEROUS) == 0
    finally:
        crew.kill()


def test_nothing_outlives_a_parent_that_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    """Neither the processes that serve nor those in which bots think; the port is free again."""
    store = ["--store", postgres.new_schema(), "--workers", "2"]
    server = RealServer(tmp_path / "none", None, *store)
    family: list[int] = []
    try:
        until(lambda: len(server.workers()) == 2)
        until(lambda: all(children(worker) for worker in server.workers()))
        family = children(server.process.pid)
        server.kill()
        until(lambda: not any(map(alive, family)))
        assert nobody_answers(server.address)
    finally:
        server.kill()
        for pid in filter(alive, family):
            os.kill(pid, signal.SIGKILL)


def nobody_answers(address: str) -> bool:
    """Whether connections are refused."""
    try:
        httpx2.get(f"{address}/healthz", trust_env=False, verify=False)
    except httpx2.TransportError:
        return True
    return False
