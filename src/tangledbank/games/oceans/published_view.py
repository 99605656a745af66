"""The published view of Oceans."""

from __future__ import annotations

from typing import TypedDict

from tangledbank.core.game import Game
from tangledbank.core.published_view import PublishedView
from tangledbank.games.oceans.ids import ATTACKING, FORAGING
from tangledbank.games.oceans.rules import (
    age_value,
    attack_value,
    bones,
    forage_value,
    never_bits,
    shell_value,
    trait_limit,
)
from tangledbank.games.oceans.state import OceansState, Species
from tangledbank.notation.names import being_name
from tangledbank.notation.published_view import keys_at, opening


class SeenTrait(TypedDict):
    """A trait card on a species."""

    card: str
    trait: str


class SeenSpecies(TypedDict):
    """A species. `forage` and `attack` are missing if it may never do so."""

    name: str
    owner: int
    population: int
    bones: int  # the space at which it overpopulates
    aging: int
    forage: int | None
    attack: int | None
    shell: int
    limit: int  # of the number of traits
    traits: list[SeenTrait]


class SeenPlayer(TypedDict):
    """A player. What a score pile gains is public."""

    seat: int
    score: int
    bonus: int
    points: int
    hand: list[str]
    deep: list[str]
    species: list[SeenSpecies]


class SeenZone(TypedDict):
    """A zone of the Ocean with its Scenario, or an empty one."""

    population: int
    scenario: str
    in_force: bool


class OceansSight(PublishedView):
    """The published view of a whole table. `ring` lists all species, left to right."""

    reef: int
    zones: list[SeenZone]
    reserve: int
    deck: int
    discard: list[str]
    deep_deck: int
    gene_pool: list[str]
    out: list[str]
    cambrian: bool
    last_round: bool
    ring: list[str]
    table: list[SeenPlayer]


def see(game: Game, s: OceansState, seat: int) -> OceansSight:
    """Return a seat's published view as a document."""
    head = opening(game, s, seat, int(s.first))
    return {
        **head,
        "reef": int(s.places[0]),
        "zones": [see_zone(s, zone) for zone in range(len(s.places) - 1)],
        "reserve": int(s.reserve),
        "deck": len(s.deck),
        "discard": keys_at(s.book.cards.keys, s.discard),
        "deep_deck": len(s.deep),
        "gene_pool": keys_at(s.book.cards.keys, s.pool),
        "out": keys_at(s.book.cards.keys, s.out),
        "cambrian": s.cambrian,
        "last_round": s.ending > 0,
        "ring": [being_name(s, int(sid)) for sid in s.ring],
        "table": [see_player(s, i) for i in range(s.seats)],
    }


def see_zone(s: OceansState, zone: int) -> SeenZone:
    return {
        "population": int(s.places[zone + 1]),
        "scenario": s.book.cards.scenarios[s.scenarios[zone]].key,
        "in_force": s.conditions.is_active(zone),
    }


def see_player(s: OceansState, seat: int) -> SeenPlayer:
    player = s.players[seat]
    return {
        "seat": seat,
        "score": int(player.score),
        "bonus": int(player.bonus),
        "points": int(s.points(seat)),
        "hand": keys_at(s.book.cards.keys, player.hand),
        "deep": keys_at(s.book.cards.keys, player.deep),
        "species": [see_species(s, s.species[sid]) for sid in player.row],
    }


def see_species(s: OceansState, sp: Species) -> SeenSpecies:
    cards = s.book.cards
    never = never_bits(s, sp)
    return {
        "name": being_name(s, int(sp.sid)),
        "owner": int(sp.owner),
        "population": int(sp.population),
        "bones": int(bones(s, sp)),
        "aging": int(age_value(s, sp)),
        "forage": None if never & FORAGING else int(forage_value(s, sp)),
        "attack": None if never & ATTACKING else int(attack_value(s, sp)),
        "shell": int(shell_value(s, sp)),
        "limit": int(trait_limit(s, sp)),
        "traits": [
            {"card": cards.keys[card], "trait": cards.trait_by_card[card].key} for card in sp.cards
        ],
    }
