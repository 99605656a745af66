"""The decks that the rulebook names. [ORI Two Sets] [TTF Introduction] [R316]"""

from __future__ import annotations

from dataclasses import dataclass

from tangledbank.core.action import FIRST
from tangledbank.games.origin.cards import Cards

# The card table holds the basic set twice, then Time to Fly.
BASE, AGAIN, FLY = 0, 1, 2


@dataclass(frozen=True)
class Deck:
    """A mix of sets: who may play with it, and which cards it has."""

    words: str
    players: range
    parts: tuple[int, ...]
    half: bool = False


DECKS = {
    "origin": (
        Deck("one basic set", range(2, 5), (BASE,)),
        Deck("two basic sets", range(5, 9), (BASE, AGAIN)),
    ),
    "time-to-fly": (
        Deck("half of the basic set and of Time to Fly", range(2, 4), (BASE, FLY), half=True),
        Deck("the basic set and Time to Fly", range(2, 7), (BASE, FLY)),
    ),
}


def choose_deck(game: str, players: int, full: bool) -> Deck:
    """The deck for so many players: the recommended one, or all cards."""
    fit = [deck for deck in DECKS[game] if players in deck.players]
    return fit[-1] if full else fit[0]


def allowed() -> str:
    """Every mix that can be played, in words."""
    mixes = []
    for game, decks in DECKS.items():
        for deck in decks:
            low, high = deck.players.start, deck.players.stop - 1
            mixes.append(f"{game}, {deck.words}, for {low} to {high} players")
    return "; ".join(mixes)


def compose(deck: Deck, cards: Cards) -> list[int]:
    """The cards of a deck; of a half deck every second one of each kind."""
    ends = [FIRST, FIRST + cards.base, FIRST + 2 * cards.base, len(cards.names)]
    whole = [card for part in deck.parts for card in range(ends[part], ends[part + 1])]
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
