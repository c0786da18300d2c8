"""Several processes at one port: started together, and started again when they die."""

import logging
import os
import signal
import socket
import time
import traceback
from collections.abc import Callable
from threading import Thread
from typing import NoReturn

from karfunkel.core.errors import Refusal

log = logging.getLogger(__name__)
PAUSE = 0.5
"""Seconds before a process that died is started again."""
LAST_SECONDS = 8.0
"""How long a process whose parent was killed may take to hand its tables over."""
REFUSED = 2
"""The exit code of a process that cannot serve, and could not if it were started again."""
Work = Callable[[socket.socket, Callable[[], object]], object]
STOP = {signal.SIGINT, signal.SIGTERM}


class LeaveAtOnce:
    """What a signal to stop does until the server handles it itself.

    Before that nothing has begun, so the process just exits. When the server has stopped, it raises
    the signal again, which is then ignored.
    """

    def __init__(self) -> None:
        self.active = True

    def install(self) -> None:
        """Handle signals in this process from now on."""
        for stop in STOP:
            signal.signal(stop, self)

    def __call__(self, *_: object) -> None:
        """Handle a signal."""
        if self.active:
            raise SystemExit(0)


leave_at_once = LeaveAtOnce()


class Crew:
    """The processes of one server."""

    def __init__(
        self,
        size: int,
        first: socket.socket,
        listen: Callable[[], socket.socket],
        work: Work,
        on_start: Callable[[], object],
    ) -> None:
        self.size = size
        self.first = first
        """The socket that reserves the port; nobody is served there."""
        self.listen = listen
        self.work = work
        self.on_start = on_start
        self.running: dict[int, int] = {}
        """The number of each process, by its id."""
        self.stopping = False
        self._alive, self._held = os.pipe()
        """A pipe that nobody writes to: only this process holds the end that closes with it."""

    def serve(self) -> None:
        """Serve until stopped; a process that dies is replaced, and the others go on."""
        self.first.close()  # its queue would get connections that nobody accepts
        for stop in STOP:
            signal.signal(stop, self._stop)
        for number in range(self.size):
            self._start(number)
        while self.running:
            pid, status = os.wait()
            number = self.running.pop(pid)
            if self.stopping:
                continue
            if os.waitstatus_to_exitcode(status) == REFUSED:
                self._stop()
                raise Refusal("server-mistake")
            log.error("a process of the server died", extra={"worker": number})
            time.sleep(PAUSE)
            self._start(number)

    def _start(self, number: int) -> None:
        """Start a process, unless all are to stop.

        Signals are blocked meanwhile: the new process would handle them as its parent does, and the
        parent, which does not know it yet, would not pass them on.
        """
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP)
        if not self.stopping:
            if pid := os.fork():
                self.running[pid] = number
            else:
                self._be(number)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)

    def _be(self, number: int) -> NoReturn:
        """The life of a process."""
        code = 1
        try:
            leave_at_once.install()
            os.close(self._held)
            Thread(target=self._end_with_the_parent, daemon=True).start()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)
            with self.listen() as listening:
                self.work(listening, self.on_start if number == 0 else lambda: None)
            code = 0
        except SystemExit:
            code = 0
        except Refusal as refusal:
            log.error("a process of the server cannot start", extra={"error": str(refusal)})
            code = REFUSED
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)

    def _end_with_the_parent(self) -> None:
        """Stop cleanly when the parent is gone: it was killed, and could not pass on any signal.

        Otherwise this process would keep the port, with no parent through which to stop it.
        """
        os.read(self._alive, 1)
        log.error("the parent of this process is gone: it stops, too")
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LAST_SECONDS)
        os._exit(1)

    def _stop(self, *_: object) -> None:
        self.stopping = True
        for pid in self.running:
            os.kill(pid, signal.SIGTERM)
