"""The notation of Oceans: moves, events and reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tangledbank.core.action import FIRST, HIDDEN, ids_of, pack
from tangledbank.core.event import Event
from tangledbank.core.options import Value
from tangledbank.core.reason import about, kind_of
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import CARD, Kind
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.cards import Cards
from tangledbank.games.oceans.facts import OceansFacts
from tangledbank.games.oceans.position import OceansReader
from tangledbank.games.oceans.position_writer import OceansWriter
from tangledbank.games.oceans.state import NOBODY, OceansState
from tangledbank.games.oceans.vocabulary import DIRECTION, FIGURE, PLACE, SCENARIO
from tangledbank.notation.language import Language, Phrase
from tangledbank.notation.names import (
    being_id,
    being_name,
    fits,
    mark_of,
    nth,
    read_seat,
    seat_name,
    split_mark,
)
from tangledbank.notation.unreadable import Unreadable

if TYPE_CHECKING:
    from tangledbank.core.game import Game

LISTS = {kind.name: kind.names for kind in (PLACE, FIGURE, DIRECTION)}


class OceansLanguage(Language[OceansState]):
    """Moves, positions and facts in the rulebook's words."""

    def __init__(self, sets: Sequence[Set], cards: Cards) -> None:
        super().__init__(sets, cards.names)
        self.cards = cards
        self.facts = OceansFacts(cards)
        self.finer_names = cards.scenario_names[1:]

    def reader(self, game: Game, s: OceansState) -> OceansReader:
        return OceansReader(game, s)

    def writer(self, game: Game, options: Mapping[str, Value], s: OceansState) -> OceansWriter:
        return OceansWriter(game, options, s)

    def name(self, s: OceansState, kind: str, id: int) -> str:
        if kind == "species":
            return being_name(s, id)
        if kind in ("card", "discarded", "worn"):
            return self.cards.names[id]
        if kind == "player":
            return seat_name(id - 1)
        if kind == "scenario":
            return self.cards.scenario_names[id]
        return LISTS[kind][id] if kind in LISTS else str(id)

    def find(self, s: OceansState, kind: str, text: str, seat: int) -> list[int]:
        if kind == "species":
            return [being_id(s, text)]
        if kind in ("card", "discarded", "worn"):
            return self.find_cards(text, self.places(s, kind, seat))
        if kind == "player":
            return [read_seat(text, int(s.seats)) + 1]
        if kind in LISTS or kind == "scenario":
            named = LISTS.get(kind) or self.cards.scenario_names
            if text not in named[1:]:
                raise Unreadable("listed", text=text, kind=kind, known=", ".join(named[1:]))
            return [named.index(text)]
        if not text.isdecimal() or int(text) > 99:
            raise Unreadable("number", text=text)
        return [int(text)]

    def places(self, s: OceansState, kind: str, seat: int) -> list[list[int]]:
        """Return the places where a card of this kind may be, most likely first."""
        if kind == "card":
            player = s.players[seat]
            return [[*player.hand], [*player.deep], [*s.pool]]
        if kind == "discarded":
            return [[*s.discard]]
        own = [[*sp.cards] for sp in s.species if sp.owner == seat]
        return own + [[*sp.cards] for sp in s.species if sp.owner != seat]

    def mark(self, s: OceansState, seat: int, kind: str, id: int) -> str:
        if kind not in ("card", "discarded", "worn") or id not in self.doubles:
            return ""
        place = next((place for place in self.places(s, kind, seat) if id in place), [])
        return mark_of(id, self.cards.names, place)

    def find_cards(self, text: str, places: list[list[int]]) -> list[int]:
        """Return the cards in these places that match a text, or else any card that does."""
        if text == "?":
            return [HIDDEN]
        text, number = split_mark(text)
        trait = text.split(":")[0]
        if self.cards.trait_of(trait) is None:
            raise Unreadable("trait", text=trait)
        named = self.cards.names
        fitting = [[card for card in place if fits(named[card], text)] for place in places]
        if number:
            enough = [cards for cards in fitting if len(cards) >= number]
            return [nth(cards, number, text)[0] for cards in enough or [max(fitting, key=len)]]
        found = [card for cards in fitting for card in cards]
        others = [card for card in range(FIRST, len(named)) if fits(named[card], text)]
        if not found and not others:
            alike = [name for name in named[FIRST:] if fits(name, trait)]
            raise Unreadable("card", text=text, known=" ".join(dict.fromkeys(alike)))
        return found or others[:1]

    def candidates(self, s: OceansState, phrase: Phrase, texts: list[str]) -> tuple[int, list[int]]:
        """Return the seat and actions that a phrase may mean; prefer traits on its species."""
        seat, actions = super().candidates(s, phrase, texts)
        if phrase.verb == ids.LAY or actions[0] in s.legal_actions(seat):
            return seat, actions
        taken = list(ids_of(actions[0])) + [0] * 4
        kinds = list(phrase.kinds.values())
        for i, kind in enumerate(kinds[:-1]):
            if kind == "worn" and kinds[i + 1] == "species":
                cards = s.species[taken[i + 1]].cards if taken[i + 1] < len(s.species) else ()
                text, _ = split_mark(texts[i + 1])
                alike = [card for card in cards if fits(self.cards.names[card], text)]
                if taken[i] not in cards and alike:
                    taken[i] = int(alike[0])
        return seat, [int(pack(phrase.verb, *taken[:4]))]

    def owner(self, s: OceansState, phrase: Phrase, values: dict[str, int]) -> int:
        sid = next(iter(values.values()))
        sp = s.species[sid] if sid < len(s.species) else NOBODY
        return int(sp.owner) if sp is not NOBODY else (sid - 1) % int(s.seats)

    def reason_words(self, reason: int) -> set[str]:
        words = {self.reasons[kind_of(reason)]}
        if about(reason) and kind_of(reason) != ids.R_SHELL:
            words.add(str(self.cards.speaker(about(reason)).key))
        return words

    def finer(self, event: Event) -> str:
        return self.cards.scenario_names[event.a] if event.kind == ids.SCENARIO_BEGAN else ""

    def say(self, s: OceansState, kind: Kind, id: int) -> str:
        if kind is CARD:
            return self.cards.names[id] or "a Scenario"
        return self.cards.scenario_names[id] if kind is SCENARIO else super().say(s, kind, id)
