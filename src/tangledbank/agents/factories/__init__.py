"""Factories that make the evaluators of each game, and the events its forecasts count."""
