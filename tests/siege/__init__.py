"""Attacks at full size on a server of our own, and what others felt meanwhile: `make siege`."""
