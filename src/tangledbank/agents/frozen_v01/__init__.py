"""`steady-0.1`, the rule-of-thumb player of version 0.1, by which other players are measured.

It never changes, and no other player uses its code.
"""
