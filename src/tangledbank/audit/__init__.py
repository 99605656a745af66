"""Checks of the games by experiment: random games, counts, and searches for leaks."""
