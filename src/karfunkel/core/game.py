"""The contract: everything that code outside a game's own folder knows about a game.

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
>>> [game.action_text(action) for action in game.legal(state, 0)]
['go on', 'leave']
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING, Any, NamedTuple

from karfunkel.core import evaluation as to_the_end
from karfunkel.core.bot import Adviser, Bot
from karfunkel.core.errors import IllegalStep, Refusal
from karfunkel.core.exact import Exact, PartSolver, WholeTurns
from karfunkel.core.guide import Guide
from karfunkel.core.layout import Layout
from karfunkel.core.link import Backend
from karfunkel.core.meta import Meta
from karfunkel.core.notation import Notation
from karfunkel.core.parts import (
    Board,
    Commands,
    Encoding,
    Evaluation,
    Learned,
    Lesson,
    Rules,
    Statistics,
)
from karfunkel.core.parts import Json as Json
from karfunkel.core.past import SPECTATOR as SPECTATOR
from karfunkel.core.rng import Rng
from karfunkel.core.vocabulary import MEMBERS, Plain, Reader
from karfunkel.core.work import CHANCE, EVERYBODY, UNIFORM, RawEvent, Work

if TYPE_CHECKING:
    import numpy as np


Value = int | bool | str
Options = Mapping[str, Value]


class Turn(NamedTuple):
    """Who moves now. Neither chance nor any player: the game is over."""

    chance: bool
    players: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.chance and not self.players


class Chance(NamedTuple):
    """A step that chance made."""

    outcome: int


class Choices(NamedTuple):
    """A step that the players on turn made: each player and action, in the order of seats."""

    actions: tuple[tuple[int, int], ...]


Step = Chance | Choices


class Text(NamedTuple):
    """A message key with arguments, which becomes a sentence in the reader's language.

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
    """An option of a table: one of `allowed`, or a text that `read` normalises or refuses.

    `about` is what a screen needs to help fill it in; `guide` asks a person for it step by step.
    """

    name: str
    default: Value
    allowed: Sequence[Value]
    refusal: str = "error-option-value"
    read: Callable[[str], str] | None = None
    about: Callable[[], Json] | None = None
    guide: Callable[[int], Guide] | None = None


def judge_in(folder: Path) -> Path | None:
    """The net in a game's own folder; None if none has been trained yet."""
    file = folder / "bots" / "judge.npz"
    return file if file.is_file() else None


def members(players: int) -> tuple[int, ...]:
    """The seats in a set of players."""
    return MEMBERS[players]


_TURNS = {CHANCE: Turn(True, ())} | {
    players: Turn(False, seats) for players, seats in enumerate(MEMBERS)
}


class Game(ABC):
    """One game. It has no state of its own, so one object serves all tables of a thread."""

    name: str
    meta: Meta
    version: int
    """Increased whenever a record could mean something else; `by_rules` has the older rules."""
    rules: Rules
    encoding: Encoding
    statistics: Statistics
    board: Board
    commands: Commands | None = None
    players: range
    official_players: range
    """Player counts of the printed rules; others are house rules."""
    default_players: int
    simultaneous: bool = False
    """Whether several players may choose at once."""
    extra_options: tuple[Option, ...] = ()
    policies: dict[str, Callable[..., int]]
    """Policies of simulated players, by name; there is always `random`."""
    playout_policy: str = "random"
    """The policy that a search uses for playouts."""
    evaluation: Evaluation = to_the_end
    """How a search evaluates a playout; by default, by its result."""
    habit: int = 70
    """In how many of 100 choices a search expects opponents to follow that policy.

    The best reply to perfect opponents is a poor reply to real ones: people and bots have habits. A
    low value suits several searches at one table; a high value wins more against other players.
    """
    learned: Learned | None = None
    """A policy learned by self-play, for playouts of a stronger search (`learned:…`)."""
    adviser: Callable[["Game", Backend], Adviser] | None = None
    """Makes an adviser for a search, where there are too many actions to try them all."""
    judge: Path | None = None
    """The file of a net that learned the game by playing itself: see `karfunkel.judge`."""
    judge_encoding: Encoding | None = None
    """The judge's inputs, where they are more than what `encoding` gives to learners."""
    judge_habit: int = 0
    """Like `habit`, for a search that the judge guides."""
    judge_guides: bool = False
    """Whether `search:…` is guided by the judge: where that is stronger than playing games out."""
    played_out: bool = False
    """Whether the coach values positions by playing them out with `playout_policy` instead of
    asking the judge: where the policy knows more, and takes only microseconds."""
    judge_bots: Mapping[str, Callable[["Game", str], Bot]] = {}
    """How `judge`, `guided:…`, `search:…` play this game, where they differ from other games."""
    bots: Mapping[str, Callable[["Game", str], Bot]] = {}
    """Bots for this game only: see `karfunkel.bots.base`."""
    view_type: Any = dict
    """The type of a view, a `TypedDict`; the types of the page are derived from it."""
    notation_type: Callable[[Any], Notation] | None = None
    """Makes the notation of positions; a game without one cannot begin from a position."""
    levels: Mapping[str, str] = {}
    """Strengths for people, the weakest first, each with the spec of a bot."""
    lesson: Lesson | None = None
    """A first game that teaches; without it, a first game is an ordinary one with hints."""

    # --- What a game supplies ---------------------------------------------------------------

    @abstractmethod
    def set_up(self, options: Options) -> Layout:
        """The state before the first step."""

    @abstractmethod
    def show(self, observed: Any, player: int) -> Mapping[str, Json]:
        """A view of an observed state."""

    def show_open(self, observed: Any) -> Mapping[str, Json]:
        """The parts of a view that all see alike, made once for all; the others are in `show_own`.

        A part that has not changed should be the same object as before: then it is not sent again.
        Parts are shared, so they must not be changed.
        """
        return {}

    def show_own(self, observed: Any, player: int) -> Mapping[str, Json]:
        """The parts of a view that are not in `show_open`."""
        return self.show(observed, player)

    @abstractmethod
    def action_label(self, observed: Any, player: int, action: int) -> Text:
        """An action as people read it in a menu."""

    @abstractmethod
    def question(self, observed: Any, player: int) -> Text:
        """What the player is asked now."""

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        """Words for the slots that the rules declare only by a number."""
        return {}

    @cached_property
    def readers(self) -> Mapping[str, Reader]:
        """Readers for arguments of events for which the rules declare no words."""
        return {}

    def hint(self, observed: Any, player: int) -> Text | None:
        """How to type a choice where there are too many to list; None: list them."""
        return None

    def write_actions(self, observed: Any, player: int, actions: Sequence[int]) -> bytes | None:
        """Actions as JSON, each with its number, notation and label; None: write them one by one.

        For games that offer dozens at once, which takes longer than the rest of a message.
        """
        return None

    def read_choice(self, observed: Any, player: int, text: str) -> int | None:
        """The legal action that a person means by this text; None if there is none."""
        wanted = " ".join(text.lower().split())
        for action in self.legal(observed, player):
            if self.action_text(action) == wanted:
                return action
        return None

    def reasons(self, observed: Any, player: int, action: int) -> Sequence[Text]:
        """What an action risks and what it can bring, to explain it; each part is a sentence."""
        return ()

    def look_alike(self, observed: Any, player: int) -> list[tuple[int, int]]:
        """Legal actions that look alike to others, weighted by how likely each is; mostly none."""
        return []

    def exact(self, observed: Any) -> Exact | None:
        """The solution of a position; None where the game is not solved."""
        return None

    def part_solver(self) -> PartSolver | None:
        """What solves parts of the game, such as the dice of a turn; most games have none."""
        return None

    def whole_turns(self, judge: Any) -> WholeTurns | None:
        """What replays turns to tell how lucky one was, by how this judge values their ends."""
        return None

    def all_open(self, observed: Any) -> bool:
        """Whether all players see the same now: then one view serves all seats."""
        return False

    def with_data(self, folder: Path) -> "Game":
        """The same game with the parts in this folder; most games do not support this."""
        raise Refusal("error-no-data", game=self.name)

    def by_rules(self, version: int) -> "Game":
        """The same game with this version of its rules, for old records and tables.

        A game whose version was increased overrides this.
        """
        if version == self.version:
            return self
        raise Refusal("error-record-rules", game=self.name, version=version, known=self.version)

    # --- What follows for every game --------------------------------------------------------

    @cached_property
    def _works(self) -> dict[int, Work]:
        return {}

    @property
    def work(self) -> Work:
        """Scratch space of this object, for this thread: servers retell games in another thread."""
        thread = get_ident()
        found = self._works.get(thread)
        if found is None:
            found = self._works[thread] = Work()
        return found

    @cached_property
    def num_actions(self) -> int:
        """Actions are integers from 0 to this number minus one."""
        return self.rules.ACTIONS.size

    @cached_property
    def num_outcomes(self) -> int:
        """Outcomes are integers from 0 to this number minus one."""
        return self.rules.OUTCOMES.size

    @cached_property
    def options(self) -> dict[str, Option]:
        """Everything a table can choose, the number of players first."""
        players = Option("players", self.default_players, self.players)
        return {option.name: option for option in (players, *self.extra_options)}

    def complete(self, options: Options) -> dict[str, Value]:
        """All options with their values; refuse unknown options and values."""
        found = {name: option.default for name, option in self.options.items()}
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                raise Refusal("error-unknown-option", name=name, known=list(self.options))
            if option.read and isinstance(value, str):
                value = option.read(value)
            elif type(value) is not type(option.default) or value not in option.allowed:
                raise self._not_allowed(option, str(value))
            found[name] = value
        return found

    def parse_option(self, name: str, text: str) -> Value:
        """The value of an option from its text."""
        option = self.options.get(name)
        if option is None:
            raise Refusal("error-unknown-option", name=name, known=list(self.options))
        if option.read:
            return option.read(text)
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

    def begin(self, options: Options, position: str = "") -> Any:
        """The state before the first step of a game that may begin from a position."""
        return self.parse_position(position) if position else self.new(options)

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
        """What chance can do, sorted, each with its weight; empty if chance is not on turn."""
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
        """Apply a step to the state and return what happened; refuse an illegal step."""
        if isinstance(step, Chance):
            self._check_chance(state, step)
        else:
            self._check_choices(state, step.actions)
        return self.carry_out(state, step)

    def carry_out(self, state: Any, step: Step) -> list[Event]:
        """Apply a step that is known to be legal, and return what happened."""
        work = self.work
        work.events.clear()
        if isinstance(step, Chance):
            self.rules.deal(state, work, step.outcome)
        else:
            for player, action in step.actions:
                work.choice[player] = action
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
            raise self.illegal_outcome(state, step.outcome)

    def _check_choices(self, state: Any, actions: tuple[tuple[int, int], ...]) -> None:
        """Refuse anything except one legal action for every player on turn."""
        rules, work = self.rules, self.work
        players = rules.turn(state)
        if players == CHANCE:
            raise IllegalStep("error-chance-first")
        if tuple(player for player, _ in actions) != MEMBERS[players] or not players:
            raise IllegalStep(
                "error-wrong-players",
                players=[player for player, _ in actions],
                expected=len(MEMBERS[players]),
                players_expected=list(MEMBERS[players]),
            )
        for player, action in actions:
            n = rules.legal(state, player, work)
            if type(action) is not int or action not in work.action[:n]:
                raise self.illegal_action(state, player, action)

    def illegal_outcome(self, state: Any, outcome: int) -> IllegalStep:
        """The refusal that names an impossible outcome of chance and the possible ones."""
        return IllegalStep(
            "error-illegal-outcome",
            outcome=self._named(outcome, self.outcome_text),
            legal=[self.outcome_text(known) for known, _ in self.outcomes(state)],
        )

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
    def events(self) -> tuple[tuple[str, tuple[tuple[str, Reader], ...]], ...]:
        """For each kind of event its message, and how to read its arguments."""
        return self.rules.EVENTS.told(self.readers)

    @cached_property
    def _tellings(self) -> tuple[tuple[str, tuple[str, ...], tuple[tuple[str, Reader], ...]], ...]:
        """For each kind of event its message, its arguments, and readers where needed."""
        return tuple(
            (
                key,
                tuple(name for name, _ in readers),
                tuple((name, read) for name, read in readers if read is not Plain.number),
            )
            for key, readers in self.events
        )

    def _event(self, raw: RawEvent) -> Event:
        key, names, readers = self._tellings[raw[1]]
        args: dict[str, Json] = dict(zip(names, raw[2:], strict=False))
        for name, read in readers:
            args[name] = read(args[name])
        return Event(key, args, None if raw[0] == EVERYBODY else raw[0])

    def player_count(self, state: Any) -> int:
        """How many players sit at the table."""
        count: int = state.players
        return count

    def scores(self, state: Any) -> list[int]:
        """The points of every player so far."""
        return [self.rules.score(state, player) for player in range(self.player_count(state))]

    def winners(self, state: Any) -> tuple[int, ...]:
        """Who has won; before the end, who leads."""
        return MEMBERS[self.rules.winners(state)]

    def observe(self, state: Any, player: int = SPECTATOR) -> Any:
        """The state as this player may see it: everything hidden is blanked."""
        observed = state.copy()
        self.rules.hide(observed, player)
        return observed

    def view(self, state: Any, player: int = SPECTATOR) -> dict[str, Json]:
        """What a screen of this player shows, JSON-ready."""
        return dict(self.show(self.observe(state, player), player))

    def resample(self, observed: Any, player: int, rng: Rng) -> Any:
        """A full state that fits an observed one, drawn from the right distribution."""
        state = observed.copy()
        self.rules.resample(state, player, self.work, rng)
        return state

    def features(self, state: Any, player: int) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """What `observe` shows, as numbers scaled to about 1, for learning agents."""
        import numpy as np

        numbers = [0] * sum(length for _, length, _ in self.encoding.PARTS)
        self.encoding.features(self.observe(state, player), player, numbers)
        scales = [scale for _, length, scale in self.encoding.PARTS for _ in range(length)]
        scaled: np.ndarray[Any, np.dtype[np.float32]] = np.divide(numbers, scales, dtype=np.float32)
        return scaled

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """The notation of all actions."""
        return self.rules.ACTIONS.texts(**self.words)

    @cached_property
    def outcome_texts(self) -> tuple[str, ...]:
        """The notation of all outcomes."""
        return self.rules.OUTCOMES.texts(**self.words)

    def action_text(self, action: int) -> str:
        """The notation of an action, the same in every language."""
        return self.action_texts[action]

    def outcome_text(self, outcome: int) -> str:
        """The notation of an outcome of chance, the same in every language."""
        return self.outcome_texts[outcome]

    @cached_property
    def _actions(self) -> dict[str, int]:
        return {self.action_text(action): action for action in range(self.num_actions)}

    @cached_property
    def _outcomes(self) -> dict[str, int]:
        return {self.outcome_text(outcome): outcome for outcome in range(self.num_outcomes)}

    @cached_property
    def notation(self) -> Notation:
        """How positions are written."""
        if self.notation_type is None:
            raise Refusal("error-no-positions", game=self.name)
        return self.notation_type(self)

    def position_text(self, state: Any) -> str:
        """A full or observed state as one line of text."""
        return self.notation.write(state)

    def parse_position(self, text: str, observed: bool = False) -> Any:
        """The state that a text describes; hidden parts may be missing only if `observed`."""
        return self.notation.read(text, observed)

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
