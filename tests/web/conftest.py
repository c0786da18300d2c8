"""One browser for all tests, one server for those of a file; a fresh visitor for each test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.desk import Client
from tests.web.browser import Pages, Visitor, browsing, site


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """While it is open no other test can run an event loop: it ends with the tests of the page."""
    with browsing() as found:
        yield found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with site(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture(scope="module")
def pages(browser: Browser, client: Client) -> Iterator[Pages]:
    found = Pages(browser, client)
    yield found
    found.close()


@pytest.fixture
def visit(pages: Pages) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end none of them may have had any trouble."""
    visitors: list[Visitor] = []

    def make(**wishes: Any) -> Visitor:
        visitors.append(Visitor(pages, **wishes))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()
