"""The feeding phase: players act in turn until all of them pass. [ORI Feeding Phase]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.games.origin.causes import by_trait
from tangledbank.games.origin.ids import (
    ASK_FEED,
    ASK_FINISH,
    ATTACK,
    DONE,
    FEED,
    PASS,
    PASSED,
    R_ACT,
    R_BANK,
    R_CENTER,
    R_FOREIGN,
    R_GONE,
    R_HUNTER,
    R_MUST_EAT,
    R_NO_SHELLS,
    R_NOW,
    SETTLE,
    SHELL_TAKEN,
)
from tangledbank.games.origin.questions import (
    EXTRA_USE,
    MARK_AFTER_ACT,
    MARK_AFTER_ROUND,
    STAYS_IN_PLAY,
    USE_REASON,
)
from tangledbank.games.origin.rules import all_full, food_reason, host_reason, lacks_reason
from tangledbank.games.origin.state import NO_PAIR, NOBODY, Animal, OriginState, trait_at
from tangledbank.games.origin.state_changes import attach_trait
from tangledbank.games.origin.taking_food import Take
from tangledbank.games.origin.traits.base import Trait

FREE: Final = 0  # nothing was done in this act
BUSY: Final = 1  # a trait was used; the token is not taken yet
SPENT: Final = 2  # the token, or its replacement, is taken


# Questions


def feed_reason(s: OriginState, a: Animal) -> i64:
    """Return why this animal cannot take a red token, or 0. [ORI Feeding Phase]"""
    reason: i64 = food_reason(s, a)
    if reason:
        return reason
    return 0 if s.bank > 0 else R_BANK


def settle_reason(s: OriginState, a: Animal) -> i64:
    """Return why this animal cannot move into an empty shell, or 0. [TTF Shell]"""
    if len(s.center) == 0:
        return R_CENTER
    return host_reason(a.owner, a, s.book.cards.trait_on(s.center[0], 0))


def has_shells(s: OriginState) -> bool:
    """Return whether this game has cards that stay in play without an animal. [TTF Shell]"""
    for trait in s.book.cards.traits:
        if trait.hooks & STAYS_IN_PLAY:
            return True
    return False


def must_eat(s: OriginState, seat: i64) -> bool:
    """Return whether the options require this seat to take food now. [R310]"""
    if s.book.must_eat:
        for aid in s.players[seat].row:
            if not feed_reason(s, s.animals[aid]):
                return True
    return False


def using_slot(s: OriginState, a: Animal, verb: i64) -> i64:
    """Return the slot of the trait that this verb uses, or -1."""
    for slot in range(len(a.traits)):
        trait = trait_at(s, a, slot)
        if trait.hooks & USE_REASON and trait.verb() == verb:
            return slot
    return -1


def act_reason(s: OriginState, seat: i64, action: i64, stage: i64) -> i64:
    """Return why a seat cannot take this action in its act, or 0."""
    verb: i64 = verb_of(action)
    if verb == PASS:
        if stage == SPENT:
            return R_NOW
        return R_MUST_EAT if must_eat(s, seat) else 0
    if verb == DONE:
        return 0 if stage == SPENT else R_NOW
    plain = verb == FEED or verb == SETTLE
    if not plain and not lacks_reason(s, verb, USE_REASON):
        return R_NOW
    if verb == SETTLE and not has_shells(s):
        return R_NO_SHELLS
    a = s.living(a_of(action))
    if a is NOBODY:
        return R_GONE
    if a.owner != seat:
        return R_FOREIGN
    if not plain:
        return trait_reason(s, a, action, stage)
    if stage == SPENT:
        return R_ACT
    return feed_reason(s, a) if verb == FEED else settle_reason(s, a)


def trait_reason(s: OriginState, a: Animal, action: i64, stage: i64) -> i64:
    """Return why this animal cannot use a trait in this way now, or 0."""
    verb: i64 = verb_of(action)
    slot: i64 = using_slot(s, a, verb)
    if slot < 0:
        return R_HUNTER if verb == ATTACK else lacks_reason(s, verb, USE_REASON)
    trait = trait_at(s, a, slot)
    if stage == SPENT and not trait.hooks & EXTRA_USE:
        return R_ACT
    return trait.use_reason(s, a, slot, action)


def fill_main_uses(s: OriginState, a: Animal, out: vec[i64], n: i64) -> i64:
    """Write the uses of an animal's traits that replace taking a token."""
    if a.hooks & USE_REASON:
        traits: vec[Trait] = s.book.cards.traits
        for slot in range(len(a.traits)):
            trait = traits[a.traits[slot]]
            if trait.hooks & USE_REASON and not trait.hooks & EXTRA_USE:
                n = trait.fill_uses(s, a, slot, out, n)
    return n


def fill_extra_uses(s: OriginState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Write the uses of a seat's traits that do not replace taking a token. [ORI Traits]"""
    for aid in s.players[seat].row:
        a = s.animals[aid]
        if a.hooks & EXTRA_USE:
            for slot in range(len(a.traits)):
                trait = trait_at(s, a, slot)
                if trait.hooks & EXTRA_USE:
                    n = trait.fill_uses(s, a, slot, out, n)
    return n


def fill_act(s: OriginState, seat: i64, out: vec[i64]) -> i64:
    """Write the options of an act, with passing last."""
    n: i64 = 0
    for aid in s.players[seat].row:
        a = s.animals[aid]
        if s.bank > 0 and not food_reason(s, a):
            out[n] = pack(FEED, aid)
            n += 1
        n = fill_main_uses(s, a, out, n)
        if len(s.center) and not settle_reason(s, a):
            out[n] = pack(SETTLE, aid)
            n += 1
    n = fill_extra_uses(s, seat, out, n)
    if not must_eat(s, seat):
        out[n] = pack(PASS)
        n += 1
    return n


# Changes


def end_act(s: OriginState, seat: i64) -> None:
    """Reset pair cards, and the acting seat's traits that recover after an act.

    [ORI Pairwise Traits]
    """
    for pair in s.pairs:
        if pair is not NO_PAIR:
            pair.used = False
    for aid in s.players[seat].row:
        a = s.animals[aid]
        if a.hooks & MARK_AFTER_ACT:
            for slot in range(len(a.marks)):
                a.mark(slot, trait_at(s, a, slot).mark_after_act(a.marks[slot]))


def end_round(s: OriginState) -> None:
    """Reset attack limits, and the traits that recover after a round.

    [ORI Carnivorous] [TTF Ink Cloud]
    """
    for player in s.players:
        player.hunted = False
        for aid in player.row:
            a = s.animals[aid]
            if a.hooks & MARK_AFTER_ROUND:
                for slot in range(len(a.marks)):
                    a.mark(slot, trait_at(s, a, slot).mark_after_round(a.marks[slot]))


class Feeding(Frame[OriginState]):
    """The feeding phase, in which seats act in turn until all pass in a row.

    [ORI Feeding Phase] [R309]
    """

    FIELDS: ClassVar = "seat idle out stage"

    def __init__(self, seat: i64, idle: i64 = 0, out: i64 = 0, stage: i64 = 0) -> None:
        self.seat: i64 = seat
        self.idle: i64 = idle  # consecutive seats that did nothing
        self.out: i64 = out  # bits of the seats that passed for good
        self.stage: i64 = stage

    def step(self, s: OriginState) -> None:
        if self.idle >= s.seats or all_full(s):
            end_act(s, self.seat)
            end_round(s)
            s.bank = 0
            s.pop()
        elif self.out >> self.seat & 1:
            self.next_act(s, True)
        elif self.stage != SPENT:
            s.ask(self.seat, ASK_FEED)
        elif self.can_finish(s):
            s.ask(self.seat, ASK_FINISH)
        else:
            self.next_act(s, False)

    def can_finish(self, s: OriginState) -> bool:
        """Return whether the seat can still do anything that does not replace taking a token."""
        for aid in s.players[self.seat].row:
            a = s.animals[aid]
            if a.hooks & EXTRA_USE:
                for slot in range(len(a.traits)):
                    trait = trait_at(s, a, slot)
                    if trait.hooks & EXTRA_USE and trait.can_use(s, a, slot):
                        return True
        return False

    def next_act(self, s: OriginState, idle: bool) -> None:
        self.idle = self.idle + 1 if idle else 0
        self.stage = FREE
        end_act(s, self.seat)
        self.seat = (self.seat + 1) % s.seats
        if self.seat == s.first:
            end_round(s)

    def fill_legal(self, s: OriginState, seat: i64, out: vec[i64]) -> i64:
        if self.stage != SPENT:
            return fill_act(s, seat, out)
        n: i64 = fill_extra_uses(s, seat, out, 0)
        out[n] = pack(DONE)
        return n + 1

    def why_not(self, s: OriginState, seat: i64, action: i64) -> i64:
        return act_reason(s, seat, action, self.stage)

    def answer(self, s: OriginState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        if verb == DONE:
            self.next_act(s, False)
        elif verb == PASS:
            s.tell(PASSED, seat)
            if s.book.pass_is_final and self.stage == FREE:
                self.out |= 1 << seat
            self.next_act(s, self.stage == FREE)
        else:
            self.act(s, verb, action)

    def act(self, s: OriginState, verb: i64, action: i64) -> None:
        a = s.animals[a_of(action)]
        if verb == FEED:
            self.stage = SPENT
            s.push(Take(a.aid, a.owner))
        elif verb == SETTLE:
            self.stage = SPENT
            s.center, card = pop(s.center, 0)
            attach_trait(s, a, card, s.book.cards.trait_on(card, 0))
            s.tell(SHELL_TAKEN, a.owner, a.aid, card)
        else:
            slot: i64 = using_slot(s, a, verb)
            trait = trait_at(s, a, slot)
            if not trait.hooks & EXTRA_USE:
                self.stage = SPENT
            elif self.stage == FREE:
                self.stage = BUSY
            s.by = by_trait(trait.id, a)
            trait.use(s, a, slot, action)

    def phase_key(self) -> str:
        return "feeding"

    def turn_seat(self) -> i64:
        return self.seat

    def clone(self, seat: i64) -> Feeding:
        return Feeding(self.seat, self.idle, self.out, self.stage)
