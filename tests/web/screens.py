"""Every screen of the page, brought about as people do: for axe, and for pictures."""

from collections.abc import Callable, Iterator

from tests.web.browser import Visitor

GAMES = ("diamant", "emerald", "kingdice")
MOVES = {"diamant": 3, "emerald": 14, "kingdice": 24}
"""Choices before a picture is taken, so that there is something on the board."""


def home(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.find("game-kingdice").wait_for()


def picked(visitor: Visitor) -> None:
    home(visitor)
    visitor.find("game-emerald").click()
    visitor.find("play-now").wait_for()
    visitor.page.wait_for_timeout(300)


def new_table(visitor: Visitor) -> None:
    visitor.open("/new/kingdice?with=friends")
    visitor.find("seat-0").wait_for()


def gathering(visitor: Visitor) -> None:
    new_table(visitor)
    visitor.find("make").click()
    visitor.find("copy-link").wait_for()
    visitor.page.wait_for_timeout(300)


def board(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.play_now(game, 4 if game != "kingdice" else 3, "normal")
        for _ in range(MOVES[game]):
            visitor.choose(1, list_only=game != "kingdice")
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
    visitor.page.wait_for_timeout(300)


def rules(visitor: Visitor) -> None:
    visitor.open("/rules/emerald")
    visitor.page.locator("main h2").first.wait_for()


def learn(visitor: Visitor) -> None:
    visitor.open("/learn/diamant")
    visitor.find("start").click()
    visitor.find("hint").wait_for()


def cover(visitor: Visitor) -> None:
    visitor.open("/new/diamant?with=screen")
    visitor.find("start").click()
    visitor.find("cover-open").or_(visitor.find("board")).first.wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": home,
    "picked": picked,
    "new-table": new_table,
    "gathering": gathering,
    **{game: board(game) for game in GAMES},
    "scores": scores,
    "replay": replay,
    "rules": rules,
    "learn": learn,
    "cover": cover,
}


def all_screens() -> Iterator[tuple[str, Callable[[Visitor], None]]]:
    """Each with its name."""
    yield from SCREENS.items()
