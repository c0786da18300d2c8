"""Nothing hidden leaves the server: games that differ only in what a player cannot see give that
player byte-identical messages."""

import random
from typing import Any

import msgspec
import pytest

from karfunkel.core.game import SPECTATOR
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import Rng, seed
from karfunkel.server import wire
from karfunkel.server.hall import Hall
from karfunkel.server.live import Connection
from karfunkel.server.seats import Asker
from karfunkel.server.store.base import Line
from karfunkel.server.table import Table
from karfunkel.server.watched import Live
from tests.cases import cases
from tests.server.desk import ANNA, NOW, command, mine, new_table

PAIRS = cases(200, 1_000)
LONG = {"diamant": 60, "emerald": 220, "kingdice": 60}
"""Choices before each comparison; the hands of Emerald fill slowly."""
SECRET_PAIRS = {"diamant": cases(200, 1_000), "emerald": cases(8, 40)}
"""In Emerald only the choice of a bribe is secret, and bribes are rare."""
SEATED = [f"holder-{n}" for n in range(8)]


def started(game: str, players: int, **options: Any) -> Table:
    """A table where everybody holds a seat of their own."""
    seats = [mine(f"P{n}") for n in range(players)]
    made, _ = Table.make(new_table(*seats, game=game, options=options, start=True), ANNA, NOW)
    for chair, holder in zip(made.head.chairs, SEATED, strict=False):
        chair.holder = holder
    return made


def messages(table: Table, seat: int, since: int) -> list[bytes]:
    """Everything that a socket of this seat (or of a spectator) is sent."""
    holder = "" if seat == SPECTATOR else SEATED[seat]
    connection = Connection(None, None, table.id, holder, since)  # type: ignore[arg-type]
    connection.live = live = Live(table, 0.0)
    return connection._news(live) + changes(table, seat)


def changes(table: Table, seat: int) -> list[bytes]:
    """What it is sent if it had seen the position before the last steps, and asks for changes."""
    holder = "" if seat == SPECTATOR else SEATED[seat]
    if table.step < 4:
        return []
    assert table.match
    earlier = Table(table.id, table.head)
    list(earlier._play().redo(table.match.steps[: -1 - table.step % 3]))
    brief = Connection(None, None, table.id, holder, None, changes=True)  # type: ignore[arg-type]
    brief.live = live = Live(earlier, 0.0)
    brief._news(live)
    live.table = live.news.table = table
    live.news.stepped()
    return brief._news(live)


def twin_of(table: Table, state: Any) -> Table:
    """The same table in another state."""
    other = Table(table.id, table.head)
    list(other._play().redo(table.match.steps))  # type: ignore[union-attr]
    other.match._pending = table.match.pending()  # type: ignore[union-attr]
    other.match.state = state  # type: ignore[union-attr]
    return other


@pytest.mark.parametrize("game", game_names())
def test_what_cannot_be_seen_changes_no_byte(game: str) -> None:
    """Everything hidden from one seat is dealt again; then both games continue alike."""
    contract, chance, rng = load_game(game), random.Random(1), Rng()
    pairs = differing = brief = 0
    while pairs < PAIRS:
        table = started(game, chance.choice(contract.players))
        assert table.match is not None
        for _ in range(chance.randrange(LONG[game])):
            if table.head.status != "playing" or table.match.turn.over:
                break
            seat = chance.choice(table.waiting())
            table.choose(seat, chance.choice(table.match.legal(seat)))
        players = contract.player_count(table.match.state)
        for seat in range(-1, players):
            seed(rng, chance.randrange(1 << 40), 0)
            hidden = contract.resample(contract.observe(table.match.state, seat), seat, rng)
            other = twin_of(table, hidden)
            differing += hidden != table.match.state
            told = messages(table, seat, table.step)
            assert told == messages(other, seat, table.step)
            brief += told[-1].startswith(b'{"kind":"changes"')
            if contract.all_open(table.match.state):
                assert contract.view(table.match.state, seat) == contract.view(table.match.state)
            pairs += 1
    assert brief > PAIRS / 2
    # Only in King of the Dice everything is open.
    assert (differing > PAIRS / 20) == (game == "emerald")


@pytest.mark.parametrize(
    ("game", "options", "open"),
    [
        ("diamant", {}, True),
        ("diamant", {"closed_chests": True}, False),
        ("emerald", {}, False),
        ("emerald", {"open_gold": True}, True),
        ("kingdice", {}, True),
    ],
)
def test_one_view_serves_all_seats_only_if_all_see_the_same(
    game: str, options: dict[str, Any], open: bool
) -> None:
    contract, chance = load_game(game), random.Random(4)
    table, alike = started(game, 4, **options), True
    assert table.match is not None
    for _ in range(LONG[game]):
        if table.match.turn.over:
            break
        state = table.match.state
        assert contract.all_open(state) == open
        alike = alike and all(contract.view(state, s) == contract.view(state) for s in range(4))
        seat = chance.choice(table.waiting())
        table.choose(seat, chance.choice(table.match.legal(seat)))
    assert alike == open


@pytest.mark.parametrize("game", ["diamant", "emerald"])
def test_secret_choices_tell_others_nothing(game: str) -> None:
    """Two games in which one player chose differently, where others cannot see the difference."""
    contract, chance = load_game(game), random.Random(2)
    pairs = 0
    while pairs < SECRET_PAIRS[game]:
        table = started(game, chance.choice(contract.players))
        assert table.match is not None
        for _ in range(chance.randrange(LONG[game])):
            if table.match.turn.over:
                break
            seat = chance.choice(table.waiting())
            table.choose(seat, chance.choice(table.match.legal(seat)))
        if table.match.turn.over:
            continue
        seat, since = chance.choice(table.waiting()), table.step
        legal = table.match.legal(seat)
        if len(legal) < 2:
            continue
        chosen = []
        for action in chance.sample(legal, 2):
            other = twin_of(table, table.match.state.copy())
            assert other.match is not None
            other.match.choose(seat, action)
            chosen.append(other)
        one, two = chosen
        for viewer in range(-1, contract.player_count(table.match.state)):
            if viewer == seat:
                continue
            seen = [contract.observe(t.match.state, viewer) for t in chosen]  # type: ignore[union-attr]
            if seen[0] == seen[1]:
                pairs += 1
                assert messages(one, viewer, since) == messages(two, viewer, since)


def test_the_dragons_gold_stays_between_two() -> None:
    """E18: only the player who pays sees which gold card bribes the dragon."""
    chance, found = random.Random(3), 0
    while found < cases(5, 20):
        table = started("emerald", 3)
        assert table.match is not None
        while not table.match.turn.over:
            seat = table.waiting()[0]
            legal = table.match.legal(seat)
            bribes = [a for a in legal if table.game.action_text(a).startswith("bribe")]
            if len(bribes) > 1:
                found += 1
                twins = [twin_of(table, table.match.state.copy()) for _ in range(2)]
                since = table.step
                for twin, action in zip(twins, bribes, strict=False):
                    twin.match.choose(seat, action)  # type: ignore[union-attr]
                for viewer in {-1, 0, 1, 2} - {seat}:
                    assert messages(twins[0], viewer, since) == messages(twins[1], viewer, since)
                assert messages(twins[0], seat, since) != messages(twins[1], seat, since)
                break
            table.choose(seat, chance.choice(legal))


def test_lists_tell_nothing_of_the_game() -> None:
    assert set(Line.__struct_fields__) == {
        "id",
        "game",
        "status",
        "public",
        "names",
        "open_seats",
        "holders",
        "asked",
        "updated",
        "due",
        "origin",
    }
    line = Hall._line(None, started("emerald", 3))  # type: ignore[arg-type]
    told = wire.table_line(line, SEATED[1])
    assert not any(holder in str(told) for holder in SEATED)


def test_the_secret_of_chance_is_told_after_the_end_only() -> None:
    table = started("diamant", 2)
    for seat in (-1, 0, 1):
        assert table.head.secret.encode() not in b"".join(messages(table, seat, 0))
    table.head.status = "over"
    assert table.head.secret.encode() in b"".join(messages(table, 0, 0))


def test_holders_are_never_told() -> None:
    table = started("diamant", 3)
    for seat in (-1, 0, 1):
        told = b"".join(messages(table, seat, 0))
        assert not any(holder.encode() in told for holder in SEATED)
        assert ANNA.encode() not in told


def test_refusals_name_no_hidden_thing() -> None:
    """A refused choice names the legal actions of the one who chose, never those of others."""
    table = started("emerald", 3)
    assert table.match is not None
    outsider = next(seat for seat in range(3) if seat not in table.waiting())
    texts = []
    for rerun in (1, 2):
        other = twin_of(table, table.match.state.copy())
        rng = Rng()
        seed(rng, rerun, 0)
        game = table.game
        other.match.state = game.resample(game.observe(table.match.state, outsider), outsider, rng)  # type: ignore[union-attr]
        try:
            wish = command("choose", table.moment, id="x", seat=outsider, action=0)
            other.do(wish, Asker(SEATED[outsider], NOW, wish.moment))
        except Exception as refusal:
            texts.append(msgspec.json.encode(wire.text(refusal)))  # type: ignore[arg-type]
    assert len(texts) == 2
    assert texts[0] == texts[1]
