"""People at a table: they talk, react, mute each other and are watched."""

import json
from collections.abc import Callable

import pytest

from tests.server.desk import OPEN, Client, mine
from tests.server.test_http import Program
from tests.web.browser import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("browser-people")
Visit = Callable[..., Visitor]
EVIL = '<img src=x onerror="document.title=1">'
BUBBLE = """(bubble) => {
  const figures = [...document.querySelectorAll('[data-figure="0"]')];
  const [figure] = figures.map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  const images = bubble.querySelectorAll("img").length;
  return { words: bubble.innerText, images, box: bubble.getBoundingClientRect(), figure };
}"""
"""What a bubble says and where it stands, asked at once: it is gone after some seconds."""


def sit(visitor: Visitor, client: Client, table: str, name: str) -> None:
    """Somebody joins by the link."""
    visitor.open(f"/t/{table}")
    visitor.find("nickname").fill(name)
    visitor.find("join").click()


def test_a_table_talks(visit: Visit, client: Client) -> None:
    host = Program(client)
    table = host.make(OPEN, OPEN, mine("Otto"))
    anna, ben = visit(), visit(language="de", size=PHONE, touch=True)
    sit(anna, client, table, "Anna")
    sit(ben, client, table, "بن 👩\u200d🚀")
    host.command(table, "start")
    ben.find("board").wait_for()

    # Words are text, and stand at the figure of who says them.
    anna.find("chat-words").fill(EVIL)
    anna.find("chat-send").click()
    bubble = ben.page.locator('[data-testid=bubbles] [data-of="0"]')
    said = bubble.evaluate(BUBBLE)
    assert EVIL in said["words"]
    assert not said["images"]
    box, figure = said["box"], said["figure"]
    assert box["left"] < figure["right"]
    assert figure["left"] < box["right"]
    assert min(abs(box["bottom"] - figure["top"]), abs(figure["bottom"] - box["top"])) < 30

    # A name from right to left stays together among other words.
    mute = anna.find("seat-1").get_by_test_id("mute").get_attribute("aria-label")
    assert "\u2068بن 👩\u200d🚀\u2069" in mute

    # On a phone a reaction is one tap; phrases are told in everybody's language.
    ben.find("quick").locator("[data-reaction=wow]").tap()
    anna.page.locator('[data-testid=bubbles] [data-of="1"]').get_by_text("Wow").wait_for()
    assert ben.find("talk").inner_text() == "1"
    ben.find("talk").tap()
    panel = ben.find("talk-panel")
    panel.locator("summary").tap()
    panel.locator("[data-phrase=luck]").tap()
    panel.get_by_test_id("chat-lines").get_by_text("Viel Glück!").wait_for()
    anna.find("chat-lines").get_by_text("Good luck!").wait_for()
    assert ben.axe() == []
    assert anna.axe() == []
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # Who is muted is not heard, also after a reload.
    anna.find("seat-1").get_by_test_id("mute").click()
    anna.find("chat-lines").get_by_text("Good luck!").wait_for(state="detached")
    anna.page.reload()
    anna.find("chat-lines").get_by_text(EVIL).wait_for()
    assert not anna.find("chat-lines").get_by_text("Good luck!").count()

    # The one who made the table ends it.
    host.command(table, "set_table", chat=False)
    anna.find("chat-words").wait_for(state="detached")


def test_who_watches_is_listed_and_reacts(visit: Visit, client: Client) -> None:
    host = Program(client)
    table = host.make(mine("Otto"), mine("Ada"), start=True)
    eve, adam = visit(), visit()
    eve.context.add_init_script(
        """localStorage.setItem("karfunkel-settings", JSON.stringify({name: "Žofie"}))"""
    )
    eve.open(f"/t/{table}")
    adam.open(f"/t/{table}")
    adam.find("spectators").get_by_text("Žofie").wait_for()
    eve.page.locator("[data-reaction=haha]").locator("visible=true").first.click()
    adam.find("bubbles").get_by_text("Žofie").wait_for()
    assert not adam.find("chat-words").count()


def test_sound_is_offered_once_and_blocks_nothing(visit: Visit) -> None:
    eva, kept = visit(size=PHONE), "JSON.parse(localStorage.getItem('karfunkel-settings'))"
    eva.context.add_init_script(
        """if (!sessionStorage.here) localStorage.removeItem("karfunkel-settings");
        sessionStorage.here = true;"""
    )
    eva.play_now("diamant", 2)
    eva.find("sound-offer").wait_for()
    assert eva.axe() == []
    eva.choose(1)
    eva.find("sound-yes").click()
    eva.find("sound-offer").wait_for(state="detached")
    assert eva.find("sound").get_attribute("aria-pressed") == "true"
    eva.page.reload()
    eva.find("volume").wait_for()
    assert not eva.find("sound-offer").count()
    assert eva.page.evaluate(f"{kept}.volume") == 0.6


def test_a_call_is_told_in_the_language_of_the_device(visit: Visit, client: Client) -> None:
    anna = visit(language="de")
    anna.context.grant_permissions(["notifications"])
    anna.play_now("diamant", 3)
    table = anna.page.url.rpartition("/")[2]
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    anna.page.evaluate(
        """async () => {
          while (!(await (await caches.open("karfunkel-words")).match("/words")))
            await new Promise((done) => setTimeout(done, 20));
        }"""
    )
    browser = anna.context.new_cdp_session(anna.page)
    known: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    while not known:
        anna.page.wait_for_timeout(20)
    told = {"kind": "turn", "game": "diamant", "table": table}
    browser.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": anna.address, "registrationId": known[-1], "data": json.dumps(told)},
    )
    shown = anna.page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (;;) {
            const [found] = await worker.getNotifications();
            if (found) return [found.title, found.body, found.tag];
            await new Promise((done) => setTimeout(done, 20));
          }
        }"""
    )
    assert shown == ["Du bist dran – Diamant", "Die anderen warten auf dich.", table]
