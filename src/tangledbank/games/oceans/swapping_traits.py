"""Swapping traits with cards in hand and between two species. [OCE Swap a trait]"""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, c_of, d_of, pack
from tangledbank.core.rows import holds
from tangledbank.games.oceans.card_questions import TraitQuestion
from tangledbank.games.oceans.ids import DEEP, DONE, R_ABSENT, R_ABSENT_THERE, R_KEPT, SWAP_TRAIT
from tangledbank.games.oceans.rules import is_permanent, permanent_reason
from tangledbank.games.oceans.state import OceansState, Species
from tangledbank.games.oceans.state_changes import replace_trait


def may_swap(s: OceansState, card: i64, ask: TraitQuestion) -> bool:
    return not holds(ask.kept, card) and not is_permanent(s, card)


def worn_reason(s: OceansState, sp: Species, card: i64, ask: TraitQuestion) -> i64:
    """Return why this trait of the species cannot be swapped away, or 0. [R272]"""
    if not holds(sp.cards, card):
        return R_ABSENT
    if holds(ask.kept, card):
        return R_KEPT
    return permanent_reason(s, card)


def there_reason(s: OceansState, other: Species, card: i64) -> i64:
    """Return why this trait of the other species cannot be swapped in, or 0."""
    if not holds(other.cards, card):
        return R_ABSENT_THERE
    return permanent_reason(s, card)


def swap_with_hand(s: OceansState, sp: Species, card: i64, new: i64) -> None:
    """Swap a trait with a card in its owner's hand."""
    player = s.players[sp.owner]
    player.hand = remove(player.hand, new)
    if s.book.cards.trait_by_card[card].face.deck == DEEP:
        player.deep = append(player.deep, card)
    else:
        player.hand = append(player.hand, card)
    replace_trait(s, sp, card, new)


def end_list(ask: TraitQuestion, out: vec[i64], n: i64) -> i64:
    """Add the option to finish, if anything can be or has been swapped."""
    if n or len(ask.kept):
        out[n] = pack(DONE)
        n += 1
    return n


def fill_swaps(
    s: OceansState, sp: Species, worn: i64, other: Species, out: vec[i64], n: i64
) -> i64:
    for card in other.cards:
        if not is_permanent(s, card):
            out[n] = pack(SWAP_TRAIT, worn, sp.sid, card, other.sid)
            n += 1
    return n


def swap_traits(s: OceansState, sp: Species, action: i64) -> None:
    """Swap traits between two species."""
    other = s.species[d_of(action)]
    replace_trait(s, sp, a_of(action), c_of(action))
    replace_trait(s, other, c_of(action), a_of(action))
