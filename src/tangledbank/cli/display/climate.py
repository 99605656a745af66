"""Climate's table display: Evolution's, plus the climate and its events."""

from __future__ import annotations

from tangledbank.cli.display.evolution import EvolutionDisplay
from tangledbank.games.evolution.climate.state import ClimateState
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.texts.climate import ClimateTexts


class ClimateDisplay(EvolutionDisplay):
    """Evolution's display with the climate, the events in play and their effects."""

    words: ClimateTexts

    def middle(self, s: EvolutionState) -> list[str]:
        return [" ".join(self.weather(s))] if isinstance(s, ClimateState) else []

    def weather(self, s: ClimateState) -> list[str]:
        say, weather = self.words.say, s.weather
        zones = [self.words.zone(name) if name else "" for name in s.almanac.zone_names]
        here = self.words.line(s.almanac.zones[weather.zone])
        parts = [say("table-climate", zone=zones[weather.zone], line=here)]
        lying = [self.words.event_card(card) for card in weather.lying if card]
        if lying:
            parts.append(say("table-events", events=", ".join(lying)))
        if weather.thaw:
            parts.append(say("table-thaw"))
        if weather.struck:
            parts.append(say("table-struck"))
        if weather.eruption:
            parts.append(say("table-eruption", zone=zones[weather.eruption]))
        if weather.burnt:
            parts.append(say("table-burnt", food=int(weather.burnt)))
        return parts
