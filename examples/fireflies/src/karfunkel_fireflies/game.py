"""Fireflies as the contract requires it: options, views, texts."""

from karfunkel.core import policies as any_game
from karfunkel.core.game import Game, Option, Options, Text
from karfunkel.core.meta import Meta
from karfunkel_fireflies import board, features, policies, rules, stats, views
from karfunkel_fireflies.rules import MEADOW_COUNT, MEADOWS, SHINE, State
from karfunkel_fireflies.views import FirefliesView


class Fireflies(Game):
    """Six nights on three meadows: where do the others go?"""

    name = "fireflies"
    meta = Meta(minutes=5, designers=("Karfunkel",), year=2026)
    version = 1
    rules = rules
    encoding = features
    statistics = stats
    board = board
    players = range(2, 5)
    official_players = range(2, 5)
    default_players = 3
    simultaneous = True
    extra_options = (Option("nights", rules.NIGHTS, range(3, 9)),)
    policies = {
        "random": any_game.random,
        "tempted": policies.tempted,
        "greedy": policies.greedy,
    }
    playout_policy = "tempted"
    view_type = FirefliesView
    levels = {
        "easy": "random",
        "normal": "tempted",
        "hard": "greedy",
        "master": "search:200ms",
    }

    def set_up(self, options: Options) -> State:
        """F2 and F4: before the favourites are dealt."""
        g = State()
        g.players = int(options["players"])
        g.nights = int(options["nights"])
        g.night = 1
        g.lanterns = (1 << g.players) - 1
        return g

    def show(self, observed: State, player: int) -> FirefliesView:
        """The meadows, and what lies in front of everybody."""
        return views.table(self.name, observed)

    def action_label(self, state: State, player: int, action: int) -> Text:
        """The meadow, and how many fireflies are there."""
        meadow = action % MEADOW_COUNT
        key = "fireflies-action-shine" if action >= SHINE else "fireflies-action-go"
        return Text(key, {"meadow": MEADOWS[meadow], "glow": state.glow[meadow]})

    def question(self, state: State, player: int) -> Text:
        """Which meadow?"""
        return Text("fireflies-question", {"player": player})


GAME = Fireflies()
