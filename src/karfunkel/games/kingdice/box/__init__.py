"""The box of King of the Dice: map, cards and dice as data, and the tables made from them."""
