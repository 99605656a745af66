"""The feeding phase: one species forages or attacks, and traits may allow further feedings."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds
from tangledbank.games.oceans.attack import Aftermath, Attack
from tangledbank.games.oceans.ids import (
    ASK_AGAIN,
    ASK_AMOUNT,
    ASK_FEED,
    ATTACK,
    FORAGE,
    FORAGE_BOARD,
    FORAGE_ZONE,
    FORAGED,
    FORAGED_FROM_SPECIES,
    FORAGING,
    PASS,
    PASSED,
    R_AGAIN,
    R_AMOUNT_TAKE,
    R_FEEDER,
    R_GONE,
    R_NOW,
    R_OWED_FEED,
    R_OWNER,
    R_REEF_PLAIN,
    REEF,
    TAKE,
    ZONE3,
)
from tangledbank.games.oceans.permissions import (
    attack_reason,
    attacker_reason,
    board_reason,
    forage_reason,
    ocean_verdict,
    place_reason,
)
from tangledbank.games.oceans.questions import (
    FEEDS_NEIGHBORS,
    GRANTS_EXTRA_FEEDING,
    MAY_FORAGE_LESS,
)
from tangledbank.games.oceans.rules import forage_value, room
from tangledbank.games.oceans.state import NOBODY, Act, OceansState, Species, find
from tangledbank.games.oceans.state_changes import least, take_from
from tangledbank.games.oceans.verdict import forbids


class Feeding(Frame[OceansState]):
    """The feedings of one species, then those of species with an extra feeding. [R230]"""

    FIELDS: ClassVar = "seat sid feeds more_attacks more_forages attacks begun over fed:card"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.sid: i64 = 0  # the species that feeds
        self.feeds: i64 = 0  # how often it has fed
        self.more_attacks: i64 = 0  # additional feedings used, by kind
        self.more_forages: i64 = 0
        self.attacks: i64 = 0
        self.begun = False  # the regular feeding is done or passed
        self.over = False  # no further feedings
        self.fed: vec[i64] = vec[i64]()  # cards whose extra feeding is used

    def step(self, s: OceansState) -> None:
        if not self.begun:
            s.ask(self.seat, ASK_FEED)
        elif self.may_again(s) or self.start_extra_feeding(s):
            s.ask(self.seat, ASK_AGAIN)
        else:
            s.burst = vec[i64]()
            s.pop()

    def may_again(self, s: OceansState) -> bool:
        """Return whether the species has an additional feeding left.

        [OCE Tentacled 1] [OCE Tentacled 4]
        """
        sp = s.species[self.sid]
        if self.over or sp is NOBODY or holds(s.burst, self.sid):
            return False
        return self.may_more(sp, 1, 0) or self.may_more(sp, 0, 1)

    def may_more(self, sp: Species, attack: i64, forage: i64) -> bool:
        """Return whether one more feeding of a kind is allowed; extras of that kind count first."""
        attacks: i64 = self.more_attacks + attack - sp.sums.extra_attacks
        forages: i64 = self.more_forages + forage - sp.sums.extra_forages
        used: i64 = (attacks if attacks > 0 else 0) + (forages if forages > 0 else 0)
        return used <= sp.sums.extra_feeds

    def start_extra_feeding(self, s: OceansState) -> bool:
        """Begin the next extra feeding. [OCE Deep Voracious Feeder 1] [R219]"""
        for sid in s.players[self.seat].row:
            sp = s.species[sid]
            if sp.hooks & GRANTS_EXTRA_FEEDING:
                for slot in range(len(sp.cards)):
                    card: i64 = sp.cards[slot]
                    trait = s.book.cards.trait_by_card[card]
                    if not holds(self.fed, card) and trait.grants_extra_feeding(s, sp, slot):
                        self.fed = append(self.fed, card)
                        self.begin(sid)
                        self.over = True
                        return True
        return False

    def begin(self, sid: i64) -> None:
        self.sid = sid
        self.feeds = 0
        self.attacks = 0
        self.more_attacks = 0
        self.more_forages = 0

    # Options

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.sid:
            n = self.fill_species(s, s.species[self.sid], out, n)
        else:
            for sid in s.players[seat].row:
                n = self.fill_species(s, s.species[sid], out, n)
        if n == 0 or self.sid or s.book.feed_optional:
            out[n] = pack(PASS)
            n += 1
        return n

    def fill_species(self, s: OceansState, sp: Species, out: vec[i64], n: i64) -> i64:
        if self.turn_reason(sp, 0) == 0 and forage_reason(s, sp) == 0:
            n = fill_forages(s, sp, out, n)
        if self.turn_reason(sp, 1) == 0 and attacker_reason(s, sp) == 0:
            for sid in s.ring:
                if attack_reason(s, sp, s.species[sid]) == 0:
                    out[n] = pack(ATTACK, sp.sid, sid)
                    n += 1
        return n

    def turn_reason(self, sp: Species, attack: i64) -> i64:
        """Return why this species cannot feed in this way now, or 0."""
        if sp.owner != self.seat:
            return R_OWNER
        if self.sid == 0:
            return 0
        if sp.sid != self.sid:
            return R_FEEDER
        return 0 if self.feeds == 0 or self.may_more(sp, attack, 1 - attack) else R_AGAIN

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        verb: i64 = verb_of(action)
        if verb == PASS:
            if s.book.feed_optional or self.sid:
                return 0
            return R_OWED_FEED if self.any_can_feed(s) else 0
        if verb != FORAGE and verb != FORAGE_ZONE and verb != FORAGE_BOARD and verb != ATTACK:
            return R_NOW
        sp = find(s, a_of(action))
        if sp is NOBODY:
            return R_GONE
        reason = self.turn_reason(sp, 1 if verb == ATTACK else 0)
        return reason or feed_reason(s, sp, verb, b_of(action))

    def any_can_feed(self, s: OceansState) -> bool:
        for sid in s.players[self.seat].row:
            if can_feed(s, s.species[sid]):
                return True
        return False

    # Answers

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        self.begun = True
        if verb == PASS:
            self.over = True
            s.tell(PASSED, seat)
            return
        sid: i64 = a_of(action)
        if self.sid == 0:
            self.begin(sid)
        elif self.feeds > 0:
            self.more_attacks += 1 if verb == ATTACK else 0
            self.more_forages += 0 if verb == ATTACK else 1
        self.feeds += 1
        s.burst = vec[i64]()
        if verb == ATTACK:
            self.attacks += 1
            s.push(Attack(sid, b_of(action), self.attacks, False))
        elif verb == FORAGE_BOARD:
            s.push(Forage(sid, 0, b_of(action)))
        else:
            s.push(Forage(sid, b_of(action) if verb == FORAGE_ZONE else 1, 0))

    def clone(self, seat: i64) -> Feeding:
        new = Feeding(self.seat)
        new.sid = self.sid
        new.feeds = self.feeds
        new.more_attacks = self.more_attacks
        new.more_forages = self.more_forages
        new.attacks = self.attacks
        new.begun = self.begun
        new.over = self.over
        new.fed = self.fed[:]
        return new


def can_feed(s: OceansState, sp: Species) -> bool:
    """Return whether this species can forage or attack at all."""
    for place in range(REEF, ZONE3 + 1):
        if place_reason(s, sp, place) == 0:
            return True
    for other in s.ring:
        if attack_reason(s, sp, s.species[other]) == 0:
            return True
        if board_reason(s, sp, s.species[other]) == 0:
            return True
    return False


def feed_reason(s: OceansState, sp: Species, verb: i64, other: i64) -> i64:
    """Return why a species cannot feed in this way, or 0."""
    if verb == ATTACK:
        return attack_reason(s, sp, find(s, other))
    if verb == FORAGE_BOARD:
        return board_reason(s, sp, find(s, other))
    if verb == FORAGE_ZONE and not REEF < other <= ZONE3:
        return R_REEF_PLAIN
    return place_reason(s, sp, other if verb == FORAGE_ZONE else 1)


def fill_forages(s: OceansState, sp: Species, out: vec[i64], n: i64) -> i64:
    if s.places[0] > 0:
        out[n] = pack(FORAGE, sp.sid)
        n += 1
    if not forbids(ocean_verdict(s, sp)):
        for zone in range(1, 4):
            if s.places[zone] > 0:
                out[n] = pack(FORAGE_ZONE, sp.sid, zone + 1)
                n += 1
    for sid in s.ring:
        if s.species[sid].hooks & FEEDS_NEIGHBORS:
            if board_reason(s, sp, s.species[sid]) == 0:
                out[n] = pack(FORAGE_BOARD, sp.sid, sid)
                n += 1
    return n


class Forage(Frame[OceansState]):
    """A forage, which takes up to the forage value; some species may take less. [R231]"""

    FIELDS: ClassVar = "sid place source"

    def __init__(self, sid: i64, place: i64, source: i64) -> None:
        self.sid: i64 = sid
        self.place: i64 = place
        self.source: i64 = source  # the species foraged from, or 0

    def step(self, s: OceansState) -> None:
        sp = s.species[self.sid]
        if sp.hooks & MAY_FORAGE_LESS and self.most(s) > 1:
            s.ask(sp.owner, ASK_AMOUNT)
            return
        self.take(s, self.most(s))

    def most(self, s: OceansState) -> i64:
        sp = s.species[self.sid]
        there: i64 = s.species[self.source].population
        if self.place:
            there = s.places[self.place - 1]
        return least(least(forage_value(s, sp), there), room(s, sp))

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        most: i64 = self.most(s)
        n: i64 = 0
        while n < most:
            out[n] = pack(TAKE, n + 1)
            n += 1
        return n

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        if verb_of(action) != TAKE:
            return R_NOW
        return 0 if 0 < a_of(action) <= self.most(s) else R_AMOUNT_TAKE

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        self.take(s, a_of(action))

    def take(self, s: OceansState, amount: i64) -> None:
        sp = s.species[self.sid]
        act = Act(FORAGING, self.sid, self.source, self.place)
        act.value = forage_value(s, sp)
        act.taken = amount
        if self.place:
            s.places[self.place - 1] -= amount
            sp.population += amount
            s.tell(FORAGED, sp.owner, sp.sid, amount, self.place)
        else:
            take_from(s, sp, amount, s.species[self.source])
            s.tell(FORAGED_FROM_SPECIES, sp.owner, sp.sid, amount, self.source)
        s.pop()
        s.push(Aftermath(act, False))

    def clone(self, seat: i64) -> Forage:
        return Forage(self.sid, self.place, self.source)
