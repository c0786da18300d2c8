"""A tournament on a real cluster of two nodes: the same games, also when a node dies."""

import logging
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import FrameType

import pytest

from karfunkel.arena import cluster, tournament
from karfunkel.arena.cluster import load_ray, run_on_ray
from karfunkel.arena.tournament import Deal, Journal, Plan, play_deals, run
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import LANGUAGES, catalog
from tests.cases import cases

# Two clusters at a time would compete for ports and for the machine.
pytestmark = pytest.mark.xdist_group("cluster")

PLAN = Plan("diamant", ("judge", "ev-mixed", "random"), seed=5, deals=30)
PATIENCE = 300
"""The timeout of a hanging test, in seconds."""

START = """
import os, signal, threading
from ray._private import services
from ray.scripts.scripts import main

def stop_with_parent():
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)

threading.Thread(target=stop_with_parent, daemon=True).start()
services.get_node_ip_address = lambda address=None: "127.0.0.1"
main()
"""
"""`ray start`, which otherwise replaces 127.0.0.1 and then listens to the whole network."""


class Node:
    """A node of a cluster: the processes of one session."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.log = folder / f"{len(list(folder.glob('*.log')))}.log"
        command = [sys.executable, "-c", START, "start", "--block", "--node-ip-address=127.0.0.1"]
        size = ["--num-cpus=1", "--object-store-memory=80000000", "--include-log-monitor=false"]
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [*command, *size, *args],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, "RAY_TMPDIR": str(folder), "RAY_USAGE_STATS_ENABLED": "0"},
            )

    def await_start(self) -> None:
        while "will now block" not in self.log.read_text("utf-8"):
            assert self.process.poll() is None, self.log.read_text("utf-8")
            time.sleep(0.05)

    def processes(self, title: str = "") -> list[int]:
        """The processes of this node that are called so."""
        # Without -ww lines end at the width of a terminal, if there is one: within a long path.
        listed = subprocess.run(["ps", "-wwAo", "pid=,args="], capture_output=True, text=True)
        rows = [line.split(maxsplit=1) for line in listed.stdout.splitlines()]
        return [int(row[0]) for row in rows if self._owns(int(row[0])) and title in row[-1]]

    def _owns(self, process: int) -> bool:
        try:
            return os.getsid(process) == self.process.pid
        except (ProcessLookupError, PermissionError):
            return False

    def kill(self) -> None:
        """Kill all its processes, as if the plug were pulled."""
        while found := self.processes():
            for process in found:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self.process.wait(PATIENCE)
        assert self.process.stdin
        self.process.stdin.close()


class TwoNodes:
    """A cluster that listens to this machine only."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.nodes: list[Node] = []
        self.address = ""

    def start(self) -> None:
        """Start the nodes that are missing."""
        if not self.nodes:
            self._add("--head", "--port=0", "--include-dashboard=false", "--disable-usage-stats")
            self.address = (self.folder / "ray" / "ray_current_cluster").read_text("utf-8").strip()
            assert self.address.startswith("127.0.0.1:")
        if len(self.nodes) < 2:
            self._add(f"--address={self.address}")

    def _add(self, *args: str) -> None:
        self.nodes.append(Node(self.folder, *args))
        self.nodes[-1].await_start()

    def lose_node(self) -> None:
        self.nodes.pop().kill()

    def stop(self) -> None:
        while self.nodes:
            self.lose_node()


@pytest.fixture(autouse=True)
def _bounded_in_time() -> Iterator[None]:
    def give_up(signum: int, frame: FrameType | None) -> None:
        pytest.fail("This hangs.")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="module")
def started() -> Iterator[TwoNodes]:
    # Names of sockets may have 107 characters, so the folders of pytest are too long.
    folder = Path(tempfile.mkdtemp(prefix="kf", dir="/tmp"))
    found = TwoNodes(folder)
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder)


@pytest.fixture
def two_nodes(started: TwoNodes, monkeypatch: pytest.MonkeyPatch) -> TwoNodes:
    started.start()
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(started.folder))
    stay_on_this_machine(monkeypatch)
    monkeypatch.setattr(tournament, "TASK_SECONDS", 0.02)
    return started


def stay_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    load_ray()
    services = import_module("ray._private.services")
    monkeypatch.setattr(services, "get_node_ip_address", lambda address=None: "127.0.0.1")


def without_times(deals: Sequence[Deal]) -> dict[int, Deal]:
    """Deals by number, each of them once, without what differs from run to run."""
    assert len({deal.number for deal in deals}) == len(deals)
    return {
        deal.number: deal._replace(games=tuple(game._replace(seconds=()) for game in deal.games))
        for deal in deals
    }


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Deal]:
    """What is played without a cluster."""
    journal = Journal(tmp_path_factory.mktemp("here") / "journal")
    return without_times([deal for deals in run(PLAN, journal, 1) for deal in deals])


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "journal")


class Gate:
    """Tasks from a deal on wait here until it is opened, so that every node has one."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.first = 0

    def await_tasks(self, cluster: TwoNodes) -> None:
        while not all(node.processes("ray::held") for node in cluster.nodes):
            time.sleep(0.05)

    def open(self) -> None:
        self.file.touch()


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    found = Gate(tmp_path / "gate")

    def held(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
        while numbers[0] >= found.first and not found.file.exists():
            time.sleep(0.05)
        return play_deals(plan, numbers)

    monkeypatch.setattr(cluster, "play_deals", held)
    return found


@pytest.fixture
def screen(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> pytest.CaptureFixture[str]:
    """What a person would see. Ray keeps the stream that it found when it was loaded."""
    load_ray()
    for handler in logging.getLogger("ray").handlers:
        if type(handler).__module__.startswith("ray."):
            monkeypatch.setattr(handler, "stream", sys.stderr)
    return capfd


def is_connected() -> bool:
    return bool(load_ray().is_initialized())


def test_there_is_one_cluster_at_a_time(request: pytest.FixtureRequest) -> None:
    """Groups are lost silently when pytest and its workers do not fit each other."""
    is_alone = "PYTEST_XDIST_WORKER" not in os.environ
    assert is_alone or request.node.nodeid.endswith("@cluster")


def test_a_cluster_plays_the_same_games(
    two_nodes: TwoNodes,
    here: dict[int, Deal],
    journal: Journal,
    gate: Gate,
    screen: pytest.CaptureFixture[str],
) -> None:
    known = [deal for deals in run(replace(PLAN, deals=3), journal, 1) for deal in deals]
    on_sigterm = signal.getsignal(signal.SIGTERM)
    gate.first = 5
    playing = run_on_ray(PLAN, journal, "auto")
    found = next(playing)
    assert found == known
    found += next(playing) + next(playing)
    gate.await_tasks(two_nodes)
    gate.open()
    found += [deal for deals in playing for deal in deals]
    assert without_times(found) == here
    assert without_times(list(journal.read().values())) == here
    assert screen.readouterr() == ("", "")
    assert not is_connected()
    assert signal.getsignal(signal.SIGTERM) == on_sigterm
    assert all(node.processes("raylet") for node in two_nodes.nodes)


def test_a_task_that_kills_its_workers_is_given_up(
    two_nodes: TwoNodes, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = tmp_path / "tries"

    def die(plan: Plan, numbers: Sequence[int]) -> None:
        with open(tries, "a") as out:
            out.write("x")
        os._exit(1)

    monkeypatch.setattr(cluster, "play_deals", die)
    monkeypatch.setattr(cluster, "RETRIES", 0)
    monkeypatch.setattr(cluster, "RESTARTS", 2)
    plan = replace(PLAN, deals=1)
    with pytest.raises(load_ray().exceptions.WorkerCrashedError):
        list(run_on_ray(plan, journal, two_nodes.address))
    assert tries.read_text() == "xxx"
    assert not is_connected()


def test_what_a_worker_refuses_is_refused_here(two_nodes: TwoNodes, journal: Journal) -> None:
    plan = Plan("diamant", ("ev", "nobody", "ev"), seed=1, deals=2)
    with pytest.raises(Refusal) as refused:
        list(run_on_ray(plan, journal, two_nodes.address))
    assert refused.value.key == "error-unknown-bot"
    assert type(refused.value) is Refusal
    assert not is_connected()


def test_stopping_ends_the_tasks(
    two_nodes: TwoNodes,
    journal: Journal,
    monkeypatch: pytest.MonkeyPatch,
    screen: pytest.CaptureFixture[str],
) -> None:
    def dawdle(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
        if numbers[0]:
            time.sleep(2 * PATIENCE)
        return play_deals(plan, numbers)

    def is_busy() -> bool:
        return any(node.processes("dawdle") for node in two_nodes.nodes)

    monkeypatch.setattr(cluster, "play_deals", dawdle)
    playing = run_on_ray(PLAN, journal, two_nodes.address)
    assert [len(next(playing)), len(next(playing))] == [0, 1]
    while not is_busy():
        time.sleep(0.05)
    playing.close()  # type: ignore[attr-defined]
    while is_busy():
        time.sleep(0.05)
    assert screen.readouterr() == ("", "")
    assert len(journal.read()) == 1


def test_other_connections_are_left_alone(two_nodes: TwoNodes, journal: Journal) -> None:
    ray = load_ray()
    ray.init(two_nodes.address, log_to_driver=False, logging_level="CRITICAL")
    try:
        assert len(list(run_on_ray(replace(PLAN, deals=1), journal, "auto"))) == 2
        assert is_connected()
    finally:
        ray.shutdown()


@pytest.mark.parametrize("limits", [{"RESTARTS": 0}, {"RETRIES": 0}][: cases(1, 2)])
def test_a_lost_node_costs_no_games(
    limits: dict[str, int],
    two_nodes: TwoNodes,
    here: dict[int, Deal],
    journal: Journal,
    gate: Gate,
    monkeypatch: pytest.MonkeyPatch,
    screen: pytest.CaptureFixture[str],
) -> None:
    """Ray plays a lost task again; should it give up, we do."""
    for name, value in limits.items():
        monkeypatch.setattr(cluster, name, value)
    gate.first = 2
    playing = run_on_ray(PLAN, journal, two_nodes.address)
    found = next(playing) + next(playing) + next(playing)
    gate.await_tasks(two_nodes)
    two_nodes.lose_node()
    gate.open()
    assert len(found) == 2
    found += [deal for deals in playing for deal in deals]
    assert without_times(found) == here
    assert len(journal.file.read_text("utf-8").splitlines()) == PLAN.deals
    assert screen.readouterr() == ("", "")


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "local", "ray://127.0.0.1:1", "a:99999", "..:1"]
)
def test_where_no_cluster_is_none_is_started(
    address: str, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load_ray(), "init", pytest.fail)
    with pytest.raises(ConnectionError):
        list(run_on_ray(PLAN, journal, address))
    assert not is_connected()
    assert not journal.file.exists()


def test_a_finished_tournament_needs_no_cluster(journal: Journal) -> None:
    plan = replace(PLAN, deals=1)
    played = [deal for deals in run(plan, journal, 1) for deal in deals]
    assert list(run_on_ray(plan, journal, "127.0.0.1:1")) == [played]


def test_without_ray_it_says_what_to_install(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal) as refused:
        run_on_ray(PLAN, journal, "auto")
    for language in LANGUAGES:
        text = catalog(language).text(refused.value.key, **refused.value.args_for_text)
        assert "pip install karfunkel[cluster]" in text
