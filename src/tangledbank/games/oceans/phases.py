"""Setup, the phases of a turn, and drawing cards."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.phases import Phases
from tangledbank.core.rows import holds
from tangledbank.games.oceans.aging import Aging
from tangledbank.games.oceans.causes import by_scenario
from tangledbank.games.oceans.checks import push_checks
from tangledbank.games.oceans.feeding import Feeding
from tangledbank.games.oceans.ids import (
    ASK_DRAW,
    BEFORE_FEEDING,
    CARD_REVEALED,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW_DEEP,
    GAME_ENDED,
    PILE_DECK,
    PILE_DISCARD,
    POOL_TAKEN,
    R_DRAWN,
    R_DRAWN_FIRST,
    R_DRY,
    R_FULL,
    R_HAND,
    R_LAST_PLACE,
    R_NOT_IN_POOL,
    R_NOW,
    R_SURFACE_ONLY,
    REEF,
    TAKE_POOL,
    TURN_BEGAN,
    ZONE1,
    ZONE3,
)
from tangledbank.games.oceans.playing import PlayCards
from tangledbank.games.oceans.scenario import in_force
from tangledbank.games.oceans.scenario_questions import AFTER_TURN
from tangledbank.games.oceans.state import OceansState
from tangledbank.games.oceans.state_changes import draw_card, draw_deep, fill_pool, move
from tangledbank.games.oceans.timed_effects import begin_moment

BEGIN: Final = 0
PLAY: Final = 1
BEFORE: Final = 2
READY: Final = 3  # checks before feeding
FEED: Final = 4
AGE: Final = 5
AGED: Final = 6  # checks after aging
DRAW: Final = 7
AFTER: Final = 8
PHASES: Final = {
    "setup": BEGIN,
    "play": PLAY,
    "before feeding": BEFORE,
    "feeding": FEED,
    "aging": AGE,
    "draw": DRAW,
}


class Setup(Frame[OceansState]):
    """Deals cards, fills the Reef and the zones, and reveals a card. [R201] [R202] [R203]"""

    FIELDS: ClassVar = ""

    def step(self, s: OceansState) -> None:
        s.pop()
        for i in range(s.seats):
            seat: i64 = (s.first + i) % s.seats
            s.players[seat].bonus = s.book.bonus[i]
        for seat in range(s.seats):
            for _ in range(s.book.hand):
                draw_card(s, seat)
        if not s.book.reef_variant:
            fill_pool(s)
        share: i64 = s.book.population // 4
        for place in range(4):
            s.places[place] = share
        s.places[3] += s.book.population - 4 * share
        s.reserve = s.book.reserve
        self.reveal(s)
        s.turn = s.first
        s.round = 1
        s.push(Turn(BEGIN))

    def reveal(self, s: OceansState) -> None:
        """Reveal a card, and move its migrate number from the Reef and zone 1 to zone 3. [R202]"""
        s.deck, card = pop(s.deck)
        s.discard = append(s.discard, card)
        s.tell(CARD_REVEALED, s.first, card, PILE_DECK, PILE_DISCARD)
        moved = s.book.cards.migrate[card]
        move(s, moved, REEF, ZONE3)
        move(s, moved, ZONE1, ZONE3)

    def phase_key(self) -> str:
        return "setup"

    def clone(self, seat: i64) -> Setup:
        return Setup()


class Turn(Phases[OceansState]):
    """Plays turns (play cards, feed, age, draw) until the last round is over. [R220] [R253]"""

    def step(self, s: OceansState) -> None:
        while s.top is self:
            super().step(s)

    def begin(self, s: OceansState, phase: i64) -> None:
        if phase == BEGIN:
            s.cambrian_this_turn = s.cambrian
            s.tell(TURN_BEGAN, s.turn, s.round)
        elif phase == PLAY:
            s.push(PlayCards(s.turn))
        elif phase == BEFORE:
            begin_moment(s, BEFORE_FEEDING, s.turn)
        elif phase == READY or phase == AGED:
            push_checks(s)
        elif phase == FEED:
            s.push(Feeding(s.turn))
        elif phase == AGE:
            s.push(Aging())
        elif phase == DRAW:
            s.push(Draw(s.turn))
        elif phase == AFTER:
            for card in in_force(s, AFTER_TURN):
                s.by = by_scenario(card.id)
                card.after_turn(s, s.turn)
            s.by = self.by
        else:
            self.finish(s)

    def finish(self, s: OceansState) -> None:
        """Begin the next turn, or end the game after a full round. [R253]"""
        unshift(s)
        self.phase = BEGIN
        s.turn = (s.turn + 1) % s.seats
        if s.turn != s.first:
            return
        if is_over(s):
            s.tell(GAME_ENDED, s.turn)
            s.pop()
            return
        s.round += 1

    def phase_key(self) -> str:
        """Return the key of the last named phase that has begun."""
        begun: i64 = max(self.phase, PLAY)
        return [key for key, phase in PHASES.items() if phase < begun][-1]

    def clone(self, seat: i64) -> Turn:
        return Turn(self.phase)


def is_over(s: OceansState) -> bool:
    """Return whether the last round is over or the round limit is reached. [R253] [R273]"""
    return s.round >= s.book.round_limit or s.has_ended()


def unshift(s: OceansState) -> None:
    """Reset the figure that was shifted this turn, if any. [R264]"""
    if s.conditions.shifted:
        s.conditions.set_shift(0, 0, 0)
        s.refresh()


class Draw(Frame[OceansState]):
    """The draw phase: discard Surface cards, take Deep cards if allowed, and fill the hand.

    [R238] [R239]
    """

    FIELDS: ClassVar = "seat drawn done"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.drawn: i64 = 0  # Deep cards drawn
        self.done = False

    def step(self, s: OceansState) -> None:
        if not self.done and not (s.skip_forced and self.is_done(s)):
            s.ask(self.seat, ASK_DRAW)
            return
        player = s.players[self.seat]
        while len(player.hand) + len(player.deep) < s.book.hand:
            if not draw_card(s, self.seat):
                break
        s.pop()

    def is_done(self, s: OceansState) -> bool:
        """Return whether there is clearly nothing left to discard or take."""
        kept = self.drawn > 0 or len(s.players[self.seat].hand) == 0
        return kept and self.deep_reason(s) != 0

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if not self.drawn:
            for card in s.players[seat].hand:
                out[n] = pack(DISCARD, card)
                n += 1
        if self.deep_reason(s) == 0:
            for card in s.pool:
                out[n] = pack(TAKE_POOL, card)
                n += 1
            if len(s.deep):
                out[n] = pack(DRAW_DEEP)
                n += 1
        out[n] = pack(DONE)
        return n + 1

    def deep_reason(self, s: OceansState) -> i64:
        """Return why no Deep card can be drawn now, or 0. [R239]"""
        player = s.players[self.seat]
        if self.drawn >= s.book.deep_per_turn:
            return R_DRAWN
        count: i64 = len(player.deep) + 1
        if count + len(player.hand) > s.book.hand:
            return R_FULL
        if not s.cambrian and len(player.hand) == 0 and count == s.book.hand:
            return R_LAST_PLACE
        return 0

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        verb: i64 = verb_of(action)
        if verb == DISCARD:
            return self.discard_reason(s, a_of(action))
        if verb == TAKE_POOL:
            if not holds(s.pool, a_of(action)):
                return R_NOT_IN_POOL
            return self.deep_reason(s)
        if verb == DRAW_DEEP:
            return self.deep_reason(s) or (0 if len(s.deep) else R_DRY)
        return 0 if verb == DONE else R_NOW

    def discard_reason(self, s: OceansState, card: i64) -> i64:
        if self.drawn:
            return R_DRAWN_FIRST
        player = s.players[self.seat]
        if holds(player.deep, card):
            return R_SURFACE_ONLY
        return 0 if holds(player.hand, card) else R_HAND

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        player = s.players[seat]
        if verb == DISCARD:
            player.hand = remove(player.hand, a_of(action))
            s.discard = append(s.discard, a_of(action))
            s.tell(DISCARDED, seat, a_of(action))
            s.forbid_undo()
        elif verb == TAKE_POOL:
            s.pool = remove(s.pool, a_of(action))
            player.deep = append(player.deep, a_of(action))
            s.tell(POOL_TAKEN, seat, a_of(action))
            self.drawn += 1
            fill_pool(s)
        elif verb == DRAW_DEEP:
            draw_deep(s, seat)
            self.drawn += 1
        else:
            self.done = True

    def clone(self, seat: i64) -> Draw:
        new = Draw(self.seat)
        new.drawn = self.drawn
        new.done = self.done
        return new
