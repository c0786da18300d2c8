"""What one player may know and do now: all that a screen, a bot or an adviser gets.

A position is made from `observe` and nothing else, so code that holds one cannot show or use what
is hidden from its player.

>>> from karfunkel.core.game import Chance
>>> from karfunkel.core.registry import load_game
>>> game = load_game("diamant")
>>> state = game.new({"players": 3})
>>> _ = game.apply(state, Chance(game.parse_outcome("treasure 13")))
>>> position = Position.of(game, state, 0)
>>> position.question.key
'diamant-question'
>>> [game.action_text(action) for action in position.legal]
['go on', 'leave']
>>> position.read("leave")
1
"""

from collections.abc import Mapping
from typing import Any

from karfunkel.core.game import SPECTATOR, Game, Json, Text, Turn


class Position:
    """A game as one player, or the spectator, sees it."""

    def __init__(
        self,
        game: Game,
        observed: Any,
        player: int,
        ready: tuple[int, ...] = (),
        legal: list[int] | None = None,
    ) -> None:
        self.game = game
        self.observed = observed
        """The state, with everything that the player may not see blanked."""
        self.player = player
        self.ready = ready
        """Players on turn who have chosen; what they chose stays secret."""
        if legal is None:
            legal = [] if player == SPECTATOR else game.legal(observed, player)
        self.legal = legal
        """What the player can choose now; nothing once the choice is made."""

    @classmethod
    def of(cls, game: Game, state: Any, player: int = SPECTATOR) -> "Position":
        """The position of a player in a state of the game."""
        return cls(game, game.observe(state, player), player)

    @property
    def turn(self) -> Turn:
        """Who moves now."""
        return self.game.turn(self.observed)

    @property
    def view(self) -> dict[str, Json]:
        """What a screen shows, JSON-ready."""
        return dict(self.game.show(self.observed, self.player))

    @property
    def open_view(self) -> Mapping[str, Json]:
        """The parts of the view that all see alike; shared, so they must not be changed."""
        return self.game.show_open(self.observed)

    @property
    def own_view(self) -> Mapping[str, Json]:
        """The other parts of the view."""
        return self.game.show_own(self.observed, self.player)

    @property
    def all_open(self) -> bool:
        """Whether all players see the same now."""
        return self.game.all_open(self.observed)

    @property
    def question(self) -> Text:
        """What the player is asked."""
        return self.game.question(self.observed, self.player)

    @property
    def hint(self) -> Text | None:
        """How to type a choice where there are too many to list."""
        return self.game.hint(self.observed, self.player)

    def label(self, action: int) -> Text:
        """An action as people read it in a menu."""
        return self.game.action_label(self.observed, self.player, action)

    def written(self) -> bytes | None:
        """All actions that can be chosen, as JSON; None if the game does not write them itself."""
        return self.game.write_actions(self.observed, self.player, self.legal)

    def read(self, text: str) -> int | None:
        """The legal action that a person means by this text; None if there is none."""
        return self.game.read_choice(self.observed, self.player, text)
