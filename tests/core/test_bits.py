"""Sets as bits of one integer."""

from karfunkel.core.bits import MOST, lowest, several, size


def test_lowest_finds_every_bit() -> None:
    for bit in range(MOST):
        assert lowest(1 << bit) == bit
        assert lowest((1 << MOST) - (1 << bit)) == bit


def test_size_counts_members() -> None:
    assert [size(some) for some in (0, 1, 0b1010, (1 << MOST) - 1)] == [0, 1, 2, MOST]


def test_several_is_nothing_for_one_or_none() -> None:
    assert [bool(several(some)) for some in (0, 1, 8, 9)] == [False, False, False, True]
