"""The seven kinds of climate events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.core.cause import cause_id, pack_cause
from tangledbank.games.evolution.climate.ids import BODY_SHRANK
from tangledbank.games.evolution.climate.state import FIRE, ClimateState, EventCard
from tangledbank.games.evolution.ids import BY_FIRE
from tangledbank.games.evolution.questions import PREVENTS_WEATHER_LOSS
from tangledbank.games.evolution.rules import bag, lose_population, remove_extinct
from tangledbank.games.evolution.state import Species


class ClimateEvent:
    """A kind of climate event. By default it changes nothing and its card goes under its deck."""

    def strike(self, t: ClimateState, card: EventCard) -> None:
        """Carry out the event in step 2 of the phase."""

    def replaces_line(self) -> bool:
        """Return whether the card's effects replace the zone's effects."""
        return False

    def withholds_food(self) -> bool:
        """Return whether a positive food total is withheld."""
        return False

    def burns_food(self) -> bool:
        """Return whether a positive food total is set aside for the next round."""
        return False

    def put_away(self, t: ClimateState, card: EventCard, id: i64) -> None:
        """Put the card away after the event. [CLI Trigger Climate Events 4]"""
        t.weather.decks[card.deck].insert(0, id)


class ColdSnap(ClimateEvent):
    """A Cold Snap, which replaces the zone's effects for this round. [CLI Cold Snap]"""

    def replaces_line(self) -> bool:
        return True


class HeatWave(ClimateEvent):
    """A Heat Wave, which replaces the zone's effects for this round. [CLI Heat Wave]"""

    def replaces_line(self) -> bool:
        return True


class Desertification(ClimateEvent):
    """A Desertification, which shrinks bodies and prevents new food. [CLI Desertification]"""

    def strike(self, t: ClimateState, card: EventCard) -> None:
        for player in t.players:
            for sid in player.row:
                sp = t.species[sid]
                if sp.body > 1:
                    sp.body -= 1
                    t.tell(BODY_SHRANK, sp.owner, sid, 1, spill(t, sp))

    def withholds_food(self) -> bool:
        return True


def spill(t: ClimateState, sp: Species) -> i64:
    """Remove stored food that a smaller body cannot hold; return how much is not bagged. [R60]"""
    lost: i64 = 0
    slot: i64 = 0
    for card in sp.cards:
        over: i64 = -t.book.cards.trait_by_card[card].room(sp, slot)
        if over > 0:
            sp.lay(slot, -over)
            if t.almanac.shrunk_fat_kept:
                bag(t, sp, over)
            else:
                lost += over
        slot += 1
    return lost


class GlacialThaw(ClimateEvent):
    """A Glacial Thaw, whose suns count at the next reveal. [CLI Glacial Thaw]"""

    def put_away(self, t: ClimateState, card: EventCard, id: i64) -> None:
        t.weather.thaw.append(id)


class Meteorite(ClimateEvent):
    """A Meteorite, which prevents new food for the rest of the game. [CLI Meteorite] [R82]"""

    def put_away(self, t: ClimateState, card: EventCard, id: i64) -> None:
        t.weather.struck.append(id)


class VolcanicEruption(ClimateEvent):
    """A Volcanic Eruption, which moves the climate marker after feeding. [CLI Volcanic Eruption]"""

    def strike(self, t: ClimateState, card: EventCard) -> None:
        t.weather.eruption = card.to


class Wildfire(ClimateEvent):
    """A Wildfire, which burns unprotected species and this round's food. [CLI Wildfire]"""

    def strike(self, t: ClimateState, card: EventCard) -> None:
        t.by = pack_cause(BY_FIRE, cause_id(t.by))
        for player in t.players:
            for sid in player.row:
                sp = t.species[sid]
                lose_population(t, sp, 1 - guard(t, sp, FIRE), FIRE)
        remove_extinct(t)

    def burns_food(self) -> bool:
        return True


def guard(t: ClimateState, sp: Species, cause: i64, worse: bool = True) -> i64:
    """Return losses that traits prevent, minus those they add if `worse`. [CLI Heavy Fur] [R73]"""
    total: i64 = 0
    if sp.hooks & PREVENTS_WEATHER_LOSS:
        printed = t.almanac.weather_guards[cause]
        for card in sp.cards:
            trait = t.book.cards.trait_by_card[card]
            spared: i64 = trait.prevents_weather_loss(printed[trait.id])
            if worse or spared > 0:
                total += spared
    return total


KINDS: Final[list[ClimateEvent]] = [
    ClimateEvent(),
    ColdSnap(),
    HeatWave(),
    Desertification(),
    GlacialThaw(),
    Meteorite(),
    VolcanicEruption(),
    Wildfire(),
]
