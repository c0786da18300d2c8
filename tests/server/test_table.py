"""What a table allows, and what it keeps."""

import random
from typing import Any, get_args

import pytest

from karfunkel.core.record import parse_record, verify
from karfunkel.core.registry import game_names, load_game
from karfunkel.server.messages import Doing, NewTable
from karfunkel.server.play import TOLD
from karfunkel.server.table import COMMANDS, Done, Table
from tests.server.desk import (
    ANNA,
    BEN,
    BOT,
    CARA,
    EVE,
    NOW,
    OPEN,
    Desk,
    command,
    gathered,
    mine,
    new_table,
    playing,
    refused,
)

# --- Making a table -------------------------------------------------------------------------


def test_a_new_table_commits_itself_to_its_chance() -> None:
    desk = Desk(mine("Anna"), BOT)
    assert len(desk.table.dealer.commitment) == 64
    assert desk.table.head.status == "gathering"


def test_tables_have_ids_and_secrets_that_nobody_guesses() -> None:
    made = [Desk(mine("Anna"), BOT).table for _ in range(100)]
    assert len({table.id for table in made} | {table.head.secret for table in made}) == 200
    assert all(len(table.id) == 16 for table in made)


@pytest.mark.parametrize(
    ("new", "key"),
    [
        ({"game": "chess", "seats": [mine("Anna")]}, "error-unknown-game"),
        ({"game": "diamant", "seats": [mine("Anna")]}, "error-option-value"),
        ({"game": "diamant", "seats": [mine("A"), mine("A")]}, "error-same-name"),
        ({"game": "diamant", "seats": [mine("A\u202eB"), BOT]}, "error-seat-name"),
        (
            {"game": "diamant", "seats": [BOT, {"kind": "bot", "level": "god"}]},
            "error-unknown-bot",
        ),
        (
            {"game": "diamant", "seats": [BOT, BOT], "options": {"players": 3}},
            "error-seat-count",
        ),
        (
            {"game": "diamant", "seats": [BOT, BOT], "options": {"colour": 3}},
            "error-unknown-option",
        ),
        (
            {"game": "emerald", "seats": [BOT, BOT], "options": {"first": 5}},
            "error-option-value",
        ),
    ],
)
def test_odd_tables_are_refused(new: dict[str, Any], key: str) -> None:
    with refused(key):
        Table.make(NewTable.model_validate(new), ANNA, NOW)


def test_a_table_can_begin_at_once() -> None:
    desk = Desk(mine("Anna"), BOT, start=True)
    assert desk.table.head.status == "playing"
    assert desk.table.waiting() == (0, 1)


def test_a_table_with_an_open_seat_waits() -> None:
    assert Desk(mine("Anna"), OPEN, start=True).table.head.status == "gathering"


# --- Coming together ------------------------------------------------------------------------


def test_people_join_in_the_order_they_come() -> None:
    desk = gathered()
    assert [chair.name for chair in desk.table.head.chairs] == ["Anna", "Ben", "Cara"]
    assert desk.table.head.seats_of(BEN) == [1]


def test_a_seat_is_taken_once() -> None:
    desk = Desk(mine("Anna"), OPEN, OPEN)
    desk.do(BEN, "join", name="Ben", seat=2)
    with refused("server-seat-taken"):
        desk.do(CARA, "join", name="Cara", seat=2)
    desk.do(CARA, "join", name="Cara")
    with refused("server-no-seat"):
        desk.do(EVE, "join", name="Eve")


def test_nobody_takes_the_name_of_another() -> None:
    with refused("error-same-name"):
        Desk(mine("Anna"), OPEN).do(BEN, "join", name="  Anna ")


def test_only_the_host_starts_and_only_with_everybody_there() -> None:
    desk = Desk(mine("Anna"), OPEN)
    with refused("server-seats-open"):
        desk.do(ANNA, "start")
    desk.do(BEN, "join", name="Ben")
    with refused("server-not-host"):
        desk.do(BEN, "start")
    desk.do(ANNA, "start")
    with refused("server-not-gathering"):
        desk.do(ANNA, "start")


def test_the_host_gives_empty_seats_to_bots_and_back() -> None:
    desk = Desk(mine("Anna"), OPEN)
    with refused("server-not-host"):
        desk.do(BEN, "set_seat", seat=1, kind="bot")
    desk.do(ANNA, "set_seat", seat=1, kind="bot", level="hard")
    assert desk.table.head.chairs[1].level == "hard"
    desk.do(ANNA, "set_seat", seat=1, kind="open")
    desk.do(BEN, "join", name="Ben")
    with refused("server-seat-taken"):
        desk.do(ANNA, "set_seat", seat=1, kind="bot")
    with refused("server-no-seat"):
        desk.do(ANNA, "set_seat", seat=7, kind="bot")


def test_who_leaves_before_the_start_leaves_an_open_seat() -> None:
    desk = gathered()
    desk.do(BEN, "leave", seat=1)
    assert desk.table.head.open_seats() == [1]


def test_when_the_host_leaves_another_is_host() -> None:
    desk = gathered()
    desk.do(ANNA, "leave", seat=0)
    assert desk.table.head.host == BEN


def test_players_mix_their_own_seeds_into_chance() -> None:
    desk = Desk(mine("Anna"), OPEN, seed="from-anna")
    desk.do(BEN, "join", name="Ben", seed="from-ben")
    desk.do(ANNA, "start")
    assert desk.table.head.player_seeds == ["from-anna", "from-ben"]


def test_every_command_is_obeyed_in_one_table() -> None:
    assert set(COMMANDS) == set(get_args(Doing))


# --- Playing --------------------------------------------------------------------------------


def test_choices_wait_for_each_other_in_any_order() -> None:
    desk = playing()
    step = desk.table.step
    for holder, seat in ((CARA, 2), (ANNA, 0)):
        desk.do(holder, "choose", step, seat=seat, action=0)
        assert desk.table.step == step
    desk.do(BEN, "choose", step, seat=1, action=1)
    assert desk.table.step > step


def test_a_choice_is_made_once() -> None:
    desk = playing()
    desk.choose(ANNA, 0, "go on")
    with refused("error-chosen-already"):
        desk.choose(ANNA, 0, "leave")


def test_a_command_sent_twice_works_once_and_gets_the_same_answer() -> None:
    desk = playing()
    again = command("choose", desk.table.step, seat=0, action=0)
    first = desk.send(ANNA, again)
    assert desk.send(ANNA, again) == Done(first.answer)
    assert desk.table.match is not None
    assert desk.table.match.pending() == {0: 0}


def test_ids_of_others_are_no_ids_of_mine() -> None:
    desk = playing()
    desk.do(ANNA, "choose", id="same", seat=0, action=0)
    desk.do(BEN, "choose", id="same", seat=1, action=1)
    assert desk.table.match is not None
    assert desk.table.match.pending() == {0: 0, 1: 1}


@pytest.mark.parametrize("holder", [BEN, EVE, ""])
def test_nobody_chooses_for_another(holder: str) -> None:
    desk = playing()
    with refused("server-not-your-seat"):
        desk.choose(holder, 0, "go on")
    with refused("server-not-your-seat"):
        desk.do(holder, "undo", seat=0)
    with refused("server-not-your-seat"):
        desk.do(holder, "leave", seat=0)


def test_a_choice_for_another_step_is_refused() -> None:
    desk = playing()
    with refused("server-stale"):
        desk.do(ANNA, "choose", desk.table.step - 1, seat=0, action=0)
    with refused("server-stale"):
        desk.do(ANNA, "choose", desk.table.step + 1, seat=0, action=0)


def test_what_is_refused_changes_nothing() -> None:
    desk = playing()
    before = (desk.table.head, desk.table.step, desk.table.entries, desk.table.moment)
    for action in (2, 99_999):
        with refused("error-illegal-action"):
            desk.do(ANNA, "choose", seat=0, action=action)
    assert before == (
        desk.table.head,
        desk.table.step,
        desk.table.entries,
        desk.table.moment,
    )


def test_before_the_start_nothing_is_chosen() -> None:
    with refused("server-not-playing"):
        gathered().do(ANNA, "choose", seat=0, action=0)


# --- Taking back ----------------------------------------------------------------------------


def test_a_choice_that_waits_can_be_taken_back() -> None:
    desk = playing()
    assert not desk.table.can_undo(0)
    desk.choose(ANNA, 0, "leave")
    assert desk.table.can_undo(0)
    desk.do(ANNA, "undo", seat=0)
    assert desk.table.waiting() == (0, 1, 2)
    desk.choose(ANNA, 0, "go on")


def test_what_chance_has_answered_cannot_be_taken_back() -> None:
    desk = playing()
    for holder, seat in ((ANNA, 0), (BEN, 1), (CARA, 2)):
        desk.choose(holder, seat, "go on")
    for holder, seat in ((ANNA, 0), (BEN, 1), (CARA, 2)):
        assert not desk.table.can_undo(seat)
        with refused("error-nothing-to-undo"):
            desk.do(holder, "undo", seat=seat)


def emerald() -> Desk:
    desk = Desk(mine("Anna"), OPEN, game="emerald", options={"first": 1})
    desk.do(BEN, "join", name="Ben")
    desk.do(ANNA, "start")
    return desk


def test_a_step_can_be_taken_back_until_something_follows() -> None:
    desk = emerald()
    before = desk.table.match.state.copy()  # type: ignore[union-attr]
    step = desk.table.step
    action = desk.table.match.legal(0)[0]  # type: ignore[union-attr]
    desk.do(ANNA, "choose", seat=0, action=action)
    assert desk.table.step == step + 1
    assert not desk.table.can_undo(1)
    desk.do(ANNA, "undo", seat=0)
    assert desk.table.step == step
    assert desk.table.match.state == before  # type: ignore[union-attr]
    assert desk.folded().match.state == before  # type: ignore[union-attr]


# --- Those who are gone ---------------------------------------------------------------------


def test_who_leaves_the_game_is_played_by_a_bot_and_can_come_back() -> None:
    desk = playing()
    desk.do(BEN, "leave", seat=1)
    assert desk.table.head.plays_itself(1)
    assert desk.table.head.level(1) == "normal"
    entry = desk.table.come_back(BEN, NOW)
    assert entry is not None
    assert not desk.table.head.plays_itself(1)
    assert desk.table.come_back(BEN, NOW) is None


def test_choosing_gives_the_seat_back() -> None:
    desk = playing()
    desk.do(BEN, "leave", seat=1)
    desk.choose(BEN, 1, "go on")
    assert not desk.folded().head.plays_itself(1)


def test_all_others_together_can_let_a_bot_play() -> None:
    desk = playing()
    desk.gone = {BEN}
    desk.do(ANNA, "replace", seat=0, gone=1)
    assert desk.table.head.chairs[1].votes == [0]
    assert not desk.table.head.plays_itself(1)
    desk.do(ANNA, "replace", seat=0, gone=1, yes=False)
    assert desk.table.head.chairs[1].votes == []
    desk.do(CARA, "replace", seat=2, gone=1)
    desk.do(ANNA, "replace", seat=0, gone=1)
    assert desk.table.head.plays_itself(1)


@pytest.mark.parametrize("gone", [0, 5])
def test_nobody_votes_for_an_own_or_a_missing_seat(gone: int) -> None:
    with refused("server-no-vote"):
        playing().do(ANNA, "replace", seat=0, gone=gone)


def test_bots_are_not_voted_out() -> None:
    desk = Desk(mine("Anna"), BOT, start=True)
    with refused("server-no-vote"):
        desk.do(ANNA, "replace", seat=0, gone=1)


# --- The end, and what is kept --------------------------------------------------------------


def played_out(game: str, seed: int, undone: float = 0.1) -> Desk:
    """A whole game by random choices, with some of them taken back."""
    chance = random.Random(seed)
    players = load_game(game).default_players
    desk = Desk(*(mine(f"P{n}") for n in range(players)), game=game, start=True)
    table = desk.table
    assert table.match is not None
    while table.head.status == "playing":
        seat = chance.choice(table.waiting())
        desk.do(ANNA, "choose", seat=seat, action=chance.choice(table.match.legal(seat)))
        if table.can_undo(seat) and chance.random() < undone:
            desk.do(ANNA, "undo", seat=seat)
    return desk


@pytest.mark.parametrize("game", game_names())
def test_a_finished_game_reveals_its_secret_and_verifies(game: str) -> None:
    desk = played_out(game, 1)
    record = parse_record(desk.table.record_text())
    verdict = verify(record)
    assert verdict.finished
    assert verdict.dealt
    assert record.secret == desk.table.head.secret


@pytest.mark.parametrize("game", game_names())
def test_a_table_is_the_fold_of_its_entries(game: str) -> None:
    desk = played_out(game, 2)
    kept = desk.entries
    for end in [*range(1, len(kept), max(1, len(kept) // 7)), len(kept)]:
        desk.entries = kept[:end]
        desk.folded()
    folded, table = desk.folded(), desk.table
    assert folded.head == table.head
    assert vars(folded.answered) == vars(table.answered)
    assert folded.entries == table.entries
    assert folded.match is not None
    assert table.match is not None
    assert folded.match.state == table.match.state
    assert folded.match.events[-TOLD:] == table.match.events[-TOLD:]


def test_choices_that_wait_survive() -> None:
    desk = playing()
    desk.choose(ANNA, 0, "leave")
    match = desk.folded().match
    assert match is not None
    assert match.pending() == {0: 1}


def test_old_events_are_forgotten_and_new_ones_told() -> None:
    table = played_out("kingdice", 3, undone=0).table
    assert table.play is not None
    assert table.step > 2 * TOLD
    assert table.play.events(table.moment - TOLD - 1) is None
    assert table.play.events(-1) is None
    assert table.play.events(table.moment + 1) is None
    told = table.play.events(table.moment - TOLD)
    assert told is not None
    assert [step for step, _ in told] == list(range(table.step - TOLD + 1, table.step + 1))
    assert table.match is not None
    assert not any(table.match.events[: table.step - TOLD])


def test_a_rematch_seats_the_same_people_once() -> None:
    desk = Desk(mine("Anna"), mine("Otto"), BOT, start=True, seed="mine")
    with refused("server-not-over"):
        desk.send(ANNA, command("rematch", seat=0))
    table = desk.table
    assert table.match is not None
    while table.head.status == "playing":
        for seat in table.waiting():
            if table.head.plays_itself(seat):
                table.bot_chose(seat, 1, NOW)
            else:
                desk.send(ANNA, command("choose", table.moment, seat=seat, action=1))
    with refused("server-not-your-seat"):
        desk.send(EVE, command("rematch", seat=0))
    made = desk.send(ANNA, command("rematch", seat=0)).change.made
    assert made is not None
    fresh = made[0]
    assert fresh.head.status == "gathering"
    assert [chair.name for chair in fresh.head.chairs] == ["Anna", "Otto", "Jade"]
    assert fresh.head.seats_of(ANNA) == [0, 1]
    assert fresh.head.secret != table.head.secret
    answer, _, change = desk.send(ANNA, command("rematch", seat=1))
    assert change.made is None
    assert answer.table == fresh.id


def test_a_table_of_other_rules_is_refused() -> None:
    table, entry = Table.make(new_table(mine("Anna"), BOT), ANNA, NOW)
    assert entry.head is not None
    entry.head.rules += 1
    with refused("error-record-rules"):
        Table.fold(table.id, [entry])


def test_only_some_answers_are_remembered() -> None:
    desk = gathered()
    for number in range(100):
        desk.do(ANNA, "leave", seat=0)
        desk.do(ANNA, "join", name="Anna", id=f"join-{number}")
    known = [bool(desk.table.answered.answer((ANNA, f"join-{n}"))) for n in range(100)]
    assert known == 68 * [False] + 32 * [True]


@pytest.mark.parametrize("restarted", [False, True])
def test_a_copy_of_a_refused_command_is_refused_also_where_it_would_be_legal(
    *, restarted: bool
) -> None:
    desk = playing()
    desk.choose(ANNA, 0, "go on")
    with refused("error-chosen-already"):
        desk.do(ANNA, "choose", seat=0, action=1, id="late")
    desk.do(ANNA, "undo", seat=0)
    if restarted:
        desk.table = desk.folded()
    with refused("server-stale"):
        desk.do(ANNA, "choose", seat=0, action=1, id="late")
    desk.do(BEN, "choose", seat=1, action=1, id="late")
    desk.do(ANNA, "choose", seat=0, action=1, id="new")


def test_only_some_refusals_are_remembered() -> None:
    desk = playing()
    desk.choose(ANNA, 0, "go on")
    for number in range(100):
        with refused("error-chosen-already"):
            desk.do(ANNA, "choose", seat=0, action=1, id=f"late-{number}")
    entry = desk.do(ANNA, "undo", seat=0)
    assert entry.refused == [(ANNA, f"late-{number}") for number in range(84, 100)]
    assert not desk.choose(ANNA, 0, "go on").refused
