"""What happened in Climate beyond Evolution: the weather and its food."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tangledbank.cli.tales.evolution import EvolutionTale
from tangledbank.core.event import Event
from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.climate.table import TEMPERATE, ClimateTable, Line
from tangledbank.texts import GameTexts
from tangledbank.texts.climate import ClimateTexts


class ClimateTale(EvolutionTale):
    """Climate: the zone says how much food comes, and who suffers."""

    words: ClimateTexts

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.zone = 0  # after the last move that was told
        self.struck = 0  # the event of this round
        self.tellings |= {
            climate.CLIMATE_MOVED: self.moved,
            climate.EVENT_STRUCK: self.strikes,
        }

    def round(self, events: Sequence[Event]) -> Iterator[str]:
        self.struck = 0
        return super().round(events)

    def moved(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            warmer = "yes" if event.a > (self.zone or TEMPERATE) else "no"
            self.zone = int(event.a)
            line = self.words.line(self.line_here())
            name = self.words.name(self.view, "z", self.zone)
            yield self.words.say("tale-climate", zone=name, warmer=warmer, line=line)

    def strikes(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.struck = int(event.a)
            name, text = self.words.event_card(self.struck), self.words.event_text(self.struck)
            yield self.words.say("tale-struck", event=name, text=text)

    def line_here(self) -> Line:
        assert isinstance(self.view, ClimateTable)
        return self.view.rules.zones[self.zone or self.view.weather.zone]

    def hole(self, events: Sequence[Event]) -> Iterator[str]:
        """The sum of the cards, what the zone or an event adds, and what is there now."""
        if not isinstance(self.view, ClimateTable):
            yield from super().hole(events)
            return
        self.fed = True
        rules = self.view.rules
        event = rules.events[self.struck] if self.struck else None
        line = event.line if event and event.line.cause else self.line_here()
        zone = self.zone or int(self.view.weather.zone)
        place = str(self.words.name(self.view, "z", zone))
        if event and event.line.cause:
            place = self.words.event_card(self.struck)
        for each in events:
            yield self.words.say(
                "tale-hole-climate",
                sum=f"{self.sum:+d}",
                zone=place,
                food=f"{int(line.food):+d}",
                a=int(each.a),
            )
