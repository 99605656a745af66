"""One attack from its declaration to the last meal that follows from it. [ORI Carnivorous]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.games.origin.changes import kill, reveal
from tangledbank.games.origin.ids import (
    AMBUSHED,
    ASK_ANGLER,
    ASK_IGNORE,
    ASK_REACT,
    ASK_SCAVENGE,
    ATTACKED,
    BLUE,
    EATEN,
    IGNORE,
    IGNORE_NONE,
    IGNORED,
    KEEP_STILL,
    R_ABSENT,
    R_MUST_ANSWER,
    R_NOW,
    R_TARGET,
    REVEAL,
    SCAVENGE,
    SCAVENGED,
    STILL_KEPT,
    SUBMIT,
)
from tangledbank.games.origin.rules import (
    CLEAR,
    MANY,
    blocker,
    food_bar,
    ignored_by,
    is_bare,
    pair_with,
    spend_attack,
    wit_slot,
)
from tangledbank.games.origin.state import NOBODY, UNTIED, Animal, Chase, Table
from tangledbank.games.origin.taking import gain
from tangledbank.games.origin.traits.base import HOOKS

MEAT: Final = 2  # tokens for an animal eaten

# What comes next in an attack.
LURK: Final = 0  # somebody may lie in wait beside a bare prey
COUNTER: Final = 1  # the one who lay in wait chooses what to ignore
WIT: Final = 2  # the hunter's owner may ignore a trait
REACT: Final = 3  # the prey's owner may answer
FEAST: Final = 4  # the prey is eaten, scavengers may come


def declare(s: Table, hunter: Animal, prey: Animal, ambush: bool) -> None:
    """Begin an attack; a single protection is ignored if the hunter can. [TTF Intellect]"""
    spend_attack(hunter)
    chase = Chase(hunter.aid, prey.aid, ambush, False)
    chase.ignored = ignored_by(hunter)
    s.tell(AMBUSHED if ambush else ATTACKED, hunter.owner, hunter.aid, prey.aid)
    s.push(Hunt(chase, LURK))
    found: i64 = blocker(s, hunter, prey, ambush, chase.ignored)
    if found != CLEAR:
        outwit(s, chase, found)


def outwit(s: Table, chase: Chase, card: i64) -> None:
    """The hunter ignores a trait of its prey until the end of the turn. [TTF Intellect]"""
    hunter = s.animals[chase.hunter]
    hunter.marks[wit_slot(hunter)] = card
    ignore(s, chase, card)


def ignore(s: Table, chase: Chase, card: i64) -> None:
    chase.ignored = card
    hunter = s.animals[chase.hunter]
    s.tell(IGNORED, hunter.owner, hunter.aid, card, trait_on(s, s.animals[chase.prey], card))


def trait_on(s: Table, a: Animal, card: i64) -> i64:
    """Which trait a card is on this animal, 0 if it lies elsewhere."""
    for slot in range(len(a.cards)):
        if a.cards[slot] == card:
            return a.traits[slot]
    return pair_with(s, a, card).trait


def lurkers(s: Table, prey: Animal) -> list[int]:
    """Animals of the prey's owner that could be shown now. [TTF Anglerfish] [R344]"""
    if lies_in_wait(s, prey):
        return [prey.aid]
    return [aid for aid in s.players[prey.owner].row if lies_in_wait(s, s.animals[aid])]


def lies_in_wait(s: Table, a: Animal) -> bool:
    face: i64 = s.book.cards.face[a.card]
    return is_bare(a) and not a.revealed and HOOKS.lurks >> face & 1 != 0


class Hunt(Frame[Table]):
    """One attack, window by window. An attack that answers it is finished first. [R347]"""

    FIELDS: ClassVar = "chase stage"

    def __init__(self, chase: Chase, stage: i64) -> None:
        self.chase = chase
        self.stage: i64 = stage

    def step(self, s: Table) -> None:
        chase = self.chase
        if chase.over:
            s.pop()
        elif self.stage == LURK:
            self.look_out(s)
        elif self.stage == COUNTER:
            self.counter(s)
        elif self.stage == WIT:
            self.think(s)
        elif self.stage == REACT:
            self.defend(s)
        else:
            s.pop()
            s.push(Scavenge(s.animals[chase.hunter].owner))

    # The windows

    def look_out(self, s: Table) -> None:
        """The owner of a bare prey is asked while anybody may lie in wait. [R301]"""
        prey = s.animals[self.chase.prey]
        if s.lurkers > 0 and is_bare(prey):
            s.ask(prey.owner, ASK_ANGLER)
        else:
            self.stage = WIT

    def counter(self, s: Table) -> None:
        """One protection of the carnivore is ignored; two are too many. [TTF Anglerfish] [R345]"""
        chase = self.chase
        hunter = s.animals[chase.hunter]
        found: i64 = blocker(s, hunter, s.animals[chase.prey], False, CLEAR)
        if found == MANY:
            s.pop()
        elif found == CLEAR:
            s.ask(hunter.owner, ASK_IGNORE)
        else:
            ignore(s, chase, found)
            self.stage = REACT

    def think(self, s: Table) -> None:
        """A trait of the prey may be ignored, if the hunter can still do that. [TTF Intellect]"""
        hunter = s.animals[self.chase.hunter]
        if (
            wit_slot(hunter) >= 0
            and not is_bare(s.animals[self.chase.prey])
            and (s.book.wit_after_mimicry or not self.chase.sent)
        ):
            s.ask(hunter.owner, ASK_IGNORE)
        else:
            self.stage = REACT

    def defend(self, s: Table) -> None:
        """The prey answers as long as it can and will, then it is eaten. [ORI Traits]"""
        prey = s.animals[self.chase.prey]
        if prey.mask & HOOKS.can_react:
            for slot in range(len(prey.traits)):
                if self.can_react(s, prey, slot):
                    s.ask(prey.owner, ASK_REACT)
                    return
        self.eat(s)

    def can_react(self, s: Table, prey: Animal, slot: i64) -> bool:
        if prey.cards[slot] == self.chase.ignored:
            return False
        return HOOKS.traits[prey.traits[slot]].can_react(s, self.chase, prey, slot)

    def must_react(self, s: Table, prey: Animal) -> i64:
        """A trait that must answer before the prey is eaten, 0 if there is none."""
        for slot in range(len(prey.traits)):
            t: i64 = prey.traits[slot]
            if self.can_react(s, prey, slot) and HOOKS.traits[t].must_react(s):
                return t
        return 0

    def eat(self, s: Table) -> None:
        """The prey dies, then the hunter gets its tokens. [ORI Carnivorous] [R337]"""
        hunter = s.animals[self.chase.hunter]
        prey = s.animals[self.chase.prey]
        s.tell(EATEN, prey.owner, prey.aid, hunter.aid)
        if prey.mask & HOOKS.eaten:
            for slot in range(len(prey.traits)):
                if prey.cards[slot] != self.chase.ignored:
                    HOOKS.traits[prey.traits[slot]].eaten(s, hunter, prey)
        kill(s, prey)
        self.stage = FEAST
        gain(s, hunter, MEAT, BLUE)

    # Options and answers

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        if self.stage == LURK:
            return self.fill_lurkers(s, out)
        if self.stage == REACT:
            return self.fill_reactions(s, out)
        return self.fill_ignores(s, out)

    def fill_lurkers(self, s: Table, out: vec[i64]) -> i64:
        n: i64 = 0
        prey = s.animals[self.chase.prey]
        for aid in lurkers(s, prey):
            out[n] = pack(REVEAL, aid)
            n += 1
        if not lies_in_wait(s, prey):
            out[n] = pack(KEEP_STILL)
            n += 1
        return n

    def fill_ignores(self, s: Table, out: vec[i64]) -> i64:
        """Every trait of the prey once; alike ones count as one."""
        n: i64 = 0
        prey = s.animals[self.chase.prey]
        for slot in range(len(prey.cards)):
            if first_alike(prey, slot) == slot:
                out[n] = pack(IGNORE, prey.cards[slot], prey.aid)
                n += 1
        for pid in prey.pairs:
            out[n] = pack(IGNORE, s.pairs[pid].card, prey.aid)
            n += 1
        out[n] = pack(IGNORE_NONE)
        return n + 1

    def fill_reactions(self, s: Table, out: vec[i64]) -> i64:
        n: i64 = 0
        prey = s.animals[self.chase.prey]
        for slot in range(len(prey.traits)):
            if self.can_react(s, prey, slot):
                trait = HOOKS.traits[prey.traits[slot]]
                n = trait.fill_reactions(s, self.chase, prey, slot, out, n)
        if not self.must_react(s, prey):
            out[n] = pack(SUBMIT, prey.aid)
            n += 1
        return n

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if self.stage == LURK:
            return self.lurk_reason(s, action)
        if self.stage == REACT:
            return self.reaction_reason(s, action)
        if verb_of(action) == IGNORE_NONE:
            return 0
        if verb_of(action) != IGNORE:
            return R_NOW
        if b_of(action) != self.chase.prey:
            return R_TARGET
        return 0 if self.is_ignorable(s, a_of(action)) else R_ABSENT

    def is_ignorable(self, s: Table, card: i64) -> bool:
        prey = s.animals[self.chase.prey]
        for slot in range(len(prey.cards)):
            if prey.cards[slot] == card:
                return first_alike(prey, slot) == slot
        return pair_with(s, prey, card) is not UNTIED

    def lurk_reason(self, s: Table, action: i64) -> i64:
        prey = s.animals[self.chase.prey]
        if verb_of(action) == KEEP_STILL:
            return R_MUST_ANSWER if lies_in_wait(s, prey) else 0
        if verb_of(action) != REVEAL:
            return R_NOW
        return 0 if a_of(action) in lurkers(s, prey) else R_ABSENT

    def reaction_reason(self, s: Table, action: i64) -> i64:
        prey = s.animals[self.chase.prey]
        verb: i64 = verb_of(action)
        if a_of(action) != prey.aid:
            return R_TARGET
        if verb == SUBMIT:
            t: i64 = self.must_react(s, prey)
            return R_MUST_ANSWER | t << 8 if t else 0
        slot: i64 = self.reacting_slot(s, prey, verb)
        if slot < 0:
            return R_ABSENT
        trait = HOOKS.traits[prey.traits[slot]]
        return trait.reaction_reason(s, self.chase, prey, slot, action)

    def reacting_slot(self, s: Table, prey: Animal, verb: i64) -> i64:
        for slot in range(len(prey.traits)):
            if HOOKS.traits[prey.traits[slot]].verb() == verb and self.can_react(s, prey, slot):
                return slot
        return -1

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        if verb == KEEP_STILL:
            s.tell(STILL_KEPT, seat)
            self.stage = WIT
        elif verb == REVEAL:
            self.turn_round(s, s.animals[a_of(action)])
        elif verb == IGNORE or verb == IGNORE_NONE:
            self.answer_wit(s, action)
        elif verb == SUBMIT:
            self.eat(s)
        else:
            self.react(s, action)

    def turn_round(self, s: Table, lurker: Animal) -> None:
        """Hunter and prey change places; this attack is over. [TTF Anglerfish]"""
        s.pop()
        reveal(s, lurker)
        s.push(Hunt(Chase(lurker.aid, self.chase.hunter, False, True), COUNTER))

    def answer_wit(self, s: Table, action: i64) -> None:
        if verb_of(action) == IGNORE:
            if self.stage == COUNTER:
                ignore(s, self.chase, a_of(action))
            else:
                outwit(s, self.chase, a_of(action))
        self.stage = REACT

    def react(self, s: Table, action: i64) -> None:
        chase = self.chase
        prey = s.animals[chase.prey]
        slot: i64 = self.reacting_slot(s, prey, verb_of(action))
        HOOKS.traits[prey.traits[slot]].react(s, chase, prey, slot, action)
        if chase.prey != prey.aid:
            self.stage = LURK

    def clone(self, seat: i64) -> Hunt:
        return Hunt(self.chase.clone(), self.stage)


def first_alike(a: Animal, slot: i64) -> i64:
    """The first slot with the same trait in the same state."""
    i: i64 = 0
    while a.traits[i] != a.traits[slot] or a.marks[i] != a.marks[slot]:
        i += 1
    return i


class Scavenge(Frame[Table]):
    """One scavenger eats: the first clockwise from the hunter's owner. [ORI Scavenger]"""

    FIELDS: ClassVar = "start turn"

    def __init__(self, start: i64, turn: i64 = 0) -> None:
        self.start: i64 = start
        self.turn: i64 = turn

    def step(self, s: Table) -> None:
        while self.turn < s.seats:
            seat: i64 = (self.start + self.turn) % s.seats
            hungry = scavengers(s, seat)
            if len(hungry) > 1:
                s.ask(seat, ASK_SCAVENGE)
                return
            if hungry:
                self.feed(s, s.animals[hungry[0]])
                return
            self.turn += 1
        s.pop()

    def feed(self, s: Table, a: Animal) -> None:
        s.pop()
        s.tell(SCAVENGED, a.owner, a.aid)
        gain(s, a, 1, BLUE)

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for aid in scavengers(s, seat):
            out[n] = pack(SCAVENGE, aid)
            n += 1
        return n

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        if verb_of(action) != SCAVENGE:
            return R_NOW
        return 0 if a_of(action) in scavengers(s, seat) else R_ABSENT

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        self.feed(s, s.animals[a_of(action)])

    def clone(self, seat: i64) -> Scavenge:
        return Scavenge(self.start, self.turn)


def scavengers(s: Table, seat: i64) -> list[int]:
    """Animals of a seat that would eat now. [R336] [R337]"""
    found: list[int] = []
    for aid in s.players[seat].row:
        a = s.animals[aid]
        if a is not NOBODY and a.mask & HOOKS.scavenges and not food_bar(s, a):
            found.append(aid)
    return found
