"""The play cards phase: evolve species, migrate population, and remove traits."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN, a_of, b_of, c_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.reason import reason_about
from tangledbank.core.rows import holds, place_of, row_of
from tangledbank.games.oceans.checks import push_checks
from tangledbank.games.oceans.evolving import evolve, found_species, migrate
from tangledbank.games.oceans.ids import (
    ASK_PLAY,
    DEEP,
    DONE,
    EVOLVE,
    EVOLVE_LEFT,
    EVOLVE_NEW,
    EVOLVE_RIGHT,
    MIGRATE,
    R_ABSENT,
    R_BESIDE,
    R_CAMBRIAN,
    R_CAMBRIAN_NEXT,
    R_COST,
    R_EMPTY,
    R_GENE_POOL,
    R_GONE,
    R_HAND,
    R_HOST,
    R_LEFT_END,
    R_LIMIT,
    R_NOW,
    R_OWED,
    R_OWED_TRAIT,
    R_OWNER,
    R_PLAYED,
    R_POOL_STAYS,
    R_SAME_PLACE,
    R_SHORT,
    REEF,
    REMOVE,
    ZONE1,
    ZONE3,
)
from tangledbank.games.oceans.questions import HOST_REASON, NEEDS_HOST
from tangledbank.games.oceans.rules import evolve_cost, is_permanent, permanent_reason, trait_limit
from tangledbank.games.oceans.scenario_questions import OPENS_POOL
from tangledbank.games.oceans.state import NOBODY, OceansState, Species, find
from tangledbank.games.oceans.state_changes import remove_trait

# Every route between two places, packed as in a migrate action.
ROUTES: Final = [
    pack(0, 0, source, to)
    for source in range(REEF, ZONE3 + 1)
    for to in range(REEF, ZONE3 + 1)
    if to != source
]
# By bits of the places with population: the routes from there.
OPEN_ROUTES: Final = [
    row_of([route for route in ROUTES if places >> b_of(route) - 1 & 1]) for places in range(16)
]


class PlayCards(Frame[OceansState]):
    """The play cards phase: a player plays one card, or two after the explosion. [R220]"""

    FIELDS: ClassVar = "seat played more done changed"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.played: i64 = 0
        self.more: i64 = 0  # traits that must still be evolved at once
        self.done = False
        self.changed = False  # the checks may be needed

    def step(self, s: OceansState) -> None:
        if self.changed:
            self.changed = False
            push_checks(s)
        elif self.done or (s.skip_forced and self.is_done(s)):
            s.pop()
        else:
            s.ask(self.seat, ASK_PLAY)

    def is_done(self, s: OceansState) -> bool:
        """Return whether there is clearly nothing left to play or remove."""
        if self.more or self.owed(s):
            return False
        for sid in s.players[self.seat].row:
            if len(s.species[sid].cards):
                return False
        return True

    def owed(self, s: OceansState) -> i64:
        """Return how many cards must still be played."""
        due: i64 = s.book.cards_late if s.cambrian_this_turn else s.book.cards_early
        return due - self.played if due > self.played else 0

    # Options

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.more:
            n = self.fill_cards(s, out, False)
        if n == 0 and self.owed(s):
            n = self.fill_cards(s, out, True)
        free = n == 0
        for sid in s.players[seat].row:
            for card in s.species[sid].cards:
                if not is_permanent(s, card):
                    out[n] = pack(REMOVE, card, sid)
                    n += 1
        if free:
            out[n] = pack(DONE)
            n += 1
        return n

    def fill_cards(self, s: OceansState, out: vec[i64], migrating: bool) -> i64:
        player = s.players[self.seat]
        routes: vec[i64] = open_routes(s) if migrating else vec[i64]()
        n: i64 = 0
        for card in player.hand:
            n = self.fill_card(s, card, out, n)
            n = fill_migrations(s, card, routes, out, n)
        if s.cambrian_this_turn:
            for card in player.deep:
                n = self.fill_card(s, card, out, n)
                n = fill_migrations(s, card, routes, out, n)
            if s.combined_scenario.hooks & OPENS_POOL:
                for card in s.pool:
                    n = self.fill_card(s, card, out, n)
        return n

    def fill_card(self, s: OceansState, card: i64, out: vec[i64], n: i64) -> i64:
        """Write all ways to evolve with a card: on existing species, then on a new one."""
        row = s.players[self.seat].row
        for sid in s.ring if s.book.cards.trait_by_card[card].hooks & HOST_REASON else row:
            if host_reason(s, self.seat, s.species[sid], card) == 0:
                out[n] = pack(EVOLVE, card, sid)
                n += 1
        if founding_reason(s, self.seat, card) == 0:
            n = fill_new(s, row, card, out, n)
        return n

    def can_play(self, s: OceansState, migrating: bool) -> bool:
        """Return whether any card can be played."""
        hands = s.players[self.seat]
        if self.any_of(s, hands.hand, migrating):
            return True
        if not s.cambrian_this_turn:
            return False
        pool = s.combined_scenario.hooks & OPENS_POOL != 0
        return self.any_of(s, hands.deep, migrating) or (pool and self.any_of(s, s.pool, False))

    def any_of(self, s: OceansState, cards: vec[i64], migrating: bool) -> bool:
        for card in cards:
            if founding_reason(s, self.seat, card) == 0:
                return True
            for sid in s.ring:
                if host_reason(s, self.seat, s.species[sid], card) == 0:
                    return True
            if migrating:
                for source in range(REEF, ZONE3 + 1):
                    if route_reason(s, card, source, REEF if source > REEF else ZONE1) == 0:
                        return True
        return False

    # Reasons

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        verb: i64 = verb_of(action)
        if verb == DONE:
            if self.more and self.can_play(s, False):
                return R_OWED_TRAIT
            return R_OWED if self.owed(s) and self.can_play(s, True) else 0
        if verb == REMOVE:
            return remove_reason(s, seat, a_of(action), b_of(action))
        if verb > MIGRATE:
            return R_NOW
        reason = self.card_reason(s, a_of(action), verb == MIGRATE)
        if reason:
            return reason
        return self.use_reason(s, action)

    def card_reason(self, s: OceansState, card: i64, migrating: bool) -> i64:
        """Return why this card cannot be played now, or 0. [R220] [R221]"""
        forced = self.more > 0 and self.can_play(s, False)
        if not forced and not self.owed(s):
            return R_PLAYED
        if migrating and forced:
            return R_OWED_TRAIT
        player = s.players[self.seat]
        if holds(s.pool, card):
            if migrating:
                return R_POOL_STAYS
            if not s.combined_scenario.hooks & OPENS_POOL:
                return R_GENE_POOL
        elif card == HIDDEN or not (holds(player.hand, card) or holds(player.deep, card)):
            return R_HAND
        if s.book.cards.trait_by_card[card].face.deck == DEEP and not s.cambrian_this_turn:
            return R_CAMBRIAN_NEXT if s.cambrian else R_CAMBRIAN
        return 0

    def use_reason(self, s: OceansState, action: i64) -> i64:
        verb: i64 = verb_of(action)
        card: i64 = a_of(action)
        if verb == MIGRATE:
            source: i64 = b_of(action)
            to: i64 = c_of(action)
            if not REEF <= source <= ZONE3 or not REEF <= to <= ZONE3 or source == to:
                return R_SAME_PLACE
            return route_reason(s, card, source, to)
        if verb == EVOLVE:
            sp = find(s, b_of(action))
            return R_GONE if sp is NOBODY else host_reason(s, self.seat, sp, card)
        return place_reason(s, self.seat, verb, b_of(action)) or founding_reason(s, self.seat, card)

    # Answers

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        card: i64 = a_of(action)
        if verb == DONE:
            self.done = True
            return
        self.changed = True
        if verb == REMOVE:
            remove_trait(s, s.species[b_of(action)], card)
            return
        if self.more and self.can_play(s, False):
            self.more -= 1
        else:
            self.more = 0  # no further trait could be played
            self.played += 1
        if verb == MIGRATE:
            migrate(s, seat, card, b_of(action), c_of(action))
        elif verb == EVOLVE:
            self.more += evolve(s, seat, card, s.species[b_of(action)])
        else:
            row = s.players[seat].row
            at: i64 = 0
            if verb != EVOLVE_NEW:
                at = place_of(row, b_of(action)) + (1 if verb == EVOLVE_RIGHT else 0)
            self.more += found_species(s, seat, card, at)

    def clone(self, seat: i64) -> PlayCards:
        new = PlayCards(self.seat)
        new.played = self.played
        new.more = self.more
        new.done = self.done
        new.changed = self.changed
        return new


def host_reason(s: OceansState, seat: i64, sp: Species, card: i64) -> i64:
    """Return why this card cannot evolve this species, or 0. [R222] [R225]"""
    trait = s.book.cards.trait_by_card[card]
    if trait.hooks & HOST_REASON:
        reason = trait.host_reason(sp, seat)
        if reason:
            return reason
    elif sp.owner != seat:
        return R_OWNER
    if len(sp.cards) + 1 > trait_limit(s, sp) + trait.face.extra_traits:
        return R_LIMIT
    return R_COST if evolve_cost(s, sp, card) > s.players[seat].score else 0


def founding_reason(s: OceansState, seat: i64, card: i64) -> i64:
    """Return why no new species can be made with this card, or 0. [R229]"""
    trait = s.book.cards.trait_by_card[card]
    if trait.hooks & NEEDS_HOST:
        return reason_about(R_HOST, trait.id)
    return R_COST if evolve_cost(s, NOBODY, card) > s.players[seat].score else 0


def place_reason(s: OceansState, seat: i64, verb: i64, sid: i64) -> i64:
    """Return why a new species cannot be put in this place, or 0. [R205]"""
    row = s.players[seat].row
    if verb == EVOLVE_NEW:
        return R_BESIDE if len(row) else 0
    if find(s, sid) is NOBODY:
        return R_GONE
    if not holds(row, sid):
        return R_OWNER
    return R_LEFT_END if verb == EVOLVE_LEFT and row[0] != sid else 0


def route_reason(s: OceansState, card: i64, source: i64, to: i64) -> i64:
    """Return why this card cannot migrate along this route, or 0. [R227] [R254]"""
    there: i64 = s.places[source - 1]
    if there == 0:
        return R_EMPTY
    if s.book.migrate_partial or there >= s.book.cards.migrate[card]:
        return 0
    dry = there == s.ocean()  # the reserve adds the rest
    return 0 if source > REEF and to == REEF and dry else R_SHORT


def remove_reason(s: OceansState, seat: i64, card: i64, sid: i64) -> i64:
    """Return why this trait cannot be removed, or 0. [R223]"""
    sp = find(s, sid)
    if sp is NOBODY:
        return R_GONE
    if sp.owner != seat:
        return R_OWNER
    if not holds(sp.cards, card):
        return R_ABSENT
    return permanent_reason(s, card)


def fill_new(s: OceansState, row: vec[i64], card: i64, out: vec[i64], n: i64) -> i64:
    """Write options for a new species: at the left end, then to the right of each species."""
    if len(row) == 0:
        out[n] = pack(EVOLVE_NEW, card)
        return n + 1
    out[n] = pack(EVOLVE_LEFT, card, row[0])
    n += 1
    for sid in row:
        out[n] = pack(EVOLVE_RIGHT, card, sid)
        n += 1
    return n


def open_routes(s: OceansState) -> vec[i64]:
    """Return the routes from each place with population."""
    places: i64 = 0
    for place in range(4):
        if s.places[place] > 0:
            places |= 1 << place
    return OPEN_ROUTES[places]


def fill_migrations(s: OceansState, card: i64, routes: vec[i64], out: vec[i64], n: i64) -> i64:
    """Write all ways to migrate with a card."""
    head: i64 = pack(MIGRATE, card)
    free = s.book.migrate_partial
    for route in routes:
        if free or not route_reason(s, card, b_of(route), c_of(route)):
            out[n] = head | route
            n += 1
    return n
