"""The only exit: everything that leaves the server about a table is made here.

Each function gets a seat (or the holder of seats) and returns what that seat may know: views are
made from `observe`, events are filtered by their audience, pending choices are shown as “ready”.
"""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from karfunkel.analysis.puzzles import has_puzzles
from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR, Choices, Event, Game
from karfunkel.core.game import Text as CoreText
from karfunkel.core.match import Match
from karfunkel.core.position import Position as CorePosition
from karfunkel.core.record import Record, match_of, retell, step_text
from karfunkel.server import messages
from karfunkel.server.answered import Answer
from karfunkel.server.lesson_messages import IdeaInfo, LessonInfo
from karfunkel.server.messages import (
    Action,
    Frame,
    GameInfo,
    Happening,
    Outcome,
    Place,
    Position,
    Replay,
    SeatInfo,
    Stage,
    TableInfo,
    TableLine,
    Text,
)
from karfunkel.server.seats import Chair
from karfunkel.server.store.base import Line
from karfunkel.server.table import Table
from karfunkel.server.talk_messages import Spectator

OPEN = -2
"""A replay with everything shown."""
MOST_FRAMES = 200
RECENT = 60
"""How many steps a new client is sent, for the log."""


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
    if isinstance(value, str):
        return value.encode(errors="replace").decode()  # an unpaired surrogate cannot be sent
    return value


def seat_number(seat: int | None) -> int:
    """The player in terms of the contract; people who watch are the spectator."""
    return SPECTATOR if seat is None else seat


def look(table: Table, seat: int | None) -> CorePosition:
    """What a seat may know and do: everything below is made from it."""
    assert table.match
    return table.match.position(seat_number(seat))


def sight(table: Table, seat: int | None) -> CorePosition:
    """What a seat may know, without what it can choose."""
    assert table.match
    return table.match.sight(SPECTATOR if seat is None else seat)


def view(table: Table, seat: int | None) -> Mapping[str, Any]:
    """What lies on the table, as a seat may see it."""
    return sight(table, seat).view


def open_view(now: CorePosition) -> Mapping[str, Any]:
    """The parts of the view that all see alike, from what those who watch may know."""
    assert now.player == SPECTATOR
    return now.open_view


def own_view(table: Table, seat: int | None) -> Mapping[str, Any]:
    """The other parts of the view, as a seat may see them."""
    return sight(table, seat).own_view


def position(table: Table, seat: int | None) -> Position:
    """All that a seat may see and do now."""
    now = look(table, seat)
    question, legal = asked(table, now)
    return {
        **stage(table, now),
        **place(table, seat),
        "view": now.view,
        "question": question,
        "legal": legal,
    }


def asked(table: Table, now: CorePosition) -> tuple[Text | None, list[Action]]:
    """What the player of a position is asked, and what can be chosen."""
    if not now.legal or table.head.status != "playing":
        return None, []
    game, legal = table.game, list[Action]()
    for action in now.legal:  # often dozens
        key, args = now.label(action)
        label: Text = {"key": key, "args": args}
        legal.append({"action": action, "text": game.action_text(action), "label": label})
    return text(now.question), legal


def asked_json(table: Table, seat: int) -> tuple[bytes, bytes]:
    """The same for a seat, as JSON."""
    now = look(table, seat)
    if now.legal and table.head.status == "playing":
        written = now.written()
        if written is not None:
            return msgspec.json.encode(text(now.question)), written
    question, legal = asked(table, now)
    return msgspec.json.encode(question), msgspec.json.encode(legal)


def stage(table: Table, now: CorePosition) -> Stage:
    """How far the game is and who moves: the same for all who see the same."""
    turn = now.turn
    return {
        "step": table.step,
        "moment": table.moment,
        "chance": turn.chance,
        "over": turn.over,
        "on_turn": list(turn.players),
        "ready": list(now.ready),
    }


def place(table: Table, seat: int | None) -> Place:
    """What concerns one seat alone, besides its question."""
    found: Place = {"seat": seat, "can_undo": seat is not None and table.can_undo(seat)}
    if table.head.lesson:
        asked = seat is not None and seat in table.waiting()
        meant = table.meant(seat_number(seat)) if asked else None
        found["lesson"] = {"on_path": table.on_path, "meant": meant}
    return found


def happened(table: Table, seat: int | None, since: int) -> list[Happening] | None:
    """What a seat may know of the steps after this moment; None if that is too long ago."""
    assert table.play
    events = table.play.events(since)
    return None if events is None else told(table, events, seat)


def told(
    table: Table, events: Sequence[tuple[int, list[Event]]], seat: int | None
) -> list[Happening]:
    """The events of some steps, as far as a seat may know them."""
    player, found = seat_number(seat), list[Happening]()
    for step, happening in events:
        heard = seen(happening, player)
        lowered = table.lowered(step)
        if lowered:  # which bots began with this step to choose below their own level
            heard += [
                {"key": "page-bot-below", "args": {"player": bot, "level": level}}
                for bot, level in lowered.items()
            ]
        found.append({"step": step, "events": heard})
    return found


def seen(events: list[Event], player: int) -> list[Text]:
    """The events that this player may be told."""
    return [{"key": event.key, "args": event.args} for event in events if event.seen_by(player)]


def person_of(circle: str, holder: str) -> str:
    """A pseudonym of somebody at a table and its rematches; other tables know another one.

    So people can be muted, but not followed from table to table.
    """
    if not holder:
        return ""
    return hashlib.blake2b(holder.encode(), key=circle.encode()[:64], digest_size=8).hexdigest()


def table_info(
    table: Table,
    holder: str,
    connected: Collection[str],
    gone: Collection[str] = (),
    spectators: Sequence[Spectator] = (),
    watching: int = 0,
) -> TableInfo:
    """A table without its position, for a person who may hold seats there."""
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
        "locked": head.locked,
        "seats_each": head.seats_each,
        "removed": holder in head.barred,
        "again": bool(head.after),
        "past": head.past.steps,
        "seats": [
            _seat_info(seat, chair, holder, connected, gone, table)
            for seat, chair in enumerate(head.chairs)
        ],
        "step": table.step,
        "moment": table.moment,
        "created": head.created,
        "commitment": table.dealer.commitment if head.secret and not head.lesson else "",
        "player_seeds": head.player_seeds,
        "secret": head.secret if over and head.secret and not head.lesson else None,
        "result": outcome(table),
        "rematch": head.rematch or None,
        "coach": table.game.judge is not None,
        "hints": table.game.judge is not None and head.may_ask_the_coach(),
        "lesson": _lesson(table) if head.lesson else None,
        "chat": head.chat,
        "own_words": head.own_words,
        "spectators": list(spectators),
        "watching": watching,
    }


def _lesson(table: Table) -> LessonInfo:
    told = table.course.ideas if table.course else ()
    ideas: list[IdeaInfo] = [
        {
            "step": idea.step,
            "id": idea.id,
            "spot": idea.spot,
            "task": idea.task,
            "free": idea.free,
        }
        for idea in told
    ]
    return {"ideas": ideas, "read": table.head.ideas_read}


def _seat_info(
    seat: int,
    chair: Chair,
    holder: str,
    connected: Collection[str],
    gone: Collection[str],
    table: Table,
) -> SeatInfo:
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level or None,
        "mine": bool(holder) and chair.holder == holder,
        "connected": chair.kind == "bot" or chair.holder in connected,
        "stand_in": chair.stand_in,
        "gone": chair.kind == "person" and chair.holder in gone and not chair.stand_in,
        "ready": chair.ready,
        "votes": chair.votes,
        "below": table.below.get(seat) if chair.plays_itself else None,
        "person": person_of(table.circle, chair.holder),
    }


def outcome(table: Table) -> Outcome | None:
    """How the game ended."""
    result = table.head.result
    if result is None:
        return None
    return {"scores": list(result.scores), "winners": list(result.winners)}


def answer(found: Answer) -> messages.AnswerMessage:
    """The answer to a command that was executed."""
    made: messages.AnswerMessage = {
        "kind": "answer",
        "id": found.id,
        "ok": True,
        "step": found.step,
        "moment": found.moment,
        "refusal": None,
    }
    if found.table:
        made["table"] = found.table
    return made


def refused(command: str, table: Table | None, refusal: Refusal) -> messages.AnswerMessage:
    """The answer to a command that was refused."""
    return {
        "kind": "answer",
        "id": command,
        "ok": False,
        "step": table.step if table else 0,
        "moment": table.moment if table else 0,
        "refusal": text(refusal),
    }


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


def game_info(game: Game, module: str | None) -> GameInfo:
    """A game that can be played here."""
    return {
        "name": game.name,
        "rules": game.version,
        "players": list(game.players),
        "official_players": list(game.official_players),
        "default_players": game.default_players,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": list(option.allowed),
                "about": option.about() if option.about else None,
            }
            for option in game.options.values()
            if option.name != "players" and (len(option.allowed) > 1 or option.read)
        ],
        "levels": list(game.levels),
        "minutes": game.meta.minutes,
        "designers": list(game.meta.designers),
        "publisher": game.meta.publisher,
        "year": game.meta.year,
        "coach": game.judge is not None,
        "puzzles": has_puzzles(game),
        "lesson": game.lesson is not None,
        "module": module,
    }


def replay(record: Record, player: int, first: int, last: int) -> Replay:
    """A part of a finished game, seen from a seat, by spectators, or with everything open."""
    game, frames, match = record.game, [], match_of(record)
    if first == 0:
        frames.append(_frame(match, player, 0, "", []))
    for telling in retell(record, match):
        if first <= telling.number <= min(last, first + MOST_FRAMES - 1) and telling.number:
            chosen = _chosen(game, telling.step, player)
            frames.append(_frame(match, player, telling.number, chosen, telling.events))
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


def _frame(match: Match, player: int, step: int, chosen: str, events: list[Event]) -> Frame:
    if player == OPEN:
        now, heard = match.revealed(), [text(event) for event in events]
    else:
        now, heard = match.position(player), seen(events, player)
    turn = now.turn
    return {
        "step": step,
        "events": heard,
        "view": now.view,
        "on_turn": list(turn.players),
        "chance": turn.chance,
        "chosen": chosen,
    }


def _chosen(game: Game, step: Any, player: int) -> str:
    """The step in its notation; from a seat, only what that seat chose or chance did."""
    if player != OPEN and isinstance(step, Choices):
        own = tuple(pair for pair in step.actions if pair[0] == player)
        return step_text(game, Choices(own)) if own else ""
    return step_text(game, step)
