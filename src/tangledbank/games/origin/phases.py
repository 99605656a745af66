"""The turn: development, food bank, feeding, extinction and draw."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, c_of, d_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.phases import Phases
from tangledbank.core.rows import place_of, row_of, take_out, zeros
from tangledbank.games.origin.causes import by_extinction
from tangledbank.games.origin.feeding import Feeding
from tangledbank.games.origin.ids import (
    ANIMAL_PLAYED,
    ASK_PLAY,
    CARD_DRAWN,
    FIRST_PLAYER_CHOSEN,
    FOR_START,
    FOR_TIE,
    GAME_ENDED,
    PAIR_PLAYED,
    PASS,
    PASSED,
    PLAY_ANIMAL,
    PLAY_PAIR,
    PLAY_TRAIT,
    R_ALIKE,
    R_FACE,
    R_GONE,
    R_HAND,
    R_MUST_PLAY,
    R_NOW,
    TRAIT_PLAYED,
    TURN_BEGAN,
)
from tangledbank.games.origin.questions import DIRECTED
from tangledbank.games.origin.rules import has_pair, host_reason, is_fed, is_last, pair_reason
from tangledbank.games.origin.state import NOBODY, Animal, OriginState, trait_at
from tangledbank.games.origin.state_changes import (
    attach_pair,
    attach_trait,
    discard_animal,
    fill_bank,
    maybe_run_out,
    roll_off,
)
from tangledbank.games.origin.traits.base import Trait

START: Final = 0
DEVELOPMENT: Final = 1
FOOD: Final = 2
FEEDING: Final = 3
EXTINCTION: Final = 4
PHASES: Final = {
    "development": DEVELOPMENT,
    "food": FOOD,
    "feeding": FEEDING,
    "extinction": EXTINCTION,
}


class Turn(Phases[OriginState]):
    """Plays turns of four phases until the last turn is over. [ORI The Game Turn]"""

    def begin(self, s: OriginState, phase: i64) -> None:
        if phase == START:
            start(s)
        elif phase == DEVELOPMENT:
            s.turn += 1
            s.tell(TURN_BEGAN, s.first, s.turn)
            s.push(Development(s.first))
        elif phase == FOOD:
            fill_bank(s)
        elif phase == FEEDING:
            s.push(Feeding(s.first))
        else:
            self.finish(s)

    def finish(self, s: OriginState) -> None:
        """Resolve extinction, then end the game or begin the next turn.

        [ORI Extinction and Draw]
        """
        extinction(s)
        if is_last(s):
            end_game(s)
            s.pop()
            return
        deal(s)
        clean_up(s)
        s.first = (s.first + 1) % s.seats
        self.phase = DEVELOPMENT

    def phase_key(self) -> str:
        """Return the key of the current phase; `phase` is the next one."""
        return list(PHASES)[min(max(self.phase - 1, 0), len(PHASES) - 1)]

    def clone(self, seat: i64) -> Turn:
        return Turn(self.phase)


def start(s: OriginState) -> None:
    """Deal the starting hands, and let the highest die determine the first player.

    [ORI Preparation]
    """
    for _ in range(s.book.hand):
        for seat in range(s.seats):
            draw(s, seat)
    s.first = roll_off(s, row_of(range(s.seats)), FOR_START)
    s.tell(FIRST_PLAYER_CHOSEN, s.first)


def draw(s: OriginState, seat: i64) -> None:
    player = s.players[seat]
    s.deck, card = pop(s.deck)
    player.hand = append(player.hand, card)
    s.forbid_undo()
    s.tell_hiding_card(CARD_DRAWN, seat, card)
    maybe_run_out(s)


def extinction(s: OriginState) -> None:
    """Kill unfed and poisoned animals, all at once. [ORI Extinction and Draw] [R318] [R330]"""
    doomed: vec[i64] = vec[i64]()
    for player in s.players:
        for aid in player.row:
            a = s.animals[aid]
            if a.poisoned or not is_fed(s, a):
                doomed = append(doomed, aid)
    for aid in doomed:
        a = s.animals[aid]
        s.by = by_extinction(a)
        discard_animal(s, a)
    s.by = 0


def deal(s: OriginState) -> None:
    """Deal each player one card plus one per animal, or a new hand to players with nothing.

    [ORI Extinction and Draw]
    """
    due: vec[i64] = zeros(s.seats)
    most: i64 = 0
    for seat in range(s.seats):
        player = s.players[seat]
        due[seat] = 1 + len(player.row)
        if len(player.row) + len(player.hand) == 0:
            due[seat] = s.book.hand
        if due[seat] > most:
            most = due[seat]
    for dealt in range(most):
        for i in range(s.seats):
            drawer: i64 = (s.first + i) % s.seats
            if len(s.deck) and due[drawer] > dealt:
                draw(s, drawer)


def clean_up(s: OriginState) -> None:
    """Remove food, keep fat, and reset used traits. [ORI Extinction and Draw]"""
    for player in s.players:
        for aid in player.row:
            a = s.animals[aid]
            a.food = 0
            for slot in range(len(a.marks)):
                if a.marks[slot]:
                    a.mark(slot, trait_at(s, a, slot).mark_after_turn(a.marks[slot]))


def end_game(s: OriginState) -> None:
    """End the game; a die breaks ties in both points and discards. [ORI End of the Game] [R311]"""
    best: i64 = -1
    tied: vec[i64] = vec[i64]()
    for seat in range(s.seats):
        rank: i64 = s.rank(seat)  # no tie-breaking die has been rolled yet
        if rank > best:
            best = rank
            tied = vec[i64]()
        if rank == best:
            tied = append(tied, seat)
    s.players[roll_off(s, tied, FOR_TIE)].luck = 1
    s.tell(GAME_ENDED, s.first)


# Development


def must_play(s: OriginState, seat: i64) -> bool:
    """Return whether the options require this seat to play an animal first. [R312]"""
    player = s.players[seat]
    return s.book.must_play_animal and s.turn == 1 and len(player.hand) > 0 and len(player.row) == 0


def play_reason(s: OriginState, seat: i64, action: i64) -> i64:
    """Return why a seat cannot make this play, or 0."""
    verb: i64 = verb_of(action)
    if verb == PASS:
        return R_MUST_PLAY if must_play(s, seat) else 0
    if verb != PLAY_ANIMAL and verb != PLAY_TRAIT and verb != PLAY_PAIR:
        return R_NOW
    card: i64 = a_of(action)
    reason: i64 = hand_reason(s, seat, card)
    if reason or verb == PLAY_ANIMAL:
        return reason
    trait = s.book.cards.trait_on(card, b_of(action))
    a = s.living(c_of(action))
    if not trait.id or b_of(action) > 1:
        return R_FACE
    if a is NOBODY:
        return R_GONE
    if verb == PLAY_TRAIT:
        return host_reason(seat, a, trait)
    b = s.living(d_of(action))
    if b is NOBODY:
        return R_GONE
    return pair_reason(s, seat, a, b, trait) or order_reason(s, a, b, trait)


def order_reason(s: OriginState, a: Animal, b: Animal, trait: Trait) -> i64:
    """Return R_ALIKE for the second order of a pair if the order does not matter, otherwise 0."""
    row: vec[i64] = s.players[a.owner].row
    if trait.hooks & DIRECTED or place_of(row, a.aid) < place_of(row, b.aid):
        return 0
    return R_ALIKE


def hand_reason(s: OriginState, seat: i64, card: i64) -> i64:
    """Return why this card cannot be played, or 0; of equal cards, only the first is offered."""
    kinds: vec[i64] = s.book.cards.kind
    for held in s.players[seat].hand:
        if held == card:
            return 0
        if card < len(kinds) and kinds[held] == kinds[card]:
            return R_ALIKE
    return R_HAND


def fill_plays(s: OriginState, seat: i64, out: vec[i64]) -> i64:
    """Write all plays of the cards in hand (equal cards once), then passing."""
    n: i64 = 0
    kinds: vec[i64] = s.book.cards.kind
    seen: i64 = 0
    for card in s.players[seat].hand:
        if not seen & kinds[card]:
            seen |= kinds[card]
            out[n] = pack(PLAY_ANIMAL, card)
            n = fill_faces(s, seat, card, out, n + 1)
    if not must_play(s, seat):
        out[n] = pack(PASS)
        n += 1
    return n


def fill_faces(s: OriginState, seat: i64, card: i64, out: vec[i64], n: i64) -> i64:
    """Write the plays of a card as a trait, on the seat's own animals or on others'."""
    for face in range(2):
        trait = s.book.cards.trait_on(card, face)
        if trait.others:
            for owner in range(s.seats):
                if owner != seat:
                    n = fill_row(s, owner, pack(0, card, face), out, n)
        elif trait.id and not trait.animal:
            n = fill_row(s, seat, pack(0, card, face), out, n)
    return n


def fill_row(s: OriginState, owner: i64, play: i64, out: vec[i64], n: i64) -> i64:
    """Write plays on one player's animals; `play` packs the card and its face."""
    trait = s.book.cards.trait_on(a_of(play), b_of(play))
    row: vec[i64] = s.players[owner].row
    if trait.pair:
        return fill_pairs(s, row, play, out, n)
    for aid in row:
        if not s.animals[aid].mask & trait.excludes:
            out[n] = play | pack(PLAY_TRAIT, 0, 0, aid)
            n += 1
    return n


def fill_pairs(s: OriginState, row: vec[i64], play: i64, out: vec[i64], n: i64) -> i64:
    """Write plays on pairs of animals, in both orders if needed; `play` is as in `fill_row`."""
    trait = s.book.cards.trait_on(a_of(play), b_of(play))
    for i in range(len(row)):
        for j in range(0 if trait.hooks & DIRECTED else i + 1, len(row)):
            if i != j and not has_pair(s, s.animals[row[i]], s.animals[row[j]], trait):
                out[n] = play | pack(PLAY_PAIR, 0, 0, row[i], row[j])
                n += 1
    return n


def play_card(s: OriginState, seat: i64, action: i64) -> None:
    """Play a card as an animal, as a trait or as a pair card. [ORI Development Phase]"""
    verb: i64 = verb_of(action)
    card: i64 = a_of(action)
    player = s.players[seat]
    player.hand = take_out(player.hand, card)
    if verb == PLAY_ANIMAL:
        a = s.new_animal(seat, card)
        s.tell_hiding_card(ANIMAL_PLAYED, seat, card, a.aid)
        return
    trait = s.book.cards.trait_on(card, b_of(action))
    a = s.animals[c_of(action)]
    if verb == PLAY_TRAIT:
        attach_trait(s, a, card, trait)
        s.tell(TRAIT_PLAYED, seat, card, trait.id, a.aid)
    else:
        attach_pair(s, a, s.animals[d_of(action)], card, trait)
        s.tell(PAIR_PLAYED, seat, card, trait.id, a.aid, d_of(action))
    s.forbid_undo()


class Development(Frame[OriginState]):
    """The development phase: players play one card each in turn until all have passed.

    [ORI Development Phase]
    """

    FIELDS: ClassVar = "seat passed"

    def __init__(self, seat: i64, passed: i64 = 0) -> None:
        self.seat: i64 = seat
        self.passed: i64 = passed  # bits of the seats that passed

    def step(self, s: OriginState) -> None:
        if self.passed == (1 << s.seats) - 1:
            s.pop()
            return
        while self.passed >> self.seat & 1:
            self.seat = (self.seat + 1) % s.seats
        s.ask(self.seat, ASK_PLAY)

    def fill_legal(self, s: OriginState, seat: i64, out: vec[i64]) -> i64:
        return fill_plays(s, seat, out)

    def why_not(self, s: OriginState, seat: i64, action: i64) -> i64:
        return play_reason(s, seat, action)

    def answer(self, s: OriginState, seat: i64, action: i64) -> None:
        if verb_of(action) == PASS:
            self.passed |= 1 << seat
            s.tell(PASSED, seat)
        else:
            play_card(s, seat, action)
        self.seat = (seat + 1) % s.seats

    def phase_key(self) -> str:
        return "development"

    def turn_seat(self) -> i64:
        return self.seat

    def clone(self, seat: i64) -> Development:
        return Development(self.seat, self.passed)
