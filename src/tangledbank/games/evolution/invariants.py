"""What is true of every sound table: every card in one place, masks mirror traits."""

from __future__ import annotations

from tangledbank.core.action import HIDDEN, NONE
from tangledbank.games.evolution.rules import MARKER_LIMIT, hunger, room
from tangledbank.games.evolution.state import NOBODY, Species, Table


def places(s: Table) -> list[int]:
    """Every card, wherever it lies."""
    found = [*s.deck, *s.discard, *s.out]
    for player in s.players:
        found += player.hand
        if player.food_card != NONE:
            found.append(int(player.food_card))
        for sid in player.row:
            found += s.species[sid].cards + s.species[sid].fresh
    for screen in s.screens:
        found += screen.thrown
    return found


def check_table(s: Table) -> None:
    """Raise AssertionError unless the table is sound."""
    cards = places(s)
    if HIDDEN not in cards:
        assert sorted(cards) == s.book.cards.deck, "every card is in one place"
    living = [sp for sp in s.species if sp is not NOBODY]
    rows = [sid for player in s.players for sid in player.row]
    assert sorted(rows) == sorted(int(sp.sid) for sp in living), "rows and species agree"
    assert s.hole >= 0, "the watering hole is never below empty"
    assert 0 <= s.first < s.seats and s.round >= 0, "somebody is first, in some round"
    for sp in living:
        check_species(s, sp)


def check_species(s: Table, sp: Species) -> None:
    traits = s.book.cards.trait
    assert 1 <= sp.body <= MARKER_LIMIT and 1 <= sp.population <= MARKER_LIMIT, (
        "markers on the board"
    )
    assert s.species[sp.sid] is sp and (sp.sid - 1) % s.seats == sp.owner, "ids tell the owner"
    assert sp.mask == sum(1 << traits[card] for card in sp.cards), "the mask mirrors the traits"
    down = [card for card in sp.fresh if card != HIDDEN]
    assert sp.down == sum(1 << traits[card] for card in down), "the mask mirrors face-down traits"
    assert not sp.mask & sp.down, "no trait twice"
    assert len(sp.cards) + len(sp.fresh) <= s.book.trait_limit, "the trait limit holds"
    assert len(sp.tokens) == len(sp.cards) and min([*sp.tokens, 0]) == 0, "food lies on cards"
    assert 0 <= sp.food <= sp.population and hunger(s, sp) >= 0, "no more food than population"
    assert room(s, sp) >= 0, "no more food stored than fits"
