"""The log of Climate, which adds weather, events and their food to Evolution's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.climate.state import ClimateBook, ClimateState
from tangledbank.notation.events import Cause, NamedEvent
from tangledbank.presentation.log.evolution import EvolutionLogWriter
from tangledbank.texts import GameTexts
from tangledbank.texts.climate import ClimateTexts


class ClimateLogWriter(EvolutionLogWriter):
    """A log writer for Climate, with climate changes, climate events and the food they bring."""

    words: ClimateTexts

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.tellings |= {
            climate.CLIMATE_MOVED: self.moved,
            climate.EVENT_STRUCK: self.strikes,
        }

    def moved(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            warmer = "yes" if each.zone > each.before else "no"
            line = self.words.line(self.almanac.zones[each.zone])
            name = self.words.name(self.view, "zone", each.zone)
            yield self.words.say("log-climate", zone=name, warmer=warmer, line=line)

    def strikes(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            struck = each.event
            name, text = self.words.event_card(struck), self.words.event_text(struck)
            yield self.words.say("log-struck", event=name, text=text)

    @property
    def almanac(self) -> ClimateBook:
        assert isinstance(self.view, ClimateState), "Climate is played at its own table"
        return self.view.almanac

    def hole(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield sentences with the cards' sum, the food that is added, and the new amount."""
        for each in events:
            if each.cause is None:  # from a record without causes
                yield self.plain(each)
            else:
                place, food = self.supply(each.cause)
                cards, more = f"{each.cards:+d}", f"{food:+d}"
                values = {"cards": cards, "zone": place, "food": more, "amount": each.amount}
                yield self.words.say("log-hole-climate", **values)

    def supply(self, cause: Cause) -> tuple[str, int]:
        """Return the name of the zone or event that adds food, and the amount."""
        place = str(self.words.name(self.view, cause.what, cause.id))
        struck = cause.kind == "event"
        line = self.almanac.events[cause.id].line if struck else self.almanac.zones[cause.id]
        return place, int(line.food)
