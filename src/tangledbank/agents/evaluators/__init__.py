"""The evaluators of all games: heuristics for options, and features of a side."""
