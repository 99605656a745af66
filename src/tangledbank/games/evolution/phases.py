"""The round and its phases before feeding."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import HIDDEN, NONE, a_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.phases import Phases
from tangledbank.core.rows import holds, take_out, turned, zeros
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.ids import (
    ASK_FOOD,
    BEFORE_REVEAL,
    CARDS_DEALT,
    CHOOSE_FOOD,
    FOOD_CHOSEN,
    FOOD_REVEALED,
    GAME_ENDED,
    HOLE_CHANGED,
    R_HAND,
    R_NOW,
    ROUND_BEGAN,
    SPECIES_GIVEN,
)
from tangledbank.games.evolution.playing import PlayInTurn, PlayTogether
from tangledbank.games.evolution.rules import bag, draw
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.games.evolution.timed_effects import begin_moment

DEAL: Final = 0
FOOD: Final = 1
PLAY: Final = 2
REVEAL: Final = 3
FEEDING: Final = 4
PHASE_KEYS: Final[tuple[str, ...]] = ("deal", "food", "play", "reveal", "feeding")


class Round(Phases[EvolutionState]):
    """A frame that plays rounds of five phases until the last round ends. [EVO Playing the Game]"""

    def begin(self, s: EvolutionState, phase: i64) -> None:
        if phase == DEAL:
            deal(s)
        elif phase == FOOD:
            s.push(SelectFood())
        elif phase == PLAY:
            s.push(self.playing(s, s.first))
        elif phase == REVEAL:
            s.push(self.reveal(s))
        elif phase == FEEDING:
            s.push(self.feeding(s, s.first))
        else:
            self.finish(s)

    def playing(self, s: EvolutionState, turn: i64) -> Frame[EvolutionState]:
        return PlayTogether() if s.book.together else PlayInTurn(turn, (turn - s.first) % s.seats)

    def reveal(self, s: EvolutionState) -> Frame[EvolutionState]:
        return RevealFood()

    def feeding(self, s: EvolutionState, turn: i64) -> Frame[EvolutionState]:
        return Feeding(turn)

    def finish(self, s: EvolutionState) -> None:
        """End the game after the last round, or else pass the start marker. [EVO End of Feeding]"""
        if s.last:
            end_game(s)
            s.pop()
            return
        s.first = (s.first + 1) % s.seats
        self.phase = DEAL

    def phase_key(self) -> str:
        return PHASE_KEYS[self.begun()]

    def begun(self) -> i64:
        """Return the current phase; before the first one, return the deal."""
        return min(max(self.phase - 1, DEAL), FEEDING)

    def clone(self, seat: i64) -> Round:
        return Round(self.phase)


def lay_out(s: EvolutionState) -> None:
    """Shuffle the deck, remove cards, choose the first player. [EVO Set-up] [EVO 2-Player Rules]"""
    s.deck = s.book.cards.deck[:]
    s.rng.shuffle(s.deck)
    rest: i64 = len(s.deck) - s.book.removed
    s.out = turned(s.deck[rest:])
    s.deck = s.deck[:rest]
    s.first = s.rng.below(s.seats)
    s.push(Round())


def deal(s: EvolutionState) -> None:
    """Give a species to players without one, then deal cards. [EVO Phase 1 Deal Cards]"""
    s.round += 1
    s.tell(ROUND_BEGAN, s.first, s.round)
    if s.next_last:
        s.last = True
    for i in range(s.seats):
        seat: i64 = (s.first + i) % s.seats
        player = s.players[seat]
        if len(player.row) == 0:
            sp = s.new_species(seat)
            player.row = append(player.row[:], sp.sid)
            s.tell(SPECIES_GIVEN, seat, sp.sid)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        count: i64 = s.book.deal + len(s.players[seat].row)
        s.tell(CARDS_DEALT, seat, count)
        draw(s, seat, count, True)


def end_game(s: EvolutionState) -> None:
    """Move stored food into its owners' bags. [EVO Fat Tissue]"""
    for player in s.players:
        for sid in player.row:
            sp = s.species[sid]
            for food in sp.tokens:
                bag(s, sp, food)
            sp.tokens = zeros(len(sp.tokens))
    s.tell(GAME_ENDED, s.first)


class SelectFood(Frame[EvolutionState]):
    """The phase in which all players put a card on the watering hole. [EVO Phase 2 Select Food]"""

    FIELDS: ClassVar = "asked"

    def __init__(self, asked: bool = False) -> None:
        self.asked = asked

    def step(self, s: EvolutionState) -> None:
        if self.asked:
            s.forbid_undo()  # all have chosen: nobody may change it
            s.pop()
            return
        self.asked = True
        for i in range(s.seats):
            seat: i64 = (s.first + i) % s.seats
            player = s.players[seat]
            if len(player.hand) and player.food_card == NONE:
                s.ask(seat, ASK_FOOD)

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for card in s.players[seat].hand:
            out[n] = pack(CHOOSE_FOOD, card)
            n += 1
        return n

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        if verb_of(action) != CHOOSE_FOOD:
            return R_NOW
        return 0 if holds(s.players[seat].hand, a_of(action)) else R_HAND

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        player = s.players[seat]
        player.food_card = a_of(action)
        player.hand = take_out(player.hand, player.food_card)
        s.tell_hiding_card(FOOD_CHOSEN, seat, player.food_card)

    def retract(self, s: EvolutionState, seat: i64) -> bool:
        player = s.players[seat]
        if player.food_card == NONE or player.food_card == HIDDEN:
            return False
        player.hand = append(player.hand, player.food_card)
        player.food_card = NONE
        s.ask(seat, ASK_FOOD)
        return True

    def clone(self, seat: i64) -> SelectFood:
        return SelectFood(self.asked)


class RevealFood(Frame[EvolutionState]):
    """The phase in which traits act, then food cards are revealed. [EVO Phase 4 Reveal Food]"""

    FIELDS: ClassVar = "ready"

    def __init__(self, ready: bool = False) -> None:
        self.ready = ready

    def step(self, s: EvolutionState) -> None:
        if not self.ready:
            self.ready = True
            begin_moment(s, BEFORE_REVEAL, s.first)
        else:
            self.reveal(s)

    def reveal(self, s: EvolutionState) -> None:
        cards: i64 = turn_up(s)
        s.hole += cards
        if s.hole < 0:
            s.hole = 0
        s.tell(HOLE_CHANGED, s.first, s.hole, cards)
        s.pop()

    def clone(self, seat: i64) -> RevealFood:
        return RevealFood(self.ready)


def turn_up(s: EvolutionState) -> i64:
    """Reveal and discard the food cards; return the sum of their numbers."""
    total: i64 = 0
    for i in range(s.seats):
        seat: i64 = (s.first + i) % s.seats
        player = s.players[seat]
        card: i64 = player.food_card
        if card != NONE:
            total += s.book.cards.food[card]
            s.tell(FOOD_REVEALED, seat, card)
            s.discard = append(s.discard, card)
            player.food_card = NONE
    s.forbid_undo()
    return total
