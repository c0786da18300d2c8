"""What happens is played beat by beat: the words never tell more than the picture shows."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from karfunkel.core.registry import game_names
from tests.cases import EVERYTHING
from tests.web.browser import Visitor

pytestmark = pytest.mark.xdist_group("browser-stage")
Visit = Callable[..., Visitor]

WATCH = """() => {
  // What could be seen after each change of the page.
  const find = (name) => document.querySelector(`[data-testid=${name}]`);
  const count = (selector) => document.querySelectorAll(selector).length;
  window.seen = [];
  const note = () => {
    const board = find("board");
    if (!board) return;
    window.seen.push({
      beat: board.dataset.beat,
      tick: Number(board.dataset.tick),
      lines: [...document.querySelectorAll("[data-testid=log] [data-event]")]
        .map((line) => line.dataset.event.replace(/.*-event-/, "")),
      asked: count("[data-testid=question][data-asked=true]"),
      choices: count("[data-testid=board] [data-action], [data-testid=actions] [data-action]"),
      cards: count("[data-testid=board] [data-card]"),
      throw: Number(document.querySelector("[data-throw]")?.dataset.throw ?? 0),
      scores: count("[data-testid=scores]"),
    });
  };
  new MutationObserver(note).observe(document.body, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
  note();
}"""


def watched(visitor: Visitor, game: str, choices: int) -> list[dict[str, Any]]:
    """What could be seen while so many choices were made, with all beats."""
    visitor.play_now(game, 2)
    visitor.is_over()
    visitor.page.evaluate(WATCH)
    for _ in range(choices):
        if visitor.is_over():
            break
        visitor.choose(1)
    visitor.is_over()
    found: list[dict[str, Any]] = visitor.page.evaluate("window.seen")
    return found


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
@pytest.mark.parametrize("game", game_names())
def test_the_words_come_after_the_picture(visit: Visit, game: str, motion: bool) -> None:
    """A line of the log belongs to a beat that the picture began before; nobody is asked in it."""
    seen = watched(visit(speed="fast", motion=motion), game, 2)
    assert {look["beat"] for look in seen} > {"rest"}
    for before, now in pairwise(seen):
        if len(now["lines"]) > len(before["lines"]):
            assert before["beat"] != "rest"
            assert before["tick"] == now["tick"]
        if now["beat"] != "rest":
            assert not now["asked"]
            assert not now["choices"]


def test_a_card_is_told_when_it_lies_on_the_table(visit: Visit) -> None:
    """Also the very last card of a game, which ends the scene before the scores come."""
    seen = watched(visit(speed="fast", motion=EVERYTHING), "diamant", 1_000)
    cards = {"treasure", "trap", "relic"}
    played = [look for look in seen if look["beat"] not in ("rest", "clear", "begin", "end")]
    for look in played:
        told = 0
        for line in reversed(look["lines"]):
            if line in ("round-begins", "round-over", "game-over"):
                break
            told += line in cards
        assert told <= look["cards"], look
    assert seen[-1]["scores"]
    end = max(n for n, look in enumerate(seen) if look["beat"] == "end")
    assert not any(look["scores"] for look in seen[: end + 1])


def test_a_throw_is_told_when_the_dice_lie_there(visit: Visit) -> None:
    for look in watched(visit(speed="fast", motion=True), "kingdice", 4):
        if look["beat"] == "roll" and look["lines"][-1:] == ["thrown"]:
            assert look["throw"] > 0


NUMBERS = """() => {
  // What lies before the players of King of the Dice, and what the dice meet, with each change.
  const text = (node) => node.textContent.replace(/\\s+/g, "");
  window.seen = [];
  new MutationObserver(() => {
    const board = document.querySelector("[data-testid=board]");
    const players = [...document.querySelectorAll(".players .shown")];
    if (!players.length) return;
    const things = players.map((shown) => [...shown.querySelectorAll(".thing")].map(text));
    window.seen.push({
      beat: board.dataset.beat,
      tick: Number(board.dataset.tick),
      lines: [...document.querySelectorAll("[data-testid=log] [data-event]")]
        .map((line) => line.dataset.event.replace(/.*-event-/, "")),
      land: things.map(([land]) => land).join(),
      flames: things.map(([, flames]) => flames).join(),
      gems: things.map(([, , gold, white]) => `${gold} ${white}`).join(),
      points: players.map((shown) => text(shown.querySelector(".score"))).join(),
      met: document.querySelectorAll(".market .step.met").length,
      tumbling: [...document.querySelectorAll(".tray .die")]
        .some((die) => die.getAnimations().some(({ playState }) => playState === "running")),
      flights: [...document.querySelectorAll(".tray .die")].flatMap((die) =>
        die.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime)),
    });
  }).observe(document.body, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
}"""
TOLD_AFTER = 425
"""Milliseconds at the speed "fast" until a throw is told: `LENGTHS` of the stage."""
LAND = {"settled", "tamed", "conquered", "flame-placed"}
GEMS = {"gem-found", "gem-won", "gem-stolen"}
CAUSES = {
    "land": LAND,
    "flames": {"tamed", "flame-placed"},
    "gems": GEMS,
    "points": LAND | GEMS,
}
"""Which events change what is seen before the players."""


def follow(visitor: Visitor, last: str) -> None:
    """A lesson from its beginning until this idea, which is done too."""
    told = ""
    while told != last:
        idea = visitor.page.locator(f'[data-testid="idea"]:not([data-idea="{told}"])')
        idea.wait_for()
        told = str(idea.get_attribute("data-idea"))
        visitor.find("do-it" if idea.get_attribute("data-task") == "true" else "next").click()


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_a_number_changes_in_the_beat_that_tells_why(visit: Visit, motion: bool) -> None:
    """Neither before nor after: not when a citizen is hired who will settle a field.

    In a lesson, where the dice meet somebody for certain.
    """
    anna = visit(speed="fast", motion=motion)
    anna.open("/learn/kingdice")
    anna.find("start").click()
    anna.find("idea").wait_for()
    anna.page.evaluate(NUMBERS)
    follow(anna, "tame")
    anna.find("log").locator('[data-event$="-tamed"]').first.wait_for(state="attached")
    anna.is_over()
    seen: list[dict[str, Any]] = anna.page.evaluate("window.seen")
    told: dict[int, set[str]] = {}
    for before, now in pairwise(seen):
        told.setdefault(now["tick"], set()).update(now["lines"][len(before["lines"]) :])
    assert any(now["tumbling"] for now in seen) == motion
    flights = [flight for now in seen for flight in now["flights"]]
    assert max(flights, default=0) < TOLD_AFTER, "the words must not come before the dice lie still"
    assert not [now for now in seen if now["tumbling"] and now["met"]]
    rolls = [look for look in seen if look["beat"] == "roll"]
    before = {look["tick"]: len(look["lines"]) for look in reversed(rolls)}
    thrown = [look for look in rolls if len(look["lines"]) > before[look["tick"]]]
    assert thrown
    assert not [look for look in thrown if look["tumbling"]], "dice roll once, before it is told"
    changes = marks = 0
    for before, now in pairwise(seen):
        for thing, causes in CAUSES.items():
            if before[thing] != now[thing]:
                changes += 1
                assert told[now["tick"]] & causes, (thing, before, now)
        if now["met"] > before["met"]:
            marks += 1
            assert told[now["tick"]] & {"thrown", "joker-added"}, (before, now)
    assert changes
    assert marks


def test_a_key_or_a_tap_skips_to_the_question(visit: Visit) -> None:
    anna = visit(speed="slow", motion=True)
    anna.play_now("diamant", 2)
    for skip in ("key", "tap"):
        anna.is_over()
        anna.page.locator('[data-testid="board"] [data-action]').first.click()
        anna.page.locator('[data-testid="board"]:not([data-beat="rest"])').wait_for()
        anna.page.evaluate(WATCH)
        if skip == "key":
            anna.page.keyboard.press("Escape")
        else:
            anna.page.evaluate("document.querySelector('[data-testid=board]').click()")
        assert anna.find("board").get_attribute("data-beat") == "rest"


def test_a_hidden_tab_catches_up_at_once(visit: Visit) -> None:
    anna = visit(speed="slow", motion=True)
    anna.play_now("diamant", 2)
    anna.is_over()
    anna.page.locator('[data-testid="board"] [data-action]').first.click()
    anna.page.locator('[data-testid="board"]:not([data-beat="rest"])').wait_for()
    anna.page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    assert anna.find("board").get_attribute("data-beat") == "rest"
