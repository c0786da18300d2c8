"""What one connection can cost: pings, heads, pipelines and slow requests (SECURITY.md)."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from karfunkel.server.gate import PATIENT, Gate
from karfunkel.server.limits import MESSAGES_TOGETHER, Limits
from tests.server.desk import WIDE, Client, mine, served

STRICT = WIDE._replace(
    frames_per_second=0.001,
    frame_burst=20,
    connections_per_address=5,
)
HASTY = STRICT._replace(head_seconds=0.3, body_seconds=0.3)
PING = b"\x89\x80\0\0\0\0"
FRAGMENT = b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 1000


@contextmanager
def line(client: Client) -> Iterator[socket.socket]:
    """A plain connection to the server."""
    with socket.create_connection(("127.0.0.1", client.port), timeout=30) as found:
        yield found


def heard(found: socket.socket) -> bytes:
    """All the server says until it closes the connection."""
    said = b""
    with suppress(ConnectionResetError):
        while more := found.recv(65_536):
            said += more
    return said


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds; the server works in a thread of its own."""
    patience = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < patience
        time.sleep(0.01)


def upgraded(client: Client, found: socket.socket) -> None:
    """Open a WebSocket at a new table by hand."""
    new = {"game": "diamant", "seats": [mine("Anna"), mine("Ben")]}
    table = client.post("/api/tables", json=new).json()["table"]
    found.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert found.recv(12) == b"HTTP/1.1 101"


@pytest.mark.parametrize("flood", [PING * 1000, FRAGMENT], ids=["pings", "fragments"])
def test_a_flood_of_frames_ends_the_socket(tmp_path: Path, flood: bytes) -> None:
    with served(tmp_path, STRICT) as client, line(client) as found:
        upgraded(client, found)
        found.sendall(flood)
        assert heard(found).count(b"\x8a\x00") < 200  # pongs: at most those of one slice
        assert client.gate.bites["frames_per_second"] == 1


def test_a_socket_may_ping_now_and_then(tmp_path: Path) -> None:
    with served(tmp_path, STRICT) as client, line(client) as found:
        upgraded(client, found)
        found.sendall(PING * 3)
        said = b""
        while said.count(b"\x8a\x00") < 3:
            said += found.recv(65_536)


@pytest.mark.parametrize(
    "head", [b"A: " + b"a" * 100_000, b"A: b\r\n" * 20_000], ids=["one long", "many small"]
)
def test_a_long_head_is_refused(tmp_path: Path, head: bytes) -> None:
    with served(tmp_path) as client, line(client) as found:
        with suppress(OSError):  # it may be closed before all was sent
            found.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head)
        assert heard(found).startswith(b"HTTP/1.1 431") or client.gate.bites["head_bytes"]
        assert client.get("/healthz").is_success


def test_requests_sent_far_ahead_are_refused(tmp_path: Path) -> None:
    with served(tmp_path) as client, line(client) as found:
        with suppress(OSError):
            found.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2000)
        heard(found)
        assert client.gate.bites["pipelined"] == 1


@pytest.mark.parametrize(
    ("sent", "limit"),
    [
        (b"", "head_seconds"),
        (b"GET / HT", "head_seconds"),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA:", "head_seconds"),
        (
            b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n",
            "body_seconds",
        ),
    ],
    ids=["nothing", "half a line", "half a head", "no body"],
)
def test_slow_requests_end(tmp_path: Path, sent: bytes, limit: str) -> None:
    with served(tmp_path, HASTY) as client, line(client) as found:
        found.sendall(sent)
        heard(found)  # returns when the server has closed the connection
        if limit == "head_seconds":
            assert client.gate.bites[limit] == 1


def test_one_address_holds_few_connections(tmp_path: Path) -> None:
    with served(tmp_path, STRICT) as client, ExitStack() as held:
        for _ in range(8):
            held.enter_context(line(client))
        until(lambda: client.gate.bites["connections_per_address"] == 3)
        assert client.gate.total == 5


class Waiting:
    """A connection that waits for its request, as the gate sees it."""

    def __init__(self, gate: Gate, address: str) -> None:
        self.gate, self.address = gate, address
        self.inside = gate.enter(self)  # type: ignore[arg-type]

    def close_now(self) -> None:
        self.inside = False
        self.gate.leave(self.address, self)  # type: ignore[arg-type]


def test_a_full_server_makes_room_at_the_cost_of_whoever_has_most() -> None:
    gate = Gate(Limits(connections=6, connections_per_address=5))
    greedy = [Waiting(gate, "10.0.0.1") for _ in range(5)]
    others = [Waiting(gate, f"10.0.0.{n}") for n in range(2, 6)]
    assert all(other.inside for other in others)
    assert [one.inside for one in greedy] == [False, False, False, True, True]
    assert gate.total == 6
    assert not Waiting(gate, "10.0.0.1").inside  # it has the most already


def test_a_proxy_may_bring_many(tmp_path: Path) -> None:
    gate = Gate(Limits(connections_per_address=2), is_proxy=lambda address: address == "127.0.0.1")
    assert all(Waiting(gate, "127.0.0.1").inside for _ in range(9))


def test_connections_are_counted_out(tmp_path: Path) -> None:
    with served(tmp_path, STRICT) as client:
        for _ in range(20):
            assert client.get("/healthz").is_success
            with line(client) as found:
                upgraded(client, found)
        until(lambda: not client.gate.total)
        assert not client.gate.requests


def test_whoever_asks_far_too_often_is_cut_off(tmp_path: Path) -> None:
    """A polite refusal costs a route; whoever does not listen gets none."""
    slow = WIDE._replace(requests_per_second=0.001, request_burst=2)
    with served(tmp_path, slow) as client:
        found = HTTPConnection("127.0.0.1", client.port, timeout=30)

        def ask() -> tuple[int, bytes]:
            found.request("GET", "/healthz")
            answer = found.getresponse()
            return answer.status, answer.read()

        statuses = [ask()[0] for _ in range(PATIENT * 2)]
        assert statuses == [200] * 2 + [429] * (PATIENT * 2 - 2)
        assert ask() == (429, b"")  # from the gate, which closes the connection
        assert found.sock is None


def test_whoever_connects_far_too_often_is_cut_off() -> None:
    """Handshakes are no requests: without this, one address opens thousands in a second."""
    gate = Gate(Limits(requests_per_second=0.001, request_burst=2))
    for number in range(PATIENT * 2 + 3):
        waiting = Waiting(gate, "10.0.0.1")
        assert waiting.inside == (number < PATIENT * 2)
        if waiting.inside:
            waiting.close_now()
    assert gate.bites["arrivals"] == 3
    assert Waiting(gate, "10.0.0.2").inside


def test_handshakes_count_as_requests(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(requests_per_second=0.001, request_burst=2)) as client:
        with line(client) as found:
            upgraded(client, found)
        with line(client) as found:
            found.sendall(
                b"GET /api/tables/nothing-here/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            assert found.recv(12) == b"HTTP/1.1 403"


HANDSHAKE = (
    b"GET /api/tables/nothing-here/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_many_handshakes_are_refused_before_they_cost_anything(tmp_path: Path) -> None:
    """A thousand at once, all within the limit of requests, held everybody up for a second."""
    with served(tmp_path, WIDE._replace(requests_per_second=0.001, sockets=3)) as client:
        answers = []
        for _ in range(5):
            with line(client) as found:
                found.sendall(HANDSHAKE)
                answers.append(found.recv(12))
        assert answers == [b"HTTP/1.1 101"] * 3 + [b"HTTP/1.1 429"] * 2
        assert client.gate.bites["handshakes"] == 2
        assert client.get("/healthz").is_success  # this is about sockets only


def test_a_proxy_may_bring_many_handshakes(tmp_path: Path) -> None:
    limits = WIDE._replace(requests_per_second=0.001, sockets=3)
    with served(tmp_path, limits, proxy=True) as client:
        for _ in range(5):
            with line(client) as found:
                found.sendall(HANDSHAKE)
                assert found.recv(12) == b"HTTP/1.1 101"
            until(lambda: not any(client.gate.guard.sockets.values()))  # another limit counts these


def test_a_new_socket_brings_no_new_frames(tmp_path: Path) -> None:
    """Otherwise whoever was cut off comes back for another burst, a hundred times a second."""
    limits = STRICT._replace(connections_per_address=10**6)
    with served(tmp_path, limits) as client:
        for _ in range(MESSAGES_TOGETHER):
            with line(client) as found:
                upgraded(client, found)
                found.sendall(PING * (limits.frame_burst + 1))
                heard(found)
        with line(client) as found:
            found.sendall(HANDSHAKE)  # counts as a frame, too
            assert b" 101 " not in heard(found)


def masked(text: bytes, first: int = 0x81) -> bytes:
    """A frame of a client."""
    mask = b"\x11\x22\x33\x44"
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    return bytes([first]) + size + mask + hidden


def odd(number: int) -> bytes:
    """A command that is refused with its own id."""
    return b'{"id":"odd-%d","moment":0,"what":{"do":"choose","seat":0,"action":1}}' % number


def test_messages_are_heard_however_they_are_cut(tmp_path: Path) -> None:
    """Whole ones take a short cut; pieces, fragments and several at once go through the parser."""
    short, ping = masked(odd(1)), masked(b"", 0x89)
    long = masked(odd(2) + b" " * 100)
    parts = masked(odd(3)[:9], 0x01) + masked(odd(3)[9:], 0x80)
    several = masked(odd(4)) + ping + masked(odd(5))
    pieces = [short, long, parts[:20], parts[20:], several[:30], several[30:], masked(odd(6))]
    with served(tmp_path, WIDE) as client, line(client) as found:
        upgraded(client, found)
        said = b""
        for piece in pieces:
            found.sendall(piece)
            time.sleep(0.05)
        while b'"odd-6"' not in said:
            said += found.recv(65_536)
    at = [said.index(b'"id":"odd-%d"' % number) for number in range(1, 7)]
    assert at == sorted(at)
    assert said.count(b'"ok":false') == 6


def test_a_text_that_is_none_ends_the_socket(tmp_path: Path) -> None:
    with served(tmp_path, WIDE) as client, line(client) as found:
        upgraded(client, found)
        found.sendall(masked(b"\xff\xfe"))
        assert b"\x03\xef" in heard(found)  # 1007


def test_whole_messages_are_counted_too(tmp_path: Path) -> None:
    with served(tmp_path, STRICT) as client, line(client) as found:
        upgraded(client, found)
        for number in range(STRICT.frame_burst + 1):
            with suppress(OSError):
                found.sendall(masked(odd(number)))
                time.sleep(0.005)
        heard(found)
        assert client.gate.bites["frames_per_second"] == 1
