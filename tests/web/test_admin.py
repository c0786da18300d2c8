"""The page for the person who runs the server, in a real browser."""

from collections.abc import Callable
from typing import Any

from tests.web.browser import Visitor


def test_the_administrator_announces_blocks_and_closes(visit: Callable[..., Visitor]) -> None:
    anna, admin = visit(), visit(language="de")
    anna.play_now("diamant", 2)
    table = anna.page.url.rpartition("/")[2]
    admin.agrees = True
    admin.open("/admin")

    def listed(name: str) -> Any:
        return admin.find(f"admin-{name}")

    listed("tables").get_by_text(table).wait_for()
    listed("people").get_by_text(table).wait_for()

    listed("minutes").fill("5")
    listed("announce").click()
    anna.find("restart").get_by_text("5 minutes").wait_for()
    listed("take-back").click()
    anna.find("restart").wait_for(state="detached")

    listed("address").fill("192.0.2.1")
    listed("block").click()
    listed("blocked").get_by_text("192.0.2.1").wait_for()
    listed("blocked").get_by_role("button").click()
    listed("blocked").get_by_text("192.0.2.1").wait_for(state="detached")

    admin.offline = True  # the refusal below is a 400 in the console
    listed("address").fill("127.0.0.1")
    listed("block").click()
    listed("problem").wait_for()

    listed("tables").locator("li", has_text=table).get_by_role("button").click()
    listed("restore").wait_for()
    anna.page.get_by_text("was closed by the person who runs the server").wait_for()
