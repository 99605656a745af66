"""The words of Oceans: moves, events, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from tangledbank.core.action import FIRST, HIDDEN, ids_of, pack
from tangledbank.core.errors import BadNotation
from tangledbank.core.event import Event
from tangledbank.core.options import Value
from tangledbank.core.reason import about, kind_of
from tangledbank.core.sets import Set
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.cards import Cards
from tangledbank.games.oceans.facts import OceansFacts
from tangledbank.games.oceans.position import OceansReader
from tangledbank.games.oceans.state import NOBODY, Table
from tangledbank.games.oceans.writer import OceansWriter
from tangledbank.notation.language import Language, Phrase
from tangledbank.notation.words import (
    being_id,
    being_name,
    cards_with_doubles,
    fits,
    mark_of,
    nth,
    read_seat,
    seat_name,
    split_mark,
)

if TYPE_CHECKING:
    from tangledbank.core.game import Game

PHRASES = (
    Phrase(ids.EVOLVE, "{seat} evolves {a:card} on {b:species}"),
    Phrase(ids.EVOLVE_NEW, "{seat} evolves {a:card} on a new species"),
    Phrase(ids.EVOLVE_LEFT, "{seat} evolves {a:card} on a new species left of {b:species}"),
    Phrase(ids.EVOLVE_RIGHT, "{seat} evolves {a:card} on a new species right of {b:species}"),
    Phrase(ids.MIGRATE, "{seat} migrates {a:card} from {b:place} to {c:place}"),
    Phrase(ids.REMOVE, "{seat} removes {a:worn} from {b:species}"),
    Phrase(ids.DONE, "{seat} is done"),
    Phrase(ids.PASS, "{seat} passes"),
    Phrase(ids.USE_TRAIT, "{seat} uses {a:worn} of {b:species}"),
    Phrase(ids.LEECH, "{a:species} leeches {b:species}"),
    Phrase(ids.ROB_PLAYER, "{a:species} takes from player {b:player}"),
    Phrase(ids.CHOOSE, "{seat} chooses {a:place}"),
    Phrase(ids.SWAP_CARD, "{seat} swaps {a:worn} of {b:species} for {c:card}"),
    Phrase(ids.SWAP_TRAIT, "{seat} swaps {a:worn} of {b:species} for {c:worn} of {d:species}"),
    Phrase(ids.FORAGE, "{a:species} forages"),
    Phrase(ids.FORAGE_ZONE, "{a:species} forages from {b:place}"),
    Phrase(ids.FORAGE_BOARD, "{a:species} forages from {b:species}"),
    Phrase(ids.ATTACK, "{a:species} attacks {b:species}"),
    Phrase(ids.TAKE, "{seat} takes {a:number}"),
    Phrase(ids.IGNORE, "{seat} ignores {a:worn} of {b:species}"),
    Phrase(ids.STRIKE, "{seat} strikes"),
    Phrase(ids.TAKE_ALSO, "{a:species} also takes from {b:species}"),
    Phrase(ids.AGE, "{a:species} ages {b:number}"),
    Phrase(ids.AGE_AGAIN, "{a:species} ages again"),
    Phrase(ids.DISCARD, "{seat} discards {a:card}"),
    Phrase(ids.TAKE_POOL, "{seat} takes {a:card}"),
    Phrase(ids.DRAW_DEEP, "{seat} draws a deep card"),
    Phrase(ids.LAY, "{seat} lays {a:worn} on {b:species}"),
    Phrase(ids.TRADE, "{seat} trades {a:card} for {b:tossed}"),
    Phrase(ids.SHIFT, "{seat} shifts {a:figure} of {b:worn} of {c:species} {d:direction}"),
    Phrase(ids.USE_SCENARIO, "{seat} applies {a:scenario}"),
    Phrase(ids.USE_ON, "{seat} uses {a:worn} of {b:species} on {c:species}"),
)

# {seat}, then a to d by kind: s species, c card, p place, e Scenario, f figure; a number if none.
SENTENCES = {
    ids.TURN_BEGAN: "{seat} begins turn {a}",
    ids.CARD_DRAWN: "{seat} draws {a:c}",
    ids.DECK_SHUFFLED: "the discard pile is shuffled",
    ids.CARD_REVEALED: "{a:c} is turned up",
    ids.EVOLVED: "{seat} evolves {a:c} on {b:s}",
    ids.SPECIES_MADE: "{seat} makes {a:s}",
    ids.PAID: "{seat} pays {a} to {b:p}",
    ids.MIGRATED: "{seat} migrates {a:c}: {b} from {c:p} to {d:p}",
    ids.TRAIT_REMOVED: "{a:c} leaves {b:s}",
    ids.FORAGED: "{a:s} foraged {b} from {c:p}",
    ids.GRAZED: "{a:s} foraged {b} from {c:s}",
    ids.ATTACKED: "{a:s} attacked {b:s} and took {c}",
    ids.GAINED: "{a:s} gained {b} with {c:c}",
    ids.TOOK: "{a:s} took {b} from {c:s}",
    ids.TOOK_PLACE: "{a:s} took {b} from {c:p}",
    ids.LEECHED: "{a:s} leeched {b} from {c:s}",
    ids.LOST: "{a:s} lost {b} to {c:p}",
    ids.SCORED: "{seat} scored {a} of {b:s}",
    ids.GAVE: "{seat} lost {a} of the score to {b:p}",
    ids.OVERPOPULATED: "{a:s} overpopulated",
    ids.EXTINCT: "{a:s} went extinct",
    ids.SCENARIO_BEGAN: "{a:e} is in force",
    ids.SCENARIO_ENDED: "{a:e} ends",
    ids.CAMBRIAN: "the Cambrian Explosion begins",
    ids.LAST_ROUND: "the last round begins",
    ids.SWAPPED: "{a:c} of {b:s} is swapped for {c:c}",
    ids.MOVED: "{a} moved from {b:p} to {c:p}",
    ids.DISCARDED: "{seat} discards {a:c}",
    ids.POOL_TAKEN: "{seat} takes {a:c} from the gene pool",
    ids.DEEP_DRAWN: "{seat} draws the Deep card {a:c}",
    ids.PASSED: "{seat} passes",
    ids.SPECIES_MOVED: "{a:s} goes to {seat}",
    ids.TRAITS_LAID: "{seat} lays traits anew",
    ids.SHIFTED: "{a:f} of {b:c} is shifted",
    ids.TRADED: "{seat} trades {a:c} for {b:c}",
    ids.ROBBED: "{a:s} took {b} from the score of {seat}",
    ids.GAME_ENDED: "the game is over",
}

LISTS = {
    "place": ids.PLACE_NAMES,
    "figure": ids.FIGURE_NAMES,
    "direction": ids.DIRECTION_NAMES,
}


class OceansLanguage(Language[Table]):
    """Moves, positions and facts in the rulebook's words."""

    phrases = PHRASES
    sentences = SENTENCES
    keyed = {"card": "card", "worn": "card", "tossed": "card", "scenario": "scenario"}
    letters = {"c": "card", "e": "scenario"}

    def __init__(self, sets: Sequence[Set], cards: Cards) -> None:
        super().__init__(sets)
        self.cards = cards
        self.facts = OceansFacts(cards)
        self.finer_names = cards.scenario_names[1:]
        self.said = {"p": ids.PLACE_NAMES, "e": cards.scenario_names, "f": ids.FIGURE_NAMES}

    def reader(self, game: Game, s: Table) -> OceansReader:
        return OceansReader(game, s)

    def writer(self, game: Game, options: Mapping[str, Value], s: Table) -> OceansWriter:
        return OceansWriter(game, options, s)

    def name(self, s: Table, kind: str, id: int) -> str:
        if kind == "species":
            return being_name(s, id)
        if kind in ("card", "tossed", "worn"):
            return self.cards.names[id]
        if kind == "player":
            return seat_name(id - 1)
        if kind == "scenario":
            return self.cards.scenario_names[id]
        return LISTS[kind][id] if kind in LISTS else str(id)

    def find(self, s: Table, kind: str, text: str, seat: int) -> list[int]:
        if kind == "species":
            return [being_id(s, text)]
        if kind in ("card", "tossed", "worn"):
            return self.find_cards(text, self.places(s, kind, seat))
        if kind == "player":
            return [read_seat(text, int(s.seats)) + 1]
        if kind in LISTS or kind == "scenario":
            named = LISTS.get(kind) or self.cards.scenario_names
            if text not in named[1:]:
                raise BadNotation(f"{text!r} is no {kind}: there are {', '.join(named[1:])}")
            return [named.index(text)]
        if not text.isdecimal() or int(text) > 99:
            raise BadNotation(f"{text!r} is not a number")
        return [int(text)]

    def places(self, s: Table, kind: str, seat: int) -> list[list[int]]:
        """Return the places where a card of this kind is looked for, the likeliest first."""
        if kind == "card":
            player = s.players[seat]
            return [[*player.hand], [*player.deep], [*s.pool]]
        if kind == "tossed":
            return [[*s.discard]]
        own = [[*sp.cards] for sp in s.species if sp.owner == seat]
        return own + [[*sp.cards] for sp in s.species if sp.owner != seat]

    @cached_property
    def doubles(self) -> frozenset[int]:
        """Cards whose name another card has too."""
        return cards_with_doubles(self.cards.names)

    def mark(self, s: Table, seat: int, kind: str, id: int) -> str:
        if kind not in ("card", "tossed", "worn") or id not in self.doubles:
            return ""
        place = next((place for place in self.places(s, kind, seat) if id in place), [])
        return mark_of(id, self.cards.names, place)

    def find_cards(self, text: str, places: list[list[int]]) -> list[int]:
        """Cards that fit the text: those at hand first, then any."""
        if text == "?":
            return [HIDDEN]
        text, number = split_mark(text)
        trait = text.split(":")[0]
        if self.cards.trait_of(trait) is None:
            raise BadNotation(f"there is no trait {trait!r}")
        named = self.cards.names
        fitting = [[card for card in place if fits(named[card], text)] for place in places]
        if number:
            enough = [cards for cards in fitting if len(cards) >= number]
            return [nth(cards, number, text)[0] for cards in enough or [max(fitting, key=len)]]
        found = [card for cards in fitting for card in cards]
        others = [card for card in range(FIRST, len(named)) if fits(named[card], text)]
        if not found and not others:
            numbers = [name for name in named[FIRST:] if fits(name, trait)]
            raise BadNotation(
                f"there is no card {text!r}: there are {' '.join(dict.fromkeys(numbers))}"
            )
        return found or others[:1]

    def candidates(self, s: Table, phrase: Phrase, texts: list[str]) -> tuple[int, list[int]]:
        """Of traits that are alike, the one on the species that is named."""
        seat, actions = super().candidates(s, phrase, texts)
        if phrase.verb == ids.LAY or actions[0] in s.legal_actions(seat):
            return seat, actions
        taken = list(ids_of(actions[0])) + [0] * 4
        slots = [(name, kind) for name, kind in phrase.slots if name != "seat"]
        for i, (_, kind) in enumerate(slots[:-1]):
            if kind == "worn" and slots[i + 1][1] == "species":
                cards = s.species[taken[i + 1]].cards if taken[i + 1] < len(s.species) else ()
                text, _ = split_mark(texts[i + 1])
                alike = [card for card in cards if fits(self.cards.names[card], text)]
                if taken[i] not in cards and alike:
                    taken[i] = int(alike[0])
        return seat, [int(pack(phrase.verb, *taken[:4]))]

    def owner(self, s: Table, phrase: Phrase, ids: dict[str, int]) -> int:
        sp = s.species[ids["a"]] if ids["a"] < len(s.species) else NOBODY
        return int(sp.owner) if sp is not NOBODY else (ids["a"] - 1) % int(s.seats)

    def reason_words(self, reason: int) -> set[str]:
        words = {self.reasons[kind_of(reason)]}
        if about(reason) and kind_of(reason) != ids.R_SHELL:
            words.add(str(self.cards.speaker(about(reason)).key))
        return words

    def finer(self, event: Event) -> str:
        return self.cards.scenario_names[event.a] if event.kind == ids.SCENARIO_BEGAN else ""

    def say(self, s: Table, kind: str, id: int) -> str:
        if kind == "c":
            return self.cards.names[id] or "a Scenario"
        return self.said[kind][id] if kind in self.said else super().say(s, kind, id)
