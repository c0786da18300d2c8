"""All tests of one game run in one process: its kernel is compiled, or loaded, only once."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/envs" in item.path.as_posix() and isinstance(item, pytest.Function):
            params = item.callspec.params if hasattr(item, "callspec") else {}
            item.add_marker(pytest.mark.xdist_group(f"envs-{params.get('name', 'diamant')}"))
