"""Traits that answer an attack."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import b_of, pack
from tangledbank.games.origin.changes import roll, shed
from tangledbank.games.origin.hunt import first_alike, trait_on
from tangledbank.games.origin.ids import (
    BLUE,
    DROP,
    ESCAPED,
    POISONED,
    R_ABSENT,
    R_FIXED,
    R_GONE,
    R_TARGET,
    READY,
    REDIRECT,
    REDIRECTED,
    RUN,
    TAIL_LOST,
    USED,
)
from tangledbank.games.origin.rules import can_lose, may_be_sent, pair_with
from tangledbank.games.origin.state import NOBODY, UNTIED, Animal, Chase, Table
from tangledbank.games.origin.taking import gain
from tangledbank.games.origin.traits.base import Trait


class Running(Trait):
    """Must roll before it can be eaten: with four or more it escapes. [ORI Running]"""

    def verb(self) -> i64:
        return RUN

    def can_react(self, s: Table, chase: Chase, holder: Animal, slot: i64) -> bool:
        return holder.cards[slot] not in chase.answered

    def must_react(self, s: Table) -> bool:
        return True

    def fill_reactions(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        out[n] = pack(RUN, holder.aid)
        return n + 1

    def react(self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64) -> None:
        chase.answered.append(holder.cards[slot])
        if roll(s, holder.owner) > 3:
            chase.over = True
            s.tell(ESCAPED, holder.owner, holder.aid, chase.hunter)


class Mimicry(Trait):
    """May send the attack to another animal of its owner. [ORI Mimicry] [R303] [R305]"""

    def verb(self) -> i64:
        return REDIRECT

    def can_react(self, s: Table, chase: Chase, holder: Animal, slot: i64) -> bool:
        if holder.cards[slot] in chase.answered:
            return False
        if holder.marks[slot] != READY and not s.book.mimicry_each_attack:
            return False
        for aid in s.players[holder.owner].row:
            if self.may_send(s, chase, holder, s.animals[aid]):
                return True
        return False

    def may_send(self, s: Table, chase: Chase, holder: Animal, prey: Animal) -> bool:
        if prey is holder:
            return False
        return may_be_sent(s, s.animals[chase.hunter], prey, chase.ambush, chase.ignored)

    def must_react(self, s: Table) -> bool:
        return s.book.must_mimic

    def fill_reactions(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        for aid in s.players[holder.owner].row:
            if self.may_send(s, chase, holder, s.animals[aid]):
                out[n] = pack(REDIRECT, holder.aid, aid)
                n += 1
        return n

    def reaction_reason(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64
    ) -> i64:
        prey = s.living(b_of(action))
        if prey is NOBODY:
            return R_GONE
        own = prey.owner == holder.owner
        return 0 if own and self.may_send(s, chase, holder, prey) else R_TARGET

    def react(self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64) -> None:
        chase.answered.append(holder.cards[slot])
        holder.marks[slot] = USED
        chase.prey = b_of(action)
        chase.sent = True
        s.tell(REDIRECTED, holder.owner, holder.aid, chase.prey)


class TailLoss(Trait):
    """May give up a trait and live; the hunter gets one token. [ORI Tail Loss] [R306]"""

    def verb(self) -> i64:
        return DROP

    def can_react(self, s: Table, chase: Chase, holder: Animal, slot: i64) -> bool:
        return True

    def must_react(self, s: Table) -> bool:
        return s.book.must_drop

    def fill_reactions(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        for i in range(len(holder.cards)):
            if can_lose(holder, holder.cards[i], holder.traits[i]) and first_alike(holder, i) == i:
                out[n] = pack(DROP, holder.aid, holder.cards[i])
                n += 1
        for pid in holder.pairs:
            pair = s.pairs[pid]
            if can_lose(holder, pair.card, pair.trait):
                out[n] = pack(DROP, holder.aid, pair.card)
                n += 1
        return n

    def reaction_reason(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64
    ) -> i64:
        return loss_reason(s, holder, b_of(action))

    def react(self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64) -> None:
        card: i64 = b_of(action)
        chase.over = True
        s.tell(TAIL_LOST, holder.owner, holder.aid, card, trait_on(s, holder, card))
        shed(s, holder, card)
        gain(s, s.animals[chase.hunter], 1, BLUE)


def loss_reason(s: Table, a: Animal, card: i64) -> i64:
    """Why another trait cannot discard this card of an animal, or 0."""
    t: i64 = trait_on(s, a, card)
    if not t:
        return R_ABSENT
    if not can_lose(a, card, t):
        return R_FIXED | t << 8
    if pair_with(s, a, card) is not UNTIED:
        return 0
    slot: i64 = a.cards.index(card)
    return 0 if first_alike(a, slot) == slot else R_ABSENT


class Poisonous(Trait):
    """Whoever eats it dies in the extinction phase. [ORI Poisonous] [R330]"""

    def eaten(self, s: Table, hunter: Animal, holder: Animal) -> None:
        hunter.poisoned = True
        s.tell(POISONED, hunter.owner, hunter.aid)
