"""What happened in Oceans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from tangledbank.cli.tales.base import NONE, Tale
from tangledbank.core.action import HIDDEN
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.state import Table
from tangledbank.texts import GameTexts
from tangledbank.texts.oceans import OceansTexts


class OceansTale(Tale):
    """Gains with their traits, losses and deaths with what brought them on."""

    words: OceansTexts
    milestones = frozenset({ids.TURN_BEGAN, ids.GAME_ENDED})
    draws = ids.CARD_DRAWN
    rounds = ids.TURN_BEGAN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.burst = 0  # the species that overpopulates
        self.shed = 0  # the one that has just lost population by that
        self.hunter = self.target = 0  # of an attack that is not yet over
        self.doomed = 0  # a target that had no population
        self.tellings = {
            ids.TURN_BEGAN: self.turn,
            ids.CARD_DRAWN: self.drawn,
            ids.PASSED: self.passed,
            ids.ATTACKED: self.attacked,
            ids.FORAGED: self.foraged,
            ids.LOST: self.lost,
            ids.SCORED: self.scored,
            ids.OVERPOPULATED: self.overpopulated,
            ids.EXTINCT: self.extinct,
            ids.SCENARIO_BEGAN: self.scenario,
            ids.CAMBRIAN: self.cambrian,
            ids.LAST_ROUND: self.last_round,
        }

    def tell(self, view: State, events: Sequence[Event]) -> list[str]:
        """Population that moves is told by the migration that moves it, if there is one."""
        following = [*(int(event.kind) for event in events[1:]), 0]
        kept = [
            event
            for event, after in zip(events, following, strict=False)
            if (event.kind, after) != (ids.MOVED, ids.MIGRATED)
        ]
        return super().tell(view, kept)

    @property
    def table(self) -> Table:
        return cast(Table, self.view)

    def turn(self, events: Sequence[Event]) -> Iterator[str]:
        self.forget()
        yield from self.singly(events)

    def forget(self) -> None:
        """What follows has nothing to do with what was before."""
        self.hunter = self.target = self.doomed = self.burst = self.shed = 0

    def foraged(self, events: Sequence[Event]) -> Iterator[str]:
        self.forget()
        yield from self.singly(events)

    def drawn(self, events: Sequence[Event]) -> Iterator[str]:
        cards = [self.words.card(int(event.a)) for event in events if event.a > HIDDEN]
        if cards:
            yield self.words.say("log-drawn", cards=", ".join(cards))

    def passed(self, events: Sequence[Event]) -> Iterator[str]:
        yield from (self.plain(event) for event in events if event.seat != self.reader)

    # Population

    def attacked(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.forget()
            self.hunter, self.target = int(event.a), int(event.b)
            self.doomed = 0 if event.c else self.target
            yield self.plain(event)

    def overpopulated(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.forget()
            self.burst = int(event.a)
            left = int(self.table.book.left_over)
            yield self.words.say("tale-overpopulated", a=self.name(self.burst), left=left)

    def lost(self, events: Sequence[Event]) -> Iterator[str]:
        """To a place; by overpopulation, or to the other side of an attack, where that is sure."""
        for event in events:
            sid = int(event.a)
            cause = NONE
            if sid == self.burst:
                cause, self.shed = "crowd", sid
                self.burst = sid if self.table.book.shed_split else 0
            elif self.hunter and sid in (self.hunter, self.target):
                cause = self.name(self.target if sid == self.hunter else self.hunter)
            place = self.words.name(self.view, "p", int(event.c))
            values = {"a": self.name(sid), "b": int(event.b), "c": place}
            yield self.words.say("tale-lost", cause=cause, **values)

    def scored(self, events: Sequence[Event]) -> Iterator[str]:
        self.forget()
        seat = int(events[0].seat)
        parts = [
            self.words.say("tale-of", a=int(event.a), b=self.name(int(event.b))) for event in events
        ]
        yield self.words.say(
            "tale-scored",
            me=self.me(seat),
            seat=self.words.seat(seat),
            parts=", ".join(parts),
        )

    def extinct(self, events: Sequence[Event]) -> Iterator[str]:
        """By overpopulation, by an attack on an empty board, otherwise in aging."""
        for event in events:
            sid = int(event.a)
            cause = "crowd" if sid == self.shed else "attack" if sid == self.doomed else "age"
            yield self.words.say("tale-extinct", a=self.name(sid), cause=cause)

    # What changes for all

    def scenario(self, events: Sequence[Event]) -> Iterator[str]:
        self.forget()
        for event in events:
            name, text = self.words.scenario(int(event.a)), self.words.scenario_text(int(event.a))
            yield self.words.say("tale-scenario", name=name, text=text)

    def cambrian(self, events: Sequence[Event]) -> Iterator[str]:
        book = self.table.book
        deep = "no" if book.reef_variant else "yes"
        cards, age = int(book.cards_late), int(book.aging_late)
        yield self.words.say("tale-cambrian", cards=cards, age=age, deep=deep)

    def last_round(self, events: Sequence[Event]) -> Iterator[str]:
        more = "yes" if self.table.book.extra_round else "no"
        yield self.words.say("tale-last-round", more=more)
