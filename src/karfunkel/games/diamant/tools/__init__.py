"""What only Diamant has: `karfunkel diamant solve`."""
