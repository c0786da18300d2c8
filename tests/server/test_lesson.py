"""Lessons on a server: a story for one person and bots, the way back to it, and no false claims."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from karfunkel.core.lesson import LEARNER
from karfunkel.core.record import parse_record, verify
from karfunkel.server import wire
from karfunkel.server.hall import Hall
from karfunkel.server.messages import NewTable
from karfunkel.server.table import Table
from karfunkel.server.watched import Live
from tests.server.desk import (
    ANNA,
    BOT,
    EVE,
    NOW,
    OPEN,
    PATIENCE,
    Desk,
    command,
    mine,
    new_table,
    refused,
    with_hall,
)

LESSONS = ("diamant", "emerald", "kingdice")


def lesson(game: str = "diamant") -> Desk:
    return Desk(mine("Anna"), game=game, lesson=True)


def choose(desk: Desk, seat: int, action: int) -> None:
    """The learner chooses by a command, a bot as the hall lets it."""
    if seat == LEARNER:
        desk.do(ANNA, "choose", seat=seat, action=action)
    else:
        desk.entries.append(desk.table.bot_chose(seat, action, NOW, "easy"))


def go_by_the_story(desk: Desk, steps: int) -> None:
    """Read and do what is written, until so many steps are taken."""
    table = desk.table
    assert table.course
    while table.step < steps and table.head.status == "playing":
        if table.head.ideas_read < table.course.to_read(table.step):
            desk.do(ANNA, "read", seat=LEARNER, ideas=table.course.to_read(table.step))
        for seat in table.waiting():
            choose_as_meant(desk, seat)


def choose_as_meant(desk: Desk, seat: int) -> None:
    """Do what is written for a seat."""
    meant = desk.table.meant(seat)
    assert meant is not None
    choose(desk, seat, meant)


def other_choice(desk: Desk) -> int:
    """A legal choice of the learner that is not the one that is meant."""
    assert desk.table.match
    legal = desk.table.match.legal(LEARNER)
    return next(action for action in legal if action != desk.table.meant(LEARNER))


# --- Making one -----------------------------------------------------------------------------


def test_a_lesson_brings_its_bots_and_options_and_begins_at_once() -> None:
    head = lesson().table.head
    assert [chair.kind for chair in head.chairs] == ["person", "bot", "bot"]
    assert head.options["rounds"] == 4
    assert (head.status, head.lesson, head.public) == ("playing", True, False)


@pytest.mark.parametrize(
    "asked",
    [
        {"seats": [mine("Anna"), BOT]},
        {"seats": [BOT]},
        {"seats": [OPEN]},
        {"seats": [mine("Anna")], "options": {"rounds": 5}},
        {"seats": [mine("Anna")], "public": True},
        {"seats": [mine("Anna")], "away_after": 60},
        {"seats": [mine("Anna")], "hints": True},
        {"seats": [mine("Anna")], "seed": "luck"},
    ],
)
def test_a_lesson_is_for_one_person_as_it_is(asked: dict[str, Any]) -> None:
    new = NewTable.model_validate({"game": "diamant", "lesson": True, **asked})
    with refused("server-lesson-seat"):
        Table.make(new, ANNA, NOW)


def test_a_game_without_a_lesson_refuses_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karfunkel.server.lessons.course_of", lambda game: None)
    with refused("server-no-lesson"):
        lesson()


def test_an_ordinary_table_knows_no_commands_of_lessons() -> None:
    desk = Desk(mine("Anna"), BOT, start=True)
    for do, more in (("read", {"ideas": 1}), ("return", {})):
        with refused("server-no-lesson"):
            desk.do(ANNA, do, seat=0, **more)
    assert "lesson" not in wire.position(desk.table, 0)
    assert wire.table_info(desk.table, ANNA, ())["lesson"] is None


# --- Following it ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_to_its_end_and_kept_as_it_was(game: str) -> None:
    desk = lesson(game)
    assert desk.table.course
    go_by_the_story(desk, len(desk.table.course.script))
    head = desk.table.head
    assert head.status == "over"
    assert head.result
    assert head.result.winners == (LEARNER,)
    assert desk.table.on_path
    assert desk.folded().match.steps == desk.table.match.steps  # type: ignore[union-attr]


def test_what_was_read_stays_read() -> None:
    desk = lesson("emerald")
    course = desk.table.course
    assert course
    told = next(n for n, idea in enumerate(course.ideas) if idea.id == "leap")
    go_by_the_story(desk, course.ideas[told].step)
    desk.do(ANNA, "read", seat=0, ideas=told)
    assert desk.table.head.ideas_read == told
    desk.send(ANNA, command("read", desk.table.moment, seat=0, ideas=2))
    assert desk.table.head.ideas_read == told


def test_a_bot_does_not_move_while_the_learner_reads() -> None:
    desk = lesson()
    assert desk.table.waiting() == (0, 1, 2)
    assert desk.table.bots_asked() == []
    desk.do(ANNA, "read", seat=0, ideas=3)
    assert desk.table.bots_asked() == [1, 2]


def test_bots_do_not_wait_for_somebody_who_chooses_without_reading() -> None:
    desk = lesson()
    desk.choose(ANNA, 0, "leave")
    assert desk.table.bots_asked() == [1, 2]


def test_bots_do_not_wait_for_somebody_who_gave_up_the_seat() -> None:
    desk = lesson()
    desk.do(ANNA, "leave", seat=0)
    assert desk.table.bots_asked() == [0, 1, 2]


def test_the_learner_is_told_what_is_meant_and_nobody_else_is() -> None:
    table = lesson().table
    go_on = table.game.parse_action("go on")
    assert wire.position(table, 0)["lesson"] == {"on_path": True, "meant": go_on}
    assert wire.position(table, None)["lesson"]["meant"] is None


def test_who_decides_alone_stays_in_the_lesson() -> None:
    desk = lesson()
    course = desk.table.course
    assert course
    assert course.own_way
    go_by_the_story(desk, course.own_way)
    shown = wire.table_info(desk.table, ANNA, ())["lesson"]
    assert shown
    assert [idea["id"] for idea in shown["ideas"] if idea["free"]] == [
        *("first-own", "second-own", "third-own")
    ]
    desk.do(ANNA, "read", seat=0, ideas=course.to_read(desk.table.step))
    desk.choose(ANNA, 0, "leave")
    for seat in (1, 2):
        choose_as_meant(desk, seat)
    assert desk.table.on_path
    assert wire.position(desk.table, 0)["lesson"] == {"on_path": True, "meant": None}
    go_by_the_story(desk, len(course.script))
    assert desk.table.head.status == "over"
    assert desk.table.on_path


# --- Leaving it -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", LESSONS)
def test_who_leaves_the_story_finds_the_way_back(game: str) -> None:
    desk = lesson(game)
    table = desk.table
    go_by_the_story(desk, next(idea.step for idea in table.course.ideas if idea.task))  # type: ignore[union-attr]
    before = wire.position(table, 0)
    choose(desk, 0, other_choice(desk))
    for seat in table.waiting():
        if seat != LEARNER and table.step == before["step"]:
            choose(desk, seat, table.match.legal(seat)[0])  # type: ignore[union-attr]
    assert not table.on_path
    moment = table.moment
    desk.do(ANNA, "return", seat=0, moment=0)  # from any position: bots may have moved meanwhile
    after = wire.position(table, 0)
    assert table.on_path
    assert after["moment"] > moment
    assert after["view"] == before["view"]
    assert after["legal"] == before["legal"]
    folded = desk.folded()
    assert wire.position(folded, 0) == after
    go_by_the_story(desk, len(table.course.script))
    assert table.head.status == "over"


def test_only_the_learner_can_go_back() -> None:
    desk = lesson()
    with refused("server-not-your-seat"):
        desk.do(EVE, "return", seat=0)


def test_going_back_too_often_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karfunkel.server.table.MOST_DETOURS", 1)
    desk = lesson()
    desk.do(ANNA, "read", seat=0, ideas=1)
    with refused("server-enough"):
        desk.do(ANNA, "return", seat=0)


@pytest.mark.parametrize("game", LESSONS)
def test_bots_play_a_lesson_on_that_was_left(tmp_path: Path, game: str) -> None:
    """The learner takes another choice wherever there is one: the game still ends."""

    async def work(hall: Hall) -> None:
        live: Live = await hall.make(new_table(mine("Anna"), game=game, lesson=True), ANNA)
        table = live.table
        async with asyncio.timeout(PATIENCE):
            while table.head.status == "playing":
                match = table.match
                assert match
                if LEARNER not in table.waiting():
                    await asyncio.sleep(0)
                    continue
                legal = match.legal(LEARNER)
                action = next((one for one in legal[::-1] if one != table.meant(LEARNER)), legal[0])
                sent = command("choose", table.moment, seat=LEARNER, action=action)
                await hall.do(table.id, sent, ANNA)
        assert not table.on_path

    with_hall(tmp_path, work)


def test_bots_follow_the_story_in_the_hall(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        live: Live = await hall.make(new_table(mine("Anna"), lesson=True), ANNA)
        table = live.table
        course = table.course
        assert course
        async with asyncio.timeout(PATIENCE):
            while table.head.status == "playing":
                if table.head.ideas_read < course.to_read(table.step):
                    ideas = course.to_read(table.step)
                    sent = command("read", table.moment, seat=LEARNER, ideas=ideas)
                    await hall.do(table.id, sent, ANNA)
                elif LEARNER in table.waiting():
                    action = table.meant(LEARNER)
                    sent = command("choose", table.moment, seat=LEARNER, action=action)
                    await hall.do(table.id, sent, ANNA)
                else:
                    await asyncio.sleep(0)
        assert table.match
        assert table.match.steps == course.script
        assert hall._line(table).due is None

    with_hall(tmp_path, work)


def test_a_lesson_that_waits_is_not_due(tmp_path: Path) -> None:
    """Or every lesson that somebody left open would be looked at for ever."""

    async def work(hall: Hall) -> None:
        live: Live = await hall.make(new_table(mine("Anna"), lesson=True), ANNA)
        assert live.table.waiting()
        assert await hall.store.due(NOW * 2, 10) == []

    with_hall(tmp_path, work)


# --- No false claims ------------------------------------------------------------------------


def test_nothing_about_a_lesson_claims_fair_chance() -> None:
    desk = lesson()
    go_by_the_story(desk, 1_000)
    info = wire.table_info(desk.table, ANNA, ())
    assert (info["commitment"], info["secret"], info["player_seeds"]) == ("", None, [])
    record = parse_record(desk.table.record_text())
    assert (record.dealer, record.dealer_value, record.secret) == ("scripted", "", "")
    verdict = verify(record)
    assert verdict.finished
    assert not verdict.dealt


def test_a_rematch_of_a_lesson_is_an_ordinary_game() -> None:
    desk = lesson()
    go_by_the_story(desk, 1_000)
    made = desk.send(ANNA, command("rematch", desk.table.moment, seat=0)).change.made
    assert made
    assert not made[0].head.lesson
    assert wire.table_info(made[0], ANNA, ())["commitment"]
