"""The shape of what a lesson says."""

from typing_extensions import TypedDict


class Guidance(TypedDict):
    """Where the learner of a lesson is."""

    on_path: bool
    """Whether the game has followed the story of the lesson so far."""
    meant: int | None
    """The action that the learner is to choose now."""


class IdeaInfo(TypedDict):
    """Something that a lesson explains, in the sentence `GAME-lesson-ID`."""

    step: int
    """It is told after this many steps."""
    id: str
    spot: str
    """What is meant on the page; `choice` is what the learner is to choose."""
    task: bool
    """It asks for a choice; the others are only read."""
    free: bool
    """The learner decides: the lesson goes on with any choice."""


class LessonInfo(TypedDict):
    """A first game that teaches: its chance is written in advance, so it proves nothing."""

    ideas: list[IdeaInfo]
    read: int
    """How many of them were read."""
