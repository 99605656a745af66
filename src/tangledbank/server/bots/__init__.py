"""Bots and hints, computed in separate processes."""
