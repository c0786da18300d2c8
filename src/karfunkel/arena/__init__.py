"""Many games at once: simulations and tournaments."""
