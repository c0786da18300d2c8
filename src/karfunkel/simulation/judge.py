"""Checks everything that happens against what must always hold.

The judge reads the log of every table as the database makes it visible, and replays it by the rules
alone. It does not know the server: what a seat may be shown follows from `observe` and from the
audience of events.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR, Choices, Event
from karfunkel.core.position import Position
from karfunkel.core.record import parse_step
from karfunkel.core.registry import load_game
from karfunkel.server.table import Entry
from karfunkel.simulation.database import Row, Stored, Watching

Json = dict[str, Any]


class Violation(Exception):
    """Something has happened that must never happen."""


class Sent(NamedTuple):
    """A command that a player has sent."""

    moment: int
    what: Json


class Told:
    """The events of a step, as each player may be told them."""

    def __init__(self, events: list[Event]) -> None:
        self._events = events
        self._told: dict[int, list[Json]] = {}

    def to(self, player: int) -> list[Json]:
        """As JSON has them."""
        found = self._told.get(player)
        if found is None:
            events = [event for event in self._events if event.seen_by(player)]
            made = [{"key": event.key, "args": event.args} for event in events]
            found = self._told[player] = msgspec.json.decode(msgspec.json.encode(made))
        return found


class Moment:
    """A position of a table."""

    def __init__(self, state: Any, timeline: list["Told"], step: int, entry: int) -> None:
        self.state = state
        self.entry = entry
        """How many entries there were when it was reached."""
        self.timeline = timeline
        """The events of each step up to here, and perhaps of more steps."""
        self.step = step
        self.ready: list[list[int]] = []
        """Who had chosen, at each entry of this moment."""
        self.shown: dict[int, Json] = {}
        """What each player may be shown, as far as somebody was."""


class History:
    """One table, from its entries and the rules alone."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.entries: list[Entry] = []
        self.owner, self.epoch = "", 0
        self.answers: dict[tuple[str, str], Entry] = {}
        self.moments: dict[int, Moment] = {}
        self.moment = 0
        self.secret = b""
        self.status = ""
        self.again = ""
        """The table of the next game; once there is one, it stays."""
        self.made: set[tuple[object, ...]] = set()
        """What heads have shown of seats: a command that asks for it once more changes nothing."""
        self._undone = 0
        self._states: list[Any] = []
        self._timeline: list[Told] = []

    def add(self, entry: Entry) -> int:
        """Replay an entry; returns the moment before it."""
        before = self.moment
        self.entries.append(entry)
        if entry.head:
            self.again = self.again or entry.head.rematch
            self.head = entry.head
            for seat, chair in enumerate(entry.head.chairs):
                if chair.ready:
                    self.made.add(("seed", seat))
                if chair.stand_in:
                    self.made.add(("leave", seat))
                self.made.update(("replace", voter, seat) for voter in chair.votes)
            self.secret, self.status = entry.head.secret.encode(), entry.head.status
        if self.status == "gathering":
            return before
        if not self._states:
            self.game = load_game(self.head.game, version=self.head.rules)
            self._states = [self.game.begin(self.game.complete(self.head.options), "")]
        if entry.undone:
            del self._states[-entry.undone :]
            self._timeline = self._timeline[: len(self._timeline) - entry.undone]
            self._undone += entry.undone
        for line in entry.steps:
            state = self.game.copy(self._states[-1])
            self._timeline.append(Told(self.game.apply(state, parse_step(self.game, line))))
            self._states.append(state)
        step = len(self._timeline)
        self.moment = step + 2 * self._undone
        if self.moment not in self.moments:
            found = Moment(self._states[-1], self._timeline, step, len(self.entries))
            self.moments[self.moment] = found
        self.moments[self.moment].ready.append(sorted(entry.pending or {}))
        return before

    def has(self, what: Json, table: str | None) -> bool:
        """Whether a command changes nothing, so that there is no entry for it."""
        if what["do"] == "rematch":
            return table == self.again != ""
        if what["do"] == "leave" and self.status == "over":
            return True  # no bot has to play on
        seats = (what["seat"], what["gone"]) if what["do"] == "replace" else (what.get("seat"),)
        return (what["do"], *seats) in self.made

    def shown(self, moment: Moment, player: int) -> Json:
        """What a player may be shown at a moment, as JSON has it."""
        found = moment.shown.get(player)
        if found is None:
            position = Position.of(self.game, moment.state, player)
            turn = position.turn
            made = {
                "step": moment.step,
                "view": position.view,
                "legal": position.legal,
                "chance": turn.chance,
                "over": turn.over,
                "on_turn": turn.players,
            }
            found = moment.shown[player] = msgspec.json.decode(msgspec.json.encode(made))
        return found


class Judge(Watching):
    """Watches the database and all players."""

    def __init__(self) -> None:
        self.histories: dict[str, History] = {}
        self.sent: dict[tuple[str, str], Sent] = {}
        self.denied: set[tuple[str, str]] = set()
        """Commands that were refused for good."""
        self.known: dict[str, int] = {}
        """The newest moment of each table that anybody has seen."""
        self.progress = 0
        """How many entries there are."""
        self.violations: list[str] = []
        self.trace = hashlib.sha256()
        """Of everything that was saved and shown: two runs of one schedule have the same."""
        self.confirmations = 0
        self.looks = 0

    def violation(self, what: str) -> Violation:
        """Record the violation, even if somebody catches the exception."""
        self.violations.append(what)
        return Violation(what)

    # --- The database -----------------------------------------------------------------------------

    def claimed(self, table: str, owner: str, epoch: int, before: Row) -> None:
        """Every claim has a higher number."""
        history = self.histories[table]
        if epoch <= history.epoch:
            raise self.violation(f"claim {epoch} of {table} follows claim {history.epoch}")
        history.owner, history.epoch = owner, epoch

    def appended(self, row: Row, stored: Stored, by: str, epoch: int) -> None:
        """Only the owner writes, one entry after another; no command takes effect twice."""
        history = self.histories.get(row.id)
        if history is None:
            history = self.histories[row.id] = History(row.id)
            history.owner, history.epoch = by, 1
        if (by, epoch) != (history.owner, history.epoch):
            raise self.violation(
                f"{by} writes to {row.id} by claim {epoch}, but {history.owner} has claim"
                f" {history.epoch}"
            )
        if stored.number != len(history.entries) + 1:
            raise self.violation(f"entry {stored.number} follows {len(history.entries)} entries")
        self._append(history, stored)

    def _append(self, history: History, stored: Stored) -> None:
        entry = msgspec.json.decode(stored.entry, type=Entry)
        self.progress += 1
        self.trace.update(stored.entry)
        try:
            moment = history.add(entry)
        except Refusal as refusal:
            raise self.violation(f"a step is against the rules: {refusal}") from refusal
        if entry.answer:
            self._obeyed(history, entry, moment)

    def _obeyed(self, history: History, entry: Entry, moment: int) -> None:
        """A command was executed: once, and in the position it was made for."""
        assert entry.answer
        name = (entry.answer.by, entry.answer.id)
        if name in history.answers:
            raise self.violation(f"command {name[1]} was executed twice")
        history.answers[name] = entry
        if name in self.denied:
            raise self.violation(f"command {name[1]} was executed after it was refused")
        sent = self.sent.get(name)
        if sent is None:
            raise self.violation(f"nobody sent command {name[1]}")
        if (entry.answer.step, entry.answer.moment) != _place(history):
            raise self.violation(f"the answer to {name[1]} names another moment")
        if sent.what["do"] in ("choose", "undo") and sent.moment != moment:
            raise self.violation(
                f"{name[1]} was made at moment {sent.moment} and executed at {moment}"
            )
        if sent.what["do"] == "choose":
            seat, action = sent.what["seat"], sent.what["action"]
            steps = [parse_step(history.game, line) for line in entry.steps[:1]]
            made = [pair for step in steps if isinstance(step, Choices) for pair in step.actions]
            if (seat, action) not in made and (entry.pending or {}).get(seat) != action:
                raise self.violation(f"{name[1]} is not what was executed")
        elif sent.what["do"] == "leave" and not history.head.chairs[sent.what["seat"]].stand_in:
            raise self.violation(f"no bot plays after {name[1]}")
        elif sent.what["do"] == "rematch" and history.again != entry.answer.table:
            raise self.violation(f"{name[1]} is answered with another table than that of all")

    def recovered(self, rows: Sequence[Row], entries: Callable[[str], Sequence[Stored]]) -> None:
        """Everything that was ever visible is still there, perhaps with unconfirmed entries."""
        found = {row.id: row for row in rows}
        for id, history in self.histories.items():
            kept = entries(id)
            if len(kept) < len(history.entries):
                raise self.violation(
                    f"{len(history.entries)} entries of {id} were saved,"
                    f" {len(kept)} are left after a crash"
                )
            if found[id].epoch < history.epoch:
                raise self.violation(f"claim {history.epoch} of {id} is lost after a crash")
        for row in rows:
            history = self.histories.setdefault(row.id, History(row.id))
            for stored in entries(row.id)[len(history.entries) :]:
                self._append(history, stored)
            history.owner, history.epoch = row.owner or history.owner, row.epoch

    # --- The players ------------------------------------------------------------------------------

    def confirmed(self, holder: str, table: str, answer: Json) -> None:
        """What is confirmed is saved."""
        self.confirmations += 1
        name = (holder, answer["id"])
        history = self.histories[table]
        entry = history.answers.get(name)
        if entry is None or not entry.answer:
            if history.has(self.sent[name].what, answer.get("table")):
                return
            raise self.violation(f"command {name[1]} was confirmed and is not saved")
        told = answer["step"], answer["moment"], answer.get("table", "")
        if told != (entry.answer.step, entry.answer.moment, entry.answer.table):
            raise self.violation(f"the answer to {name[1]} is not the one that was saved")
        self._saw(table, answer["moment"])

    def refused(self, holder: str, table: str, id: str, reason: str) -> None:
        """What was refused for good has no effect."""
        self.denied.add((holder, id))
        history = self.histories.get(table)
        if history and (holder, id) in history.answers:
            raise self.violation(f"command {id} was executed, and refused with {reason}")

    def heard(self, table: str, text: bytes) -> None:
        """The source of chance stays secret until the game is over."""
        self.trace.update(text)
        history = self.histories.get(table)
        if history and history.status != "over" and history.secret in text:
            raise self.violation(f"the secret of {table} was told")

    def told_table(self, table: str, info: Json) -> None:
        """What is told about a table is saved."""
        history = self.histories[table]
        if info["secret"] and history.status != "over":
            raise self.violation("the secret is told too early")
        if info["rematch"] and info["rematch"] != history.again:
            raise self.violation(f"the rematch of {table} is not the one that was saved")
        if info["rematch"] and info["rematch"] not in self.histories:
            raise self.violation(f"the rematch of {table} was told and is not saved")

    def saw(self, table: str, position: Json, least: int) -> Moment:
        """A position is what its seat may see at a moment that is saved, and not an old one."""
        self.looks += 1
        history, number = self.histories[table], position["moment"]
        moment = history.moments.get(number)
        if moment is None:
            raise self.violation(f"moment {number} of {table} was shown and is not saved")
        if number < least:
            raise self.violation(f"moment {number} of {table} was shown after moment {least}")
        seat = position["seat"]
        right = history.shown(moment, SPECTATOR if seat is None else seat)
        for name in ("step", "view", "chance", "over", "on_turn"):
            if position[name] != right[name]:
                raise self.violation(
                    f"{name} of moment {number} was shown to seat {seat} as {position[name]},"
                    f" not as {right[name]}"
                )
        if position["ready"] not in moment.ready:
            raise self.violation(f"at moment {number} seats {position['ready']} were never ready")
        legal = [action["action"] for action in position["legal"]]
        if legal != ([] if seat in position["ready"] else right["legal"]):
            raise self.violation(f"seat {seat} was offered {legal}, not {right['legal']}")
        self._saw(table, number)
        return moment

    def news(self, table: str, news: Json, known: int | None, least: int) -> Moment:
        """A seat is told only events it may know, and misses none since its last update."""
        position = news["position"]
        moment = self.saw(table, position, least)
        history = self.histories[table]
        steps = [happening["step"] for happening in news["happened"]]
        if not news["fresh"]:
            first = 0 if known is None else history.moments[known].step
            if known is None or steps != list(range(first + 1, moment.step + 1)):
                raise self.violation(
                    f"after moment {known} (step {first}) steps {steps} were told"
                    f" up to step {moment.step}"
                )
        elif steps and steps != list(range(steps[0], moment.step + 1)):
            raise self.violation(f"of {moment.step} steps {steps} were told")
        seat = position["seat"]
        for happening in news["happened"]:
            told = moment.timeline[happening["step"] - 1]
            right = told.to(SPECTATOR if seat is None else seat)
            if happening["events"] != right:
                raise self.violation(
                    f"seat {seat} was told {happening['events']} of step {happening['step']},"
                    f" not {right}"
                )
        return moment

    def _saw(self, table: str, moment: int) -> None:
        self.known[table] = max(self.known.get(table, 0), moment)


def _place(history: History) -> tuple[int, int]:
    """The step and the moment of a table now."""
    if not history.moments:
        return 0, 0
    return history.moments[history.moment].step, history.moment
