"""King of the Dice in a list of games."""

from karfunkel.core.meta import Meta

META = Meta(minutes=40, designers=("Nils Nilsson",), publisher="HABA", year=2021)
