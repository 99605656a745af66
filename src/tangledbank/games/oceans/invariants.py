"""Invariants of every valid state: each card is in one place, no population is lost, and so on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN
from tangledbank.core.rows import is_whole, join
from tangledbank.games.oceans.ids import DEEP
from tangledbank.games.oceans.rules import spaces
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.games.oceans.timed_effects import Moment


def population(s: OceansState) -> i64:
    """Return the total population in the Reef, zones, reserve, species and score piles."""
    total: i64 = s.reserve + s.places[0] + s.ocean()
    for player in s.players:
        total += player.score
        for sid in player.row:
            total += s.species[sid].population
    return total


def check_table(s: OceansState) -> None:
    """Raise AssertionError unless the state is valid."""
    check_cards(s)
    living = [int(sp.sid) for sp in s.species if sp is not NOBODY]
    rows: list[int] = []
    for seat in range(s.seats - 1, -1, -1):
        for sid in s.players[seat].row:
            rows.append(sid)
            assert s.species[sid].owner == seat, "a row has another player's species"
    assert rows == [*s.ring] and sorted(rows) == sorted(living), (
        "ring, rows and species don't match"
    )
    for n in s.places:
        assert n >= 0, "a place has negative population"
    for sid in s.ring:
        check_species(s, s.species[sid])


def check_cards(s: OceansState) -> None:
    cards = s.book.cards
    deck: vec[i64] = cards.surface[:]
    if not s.book.reef_variant:
        deck = join(deck, cards.deep)
    assert is_whole(s.count_cards(), deck), "a card is missing or in several places"
    check_pile(s, join(s.deck[:], s.discard), False)
    check_pile(s, join(s.deep[:], s.pool), True)
    assert len(s.pool) <= s.book.pool, "the Gene Pool has too many cards"


def check_pile(s: OceansState, pile: vec[i64], deep: bool) -> None:
    for card in pile:
        is_deep = s.book.cards.trait_by_card[card].face.deck == DEEP
        assert card == HIDDEN or is_deep == deep, "a card is in the wrong pile"


def check_species(s: OceansState, sp: Species) -> None:
    assert len(sp.cards) == len(sp.marks), "marks and cards don't match"
    assert sp.population >= 0, "a species has negative population"
    if s.waiting == 1 and len(s.stack) == 2 and not isinstance(s.top, Moment):
        assert sp.population <= spaces(s, sp), "a species has more population than fits"  # [R270]
    fresh = Species(sp.sid, sp.owner)
    fresh.cards = sp.cards
    s.refresh_species(fresh)
    old, new = sp.sums, fresh.sums
    assert fresh.hooks == sp.hooks and new.families == old.families, (
        "the hooks don't match the cards"
    )
    assert new.forage == old.forage and new.attack == old.attack, "the sums don't match the cards"
    assert new.shell == old.shell and new.storage == old.storage, "the sums don't match the cards"
    assert new.aging == old.aging, "the sums don't match the cards"
    assert new.deep == old.deep and new.surface == old.surface, "the counts don't match the cards"
