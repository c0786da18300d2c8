"""Asks a server for files of the example: run by a test in a process that has it installed."""

import http.client
import tempfile
from pathlib import Path

from tests.server.desk import served

PATHS = (
    "/games/fireflies/web/index.js",
    "/games/fireflies/text/cs/fireflies.ftl",
    "/games/fireflies/web/nothing.js",
    "/games/fireflies/web/../game.py",
    "/games/fireflies/web/%2e%2e/game.py",
    "/games/fireflies/rules.py",
    "/games/diamant/text/en/diamant.ftl",
    "/games/chess/web/index.js",
)


def main() -> None:
    """One line for each path: status, kind and policy of the answer."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as client:
        for path in PATHS:
            # A client that takes paths as they are: others tidy them up.
            connection = http.client.HTTPConnection("127.0.0.1", client.port)
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            kind = answer.headers["content-type"].partition(";")[0]
            policy = answer.headers["content-security-policy"].split("; ")[1]
            print(path, answer.status, kind, policy)


if __name__ == "__main__":
    main()
