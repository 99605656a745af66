"""What Evolution says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar, cast

from tangledbank.core.action import FIRST, HIDDEN, verb_of
from tangledbank.core.flow import State
from tangledbank.core.reason import kind_of
from tangledbank.core.refusal import Refusal
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.defenses import answering, exposed
from tangledbank.games.evolution.feeding import feed_reason, has_free_prey
from tangledbank.games.evolution.notation import EvolutionLanguage
from tangledbank.games.evolution.questions import BARS_ATTACK, DEFENSE_SIZE, HUNTS, SHIELDS
from tangledbank.games.evolution.rules import need
from tangledbank.games.evolution.state import NOBODY, Species, Table
from tangledbank.games.evolution.taking import Sleepers, Store
from tangledbank.games.evolution.vocabulary import FOOD, LOSS, SOURCE
from tangledbank.notation.words import squeeze
from tangledbank.texts.hindering import (
    attack_now,
    beside,
    board_of,
    dangers,
    figures,
    ignored_in,
    in_the_way,
    left_over,
    vain,
)
from tangledbank.texts.traits import TraitTexts
from tangledbank.texts.words import Explanation, Name

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
    # What is asked now decides what has no place.
    "prompt-choose-food": "EVO Phase 2 Select Food 2",
    "prompt-play-cards": "EVO Phase 3 Play Cards 1",
    "prompt-order-traits": "R33",
    "prompt-feed": "EVO Phase 5 Feeding 6",
    "prompt-finish-turn": "R36",
    "prompt-press-the-attack": "R32",
    "prompt-store-food": "EVO Fat Tissue 1",
    "prompt-pay": "EVO Feeding Carnivores 9",
    "prompt-feed-sleepers": "R67",
    "over": "EVO End of Feeding 7",
    "reason-hand": "EVO Phase 3 Play Cards 4",
    "reason-hand/choose-food": "EVO Phase 2 Select Food 2",
    "reason-hand/spend": "EVO Intelligence 1",
    "reason-hand/ignore": "EVO Intelligence 1",
    "reason-owner": "EVO Phase 5 Feeding 6",
    "reason-owner/play-trait": "EVO Play a Trait 1",
    "reason-owner/remove-trait": "EVO Phase 3 Play Cards 6",
    "reason-owner/grow-body": "EVO Increase Body Size or Population 1",
    "reason-owner/grow-population": "EVO Increase Body Size or Population 1",
    "reason-owner/use-trait": "EVO Phase 4 Reveal Food 6",
    "reason-owner/spend": "EVO Intelligence 1",
    "reason-gone": "EVO Extinction 1",
    "reason-duplicate": "EVO Play a Trait 2",
    "reason-limit": "EVO Play a Trait 2",
    "reason-limit-2": "EVO 2-Player Rules 3",
    "reason-six": "EVO Increase Body Size or Population 2",
    "reason-absent": "EVO Phase 3 Play Cards 6",
    "reason-absent/use-trait": "EVO Phase 4 Reveal Food 4",
    "reason-acted": "R33",
    "reason-idle": "R33",
    "reason-moment": "EVO Phase 4 Reveal Food 4",
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
    "reason-must-feed": "EVO Phase 5 Feeding 7",
    "reason-useless": "R32",
    "reason-useless-plain": "R29",
    "reason-amount": "EVO Fat Tissue 3",
    "reason-intelligence": "EVO Intelligence 1",
    "reason-early": "EVO Intelligence 1",
    "reason-passes": "EVO Intelligence 2",
    "reason-sleepers": "R67",
}

# The letters that mark the kinds of an event's values in notation.
CARD = re.compile(r"(.+?)[ :](-?\d+)")
NAMED = {kind.name: kind.names for kind in (FOOD, LOSS, SOURCE)}


class EvolutionTexts(TraitTexts):
    """Sentences of Evolution, also for the sets that are added to it."""

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
        """A card: its trait and its food number."""
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
        """The trait of this name, in notation."""
        wanted = squeeze(word).replace("-", " ")
        for trait in self.trait_names[1:]:
            if wanted in (trait.replace("-", " "), squeeze(self.say(f"trait-{trait}"))):
                return trait
        return ""

    # Reasons

    def reason_message(self, refusal: Refusal) -> str:
        message, trait = super().reason_message(refusal), refusal.reason >> 8
        special = f"{message}-{self.trait_names[trait]}" if trait else message
        return special if self.catalogue.has(special) else message

    def reason_cite(self, view: State, refusal: Refusal) -> str:
        message, action = self.reason_message(refusal), refusal.action
        return self.cite_now(cast(Table, view), message, action) or self.cite(message, action)

    def cite_now(self, s: Table, message: str, action: int) -> str:
        """The rule of what is asked now, and of whom; where nobody is, of the end."""
        if message == "reason-useless" and vain(s, action) == "plain":
            return self.cites["reason-useless-plain"]
        if message == "reason-limit" and s.seats == 2:
            return self.cites["reason-limit-2"]
        if message not in ("reason-now", "reason-turn"):
            return ""
        asked = [self.language.prompts[decision.prompt] for decision in s.open]
        return self.cites[f"prompt-{asked[0].replace(' ', '-')}" if asked else "over"]

    def also(self, view: State, refusal: Refusal) -> str:
        """What else stands in the way of an attack, beside the trait that was named."""
        action, reason = refusal.action, refusal.reason
        s, named = cast(Table, view), reason >> 8
        hunter, prey = self.fighters(s, action)
        kinds = (ids.R_TRAIT, ids.R_SIZE)
        if not named or kind_of(reason) not in kinds or NOBODY in (hunter, prey):
            return ""
        others = in_the_way(s, hunter, prey) & ~(1 << named)
        if kind_of(reason) == ids.R_SIZE:
            others &= ~int(answering(s, prey, DEFENSE_SIZE))
        passes = int(exposed(s, hunter, prey)) if attack_now(s) is None else 0
        if not others and not passes:
            return ""
        named_too = self.traits_in(others) or "none"
        return self.say("reason-also", others=named_too, passes=passes).strip()

    def traits_in(self, mask: int) -> str:
        """The names of traits given as bits."""
        return self.enumerated(
            [self.trait(int(t.id)) for t in self.cards.traits[1:] if t.bit & mask]
        )

    def reason_values(self, view: State, refusal: Refusal) -> dict[str, Name]:
        s, seat, action, reason = cast(Table, view), refusal.seat, refusal.action, refusal.reason
        values = super().reason_values(view, refusal)
        values["verb"] = self.language.verbs[verb_of(action)]
        values["passed"] = values.get("trait", "")
        values["trait"] = self.trait(reason >> 8)
        values["why"] = vain(s, action)
        values["limit"] = int(s.book.trait_limit)
        values["held"] = len(s.players[seat].hand)
        values["starving"] = ", ".join(self.can_eat(s, seat))
        values |= left_over(s, seat, action)
        self._add_amounts(s, values)
        self._add_species(s, action, values)
        return values

    def can_eat(self, s: Table, seat: int) -> list[str]:
        """Own hungry species that can eat without cards."""
        boards = [s.species[sid] for sid in s.players[seat].row]
        hungry = [sp for sp in boards if need(s, sp) > 0]
        able = [
            sp
            for sp in hungry
            if (has_free_prey(s, sp) if sp.hooks & HUNTS else not feed_reason(s, sp))
        ]
        return [self.being(s, sp) for sp in able]

    def being(self, s: Table, sp: Species) -> str:
        return self.language.name(s, "species", int(sp.sid))

    def beings(self, s: Table, species: Iterable[Species]) -> str:
        return ", ".join(self.being(s, sp) for sp in species)

    def _add_amounts(self, s: Table, values: dict[str, Name]) -> None:
        """Who is asked how much it stores or eats, and how much it could."""
        if isinstance(s.top, Store):
            values["most"] = int(s.top.most)
            values["eater"] = self.being(s, s.species[s.top.sid])
        elif isinstance(s.top, Sleepers):
            values["most"] = int(s.top.most(s))
            values["eater"] = self.being(s, s.species[s.top.sid])

    def species_in(self, s: Table, action: int) -> list[int]:
        """The species a move is about; both sides, if it is part of an attack."""
        attack = attack_now(s)
        if verb_of(action) in (ids.STRIKE, ids.IGNORE, ids.SLIP) and attack:
            return [int(attack.hunter), int(attack.prey)]
        return self.named(action, "species")

    def fighters(self, s: Table, action: int) -> tuple[Species, Species]:
        sids = self.species_in(s, action)
        boards = [board_of(s, sid) for sid in sids]
        return (boards[0], boards[1]) if len(boards) == 2 else (NOBODY, NOBODY)

    def _add_species(self, s: Table, action: int, values: dict[str, Name]) -> None:
        """The species a move is about, and the figures of an attack."""
        sids = self.species_in(s, action)
        if not sids:
            return
        names = [self.language.name(s, "species", sid) for sid in sids]
        boards = [board_of(s, sid) for sid in sids]
        gone = [name for name, sp in zip(names, boards, strict=True) if sp is NOBODY]
        values["species"] = names[0]
        values["owner"] = self.seat((sids[0] - 1) % int(s.seats))
        values["gone"] = ", ".join(gone)
        values["food"] = int(boards[0].food)
        values["population"] = int(boards[0].population)
        if boards[0] is not NOBODY:
            values["dangers"] = self.beings(s, dangers(s, boards[0]))
        if len(names) == 2 and not gone:
            self._add_fight(s, boards[0], boards[1], values)

    def _add_fight(self, s: Table, hunter: Species, prey: Species, values: dict[str, Name]) -> None:
        right = s.neighbor(prey, 1)
        values |= {"hunter": self.being(s, hunter), "prey": self.being(s, prey)}
        values |= figures(s, hunter, prey)
        values["bars"] = self.traits_in(in_the_way(s, hunter, prey))
        values["sizes"] = self.traits_in(int(answering(s, prey, DEFENSE_SIZE)) & ~ignored_in(s))
        values["callers"] = self.beings(s, beside(s, prey, hunter))
        values["neighbor"] = self.being(s, right) if right is not NOBODY else ""
        values["larger"] = int(right.body)

    # Explanations

    def explanation(self, word: str) -> Explanation | None:
        match = CARD.fullmatch(squeeze(word))
        trait = self.find_trait(match.group(1) if match else word)
        return self.explain_trait(trait) if trait else super().explanation(word)

    def explain_trait(self, trait: str) -> Explanation:
        """Name, our text, the numbers of its cards, how sure they are, and the rule."""
        cards = [card for card in self.game.cards()["cards"] if card.get("trait") == trait]
        numbers = ", ".join(str(card["food"]) for card in cards)
        return Explanation(
            "trait",
            trait,
            self.say(f"trait-{trait}"),
            self.say(f"trait-{trait}.text"),
            self.say("card-facts", count=len(cards), numbers=numbers),
            self.doubt(cards),
            f"{self.book} {trait.replace('-', ' ').title()} 1",
        )

    def traits_of(self, card: int) -> list[str]:
        return [self.trait_names[self.cards.trait[card]]]

    def doubt(self, rows: list[dict[str, Any]]) -> str:
        """How sure these figures are, unless they are certain."""
        words = sorted({str(row["confidence"]) for row in rows} - {"certain"})
        return self.say("card-doubt", words=", ".join(words)) if words else ""

    def titles(self) -> list[str]:
        return [*super().titles(), *(self.say(f"trait-{trait}") for trait in self.trait_names[1:])]

    def held(self, view: State, seat: int) -> list[str]:
        hand = sorted(cast(Table, view).players[seat].hand)
        return [self.trait(self.cards.trait[card]) for card in hand if card > HIDDEN]

    # Checking

    def messages(self) -> set[str]:
        found = super().messages() | {"card-hidden", "card-facts", "card-doubt"}
        for trait in self.trait_names[1:]:
            found |= {f"trait-{trait}{part}" for part in ("", ".badge", ".text")}
        found |= {f"part-{part}" for part in self.parts}
        found |= {f"reason-{reason}" for reason in self.language.reasons.values()}
        found |= {"reason-also"}
        for each in self.cards.traits:
            if each.hooks & (BARS_ATTACK | SHIELDS):
                found.add(f"reason-trait-{each.key}")
            if each.hooks & DEFENSE_SIZE:
                found.add(f"reason-size-{each.key}")
        return found
