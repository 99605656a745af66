"""Checks and code generators of the project."""
