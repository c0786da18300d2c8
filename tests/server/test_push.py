"""Web Push: who is called, when, and that a call says nothing to anybody but the device.

The push service is one of our own on this machine; it decrypts what it gets, as a browser does.
"""

import asyncio
import base64
import json
import os
import sqlite3
import ssl
import stat
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("cryptography")
pytest.importorskip("http_ece")

from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PrivateFormat, PublicFormat

from karfunkel.server import push as pushing
from karfunkel.server.bell import AFTER, QUIET, Bell
from karfunkel.server.hall import Hall
from karfunkel.server.push import Push, encoded, new_key, public_address
from karfunkel.server.store.base import Store, Subscription
from karfunkel.server.store.pushes import MOST_DEVICES
from tests.server.desk import (
    ANNA,
    BEN,
    WIDE,
    Client,
    command,
    mine,
    new_table,
    refused,
    served,
    with_hall,
)
from tests.server.test_http import Program
from tests.server.test_store import Kept

CURVE = ec.SECP256R1()


class Device:
    """A browser's half of a subscription."""

    def __init__(self, endpoint: str, holder: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.found = Subscription(endpoint, holder, encoded(self.point), encoded(self.auth))

    def read(self, body: bytes) -> Any:
        """Decrypt a message by the letter of RFC 8291 and RFC 8188."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        info = b"WebPush: info\0" + self.point + sender
        secret = _hmac(_hmac(self.auth, shared), info + b"\1")
        main = _hmac(salt, secret)
        key = _hmac(main, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(main, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert plain.endswith(b"\2"), "the last record"
        return json.loads(plain[:-1])


def _hmac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    found: bytes = made.finalize()
    return found


class Service:
    """A push service on this machine."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.address = ""
        self.secure: Callable[[ssl.SSLContext], None] = lambda context: None
        """Speak TLS from now on."""


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.got.append(({k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(found.status)
            self.send_header("Location", "http://127.0.0.1:9/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.address = f"127.0.0.1:{server.server_port}"

    def secure(context: ssl.SSLContext) -> None:
        server.socket = context.wrap_socket(server.socket, server_side=True)

    found.secure = secure
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield found
    server.shutdown()
    server.server_close()


@contextmanager
def pusher(service: Service) -> Iterator[Push]:
    push = Push(new_key(), trusted={service.address})
    try:
        yield push
    finally:
        push.close()


# --- A call ---------------------------------------------------------------------------------------


def test_a_call_is_for_the_device_alone_and_signed(service: Service) -> None:
    device = Device(f"http://{service.address}/send/x?y=1", ANNA)
    with pusher(service) as push:
        fate = asyncio.run(push.send(device.found, {"kind": "turn", "table": "secret-table"}))
        public = push.public
    assert fate == "sent"
    ((headers, body),) = service.got
    assert b"secret-table" not in body
    assert device.read(body) == {"kind": "turn", "table": "secret-table"}
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"].isdecimal()
    assert "secret-table" not in json.dumps(headers)
    scheme, _, rest = headers["authorization"].partition(" ")
    token, key = (part.strip()[2:] for part in rest.split(","))
    assert (scheme, key) == ("vapid", public)
    signed, _, signature = token.rpartition(".")
    raw = base64.urlsafe_b64decode(signature + "==")
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = base64.urlsafe_b64decode(public + "==")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point).verify(
        pair, signed.encode(), ec.ECDSA(hashes.SHA256())
    )
    claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert claims["aud"] == f"http://{service.address}"


@pytest.mark.parametrize(
    ("status", "fate"),
    [(201, "sent"), (404, "gone"), (410, "gone"), (302, "failed"), (500, "failed")],
)
def test_what_the_service_says_counts(service: Service, status: int, fate: str) -> None:
    service.status = status
    device = Device(f"http://{service.address}/x", ANNA)
    with pusher(service) as push:
        assert asyncio.run(push.send(device.found, {"table": "t"})) == fate
    assert len(service.got) == 1, "no redirection is followed"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://evil.example/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x",
        "file:///etc/passwd",
        "https://[",
        "https://fcm.googleapis.com/\r\nX: y",
        "https://fcm.googleapis.com/" + "x" * 1000,
        "",
    ],
)
def test_only_known_services_are_called(endpoint: str, service: Service) -> None:
    with pusher(service) as push:
        with refused("server-push-address"):
            push.check(Device(endpoint, ANNA).found)
        push.check(Device("https://fcm.googleapis.com/fcm/send/abc", ANNA).found)
        push.check(Device("https://updates.push.services.mozilla.com/wpush/v2/abc", ANNA).found)


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("AAAA", None), ("A" * 87, None), (None, "AA"), (None, "*" * 22)]
)
def test_keys_of_no_device_are_refused(
    service: Service, p256dh: str | None, auth: str | None
) -> None:
    found = Device("https://fcm.googleapis.com/x", ANNA).found
    found = found._replace(p256dh=p256dh or found.p256dh, auth=auth or found.auth)
    with pusher(service) as push, refused("server-push-odd"):
        push.check(found)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.1.2.3", "169.254.169.254", "fd00::1"])
def test_a_name_that_leads_inside_is_not_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    entries = [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", (address, 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: entries)
    with pytest.raises(OSError, match="private"):
        public_address("fcm.googleapis.com")
    del entries[1]
    assert public_address("fcm.googleapis.com") == "8.8.8.8"


SERVICE = "fcm.googleapis.com"


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """One that a service made for itself, and its key."""
    key = ec.generate_private_key(CURVE)
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    shown, secret = folder / f"{name}.pem", folder / f"{name}.key"
    shown.write_bytes(made.public_bytes(Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return shown, secret


@pytest.mark.parametrize(
    ("name", "trusted", "fate"),
    [(SERVICE, True, "sent"), (SERVICE, False, "failed"), ("evil.example", True, "failed")],
)
def test_a_call_goes_over_tls_to_who_can_prove_its_name(
    service: Service,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    trusted: bool,
    fate: str,
) -> None:
    """The checked address is called, and its certificate must be for the service's name."""
    shown, secret = certificate(tmp_path, name)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(shown, secret)
    service.secure(context)
    nobody, _ = certificate(tmp_path, "nobody.example")
    monkeypatch.setenv("SSL_CERT_FILE", str(shown if trusted else nobody))
    monkeypatch.setattr(pushing, "public_address", {SERVICE: "127.0.0.1"}.__getitem__)
    monkeypatch.setattr(pushing.Pinned, "default_port", int(service.address.rpartition(":")[2]))
    push, device = Push(new_key()), Device(f"https://{SERVICE}/send/x", ANNA)
    try:
        assert asyncio.run(push.send(device.found, {"table": "t"})) == fate
    finally:
        push.close()
    assert [device.read(body) for _, body in service.got] == [{"table": "t"}] * (fate == "sent")


# --- Who is called --------------------------------------------------------------------------------


class Scene:
    """Anna and Ben at Emerald, both away; Ben wants to be called."""

    def __init__(self, hall: Hall, service: Service, now: list[float]) -> None:
        self.hall, self.service, self.now = hall, service, now
        self.bell = Bell(hall, Push(new_key(), trusted={service.address}))
        self.devices = {
            holder: Device(f"http://{service.address}/{holder}", holder) for holder in (ANNA, BEN)
        }

    async def begin(self) -> str:
        for device in self.devices.values():
            await self.hall.store.subscribe(device.found, 1)
        table = new_table(mine("Anna"), {"kind": "open"}, game="emerald")
        live = await self.hall.make(table, ANNA)
        self.id = live.table.id
        await self.hall.do(self.id, command("join", name="Ben"), BEN)
        await self.hall.do(self.id, command("start"), ANNA)
        self.table = live.table
        return self.id

    def holder(self) -> str:
        """Who is asked."""
        (seat,) = self.table.waiting()
        return self.table.head.chairs[seat].holder

    async def choose(self) -> None:
        (seat,) = self.table.waiting()
        assert self.table.match
        action = self.table.match.legal(seat)[0]
        sent = command("choose", self.table.moment, seat=seat, action=action)
        await self.hall.do(self.id, sent, self.holder())

    def start_again(self) -> None:
        """As after a restart: nobody has opened a table yet."""
        self.hall._live.clear()
        self.bell = Bell(self.hall, self.bell.push)

    async def wait(self, seconds: float) -> list[Any]:
        """Let time pass; returns who was called, as the devices read it."""
        before = len(self.service.got)
        self.now[0] += seconds
        await self.bell.ring()
        await asyncio.gather(*self.bell._sending)
        return [body for _, body in self.service.got[before:]]


def scene(tmp_path: Path, service: Service, play: Callable[[Scene], Any], **more: Any) -> None:
    now = [1000.0]

    async def work(hall: Hall) -> None:
        found = Scene(hall, service, now)
        await found.begin()
        await play(found)

    with_hall(tmp_path, work, ticks=lambda: now[0], **more)


def test_who_is_asked_and_away_is_called_once(tmp_path: Path, service: Service) -> None:
    async def play(it: Scene) -> None:
        assert await it.wait(AFTER - 1) == []
        (body,) = await it.wait(2)
        told = it.devices[it.holder()].read(body)
        assert told == {"kind": "turn", "game": "emerald", "table": it.id}
        assert await it.wait(QUIET + AFTER) == []
        # Nor after a restart, or by another process that opens the table.
        it.hall._live.clear()
        it.bell._rang.clear()
        await it.hall.open(it.id)
        assert await it.wait(AFTER + 1) == []

    scene(tmp_path, service, play)


def test_a_turn_from_before_a_restart_rings_once(tmp_path: Path, service: Service) -> None:
    async def play(it: Scene) -> None:
        asked = it.holder()
        it.start_again()
        assert await it.wait(0) == []
        assert await it.wait(AFTER - 1) == []
        (body,) = await it.wait(2)
        assert it.devices[asked].read(body)["table"] == it.id
        assert await it.wait(QUIET + AFTER) == []
        it.start_again()
        assert await it.wait(0) == []
        assert await it.wait(QUIET + AFTER) == [], "once for a turn, however often it starts"

    scene(tmp_path, service, play)


def test_who_answers_soon_after_a_restart_is_not_called(tmp_path: Path, service: Service) -> None:
    async def play(it: Scene) -> None:
        asked = it.holder()
        it.start_again()
        assert await it.wait(0) == []
        it.table = (await it.hall.open(it.id)).table
        while it.holder() == asked:
            await it.choose()
        (body,) = await it.wait(AFTER + 1)
        assert it.devices[it.holder()].read(body)["table"] == it.id

    scene(tmp_path, service, play)


def test_who_has_answered_or_is_here_is_not_called(tmp_path: Path, service: Service) -> None:
    async def play(it: Scene) -> None:
        asked = it.holder()
        while it.holder() == asked:
            await it.choose()
        live = await it.hall.open(it.id)

        class Here:
            holder = it.holder()
            changed = staticmethod(lambda: None)
            reacted = staticmethod(lambda *_: None)

        here: Any = Here()
        live.watchers.add(here)
        assert await it.wait(AFTER + 1) == [], "one has answered, the other is here"
        it.hall.left(live, here)
        assert await it.wait(AFTER - 1) == []
        assert len(await it.wait(2)) == 1, "who left without an answer is called"

    scene(tmp_path, service, play)


def test_steps_taken_back_ring_no_phone_again_and_again(tmp_path: Path, service: Service) -> None:
    async def play(it: Scene) -> None:
        assert len(await it.wait(AFTER + 1)) == 1
        asked = it.holder()
        moment = it.table.moment
        for _ in range(50):  # until the same person is asked in a later moment
            await it.choose()
            if it.holder() == asked and it.table.moment > moment:
                break
        assert await it.wait(AFTER + 1) == []
        assert len(await it.wait(QUIET)) == 1

    scene(tmp_path, service, play)


def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, service: Service) -> None:
    async def play(it: Scene) -> None:
        service.status = 410
        asked = it.holder()
        assert len(await it.wait(AFTER + 1)) == 1
        assert await it.hall.store.subscriptions(asked) == []

    scene(tmp_path, service, play)


# --- The store and the routes -------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    where: Any = tmp_path
    if request.param == "postgres":
        where = request.getfixturevalue("postgres").new_schema()
    with Kept(where) as found:
        yield found


def test_a_store_keeps_devices_and_calls(kept: Kept) -> None:
    store: Store = kept.store
    assert kept.do(store.push_key(b"k" * 32)) == b"k" * 32
    assert kept.do(store.push_key(b"x" * 32)) == b"k" * 32, "made once"
    for number in range(MOST_DEVICES + 2):
        kept.do(store.subscribe(Subscription(f"e{number}", "anna", "p", "a"), number))
    found = {one.endpoint for one in kept.do(store.subscriptions("anna"))}
    assert found == {f"e{number}" for number in range(2, MOST_DEVICES + 2)}
    kept.do(store.subscribe(Subscription("e2", "ben", "p", "a"), 9))
    assert [one.endpoint for one in kept.do(store.subscriptions("ben"))] == ["e2"]
    kept.do(store.unsubscribe("e2", "anna"))
    assert kept.do(store.subscriptions("ben"))
    kept.do(store.unsubscribe("e2", "ben"))
    assert not kept.do(store.subscriptions("ben"))
    calls = [
        ("anna", "t", 1),
        ("anna", "t", 1),
        ("anna", "t", 3),
        ("anna", "t", 2),
        ("ben", "t", 1),
    ]
    assert [kept.do(store.ring(*call, 5)) for call in calls] == [True, False, True, False, True]
    kept.do(store.forget_pushes(100))
    assert not kept.do(store.subscriptions("anna"))


def test_the_key_is_private(tmp_path: Path) -> None:
    with Kept(tmp_path) as kept:
        kept.do(kept.store.push_key(new_key()))
    assert stat.S_IMODE((tmp_path / "push.key").stat().st_mode) == 0o600


def body(found: Subscription) -> dict[str, str]:
    return {"endpoint": found.endpoint, "p256dh": found.p256dh, "auth": found.auth}


def test_a_browser_subscribes_and_unsubscribes(tmp_path: Path, service: Service) -> None:
    with pusher(service) as push, served(tmp_path, push=push) as client:
        ada = Program(client)
        assert ada.get("/api/push").json() == {"key": push.public}
        found = body(Device(f"http://{service.address}/x", "").found)
        said = client.post("/api/push", json=found, headers=ada.headers)
        assert said.json() == {"ok": True}
        inside = body(Device("https://192.168.0.1/x", "").found)
        said = client.post("/api/push", json=inside, headers=ada.headers)
        assert (said.status_code, said.json()["refusal"]["key"]) == (400, "server-push-address")
        gone = client.post(
            "/api/push/forget", json={"endpoint": found["endpoint"]}, headers=ada.headers
        )
        assert gone.json() == {"ok": True}


def test_a_flood_of_devices_fills_nothing_and_calls_nobody(
    tmp_path: Path, service: Service
) -> None:
    """One address adds only so many, whoever it says it is; and none that lead inside."""
    most = 7
    limits = WIDE._replace(devices_per_hour=most)
    with pusher(service) as push, served(tmp_path, limits, push=push) as client:
        found: Counter[str] = Counter()
        keys = body(Device("", "").found)
        for number in range(40):
            inside = number % 4 == 0
            address = "https://169.254.169.254" if inside else f"http://{service.address}"
            endpoint = f"{address}/{number}"
            said = client.post(
                "/api/push", json=keys | {"endpoint": endpoint}, headers=Program(client).headers
            )
            found[said.json().get("refusal", {}).get("key", "kept")] += 1
        assert found == {"kept": most, "server-push-address": 10, "server-too-fast": 30 - most}
        assert client.gate.bites["devices_per_hour"] == 30 - most
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        (kept,) = database.execute("SELECT count(*) FROM pushes").fetchone()
    database.close()
    assert kept == most
    assert not service.got


def test_a_server_without_it_offers_nothing_and_says_so(client: Client) -> None:
    ada = Program(client)
    assert ada.get("/api/push").json() == {"key": None}
    found = body(Device("https://fcm.googleapis.com/x", "").found)
    said = client.post("/api/push", json=found, headers=ada.headers)
    assert (said.status_code, said.json()["refusal"]["key"]) == (404, "server-no-push")


def test_it_is_not_offered_where_it_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with Kept(tmp_path) as kept:
        monkeypatch.setattr(pushing, "find_spec", lambda name: None)
        assert kept.do(Push.open(kept.store)) is None
        assert not (tmp_path / "push.key").exists()
        monkeypatch.undo()
        one, two = kept.do(Push.open(kept.store)), kept.do(Push.open(kept.store))
        assert one.public == two.public


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with served(tmp_path) as found:
        yield found
