"""Emerald's bots: policies in the compiled subset."""
