"""What is true of every sound table: every card in one place, masks and needs mirror traits."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.core.piles import is_whole
from tangledbank.games.origin.ids import CARNIVOROUS
from tangledbank.games.origin.state import NOBODY, UNTIED, Animal, Table
from tangledbank.games.origin.traits.base import HOOKS


def places(s: Table) -> list[int]:
    """Every card, wherever it lies."""
    found = s.deck + s.center + s.out
    for player in s.players:
        found.extend(player.hand)
        found.extend(player.discard)
        for aid in player.row:
            a = s.animals[aid]
            found.append(a.card)
            for card in a.cards:
                if card != a.card:
                    found.append(card)
    for pair in s.pairs:
        if pair is not UNTIED:
            found.append(pair.card)
    return found


def check_table(s: Table) -> None:
    """Raise AssertionError unless the table is sound."""
    book = s.book
    assert is_whole(places(s), book.deck, len(book.cards.names)), "every card is in one place"
    assert s.bank >= 0, "the bank is never below empty"
    rows: list[int] = []
    shown: i64 = s.lurkers
    for player in s.players:
        rows.extend(player.row)
        shown += len(player.shown)
    living = [int(a.aid) for a in s.animals if a is not NOBODY]
    assert sorted(rows) == sorted(living), "rows and animals agree"
    for aid in rows:
        a = s.animals[aid]
        check_animal(s, a)
        if a.revealed:
            shown += 1
    assert shown == book.lurkers, "who lies in wait is counted"
    for pid in range(len(s.pairs)):
        if s.pairs[pid] is not UNTIED:
            check_pair(s, pid)


def check_pair(s: Table, pid: i64) -> None:
    pair = s.pairs[pid]
    a = s.animals[pair.a]
    b = s.animals[pair.b]
    assert a.owner == b.owner and a is not b, "pairs have one owner"
    assert pair.pid == pid and pid in a.pairs and pid in b.pairs, "both know their card"


def check_animal(s: Table, a: Animal) -> None:
    assert s.animals[a.aid] is a and (a.aid - 1) % s.seats == a.owner, "ids tell the owner"
    assert len(a.cards) == len(a.traits) == len(a.marks), "the lists run side by side"
    assert a.food >= 0, "food is never below nothing"
    cards = s.book.cards
    mask: i64 = 0
    need: i64 = 1
    for slot in range(len(a.cards)):
        t: i64 = a.traits[slot]
        assert is_printed(s, a, slot), "faces are printed"
        assert cards.several >> t & 1 or not mask >> t & 1, "no trait twice"
        assert not HOOKS.room >> t & 1 or 0 <= a.marks[slot] <= 1, "one token to a store"
        mask |= 1 << t
        need += cards.need[t]
    assert a.mask == mask, "the mask mirrors the traits"
    ties: i64 = 0
    for pid in a.pairs:
        t = s.pairs[pid].trait
        ties |= 1 << t
        need += cards.need[t]
    assert a.ties == ties, "and the pair cards"
    assert a.need == need, "the need mirrors the traits"


def is_printed(s: Table, a: Animal, slot: i64) -> bool:
    """Is this trait on its card, or what an animal that lay in wait has by itself?"""
    card: i64 = a.cards[slot]
    t: i64 = a.traits[slot]
    cards = s.book.cards
    if card == a.card and t == CARNIVOROUS:
        return True
    return t == cards.face[card] or (cards.second[card] != 0 and t == cards.second[card])
