"""The questions that bots are asked, in PostgreSQL: servers ask, workers on any machine answer.

A question holds what `observe` shows the bot's seat and nothing else of the game. The table is not
logged: after a crash of the database it is empty, and whoever asked thinks for itself.
"""

import secrets
from typing import NamedTuple

import msgspec

from karfunkel.server.question import Question
from karfunkel.server.store.postgres import Link

ASK = """
    INSERT INTO questions (id, server, party, turn, question)
    SELECT $1, $2, $3, (SELECT count(*) FROM questions WHERE party = $3 AND answer IS NULL), $4
    WHERE EXISTS (SELECT FROM thinkers WHERE until > clock_timestamp())
    RETURNING id
"""
ANSWERS = """
    DELETE FROM questions WHERE server = $1 AND answer IS NOT NULL RETURNING id, answer
"""
WITHDRAW = "DELETE FROM questions WHERE id = $1"
TAKE = """
    UPDATE questions SET worker = $1 WHERE id IN (
        SELECT id FROM questions AS q WHERE answer IS NULL AND (worker IS NULL OR NOT EXISTS (
            SELECT FROM thinkers WHERE thinkers.id = q.worker AND until > clock_timestamp()
        )) ORDER BY turn, asked LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING id, question
"""
ANSWER = "UPDATE questions SET answer = $2 WHERE id = $1 AND worker = $3"
BEAT = """
    INSERT INTO thinkers VALUES ($1, clock_timestamp() + $2 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
FORGET = """
    WITH old AS (DELETE FROM thinkers WHERE until < clock_timestamp() - interval '1 hour')
    DELETE FROM questions WHERE asked < clock_timestamp() - interval '2 minutes'
"""
LEAVE = "DELETE FROM thinkers WHERE id = $1"


class Taken(NamedTuple):
    """A question that a worker has taken."""

    id: str
    question: Question


class Answer(msgspec.Struct):
    """What a bot chose, and the level that really answered."""

    action: int
    level: str


class Questions:
    """The queue, as one server or one worker sees it."""

    def __init__(self, url: str, me: str = "") -> None:
        self.me = me or secrets.token_hex(8)
        self._link = Link(url)

    # --- For servers --------------------------------------------------------------------------

    async def ask(self, question: Question) -> str | None:
        """Ask; returns the number of the question, or None if there is no worker to answer it."""
        id, code = secrets.token_hex(8), msgspec.json.encode(question)
        found = await self._link.rows(ASK, id, self.me, question.party, code)
        return id if found else None

    async def answers(self) -> dict[str, Answer]:
        """The answers that have come since the last time."""
        rows = await self._link.rows(ANSWERS, self.me)
        return {id: msgspec.json.decode(answer, type=Answer) for id, answer in rows}

    async def withdraw(self, id: str) -> None:
        """Nobody waits for this one any more."""
        await self._link.rows(WITHDRAW, id)

    # --- For workers --------------------------------------------------------------------------

    async def take(self, most: int) -> list[Taken]:
        """Questions that no worker has taken, or only one that is gone."""
        rows = await self._link.rows(TAKE, self.me, most)
        return [Taken(id, msgspec.json.decode(code, type=Question)) for id, code in rows]

    async def answer(self, id: str, answer: Answer) -> None:
        """Answer a question, unless it was given to somebody else meanwhile."""
        await self._link.rows(ANSWER, id, msgspec.json.encode(answer), self.me)

    async def beat(self, seconds: float) -> None:
        """This worker is here, and will be for this many seconds."""
        await self._link.rows(BEAT, self.me, seconds)
        await self._link.rows(FORGET)

    async def leave(self) -> None:
        """This worker is gone; others take what it did not answer at once."""
        await self._link.rows(LEAVE, self.me)

    async def close(self) -> None:
        """Close the connection."""
        await self._link.close()

    def abandon(self) -> None:
        """Close the connection without waiting."""
        self._link.abandon()
