"""Invariants of every valid state: for example, each card is in exactly one place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.rows import is_whole
from tangledbank.games.evolution.rules import MARKER_LIMIT, hunger, room
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species


def board_food(s: EvolutionState, seat: i64) -> int:
    """Return the food on a player's boards and trait cards."""
    food: i64 = 0
    for sid in s.players[seat].row:
        sp = s.species[sid]
        food += sp.food
        for n in sp.tokens:
            food += n
    return food


def check_table(s: EvolutionState) -> None:
    """Raise AssertionError unless the state is valid."""
    assert is_whole(s.count_cards(), s.book.cards.deck), "a card is missing or in several places"
    assert s.hole >= 0, "the watering hole has negative food"
    assert 0 <= s.first < s.seats and s.round >= 0, "the first player or the round is invalid"
    rows: list[int] = []
    for player in s.players:
        rows.extend(player.row)
    living = [int(sp.sid) for sp in s.species if sp is not NOBODY]
    assert sorted(rows) == sorted(living), "rows and species don't match"
    for sid in rows:
        check_species(s, s.species[sid])


def check_species(s: EvolutionState, sp: Species) -> None:
    assert 1 <= sp.body <= MARKER_LIMIT, "the body marker is off the board"
    assert 1 <= sp.population <= MARKER_LIMIT, "the population marker is off the board"
    assert s.species[sp.sid] is sp and (sp.sid - 1) % s.seats == sp.owner, (
        "an id doesn't match its owner"
    )
    assert sp.mask == mask_of(s, sp.cards), "the mask doesn't match the traits"
    assert sp.down == mask_of(s, sp.fresh), "the mask doesn't match the face-down traits"
    assert sp.hooks == hooks_of(s, sp.cards), "the hooks don't match the traits"
    assert not sp.mask & sp.down, "a trait occurs twice"
    assert len(sp.cards) + len(sp.fresh) <= s.book.trait_limit, "a species has too many traits"
    assert len(sp.tokens) == len(sp.cards), "the stored food doesn't match the cards"
    for n in sp.tokens:
        assert n >= 0, "a card has negative food"
    assert 0 <= sp.food <= sp.population and hunger(s, sp) >= 0, (
        "a species has more food than population"
    )
    assert room(s, sp) >= 0, "a card stores more food than fits"


def mask_of(s: EvolutionState, cards: vec[i64]) -> i64:
    """Return the trait bits of these cards, or a negative number if a trait occurs twice."""
    mask: i64 = 0
    for card in cards:
        bit: i64 = s.book.cards.bit[card]
        if mask & bit:
            return -1
        mask |= bit
    return mask


def hooks_of(s: EvolutionState, cards: vec[i64]) -> i64:
    """Return the bits of the questions that the traits of these cards answer."""
    hooks: i64 = 0
    for card in cards:
        hooks |= s.book.cards.trait_by_card[card].hooks
    return hooks
