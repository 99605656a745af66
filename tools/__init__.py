"""Checks and build steps that the project runs on itself."""
