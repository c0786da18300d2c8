"""`python -m karfunkel.simulation` is `karfunkel-sim`."""

from karfunkel.simulation.command import entry

if __name__ == "__main__":
    entry()
