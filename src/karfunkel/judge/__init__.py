"""Judges: nets that learned a game by playing it against themselves.

A judge looks at what one player may see and says how likely every seat is to win, and how likely
each choice is. `net.py` reads the files and evaluates them with NumPy, `kernel.py` does the same in
compiled code. `karfunkel.train` trains them by self-play, or from games of others with `fit.py`.
"""
