"""What happened in Evolution and Climate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import cast

from tangledbank.core.action import HIDDEN
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.state import Table
from tangledbank.telling.happening import Happening
from tangledbank.telling.tales.base import NONE, Tale
from tangledbank.texts import GameTexts
from tangledbank.texts.evolution import EvolutionTexts

PLAYS = (
    ids.TRAIT_PLAYED,
    ids.SPECIES_MADE,
    ids.BODY_GREW,
    ids.POPULATION_GREW,
    ids.TRAIT_REMOVED,
)
# Lists of what all players did, each one sentence.
LISTED = (
    ids.TRAIT_REVEALED,
    ids.FOOD_REVEALED,
    ids.FOOD_TAKEN,
    ids.FOOD_BAGGED,
    ids.PASSED,
    ids.EXTINCT,
)
SEEN = (ids.CARDS_DEALT, ids.SPECIES_GIVEN, ids.CARDS_DONE, ids.TRAIT_ACTED, ids.MEAL_BEGAN)


class EvolutionTale(Tale):
    """Evolution: who eats whom, who starves, and which trait brings what."""

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
            ids.ATTACKED: self.silently,  # told with what the prey loses
            ids.CARD_SPENT: self.spent,
            ids.POPULATION_LOST: self.losses,
            ids.FOOD_BAGGED: self.brought_home,
            ids.PASSED: self.passed,
            ids.EXTINCT: self.extinctions,
            ids.DECK_RAN_OUT: self.deck,
            **dict.fromkeys(SEEN, self.silently),
            **dict.fromkeys(PLAYS, self.plays),
        }

    def together(self, happening: Happening) -> Hashable:
        return happening.kind if happening.kind in LISTED else super().together(happening)

    @property
    def table(self) -> Table:
        return cast(Table, self.view)

    # Rounds and cards

    def round(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            yield self.plain(each)
            if self.table.last and self.table.round == each.event.a:
                yield self.words.say("tale-last-round")

    def deck(self, happenings: Sequence[Happening]) -> Iterator[str]:
        which = "this" if self.table.last else "next"
        yield self.words.say("tale-deck", which=which)

    def drawn(self, happenings: Sequence[Happening]) -> Iterator[str]:
        drawn = [int(each.event.a) for each in happenings]
        cards = [self.words.card(card) for card in drawn if card > HIDDEN]
        if cards:
            yield self.words.say("log-drawn", cards=", ".join(cards))

    def chosen(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """Only the own food card is worth telling: who has chosen stands on the table."""
        yield from (self.plain(each) for each in happenings if self.is_mine(each))

    def plays(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """What somebody plays, in one sentence; the reader's own plays one by one."""
        seat = happenings[0].seat
        if len(happenings) == 1 or seat == self.reader:
            yield from self.singly(happenings)
            return
        down = Counter(int(each.event.b) for each in happenings if each.kind == ids.TRAIT_PLAYED)
        parts = [self.play(each) for each in happenings if each.kind != ids.TRAIT_PLAYED]
        parts += [
            self.words.say("tale-trait-played", b=self.name(sid), count=count)
            for sid, count in down.items()
        ]
        yield self.words.say("tale-plays", seat=self.words.seat(seat), plays="; ".join(parts))

    def play(self, happening: Happening) -> str:
        event = happening.event
        kind = self.words.language.events[happening.kind]
        return self.words.say(
            f"tale-{kind}",
            a=self.words.card(int(event.a)),
            b=self.name(int(event.b)),
            c=int(event.c),
        )

    def shown(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """The new traits of all species."""
        parts = []
        for sid, same in groupby(happenings, key=lambda each: int(each.event.b)):
            traits = [self.words.trait(self.words.cards.trait[each.event.a]) for each in same]
            parts.append(f"{self.name(sid)} {', '.join(traits)}")
        yield self.words.say("tale-shown", traits="; ".join(parts))

    # Food

    def food_cards(self, happenings: Sequence[Happening]) -> Iterator[str]:
        cards = [
            f"{self.who(each.seat)} {self.words.card(int(each.event.a))}" for each in happenings
        ]
        yield self.words.say("tale-food-cards", cards=", ".join(cards))

    def hole(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            (total,) = each.notes["cards"]
            yield self.words.say("tale-hole", sum=f"{total:+d}", a=int(each.event.a))

    def meals(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """Food taken, with what brought it; plain meals at the watering hole in one sentence."""
        for plainly, same in groupby(happenings, key=self.is_usual):
            several = list(same)
            if plainly and len(several) > 1:
                names = ", ".join(self.name(int(each.event.a)) for each in several)
                yield self.words.say("tale-plants", names=names)
            else:
                yield from (self.meal(each) for each in several)

    def is_usual(self, happening: Happening) -> bool:
        """One plant from the watering hole, taken in turn."""
        event = happening.event
        return happening.cause is None and event.b == 1 and event.d == ids.HOLE

    def meal(self, happening: Happening) -> str:
        event = happening.event
        food = {"a": self.name(int(event.a)), "b": int(event.b)}
        kind = "plant" if event.c == ids.PLANT else "meat"
        cause = self.because(happening.cause, int(event.a))
        return self.words.say("tale-meal", kind=kind, cause=cause, **food)

    def born(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            sid = int(each.event.a)
            cause = self.because(each.cause, sid)
            yield self.words.say("tale-born", a=self.name(sid), cause=cause)

    def brought_home(self, happenings: Sequence[Happening]) -> Iterator[str]:
        totals: Counter[int] = Counter()
        for each in happenings:
            totals[each.seat] += int(each.event.a)
        listed = [f"{self.who(seat)} {food}" for seat, food in totals.items()]
        yield self.words.say("tale-home", foods=", ".join(listed))

    def passed(self, happenings: Sequence[Happening]) -> Iterator[str]:
        others = [each.seat for each in happenings if each.seat != self.reader]
        if others:
            names = ", ".join(self.words.seat(seat) for seat in dict.fromkeys(others))
            yield self.words.say("tale-passed", names=names, count=len(set(others)))

    def extinctions(self, happenings: Sequence[Happening]) -> Iterator[str]:
        names = ", ".join(self.name(int(each.event.a)) for each in happenings)
        yield self.words.say("tale-extinct", names=names, count=len(happenings))

    # Attacks and losses

    def spent(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            event = each.event
            ignored = self.words.trait(int(event.c)) if event.c else NONE
            yield self.words.say(
                "tale-spent",
                seat=self.words.seat(each.seat),
                me=self.me(each.seat),
                a=self.words.card(int(event.a)),
                b=self.name(int(event.b)),
                ignored=ignored,
            )

    def losses(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            yield self.loss(each)

    def loss(self, happening: Happening) -> str:
        event, cause = happening.event, happening.cause
        sid, lost = int(event.a), int(event.b)
        name = self.name(sid)
        if event.c or cause is None:
            return self.plain(happening)
        if cause.kind == "attack":
            hunter = self.name(cause.being)
            return self.words.say("tale-attack", b=lost, hunter=hunter, prey=name)
        if cause.kind == "trait":
            trait = self.words.trait(cause.id)
            return self.words.say("tale-wound", a=name, b=lost, cause=trait)
        return self.words.say("tale-starves", a=name, b=lost)
