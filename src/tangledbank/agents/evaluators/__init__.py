"""What players know of each game, made for its tables."""
