"""What happened in Evolution and Climate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import cast

from tangledbank.cli.tales.base import NONE, Tale
from tangledbank.core.action import HIDDEN
from tangledbank.core.event import Event
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.state import NOBODY, Species, Table
from tangledbank.texts import GameTexts
from tangledbank.texts.evolution import EvolutionTexts

PLAYS = (
    ids.TRAIT_PLAYED,
    ids.SPECIES_MADE,
    ids.BODY_GREW,
    ids.POPULATION_GREW,
    ids.TRAIT_REMOVED,
)


class EvolutionTale(Tale):
    """Evolution: who eats whom, who starves, and which trait brings what."""

    words: EvolutionTexts
    milestones = frozenset({ids.HOLE_CHANGED, ids.GAME_ENDED})
    draws = ids.CARD_DRAWN
    rounds = ids.ROUND_BEGAN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.hunter = self.prey = 0  # of an attack whose meal goes on
        self.taker = 0  # who took food last
        self.thinker = 0  # for whom a card was discarded
        self.fed = False  # the food cards of this round are turned up
        self.sum = 0  # of their numbers
        self.tellings = {
            ids.ROUND_BEGAN: self.round,
            ids.CARDS_DEALT: self.silently,
            ids.SPECIES_GIVEN: self.silently,
            ids.FOOD_CHOSEN: self.chosen,
            ids.CARD_DRAWN: self.drawn,
            ids.CARDS_DONE: self.silently,
            ids.TRAIT_ACTED: self.silently,
            ids.MEAL_BEGAN: self.silently,
            ids.TRAIT_REVEALED: self.shown,
            ids.FOOD_REVEALED: self.food_cards,
            ids.HOLE_CHANGED: self.hole,
            ids.FOOD_TAKEN: self.meals,
            ids.POPULATION_BORN: self.born,
            ids.ATTACKED: self.attack,
            ids.CARD_SPENT: self.spent,
            ids.POPULATION_LOST: self.losses,
            ids.FOOD_BAGGED: self.brought_home,
            ids.PASSED: self.passed,
            ids.DECK_RAN_OUT: self.deck,
            **dict.fromkeys(PLAYS, self.plays),
        }

    def together(self, event: Event) -> Hashable:
        """Lists of what all players did are one sentence."""
        everybody = (
            ids.TRAIT_REVEALED,
            ids.FOOD_REVEALED,
            ids.FOOD_TAKEN,
            ids.FOOD_BAGGED,
            ids.PASSED,
        )
        return int(event.kind) if event.kind in everybody else super().together(event)

    @property
    def table(self) -> Table:
        return cast(Table, self.view)

    def species(self, sid: int) -> Species:
        """A species as it is now; a neutral one if it has died out since."""
        boards = self.table.species
        return boards[sid] if sid < len(boards) else NOBODY

    def has(self, sid: int, trait: str) -> bool:
        return bool(self.species(sid).mask & self.words.cards.bits.get(trait, 0))

    # Rounds and cards

    def round(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.fed = False
            self.hunter = self.taker = 0
            yield self.plain(event)
            if self.table.last and self.table.round == event.a:
                yield self.words.say("tale-last-round")

    def deck(self, events: Sequence[Event]) -> Iterator[str]:
        which = "this" if self.table.last else "next"
        yield self.words.say("tale-deck", which=which)

    def drawn(self, events: Sequence[Event]) -> Iterator[str]:
        cards = [self.words.card(int(event.a)) for event in events if event.a > HIDDEN]
        if cards:
            yield self.words.say("log-drawn", cards=", ".join(cards))

    def chosen(self, events: Sequence[Event]) -> Iterator[str]:
        """Only the own food card is worth telling: who has chosen stands on the table."""
        yield from (self.plain(event) for event in events if event.seat == self.reader)

    def plays(self, events: Sequence[Event]) -> Iterator[str]:
        """What somebody plays, in one sentence; the reader's own plays one by one."""
        seat = int(events[0].seat)
        if len(events) == 1 or seat == self.reader:
            yield from self.singly(events)
            return
        down = Counter(int(event.b) for event in events if event.kind == ids.TRAIT_PLAYED)
        parts = [self.play(event) for event in events if event.kind != ids.TRAIT_PLAYED]
        parts += [
            self.words.say("tale-trait-played", b=self.name(sid), count=count)
            for sid, count in down.items()
        ]
        yield self.words.say("tale-plays", seat=self.words.seat(seat), plays="; ".join(parts))

    def play(self, event: Event) -> str:
        kind = self.words.language.events[int(event.kind)]
        return self.words.say(
            f"tale-{kind}",
            a=self.words.card(int(event.a)),
            b=self.name(int(event.b)),
            c=int(event.c),
        )

    def shown(self, events: Sequence[Event]) -> Iterator[str]:
        """The new traits of all species."""
        parts = []
        for sid, same in groupby(events, key=lambda event: int(event.b)):
            traits = [self.words.trait(self.words.cards.trait[event.a]) for event in same]
            parts.append(f"{self.name(sid)} {', '.join(traits)}")
        yield self.words.say("tale-shown", traits="; ".join(parts))

    # Food

    def food_cards(self, events: Sequence[Event]) -> Iterator[str]:
        self.sum = sum(self.words.cards.food[event.a] for event in events)
        cards = [f"{self.who(int(event.seat))} {self.words.card(int(event.a))}" for event in events]
        yield self.words.say("tale-food-cards", cards=", ".join(cards))

    def hole(self, events: Sequence[Event]) -> Iterator[str]:
        self.fed = True
        for event in events:
            yield self.words.say("tale-hole", sum=f"{self.sum:+d}", a=int(event.a))

    def meals(self, events: Sequence[Event]) -> Iterator[str]:
        """Food taken, with what brought it; plain meals at the watering hole in one sentence."""
        told = [(event, self.cause(event)) for event in events]
        usual = [self.is_usual(event, cause) for event, cause in told]
        pairs = zip(told, usual, strict=True)
        for plainly, same in groupby(pairs, key=lambda pair: pair[1]):
            several = [pair[0] for pair in same]
            if plainly and len(several) > 1:
                names = ", ".join(self.name(int(event.a)) for event, _ in several)
                yield self.words.say("tale-plants", names=names)
            else:
                yield from (self.meal(event, cause) for event, cause in several)

    def is_usual(self, event: Event, cause: str) -> bool:
        """One plant from the watering hole, taken in turn."""
        return cause == NONE and event.b == 1 and event.d == ids.HOLE

    def meal(self, event: Event, cause: str) -> str:
        food = {"a": self.name(int(event.a)), "b": int(event.b)}
        kind = "plant" if event.c == ids.PLANT else "meat"
        return self.words.say("tale-meal", kind=kind, cause=cause, **food)

    def cause(self, event: Event) -> str:
        """Which trait brought this food, where the order of events tells it for certain."""
        sid, before, self.taker = int(event.a), self.taker, int(event.a)
        if before == sid and event.c == ids.PLANT and self.has(sid, "foraging"):
            return self.words.say("trait-foraging")
        if before and self.is_right_of(sid, before) and self.has(before, "cooperation"):
            trait = self.words.say("trait-cooperation")
            return self.words.say("cause-of", trait=trait, species=self.name(before))
        if event.d == ids.HOLE or sid == self.hunter:
            return NONE
        return self.bank_cause(sid, int(event.c))

    def bank_cause(self, sid: int, kind: int) -> str:
        """Why food comes from the bank to somebody who did not attack."""
        if kind == ids.MEAT and self.hunter and self.has(sid, "scavenger"):
            return self.words.say("trait-scavenger")
        if sid == self.thinker:
            return self.words.say("trait-intelligence")
        if not self.fed and self.has(sid, "long-neck"):
            return self.words.say("trait-long-neck")
        if self.fed and self.has(sid, "migratory"):
            return self.words.say("trait-migratory")
        return NONE

    def is_right_of(self, sid: int, other: int) -> bool:
        owner = self.species(other).owner
        row = [*self.table.players[owner].row]
        return other in row and row.index(other) + 1 < len(row) and row[row.index(other) + 1] == sid

    def born(self, events: Sequence[Event]) -> Iterator[str]:
        trait = self.words.say("trait-fertile")
        for event in events:
            yield self.words.say("tale-born", a=self.name(int(event.a)), cause=trait)

    def brought_home(self, events: Sequence[Event]) -> Iterator[str]:
        totals: dict[int, int] = {}
        for event in events:
            totals[int(event.seat)] = totals.get(int(event.seat), 0) + int(event.a)
        listed = [f"{self.who(seat)} {food}" for seat, food in totals.items()]
        yield self.words.say("tale-home", foods=", ".join(listed))

    def passed(self, events: Sequence[Event]) -> Iterator[str]:
        self.hunter = self.taker = 0
        others = [int(event.seat) for event in events if event.seat != self.reader]
        if others:
            names = ", ".join(self.words.seat(seat) for seat in dict.fromkeys(others))
            yield self.words.say("tale-passed", names=names, count=len(set(others)))

    # Attacks and losses

    def attack(self, events: Sequence[Event]) -> Iterator[str]:
        """Told with what the prey loses."""
        self.hunter, self.prey = int(events[-1].a), int(events[-1].b)
        self.taker = 0
        yield from ()

    def spent(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.thinker = int(event.b)
            ignored = self.words.trait(int(event.c)) if event.c else NONE
            yield self.words.say(
                "tale-spent",
                seat=self.words.seat(int(event.seat)),
                me=self.me(int(event.seat)),
                a=self.words.card(int(event.a)),
                b=self.name(int(event.b)),
                ignored=ignored,
            )

    def losses(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            yield self.loss(event)

    def loss(self, event: Event) -> str:
        sid = int(event.a)
        if event.c:
            return self.plain(event)
        pair = {"hunter": self.name(self.hunter), "prey": self.name(self.prey)}
        if self.prey and sid == self.prey:
            self.prey = 0
            return self.words.say("tale-attack", b=int(event.b), **pair)
        if self.hunter and sid == self.hunter and not self.taker:
            trait = self.words.say("trait-horns")
            return self.words.say("tale-wound", a=self.name(sid), b=int(event.b), cause=trait)
        return self.words.say("tale-starves", a=self.name(sid), b=int(event.b))
