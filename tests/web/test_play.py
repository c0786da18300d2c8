"""People play whole games in a real browser."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from karfunkel.core.dealer import Seeded
from karfunkel.core.match import Match
from karfunkel.core.record import parse_record, verify
from karfunkel.core.registry import game_names, load_game
from karfunkel.text.messages import LANGUAGES, catalog
from tests.cases import EVERYTHING, cases
from tests.records.golden import golden_text
from tests.server.desk import Client
from tests.web.browser import CHOICE, LOOK, OVER, PHONE, SHORT, Visitor, pick

pytestmark = pytest.mark.xdist_group("browser-play")
Visit = Callable[..., Visitor]
BY_HAND = cases(6, 30)
"""Choices that are made on the board in a game that has more."""
PLAYED_ON_ITS_PICTURE = "emerald"
"""A whole game of it is played in `test_boards.py`, so `make test` plays no other here."""


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/t/")[2].partition("/")[0].partition("?")[0]


def check_record(client: Client, visitor: Visitor) -> None:
    """The game that was played is a real one."""
    record = parse_record(client.get(f"/api/tables/{table_of(visitor)}/record").text)
    assert verify(record).dealt


def all_choose_at_once(game: str) -> bool:
    """Whether everybody is asked at the start."""
    match = Match(load_game(game), {"players": 2}, Seeded(1))
    while match.turn.chance:
        match.play_chance()
    return len(match.waiting) > 1


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_by_clicking(visit: Visit, client: Client, game: str) -> None:
    """Clicks on the picture; a long game is finished with the list of all choices."""
    anna = visit()
    anna.play_now(game, load_game(game).official_players[0])
    anna.choose(BY_HAND)
    assert not anna.listed
    if game == PLAYED_ON_ITS_PICTURE and not EVERYTHING:
        return
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


@pytest.mark.parametrize("game", [name for name in game_names() if name != SHORT])
def test_boards_fit_a_phone(visit: Visit, game: str) -> None:
    """Diamant's is looked at for a whole game above."""
    anna = visit(size=PHONE, touch=True)
    anna.play_now(game, 2)
    for _ in range(cases(5, 12)):
        anna.choose(1)
        width = anna.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_with_the_keyboard_alone(visit: Visit, client: Client, game: str) -> None:
    """The board itself; a long game is finished with the list of choices, in `make test-all`."""
    anna = visit()
    page = anna.open("/")
    focus_by_tab(anna, f'[data-testid="game-{game}"]')
    page.keyboard.press("Enter")
    anna.find("play-now").wait_for()
    focus_by_tab(anna, '[data-testid="play-now"]')
    page.keyboard.press("Enter")
    anna.find("board").wait_for()
    made = 0
    while made < BY_HAND and not anna.is_over():
        step = anna.step()
        if anna.on_the_board(LOOK).count():
            focus_by_tab(anna, LOOK)
            page.keyboard.press("Enter")
        focus_by_tab(anna, CHOICE)
        page.keyboard.press("Enter")
        anna.await_step(step)
        made += 1
    if game != SHORT and not EVERYTHING:
        return
    if not anna.is_over():
        anna.finish()
    focus_by_tab(anna, '[data-testid="rematch"]')
    check_record(client, anna)


def focus_by_tab(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is there; it is there before long, wherever it was."""
    visitor.page.locator(selector).first.wait_for(state="attached")
    for _ in range(80):
        if visitor.page.evaluate("(s) => document.activeElement?.matches(s)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


@pytest.mark.parametrize("game", game_names())
def test_rules_with_a_picture_lead_to_a_first_game_that_teaches(visit: Visit, game: str) -> None:
    """By a lesson, or by hints where a game has none."""
    anna = visit(language="cs")
    anna.open(f"/rules/{game}")
    anna.page.locator(f"figure .board-{game}").wait_for()
    title = catalog("cs").page(game).partition("\n")[0].removeprefix("# ")
    assert title in anna.page.locator("h1").inner_text()
    anna.page.locator(f'a[href="/learn/{game}"]').click()
    anna.find("start").click()
    kind, name = ("lesson", "idea") if load_game(game).lesson else ("hint", "hint")
    shown = anna.find(name)
    shown.wait_for()
    said = catalog("cs").text(f"{game}-{kind}-{shown.get_attribute(f'data-{name}')}")
    assert said in shown.inner_text()


@pytest.mark.parametrize("language", LANGUAGES if EVERYTHING else ("cs",))
def test_a_whole_game_in_each_language(visit: Visit, client: Client, language: str) -> None:
    anna = visit(language=language)
    anna.play_now("diamant", 3)
    anna.is_over()
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
    for _ in range(cases(3, 100)):
        for person in (anna, ben):
            if not person.is_over_or_waiting():
                person.choose(1)
    anna.go_on_alone()
    ben.go_on_alone()
    for person in (anna, ben):
        person.page.locator(OVER).wait_for()
    check_record(client, anna)


def begin_together(anna: Visitor, ben: Visitor, game: str) -> None:
    """Anna makes a table for two, Ben sits down, the game begins."""
    anna.open(f"/new/{game}?with=friends")
    pick(anna.find("players"), 2)
    anna.find("make").click()
    anna.find("copy-link").wait_for()
    ben.open(f"/t/{table_of(anna)}")
    ben.find("nickname").fill("Ben")
    ben.find("join").click()
    anna.find("seat-1").get_by_text("Ben").wait_for()
    anna.find("start").click()


@pytest.mark.parametrize("game", game_names())
def test_the_board_stays_when_there_is_news_about_the_table(visit: Visit, game: str) -> None:
    """Somebody who goes away changes the list of seats, not the picture."""
    anna, ben = visit(), visit()
    begin_together(anna, ben, game)
    anna.find("board").locator("svg, button").first.wait_for(state="attached")
    anna.find("board").evaluate("(board) => (window.kept = board.lastElementChild)")
    ben.open("/")
    anna.page.locator('[data-testid="seat-1"][data-connected="false"]').wait_for()
    assert anna.page.evaluate("window.kept.isConnected")


@pytest.mark.parametrize("game", [name for name in game_names() if all_choose_at_once(name)])
def test_buttons_stay_while_another_chooses(visit: Visit, game: str) -> None:
    """A button that is replaced loses the focus, and the click of a finger that is on it."""
    anna, ben = visit(), visit(size=PHONE)
    begin_together(anna, ben, game)
    anna.is_over()
    anna.on_the_board(CHOICE).first.evaluate("(button) => (window.kept = button)")
    ben.choose(1)
    anna.page.wait_for_function(
        "() => document.querySelector('[data-step]').dataset.step.split(':')[1] === '1'"
    )
    assert anna.page.evaluate("window.kept.isConnected")


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
    anna.find("interrupted").wait_for(state="detached")
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


@pytest.mark.parametrize(("game", "last"), [("diamant", ".people"), ("emerald", ".scene")])
def test_a_replay_fits_a_phone(visit: Visit, client: Client, game: str, last: str) -> None:
    """Buttons and the whole board are in sight; no room is kept for questions."""
    kept = client.post("/api/replays", content=golden_text(game, 3)).json()["table"]
    anna = visit(size=PHONE)
    anna.open(f"/t/{kept}/replay?step=5")
    picture = anna.page.locator(f".board-{game} {last}")
    picture.wait_for()
    anna.settle()
    shown = picture.bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] <= PHONE["height"]


def test_the_coach_explains_a_finished_game(visit: Visit, client: Client) -> None:
    """The curve, the sums, the marked choices, and a mistake to learn from."""
    text = golden_text("diamant", 2)
    kept = client.post("/api/replays", content=text).json()["table"]
    anna = visit()
    anna.open(f"/t/{kept}/replay")
    anna.find("analyse").click()
    anna.find("curve").wait_for()
    assert anna.find("balance").count() == 2
    marked = anna.find("decision").first
    marked.locator("summary").click()
    marked.get_by_text("Chosen: ").wait_for()
    before = anna.find("replay-slider").input_value()
    anna.find("mistakes").get_by_role("button", name="Bot 2").click()
    answers = anna.find("answer")
    answers.first.wait_for()
    expect(anna.find("replay-slider")).not_to_have_value(before)
    answers.locator("visible=true").and_(anna.page.locator(":enabled")).first.click()
    anna.find("verdict").get_by_text("Right!").wait_for()


def test_one_device_is_passed_and_never_shows_the_wrong_hand(visit: Visit, client: Client) -> None:
    """Two people at one screen: between their choices a cover; each sees the own view only."""
    both = visit()
    both.open("/new/emerald?with=screen")
    pick(both.find("players"), 2)
    both.find("start").click()
    seen: set[str] = set()
    for _ in range(cases(12, 30)):
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
            # The page passes on by itself after a while: on a slow machine before a click arrives.
            both.page.evaluate("document.querySelector('[data-testid=pass-now]')?.click()")
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


def test_k9_the_map_is_arranged_by_hand(visit: Visit) -> None:
    """With the keyboard, on a phone: a flame goes from A10 to A2; nobody leaves one away."""
    anna = visit(size=PHONE, touch=True)
    anna.open("/new/kingdice?with=bots")
    anna.find("arrange").locator("summary").press("Enter")
    anna.find("arrange-A10").press("Enter")
    expect(anna.find("arrange-A10")).to_have_attribute("data-mark", "none")
    anna.find("start").click()
    expect(anna.page.get_by_role("alert")).not_to_be_empty()  # one flame is missing
    anna.troubles.clear()
    assert not anna.axe()
    anna.find("arrange-A2").press("Enter")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    with anna.page.expect_request("**/api/tables") as asked:
        anna.find("start").click()
    anna.page.wait_for_url("**/t/*")
    wanted: Any = asked.value.post_data_json
    assert wanted["options"]["arrangement"] == "flames a2 b8"
