"""The rules of Emerald: what is on the table (`state`), a turn (`play`), hidden gold, scoring."""
