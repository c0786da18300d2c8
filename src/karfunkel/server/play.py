"""What is played at a table: a match, and recent events."""

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from karfunkel.core.dealer import Dealer
from karfunkel.core.game import Choices, Event, Game, Options, Step
from karfunkel.core.lesson import Storyteller
from karfunkel.core.match import Match
from karfunkel.core.past import NOTHING, Past

T = TypeVar("T")
TOLD = 100
"""Steps whose events are kept in memory; a client that was away longer gets a fresh view."""
SLICE = 50
"""How many steps are replayed without yielding to other tasks."""


class Play:
    """The game at a table."""

    def __init__(
        self,
        game: Game,
        options: Options,
        dealer: Dealer,
        position: str = "",
        past: Past = NOTHING,
    ) -> None:
        self.match = Match(game, options, dealer, position=position, past=past)
        if isinstance(dealer, Storyteller):
            dealer.steps = self.match.steps
        self.undone = 0
        """How many steps were ever taken back."""
        self.taken_back = 0
        """The moment after the last time that happened."""
        self._trail: list[Any] = []
        """The states before the last choices, as far as these can be taken back."""
        self._forgotten = 0

    @property
    def moment(self) -> int:
        """Counts steps, and steps that were taken back: unique for every position."""
        return len(self.match.steps) + 2 * self.undone

    def choose(self, seat: int, action: int) -> None:
        """Apply a choice; then chance moves as often as needed."""
        match = self.match
        steps = len(match.steps)
        # Only what one seat did alone can be taken back.
        before = match.state.copy() if len(match.turn.players) == 1 else None
        match.choose(seat, action)
        if len(match.steps) > steps:
            self._leave_trail(before)
        self.play_chance()

    def _leave_trail(self, before: Any) -> None:
        """Remember the state before the last step while that one can be taken back."""
        steps = self.match.steps
        seat = alone(steps[-1])
        if len(steps) < 2 or seat is None or alone(steps[-2]) != seat:
            self._trail.clear()
        if seat is not None:
            self._trail.append(before)

    def play_chance(self) -> None:
        """Let chance move as often as needed."""
        while self.match.turn.chance:
            self.match.play_chance()
            self._trail.clear()
        self._forget_old_events()

    def redo(self, steps: Sequence[Step]) -> Generator[None, None, None]:
        """Replay stored steps, with pauses; those of a game before cannot be taken back."""
        last = max(last_alone(steps), self.match.past.steps)
        if isinstance(self.match.dealer, Storyteller):
            self.match.dealer.remember(steps)
        for n, step in enumerate(steps):
            if n >= last:
                self._trail.append(self.match.state.copy())
            self.match.redo(step)
            if n % SLICE == SLICE - 1:
                yield
        self._forget_old_events()

    def set_pending(self, pending: dict[int, int]) -> None:
        """Let these choices wait."""
        for player, action in pending.items():
            self.match.choose(player, action)

    def undoable(self) -> tuple[int, ...]:
        """Seats that can undo a choice: nothing was revealed, rolled or done by others since."""
        match = self.match
        if match.ready or not self._trail:
            return match.ready
        seat = alone(match.steps[-1])
        return () if seat is None else (seat,)

    def undo(self, seat: int) -> int:
        """Take back this seat's choice; returns how many steps that were."""
        if seat in self.match.ready:
            self.match.withdraw(seat)
            return 0
        self.match.take_back(self._trail.pop())
        self._forgotten = min(self._forgotten, len(self.match.events))
        self.undone += 1
        self.taken_back = self.moment
        return 1

    def events(self, since: int) -> list[tuple[int, list[Event]]] | None:
        """What each step after this moment made happen; None if that is too long ago.

        A client that has seen a step that was taken back later needs a fresh view, too.
        """
        step = len(self.match.steps)
        first = step - (self.moment - since)
        if not self.taken_back <= since <= self.moment or first < step - TOLD:
            return None
        return list(enumerate(self.match.events[first:], first + 1))

    def recent(self, count: int) -> list[tuple[int, list[Event]]]:
        """The events of the last steps, for clients that just connected."""
        first = max(0, len(self.match.steps) - count)
        return list(enumerate(self.match.events[first:], first + 1))

    def _forget_old_events(self) -> None:
        """Drop old events: a long game has thousands, and they can be recomputed from the steps."""
        events = self.match.events
        for n in range(self._forgotten, len(events) - TOLD):
            events[n] = []
        self._forgotten = max(0, len(events) - TOLD)


def alone(step: Step) -> int | None:
    """The seat that made this step alone."""
    if isinstance(step, Choices) and len(step.actions) == 1:
        return step.actions[0][0]
    return None


def last_alone(steps: Sequence[Step]) -> int:
    """Where the last choices of one seat alone begin, if the steps end with any."""
    first = len(steps)
    while first and alone(steps[first - 1]) is not None:
        if first < len(steps) and alone(steps[first - 1]) != alone(steps[first]):
            break
        first -= 1
    return first


def at_once(work: Generator[None, None, T]) -> T:
    """Run work that pauses for others without pausing."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
