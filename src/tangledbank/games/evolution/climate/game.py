"""Evolution: Climate as a registered game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tangledbank.core.action import FIRST, HIDDEN
from tangledbank.core.flow import State
from tangledbank.core.keys import Keys
from tangledbank.core.options import Option, Value, flag
from tangledbank.core.rng import Rng
from tangledbank.core.rows import row_of
from tangledbank.core.sets import Set
from tangledbank.games.evolution import game as evolution
from tangledbank.games.evolution.cards import Book
from tangledbank.games.evolution.climate.data import (
    check_guards,
    describe,
    plain_deck,
    read_cards,
    read_events,
    read_guards,
    read_icons,
    read_zones,
    zone_names,
)
from tangledbank.games.evolution.climate.encoder import ClimateEncoder
from tangledbank.games.evolution.climate.exchange import (
    Exchange,
    ExchangeInTurn,
    ExchangeRow,
    ExchangeTogether,
)
from tangledbank.games.evolution.climate.night import NightFeeding
from tangledbank.games.evolution.climate.notation import ClimateLanguage
from tangledbank.games.evolution.climate.refusals import FILLERS
from tangledbank.games.evolution.climate.state import ClimateBook, ClimateState, Weather
from tangledbank.games.evolution.climate.weather import (
    ClimateRound,
    ModifyEnvironment,
    lay_out_events,
)
from tangledbank.games.evolution.encoder import figures_of
from tangledbank.games.evolution.sets.base import EVOLUTION
from tangledbank.games.evolution.sets.climate import CLIMATE, SET_ASIDE
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Player, Screen, Species

FRAMES = (
    *evolution.FRAMES, ClimateRound, ExchangeInTurn, ExchangeTogether, ExchangeRow, Exchange,
    ModifyEnvironment, NightFeeding,
)  # fmt: skip

OPTIONS = (
    *evolution.OPTIONS,
    flag("events", True, "play with climate events", "CLI Variant No Climate Events"),
    flag("plain", False, "plain Evolution with this box: no climate, 129 cards", "R88"),
    Option(
        "shrunk_fat", "bag", ("bag", "lost"),
        "where stored food goes when a shrunken body cannot hold it", "R60",
    ),
    Option(
        "mud_price", "optional", ("optional", "forced"),
        "whether a hungry carnivore must pay for its only target if that has Mud Wallowing", "R65",
    ),
    Option(
        "ambush_use", "may", ("may", "must"),
        "what Ambush ignores on a Migratory species: its player decides, or what helps most",
        "R63",
    ),
    flag(
        "night_intelligence", False,
        "Intelligence may be used in a Nocturnal carnivore's attacks before the turn",
        "R122",
    ),
    Option(
        "migratory_food", "diet", ("diet", "plant"),
        "what Migratory brings: food that the species eats, or only plants", "R71",
    ),
    Option(
        "fur_heat", "zones", ("zones", "range"),
        "who suffers from Heavy Fur in hot zones: all sizes, or the zone's sizes", "R72",
    ),
    Option(
        "fur_wave", "zones", ("zones", "anywhere"),
        "where Heavy Fur makes a Heat Wave worse: in the hot zones, or anywhere", "R72",
    ),
    Option(
        "empty_deck", "shuffle", ("shuffle", "none"),
        "when the second deck is empty, too: shuffle the discards, or stop drawing", "R76",
    ),
    Option(
        "quick_exchange", "in_turn", ("in_turn", "as_done"),
        "the order of exchanges when all play at once: turn order, or order of finishing", "R77",
    ),
    Option(
        "wildfire_loss", "remove", ("remove", "spare"),
        "whether a negative food total takes food away in a Wildfire", "R79",
    ),
)  # fmt: skip


class Climate(evolution.Evolution):
    """Evolution with weather: one changed phase, six more traits and thirty events."""

    key = "climate"
    title = "Evolution: Climate"
    rules_version = 3
    options: tuple[Option, ...] = OPTIONS
    alone = ("events", "plain")

    box = (EVOLUTION, CLIMATE)
    classes = (Species, Player, Screen, EvolutionState, ClimateState, Weather, *FRAMES)
    fillers = FILLERS

    def __init__(self, data: Path | None = None, sets: Sequence[Set] = ()) -> None:
        super().__init__(data, sets)
        check_guards(self.facts, self.traits)

    def load_cards(self) -> None:
        self.card_table = read_cards(self.facts, self.traits)
        self.plain_cards = read_cards(self.facts, self.traits)
        self.plain_cards.deck = row_of(plain_deck(self.facts))
        self.weather_guards = read_guards(self.facts, self.traits)
        self.icons = read_icons(self.facts)
        self.events = read_events(self.facts)
        self.zones = {players: read_zones(self.facts, players) for players in self.seats}
        self.zone_names = zone_names(self.facts)
        self.language = ClimateLanguage(self.sets, self.card_table, self.events)

    def keys(self) -> dict[str, Keys]:
        event_keys = ["", "?", *[row["id"] for row in self.facts["events"]]]
        more = {"event": Keys("climate event", event_keys), "zone": Keys("zone", self.zone_names)}
        return {**super().keys(), **more}

    def book(self, players: int, options: Mapping[str, Value]) -> Book:
        if options["plain"]:
            book = Book(self.plain_cards)
            self.apply_options(book, players, options)
            return book
        return self.climate_book(players, options)

    def climate_book(self, players: int, options: Mapping[str, Value]) -> ClimateBook:
        """Return the rulebook for these settings. [CLI 2 and 6-Player Rules]"""
        book = ClimateBook(self.card_table)
        self.apply_options(book, players, options)
        book.deal = 4
        book.trait_limit = 3 if players == 2 else 4
        book.removed = SET_ASIDE[players]
        book.second_deck = players <= 4
        book.reshuffles = players > 4 or options["empty_deck"] == "shuffle"
        book.passes_forced = options["ambush_use"] == "must"
        book.tolls_forced = options["mud_price"] == "forced"
        book.zones, book.zone_names = self.zones[players], self.zone_names
        book.events, book.icons, book.weather_guards = (
            self.events,
            self.icons,
            self.weather_guards,
        )
        book.with_events = options["events"] is True
        book.exchange_as_done = options["quick_exchange"] == "as_done"
        book.intelligence_at_night = options["night_intelligence"] is True
        book.migrants_find_meat = options["migratory_food"] == "diet"
        book.fur_in_every_size = options["fur_heat"] == "zones"
        book.fur_in_every_wave = options["fur_wave"] == "anywhere"
        book.shrunk_fat_kept = options["shrunk_fat"] == "bag"
        book.fire_takes_food = options["wildfire_loss"] == "remove"
        return book

    def empty_state(self, players: int, options: Mapping[str, Value], rng: Rng) -> EvolutionState:
        book = self.book_for(players, options)
        if isinstance(book, ClimateBook):
            return ClimateState(players, rng, book, [Player() for _ in range(players)], [NOBODY])
        return super().empty_state(players, options, rng)

    def setup(self, players: int, options: Mapping[str, Value], seed: int) -> EvolutionState:
        """Set up Evolution, then put one event from each deck at its zone. [CLI Set-up]"""
        s = super().setup(players, options, seed)
        if isinstance(s, ClimateState):
            s.stack = [ClimateRound()]
            lay_out_events(s)
        return s

    def encoder(self, players: int) -> ClimateEncoder:
        traits = [trait.key for trait in self.traits[1:]]
        figures = figures_of(self.card_table)
        figures.mark = row_of(self.icons)
        return ClimateEncoder(players, figures, dict(self.language.prompts), traits)

    def check(self, s: State) -> None:
        super().check(s)
        if isinstance(s, ClimateState):
            check_weather(s)

    def cards(self) -> dict[str, Any]:
        return describe(self.facts)


def check_weather(t: ClimateState) -> None:
    """Raise AssertionError unless each event card is in one place and the marker is in a zone."""
    cards = [*t.weather.seen(), *t.weather.decks[0], *t.weather.decks[1]]
    if t.almanac.with_events and HIDDEN not in cards:
        assert sorted(cards) == list(range(FIRST, len(t.almanac.events))), (
            "every event in one place"
        )
    assert 1 <= t.weather.zone < len(t.almanac.zones), "the climate marker is off the board"
    assert t.weather.burnt >= 0, "the food set aside is negative"
