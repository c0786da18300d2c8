"""Exact play of the dice: every throw, every way to reroll it, and what to roll for."""
