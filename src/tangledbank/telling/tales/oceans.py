"""What happened in Oceans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from tangledbank.core.action import HIDDEN
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.state import Table
from tangledbank.telling.happening import Cause, Happening
from tangledbank.telling.tales.base import NONE, Line, Tale
from tangledbank.texts import GameTexts
from tangledbank.texts.oceans import OceansTexts

DEATHS = ("crowd", "attack")  # others die in aging


class OceansTale(Tale):
    """Gains with their traits, losses and deaths with what brought them on."""

    words: OceansTexts
    milestones = frozenset({ids.TURN_BEGAN, ids.GAME_ENDED})
    draws = ids.CARD_DRAWN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.carried: set[int] = set()  # places of moves that a migration tells
        self.tellings = {
            ids.CARD_DRAWN: self.drawn,
            ids.PASSED: self.passed,
            ids.LOST: self.lost,
            ids.SCORED: self.scored,
            ids.OVERPOPULATED: self.overpopulated,
            ids.EXTINCT: self.extinct,
            ids.SCENARIO_BEGAN: self.scenario,
            ids.CAMBRIAN: self.cambrian,
            ids.LAST_ROUND: self.last_round,
        }

    def lines(self, view: State, happenings: Sequence[Happening]) -> list[Line]:
        """Population that moves is told by the migration that moves it, if there is one."""
        following = pairwise(happenings)
        pair = (ids.MOVED, ids.MIGRATED)
        self.carried = {id(one) for one, after in following if (one.kind, after.kind) == pair}
        return super().lines(view, happenings)

    def is_worth(self, happening: Happening) -> bool:
        return id(happening) not in self.carried and super().is_worth(happening)

    @property
    def table(self) -> Table:
        return cast(Table, self.view)

    def drawn(self, happenings: Sequence[Happening]) -> Iterator[str]:
        drawn = [int(each.event.a) for each in happenings]
        cards = [self.words.card(card) for card in drawn if card > HIDDEN]
        if cards:
            yield self.words.say("log-drawn", cards=", ".join(cards))

    def passed(self, happenings: Sequence[Happening]) -> Iterator[str]:
        yield from (self.plain(each) for each in happenings if not self.is_mine(each))

    # Population

    def overpopulated(self, happenings: Sequence[Happening]) -> Iterator[str]:
        left = int(self.table.book.left_over)
        for each in happenings:
            yield self.words.say("tale-overpopulated", a=self.name(int(each.event.a)), left=left)

    def lost(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """To a place; by overpopulation, or by a trait or a Scenario."""
        for each in happenings:
            event = each.event
            place = self.words.name(self.view, "place", int(event.c))
            values = {"a": self.name(int(event.a)), "b": int(event.b), "c": place}
            yield self.words.say("tale-lost", cause=self.reason(each.cause), **values)

    def reason(self, cause: Cause | None) -> str:
        if cause is None or cause.kind == "limit":
            return NONE
        if cause.kind == "scenario":
            return self.words.scenario(cause.id)
        return self.because(cause, 0) if cause.kind == "trait" else cause.kind

    def scored(self, happenings: Sequence[Happening]) -> Iterator[str]:
        seat = happenings[0].seat
        parts = [
            self.words.say("tale-of", a=int(each.event.a), b=self.name(int(each.event.b)))
            for each in happenings
        ]
        yield self.words.say(
            "tale-scored",
            me=self.me(seat),
            seat=self.words.seat(seat),
            parts=", ".join(parts),
        )

    def extinct(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """By overpopulation, by an attack on an empty board, otherwise in aging."""
        for each in happenings:
            cause = each.cause.kind if each.cause and each.cause.kind in DEATHS else "age"
            yield self.words.say("tale-extinct", a=self.name(int(each.event.a)), cause=cause)

    # What changes for all

    def scenario(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            scenario = int(each.event.a)
            name, text = self.words.scenario(scenario), self.words.scenario_text(scenario)
            yield self.words.say("tale-scenario", name=name, text=text)

    def cambrian(self, happenings: Sequence[Happening]) -> Iterator[str]:
        book = self.table.book
        deep = "no" if book.reef_variant else "yes"
        cards, age = int(book.cards_late), int(book.aging_late)
        yield self.words.say("tale-cambrian", cards=cards, age=age, deep=deep)

    def last_round(self, happenings: Sequence[Happening]) -> Iterator[str]:
        more = "yes" if self.table.book.extra_round else "no"
        yield self.words.say("tale-last-round", more=more)
