"""Golden records: one game for every game and number of players, which must never change.

A change of behaviour shows here first. If it is meant, raise the game's version and run
`python -m tests.records.golden` to write the records anew.
"""

from pathlib import Path

from karfunkel.core.dealer import Seeded
from karfunkel.core.game import Choices
from karfunkel.core.match import Match
from karfunkel.core.record import Record, Seat, format_record, result_of
from karfunkel.core.registry import load_game
from tests.contract.games import TABLES, generator, random_step

FOLDER = Path(__file__).parent


def golden_file(name: str, players: int) -> Path:
    return FOLDER / name / f"{players}.karfunkel"


def golden_text(name: str, players: int) -> str:
    """The record of a seeded random game."""
    game = load_game(name)
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
