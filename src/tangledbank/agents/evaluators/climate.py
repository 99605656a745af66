"""Climate's evaluator: Evolution's, extended by the weather."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.agents.evaluators.evolution import PLAIN, EvolutionEvaluator
from tangledbank.agents.evaluators.evolution_weights import EvolutionWeights
from tangledbank.agents.network import floats
from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import State
from tangledbank.games.evolution.climate.ids import ASK_EXCHANGE, ASK_NIGHT, UNDER
from tangledbank.games.evolution.climate.state import ClimateBook, climate_of
from tangledbank.games.evolution.climate.weather import weather_loss
from tangledbank.games.evolution.ids import ASK_PAY
from tangledbank.games.evolution.state import EvolutionState, Species

WEATHER: Final = 3  # features after those of the traits


class ClimateEvaluator(EvolutionEvaluator):
    """An evaluator that also protects species from weather and uses it against others."""

    def __init__(
        self, book: ClimateBook, weights: EvolutionWeights, worths: dict[str, float]
    ) -> None:
        super().__init__(book, weights, worths)
        self.almanac = book
        self.harm: vec[float] = floats(3)  # if the marker moves back, stays, or moves on

    def feature_count(self) -> i64:
        return PLAIN + len(self.book.cards.traits) + WEATHER

    def other_worth(self, s: EvolutionState, seat: i64, prompt: i64, action: i64) -> float:
        if prompt == ASK_NIGHT:
            return self.feed_worth(s, action)
        if prompt == ASK_EXCHANGE:
            if verb_of(action) == UNDER:
                return 0.7 - self.keeping[a_of(action)]
            return 0.0
        if prompt == ASK_PAY:
            return -self.keeping[a_of(action)]
        return 0.0

    def loss_in(self, s: EvolutionState, sp: Species, zone: i64) -> float:
        """Return the population that a species would lose in a zone."""
        t = climate_of(s)
        last: i64 = len(t.almanac.zones) - 1
        if zone < 1:
            zone = 1
        if zone > last:
            zone = last
        line = t.almanac.zones[zone]
        if not line.loss:
            return 0.0
        lost: i64 = weather_loss(t, sp, line, False)
        return float(lost if lost < sp.population else sp.population)

    def other_risk(self, s: EvolutionState, sp: Species) -> float:
        """Rate a species' expected loss to this round's weather."""
        zone: i64 = climate_of(s).weather.zone
        total = 0.0
        for step in range(-1, 2):
            lost = self.loss_in(s, sp, zone + step)
            if lost > 0.0:
                harm = 1.3 * lost
                if lost >= float(sp.population):
                    harm += 1.5 + 0.5 * float(len(sp.cards))
                total += (0.3 if step else 0.4) * harm
        return total

    # Choosing food

    def food_group(self, s: EvolutionState, card: i64) -> i64:
        icons: i64 = climate_of(s).almanac.icons[card]
        return pack(1, s.book.cards.food[card] + 32, s.book.cards.trait[card], icons + 32)

    def prepare_food(self, s: EvolutionState, seat: i64) -> None:
        zone: i64 = climate_of(s).weather.zone
        for step in range(-1, 2):
            self.harm[step + 1] = self.harm_of(s, seat, zone + step)

    def push_worth(self, s: EvolutionState, seat: i64, card: i64) -> float:
        """Rate how a food card moves the climate: harm avoided, and plants in the new zone."""
        t = climate_of(s)
        icons: i64 = t.almanac.icons[card]
        step: i64 = 0
        if icons > 0:
            step = 1
        if icons < 0:
            step = -1
            icons = -icons
        if icons > 3:
            icons = 3
        zone: i64 = t.weather.zone + step
        if zone < 1:
            zone = 1
        if zone > len(t.almanac.zones) - 1:
            zone = len(t.almanac.zones) - 1
        gain = float(t.almanac.zones[zone].food) / 8.0
        return float(icons) / 3.0 * (self.harm[1] - self.harm[step + 1] + gain)

    def harm_of(self, s: EvolutionState, seat: i64, zone: i64) -> float:
        """Return the population that a seat loses in a zone, minus a share of others' losses."""
        mine = 0.0
        others = 0.0
        for player in s.players:
            for sid in player.row:
                sp = s.species[sid]
                if sp.owner == seat:
                    mine += self.loss_in(s, sp, zone)
                else:
                    others += self.loss_in(s, sp, zone)
        rivals: i64 = s.seats - 1
        return mine - 0.3 * others / float(rivals)

    # Features

    def add_features(self, s: State, seat: i64) -> None:
        super().add_features(s, seat)
        assert isinstance(s, EvolutionState)
        zone: i64 = climate_of(s).weather.zone
        first: i64 = PLAIN + len(self.book.cards.traits)
        for step in range(-1, 2):
            lost = 0.0
            for sid in s.players[seat].row:
                lost += self.loss_in(s, s.species[sid], zone + step)
            self.found[first + step + 1] = lost


CLIMATE_FEATURES: Final = ("lost if colder", "lost if the same", "lost if hotter")
