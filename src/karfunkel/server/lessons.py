"""The table of a lesson."""

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.lesson import course_of
from karfunkel.server import messages


def lesson_of(game: Game, new: messages.NewTable) -> messages.NewTable:
    """The table of a lesson: one person, and the bots and options that it needs."""
    course = course_of(game)
    if not course:
        raise Refusal("server-no-lesson")
    asked = new.model_dump(include={"options", "public", "away_after", "hints", "seed"})
    if [seat.kind for seat in new.seats] != ["mine"] or any(asked.values()):
        raise Refusal("server-lesson-seat")
    bot = messages.NewSeat(kind="bot", name=None, level=course.level)
    seats = [*new.seats, *[bot] * (int(course.options["players"]) - 1)]
    return new.model_copy(update={"seats": seats, "options": course.options, "start": True})
