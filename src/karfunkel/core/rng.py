"""The random generator of simulations: the same numbers in CPython and compiled code.

xoshiro128** by Blackman and Vigna: 32-bit operations only, period 2**128 - 1. Everything here is
in the subset of Python that `karfunkel.core.compiled` compiles, and stays below `layout.LIMIT`.

>>> rng = Rng()
>>> seed(rng, 7, 0)
>>> [below(rng, 6) for _ in range(8)]
[0, 3, 0, 3, 3, 5, 0, 1]
"""

from karfunkel.core.layout import Layout

WORD = 0xFFFFFFFF
NARROW, WIDE = 1 << 30, 1 << 60
STIRS = 4
"""After three rounds every bit of a seed already affects every bit of the state."""
SEEDS = 1 << 62
"""Seeds and streams are whole numbers from 0 to SEEDS - 1."""


class Rng(Layout):
    """Four 32-bit words, never all zero."""

    a: int
    b: int
    c: int
    d: int


def rotate(word: int, by: int) -> int:
    """Rotate a 32-bit word to the left."""
    return ((word << by) | (word >> (32 - by))) & WORD


def stir(rng: Rng) -> None:
    """One quarter-round of ChaCha: a bijection, so different seeds never collide."""
    rng.a = (rng.a + rng.b) & WORD
    rng.d = rotate(rng.d ^ rng.a, 16)
    rng.c = (rng.c + rng.d) & WORD
    rng.b = rotate(rng.b ^ rng.c, 12)
    rng.a = (rng.a + rng.b) & WORD
    rng.d = rotate(rng.d ^ rng.a, 8)
    rng.c = (rng.c + rng.d) & WORD
    rng.b = rotate(rng.b ^ rng.c, 7)


def seed(rng: Rng, number: int, stream: int) -> None:
    """Start stream `stream` of seed `number`; each pair gives a different generator."""
    rng.a = (number & WORD) ^ 0x61707865
    rng.b = number >> 32 & WORD
    rng.c = (stream & WORD) ^ 0x3320646E
    rng.d = stream >> 32 & WORD
    for _ in range(STIRS):
        stir(rng)
    if rng.a | rng.b | rng.c | rng.d == 0:
        rng.a = 1


def bits(rng: Rng) -> int:
    """The next 32 random bits."""
    a, b, c, d = rng.a, rng.b, rng.c, rng.d
    five = b * 5 & WORD
    c ^= a
    d ^= b
    rng.a = a ^ d
    rng.b = b ^ c
    rng.c = c ^ (b << 9 & WORD)
    rng.d = (d << 11 | d >> 21) & WORD
    return (five << 7 | five >> 25) * 9 & WORD


def below_any(rng: Rng, n: int) -> int:
    """The same as `below`, for n up to 2**60."""
    if n <= NARROW:
        return below(rng, n)
    fair = WIDE // n * n
    number = (bits(rng) >> 2) << 30 | bits(rng) >> 2
    while number >= fair:
        number = (bits(rng) >> 2) << 30 | bits(rng) >> 2
    return number % n


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (Lemire's method); n is at most 2**30."""
    product = bits(rng) * n
    low = product & WORD
    if low < n:
        unfair = (WORD + 1 - n) % n
        while low < unfair:
            product = bits(rng) * n
            low = product & WORD
    return product >> 32
