"""A kernel that uses everything in the compiled subset, for `test_native.py`."""

from math import sqrt
from typing import Annotated, Any, NamedTuple

from karfunkel.core.layout import Layout
from karfunkel.core.work import assign

DEEP = (((1, 2, 3), (4, 5, 6)), ((7, 8, 9), (10, 11, 12)))
HALVES = (0.5, 1.5, 2.5)
FAR = -3


class Box(Layout):
    """Some numbers."""

    first: int
    row: Annotated[list[int], 4]
    last: int


class Chest(Box):
    """A box with more in it."""

    more: int


class Other(NamedTuple):
    """A bundle."""

    one: Box
    two: int


class Scaled(NamedTuple):
    """Another one, with an array."""

    box: Box
    numbers: Any
    scale: int


class Both(NamedTuple):
    """A bundle with another one inside."""

    box: Box
    scaled: Scaled
    half: float


def divide(a: int, b: int) -> int:
    return a // b * 1000 + a % b


def divide_exactly(a: int, b: int) -> float:
    return a / b


def shift(a: int, b: int) -> int:
    return (a << b) + (a >> b) * 7


def mix_bits(a: int, b: int) -> int:
    return (a & b) + 3 * (a | b) - (a ^ ~b)


def signs(a: int, b: int) -> int:
    return -a + +b + abs(a) * 10 + abs(b - a) + abs(-3)


def extremes(a: int, b: int) -> int:
    return min(a, b, 2) * 100 + max(a, -b, 1) * 10 + max(a > b, 0)


def extremes_of_floats(a: float, b: float) -> float:
    return min(a, b * 2.0) - max(a, b, 0.25)


def roots(a: float, b: float) -> float:
    return sqrt(a) * b - 1.0 / (a + b) + abs(-a)


def truncate(a: float, b: float) -> int:
    return int(a) * 100 + int(-b) + int(float(3)) + bool(a)


def chain(a: int, b: int) -> int:
    return (0 <= a < b) + 2 * (a < b > 1 != a) + 4 * (a == b)


def decide(a: int, b: int) -> int:
    """`and` and `or` give an operand, not a truth value."""
    return (a and b) * 3 + (a or b) + (a > 1 or b) + (not a)


def stop_early(box: Box, a: int, b: int) -> int:
    """What does not matter any more is not computed."""
    found = a > 0 and touch(box) > b
    if a < 0 or touch(box) == b:
        found = True
    return found + 10 * box.first


def touch(box: Box) -> int:
    box.first += 1
    return box.first


def choose(a: int, b: int) -> int:
    x = a if a > b else b - a if b else -1
    return x + (a == b if a else 7)


def is_one_of(a: int, b: int) -> int:
    return (a in (1, b + 1, FAR)) + 2 * (a not in (0, b))


def after_the_loop(a: int, b: int) -> int:
    """The variable of a loop keeps its last value; without any turn it stays as it was."""
    i = 99
    total = 0
    for i in range(a):
        total += i
        i += 50
    for _ in range(b, a, -2):
        total += 1000
    for k in range(a, b, 3):
        total += k
    return total * 100 + i


def step_by(a: int, b: int) -> int:
    total = 0
    for i in range(0, 20 * b, b or 1):
        total += i * a
    return total


def leave_loops(a: int, b: int) -> int:
    found = 0
    for i in range(10):
        if i == a:
            break
        if i % 2:
            continue
        found += i
    else:
        found += 1000
    while found > b:
        found -= 7
        if found == 5:
            break
    else:
        found += 500
    while True:
        found += 1
        if found % 3 == 0:
            return found


def augment(a: int, b: int) -> int:
    x = a
    x += b
    x -= 3
    x *= 5
    x //= 2
    x %= 1000
    x <<= 3
    x >>= 1
    x |= 64
    x &= ~2
    x ^= b & 31
    return x


def augment_in_order(box: Box, a: int, b: int) -> int:
    """The old value is read before the right-hand side runs."""
    box.first = a
    box.first += b * touch(box)
    return box.first


def tables(a: int, b: int) -> float:
    plane = DEEP[a % 2]
    return plane[b % 2][a % 3] + DEEP[-1][1][b % 3] + HALVES[a % 3 - 3] + len(DEEP) + len(plane[0])


def several(a: int, b: int) -> int:
    x, y = a, b
    x, y = y, x
    low, high = sort(x, y)
    return low * 100 + high + sort(3, 1)[0]


def sort(a: int, b: int) -> tuple[int, int]:
    if a < b:
        return a, b
    return b, a


def with_defaults(a: int, b: int) -> int:
    return part(a) + part(a, b) * 10 + part(two=b, one=a) * 100


def part(one: int, two: int = 5, three: int = -1) -> int:
    return one - two * three


def fields(box: Box, other: Box, a: int, b: int) -> int:
    box.row[a % 4] = b
    box.row[-1] += 3
    box.last = box.row[a % 4] + box.row[3]
    assign(other, box)
    box.last += 1
    return other.last * 100 + other.row[a % 4 - 4] + box.last


def begin_of(chest: Chest, a: int, b: int) -> int:
    """A chest is a box."""
    chest.more = 5
    return touch(chest) + chest.more + a + b


def arrays(boxes: Any, floats: Any, small: Any, flags: Any, grid: Any, a: int, b: int) -> float:
    boxes[1].row[2] = a
    box = boxes[a % 2]
    box.first = boxes[1].row[2] + len(boxes)
    floats[0] = a / 3
    floats[1] += floats[0] * floats[2]
    part = floats[1:3]
    part[1] = part[0] - 0.5
    small[a % 3] = b
    small[-1] -= 1
    flags[0] = a > b
    flags[1] |= flags[0]
    row = grid[a % 2]
    row[b % 3] += 1
    grid[0, 2] = grid[1, b % 3] * 2 + grid.shape[1]
    return float(floats[1] + floats[-1] + small[a % 3] + flags[0] + row[0] + len(floats[2:9]))


def total(numbers: Any, scale: float) -> float:
    found = 0.0
    for i in range(len(numbers)):
        found += numbers[i] * scale
    return found


def of_a_bundle(both: Both, a: int, b: int) -> float:
    inner = both.scaled
    inner.box.first = a * inner.scale
    both.scaled.numbers[b % 5] += 0.5
    both.box.row[a % 4] = first_of(inner) + first_of(Scaled(both.box, inner.numbers, b))
    chosen = inner if a < b else Scaled(both.box, inner.numbers, a)
    chosen.box.last += 1
    return both.half * both.box.row[a % 4] + Other(inner.box, b).two + float(chosen.numbers[1])


def first_of(scaled: Scaled) -> int:
    return scaled.box.first + int(scaled.numbers[1]) * scaled.scale


def out_of_row(box: Box, a: int, b: int) -> int:
    return box.row[a] + b


def out_of_table(a: int, b: int) -> int:
    return DEEP[0][0][a + b]


def far_shift(a: int, b: int) -> int:
    return inner_shift(a, b) + 1


def stop_at_once(box: Box, a: int, b: int) -> int:
    box.last = inner_shift(a, b)
    box.first = 1
    return box.last


def inner_shift(a: int, b: int) -> int:
    return a << b
