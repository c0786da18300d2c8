"""Tools of King of the Dice: commands, odds, studies of the deck, fitting the net."""
