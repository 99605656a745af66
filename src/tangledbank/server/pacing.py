"""Which forced choices may be answered at once, and which only after a while.

Where hidden cards decide how many options a seat has, a quick answer would tell that it had only
one. Such answers come after a time that is drawn without a look at the hand [R34].
"""

from __future__ import annotations

from typing import Final

# Questions whose options follow from what everybody sees. All others take their time.
OPEN: Final[dict[str, frozenset[str]]] = {
    "evolution": frozenset({"feed"}),
    "climate": frozenset({"feed", "feed at night"}),
    "origin": frozenset({"feed", "finish turn", "react"}),
    "time-to-fly": frozenset({"feed", "finish turn"}),
    "oceans": frozenset({"feed"}),
}


def is_open(game: str, prompt: str) -> bool:
    """May a forced answer to this question come at once?"""
    return prompt in OPEN.get(game, frozenset())
