"""What the builders of Emerald and King of the Dice share: playing on, and looking."""

from typing import Any, Self

from karfunkel.core.game import Chance, Choices, Event, Game


class AnybodysTable:
    """A position of a game in which one player chooses at a time; players count from 1."""

    game: Game
    g: Any
    events: list[Event]

    def choose(self, *actions: str) -> Self:
        """The player who is asked chooses, one action after the other."""
        for action in actions:
            step = Choices(((self.asked - 1, self.game.parse_action(action)),))
            self.events += self.game.apply(self.g, step)
        return self

    def chance(self, *outcomes: str) -> Self:
        """Chance does this."""
        for outcome in outcomes:
            self.events += self.game.apply(self.g, Chance(self.game.parse_outcome(outcome)))
        return self

    @property
    def asked(self) -> int:
        """The player who chooses now."""
        (player,) = self.game.turn(self.g).players
        return player + 1

    @property
    def legal(self) -> list[str]:
        """What the player who is asked can choose."""
        found = self.game.legal(self.g, self.asked - 1)
        return [self.game.action_text(action) for action in found]

    @property
    def possible(self) -> dict[str, int]:
        """What chance can do, with weights."""
        found = self.game.outcomes(self.g)
        return {self.game.outcome_text(outcome): weight for outcome, weight in found}

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.turn(self.g).over

    @property
    def scores(self) -> list[int]:
        """Everybody's points."""
        return self.game.scores(self.g)

    @property
    def winners(self) -> list[int]:
        """Who wins, or leads."""
        return [player + 1 for player in self.game.winners(self.g)]

    def told(self, name: str) -> list[dict[str, object]]:
        """The arguments of all events of a name."""
        key = f"{self.game.name}-event-{name}"
        return [event.args for event in self.events if event.key == key]
