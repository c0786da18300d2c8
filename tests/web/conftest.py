"""One browser and one server for the tests of a file; a fresh visitor for each test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.desk import Client
from tests.web.browser import Visitor, browsing, site


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with site(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, client: Client) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end none of them may have had any trouble."""
    visitors: list[Visitor] = []

    def make(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, client, **wishes))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()
