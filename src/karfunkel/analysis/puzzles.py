"""Puzzles: positions with one clear best choice that few find.

A collection is a small file in the folder of its game, `puzzles.json`; `mine` makes it. Positions
are in the game's notation, as the player who is asked sees them (docs/positions.md).

>>> from datetime import date
>>> of_day(date(2026, 11, 18), 40) == of_day(date(2026, 11, 18), 40)
True
"""

import json
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any

from typing_extensions import TypedDict

from karfunkel.analysis.shapes import WIN, Said
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.places import places
from karfunkel.core.registry import load_game

VERSION = 1
FILE = "puzzles.json"
SOLVED = WIN // 50
"""A choice within two points of the best solves a puzzle."""
LEAP = 17
"""Neighbouring puzzles may come from one game, so the daily puzzle skips some from day to day."""


class Worth(TypedDict):
    """What a choice is worth."""

    action: str
    """In the notation of records."""
    win: int
    """The player's chance to win after it, of `WIN`."""


class Puzzle(TypedDict):
    """One position and what its choices are worth, the best first."""

    position: str
    seat: int
    choices: list[Worth]
    found: int
    """How many of 100 tries of bots found the best choice."""


class Collection(TypedDict):
    """The puzzles of a game, and how they were made."""

    version: int
    game: str
    rules: int
    judge: str
    """A fingerprint of the net that judged them."""
    seed: int
    games: int
    """How many games of bots were looked through."""
    candidates: int
    """How many positions were puzzles before the check with ten times the effort."""
    stayed: int
    """How many of them were puzzles after it; only these are kept."""
    puzzles: list[Puzzle]


class ShownChoice(TypedDict):
    """A choice of a puzzle as a screen shows it."""

    number: int
    action: str
    label: Said
    win: int
    reasons: list[Said]


class ShownPuzzle(TypedDict):
    """A puzzle as a screen shows it."""

    seat: int
    view: dict[str, Any]
    question: Said
    on_turn: list[int]
    players: int
    found: int
    choices: list[ShownChoice]
    """The best first."""


class ShownPuzzles(TypedDict):
    """All puzzles of a game, ready for a screen."""

    game: str
    win: int
    solved: int
    """A choice that is worth this much less than the best still solves a puzzle."""
    leap: int
    """The puzzle of a day is number `day * leap % count`; days count as in Python's ordinals."""
    puzzles: list[ShownPuzzle]


def file_of(game: Game) -> Path:
    """Where the puzzles of a game are, or would be."""
    return places()[game.name].folder / FILE


def has_puzzles(game: Game) -> bool:
    """Whether there are puzzles for a game."""
    return file_of(game).is_file()


def read(file: Path) -> Collection:
    """The collection in a file; refuses one of another version."""
    try:
        found: Collection = json.loads(file.read_text("utf-8"))
        if found["version"] != VERSION:
            raise ValueError
    except (OSError, ValueError, KeyError, TypeError):
        raise Refusal("puzzles-bad-file", file=str(file)) from None
    return found


def write(file: Path, collection: Collection) -> None:
    """Write a collection with a line for each puzzle, so that changes can be read."""
    head = {name: value for name, value in collection.items() if name != "puzzles"}
    lines = [json.dumps(puzzle, ensure_ascii=False) for puzzle in collection["puzzles"]]
    text = json.dumps(head)[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"
    file.write_text(text, "utf-8")


def of_day(day: date, count: int) -> int:
    """Which of `count` puzzles belongs to a day; each comes once before any is repeated."""
    return day.toordinal() * leap_for(count) % count


def leap_for(count: int) -> int:
    """The step from day to day; it has no divisor in common with the number of puzzles."""
    return next(leap for leap in range(LEAP, LEAP + count + 1) if gcd(leap, count) == 1)


@cache
def shown(name: str) -> ShownPuzzles:
    """The puzzles of a game, as screens show them."""
    game = load_game(name)
    if not has_puzzles(game):
        raise Refusal("puzzles-none", game=name)
    kept = read(file_of(game))
    ruled = game.by_rules(kept["rules"])
    return {
        "game": name,
        "win": WIN,
        "solved": SOLVED,
        "leap": leap_for(len(kept["puzzles"])),
        "puzzles": [show(ruled, puzzle) for puzzle in kept["puzzles"]],
    }


def show(game: Game, puzzle: Puzzle) -> ShownPuzzle:
    """A puzzle as a screen shows it."""
    seat = puzzle["seat"]
    observed = game.parse_position(puzzle["position"], observed=True)
    question = game.question(observed, seat)
    choices: list[ShownChoice] = []
    for worth in puzzle["choices"]:
        action = game.parse_action(worth["action"])
        label = game.action_label(observed, seat, action)
        choices.append(
            {
                "number": action,
                "action": worth["action"],
                "label": {"key": label.key, "args": label.args},
                "win": worth["win"],
                "reasons": [
                    {"key": reason.key, "args": reason.args}
                    for reason in game.reasons(observed, seat, action)
                ],
            }
        )
    return {
        "seat": seat,
        "view": dict(game.show(observed, seat)),
        "question": {"key": question.key, "args": question.args},
        "on_turn": list(game.turn(observed).players),
        "players": game.player_count(observed),
        "found": puzzle["found"],
        "choices": choices,
    }
