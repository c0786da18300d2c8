"""The shape of an analysis: plain dictionaries, ready for JSON.

Chances are whole numbers; a certain win is `win`. So all sums come out exactly.
"""

from typing import Any, Literal

from typing_extensions import TypedDict

VERSION = 1
"""Increased whenever a field changes its meaning."""
WIN = 8_400_000
"""A certain win. It divides evenly among any number of players up to eight."""
POINT = WIN // 100

Part = Literal["start", "luck", "skill", "others", "correction", "result"]
PARTS: tuple[Part, ...] = ("start", "luck", "skill", "others", "correction", "result")
"""What is shown of a seat: the first five add up to the last."""

Effort = Literal["quick", "normal", "deep"]
Mark = Literal["", "inaccuracy", "mistake", "blunder", "only", "brilliant"]


class Said(TypedDict):
    """A message key with its arguments."""

    key: str
    args: dict[str, Any]


class Choice(TypedDict):
    """One of the actions that a player could choose."""

    action: str
    """In the notation of records."""
    label: Said
    win: int
    """The player's chance to win after it."""
    prior: int
    """How likely the judge itself would choose it, of `win`."""


class Decision(TypedDict):
    """What one player chose, and what it cost."""

    seat: int
    made: str
    best: str
    loss: int
    """How much less it promised than the best choice; never below 0."""
    error: int
    """The standard error of that, where a search measured it; 0 where the judge alone answered."""
    mark: Mark
    choices: list[Choice]
    """The judged actions, the best first; the one that was made is always among them."""
    why: list[Said]


class Step(TypedDict):
    """One step of the record, with a number for every seat in each list.

    after - before = luck + skill + others + correction, for every seat, exactly.
    """

    number: int
    kind: Literal["chance", "choice"]
    text: str
    events: list[Said]
    """What everybody was told."""
    before: list[int]
    after: list[int]
    luck: list[int]
    skill: list[int]
    others: list[int]
    correction: list[int]
    decisions: list[Decision]
    """Of the players who had more than one choice."""


class Seat(TypedDict):
    """The sums of one seat. result = start + luck + skill + others + correction, exactly."""

    name: str
    bot: str
    start: int
    luck: int
    skill: int
    others: int
    correction: int
    result: int
    without_luck: int
    decisions: int
    accuracy: int
    """From 0 to 1000: see `docs/analysis.md`."""
    marks: dict[str, int]


class Analysis(TypedDict):
    """A whole game."""

    version: int
    game: str
    rules: int
    effort: Effort
    seed: int
    judge: str
    """A fingerprint of the net."""
    win: int
    doubt: int
    """The mean size of a correction per step."""
    seats: list[Seat]
    steps: list[Step]
    turning_points: list[int]
    """Numbers of steps."""


class Advice(TypedDict):
    """What the coach would do now, from what one player can know."""

    version: int
    game: str
    seat: int
    win: int
    chances: list[int]
    """Of every seat, after the best choice."""
    best: str
    choices: list[Choice]
    """The best first."""
    why: list[Said]
