"""The feeding phase: players feed in turn until nobody can or wants to. [EVO Phase 5 Feeding]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.cause import pack_cause
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.causes import by_trait
from tangledbank.games.evolution.defenses import free_passes
from tangledbank.games.evolution.ids import (
    AFTER_FEEDING,
    ASK_FEED,
    ASK_FINISH,
    ATTACK,
    BANK,
    BY_HUNGER,
    CARD_SPENT,
    DONE,
    FEED,
    HOLE,
    MEAL_BEGAN,
    PASS,
    PASSED,
    PLANT,
    R_EMPTY,
    R_GONE,
    R_HAND,
    R_HUNGRY,
    R_INTELLIGENCE,
    R_MUST_FEED,
    R_NOW,
    R_OWNER,
    R_PLANT,
    SPEND,
)
from tangledbank.games.evolution.questions import (
    BANK_FOOD,
    HUNTS,
    ROOM,
)
from tangledbank.games.evolution.rules import (
    attack_reason,
    bag,
    cannot_eat,
    cards_needed,
    discard_from_hand,
    hunger,
    is_free,
    lose_population,
    need,
    remove_extinct,
    room,
)
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species
from tangledbank.games.evolution.taking_food import WILLING, take
from tangledbank.games.evolution.timed_effects import begin_moment

TURN: Final = 0  # the seat must feed
FED: Final = 1  # it has fed
OVER: Final = 2  # nobody feeds any more

# Questions


def feed_reason(s: EvolutionState, sp: Species) -> i64:
    """Return why a species cannot eat from the watering hole, or 0. [EVO Feeding Non-Carnivores]"""
    if cannot_eat(s, sp, PLANT):
        return R_PLANT
    if hunger(s, sp) <= 0 and room(s, sp) <= 0:
        return R_HUNGRY
    return 0 if s.hole > 0 else R_EMPTY


def bank_food(s: EvolutionState, sp: Species) -> i64:
    """Return the food that each discarded card brings this species. [EVO Intelligence]"""
    total: i64 = 0
    if sp.hooks & BANK_FOOD and not cannot_eat(s, sp, PLANT):
        for card in sp.cards:
            total += s.book.cards.trait_by_card[card].bank_food()
    return total


def bank_trait(s: EvolutionState, sp: Species) -> i64:
    """Return the id of the trait that brings food for discarded cards, or 0."""
    for card in sp.cards:
        trait = s.book.cards.trait_by_card[card]
        if trait.bank_food() > 0:
            return trait.id
    return 0


def spend_reason(s: EvolutionState, sp: Species) -> i64:
    """Return why no card can be discarded to feed this species, or 0. [EVO Intelligence]"""
    if sp.hooks & BANK_FOOD and cannot_eat(s, sp, PLANT):
        return R_PLANT
    if not bank_food(s, sp):
        return R_INTELLIGENCE
    return R_HUNGRY if hunger(s, sp) <= 0 and room(s, sp) <= 0 else 0


def must_feed(s: EvolutionState, seat: i64) -> bool:
    """Return whether a seat's hungry species can eat without cards. [EVO Phase 5 Feeding] [R53]"""
    for sid in s.players[seat].row:
        if must_eat(s, s.species[sid]):
            return True
    return False


def must_eat(s: EvolutionState, sp: Species) -> bool:
    """Return whether this species is hungry and can eat without cards. [R53]"""
    if need(s, sp) <= 0:
        return False
    return has_free_prey(s, sp) if sp.hooks & HUNTS else not feed_reason(s, sp)


def has_free_prey(s: EvolutionState, attacker: Species) -> bool:
    for player in s.players:
        for sid in player.row:
            if sid != attacker.sid and is_free(s, attacker, s.species[sid]):
                return True
    return False


def turn_reason(s: EvolutionState, seat: i64, action: i64) -> i64:
    """Return why a seat cannot make this move in its feeding turn, or 0."""
    verb: i64 = verb_of(action)
    if verb == PASS:
        return R_MUST_FEED if must_feed(s, seat) else 0
    if verb == SPEND:
        return card_reason(s, seat, action)
    if verb != FEED and verb != ATTACK:
        return R_NOW
    sp = living(s, a_of(action))
    if sp is NOBODY:
        return R_GONE
    if sp.owner != seat:
        return R_OWNER
    if verb == FEED:
        return feed_reason(s, sp)
    return attack_reason(s, sp, living(s, b_of(action)))


def card_reason(s: EvolutionState, seat: i64, action: i64) -> i64:
    """Return why this card cannot be discarded to feed this species, or 0."""
    if not holds(s.players[seat].hand, a_of(action)):
        return R_HAND
    sp = living(s, b_of(action))
    if sp is NOBODY:
        return R_GONE
    return spend_reason(s, sp) if sp.owner == seat else R_OWNER


def living(s: EvolutionState, sid: i64) -> Species:
    return s.species[sid] if sid < len(s.species) else NOBODY


def fill_turn(s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
    """Write the options of a feeding turn, ending with passing if it is allowed."""
    n: i64 = 0
    must = False
    spends = False
    for sid in s.players[seat].row:
        sp = s.species[sid]
        hungry = need(s, sp) > 0
        if not hungry and hunger(s, sp) <= 0 and room(s, sp) <= 0:
            continue
        if sp.hooks & HUNTS:
            before: i64 = n
            n = fill_attacks(s, sp, out, n)
            must = must or (hungry and n > before and has_free_prey(s, sp))
        elif s.hole > 0 and not cannot_eat(s, sp, PLANT):
            out[n] = pack(FEED, sid)
            n += 1
            must = must or hungry
        spends = spends or sp.hooks & BANK_FOOD != 0
    if spends:
        n = fill_spending(s, seat, out, n)
    if not must:
        out[n] = pack(PASS)
        n += 1
    return n


def is_sated(s: EvolutionState, seat: i64) -> bool:
    """Return whether this seat can obviously only pass. `fill_turn` decides all other cases."""
    for sid in s.players[seat].row:
        sp = s.species[sid]
        if s.hole > 0 or sp.hooks & (HUNTS | BANK_FOOD):
            if hunger(s, sp) > 0 or sp.hooks & ROOM:
                return False
    return True


def fill_attacks(
    s: EvolutionState, attacker: Species, out: vec[i64], n: i64, cards_allowed: bool = True
) -> i64:
    """Write the attacks that can be declared, including those that need cards."""
    for player in s.players:
        for sid in player.row:
            if sid != attacker.sid and within_reach(s, attacker, s.species[sid], cards_allowed):
                out[n] = pack(ATTACK, attacker.sid, sid)
                n += 1
    return n


def within_reach(
    s: EvolutionState, attacker: Species, target: Species, cards_allowed: bool
) -> bool:
    """Return whether the hand suffices for this attack; `cards_allowed` permits Intelligence."""
    cost: i64 = cards_needed(
        s, attacker, target, 0, free_passes(s, attacker, target), cards_allowed
    )
    return cost <= len(s.players[attacker.owner].hand)


def fill_spending(s: EvolutionState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Write the cards that can be discarded to feed a species."""
    player = s.players[seat]
    for sid in player.row:
        sp = s.species[sid]
        if sp.hooks & BANK_FOOD and not spend_reason(s, sp):
            for card in player.hand:
                out[n] = pack(SPEND, card, sid)
                n += 1
    return n


def can_spend(s: EvolutionState, seat: i64) -> bool:
    """Return whether this seat can discard a card to feed a species."""
    player = s.players[seat]
    if len(player.hand):
        for sid in player.row:
            sp = s.species[sid]
            if sp.hooks & BANK_FOOD and not spend_reason(s, sp):
                return True
    return False


# Frames


class Feeding(Frame[EvolutionState]):
    """The feeding phase: in each turn, a player feeds one species. [EVO Phase 5 Feeding]"""

    FIELDS: ClassVar = "seat idle stage"

    def __init__(self, seat: i64, idle: i64 = 0, stage: i64 = 0) -> None:
        self.seat: i64 = seat
        self.idle: i64 = idle  # consecutive seats that have passed
        self.stage: i64 = stage

    def step(self, s: EvolutionState) -> None:
        if self.stage == OVER:
            end_feeding(s)
            s.pop()
            return
        if self.stage == FED:
            if can_spend(s, self.seat):
                s.ask(self.seat, ASK_FINISH)
            else:
                self.next_turn(s)
            return
        if self.idle < s.seats:
            if s.skip_forced and is_sated(s, self.seat):
                self.pass_on(s)
            else:
                s.ask(self.seat, ASK_FEED)
        else:
            self.stage = OVER
            begin_moment(s, AFTER_FEEDING, s.first)

    def next_turn(self, s: EvolutionState) -> None:
        self.stage = TURN
        self.seat = (self.seat + 1) % s.seats

    def pass_on(self, s: EvolutionState) -> None:
        self.idle += 1
        self.next_turn(s)

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        if self.stage == TURN:
            return fill_turn(s, seat, out)
        n: i64 = fill_spending(s, seat, out, 0)
        out[n] = pack(DONE)
        return n + 1

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        if self.stage == TURN:
            return turn_reason(s, seat, action)
        verb: i64 = verb_of(action)
        if verb == SPEND:
            return card_reason(s, seat, action)
        return 0 if verb == DONE else R_NOW

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        if verb == PASS:
            s.tell(PASSED, seat)
            self.pass_on(s)
        elif verb == DONE:
            self.next_turn(s)
        else:
            self.idle = 0
            self.meal(s, seat, action)

    def meal(self, s: EvolutionState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        if verb == SPEND:
            sp = s.species[b_of(action)]
            discard_from_hand(s, seat, a_of(action))
            s.tell(CARD_SPENT, seat, a_of(action), sp.sid)
            s.by = by_trait(bank_trait(s, sp), sp)
            take(s, sp, bank_food(s, sp), PLANT, BANK)
            return
        self.stage = FED
        sp = s.species[a_of(action)]
        if verb == FEED:
            s.tell(MEAL_BEGAN, seat, sp.sid)
            take(s, sp, 1, PLANT, HOLE, WILLING)
        else:
            s.push(Attack(sp.sid, b_of(action), hunger(s, sp) <= 0, self.cards_allowed(s)))

    def cards_allowed(self, s: EvolutionState) -> bool:
        """Return whether cards may be discarded to ignore defenses now. [EVO Intelligence 1]"""
        return True

    def turn_seat(self) -> i64:
        return -1 if self.stage == OVER else self.seat

    def clone(self, seat: i64) -> Feeding:
        return Feeding(self.seat, self.idle, self.stage)


def end_feeding(s: EvolutionState) -> None:
    """Remove unfed population and move all food into the bags. [EVO End of Feeding]"""
    died = False
    s.by = pack_cause(BY_HUNGER)
    for player in s.players:
        for sid in player.row:
            sp = s.species[sid]
            lose_population(s, sp, need(s, sp))
            died = died or sp.population == 0
    s.by = 0
    for player in s.players:
        for sid in player.row:
            sp = s.species[sid]
            bag(s, sp, sp.food)
            sp.food = 0
    if died:
        s.by = pack_cause(BY_HUNGER)
        remove_extinct(s)
