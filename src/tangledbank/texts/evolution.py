"""The texts for Evolution: names, moves, reasons and help."""

from __future__ import annotations

import re
from typing import Any, ClassVar, cast

from tangledbank.core.action import FIRST, HIDDEN, verb_of
from tangledbank.core.flow import State
from tangledbank.core.reason import about
from tangledbank.core.refusal import Refusal
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.notation import EvolutionLanguage
from tangledbank.games.evolution.questions import BARS_ATTACK, DEFENSE_SIZE, PROTECTS_NEIGHBORS
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.games.evolution.vocabulary import (
    FOOD,
    IGNORING,
    LOSS,
    MOMENT,
    SOURCE,
    STORE_LIMIT,
)
from tangledbank.notation.names import squeeze
from tangledbank.texts.explanations import Explanation
from tangledbank.texts.game_texts import Name
from tangledbank.texts.trait_texts import TraitTexts

TOPICS = {
    "round": "EVO Playing the Game 2",
    "deal": "EVO Phase 1 Deal Cards 4",
    "food": "EVO Phase 2 Select Food 2",
    "cards": "EVO Phase 3 Play Cards 4",
    "reveal": "EVO Phase 4 Reveal Food 1",
    "feeding": "EVO Phase 5 Feeding 6",
    "passing": "EVO Phase 5 Feeding 7",
    "attack": "EVO Feeding Carnivores 6",
    "hungry": "EVO Glossary Hungry 1",
    "defense": "EVO Glossary Defensive Traits 1",
    "bank": "EVO Glossary Food Bank 1",
    "extinction": "EVO Extinction 1",
    "end": "EVO End of Feeding 7",
    "scoring": "EVO End of Game Scoring 5",
    "species": "EVO Phase 1 Deal Cards 3",
    "size": "EVO Feeding Carnivores 8",
    "population": "EVO End of Feeding 2",
    "trait": "EVO Play a Trait 2",
    "home": "EVO End of Game Scoring 4",
    "hole": "EVO Set-up 1",
    "meat": "EVO Feeding Carnivores 13",
    "deck": "EVO End of Feeding 7",
    "first": "EVO Phase 5 Feeding 6",
}

CITES = {
    # For the reasons `now` and `turn`: the rule of the open question.
    "prompt-choose-food": "EVO Phase 2 Select Food 2",
    "prompt-play-cards": "EVO Phase 3 Play Cards 1",
    "prompt-order-traits": "R33",
    "prompt-feed": "EVO Phase 5 Feeding 6",
    "prompt-finish-turn": "R36",
    "prompt-press-the-attack": "R32",
    "prompt-store-food": "EVO Fat Tissue 1",
    "prompt-pay": "EVO Feeding Carnivores 9",
    "prompt-feed-sleepers": "R67",
    "reason-over": "EVO End of Feeding 7",
    "reason-hand": "EVO Phase 3 Play Cards 4",
    "reason-hand/choose-food": "EVO Phase 2 Select Food 2",
    "reason-hand/spend": "EVO Intelligence 1",
    "reason-hand/ignore": "EVO Intelligence 1",
    "reason-owner": "EVO Phase 5 Feeding 6",
    "reason-owner/play-trait": "EVO Play a Trait 1",
    "reason-owner/remove-trait": "EVO Phase 3 Play Cards 6",
    "reason-owner/grow-body": "EVO Increase Body Size or Population 1",
    "reason-owner/grow-population": "EVO Increase Body Size or Population 1",
    "reason-owner/use-trait": "R33",
    "reason-owner/spend": "EVO Intelligence 1",
    "reason-gone": "EVO Extinction 1",
    "reason-duplicate": "EVO Play a Trait 2",
    "reason-limit": "EVO Play a Trait 2",
    "reason-limit-2": "EVO 2-Player Rules 3",
    "reason-six": "EVO Increase Body Size or Population 2",
    "reason-absent": "EVO Phase 3 Play Cards 6",
    "reason-absent/use-trait": "R33",
    "reason-acted": "R33",
    "reason-idle": "R33",
    "reason-moment": "R33",
    "reason-moment-before-reveal": "EVO Phase 4 Reveal Food 4",
    "reason-moment-after-attack": "EVO Scavenger 1",
    "reason-hungry": "EVO Feeding Non-Carnivores 4",
    "reason-hungry/attack": "EVO Feeding Carnivores 7",
    "reason-hungry/spend": "EVO Important Feeding Rules 7",
    "reason-plant": "EVO Feeding Carnivores 2",
    "reason-empty": "EVO Feeding Non-Carnivores 1",
    "reason-carnivore": "EVO Feeding Carnivores 1",
    "reason-self": "R54",
    "reason-size": "EVO Feeding Carnivores 8",
    "reason-size-hard-shell": "EVO Hard Shell 1",
    "reason-trait": "EVO Feeding Carnivores 9",
    "reason-trait-burrowing": "EVO Burrowing 1",
    "reason-trait-climbing": "EVO Climbing 1",
    "reason-trait-defensive-herding": "EVO Defensive Herding 1",
    "reason-trait-symbiosis": "EVO Symbiosis 1",
    "reason-trait-warning-call": "EVO Warning Call 1",
    "reason-cards": "EVO Intelligence 2",
    "reason-cards/ignore": "R32",
    "reason-must-feed": "EVO Phase 5 Feeding 7",
    "reason-useless": "R32",
    "reason-useless-not-defensive": "R29",
    "reason-amount": "EVO Fat Tissue 3",
    "reason-amount-food": "R16",
    "reason-intelligence": "EVO Intelligence 1",
    "reason-early": "EVO Intelligence 1",
    "reason-passes": "EVO Intelligence 2",
    "reason-sleepers": "R67",
}

CARD = re.compile(r"(.+?)[ :](-?\d+)")
NAMED = {kind.name: kind.names for kind in (FOOD, LOSS, SOURCE, MOMENT, STORE_LIMIT, IGNORING)}
# Reasons whose citation depends on one of their slots.
CHOSEN_BY = {"moment": "moment", "amount": "limit", "useless": "why"}


class EvolutionTexts(TraitTexts):
    """Sentences of Evolution and the sets added to it."""

    topics = TOPICS
    cites = CITES
    ties = ("traits", "population")
    briefs = ("play-trait", "new-left", "new-right", "grow-body", "grow-population")
    listed = ("trait-played", "species-made", "body-grew", "population-grew", "trait-removed")
    parts: ClassVar[tuple[str, ...]] = ("food", "population", "traits")
    book = "EVO"

    # Names

    def name(self, view: State, kind: str, id: int) -> Name:
        if kind == "card":
            return self.card(id)
        if kind == "worn":
            return self.trait(self.cards.trait[id]) if id > HIDDEN else self.say("card-hidden")
        if kind == "trait":
            return self.trait(id)
        if kind in NAMED:
            return NAMED[kind][id] or "none"
        return super().name(view, kind, id)

    @property
    def cards(self) -> Cards:
        return cast(EvolutionLanguage, self.language).cards

    def card(self, card: int) -> str:
        """Return a card's trait and food number."""
        if card < FIRST:
            return self.say("card-hidden")
        return f"{self.trait(self.cards.trait[card])} {self.cards.food[card]}"

    def read_name(self, view: State, kind: str, text: str) -> str:
        if kind not in ("card", "worn", "trait"):
            return text
        match = CARD.fullmatch(text)
        word, number = (match.group(1), f":{match.group(2)}") if match else (text, "")
        return f"{self.find_trait(word) or word}{number}"

    def find_trait(self, word: str) -> str:
        """Return the key of the trait with this name, or an empty string."""
        wanted = squeeze(word).replace("-", " ")
        for trait in self.trait_names[1:]:
            if wanted in (trait.replace("-", " "), squeeze(self.say(f"trait-{trait}"))):
                return trait
        return ""

    # Reasons

    def reason_message(self, refusal: Refusal) -> str:
        """Return the message id for a refusal, which may be special to its trait."""
        message, trait = super().reason_message(refusal), about(refusal.reason)
        if refusal.name == "hand" and not self.names_card(refusal.action):
            return "reason-hand-unnamed"
        special = f"{message}-{self.trait_names[trait]}" if trait else message
        return special if self.catalogue.has(special) else message

    def names_card(self, action: int) -> bool:
        return all(card >= FIRST for card in self.named(action, "card"))

    def reason_values(self, view: State, refusal: Refusal) -> dict[str, Name]:
        verb = self.language.verbs[verb_of(refusal.action)]
        return {**super().reason_values(view, refusal), "verb": verb}

    def reason_cite(self, view: State, refusal: Refusal) -> str:
        keys = (
            self.special_cite(view, refusal),
            self.reason_message(refusal),
            f"reason-{refusal.name}",
        )
        return next((cite for cite in (self.cite(key, refusal.action) for key in keys) if cite), "")

    def special_cite(self, view: State, refusal: Refusal) -> str:
        """Return a citation key that depends on more than message and verb, or an empty string."""
        message = self.reason_message(refusal)
        if refusal.name in ("now", "turn"):
            return self.prompt_cite(view, refusal)
        if refusal.name == "limit":
            return f"{message}-{view.seats}"
        if refusal.slots.get("sparing"):
            return f"{message}-spared"
        chosen = CHOSEN_BY.get(refusal.name)
        return f"{message}-{self.reason_values(view, refusal)[chosen]}" if chosen else ""

    def prompt_cite(self, view: State, refusal: Refusal) -> str:
        """Return the citation key of the open question."""
        asked = [decision.prompt for decision in view.open if decision.seat == refusal.seat]
        asked += [decision.prompt for decision in view.open]
        return f"prompt-{self.language.prompts[asked[0]].replace(' ', '-')}"

    def also(self, view: State, refusal: Refusal) -> str:
        """Return a sentence about other defenses against an attack, or an empty string."""
        if not refusal.slots.get("others") and not refusal.slots.get("passes"):
            return ""
        return self.say("reason-also", **self.reason_values(view, refusal)).strip()

    # Explanations

    def explanation(self, word: str) -> Explanation | None:
        match = CARD.fullmatch(squeeze(word))
        trait = self.find_trait(match.group(1) if match else word)
        return self.explain_trait(trait) if trait else super().explanation(word)

    def explain_trait(self, trait: str) -> Explanation:
        """Return the explanation of a trait: its text, its cards' food numbers, doubts and rule."""
        cards = [card for card in self.game.cards()["cards"] if card.get("trait") == trait]
        numbers = ", ".join(str(card["food"]) for card in cards)
        return Explanation(
            "trait",
            trait,
            self.say(f"trait-{trait}"),
            self.say(f"trait-{trait}.text"),
            self.say("card-facts", count=len(cards), numbers=numbers),
            self.doubt(cards),
            f"{self.book} {trait.replace('-', ' ').title()} 1" if self.in_box(trait) else "",
        )

    def traits_of(self, card: int) -> list[str]:
        return [self.trait_names[self.cards.trait[card]]]

    def doubt(self, rows: list[dict[str, Any]]) -> str:
        """Return the confidence in these figures, or an empty string if they are certain."""
        words = sorted({str(row["confidence"]) for row in rows} - {"certain"})
        return self.say("card-doubt", words=", ".join(words)) if words else ""

    def titles(self) -> list[str]:
        return [*super().titles(), *(self.say(f"trait-{trait}") for trait in self.trait_names[1:])]

    def held(self, view: State, seat: int) -> list[str]:
        hand = sorted(cast(EvolutionState, view).players[seat].hand)
        return [self.trait(self.cards.trait[card]) for card in hand if card > HIDDEN]

    # Checking

    def messages(self) -> set[str]:
        found = super().messages() | {"card-hidden", "card-facts", "card-doubt"}
        for trait in self.trait_names[1:]:
            found |= {f"trait-{trait}{part}" for part in ("", ".badge", ".short", ".text")}
        found |= {f"part-{part}" for part in self.parts}
        found |= {f"reason-{reason}" for reason in self.language.reasons.values()}
        found |= {"reason-also", "reason-hand-unnamed"}
        for each in self.cards.traits:
            if each.hooks & (BARS_ATTACK | PROTECTS_NEIGHBORS):
                found.add(f"reason-trait-{each.key}")
            if each.hooks & DEFENSE_SIZE:
                found.add(f"reason-size-{each.key}")
        return found
