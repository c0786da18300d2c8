"""Which names this server answers to.

A foreign page can point its own host name at a server in a home network (DNS rebinding): the
browser then treats our answers as that page's own. Such a request names the foreign host, so
unknown names are refused. A plain IP address is safe, and is always answered.
"""

import ipaddress
import socket
from collections.abc import Iterable

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

MISDIRECTED = 421


def own_names(public: Iterable[str] = ()) -> frozenset[str]:
    """The names of this machine, and those it is known by outside."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local", *(one.lower() for one in public)})


def name_of(host: str) -> str:
    """The name in a `Host` header, without its port.

    >>> name_of("Example.org:8777"), name_of("[::1]:8777"), name_of("127.0.0.1")
    ('example.org', '::1', '127.0.0.1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().removesuffix(".")


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own loopback.

    >>> is_loopback("127.0.0.2"), is_loopback("::1"), is_loopback("192.0.2.1"), is_loopback("a")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class KnownHosts:
    """Refuses requests for other hosts."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        name = name_of(host)
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        hosts = Headers(scope=scope).getlist("host")
        host = next((one for one in hosts if not self.knows(one)), "")
        if hosts and not host:
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        text = {"key": "server-unknown-host", "args": {"host": name_of(host)[:60]}}
        body = msgspec.json.encode({"refusal": text})
        await Response(body, MISDIRECTED, media_type="application/json")(scope, receive, send)
