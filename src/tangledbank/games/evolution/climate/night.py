"""Night feeding before a turn, for species that cannot be attacked now. [CLI Nocturnal]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.reason import about, reason_about
from tangledbank.games.evolution.climate.ids import (
    ASK_NIGHT,
    GO_ON,
    R_DANGER,
    R_DUSK,
    R_FED,
    R_NIGHT,
)
from tangledbank.games.evolution.climate.state import climate_of
from tangledbank.games.evolution.feeding import (
    TURN,
    Feeding,
    feed_reason,
    fill_attacks,
    living,
    within_reach,
)
from tangledbank.games.evolution.ids import ATTACK, FEED, R_EARLY, R_GONE, R_NOW, R_OWNER, SPEND
from tangledbank.games.evolution.questions import (
    FEEDS_AT_NIGHT,
    HUNTS,
)
from tangledbank.games.evolution.rules import attack_reason, hunter_reason
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species

NIGHT: Final = 3  # before the seat's turn

# Questions


def in_danger(s: EvolutionState, sp: Species) -> bool:
    """Return whether a carnivore in play could attack this species now. [CLI Nocturnal 4] [R69]"""
    for player in s.players:
        for sid in player.row:
            attacker = s.species[sid]
            if attacker.hooks & HUNTS and threatens(s, attacker, sp):
                return True
    return False


def threatens(s: EvolutionState, attacker: Species, sp: Species) -> bool:
    """Return whether a carnivore could attack the species, given its owner's hand. [R69]"""
    if attacker is sp or hunter_reason(s, attacker):
        return False
    return within_reach(s, attacker, sp, True)


def night_reason(s: EvolutionState, sp: Species, fed: list[int]) -> i64:
    """Return why this species cannot feed at night, or 0."""
    if not sp.hooks & FEEDS_AT_NIGHT:
        return R_NIGHT
    if sp.sid in fed:
        return R_FED
    return R_DANGER if in_danger(s, sp) else 0


def cards_allowed_at_night(s: EvolutionState) -> bool:
    """Return whether Intelligence can be used at night. [CLI Nocturnal 1] [R122]"""
    return climate_of(s).almanac.intelligence_at_night


def meal_reason(s: EvolutionState, seat: i64, action: i64) -> i64:
    """Return why the species cannot have this meal at night, apart from danger, or 0."""
    sp = living(s, a_of(action))
    if sp is NOBODY:
        return R_GONE
    if sp.owner != seat:
        return R_OWNER
    if verb_of(action) == FEED:
        return feed_reason(s, sp)
    return hunt_reason(s, sp, living(s, b_of(action)))


def hunt_reason(s: EvolutionState, attacker: Species, target: Species) -> i64:
    """Return why this attack cannot be made at night, or 0. [R122]"""
    reason: i64 = attack_reason(s, attacker, target, cards_allowed_at_night(s))
    if (
        reason
        and attacker is not target
        and target is not NOBODY
        and not hunter_reason(s, attacker)
    ):
        if within_reach(s, attacker, target, True):
            return reason_about(R_DUSK, about(reason))
    return reason


def fill_night(s: EvolutionState, seat: i64, out: vec[i64], fed: list[int]) -> i64:
    """Write the meals that a seat can choose at night."""
    n: i64 = 0
    for sid in s.players[seat].row:
        sp = s.species[sid]
        if sp.hooks & FEEDS_AT_NIGHT and not night_reason(s, sp, fed):
            if sp.hooks & HUNTS:
                if not hunter_reason(s, sp):
                    n = fill_attacks(s, sp, out, n, cards_allowed_at_night(s))
            elif not feed_reason(s, sp):
                out[n] = pack(FEED, sid)
                n += 1
    return n


def can_feed_at_night(s: EvolutionState, seat: i64, fed: list[int]) -> bool:
    """Return whether this seat can still feed a species at night. [R87]"""
    for sid in s.players[seat].row:
        sp = s.species[sid]
        if sp.hooks & FEEDS_AT_NIGHT and not night_reason(s, sp, fed):
            if sp.hooks & HUNTS:
                if not hunter_reason(s, sp) and has_prey(s, sp):
                    return True
            elif not feed_reason(s, sp):
                return True
    return False


def has_prey(s: EvolutionState, attacker: Species) -> bool:
    cards_allowed = cards_allowed_at_night(s)
    for player in s.players:
        for sid in player.row:
            if sid != attacker.sid and within_reach(s, attacker, s.species[sid], cards_allowed):
                return True
    return False


# Frame


class NightFeeding(Feeding):
    """A feeding phase with a night before every turn. [CLI Nocturnal]"""

    FIELDS: ClassVar = Feeding.FIELDS + " fed"

    def __init__(self, seat: i64, idle: i64 = 0, stage: i64 = NIGHT) -> None:
        super().__init__(seat, idle, stage)
        self.fed: list[int] = []  # species that fed in this night

    def step(self, s: EvolutionState) -> None:
        if self.stage == NIGHT:
            if self.idle < s.seats and can_feed_at_night(s, self.seat, self.fed):
                s.ask(self.seat, ASK_NIGHT)
                return
            self.dawn()
        super().step(s)

    def dawn(self) -> None:
        self.stage = TURN
        self.fed = []

    def next_turn(self, s: EvolutionState) -> None:
        super().next_turn(s)
        self.stage = NIGHT

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        if self.stage != NIGHT:
            return super().fill_legal(s, seat, out)
        n: i64 = fill_night(s, seat, out, self.fed)
        out[n] = pack(GO_ON)
        return n + 1

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        if self.stage != NIGHT:
            return super().why_not(s, seat, action)
        verb: i64 = verb_of(action)
        if verb == GO_ON:
            return 0
        if verb == SPEND:
            return R_EARLY
        if verb != FEED and verb != ATTACK:
            return R_NOW
        reason: i64 = meal_reason(s, seat, action)
        return reason if reason else night_reason(s, s.species[a_of(action)], self.fed)

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        if self.stage != NIGHT:
            super().answer(s, seat, action)
        elif verb_of(action) == GO_ON:
            self.dawn()
        else:
            self.fed.append(a_of(action))
            super().answer(s, seat, action)
            self.stage = NIGHT

    def cards_allowed(self, s: EvolutionState) -> bool:
        return not self.fed or cards_allowed_at_night(s)

    def clone(self, seat: i64) -> NightFeeding:
        new = NightFeeding(self.seat, self.idle, self.stage)
        new.fed = self.fed[:]
        return new
