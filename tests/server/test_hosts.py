"""DNS rebinding: requests for names that are not this server's are refused."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from karfunkel.server.hosts import own_names
from tests.server.desk import mine, served


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8777", "127.0.0.1.evil.example"])
def test_a_foreign_name_is_refused(tmp_path: Path, host: str) -> None:
    with served(tmp_path) as client:
        answer = client.get("/api/games", headers={"Host": host})
        assert answer.status_code == 421
        refusal = answer.json()["refusal"]
        assert refusal == {"key": "server-unknown-host", "args": {"host": host.partition(":")[0]}}
        assert "content-security-policy" in answer.headers


def test_a_foreign_name_opens_no_socket(tmp_path: Path) -> None:
    """This client names the right host too: a second name is refused as well."""
    with served(tmp_path) as client:
        new = {"game": "diamant", "seats": [mine("Anna"), mine("Ben")]}
        path = f"/api/tables/{client.post('/api/tables', json=new).json()['table']}/live"
        with client.connect(path, {}):
            pass
        with pytest.raises(InvalidStatus), client.connect(path, {"Host": "evil.example"}):
            pass


@pytest.mark.parametrize(
    "host", ["localhost:8777", "192.168.7.7:8777", "[::1]:8777", "club.example", "CLUB.example."]
)
def test_own_names_and_addresses_are_answered(tmp_path: Path, host: str) -> None:
    with served(tmp_path, names=own_names(["Club.example"])) as client:
        assert client.get("/api/games", headers={"Host": host}).is_success
