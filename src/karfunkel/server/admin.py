"""What an administrator may do: look, block addresses, close tables, announce a restart.

Without a token everybody on this machine is one; with a token, everybody who has it. Behind a proxy
all requests come from this machine, so there only a token counts.
"""

import hmac
import logging
import os
import resource
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from starlette.requests import HTTPConnection

from karfunkel.core.errors import Refusal
from karfunkel.server.hosts import is_loopback, name_of
from karfunkel.server.limits import Bucket, bucket_of, party

log = logging.getLogger(__name__)
HEADER = "x-karfunkel-admin"
"""Every request carries it: a page of another origin cannot send it without our consent."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What proxies add to requests."""
SHORTEST_TOKEN = 16
GUESSES_PER_SECOND, GUESSES = 0.1, 10


class Admin:
    """Who may administer a server, and what was decided so far."""

    def __init__(
        self,
        token: str = "",
        *,
        proxy: bool = False,
        file: Path | None = None,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.token = token
        self.proxy = proxy
        self.ticks = ticks
        self.began = ticks()
        self._file = file
        """Where blocked addresses are kept."""
        self.blocked: set[str] = self._read()
        self._restart: float | None = None
        self._guesses: dict[str, Bucket] = {}

    # --- Who may ------------------------------------------------------------------------------

    def check(self, request: HTTPConnection) -> None:
        """Refuse everybody who is not an administrator."""
        host = request.client.host if request.client else ""
        if request.headers.get(HEADER) != "1":
            raise Refusal("server-admin-only")
        if self.token:
            self._check_token(request, party(host))
        elif self.proxy or not self._is_here(request, host):
            raise Refusal("server-admin-only")

    def _check_token(self, request: HTTPConnection, address: str) -> None:
        guesses = bucket_of(self._guesses, address, GUESSES_PER_SECOND, GUESSES)
        if not guesses.positive():
            raise Refusal("server-too-fast")
        scheme, _, found = request.headers.get("authorization", "").partition(" ")
        right = hmac.compare_digest(found.encode(), self.token.encode())
        if scheme.lower() != "bearer" or not right:
            if found:
                guesses.spend(1)
                log.warning("a wrong token for /admin", extra={"address": address})
            raise Refusal("server-admin-token")

    @staticmethod
    def _is_here(request: HTTPConnection, host: str) -> bool:
        """Whether a request comes from this machine, and names it.

        Requests of a page whose own name was pointed at this machine (DNS rebinding) come from
        here, too, but name that page's host. Requests through a proxy that we were not told of also
        come from here: most proxies say that they forward, and nginx speaks HTTP/1.0 by default.
        """
        forwarded = any(name in request.headers for name in FORWARDED)
        if forwarded or request.scope.get("http_version") == "1.0":
            return False
        named = name_of(request.headers.get("host", ""))
        return is_loopback(party(host)) and (named == "localhost" or is_loopback(named))

    # --- Blocked addresses --------------------------------------------------------------------

    def block(self, address: str) -> None:
        """Stop answering this address, even after a restart."""
        self.blocked.add(address)
        self._write()
        log.warning("an address was blocked", extra={"address": address})

    def unblock(self, address: str) -> None:
        """Answer this address again."""
        self.blocked.discard(address)
        self._write()
        log.warning("an address was unblocked", extra={"address": address})

    def _read(self) -> set[str]:
        if not self._file or not self._file.exists():
            return set()
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=set[str])
        except (OSError, msgspec.MsgspecError) as error:
            extra = {"file": str(self._file), "error": str(error)}
            log.error("the list of blocked addresses cannot be read", extra=extra)
            return set()

    def _write(self) -> None:
        if not self._file:
            return
        new = self._file.with_suffix(".new")
        try:
            with open(os.open(new, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(sorted(self.blocked)))
            new.replace(self._file)
        except OSError as error:  # it holds until the next restart
            log.error("blocked addresses cannot be kept", extra={"error": str(error)})

    # --- Restarts -----------------------------------------------------------------------------

    def announce(self, minutes: int | None) -> None:
        """Announce a restart in this many minutes; None takes the announcement back."""
        self.restart_in(None if minutes is None else 60 * minutes)
        log.warning("a restart was announced", extra={"minutes": minutes})

    def restart_in(self, seconds: float | None) -> None:
        """Note that the restart comes in this many seconds; None if there is none."""
        self._restart = None if seconds is None else self.ticks() + seconds

    def seconds_left(self) -> int | None:
        """Seconds until the announced restart; None if none is announced."""
        return None if self._restart is None else max(0, round(self._restart - self.ticks()))


def read_token(file: Path) -> str:
    """The token in a file; it has to be long enough that nobody can guess it."""
    try:
        token = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("error-file", file=str(file), reason=str(error)) from None
    if len(token) < SHORTEST_TOKEN or not token.isascii() or " " in token:
        raise Refusal("server-token-short", file=str(file), shortest=SHORTEST_TOKEN)
    return token


def memory_bytes() -> int:
    """How much memory this process uses at the moment."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:  # not Linux: the most it has used
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
