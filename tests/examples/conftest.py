"""The example game, installed as anybody would install it, into a folder of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

REPO = Path(__file__).parents[2]


@pytest.fixture(scope="package")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that makes the example available when it is on the path."""
    folder = tmp_path_factory.mktemp("installed")
    command = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(folder), str(REPO / "examples/fireflies")]
    subprocess.run([sys.executable, *command], check=True, capture_output=True)
    return folder
