"""The contract: all that anything outside a game's own folder knows about a game.

>>> from karfunkel.core.registry import load_game
>>> game = load_game("diamant")
>>> state = game.new({"players": 3})
>>> game.turn(state)
Turn(chance=True, players=())
>>> chance, weight = game.outcomes(state)[8]
>>> game.outcome_text(chance), weight
('treasure 13', 1)
>>> for event in game.apply(state, Chance(chance)):
...     print(event.key, event.args)
diamant-event-round-begins {'round': 1}
diamant-event-treasure {'value': 13, 'share': 4, 'rest': 1}
>>> game.turn(state)
Turn(chance=False, players=(0, 1, 2))
>>> [game.action_text(action) for action in game.legal(state, 0)]
['go on', 'leave']
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from karfunkel.core.bot import Adviser, Bot
from karfunkel.core.errors import IllegalStep, Refusal
from karfunkel.core.layout import Layout
from karfunkel.core.link import Backend
from karfunkel.core.rng import Rng
from karfunkel.core.work import CHANCE, EVERYBODY, MOST_PLAYERS, UNIFORM, RawEvent, Work

if TYPE_CHECKING:
    import numpy as np

SPECTATOR = -1
"""The player who sees only what is public."""

Value = int | bool | str
Options = Mapping[str, Value]
Json = Any
"""Dictionaries with string keys, lists, strings, numbers, booleans and None."""


class Turn(NamedTuple):
    """Who moves now. Neither chance nor any player: the game is over."""

    chance: bool
    players: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Nobody moves any more."""
        return not self.chance and not self.players


class Chance(NamedTuple):
    """A step that chance made."""

    outcome: int


class Choices(NamedTuple):
    """A step that the players on turn made: each player and action, in the order of seats."""

    actions: tuple[tuple[int, int], ...]


Step = Chance | Choices


class Text(NamedTuple):
    """A message key with arguments: what people read is made from it in their language.

    Arguments named `player…` hold a seat, those named `players…` a list of seats.
    """

    key: str
    args: dict[str, Json]


class Event(NamedTuple):
    """What happened, and who may see it: everybody (None) or one player."""

    key: str
    args: dict[str, Json]
    audience: int | None

    def seen_by(self, player: int) -> bool:
        """Whether this player (or the spectator) may be told."""
        return self.audience is None or self.audience == player


class Option(NamedTuple):
    """Something a table can choose. `allowed` lists or ranges over all values."""

    name: str
    default: Value
    allowed: Sequence[Value]
    refusal: str = "error-option-value"


class Rules(Protocol):
    """The functions of a `rules.py`. See `slots.py` for what each does."""

    State: Any
    NUM_ACTIONS: int
    NUM_OUTCOMES: int

    def turn(self, g: Any) -> int: ...  # noqa: D102
    def legal(self, g: Any, player: int, work: Work) -> int: ...  # noqa: D102
    def outcomes(self, g: Any, work: Work) -> int: ...  # noqa: D102
    def deal(self, g: Any, work: Work, outcome: int) -> None: ...  # noqa: D102
    def act(self, g: Any, work: Work) -> None: ...  # noqa: D102
    def score(self, g: Any, player: int) -> int: ...  # noqa: D102
    def winners(self, g: Any) -> int: ...  # noqa: D102
    def hide(self, g: Any, player: int) -> None: ...  # noqa: D102
    def resample(self, g: Any, player: int, work: Work, rng: Rng) -> None: ...  # noqa: D102


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


def members(players: int) -> tuple[int, ...]:
    """The seats in a set of players."""
    return _MEMBERS[players]


_MEMBERS = tuple(
    tuple(player for player in range(MOST_PLAYERS) if players >> player & 1)
    for players in range(1 << MOST_PLAYERS)
)
_TURNS = {CHANCE: Turn(True, ())} | {
    players: Turn(False, seats) for players, seats in enumerate(_MEMBERS)
}

Reader = Callable[[int], Json]


def number(value: int) -> int:
    """Read an argument of an event as a number."""
    return value


def seat(value: int) -> int:
    """Read an argument of an event as a player's seat."""
    return value


def seats(value: int) -> list[int]:
    """Read an argument of an event as a set of players."""
    return list(_MEMBERS[value])


def one_of(*names: str) -> Reader:
    """Read an argument of an event as one of these words."""
    return names.__getitem__


class Game(ABC):
    """One game. It has no state of its own, so one object serves all tables of a thread."""

    name: str
    version: int
    """Raised whenever the same record could mean something else."""
    rules: Rules
    encoding: Encoding
    statistics: Statistics
    players: range
    official_players: range
    """Player counts of the printed rules; others are house rules."""
    default_players: int
    simultaneous: bool = False
    """Whether several players may have to choose at once."""
    extra_options: tuple[Option, ...] = ()
    events: dict[int, tuple[str, tuple[tuple[str, Reader], ...]]]
    """For every kind of event its message and how to read its arguments."""
    policies: dict[str, Callable[..., int]]
    """What simulated players can do, by name; `random` always."""
    playout_policy: str = "random"
    """The policy by which a search plays games out."""
    habit: int = 70
    """Of a hundred choices of others, how many a search expects to go by that policy.

    The best answer to opponents who never err is a poor answer to those who sit at real tables:
    people and bots have habits. The lower this is, the better several searches at one table get
    along; the higher, the more one of them wins from players of other kinds.
    """
    adviser: Callable[["Game", Backend], Adviser] | None = None
    """Makes one who helps a search where there are too many actions."""
    bots: Mapping[str, Callable[["Game", str], Bot]] = {}
    """Bots of this game alone: see `karfunkel.bots.base`."""
    view_type: Any = dict
    """The shape of a view, as a `TypedDict`: screens are typed by it."""
    levels: Mapping[str, str] = {}
    """Strengths for people, the weakest first, each with the spec of a bot."""

    # --- What a game supplies ---------------------------------------------------------------

    @abstractmethod
    def set_up(self, options: Options) -> Layout:
        """The state before the first step."""

    @abstractmethod
    def show(self, observed: Any, player: int) -> Mapping[str, Json]:
        """A view of an observed state."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """The notation of an action, the same in every language."""

    @abstractmethod
    def outcome_text(self, outcome: int) -> str:
        """The notation of an outcome of chance."""

    @abstractmethod
    def action_label(self, state: Any, player: int, action: int) -> Text:
        """An action as people read it in a menu."""

    @abstractmethod
    def question(self, state: Any, player: int) -> Text:
        """What the player is asked now."""

    def hint(self, state: Any, player: int) -> Text | None:
        """How to type a choice where a list of all of them would be too long; None: list them."""
        return None

    def read_choice(self, state: Any, player: int, text: str) -> int | None:
        """The legal action that a person means by this text; None if there is none."""
        wanted = " ".join(text.lower().split())
        for action in self.legal(state, player):
            if self.action_text(action) == wanted:
                return action
        return None

    def look_alike(self, state: Any, player: int) -> list[tuple[int, int]]:
        """Legal actions of the player that the others cannot tell apart, each with how likely
        it is for them, given nothing else. Most games hide no choice once it is made.
        """
        return []

    def all_open(self, state: Any) -> bool:
        """Whether everybody sees the same now: one view then serves all seats."""
        return False

    def with_data(self, folder: Path) -> "Game":
        """The same game with the parts in this folder; most games have parts of one kind only."""
        raise Refusal("error-no-data", game=self.name)

    # --- What follows for every game --------------------------------------------------------

    @cached_property
    def work(self) -> Work:
        """Scratch space of this object."""
        return Work()

    @cached_property
    def num_actions(self) -> int:
        """Actions are integers from 0 to this number minus one."""
        return self.rules.NUM_ACTIONS

    @cached_property
    def num_outcomes(self) -> int:
        """Outcomes are integers from 0 to this number minus one."""
        return self.rules.NUM_OUTCOMES

    @cached_property
    def options(self) -> dict[str, Option]:
        """Everything a table can choose, the number of players first."""
        players = Option("players", self.default_players, self.players)
        return {option.name: option for option in (players, *self.extra_options)}

    def complete(self, options: Options) -> dict[str, Value]:
        """All options with their values; refuse what does not exist or is not allowed."""
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                raise Refusal("error-unknown-option", name=name, known=list(self.options))
            if type(value) is not type(option.default) or value not in option.allowed:
                raise self._not_allowed(option, str(value))
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def parse_option(self, name: str, text: str) -> Value:
        """The value of an option from its text."""
        option = self.options.get(name)
        if option is None:
            raise Refusal("error-unknown-option", name=name, known=list(self.options))
        for value in option.allowed:
            if option_text(value) == text.strip().lower():
                return value
        raise self._not_allowed(option, text)

    @staticmethod
    def _not_allowed(option: Option, value: str) -> Refusal:
        return Refusal(option.refusal, name=option.name, value=value, allowed=shown(option.allowed))

    def official(self, options: Options) -> bool:
        """Whether the printed rules allow this table."""
        return options["players"] in self.official_players

    def new(self, options: Options | None = None) -> Any:
        """The state before the first step."""
        return self.set_up(self.complete(options or {}))

    def copy(self, state: Any) -> Any:
        """An independent copy."""
        return state.copy()

    def turn(self, state: Any) -> Turn:
        """Who moves now."""
        return _TURNS[self.rules.turn(state)]

    def legal(self, state: Any, player: int) -> list[int]:
        """The player's actions, sorted; none if the player is not on turn."""
        players = self.rules.turn(state)
        if players <= 0 or not players >> player & 1:
            return []
        work = self.work
        return work.action[: self.rules.legal(state, player, work)]

    def outcomes(self, state: Any) -> list[tuple[int, int]]:
        """What chance can do, sorted, each with its weight; nothing if chance is not to move."""
        if self.rules.turn(state) != CHANCE:
            return []
        work = self.work
        n = self.rules.outcomes(state, work)
        if work.total == UNIFORM:
            return [(outcome, 1) for outcome in range(work.first, work.first + n)]
        return [
            (outcome, weight)
            for outcome, weight in enumerate(work.weight[:n], work.first)
            if weight
        ]

    def apply(self, state: Any, step: Step) -> list[Event]:
        """Change the state by a step and say what happened; refuse what is not legal."""
        work = self.work
        if isinstance(step, Chance):
            self._check_chance(state, step)
            work.events.clear()
            self.rules.deal(state, work, step.outcome)
        else:
            self._check_choices(state, step.actions)
            work.events.clear()
            self.rules.act(state, work)
        return [self._event(raw) for raw in work.events]

    def _check_chance(self, state: Any, step: Chance) -> None:
        if self.rules.turn(state) != CHANCE:
            raise IllegalStep("error-not-chance")
        work, place = self.work, -1
        n = self.rules.outcomes(state, work)
        if type(step.outcome) is int:
            place = step.outcome - work.first
        if not 0 <= place < n or (work.total != UNIFORM and not work.weight[place]):
            raise IllegalStep(
                "error-illegal-outcome",
                outcome=self._named(step.outcome, self.outcome_text),
                legal=[self.outcome_text(outcome) for outcome, _ in self.outcomes(state)],
            )

    def _check_choices(self, state: Any, actions: tuple[tuple[int, int], ...]) -> None:
        """Refuse anything but one legal action of every player on turn; keep them in `work`."""
        rules, work = self.rules, self.work
        players = rules.turn(state)
        if players == CHANCE:
            raise IllegalStep("error-chance-first")
        if tuple(player for player, _ in actions) != _MEMBERS[players] or not players:
            raise IllegalStep(
                "error-wrong-players",
                players=[player for player, _ in actions],
                expected=len(_MEMBERS[players]),
                players_expected=list(_MEMBERS[players]),
            )
        for player, action in actions:
            n = rules.legal(state, player, work)
            if type(action) is not int or action not in work.action[:n]:
                raise self.illegal_action(state, player, action)
            work.choice[player] = action

    def illegal_action(self, state: Any, player: int, action: int) -> IllegalStep:
        """The refusal that names a player's illegal action and the legal ones."""
        return IllegalStep(
            "error-illegal-action",
            player=player,
            action=self._named(action, self.action_text),
            legal=[self.action_text(known) for known in self.legal(state, player)],
        )

    @staticmethod
    def _named(move: int, text: Callable[[int], str]) -> str:
        try:
            return text(move) if type(move) is int and move >= 0 else str(move)
        except LookupError:
            return str(move)

    @cached_property
    def _readers(self) -> dict[int, tuple[str, tuple[str, ...], tuple[tuple[str, Reader], ...]]]:
        """For every kind of event its message, its arguments, and which are no plain numbers."""
        plain = (number, seat)
        return {
            kind: (
                key,
                tuple(name for name, _ in readers),
                tuple((name, read) for name, read in readers if read not in plain),
            )
            for kind, (key, readers) in self.events.items()
        }

    def _event(self, raw: RawEvent) -> Event:
        key, names, readers = self._readers[raw[1]]
        args: dict[str, Json] = dict(zip(names, raw[2:], strict=False))
        for name, read in readers:
            args[name] = read(args[name])
        return Event(key, args, None if raw[0] == EVERYBODY else raw[0])

    def player_count(self, state: Any) -> int:
        """How many players sit at the table."""
        count: int = state.players
        return count

    def scores(self, state: Any) -> list[int]:
        """The points of every player by now."""
        return [self.rules.score(state, player) for player in range(self.player_count(state))]

    def winners(self, state: Any) -> tuple[int, ...]:
        """Who has won; before the end, who leads."""
        return _MEMBERS[self.rules.winners(state)]

    def observe(self, state: Any, player: int = SPECTATOR) -> Any:
        """The state as this player may see it: everything hidden is blanked."""
        observed = state.copy()
        self.rules.hide(observed, player)
        return observed

    def view(self, state: Any, player: int = SPECTATOR) -> dict[str, Json]:
        """What a screen of this player shows, JSON-ready."""
        return dict(self.show(self.observe(state, player), player))

    def resample(self, observed: Any, player: int, rng: Rng) -> Any:
        """A full state that could be behind an observed one, drawn with the right chances."""
        state = observed.copy()
        self.rules.resample(state, player, self.work, rng)
        return state

    def features(self, state: Any, player: int) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """What `observe` shows, as numbers of about the size of 1, for learners."""
        import numpy as np

        numbers = [0] * sum(length for _, length, _ in self.encoding.PARTS)
        self.encoding.features(self.observe(state, player), player, numbers)
        scales = [scale for _, length, scale in self.encoding.PARTS for _ in range(length)]
        scaled: np.ndarray[Any, np.dtype[np.float32]] = np.divide(numbers, scales, dtype=np.float32)
        return scaled

    @cached_property
    def _actions(self) -> dict[str, int]:
        return {self.action_text(action): action for action in range(self.num_actions)}

    @cached_property
    def _outcomes(self) -> dict[str, int]:
        return {self.outcome_text(outcome): outcome for outcome in range(self.num_outcomes)}

    def parse_action(self, text: str) -> int:
        """The action with this notation."""
        return _parse(text, self._actions, "error-unknown-action")

    def parse_outcome(self, text: str) -> int:
        """The outcome with this notation."""
        return _parse(text, self._outcomes, "error-unknown-outcome")


def _parse(text: str, known: dict[str, int], key: str) -> int:
    try:
        return known[" ".join(text.lower().split())]
    except KeyError:
        raise Refusal(key, text=text, known=list(known)[:12]) from None


def option_text(value: Value) -> str:
    """The value of an option as people type it and records keep it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def shown(allowed: Iterable[Value]) -> list[str]:
    """The allowed values of an option as text."""
    if isinstance(allowed, range) and len(allowed) > 3:
        return [f"{allowed[0]}–{allowed[-1]}"]
    return [option_text(value) for value in allowed]
