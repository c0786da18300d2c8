"""Retelling and checking records in a terminal."""

from pathlib import Path

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance
from karfunkel.core.record import Games, Record, read_record, retell, verify
from karfunkel.terminal.console import Terminal
from karfunkel.text.messages import Catalog


def replay(file: Path, to: int | None, games: Games, text: Catalog, terminal: Terminal) -> int:
    """Retell a game step by step, up to step `to`."""
    record = read_record(file, games)
    game = record.game
    names = names_of(record, text)
    if to is not None and to > len(record.steps):
        raise Refusal("error-step-range", steps=len(record.steps), step=to)
    head = text.text(
        "play-replay-head",
        names=names,
        game=text.text(f"{game.name}-title"),
        version=game.version,
        players=list(range(len(names))),
    )
    terminal.say(head, "bold")
    for number, step, events in retell(record):
        if to is not None and number > to:
            return 0
        terminal.say(text.text("play-replay-step", step=number), "dim")
        if isinstance(step, Chance) and not events:
            outcome = game.outcome_text(step.outcome)
            terminal.say("  " + text.text("play-replay-chance", outcome=outcome))
        for event in events:
            terminal.say("  " + text.text(event.key, names=names, **event.args))
    if record.result is None:
        terminal.say(text.text("play-replay-open", steps=len(record.steps)))
        return 0
    terminal.say(text.text("play-over-scores"), "bold")
    for player, score in enumerate(record.result.scores):
        terminal.say("  " + text.text("play-over-score", names=names, player=player, score=score))
    winners = list(record.result.winners)
    terminal.say(text.text("play-over-winner", names=names, players=winners), "bold green")
    return 0


def check(file: Path, games: Games, text: Catalog, terminal: Terminal) -> int:
    """Verify a record; an unfinished game proves nothing and fails."""
    record = read_record(file, games)
    verdict = verify(record)
    if not verdict.finished:
        raise Refusal("error-record-open", steps=verdict.steps)
    terminal.say(text.text("play-verified", steps=verdict.steps), "green")
    if verdict.dealt:
        terminal.say(
            text.text("play-verified-dealt", dealer=record.dealer, value=record.dealer_value)
        )
    else:
        terminal.say(text.text("play-verified-not-dealt"))
    return 0


def names_of(record: Record, text: Catalog) -> list[str]:
    """The names of the seats; their numbers if the record has none."""
    players = int(record.options["players"])
    return record.names() or [text.text("play-player", number=n) for n in range(1, players + 1)]
