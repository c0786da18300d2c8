"""Tests that need the same compiled program run in one process: no worker waits for another's."""

import pytest

from karfunkel.core.registry import game_names


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/bots" in item.path.as_posix() and isinstance(item, pytest.Function):
            if item.get_closest_marker("xdist_group"):
                continue  # the solver of Diamant has a group of its own
            params = item.callspec.params if hasattr(item, "callspec") else {}
            of_file = next((name for name in game_names() if name in item.path.name), "diamant")
            item.add_marker(pytest.mark.xdist_group(f"bots-{params.get('name', of_file)}"))
