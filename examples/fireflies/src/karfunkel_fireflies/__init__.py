"""Fireflies: a small game for Karfunkel, in its own package."""
