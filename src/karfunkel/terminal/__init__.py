"""Playing games, and retelling and checking records, in a terminal."""
