"""Advice on an unfinished game: the best actions with their estimated chance to win."""

from pathlib import Path

from karfunkel.bots.search import Budget, SearchBot, parse_budget
from karfunkel.core.errors import Refusal
from karfunkel.core.record import Games, read_record, replayed
from karfunkel.core.rng import Rng
from karfunkel.terminal.console import Terminal
from karfunkel.terminal.retell import names_of
from karfunkel.text.messages import Catalog

SHOWN = 8
"""More actions than these only hide the good ones."""


def advise(file: Path, time: str, games: Games, text: Catalog, terminal: Terminal) -> int:
    """For every player on turn at the end of the record, what a search thinks of each action."""
    record = read_record(file, games)
    game, names = record.game, names_of(record, text)
    state = replayed(record)
    turn = game.turn(state)
    if turn.over:
        raise Refusal("error-finished")
    if turn.chance:
        raise Refusal("error-chance-first")
    budget = parse_budget(time)
    bot = SearchBot(game, Budget(playouts=1))
    for player in turn.players:
        # The first thought waits for the compiler, which would take the time of a budget.
        bot.budget = Budget(playouts=1)
        bot.think(game.observe(state, player), player, Rng())
        bot.budget = budget
        question = game.question(state, player)
        terminal.say(text.text(question.key, names=names, **question.args), "bold")
        rng = Rng()
        rng.a = 1 + player
        for thought in bot.think(game.observe(state, player), player, rng)[:SHOWN]:
            label = game.action_label(state, player, thought.action)
            terminal.say(
                "  "
                + text.text(
                    "play-advice",
                    win=round(100 * thought.win, 1),
                    action=text.text(label.key, names=names, **label.args),
                    tried=thought.tried,
                )
            )
    return 0
