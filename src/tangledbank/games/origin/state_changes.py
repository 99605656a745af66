"""Primitive changes to the state: cards, animals and dice."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tangledbank.core.rows import place_of
from tangledbank.games.origin.ids import (
    BANK_FILLED,
    DECK_RAN_OUT,
    DIE_ROLLED,
    DIED,
    FOR_BANK,
    REVEALED,
    SHELL_LEFT_IN_MIDDLE,
)
from tangledbank.games.origin.questions import STAYS_IN_PLAY
from tangledbank.games.origin.rules import maybe_fed, pair_with, spend_attack
from tangledbank.games.origin.state import NO_PAIR, NOBODY, Animal, OriginState, Pair, trait_at
from tangledbank.games.origin.trait_marks import READY
from tangledbank.games.origin.traits.base import Trait

# Adding cards


def attach_trait(s: OriginState, a: Animal, card: i64, trait: Trait) -> None:
    """Attach a card to an animal as a trait; its face cannot change later.

    [ORI Development Phase]
    """
    a.cards = append(a.cards[:], card)
    a.traits = append(a.traits[:], trait.id)
    a.marks = append(a.marks[:], READY)
    s.recompute(a)


def attach_pair(s: OriginState, a: Animal, b: Animal, card: i64, trait: Trait) -> Pair:
    """Attach a pair card to two animals. [ORI Pairwise Traits]"""
    pair = Pair(len(s.pairs), card, trait.id, a.aid, b.aid)
    s.pairs.append(pair)
    for holder in (a, b):
        holder.pairs = append(holder.pairs[:], pair.pid)
        s.recompute(holder)
    return pair


# Removing cards


def detach_trait(s: OriginState, a: Animal, slot: i64) -> None:
    """Remove a trait from its animal."""
    a.cards, _ = pop(a.cards[:], slot)
    a.traits, _ = pop(a.traits[:], slot)
    a.marks, _ = pop(a.marks[:], slot)
    s.recompute(a)


def detach_pair(s: OriginState, pair: Pair) -> None:
    """Remove a pair card from both animals."""
    for aid in (pair.a, pair.b):
        a = s.animals[aid]
        a.pairs, _ = pop(a.pairs[:], place_of(a.pairs, pair.pid))
        s.recompute(a)
    s.pairs[pair.pid] = NO_PAIR
    while s.pairs and s.pairs[len(s.pairs) - 1] is NO_PAIR:
        s.pairs.pop()


def discard_trait(s: OriginState, a: Animal, card: i64) -> None:
    """Discard a trait or pair card. [ORI Tail Loss] [R340]"""
    put_on_discard(s, a.owner, card)
    pair = pair_with(s, a, card)
    if pair is not NO_PAIR:
        partner = s.animals[pair.other(a.aid)]
        detach_pair(s, pair)
        maybe_fed(s, partner)
    else:
        detach_trait(s, a, place_of(a.cards, card))
    maybe_fed(s, a)


def put_on_discard(s: OriginState, seat: i64, card: i64) -> None:
    """Put a card on a player's own discard pile."""
    player = s.players[seat]
    player.discard = append(player.discard, card)


def discard_animal(s: OriginState, a: Animal) -> None:
    """Discard an animal and its cards, except cards that stay in play. [TTF Shell]"""
    player = s.players[a.owner]
    player.row, _ = pop(player.row, place_of(player.row, a.aid))
    put_on_discard(s, a.owner, a.card)
    if a.revealed:
        player.shown = append(player.shown, a.card)
    for slot in range(len(a.cards)):
        card: i64 = a.cards[slot]
        if card == a.card:
            continue
        if trait_at(s, a, slot).hooks & STAYS_IN_PLAY:
            s.center = append(s.center, card)
            s.tell(SHELL_LEFT_IN_MIDDLE, a.owner, card)
        else:
            put_on_discard(s, a.owner, card)
    pairs: vec[i64] = a.pairs
    for pid in pairs:
        put_on_discard(s, a.owner, s.pairs[pid].card)
        detach_pair(s, s.pairs[pid])
    s.animals[a.aid] = NOBODY
    s.tell(DIED, a.owner, a.aid)


def kill(s: OriginState, a: Animal) -> None:
    """Remove an eaten animal; without their pair cards, its partners may now be fed.

    [ORI Carnivorous] [R356]
    """
    partners = [s.animals[s.pairs[pid].other(a.aid)] for pid in a.pairs]
    discard_animal(s, a)
    for partner in partners:
        maybe_fed(s, partner)


# Other changes


def reveal(s: OriginState, a: Animal) -> None:
    """Reveal a hidden hunter, and give the animal its hunting trait. [TTF Anglerfish]"""
    a.revealed = True
    s.lurkers -= 1
    cards = s.book.cards
    attach_trait(s, a, a.card, cards.traits[cards.trait_on(a.card, 0).shown_as])
    spend_attack(s, a)
    s.forbid_undo()
    s.tell(REVEALED, a.owner, a.aid, a.card)


def maybe_run_out(s: OriginState) -> None:
    """Report that the deck has run out, if it has. [ORI End of the Game]"""
    if len(s.deck) == 0:
        s.tell(DECK_RAN_OUT, s.first)


def roll(s: OriginState, seat: i64, purpose: i64) -> i64:
    face: i64 = s.rng.roll()
    s.forbid_undo()
    s.tell(DIE_ROLLED, seat, face, purpose)
    return face


def roll_off(s: OriginState, seats: vec[i64], purpose: i64) -> i64:
    """Let seats roll until one has the highest die; return that seat. [ORI Preparation] [R311]"""
    left: vec[i64] = seats
    while len(left) > 1:
        best: i64 = 0
        high: vec[i64] = vec[i64]()
        for seat in left:
            face: i64 = roll(s, seat, purpose)
            if face > best:
                best = face
                high = vec[i64]()
            if face == best:
                high = append(high, seat)
        left = high
    return left[0]


def fill_bank(s: OriginState) -> None:
    """Roll dice for the turn's food. [ORI Food Bank] [ORI Two Sets] [R302]"""
    s.bank = s.book.plus
    for _ in range(s.book.dice):
        s.bank += roll(s, s.first, FOR_BANK)
    s.tell(BANK_FILLED, s.first, s.bank)
