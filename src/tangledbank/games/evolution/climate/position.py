"""Reads, writes and judges positions of Climate."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.core.action import FIRST, HIDDEN
from tangledbank.core.errors import BadNotation
from tangledbank.core.game import Game
from tangledbank.core.rows import row_of
from tangledbank.games.evolution.climate.data import DECKS
from tangledbank.games.evolution.climate.state import ClimateState, climate_of
from tangledbank.games.evolution.climate.weather import PHASE_KEYS, ClimateRound
from tangledbank.games.evolution.facts import EvolutionFacts
from tangledbank.games.evolution.phases import Round
from tangledbank.games.evolution.position import EvolutionReader
from tangledbank.games.evolution.position_writer import EvolutionWriter
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.notation.facts import expect
from tangledbank.notation.names import Line, located, parts_of
from tangledbank.notation.position import REST

WORDS = ("climate", *DECKS, "thaw", "struck", "eruption", "burnt")


class ClimateReader(EvolutionReader):
    """A reader of positions with weather."""

    phase_names: Sequence[str] = PHASE_KEYS
    words: Sequence[str] = (*EvolutionReader.words, *WORDS)
    repeated: Sequence[str] = DECKS

    def __init__(self, game: Game, s: EvolutionState) -> None:
        super().__init__(game, s)
        self.table = climate_of(s)
        self.wanted: list[tuple[Line, str, int, list[int]]] = []  # with deck and destination
        self.faces: list[list[int]] = [[], []]  # the face-up event of each side

    def new_round(self) -> Round:
        return ClimateRound()

    def zone(self, line: Line, text: str) -> int:
        names = self.table.almanac.zone_names
        if text not in names[1:]:
            raise located(line, f"there is no zone {text!r}; the zones are {', '.join(names[1:])}")
        return names.index(text)

    def read_climate(self, line: Line, text: str) -> None:
        self.table.weather.zone = self.zone(line, text)

    def read_eruption(self, line: Line, text: str) -> None:
        self.table.weather.eruption = self.zone(line, text)

    def read_burnt(self, line: Line, text: str) -> None:
        self.table.weather.burnt = self.number(line, text, 0, 999, "burnt")

    def read_thaw(self, line: Line, text: str) -> None:
        self.want(line, text, -1, self.table.weather.thaw)

    def read_struck(self, line: Line, text: str) -> None:
        self.want(line, text, -1, self.table.weather.struck)

    def read_cold(self, line: Line, text: str) -> None:
        self.read_side(line, text, 0)

    def read_hot(self, line: Line, text: str) -> None:
        self.read_side(line, text, 1)

    def read_side(self, line: Line, text: str, deck: int) -> None:
        word, _, rest = text.partition(" ")
        if word not in ("event", "deck"):
            raise located(
                line, f"expected: {DECKS[deck]} event EVENT, or {DECKS[deck]} deck EVENTS"
            )
        if word == "deck":
            self.want(line, rest, deck, self.table.weather.decks[deck])
            return
        self.want(line, rest, deck, self.faces[deck])
        if len(self.faces[deck]) != 1:
            raise located(line, "each side has only one face-up event")

    def want(self, line: Line, text: str, deck: int, place: list[int]) -> None:
        for name in parts_of(text):
            if name not in REST:
                self.wanted.append((line, name, deck, place))
                place.append(HIDDEN)

    def finish(self) -> None:
        """Put unnamed cards on the discard pile if the position lists a second deck."""
        named = len(self.piles["out"])
        super().finish()
        if named:
            rest = self.piles["out"][named:]
            self.s.discard = row_of([*self.s.discard, *rest])
            self.s.out = row_of(self.piles["out"][:named])
        self.deal_events()

    def deal_events(self) -> None:
        """Assign a card to every named event; other events stay in their deck, in file order."""
        weather = self.table.weather
        cards = self.table.almanac.events
        free = list(range(FIRST, len(cards))) if self.table.almanac.with_events else []
        filled: dict[int, int] = {}
        hidden = False
        for line, name, deck, place in self.wanted:
            at = filled.get(id(place), 0)
            filled[id(place)] = at + 1
            hidden = hidden or name == "?"
            place[at] = self.find_event(line, name, deck, free)
        for deck, pile in enumerate(weather.decks):
            if self.faces[deck]:
                weather.lying[deck] = self.faces[deck][0]
            if not hidden:
                pile.extend(card for card in free if cards[card].deck == deck)
            pile.reverse()

    def find_event(self, line: Line, name: str, deck: int, free: list[int]) -> int:
        if name == "?":
            return HIDDEN
        for card in free:
            event = self.table.almanac.events[card]
            if names_event(event.name, name) and deck in (-1, event.deck):
                free.remove(card)
                return card
        raise located(
            line, f"there is no event {name!r} left; events are written like wildfire at hot"
        )


def names_event(name: str, text: str) -> bool:
    """Return whether `text` names an event; it may leave out an eruption's destination."""
    return name == text or name.startswith(text + " to ")


class ClimateWriter(EvolutionWriter):
    """A writer of positions with weather."""

    phase_names: Sequence[str] = PHASE_KEYS

    def new_round(self) -> Round:
        return ClimateRound()

    def table_lines(self) -> list[str]:
        return [*weather_lines(climate_of(self.s)), *super().table_lines()]


def weather_lines(t: ClimateState) -> list[str]:
    weather, zones = t.weather, t.almanac.zone_names

    def names(cards: Sequence[int]) -> str:
        return ", ".join(t.almanac.events[card].name for card in cards)

    lines = [f"climate {zones[weather.zone]}"]
    for side, card, deck in zip(DECKS, weather.lying, weather.decks, strict=True):
        lines += [f"{side} event {names([card])}"] if card else []
        lines += [f"{side} deck {names(deck[::-1])}"] if deck else []
    lines += [f"thaw {names(weather.thaw)}"] if weather.thaw else []
    lines += [f"struck {names(weather.struck)}"] if weather.struck else []
    lines += [f"eruption {zones[weather.eruption]}"] if weather.eruption else []
    return lines + ([f"burnt {weather.burnt}"] if weather.burnt else [])


class ClimateFacts(EvolutionFacts):
    """A judge of facts, including those about the weather."""

    table_words: Sequence[str] = (*EvolutionFacts.table_words, *WORDS)

    def of_table(self, s: EvolutionState, text: str) -> str:
        word, _, value = text.partition(" ")
        if not isinstance(s, ClimateState) or word not in WORDS:
            return super().of_table(s, text)
        if word in DECKS:
            return judge_side(s, DECKS.index(word), value)
        weather, zones = s.weather, s.almanac.zone_names
        known = {
            "climate": zones[weather.zone],
            "eruption": zones[weather.eruption] or "none",
            "thaw": len(weather.thaw),
            "struck": len(weather.struck),
            "burnt": weather.burnt,
        }
        return expect(word, value, known[word])


def judge_side(t: ClimateState, deck: int, value: str) -> str:
    what, _, rest = value.partition(" ")
    if what == "deck":
        return expect("the number of its cards", rest, len(t.weather.decks[deck]))
    if what != "event":
        raise BadNotation(f"expected {DECKS[deck]} event EVENT or {DECKS[deck]} deck NUMBER")
    name = t.almanac.events[t.weather.lying[deck]].name
    return "" if names_event(name, rest) else f"the event is {name}"
