"""The only exit: everything that leaves the server about a table is made here.

Each function gets a seat (or the holder of seats) and says what that one may know: views are made
from `observe`, events are filtered by their audience, choices that wait are told as “ready”.
"""

from collections.abc import Mapping
from typing import Any

from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR, Choices, Event, Game
from karfunkel.core.game import Text as CoreText
from karfunkel.core.record import Record, format_step, retell
from karfunkel.server import messages
from karfunkel.server.messages import (
    Action,
    Frame,
    GameInfo,
    Happening,
    Outcome,
    Position,
    Replay,
    SeatInfo,
    TableInfo,
    TableLine,
    Text,
)
from karfunkel.server.store.base import Line
from karfunkel.server.table import Answer, Table

OPEN = -2
"""A replay with everything shown."""
MOST_FRAMES = 200


def text(found: CoreText | Event | Refusal) -> Text:
    """A message with its arguments."""
    if isinstance(found, Refusal):
        args = {name: plain(value) for name, value in found.args_for_text.items()}
        return {"key": found.key, "args": args}
    return {"key": found.key, "args": found.args}


def plain(value: Any) -> Any:
    """An argument of a refusal as JSON; refusals inside refusals are messages themselves."""
    if isinstance(value, Refusal):
        return text(value)
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value


def seat_number(seat: int | None) -> int:
    """The player of the contract; those who watch are the spectator."""
    return SPECTATOR if seat is None else seat


def view(table: Table, seat: int | None) -> Mapping[str, Any]:
    """What lies on the table, as a seat may see it."""
    assert table.match
    return table.game.view(table.match.state, seat_number(seat))


def all_open(table: Table) -> bool:
    """Whether those who watch see all that any seat may see."""
    assert table.match
    return table.game.all_open(table.match.state)


def position(table: Table, seat: int | None, seen: Any = None) -> Position:
    """All that a seat may see and do now; `seen` is its view if that was made before."""
    match, game, player = table.match, table.game, seat_number(seat)
    assert match
    turn = match.turn
    legal: list[int] = []
    if seat in turn.players and table.head.status == "playing":
        legal = match.legal(player)
    question = None
    actions: list[Action] = []
    if legal and seat is not None:
        observed = game.observe(match.state, player)
        question = text(game.question(observed, seat))
        labels = [game.action_label(observed, seat, action) for action in legal]
        actions = [
            {
                "action": action,
                "text": game.action_text(action),
                "label": {"key": label.key, "args": label.args},
            }
            for action, label in zip(legal, labels, strict=True)
        ]
    return {
        "seat": seat,
        "step": table.step,
        "view": view(table, seat) if seen is None else seen,
        "question": question,
        "legal": actions,
        "chance": turn.chance,
        "over": turn.over,
        "on_turn": list(turn.players),
        "ready": list(match.ready),
        "can_undo": seat is not None and table.can_undo(seat),
    }


def happened(table: Table, seat: int | None, since: int) -> list[Happening] | None:
    """What a seat may know of the steps after `since`; None if that is too long ago."""
    events = table.events(since)
    if events is None:
        return None
    return [{"step": step, "events": seen(found, seat_number(seat))} for step, found in events]


def seen(events: list[Event], player: int) -> list[Text]:
    """The events that this player may be told."""
    return [text(event) for event in events if event.seen_by(player)]


def table_info(table: Table, holder: str, connected: set[str]) -> TableInfo:
    """A table, apart from what lies on it, for one who may hold seats there."""
    head = table.head
    over = head.status == "over"
    return {
        "id": table.id,
        "game": head.game,
        "rules": head.rules,
        "options": head.options,
        "official": table.game.official(head.options),
        "status": head.status,
        "public": head.public,
        "host": bool(holder) and holder == head.host,
        "away_after": head.away_after,
        "seats": [_seat_info(table, seat, holder, connected) for seat in range(len(head.chairs))],
        "step": table.step,
        "created": head.created,
        "commitment": table.dealer.commitment if head.secret else "",
        "player_seeds": head.player_seeds,
        "secret": head.secret if over and head.secret else None,
        "result": outcome(table),
        "rematch": head.rematch or None,
    }


def _seat_info(table: Table, seat: int, holder: str, connected: set[str]) -> SeatInfo:
    chair = table.head.chairs[seat]
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level or None,
        "mine": bool(holder) and chair.holder == holder,
        "connected": chair.kind == "bot" or chair.holder in connected,
        "stand_in": chair.stand_in,
        "votes": chair.votes,
    }


def outcome(table: Table) -> Outcome | None:
    """How the game ended."""
    result = table.head.result
    if result is None:
        return None
    return {"scores": list(result.scores), "winners": list(result.winners)}


def answer(found: Answer) -> messages.AnswerMessage:
    """The answer to a command that was obeyed."""
    made: messages.AnswerMessage = {
        "kind": "answer",
        "id": found.id,
        "ok": True,
        "step": found.step,
        "refusal": None,
    }
    if found.table:
        made["table"] = found.table
    return made


def refused(command: str, step: int, refusal: Refusal) -> messages.AnswerMessage:
    """The answer to a command that was refused."""
    return {"kind": "answer", "id": command, "ok": False, "step": step, "refusal": text(refusal)}


def table_line(line: Line, holder: str) -> TableLine:
    """A table in a list."""
    mine = [seat for seat, other in enumerate(line.holders) if holder and other == holder]
    return {
        "id": line.id,
        "game": line.game,
        "status": line.status,
        "names": line.names,
        "open_seats": line.open_seats,
        "mine": mine,
        "your_turn": any(seat in line.asked for seat in mine),
        "updated": line.updated,
    }


def game_info(game: Game) -> GameInfo:
    """A game that can be played here."""
    return {
        "name": game.name,
        "rules": game.version,
        "players": list(game.players),
        "official_players": list(game.official_players),
        "default_players": game.default_players,
        "options": [
            {"name": option.name, "default": option.default, "allowed": list(option.allowed)}
            for option in game.options.values()
            if option.name != "players" and len(option.allowed) > 1
        ],
        "levels": list(game.levels),
    }


def replay(record: Record, player: int, first: int, last: int) -> Replay:
    """A part of a finished game, seen from a seat, by those who watch, or all open."""
    game, frames = record.game, []
    state = game.new(record.options)
    if first == 0:
        frames.append(_frame(game, state, player, 0, "", []))
    for telling in retell(record, state):
        if first <= telling.number <= min(last, first + MOST_FRAMES - 1) and telling.number:
            chosen = _chosen(game, telling.step, player)
            frames.append(_frame(game, state, player, telling.number, chosen, telling.events))
        if telling.number >= last:
            break
    found = record.result
    return {
        "game": game.name,
        "options": record.options,
        "names": record.names(),
        "steps": len(record.steps),
        "result": found and {"scores": list(found.scores), "winners": list(found.winners)},
        "frames": frames,
    }


def _frame(
    game: Game, state: Any, player: int, step: int, chosen: str, events: list[Event]
) -> Frame:
    turn = game.turn(state)
    if player == OPEN:
        view, told = game.show(state, SPECTATOR), [text(event) for event in events]
    else:
        view, told = game.view(state, player), seen(events, player)
    return {
        "step": step,
        "events": told,
        "view": view,
        "on_turn": list(turn.players),
        "chance": turn.chance,
        "chosen": chosen,
    }


def _chosen(game: Game, step: Any, player: int) -> str:
    """The step in its notation; from a seat, only what that seat chose or chance did."""
    if player != OPEN and isinstance(step, Choices):
        own = tuple(pair for pair in step.actions if pair[0] == player)
        return format_step(game, Choices(own)).rstrip("\n") if own else ""
    return format_step(game, step).rstrip("\n")
