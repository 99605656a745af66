"""Climate's round: the five steps of phase 4, and the weather before and after feeding."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import FIRST, NONE
from tangledbank.core.cause import pack_cause
from tangledbank.core.flow import Frame
from tangledbank.core.rows import row_of
from tangledbank.games.evolution.climate.events import KINDS, ClimateEvent, guard
from tangledbank.games.evolution.climate.exchange import ExchangeInTurn, ExchangeTogether
from tangledbank.games.evolution.climate.ids import (
    CLIMATE_MOVED,
    EVENT_LAID,
    EVENT_STRUCK,
    FOOD_BURNT,
    FOOD_REGROWN,
)
from tangledbank.games.evolution.climate.night import NightFeeding
from tangledbank.games.evolution.climate.state import (
    COLD,
    HEAT,
    ClimateState,
    WeatherLine,
    climate_of,
)
from tangledbank.games.evolution.ids import (
    BY_COLD,
    BY_EVENT,
    BY_HEAT,
    BY_ZONE,
    HOLE_CHANGED,
)
from tangledbank.games.evolution.phases import RevealFood, Round, turn_up
from tangledbank.games.evolution.rules import lose_population, remove_extinct
from tangledbank.games.evolution.state import EvolutionState, Species

QUIET: Final = ClimateEvent()  # no event this round


PHASE_KEYS: Final[tuple[str, ...]] = ("deal", "food", "play", "environment", "feeding")


class ClimateRound(Round):
    """Evolution's round with Climate's phases. [CLI Playing the Game]"""

    def playing(self, s: EvolutionState, turn: i64) -> Frame[EvolutionState]:
        if s.book.together:
            return ExchangeTogether(False, climate_of(s).almanac.exchange_as_done)
        return ExchangeInTurn(turn, (turn - s.first) % s.seats)

    def reveal(self, s: EvolutionState) -> Frame[EvolutionState]:
        return ModifyEnvironment()

    def feeding(self, s: EvolutionState, turn: i64) -> Frame[EvolutionState]:
        return NightFeeding(turn)

    def phase_key(self) -> str:
        return PHASE_KEYS[self.begun()]

    def finish(self, s: EvolutionState) -> None:
        """Move the marker after an eruption, and put burnt food back before the deal."""
        t = climate_of(s)
        erupt(t)
        super().finish(s)
        if not s.over:
            regrow(t)

    def clone(self, seat: i64) -> ClimateRound:
        return ClimateRound(self.phase)


class ModifyEnvironment(RevealFood):
    """The environment phase: traits act, then come five steps. [CLI Phase 4 Modify Environment]"""

    def reveal(self, s: EvolutionState) -> None:
        t = climate_of(s)
        icons: i64 = icons_shown(t)
        total: i64 = turn_up(t)
        adjust_climate(t, icons)
        event: i64 = event_here(t)
        kind = trigger_event(t, event) if event else QUIET
        line = line_in_force(t, event, kind)
        population_loss(t, line, kind.replaces_line())
        adjust_food(t, total, line.food, event)
        if event:
            replace_event(t, t.almanac.events[event].deck)
        s.pop()

    def clone(self, seat: i64) -> ModifyEnvironment:
        return ModifyEnvironment(self.ready)


def lay_out_events(t: ClimateState) -> None:
    """Shuffle both event decks and put the first card of each at its zone. [CLI Set-up 7]"""
    if not t.almanac.with_events:
        return
    for id in range(FIRST, len(t.almanac.events)):
        t.weather.decks[t.almanac.events[id].deck].append(id)
    for deck in range(2):
        order: vec[i64] = row_of(t.weather.decks[deck])
        t.rng.shuffle(order)
        t.weather.decks[deck] = list(order)
        replace_event(t, deck)


# Step 1


def icons_shown(t: ClimateState) -> i64:
    """Return the suns minus snowflakes of food cards and thaw events. [CLI Adjust the Climate]"""
    total: i64 = 0
    for player in t.players:
        if player.food_card != NONE:
            total += t.almanac.icons[player.food_card]
    for id in t.weather.thaw:
        card = t.almanac.events[id]
        total += card.suns
        t.weather.decks[card.deck].insert(0, id)  # it counts for one reveal [R81]
    t.weather.thaw = []
    return total


def adjust_climate(t: ClimateState, icons: i64) -> None:
    """Move the marker one zone towards the more frequent icon. [CLI Adjust the Climate] [R80]"""
    zone: i64 = t.weather.zone
    if icons > 0 and zone < len(t.almanac.zones) - 1:
        move_marker(t, zone + 1)
    elif icons < 0 and zone > 1:
        move_marker(t, zone - 1)


def move_marker(t: ClimateState, zone: i64) -> None:
    before: i64 = t.weather.zone
    t.weather.zone = zone
    t.tell(CLIMATE_MOVED, t.first, zone, before)


# Step 2


def event_here(t: ClimateState) -> i64:
    """Return the event at the current zone, or 0. [CLI Trigger Climate Events]"""
    for id in t.weather.lying:
        if id and t.almanac.events[id].zone == t.weather.zone:
            return id
    return 0


def trigger_event(t: ClimateState, id: i64) -> ClimateEvent:
    """Carry out an event and put its card away. [CLI Trigger Climate Events]"""
    card = t.almanac.events[id]
    kind = KINDS[card.kind]
    t.tell(EVENT_STRUCK, t.first, id)
    t.weather.lying[card.deck] = 0
    t.by = pack_cause(BY_EVENT, id)
    kind.strike(t, card)
    t.by = 0
    kind.put_away(t, card, id)
    return kind


# Step 3


def line_in_force(t: ClimateState, event: i64, kind: ClimateEvent) -> WeatherLine:
    """Return the zone's effects, or those of an event that replaces them."""
    if kind.replaces_line():
        return t.almanac.events[event].line
    return t.almanac.zones[t.weather.zone]


def weather_loss(t: ClimateState, sp: Species, line: WeatherLine, wave: bool) -> i64:
    """Return a species' losses to the weather. [CLI Climate Population Loss] [R72]"""
    loss: i64 = 0
    if line.low <= sp.body <= line.high:
        loss = line.loss
    elif wave or line.cause != HEAT or not t.almanac.fur_in_every_size:
        return 0
    loss -= guard(t, sp, line.cause, not wave or worsens(t))
    return loss if loss > 0 else 0


def worsens(t: ClimateState) -> bool:
    """Return whether this Heat Wave affects traits that add losses. [CLI Heavy Fur 3] [R72]"""
    return t.almanac.fur_in_every_wave or t.almanac.zones[t.weather.zone].cause == HEAT


def population_loss(t: ClimateState, line: WeatherLine, wave: bool) -> None:
    """Apply all losses at once, then remove extinct species.

    [CLI Climate Population Loss] [R86]
    """
    if not line.loss:
        return
    t.by = pack_cause(BY_COLD if line.cause == COLD else BY_HEAT)
    for player in t.players:
        for sid in player.row:
            sp = t.species[sid]
            lose_population(t, sp, weather_loss(t, sp, line, wave), line.cause)
    remove_extinct(t)
    t.by = 0


# Step 4


def adjust_food(t: ClimateState, cards: i64, line: i64, event: i64) -> None:
    """Add food to the watering hole or remove it. [CLI Adjust the Plant Food] [R79] [R82]"""
    kind = KINDS[t.almanac.events[event].kind] if event else QUIET
    total: i64 = cards + line
    if total > 0 and (kind.withholds_food() or t.weather.struck):
        total = 0
    if kind.burns_food():
        if total > 0:
            t.weather.burnt += total
            t.by = pack_cause(BY_EVENT, event)
            t.tell(FOOD_BURNT, t.first, total)
            t.by = 0
            total = 0
        elif not t.almanac.fire_takes_food:
            total = 0
    t.hole += total
    if t.hole < 0:
        t.hole = 0
    t.by = pack_cause(BY_ZONE, t.weather.zone)
    if kind.replaces_line():
        t.by = pack_cause(BY_EVENT, event)
    t.tell(HOLE_CHANGED, t.first, t.hole, cards)
    t.by = 0


# Step 5


def replace_event(t: ClimateState, deck: i64) -> None:
    """Put the deck's next card at its zone. [CLI Replace Climate Event Card]"""
    pile = t.weather.decks[deck]
    if pile:
        id = pile.pop()
        t.weather.lying[deck] = id
        t.tell(EVENT_LAID, t.first, id)
        t.forbid_undo()


# Around the phases


def erupt(t: ClimateState) -> None:
    """Move the marker if a volcano erupted this round. [CLI Volcanic Eruption]"""
    if t.weather.eruption:
        move_marker(t, t.weather.eruption)
        t.weather.eruption = 0


def regrow(t: ClimateState) -> None:
    """Put the food that was set aside back on the watering hole. [CLI Wildfire 4]"""
    if t.weather.burnt:
        t.hole += t.weather.burnt
        t.tell(FOOD_REGROWN, t.first, t.weather.burnt)
        t.weather.burnt = 0
