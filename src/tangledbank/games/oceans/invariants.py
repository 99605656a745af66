"""What is true of every sound table: every card in one place, no population lost."""

from __future__ import annotations

from tangledbank.core.action import HIDDEN
from tangledbank.games.oceans.ids import DEEP
from tangledbank.games.oceans.rules import bones, refresh
from tangledbank.games.oceans.state import NOBODY, Species, Table


def places(s: Table) -> list[int]:
    """Every card, wherever it lies."""
    found = s.deck + s.discard + s.deep + s.pool + s.out
    for player in s.players:
        found = found + player.hand + player.deep
    for sp in s.species:
        found = found + sp.cards
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
        rows = rows + s.players[seat].row
        for sid in s.players[seat].row:
            assert s.species[sid].owner == seat, "a row holds its owner's species"
    assert rows == s.ring and sorted(rows) == sorted(living), "ring, rows and species agree"
    assert min(s.places) >= 0, "no place is below empty"
    if s.ring:
        for sid in s.ring:
            check_species(s, s.species[sid])


def check_cards(s: Table) -> None:
    cards = places(s)
    faces = s.book.cards
    if HIDDEN not in cards:
        wanted = faces.surface if s.book.reef_variant else faces.surface + faces.deep
        assert sorted(cards) == sorted(wanted), "every card is in one place"
    for card in s.deck + s.discard:
        assert card == HIDDEN or faces.face(card).deck != DEEP, "Surface cards in their piles"
    for card in s.deep + s.pool:
        assert card == HIDDEN or faces.face(card).deck == DEEP, "Deep cards in their piles"
    assert len(s.pool) <= s.book.pool, "the Gene Pool is not overfull"


def check_species(s: Table, sp: Species) -> None:
    assert len(sp.cards) == len(sp.marks), "a mark for every card"
    assert sp.population >= 0, "no population below 0"
    if len(s.open) == 1 and len(s.stack) == 2:
        assert sp.population <= bones(s, sp), "no more population than fits"
    fresh = Species(sp.sid, sp.owner)
    fresh.cards = sp.cards[:]
    refresh(s, fresh)
    assert fresh.hooks == sp.hooks and fresh.families == sp.families, "bits mirror the cards"
    sums = [fresh.forage, fresh.attack, fresh.shell, fresh.storage, fresh.aging]
    assert sums == [sp.forage, sp.attack, sp.shell, sp.storage, sp.aging], "sums mirror the cards"
    assert fresh.deep == sp.deep and fresh.surface == sp.surface, "counts mirror the cards"
