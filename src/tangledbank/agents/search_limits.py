"""The limits of a search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_END: Final = 1 << 60


class SearchLimits:
    """The limits of a search: iterations, seconds (0 means unlimited), and a hard `cap` in seconds.

    Options that are worse by `sure` standard errors are dropped early; 0 drops none.
    """

    def __init__(self, iterations: i64, seconds: float, cap: float, sure: float) -> None:
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.cap: float = cap
        self.sure: float = sure

    def share_of_iterations(self, share: float) -> i64:
        if self.iterations == 0:
            return NO_END
        return i64(float(self.iterations) * share + 0.5)
