"""A frame that plays phases in sequence."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.core.flow import Frame, S


class Phases(Frame[S]):
    """A frame that plays numbered phases in order. `phase` is the next one."""

    FIELDS: ClassVar = "phase"

    def __init__(self, phase: i64 = 0) -> None:
        self.phase: i64 = phase

    def step(self, s: S) -> None:
        phase: i64 = self.phase
        self.phase += 1
        self.begin(s, phase)

    def begin(self, s: S, phase: i64) -> None:
        """Play a phase immediately, or push the frame that plays it."""
        raise NotImplementedError
