"""Records: what is written reads back, and every change is detected and named."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karfunkel.core.dealer import Committed, Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance
from karfunkel.core.match import Match
from karfunkel.core.record import (
    COMMITTED,
    SEEDED,
    Record,
    RecordFile,
    Seat,
    format_check,
    format_record,
    parse_record,
    read_record,
    result_of,
    retell,
    verify,
)
from karfunkel.core.registry import load_game
from tests.cases import cases
from tests.contract.games import generator, random_step
from tests.records.golden import golden_text

GAME = load_game("diamant")
GOOD = golden_text("diamant", 3)


def played(dealer: Seeded | Committed, steps: int = 10**6) -> tuple[Match, Record]:
    options = GAME.complete({"players": 3})
    value = dealer.commitment if isinstance(dealer, Committed) else str(dealer.number)
    record = Record(GAME, options, dealer.kind, value)
    if isinstance(dealer, Committed):
        record.player_seeds = dealer.player_seeds
    match, rng = Match(GAME, options, dealer), generator(1)
    while not match.turn.over and len(match.steps) < steps:
        if match.turn.chance:
            match.play_chance()
        else:
            for player, action in random_step(GAME, match.state, dealer, rng).actions:  # type: ignore[union-attr]
                match.choose(player, action)
    record.steps = match.steps
    if match.turn.over:
        record.result = result_of(match)
        if isinstance(dealer, Committed):
            record.secret = dealer.secret.hex()
    return match, record


def rechecked(text: str) -> str:
    """The text with a check that fits again, as a clever forger would do."""
    body = text[: text.rindex("check ")]
    return body + format_check(body)


def test_a_record_reads_back() -> None:
    for dealer in (Seeded(5), Committed(b"x" * 32, ["one", "two"])):
        for steps in (0, 3, 10**6):
            _, record = played(
                type(dealer)(5)
                if isinstance(dealer, Seeded)
                else Committed(b"x" * 32, ["one", "two"]),
                steps,
            )
            record.seats = [Seat("Anna Nová"), Seat("Jade", "random"), Seat("Opal", "random")]
            assert parse_record(format_record(record)) == record


def test_a_committed_record_verifies_and_every_outcome_is_computed_again() -> None:
    _, record = played(Committed(b"x" * 32, ["one", "two"]))
    verdict = verify(parse_record(format_record(record)))
    assert (verdict.finished, verdict.dealt, verdict.steps) == (True, True, len(record.steps))


def one_sentence(refusal: Refusal) -> None:
    assert str(refusal)
    assert "\n" not in str(refusal)


def refused(text: str, message: str) -> None:
    with pytest.raises(Refusal, match=message) as error:
        verify(parse_record(text))
    one_sentence(error.value)


def test_a_changed_outcome_is_noticed() -> None:
    _, record = played(Committed(b"x" * 32))
    place = next(n for n, step in enumerate(record.steps) if isinstance(step, Chance))
    outcome = record.steps[place].outcome  # type: ignore[union-attr]
    record.steps[place] = Chance(outcome + 1 if outcome < 5 else outcome - 1)
    refused(format_record(record), "Step 1 .* is not what the dealer dealt")


def test_a_changed_secret_is_noticed() -> None:
    _, record = played(Committed(b"x" * 32))
    record.secret = (b"y" * 32).hex()
    refused(format_record(record), "does not fit the commitment")


def test_a_changed_player_seed_is_noticed() -> None:
    _, record = played(Committed(b"x" * 32, ["one"]))
    record.player_seeds = ("two",)
    refused(format_record(record), "is not what the dealer dealt")


def test_a_dropped_step_is_noticed() -> None:
    _, record = played(Committed(b"x" * 32))
    del record.steps[2]
    refused(format_record(record), "Step 3 of the record is not allowed: ")


def test_a_wrong_result_is_noticed() -> None:
    text = rechecked(re.sub(r"(?m)^scores \d+", "scores 999", GOOD))
    refused(text, "The result in the record is wrong")


def test_an_illegal_choice_is_noticed() -> None:
    text = rechecked(GOOD.replace("choose 1", "choose 2", 1))
    refused(text, "Step 2 of the record is not allowed: This choice belongs to")


def test_any_later_edit_is_noticed_by_the_check() -> None:
    refused(GOOD.replace("leave", "go on", 1), "changed after it was finished")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("karfunkel-record 1", "karfunkel-record 2", "format 2, and this Karfunkel reads format 1"),
        ("karfunkel-record 1", "PGN", "not a Karfunkel record"),
        ("karfunkel-record 1", "karfunkel-record one", "not a Karfunkel record"),
        ("game diamant", "game chess", "Line 2 of the record: There is no game “chess”"),
        ("rules 1", "rules 7", "version 7 of the rules of diamant"),
        ("rules 1", "rules new", "Line 3 of the record is not understood: “rules new”"),
        ("option players 3", "option players 12", "Line 4 of the record: “12” is not allowed"),
        ("option players 3", "option colour red", "Line 4 of the record: There is no option"),
        ("seat 2", "seat 5", "Line 9 of the record is not understood"),
        ("seat 2 bot random", "seat 2 cat", "Line 9 of the record is not understood"),
        ("dealer seeded 3", "dealer seeded x", "Line 11 of the record is not understood"),
        ("dealer seeded 3", "dealer honest", "Line 11 of the record is not understood"),
        ("dealer seeded 3", "dealer committed 12", "Line 11 of the record is not understood"),
        ("dealer seeded 3", "dealer seeded 4", "Step 1 .* not what the dealer dealt"),
        ("steps\n", "", "Line 12 of the record is not understood"),
        ("chance ", "chance joker ", "Line 13 of the record: “joker .*” is not something"),
        ("choose 1 ", "choose x ", "Line 14 of the record is not understood"),
        ("choose 1 go on", "choose 1 fly", "Line 22 of the record: “fly” is not a choice"),
        ("end\n", "End\n", "of the record is not understood: “End”"),
        ("winners ", "winner ", "of the record is not understood: “winner"),
    ],
)  # fmt: skip
def test_bad_lines_are_named(old: str, new: str, message: str) -> None:
    assert old in GOOD
    refused(rechecked(GOOD.replace(old, new, 1)), message)


def test_more_lines_after_the_check_are_refused() -> None:
    refused(GOOD + "extra\n", "not understood: “extra”")


@pytest.mark.parametrize("junk", ["", "\n", "{}", "\x00" * 50, "karfunkel-record\n", "🎲" * 9])
def test_junk_is_refused(junk: str) -> None:
    refused(junk, "not a Karfunkel record")


@given(st.integers(0, len(GOOD.encode()) - 1))
def test_a_record_cut_anywhere_is_refused_or_an_unfinished_game(size: int) -> None:
    text = GOOD.encode()[:size].decode(errors="ignore")
    try:
        record = parse_record(text)
        assert record.result is None
        assert not verify(record).finished
    except Refusal as refusal:
        one_sentence(refusal)


@settings(max_examples=cases(100, 300), deadline=None)
@given(st.data())
def test_no_edit_makes_a_traceback(data: st.DataObject) -> None:
    """Whatever a person does to a record, the answer is a sentence."""
    at = data.draw(st.integers(0, len(GOOD)))
    cut = data.draw(st.integers(0, 12))
    put = data.draw(
        st.text(max_size=8) | st.sampled_from(["\n", "choose ", "chance relic\n", "end\n"])
    )
    text = GOOD[:at] + put + GOOD[at + cut :]
    for version in (text, rechecked(text) if "check " in text else text):
        try:
            verify(parse_record(version))
        except Refusal as refusal:
            one_sentence(refusal)


def test_retelling_stops_at_an_illegal_step_with_its_number() -> None:
    record = parse_record(rechecked(GOOD.replace("choose 1", "choose 2", 1)))
    told = retell(record)
    assert next(told).number == 1
    with pytest.raises(Refusal, match="Step 2 of the record"):
        next(told)


def test_a_file_grows_step_by_step(tmp_path: Path) -> None:
    match, record = played(Seeded(5))
    empty = Record(GAME, record.options, SEEDED, "5")
    file = RecordFile.create(tmp_path / "new" / "game.karfunkel", empty)
    for n, step in enumerate(match.steps, 1):
        file.append(step)
        assert len(read_record(file.path).steps) == n
    file.finish(record)
    assert file.path.read_text("utf-8") == format_record(record)


def test_an_existing_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.karfunkel"
    path.write_text("precious", "utf-8")
    with pytest.raises(Refusal, match="exists already and was left alone"):
        RecordFile.create(path, Record(GAME, {"players": 3}, COMMITTED))
    assert path.read_text("utf-8") == "precious"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="does not exist"):
        read_record(tmp_path / "none")
    with pytest.raises(Refusal, match="is a folder"):
        read_record(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="not a Karfunkel record"):
        read_record(tmp_path / "binary")


def test_an_option_that_a_record_does_not_name_has_its_default() -> None:
    """Records that are older than an option stay readable."""
    text = golden_text("diamant", 3)
    older = text.replace("option rounds 5\n", "").replace("option deck full\n", "")
    assert len(older) < len(text)
    record = parse_record(rechecked(older))
    assert (record.options["rounds"], record.options["deck"]) == (5, "full")
    assert verify(record).finished


POSITION = "diamant/1; players 3; round 5; row treasure 9, trap ram; hand 3; chests 4, 0, 7"


def from_position() -> str:
    """A finished game that begins from a position."""
    dealer = Seeded(7)
    record = Record(GAME, GAME.complete({"players": 3}), dealer.kind, "7", position=POSITION)
    match = Match(GAME, record.options, dealer, position=POSITION)
    while not match.turn.over:
        if match.turn.chance:
            match.play_chance()
        for player in match.waiting:
            match.choose(player, player % 2)
    record.steps, record.result = match.steps, result_of(match)
    return format_record(record)


def test_a_game_may_begin_from_a_position() -> None:
    text = from_position()
    assert f"option deck full\nfrom {POSITION}\ndealer seeded 7\n" in text
    record = parse_record(text)
    assert format_record(record) == text
    assert verify(record).finished
    assert len(list(retell(record))) == len(record.steps)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hand 3", "hand 9", "Line 8 of the record: This position is impossible: “hand” makes 9."),
        ("from diamant/1", "from diamant/2", "Line 8 of the record: This position was written for"),
        ("players 3; ", "players 4; ", "Line 8 of the record: “chests” has 3 entries"),
        ("option rounds 5", "option rounds 4", "“rounds” and “option rounds” do not fit together"),
        ("chests 4", "chests 5", "The record was changed after it was finished"),
    ],
)
def test_a_wrong_position_is_named_with_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(Refusal, match=re.escape(message)):
        parse_record(from_position().replace(old, new))
