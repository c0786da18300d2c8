"""Emerald's implementation of the contract: options, notation, views, texts."""

from pathlib import Path
from typing import Any

from karfunkel.core import policies as any_game
from karfunkel.core.errors import not_allowed
from karfunkel.core.game import Game, Option, Options, Text, judge_in, shown
from karfunkel.core.parts import Learned
from karfunkel.games.emerald import features, stats
from karfunkel.games.emerald.bots import linear, policies, value
from karfunkel.games.emerald.lesson import LESSON
from karfunkel.games.emerald.meta import META
from karfunkel.games.emerald.notation import EmeraldNotation
from karfunkel.games.emerald.rules import play as rules
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.dragon_odds import fate
from karfunkel.games.emerald.rules.state import CAVE, GOLD_KINDS, PLACE_WORDS, State
from karfunkel.games.emerald.screens import board, views
from karfunkel.games.emerald.screens.views import (
    COLOURS,
    EmeraldView,
    OpenView,
    OwnView,
    gem_word,
)

RANDOM_FIRST = 0


class Emerald(Game):
    """Knights on the way to the dragon's treasure chamber."""

    name = "emerald"
    meta = META
    version = 1
    rules = rules
    encoding = features
    statistics = stats
    board = board
    players = range(2, 6)
    official_players = range(2, 6)
    default_players = 4
    view_type = EmeraldView
    notation_type = EmeraldNotation
    extra_options = (
        Option("open_gold", False, (False, True)),
        Option("first", RANDOM_FIRST, range(table.SEATS + 1)),
        Option("treasures", table.TREASURES, range(1, table.TREASURES + 1)),
        Option("pile_cards", max(table.PILE_SIZE), range(1, max(table.PILE_SIZE) + 1)),
    )
    policies = {
        "random": any_game.random,
        "beginner": policies.beginner,
        "greedy": policies.greedy,
        "linear": linear.linear,
        "linear-mixed": linear.linear_mixed,
    }
    playout_policy = "greedy"
    learned = Learned(linear.linear, linear.linear_mixed, linear.weigh, habit=40, evaluation=value)
    played_out = True
    judge = judge_in(Path(__file__).parent)
    levels = {
        "easy": "beginner",
        "normal": "greedy",
        "hard": "linear",
        "master": "learned:250ms",
    }
    lesson = LESSON

    def set_up(self, options: Options) -> State:
        """E4 to E7: the table before the first card is turned up."""
        g = State()
        g.players = int(options["players"])
        g.open_gold = int(options["open_gold"])
        first = int(options["first"])
        if first > g.players:
            raise not_allowed("first", first, shown(range(g.players + 1)))
        table.lay_table(g)
        g.treasures_left = int(options["treasures"])
        g.left = [min(cards, int(options["pile_cards"])) for cards in g.left]
        if first != RANDOM_FIRST:
            g.active = first - 1
            g.phase = table.LAY_OUT
        return g

    def look_alike(self, state: State, player: int) -> list[tuple[int, int]]:
        """E18: which gold card was given is hidden; any in the hand may be the one."""
        if state.phase != table.ANSWER or state.open_gold:
            return []
        counts = [state.hand[player] >> 3 * card & 7 for card in range(GOLD_KINDS)]
        return [(table.BRIBE + card, count) for card, count in enumerate(counts) if count]

    # --- Views ------------------------------------------------------------------------------

    def all_open(self, state: State) -> bool:
        """E12: whether gold is played open."""
        return bool(state.open_gold)

    def show(self, observed: State, player: int) -> EmeraldView:
        """The table: the way, the strip and the dragon, the piles, and everybody's things."""
        return {**self.show_open(observed), **self.show_own(observed, player)}

    def show_open(self, observed: State) -> OpenView:
        """All but the hands, and what is derived from them."""
        return views.open_view(observed)

    def show_own(self, observed: State, player: int) -> OwnView:
        """The players with those hands that this one sees, and the sheet."""
        return views.own_view(observed, player)

    # --- Texts ------------------------------------------------------------------------------

    def action_label(self, state: State, player: int, action: int) -> Text:
        """What an action leads to, as far as it can be known."""
        key, args = self._label(state, player, action)
        return Text(f"emerald-action-{key}", args)

    def _label(self, g: State, player: int, action: int) -> tuple[str, dict[str, Any]]:
        match table.ACTIONS.read(action):
            case table.KNIGHT, (which, start):
                return self._knight_label(g, player + which * g.players, start)
            case table.STOP, _:
                return "stop", {}
            case table.TAKE_GOLD, _:
                return "take-gold", self._lying(g)
            case table.TAKE_GEM, _:
                return "take-gem", self._lying(g)
            case table.VICTIM, (colour,):
                owner = colour % g.players
                gold = g.hand_size[owner]
                return "victim", {"player": owner, "colour": COLOURS[colour], "gold": gold}
            case table.VICTIM_MOVED, _:
                return "victim-moved", {"colour": COLOURS[g.moved_colour]}
            case table.GIVE_UP, _:
                return "give-up", {"left": rules.knights_in_play(g, player) - 1}
        return "bribe", {"value": 1 + action - table.BRIBE}

    def _knight_label(self, g: State, colour: int, start: int) -> tuple[str, dict[str, Any]]:
        to = rules.goal(g, start)
        args: dict[str, Any] = {
            "colour": COLOURS[colour],
            "from": PLACE_WORDS[start],
            "to": PLACE_WORDS[to],
            "steps": g.crowd[start],
        }
        if to == table.CHAMBER:
            return "knight-chamber", args
        if to <= CAVE:
            return "knight-meadow", args
        args |= {**self._cards(g, to - CAVE), "dragon": yes_no(rules.wakes_dragon(g, to))}
        return "knight-cave", args

    def _lying(self, g: State) -> dict[str, Any]:
        return self._cards(g, g.moved_place - CAVE)

    def _cards(self, g: State, field: int) -> dict[str, Any]:
        """The face-up cards beside a cave field: which there are, the gold and the gem."""
        gold, gem = g.top[2 * field - 2], g.top[2 * field - 1]
        kinds = ("none", "gold", "gem", "both")[(gold > 0) + 2 * (gem > 0)]
        return {"cards": kinds, "gold": gold, "gem": gem_word(gem) if gem else "none"}

    def reasons(self, state: State, player: int, action: int) -> tuple[Text, ...]:
        """Whom the dragon can catch, if the knight wakes it."""
        kind, values = table.ACTIONS.read(action)
        if kind != table.KNIGHT:
            return ()
        start = values[1]
        to = rules.goal(state, start)
        if not CAVE < to < table.CHAMBER or not rules.wakes_dragon(state, to):
            return ()
        fates = [fate(state, player, start, to, roll) for roll in range(1, table.DIE_FACES + 1)]
        return (Text("emerald-why-dragon", {"own": fates.count(-1), "other": fates.count(1)}),)

    def question(self, state: State, player: int) -> Text:
        """What is asked: a knight, a card, a victim, or an answer to the dragon."""
        g = state
        if g.phase == table.TAKE:
            field = g.moved_place - CAVE
            return Text("emerald-question-take", {"player": player, "field": field})
        if g.phase == table.CATCH:
            return Text("emerald-question-victim", {"player": player, "field": g.dragon})
        if g.phase == table.ANSWER:
            caught = {"player": player, "colour": COLOURS[g.caught_colour], "field": g.dragon}
            return Text("emerald-question-answer", caught)
        key = "emerald-question-second" if g.second else "emerald-question-first"
        return Text(key, {"player": player})


def yes_no(value: bool) -> str:
    """A choice between two sentences."""
    return "yes" if value else "no"


GAME = Emerald()
