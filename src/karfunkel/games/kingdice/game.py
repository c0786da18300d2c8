"""King of the Dice as the contract asks for it: options, notation, views, texts."""

from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from karfunkel.core import policies as any_game
from karfunkel.core.errors import Refusal
from karfunkel.core.game import (
    Game,
    Json,
    Option,
    Options,
    Text,
    number,
    one_of,
    seat,
    seats,
    shown,
)
from karfunkel.core.link import with_constants
from karfunkel.games.kingdice import bots, data, features, policies, rules, scoring, stats, tables
from karfunkel.games.kingdice import state as table
from karfunkel.games.kingdice.condition_text import condition_text
from karfunkel.games.kingdice.screen import (
    CITIZENS,
    COLOURS,
    EFFECTS,
    FEWEST_PLAYERS,
    GEMS,
    PHASES,
    Screen,
    bits,
    gem_on,
)
from karfunkel.games.kingdice.state import (
    CARDS,
    DICE,
    JOKERS,
    NUMBERS,
    PILE_SIZE,
    PILES,
    SEATS,
    TERRAINS,
    State,
)
from karfunkel.games.kingdice.views import KingDiceView

RANDOM_FIRST = 0
TERRAIN_TILES = 2

PLAYER = ("player", seat)
VICTIM = ("player_victim", seat)
GEM = ("gem", one_of(*GEMS))
LEFT = ("left", number)


def joker_words(joker: int) -> str:
    """A face as notation names it: `red 4`."""
    return f"{COLOURS[joker // NUMBERS]} {joker % NUMBERS + 1}"


DICE_SETS = tuple([die + 1 for die in bits(dice)] for dice in range(1 << DICE))
"""Every set of dice by their numbers, 1 to 6."""


class KingDice(Game):
    """Roll for citizens who settle, steal, tame and conquer; the largest land wins."""

    name = "kingdice"
    version = 1
    rules: Any = rules
    tables: Any = tables
    """Map, cards and dice as the rules know them."""
    scoring: Any = scoring
    view_type = KingDiceView
    encoding = features
    statistics = stats
    players = range(FEWEST_PLAYERS, SEATS + 1)
    official_players = range(FEWEST_PLAYERS, SEATS + 1)
    default_players = 4
    extra_options = (
        Option("first", RANDOM_FIRST, range(SEATS + 1)),
        Option("random_fields", False, (False, True)),
        Option("random_join", False, (False, True)),
        Option("terrain_tiles", TERRAIN_TILES, range(1, TERRAIN_TILES + 1)),
        Option("pile_cards", PILE_SIZE, range(1, PILE_SIZE + 1)),
    )
    policies = {"random": any_game.random, "quick": policies.quick}
    playout_policy = "quick"
    habit = 90
    adviser = bots.Planner
    bots = bots.BOTS
    levels = {
        "easy": "blend:25:quick",
        "normal": "quick",
        "hard": "greedy",
        "master": "search:500ms",
    }

    def __init__(self, box: data.DataSet | None = None) -> None:
        if box is not None:
            constants = box.constants()
            self.box = box
            self.rules = with_constants(rules, constants)
            self.encoding = with_constants(features, constants)
            quick = with_constants(policies, constants).quick
            self.policies = {"random": any_game.random, "quick": quick}
            self.tables = SimpleNamespace(**constants)
            self.scoring = with_constants(scoring, constants)

    @cached_property
    def box(self) -> data.DataSet:
        """Map, cards and dice; our own if no others were given."""
        return data.load()

    @cached_property
    def options(self) -> dict[str, Option]:
        """A record names the box it was played with, and is refused with another (K44)."""
        box = Option("data", self.box.hash, (self.box.hash,), "error-other-data")
        return {**super().options, "data": box}

    def with_data(self, folder: Path) -> "KingDice":
        """K44: the same game with another box."""
        return KingDice(data.load(folder))

    @cached_property
    def events(self) -> dict[int, Any]:  # type: ignore[override]
        """What the rules tell; fields, terrains and dice as this box names them."""
        field = ("field", one_of(*self.field_names))
        terrain = ("terrain", one_of(*self.box.terrains))
        citizen = ("citizen", one_of(*CITIZENS))
        effect = ("effect", one_of(*EFFECTS))
        joker = ("joker", data.face_text)
        told: dict[int, tuple[str, tuple[Any, ...]]] = {
            table.FIRST_PLAYER: ("first-player", (PLAYER,)),
            table.MAP_JOINED: ("map-joined", (("join", lambda join: join + FEWEST_PLAYERS),)),
            table.FIELD_MARKED: ("field-marked", (("mark", one_of("flame", *GEMS[1:])), field)),
            table.CARD_ON_OFFER: (
                "card-on-offer",
                (effect, ("conditions", one_of(*self.condition_texts)), joker),
            ),
            table.TURN_BEGINS: ("turn-begins", (PLAYER, ("turn", number))),
            table.THROWN: ("thrown", (PLAYER, ("throw", number), ("dice", self.dice_text))),
            table.REROLLED: ("rerolled", (PLAYER, ("dice", DICE_SETS.__getitem__))),
            table.JOKER_ADDED: ("joker-added", (PLAYER, joker, ("supers", number))),
            table.HIRED: ("hired", (PLAYER, effect, ("step", number))),
            table.ALARMED: ("alarm", (PLAYER,)),
            table.SUPER_TAKEN: ("super-taken", (PLAYER, citizen, ("supers", number))),
            table.TILE_DRAWN: ("tile-drawn", (PLAYER, terrain)),
            table.TILES_BACK: ("tiles-back", (("tiles", number), LEFT)),
            table.SETTLED: (
                "settled",
                (PLAYER, terrain, field, ("marker", one_of("no", "yes"))),
            ),
            table.GEM_FOUND: ("gem-found", (PLAYER, GEM, field)),
            table.GEM_WON: ("gem-won", (PLAYER, GEM)),
            table.CARD_STOLEN: ("card-stolen", (PLAYER, VICTIM, joker)),
            table.GEM_STOLEN: ("gem-stolen", (PLAYER, VICTIM, GEM)),
            table.DECLINED: ("declined", (PLAYER,)),
            table.TAMED: ("tamed", (PLAYER, field, ("flames", number))),
            table.CONQUERED: ("conquered", (PLAYER, VICTIM, field)),
            table.NOTHING_DONE: ("nothing-done", (PLAYER, citizen)),
            table.FLAME_PLACED: (
                "flame-placed",
                (field, ("players", lambda source: [source - 1] if source else [])),
            ),
            table.CASTLE_EMPTY: ("castle-empty", (field,)),
            table.COUNTED: (
                "counted",
                (PLAYER, ("land", number), ("flames", number), ("gems", number)),
            ),
            table.GAME_OVER: (
                "game-over",
                (("players", seats), ("score", number), ("turns", number)),
            ),
        }
        return {kind: (f"kingdice-event-{key}", readers) for kind, (key, readers) in told.items()}

    def set_up(self, options: Options) -> State:
        """K1 to K9: the table before the first card is turned up."""
        g = State()
        g.players = int(options["players"])
        g.random_fields = int(options["random_fields"])
        g.random_join = int(options["random_join"])
        first = int(options["first"])
        if first > g.players:
            raise Refusal(
                "error-option-value",
                name="first",
                value=str(first),
                allowed=shown(range(g.players + 1)),
            )
        self.rules.lay_table(g)
        self._make_smaller(g, int(options["terrain_tiles"]), int(options["pile_cards"]))
        if first != RANDOM_FIRST:
            g.active = first - 1
            self.rules.lay_out(g)
        return g

    def _make_smaller(self, g: State, tiles: int, cards: int) -> None:
        """For quick learning: one tile of each terrain, only the first cards of each pile."""
        if tiles < TERRAIN_TILES:
            if g.random_fields:  # both flames could then want the only tile of one terrain
                raise Refusal(
                    "error-option-value", name="random_fields", value="yes", allowed=["no"]
                )
            for terrain in range(TERRAINS):
                g.face_down -= 1 << 2 * terrain
            g.supply -= TERRAINS
        for pile in range(PILES):
            for card in range(cards, PILE_SIZE):
                g.unseen &= ~(1 << pile * PILE_SIZE + card)

    # --- Names ------------------------------------------------------------------------------

    @cached_property
    def field_names(self) -> tuple[str, ...]:
        """The fields of the map."""
        return tuple(field.name for field in self.box.fields)

    def effect_of(self, card: int) -> str:
        """What a card does, in a word."""
        return EFFECTS[self.box.cards[card].effect]

    @cached_property
    def condition_texts(self) -> tuple[str, ...]:
        """The conditions of each card in their notation, the same in every language."""
        return tuple(" / ".join(map(condition_text, card.conditions)) for card in self.box.cards)

    @cached_property
    def _sides(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """By die: where its bits begin in `State.dice`, and the text of what they hold."""
        return tuple(
            (3 * die, ("", *(data.face_text(self.screen.die_face(die, up)) for up in range(1, 7))))
            for die in range(DICE)
        )

    @cached_property
    def _kept_sides(self) -> tuple[tuple[tuple[int, tuple[str, ...]], ...], ...]:
        """By a set of dice that are rolled again: the others, as in `_sides`."""
        return tuple(
            tuple(self._sides[die] for die in range(DICE) if not dice >> die & 1)
            for dice in range(1 << DICE)
        )

    def dice_text(self, dice: int) -> list[str]:
        """The dice as letters and numbers, such as `r4`; nothing for those that are rolled."""
        return [texts[up] for shift, texts in self._sides if (up := dice >> shift & 7)]

    # --- Views ------------------------------------------------------------------------------

    @cached_property
    def screen(self) -> Screen:
        """Draws tables of this box."""
        return Screen(self.box, self.tables, self.rules, self.scoring)

    def all_open(self, state: State) -> bool:
        """K15: always."""
        return True

    def show(self, observed: State, player: int) -> dict[str, Json]:
        """The table. K15: all is open."""
        return self.screen.show(observed)

    # --- Notation and texts -----------------------------------------------------------------

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """The notation of all actions."""
        jokers = [joker_words(joker) for joker in range(JOKERS)]
        fields = [name.lower() for name in self.field_names]
        places = range(1, SEATS + 1)
        found = (
            "stop",
            *(f"reroll {' '.join(map(str, DICE_SETS[dice]))}" for dice in range(1, 1 << DICE)),
            *(f"joker {joker}" for joker in jokers),
            *(f"super joker {joker}" for joker in jokers),
            *(f"two super jokers {joker}" for joker in jokers),
            *(f"hire {citizen}" for citizen in CITIZENS),
            "alarm",
            *(f"tile {terrain.lower()}" for terrain in self.box.terrains),
            *(f"field {field}" for field in fields),
            *(f"take {citizen}" for citizen in CITIZENS),
            *(f"steal {joker} from {place}" for place in places for joker in jokers),
            *(f"steal {gem} gem from {place}" for place in places for gem in GEMS[1:]),
            "steal nothing",
            *(f"flame from {place}" for place in places),
        )
        assert len(found) == table.NUM_ACTIONS
        return found

    @cached_property
    def outcome_texts(self) -> tuple[str, ...]:
        """The notation of all outcomes."""
        return (
            *(f"die {side}" for side in range(1, NUMBERS + 1)),
            *(f"first {place}" for place in range(1, SEATS + 1)),
            *(f"tile {terrain.lower()}" for terrain in self.box.terrains),
            *(
                f"card {CITIZENS[card // PILE_SIZE]} {card % PILE_SIZE + 1}"
                for card in range(CARDS)
            ),
            *(f"mark {name.lower()}" for name in self.field_names),
            *(f"join {join + FEWEST_PLAYERS}" for join in range(table.JOINS)),
        )

    def action_text(self, action: int) -> str:
        """Such as `reroll 1 3 6`, `stop`, `joker red 4`, `hire dwarf`, `tile lake`, `field a7`.

        A joker is paid with two equal cards (`joker red 4`), a super joker and a card (`super
        joker red 4`) or two super jokers (`two super jokers red 4`).
        """
        return self.action_texts[action]

    def outcome_text(self, outcome: int) -> str:
        """Such as `die 5`, `tile lake`, `card thief 7`, `first 3`."""
        return self.outcome_texts[outcome]

    def action_label(self, state: State, player: int, action: int) -> Text:
        """What an action leads to, as far as it can be known."""
        if table.STOP < action < table.PAIR:  # up to 63 of them are listed at once
            dice = state.dice
            kept = [texts[dice >> shift & 7] for shift, texts in self._kept_sides[action]]
            args = {"dice": DICE_SETS[action], "kept": kept, "keeping": len(kept)}
            return Text("kingdice-action-reroll", args)
        key, args = self._label(state, action)
        return Text(f"kingdice-action-{key}", args)

    def _label(self, g: State, action: int) -> tuple[str, dict[str, Json]]:
        if action == table.STOP:
            return "stop", {}
        if action < table.HIRE:
            supers, joker = divmod(action - table.PAIR, JOKERS)
            return "joker", {"joker": data.face_text(joker), "supers": supers}
        if action < table.ALARM:
            pile = action - table.HIRE
            step = g.step if pile == table.DWARF_PILE else 0
            return "hire", {"effect": self.effect_of(g.offer[pile]), "step": step}
        if action == table.ALARM:
            return "alarm", {}
        if action < table.FIELD:
            return "tile", self._tile_args(g, action - table.TILE)
        if action < table.TAKE:
            return self._field_label(g, action - table.FIELD)
        if action < table.STEAL_CARD:
            pile = action - table.TAKE
            return "take", {"citizen": CITIZENS[pile], "effect": self.effect_of(g.offer[pile])}
        if action < table.STEAL_GEM:
            victim, joker = divmod(action - table.STEAL_CARD, JOKERS)
            return "steal-card", {"player": victim, "joker": data.face_text(joker)}
        if action < table.DECLINE:
            victim, gem = divmod(action - table.STEAL_GEM, 2)
            return "steal-gem", {"player": victim, "gem": GEMS[1 + gem]}
        if action == table.DECLINE:
            return "steal-nothing", {}
        return "flame", {"player": action - table.FLAME}

    def _tile_args(self, g: State, terrain: int) -> dict[str, Json]:
        fields = bits(self.tables.TERRAIN_FIELDS[terrain] & ~g.castles)
        return {
            "terrain": self.box.terrains[terrain],
            "fields": [self.field_names[field] for field in fields],
        }

    def _field_label(self, g: State, field: int) -> tuple[str, dict[str, Json]]:
        args: dict[str, Json] = {
            "field": self.field_names[field],
            "terrain": self.box.terrains[self.box.fields[field].terrain],
            "gem": gem_on(g, field) or "none",
        }
        if g.phase == table.CONQUER:
            (owner,) = [other for other in range(g.players) if g.land[other] >> field & 1]
            return "conquer", args | {"player": owner}
        beside = self.tables.NEIGHBOURS[g.join][field] & g.land[g.active]
        args["beside"] = beside.bit_count()
        return ("tame" if g.phase == table.TAME else "settle"), args

    def hint(self, state: State, player: int) -> Text | None:
        """64 sets of dice are too many to list (K10)."""
        return Text("kingtool-reroll-hint", {}) if state.phase == table.REROLL else None

    def read_choice(self, state: State, player: int, text: str) -> int | None:
        """Dice to roll again by their numbers, such as `1 3 6`, also without any space."""
        dice = text.replace(",", "").replace(" ", "")
        if state.phase == table.REROLL and dice and set(dice) <= set("123456"):
            return sum(1 << int(die) - 1 for die in set(dice))
        return super().read_choice(state, player, text)

    def question(self, state: State, player: int) -> Text:
        """What is asked in this phase."""
        key = f"kingdice-question-{PHASES[state.phase].replace(' ', '-')}"
        args: dict[str, Json] = {"player": player}
        if state.phase == table.REROLL:
            args["dice"] = self.dice_text(state.dice)
            args["left"] = table.MOST_ROLLS - state.rolls
        elif state.phase == table.CHECK:
            args["must"] = "yes" if state.must_hire else "no"
            args["met"] = state.met.bit_count()
        elif state.phase == table.SETTLE:
            args["terrain"] = self.box.terrains[state.tile]
        return Text(key, args)


GAME = KingDice()
