"""What hosts decide about their table, and what people are told when a bot played for them."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.desk import Client
from tests.web.browser import PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture
def ticks(client: Client) -> Iterator[list[float]]:
    """A clock that is set by hand."""
    now, usual = [1_000.0], client.hall.ticks
    client.hall.ticks = lambda: now[0]
    yield now
    client.hall.ticks = usual


def invited(visit: Visit) -> tuple[Visitor, str]:
    """A host, and the address of a table for four."""
    host = visit()
    host.open("/new/diamant")
    host.page.locator("form button.primary").click()
    host.find("lock").wait_for()
    return host, host.page.url


def guest(visit: Visit, address: str, name: str) -> Visitor:
    """Somebody who has sat down, with a phone."""
    found = visit(size=PHONE)
    found.open(address)
    found.find("nickname").fill(name)
    found.find("join").click()
    return found


def test_a_host_removes_somebody_and_closes_the_table(visit: Visit) -> None:
    host, address = invited(visit)
    eve = guest(visit, address, "Eve")
    host.agrees = True
    host.find("remove-1").click()
    eve.find("unwelcome").wait_for()
    assert not eve.find("nickname").count()
    host.find("lock").check()
    late = visit(size=PHONE, language="sk")
    late.open(address)
    late.find("unwelcome").wait_for()
    assert not late.find("join-1").count()
    assert not late.axe()
    assert not host.axe()


def test_one_device_is_passed_around_where_the_host_likes_it(visit: Visit) -> None:
    host, address = invited(visit)
    ben = guest(visit, address, "Ben")
    host.find("remove-1").wait_for()
    expect(ben.find("nickname")).to_have_count(0)
    host.find("seats-each").locator('[value="2"]').dispatch_event("click")
    ben.find("nickname").fill("Bea")
    ben.find("join").click()
    host.find("remove-2").wait_for()


def test_somebody_a_bot_played_for_is_told(visit: Visit, ticks: list[float]) -> None:
    host, address = invited(visit)
    ben = guest(visit, address, "Ben")
    for seat in (2, 3):
        host.find(f"seat-{seat}").locator("select").select_option("easy")
        host.page.locator(f'[data-testid="seat-{seat}"][data-kind="bot"]').wait_for()
    host.find("start").click()
    ben.find("board").wait_for()
    ben.open("/")
    host.page.locator('[data-testid="seat-1"][data-connected="false"]').wait_for()
    assert not host.find("vote-1").count()
    ticks[0] += 60
    host.find("vote-1").click()
    host.find("vote-1").wait_for(state="detached")
    ben.open(address)
    ben.find("back").wait_for()
    assert not ben.axe()


def test_a_seat_that_was_given_up_is_offered_back(visit: Visit) -> None:
    """A bot plays on; there is nothing to choose or to take back until the seat is taken again."""
    host, address = invited(visit)
    ben = guest(visit, address, "Ben")
    for seat in (2, 3):
        host.find(f"seat-{seat}").locator("select").select_option("easy")
        host.page.locator(f'[data-testid="seat-{seat}"][data-kind="bot"]').wait_for()
    host.find("start").click()
    ben.is_over()
    ben.agrees = True
    ben.find("leave").click()
    ben.find("gave-up").wait_for()
    expect(ben.find("undo")).to_have_count(0)
    expect(ben.find("actions")).to_have_count(0)
    expect(ben.find("question")).to_have_attribute("data-asked", "false")
    assert not ben.axe()
    ben.find("seat-back").click()
    ben.find("gave-up").wait_for(state="detached")
    ben.find("actions").wait_for()


def test_a_rematch_against_bots_begins_by_itself_with_a_new_seed(
    visit: Visit, client: Client
) -> None:
    anna = visit()
    anna.play_now("diamant", 2)
    anna.finish()
    first = anna.page.url
    anna.find("rematch").click()
    anna.page.wait_for_url(lambda url: url != first)
    anna.find("board").wait_for()
    games = [client.get(f"/api/tables/{url.rpartition('/')[2]}") for url in (first, anna.page.url)]
    old, new = (game.json()["table"]["player_seeds"] for game in games)
    assert len(new) == 1
    assert old != new
