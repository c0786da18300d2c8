"""King of the Dice's implementation of the contract: options, notation, views, texts."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from karfunkel.core import policies as any_game
from karfunkel.core.errors import not_allowed
from karfunkel.core.game import Game, Json, Option, Options, Text, judge_in, shown
from karfunkel.core.link import with_constants
from karfunkel.core.parts import Lesson
from karfunkel.core.vocabulary import Reader
from karfunkel.games.kingdice import features, stats
from karfunkel.games.kingdice.bots import by_judge, evaluation, greedy, judge_inputs, policies
from karfunkel.games.kingdice.box import tables
from karfunkel.games.kingdice.box.arrangement import (
    PRINTED,
    arrangement_text,
    lay_fields,
    read_arrangement,
)
from karfunkel.games.kingdice.box.condition_text import condition_words, phrase
from karfunkel.games.kingdice.box.dataset import DataSet, face_text, load
from karfunkel.games.kingdice.lesson import LESSON
from karfunkel.games.kingdice.meta import META
from karfunkel.games.kingdice.notation import KingDiceNotation
from karfunkel.games.kingdice.rules import play, scoring
from karfunkel.games.kingdice.rules import state as table
from karfunkel.games.kingdice.rules.state import (
    ALL_DICE,
    CITIZENS,
    DICE,
    DICE_SETS,
    EFFECTS,
    GEMS,
    GOLD,
    JOIN_PLAYERS,
    NOTHING,
    PHASES,
    PILE_SIZE,
    PILES,
    SEATS,
    TERRAINS,
    WHITE,
    State,
)
from karfunkel.games.kingdice.screens import board
from karfunkel.games.kingdice.screens.arranging import Arranging
from karfunkel.games.kingdice.screens.rerolls import Rerolls
from karfunkel.games.kingdice.screens.screen import Screen, bits, gem_on
from karfunkel.games.kingdice.screens.views import KingDiceView
from karfunkel.games.kingdice.tools import commands

if TYPE_CHECKING:
    from karfunkel.games.kingdice.bots.turn_luck import TurnLuck
    from karfunkel.games.kingdice.dice.turn import DiceSolver

RANDOM_FIRST = 0
TERRAIN_TILES = 2
VERSION = 2
OLD_VERSION = 1
OLD_SIGHTINGS = 9
"""Version 1 counted no more than nine sightings of a terrain."""


class KingDice(Game):
    """Roll for citizens who settle, steal, tame and conquer; the largest land wins."""

    name = "kingdice"
    meta = META
    version = VERSION
    rules: Any = play
    tables: Any = tables
    """Map, cards and dice as the rules know them."""
    scoring: Any = scoring
    view_type = KingDiceView
    notation_type = KingDiceNotation
    encoding = features
    statistics = stats
    board = board
    commands = commands
    players = range(JOIN_PLAYERS[0], SEATS + 1)
    official_players = range(JOIN_PLAYERS[0], SEATS + 1)
    default_players = 4
    extra_options = (
        Option("first", RANDOM_FIRST, range(SEATS + 1)),
        Option("random_fields", False, (False, True)),
        Option("random_join", False, (False, True)),
        Option("terrain_tiles", TERRAIN_TILES, range(1, TERRAIN_TILES + 1)),
        Option("pile_cards", PILE_SIZE, range(1, PILE_SIZE + 1)),
    )
    policies = {
        "random": any_game.random,
        "beginner": policies.beginner,
        "quick": policies.quick,
    }
    playout_policy = "quick"
    evaluation: Any = evaluation
    habit = 90
    judge = judge_in(Path(__file__).parent)
    judge_encoding = judge_inputs
    adviser = greedy.Planner
    bots = greedy.BOTS | by_judge.OWN
    judge_bots = by_judge.BOTS
    levels = {
        "easy": "beginner",
        "normal": "quick",
        "hard": "greedy",
        "master": "search:200ms",
    }
    lesson: Lesson | None = LESSON

    def __init__(self, box: DataSet | None = None, version: int = VERSION) -> None:
        self.version = version
        self.own_box = box is None
        constants = {} if box is None else box.constants()
        if version == OLD_VERSION:
            box = box or load(rules=version)
            constants |= {
                "DRAGON_FIELDS": box.dragon_fields(),
                "MOST_SIGHTINGS": OLD_SIGHTINGS,
            }
        if box is not None:
            self.judge = None  # it learned from our own box and the newest rules
            self.lesson = None  # it is written for that box and those rules
            self.box = box
            self.rules = with_constants(play, constants)
            self.encoding = with_constants(features, constants)
            self.evaluation = with_constants(evaluation, constants)
            of_the_box = with_constants(policies, constants)
            self.policies = {
                "random": any_game.random,
                "beginner": of_the_box.beginner,
                "quick": of_the_box.quick,
            }
            self.tables = SimpleNamespace(**{**vars(tables), **constants})
            self.scoring = with_constants(scoring, constants)

    @cached_property
    def box(self) -> DataSet:
        """Map, cards and dice; our own if no others were given."""
        return load()

    @cached_property
    def options(self) -> dict[str, Option]:
        """A record names the box it was played with, and is refused with another (K44)."""
        box = Option("data", self.box.hash, (self.box.hash,), "error-other-data")
        if self.version == OLD_VERSION:
            return {**super().options, "data": box}
        arranged = Option(
            "arrangement",
            PRINTED,
            (PRINTED,),
            read=self.read_arrangement,
            about=self.about_arranging,
            guide=lambda players: Arranging(self.box, players),
        )
        return {**super().options, "arrangement": arranged, "data": box}

    def with_data(self, folder: Path) -> "KingDice":
        """K44: the same game with another box."""
        return KingDice(load(folder))

    def by_rules(self, version: int) -> Game:
        """Version 1 always had two dragon fields, and no maps arranged by hand (K4, K9)."""
        if version == OLD_VERSION != self.version:
            return self._old_game
        return super().by_rules(version)

    @cached_property
    def _old_game(self) -> "KingDice":
        return KingDice(None if self.own_box else self.box, OLD_VERSION)

    def part_solver(self) -> "DiceSolver":
        """K10 to K14: the dice of one turn."""
        return self._dice_solver

    @cached_property
    def _dice_solver(self) -> "DiceSolver":
        """It needs NumPy, so it is loaded late; it remembers which dice meet which cards."""
        from karfunkel.games.kingdice.dice.turn import DiceSolver

        return DiceSolver(self.rules, self.tables)

    def whole_turns(self, judge: Any) -> "TurnLuck":
        """A turn as one event, played again by its bot."""
        from karfunkel.games.kingdice.bots.turn_luck import turn_luck

        return turn_luck(self, judge)

    def read_arrangement(self, text: str) -> str:
        """K9: what people arranged, in normal form."""
        return arrangement_text(self.box, read_arrangement(self.box, text))

    def about_arranging(self) -> Json:
        """The map for each number of players, for screens on which people arrange it (K9)."""
        return {
            "fields": [
                {"field": field.name, "terrain": self.box.terrains[field.terrain]}
                for field in self.box.fields
            ],
            "joins": [
                {"players": players, "places": [list(place) for place in self.box.places(join)]}
                for join, players in enumerate(JOIN_PLAYERS)
            ],
            "marks": [
                {
                    "players": players,
                    "flames": [self.field_names[n] for n in self.box.marked("dragon", players)],
                    "gold": [self.field_names[n] for n in self.box.marked("gold")],
                    "white": [self.field_names[n] for n in self.box.marked("white")],
                }
                for players in JOIN_PLAYERS
            ],
        }

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        """Terrains and fields as this box names them."""
        return {"terrain": self.box.terrains, "field": self.field_names}

    @cached_property
    def readers(self) -> Mapping[str, Reader]:
        """Terrains, fields, cards and dice as this box names them, and whose a flame was."""
        return {
            "terrain": self.box.terrains.__getitem__,
            "field": self.field_names.__getitem__,
            "conditions": self.conditions_said.__getitem__,
            "joker": face_text,
            "dice": self.dice_text,
            "dice set": DICE_SETS.__getitem__,
            "source": lambda source: [source - 1] if source else [],
        }

    def set_up(self, options: Options) -> State:
        """K1 to K9: the table before the first card is turned up."""
        g = State()
        g.players = int(options["players"])
        g.random_fields = int(options["random_fields"])
        g.random_join = int(options["random_join"])
        first = int(options["first"])
        if first > g.players:
            raise not_allowed("first", first, shown(range(g.players + 1)))
        self.rules.lay_table(g)
        self._mark_map(g, str(options.get("arrangement", PRINTED)))
        self._make_smaller(g, int(options["terrain_tiles"]), int(options["pile_cards"]))
        if first != RANDOM_FIRST:
            g.active = first - 1
            self.rules.lay_out(g)
        return g

    def _mark_map(self, g: State, text: str) -> None:
        """K4, K6: as printed, K9: or by hand; by chance later."""
        arranged = read_arrangement(self.box, text)
        by_hand = {"join": arranged.join != NOTHING, "fields": any(arranged[1:])}
        for part, random in (("join", g.random_join), ("fields", g.random_fields)):
            if by_hand[part] and random:
                raise not_allowed(f"random_{part}", "yes", ["no"])
        if arranged.join != NOTHING:
            g.join = arranged.join
        if by_hand["fields"]:
            laid = lay_fields(self.box, arranged, g.players)
            for field in laid.flames:
                self.rules.light_flame(g, field)
            for gem, fields in ((GOLD, laid.gold), (WHITE, laid.white)):
                for field in fields:
                    self.rules.put_gem(g, field, gem)
        elif not g.random_fields:
            self.rules.mark_fields(g)

    def _make_smaller(self, g: State, tiles: int, cards: int) -> None:
        """For quick learning: one tile of each terrain, only the first cards of each pile."""
        if tiles < TERRAIN_TILES:
            if g.random_fields:  # both flames could then want the only tile of one terrain
                raise not_allowed("random_fields", "yes", ["no"])
            for terrain in range(TERRAINS):
                if g.face_down >> 2 * terrain & 3 == 0:  # both tiles are under flames
                    raise not_allowed("terrain_tiles", tiles, ["2"])
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
    def conditions_said(self) -> tuple[list[Json], ...]:
        """The conditions of each card as messages, to be translated for each reader."""
        return tuple(
            [condition_words(*phrase(condition)) for condition in card.conditions]
            for card in self.box.cards
        )

    @cached_property
    def _sides(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """By die: where its bits begin in `State.dice`, and the texts of its sides."""
        return tuple(
            (
                3 * die,
                ("", *(face_text(self.screen.die_face(die, up)) for up in range(1, 7))),
            )
            for die in range(DICE)
        )

    _dice_read: tuple[int, list[list[str]]] = (-1, [])
    """The last dice that labels were made for, and what every set of them shows."""

    def _sets_of_dice(self, dice: int) -> list[list[str]]:
        """By a set of dice: what they show. Labels share these, so they must not be changed."""
        read, sets = self._dice_read
        if read != dice:
            sets = [[]]
            for shift, texts in self._sides:
                shown = [texts[dice >> shift & 7]]
                sets += [others + shown for others in sets]
            self._dice_read = dice, sets
        return sets

    def dice_text(self, dice: int) -> list[str]:
        """The dice as words for messages, such as `r4`; nothing for those that are rolled."""
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

    def action_label(self, state: State, player: int, action: int) -> Text:
        """What an action leads to, as far as it can be known."""
        if table.STOP < action < table.PAIR:  # up to 63 of them are listed at once
            sets = self._sets_of_dice(state.dice)
            kept = sets[ALL_DICE - action]
            args = {"faces": sets[action], "kept": kept, "keeping": len(kept)}
            return Text("kingdice-action-reroll", args)
        key, args = self._label(state, action)
        return Text(f"kingdice-action-{key}", args)

    @cached_property
    def _rerolls(self) -> Rerolls:
        return Rerolls(self.action_texts)

    def write_actions(self, observed: State, player: int, actions: Sequence[int]) -> bytes | None:
        """K11: all sets of dice at once, if those are offered."""
        if observed.phase != table.REROLL:
            return None
        shown = [texts[observed.dice >> shift & 7] for shift, texts in self._sides]
        return self._rerolls.written(shown, actions)

    def _label(self, g: State, action: int) -> tuple[str, dict[str, Json]]:
        match table.ACTIONS.read(action):
            case table.STOP, _:
                return "stop", {}
            case (table.PAIR | table.SUPER_PAIR | table.TWO_SUPERS) as way, (joker,):
                supers = (table.PAIR, table.SUPER_PAIR, table.TWO_SUPERS).index(way)
                return "joker", {"joker": face_text(joker), "supers": supers}
            case table.HIRE, (pile,):
                step = g.step if pile == table.DWARF_PILE else 0
                return "hire", {"effect": self.effect_of(g.offer[pile]), "step": step}
            case table.ALARM, _:
                return "alarm", {}
            case table.TILE, (terrain,):
                return "tile", self._tile_args(g, terrain)
            case table.FIELD, (field,):
                return self._field_label(g, field)
            case table.TAKE, (pile,):
                return "take", {"citizen": CITIZENS[pile], "effect": self.effect_of(g.offer[pile])}
            case table.STEAL_CARD, (victim, joker):
                return "steal-card", {"player": victim, "joker": face_text(joker)}
            case table.STEAL_GEM, (victim, gem):
                return "steal-gem", {"player": victim, "gem": GEMS[1 + gem]}
            case table.DECLINE, _:
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

    def reasons(self, state: State, player: int, action: int) -> tuple[Text, ...]:
        """How likely a roll meets somebody's conditions at once, and whose most likely (K11)."""
        if state.phase != table.REROLL or action == table.STOP:
            return ()
        cards, some = self._dice_solver.hired(state, action)
        pile = max(range(len(cards)), key=lambda pile: (cards[pile], -pile))
        args = {"percent": (some + 5) // 10, "best": (cards[pile] + 5) // 10}
        return (Text("kingdice-why-reroll", {**args, "citizen": CITIZENS[pile]}),)

    def hint(self, state: State, player: int) -> Text | None:
        """64 sets of dice are too many to list (K10)."""
        return Text("kingtool-reroll-hint", {}) if state.phase == table.REROLL else None

    def read_choice(self, state: State, player: int, text: str) -> int | None:
        """Dice to roll again by their numbers, such as `1 3 6`, with or without spaces."""
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
