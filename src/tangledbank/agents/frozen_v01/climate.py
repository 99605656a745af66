"""The bot for Climate: Evolution's bot, extended by the weather."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tangledbank.agents.frozen_v01.evolution import (
    JUDGES,
    Judge,
    SteadyEvolution,
    Worth,
    boards,
    everybody,
    feed_worth,
    food_worth,
    keeping,
    no_dread,
    play_worth,
)
from tangledbank.core.action import a_of, verb_of
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.climate import ids as climate
from tangledbank.games.evolution.climate.state import ClimateState, climate_of
from tangledbank.games.evolution.climate.weather import weather_loss
from tangledbank.games.evolution.state import EvolutionState, Species

# The assumed probabilities that the marker moves back, stays, or moves on.
DRIFT = ((-1, 0.3), (0, 0.4), (1, 0.3))


@mypyc_attr(native_class=False)
class SteadyClimate(SteadyEvolution):
    """A bot that also protects species from weather and uses it against others.

    With `plain`, there is no climate, and the bot plays as in Evolution.
    """

    def judge(self, prompt: int) -> Judge | None:
        return CLIMATE_JUDGES.get(prompt) or JUDGES.get(prompt)


def loss_in(s: EvolutionState, sp: Species, zone: int) -> float:
    """Return the population that a species would lose in a zone."""
    t = climate_of(s)
    zone = min(max(1, zone), len(t.almanac.zones) - 1)
    return min(float(sp.population), float(weather_loss(t, sp, t.almanac.zones[zone], False)))


def weather_dread(s: EvolutionState, sp: Species) -> float:
    """Rate a species' expected loss to this round's weather."""
    zone = int(climate_of(s).weather.zone)
    total = 0.0
    for step, chance in DRIFT:
        lost = loss_in(s, sp, zone + step)
        if lost:
            end = 1.5 + 0.5 * float(len(sp.cards)) if lost >= float(sp.population) else 0.0
            total += chance * (1.3 * lost + end)
    return total


def climate_play_worth(s: EvolutionState, seat: int) -> Worth:
    return play_worth(s, seat, weather_dread if isinstance(s, ClimateState) else no_dread)


def climate_food_worth(s: EvolutionState, seat: int) -> Worth:
    """Rate food cards by the plants they add and by whom their change of climate hurts."""
    plain = food_worth(s, seat)
    if not isinstance(s, ClimateState):
        return plain
    t = climate_of(s)
    zone = int(t.weather.zone)
    harm = {step: harm_of(s, seat, zone + step) for step in (-1, 0, 1)}

    def worth(action: int) -> float:
        icons = t.almanac.icons[a_of(action)]
        step = (icons > 0) - (icons < 0)
        push = min(3, abs(icons)) / 3
        gain = t.almanac.zones[min(max(1, zone + step), len(t.almanac.zones) - 1)].food / 8
        return plain(action) + push * (harm[0] - harm[step] + gain)

    return worth


def harm_of(s: EvolutionState, seat: int, zone: int) -> float:
    """Return the population that a seat loses in a zone, minus a share of others' losses."""
    mine = sum(loss_in(s, sp, zone) for sp in boards(s, seat))
    others = sum(loss_in(s, sp, zone) for sp in everybody(s) if sp.owner != seat)
    return mine - 0.3 * others / max(1, int(s.seats) - 1)


def exchange_worth(s: EvolutionState, seat: int) -> Worth:
    """Rate cards to put under the deck: the least useful first."""

    def worth(action: int) -> float:
        if verb_of(action) != climate.UNDER:
            return 0.0
        return 0.7 - keeping(s, int(a_of(action)))

    return worth


def pay_worth(s: EvolutionState, seat: int) -> Worth:
    """Rate cards to pay with: the least useful first."""
    return lambda action: -keeping(s, int(a_of(action)))


CLIMATE_JUDGES: dict[int, Judge] = {
    ids.ASK_FOOD: climate_food_worth,
    ids.ASK_PLAY: climate_play_worth,
    climate.ASK_NIGHT: feed_worth,
    climate.ASK_EXCHANGE: exchange_worth,
    ids.ASK_PAY: pay_worth,
}
