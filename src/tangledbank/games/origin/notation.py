"""The notation of The Origin of Species: moves, events and reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from tangledbank.core.action import FIRST, HIDDEN, a_of, verb_of
from tangledbank.core.event import Event
from tangledbank.core.options import Value
from tangledbank.core.reason import about, kind_of
from tangledbank.core.sets import Set
from tangledbank.core.vocabulary import ANIMAL, CARD, SEAT, SLOT, TRAIT, WORN, Kind
from tangledbank.games.origin import ids
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.facts import OriginFacts
from tangledbank.games.origin.position import OriginReader
from tangledbank.games.origin.position_writer import OriginWriter
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState
from tangledbank.games.origin.trait_notation import trait_word
from tangledbank.games.origin.vocabulary import FACE
from tangledbank.notation.language import Language, Phrase, offered_among, refuse_long
from tangledbank.notation.names import being_id, being_name, parts_of, read_seat, seat_name, squeeze
from tangledbank.notation.unreadable import Unreadable

if TYPE_CHECKING:
    from tangledbank.core.game import Game

COLORS = {"red": ids.RED_TAKEN, "blue": ids.BLUE_GAINED}
TOKENS = re.compile(r"[a-h]\d+ (red|blue) \d{1,3}( ?, (red|blue) \d{1,3})*")
PARTNER = re.compile(r"(\S+) with (\S+)")
OF_PAIR = re.compile(r"(\S+) of (\S+\+\S+)")


class OriginLanguage(Language[OriginState]):
    """Moves, positions and facts in the rulebook's words."""

    def __init__(self, sets: Sequence[Set], cards: Cards) -> None:
        super().__init__(sets)
        self.cards = cards
        self.facts = OriginFacts(cards)
        self.carried = {number: len(verb.slots) for number, verb in self.verb_words.items()}

    def caused(self, s: OriginState, events: Sequence[Event], text: str) -> str | None:
        """Check a fact about the tokens gained by the last move, such as `A1 red 1, blue 2`.

        Return None for other facts, an empty string if it holds, and otherwise the difference.
        """
        if not TOKENS.fullmatch(text):
            return None
        subject, _, rest = text.partition(" ")
        animal = being_id(s, subject, "animal")
        for part in parts_of(rest):
            color, _, wanted = part.partition(" ")
            of_color = [event for event in events if event.kind == COLORS[color]]
            count = sum(int(event.b) for event in of_color if event.a == animal)
            if count != int(wanted):
                return f"it got {count} {color}"
        return ""

    def reader(self, game: Game, s: OriginState) -> OriginReader:
        return OriginReader(game, s)

    def writer(self, game: Game, options: Mapping[str, Value], s: OriginState) -> OriginWriter:
        return OriginWriter(game, options, s)

    # Writing

    def write_action(self, s: OriginState, seat: int, action: int) -> str:
        phrases = [phrase for phrase in self.phrases if phrase.verb == verb_of(action)]
        card = int(a_of(action))
        two_faced = "face" not in phrases[0].kinds or bool(self.cards.second[card])
        phrase = phrases[0] if two_faced else phrases[1]
        return SLOT.sub(lambda match: self.slot(s, seat, action, phrase, match[1]), phrase.text)

    def slot(self, s: OriginState, seat: int, action: int, phrase: Phrase, slot: str) -> str:
        """Return the text of a move's slot. A card on an animal is named by its trait."""
        if slot == SEAT:
            return seat_name(seat)
        kind, id = phrase.kinds[slot], phrase.value(action, slot)
        if kind == FACE.name:
            return str(self.cards.trait_on(phrase.value(action, "card"), id).key)
        if kind == WORN.name:
            return trait_word(s, s.living(phrase.value(action, "animal")), id)
        return self.name(s, kind, id)

    def trait(self, id: int) -> str:
        return self.cards.traits[id].key if id else "?"

    def name(self, s: OriginState, kind: str, id: int) -> str:
        if kind == "animal":
            return being_name(s, id)
        if kind == "card":
            return self.cards.names[id]
        if kind == "pair":
            pair = next((p for p in s.pairs if p.card == id), NO_PAIR)
            pair_of = f"{being_name(s, pair.a)}+{being_name(s, pair.b)}"
            return f"{self.trait(int(pair.trait))} of {pair_of}"
        return str(id)

    def say(self, s: OriginState, kind: Kind, id: int) -> str:
        if kind is CARD:
            return self.cards.names[id]
        return self.trait(id) if kind is TRAIT else super().say(s, kind, id)

    def reason_words(self, reason: int) -> set[str]:
        words = {self.reasons[int(kind_of(reason))]}
        if about(reason):
            words.add(self.trait(int(about(reason))))
        return words

    # Reading

    def readings(self, s: OriginState, text: str) -> tuple[int, list[int]]:
        """Read a move after joining names that contain spaces into single words."""
        refuse_long(text)
        words = OF_PAIR.sub(r"\1@\2", PARTNER.sub(r"\1~\2", squeeze(text)))
        try:
            return super().readings(s, words)
        except Unreadable as error:
            typed = {
                name: text if value == words else value for name, value in error.values.items()
            }
            raise Unreadable(error.problem, **typed) from None

    def candidates(self, s: OriginState, phrase: Phrase, texts: list[str]) -> tuple[int, list[int]]:
        """Return the seat and actions that a phrase may mean; look for traits on its animal."""
        said = dict(zip(phrase.names, texts, strict=True))
        seat = read_seat(said[SEAT], s.seats) if SEAT in said else -1
        found: dict[str, list[int]] = {}
        for name, kind in phrase.kinds.items():
            if kind not in (WORN.name, FACE.name):
                found[name] = self.find(s, kind, said[name], seat)
        for name, kind in phrase.kinds.items():
            if kind == WORN.name:
                found[name] = self.find_worn(s, s.living(found["animal"][0]), said[name])
            elif kind == FACE.name:
                found[name] = [self.find_face(card, said[name]) for card in found["card"][:1]]
        choices = [dict(zip(found, each, strict=True)) for each in product(*found.values())]
        if seat < 0:
            seat = self.owner(s, phrase, choices[0])
        actions = offered_among(s, seat, [phrase.packed(chosen) for chosen in choices])
        if phrase.verb == ids.PLAY_PAIR and actions[0] not in s.legal_actions(seat):
            turned = [
                {**chosen, "animal": chosen["partner"], "partner": chosen["animal"]}
                for chosen in choices
            ]
            either = [phrase.packed(chosen) for chosen in (*choices, *turned)]
            return seat, offered_among(s, seat, either)  # a pair may be written in either order
        return seat, actions

    def find(self, s: OriginState, kind: str, text: str, seat: int) -> list[int]:
        if kind == "animal":
            return [being_id(s, text, "animal")]
        if kind == "card":
            return self.find_cards(text, [int(card) for card in s.players[seat].hand])
        if kind == "pair":
            return self.find_pairs(s, text)
        if not text.isdecimal() or int(text) > 99:
            raise Unreadable("number", text=text)
        return [int(text)]

    def find_cards(self, text: str, near: list[int]) -> list[int]:
        """Return the cards in `near` with this name, or else any card with this name."""
        if text == "?":
            return [HIDDEN]
        named = self.cards.names
        if text not in named[FIRST:]:
            like = [n for n in dict.fromkeys(named[FIRST:]) if text in n.split("/")]
            if like:
                raise Unreadable("card", text=text, known=" ".join(like))
            raise Unreadable("card-form", text=text, example=named[FIRST])
        return [card for card in near if named[card] == text] or [named.index(text)]

    def find_face(self, card: int, text: str) -> int:
        faces = [trait.key for trait in self.cards.faces(card)]
        if text not in faces:
            raise Unreadable("face", text=text, card=self.cards.names[card])
        return faces.index(text)

    def find_worn(self, s: OriginState, a: Animal, text: str) -> list[int]:
        """Return the cards that a word denotes: `running`, `fat-tissue(1)`, `symbiosis~a2`."""
        key = re.split(r"[~(]", text)[0]
        trait = self.cards.trait_of(key)
        if trait is None:
            raise Unreadable("trait", text=key)
        worn = [int(card) for card in (*a.cards, *[s.pairs[pid].card for pid in a.pairs])]
        words = {card: trait_word(s, a, card).lower().replace(" with ", "~") for card in worn}
        exact = [card for card in worn if words[card] == text]
        near = [card for card in worn if re.split(r"[~(]", words[card])[0] == key]
        return exact or near or [int(self.cards.stand_in(trait))]

    def find_pairs(self, s: OriginState, text: str) -> list[int]:
        name, _, rest = text.partition("@")
        trait = self.cards.trait_of(name)
        names = rest.split("+")
        if trait is None or len(names) != 2:
            raise Unreadable("pair", text=text.replace("@", " of "))
        both = {being_id(s, name, "animal") for name in names}
        for pair in s.pairs:
            if (
                pair is not NO_PAIR
                and pair.trait == trait.id
                and {int(pair.a), int(pair.b)} == both
            ):
                return [int(pair.card)]
        raise Unreadable("no-pair", text=name, animals=rest.upper())

    def owner(self, s: OriginState, phrase: Phrase, values: dict[str, int]) -> int:
        beings = [values[slot] for slot, kind in phrase.kinds.items() if kind == ANIMAL.name]
        return (beings[0] - 1) % int(s.seats)
