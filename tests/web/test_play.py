"""People play whole games in a real browser."""

from collections.abc import Callable
from typing import Any

import pytest

from karfunkel.core.record import parse_record, verify
from karfunkel.text.messages import LANGUAGES, catalog
from tests.server.desk import Client
from tests.web.browser import CHOICE, LOOK, PHONE, Visitor, pick

pytestmark = pytest.mark.xdist_group("browser-play")
Visit = Callable[..., Visitor]


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/t/")[2].partition("/")[0].partition("?")[0]


def check_record(client: Client, visitor: Visitor) -> None:
    """The game that was played is a real one."""
    record = parse_record(client.get(f"/api/tables/{table_of(visitor)}/record").text)
    assert verify(record).dealt


@pytest.mark.parametrize(("game", "by_hand"), [("diamant", 999), ("emerald", 40), ("kingdice", 40)])
def test_a_whole_game_by_clicking(visit: Visit, client: Client, game: str, by_hand: int) -> None:
    """Clicks on the picture; a long game is finished with the list of all choices."""
    anna = visit()
    anna.play_now(game, 2 if game != "diamant" else 3)
    anna.choose(by_hand)
    assert not anna.listed
    if not anna.is_over():
        anna.finish()
    assert anna.find("scores").is_visible()
    check_record(client, anna)


def test_a_whole_game_on_a_phone(visit: Visit, client: Client) -> None:
    """Held upright, 360 pixels wide: nothing is wider than the screen."""
    anna = visit(size=PHONE, touch=True)
    anna.play_now("diamant", 3)
    while not anna.is_over():
        width = anna.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
        anna.choose(1)
    check_record(client, anna)


@pytest.mark.parametrize("game", ["emerald", "kingdice"])
def test_boards_fit_a_phone(visit: Visit, game: str) -> None:
    anna = visit(size=PHONE, touch=True)
    anna.play_now(game, 2)
    for _ in range(12):
        anna.choose(1)
        width = anna.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]


@pytest.mark.parametrize(("game", "by_hand"), [("diamant", 999), ("emerald", 30), ("kingdice", 30)])
def test_a_whole_game_with_the_keyboard_alone(
    visit: Visit, client: Client, game: str, by_hand: int
) -> None:
    """The board itself; a long game is finished with the list of all choices."""
    anna = visit()
    page = anna.open("/")
    focus_by_tab(anna, f'[data-testid="game-{game}"]')
    page.keyboard.press("Enter")
    anna.find("play-now").wait_for()
    focus_by_tab(anna, '[data-testid="play-now"]')
    page.keyboard.press("Enter")
    anna.find("board").wait_for()
    made = 0
    while made < by_hand and not anna.is_over():
        step = anna.step()
        if anna.on_the_board(LOOK).count():
            focus_by_tab(anna, LOOK)
            page.keyboard.press("Enter")
        focus_by_tab(anna, CHOICE)
        page.keyboard.press("Enter")
        anna.await_step(step)
        made += 1
    if not anna.is_over():
        anna.finish()
    focus_by_tab(anna, '[data-testid="rematch"]')
    check_record(client, anna)


def focus_by_tab(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is there; it is there before long, wherever it was."""
    for _ in range(80):
        if visitor.page.evaluate("(s) => document.activeElement?.matches(s)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(visit: Visit, client: Client, language: str) -> None:
    anna = visit(language=language)
    anna.play_now("diamant", 3)
    asked = catalog(language).text("diamant-question", names=["X"] * 3, player=0)
    assert anna.page.locator("html").get_attribute("lang") == language
    assert anna.find("question").inner_text().endswith(asked.removeprefix("X"))
    anna.finish()
    check_record(client, anna)


def test_two_browsers_and_a_bot_play_together_by_link(visit: Visit, client: Client) -> None:
    anna, ben = visit(), visit(size=PHONE, touch=True, language="de")
    anna.open("/new/diamant?with=friends")
    pick(anna.find("players"), 3)
    pick(anna.find("seat-2"), "bot")
    anna.find("make").click()
    anna.find("copy-link").wait_for()
    ben.open(f"/t/{table_of(anna)}")
    ben.find("nickname").fill("Ben")
    ben.find("join").click()
    anna.find("seat-1").get_by_text("Ben").wait_for()
    anna.find("start").click()
    while not anna.is_over():
        for person in (anna, ben):
            if not person.is_over_or_waiting():
                person.choose(1)
    assert ben.is_over()
    check_record(client, anna)


def test_going_offline_in_the_middle_and_coming_back(visit: Visit, client: Client) -> None:
    anna = visit()
    anna.play_now("diamant", 3)
    anna.choose(2)
    anna.is_over()
    anna.offline = True
    anna.context.set_offline(True)
    state = anna.find("connection")
    anna.page.wait_for_function(
        "() => document.querySelector('[data-testid=connection]').dataset.state !== 'connected'"
    )
    assert state.get_attribute("data-state") in ("connecting", "offline")
    anna.context.set_offline(False)
    anna.page.wait_for_function(
        "() => document.querySelector('[data-testid=connection]').dataset.state === 'connected'"
    )
    anna.offline = False
    anna.finish()
    check_record(client, anna)


def test_a_replay_is_opened_from_a_shared_link(visit: Visit) -> None:
    anna, eve = visit(), visit()
    anna.play_now("diamant", 2)
    anna.finish()
    anna.find("to-replay").click()
    slider = anna.find("replay-slider")
    slider.wait_for()
    eve.open(anna.page.url.removeprefix(anna.address))
    shown = eve.find("replay-slider")
    shown.wait_for()
    last = int(shown.get_attribute("max") or 0)
    assert last > 10
    shown.focus()
    eve.page.keyboard.press("End")
    eve.page.wait_for_function(
        "(last) => document.querySelector('[data-testid=replay-slider]').value == last", arg=last
    )
    eve.page.keyboard.press("Home")
    eve.page.keyboard.press("ArrowRight")
    eve.page.wait_for_function(
        "() => document.querySelector('[data-testid=replay-slider]').value == 1"
    )


def test_one_device_is_passed_and_never_shows_the_wrong_hand(visit: Visit, client: Client) -> None:
    """Two people at one screen: between their choices a cover; each sees the own view only."""
    both = visit()
    both.open("/new/emerald?with=screen")
    pick(both.find("players"), 2)
    both.find("start").click()
    seen: set[str] = set()
    for _ in range(30):
        both.page.locator(f'[data-testid="cover-open"], {ASKED_OR_OVER}').first.wait_for()
        if both.find("cover-open").count():
            assert not both.find("board").count()
            both.find("cover-open").click()
            continue
        if both.page.locator('[data-testid="scores"]').count():
            break
        shown = both.step().rpartition(":")[2]
        seen.add(shown)
        asked = client.get(f"/api/tables/{table_of(both)}", headers=cookie(both)).json()
        on_turn = {str(p["seat"]) for p in asked["positions"] if p["legal"]}
        assert shown in on_turn
        both.choose(1)
    assert seen == {"0", "1"}


def test_secret_choices_at_one_device_are_covered(visit: Visit) -> None:
    both = visit()
    both.open("/new/diamant?with=screen")
    pick(both.find("players"), 2)
    both.find("start").click()
    shown: list[str] = []
    while len(shown) < 8:
        next_thing(both).wait_for()
        if both.find("pass-now").count():
            both.find("pass-now").click()
        elif both.find("cover").count():
            assert not both.find("board").count()
            both.find("cover-open").click()
        else:
            step = both.step()
            shown.append(step.rpartition(":")[2])
            both.page.locator('[data-testid="board"] [data-action]').first.click()
            both.page.wait_for_function(
                "(step) => document.querySelector('[data-step]')?.dataset.step !== step", arg=step
            )
    assert sorted(shown) == ["0"] * 4 + ["1"] * 4


def next_thing(visitor: Visitor) -> Any:
    """What people at one device do next: pass it, take it, or choose."""
    names = ("pass-now", "cover-open")
    found = visitor.page.locator(ASKED_OR_OVER)
    for name in names:
        found = found.or_(visitor.find(name))
    return found.first


ASKED_OR_OVER = '[data-testid="question"][data-asked="true"], [data-testid="scores"]'


def cookie(visitor: Visitor) -> dict[str, str]:
    found = visitor.context.cookies()
    return {"Cookie": "; ".join(f"{c['name']}={c['value']}" for c in found)}
