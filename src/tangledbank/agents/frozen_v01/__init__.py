"""`steady-0.1`, the heuristic bot of version 0.1, against which other bots are measured.

Its choices never change, and no other bot uses its code.
"""
