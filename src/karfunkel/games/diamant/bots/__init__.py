"""Diamant's bots: policies in the compiled subset, and rules of thumb."""
