"""Books kept from events alone, and compared with the table: food comes from somewhere."""

from __future__ import annotations

from collections import Counter

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.games import kit_of
from tangledbank.games.kit import load_class


class Audit:
    """Books of one game; this class serves games whose events account for nothing."""

    def __init__(self, s: State) -> None:
        """Open the books at the beginning of a game."""

    def note(self, event: Event) -> None:
        """Enter an event."""

    def compare(self, s: State) -> None:
        """Raise AssertionError where table and books differ."""

    def acted(self) -> Counter[str]:
        """Traits that did something without being asked, by name."""
        return Counter()


def audit(game: Game, s: State) -> Audit:
    """Fresh books for a game."""
    return load_class(kit_of(game.key).audit, Audit)(s)
