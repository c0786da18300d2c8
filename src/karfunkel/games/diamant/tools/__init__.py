"""Tools that only Diamant has: `karfunkel diamant solve`, and studies of its strategy."""
