"""Tools for Emerald: fitting its learned policy."""
