"""The solver's loops are compiled by one process, and kept where the compiled rules are."""

from pathlib import Path

import numpy as np
import pytest

from karfunkel.games.diamant.solve.compiling import Array, compiled


def total(numbers: Array) -> float:
    found = 0.0
    for number in numbers:
        found += number
    return found


def test_a_loop_is_compiled_under_the_shared_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path))
    loops = compiled()(total)
    assert loops(np.arange(4)) == 6
    assert loops(np.arange(4) / 2) == 3
    assert len(list(tmp_path.glob("*/lock"))) == 1
    assert len(list(tmp_path.glob("*/**/*.nbc"))) == 2  # one for each kind of numbers
