"""The decks that the rulebook names. [ORI Two Sets] [TTF Introduction] [R316]"""

from __future__ import annotations

from dataclasses import dataclass

from tangledbank.core.action import FIRST
from tangledbank.games.origin.cards import Cards

# The card table holds the basic set twice, then Time to Fly.
FIRST_SET = list(range(FIRST, FIRST + 84))
SECOND_SET = list(range(FIRST + 84, FIRST + 168))
MIXED = [*FIRST_SET, *range(FIRST + 168, FIRST + 210)]


@dataclass(frozen=True)
class Deck:
    """A mix of sets: who may play with it, and which cards it has."""

    words: str
    players: range
    cards: list[int]  # ids
    half: bool = False


DECKS = {
    "origin": (
        Deck("one basic set", range(2, 5), FIRST_SET),
        Deck("two basic sets", range(5, 9), [*FIRST_SET, *SECOND_SET]),
    ),
    "time-to-fly": (
        Deck("half of the basic set and of Time to Fly", range(2, 4), MIXED, half=True),
        Deck("the basic set and Time to Fly", range(2, 7), MIXED),
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
    if not deck.half:
        return deck.cards[:]
    seen: dict[int, int] = {}
    chosen = []
    for card in deck.cards:
        kind = cards.kind[card]
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] % 2:
            chosen.append(card)
    return chosen
