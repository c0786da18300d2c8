"""Commands in any order, doubled, late, from anybody: a table does what a simple model says."""

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from karfunkel.core.errors import Refusal
from karfunkel.core.record import verify
from karfunkel.server.answered import Answer
from karfunkel.server.hall import Hall
from karfunkel.server.messages import Command
from karfunkel.server.store.sqlite import SqliteStore
from tests.server.desk import (
    ANNA,
    BEN,
    CARA,
    EVE,
    OPEN,
    SWIFT,
    command,
    in_process,
    mine,
    new_table,
    refused,
)

SEATS = {ANNA: 0, BEN: 1, CARA: 2}
people = st.sampled_from([ANNA, BEN, CARA, EVE])
seats = st.integers(0, 3)


class Model(RuleBasedStateMachine):
    """Three seats at Diamant: Anna made the table, the others may come. Eve never sits."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.loop = asyncio.new_event_loop()
        self.open_hall()
        self.seated: dict[int, str] = {0: ANNA}
        self.status = "gathering"
        self.chosen: dict[int, int] = {}
        """Seats that have chosen at this step, and what."""
        self.sent: list[tuple[str, Command, Any]] = []
        """Everything that was sent, and what it came to."""

    def open_hall(self) -> None:
        async def make() -> Hall:
            return Hall(SqliteStore(self.folder / "tables.sqlite"), in_process(), SWIFT)

        self.hall = self.loop.run_until_complete(make())

    @initialize()
    def make(self) -> None:
        new = new_table(mine("Anna"), OPEN, OPEN)
        live = self.loop.run_until_complete(self.hall.make(new, ANNA))
        self.id = live.table.id

    @property
    def table(self) -> Any:
        return self.loop.run_until_complete(self.hall.open(self.id)).table

    def send(self, who: str, sent: Command) -> Answer | str:
        """The outcome of a command: an answer, or the key of its refusal."""
        try:
            return self.loop.run_until_complete(self.hall.do(self.id, sent, who))
        except Refusal as refusal:
            return refusal.key

    def expect(self, who: str, sent: Command, right: bool) -> None:
        found = self.send(who, sent)
        self.sent.append((who, sent, found))
        assert isinstance(found, Answer) == right, (who, sent, found)

    @rule(who=people, seat=st.none() | seats)
    def join(self, who: str, seat: int | None) -> None:
        free = [n for n in range(3) if n not in self.seated]
        name = f"N{len(self.sent)}"
        right = self.status == "gathering" and bool(free) and (seat is None or seat in free)
        held = sum(holder == who for holder in self.seated.values())
        right = right and (held < 1 or who == self.table.head.host)
        if who == EVE:
            return
        self.expect(who, command("join", name=name, seat=seat), right)
        if right:
            self.seated[free[0] if seat is None else seat] = who

    @rule(who=people)
    def start(self, who: str) -> None:
        host = self.table.head.host
        right = self.status == "gathering" and who == host and len(self.seated) == 3
        self.expect(who, command("start"), right)
        if right:
            self.status = "playing"

    @rule(who=people, seat=seats)
    def leave(self, who: str, seat: int) -> None:
        if self.status != "gathering":
            return  # stand-ins are covered by other tests
        right = self.seated.get(seat) == who
        self.expect(who, command("leave", seat=seat), right)
        if right:
            del self.seated[seat]

    @rule(who=people, seat=seats, action=st.integers(0, 3), late=st.integers(-2, 2))
    def choose(self, who: str, seat: int, action: int, late: int) -> None:
        table = self.table
        asked = table.waiting()
        right = (
            self.status == "playing"
            and self.seated.get(seat) == who
            and late == 0
            and seat in asked
            and action < 2
        )
        step = table.moment
        if step + late < 0:
            return
        self.expect(who, command("choose", step + late, seat=seat, action=action), right)
        if right:
            self.chosen[seat] = action
            if not set(asked) - {seat}:
                self.chosen = {}
                self.look_for_the_end()

    @precondition(lambda self: self.status == "playing")
    @rule(data=st.data())
    def choose_rightly(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.table.waiting()))
        self.choose(self.seated[seat], seat, data.draw(st.integers(0, 1)), 0)

    def look_for_the_end(self) -> None:
        if self.table.match.turn.over:
            self.status = "over"

    @rule(who=people, seat=seats)
    def undo(self, who: str, seat: int) -> None:
        right = self.status == "playing" and self.seated.get(seat) == who and seat in self.chosen
        self.expect(who, command("undo", self.table.moment, seat=seat), right)
        if right:
            del self.chosen[seat]

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """A recently executed command gets the same answer, and nothing happens."""
        who, sent, found = data.draw(st.sampled_from(self.sent[-20:]))
        if isinstance(found, Answer):
            before = (self.table.step, self.table.entries)
            assert self.send(who, sent) == found
            assert (self.table.step, self.table.entries) == before

    @precondition(lambda self: self.status == "playing")
    @rule(data=st.data(), action=st.integers(0, 1))
    def send_on_two_sockets(self, data: st.DataObject, action: int) -> None:
        seat = data.draw(st.sampled_from(self.table.waiting()))
        who, asked = self.seated[seat], self.table.waiting()
        sent = command("choose", self.table.moment, seat=seat, action=action)

        async def both() -> list[Answer]:
            return list(await asyncio.gather(*(self.hall.do(self.id, sent, who) for _ in range(2))))

        one, two = self.loop.run_until_complete(both())
        assert one == two
        self.sent.append((who, sent, one))
        self.chosen[seat] = action
        if len(asked) == 1:
            self.chosen = {}
            self.look_for_the_end()

    @rule()
    def restart(self) -> None:
        """Everything that was confirmed is still there."""
        self.loop.run_until_complete(self.hall.close())
        self.open_hall()

    @rule(who=people)
    def knock_at_another_table(self, who: str) -> None:
        with refused("server-no-table"):
            self.loop.run_until_complete(self.hall.do("x" * 16, command("start"), who))

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        if not hasattr(self, "id"):
            return
        table = self.table
        assert table.head.status == self.status
        assert {
            n: chair.holder for n, chair in enumerate(table.head.chairs) if chair.holder
        } == self.seated
        if table.match:
            assert table.match.pending() == self.chosen
            verify(table.record())

    def teardown(self) -> None:
        self.loop.run_until_complete(self.hall.close())
        self.loop.close()
        shutil.rmtree(self.folder)


TestModel = Model.TestCase
TestModel.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
