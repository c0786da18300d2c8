"""Sets as bits of one integer, in the compiled subset: up to 62 members, counted from 0.

>>> cards = 0b101100
>>> size(cards), lowest(cards)
(3, 2)

Rules iterate over a set with `lowest(rest)` and `rest &= rest - 1`, which removes that member.
"""

MOST = 62

# The index of a single bit, looked up modulo 67: 2 is a generator modulo 67, so all bits differ.
MODULUS = 67
PLACE = tuple(
    next((bit for bit in range(MOST) if (1 << bit) % MODULUS == rest), 0) for rest in range(MODULUS)
)


def lowest(some: int) -> int:
    """The first member of a non-empty set."""
    return PLACE[(some & -some) % MODULUS]


def size(some: int) -> int:
    """How many members a set has."""
    n = 0
    while some:
        some &= some - 1
        n += 1
    return n


def several(some: int) -> int:
    """Nonzero if a set has at least two members."""
    return some & (some - 1)
