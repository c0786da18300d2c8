"""The bots of King of the Dice, and how a search evaluates a position."""
