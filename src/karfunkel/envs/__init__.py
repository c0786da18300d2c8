"""Environments for learning agents: vector, PettingZoo, Gymnasium, OpenSpiel."""
