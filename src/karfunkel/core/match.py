"""One game being played: the state, the record, and choices that wait for the others.

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

from karfunkel.core.dealer import Dealer
from karfunkel.core.errors import IllegalStep
from karfunkel.core.game import SPECTATOR, Chance, Choices, Event, Game, Json, Options, Step, Turn


class Match:
    """A game with its dealer. `on_step` is told every step as soon as it has happened."""

    def __init__(
        self,
        game: Game,
        options: Options,
        dealer: Dealer,
        steps: Iterable[Step] = (),
        on_step: Callable[[Step], None] | None = None,
    ) -> None:
        self.game = game
        self.options = game.complete(options)
        self.dealer = dealer
        self.state = game.new(self.options)
        self.steps: list[Step] = []
        self.events: list[list[Event]] = []
        """What each step made happen."""
        self._pending: dict[int, int] = {}
        self._on_step: Callable[[Step], None] | None = None
        for step in steps:
            self.redo(step)
        self._on_step = on_step

    def redo(self, step: Step) -> None:
        """Take a recorded step, keeping the dealer in time with it."""
        if isinstance(step, Chance):
            outcomes = self.game.outcomes(self.state)
            if outcomes and self.dealer.deal(outcomes) != step.outcome:
                raise IllegalStep("error-not-dealt", outcome=self.game.outcome_text(step.outcome))
        self._take(step)

    @property
    def turn(self) -> Turn:
        """Who moves now."""
        return self.game.turn(self.state)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The players on turn who have not chosen yet."""
        players = self.turn.players
        if not self._pending:
            return players
        return tuple([player for player in players if player not in self._pending])

    @property
    def ready(self) -> tuple[int, ...]:
        """The players on turn who have chosen: that is all anybody may know of it (D11)."""
        return tuple(sorted(self._pending))

    def legal(self, player: int) -> list[int]:
        """What the player can choose now; nothing once the choice is made."""
        return [] if player in self._pending else self.game.legal(self.state, player)

    def choose(self, player: int, action: int) -> list[Event]:
        """Take a player's choice. Nothing happens before the last player on turn has chosen."""
        if player not in self.turn.players:
            raise IllegalStep("error-not-on-turn", player=player)
        if player in self._pending:
            raise IllegalStep("error-chosen-already", player=player)
        if type(action) is not int or action not in self.game.legal(self.state, player):
            raise self.game.illegal_action(self.state, player, action)
        self._pending[player] = action
        if self.waiting:
            return []
        step = Choices(tuple(sorted(self._pending.items())))
        self._pending.clear()
        return self._take(step)

    def withdraw(self, player: int) -> None:
        """Take a choice back while others are still choosing: nobody has learnt anything of it."""
        if player not in self._pending:
            raise IllegalStep("error-nothing-to-undo", player=player)
        del self._pending[player]

    def pending(self) -> dict[int, int]:
        """The choices that wait for others; whoever keeps a match safe keeps these too."""
        return dict(self._pending)

    def play_chance(self) -> list[Event]:
        """Let chance move, once, if it is to move."""
        outcomes = self.game.outcomes(self.state)
        return self._take(Chance(self.dealer.deal(outcomes))) if outcomes else []

    def _take(self, step: Step) -> list[Event]:
        events = self.game.apply(self.state, step)
        self.steps.append(step)
        self.events.append(events)
        if self._on_step:
            self._on_step(step)
        return events

    def view(self, player: int = SPECTATOR) -> dict[str, Json]:
        """What a screen of this player shows, with who is on turn and who is ready."""
        turn = self.turn
        return {
            **self.game.view(self.state, player),
            "chance": turn.chance,
            "over": turn.over,
            "on_turn": list(turn.players),
            "ready": list(self.ready),
            "you": None if player == SPECTATOR else player,
        }
