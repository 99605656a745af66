"""Climate in the terminal: Evolution's table, and what the weather does to it."""

from __future__ import annotations

from tangledbank.cli.faces.evolution import EvolutionFace
from tangledbank.games.evolution.climate.table import ClimateTable
from tangledbank.games.evolution.state import Table
from tangledbank.texts.climate import ClimateTexts


class ClimateFace(EvolutionFace):
    """The climate in the heading, the events and what they left below it."""

    words: ClimateTexts

    def middle(self, s: Table) -> list[str]:
        if not isinstance(s, ClimateTable):
            return []
        say, weather = self.words.say, s.weather
        zones = [self.words.zone(name) if name else "" for name in s.rules.zone_names]
        parts = [say("table-climate", zone=zones[weather.zone])]
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
        return self.look.hang(" ", " ".join(parts))
