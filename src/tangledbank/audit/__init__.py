"""Experiments with the games: random campaigns, counts, searches for leaks."""
