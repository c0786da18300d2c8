"""Positions of Emerald as text: see `karfunkel.core.notation` and `docs/positions.md`."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from karfunkel.core.notation import (
    HIDDEN,
    NOTHING,
    Counts,
    Each,
    Notation,
    One,
    OneOf,
    OptionPart,
    Part,
    SeatCodec,
    Whole,
    clash,
    counted,
    impossible,
    items,
    read_counts,
    split,
    value_refusal,
    within,
)
from karfunkel.core.work import CHANCE, Work
from karfunkel.games.emerald.rules import hands, scoring
from karfunkel.games.emerald.rules import play as rules
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.state import (
    CAVE,
    CHAMBER,
    COLOUR_NAMES,
    GEM_KINDS,
    GEMS,
    GIVEN,
    GOLD_KINDS,
    KNIGHTS,
    NEST,
    NOWHERE,
    PILES,
    PLACE_TEXTS,
    State,
)

if TYPE_CHECKING:
    from karfunkel.games.emerald.game import Emerald

COLOUR = OneOf(COLOUR_NAMES)
PLACE = OneOf(PLACE_TEXTS)
GEM = OneOf(GEMS)
CARD = OneOf(table.OUTCOMES.texts()[: table.CARD_KINDS])
SEAT = SeatCodec(table.SEATS)
YES = OneOf(("no", "yes"))
MOST_TURNS = 320
MOST_PAST = table.PAST_INTS * table.PAST_PER_INT


class Knights(Part):
    """Where the knights of one colour stand, from the castle to the nest."""

    def __init__(self, colour: int) -> None:
        super().__init__(COLOUR_NAMES[colour])
        self.colour = colour

    def slots(self, g: State) -> slice:
        """Where they are in the state."""
        return slice(self.colour * KNIGHTS[g.players], (self.colour + 1) * KNIGHTS[g.players])

    def write(self, g: State) -> str:
        """Their places, if they are in play."""
        in_play = self.colour < table.COLOURS[g.players]
        return ", ".join(map(PLACE.write, g.knight[self.slots(g)])) if in_play else ""

    def read(self, g: State, text: str) -> None:
        """One place for each of them."""
        if self.colour >= table.COLOURS[g.players]:
            raise clash(self.name, "players")
        places = split(self.name, text, ",", KNIGHTS[g.players])
        g.knight[self.slots(g)] = sorted(PLACE.read(self.name, place) for place in places)


class Dragon(Part):
    """The dragon's field, and where it looks: `3 chamber`."""

    facing = OneOf(table.FACING)

    def write(self, g: State) -> str:
        """Field and direction."""
        return f"{g.dragon} {self.facing.write((g.facing + 1) // 2)}"

    def read(self, g: State, text: str) -> None:
        """Field and direction."""
        field, _, facing = text.partition(" ")
        g.dragon = Whole(1, table.CAVE_FIELDS).read(self.name, field)
        g.facing = 2 * self.facing.read(self.name, facing) - 1


class Piles(Part):
    """The cards beside the cave fields: what lies face up, and how many below: `gold 3 +1`."""

    def write(self, g: State) -> str:
        """Gold and gem for one field after the other."""
        fields = range(0, PILES, 2)
        return " / ".join(f"{self._pile(g, at)}, {self._pile(g, at + 1)}" for at in fields)

    @staticmethod
    def _pile(g: State, pile: int) -> str:
        top = CARD.write(g.top[pile] - 1) if g.top[pile] else ""
        below = g.left[pile] - bool(top)
        return f"{top} +{below}".strip() if below else top or NOTHING

    def read(self, g: State, text: str) -> None:
        """Gold and gem for one field after the other."""
        for field, group in enumerate(split(self.name, text, "/", table.CAVE_FIELDS)):
            for side, pile in enumerate(split(self.name, group, ",", 2)):
                self._read_pile(g, 2 * field + side, pile)

    def _read_pile(self, g: State, at: int, text: str) -> None:
        top, plus, below = text.partition("+")
        top = top.strip()
        g.top[at] = 0 if top in (NOTHING, "") else 1 + CARD.read(self.name, top)
        g.left[at] = bool(g.top[at])
        if plus:
            g.left[at] += Whole(1, max(table.PILE_SIZE)).read(self.name, below.strip())
        if g.top[at] and (g.top[at] > GOLD_KINDS) != at % 2:
            raise value_refusal(self.name, top, ["gold", "gem"][at % 2 : at % 2 + 1])


class Past(Part):
    """Every gold card taken, and when one was given (E12, E18): `1 took 3, 1 gave`."""

    def write(self, g: State) -> str:
        """One after the other."""
        return ", ".join(self._entry(g, entry) for entry in range(g.past_length)) or NOTHING

    @staticmethod
    def _entry(g: State, entry: int) -> str:
        who, value = 1 + hands.past_owner(g, entry), hands.past_value(g, entry)
        return f"{who} gave" if value == GIVEN else f"{who} took {value}"

    def read(self, g: State, text: str) -> None:
        """One after the other."""
        entries = items(text)
        within(self.name, len(entries), 0, MOST_PAST)
        for entry in entries:
            who, _, what = entry.partition(" ")
            owner = SEAT.read(self.name, who)
            verb, _, value = what.partition(" ")
            if what == "gave":
                hands.note_gold(g, owner, GIVEN)
            elif verb == "took":
                hands.note_gold(g, owner, Whole(1, GOLD_KINDS).read(self.name, value))
            else:
                raise value_refusal(self.name, entry, ["1 took 3", "1 gave"])


class Hand(Counts):
    """The gold in a hand, or `?` if it is hidden."""

    UNKNOWN = -1

    def __init__(self) -> None:
        super().__init__(CARD.words[:GOLD_KINDS], 3)

    def read(self, part: str, text: str) -> int:
        """Gold cards, or `?`."""
        return self.UNKNOWN if text == HIDDEN else super().read(part, text)


class Hands(Each):
    """The gold in every hand; a hand of blanked cards is hidden."""

    def write(self, g: State) -> str:
        """All hands."""
        hidden = [g.hand_size[seat] and not g.hand[seat] for seat in range(g.players)]
        shown = [
            HIDDEN if hide else self.codec.write(hand)
            for hide, hand in zip(hidden, g.hand, strict=False)
        ]
        return self.codec.between.join(shown)


class GemCards(Part):
    """The gem cards in front of every player."""

    def write(self, g: State) -> str:
        """All players."""
        rows = range(0, g.players * GEM_KINDS, GEM_KINDS)
        return " / ".join(counted(GEMS, g.gems[at : at + GEM_KINDS]) for at in rows)

    def read(self, g: State, text: str) -> None:
        """All players."""
        for player, group in enumerate(split(self.name, text, "/", g.players)):
            at = player * GEM_KINDS
            g.gems[at : at + GEM_KINDS] = read_counts(self.name, group, GEM)


class Moved(Part):
    """The knight that moved last in this turn: `red cave 3`; `red -` once it is in the nest."""

    def write(self, g: State) -> str:
        """Colour and place."""
        place = NOTHING if g.moved_place == NOWHERE else PLACE.write(g.moved_place)
        return f"{COLOUR.write(g.moved_colour)} {place}"

    def read(self, g: State, text: str) -> None:
        """Colour and place."""
        colour, _, place = text.partition(" ")
        g.moved_colour = COLOUR.read(self.name, colour)
        g.moved_place = NOWHERE if place == NOTHING else PLACE.read(self.name, place)


class Caught(Part):
    """The colour of the knight that was caught last, and whether it is the one that moved."""

    def write(self, g: State) -> str:
        """`red`, or `red moved`."""
        return COLOUR.write(g.caught_colour) + " moved" * g.caught_moved

    def read(self, g: State, text: str) -> None:
        """`red`, or `red moved`."""
        colour, _, moved = text.partition(" ")
        g.caught_colour = COLOUR.read(self.name, colour)
        g.caught_moved = OneOf(("", "moved")).read(self.name, moved)


class EmeraldNotation(Notation):
    """What a table of Emerald shows, and the gold in the hands; in an observed one that is `?`."""

    def __init__(self, game: "Emerald") -> None:
        super().__init__(game)
        piles = [f"{kind} {1 + n}" for n in range(table.CAVE_FIELDS) for kind in ("gold", "gem")]
        self.parts = (
            OptionPart("players", lambda g: g.players),
            OptionPart("open_gold", lambda g: bool(g.open_gold)),
            OptionPart("treasures", lambda g: g.treasures_left + sum(g.treasures)),
            One("turn", "turns", Whole(0, MOST_TURNS)),
            One("player", "active", SEAT),
            One("phase", "phase", OneOf(table.PHASES)),
            One("strip", "strip", Whole(1, table.LAST_STRIP)),
            Dragon("dragon"),
            *(Knights(colour) for colour in range(len(COLOUR_NAMES))),
            One("second", "second", YES),
            One("took", "took", YES),
            Moved("moved"),
            One("held", "held_place", PLACE, NOWHERE),
            Caught("caught"),
            One("pile", "pile", OneOf(piles)),
            Piles("cards"),
            Past("gold"),
            Hands("hands", "hand", Hand()),
            GemCards("gems"),
            One("four_gems", "collector", SEAT, NOWHERE),
            One("way", "way", OneOf(table.WAYS)),
        )

    def hidden(self, g: State, players: Iterable[int]) -> bool:
        """E12: the gold of at least one player is not known."""
        return any(g.hand_size[seat] and not g.hand[seat] for seat in players)

    # --- What follows -------------------------------------------------------------------------

    def derive(self, g: State, given: Mapping[str, str]) -> None:
        """Crowds, treasures, hands, cards never seen, bonus cards, and who is on turn."""
        if "phase" not in given and g.turns:
            g.phase = table.MOVE
        g.crowd = [g.knight.count(place) for place in range(table.PLACES)]
        for player in range(g.players):
            g.treasures[player] = self._knights(g, player).count(CHAMBER)
        g.treasures_left -= sum(g.treasures)
        self._derive_gold(g, "hands" in given)
        for card in range(table.CARD_KINDS):
            g.unseen[card] -= g.top.count(1 + card)
        for at, gems in enumerate(g.gems):
            g.unseen[GOLD_KINDS + at % GEM_KINDS] -= gems
        self._derive_bonus(g)
        g.on_turn = self._on_turn(g)

    def _derive_gold(self, g: State, given: bool) -> None:
        """A hand that is not given is what was taken; if a card of it was given, it is hidden."""
        hand_size = [0] * table.SEATS
        taken = [0] * table.SEATS
        gave = [False] * table.SEATS
        for entry in range(g.past_length):
            owner, value = hands.past_owner(g, entry), hands.past_value(g, entry)
            if value == GIVEN:
                hand_size[owner] -= 1
                gave[owner] = True
            else:
                hand_size[owner] += 1
                taken[owner] += 1 << 3 * (value - 1)
                g.unseen[value - 1] -= 1
        if not given:
            g.hand = [0 if gave else hand for hand, gave in zip(taken, gave, strict=True)]
        g.hand = [0 if hand == Hand.UNKNOWN else hand for hand in g.hand]
        g.hand_size = hand_size

    @staticmethod
    def _derive_bonus(g: State) -> None:
        """E13; E22 at the end."""
        owners = [g.collector]
        if g.phase == table.OVER:
            owners += [scoring.majority(g, gem) for gem in range(GEM_KINDS)]
        for owner in owners:
            if owner != NOWHERE:
                g.bonus[owner] += 1

    @staticmethod
    def _on_turn(g: State) -> int:
        if g.phase in (table.DRAW_FIRST, table.LAY_OUT, table.UNCOVER, table.ROLL):
            return CHANCE
        if g.phase == table.OVER:
            return 0
        return 1 << (g.caught_colour % g.players if g.phase == table.ANSWER else g.active)

    @staticmethod
    def _knights(g: State, player: int) -> list[int]:
        """The places of all knights of a player."""
        size, colours = KNIGHTS[g.players], range(player, table.COLOURS[g.players], g.players)
        return [place for c in colours for place in g.knight[c * size : (c + 1) * size]]

    # --- What cannot be -----------------------------------------------------------------------

    def check(self, g: State) -> None:
        """Check that the cards, treasures and knights exist, and that the phase fits them."""
        for part, seat in (("player", g.active), ("four_gems", g.collector)):
            if seat >= g.players:
                raise clash(part, "players")
        within("treasures", g.treasures_left, 0, table.TREASURES)
        self._check_cards(g)
        self._check_hands(g)
        within("dragon", g.dragon, max(1, g.strip - 1), g.strip + table.STRIP_LENGTH - 1)
        if g.dragon < g.strip and g.facing != table.TOWARD_CHAMBER:
            raise clash("dragon", "strip")
        self._check_turn_parts(g)
        self._check_phase(g)

    def _check_cards(self, g: State) -> None:
        """E3, E4: no more cards of a kind than there are, and the piles made of them."""
        for card, left in enumerate(g.unseen):
            if left < 0:
                most = table.CARDS[card]
                raise impossible(CARD.words[card], most - left, f"0–{most}")
        for pile, left in enumerate(g.left):
            within("cards", left, 0, table.PILE_SIZE[pile])
        for side, unseen in enumerate((g.unseen[:GOLD_KINDS], g.unseen[GOLD_KINDS:])):
            below = sum(g.left[side::2]) - sum(top > 0 for top in g.top[side::2])
            within("cards", below, 0, sum(unseen))
        bare = [at for at in range(PILES) if g.left[at] and not g.top[at]]
        if g.phase == table.DRAW_FIRST:
            fits = len(bare) == PILES and g.pile == 0
        elif g.phase == table.LAY_OUT:
            fits = bare == list(range(g.pile, PILES))
        elif g.phase == table.UNCOVER:
            fits = bare == [g.pile]
        else:
            fits = not bare and g.pile == 0
        if not fits:
            raise clash("phase", "cards")

    def _check_hands(self, g: State) -> None:
        """E12, E18: a hand is what was taken less what was given."""
        sizes, taken = [0] * g.players, [0] * g.players
        for entry in range(g.past_length):
            owner, value = hands.past_owner(g, entry), hands.past_value(g, entry)
            if owner >= g.players:
                raise clash("gold", "players")
            sizes[owner] += -1 if value == GIVEN else 1
            taken[owner] += 0 if value == GIVEN else 1 << 3 * (value - 1)
            if sizes[owner] < 0:
                raise clash("gold", "hands")
        for seat, size in enumerate(sizes):
            counts = [g.hand[seat] >> 3 * card & 7 for card in range(GOLD_KINDS)]
            had = [taken[seat] >> 3 * card & 7 for card in range(GOLD_KINDS)]
            too_many = any(now > ever for now, ever in zip(counts, had, strict=True))
            if too_many or (g.hand[seat] and sum(counts) != size):
                raise clash("hands", "gold")
        if self.hidden(g, range(g.players)) and (g.open_gold or g.phase == table.OVER):
            raise clash("hands", "open_gold" if g.open_gold else "phase")
        for seat in range(g.players):
            four = all(g.gems[seat * GEM_KINDS : (seat + 1) * GEM_KINDS])
            if (g.collector == NOWHERE and four) or (g.collector == seat and not four):
                raise clash("four_gems", "gems")

    def _check_turn_parts(self, g: State) -> None:
        """The knights that the turn refers to stand where it says."""
        colours = table.COLOURS[g.players]
        if max(g.moved_colour, g.caught_colour) >= colours:
            raise clash("moved" if g.moved_colour >= colours else "caught", "players")
        if g.moved_place not in (NOWHERE, CHAMBER):
            if g.moved_place == NEST or not rules.knights_at(g, g.moved_colour, g.moved_place):
                raise clash("moved", COLOUR_NAMES[g.moved_colour])
            if g.moved_colour % g.players != g.active:
                raise clash("moved", "player")
        if g.held_place != NOWHERE:
            others = rules.knights_at(g, g.moved_colour, g.held_place)
            if not CAVE < g.held_place < CHAMBER or others <= (g.held_place == g.moved_place):
                raise clash("held", "moved")
        laid_out = g.phase > table.LAY_OUT
        if laid_out != (g.turns > 0):
            raise clash("phase", "turn")

    def _check_phase(self, g: State) -> None:
        """Everything that the phase needs is present."""
        lonely = any(rules.knights_in_play(g, player) < 2 for player in range(g.players))
        if (g.phase == table.OVER) != bool(lonely or g.treasures_left == 0):
            raise clash("phase", "treasures" if g.treasures_left == 0 else "players")
        field = g.moved_place - CAVE
        in_cave = CAVE < g.moved_place < CHAMBER
        if g.phase in (table.TAKE, table.UNCOVER) and not in_cave:
            raise clash("phase", "moved")
        if g.phase == table.TAKE and not (g.top[2 * field - 2] and g.top[2 * field - 1]):
            raise clash("phase", "cards")
        if g.phase == table.UNCOVER and g.pile // 2 != field - 1:
            raise clash("pile", "moved")
        if g.phase in (table.ROLL, table.CATCH, table.ANSWER) and g.moved_place == CHAMBER:
            raise clash("phase", "moved")
        if g.phase == table.CATCH and rules.list_victims(g, Work()) < 2:
            raise clash("phase", "dragon")
        if g.phase == table.ANSWER:
            if not rules.knights_at(g, g.caught_colour, CAVE + g.dragon):
                raise clash("caught", "dragon")
            if not g.hand_size[g.caught_colour % g.players]:
                raise clash("caught", "hands")
