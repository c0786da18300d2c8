"""`python -m karfunkel`."""

from karfunkel.cli import entry

entry()
