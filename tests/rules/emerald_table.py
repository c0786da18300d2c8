"""A builder for positions of Emerald: a rule test arranges one in a line or two."""

from typing import Self

from karfunkel.core.game import Chance, Event
from karfunkel.core.notation import items
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.notation import Hand
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.state import (
    CAVE,
    PLACE_TEXTS,
    State,
)
from karfunkel.games.emerald.rules.state import COLOUR_NAMES as COLOURS
from tests.rules.anybodys_table import AnybodysTable

PARTS = {part.name: part for part in GAME.notation.parts}


class Table(AnybodysTable):
    """Player 1 (red) is on turn, all cards are laid out; change what matters.

    Knights that are not placed stand in the castle. A pile that is not mentioned is as it was
    laid out: gold 1 or 2, ruby or emerald.
    """

    game = GAME

    def __init__(self, players: int = 3, *, open_gold: bool = False, first: int = 1) -> None:
        self.g: State = GAME.new({"players": players, "open_gold": open_gold, "first": first})
        while GAME.turn(self.g).chance:
            GAME.apply(self.g, Chance(GAME.outcomes(self.g)[0][0]))
        self.events: list[Event] = []

    @classmethod
    def at(cls, position: str) -> Self:
        """The table as a position describes it (docs/positions.md)."""
        table = cls()
        table.g = GAME.parse_position(f"{GAME.name}/{GAME.version}; {position}")
        return table

    # --- Arranging --------------------------------------------------------------------------

    def put(self, part: str, text: str) -> Self:
        """Change a part of the position, in its notation (docs/positions.md)."""
        PARTS[part].read(self.g, text)
        self.g.crowd = [self.g.knight.count(place) for place in range(table.PLACES)]
        return self

    def change(self, part: str, group: int, text: str) -> Self:
        """Change what a part says of one cave field, or of one player."""
        groups = PARTS[part].write(self.g).split(" / ")
        groups[group - 1] = text
        return self.put(part, " / ".join(groups))

    def knights(self, colour: str, *places: str) -> Self:
        """Put knights of a colour on places, such as `cave 3`; the others wait in the castle."""
        waiting = PLACE_TEXTS[: table.KNIGHTS[self.g.players] - len(places)]
        return self.put(colour, ", ".join([*waiting, *places]))

    def cards(self, field: int, gold: int = 0, gem: str = "", below: int = 0) -> Self:
        """The face-up cards beside a cave field (none if not named), and what is below each."""
        more = f" +{below}" if below else ""
        left = f"gold {gold}{more}" if gold else "-"
        return self.change("cards", field, f"{left}, gem {gem}{more}" if gem else f"{left}, -")

    def no_cards(self) -> Self:
        """Nothing beside any cave field."""
        return self.put("cards", " / ".join(["-, -"] * table.CAVE_FIELDS))

    def dragon(self, field: int, facing: str = "exit", strip: int = 1) -> Self:
        """Put the dragon on a field, and the strip so that it begins at a field."""
        return self.put("dragon", f"{field} {facing}").put("strip", str(strip))

    def hand(self, player: int, *gold: int) -> Self:
        """Gold cards in a hand, as if they had been taken one after the other."""
        self.put("gold", ", ".join(f"{player} took {value}" for value in gold) or "-")
        self.g.hand[player - 1] += Hand().read("hands", ", ".join(f"gold {n}" for n in gold))
        self.g.hand_size[player - 1] += len(gold)
        return self

    def gems(self, player: int, *gems: str) -> Self:
        """Gem cards in front of a player."""
        before = PARTS["gems"].write(self.g).split(" / ")[player - 1]
        return self.change("gems", player, ", ".join([*items(before), *gems]))

    def treasures(self, player: int, count: int) -> Self:
        """Treasures in front of a player, taken from the chamber."""
        self.g.treasures[player - 1] += count
        self.g.treasures_left -= count
        return self

    # --- Playing ----------------------------------------------------------------------------

    # --- Looking ----------------------------------------------------------------------------

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
