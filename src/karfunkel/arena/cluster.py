"""Tournaments on a Ray cluster: the same games as on one machine, only sooner.

Every node needs this version of Karfunkel, and the program runs on one of the nodes. Who stops it
or loses that node keeps the journal, and the same tournament goes on from there.
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
"""How often Ray plays a task again whose worker was lost."""

RESTARTS = 4
"""How often a task that Ray gave up is started again.

A task of a second that loses all these workers is not unlucky: it kills them.
"""

KNOCK_SECONDS = 5.0


def run_on_ray(plan: Plan, journal: Journal, address: str) -> Iterator[list[Deal]]:
    """Play what is missing on a cluster; yield deals as they are finished.

    The address is `auto`, for the cluster this machine is in, or host:port. When nothing answers
    there the error is a `ConnectionError`.
    """
    return _run(load_ray(), plan, journal, address)


def load_ray() -> Any:
    """The package, which only clusters need."""
    # What Ray says of lost nodes is printed in any case, unless it was told so before it is loaded.
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
    """Connect to a cluster for a while. Whoever is connected already stays so."""
    # Ending the connection ends its tasks. Through another one the last of them, a second each,
    # are played to their end for nobody: `ray.cancel` can take the program down with the task.
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
    """See that somebody is there: Ray itself would ask in vain for minutes."""
    # Ray also takes words such as “local”, which would start a cluster.
    form = re.fullmatch(r"\[?([^/\s]+?)\]?:(\d+)", address)
    if not form:
        raise ConnectionError(address)
    try:
        socket.create_connection((form[1], int(form[2])), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError, ValueError) as error:
        raise ConnectionError(f"{address}: {error}") from error


@contextmanager
def _silence() -> Iterator[None]:
    """Ray's own threads write a line for every task that ends with the connection."""
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
    """Ray changes what happens on SIGTERM; afterwards it is as before."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if before is not None and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, before)


class Task(NamedTuple):
    """What a task was to play, should it have to be started again."""

    plan: Plan
    numbers: Sequence[int]
    restarts: int
    """How often that may still be done."""


class Cluster:
    """A team of all processors of a Ray cluster, as many as it has at the time."""

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
        """The processors of all nodes that are alive; with none, tasks wait for one."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def start(self, plan: Plan, numbers: Sequence[int]) -> None:
        """Hand over a task."""
        self._start(Task(plan, numbers, RESTARTS))

    def _start(self, task: Task) -> None:
        self.tasks[self.play.remote(task.plan, task.numbers)] = task

    def finish(self) -> list[Deal]:
        """Wait for any task. Those that were lost with their worker are started again."""
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
