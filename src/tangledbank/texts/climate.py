"""The texts for Climate: names, moves, reasons and help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tangledbank.core.action import FIRST
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.refusal import Refusal
from tangledbank.games.evolution.climate.state import (
    CAUSE_NAMES,
    KIND_NAMES,
    ClimateState,
    WeatherLine,
)
from tangledbank.notation.names import squeeze
from tangledbank.texts.evolution import EvolutionTexts
from tangledbank.texts.explanations import Explanation
from tangledbank.texts.game_texts import Name

TOPICS = {
    "round": "CLI Playing the Game 2",
    "deal": "CLI Phase 1 Deal Cards 4",
    "food": "CLI Phase 2 Select Food Cards 1",
    "cards": "CLI Phase 3 Play Cards 4",
    "exchange": "CLI Phase 3 Play Cards 8",
    "reveal": "CLI Phase 4 Modify Environment 4",
    "climate": "CLI Adjust the Climate 1",
    "events": "CLI Trigger Climate Events 2",
    "loss": "CLI Climate Population Loss 2",
    "feeding": "CLI Phase 5 Feeding 6",
    "passing": "CLI Phase 5 Feeding 7",
    "night": "CLI Nocturnal 1",
    "attack": "CLI Feeding Carnivores 6",
    "hungry": "CLI Phase 5 Feeding 4",
    "defense": "CLI Feeding Carnivores 8",
    "bank": "CLI Set-up 3",
    "extinction": "CLI Extinction 1",
    "end": "CLI End of Feeding 7",
    "scoring": "CLI End of Game Scoring 5",
    "zone": "CLI Trigger Climate Events 1",
    "icons": "CLI Phase 2 Select Food Cards 4",
    "species": "CLI Phase 1 Deal Cards 3",
    "size": "CLI Feeding Carnivores 7",
    "population": "CLI End of Feeding 2",
    "trait": "CLI Play a Trait 3",
    "home": "CLI Set-up 4",
    "hole": "CLI Phase 2 Select Food Cards 3",
    "meat": "CLI Feeding Carnivores 12",
    "deck": "CLI End of Feeding 7",
    "first": "CLI Phase 5 Feeding 6",
}

CITES = {
    # For the reasons `now` and `turn`: the rule of the open question.
    "prompt-choose-food": "CLI Phase 2 Select Food Cards 1",
    "prompt-play-cards": "CLI Phase 3 Play Cards 1",
    "prompt-exchange-cards": "CLI Phase 3 Play Cards 8",
    "prompt-order-traits": "R33",
    "prompt-feed-at-night": "CLI Nocturnal 1",
    "prompt-feed": "CLI Phase 5 Feeding 6",
    "prompt-finish-turn": "R36",
    "prompt-press-the-attack": "CLI Feeding Carnivores 8",
    "prompt-store-food": "CLI Fat Tissue 1",
    "prompt-pay": "CLI Mud Wallowing 1",
    "prompt-feed-sleepers": "CLI Hibernation 1",
    "reason-over": "CLI End of Feeding 7",
    "reason-hand": "CLI Phase 3 Play Cards 4",
    "reason-hand/choose-food": "CLI Phase 2 Select Food Cards 1",
    "reason-hand/spend": "CLI Intelligence 1",
    "reason-hand/ignore": "CLI Intelligence 1",
    "reason-hand/pay": "CLI Mud Wallowing 1",
    "reason-hand/under": "CLI Phase 3 Play Cards 8",
    "reason-owner": "CLI Phase 5 Feeding 6",
    "reason-owner/play-trait": "CLI Play a Trait 1",
    "reason-owner/remove-trait": "CLI Phase 3 Play Cards 5",
    "reason-owner/grow-body": "CLI Increase Body Size or Population 1",
    "reason-owner/grow-population": "CLI Increase Body Size or Population 1",
    "reason-owner/use-trait": "R33",
    "reason-owner/spend": "CLI Intelligence 1",
    "reason-gone": "CLI Extinction 1",
    "reason-duplicate": "CLI Play a Trait 2",
    "reason-limit": "CLI Play a Trait 3",
    "reason-limit-2": "CLI 2 and 6-Player Rules 1",
    "reason-limit-plain": "R88",
    "reason-six": "CLI Increase Body Size or Population 2",
    "reason-absent": "CLI Phase 3 Play Cards 5",
    "reason-absent/use-trait": "R33",
    "reason-acted": "R33",
    "reason-idle": "R33",
    "reason-moment": "R33",
    "reason-moment-before-reveal": "CLI Phase 4 Modify Environment 1",
    "reason-moment-after-attack": "CLI Scavenger 1",
    "reason-moment-after-feeding": "CLI Migratory 1",
    "reason-hungry": "CLI Phase 5 Feeding 10",
    "reason-hungry/attack": "CLI Feeding Carnivores 6",
    "reason-hungry/spend": "CLI Important Feeding Rules 4",
    "reason-plant": "CLI Feeding Carnivores 2",
    "reason-empty": "CLI Feeding Non-Carnivores 1",
    "reason-carnivore": "CLI Feeding Carnivores 1",
    "reason-self": "R54",
    "reason-size": "CLI Feeding Carnivores 7",
    "reason-size-hard-shell": "CLI Hard Shell 1",
    "reason-size-cooling-frills": "CLI Cooling Frills 1",
    "reason-trait": "CLI Feeding Carnivores 8",
    "reason-trait-burrowing": "CLI Burrowing 1",
    "reason-trait-burrowing-spared": "CLI Burrowing 2",
    "reason-trait-climbing": "CLI Climbing 1",
    "reason-trait-defensive-herding": "CLI Defensive Herding 1",
    "reason-trait-symbiosis": "CLI Symbiosis 1",
    "reason-trait-warning-call": "CLI Warning Call 1",
    "reason-cards": "CLI Intelligence 2",
    "reason-cards/ignore": "R32",
    "reason-cards/slip": "R63",
    "reason-cards-mud-wallowing": "CLI Mud Wallowing 1",
    "reason-must-feed": "CLI Phase 5 Feeding 7",
    "reason-useless": "R32",
    "reason-useless-not-defensive": "R29",
    "reason-useless-not-defensive/slip": "R63",
    "reason-useless/slip": "R63",
    "reason-amount": "CLI Fat Tissue 3",
    "reason-amount-food": "R16",
    "reason-intelligence": "CLI Intelligence 1",
    "reason-early": "CLI Intelligence 1",
    "reason-passes": "CLI Ambush 2",
    "reason-sleepers": "CLI Hibernation 1",
    "reason-draw": "CLI Phase 3 Play Cards 8",
    "reason-deck": "CLI Phase 3 Play Cards 9",
    "reason-night": "CLI Nocturnal 1",
    "reason-danger": "CLI Nocturnal 1",
    "reason-fed": "CLI Nocturnal 1",
    "reason-dusk": "R122",
}

OTHERS = (
    "card-icons",
    "event-card",
    "event-card-hidden",
    "event-facts",
    "events-title",
    "intro",
    "table-burnt",
    "table-climate",
    "table-eruption",
    "table-events",
    "table-struck",
    "table-thaw",
    "log-climate",
    "log-hole-climate",
    "log-struck",
    "zone-doubt",
    "zone-facts",
    "zone-line",
    "zones-title",
)
ZONE_CITE = "CLI Climate Population Loss 2"
CONFIDENCE = ("certain", "likely", "reconstructed")


class ClimateTexts(EvolutionTexts):
    """Sentences of Climate: those of Evolution, some of them changed, and those about weather."""

    topics = TOPICS
    cites = CITES
    book = "CLI"

    def __init__(self, lang: str, game: Game) -> None:
        super().__init__(lang, game)
        self.box = game.cards()
        self.spoken: dict[str, str] = {}  # cards in notation by their names

    # Names

    def name(self, view: State, kind: str, id: int) -> Name:
        if kind == "zone":
            return self.zone(self.facts("zones")[id - 1]["id"])
        if kind == "event":
            return self.event_card(id)
        return id if kind == "spilt" else super().name(view, kind, id)

    def facts(self, key: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.box[key]
        return found

    def zone(self, name: str) -> str:
        return self.say(f"zone-{name}")

    def line(self, line: WeatherLine) -> str:
        """Return a sentence about the effect of a printed line."""
        return self.say(
            "zone-line",
            kind=CAUSE_NAMES[line.cause] or "none",
            low=int(line.low),
            high=int(line.high),
            loss=int(line.loss),
            food=f"{int(line.food):+d}",
        )

    def event_text(self, id: int) -> str:
        """Return the text that says what an event card does, or an empty string if it is hidden."""
        if id < FIRST:
            return ""
        row = self.facts("events")[id - FIRST]
        return " ".join((self.say(f"weather-{row['event']}.text"), self.event_figures(row))).strip()

    def event_card(self, id: int) -> str:
        """Return the kind and zone of an event card."""
        if id < FIRST:
            return self.say("event-card-hidden")
        row = self.facts("events")[id - FIRST]
        kind = self.say(f"weather-{row['event']}")
        return self.say("event-card", kind=kind, zone=self.zone(row["zone"]))

    def card(self, card: int) -> str:
        """Return a card's trait, food number and icons."""
        plain = super().card(card)
        if card < FIRST:
            return plain
        row = self.facts("cards")[card - FIRST]
        for kind in ("suns", "snowflakes"):
            if row[kind]:
                return f"{plain} {self.say('card-icons', kind=kind, count=row[kind])}"
        return plain

    def read_name(self, view: State, kind: str, text: str) -> str:
        if kind != "card":
            return super().read_name(view, kind, text)
        if not self.spoken:
            names = enumerate(self.cards.names[FIRST:], FIRST)
            self.spoken = {squeeze(self.card(card)): name for card, name in names}
        return self.spoken.get(squeeze(text)) or super().read_name(view, kind, text)

    # Reasons

    def special_cite(self, view: State, refusal: Refusal) -> str:
        if refusal.name == "limit" and not isinstance(view, ClimateState):
            return "reason-limit-plain"
        return super().special_cite(view, refusal)

    # Explanations

    def explanation(self, word: str) -> Explanation | None:
        wanted = squeeze(word).replace("-", " ")
        for row in self.facts("zones"):
            if wanted in (row["id"].replace("-", " "), squeeze(self.zone(row["id"]))):
                return self.explain_zone(row)
        for kind in KIND_NAMES[1:]:
            if wanted in (kind.replace("-", " "), squeeze(self.say(f"weather-{kind}"))):
                return self.explain_weather(kind)
        return super().explanation(word)

    def titles(self) -> list[str]:
        zones = [self.zone(row["id"]) for row in self.facts("zones")]
        return [*super().titles(), *zones, *[self.say(f"weather-{k}") for k in KIND_NAMES[1:]]]

    def topics_of(self, key: str) -> list[str]:
        """Return an event card's kind, which is its help topic, or another card's topics."""
        kinds = [str(row["event"]) for row in self.facts("events") if row["id"] == key]
        return kinds or super().topics_of(key)

    def explain_zone(self, row: dict[str, Any]) -> Explanation:
        """Return the explanation of a zone for both sides of the board, with any doubts."""
        low, high = row["sizes"] or (0, 0)
        facts = self.say(
            "zone-facts",
            kind=row["kind"] or "none",
            low=low,
            high=high,
            loss=row["loss"],
            few=f"{row['food_2_3']:+d}",
            many=f"{row['food_4_6']:+d}",
        )
        doubt = self.zone_doubt(row) if self.doubt([row]) else ""
        name = self.zone(row["id"])
        return Explanation("zone", row["id"], name, facts, "", doubt, ZONE_CITE)

    def zone_doubt(self, row: dict[str, Any]) -> str:
        """Return the confidence in each side's plant food; the other figures are certain."""
        sides = {"few": "food_2_3_confidence", "many": "food_4_6_confidence"}
        sure = {side: row.get(key, row["confidence"]) for side, key in sides.items()}
        words = {side: self.say(f"confidence-{word}") for side, word in sure.items()}
        return self.say("zone-doubt", **words)

    def explain_weather(self, kind: str) -> Explanation:
        """Return the explanation of a kind of event and its cards, with any doubts."""
        rows = [row for row in self.facts("events") if row["event"] == kind]
        named = (f"{self.event_name(row)}. {self.event_figures(row)}".strip() for row in rows)
        return Explanation(
            "event",
            kind,
            self.say(f"weather-{kind}"),
            self.say(f"weather-{kind}.text"),
            " ".join(dict.fromkeys(named)),
            self.doubt(rows),
            f"{self.book} {kind.replace('-', ' ').title()} 1",
        )

    def doubt(self, rows: list[dict[str, Any]]) -> str:
        """Return the confidence in these figures, or an empty string if they are certain."""
        found = {str(row["confidence"]) for row in rows}
        words = [self.say(f"confidence-{c}") for c in CONFIDENCE[1:] if c in found]
        return self.say("card-doubt", words=", ".join(words)) if words else ""

    # Lists of cards

    def figures(self, card: Mapping[str, Any]) -> str:
        """Return a card's food number, followed by its suns or snowflakes as in notation."""
        icons = card["suns"] - card["snowflakes"]
        return f"{card['food']}:{icons:+d}" if icons else str(card["food"])

    def facts_beside(self, facts: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
        zones, events = facts["zones"], facts["events"]
        yield self.say("zones-title", count=len(zones)), [self.explain(row["id"]) for row in zones]
        kinds = dict.fromkeys(row["event"] for row in events)
        lines = [line for kind in kinds for line in self.event_lines(kind, events)]
        yield self.say("events-title", count=len(events)), lines

    def event_lines(self, kind: str, events: list[dict[str, Any]]) -> Iterator[str]:
        """Yield lines that describe a kind of event and its cards, with any doubts."""
        yield self.titled(self.say(f"weather-{kind}"), self.say(f"weather-{kind}.text"))
        for row in events:
            if row["event"] == kind:
                name = f"– {self.event_name(row)}."
                yield " ".join(filter(None, (name, self.event_figures(row), self.doubt([row]))))

    def event_name(self, row: Mapping[str, Any]) -> str:
        kind, zone = self.say(f"weather-{row['event']}"), self.zone(row["zone"])
        return self.say("event-card", kind=kind, zone=zone)

    def event_figures(self, row: Mapping[str, Any]) -> str:
        """Return the figures that an event card has in addition to the text of its kind."""
        low, high = row.get("sizes") or (0, 0)
        return self.say(
            "event-facts",
            kind=row.get("kind") or ("to" if "to" in row else "none"),
            low=low,
            high=high,
            loss=row.get("loss", 0),
            food=f"{row.get('food', 0):+d}",
            zone=self.zone(row["to"]) if "to" in row else "",
        ).strip()

    # Checking

    def messages(self) -> set[str]:
        found = super().messages() | set(OTHERS)
        found |= {f"confidence-{word}" for word in CONFIDENCE}
        found |= {f"zone-{row['id']}" for row in self.facts("zones")}
        for kind in KIND_NAMES[1:]:
            found |= {f"weather-{kind}", f"weather-{kind}.text"}
        return found | {"reason-cards-mud-wallowing"}
