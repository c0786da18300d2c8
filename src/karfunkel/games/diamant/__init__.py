"""Diamant, by Alan R. Moon and Bruno Faidutti."""
