"""The games: one folder each, with the same files (see `docs/adding-a-game.md`)."""
