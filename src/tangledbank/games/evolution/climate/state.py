"""The state of Climate: the climate marker, the event cards, and printed effects."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tangledbank.core.action import FIRST, HIDDEN
from tangledbank.core.flow import REFEREE
from tangledbank.core.rng import Rng
from tangledbank.games.evolution.cards import Book, Cards
from tangledbank.games.evolution.state import EvolutionState, Player, Species

COLD: Final = 1  # causes of loss: rows of the guard table
HEAT: Final = 2
FIRE: Final = 3
CAUSE_NAMES: Final = ("", "cold", "heat", "fire")

# Kinds of events, by number.
KIND_NAMES: Final = (
    "",
    "cold-snap",
    "heat-wave",
    "desertification",
    "glacial-thaw",
    "meteorite",
    "volcanic-eruption",
    "wildfire",
)

COLD_DECK: Final = 0
HOT_DECK: Final = 1

TEMPERATE: Final = 5  # zones are numbered from 1, cold to hot; 0 is neutral


class WeatherLine:
    """The printed effects of a climate zone or event: plant food and a loss of population.

    Species with a body size from `low` to `high` lose `loss` population to `cause`.
    """

    def __init__(self, low: i64, high: i64, cause: i64, loss: i64, food: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.cause: i64 = cause
        self.loss: i64 = loss
        self.food: i64 = food


class EventCard:
    """A climate event card: its kind, deck, zone and printed figures."""

    def __init__(self, name: str, kind: i64, deck: i64, zone: i64, line: WeatherLine) -> None:
        self.key = ""
        self.name = name
        self.kind: i64 = kind
        self.deck: i64 = deck
        self.zone: i64 = zone
        self.line = line
        self.to: i64 = 0  # the marker's destination after an eruption
        self.suns: i64 = 0


class ClimateBook(Book):
    """The rules and printed figures of one game of Climate."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        self.zones: list[WeatherLine] = []  # by zone, for this number of players
        self.zone_names: list[str] = []
        self.events: list[EventCard] = []  # by event id
        self.icons: list[int] = []  # by card: suns, or snowflakes as a negative number
        self.weather_guards: list[list[int]] = []  # by cause, then by trait
        self.with_events = True
        self.exchange_as_done = False  # [R77]
        self.intelligence_at_night = False  # [R122]
        self.migrants_find_meat = True  # [R71]
        self.fur_in_every_size = True  # [R72]
        self.fur_in_every_wave = False  # [R72]
        self.shrunk_fat_kept = True  # [R60]
        self.fire_takes_food = True  # [R79]


class Weather:
    """The climate zone, the event cards and their lasting effects."""

    FIELDS: ClassVar = (
        "zone:zone lying:event decks:event thaw:event struck:event eruption:zone burnt"
    )

    def __init__(self) -> None:
        self.zone: i64 = TEMPERATE
        self.lying: list[int] = [0, 0]  # the face-up event of each deck, 0 for none
        self.decks: list[list[int]] = [[], []]  # the last card is next
        self.thaw: list[int] = []  # on the watering hole until the next reveal
        self.struck: list[int] = []  # in effect until the end of the game
        self.eruption: i64 = 0  # where the marker goes after feeding, or 0
        self.burnt: i64 = 0  # food set aside until the next deal

    def clone(self, seat: i64) -> Weather:
        new = Weather()
        new.zone = self.zone
        new.lying = self.lying[:]
        if seat == REFEREE:
            new.decks = [deck[:] for deck in self.decks]
        else:
            new.decks = [[HIDDEN] * len(deck) for deck in self.decks]
        new.thaw = self.thaw[:]
        new.struck = self.struck[:]
        new.eruption = self.eruption
        new.burnt = self.burnt
        return new

    def seen(self) -> list[int]:
        """Return the face-up event cards."""
        return [card for card in self.lying if card] + self.thaw + self.struck

    def fill_decks(self, events: list[EventCard], rng: Rng) -> None:
        """Shuffle the unseen event cards into their decks."""
        seen = self.seen()
        for side in range(len(self.decks)):
            pool: vec[i64] = vec[i64]()
            for id in range(FIRST, len(events)):
                if events[id].deck == side and id not in seen:
                    pool = append(pool, id)
            rng.shuffle(pool)
            deck = self.decks[side]
            for i in range(len(deck)):
                if deck[i] == HIDDEN:
                    pool, deck[i] = pop(pool)


class ClimateState(EvolutionState):
    """A state of Evolution with weather."""

    SAVED_AS: ClassVar = "ClimateTable"
    FIELDS: ClassVar = EvolutionState.FIELDS + " weather"

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        book: ClimateBook,
        players: list[Player],
        species: list[Species],
    ) -> None:
        super().__init__(seats, rng, book, players, species)
        self.almanac = book  # `book` with its class
        self.weather = Weather()

    def empty(self, players: list[Player], species: list[Species]) -> EvolutionState:
        return ClimateState(self.seats, self.rng, self.almanac, players, species)

    def clone(self, seat: i64 = -1) -> EvolutionState:
        new = super().clone(seat)
        climate_of(new).weather = self.weather.clone(seat)
        return new

    def imagine(self, seat: i64, rng: Rng) -> EvolutionState:
        new = super().imagine(seat, rng)
        climate_of(new).weather.fill_decks(self.almanac.events, rng)
        return new


def climate_of(s: EvolutionState) -> ClimateState:
    """Return the state as a ClimateState."""
    assert isinstance(s, ClimateState), "this rule needs a ClimateState"
    return s
