"""The published view of Evolution and Climate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from tangledbank.core.game import Game
from tangledbank.core.published_view import PublishedView
from tangledbank.games.evolution.attack import EAT, Attack
from tangledbank.games.evolution.climate.exchange import Exchange
from tangledbank.games.evolution.climate.night import NightFeeding
from tangledbank.games.evolution.climate.state import CAUSE_NAMES, ClimateState, WeatherLine
from tangledbank.games.evolution.defenses import defense_size
from tangledbank.games.evolution.rules import attack_size, need
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.games.evolution.timed_effects import Moment
from tangledbank.notation.names import being_name
from tangledbank.notation.published_view import keys_at, opening


class SeenTrait(TypedDict):
    """A trait card on a species. Opponents only see that a face-down trait exists."""

    card: str
    trait: str
    food: int  # stored on the card
    down: bool


class SeenSpecies(TypedDict):
    """A species. `attack` and `defense` are its sizes in attacks, before cards are discarded."""

    name: str
    owner: int
    body: int
    population: int
    food: int
    need: int  # population that must still be fed
    attack: int
    defense: int
    traits: list[SeenTrait]


class SeenPlayer(TypedDict):
    """A player. `food_card` is empty before it is chosen."""

    seat: int
    bag: int
    points: int
    hand: list[str]
    food_card: str
    species: list[SeenSpecies]


class SeenZone(TypedDict):
    """The effects of a zone or event: which body sizes lose how much, and the plant food."""

    key: str
    low: int
    high: int
    cause: str
    loss: int
    food: int


class SeenEvent(TypedDict):
    """A face-up climate event."""

    key: str
    name: str
    deck: str
    zone: str


class SeenWeather(TypedDict):
    """The climate track and its event cards."""

    zone: str
    zones: list[SeenZone]
    events: list[SeenEvent]
    decks: list[int]
    thaw: list[SeenEvent]
    struck: list[SeenEvent]
    eruption: str
    burnt: int


class SeenAttack(TypedDict):
    """An attack under way, with the traits that it ignores."""

    attacker: str
    target: str
    ignored: list[str]
    without_card: int  # how many of these are ignored without a card


class EvolutionSight(PublishedView):
    """The published view of a whole table."""

    hole: int
    deck: int
    out: int
    discard: list[str]
    last_round: bool
    next_round_last: bool
    table: list[SeenPlayer]
    weather: SeenWeather | None
    attack: SeenAttack | None
    acted: list[str]  # trait cards that had their turn at this moment of the round
    fed_tonight: list[str]  # species that fed in the current night
    exchanged: int  # cards that the exchanging seat has put under the deck


def see(game: Game, s: EvolutionState, seat: int) -> EvolutionSight:
    """Return the published document of a view."""
    head = opening(game, s, seat, int(s.first))
    return {
        **head,
        "hole": int(s.hole),
        "deck": len(s.deck),
        "out": len(s.out),
        "discard": keys_at(s.book.cards.keys, s.discard),
        "last_round": s.last,
        "next_round_last": s.next_last,
        "table": [see_player(s, i) for i in range(s.seats)],
        "weather": see_weather(s) if isinstance(s, ClimateState) else None,
        "attack": see_attack(s),
        "acted": keys_at(
            s.book.cards.keys,
            [card for each in s.stack if isinstance(each, Moment) for card in each.used],
        ),
        "fed_tonight": fed_tonight(s),
        "exchanged": int(s.top.put) if s.stack and isinstance(s.top, Exchange) else 0,
    }


def see_player(s: EvolutionState, seat: int) -> SeenPlayer:
    player = s.players[seat]
    return {
        "seat": seat,
        "bag": int(player.bag),
        "points": int(s.points(seat)),
        "hand": keys_at(s.book.cards.keys, player.hand),
        "food_card": s.book.cards.keys[player.food_card],
        "species": [see_species(s, s.species[sid]) for sid in player.row],
    }


def see_species(s: EvolutionState, sp: Species) -> SeenSpecies:
    up = [
        see_trait(s, card, stored, False) for card, stored in zip(sp.cards, sp.tokens, strict=True)
    ]
    return {
        "name": being_name(s, int(sp.sid)),
        "owner": int(sp.owner),
        "body": int(sp.body),
        "population": int(sp.population),
        "food": int(sp.food),
        "need": max(0, int(need(s, sp))),
        "attack": int(attack_size(s, sp)),
        "defense": int(defense_size(s, sp, 0)),
        "traits": up + [see_trait(s, card, 0, True) for card in sp.fresh],
    }


def see_trait(s: EvolutionState, card: int, stored: int, down: bool) -> SeenTrait:
    cards = s.book.cards
    trait = cards.trait_by_card[card].key or "?"
    return {"card": cards.keys[card], "trait": trait, "food": int(stored), "down": down}


def see_attack(s: EvolutionState) -> SeenAttack | None:
    """Return the attack in progress, or None."""
    attack = next((each for each in s.stack if isinstance(each, Attack)), None)
    if attack is None or attack.stage == EAT:
        return None
    return {
        "attacker": being_name(s, int(attack.attacker)),
        "target": being_name(s, int(attack.target)),
        "ignored": [trait.key for trait in s.book.cards.traits[1:] if trait.bit & attack.ignored],
        "without_card": int(attack.slips),
    }


def fed_tonight(s: EvolutionState) -> list[str]:
    nights = [each for each in s.stack if isinstance(each, NightFeeding)]
    return [being_name(s, int(sid)) for night in nights for sid in night.fed]


def see_weather(t: ClimateState) -> SeenWeather:
    weather, zones = t.weather, t.almanac.zone_names
    return {
        "zone": zones[weather.zone],
        "zones": [see_line(zones[i], t.almanac.zones[i]) for i in range(1, len(zones))],
        "events": see_events(t, [card for card in weather.lying if card]),
        "decks": [len(deck) for deck in weather.decks],
        "thaw": see_events(t, weather.thaw),
        "struck": see_events(t, weather.struck),
        "eruption": zones[weather.eruption],
        "burnt": int(weather.burnt),
    }


def see_line(key: str, line: WeatherLine) -> SeenZone:
    return {
        "key": key,
        "low": int(line.low),
        "high": int(line.high),
        "cause": CAUSE_NAMES[line.cause],
        "loss": int(line.loss),
        "food": int(line.food),
    }


def see_events(t: ClimateState, ids: Iterable[int]) -> list[SeenEvent]:
    found: list[SeenEvent] = []
    for id in ids:
        card = t.almanac.events[id]
        deck = "hot" if card.deck else "cold"
        zone = t.almanac.zone_names[card.zone]
        found.append({"key": card.key, "name": card.name, "deck": deck, "zone": zone})
    return found
