"""Processes of one machine notice at once when one has ended, and hand connections over."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from socket import socketpair

import pytest

from karfunkel.server.lifeline import BOOT, Lifeline
from karfunkel.server.store.base import Elsewhere
from karfunkel.server.tenancy import Tenancy
from tests.server.nodes import nodes
from tests.server.postgres import Postgres
from tests.server.test_cluster import LIMIT, Guest, heard, pair, until
from tests.server.test_store import Kept

__all__ = ["pair"]
pytestmark = pytest.mark.skipif(not BOOT.exists(), reason="only Linux has such names")
OTHER = """
import os, sys
from karfunkel.server.lifeline import Lifeline
line = Lifeline(sys.argv[1])
print(line.place, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def here() -> Iterator[Lifeline]:
    line = Lifeline(f"here-{os.getpid()}")
    yield line
    line.close()


def test_a_process_has_ended_when_it_is_killed_not_when_it_is_stopped(here: Lifeline) -> None:
    name = f"there-{os.getpid()}"
    with subprocess.Popen(
        [sys.executable, "-c", OTHER, name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout
        place = other.stdout.readline().strip()
        assert place == here.place
        assert not here.has_ended(place, name)
        other.send_signal(signal.SIGSTOP)
        assert not here.has_ended(place, name), "it may go on"
        other.kill()
        other.wait()
        assert here.has_ended(place, name)


def test_nobody_knows_about_processes_elsewhere(here: Lifeline) -> None:
    assert here.has_ended(here.place, "nobody")
    assert not here.has_ended("another machine", "nobody")
    assert not here.has_ended("", "nobody")


def test_tables_of_a_process_that_has_ended_are_free_before_its_lease_ends(
    pair: tuple[Kept, Kept],
) -> None:
    one, two = pair
    dead, alive = Lifeline(one.store.me), Lifeline(two.store.me)
    one.do(Tenancy(one.store, "there:1", seconds=600, ends=dead).renew())
    tenancy = Tenancy(two.store, seconds=600, ends=alive)
    changes: list[int] = []
    two.do(tenancy.renew())
    tenancy.on_change = lambda: changes.append(len(tenancy.peers))
    (peer,) = tenancy.peers.values()

    two.do(tenancy.look_after(peer))
    with pytest.raises(Elsewhere):
        two.do(two.store.claim("a"))

    dead.close()
    two.do(tenancy.look_after(peer))
    assert changes == [0], "pipes to it are closed"
    assert two.do(two.store.claim("a")) == 2
    alive.close()


def test_a_socket_is_handed_over_to_the_owner_of_its_table(
    postgres: Postgres, tmp_path: Path
) -> None:
    with nodes(postgres.new_schema(), tmp_path, near=True) as (one, two):
        guest, tenancy = Guest(one), two.hall.tenancy
        assert tenancy
        until(lambda: [report.place for report in tenancy.reports.values()] != [""])
        with guest.socket(two) as socket:
            assert heard(socket, "news")["position"]["seat"] == 0
            socket.send(json.dumps(guest.command(one)))
            assert heard(socket, "answer")["ok"]
            assert not two.server.app.state.gate.pipes.open, "nothing is piped"
            one.stop()
            assert heard(socket, "bye")["again"]
        assert guest.play(two)["ok"]


def test_connections_of_strangers_are_not_taken(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(postgres.new_schema(), tmp_path, 1, near=True) as (node,):
        near, far = socketpair()
        line = Lifeline(f"stranger-{os.getpid()}")
        with near, far:
            head = b"wrong key" * 8 + b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
            assert line.hand_over(line.place, node.hall.store.me, head, near.fileno())
            near.close()
            far.settimeout(LIMIT)
            assert far.recv(100) == b"", "it is closed without an answer"
        line.close()
