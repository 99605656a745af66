"""Invariants of every valid state: each card is in one place, masks match traits, and so on."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.rows import holds, is_whole
from tangledbank.games.origin.questions import CAN_STORE
from tangledbank.games.origin.state import NO_PAIR, NOBODY, Animal, OriginState, trait_at, trait_of


def check_table(s: OriginState) -> None:
    """Raise AssertionError unless the state is valid."""
    book = s.book
    assert is_whole(s.count_cards(), book.deck), "a card is missing or in several places"
    assert s.bank >= 0, "the bank has negative food"
    rows: list[int] = []
    shown: i64 = s.lurkers
    for player in s.players:
        rows.extend(player.row)
        shown += len(player.shown)
    living = [int(a.aid) for a in s.animals if a is not NOBODY]
    assert sorted(rows) == sorted(living), "rows and animals don't match"
    for aid in rows:
        a = s.animals[aid]
        check_animal(s, a)
        if a.revealed:
            shown += 1
    assert shown == book.lurkers, "the count of hidden hunters is wrong"
    for pid in range(len(s.pairs)):
        if s.pairs[pid] is not NO_PAIR:
            check_pair(s, pid)


def check_pair(s: OriginState, pid: i64) -> None:
    pair = s.pairs[pid]
    a = s.animals[pair.a]
    b = s.animals[pair.b]
    assert a.owner == b.owner and a is not b, "a pair has two owners"
    assert pair.pid == pid and holds(a.pairs, pid) and holds(b.pairs, pid), (
        "an animal lacks its pair card"
    )


def check_animal(s: OriginState, a: Animal) -> None:
    assert s.animals[a.aid] is a and (a.aid - 1) % s.seats == a.owner, (
        "an id doesn't match its owner"
    )
    assert len(a.cards) == len(a.traits) == len(a.marks), "the parallel rows differ in length"
    assert a.food >= 0, "an animal has negative food"
    mask: i64 = 0
    hooks: i64 = 0
    need: i64 = 1
    for slot in range(len(a.cards)):
        trait = trait_at(s, a, slot)
        assert is_printed(s, a, slot), "a trait is not printed on its card"
        assert not mask & trait.bit & trait.excludes, "a trait occurs twice"
        assert not trait.hooks & CAN_STORE or 0 <= a.marks[slot] <= 1, "a store has several tokens"
        mask |= trait.bit
        hooks |= trait.hooks
        need += trait.need
    for pid in a.pairs:
        trait = trait_of(s, s.pairs[pid])
        hooks |= trait.hooks
        need += trait.need
    assert a.mask == mask, "the mask doesn't match the traits"
    assert a.hooks == hooks, "the hooks don't match the traits"
    assert a.need == need, "the need doesn't match the traits"


def is_printed(s: OriginState, a: Animal, slot: i64) -> bool:
    """Return whether a trait is printed on its card, or belongs to a revealed animal."""
    cards = s.book.cards
    card: i64 = a.cards[slot]
    t: i64 = a.traits[slot]
    if card == a.card:
        return t == cards.trait_on(card, 0).shown_as
    return t != 0 and (t == cards.face[card] or t == cards.second[card])
