"""Policies that fit every game."""

from collections import Counter

from karfunkel.core.policies import most_appealing
from karfunkel.core.work import Work
from tests.contract.games import generator


def test_the_most_appealing_action_is_taken_and_of_equals_any() -> None:
    work, rng = Work(), generator(1)
    work.action[:5] = [10, 11, 12, 13, 14]
    work.appeal[:5] = [-7, 3, 2, 3, 3]
    found = Counter(most_appealing(work, 5, rng) for _ in range(3000))
    assert set(found) == {11, 13, 14}
    assert all(abs(count - 1000) < 100 for count in found.values())
    assert most_appealing(work, 1, rng) == 10
