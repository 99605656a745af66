"""Audits: totals computed only from events, and compared with the state."""

from __future__ import annotations

from collections import Counter

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class


class EventAudit:
    """The totals of one game. This class serves games that have nothing to audit."""

    def __init__(self, s: State) -> None:
        """Record the totals at the start of a game."""

    def note(self, event: Event) -> None:
        """Add an event to the totals."""

    def compare(self, s: State) -> None:
        """Raise AssertionError if the state and the totals differ."""

    def acted(self) -> Counter[str]:
        """Return, by key, how often traits acted without a hook being called."""
        return Counter()


def start_audit(game: Game, s: State) -> EventAudit:
    """Return the audit for a game that starts in this state."""
    return load_class(kit_of(game.key).audit, EventAudit)(s)
