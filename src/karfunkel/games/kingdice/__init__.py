"""King of the Dice, the board game, by Nils Nilsson (HABA 2021)."""
