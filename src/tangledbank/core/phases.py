"""A frame that plays phases one after the other."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.core.flow import Frame, S


class Phases(Frame[S]):
    """Numbered phases, in their order. `phase` is the one that comes next."""

    FIELDS: ClassVar = "phase"

    def __init__(self, phase: i64 = 0) -> None:
        self.phase: i64 = phase

    def step(self, s: S) -> None:
        phase: i64 = self.phase
        self.phase += 1
        self.begin(s, phase)

    def begin(self, s: S, phase: i64) -> None:
        """Begin a phase; the frame that plays it is pushed, or all of it is done at once."""
        raise NotImplementedError
