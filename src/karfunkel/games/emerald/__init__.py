"""Emerald, by Rüdiger Dorn."""
