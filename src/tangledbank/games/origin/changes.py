"""The primitive changes: cards come and go, animals are born and die, dice fall."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.origin.ids import (
    BANK_FILLED,
    BORN,
    CARNIVOROUS,
    DECK_RAN_OUT,
    DIE_ROLLED,
    DIED,
    READY,
    REVEALED,
    SHELL_LEFT,
)
from tangledbank.games.origin.rules import pair_with, settle, spend_attack
from tangledbank.games.origin.state import NOBODY, UNTIED, Animal, Pair, Table
from tangledbank.games.origin.traits.base import HOOKS

# Gaining cards


def attach(s: Table, a: Animal, card: i64, t: i64) -> None:
    """A card becomes a trait of an animal; the face is final. [ORI Development Phase]"""
    a.cards.append(card)
    a.traits.append(t)
    a.marks.append(READY)
    a.mask |= 1 << t
    a.need += s.book.cards.need[t]


def join(s: Table, a: Animal, b: Animal, card: i64, t: i64) -> Pair:
    """A pair card comes to lie on two animals. [ORI Pairwise Traits]"""
    pair = Pair(len(s.pairs), card, t, a.aid, b.aid)
    s.pairs.append(pair)
    for holder in (a, b):
        holder.pairs.append(pair.pid)
        holder.ties |= 1 << t
        holder.need += s.book.cards.need[t]
    return pair


# Losing cards


def detach(s: Table, a: Animal, slot: i64) -> None:
    """A trait leaves its animal."""
    t = a.traits.pop(slot)
    a.cards.pop(slot)
    a.marks.pop(slot)
    a.need -= s.book.cards.need[t]
    if t not in a.traits:
        a.mask &= ~(1 << t)


def part(s: Table, pair: Pair) -> None:
    """A pair card leaves both its animals."""
    t: i64 = pair.trait
    for aid in (pair.a, pair.b):
        a = s.animals[aid]
        a.pairs.remove(pair.pid)
        a.need -= s.book.cards.need[t]
        held = False
        for pid in a.pairs:
            held = held or s.pairs[pid].trait == t
        if not held:
            a.ties &= ~(1 << t)
    s.pairs[pair.pid] = UNTIED
    while s.pairs and s.pairs[len(s.pairs) - 1] is UNTIED:
        s.pairs.pop()


def shed(s: Table, a: Animal, card: i64) -> i64:
    """Discard a trait or pair card; return which trait it was. [ORI Tail Loss] [R340]"""
    s.players[a.owner].discard.append(card)
    pair = pair_with(s, a, card)
    if pair is not UNTIED:
        t: i64 = pair.trait
        partner = s.animals[pair.other(a.aid)]
        part(s, pair)
        settle(s, partner)
    else:
        slot: i64 = a.cards.index(card)
        t = a.traits[slot]
        detach(s, a, slot)
    settle(s, a)
    return t


def bury(s: Table, a: Animal) -> None:
    """An animal and its cards go to its owner's pile; some stay in play. [TTF Shell]"""
    player = s.players[a.owner]
    player.row.remove(a.aid)
    player.discard.append(a.card)
    if a.revealed:
        player.shown.append(a.card)
    for slot in range(len(a.cards)):
        card = a.cards[slot]
        if card == a.card:
            continue
        if HOOKS.stays >> a.traits[slot] & 1:
            s.center.append(card)
            s.tell(SHELL_LEFT, a.owner, card)
        else:
            player.discard.append(card)
    for pid in a.pairs[:]:
        player.discard.append(s.pairs[pid].card)
        part(s, s.pairs[pid])
    s.animals[a.aid] = NOBODY
    s.tell(DIED, a.owner, a.aid)


def kill(s: Table, a: Animal) -> None:
    """An animal is eaten; its partners may be fed by that. [ORI Carnivorous] [R356]"""
    partners = [s.animals[s.pairs[pid].other(a.aid)] for pid in a.pairs]
    bury(s, a)
    for partner in partners:
        settle(s, partner)


# Other changes


def reveal(s: Table, a: Animal) -> None:
    """A card that lay in wait is from now on an animal with Carnivorous. [TTF Anglerfish]"""
    a.revealed = True
    s.lurkers -= 1
    attach(s, a, a.card, CARNIVOROUS)
    spend_attack(a)
    s.seal()
    s.tell(REVEALED, a.owner, a.aid, a.card)


def bear(s: Table, seat: i64) -> None:
    """The top card of the deck becomes an animal that is fed. [TTF Viviparous]"""
    a = s.new_animal(seat, s.deck.pop())
    a.food = 1
    s.seal()
    s.whisper(BORN, seat, a.card, a.aid)
    if not s.deck:
        s.tell(DECK_RAN_OUT, s.first)


def roll(s: Table, seat: i64) -> i64:
    face: i64 = s.rng.roll()
    s.seal()
    s.tell(DIE_ROLLED, seat, face)
    return face


def roll_off(s: Table, seats: list[int]) -> i64:
    """Everyone rolls, the highest is chosen, equal ones roll again. [ORI Preparation] [R311]"""
    left = seats
    while len(left) > 1:
        best: i64 = 0
        high: list[int] = []
        for seat in left:
            face: i64 = roll(s, seat)
            if face > best:
                best = face
                high = []
            if face == best:
                high.append(seat)
        left = high
    return left[0]


def fill_bank(s: Table) -> None:
    """The first player rolls for the food of the turn. [ORI Food Bank] [ORI Two Sets] [R302]"""
    s.bank = s.book.plus
    for _ in range(s.book.dice):
        s.bank += roll(s, s.first)
    s.tell(BANK_FILLED, s.first, s.bank)
