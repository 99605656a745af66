"""Factories for each game's evaluators, and the events that its forecasts count."""
