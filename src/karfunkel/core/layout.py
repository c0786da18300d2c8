"""The data that rules work on: classes of integers and fixed-length rows of integers.

A subclass of `Layout` names its fields by annotation:

>>> from typing import Annotated
>>> class Purse(Layout):
...     owner: int
...     coins: Annotated[list[int], 3]
>>> purse = Purse()
>>> purse.coins[1] = 5
>>> purse
Purse(owner=0, coins=[0, 5, 0])
>>> twin = purse.copy()
>>> twin.owner = 2
>>> twin == purse, purse.owner
(False, 0)

CPython runs rules on these objects. `karfunkel.core.compiled` derives a NumPy structured
type from the same class and runs the same rules on elements of a structured array.
"""

from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

LIMIT = 1 << 62
"""Every integer in a layout stays strictly between -LIMIT and LIMIT, so that it fits in 64 bits."""


class Layout:
    """Base class of everything that rules read and write."""

    fields: ClassVar[tuple[tuple[str, int], ...]] = ()
    """Name and length of every field, in order; length 0 means a single integer."""
    rows: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that are rows."""

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(
            (name, _length(cls, name, hint))
            for name, hint in get_type_hints(cls, include_extras=True).items()
            if name not in ("fields", "rows")
        )
        cls.rows = tuple(name for name, length in cls.fields if length)

    def __init__(self) -> None:
        for name, length in self.fields:
            setattr(self, name, [0] * length if length else 0)

    def assign(self, source: Self) -> None:
        """Copy every field of `source`."""
        # All fields at once, then the rows: twice as fast as one field after another.
        mine = self.__dict__
        mine.update(source.__dict__)
        for name in self.rows:
            mine[name] = mine[name].copy()

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ = mine = self.__dict__.copy()
        for name in self.rows:
            mine[name] = mine[name].copy()
        return twin

    def ints(self) -> list[int]:
        """All integers in the order of the fields; objects with the same integers are equal."""
        flat: list[int] = []
        for name, length in self.fields:
            if length:
                flat.extend(self.__dict__[name])
            else:
                flat.append(self.__dict__[name])
        return flat

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.ints() == other.ints()

    __hash__ = None  # type: ignore[assignment]  # it changes in place

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={self.__dict__[name]}" for name, _ in self.fields)
        return f"{type(self).__name__}({shown})"


def _length(owner: type, name: str, hint: Any) -> int:
    """0 for `int`, n for `Annotated[list[int], n]`; anything else is not a layout."""
    if hint is int:
        return 0
    if get_origin(hint) is Annotated:
        row, length = get_args(hint)
        if row == list[int] and isinstance(length, int) and length > 0:
            return length
    raise TypeError(
        f"{owner.__name__}.{name} is {hint}; a layout field is int or Annotated[list[int], length]"
    )
