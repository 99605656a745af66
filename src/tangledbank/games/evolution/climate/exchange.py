"""The exchange after a card turn: a seat puts cards under the deck and draws as many."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import remove, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds, join
from tangledbank.games.evolution.climate.ids import (
    ASK_EXCHANGE,
    CARDS_RETURNED,
    DRAW,
    R_DECK,
    R_DRAW,
    UNDER,
)
from tangledbank.games.evolution.ids import DONE, R_HAND, R_NOW
from tangledbank.games.evolution.playing import (
    PlayInTurn,
    PlayTogether,
    lower_screens,
    reveal_traits,
)
from tangledbank.games.evolution.rules import draw
from tangledbank.games.evolution.state import EvolutionState

# Questions


def can_exchange(s: EvolutionState, seat: i64) -> bool:
    """Return whether a seat has cards to return and can draw new ones. [R85]"""
    return len(s.players[seat].hand) > 0 and len(s.deck) > 0


def exchange_reason(s: EvolutionState, seat: i64, action: i64, put: i64, pending: i64) -> i64:
    """Return why a seat that returned `put` cards cannot make a move, or 0.

    [CLI Phase 3 Play Cards 9]
    """
    verb: i64 = verb_of(action)
    if verb == DRAW:
        return 0 if a_of(action) == put else R_DRAW
    if verb != UNDER:
        return R_NOW
    if not holds(s.players[seat].hand, a_of(action)):
        return R_HAND
    return R_DECK if len(s.deck) <= 2 * pending else 0


def fill_exchange(s: EvolutionState, seat: i64, out: vec[i64], put: i64, pending: i64) -> i64:
    """Write the cards that can still be returned, then the draw.

    `pending` is the number of returned cards under the deck.
    """
    n: i64 = 0
    if len(s.deck) > 2 * pending:
        for card in s.players[seat].hand:
            out[n] = pack(UNDER, card)
            n += 1
    out[n] = pack(DRAW, put)
    return n + 1


# Changes


def put_under(s: EvolutionState, seat: i64, card: i64) -> None:
    player = s.players[seat]
    player.hand = remove(player.hand, card)
    s.deck = join(vec[i64]([card]), s.deck)


def draw_back(s: EvolutionState, seat: i64, put: i64) -> None:
    """Draw as many cards as were returned. They come too late to be played as traits this round."""
    if put:
        s.tell(CARDS_RETURNED, seat, put)
        draw(s, seat, put, False)


# Frames


class Exchange(Frame[EvolutionState]):
    """An exchange: a seat returns cards and draws as many. [CLI Phase 3 Play Cards 8]"""

    FIELDS: ClassVar = "seat put"

    def __init__(self, seat: i64, put: i64 = 0) -> None:
        self.seat: i64 = seat
        self.put: i64 = put

    def step(self, s: EvolutionState) -> None:
        s.ask(self.seat, ASK_EXCHANGE)

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        return fill_exchange(s, seat, out, self.put, self.put)

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        return exchange_reason(s, seat, action, self.put, self.put)

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        if verb_of(action) == UNDER:
            put_under(s, seat, a_of(action))
            self.put += 1
        else:
            s.pop()
            draw_back(s, seat, self.put)

    def turn_seat(self) -> i64:
        return self.seat

    def clone(self, seat: i64) -> Exchange:
        return Exchange(self.seat, self.put)


class ExchangeInTurn(PlayInTurn):
    """Card turns that end with an exchange. [CLI Phase 3 Play Cards]"""

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        super().answer(s, seat, action)
        if verb_of(action) == DONE and can_exchange(s, seat):
            s.push(Exchange(seat))

    def clone(self, seat: i64) -> ExchangeInTurn:
        return ExchangeInTurn(self.seat, self.done)


class ExchangeTogether(PlayTogether):
    """Simultaneous card turns, followed by exchanges one after the other. [R77]"""

    FIELDS: ClassVar = "begun as_done order"

    def __init__(self, begun: bool = False, as_done: bool = False) -> None:
        super().__init__(begun)
        self.as_done = as_done  # in the order in which seats finished
        self.order: list[int] = []

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        super().answer(s, seat, action)
        if verb_of(action) == DONE:
            self.order.append(seat)

    def retract(self, s: EvolutionState, seat: i64) -> bool:
        if seat in self.order:
            self.order.remove(seat)
        return super().retract(s, seat)

    def finish(self, s: EvolutionState) -> None:
        lower_screens(s)
        s.pop()
        if self.as_done:
            s.push(ExchangeRow(self.order))
        else:
            s.push(ExchangeRow([(s.first + i) % s.seats for i in range(s.seats)]))

    def clone(self, seat: i64) -> ExchangeTogether:
        new = ExchangeTogether(self.begun, self.as_done)
        new.order = self.order[:]
        return new


class ExchangeRow(Frame[EvolutionState]):
    """The exchanges of all seats, one after the other; then the new traits are revealed."""

    FIELDS: ClassVar = "seats"

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def step(self, s: EvolutionState) -> None:
        if not self.seats:
            reveal_traits(s)
            s.pop()
            return
        seat: i64 = self.seats.pop(0)
        if can_exchange(s, seat):
            s.push(Exchange(seat))

    def clone(self, seat: i64) -> ExchangeRow:
        return ExchangeRow(self.seats[:])
