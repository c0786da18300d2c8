"""A builder for positions of Emerald: a rule test arranges one in a line or two."""

from typing import Self

from karfunkel.core.game import Chance, Choices, Event
from karfunkel.games.emerald import table
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.table import CAVE, GEM_KINDS, GOLD_KINDS, State
from karfunkel.games.emerald.views import COLOURS, GEMS, PLACE_TEXTS


class Table:
    """Player 1 (red) is on turn, all cards are laid out; change what matters.

    Knights that are not placed stand in the castle. A pile that is not mentioned is as it was
    laid out: gold 1 or 2, ruby or emerald.
    """

    def __init__(self, players: int = 3, *, open_gold: bool = False, first: int = 1) -> None:
        self.g: State = GAME.new({"players": players, "open_gold": open_gold, "first": first})
        while GAME.turn(self.g).chance:
            GAME.apply(self.g, Chance(GAME.outcomes(self.g)[0][0]))
        self.events: list[Event] = []

    # --- Arranging --------------------------------------------------------------------------

    def knights(self, colour: str, *places: str) -> Self:
        """Put knights of a colour on places, such as `cave 3`; the others wait in the castle."""
        g, owner = self.g, COLOURS.index(colour)
        size = table.KNIGHTS[g.players]
        spots = sorted([PLACE_TEXTS.index(p) for p in places] + list(range(size - len(places))))
        g.knight[owner * size : (owner + 1) * size] = spots
        g.crowd = [g.knight.count(place) for place in range(table.PLACES)]
        return self

    def cards(self, field: int, gold: int = 0, gem: str = "", below: int = 0) -> Self:
        """The face-up cards beside a cave field (none if not named), and what is below each."""
        g, pile = self.g, 2 * field - 2
        g.top[pile] = gold
        g.top[pile + 1] = 1 + GOLD_KINDS + GEMS.index(gem) if gem else 0
        g.left[pile] = (1 + below) if gold else 0
        g.left[pile + 1] = (1 + below) if gem else 0
        return self

    def no_cards(self) -> Self:
        """Nothing beside any cave field."""
        for field in range(1, 1 + table.CAVE_FIELDS):
            self.cards(field)
        return self

    def dragon(self, field: int, facing: str = "exit", strip: int = 1) -> Self:
        """Put the dragon on a field, and the strip so that it begins at a field."""
        self.g.dragon, self.g.strip = field, strip
        self.g.facing = table.TOWARD_CHAMBER if facing == "chamber" else table.TOWARD_EXIT
        return self

    def hand(self, player: int, *gold: int) -> Self:
        """Gold cards in a hand, as if they had been taken one after the other."""
        from karfunkel.games.emerald.hands import note_gold

        for value in gold:
            self.g.hand[player - 1] += 1 << 3 * (value - 1)
            self.g.hand_size[player - 1] += 1
            note_gold(self.g, player - 1, value)
        return self

    def gems(self, player: int, *gems: str) -> Self:
        """Gem cards in front of a player."""
        for gem in gems:
            self.g.gems[(player - 1) * GEM_KINDS + GEMS.index(gem)] += 1
        return self

    def treasures(self, player: int, count: int) -> Self:
        """Treasures in front of a player, taken from the chamber."""
        self.g.treasures[player - 1] += count
        self.g.treasures_left -= count
        return self

    # --- Playing ----------------------------------------------------------------------------

    def choose(self, *actions: str) -> Self:
        """Whoever is asked chooses, one action after the other."""
        for action in actions:
            step = Choices(((self.asked - 1, GAME.parse_action(action)),))
            self.events += GAME.apply(self.g, step)
        return self

    def chance(self, *outcomes: str) -> Self:
        """Chance does this."""
        for outcome in outcomes:
            self.events += GAME.apply(self.g, Chance(GAME.parse_outcome(outcome)))
        return self

    # --- Looking ----------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The player who chooses now."""
        (player,) = GAME.turn(self.g).players
        return player + 1

    @property
    def legal(self) -> list[str]:
        """What the player who is asked can choose."""
        return [GAME.action_text(action) for action in GAME.legal(self.g, self.asked - 1)]

    @property
    def possible(self) -> dict[str, int]:
        """What chance can do, with weights."""
        return {GAME.outcome_text(outcome): weight for outcome, weight in GAME.outcomes(self.g)}

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return GAME.turn(self.g).over

    @property
    def scores(self) -> list[int]:
        """Everybody's points."""
        return GAME.scores(self.g)

    @property
    def winners(self) -> list[int]:
        """Who wins, or leads."""
        return [player + 1 for player in GAME.winners(self.g)]

    @property
    def strip(self) -> tuple[int, int]:
        """The first and the last cave field beside the strip."""
        return self.g.strip, self.g.strip + 3

    @property
    def dragon_at(self) -> tuple[int, str]:
        """The dragon's field, and where it faces."""
        return self.g.dragon, {1: "chamber", -1: "exit"}[self.g.facing]

    def where(self, colour: str) -> list[str]:
        """The places of a colour's knights, from the castle to the nest."""
        first = COLOURS.index(colour) * table.KNIGHTS[self.g.players]
        return [
            PLACE_TEXTS[p] for p in self.g.knight[first : first + table.KNIGHTS[self.g.players]]
        ]

    def crowd(self, field: int) -> int:
        """How many knights stand on a cave field."""
        return self.g.crowd[CAVE + field]

    def told(self, name: str) -> list[dict[str, object]]:
        """The arguments of all events of a name."""
        return [event.args for event in self.events if event.key == f"emerald-event-{name}"]
