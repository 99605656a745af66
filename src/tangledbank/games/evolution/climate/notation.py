"""The notation that Climate adds to Evolution's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tangledbank.core.event import Event
from tangledbank.core.options import Value
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import Kind
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.climate import ids
from tangledbank.games.evolution.climate.position import (
    ClimateFacts,
    ClimateReader,
    ClimateWriter,
)
from tangledbank.games.evolution.climate.state import (
    KIND_NAMES,
    ClimateState,
    EventCard,
    climate_of,
)
from tangledbank.games.evolution.climate.vocabulary import EVENT, ZONE
from tangledbank.games.evolution.notation import EvolutionLanguage
from tangledbank.games.evolution.position import EvolutionReader
from tangledbank.games.evolution.position_writer import EvolutionWriter
from tangledbank.games.evolution.state import EvolutionState

if TYPE_CHECKING:
    from tangledbank.core.game import Game


class ClimateLanguage(EvolutionLanguage):
    """Evolution's notation with weather."""

    finer_names: Sequence[str] = [f"{kind}-struck" for kind in KIND_NAMES[1:]]

    def __init__(self, sets: Sequence[Set], cards: Cards, events: Sequence[EventCard]) -> None:
        super().__init__(sets, cards)
        self.event_cards = events
        self.facts = ClimateFacts(cards)

    def finer(self, event: Event) -> str:
        """Return a name for an event that struck, based on its kind."""
        if event.kind != ids.EVENT_STRUCK:
            return ""
        return f"{KIND_NAMES[self.event_cards[event.a].kind]}-struck"

    def say(self, s: EvolutionState, kind: Kind, id: int) -> str:
        if kind is ZONE:
            return climate_of(s).almanac.zone_names[id]
        if kind is EVENT:
            return climate_of(s).almanac.events[id].name
        return super().say(s, kind, id)

    def reader(self, game: Game, s: EvolutionState) -> EvolutionReader:
        return ClimateReader(game, s) if isinstance(s, ClimateState) else super().reader(game, s)

    def writer(
        self, game: Game, options: Mapping[str, Value], s: EvolutionState
    ) -> EvolutionWriter:
        if isinstance(s, ClimateState):
            return ClimateWriter(game, options, s)
        return super().writer(game, options, s)
