"""Lessons in a real browser: by keyboard, on a phone with a light on what is meant, and left."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from karfunkel.core.lesson import LEARNER, course_of
from karfunkel.core.registry import load_game
from karfunkel.text.messages import catalog
from tests.web.browser import Visitor

Visit = Callable[..., Visitor]
NEXT = '[data-testid="idea"], [data-testid="scores"]'
ATTEMPTS = 3
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


def begin(visitor: Visitor, game: str) -> None:
    visitor.open(f"/learn/{game}")
    visitor.find("start").click()


def told(visitor: Visitor) -> str | None:
    """The idea that is told now; None at the end."""
    visitor.page.locator(NEXT).first.wait_for()
    idea = visitor.find("idea")
    return str(idea.get_attribute("data-idea")) if idea.count() else None


OVERFLOWING = """() => [...document.querySelectorAll(".market li")]
  .filter((box) => box.scrollHeight > box.clientHeight).length"""
FOCUSED = """() => document.activeElement.matches(
  "[data-testid=next], [data-action], [data-look], .dice button")"""


def answer_by_keyboard(visitor: Visitor, meant: str) -> None:
    """Do what is meant with what has the focus: a choice, a knight and its goal, or dice."""
    keys = visitor.page.keyboard
    if visitor.find("idea").get_attribute("data-free") == "true":
        # Nothing is meant: the first choice has the focus, and this one is found from there.
        while not visitor.page.locator(f'[data-action="{meant}"]:focus').count():
            keys.press("Tab")
    elif visitor.page.locator(".dice button:focus").count():
        again = meant.split()[1:]
        for number in range(1, 7):
            die = visitor.page.locator(".dice button").nth(number - 1)
            kept = die.get_attribute("aria-pressed") == "true"
            if kept == (str(number) in again):
                keys.press("Enter")
            keys.press("Tab")
    elif visitor.page.locator("[data-look]:focus").count():
        keys.press("Enter")
        visitor.page.locator(".goal:focus").wait_for()
    keys.press("Enter")


@pytest.mark.parametrize("game", ["diamant", "emerald", "kingdice"])
def test_a_whole_lesson_by_keyboard_and_by_what_is_said(visit: Visit, game: str) -> None:
    """On a phone: the light is on what is meant, and nothing covers it."""
    for _ in range(ATTEMPTS - 1):
        try:
            learn_by_keyboard(visit, game)
        except TimeoutError:  # on a busy machine a page now and then misses a key
            continue
        return
    learn_by_keyboard(visit, game)


def learn_by_keyboard(visit: Visit, game: str) -> None:
    """A whole lesson."""
    course = course_of(load_game(game))
    assert course
    anna = visit(size={"width": 390, "height": 844}, language="de")
    anna.open(f"/learn/{game}")
    anna.find("start").focus()
    anna.page.keyboard.press("Enter")
    seen: list[Any] = []
    while idea := told(anna):
        step, _, spot, _, task = course.ideas[len(seen)]
        words = catalog("de").text(f"{game}-lesson-{idea}")
        expect(anna.find("lesson-spoken")).to_have_text(words)
        if spot:
            anna.page.wait_for_function(LIT)
        if idea in ("choice", "dragon", "market"):
            assert anna.axe() == []
            assert not anna.page.evaluate(OVERFLOWING)
        seen.append(idea)
        # A button to go on, or what is meant, has the focus already.
        anna.page.wait_for_function(FOCUSED)
        if task:
            action = course.choice(step, LEARNER)
            assert action is not None
            answer_by_keyboard(anna, load_game(game).action_text(action))
        else:
            anna.page.keyboard.press("Enter")
        anna.page.wait_for_function(STAYS, arg=idea)
    assert seen == [idea.id for idea in course.ideas[:-1]]
    assert anna.axe() == []
    assert anna.find("graduation").get_attribute("data-whole") == "true"
    assert catalog("de").text(f"{game}-lesson-over") in anna.find("graduation").inner_text()
    expect(anna.find("not-fair")).to_have_count(1)
    assert anna.find("rematch").count() == 0
    assert anna.find("fairness").count() == 0


def leave(visitor: Visitor) -> None:
    """By a key: what is told next may lie over the board before a finger gets there."""
    visitor.page.locator('[data-action="leave"]').press("Enter")


def test_who_leaves_the_lesson_can_go_back_or_play_on(visit: Visit) -> None:
    anna = visit()
    begin(anna, "diamant")
    for _ in range(3):
        idea = told(anna)
        anna.find("next").click()
        anna.page.wait_for_function(STAYS, arg=idea)
    step = anna.step()
    leave(anna)
    anna.await_step(step)
    anna.find("off-path").wait_for()
    anna.find("back-to-lesson").click()
    anna.page.locator('[data-idea="choice"]').wait_for()
    step = anna.step()
    anna.find("do-it").click()
    anna.await_step(step)
    leave(anna)
    anna.find("play-on").click()
    anna.find("back-to-lesson").wait_for()
    anna.finish()
    assert anna.find("graduation").get_attribute("data-whole") == "false"

    # From there a real game: another table, with bots and chance, and without a story.
    lesson = anna.page.url
    anna.find("real-game").click()
    anna.page.wait_for_url(lambda url: url != lesson)
    assert not anna.is_over()
    anna.choose(1)
    assert not anna.page.locator(f'{NEXT}, [data-testid="off-path"]').count()
    assert anna.find("not-fair").count() == 0
