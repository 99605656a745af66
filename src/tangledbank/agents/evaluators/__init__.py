"""The evaluator of each game: heuristics for options, and features of a side. Compiled."""
