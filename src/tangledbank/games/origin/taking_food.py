"""Taking food: red tokens from the bank, and tokens that pair cards share."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.reason import reason_about
from tangledbank.core.rows import holds
from tangledbank.games.origin.causes import by_trait
from tangledbank.games.origin.ids import (
    AMBUSH,
    ASK_AMBUSH,
    ASK_PAIRS,
    BLUE,
    BLUE_GAINED,
    DONE,
    FAT_STORED,
    PARTNER_FED,
    R_ABSENT,
    R_BANK,
    R_FEEDER,
    R_FOREIGN,
    R_GONE,
    R_HUNTER,
    R_IDLE,
    R_MUST_SHARE,
    R_NOW,
    R_PARTNERS,
    R_USED,
    RED,
    RED_TAKEN,
    SHARE,
    WAIT,
)
from tangledbank.games.origin.questions import AMBUSHES, SHARES
from tangledbank.games.origin.rules import (
    attack_reason,
    attacker_reason,
    empty_store_slot,
    food_reason,
    lacks_reason,
    maybe_fed,
    pair_with,
)
from tangledbank.games.origin.state import NO_PAIR, NOBODY, Animal, OriginState, trait_of
from tangledbank.games.origin.trait_marks import USED


def gain(s: OriginState, a: Animal, n: i64, color: i64, giver: i64 = 0) -> None:
    """Give tokens to an animal, then to its stores; the rest is lost. [R329]

    `giver` is the animal that blue tokens come from, or 0.
    """
    if food_reason(s, a):  # its symbiont may no longer be fed [R317]
        return
    eaten: i64 = n if n < a.need - a.food else a.need - a.food
    if eaten > 0:
        a.food += eaten
        s.tell(RED_TAKEN if color == RED else BLUE_GAINED, a.owner, a.aid, eaten, giver)
    else:
        eaten = 0
    stored: i64 = store(s, a, n - eaten)
    if stored:
        s.tell(FAT_STORED, a.owner, a.aid, stored)
    if eaten + stored > 0:
        maybe_fed(s, a)
        pass_on(s, a, color)


def store(s: OriginState, a: Animal, n: i64) -> i64:
    """Fill up to `n` empty stores; return the number filled. [ORI Fat Tissue]"""
    stored: i64 = 0
    while stored < n:
        slot: i64 = empty_store_slot(s, a)
        if slot < 0:
            break
        a.mark(slot, USED)
        stored += 1
    return stored


def pass_on(s: OriginState, a: Animal, color: i64) -> None:
    """Let pair cards share a token, in the current chain or in a new one."""
    if not a.hooks & SHARES:
        return
    top = s.top
    if isinstance(top, Share) and top.seat == a.owner:
        top.add(s, a, color)
        return
    chain = Share(a.owner)
    chain.add(s, a, color)
    if len(chain.due):
        s.push(chain)


class Share(Frame[OriginState]):
    """A chain of pair cards that share tokens in their owner's order, each once per act.

    [ORI Pairwise Traits]

    A card whose animal cannot take the token yet waits until the chain ends. [R334]
    """

    FIELDS: ClassVar = "seat due:meal"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.due: vec[i64] = vec[i64]()  # actions

    def add(self, s: OriginState, a: Animal, color: i64) -> None:
        for pid in a.pairs:
            pair = s.pairs[pid]
            if not pair.used and trait_of(s, pair).shares(color):
                action: i64 = pack(SHARE, pair.card, pair.other(a.aid))
                if not holds(self.due, action):
                    self.due = append(self.due, action)

    def is_possible(self, s: OriginState, action: i64) -> bool:
        a = s.animals[b_of(action)]
        pair = pair_with(s, a, a_of(action))
        if pair is NO_PAIR or pair.used or food_reason(s, a):
            return False
        return s.bank > 0 or trait_of(s, pair).shares(RED) != RED

    def possible(self, s: OriginState) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for action in self.due:
            if self.is_possible(s, action):
                found = append(found, action)
        return found

    def step(self, s: OriginState) -> None:
        actions: vec[i64] = self.possible(s)
        if len(actions) == 0:
            s.pop()
        elif len(actions) == 1 and s.book.must_share:
            self.act(s, actions[0])
        else:
            s.ask(self.seat, ASK_PAIRS)

    def act(self, s: OriginState, action: i64) -> None:
        a = s.animals[b_of(action)]
        pair = pair_with(s, a, a_of(action))
        partner = s.animals[pair.other(a.aid)]
        pair.used = True
        s.by = by_trait(pair.trait, partner)
        s.tell(PARTNER_FED, a.owner, pair.card, pair.trait, a.aid, partner.aid)
        if trait_of(s, pair).shares(RED) == RED:
            s.push(Take(a.aid, a.owner))
        else:
            gain(s, a, 1, BLUE)

    def fill_legal(self, s: OriginState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for action in self.possible(s):
            out[n] = action
            n += 1
        if not s.book.must_share:
            out[n] = pack(DONE)
            n += 1
        return n

    def why_not(self, s: OriginState, seat: i64, action: i64) -> i64:
        if verb_of(action) == DONE:
            return R_MUST_SHARE if s.book.must_share else 0
        return R_NOW if verb_of(action) != SHARE else self.share_reason(s, seat, action)

    def share_reason(self, s: OriginState, seat: i64, action: i64) -> i64:
        """Return why a pair card cannot feed this animal now, or 0. [ORI Pairwise Traits]"""
        a = s.living(b_of(action))
        if a is NOBODY:
            return R_GONE
        if a.owner != seat:
            return R_FOREIGN
        pair = pair_with(s, a, a_of(action))
        if pair is NO_PAIR:
            return stray_reason(s, a_of(action))
        if pair.used:
            return reason_about(R_USED, pair.trait)
        if not holds(self.due, action):
            return reason_about(R_IDLE, pair.trait)
        reason: i64 = food_reason(s, a)
        return reason if reason or self.is_possible(s, action) else R_BANK

    def answer(self, s: OriginState, seat: i64, action: i64) -> None:
        if verb_of(action) == DONE:
            s.pop()
        else:
            self.act(s, action)

    def clone(self, seat: i64) -> Share:
        new = Share(self.seat)
        new.due = self.due[:]
        return new


class Take(Frame[OriginState]):
    """A red token that is about to be taken: other players may attack first. [TTF Ambush Hunting]

    They are asked clockwise from the eater's left, as long as the token can still be taken and one
    of them can attack. [R352] [R354]
    """

    FIELDS: ClassVar = "eater owner asked"

    def __init__(self, eater: i64, owner: i64, asked: i64 = 1) -> None:
        self.eater: i64 = eater
        self.owner: i64 = owner
        self.asked: i64 = asked  # seats to the left of the owner

    def step(self, s: OriginState) -> None:
        a = s.animals[self.eater]
        if a is NOBODY or s.bank == 0 or food_reason(s, a):
            s.pop()
            return
        while self.asked < s.seats:
            seat: i64 = (self.owner + self.asked) % s.seats
            if self.can_ambush(s, seat, a):
                s.ask(seat, ASK_AMBUSH)
                return
            self.asked += 1
        s.pop()
        s.bank -= 1
        gain(s, a, 1, RED)

    def can_ambush(self, s: OriginState, seat: i64, target: Animal) -> bool:
        for aid in s.players[seat].row:
            if ambush_trait(s, s.animals[aid], target):
                return True
        return False

    def fill_legal(self, s: OriginState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        target = s.animals[self.eater]
        for aid in s.players[seat].row:
            if ambush_trait(s, s.animals[aid], target):
                out[n] = pack(AMBUSH, aid, self.eater)
                n += 1
        out[n] = pack(WAIT)
        return n + 1

    def why_not(self, s: OriginState, seat: i64, action: i64) -> i64:
        verb: i64 = verb_of(action)
        if verb == WAIT:
            return 0
        if verb != AMBUSH:
            return R_NOW
        attacker = s.living(a_of(action))
        if attacker is NOBODY:
            return R_GONE
        if attacker.owner != seat:
            return R_FOREIGN
        if b_of(action) != self.eater:
            return R_FEEDER
        target = s.animals[self.eater]
        if not attacker.hooks & AMBUSHES:
            return lacks_reason(s, 0, AMBUSHES)
        reason = attack_reason(s, attacker, target, True)
        return reason if reason or ambush_trait(s, attacker, target) else R_HUNTER

    def answer(self, s: OriginState, seat: i64, action: i64) -> None:
        if verb_of(action) == WAIT:
            self.asked += 1
            return
        attacker = s.animals[a_of(action)]
        target = s.animals[self.eater]
        trait: i64 = ambush_trait(s, attacker, target)
        s.by = by_trait(trait, attacker)
        s.book.cards.traits[trait].ambush(s, attacker, target)

    def clone(self, seat: i64) -> Take:
        return Take(self.eater, self.owner, self.asked)


def stray_reason(s: OriginState, card: i64) -> i64:
    """Return the reason for refusing a pair card that is not on the animal it should feed."""
    for pair in s.pairs:
        if pair is not NO_PAIR and pair.card == card:
            return reason_about(R_PARTNERS, pair.trait)
    return R_ABSENT


def ambush_trait(s: OriginState, attacker: Animal, target: Animal) -> i64:
    """Return the trait that lets this animal attack out of turn, or 0."""
    if attacker.hooks & AMBUSHES and not attacker_reason(s, attacker):
        for t in attacker.traits:
            if s.book.cards.traits[t].ambushes(s, attacker, target):
                return t
    return 0
