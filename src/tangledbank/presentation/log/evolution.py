"""The log of Evolution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import cast

from tangledbank.core.action import HIDDEN
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.notation.events import NamedEvent
from tangledbank.presentation.log.base import NONE, LogWriter
from tangledbank.texts import GameTexts
from tangledbank.texts.evolution import EvolutionTexts

PLAYS = (
    ids.TRAIT_PLAYED,
    ids.SPECIES_MADE,
    ids.BODY_GREW,
    ids.POPULATION_GREW,
    ids.TRAIT_REMOVED,
)
# Events of all players that share one sentence.
LISTED = (
    ids.TRAIT_REVEALED,
    ids.FOOD_REVEALED,
    ids.FOOD_TAKEN,
    ids.FOOD_BAGGED,
    ids.PASSED,
    ids.EXTINCT,
)
SEEN = (ids.CARDS_DEALT, ids.SPECIES_GIVEN, ids.CARDS_DONE, ids.TRAIT_ACTED, ids.MEAL_BEGAN)


class EvolutionLogWriter(LogWriter):
    """A log writer for plays, meals, attacks and losses, with the traits that caused them."""

    words: EvolutionTexts
    milestones = frozenset({ids.HOLE_CHANGED, ids.GAME_ENDED})
    draws = ids.CARD_DRAWN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.tellings = {
            ids.ROUND_BEGAN: self.round,
            ids.FOOD_CHOSEN: self.chosen,
            ids.CARD_DRAWN: self.drawn,
            ids.TRAIT_REVEALED: self.shown,
            ids.FOOD_REVEALED: self.food_cards,
            ids.HOLE_CHANGED: self.hole,
            ids.FOOD_TAKEN: self.meals,
            ids.POPULATION_BORN: self.born,
            ids.ATTACKED: self.silently,  # the prey's loss names the attacker
            ids.CARD_SPENT: self.spent,
            ids.POPULATION_LOST: self.losses,
            ids.FOOD_BAGGED: self.brought_home,
            ids.PASSED: self.passed,
            ids.EXTINCT: self.extinctions,
            ids.DECK_RAN_OUT: self.deck,
            **dict.fromkeys(SEEN, self.silently),
            **dict.fromkeys(PLAYS, self.plays),
        }

    def together(self, event: NamedEvent) -> Hashable:
        return event.kind if event.kind in LISTED else super().together(event)

    @property
    def table(self) -> EvolutionState:
        return cast(EvolutionState, self.view)

    # Rounds and cards

    def round(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            yield self.plain(each)
            if self.table.last and self.table.round == each.round:
                yield self.words.say("log-last-round")

    def deck(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        which = "this" if self.table.last else "next"
        yield self.words.say("log-deck", which=which)

    def drawn(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        drawn = [each.card for each in events]
        cards = [self.words.card(card) for card in drawn if card > HIDDEN]
        if cards:
            yield self.words.say("log-drawn", cards=", ".join(cards))

    def chosen(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield only the reader's own food card, because the table shows who else has chosen."""
        yield from (self.plain(each) for each in events if self.is_mine(each))

    def plays(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield another player's plays as one sentence, and the reader's own plays one by one."""
        seat = events[0].seat
        if len(events) == 1 or seat == self.reader:
            yield from self.singly(events)
            return
        down = Counter(each.species for each in events if each.kind == ids.TRAIT_PLAYED)
        parts = [self.play(each) for each in events if each.kind != ids.TRAIT_PLAYED]
        parts += [
            self.words.say("log-trait-played", species=self.name(sid), count=count)
            for sid, count in down.items()
        ]
        yield self.words.say("log-plays", seat=self.words.seat(seat), plays="; ".join(parts))

    def play(self, event: NamedEvent) -> str:
        grown = event.slots.get("body", event.slots.get("population", 0))
        card, name = self.words.card(event.card), self.name(event.species)
        return self.words.say(f"log-{event.name}", card=card, species=name, size=grown)

    def shown(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield one sentence that lists all species' new traits."""
        parts = []
        for sid, same in groupby(events, key=lambda each: each.species):
            traits = [self.words.trait(self.words.cards.trait[each.card]) for each in same]
            parts.append(f"{self.name(sid)} {', '.join(traits)}")
        yield self.words.say("log-shown", traits="; ".join(parts))

    # Food

    def food_cards(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        cards = [f"{self.who(each.seat)} {self.words.card(each.card)}" for each in events]
        yield self.words.say("log-food-cards", cards=", ".join(cards))

    def hole(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            yield self.words.say("log-hole", cards=f"{each.cards:+d}", amount=each.amount)

    def meals(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield meals with their causes; plain plant meals share one sentence."""
        for plainly, same in groupby(events, key=self.is_usual):
            several = list(same)
            if plainly and len(several) > 1:
                names = ", ".join(self.name(each.eater) for each in several)
                yield self.words.say("log-plants", names=names)
            else:
                yield from (self.meal(each) for each in several)

    def is_usual(self, event: NamedEvent) -> bool:
        """Return whether a meal is one plant from the watering hole, without a trait's help."""
        return event.cause is None and event.amount == 1 and event.source == ids.HOLE

    def meal(self, event: NamedEvent) -> str:
        kind = "plant" if event.food == ids.PLANT else "meat"
        cause, eater = self.because(event.cause, event.eater), self.name(event.eater)
        return self.words.say("log-meal", kind=kind, cause=cause, eater=eater, amount=event.amount)

    def born(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            cause = self.because(each.cause, each.species)
            yield self.words.say("log-born", species=self.name(each.species), cause=cause)

    def brought_home(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        totals: Counter[int] = Counter()
        for each in events:
            totals[each.seat] += each.amount
        listed = [f"{self.who(seat)} {food}" for seat, food in totals.items()]
        yield self.words.say("log-home", foods=", ".join(listed))

    def passed(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        others = [each.seat for each in events if each.seat != self.reader]
        if others:
            names = ", ".join(self.words.seat(seat) for seat in dict.fromkeys(others))
            yield self.words.say("log-passed", names=names, count=len(set(others)))

    def extinctions(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        names = ", ".join(self.name(each.species) for each in events)
        yield self.words.say("log-extinct", names=names, count=len(events))

    # Attacks and losses

    def spent(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            ignored = self.words.trait(each.ignored) if each.ignored else NONE
            yield self.words.say(
                "log-spent",
                seat=self.words.seat(each.seat),
                me=self.me(each.seat),
                card=self.words.card(each.card),
                species=self.name(each.species),
                ignored=ignored,
            )

    def losses(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            yield self.loss(each)

    def loss(self, event: NamedEvent) -> str:
        cause, told = event.cause, {"species": self.name(event.species), "amount": event.amount}
        if event.loss or cause is None:
            return self.plain(event)
        if cause.kind == "attack":
            return self.words.say("log-attack", attacker=self.name(cause.being), **told)
        if cause.kind == "trait":
            return self.words.say("log-wound", cause=self.words.trait(cause.id), **told)
        return self.words.say("log-starves", **told)
