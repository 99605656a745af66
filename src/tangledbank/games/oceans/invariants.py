"""What is true of every sound table: every card in one place, no population lost."""

from __future__ import annotations

from tangledbank.core.action import HIDDEN
from tangledbank.core.piles import is_whole
from tangledbank.games.oceans.ids import DEEP
from tangledbank.games.oceans.rules import bones, refresh
from tangledbank.games.oceans.state import NOBODY, Species, Table


def places(s: Table) -> list[int]:
    """Every card, wherever it lies."""
    found = s.deck + s.discard + s.deep + s.pool + s.out
    for player in s.players:
        found.extend(player.hand)
        found.extend(player.deep)
    for sp in s.species:
        found.extend(sp.cards)
    return found


def population(s: Table) -> int:
    """All tokens: Reef, zones, reserve, boards and score piles."""
    total = int(s.reserve)
    for n in s.places:
        total += n
    for player in s.players:
        total += int(player.score)
    for sp in s.species:
        total += int(sp.population)
    return total


def check_table(s: Table) -> None:
    """Raise AssertionError unless the table is sound."""
    check_cards(s)
    living = [int(sp.sid) for sp in s.species if sp is not NOBODY]
    rows: list[int] = []
    for seat in range(s.seats - 1, -1, -1):
        rows.extend(s.players[seat].row)
        for sid in s.players[seat].row:
            assert s.species[sid].owner == seat, "a row holds its owner's species"
    assert rows == s.ring and sorted(rows) == sorted(living), "ring, rows and species agree"
    for n in s.places:
        assert n >= 0, "no place is below empty"
    for sid in s.ring:
        check_species(s, s.species[sid])


def check_cards(s: Table) -> None:
    cards = s.book.cards
    deck = cards.surface if s.book.reef_variant else cards.surface + cards.deep
    assert is_whole(places(s), deck, len(cards.names)), "every card is in one place"
    for pile in (s.deck, s.discard):
        for card in pile:
            assert card == HIDDEN or cards.face(card).deck != DEEP, "Surface cards in their piles"
    for pile in (s.deep, s.pool):
        for card in pile:
            assert card == HIDDEN or cards.face(card).deck == DEEP, "Deep cards in their piles"
    assert len(s.pool) <= s.book.pool, "the Gene Pool is not overfull"


def check_species(s: Table, sp: Species) -> None:
    assert len(sp.cards) == len(sp.marks), "a mark for every card"
    assert sp.population >= 0, "no population below 0"
    if s.waiting == 1 and len(s.stack) == 2:
        assert sp.population <= bones(s, sp), "no more population than fits"
    fresh = Species(sp.sid, sp.owner)
    fresh.cards = sp.cards
    refresh(s, fresh)
    assert fresh.hooks == sp.hooks and fresh.families == sp.families, "bits mirror the cards"
    assert fresh.forage == sp.forage and fresh.attack == sp.attack, "sums mirror the cards"
    assert fresh.shell == sp.shell and fresh.storage == sp.storage, "sums mirror the cards"
    assert fresh.aging == sp.aging, "sums mirror the cards"
    assert fresh.deep == sp.deep and fresh.surface == sp.surface, "counts mirror the cards"
