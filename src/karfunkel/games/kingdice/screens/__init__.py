"""What screens of King of the Dice show: the view, the table in words, the map as a picture."""
