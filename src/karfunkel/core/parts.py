"""The shapes of the files that a game supplies: rules, features, statistics and so on."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from karfunkel.core.rng import Rng
from karfunkel.core.vocabulary import Events, Space
from karfunkel.core.work import Work

if TYPE_CHECKING:
    from karfunkel.text.messages import Catalog

Json = Any
"""Dictionaries with string keys, lists, strings, numbers, booleans and None."""


class Rules(Protocol):
    """The functions of a `rules.py`. See `slots.py` for what each does."""

    State: Any
    ACTIONS: Space
    OUTCOMES: Space
    EVENTS: Events

    def turn(self, g: Any) -> int: ...  # noqa: D102
    def legal(self, g: Any, player: int, work: Work) -> int: ...  # noqa: D102
    def outcomes(self, g: Any, work: Work) -> int: ...  # noqa: D102
    def deal(self, g: Any, work: Work, outcome: int) -> None: ...  # noqa: D102
    def act(self, g: Any, work: Work) -> None: ...  # noqa: D102
    def score(self, g: Any, player: int) -> int: ...  # noqa: D102
    def winners(self, g: Any) -> int: ...  # noqa: D102
    def hide(self, g: Any, player: int) -> None: ...  # noqa: D102
    def resample(self, g: Any, player: int, work: Work, rng: Rng) -> None: ...  # noqa: D102


class Evaluation(Protocol):
    """How a search evaluates playouts: see `karfunkel.core.evaluation`."""

    def settled(self, g: Any, root: Any, patience: int) -> int: ...  # noqa: D102
    def prospect(self, g: Any, player: int, work: Work) -> int: ...  # noqa: D102


class Learned(NamedTuple):
    """A policy that learned by self-play, in the compiled subset."""

    best: Callable[..., int]
    """The action it thinks best: a policy, see `slots.choose`."""
    draw: Callable[..., int]
    """An action drawn by its probability: another policy."""
    weigh: Callable[..., None]
    """How much it prefers each action: see `slots.lean`."""
    habit: int
    """In how many of 100 choices a search expects opponents to follow it."""
    evaluation: Evaluation | None = None
    """How a search evaluates its playouts, if not in the usual way."""


class Board(Protocol):
    """A `board.py`: the table and what simulations find, in words, line by line."""

    def board(  # noqa: D102
        self, view: dict[str, Json], text: "Catalog", names: Sequence[str]
    ) -> list[str]: ...

    def report(self, found: dict[str, Json], text: "Catalog") -> list[str]: ...  # noqa: D102


class Idea(NamedTuple):
    """Something that a lesson explains, in the sentence `GAME-lesson-ID`.

    `spot` names what is meant on the page: an element marked with `data-spot`, or `choice`, which
    is what the learner is to choose. A task that is `free` lets the learner decide: the story goes
    on with any choice, so nothing it tells later may depend on it.
    """

    id: str
    spot: str = ""
    free: bool = False


class Lesson(NamedTuple):
    """A first game that teaches: see `karfunkel.core.lesson`."""

    options: Mapping[str, int | bool | str]
    level: str
    """How strong the bots are when the learner leaves the story."""
    story: Sequence[Idea | str]
    """Every step of a whole game, as in a record, and the ideas between them."""


class Commands(Protocol):
    """Commands that only one game has."""

    def add(self, parser: Any) -> None:
        """Add them to the parser of the command line."""


class Encoding(Protocol):
    """A `features.py`."""

    PARTS: tuple[tuple[str, int, int], ...]
    """Name, length and scale of every part, in order."""

    def features(self, g: Any, player: int, out: list[int]) -> None: ...  # noqa: D102


class Statistics(Protocol):
    """A `stats.py`: what a simulation counts, and how it is told."""

    def tally(  # noqa: D102
        self, work: Work, audience: int, kind: int, a: int, b: int, c: int, d: int
    ) -> None: ...

    def report(self, tally: list[int], games: int) -> dict[str, Json]: ...  # noqa: D102
