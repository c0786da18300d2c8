"""What screens of Diamant show: the view, and the table in words."""
