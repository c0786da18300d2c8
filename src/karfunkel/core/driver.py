"""The one loop that plays a match: whose turn, chance, ask, choose.

>>> from karfunkel.core.dealer import Seeded
>>> from karfunkel.core.registry import load_game
>>> class Careful(Chooser):
...     def choose(self, position: Position) -> int:
...         return position.legal[-1]
>>> match = Match(load_game("diamant"), {"players": 2}, Seeded(7))
>>> play(match, [Careful(), Careful()])
>>> match.turn.over
True
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from karfunkel.core.bot import Bot
from karfunkel.core.game import Event
from karfunkel.core.match import Match
from karfunkel.core.position import Position
from karfunkel.core.rng import Rng, seed

BEGINNINGS = 1 << 50
"""The random streams that bots use in `begin`."""


class Chooser(ABC):
    """Chooses for a seat: a person at a screen, a bot, a test."""

    def begin(self, player: int) -> None:  # noqa: B027 (most have nothing to prepare)
        """The match begins, or is resumed."""

    @abstractmethod
    def choose(self, position: Position) -> int:
        """One of the legal actions."""


class Seated(Chooser):
    """A bot at a seat. It is not asked when there is only one legal action."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.decisions = 0
        self.seconds = 0.0
        """The total time of these decisions."""

    def begin(self, player: int) -> None:
        """Let the bot draw its random settings for this game."""
        self.bot.begin(player, self.rng)

    def choose(self, position: Position) -> int:
        """What the bot chooses."""
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        before = time.perf_counter()
        action = self.bot.choose(position.observed, position.player, legal, self.rng)
        self.seconds += time.perf_counter() - before
        self.decisions += 1
        return action


class Resumable(Seated):
    """A bot in a match that may be stopped and resumed: all its randomness follows from a seed.

    It draws the same settings whenever the match begins or resumes, and each decision has its own
    random stream.
    """

    def __init__(self, bot: Bot, number: int, match: Match) -> None:
        super().__init__(bot, Rng())
        self.number = number
        self.match = match

    def begin(self, player: int) -> None:
        """Draw the same settings every time."""
        seed(self.rng, self.number, BEGINNINGS + player)
        super().begin(player)

    def choose(self, position: Position) -> int:
        """What the bot chooses at this step."""
        players = int(self.match.options["players"])
        stream = len(self.match.steps) * players + position.player + 1
        seed(self.rng, self.number, stream)
        return super().choose(position)


def nobody(events: list[Event]) -> None:
    """Tell nobody what happened."""


def play(
    match: Match, choosers: Sequence[Chooser], tell: Callable[[list[Event]], None] = nobody
) -> None:
    """Play a match from its current state to the end; `tell` gets the events of each step.

    Every seat has its chooser. If a chooser raises (a person stops, a bot fails), the loop ends
    between two steps: the match is as it was before that choice and can be resumed.
    """
    for player, chooser in enumerate(choosers):
        chooser.begin(player)
    while True:
        events: list[Event] = []
        if waiting := match.waiting:
            # Simultaneous choices take effect with the last one.
            for player in waiting:
                events = match.choose(player, choosers[player].choose(match.position(player)))
        elif match.turn.chance:
            events = match.play_chance()
        else:
            return
        tell(events)
