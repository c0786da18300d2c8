"""Playing on from a step of a finished game: what the new table keeps, and must not tell."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karfunkel.core.dealer import Scripted
from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR, Choices
from karfunkel.core.record import Record, format_record, match_of, parse_record, result_of, verify
from karfunkel.server.live import Connection
from karfunkel.server.messages import GoOn
from karfunkel.server.seats import Asker
from karfunkel.server.table import MOST_GIVEN, Entry, Source, Table, source_of
from karfunkel.server.watched import Live
from tests.core.test_past import game_of, hidden_game
from tests.server.desk import ANNA, BEN, BOT, NOW, OPEN, command, mine, refused, served
from tests.server.test_http import Program

SECRET = "ab" * 32


def go_on(found: Source, *seats: dict[str, str], **more: Any) -> tuple[Table, Entry]:
    new = GoOn.model_validate({"step": found.past.steps, "seats": list(seats), **more})
    return Table.going_on(found, new, ANNA, NOW)


def source(name: str, part: float = 0.5) -> Source:
    before = game_of(name)
    return source_of(format_record(before), int(part * len(before.steps)))


def folded(*entries: Entry) -> Table:
    """The table as a restart would find it."""
    kept = [msgspec.json.encode(entry) for entry in entries]
    return Table.fold("again", [msgspec.json.decode(entry, type=Entry) for entry in kept])


def play_out(table: Table) -> None:
    chance = random.Random(1)
    while table.head.status == "playing":
        assert table.match
        for seat in table.waiting():
            table.choose(seat, chance.choice(table.match.legal(seat)))
        table._finish()


@pytest.mark.parametrize("name", ["diamant", "emerald", "kingdice"])
def test_alone_with_bots_it_goes_on_at_once_and_its_record_verifies(name: str) -> None:
    found = source(name, 0.8)
    seats = [mine("Anna"), *[BOT] * (int(found.options["players"]) - 1)]
    table, entry = go_on(found, *seats, start=True)
    assert table.head.status == "playing"
    assert entry.steps[: table.head.past.steps] == found.lines
    assert bool(table.head.past.anew) == (name == "emerald")
    again = folded(entry)
    assert again.match
    assert table.match
    assert again.match.state == table.match.state
    play_out(table)
    text = table.record_text()
    assert text.split("steps\n", 1)[1].split("\n")[: len(found.lines)] == found.lines
    assert verify(parse_record(text)).dealt


def test_friends_come_by_a_link_before_it_goes_on() -> None:
    found = source("diamant")
    table, first = go_on(found, mine("Anna"), OPEN, BOT, BOT, start=True)
    assert (table.head.status, table.step) == ("gathering", len(found.lines))
    entries = [first]
    for holder, sent in ((BEN, command("join", name="Ben")), (ANNA, command("start"))):
        table = folded(*entries)
        done = table.do(sent, Asker(holder, NOW, table.moment))
        assert done.entry
        entries.append(done.entry)
    again = folded(*entries)
    assert again.match
    assert table.match
    assert again.match.steps == table.match.steps
    assert [step for entry in entries for step in entry.steps][: len(found.lines)] == found.lines


def test_what_was_played_before_cannot_be_taken_back() -> None:
    """The last steps before were choices of one seat alone."""
    before = game_of("emerald")
    for step in range(40, 90):
        found = source_of(format_record(before), step)
        table, entry = go_on(found, *[mine(f"P{n}") for n in range(4)], start=True)
        for one in (table, folded(entry)):
            assert not any(one.can_undo(seat) for seat in range(4))


def messages(table: Table, holder: str) -> list[bytes]:
    """Everything that a socket of this person, or of somebody who watches, is sent at first."""
    connection = Connection(None, None, "id", holder, 0)  # type: ignore[arg-type]
    connection.live = live = Live(table, 0.0)
    return connection._news(live)


@pytest.mark.parametrize("person", [SPECTATOR, 0, 1])
def test_nobody_learns_what_the_players_before_did_not_know(person: int) -> None:
    """Two games that differ only in what the new players cannot know go on byte for byte alike."""
    before, step = hidden_game()
    games = other_gifts(before, step, person)
    assert len(games) > 1
    seen = []
    for text in games:
        found = source_of(text, step)
        found = found._replace(past=found.past._replace(source="0" * 16))
        kinds = [person in (SPECTATOR, n) for n in range(4)]
        seats = [mine(f"P{n}") if is_mine else BOT for n, is_mine in enumerate(kinds)]
        table, _ = go_on(found, *seats)
        table.id, table.head.secret = "id", SECRET
        table.begin()
        seen.append([messages(table, holder) for holder in (ANNA, "somebody")])
    assert all(one == seen[0] for one in seen)


def other_gifts(before: Record, step: int, person: int) -> list[str]:
    """Records of games that began as this one did, as far as this player, or the public, could see.

    Where somebody else gave the dragon a card, another card is given in one of them.
    """
    match = match_of(before)
    found = [format_record(before)]
    for number, taken in enumerate(before.steps[:step]):
        if isinstance(taken, Choices):
            ((player, action),) = taken.actions
            alike = [one for one, _ in match.game.look_alike(match.state, player)]
            for other in alike if player != person and action in alike else ():
                changed = exchanged(before, number, Choices(((player, other),)), step)
                if changed is not None and other != action:
                    found.append(format_record(changed))
        match.redo(taken)
    return found


def exchanged(before: Record, number: int, other: Choices, step: int) -> Record | None:
    """The record with another step at this place, if all later steps up to `step` still fit."""
    steps = [*before.steps[:number], other, *before.steps[number + 1 : step]]
    changed = replace(before, steps=steps, dealer=Scripted.kind, dealer_value="", result=None)
    match = match_of(changed)
    try:
        for taken in steps:
            match.redo(taken)
    except Refusal:
        return None
    chance = random.Random(1)
    while not match.turn.over:
        if match.turn.chance:
            outcome, _ = match.game.outcomes(match.state)[0]
            match.dealer = Scripted([outcome])
            match.play_chance()
        for player in match.waiting:
            match.choose(player, chance.choice(match.legal(player)))
    return replace(changed, steps=match.steps, result=result_of(match))


def test_over_http(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        anna = Program(client)
        text = format_record(game_of("diamant"))
        stored = client.post("/api/replays", content=text, headers={"Content-Type": "text/plain"})
        path = f"/api/tables/{stored.json()['table']}/on"
        seats = [mine("Anna"), BOT, BOT, BOT]

        def ask(**body: Any) -> Any:
            return client.post(path, json=body, headers=anna.headers)

        made = ask(step=12, seats=seats, start=True)
        assert made.status_code == 200, made.text
        state = anna.look(made.json()["table"])
        assert state["table"]["past"] == 12
        assert state["table"]["step"] >= 12
        running = f"/api/tables/{made.json()['table']}/on"
        for answer, key in (
            (ask(step=12, seats=seats[:3]), "error-seat-count"),
            (ask(step=MOST_GIVEN + 1, seats=seats), "server-go-on-long"),
            (ask(step=MOST_GIVEN, seats=seats), "error-step-range"),
            (client.post(running, json={"step": 1, "seats": seats}), "server-not-over"),
        ):
            assert answer.json()["refusal"]["key"] == key
        assert ask(step=-1, seats=seats).status_code == 400


def test_a_record_of_another_box_is_refused() -> None:
    text = format_record(game_of("kingdice"))
    data = next(line for line in text.split("\n") if line.startswith("option data "))
    with refused("error-record-line"):
        source_of(text.replace(data, "option data 000000000000"), 3)
