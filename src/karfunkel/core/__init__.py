"""The engine: what every game is built on."""
