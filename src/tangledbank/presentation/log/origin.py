"""The log of The Origin of Species and Time to Fly."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import cast

from tangledbank.core.action import HIDDEN
from tangledbank.games.origin import ids
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.state import OriginState
from tangledbank.notation.events import NamedEvent
from tangledbank.presentation.log.base import LogWriter
from tangledbank.texts import GameTexts
from tangledbank.texts.origin import OriginTexts

# Events of all players that share a sentence.
LISTED = (ids.RED_TAKEN, ids.DIED, ids.PASSED)
DICE = (ids.DIE_ROLLED, ids.FIRST_PLAYER_CHOSEN, ids.BANK_FILLED)


class OriginLogWriter(LogWriter):
    """A log writer for tokens and deaths, with their causes, and die rolls, with their results."""

    words: OriginTexts
    milestones = frozenset({ids.BANK_FILLED, ids.GAME_ENDED})
    being = "animal"
    draws = ids.CARD_DRAWN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.tellings = {
            ids.TURN_BEGAN: self.turn,
            ids.CARD_DRAWN: self.drawn,
            **dict.fromkeys(DICE, self.dice),
            ids.RED_TAKEN: self.red,
            ids.BLUE_GAINED: self.blue,
            ids.SCAVENGED: self.silently,  # its token is logged instead
            ids.PARTNER_FED: self.silently,  # likewise
            fly.SPECIALIZED: self.silently,
            ids.POISONED: self.poison,
            ids.DIED: self.died,
            ids.PASSED: self.passed,
            ids.REVEAL_DECLINED: self.kept_still,
            ids.DECK_RAN_OUT: self.deck,
        }

    def together(self, event: NamedEvent) -> Hashable:
        if event.kind in DICE:
            return DICE  # dice and their result share a sentence
        return event.kind if event.kind in LISTED else super().together(event)

    # Turns, cards and dice

    def turn(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            yield self.plain(each)
            table = cast(OriginState, self.view)
            if not table.deck and table.turn == each.turn:
                yield self.words.say("log-last-turn")

    def deck(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        yield self.words.say("log-deck")

    def drawn(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        drawn = [each.card for each in events]
        cards = [self.words.card(card) for card in drawn if card > HIDDEN]
        if cards:
            yield self.words.say("event-card-drawn", seat="", me="yes", card=", ".join(cards))

    def dice(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield die rolls with their results; a running animal's roll has its own sentence."""
        rolls: list[NamedEvent] = []
        for each in events:
            if each.kind == ids.FIRST_PLAYER_CHOSEN:
                yield self.started(each, rolls)
            elif each.kind == ids.BANK_FILLED:
                yield self.bank(each, rolls)
            elif each.purpose == ids.FOR_RUNNING:
                yield self.plain(each)
            else:
                rolls.append(each)
                continue
            rolls = []

    def started(self, event: NamedEvent, rolls: Sequence[NamedEvent]) -> str:
        if not rolls:
            return self.plain(event)
        dice = ", ".join(f"{self.who(each.seat)} {each.number}" for each in rolls)
        me, name = self.me(event.seat), self.words.seat(event.seat)
        return self.words.say("log-started", dice=dice, me=me, seat=name)

    def bank(self, event: NamedEvent, rolls: Sequence[NamedEvent]) -> str:
        if not rolls:
            return self.plain(event)
        faces = [each.number for each in rolls]
        dice, plus = " + ".join(map(str, faces)), event.amount - sum(faces)
        return self.words.say("log-bank", dice=dice, plus=plus, amount=event.amount)

    def passed(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        others = [each.seat for each in events if each.seat != self.reader]
        if others:
            names = ", ".join(self.words.seat(seat) for seat in dict.fromkeys(others))
            yield self.words.say("log-passed", names=names, count=len(set(others)))

    def kept_still(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        yield from (self.plain(each) for each in events if not self.is_mine(each))

    # Tokens

    def red(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield red tokens with their causes; single tokens without a cause share a sentence."""
        for plainly, same in groupby(events, key=self.is_usual):
            several = list(same)
            if plainly and len(several) > 1:
                names = ", ".join(self.name(each.eater) for each in several)
                yield self.words.say("log-reds", names=names)
            else:
                yield from (self.token("log-red", each) for each in several)

    def is_usual(self, event: NamedEvent) -> bool:
        return event.cause is None and event.amount == 1

    def blue(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        yield from (self.token("log-blue", each) for each in events)

    def token(self, message: str, event: NamedEvent) -> str:
        told = {"eater": self.name(event.eater), "amount": event.amount}
        return self.words.say(message, cause=self.because(event.cause, event.eater), **told)

    # Attacks and deaths

    def poison(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        for each in events:
            yield self.words.say("log-poisoned", animal=self.name(each.animal))

    def died(self, events: Sequence[NamedEvent]) -> Iterator[str]:
        """Yield deaths by poison and hunger; the sentences about attacks name the animals eaten."""
        for kind, message in (("poison", "log-died-poison"), ("hunger", "log-starved")):
            dead = [each.animal for each in events if each.cause and each.cause.kind == kind]
            if dead:
                names = ", ".join(self.name(aid) for aid in dead)
                yield self.words.say(message, names=names, count=len(dead))
