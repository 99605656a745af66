"""The words that Climate adds to those of Evolution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tangledbank.core.event import Event
from tangledbank.core.options import Value
from tangledbank.core.sets import Set
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.climate import ids
from tangledbank.games.evolution.climate.events import KIND_NAMES
from tangledbank.games.evolution.climate.position import (
    ClimateFacts,
    ClimateReader,
    ClimateWriter,
)
from tangledbank.games.evolution.climate.table import (
    CAUSE_NAMES,
    ClimateTable,
    EventCard,
    climate_of,
)
from tangledbank.games.evolution.ids import POPULATION_LOST
from tangledbank.games.evolution.notation import PHRASES, SENTENCES, EvolutionLanguage
from tangledbank.games.evolution.position import EvolutionReader
from tangledbank.games.evolution.state import Table
from tangledbank.games.evolution.writer import EvolutionWriter
from tangledbank.notation.language import Phrase

if TYPE_CHECKING:
    from tangledbank.core.game import Game

# The kinds of Evolution's events, and z zone, e event card, x cause of a loss, p food spilt.
CLIMATE_SENTENCES = {
    **SENTENCES,
    POPULATION_LOST: "{a:s} lost {b} population{c:x}",
    ids.CARDS_RETURNED: "{seat} put {a} cards under the deck",
    ids.CLIMATE_MOVED: "climate moved to {a:z}",
    ids.EVENT_STRUCK: "{a:e} struck",
    ids.EVENT_LAID: "{a:e} was laid out",
    ids.BODY_SHRANK: "{a:s} lost {b} body{c:p}",
    ids.FOOD_BURNT: "{a} plant set aside",
    ids.FOOD_REGROWN: "{a} plant returned to the hole",
}


class ClimateLanguage(EvolutionLanguage):
    """Evolution's words, and those of the weather."""

    phrases: Sequence[Phrase] = (
        *PHRASES,
        Phrase(ids.UNDER, "{seat} puts {a:card} under the deck"),
        Phrase(ids.DRAW, "{seat} draws {a:number}"),
        Phrase(ids.GO_ON, "{seat} goes on"),
    )
    sentences: Mapping[int, str] = CLIMATE_SENTENCES
    finer_names: Sequence[str] = [f"{kind}-struck" for kind in KIND_NAMES[1:]]

    letters: Mapping[str, str] = {**EvolutionLanguage.letters, "z": "zone", "e": "event"}

    def __init__(self, sets: Sequence[Set], cards: Cards, events: Sequence[EventCard]) -> None:
        super().__init__(sets, cards)
        self.event_cards = events
        self.facts = ClimateFacts(cards)

    def finer(self, event: Event) -> str:
        """Which kind of climate event struck."""
        if event.kind != ids.EVENT_STRUCK:
            return ""
        return f"{KIND_NAMES[self.event_cards[event.a].kind]}-struck"

    def say(self, s: Table, kind: str, id: int) -> str:
        if kind == "z":
            return climate_of(s).almanac.zone_names[id]
        if kind == "e":
            return climate_of(s).almanac.events[id].name
        if kind == "x":
            return f" to {CAUSE_NAMES[id]}" if id else ""
        if kind == "p":
            return f" and {id} stored food" if id else ""
        return super().say(s, kind, id)

    def reader(self, game: Game, s: Table) -> EvolutionReader:
        return ClimateReader(game, s) if isinstance(s, ClimateTable) else super().reader(game, s)

    def writer(self, game: Game, options: Mapping[str, Value], s: Table) -> EvolutionWriter:
        if isinstance(s, ClimateTable):
            return ClimateWriter(game, options, s)
        return super().writer(game, options, s)
