"""The coach on the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karfunkel.core.registry import load_game
from tests.web.browser import Visitor, pick
from tests.web.test_play import table_of

pytestmark = pytest.mark.xdist_group("browser-coach")
Visit = Callable[..., Visitor]
IN_SIGHT = """() => {
  const { top } = document.querySelector("[data-testid=curve]").getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}"""


def test_a_game_without_a_judge_offers_no_analysis(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visit()
    with monkeypatch.context() as patched:
        patched.setattr(type(load_game("diamant")), "judge", None)
        anna.play_now("diamant", 2)
        anna.finish()
        anna.find("to-replay").wait_for()
        assert not anna.find("to-coach").count()
        anna.open(f"/t/{table_of(anna)}/replay?coach")
        anna.find("fairness").wait_for()  # shown once the page knows the table
        assert not anna.find("coach").count()
    anna.open(anna.page.url.removesuffix("/replay?coach"))
    anna.find("to-coach").click()
    anna.find("curve").wait_for()
    anna.page.wait_for_function(IN_SIGHT)


def test_alone_with_bots_the_coach_is_asked_on_the_page(visit: Visit) -> None:
    anna = visit()
    anna.play_now("diamant", 3)
    assert not anna.is_over()
    anna.find("ask-coach").click()
    anna.find("advice").wait_for()
    expect(anna.find("coach-hint").get_by_role("listitem")).to_have_count(2)
    assert anna.axe() == []
    anna.choose(1)
    if not anna.is_over():
        anna.find("ask-coach").wait_for()


def test_with_other_people_there_is_no_hint_unless_all_may_ask(visit: Visit) -> None:
    for allowed in (False, True):
        both = visit()
        both.open("/new/diamant?with=screen")
        pick(both.find("players"), 2)
        if allowed:
            both.find("hints").check()
        both.find("start").click()
        both.find("cover-open").click()
        both.find("actions").wait_for()
        if allowed:
            both.find("ask-coach").wait_for()
        expect(both.find("ask-coach")).to_have_count(int(allowed))
