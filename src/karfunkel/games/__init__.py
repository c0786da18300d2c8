"""The games: one folder each, with the same files. `CONTRIBUTING.md` explains how to add one."""
