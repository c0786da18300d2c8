"""Fair chance: committed outcomes fit their weights, and manipulation is detected."""

import hashlib
import random
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from karfunkel.core.dealer import Committed
from karfunkel.core.game import Chance
from karfunkel.core.record import format_check, parse_record
from karfunkel.core.registry import game_names, load_game
from karfunkel.server.messages import NewTable
from karfunkel.server.routes.records import prove
from karfunkel.server.table import Table
from tests.server.serving import environment

TABLES = {"diamant": 400, "emerald": 120, "kingdice": 16}


def new(game: str, seed: str) -> NewTable:
    players = load_game(game).official_players[0]
    seats = [{"kind": "mine", "name": f"Ada {n}"} for n in range(players)]
    return NewTable.model_validate({"game": game, "seats": seats, "seed": seed, "start": True})


def played(game: str, number: int) -> Table:
    """A whole game of random choices."""
    rng = random.Random(number)
    table, _ = Table.make(new(game, f"seed-{number}"), "ada", 0)
    while table.head.status == "playing":
        assert table.match
        for seat in table.waiting():
            table.choose(seat, rng.choice(table.match.legal(seat)))
        table._finish()
    return table


# --- Outcomes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_outcomes_of_many_tables_fit_their_weights(game: str) -> None:
    """χ² of how often each outcome came, against the expectation from its weights.

    Chances change from draw to draw, so each outcome is compared with the sum of its own chances:
    the squared deviation divided by the variance is roughly χ² with one degree of freedom.
    """
    came: Counter[int] = Counter()
    expected: defaultdict[int, float] = defaultdict(float)
    variance: defaultdict[int, float] = defaultdict(float)
    for outcomes, drawn in draws_of(game):
        came[drawn] += 1
        for outcome, chance in outcomes.items():
            expected[outcome] += chance
            variance[outcome] += chance * (1 - chance)
    common = [outcome for outcome, spread in variance.items() if spread > 5]
    assert len(common) >= 6
    squares = [(came[o] - expected[o]) ** 2 / variance[o] for o in common]
    # Secrets are new in every run: the bounds are exceeded in one of millions of runs.
    assert max(squares) < 36
    assert sum(squares) < len(common) + 7 * (2 * len(common)) ** 0.5 + 14


@pytest.mark.parametrize("game", game_names())
def test_neither_the_first_nor_the_last_outcomes_are_favoured(game: str) -> None:
    """Where each draw lies among all that could come, from 0 to 1, is ½ on average."""
    off = spread = 0.0
    for outcomes, drawn in draws_of(game):
        below = 0.0
        for outcome, chance in outcomes.items():
            place = below + chance / 2 - 0.5
            off += place if outcome == drawn else 0
            spread += chance * place**2
            below += chance
    assert spread > 200
    assert abs(off) < 5.5 * spread**0.5


@cache
def draws_of(game: str) -> list[tuple[dict[int, float], int]]:
    """What could come, with its chance, and what came; of many tables."""
    found = []
    for number in range(TABLES[game]):
        table = played(game, number)
        state = table.game.new(table.head.options)
        assert table.match
        for step in table.match.steps:
            if isinstance(step, Chance):
                outcomes = table.game.outcomes(state)
                total = sum(weight for _, weight in outcomes)
                found.append(({o: weight / total for o, weight in outcomes}, step.outcome))
            table.game.apply(state, step)
    return found


def test_tables_do_not_share_their_secrets() -> None:
    tables = [Table.make(new("diamant", ""), "ada", 0)[0] for _ in range(200)]
    assert len({table.head.secret for table in tables}) == 200
    firsts = Counter(str(table.match and table.match.steps[0]) for table in tables)
    assert len(firsts) > 10


def test_the_commitment_stands_before_players_bring_their_seeds() -> None:
    gathering = new("diamant", "").model_copy(update={"start": False})
    table, _ = Table.make(gathering, "ada", 0)
    before = table.dealer.commitment
    table.head.chairs[1].seed = "of her own"
    table.begin()
    assert table.dealer.commitment == before
    assert table.head.player_seeds == ["of her own"]


def test_a_players_seed_changes_what_is_dealt() -> None:
    weights = [(n, 1) for n in range(1000)]
    deals = {
        tuple(dealer.deal(weights) for _ in range(4))
        for dealer in (Committed(b"s" * 32, [seed]) for seed in ("", "a", "b", "ab"))
    }
    assert len(deals) == 4


# --- Bent records ------------------------------------------------------------------------------


def sealed(text: str) -> str:
    """The text with a check that fits: only what is deeper can be noticed."""
    body = text[: text.rindex("check ")]
    return body + format_check(body)


@cache
def honest(game: str) -> str:
    return played(game, 7).record_text()


def lines_where(text: str, begin: str) -> list[int]:
    return [n for n, line in enumerate(text.split("\n")) if line.startswith(begin)]


def change_outcome(text: str) -> str:
    """One card, tile or die is replaced by another possible one."""
    record = parse_record(text)
    lines = text.split("\n")
    state = record.game.new(record.options)
    first = lines.index("steps") + 1
    for number, step in enumerate(record.steps):
        if isinstance(step, Chance) and number > 3:
            others = [o for o, _ in record.game.outcomes(state) if o != step.outcome]
            if others:
                lines[first + number] = f"chance {record.game.outcome_text(others[0])}"
                return "\n".join(lines)
        record.game.apply(state, step)
    raise AssertionError("nothing to change")


def drop_step(text: str) -> str:
    lines = text.split("\n")
    del lines[lines_where(text, "choose")[2]]
    return "\n".join(lines)


def drop_outcome(text: str) -> str:
    lines = text.split("\n")
    del lines[lines_where(text, "chance")[2]]
    return "\n".join(lines)


def drop_the_end_of_the_game(text: str) -> str:
    lines = text.split("\n")
    del lines[lines.index("end") - 1]
    return "\n".join(lines)


def other_secret(text: str) -> str:
    return re.sub(r"(?m)^reveal \w+$", "reveal " + "5a" * 32, text)


def other_secret_with_its_commitment(text: str) -> str:
    """A server that lies about both: then the outcomes do not follow."""
    commitment = hashlib.sha256(b"\x5a" * 32).hexdigest()
    return re.sub(
        r"(?m)^dealer committed \w+$", f"dealer committed {commitment}", other_secret(text)
    )


def other_player_seed(text: str) -> str:
    return text.replace("player-seed seed-7", "player-seed seed-8")


def no_player_seed(text: str) -> str:
    return text.replace("player-seed seed-7\n", "")


def other_scores(text: str) -> str:
    return re.sub(r"(?m)^scores (\d+)", lambda found: f"scores {int(found[1]) + 1}", text)


BENT: dict[Callable[[str], str], str] = {
    change_outcome: "error-record-step",
    drop_step: "error-record-step",
    drop_outcome: "error-record-step",
    drop_the_end_of_the_game: "error-record-unfinished",
    other_secret: "error-commitment",
    other_secret_with_its_commitment: "error-record-step",
    other_player_seed: "error-record-step",
    no_player_seed: "error-record-step",
    other_scores: "error-record-result",
}


@pytest.mark.parametrize("game", game_names())
def test_an_honest_game_is_proven(game: str) -> None:
    proof = prove(honest(game))
    steps = len(parse_record(honest(game)).steps)
    assert proof == {"ok": True, "steps": steps, "finished": True, "dealt": True, "refusal": None}


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bend", BENT, ids=lambda bend: bend.__name__)
def test_a_bent_game_is_found_out(game: str, bend: Callable[[str], str]) -> None:
    bent = bend(honest(game))
    assert bent != honest(game)
    proof = prove(bent)
    assert proof["refusal"]
    assert proof["refusal"]["key"] == "error-record-edited", "the check line notices it"

    deeper = prove(sealed(bent))
    assert not deeper["ok"]
    assert deeper["refusal"]
    assert deeper["refusal"]["key"] == BENT[bend], "and so does the game without it"


def test_the_command_finds_it_too(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.karfunkel", tmp_path / "bad.karfunkel"
    good.write_text(honest("diamant"))
    bad.write_text(sealed(other_player_seed(honest("diamant"))))
    codes = [
        subprocess.run(
            [sys.executable, "-m", "karfunkel", "verify", str(file)],
            env=environment(),
            capture_output=True,
            check=False,
        ).returncode
        for file in (good, bad)
    ]
    assert codes[0] == 0
    assert codes[1] != 0
