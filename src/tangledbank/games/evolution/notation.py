"""The notation of Evolution: moves, events and reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tangledbank.core.action import HIDDEN, a_of, b_of, pack
from tangledbank.core.options import Value
from tangledbank.core.reason import about, kind_of
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import CARD, TRAIT, WORN, Kind
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.facts import EvolutionFacts
from tangledbank.games.evolution.position import EvolutionReader
from tangledbank.games.evolution.position_writer import EvolutionWriter
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.notation.language import Language, Phrase
from tangledbank.notation.names import (
    being_id,
    being_name,
    fits,
    mark_of,
    nth,
    split_mark,
)
from tangledbank.notation.unreadable import Unreadable

if TYPE_CHECKING:
    from tangledbank.core.game import Game


class EvolutionLanguage(Language[EvolutionState]):
    """Evolution's notation for moves, positions and facts, in the rulebook's words."""

    def __init__(self, sets: Sequence[Set], cards: Cards) -> None:
        super().__init__(sets, cards.names)
        self.cards = cards
        self.facts = EvolutionFacts(cards)

    def reader(self, game: Game, s: EvolutionState) -> EvolutionReader:
        return EvolutionReader(game, s)

    def writer(
        self, game: Game, options: Mapping[str, Value], s: EvolutionState
    ) -> EvolutionWriter:
        return EvolutionWriter(game, options, s)

    def name(self, s: EvolutionState, kind: str, id: int) -> str:
        if kind == "species":
            return being_name(s, id)
        if kind == "card":
            return self.cards.names[id]
        if kind == "worn":
            return str(self.cards.trait_by_card[id].key) if id != HIDDEN else "?"
        if kind == "trait":
            return str(self.cards.traits[id].key)
        return str(id)

    def find(self, s: EvolutionState, kind: str, text: str, seat: int) -> list[int]:
        if kind == "species":
            return [being_id(s, text)]
        if kind == "card":
            return self.find_cards(s, text, [int(card) for card in s.players[seat].hand])
        if kind == "worn":
            own = [sp for sp in s.species if sp.owner == seat]
            worn = [int(card) for sp in own for card in (*sp.cards, *sp.fresh)]
            return self.find_cards(s, text, worn)
        if kind == "trait":
            return [self.find_trait(text)]
        if not re.fullmatch(r"\d{1,2}", text):
            raise Unreadable("number", text=text)
        return [int(text)]

    def mark(self, s: EvolutionState, seat: int, kind: str, id: int) -> str:
        if kind != "card" or id not in self.doubles:
            return ""
        return mark_of(id, self.cards.names, s.players[seat].hand)

    def candidates(
        self, s: EvolutionState, phrase: Phrase, texts: list[str]
    ) -> tuple[int, list[int]]:
        """Return the seat and the fitting actions; prefer a card on the named species."""
        seat, actions = super().candidates(s, phrase, texts)
        sid = int(b_of(actions[0]))
        if phrase.kinds.get("card") != WORN.name or sid >= len(s.species):
            return seat, actions
        text = texts[phrase.names.index("card")]
        sp = s.species[sid]
        worn = [int(card) for card in (*sp.cards, *sp.fresh)]
        there = [card for card in worn if card != HIDDEN and fits(self.cards.names[card], text)]
        if not there or int(a_of(actions[0])) in there:
            return seat, actions
        return seat, [int(pack(phrase.verb, there[0], sid))]

    def find_cards(self, s: EvolutionState, text: str, near: list[int]) -> list[int]:
        """Return the nearby cards that fit a text, or else the first card in the deck that does."""
        text, number = split_mark(text)
        trait = text.split(":")[0]
        if trait == "?":
            return [HIDDEN]
        self.find_trait(trait)
        named = self.cards.names

        found = [card for card in near if fits(named[card], text)]
        if number:
            return nth(found, number, text)
        every = [int(card) for card in s.book.cards.deck]
        others = [card for card in every if card not in found and fits(named[card], text)]
        if not found and not others:
            alike = [named[card] for card in every if fits(named[card], trait)]
            raise Unreadable("card", text=text, known=" ".join(dict.fromkeys(alike)))
        return found or others[:1]

    def owner(self, s: EvolutionState, phrase: Phrase, values: dict[str, int]) -> int:
        return (next(iter(values.values())) - 1) % int(s.seats)

    def reason_words(self, reason: int) -> set[str]:
        words = {self.reasons[kind_of(reason)]}
        if about(reason):
            words.add(str(self.cards.traits[about(reason)].key))
        return words

    def say(self, s: EvolutionState, kind: Kind, id: int) -> str:
        return self.name(s, kind.name, id) if kind in (CARD, TRAIT) else super().say(s, kind, id)

    def find_trait(self, text: str) -> int:
        trait = self.cards.trait_of(text)
        if trait is None:
            raise Unreadable("trait", text=text)
        return int(trait.id)
