"""`steady-0.1`, the heuristic bot of version 0.1: the baseline for other bots.

Its choices never change, and no other bot uses its code.
"""
