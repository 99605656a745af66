"""Piles and hands of cards: lists of card ids, the next card last."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN
from tangledbank.core.deck import zeros


def take_out(cards: list[int], card: i64) -> None:
    """Remove one card that is known to be there; the last one takes its place."""
    if len(cards) == 1:
        cards.clear()  # a list that is popped empty grows slowly ever after
        return
    last: i64 = cards.pop()
    if last == card:
        return
    i: i64 = 0
    while cards[i] != card:
        i += 1
    cards[i] = last


def draw_out(cards: list[int], card: i64) -> bool:
    """Remove a card, if it is there, and keep the others in order."""
    for i in range(len(cards)):
        if cards[i] == card:
            cards.pop(i)
            return True
    return False


def deal_off(deck: list[int], count: i64) -> list[int]:
    """Take `count` cards off the top, the first drawn first. There must be as many."""
    rest: i64 = len(deck) - count
    drawn = deck[rest:]
    drawn.reverse()
    del deck[rest:]
    return drawn


def is_whole(cards: list[int], deck: list[int], rows: i64) -> bool:
    """Are these the cards of the deck, each once? Hidden ones may be any; ids are below `rows`."""
    missing: vec[i64] = zeros(rows)
    for card in deck:
        missing[card] = 1
    for card in cards:
        if card != HIDDEN:
            if card >= rows or not missing[card]:
                return False
            missing[card] = 0
    return len(cards) == len(deck)
