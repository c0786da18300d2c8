"""Positions as text, as FEN is for chess: a line that people read, write and send to each other.

    diamant/1; players 3; round 2; row treasure 9, trap snake; hand 3; chests 4, 0, 7

A position names its game and the version of its rules, then its parts, in any order. A missing part
is as at the start of a game. `docs/positions.md` lists the parts of every game.

A game describes its parts by the fields of its `State` and the words it has declared: `One` field,
or `Each` element of a row, written by a codec. `Notation.derive` computes what follows from other
fields, and `Notation.check` refuses impossible positions.

>>> from karfunkel.core.registry import load_game
>>> diamant = load_game("diamant")
>>> state = diamant.parse_position("diamant/1; players 3; row treasure 9, trap snake; hand 3")
>>> state.hand, diamant.turn(state).players
(3, (0, 1, 2))
>>> diamant.position_text(state)
'diamant/1; players 3; row treasure 9, trap snake; hand 3'
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from karfunkel.core.errors import Refusal
from karfunkel.core.names import printable

if TYPE_CHECKING:
    from karfunkel.core.game import Game, Value

NOTHING = "-"
HIDDEN = "?"
"""What an observed position shows in place of hidden values."""
LONGEST = 4000
"""More than the length of any position of any game."""


def value_refusal(part: str, value: str, allowed: Sequence[str]) -> Refusal:
    """A value that this part cannot have."""
    return Refusal(
        "error-position-value", part=part, value=printable(value[:40]), allowed=list(allowed)[:40]
    )


def impossible(part: str, value: object, possible: str) -> Refusal:
    """An impossible position."""
    return Refusal("error-position-impossible", part=part, value=str(value), possible=possible)


def clash(part: str, other: str) -> Refusal:
    """Two parts that contradict each other."""
    return Refusal("error-position-clash", part=part, other=other)


def within(part: str, value: int, lowest: int, highest: int) -> None:
    """Refuse a number outside its range."""
    if not lowest <= value <= highest:
        raise impossible(part, value, f"{lowest}–{highest}")


# --- How one integer is written ---------------------------------------------------------------


class Codec(ABC):
    """How one integer of a state is written."""

    between = ", "
    """The separator between several values."""

    @abstractmethod
    def write(self, value: int) -> str:
        """The text for a value."""

    @abstractmethod
    def read(self, part: str, text: str) -> int:
        """The value of a text; a refusal names `part`."""


class Whole(Codec):
    """A number within a range."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest, self.highest = lowest, highest

    def write(self, value: int) -> str:
        """Digits."""
        return str(value)

    def read(self, part: str, text: str) -> int:
        """A number within the range."""
        digits = text.isascii() and text.isdecimal()
        if not digits or not self.lowest <= int(text) <= self.highest:
            raise value_refusal(part, text, [f"{self.lowest}–{self.highest}"])
        return int(text)


class OneOf(Codec):
    """A word for each number, starting at `first`."""

    def __init__(self, words: Sequence[str], first: int = 0) -> None:
        self.words = [word.lower() for word in words]
        self.first = first

    def write(self, value: int) -> str:
        """The word."""
        return self.words[value - self.first]

    def read(self, part: str, text: str) -> int:
        """One of the words."""
        if text not in self.words:
            raise value_refusal(part, text, self.words)
        return self.words.index(text) + self.first


class SeatCodec(OneOf):
    """A player, counted from 1."""

    def __init__(self, seats: int) -> None:
        super().__init__([str(seat + 1) for seat in range(seats)])


class SetOf(Codec):
    """A set, one bit for each word: `a1, a4`."""

    between = " / "

    def __init__(self, words: Sequence[str]) -> None:
        self.one = OneOf(words)

    def write(self, value: int) -> str:
        """The words in the set."""
        return ", ".join(w for i, w in enumerate(self.one.words) if value >> i & 1) or NOTHING

    def read(self, part: str, text: str) -> int:
        """Each word at most once."""
        found = 0
        for item in items(text):
            bit = 1 << self.one.read(part, item)
            if found & bit:
                raise Refusal("error-position-twice", part=item)
            found |= bit
        return found


class Counts(Codec):
    """How many there are of each word, `width` bits each: `2 lake, forest`."""

    between = " / "

    def __init__(self, words: Sequence[str], width: int) -> None:
        self.one = OneOf(words)
        self.width = width

    def write(self, value: int) -> str:
        """Each word with its number, if it is not 1."""
        mask = (1 << self.width) - 1
        counts = [value >> self.width * i & mask for i in range(len(self.one.words))]
        return counted(self.one.words, counts)

    def read(self, part: str, text: str) -> int:
        """Words with numbers; none more often than the bits can hold."""
        most = (1 << self.width) - 1
        counts = read_counts(part, text, self.one)
        for word, count in zip(self.one.words, counts, strict=True):
            if count > most:
                raise value_refusal(part, f"{count} {word}", [f"0–{most}"])
        return sum(count << self.width * i for i, count in enumerate(counts))


def items(text: str) -> list[str]:
    """The items of a list; none in `-`."""
    return [] if text in (NOTHING, "") else [item.strip() for item in text.split(",")]


def counted(words: Sequence[str], counts: Sequence[int]) -> str:
    """Each word with its number, if it is not 1."""
    pairs = zip(counts, words, strict=True)
    return ", ".join(f"{n} {word}" if n > 1 else word for n, word in pairs if n) or NOTHING


def read_counts(part: str, text: str, one: OneOf) -> list[int]:
    """How often each word is named."""
    counts = [0] * len(one.words)
    for item in items(text):
        if item in one.words:
            number, word = "1", item
        else:
            number, _, word = item.partition(" ")
            if not (number.isascii() and number.isdecimal() and len(number) < 4):
                raise value_refusal(part, item, one.words)
        counts[one.read(part, word)] += int(number)
    return counts


# --- Parts of a position ----------------------------------------------------------------------


class Part(ABC):
    """A named part of a position."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def write(self, g: Any) -> str:
        """The value after the name; empty if this table has no such part."""

    @abstractmethod
    def read(self, g: Any, text: str) -> None:
        """Read the value after the name into the state."""


class OptionPart(Part):
    """An option of the table, as it was at the start."""

    def __init__(self, name: str, value: Callable[[Any], "Value"]) -> None:
        super().__init__(name)
        self.value = value

    def write(self, g: Any) -> str:
        """The value of the option, read from the state."""
        value = self.value(g)
        return ("no", "yes")[value] if isinstance(value, bool) else str(value)

    def read(self, g: Any, text: str) -> None:
        """Nothing to do: the state was made with the option."""


class One(Part):
    """A single integer of the state."""

    def __init__(self, name: str, field: str, codec: Codec, nothing: int | None = None) -> None:
        super().__init__(name)
        self.field, self.codec, self.nothing = field, codec, nothing

    def write(self, g: Any) -> str:
        """The integer, or `-` if it stands for nothing."""
        value = getattr(g, self.field)
        return NOTHING if value == self.nothing else self.codec.write(value)

    def read(self, g: Any, text: str) -> None:
        """The integer."""
        empty = text == NOTHING and self.nothing is not None
        setattr(g, self.field, self.nothing if empty else self.codec.read(self.name, text))


class Each(Part):
    """A row of the state: one element per player, or `number` elements."""

    def __init__(self, name: str, field: str, codec: Codec, number: int | None = None) -> None:
        super().__init__(name)
        self.field, self.codec, self.number = field, codec, number

    def write(self, g: Any) -> str:
        """All elements."""
        values = getattr(g, self.field)[: self.number or g.players]
        return self.codec.between.join(map(self.codec.write, values))

    def read(self, g: Any, text: str) -> None:
        """As many elements as there are players."""
        number = self.number or g.players
        texts = split(self.name, text, self.codec.between.strip(), number)
        row = getattr(g, self.field)
        row[:number] = [self.codec.read(self.name, item) for item in texts]


def split(part: str, text: str, between: str, number: int) -> list[str]:
    """The pieces of a text; refuse any other number of them."""
    found = [piece.strip() for piece in text.split(between)]
    if len(found) != number:
        raise Refusal("error-position-length", part=part, given=len(found), expected=number)
    return found


# --- Whole positions --------------------------------------------------------------------------


class Notation(ABC):
    """How the positions of one game are written."""

    parts: Sequence[Part]
    """In the order in which they are written; parts that others depend on come first."""
    always: Collection[str] = ("players",)
    """Parts that are always written, even when they are as at the start."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    @abstractmethod
    def derive(self, g: Any, given: Mapping[str, str]) -> None:
        """Compute what follows from the parts that were given."""

    @abstractmethod
    def check(self, g: Any) -> None:
        """Refuse impossible positions."""

    def hidden(self, g: Any, players: Iterable[int]) -> bool:
        """Whether something that these players may see is blanked."""
        return False

    # --- Writing and reading ------------------------------------------------------------------

    def write(self, g: Any) -> str:
        """The position, without what reading would restore; what is hidden is shown as such."""
        given = {part.name: text for part in self.parts if (text := part.write(g))}
        for name, text in list(given.items()):
            needed = name in self.always or HIDDEN in text
            if not needed and self._says_the_same(given, name, g):
                del given[name]
        return self._joined(given)

    def _says_the_same(self, given: dict[str, str], name: str, g: Any) -> bool:
        less = {known: text for known, text in given.items() if known != name}
        try:
            return bool(self._build(less) == g)
        except Refusal:
            return False

    def _joined(self, given: dict[str, str]) -> str:
        head = f"{self.game.name}/{self.game.version}"
        return "; ".join([head, *(f"{name} {text}" for name, text in given.items())])

    def read(self, text: str, observed: bool = False) -> Any:
        """The state; refuse bad syntax and impossible positions, naming what is wrong."""
        name, version, rest = head(text)
        if name != self.game.name:
            raise Refusal("error-position-game", name=name, game=self.game.name)
        if version != self.game.version:
            raise Refusal(
                "error-position-rules", game=name, version=version, known=self.game.version
            )
        g = self._build(self._given(rest))
        self.check(g)
        self._check_turn(g)
        if not observed and self.hidden(g, range(g.players)):
            raise Refusal("error-position-hidden")
        return g

    def _given(self, rest: Sequence[str]) -> dict[str, str]:
        known = [part.name for part in self.parts]
        found: dict[str, str] = {}
        for section in rest:
            name, _, value = section.partition(" ")
            if name not in known:
                raise Refusal("error-position-part", part=printable(name[:40]), known=known)
            if name in found:
                raise Refusal("error-position-twice", part=name)
            found[name] = value.strip()
        return found

    def options(self, g: Any) -> dict[str, "Value"]:
        """The options of the table that a position shows."""
        parts = [part for part in self.parts if isinstance(part, OptionPart)]
        return {part.name: part.value(g) for part in parts}

    def _build(self, given: dict[str, str]) -> Any:
        options = [part.name for part in self.parts if isinstance(part, OptionPart)]
        g = self.game.new(
            {name: self._option(name, given[name]) for name in options if name in given}
        )
        for part in self.parts:
            if part.name in given:
                part.read(g, given[part.name])
        self.derive(g, given)
        return g

    def _check_turn(self, g: Any) -> None:
        """Refuse a position in which chance or a player on turn has nothing to do."""
        game, turn = self.game, self.game.turn(g)
        stuck = turn.chance and not any(weight > 0 for _, weight in game.outcomes(g))
        if stuck or not all(game.legal(g, player) for player in turn.players):
            raise clash("phase", "turn")

    def _option(self, name: str, text: str) -> "Value":
        try:
            return self.game.parse_option(name, text)
        except Refusal as refusal:
            raise value_refusal(name, text, refusal.args_for_text["allowed"]) from None


def read_position(text: str, games: "Callable[[str], Game]") -> "tuple[Game, Any]":
    """The game that a position names, and its full or observed state."""
    game = games(head(text)[0])
    return game, game.parse_position(text, observed=True)


def head(text: str) -> tuple[str, int, list[str]]:
    """The game, the version of its rules, and the sections of a position."""
    first, *rest = [" ".join(section.split()) for section in text.lower().split(";")]
    name, slash, version = first.partition("/")
    if len(text) > LONGEST or not name.isidentifier() or not slash:
        raise Refusal("error-position-form", text=printable(text[:40]))
    if not (version.isascii() and version.isdecimal() and len(version) < 7):
        raise Refusal("error-position-form", text=printable(text[:40]))
    return name, int(version), [section for section in rest if section]
