"""What screens of Emerald show: the view, and the table in words."""
