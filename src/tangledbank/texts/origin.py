"""The texts for The Origin of Species and Time to Fly: names, moves, reasons and help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, cast

from tangledbank.core.action import FIRST, a_of, b_of, pack, verb_of
from tangledbank.core.flow import State
from tangledbank.core.refusal import Refusal
from tangledbank.games.origin import ids
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.notation import OriginLanguage
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState
from tangledbank.games.origin.trait_notation import trait_word
from tangledbank.notation.names import being_id, being_name, squeeze
from tangledbank.texts.explanations import Explanation
from tangledbank.texts.game_texts import Name
from tangledbank.texts.origin_citations import CITES, SPECIAL, STEPS, cite
from tangledbank.texts.trait_texts import TraitTexts

TOPICS = {
    "turn": "ORI The Game Turn 1",
    "development": "ORI Development Phase 2",
    "food": "ORI Food Bank 2",
    "feeding": "ORI Feeding Phase 1",
    "act": "ORI Traits 13",
    "attack": "ORI Carnivorous 3",
    "reaction": "ORI Traits 10",
    "pair": "ORI Pairwise Traits 4",
    "extinction": "ORI Extinction and Draw 1",
    "discard": "ORI Extinction and Draw 4",
    "end": "ORI End of the Game 1",
    "scoring": "ORI End of the Game 6",
    "animal": "ORI Development Phase 2",
    "trait": "ORI Traits 16",
    "need": "ORI Feeding Phase 6",
    "token": "ORI Feeding Phase 9",
    "bank": "ORI Food Bank 7",
    "deck": "ORI End of the Game 1",
    "first": "ORI The Game Turn 2",
}

WORN = (fly.SHED, ids.DROP, ids.IGNORE)


class OriginTexts(TraitTexts):
    """The texts for The Origin of Species and Time to Fly: names, moves, reasons and help."""

    round_unit = "turn"
    topics = TOPICS
    ties = ("discard", "die")
    briefs = ("play-animal", "play-trait", "play-pair")
    parts: ClassVar[tuple[str, ...]] = ("animals", "traits")

    # Names

    @property
    def cards(self) -> Cards:
        return cast(OriginLanguage, self.language).cards

    def card(self, card: int) -> str:
        """Return the names of a card's faces, the upper one first."""
        if not FIRST <= card < len(self.cards.names):
            return self.say("card-hidden")
        return "/".join(self.trait(int(trait.id)) for trait in self.cards.faces(card))

    def name(self, view: State, kind: str, id: int) -> Name:
        if kind == "card":
            return self.card(id)
        if kind == "trait":
            return self.trait(id)
        if kind == "pair":
            pair = next((p for p in cast(OriginState, view).pairs if p.card == id), NO_PAIR)
            return f"{self.trait(int(pair.trait))} {self.both(view, int(pair.a), int(pair.b))}"
        if kind == "worn":
            return self.worn(cast(OriginState, view), wearer(cast(OriginState, view), id), id)
        if kind == "face":
            return ""
        return super().name(view, kind, id)

    def both(self, view: State, a: int, b: int) -> str:
        s = cast(OriginState, view)
        return f"{being_name(s, a)}+{being_name(s, b)}"

    def worn(self, s: OriginState, a: Animal, card: int) -> str:
        """Return the name of a trait on an animal, with its partner or fat."""
        trait, _, partner = trait_word(s, a, card).partition(" with ")
        name, _, filled = trait.partition("(")
        if name not in self.trait_names[1:]:
            return self.say("card-hidden")
        words = self.say(f"trait-{name}") + (f" ({filled}" if filled else "")
        return self.say("trait-with", trait=words, partner=partner) if partner else words

    def values(self, view: State, seat: int, action: int) -> dict[str, Name]:
        values = super().values(view, seat, action)
        verb, s = int(verb_of(action)), cast(OriginState, view)
        if verb in (ids.PLAY_TRAIT, ids.PLAY_PAIR):
            card, face = int(a_of(action)), int(b_of(action))
            values["face"] = self.face(card, face)
        elif verb in WORN:
            card, animal = int(b_of(action)), int(a_of(action))
            if verb == ids.IGNORE:
                card, animal = animal, card
            values["card"] = self.worn(s, s.living(animal), card)
        return values

    def face(self, card: int, face: int) -> str:
        """Return the name of the trait a card is played as, with both faces if it has two."""
        if card >= len(self.cards.names) or card < FIRST:
            return self.say("card-hidden")
        trait = int(self.cards.trait_on(card, face).id)
        whole = f" ({self.card(card)})" if self.cards.second[card] else ""
        return self.trait(trait) + whole

    # Reasons

    def reason_cite(self, view: State, refusal: Refusal) -> str:
        prompt = cast(int, refusal.slots.get("prompt", 0))
        asked = self.language.prompts[prompt] if prompt else ""
        return cite(refusal.name, self.trait_about(refusal), self.verb_tried(refusal), asked)

    def trait_about(self, refusal: Refusal) -> str:
        """Return the key of the trait that a refusal is about, or an empty string."""
        trait = cast(int, refusal.slots.get("trait", 0))
        return self.trait_names[trait] if trait else ""

    def verb_tried(self, refusal: Refusal) -> str:
        return self.language.verbs.get(int(verb_of(refusal.action)), "")

    def reason_message(self, refusal: Refusal) -> str:
        """Return the message id for a refusal's trait or verb, or the general one."""
        general = super().reason_message(refusal)
        for part in (self.trait_about(refusal), self.verb_tried(refusal)):
            if self.catalogue.has(f"{general}-{part}"):
                return f"{general}-{part}"
        return general

    # Explanations

    def book(self, trait: str) -> str:
        """Return the citation of a trait's row in the rule tables; added sets have none."""
        if not self.in_box(trait):
            return ""
        row = next(row for row in self.game.cards()["traits"] if row["id"] == trait)
        tag = "ORI" if row.get("set") == "base" else "TTF"
        heading = trait.removesuffix("-a").removesuffix("-b").replace("-", " ").title()
        return f"{tag} {heading} 1"

    def trait_ids(self) -> list[str]:
        return [row["id"] for row in self.game.cards()["traits"]]

    def find_trait(self, word: str) -> str:
        wanted = squeeze(word).replace("-", " ")
        for trait in self.trait_ids():
            if wanted in (trait.replace("-", " "), squeeze(self.say(f"trait-{trait}"))):
                return str(trait)
        return ""

    def explanation(self, word: str) -> Explanation | None:
        trait = self.find_trait(word)
        return self.explain_trait(trait) if trait else super().explanation(word)

    def traits_of(self, card: int) -> list[str]:
        return self.faces(card)

    def explain_trait(self, trait: str) -> Explanation:
        title, text = self.say(f"trait-{trait}"), self.say(f"trait-{trait}.text")
        return Explanation("trait", trait, title, text, cite=self.book(trait))

    def titles(self) -> list[str]:
        return [*super().titles(), *(self.say(f"trait-{trait}") for trait in self.trait_ids())]

    def held(self, view: State, seat: int) -> list[str]:
        hand = cast(OriginState, view).players[seat].hand
        faces = [trait for card in hand if card >= FIRST for trait in self.faces(card)]
        return [self.say(f"trait-{trait}") for trait in faces]

    def figures(self, card: Mapping[str, Any]) -> str:
        """Return the food needs printed on a card's faces."""
        return "/".join(f"+{need}" for need in card["need"])

    def kind_of_card(self, card: Mapping[str, Any]) -> tuple[str, str]:
        """Return the names of a card's faces and no text: each trait is explained separately."""
        return "/".join(self.say(f"trait-{face}") for face in card["faces"]), ""

    def facts_beside(self, facts: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
        traits, bank = facts["traits"], facts["food_bank"]
        yield (
            self.say("traits-title", count=len(traits)),
            [self.titled(*self.explain_trait(row["id"])[2:4]) for row in traits],
        )
        rows = [row for row in bank if row["players"] in self.game.seats]
        lines = [self.say("bank-line", **{k: row[k] for k in BANK}) for row in rows]
        yield self.say("bank-title"), lines

    # Reading

    def read_move(self, view: State, seat: int, text: str) -> tuple[int, int] | None:
        """Parse a move, preferring one that is currently legal."""
        wanted = squeeze(text)
        for action in view.legal_actions(seat):
            if squeeze(self.move(view, seat, action)) == wanted:
                return seat, action
        return self.read_trait(cast(OriginState, view), seat, wanted) or super().read_move(
            view, seat, text
        )

    def read_trait(self, s: OriginState, seat: int, text: str) -> tuple[int, int] | None:
        """Parse a trait played on one or two animals, preferring a card in the hand."""
        for phrase in self.language.phrases:
            if phrase.verb in (ids.PLAY_TRAIT, ids.PLAY_PAIR):
                found = self._pattern(phrase).fullmatch(text)
                trait = self.find_trait(found["face"]) if found else ""
                if found and trait:
                    card, face = self.card_with(s, seat, trait)
                    names = [
                        found[slot] for slot in ("animal", "partner") if slot in found.groupdict()
                    ]
                    animals = [being_id(s, name, "animal") for name in names]
                    return seat, int(pack(phrase.verb, card, face, *animals))
        return None

    def card_with(self, s: OriginState, seat: int, trait: str) -> tuple[int, int]:
        """Return a card with this trait, if possible from the hand, and the face that has it."""
        everything = range(FIRST, len(self.cards.names))
        card = next(int(c) for c in (*s.players[seat].hand, *everything) if trait in self.faces(c))
        return card, self.faces(card).index(trait)

    def faces(self, card: int) -> list[str]:
        return [trait.key for trait in self.cards.faces(card)]

    # Checking

    def rulings(self) -> set[str]:
        cited = {cite for cite in (*CITES.values(), *STEPS.values()) if cite[1:].isdigit()}
        return super().rulings() | cited

    def messages(self) -> set[str]:
        found = super().messages() | {
            "card-hidden",
            "trait-with",
            "traits-title",
            "bank-title",
            "bank-line",
        }
        for trait in self.trait_names[1:]:
            found |= {f"trait-{trait}{part}" for part in ("", ".badge", ".short", ".text")}
        found |= {f"part-{part}" for part in self.parts}
        found |= {f"reason-{reason}" for reason in self.language.reasons.values()}
        found |= {f"reason-{special}" for special in SPECIAL}
        found |= {f"mark-{mark}" for mark in MARKS}
        return found


def wearer(s: OriginState, card: int) -> Animal:
    """Return the animal with this card, or the second animal of its pair."""
    pair = next((pair for pair in s.pairs if pair.card == card), NO_PAIR)
    return next((a for a in s.animals if card in a.cards), s.animals[pair.b])


BANK = ("players", "dice", "plus")
MARKS = ("used", "inked", "asleep", "rested", "closed")
