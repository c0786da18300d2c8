"""One game being played: the state, the record, and pending choices.

>>> from karfunkel.core.dealer import Seeded
>>> from karfunkel.core.registry import load_game
>>> match = Match(load_game("diamant"), {"players": 2}, Seeded(7))
>>> [event.key for event in match.play_chance()]
['diamant-event-round-begins', 'diamant-event-treasure']
>>> match.choose(0, 0)
[]
>>> match.waiting
(1,)
>>> [event.key for event in match.choose(1, 1)]
['diamant-event-going-on', 'diamant-event-leaving']
"""

from collections.abc import Callable, Iterable
from typing import Any

from karfunkel.core.dealer import Dealer
from karfunkel.core.errors import IllegalStep
from karfunkel.core.game import SPECTATOR, Chance, Choices, Event, Game, Options, Step, Turn
from karfunkel.core.past import NOTHING, Anew, Past
from karfunkel.core.position import Position


class Match:
    """A game with its dealer, from the start, from a position, or going on from another game.

    `on_step` is called with every step right after it has happened.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        dealer: Dealer,
        steps: Iterable[Step] = (),
        on_step: Callable[[Step], None] | None = None,
        position: str = "",
        past: Past = NOTHING,
    ) -> None:
        self.game = game
        self.past = past
        self.options = game.complete(options)
        self.dealer = dealer
        self._state = game.begin(self.options, position)
        self.steps: list[Step] = []
        self.events: list[list[Event]] = []
        """The events of each step."""
        self._pending: dict[int, int] = {}
        self._observed: dict[int, Any] = {}
        self._legal: dict[int, list[int]] = {}
        self._turn: Turn | None = None
        """What each player sees of this state and may choose, and who moves, cached."""
        self._on_step: Callable[[Step], None] | None = None
        self._take_over()
        for step in steps:
            self.redo(step)
        self._on_step = on_step

    def redo(self, step: Step) -> list[Event]:
        """Replay a recorded step; the dealer draws too, so that it stays in step."""
        if len(self.steps) < self.past.steps:
            return self._redo_past(step)
        if isinstance(step, Chance) and self.turn.chance:
            if self._draw() != step.outcome:
                raise IllegalStep("error-not-dealt", outcome=self.game.outcome_text(step.outcome))
            return self._took(step, self.game.carry_out(self._state, step))
        return self._took(step, self.game.apply(self._state, step))

    def _redo_past(self, step: Step) -> list[Event]:
        """Replay a step of the previous game, whose dealer dealt it and which told others more."""
        kept = [one.view for one in self.past.anew if one.steps > len(self.steps)]
        told = self.game.apply(self._state, step)
        events = [event for event in told if all(event.seen_by(view) for view in kept)]
        self._took(step, events)
        self._take_over()
        return events

    def _take_over(self) -> None:
        """Put what was drawn anew in place, if that was after this step."""
        for one in self.past.anew:
            if one.steps == len(self.steps):
                drawn = self.game.parse_position(one.position)
                if self.game.observe(drawn, one.view) != self.game.observe(self._state, one.view):
                    raise IllegalStep("error-record-anew", step=one.steps)
                self.state = drawn

    def draw_anew(self, view: int) -> None:
        """After the last step of the previous game: draw anew what `view` cannot know.

        If nothing is hidden, nothing is noted.
        """
        observed = self.game.observe(self._state, view)
        if observed == self._state:
            return
        drawn = self.game.resample(observed, view, self.dealer.anew())
        one = Anew(len(self.steps), view, self.game.position_text(drawn))
        self.past = self.past._replace(anew=(*self.past.upto(one.steps), one))
        self.events = [[event for event in told if event.seen_by(view)] for told in self.events]
        self._take_over()

    @property
    def state(self) -> Any:
        """The full state, including what is hidden. Use `position` to show something."""
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state
        self._changed()

    @property
    def turn(self) -> Turn:
        """Who moves now."""
        if self._turn is None:
            self._turn = self.game.turn(self._state)
        return self._turn

    @property
    def waiting(self) -> tuple[int, ...]:
        """The players on turn who have not chosen yet."""
        players = self.turn.players
        if not self._pending:
            return players
        return tuple([player for player in players if player not in self._pending])

    @property
    def ready(self) -> tuple[int, ...]:
        """The players on turn who have chosen; what they chose stays secret (D11)."""
        return tuple(sorted(self._pending)) if self._pending else ()

    def legal(self, player: int) -> list[int]:
        """What the player can choose now; nothing once the choice is made."""
        return [] if player in self._pending else self._offered(player).copy()

    def _seen(self, player: int) -> Any:
        """What a player sees, made once for each state."""
        observed = self._observed.get(player)
        if observed is None:
            observed = self._observed[player] = self.game.observe(self._state, player)
        return observed

    def _offered(self, player: int) -> list[int]:
        """The legal actions of a player, listed once for each state."""
        legal = self._legal.get(player)
        if legal is None:
            legal = self._legal[player] = self.game.legal(self._seen(player), player)
        return legal

    def choose(self, player: int, action: int) -> list[Event]:
        """Accept a player's choice. It takes effect when the last player on turn has chosen."""
        players, pending = self.turn.players, self._pending
        if player not in players:
            raise IllegalStep("error-not-on-turn", player=player)
        if player in pending:
            raise IllegalStep("error-chosen-already", player=player)
        if type(action) is not int or action not in self._offered(player):
            raise self.game.illegal_action(self._state, player, action)
        pending[player] = action
        if len(pending) < len(players):
            return []
        step = Choices(tuple(sorted(pending.items())))
        pending.clear()
        return self._took(step, self.game.carry_out(self._state, step))

    def withdraw(self, player: int) -> None:
        """Take back a choice while others are still choosing: nobody has seen it."""
        if player not in self._pending:
            raise IllegalStep("error-nothing-to-undo", player=player)
        del self._pending[player]

    def take_back(self, before: Any) -> None:
        """Take back the last step, which the players made; `before` is the state before it."""
        self.steps.pop()
        self.events.pop()
        self.state = before

    def pending(self) -> dict[int, int]:
        """The choices made while others are still choosing; save these with the match."""
        return dict(self._pending)

    def play_chance(self) -> list[Event]:
        """Let chance move once, if it is chance's turn."""
        if not self.turn.chance:
            return []
        step = Chance(self._draw())
        return self._took(step, self.game.carry_out(self._state, step))

    def _draw(self) -> int:
        """The dealer's next outcome; refuse an impossible one, which a script may contain."""
        outcomes = self.game.outcomes(self._state)
        outcome = self.dealer.deal(outcomes)
        for known, _ in outcomes:
            if known == outcome:
                return outcome
        raise self.game.illegal_outcome(self._state, outcome)

    def _changed(self) -> None:
        """The state has changed: forget what was cached about it."""
        self._observed.clear()
        self._legal.clear()
        self._turn = None

    def _took(self, step: Step, events: list[Event]) -> list[Event]:
        self._changed()
        self.steps.append(step)
        self.events.append(events)
        if self._on_step:
            self._on_step(step)
        return events

    def position(self, player: int = SPECTATOR) -> Position:
        """What this player, or the spectator, may know and do now."""
        legal = [] if player == SPECTATOR else self._offered(player)
        legal = [] if player in self._pending else legal.copy()
        return Position(self.game, self._seen(player), player, self.ready, legal)

    def sight(self, player: int = SPECTATOR) -> Position:
        """What this player, or the spectator, may know now, without what can be chosen."""
        return Position(self.game, self._seen(player), player, self.ready, [])

    def revealed(self) -> Position:
        """Everything revealed, for looking back at a game that is over."""
        return Position(self.game, self.game.copy(self._state), SPECTATOR)
