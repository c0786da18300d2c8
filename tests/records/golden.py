"""Golden records: one game for every game and number of players, which must never change.

Beside each record, `N.events` says what happened in it, which a record does not contain.

A change of behaviour shows here first. If it is meant, raise the game's version, move the records
of the old one into `GAME/rules-N`, and run `python -m tests.records.golden` to write new ones.
"""

import json
from pathlib import Path

from karfunkel.core.dealer import Seeded
from karfunkel.core.game import Choices, Event
from karfunkel.core.match import Match
from karfunkel.core.record import Record, Seat, dealer_of, format_record, read_record, result_of
from karfunkel.core.registry import load_game
from tests.contract.games import TABLES, generator, random_step

FOLDER = Path(__file__).parent


OLD = sorted(FOLDER.glob("*/rules-*/*.karfunkel"))
"""Records of older versions of the rules."""


def golden_file(name: str, players: int) -> Path:
    return FOLDER / name / f"{players}.karfunkel"


def events_file(name: str, players: int) -> Path:
    return FOLDER / name / f"{players}.events"


def events_text(name: str, players: int) -> str:
    """What happened in the golden record: a line for each event."""
    record = read_record(golden_file(name, players))
    match = Match(record.game, record.options, dealer_of(record), record.steps)
    return "".join(event_line(event) for events in match.events for event in events)


def event_line(event: Event) -> str:
    """Its key, its arguments, and the player who alone is told of it (from 0)."""
    args = [f"{name}={json.dumps(value, sort_keys=True)}" for name, value in event.args.items()]
    only = [] if event.audience is None else [f"only={event.audience}"]
    return " ".join([event.key, *args, *only]) + "\n"


def golden_text(name: str, players: int, version: int | None = None) -> str:
    """The record of a seeded random game."""
    game = load_game(name, version=version)
    seats = [Seat(f"Bot {n}", "random") for n in range(1, players + 1)]
    options = game.complete({"players": players})
    record = Record(game, options, "seeded", str(players), seats=seats)
    match = Match(game, options, Seeded(players))
    rng = generator(players, 1)
    while not match.turn.over:
        if match.turn.chance:
            match.play_chance()
        else:
            step = random_step(game, match.state, match.dealer, rng)
            assert isinstance(step, Choices)
            for player, action in step.actions:
                match.choose(player, action)
    record.steps = match.steps
    record.result = result_of(match)
    return format_record(record)


if __name__ == "__main__":
    for name, players in TABLES:
        file = golden_file(name, players)
        file.parent.mkdir(exist_ok=True)
        file.write_text(golden_text(name, players), "utf-8")
        events_file(name, players).write_text(events_text(name, players), "utf-8")
