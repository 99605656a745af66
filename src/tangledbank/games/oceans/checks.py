"""Checks between acts: limits, storage, overpopulation, Scenarios, the explosion and the end."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.cause import pack_cause
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds
from tangledbank.games.oceans.causes import by_scenario, by_trait
from tangledbank.games.oceans.ids import (
    ASK_SHED,
    ASK_TRIM,
    BY_OVER_LIMIT,
    BY_OVERPOPULATION,
    CAMBRIAN,
    CHOOSE,
    LAST_ROUND,
    OVERPOPULATED,
    R_ABSENT,
    R_NOW,
    R_OTHER,
    REEF,
    REMOVE,
    SCENARIO_BEGAN,
    SCENARIO_ENDED,
    ZONE3,
)
from tangledbank.games.oceans.permissions import may_go_extinct, may_overpopulate
from tangledbank.games.oceans.questions import MUST_BE_DISCARDED, SCORES_OVERPOPULATION
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import (
    bones,
    is_permanent,
    permanent_reason,
    spaces,
    trait_limit,
)
from tangledbank.games.oceans.scenario import ZONES, in_force
from tangledbank.games.oceans.scenario_questions import INFECTS, IS_EVENT, KILLS_OVERPOPULATED
from tangledbank.games.oceans.state import OceansState, Species
from tangledbank.games.oceans.state_changes import (
    go_extinct,
    lose,
    lose_population_to,
    remove_trait,
    score,
)


def push_checks(s: OceansState) -> None:
    """Push the checks if one of them would find something to correct. [R270]"""
    if needs_checks(s):
        s.push(Checks())


def needs_checks(s: OceansState) -> bool:
    """Return whether one of the checks would find something to correct."""
    if s.hooks_in_play & MUST_BE_DISCARDED or scenarios_due(s):
        return True
    for sid in s.ring:
        sp = s.species[sid]
        if sp.population >= bones(s, sp) or len(sp.cards) > trait_limit(s, sp):
            return True
    return False


class Checks(Frame[OceansState]):
    """Corrections that must be made before play continues. [R270] [OCE Order of operations 6]"""

    FIELDS: ClassVar = "trimming shedding bursting infected"

    def __init__(self) -> None:
        self.trimming: i64 = 0  # the species whose owner discards traits
        self.shedding: i64 = 0  # the species whose owner chooses where population goes
        self.bursting: vec[i64] = vec[i64]()  # species that will overpopulate
        self.infected: vec[i64] = vec[i64]()  # their neighbors, once for each

    def step(self, s: OceansState) -> None:
        if self.shedding:
            self.continue_losing(s)
        elif len(self.bursting):
            self.burst_next(s)
        elif len(self.infected):
            self.infect(s)
        elif not remove_outgrown(s):
            lose_excess(s)
            if not self.trim(s) and not self.overpopulate(s) and not check_scenarios(s):
                s.pop()

    def trim(self, s: OceansState) -> bool:
        """Let owners discard traits above the limit. [R224]"""
        for i in range(s.seats):
            seat: i64 = (s.turn + i) % s.seats
            for sid in s.players[seat].row:
                sp = s.species[sid]
                if len(sp.cards) > trait_limit(s, sp) and can_trim(s, sp):
                    self.trimming = sid
                    s.ask(seat, ASK_TRIM)
                    return True
        return False

    def overpopulate(self, s: OceansState) -> bool:
        """Find all species that cover their bones space, starting with the current player's.

        [OCE Overpopulation 1]
        """
        for i in range(s.seats):
            seat: i64 = (s.turn + i) % s.seats
            for sid in s.players[seat].row:
                sp = s.species[sid]
                if sp.population >= bones(s, sp) and may_overpopulate(s, sp):
                    self.bursting = append(self.bursting, sid)
                    self.expose(s, sp)
        return len(self.bursting) > 0

    def expose(self, s: OceansState, sp: Species) -> None:
        """Record the neighbors of a species at the time of the check. [R275]"""
        if s.combined_scenario.hooks & INFECTS:
            left = neighbor(s, sp, -1)
            right = neighbor(s, sp, 1)
            self.infected = append(self.infected, left.sid)
            if right is not left:
                self.infected = append(self.infected, right.sid)

    def burst_next(self, s: OceansState) -> None:
        """Make the next overpopulated species lose population or go extinct.

        [OCE Overpopulation 2]
        """
        self.bursting, sid = pop(self.bursting, 0)
        sp = s.species[sid]
        s.burst = append(s.burst, sid)
        s.tell(OVERPOPULATED, sp.owner, sid)
        s.by = pack_cause(BY_OVERPOPULATION)
        if s.combined_scenario.hooks & KILLS_OVERPOPULATED and may_go_extinct(s, sp):
            if sp.hooks & SCORES_OVERPOPULATION:  # [OCE Deep Draconic 2]
                score(s, sp, sp.population, sp.owner)
            lose(s, sp, sp.population)
            go_extinct(s, sp)
        elif sp.hooks & SCORES_OVERPOPULATION:
            score(s, sp, sp.population - s.book.left_over, sp.owner)
        else:
            self.shedding = sid
            s.ask(sp.owner, ASK_SHED)

    def continue_losing(self, s: OceansState) -> None:
        """Ask where each token goes, until the species has lost enough population. [R235]"""
        sp = s.species[self.shedding]
        if sp.population > s.book.left_over:
            s.ask(sp.owner, ASK_SHED)
        else:
            self.shedding = 0

    def infect(self, s: OceansState) -> None:
        """Make the neighbors of overpopulated species lose population.

        [OCE Scenario Contagious Outbreak 1] [R275]
        """
        for card in in_force(s, INFECTS):
            s.by = by_scenario(card.id)
            for sid in self.infected:
                lose(s, s.species[sid], card.infects())
        self.infected = vec[i64]()

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.shedding:
            for place in range(REEF, ZONE3 + 1):
                out[n] = pack(CHOOSE, place)
                n += 1
            return n
        for card in s.species[self.trimming].cards:
            if not is_permanent(s, card):
                out[n] = pack(REMOVE, card, self.trimming)
                n += 1
        return n

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        if self.shedding:
            return 0 if verb_of(action) == CHOOSE and REEF <= a_of(action) <= ZONE3 else R_NOW
        if verb_of(action) != REMOVE:
            return R_NOW
        if b_of(action) != self.trimming:
            return R_OTHER
        if not holds(s.species[self.trimming].cards, a_of(action)):
            return R_ABSENT
        return permanent_reason(s, a_of(action))

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        if self.shedding:
            sp = s.species[self.shedding]
            lot: i64 = 1 if s.book.shed_split else sp.population - s.book.left_over
            s.by = pack_cause(BY_OVERPOPULATION)
            lose_population_to(s, sp, lot, a_of(action))
        else:
            s.by = pack_cause(BY_OVER_LIMIT)
            remove_trait(s, s.species[self.trimming], a_of(action))
            self.trimming = 0

    def clone(self, seat: i64) -> Checks:
        new = Checks()
        new.trimming = self.trimming
        new.shedding = self.shedding
        new.bursting = self.bursting[:]
        new.infected = self.infected[:]
        return new


def can_trim(s: OceansState, sp: Species) -> bool:
    for card in sp.cards:
        if not is_permanent(s, card):
            return True
    return False


def remove_outgrown(s: OceansState) -> bool:
    """Discard traits that no longer fit their species. [OCE Deep Tiny 2]"""
    for sid in s.ring:
        sp = s.species[sid]
        if sp.hooks & MUST_BE_DISCARDED:
            for card in sp.cards:
                trait = s.book.cards.trait_by_card[card]
                if trait.must_be_discarded(s, sp):
                    s.by = by_trait(trait.id, sp)
                    remove_trait(s, sp, card)
                    return True
    return False


def lose_excess(s: OceansState) -> None:
    """Move population that no longer fits to the Reef. [OCE May store extra population 3] [R276]"""
    for sid in s.ring:
        sp = s.species[sid]
        if sp.population > spaces(s, sp):
            before: i64 = s.by
            s.by = pack_cause(BY_OVER_LIMIT)
            lose(s, sp, sp.population - spaces(s, sp))
            s.by = before


def scenarios_due(s: OceansState) -> bool:
    """Return whether the explosion or last round must begin, or a Scenario must begin or end."""
    return explodes(s) or ends(s) or zone_due(s) >= 0


def explodes(s: OceansState) -> bool:
    return s.places[1] == 0 and not s.cambrian


def ends(s: OceansState) -> bool:
    return not s.ending and (s.reserve < s.book.reserve or s.ocean() == 0)


def zone_due(s: OceansState) -> i64:
    """Return the first zone whose Scenario must begin or end, or -1."""
    for zone in range(ZONES):
        if s.scenarios[zone] and s.conditions.is_active(zone) != (s.places[zone + 1] == 0):
            return zone
    return -1


def check_scenarios(s: OceansState) -> bool:
    """Begin the explosion or last round, or switch a Scenario; return whether anything changed."""
    zone: i64 = zone_due(s)
    if explodes(s):
        explode(s)
    elif ends(s):
        begin_end(s)
    elif zone >= 0:
        switch(s, zone)
    else:
        return False
    return True


def explode(s: OceansState) -> None:
    """Begin the Cambrian Explosion. [OCE FAQ Cambrian stays 2] [R251]"""
    s.cambrian = True
    if s.book.explode_at_once:
        s.cambrian_this_turn = True
    s.tell(CAMBRIAN, s.turn)


def begin_end(s: OceansState) -> None:
    """Begin the last round, and move the rest of the reserve to zone 3. [R252]"""
    s.ending = s.round
    if s.reserve > 0:
        s.places[3] += s.reserve
        s.reserve = 0
    s.tell(LAST_ROUND, s.turn)


def switch(s: OceansState, zone: i64) -> None:
    """Begin or end the Scenario of a zone. [OCE FAQ Cambrian stays 2] [R260]"""
    begins = s.places[zone + 1] == 0
    card = s.book.cards.scenarios[s.scenarios[zone]]
    s.conditions.active ^= 1 << zone
    s.combine_scenarios()
    s.tell(SCENARIO_BEGAN if begins else SCENARIO_ENDED, s.turn, card.id)
    if begins and card.hooks & IS_EVENT:
        if s.book.event_repeat or not s.conditions.spent >> zone & 1:
            s.conditions.spent |= 1 << zone
            s.by = by_scenario(card.id)
            card.happens(s)
