"""Every screen of the page, reached as people reach it: for axe, and for screenshots."""

from collections.abc import Callable, Iterator

from karfunkel.core.registry import game_names, load_game
from tests.web.browser import Visitor, pick

MINUTES_PER_MOVE = 2
"""Longer games get more choices before a picture is taken, so that there is something to see."""


def home(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.find("game-kingdice").wait_for()


def picked(visitor: Visitor) -> None:
    home(visitor)
    visitor.find("game-emerald").click()
    visitor.find("play-now").wait_for()
    visitor.settle()


def new_table(visitor: Visitor) -> None:
    visitor.open("/new/kingdice?with=friends")
    visitor.find("seat-0").wait_for()


def gathering(visitor: Visitor) -> None:
    new_table(visitor)
    visitor.find("make").click()
    visitor.find("copy-link").wait_for()
    visitor.settle()


def board(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        info = load_game(game)
        visitor.play_now(game, info.default_players, "normal")
        visitor.choose_fast(info.meta.minutes // MINUTES_PER_MOVE)
        visitor.is_over()

    return show


def scores(visitor: Visitor) -> None:
    visitor.play_now("diamant", 3)
    visitor.finish()
    visitor.find("scores").wait_for()


def replay(visitor: Visitor) -> None:
    scores(visitor)
    visitor.find("to-replay").click()
    visitor.find("replay-slider").wait_for()
    visitor.find("replay-slider").focus()
    for _ in range(9):
        visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_function(
        "() => document.querySelector('[data-testid=replay-slider]').value == 9"
    )
    visitor.settle()


def rules(visitor: Visitor) -> None:
    visitor.open("/rules/emerald")
    visitor.page.locator("main h2").first.wait_for()


def solver(visitor: Visitor) -> None:
    """A situation of Diamant for two, and what its solution says."""
    visitor.open("/rules/diamant")
    visitor.find("solver").locator("summary").click()
    visitor.find("solver").locator("strong").first.wait_for()


def learn(visitor: Visitor) -> None:
    visitor.open("/learn/diamant")
    visitor.find("start").click()
    visitor.find("idea").wait_for()
    for idea in ("welcome", "treasure", "rest"):
        visitor.page.locator(f'[data-idea="{idea}"]').wait_for()
        visitor.find("next").click()
    visitor.page.locator('[data-idea="choice"]').wait_for()
    visitor.page.locator('[data-spot-found="true"]').wait_for()


def cover(visitor: Visitor) -> None:
    visitor.open("/new/diamant?with=screen")
    visitor.find("start").click()
    visitor.find("cover-open").or_(visitor.find("board")).first.wait_for()


def talk(visitor: Visitor) -> None:
    """Two at a table: one says something, and the other looks at it."""
    visitor.open("/new/diamant?with=friends")
    pick(visitor.find("players"), 2)
    visitor.find("make").click()
    visitor.find("copy-link").wait_for()
    browser = visitor.context.browser
    assert browser
    other = browser.new_context(base_url=visitor.address, locale="de")
    page = other.new_page()
    page.goto(visitor.page.url)
    page.get_by_test_id("nickname").fill("Žofie")
    page.get_by_test_id("join").click()
    visitor.find("start").click()
    visitor.find("board").wait_for()
    visitor.choose(1)
    page.get_by_test_id("chat").locator("summary").click()
    page.locator("[data-phrase=luck]").first.click()
    visitor.find("bubbles").locator("li").wait_for()
    visitor.find("talk").dispatch_event("click")  # on a phone
    other.close()


def coach(visitor: Visitor) -> None:
    """The analysis of a finished game."""
    scores(visitor)
    visitor.find("to-coach").click()
    visitor.find("curve").wait_for()
    visitor.settle()


def puzzle(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.find("game-emerald").click()
    visitor.find("puzzle").click()
    visitor.find("actions").wait_for()
    visitor.settle()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": home,
    "picked": picked,
    "new-table": new_table,
    "gathering": gathering,
    **{game: board(game) for game in game_names()},
    "scores": scores,
    "replay": replay,
    "rules": rules,
    "solver": solver,
    "learn": learn,
    "cover": cover,
}

MORE: dict[str, Callable[[Visitor], None]] = {"talk": talk, "coach": coach, "puzzle": puzzle}
"""Screens with tests of their own, for pictures only."""


def all_screens() -> Iterator[tuple[str, Callable[[Visitor], None]]]:
    """Each with its name."""
    yield from SCREENS.items()
