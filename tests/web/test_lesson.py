"""Lessons in a real browser: by keyboard, on a phone with a light on what is meant, and left."""

from collections.abc import Callable
from typing import Any

import pytest

from karfunkel.core.lesson import course_of
from karfunkel.core.registry import load_game
from karfunkel.text.messages import catalog
from tests.web.browser import Visitor

Visit = Callable[..., Visitor]
NEXT = '[data-testid="idea"], [data-testid="scores"]'
STAYS = """(idea) => {
  const shown = document.querySelector('[data-testid="idea"]');
  return !shown || shown.dataset.idea !== idea;
}"""
LIT = """() => {
  const card = document.querySelector('[data-testid="idea"]').getBoundingClientRect();
  const light = document.querySelector('[data-testid="spotlight"]');
  const { left, right, top, bottom } = light.getBoundingClientRect();
  const beside =
    card.right <= left + 8 || card.left >= right - 8 ||
    card.bottom <= top + 8 || card.top >= bottom - 8;
  const seen = top >= -8 && bottom <= innerHeight + 8 && card.top >= 0;
  return light.dataset.spotFound === "true" && beside && seen && card.bottom <= innerHeight;
}"""
"""The light is on something, in the window, and what is said about it does not cover it."""


def ideas(game: str) -> list[tuple[str, str]]:
    """What a lesson tells before its end: each idea with what it means."""
    course = course_of(load_game(game))
    assert course
    return [(idea.id, idea.spot) for idea in course.ideas[:-1]]


def begin(visitor: Visitor, game: str) -> None:
    visitor.open(f"/learn/{game}")
    visitor.find("start").click()


def told(visitor: Visitor) -> str | None:
    """The idea that is told now; None at the end."""
    visitor.page.locator(NEXT).first.wait_for()
    idea = visitor.find("idea")
    return str(idea.get_attribute("data-idea")) if idea.count() else None


def test_a_whole_lesson_by_keyboard_and_by_what_is_said(visit: Visit) -> None:
    anna = visit(language="de")
    anna.open("/learn/diamant")
    anna.find("start").focus()
    anna.page.keyboard.press("Enter")
    seen = []
    while idea := told(anna):
        words = catalog("de").text(f"diamant-lesson-{idea}")
        assert anna.find("lesson-spoken").inner_text() == words
        # A button to go on, or the choice that is meant, has the focus already.
        anna.page.wait_for_function(
            "() => document.activeElement.matches('[data-testid=next], [data-action]')"
        )
        seen.append(idea)
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_function(STAYS, arg=idea)
    assert seen == [id for id, _ in ideas("diamant")]
    assert anna.find("graduation").get_attribute("data-whole") == "true"
    assert catalog("de").text("diamant-lesson-over") in anna.find("graduation").inner_text()
    assert anna.find("rematch").count() == 0
    assert anna.find("fairness").count() == 0
    assert anna.find("not-fair").count() == 1


@pytest.mark.parametrize("game", ["diamant", "emerald", "kingdice"])
def test_on_a_phone_the_light_is_on_what_is_meant(visit: Visit, game: str) -> None:
    anna = visit(size={"width": 390, "height": 844}, touch=True)
    begin(anna, game)
    seen: list[Any] = []
    while idea := told(anna):
        spot = ideas(game)[len(seen)][1]
        if spot:
            anna.page.wait_for_function(LIT)
        if idea in ("choice", "dragon", "market"):
            assert anna.axe() == []
        seen.append(idea)
        step = anna.step()
        if anna.find("do-it").count():
            anna.find("do-it").click()
            anna.await_step(step)
        else:
            anna.find("next").click()
            anna.page.wait_for_function(STAYS, arg=idea)
    assert seen == [id for id, _ in ideas(game)]
    assert anna.axe() == []


def test_who_leaves_the_lesson_can_go_back_or_play_on(visit: Visit) -> None:
    anna = visit()
    begin(anna, "diamant")
    for _ in range(2):
        idea = told(anna)
        anna.find("next").click()
        anna.page.wait_for_function(STAYS, arg=idea)
    step = anna.step()
    anna.page.locator('[data-action="leave"]').click()
    anna.await_step(step)
    anna.find("off-path").wait_for()
    anna.find("back-to-lesson").click()
    anna.page.locator('[data-idea="choice"]').wait_for()
    anna.page.locator('[data-action="leave"]').click()
    anna.find("play-on").click()
    anna.find("back-to-lesson").wait_for()
    anna.finish()
    assert anna.find("graduation").get_attribute("data-whole") == "false"
