"""A builder for positions of Diamant, so that a rule's test reads like an example."""

from typing import Self

from karfunkel.core.game import Chance, Choices, Event
from karfunkel.games.diamant import rules
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.rules import GO_ON, LEAVE, TRAPS, State


class Cave:
    """A table of Diamant. `turn_up` and `choose` play; everything else arranges or looks."""

    def __init__(self, players: int = 4, **options: bool) -> None:
        self.state: State = GAME.new({"players": players, **options})
        self.events: list[Event] = []

    @classmethod
    def at(cls, position: str) -> Self:
        """The cave as a position describes it (docs/positions.md)."""
        cave = cls()
        cave.state = GAME.parse_position(f"{GAME.name}/{GAME.version}; {position}")
        return cave

    @property
    def players(self) -> int:
        return self.state.players

    def turn_up(self, *cards: str) -> Self:
        """Turn up these cards; all players in the cave go on between them."""
        for n, card in enumerate(cards):
            if n:
                self.choose()
            self.events = GAME.apply(self.state, Chance(GAME.parse_outcome(card)))
        return self

    def choose(self, *leaving: int) -> Self:
        """These players leave, the others go on."""
        on_turn = GAME.turn(self.state).players
        assert set(leaving) <= set(on_turn)
        choices = ((player, LEAVE if player in leaving else GO_ON) for player in on_turn)
        self.events = GAME.apply(self.state, Choices(tuple(choices)))
        return self

    def all_leave(self) -> Self:
        return self.choose(*GAME.turn(self.state).players)

    def finish_rounds(self, number: int) -> Self:
        """Play whole rounds in which everyone leaves after a treasure of 1."""
        for _ in range(number):
            self.turn_up("treasure 1").all_leave()
        return self

    def told(self, key: str) -> dict[str, object]:
        """The arguments of the event with this key."""
        (found,) = [event.args for event in self.events if event.key == f"diamant-event-{key}"]
        return found

    def hands(self) -> list[int]:
        return [shown["hand"] for shown in GAME.view(self.state)["players"]]

    def inside(self) -> list[int]:
        return [n for n in range(self.players) if self.state.cave >> n & 1]

    def chests(self) -> list[int]:
        return self.state.chest[: self.players]

    def left_in_deck(self, card: str) -> int:
        return self.state.deck[GAME.parse_outcome(card)]

    def traps_left(self) -> list[int]:
        return [self.left_in_deck(f"trap {trap}") for trap in TRAPS]

    def chance_of(self, card: str) -> tuple[int, int]:
        """How many of how many cards in the deck are this one."""
        outcomes = dict(GAME.outcomes(self.state))
        return outcomes.get(GAME.parse_outcome(card), 0), sum(outcomes.values())

    def row(self) -> list[str]:
        return [GAME.outcome_text(card) for card in self.state.row[: self.state.row_length]]

    @property
    def over(self) -> bool:
        return self.state.phase == rules.OVER
