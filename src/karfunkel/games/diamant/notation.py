"""Positions of Diamant as text: see `karfunkel.core.notation` and `docs/positions.md`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from karfunkel.core.notation import (
    Each,
    Notation,
    One,
    OneOf,
    OptionPart,
    Part,
    SetOf,
    Whole,
    clash,
    counted,
    impossible,
    items,
    read_counts,
    within,
)
from karfunkel.games.diamant import rules
from karfunkel.games.diamant.rules import CHOOSE, FIRST_TRAP, OVER, RELIC, TURN_UP, State

if TYPE_CHECKING:
    from karfunkel.games.diamant.game import Diamant

CARDS = OneOf(rules.OUTCOMES.texts())
RELICS = rules.CARDS[RELIC]
MOST_GEMS = 999


class Row(Part):
    """The cards that lie in the cave, in the order in which they were turned up."""

    def write(self, g: State) -> str:
        """Their names."""
        return ", ".join(map(CARDS.write, g.row[: g.row_length])) or "-"

    def read(self, g: State, text: str) -> None:
        """Put them in the row and take them out of the deck."""
        cards = [CARDS.read(self.name, item) for item in items(text)]
        if len(cards) > rules.DECK:
            raise impossible(self.name, len(cards), f"0–{rules.DECK}")
        g.row[: len(cards)] = cards
        g.row_length = len(cards)


class Gone(Part):
    """The traps and relics that have left the game (D19, D20); the deck is what remains."""

    def __init__(self, name: str, notation: "DiamantNotation") -> None:
        super().__init__(name)
        self.notation = notation

    def write(self, g: State) -> str:
        """How many of each kind."""
        pack = self.notation.pack(g)
        row = g.row[: g.row_length]
        gone = [pack[card] - g.deck[card] - row.count(card) for card in range(rules.CARD_KINDS)]
        return counted(CARDS.words, gone)

    def read(self, g: State, text: str) -> None:
        """Take them out of the deck."""
        for card, count in enumerate(read_counts(self.name, text, CARDS)):
            g.deck[card] -= count


class DiamantNotation(Notation):
    """Everything on the table of Diamant: nothing is hidden."""

    def __init__(self, game: "Diamant") -> None:
        super().__init__(game)
        seats = [str(seat + 1) for seat in range(rules.SEATS)]
        self.packs = game.packs
        self.parts = (
            OptionPart("players", lambda g: g.players),
            OptionPart("rounds", lambda g: g.rounds),
            OptionPart("closed_chests", lambda g: bool(g.closed_chests)),
            OptionPart("deck", self.pack_name),
            One("round", "round", Whole(1, rules.ROUNDS)),
            Row("row"),
            One("phase", "phase", OneOf(rules.PHASES)),
            One("cave", "cave", SetOf(seats)),
            One("hand", "hand", Whole(0, MOST_GEMS)),
            One("lying", "lying", Whole(0, MOST_GEMS)),
            One("relics_lying", "relics_lying", Whole(0, RELICS)),
            Each("chests", "chest", Whole(0, MOST_GEMS)),
            Each("relics", "relics", Whole(0, RELICS)),
            Gone("gone", self),
        )

    def pack_name(self, g: State) -> str:
        """The deck that the game began with: treasures never leave it (D21)."""
        row = g.row[: g.row_length]
        treasures = [g.deck[card] + row.count(card) for card in range(FIRST_TRAP)]
        return next(
            name for name, pack in self.packs.items() if list(pack[:FIRST_TRAP]) == treasures
        )

    def pack(self, g: State) -> tuple[int, ...]:
        """The cards of that deck."""
        return self.packs[self.pack_name(g)]

    def derive(self, g: State, given: Mapping[str, str]) -> None:
        """The deck, the traps and the relics, and whether a choice follows the row."""
        row = g.row[: g.row_length]
        for card in row:
            g.deck[card] -= 1
            if FIRST_TRAP <= card < RELIC:
                g.traps |= 1 << card - FIRST_TRAP
        g.relics_out = sum(g.relics)
        if "relics_lying" not in given:
            g.relics_lying = row.count(RELIC)
        if "phase" not in given:
            g.phase = CHOOSE if row else TURN_UP
        if g.phase == OVER and "cave" not in given:
            g.cave = 0

    def check(self, g: State) -> None:
        """Check that the cards, relics and gems exist, and that the phase fits them."""
        self._check_cards(g)
        self._check_gems(g)
        within("round", g.round, 1, g.rounds)
        if g.cave >> g.players:
            raise clash("cave", "players")
        row = g.row_length > 0
        if g.phase == OVER:
            if g.cave or row or g.round < g.rounds:
                raise clash("phase", "cave" if g.cave else "row" if row else "round")
        elif not g.cave or (not row and g.cave != (1 << g.players) - 1):
            raise clash("cave", "row")
        elif g.phase == CHOOSE and not row:
            raise clash("phase", "row")

    def _check_cards(self, g: State) -> None:
        row = g.row[: g.row_length]
        if min(g.deck) < 0:
            short = g.deck.index(min(g.deck))
            raise clash("row" if short in row else "gone", CARDS.words[short])
        try:
            pack = self.pack(g)
        except StopIteration:
            raise clash("gone", "deck") from None
        finished = self._finished(g)
        lost = 0
        for card in range(FIRST_TRAP, RELIC):
            within(CARDS.words[card], row.count(card), 0, 1)
            gone = pack[card] - g.deck[card] - row.count(card)
            within("gone", gone, 0, max(0, pack[card] - 1))
            lost += gone
        within("gone", lost, 0, finished)
        carried = row.count(RELIC) - g.relics_lying
        within("relics_lying", g.relics_lying, 0, row.count(RELIC))
        gone = pack[RELIC] - g.deck[RELIC] - row.count(RELIC)
        within("gone", gone, 0, pack[RELIC] if finished else 0)
        within("relics", g.relics_out, carried, gone + carried)
        if not sum(g.deck):
            raise clash("row", "deck")

    def _check_gems(self, g: State) -> None:
        """D7, D12, D14: nobody has more gems than were found."""
        pack = self.pack(g)
        all_gems = sum(n * gems for n, gems in zip(pack, rules.TREASURES, strict=False))
        found = sum(rules.TREASURES[card] for card in g.row[: g.row_length] if card < FIRST_TRAP)
        inside = g.cave.bit_count()
        within("lying", g.lying, 0, found)
        within("hand", g.hand, 0, (found - g.lying) // max(1, inside))
        paid = sum(rules.RELIC_PAYS[: g.relics_out])
        kept = g.hand * inside + g.lying
        within("chests", sum(g.chest), 0, all_gems * self._finished(g) + found - kept + paid)

    @staticmethod
    def _finished(g: State) -> int:
        """Rounds that are over."""
        return g.round - 1 + (g.phase == OVER)
