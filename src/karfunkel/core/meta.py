"""What a list of games says about a game before anybody plays it."""

from typing import NamedTuple


class Meta(NamedTuple):
    """The facts on the box."""

    minutes: int
    """About how long a game takes."""
    designers: tuple[str, ...]
    publisher: str = ""
    year: int | None = None
    """When the edition appeared whose rules these are."""
