"""What a move would bring, judged from a seat's view alone."""

from __future__ import annotations

import contextlib
from typing import ClassVar

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.texts import GameTexts

Figures = dict[str, str | int]


class Previews:
    """The numbers that decide about a move, what it will cause, and what a question is about."""

    stop_events: ClassVar[frozenset[int]] = (
        frozenset()
    )  # events after which nothing can be foreseen
    omitted_events: ClassVar[frozenset[int]] = frozenset()  # events that foresight leaves out

    def __init__(self, words: GameTexts) -> None:
        self.words = words

    def figures(self, view: State, seat: int, action: int) -> Figures:
        """The numbers that decide about a move, by name; none if it has none."""
        return {}

    def says(self, view: State, seat: int, action: int) -> str:
        """The same in a sentence."""
        return ""

    def traits(self, view: State, seat: int, action: int) -> list[tuple[int, int]]:
        """Traits that these numbers come from, or that may answer: trait and being."""
        return []

    def expected_events(self, view: State, seat: int, action: int) -> list[Event]:
        """What a move will cause as far as this seat can know, up to the next question."""
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
        """What a seat is asked, with the names of those it is about."""
        return self.words.prompt(prompt)

    def topic(self, view: State) -> Figures:
        """The same as names of beings, keys of traits and Scenarios, and amounts."""
        return {}

    def about(self, view: State, name: str) -> str:
        """What counts for a species or an animal beyond its printed figures."""
        return ""
