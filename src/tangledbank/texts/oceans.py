"""The texts for Oceans: names, moves, reasons and help."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from tangledbank.core.action import FIRST, verb_of
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.refusal import Filled, Refusal
from tangledbank.core.vocabulary import Kind
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.cards import Cards
from tangledbank.games.oceans.notation import OceansLanguage
from tangledbank.games.oceans.sets.promos import PROMOS
from tangledbank.games.oceans.state import OceansState
from tangledbank.games.oceans.vocabulary import DIRECTION, FIGURE, PLACE
from tangledbank.notation.names import squeeze
from tangledbank.texts.explanations import Explanation
from tangledbank.texts.game_texts import NONE, GameTexts, Name
from tangledbank.texts.oceans_citations import CITES

TOPICS = {
    "turn": "R220",
    "ring": "R205",
    "evolve": "R222",
    "migrate": "R226",
    "forage": "R231",
    "attack": "R214",
    "gain": "R233",
    "leech": "OCE Other concepts 1",
    "overpopulation": "OCE Overpopulation 2",
    "aging": "R236",
    "drawing": "R239",
    "explosion": "R251",
    "scenarios": "OCE FAQ Scenario in mid-turn 1",
    "conflicts": "R213",
    "end": "R253",
    "species": "OCE FAQ Zero population 1",
    "population": "OCE Overpopulation 1",
    "trait": "R222",
    "reef": "OCE Take 1",
    "zone": "R251",
    "reserve": "R252",
    "pool": "R239",
    "deep": "OCE Migrate Number 2",
    "surface": "OCE Migrate Number 1",
    "score": "R236",
    "bonus": "OCE FAQ Bonus tokens 1",
    "shell": "OCE Defensive Icons 2",
    "never": "OCE Never 1",
}

DOUBTS = ("likely", "reconstructed")  # levels of confidence below certain
CARD = re.compile(r"(.+?)[ :](\d+)")
WORDS = {kind.name: kind.names for kind in (PLACE, FIGURE, DIRECTION)}
ON_SPECIES = (ids.EVOLVED, ids.TRAIT_REMOVED, ids.GAINED, ids.TRAIT_SWAPPED, ids.NUMBER_SHIFTED)
QUOTED = ("trait", "card", "worn")  # kinds whose names are quoted in lists


# Headings of the rule tables that don't follow from the trait's id.
HEADINGS = {
    "filter-feeder": "Filter Feeding",
    "chitin-plated-maw": "Chitin-Plated Maw",
    "deep-diver": "Deep Diver",
    "deep-sea-kraken": "Deep-Sea Kraken",
    "rows-of-teeth": "Rows of Teeth",
}


class OceansTexts(GameTexts):
    """The texts for Oceans: names, moves, reasons and help."""

    topics = TOPICS
    cites = CITES
    ties = ("boards",)
    briefs = ("evolve", "evolve-new", "evolve-left", "evolve-right", "migrate")
    parts: ClassVar[tuple[str, ...]] = ("score", "bonus", "boards")

    def __init__(self, lang: str, game: Game) -> None:
        super().__init__(lang, game)
        self.spoken: dict[str, str] = {}  # cards in notation by their names

    # Names

    def name(self, view: State, kind: str, id: int) -> Name:
        if kind == "worn":
            return self.worn(id)
        if kind in ("card", "discarded"):
            return self.card(id)
        if kind == "scenario":
            return self.scenario(id)
        if kind == "trait":
            return self.trait_name(id)
        if kind == "speaker":
            return self.speaker(self.cards.speaker(id).key)
        if kind in WORDS:
            return self.say(f"{kind}-{WORDS[kind][id]}") if id else ""
        if kind == "player":
            return self.seat(id - 1)
        return super().name(view, kind, id)

    def name_in_event(self, view: State, event: Event, kind: str, id: int) -> Name:
        """Return a thing's name as an event writes it: a card on a species by its trait alone."""
        if kind == "card" and id >= FIRST and int(event.kind) in ON_SPECIES:
            return self.trait(id)
        return super().name_in_event(view, event, kind, id)

    @property
    def cards(self) -> Cards:
        return cast(OceansLanguage, self.language).cards

    @property
    def trait_names(self) -> list[str]:
        return [trait.key for trait in self.cards.traits[1:]]

    @property
    def scenario_names(self) -> list[str]:
        return self.cards.scenario_names[1:]

    def trait(self, card: int) -> str:
        """Return the name of a card's trait."""
        return self.say(f"trait-{self.cards.trait_by_card[card].key}") if card >= FIRST else ""

    def scenario(self, scenario: int) -> str:
        return self.say(f"scenario-{self.cards.scenario_names[scenario]}") if scenario else ""

    def scenario_text(self, scenario: int) -> str:
        return self.say(f"scenario-{self.cards.scenario_names[scenario]}.text")

    def card(self, card: int) -> str:
        """Return the name of a card's trait, with its migrate number (Surface) or price (Deep)."""
        if card < FIRST:
            return self.say("card-hidden" if card else "card-none")
        name, number = self.trait(card), int(self.cards.migrate[card])
        if self.is_deep(card):
            return self.say("card-deep", name=name, price=number)
        return f"{name} {number}"

    def worn(self, card: int) -> str:
        """Return the name of a card on a species, without the price if it is a Deep card."""
        return self.trait(card) if self.is_deep(card) else self.card(card)

    def is_deep(self, card: int) -> bool:
        return bool(self.cards.trait_by_card[card].face.deck == ids.DEEP)

    def read_name(self, view: State, kind: str, text: str) -> str:
        if kind in WORDS:
            return self.find_word(kind, text)
        if kind not in ("card", "worn", "discarded"):
            return text
        if not self.spoken:
            names = enumerate(self.cards.names[FIRST:], FIRST)
            self.spoken = {squeeze(self.card(card)): name for card, name in names}
        if squeeze(text) in self.spoken:
            return self.spoken[squeeze(text)]
        match = CARD.fullmatch(text)
        word, number = (match.group(1), f":{match.group(2)}") if match else (text, "")
        return f"{self.find_trait(word) or word}{number}"

    def find_word(self, kind: str, text: str) -> str:
        """Return the notation for the name of a place, figure or direction."""
        for word in WORDS[kind][1:]:
            if squeeze(text) in (word, squeeze(self.say(f"{kind}-{word}"))):
                return word
        return text

    def find_trait(self, word: str) -> str:
        """Return the key of the trait with this name, or an empty string."""
        wanted = squeeze(word).replace("-", " ")
        for trait in self.trait_names:
            said = squeeze(self.say(f"trait-{trait}")).replace("-", " ")
            if wanted in (trait.replace("-", " "), said):
                return trait
        return ""

    def find_scenario(self, word: str) -> str:
        wanted = squeeze(word).replace("-", " ")
        for name in self.scenario_names:
            said = squeeze(self.say(f"scenario-{name}")).replace("-", " ")
            if wanted in (name.replace("-", " "), said):
                return name
        return ""

    # Reasons

    def reason_message(self, refusal: Refusal) -> str:
        """Return the message id for the trait or Scenario that forbids a move, or for the verb."""
        general = super().reason_message(refusal)
        for close in (self.forbidding(refusal).removeprefix("deep-"), self.verb(refusal)):
            if self.catalogue.has(f"{general}-{close}"):
                return f"{general}-{close}"
        return general

    def filled(self, view: State, kind: Kind, value: Filled) -> Name:
        if isinstance(value, tuple) and kind.name in QUOTED:
            names = [self.say("quoted", name=self.name(view, kind.name, id)) for id in value]
            return self.enumerated(names) or NONE
        if kind.name == "trait" and not value:
            return self.say("card-unseen")
        return super().filled(view, kind, value)

    def reason_cite(self, view: State, refusal: Refusal) -> str:
        """Return the most specific citation known for a refusal."""
        key, message = self.forbidding(refusal), f"reason-{refusal.name}"
        for close in (key, self.asker(refusal), self.verb(refusal)):
            if f"{message}/{close}" in CITES:
                return CITES[f"{message}/{close}"]
        return (key and self.speaker_cite(key)) or CITES.get(message, "")

    def forbidding(self, refusal: Refusal) -> str:
        """Return the key of the trait or Scenario that forbids a move, or an empty string."""
        words = self.language.reason_words(refusal.reason)
        return next(iter(words - {refusal.name}), "")

    def asker(self, refusal: Refusal) -> str:
        """Return the key of the trait or Scenario that asks the question, or an empty string."""
        asker = refusal.slots.get("asker", 0)
        return str(self.cards.speaker(asker).key) if isinstance(asker, int) and asker else ""

    def verb(self, refusal: Refusal) -> str:
        return self.language.verbs[int(verb_of(refusal.action))]

    def speaker(self, key: str) -> str:
        """Return the name of a trait or Scenario by its key."""
        return self.say(f"{'scenario' if key in self.scenario_names else 'trait'}-{key}")

    def speaker_cite(self, key: str) -> str:
        """Return the citation for a trait or Scenario, or an empty string for an added set's."""
        if not self.in_box(key):
            return ""
        return scenario_cite(key) if key in self.scenario_names else self.trait_cite(key)

    def trait_cite(self, trait: str) -> str:
        """Return the citation of a trait's row in the rule tables."""
        known = self.cards.trait_of(trait)
        deep = "Deep " if known is not None and known.face.deck == ids.DEEP else ""
        plain = trait.removesuffix("-left").removesuffix("-right").removeprefix("deep-")
        return f"OCE {deep}{HEADINGS.get(trait) or plain.replace('-', ' ').title()} 1"

    # Explanations

    def intro(self, options: Mapping[str, Value]) -> str:
        return self.say("intro-reef" if options.get("variant") == "reef" else "intro")

    def explanation(self, word: str) -> Explanation | None:
        match = CARD.fullmatch(squeeze(word))
        trait = self.find_trait(match.group(1) if match else word)
        if trait:
            return self.explain_trait(trait)
        name = self.find_scenario(word)
        if name:
            title, text = self.say(f"scenario-{name}"), self.say(f"scenario-{name}.text")
            return Explanation("scenario", name, title, text, cite=self.speaker_cite(name))
        return super().explanation(word)

    def explain_trait(self, trait: str) -> Explanation:
        """Return the explanation of a trait or Scenario: its text, figures, doubts and rule."""
        cards = [card for card in self.game.cards()["cards"] if trait in named(card)]
        found = {word for card in cards for word in card["confidence"].values()}
        doubt = ", ".join(self.say(f"confidence-{word}") for word in DOUBTS if word in found)
        return Explanation(
            "trait",
            trait,
            self.say(f"trait-{trait}"),
            self.say(f"trait-{trait}.text"),
            self.numbers(cards),
            self.say("card-doubt", words=doubt) if doubt else "",
            self.speaker_cite(trait),
        )

    def traits_of(self, card: int) -> list[str]:
        return [str(self.cards.trait_by_card[card].key)]

    def numbers(self, cards: list[dict[str, Any]]) -> str:
        """Return the migrate numbers of a trait's cards, or the price of a Deep card."""
        printed = sorted({int(card["migrate"]) for card in cards})
        deep = "yes" if any(card["deck"] == "deep" for card in cards) else "no"
        listed = ", ".join(str(number) for number in printed)
        return self.say("card-numbers", deep=deep, numbers=listed)

    def titles(self) -> list[str]:
        traits = [self.say(f"trait-{trait}") for trait in self.trait_names]
        scenarios = [self.say(f"scenario-{name}") for name in self.scenario_names]
        return [*super().titles(), *traits, *scenarios]

    def held(self, view: State, seat: int) -> list[str]:
        player = cast(OceansState, view).players[seat]
        cards = sorted(player.hand) + sorted(player.deep)
        return [self.trait(card) for card in cards if card >= FIRST]

    def figures(self, card: Mapping[str, Any]) -> str:
        """Return a card's migrate number, or the signs on a Scenario."""
        if "migrate" in card:
            return str(card["migrate"])
        return f"{card['teeth']}/{card['diamonds']}"

    def kind_of_card(self, card: Mapping[str, Any]) -> tuple[str, str]:
        """Return the name and text of a Scenario, or of a card's first trait."""
        scenario = card.get("scenario")
        faces = card.get("faces") or [card.get("trait")]
        message = f"scenario-{scenario}" if scenario else f"trait-{faces[0]}"
        return self.say(message), self.say(f"{message}.text")

    # Checking

    def messages(self) -> set[str]:
        found = super().messages() | {
            "card-hidden",
            "card-none",
            "card-unseen",
            "card-deep",
            "card-doubt",
            "intro",
            "quoted",
        }
        found |= {f"confidence-{word}" for word in DOUBTS}
        for trait in self.trait_names:
            found |= {f"trait-{trait}{part}" for part in ("", ".badge", ".short", ".text")}
        for name in self.scenario_names:
            found |= {f"scenario-{name}", f"scenario-{name}.text"}
        for kind, names in WORDS.items():
            found |= {f"{kind}-{name}" for name in names[1:]}
        found |= {f"part-{part}" for part in self.parts}
        found |= {"species-f", "species-a", "species-s"}
        reasons = {f"reason-{reason}" for reason in self.language.reasons.values()}
        close = [*self.trait_names, *self.scenario_names, *self.language.verbs.values()]
        special = {f"{reason}-{key}" for reason in reasons for key in close}
        return found | reasons | {message for message in special if self.catalogue.has(message)}


def scenario_cite(scenario: str) -> str:
    """Return the citation of a Scenario's row in the rule tables."""
    name, _, number = scenario.rpartition("-")
    if not number.isdigit():
        name, number = scenario, "1"
    kind = "Promo" if scenario in PROMOS.others["scenarios"] else "Scenario"
    return f"OCE {kind} {name.replace('-', ' ').title()} {number}"


def named(card: Mapping[str, Any]) -> set[str]:
    """Return the keys of a card's traits."""
    return {str(name) for name in (card.get("trait"), *card.get("faces", ())) if name}
