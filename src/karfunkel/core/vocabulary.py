"""A game's vocabulary, declared once: actions, outcomes of chance, phases and events.

Every line of a declaration gives the rules a constant, a plain integer, and the words for it.
Notation, events and the check of the message files follow from these words.

>>> ACTIONS = Space()
>>> STOP = ACTIONS.add("stop")
>>> HIRE = ACTIONS.add("hire {citizen}", citizen=("dwarf", "thief"))
>>> STEAL = ACTIONS.add("steal {gem} from {seat}", seat=3, gem=("white", "gold"))
>>> STOP, HIRE, STEAL, ACTIONS.size
(0, 1, 3, 9)
>>> ACTIONS.texts()[STEAL + 5]
'steal gold from 3'
>>> ACTIONS.read(STEAL + 5) == (STEAL, (2, 1))
True

The declarations are part of the rules, so this file has only classes: the linker would treat a
function as one of the rules (see `link.py`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple, TypeVar, get_args

from karfunkel.core.work import MOST_PLAYERS

MEMBERS = tuple(
    tuple(player for player in range(MOST_PLAYERS) if players >> player & 1)
    for players in range(1 << MOST_PLAYERS)
)
"""The seats in a set of players, indexed by the set."""

Word = TypeVar("Word", bound=str)
Reader = Callable[[int], Any]
"""How an argument of an event is read: as a word, a number, a list of seats, …"""


class Words(tuple[Word, ...]):
    """The words of a `Literal`, in its order.

    >>> from typing import Literal
    >>> Phase = Literal["roll", "move", "over"]
    >>> PHASES: Words[Phase] = Words(Phase)
    >>> ROLL, MOVE, OVER = PHASES.numbers
    >>> PHASES[MOVE]
    'move'
    """

    __slots__ = ()

    def __new__(cls, literal: Any) -> "Words[Word]":
        """Take the words out of the type."""
        return super().__new__(cls, get_args(literal))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The constants of the rules: 0, 1, 2, …"""
        return tuple(range(len(self)))


class Move(NamedTuple):
    """The parts of an action or outcome: the constant of its line, and the place in each slot."""

    kind: int
    places: tuple[int, ...]


class Line(NamedTuple):
    """A line of a space: its first number, its notation, and its slots."""

    first: int
    notation: str
    slots: dict[str, Sequence[object] | int]


class Space:
    """All actions of a game, or all outcomes of chance: integers from 0, with a notation."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.size = 0

    def add(self, notation: str, **slots: Sequence[object] | int) -> int:
        """Declare a line; return its first number.

        A slot is a list of words, or a number of values, which are written 1, 2, … unless `texts`
        gets other words. With several slots the last one varies fastest.
        """
        first = self.size
        self.lines.append(Line(first, notation, slots))
        self.size += sum(1 for _ in self._places(slots))
        return first

    @staticmethod
    def _places(slots: Mapping[str, Sequence[object] | int]) -> Iterator[tuple[int, ...]]:
        sizes = (slot if isinstance(slot, int) else len(slot) for slot in slots.values())
        return product(*map(range, sizes))

    def texts(self, **words: Sequence[str]) -> tuple[str, ...]:
        """The notation of every number, in lower case; `words` names the values of plain slots."""
        return tuple(text.lower() for line in self.lines for text in self._texts(line, words))

    def _texts(self, line: Line, words: Mapping[str, Sequence[str]]) -> Iterator[str]:
        spelled = {
            name: words.get(name, range(1, slot + 1)) if isinstance(slot, int) else slot
            for name, slot in line.slots.items()
        }
        for places in self._places(line.slots):
            chosen = zip(spelled.items(), places, strict=True)
            yield line.notation.format(**{name: slot[at] for (name, slot), at in chosen})

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(line.first, places) for line in self.lines for places in self._places(line.slots)
        )

    def read(self, number: int) -> Move:
        """Which line a number belongs to, and the place in each of its slots."""
        return self._moves[number]


class Telling(NamedTuple):
    """How an event is told: the key of its message, and how each argument is read."""

    key: str
    arguments: tuple[tuple[str, str], ...]


class Events:
    """All events of a game: integers from 0, each with a message and arguments.

    An argument named `player…` is a seat, one named `players…` a set of seats, and any other a
    number, unless there are words for it. `from:place` is an argument `from` that is read as a
    `place`. The game provides readers that differ between boxes.

    >>> EVENTS = Events("emerald", gem=("ruby", "emerald"))
    >>> GEM_TAKEN = EVENTS.add("gem-taken", "player", "gem", "left")
    >>> key, readers = EVENTS.told({})[GEM_TAKEN]
    >>> key, {name: read(1) for name, read in readers}
    ('emerald-event-gem-taken', {'player': 1, 'gem': 'emerald', 'left': 1})
    """

    def __init__(self, game: str, **words: Sequence[Any]) -> None:
        self.game = game
        self.words = words
        self.tellings: list[Telling] = []

    def add(self, key: str, *arguments: str) -> int:
        """Declare an event with up to four arguments; return its number."""
        split = [argument.partition(":") for argument in arguments]
        named = tuple((name, kind or name) for name, _, kind in split)
        self.tellings.append(Telling(f"{self.game}-event-{key}", named))
        return len(self.tellings) - 1

    def told(
        self, readers: Mapping[str, Reader]
    ) -> tuple[tuple[str, tuple[tuple[str, Reader], ...]], ...]:
        """For each event its message, and how to read its arguments."""
        known = {name: words.__getitem__ for name, words in self.words.items()} | dict(readers)
        return tuple(
            (key, tuple((name, known.get(kind) or self._plain(kind)) for name, kind in arguments))
            for key, arguments in self.tellings
        )

    @staticmethod
    def _plain(kind: str) -> Reader:
        return Plain.seats if kind.startswith("players") else Plain.number


class Plain:
    """Readers of arguments that need no words."""

    @staticmethod
    def number(value: int) -> int:
        """A number, or a player's seat."""
        return value

    @staticmethod
    def seats(players: int) -> list[int]:
        """A set of players, one bit each."""
        return list(MEMBERS[players])
