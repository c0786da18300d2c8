"""Playing on from a step of a finished game, on the page."""

from collections.abc import Callable

import pytest

from tests.web.browser import Visitor, pick
from tests.web.test_play import table_of

pytestmark = pytest.mark.xdist_group("browser-coach")
Visit = Callable[..., Visitor]


def test_a_finished_game_goes_on_from_a_step(visit: Visit) -> None:
    anna = visit()
    anna.play_now("diamant", 3)
    anna.finish()
    anna.find("to-replay").click()
    # Who has given no name is not a guest to herself.
    anna.find("replay-seat").get_by_text("You", exact=True).wait_for(state="attached")
    anna.find("go-on").click()
    form = anna.find("go-on-form")
    form.wait_for()
    before = table_of(anna)
    anna.find("replay-slider").press("Home")
    for _ in range(2):
        anna.find("replay-slider").press("ArrowRight")
    anna.find("go-on-seat").select_option("1")
    assert anna.axe() == []
    anna.find("go-on-start").click()
    anna.find("question").wait_for()
    assert table_of(anna) != before
    anna.finish()
    anna.open(f"/t/{table_of(anna)}/replay")
    anna.find("fairness").locator("summary").click()
    anna.find("goes-on").wait_for()
    anna.find("check-fairness").click()
    anna.find("fairness").get_by_text("✓").nth(3).wait_for()
    assert not anna.find("fairness").get_by_text("✗").count()

    anna.find("go-on").click()
    anna.find("replay-slider").press("Home")
    pick(anna.find("go-on-others"), "friends")
    anna.find("go-on-start").click()
    anna.find("missing").wait_for()
