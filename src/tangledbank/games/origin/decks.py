"""The decks that the rulebooks name. [ORI Two Sets] [TTF Introduction] [R316]"""

from __future__ import annotations

from dataclasses import dataclass

from tangledbank.core.action import FIRST
from tangledbank.games.origin.cards import Cards


@dataclass(frozen=True)
class Deck:
    """A deck: its description, its player counts, and whether its sets are doubled or halved."""

    words: str
    players: range
    twice: bool = False
    half: bool = False


DECKS = {
    "origin": (
        Deck("one basic set", range(2, 5)),
        Deck("two basic sets", range(5, 9), twice=True),
    ),
    "time-to-fly": (
        Deck("half of the basic set and of Time to Fly", range(2, 4), half=True),
        Deck("the basic set and Time to Fly", range(2, 7)),
    ),
}


def choose_deck(game: str, players: int, full: bool) -> Deck:
    """Return the recommended deck for a number of players, or the full one."""
    fit = [deck for deck in DECKS[game] if players in deck.players]
    return fit[-1] if full else fit[0]


def allowed() -> str:
    """Describe all playable decks in words."""
    mixes = []
    for game, decks in DECKS.items():
        for deck in decks:
            low, high = deck.players.start, deck.players.stop - 1
            mixes.append(f"{game}, {deck.words}, for {low} to {high} players")
    return "; ".join(mixes)


def cards_of(deck: Deck, cards: Cards) -> list[int]:
    """Return the cards of a deck; a half deck has every second card of each kind."""
    second = range(FIRST + int(cards.base), FIRST + 2 * int(cards.base))
    every = range(FIRST, len(cards.names))
    whole = [card for card in every if deck.twice or card not in second]
    if not deck.half:
        return whole
    seen: dict[int, int] = {}
    chosen = []
    for card in whole:
        kind = cards.kind[card]
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] % 2:
            chosen.append(card)
    return chosen
