"""Tournaments on a Ray cluster: the same games as on one machine, only faster.

Every node needs this version of Karfunkel, and the program runs on one of the nodes. If it is
stopped, or that node is lost, the journal remains and the same command resumes from there.
"""

import logging
import os
import re
import signal
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple

from karfunkel.arena.tournament import Deal, Journal, Plan, look_up, play_deals, play_missing
from karfunkel.core.errors import Refusal

RETRIES = 4
"""How often Ray retries a task whose worker was lost."""

RESTARTS = 4
"""How often we restart a task that Ray gave up on.

A one-second task that loses more workers than this is not unlucky: it kills them.
"""

KNOCK_SECONDS = 5.0


def run_on_ray(plan: Plan, journal: Journal, address: str) -> Iterator[list[Deal]]:
    """Play the missing deals on a cluster; yield deals as they are finished.

    The address is `auto`, for the cluster this machine is in, or host:port. If nothing answers
    there, a `ConnectionError` is raised.
    """
    return _run(load_ray(), plan, journal, address)


def load_ray() -> Any:
    """The package, which only clusters need."""
    # Ray prints messages about lost nodes unless this is set before it is imported.
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        raise Refusal("error-no-ray") from error


def _run(ray: Any, plan: Plan, journal: Journal, address: str) -> Iterator[list[Deal]]:
    done, missing = look_up(plan, journal)
    yield done
    if not missing:
        return
    with _connection(ray, address):
        yield from play_missing(plan, journal, missing, Cluster(ray))


@contextmanager
def _connection(ray: Any, address: str) -> Iterator[None]:
    """Connect to a cluster for a while. An existing connection stays open."""
    # Closing the connection ends its tasks. On an existing connection the last tasks, one second
    # each, run on without effect: `ray.cancel` could crash the program together with the task.
    if ray.is_initialized():
        yield
        return
    with _own_signals():
        _connect(ray, address)
        try:
            yield
        finally:
            with _silence():
                ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    if address != "auto":
        _knock(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (RuntimeError, ValueError) as error:
        raise ConnectionError(str(error)) from error


def _knock(address: str) -> None:
    """Check that something answers: Ray itself would keep trying for minutes."""
    # Ray also accepts words such as “local”, which would start a cluster.
    form = re.fullmatch(r"\[?([^/\s]+?)\]?:(\d+)", address)
    if not form:
        raise ConnectionError(address)
    try:
        socket.create_connection((form[1], int(form[2])), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError, ValueError) as error:
        raise ConnectionError(f"{address}: {error}") from error


@contextmanager
def _silence() -> Iterator[None]:
    """Silence Ray's threads, which print a line for every task that ends with the connection."""
    kept = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


@contextmanager
def _own_signals() -> Iterator[None]:
    """Restore the SIGTERM handler, which Ray changes."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if before is not None and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, before)


class Task(NamedTuple):
    """What a task plays, in case it has to be restarted."""

    plan: Plan
    numbers: Sequence[int]
    restarts: int
    """How many restarts are left."""


class Cluster:
    """A team of all processors of a Ray cluster, however many there are at the moment."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.play: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(play_deals)
        self.tasks: dict[Any, Task] = {}
        errors = ray.exceptions
        self.failed = errors.RayTaskError
        self.lost = (
            errors.LocalRayletDiedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
            errors.WorkerCrashedError,
        )

    def size(self) -> int:
        """The number of processors of all live nodes; at least one, so that tasks can wait."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def start(self, plan: Plan, numbers: Sequence[int]) -> None:
        """Hand over a task."""
        self._start(Task(plan, numbers, RESTARTS))

    def _start(self, task: Task) -> None:
        self.tasks[self.play.remote(task.plan, task.numbers)] = task

    def finish(self) -> list[Deal]:
        """Wait for any task. Tasks lost with their worker are restarted."""
        while True:
            (ready,), _ = self.ray.wait(list(self.tasks), num_returns=1)
            task = self.tasks.pop(ready)
            try:
                deals: list[Deal] = self.ray.get(ready)
                return deals
            except self.lost:
                if not task.restarts:
                    raise
                self._start(task._replace(restarts=task.restarts - 1))
            except self.failed as error:
                raise error.cause from error
