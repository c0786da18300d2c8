"""Advice on an unfinished game: the best actions with their win chance.

Where the game is solved, the solution speaks; elsewhere a search estimates.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from karfunkel.analysis.advice import advice
from karfunkel.analysis.shapes import POINT, Said
from karfunkel.analysis.words import percent
from karfunkel.bots.search import Budget, SearchBot, parse_budget
from karfunkel.core.errors import Refusal
from karfunkel.core.exact import Exact
from karfunkel.core.game import Game
from karfunkel.core.notation import read_position
from karfunkel.core.position import Position
from karfunkel.core.record import Games, read_record, replayed
from karfunkel.core.rng import Rng
from karfunkel.terminal.console import Terminal
from karfunkel.terminal.retell import names_of
from karfunkel.text.messages import Catalog

SHOWN = 8
"""The number of actions to show; more would only hide the good ones."""


def advise(file: Path, time: str, games: Games, text: Catalog, terminal: Terminal) -> int:
    """Evaluate each action of every player on turn at the end of the record."""
    record = read_record(file, games)
    names = names_of(record, text)
    return advise_on(record.game, replayed(record).state, names, time, text, terminal)


def advise_position(
    position: str, time: str, games: Games, text: Catalog, terminal: Terminal
) -> int:
    """The same for a position, which may be as a player on turn sees it."""
    game, state = read_position(position, games)
    if game.notation.hidden(state, game.turn(state).players):
        raise Refusal("error-position-hidden")
    players = range(1, game.player_count(state) + 1)
    names = [text.text("play-player", number=n) for n in players]
    return advise_on(game, state, names, time, text, terminal)


def advise_on(
    game: Game, state: Any, names: Sequence[str], time: str, text: Catalog, terminal: Terminal
) -> int:
    """Evaluate each action of every player on turn."""
    turn = game.turn(state)
    if turn.over:
        raise Refusal("error-finished")
    if turn.chance:
        raise Refusal("error-chance-first")
    budget = parse_budget(time)
    exact = game.exact(game.observe(state, turn.players[0]))
    if exact:
        for player in turn.players:
            tell(Position.of(game, state, player), exact, names, text, terminal)
        return 0
    bot = SearchBot(game, Budget(playouts=1))
    for player in turn.players:
        position = Position.of(game, state, player)
        # The first search waits for the compiler, which would use up a time budget.
        bot.budget = Budget(playouts=1)
        bot.think(position.observed, player, Rng())
        bot.budget = budget
        question = position.question
        terminal.say(text.text(question.key, names=names, **question.args), "bold")
        rng = Rng()
        rng.a = 1 + player
        for thought in bot.think(position.observed, player, rng)[:SHOWN]:
            label = position.label(thought.action)
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


def tell(
    position: Position, exact: Exact, names: Sequence[str], text: Catalog, terminal: Terminal
) -> None:
    """What the solution says about a player's choices."""
    player, question = position.player, position.question
    terminal.say(text.text(question.key, names=names, **question.args), "bold")
    for worth in sorted(exact.choices[player], key=lambda worth: -worth.often):
        label = position.label(worth.action)
        action = text.text(label.key, names=names, **label.args)
        win, often = round(100 * worth.win, 1), round(100 * worth.often)
        line = text.text("play-advice-exact", win=win, action=action, often=often)
        terminal.say(f"  {line}")
    low, high = (round(100 * bound[player], 1) for bound in (exact.low, exact.high))
    terminal.say("  " + text.text("play-advice-bounds", low=low, high=high), "dim")


def coach(position: Position, names: Sequence[str], text: Catalog, terminal: Terminal) -> None:
    """What the coach would do: the best choice and why, all chances, and what the others cost."""
    found = advice(position.game, position.observed, position.player)
    best, *rest = found["choices"]

    def said(message: Said) -> str:
        return text.text(message["key"], names=names, **message["args"])

    win = percent(best["win"])
    terminal.say("  " + text.text("analysis-advice-best", action=said(best["label"]), win=win))
    for why in found["why"][1:]:
        terminal.say("  " + said(why), "dim")
    chances = ", ".join(
        text.text("analysis-chance-of", names=names, player=seat, win=percent(chance))
        for seat, chance in enumerate(found["chances"])
    )
    terminal.say("  " + text.text("analysis-advice-chances", chances=chances))
    terminal.say("  " + text.text("analysis-advice-costs") + ":")
    for choice in [best, *rest][:SHOWN]:
        cost = text.text("analysis-points", value=round((best["win"] - choice["win"]) / POINT, 1))
        terminal.say(f"    {cost}  {said(choice['label'])}")
