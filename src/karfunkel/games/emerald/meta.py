"""Emerald in a list of games."""

from karfunkel.core.meta import Meta

META = Meta(minutes=30, designers=("Rüdiger Dorn",), publisher="Abacusspiele", year=2002)
