"""Statistics of games won."""

from __future__ import annotations

import math


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson score interval for a share of wins; 95 % by default."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
