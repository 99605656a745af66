"""The audit for Oceans, which tracks population."""

from __future__ import annotations

from collections import Counter

from tangledbank.audit.event_audit import EventAudit
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.invariants import population
from tangledbank.games.oceans.state import OceansState


class OceansAudit(EventAudit):
    """An audit that no population is lost.

    A trait without hooks counts as acting whenever its species does.
    """

    def __init__(self, s: State) -> None:
        assert isinstance(s, OceansState)
        self.population = population(s)
        self.active: list[int] = []  # species that fed, were attacked or scored
        self.counts: Counter[str] = Counter()

    def note(self, event: Event) -> None:
        if event.kind in (ids.FORAGED, ids.ATTACKED):
            self.active.append(int(event.a))
        if event.kind in (ids.ATTACKED, ids.SCORED):
            self.active.append(int(event.b))

    def compare(self, s: State) -> None:
        assert isinstance(s, OceansState)
        assert population(s) == self.population, "population is somewhere"
        for sid in self.active:
            for card in s.species[sid].cards:
                trait = s.book.cards.trait_by_card[card]
                if not trait.hooks:
                    self.counts[trait.key] += 1
        self.active = []

    def acted(self) -> Counter[str]:
        return self.counts
