"""The published view of The Origin of Species and Time to Fly."""

from __future__ import annotations

from typing import TypedDict

from tangledbank.core.game import Game
from tangledbank.core.published_view import PublishedView
from tangledbank.games.origin.questions import CAN_STORE
from tangledbank.games.origin.rules import is_fed
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState, Pair, trait_at, trait_of
from tangledbank.games.origin.trait_marks import READY, noted
from tangledbank.games.origin.trait_notation import mark_word
from tangledbank.notation.names import being_name
from tangledbank.notation.published_view import keys_at, opening


class SeenTrait(TypedDict):
    """A trait of an animal: `full` if it stores a token, `used` if it has acted.

    `state` is ready, full, used, inked (a carnivore that may attack in the next round), asleep,
    rested (it slept last turn) or closed. `ignores` is the card that Intellect ignores.
    """

    card: str
    trait: str
    full: bool
    used: bool
    state: str
    ignores: str


class SeenAnimal(TypedDict):
    """An animal. Its card is known to its owner, and to all once revealed."""

    name: str
    owner: int
    card: str
    food: int
    need: int
    fed: bool
    poisoned: bool
    revealed: bool
    traits: list[SeenTrait]


class SeenPair(TypedDict):
    """A card on two animals. If they differ, the first is the symbiont."""

    card: str
    trait: str
    animals: list[str]
    used: bool


class SeenPlayer(TypedDict):
    """A player. Others' discard piles are only counted, except cards that all have seen.

    `attacked` means that a carnivore of the player has attacked in this round and no other may.
    """

    seat: int
    points: int
    hand: list[str]
    discard: list[str]
    shown: list[str]
    attacked: bool
    animals: list[SeenAnimal]


class OriginSight(PublishedView):
    """The published view of a whole table."""

    bank: int
    deck: int
    center: list[str]
    last_turn: bool
    table: list[SeenPlayer]
    pairs: list[SeenPair]


def see(game: Game, s: OriginState, seat: int) -> OriginSight:
    """Return a seat's published view as a document."""
    head = opening(game, s, seat, int(s.first))
    return {
        **head,
        "bank": int(s.bank),
        "deck": len(s.deck),
        "center": keys_at(s.book.cards.keys, s.center),
        "last_turn": len(s.deck) == 0,
        "table": [see_player(s, i) for i in range(s.seats)],
        "pairs": [see_pair(s, pair) for pair in s.pairs if pair is not NO_PAIR],
    }


def see_player(s: OriginState, seat: int) -> SeenPlayer:
    player = s.players[seat]
    return {
        "seat": seat,
        "points": int(s.points(seat)),
        "hand": keys_at(s.book.cards.keys, player.hand),
        "discard": keys_at(s.book.cards.keys, player.discard),
        "shown": keys_at(s.book.cards.keys, player.shown),
        "attacked": player.hunted,
        "animals": [see_animal(s, s.animals[aid]) for aid in player.row],
    }


def see_animal(s: OriginState, a: Animal) -> SeenAnimal:
    return {
        "name": being_name(s, int(a.aid)),
        "owner": int(a.owner),
        "card": s.book.cards.keys[a.card],
        "food": int(a.food),
        "need": int(a.need),
        "fed": is_fed(s, a),
        "poisoned": a.poisoned,
        "revealed": a.revealed,
        "traits": [see_trait(s, a, slot) for slot in range(len(a.traits))],
    }


def see_trait(s: OriginState, a: Animal, slot: int) -> SeenTrait:
    trait = trait_at(s, a, slot)
    stores = bool(trait.hooks & CAN_STORE)
    mark = int(a.marks[slot])
    return {
        "card": s.book.cards.keys[a.cards[slot]],
        "trait": trait.key,
        "full": stores and mark != READY,
        "used": not stores and mark != READY,
        "state": "full" if stores and mark != READY else mark_word(trait, mark),
        "ignores": s.book.cards.keys[noted(mark)],
    }


def see_pair(s: OriginState, pair: Pair) -> SeenPair:
    return {
        "card": s.book.cards.keys[pair.card],
        "trait": trait_of(s, pair).key,
        "animals": [being_name(s, int(pair.a)), being_name(s, int(pair.b))],
        "used": pair.used,
    }
