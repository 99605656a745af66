"""What happened in The Origin of Species and Time to Fly."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import cast

from tangledbank.cli.tales.base import NONE, Tale
from tangledbank.core.action import HIDDEN
from tangledbank.core.event import Event
from tangledbank.games.origin import ids
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.state import Table
from tangledbank.texts import GameTexts
from tangledbank.texts.origin import OriginTexts

# Told together, whoever they are about.
LISTED = (ids.DIE_ROLLED, ids.RED_TAKEN, ids.DIED, ids.PASSED)


class OriginTale(Tale):
    """Tokens with what brought them, deaths with what they died of."""

    words: OriginTexts
    milestones = frozenset({ids.BANK_FILLED, ids.GAME_ENDED})
    draws = ids.CARD_DRAWN
    rounds = ids.TURN_BEGAN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.causes: dict[int, str] = {}  # why an animal gets its next token
        self.eaten: set[int] = set()
        self.poisoned: set[int] = set()
        self.dice: list[Event] = []  # not told yet
        self.feeding = False  # dice are thrown by those who run
        self.tellings = {
            ids.TURN_BEGAN: self.turn,
            ids.CARD_DRAWN: self.drawn,
            ids.DIE_ROLLED: self.rolled,
            ids.STARTED: self.started,
            ids.BANK_FILLED: self.bank,
            ids.RED_TAKEN: self.red,
            ids.BLUE_GOT: self.blue,
            ids.SCAVENGED: self.scavenged,
            ids.PAIR_USED: self.paired,
            fly.SHED_TRAIT: self.shed,
            ids.EATEN: self.meal,
            ids.POISONED: self.poison,
            ids.DIED: self.died,
            ids.PASSED: self.passed,
            ids.STILL_KEPT: self.kept_still,
            ids.DECK_RAN_OUT: self.deck,
        }

    def together(self, event: Event) -> Hashable:
        return int(event.kind) if event.kind in LISTED else super().together(event)

    # Turns, cards and dice

    def turn(self, events: Sequence[Event]) -> Iterator[str]:
        self.eaten, self.poisoned, self.causes, self.feeding = set(), set(), {}, False
        for event in events:
            yield self.plain(event)
            table = cast(Table, self.view)
            if not table.deck and table.turn == event.a:
                yield self.words.say("tale-last-turn")

    def deck(self, events: Sequence[Event]) -> Iterator[str]:
        yield self.words.say("tale-deck")

    def drawn(self, events: Sequence[Event]) -> Iterator[str]:
        cards = [self.words.card(int(event.a)) for event in events if event.a > HIDDEN]
        if cards:
            yield self.words.say("event-card-drawn", seat="", me="yes", a=", ".join(cards))

    def rolled(self, events: Sequence[Event]) -> Iterator[str]:
        """Told with what the dice decide, but for one whose animal runs."""
        if self.feeding:
            yield from self.singly(events)
        else:
            self.dice += events

    def throws(self) -> str:
        return ", ".join(f"{self.who(int(die.seat))} {int(die.a)}" for die in self.dice)

    def started(self, events: Sequence[Event]) -> Iterator[str]:
        event = events[-1]
        yield self.words.say(
            "tale-started",
            dice=self.throws(),
            me=self.me(int(event.seat)),
            seat=self.words.seat(int(event.seat)),
        )
        self.dice = []

    def bank(self, events: Sequence[Event]) -> Iterator[str]:
        self.feeding = True
        for event in events:
            faces = [int(die.a) for die in self.dice]
            self.dice = []
            yield self.words.say(
                "tale-bank",
                dice=" + ".join(str(face) for face in faces),
                plus=int(event.a) - sum(faces),
                a=int(event.a),
            )

    def passed(self, events: Sequence[Event]) -> Iterator[str]:
        others = [int(event.seat) for event in events if event.seat != self.reader]
        if others:
            names = ", ".join(self.words.seat(seat) for seat in dict.fromkeys(others))
            yield self.words.say("tale-passed", names=names, count=len(set(others)))

    def kept_still(self, events: Sequence[Event]) -> Iterator[str]:
        yield from (self.plain(event) for event in events if event.seat != self.reader)

    # Tokens

    def red(self, events: Sequence[Event]) -> Iterator[str]:
        """Red tokens; those taken in turn in one sentence."""
        told = [(event, self.causes.pop(int(event.a), NONE)) for event in events]
        for plainly, same in groupby(told, key=lambda pair: pair[1] == NONE and pair[0].b == 1):
            several = list(same)
            if plainly and len(several) > 1:
                names = ", ".join(self.name(int(event.a)) for event, _ in several)
                yield self.words.say("tale-reds", names=names)
            else:
                for event, cause in several:
                    values = {"a": self.name(int(event.a)), "b": int(event.b)}
                    yield self.words.say("tale-red", cause=cause, **values)

    def blue(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            cause = self.causes.pop(int(event.a), NONE)
            values = {"a": self.name(int(event.a)), "b": int(event.b)}
            yield self.words.say("tale-blue", cause=cause, **values)

    def scavenged(self, events: Sequence[Event]) -> Iterator[str]:
        """Told with the token that it brings."""
        for event in events:
            self.causes[int(event.a)] = self.words.say("trait-scavenger")
        yield from ()

    def paired(self, events: Sequence[Event]) -> Iterator[str]:
        """Told with the token that it brings."""
        for event in events:
            self.causes[int(event.c)] = self.words.trait(int(event.b))
        yield from ()

    def shed(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.causes[int(event.a)] = self.words.say("trait-metamorphose")
            yield self.plain(event)

    # Attacks and deaths

    def meal(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.eaten.add(int(event.a))
            yield self.plain(event)

    def poison(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            self.poisoned.add(int(event.a))
            yield self.words.say("tale-poisoned", a=self.name(int(event.a)))

    def died(self, events: Sequence[Event]) -> Iterator[str]:
        """Of hunger or of poison; that somebody was eaten was said before."""
        left = [int(event.a) for event in events if int(event.a) not in self.eaten]
        for poisoned in (True, False):
            dead = [aid for aid in left if (aid in self.poisoned) == poisoned]
            if dead:
                names = ", ".join(self.name(aid) for aid in dead)
                message = "tale-died-poison" if poisoned else "tale-starved"
                yield self.words.say(message, names=names, count=len(dead))
