"""Diamant in a list of games."""

from karfunkel.core.meta import Meta

META = Meta(minutes=15, designers=("Alan R. Moon", "Bruno Faidutti"), publisher="IELLO", year=2016)
