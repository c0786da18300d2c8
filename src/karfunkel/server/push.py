"""Web Push: calls people whose page is closed, through the push service of their browser.

The message is encrypted for the device (RFC 8291) and signed with the server's key (VAPID, RFC
8292). Addresses come from strangers, so only the known push services are called, over HTTPS, and
never an address inside a network. Needs `karfunkel[push]`.
"""

import asyncio
import base64
import binascii
import http.client
import ipaddress
import json
import logging
import os
import socket
import ssl
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import SplitResult, urlsplit

from karfunkel.core.errors import Refusal
from karfunkel.server.store.base import Store, Subscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

log = logging.getLogger(__name__)
SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The push services of browsers: a name, or all names that end like this."""
LONGEST_ADDRESS = 1_000
SECONDS = 10.0
"""How long a push service may take for each part of an answer."""
THREADS = 4
MOST_WAITING = 500
"""Calls that wait to be sent; more are dropped."""
KEPT_FOR = 86_400
"""Seconds for which a push service keeps a call for a device that is off."""
SIGNED_FOR = 12 * 3_600
KEY_BYTES, POINT_BYTES, AUTH_BYTES = 32, 65, 16
Fate = Literal["sent", "gone", "failed"]


def installed() -> bool:
    """Whether the packages for it are there."""
    return bool(find_spec("cryptography") and find_spec("http_ece"))


def encoded(data: bytes) -> str:
    """Base64 as in addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int) -> bytes:
    """The bytes, if there are as many as expected; otherwise a refusal."""
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        found = b""
    if len(found) != length:
        raise Refusal("server-push-odd")
    return found


def public_address(host: str) -> str:
    """An address of a host, all of whose addresses are on the public internet."""
    found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(ipaddress.ip_address(one).is_global for one in addresses):
        raise OSError("a private address")
    return addresses[0]


class Push:
    """Sends calls."""

    def __init__(
        self,
        key: bytes,
        subject: str = "https://localhost",
        trusted: Collection[str] = (),
        clock: Callable[[], float] = time.time,
    ) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._key: EllipticCurvePrivateKey = ec.derive_private_key(
            int.from_bytes(key), ec.SECP256R1()
        )
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encoded(point)
        """What browsers need to subscribe."""
        self.subject = subject
        self.trusted = trusted
        """Hosts with ports that need neither be known nor use HTTPS, for tests."""
        self.clock = clock
        self._pool = ThreadPoolExecutor(THREADS, "push")
        self._waiting = 0

    @classmethod
    async def open(cls, store: Store, name: str = "") -> "Push | None":
        """With the key of a store, made at the first start; None where it is not installed."""
        if not installed():
            return None
        key = await store.push_key(new_key())
        if not key:
            return None
        return cls(key, f"https://{name}" if name else "https://localhost")

    def close(self) -> None:
        """Send no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def check(self, found: Subscription) -> None:
        """Refuse a subscription that no browser makes, or whose address is not for us to call."""
        from cryptography.hazmat.primitives.asymmetric import ec

        point = decoded(found.p256dh, POINT_BYTES)
        decoded(found.auth, AUTH_BYTES)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise Refusal("server-push-odd") from None
        self._split(found.endpoint)

    def _split(self, endpoint: str) -> SplitResult:
        try:
            address = urlsplit(endpoint)
            host, port = address.hostname or "", address.port
        except ValueError:
            raise Refusal("server-push-address") from None
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not plain or len(endpoint) > LONGEST_ADDRESS or address.username is not None:
            raise Refusal("server-push-address")
        if address.netloc in self.trusted:
            return address
        known = any(host == one or (one[0] == "." and host.endswith(one)) for one in SERVICES)
        if address.scheme != "https" or port not in (None, 443) or not known:
            raise Refusal("server-push-address")
        return address

    async def send(self, to: Subscription, message: dict[str, str]) -> Fate:
        """Call a device; "gone" if it does not want to be called any more."""
        if self._waiting >= MOST_WAITING:
            return "failed"
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, self._send, to, message)
        except (OSError, http.client.HTTPException, Refusal, ValueError) as error:
            log.warning("a push service cannot be reached", extra={"error": type(error).__name__})
            return "failed"
        finally:
            self._waiting -= 1

    def _send(self, to: Subscription, message: dict[str, str]) -> Fate:
        address = self._split(to.endpoint)
        body = self._encrypted(to, json.dumps(message, separators=(",", ":")).encode())
        headers = {
            "Authorization": f"vapid t={self._token(address)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
            # A later call for the same table replaces one that was not delivered.
            "Topic": blake2b(message["table"].encode(), digest_size=16).hexdigest(),
        }
        connection = self._connection(address)
        try:
            target = address.path + (f"?{address.query}" if address.query else "")
            connection.request("POST", target or "/", body, headers)
            status = connection.getresponse().status  # redirects are not followed
        finally:
            connection.close()
        if status in (404, 410):
            return "gone"
        if status >= 300:
            log.warning("a push service refused a call", extra={"status": status})
            return "failed"
        return "sent"

    def _connection(self, address: SplitResult) -> http.client.HTTPConnection:
        if address.netloc in self.trusted and address.scheme == "http":
            return http.client.HTTPConnection(address.netloc, timeout=SECONDS)
        return Pinned(address.hostname or "", public_address(address.hostname or ""))

    def _encrypted(self, to: Subscription, content: bytes) -> bytes:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        found: bytes = http_ece.encrypt(
            content,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(to.p256dh, POINT_BYTES),
            auth_secret=decoded(to.auth, AUTH_BYTES),
            version="aes128gcm",
        )
        return found

    def _token(self, address: SplitResult) -> str:
        """Who we are, signed, for this push service alone."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        claims: dict[str, Any] = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(self.clock()) + SIGNED_FOR,
            "sub": self.subject,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{encoded(r.to_bytes(KEY_BYTES) + s.to_bytes(KEY_BYTES))}"


class Pinned(http.client.HTTPSConnection):
    """A connection to the very address that was checked, whatever the name means a moment later."""

    def __init__(self, host: str, address: str) -> None:
        self.tls = ssl.create_default_context()
        super().__init__(host, timeout=SECONDS, context=self.tls)
        self.address = address

    def connect(self) -> None:
        """Connect, and check the certificate against the name."""
        plain = socket.create_connection((self.address, self.port), SECONDS)
        self.sock = self.tls.wrap_socket(plain, server_hostname=self.host)


def new_key() -> bytes:
    """A key that signs calls."""
    from cryptography.hazmat.primitives.asymmetric import ec

    secret: int = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return secret.to_bytes(KEY_BYTES)
