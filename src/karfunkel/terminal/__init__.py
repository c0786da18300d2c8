"""Playing, retelling and checking in a terminal."""
