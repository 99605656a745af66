"""Encodes a table of The Origin of Species or Time to Fly as a row of numbers."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64

from tangledbank.core.encoder import Encoder, Figures, clear, put, put_player
from tangledbank.core.flow import NOTHING, State
from tangledbank.core.rows import row_of
from tangledbank.games.origin.attack import Attack
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.state import Animal, OriginState

MARKED = 10  # added to a trait's column for each card of it that is used, or full


class OriginEncoder(Encoder):
    """Encodes a seat's knowledge of animals and attacks."""

    SLOTS: ClassVar = 16
    HEAD: ClassVar = "turn bank deck out lurkers"
    PILES: ClassVar = "hand center own-discard"
    SEAT: ClassVar = "discard"
    BEING: ClassVar = "alive food need poisoned revealed card hunts hunted"

    def write_head(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, OriginState)
        put(out, at, s.turn)
        put(out, at + 1, s.bank)
        put(out, at + 2, len(s.deck))
        put(out, at + 3, len(s.out))
        put(out, at + 4, s.lurkers)
        frame = s.top
        while frame is not NOTHING and not isinstance(frame, Attack):
            frame = frame.below
        if isinstance(frame, Attack):
            self.hunter = frame.attack.attacker
            self.prey = frame.attack.target

    def write_piles(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, OriginState)
        self.count(s.players[seat].hand, out, at)
        self.count(s.center, out, at + self.kinds)
        self.count(s.players[seat].discard, out, at + 2 * self.kinds)

    def write_seat(self, s: State, seat: i64, who: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, OriginState)
        player = s.players[who]
        put_player(out, at, s.first == who, s.points(who), len(player.hand))
        put(out, at + 6, len(player.discard))
        first: i64 = at + self.seat
        slot: i64 = -self.first_shown(len(player.row), self.window)
        for aid in player.row:
            if slot >= 0 and slot < self.slots:
                animal = s.animals[aid]
                self.write_animal(s, animal, who == seat, out, first + slot * self.being)
            slot += 1
        return len(player.row)

    def write_animal(self, s: OriginState, a: Animal, own: bool, out: vec[i16], at: i64) -> None:
        clear(out, at, at + self.being)
        put(out, at, 1)
        put(out, at + 1, a.food)
        put(out, at + 2, a.need)
        put(out, at + 3, 1 if a.poisoned else 0)
        put(out, at + 4, 1 if a.revealed else 0)
        if own or a.revealed:
            put(out, at + 5, self.figures.kind[a.card])
        put(out, at + 6, 1 if a.aid == self.hunter else 0)
        put(out, at + 7, 1 if a.aid == self.prey else 0)
        for slot in range(len(a.traits)):
            column: i64 = at + self.traits + a.traits[slot]
            more: i64 = 1 + MARKED if a.marks[slot] else 1
            put(out, column, i64(out[column]) + more)
        for pid in a.pairs:
            pair = s.pairs[pid]
            column = at + self.traits + pair.trait
            more = 1 + MARKED if pair.used else 1
            put(out, column, i64(out[column]) + more)

    def beings_of(self, s: State, seat: i64, who: i64) -> vec[i64]:
        assert isinstance(s, OriginState)
        return s.players[who].row


def figures_of(cards: Cards) -> Figures:
    """Return the figures of all cards; the lower face's trait serves as the card's number."""
    figures = Figures(cards.names)
    figures.trait = cards.face[:]
    figures.number = cards.second[:]
    faces = [[int(cards.face[i]), int(cards.second[i])] for i in range(len(cards.names))]
    figures.face = row_of([face for pair in faces for face in pair])
    return figures
