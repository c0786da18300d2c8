"""Diamant for two, solved: equilibrium values with proven bounds. See docs/diamant-solved.md."""
