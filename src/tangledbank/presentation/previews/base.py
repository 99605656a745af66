"""Preview moves from a seat's view alone."""

from __future__ import annotations

import contextlib
from typing import ClassVar

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.texts import GameTexts

Figures = dict[str, str | int]


class Previews:
    """Previews of a game: the figures and consequences of moves, and the subjects of questions."""

    stop_events: ClassVar[frozenset[int]] = (
        frozenset()
    )  # events after which nothing can be foreseen
    omitted_events: ClassVar[frozenset[int]] = frozenset()  # events that previews omit

    def __init__(self, words: GameTexts) -> None:
        self.words = words

    def figures(self, view: State, seat: int, action: int) -> Figures:
        """Return the figures that matter for a move, by name."""
        return {}

    def says(self, view: State, seat: int, action: int) -> str:
        """Return a move's figures in a sentence, or an empty string."""
        return ""

    def traits(self, view: State, seat: int, action: int) -> list[tuple[int, int]]:
        """Return the traits that affect a move's figures or may respond, each with its being."""
        return []

    def expected_events(self, view: State, seat: int, action: int) -> list[Event]:
        """Return the events that a seat can foresee from a move, up to the next question."""
        s = view.clone(-1)
        s.news = []
        with contextlib.suppress(AssertionError):  # a view has no dice
            s.apply(seat, action)
        found = []
        for event in s.news:
            if event.kind in self.stop_events:
                break
            if event.kind not in self.omitted_events:
                found.append(event)
        return found

    def question(self, view: State, seat: int, prompt: str) -> str:
        """Return the question put to a seat, with the names of its subjects."""
        return self.words.prompt(prompt)

    def topic(self, view: State) -> Figures:
        """Return the question's subjects: beings, keys of traits and Scenarios, and amounts."""
        return {}

    def about(self, view: State, name: str) -> str:
        """Return a sentence with the effective figures of a species or an animal."""
        return ""
