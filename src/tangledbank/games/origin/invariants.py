"""What is true of every sound table: every card in one place, masks and needs mirror traits."""

from __future__ import annotations

from tangledbank.core.action import HIDDEN
from tangledbank.games.origin.ids import CARNIVOROUS
from tangledbank.games.origin.state import NOBODY, UNTIED, Animal, Table
from tangledbank.games.origin.traits.base import HOOKS


def places(s: Table) -> list[int]:
    """Every card, wherever it lies."""
    found = [*s.deck, *s.center, *s.out]
    for player in s.players:
        found += player.hand + player.discard
        for aid in player.row:
            a = s.animals[aid]
            found.append(int(a.card))
            found += [card for card in a.cards if card != a.card]
    return found + [int(pair.card) for pair in s.pairs if pair is not UNTIED]


def check_table(s: Table) -> None:
    """Raise AssertionError unless the table is sound."""
    cards = places(s)
    known = [card for card in cards if card != HIDDEN]
    assert len(known) == len(set(known)), "no card is in two places"
    assert len(cards) == s.book.size, "every card is in one place"
    living = [a for a in s.animals if a is not NOBODY]
    rows = [aid for player in s.players for aid in player.row]
    assert sorted(rows) == sorted(int(a.aid) for a in living), "rows and animals agree"
    assert s.bank >= 0, "the bank is never below empty"
    shown = sum(a.revealed for a in living) + sum(len(player.shown) for player in s.players)
    assert s.lurkers + shown == s.book.lurkers, "who lies in wait is counted"
    for a in living:
        check_animal(s, a)
    for pid, pair in enumerate(s.pairs):
        if pair is not UNTIED:
            both = s.animals[pair.a], s.animals[pair.b]
            assert both[0].owner == both[1].owner and both[0] is not both[1], "pairs have one owner"
            assert pair.pid == pid and all(pid in a.pairs for a in both), "both know their card"


def check_animal(s: Table, a: Animal) -> None:
    cards = s.book.cards
    ties = [s.pairs[pid] for pid in a.pairs]
    assert s.animals[a.aid] is a and (a.aid - 1) % s.seats == a.owner, "ids tell the owner"
    assert len(a.cards) == len(a.traits) == len(a.marks), "the lists run side by side"
    for card, t in zip(a.cards, a.traits, strict=True):
        assert t in cards.faces(card) or (card == a.card and t == CARNIVOROUS), "faces are printed"
    assert a.mask == mask_of(a.traits), "the mask mirrors the traits"
    assert a.ties == mask_of([int(pair.trait) for pair in ties]), "and the pair cards"
    need = sum(cards.need[t] for t in a.traits) + sum(cards.need[pair.trait] for pair in ties)
    assert a.need == 1 + need, "the need mirrors the traits"
    assert a.food >= 0, "food is never below nothing"
    single = [t for t in a.traits if not cards.several >> t & 1]
    assert len(single) == len(set(single)), "no trait twice"
    for slot, t in enumerate(a.traits):
        if HOOKS.room >> t & 1:
            assert a.marks[slot] in (0, 1), "one token to a store"


def mask_of(traits: list[int]) -> int:
    mask = 0
    for t in traits:
        mask |= 1 << t
    return mask
