"""What happened in Climate beyond Evolution: the weather and its food."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.climate.table import TEMPERATE, ClimateTable, Line
from tangledbank.telling.happening import Happening
from tangledbank.telling.tales.evolution import EvolutionTale
from tangledbank.texts import GameTexts
from tangledbank.texts.climate import ClimateTexts


class ClimateTale(EvolutionTale):
    """Climate: the zone says how much food comes, and who suffers."""

    words: ClimateTexts

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.tellings |= {
            climate.CLIMATE_MOVED: self.moved,
            climate.EVENT_STRUCK: self.strikes,
        }

    def moved(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            zone = int(each.event.a)
            warmer = "yes" if zone > (each.notes["before"][0] or TEMPERATE) else "no"
            line = self.words.line(self.line_of(zone))
            name = self.words.name(self.view, "zone", zone)
            yield self.words.say("tale-climate", zone=name, warmer=warmer, line=line)

    def strikes(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            struck = int(each.event.a)
            name, text = self.words.event_card(struck), self.words.event_text(struck)
            yield self.words.say("tale-struck", event=name, text=text)

    def line_of(self, zone: int) -> Line:
        assert isinstance(self.view, ClimateTable)
        return self.view.almanac.zones[zone or self.view.weather.zone]

    def hole(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """The sum of the cards, what the zone or an event adds, and what is there now."""
        if not isinstance(self.view, ClimateTable):
            yield from super().hole(happenings)
            return
        for each in happenings:
            (struck,), (cards,) = each.notes["struck"], each.notes["cards"]
            event = self.view.almanac.events[struck] if struck else None
            zone = each.notes["zone"][0] or int(self.view.weather.zone)
            line, place = self.line_of(zone), str(self.words.name(self.view, "zone", zone))
            if event and event.line.cause:
                line, place = event.line, self.words.event_card(struck)
            yield self.words.say(
                "tale-hole-climate",
                sum=f"{cards:+d}",
                zone=place,
                food=f"{int(line.food):+d}",
                a=int(each.event.a),
            )
