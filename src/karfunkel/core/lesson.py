"""A first game that teaches: a game written down in advance, with ideas told along the way.

A `Lesson` is data of a game. Its story holds steps in the notation of records, from the first to
the last of a whole game, and between them the ideas that are told when the game gets there:

    Idea("treasure", "row"),
    "choose 1 go on, 2 go on, 3 go on",
    "chance trap snake",

An idea right before a choice of the learner is a task: it is done by choosing. The others are
told, and bots wait until they have been read. As long as the learner follows the story, chance and
bots do what it says. Otherwise the game is an ordinary one.

From the first free task on, the learner decides alone: what the story says for the learner is only
one way to go on, and everyone else follows it whatever the learner does.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from karfunkel.core.dealer import Committed, Dealer, Outcomes, Scripted
from karfunkel.core.game import Chance, Choices, Game, Step
from karfunkel.core.parts import Idea, Lesson
from karfunkel.core.record import parse_step

LEARNER = 0
"""The seat of the learner, who moves first."""


class Told(NamedTuple):
    """An idea and its place in the lesson: it is told before step `step`."""

    step: int
    id: str
    spot: str
    free: bool
    task: bool


class Course:
    """A lesson read with the notation of its game."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.options = game.complete(lesson.options)
        self.level = lesson.level
        self.script: list[Step] = []
        places: list[tuple[int, Idea]] = []
        for part in lesson.story:
            if isinstance(part, Idea):
                places.append((len(self.script), part))
            else:
                self.script.append(parse_step(game, part))
        last = dict(places)
        self.ideas = tuple(
            Told(step, *idea, idea is last[step] and self.choice(step, LEARNER) is not None)
            for step, idea in places
        )
        self.own_way = min((idea.step for idea in self.ideas if idea.free), default=None)
        """From this step on the learner decides alone; None if never."""

    def choice(self, step: int, seat: int) -> int | None:
        """What this seat chooses in step `step`, if it chooses then."""
        if step < len(self.script) and isinstance(found := self.script[step], Choices):
            return dict(found.actions).get(seat)
        return None

    def followed(self, steps: Sequence[Step]) -> int:
        """How many of these steps follow the story."""
        for n, (taken, written) in enumerate(zip(steps, self.script, strict=False)):
            if taken != written and not (
                self._is_free(n) and by_others(taken) == by_others(written)
            ):
                return n
        return min(len(steps), len(self.script))

    def _is_free(self, step: int) -> bool:
        return self.own_way is not None and step >= self.own_way

    def to_read(self, step: int) -> int:
        """How many ideas the learner has to have read before bots go on from this step."""
        told = [n for n, idea in enumerate(self.ideas, 1) if idea.step <= step and not idea.task]
        return max(told, default=0)


def by_others(step: Step) -> Step:
    """A step without the choice of the learner."""
    if isinstance(step, Choices):
        return Choices(tuple(pair for pair in step.actions if pair[0] != LEARNER))
    return step


@cache
def course_of(game: Game) -> Course | None:
    """The lesson of a game, read once."""
    return Course(game, game.lesson) if game.lesson else None


class Storyteller(Dealer):
    """Deals what the story says while the game follows it, and by chance otherwise.

    It proves nothing about chance: to a record it is a script.
    """

    kind = Scripted.kind

    def __init__(self, course: Course | None, chance: Committed) -> None:
        self.course = course
        self.chance = chance
        self.steps: Sequence[Step] = ()
        """The steps of the match, which is made after its dealer."""
        self._past: deque[int] = deque()

    def remember(self, steps: Iterable[Step]) -> None:
        """Deal this again first: what was dealt stays dealt, even if the story was rewritten."""
        self._past.extend(step.outcome for step in steps if isinstance(step, Chance))

    def deal(self, outcomes: Outcomes) -> int:
        """The next outcome."""
        written = self._written()
        if self._past:
            outcome = self._past.popleft()
            self.chance.counter += outcome != written
            return outcome
        if any(written == outcome for outcome, _ in outcomes):
            assert written is not None
            return written
        return self.chance.deal(outcomes)

    def _written(self) -> int | None:
        """The outcome that comes next in the story."""
        n, course = len(self.steps), self.course
        if not course or course.followed(self.steps) < n or n == len(course.script):
            return None
        step = course.script[n]
        return step.outcome if isinstance(step, Chance) else None

    @property
    def mood(self) -> int:
        """The mood of the dealer that deals by chance."""
        return self.chance.mood
