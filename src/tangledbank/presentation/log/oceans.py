"""The log of Oceans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from tangledbank.core.action import HIDDEN
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.state import OceansState
from tangledbank.notation.events import Cause, NamedEvent
from tangledbank.presentation.log.base import NONE, LogLine, LogWriter
from tangledbank.texts import GameTexts
from tangledbank.texts.oceans import OceansTexts

DEATHS = ("overpopulation", "attack")  # other species die of age


class OceansLogWriter(LogWriter):
    """A log writer for Oceans, with the causes of losses and extinctions."""

    words: OceansTexts
    milestones = frozenset({ids.TURN_BEGAN, ids.GAME_ENDED})
    draws = ids.CARD_DRAWN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.carried: set[int] = set()  # ids of move events that a migration describes
        self.tellings = {
            ids.CARD_DRAWN: self.drawn,
            ids.PASSED: self.passed,
            ids.POPULATION_LOST: self.lost,
            ids.SCORED: self.scored,
            ids.OVERPOPULATED: self.overpopulated,
            ids.EXTINCT: self.extinct,
            ids.SCENARIO_BEGAN: self.scenario,
            ids.CAMBRIAN: self.cambrian,
            ids.LAST_ROUND: self.last_round,
        }

    def told(self, events: Sequence[NamedEvent]) -> list[LogLine]:
        """Return the log lines; a migration's sentence includes the population that it moves."""
        following = pairwise(events)
        pair = (ids.POPULATION_MOVED, ids.MIGRATED)
        self.carried = {id(one) for one, after in following if (one.kind, after.kind) == pair}
        return super().told(events)

    def is_worth(self, event: NamedEvent) -> bool:
        return id(event) not in self.carried and super().is_worth(event)

    @property
    def table(self) -> OceansState:
        return cast(OceansState, self.view)

    def drawn(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        drawn = [each.card for each in events]
        cards = [self.words.card(card) for card in drawn if card > HIDDEN]
        if cards:
            yield self.words.say("log-drawn", cards=", ".join(cards))

    def passed(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        yield from (self.plain(each) for each in events if not self.is_mine(each))

    # Population

    def overpopulated(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        left = int(self.table.book.left_over)
        for each in events:
            yield self.words.say("log-overpopulated", species=self.name(each.species), left=left)

    def lost(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield population losses, with their destinations and causes."""
        for each in events:
            place = self.words.name(self.view, "place", each.place)
            told = {"species": self.name(each.species), "amount": each.amount, "place": place}
            yield self.words.say("log-lost", cause=self.reason(each.cause), **told)

    def reason(self, cause: Cause | None) -> str:
        if cause is None or cause.kind == "over-limit":
            return NONE
        if cause.kind == "scenario":
            return self.words.scenario(cause.id)
        return self.because(cause, 0) if cause.kind == "trait" else cause.kind

    def scored(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        seat = events[0].seat
        parts = [
            self.words.say("log-of", amount=each.amount, species=self.name(each.species))
            for each in events
        ]
        yield self.words.say(
            "log-scored",
            me=self.me(seat),
            seat=self.words.seat(seat),
            parts=", ".join(parts),
        )

    def extinct(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield extinctions, which overpopulation, an attack or age can cause."""
        for each in events:
            cause = each.cause.kind if each.cause and each.cause.kind in DEATHS else "age"
            yield self.words.say("log-extinct", species=self.name(each.species), cause=cause)

    # Changes for all players

    def scenario(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            scenario = each.scenario
            name, text = self.words.scenario(scenario), self.words.scenario_text(scenario)
            yield self.words.say("log-scenario", name=name, text=text)

    def cambrian(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        book = self.table.book
        deep = "no" if book.reef_variant else "yes"
        cards, age = int(book.cards_late), int(book.aging_late)
        yield self.words.say("log-cambrian", cards=cards, age=age, deep=deep)

    def last_round(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        more = "yes" if self.table.book.extra_round else "no"
        yield self.words.say("log-last-round", more=more)
