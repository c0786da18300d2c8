"""What people at a table say and show: limits, who may, and that nothing of it is kept."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any, cast, get_args

import pytest
from fastapi import WebSocket

from karfunkel.server.hall import Hall
from karfunkel.server.limits import MESSAGES_TOGETHER, WORDS_TOGETHER, Guard, Limits
from karfunkel.server.live import MOST_REACTIONS, Connection
from karfunkel.server.messages import LONGEST_WORDS
from karfunkel.server.talk import CROWD_BURST, EVER, MOST_LINES, plain_words
from karfunkel.server.talk_messages import Phrase
from karfunkel.server.wire import person_of
from karfunkel.text import messages
from karfunkel.text.messages import LANGUAGES, catalog
from tests.server.desk import (
    ANNA,
    BEN,
    EVE,
    OPEN,
    WIDE,
    Client,
    Desk,
    command,
    gathered,
    mine,
    new_table,
    playing,
    refused,
    served,
    with_hall,
)
from tests.server.test_http import Program
from tests.server.test_live import Screen, at, two_people


def lines(screen: Screen) -> list[tuple[str, Any]]:
    """The next lines of the chat."""
    found = screen.next("chat")["lines"]
    return [(line["name"], line["phrase"] or line["words"]) for line in found]


# --- The chat -----------------------------------------------------------------------------------


def test_what_is_said_reaches_all_and_those_who_come_later(client: Client) -> None:
    ada, ben, table = two_people(client)
    with at(ada, table) as hers, at(ben, table) as his:
        his.next("news")
        hers.send("say", seat=0, words="שלום <b>Ben</b>")
        assert lines(his) == [("Ada", "שלום <b>Ben</b>")]
        assert his.told[-1]["fresh"] is False, "it was said just now"
        his.send("say", seat=1, phrase="luck")
        assert hers.until("chat", lambda m: m["lines"][-1]["phrase"])["fresh"] is False
        with at(Program(client), table) as watching:
            first = watching.next("chat")
            assert first["fresh"]
            assert [line["name"] for line in first["lines"]] == ["Ada", "Ben"]


def test_a_line_that_is_sent_again_is_said_once(client: Client) -> None:
    ada, _, table = two_people(client)
    with at(ada, table) as screen:
        for _ in range(2):
            screen.send("say", id="once", seat=0, words="hello")
            assert screen.next("answer")["ok"]
        screen.send("say", seat=0, words="world")
        screen.until("chat", lambda m: m["lines"][-1]["words"] == "world")
    said = [line["words"] for m in screen.told if m["kind"] == "chat" for line in m["lines"]]
    assert said == ["hello", "world"]


def test_nothing_that_is_said_is_stored_or_in_the_record(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> tuple[int, int, str]:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        before = live.table.entries
        await hall.do(live.table.id, command("say", seat=0, words="carbuncle"), ANNA)
        assert len(live.talk.lines) == 1
        stored = b"".join(await hall.store.load(live.table.id))
        assert b"carbuncle" not in stored
        return before, live.table.entries, live.table.record_text()

    before, after, record = with_hall(tmp_path, scene)
    assert before == after
    assert "carbuncle" not in record


def test_only_the_last_lines_are_kept(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> list[str]:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        for number in range(MOST_LINES + 5):
            await hall.do(live.table.id, command("say", seat=0, words=f"{number}"), ANNA)
        found = json.loads(live.talk.since(EVER))
        assert json.loads(live.talk.since(MOST_LINES + 4))["lines"][0]["words"] == "44"
        return [line["words"] for line in found["lines"]]

    assert with_hall(tmp_path, scene) == [str(number) for number in range(5, MOST_LINES + 5)]


def test_no_flood_of_lines_throws_a_reader_out(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> Connection:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        connection = Connection(hall, cast(WebSocket, None), live.table.id, ANNA, None)
        live.watchers.add(connection)
        for _ in range(1_000):
            await hall.do(live.table.id, command("say", seat=0, phrase="luck"), ANNA)
        live.watchers.clear()
        return connection

    connection = with_hall(tmp_path, scene)
    assert connection.closing is None
    assert not connection.outbox
    assert not connection.answers


def test_who_may_say_what() -> None:
    table = playing()
    with refused("server-not-your-seat"):
        table.send(EVE, command("say", seat=0, phrase="luck"))
    with refused("server-nothing-said"):
        table.send(ANNA, command("say", seat=0))
    with refused("server-nothing-said"):
        table.send(ANNA, command("say", seat=0, phrase="luck", words="and more"))
    public = Desk(mine("Anna"), OPEN, public=True)
    with refused("server-phrases-only"):
        public.send(ANNA, command("say", seat=0, words="buy gems"))
    assert public.send(ANNA, command("say", seat=0, phrase="luck")).change.shown


def test_the_maker_turns_the_chat_off_at_any_time(tmp_path: Path) -> None:
    quiet = Desk(mine("Anna"), OPEN, chat=False)
    with refused("server-no-chat"):
        quiet.send(ANNA, command("say", seat=0, phrase="luck"))

    desk = playing()
    with refused("server-not-host"):
        desk.send(BEN, command("set_table", chat=False))
    with refused("server-not-gathering"):
        desk.send(ANNA, command("set_table", locked=True))
    desk.do(ANNA, "set_table", chat=False)
    assert not desk.folded().head.chat
    with refused("server-no-chat"):
        desk.send(BEN, command("say", seat=1, phrase="luck"))

    async def scene(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        await hall.do(live.table.id, command("say", seat=0, phrase="luck"), ANNA)
        await hall.do(live.table.id, command("set_table", chat=False), ANNA)
        assert not live.talk.lines

    with_hall(tmp_path, scene)


def test_a_rematch_keeps_the_chat_as_it_was_and_knows_the_same_people() -> None:
    desk = Desk(mine("Anna"), mine("Otto"), chat=False, start=True)
    desk.table.head.status = "over"
    again, _ = desk.send(ANNA, command("rematch", seat=0)).change.made or (None, None)
    assert again
    assert not again.head.chat
    assert again.circle == desk.table.id
    assert again.head.again("x", cast(Any, _Asker())).circle == desk.table.id


class _Asker:
    holder, now = ANNA, 0

    class origin:  # noqa: N801
        name = ""


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("  a\t\n b ", "a b"),
        ("\u202eevil\u202c \u2066x\u2069", "evil x"),
        ("\x1b[31mred\x07", "[31mred"),
        ("👩\u200d🚀 नमस्ते", "👩\u200d🚀 नमस्ते"),
        ("z" + "\u0336" * 90 + "algo", "z" + "\u0336" * 4 + "algo"),
    ],
)
def test_words_are_one_plain_line(typed: str, said: str) -> None:
    assert plain_words(typed) == said


@pytest.mark.parametrize("typed", [" ", "\u200d", "\u202e\u0000", "\u0301\u0301", "\u2028"])
def test_words_that_say_nothing_are_refused(typed: str) -> None:
    with refused("server-nothing-said"):
        plain_words(typed)


@pytest.mark.parametrize(
    "what",
    [
        {"words": "x" * (LONGEST_WORDS + 1)},
        {"words": ""},
        {"words": 7},
        {"phrase": "buy"},
        {"phrase": ["luck"]},
    ],
)
def test_odd_lines_are_refused_and_said_nowhere(client: Client, what: dict[str, Any]) -> None:
    ada, _, table = two_people(client)
    with at(ada, table) as screen:
        screen.send("say", seat=0, **what)
        assert screen.next("answer")["refusal"]["key"] == "server-odd-message"
        screen.socket.send('{"id":"a","moment":0,"what":{"do":"say","seat":0,"words":"\\ud800"}}')
        assert screen.next("answer")["ok"] is False
    assert not any(message["kind"] == "chat" for message in screen.told)


def test_people_and_addresses_and_all_together_say_only_so_much() -> None:
    limits = Limits(words_per_second=0.0, words_burst=2)
    guard = Guard(limits)
    assert [guard.may_speak("a", "anna") for _ in range(3)] == [True, True, False]
    many = sum(guard.may_speak("a", f"{number}") for number in range(MESSAGES_TOGETHER * 3))
    assert many == 2 * MESSAGES_TOGETHER - 2, "an address with many people"
    all_of_them = sum(guard.may_speak(f"x{n}", "p") for n in range(WORDS_TOGETHER * 3))
    assert all_of_them == 2 * WORDS_TOGETHER - 2 * MESSAGES_TOGETHER
    assert guard.bites["words_per_second"] > 0


def test_who_says_too_much_is_refused_and_stays(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(words_per_second=0.0, words_burst=1)) as client:
        ada, _, table = two_people(client)
        with at(ada, table) as screen:
            screen.send("say", seat=0, phrase="luck")
            assert screen.next("answer")["ok"]
            screen.send("say", seat=0, phrase="fun")
            assert screen.next("answer")["refusal"]["key"] == "server-too-fast"
            screen.send("react", seat=0, reaction="wow")
            assert screen.next("answer")["ok"]


def test_a_flood_of_lines_leaves_the_others_at_the_table(tmp_path: Path) -> None:
    """Many sockets of one person bring no more lines, and somebody else hears and plays on."""
    flood, burst = 40, 3
    with served(tmp_path, WIDE._replace(words_per_second=0.0, words_burst=burst)) as client:
        ada, ben, table = two_people(client)
        with at(ben, table) as other:
            for again in range(3):
                with at(ada, table) as screen:
                    for number in range(flood):
                        screen.send("say", id=f"{again}-{number}", seat=0, words=f"line {number}")
                    refused = [not screen.next("answer")["ok"] for _ in range(flood)]
            assert all(refused), "a new socket brings new lines"
            other.send("say", seat=1, phrase="luck")
            assert other.next("answer")["ok"]
            told = [line for m in other.told if m["kind"] == "chat" for line in m["lines"]]
            assert [line["words"] or line["phrase"] for line in told] == [
                *(f"line {number}" for number in range(burst)),
                "luck",
            ]
        live = client.hall.tables()[0]
        assert live.talk.last == burst + 1


def test_phrases_have_sentences_of_their_own() -> None:
    for language in LANGUAGES:
        said = {catalog(language).text(f"page-phrase-{name}") for name in get_args(Phrase)}
        assert len(said) == len(get_args(Phrase))


def test_the_page_offers_the_phrases_that_have_sentences() -> None:
    """In their order, so the sentences have to be those of the phrases, in the same one."""
    for language in LANGUAGES:
        file = Path(messages.__file__).parent / language / "page.ftl"
        assert re.findall(r"(?m)^page-phrase-(\w+)", file.read_text("utf-8")) == [*get_args(Phrase)]


# --- Those who watch ------------------------------------------------------------------------------


def test_those_who_watch_are_listed_and_react(client: Client) -> None:
    ada, _, table = two_people(client)
    eve = Program(client)
    with at(ada, table) as hers:
        with at(eve, table) as watching:
            hers.until("table", lambda m: m["table"]["watching"] == 1)
            watching.next("table")
            watching.send("watch", name="Žofie 👩\u200d🚀")
            shown = hers.until("table", lambda m: m["table"]["spectators"][0]["name"])
            (spectator,) = shown["table"]["spectators"]
            assert spectator["name"] == "Žofie 👩\u200d🚀"
            watching.send("react", reaction="wow")
            found = hers.next("reaction")
            assert found == {
                "kind": "reaction",
                "seat": None,
                "reaction": "wow",
                "spectator": spectator,
            }
            watching.send("say", seat=0, phrase="luck")
            refusal = watching.until("answer", lambda m: not m["ok"])["refusal"]
            assert refusal["key"] == "server-not-your-seat"
        hers.until("table", lambda m: m["table"]["watching"] == 0)


def test_a_name_at_the_table_is_nobody_elses(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        id = live.table.id
        with refused("error-same-name"):
            await hall.do(id, command("watch", name="anna"), EVE)
        with refused("error-seat-name"):
            await hall.do(id, command("watch", name="a\u202eb"), EVE)
        await hall.do(id, command("watch", name="Eve"), EVE)
        assert live.talk.publish([ANNA, EVE], live.table.head)
        assert live.talk.spectators == [{"person": person_of(id, EVE), "name": "Eve"}]
        assert not live.talk.publish([ANNA, EVE], live.table.head)

    with_hall(tmp_path, scene)


def test_whom_the_host_removed_says_nothing_more() -> None:
    desk = gathered()
    desk.do(ANNA, "remove", seat=1)
    for sent in (command("react", reaction="wow"), command("watch", name="Ben")):
        with refused("server-removed"):
            desk.send(BEN, sent)


def test_those_who_watch_react_only_so_often_together(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        for number in range(CROWD_BURST):
            await hall.do(live.table.id, command("react", reaction="wow"), f"{number}" * 8)
        with refused("server-too-fast"):
            await hall.do(live.table.id, command("react", reaction="wow"), EVE)
        await hall.do(live.table.id, command("react", seat=0, reaction="wow"), ANNA)

    with_hall(tmp_path, scene, ticks=lambda: 5.0)


def test_a_slow_reader_is_sent_only_the_last_reactions_of_a_crowd(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> Connection:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        connection = Connection(hall, cast(WebSocket, None), live.table.id, ANNA, None)
        for number in range(1_000):
            connection.reacted(f"{number}", b"wow")
        await asyncio.sleep(0)
        return connection

    connection = with_hall(tmp_path, scene)
    assert connection.closing is None
    assert len(connection.reactions) == MOST_REACTIONS
    assert "999" in connection.reactions


def test_people_are_known_at_one_table_only() -> None:
    assert person_of("one", ANNA) == person_of("one", ANNA)
    assert len({person_of("one", ANNA), person_of("two", ANNA), person_of("one", BEN)}) == 3
    assert person_of("one", "") == ""
