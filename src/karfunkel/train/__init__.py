"""Training judges by self-play; needs PyTorch, the extra `karfunkel[train]`."""
