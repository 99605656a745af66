"""What happened in The Origin of Species and Time to Fly."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import cast

from tangledbank.core.action import HIDDEN
from tangledbank.games.origin import ids
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.state import Table
from tangledbank.telling.happening import Happening
from tangledbank.telling.tales.base import Tale
from tangledbank.texts import GameTexts
from tangledbank.texts.origin import OriginTexts

# Told together, whoever they are about.
LISTED = (ids.DIE_ROLLED, ids.RED_TAKEN, ids.DIED, ids.PASSED)


class OriginTale(Tale):
    """Tokens with what brought them, deaths with what they died of."""

    words: OriginTexts
    milestones = frozenset({ids.BANK_FILLED, ids.GAME_ENDED})
    draws = ids.CARD_DRAWN

    def __init__(self, words: GameTexts, reader: int) -> None:
        super().__init__(words, reader)
        self.tellings = {
            ids.TURN_BEGAN: self.turn,
            ids.CARD_DRAWN: self.drawn,
            ids.DIE_ROLLED: self.rolled,
            ids.STARTED: self.started,
            ids.BANK_FILLED: self.bank,
            ids.RED_TAKEN: self.red,
            ids.BLUE_GOT: self.blue,
            ids.SCAVENGED: self.silently,  # told with the token that it brings
            ids.PAIR_USED: self.silently,  # as well
            fly.SPECIALIZED: self.silently,
            ids.POISONED: self.poison,
            ids.DIED: self.died,
            ids.PASSED: self.passed,
            ids.STILL_KEPT: self.kept_still,
            ids.DECK_RAN_OUT: self.deck,
        }

    def together(self, happening: Happening) -> Hashable:
        return happening.kind if happening.kind in LISTED else super().together(happening)

    # Turns, cards and dice

    def turn(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            yield self.plain(each)
            table = cast(Table, self.view)
            if not table.deck and table.turn == each.event.a:
                yield self.words.say("tale-last-turn")

    def deck(self, happenings: Sequence[Happening]) -> Iterator[str]:
        yield self.words.say("tale-deck")

    def drawn(self, happenings: Sequence[Happening]) -> Iterator[str]:
        drawn = [int(each.event.a) for each in happenings]
        cards = [self.words.card(card) for card in drawn if card > HIDDEN]
        if cards:
            yield self.words.say("event-card-drawn", seat="", me="yes", card=", ".join(cards))

    def rolled(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """Told with what the dice decide, but for one whose animal runs."""
        yield from self.singly([each for each in happenings if "running" in each.notes])

    def started(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            throws = zip(each.notes["seats"], each.notes["dice"], strict=True)
            dice = ", ".join(f"{self.who(seat)} {face}" for seat, face in throws)
            me, name = self.me(each.seat), self.words.seat(each.seat)
            yield self.words.say("tale-started", dice=dice, me=me, seat=name)

    def bank(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            faces, total = each.notes["dice"], int(each.event.a)
            yield self.words.say(
                "tale-bank",
                dice=" + ".join(str(face) for face in faces),
                plus=total - sum(faces),
                a=total,
            )

    def passed(self, happenings: Sequence[Happening]) -> Iterator[str]:
        others = [each.seat for each in happenings if each.seat != self.reader]
        if others:
            names = ", ".join(self.words.seat(seat) for seat in dict.fromkeys(others))
            yield self.words.say("tale-passed", names=names, count=len(set(others)))

    def kept_still(self, happenings: Sequence[Happening]) -> Iterator[str]:
        yield from (self.plain(each) for each in happenings if not self.is_mine(each))

    # Tokens

    def red(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """Red tokens; those taken in turn in one sentence."""
        for plainly, same in groupby(happenings, key=self.is_usual):
            several = list(same)
            if plainly and len(several) > 1:
                names = ", ".join(self.name(int(each.event.a)) for each in several)
                yield self.words.say("tale-reds", names=names)
            else:
                yield from (self.token("tale-red", each) for each in several)

    def is_usual(self, happening: Happening) -> bool:
        return happening.cause is None and happening.event.b == 1

    def blue(self, happenings: Sequence[Happening]) -> Iterator[str]:
        yield from (self.token("tale-blue", each) for each in happenings)

    def token(self, message: str, happening: Happening) -> str:
        aid = int(happening.event.a)
        values = {"a": self.name(aid), "b": int(happening.event.b)}
        return self.words.say(message, cause=self.because(happening.cause, aid), **values)

    # Attacks and deaths

    def poison(self, happenings: Sequence[Happening]) -> Iterator[str]:
        for each in happenings:
            yield self.words.say("tale-poisoned", a=self.name(int(each.event.a)))

    def died(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """Of hunger or of poison; that somebody was eaten was said before."""
        for kind, message in (("poison", "tale-died-poison"), ("hunger", "tale-starved")):
            dead = [int(e.event.a) for e in happenings if e.cause and e.cause.kind == kind]
            if dead:
                names = ", ".join(self.name(aid) for aid in dead)
                yield self.words.say(message, names=names, count=len(dead))
