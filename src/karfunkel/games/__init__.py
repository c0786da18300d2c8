"""The games: one folder each, all of the same files. `CONTRIBUTING.md` tells how to add one."""
