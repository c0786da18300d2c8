"""Karfunkel: Emerald, King of the Dice and Diamant, to play and to study."""

__version__ = "0.1.0"
