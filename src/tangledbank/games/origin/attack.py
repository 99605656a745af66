"""An attack, from its declaration to the last meal that follows. [ORI Carnivorous]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import Frame
from tangledbank.core.reason import reason_about
from tangledbank.core.rows import holds
from tangledbank.games.origin.causes import by_attack, by_prey, by_trait
from tangledbank.games.origin.ids import (
    AMBUSHED,
    ASK_ANGLER,
    ASK_IGNORE,
    ASK_REACT,
    ATTACKED,
    BLUE,
    EATEN,
    IGNORE,
    IGNORE_NONE,
    IGNORED,
    KEEP_STILL,
    R_ABSENT,
    R_ALIKE,
    R_ANGLER,
    R_ATTACKED,
    R_BARE,
    R_FOREIGN,
    R_GONE,
    R_IGNORED,
    R_MUST_ANSWER,
    R_NOW,
    R_PREY,
    R_SHOW,
    REVEAL,
    REVEAL_DECLINED,
    SUBMIT,
)
from tangledbank.games.origin.questions import CAN_REACT, LURKS, WAS_EATEN
from tangledbank.games.origin.rules import (
    CLEAR,
    blocking_card,
    cards_on,
    ignored_by,
    ignoring_slot,
    is_bare,
    lacks_reason,
    spend_attack,
    trait_on,
)
from tangledbank.games.origin.scavenge import Scavenge
from tangledbank.games.origin.state import NOBODY, Animal, AttackState, OriginState, trait_at
from tangledbank.games.origin.state_changes import kill, reveal
from tangledbank.games.origin.taking_food import gain
from tangledbank.games.origin.trait_marks import note

MEAT: Final = 2  # tokens for eating an animal

# Steps of an attack.
LURK: Final = 0  # a hidden hunter beside a target without traits may be revealed
COUNTER: Final = 1  # the revealed hunter chooses what to ignore
IGNORING: Final = 2  # the attacker's owner may ignore a trait
REACT: Final = 3  # the target's owner may react
FEAST: Final = 4  # the target is eaten, and scavengers may eat


def declare(s: OriginState, attacker: Animal, target: Animal, ambush: bool) -> None:
    """Begin an attack; if a single trait protects the target, the attacker ignores it.

    [TTF Intellect]
    """
    spend_attack(s, attacker)
    s.players[attacker.owner].hunted = s.book.one_attack_per_round
    attack = AttackState(attacker.aid, target.aid, ambush, False)
    attack.ignored = ignored_by(s, attacker)
    s.tell(AMBUSHED if ambush else ATTACKED, attacker.owner, attacker.aid, target.aid)
    s.by = by_attack(attacker)
    s.push(Attack(attack, LURK))
    found: i64 = blocking_card(s, attacker, target, ambush, attack.ignored)
    if found != CLEAR:
        ignore_this_turn(s, attack, found)


def ignore_this_turn(s: OriginState, attack: AttackState, card: i64) -> None:
    """Make the attacker ignore one of the target's traits until the end of the turn.

    [TTF Intellect]
    """
    attacker = s.animals[attack.attacker]
    slot: i64 = ignoring_slot(s, attacker)
    s.by = by_trait(attacker.traits[slot], attacker)
    attacker.mark(slot, note(card))
    ignore(s, attack, card)


def ignore(s: OriginState, attack: AttackState, card: i64) -> None:
    attack.ignored = card
    attacker = s.animals[attack.attacker]
    s.tell(
        IGNORED, attacker.owner, attacker.aid, card, trait_on(s, s.animals[attack.target], card).id
    )


def lies_in_wait(s: OriginState, a: Animal) -> bool:
    if a.revealed or not is_bare(a):
        return False
    return s.book.cards.trait_on(a.card, 0).hooks & LURKS != 0


def can_show(s: OriginState, a: Animal, target: Animal) -> bool:
    """Return whether this animal can be revealed in answer to an attack on the target.

    [TTF Anglerfish] [R344]
    """
    if a.owner != target.owner or not lies_in_wait(s, a):
        return False
    return a is target or not lies_in_wait(s, target)


def show_reason(s: OriginState, a: Animal, target: Animal) -> i64:
    """Return why this animal cannot be revealed in answer to the attack, or 0. [TTF Anglerfish]"""
    if a is NOBODY:
        return R_GONE
    if a.owner != target.owner:
        return R_FOREIGN
    if a.revealed or not s.book.cards.trait_on(a.card, 0).hooks & LURKS:
        return R_ANGLER
    if not is_bare(a):
        return R_BARE
    return 0 if can_show(s, a, target) else R_SHOW


class Attack(Frame[OriginState]):
    """The steps of one attack. A nested attack is finished before this one continues. [R347]"""

    SAVED_AS: ClassVar = "Hunt"
    FIELDS: ClassVar = "attack=chase stage"

    def __init__(self, attack: AttackState, stage: i64) -> None:
        self.attack = attack
        self.stage: i64 = stage

    def step(self, s: OriginState) -> None:
        attack = self.attack
        if attack.over:
            s.pop()
        elif self.stage == LURK:
            self.ask_for_lurkers(s)
        elif self.stage == COUNTER:
            s.ask(s.animals[attack.attacker].owner, ASK_IGNORE)
        elif self.stage == IGNORING:
            self.ask_what_to_ignore(s)
        elif self.stage == REACT:
            self.ask_for_reaction(s)
        else:
            s.pop()
            s.push(Scavenge(s.animals[attack.attacker].owner))

    # Steps

    def ask_for_lurkers(self, s: OriginState) -> None:
        """Ask the owner of a bare target to reveal a hidden hunter, if there may be one. [R301]"""
        target = s.animals[self.attack.target]
        if s.lurkers > 0 and is_bare(target):
            s.ask(target.owner, ASK_ANGLER)
        else:
            self.stage = IGNORING

    def ask_what_to_ignore(self, s: OriginState) -> None:
        """Ask which of the target's traits to ignore, if the attacker can ignore one.

        [TTF Intellect]
        """
        attacker = s.animals[self.attack.attacker]
        if (
            ignoring_slot(s, attacker) >= 0
            and not is_bare(s.animals[self.attack.target])
            and (s.book.intellect_after_mimicry or not self.attack.redirected)
        ):
            s.ask(attacker.owner, ASK_IGNORE)
        else:
            self.stage = REACT

    def ask_for_reaction(self, s: OriginState) -> None:
        """Ask for a reaction while one is possible; otherwise, let the attacker eat the target.

        [ORI Traits]
        """
        target = s.animals[self.attack.target]
        if target.hooks & CAN_REACT:
            for slot in range(len(target.traits)):
                if self.can_react(s, target, slot):
                    s.ask(target.owner, ASK_REACT)
                    return
        self.eat(s)

    def can_react(self, s: OriginState, target: Animal, slot: i64) -> bool:
        if target.cards[slot] == self.attack.ignored:
            return False
        return trait_at(s, target, slot).can_react(s, self.attack, target, slot)

    def must_react(self, s: OriginState, target: Animal) -> i64:
        """Return a trait that must react before the target is eaten, or 0."""
        for slot in range(len(target.traits)):
            if self.can_react(s, target, slot) and trait_at(s, target, slot).must_react(s):
                return target.traits[slot]
        return 0

    def eat(self, s: OriginState) -> None:
        """Kill the target, then give the attacker its tokens. [ORI Carnivorous] [R337]"""
        attacker = s.animals[self.attack.attacker]
        target = s.animals[self.attack.target]
        s.by = by_attack(attacker)
        s.tell(EATEN, target.owner, target.aid, attacker.aid)
        if target.hooks & WAS_EATEN:
            self.act_when_eaten(s, attacker, target)
        kill(s, target)
        self.stage = FEAST
        s.by = by_prey(target)
        gain(s, attacker, MEAT, BLUE, target.aid)

    def act_when_eaten(self, s: OriginState, attacker: Animal, target: Animal) -> None:
        """Let the target's traits, except an ignored one, act when it is eaten. [ORI Poisonous]"""
        before: i64 = s.by
        for slot in range(len(target.traits)):
            trait = trait_at(s, target, slot)
            if trait.hooks & WAS_EATEN and target.cards[slot] != self.attack.ignored:
                s.by = by_trait(trait.id, target)
                trait.was_eaten(s, attacker, target)
        s.by = before

    # Options and answers

    def fill_legal(self, s: OriginState, seat: i64, out: vec[i64]) -> i64:
        if self.stage == LURK:
            return self.fill_lurkers(s, out)
        if self.stage == REACT:
            return self.fill_reactions(s, out)
        return self.fill_ignores(s, out)

    def fill_lurkers(self, s: OriginState, out: vec[i64]) -> i64:
        n: i64 = 0
        target = s.animals[self.attack.target]
        for aid in s.players[target.owner].row:
            if can_show(s, s.animals[aid], target):
                out[n] = pack(REVEAL, aid)
                n += 1
        if not lies_in_wait(s, target):
            out[n] = pack(KEEP_STILL)
            n += 1
        return n

    def fill_ignores(self, s: OriginState, out: vec[i64]) -> i64:
        """Write options to ignore each of the target's traits (equal ones once) or none."""
        n: i64 = 0
        target = s.animals[self.attack.target]
        for card in cards_on(s, target):
            out[n] = pack(IGNORE, card, target.aid)
            n += 1
        out[n] = pack(IGNORE_NONE)
        return n + 1

    def fill_reactions(self, s: OriginState, out: vec[i64]) -> i64:
        n: i64 = 0
        target = s.animals[self.attack.target]
        for slot in range(len(target.traits)):
            if self.can_react(s, target, slot):
                trait = trait_at(s, target, slot)
                n = trait.fill_reactions(s, self.attack, target, slot, out, n)
        if not self.must_react(s, target):
            out[n] = pack(SUBMIT, target.aid)
            n += 1
        return n

    def why_not(self, s: OriginState, seat: i64, action: i64) -> i64:
        if self.stage == LURK:
            return self.lurk_reason(s, action)
        if self.stage == REACT:
            return self.react_reason(s, action)
        if verb_of(action) == IGNORE_NONE:
            return 0
        return self.ignore_reason(s, action) if verb_of(action) == IGNORE else R_NOW

    def ignore_reason(self, s: OriginState, action: i64) -> i64:
        if b_of(action) != self.attack.target:
            return R_PREY
        target = s.animals[self.attack.target]
        if holds(cards_on(s, target), a_of(action)):
            return 0
        return R_ALIKE if trait_on(s, target, a_of(action)).id else R_ABSENT

    def lurk_reason(self, s: OriginState, action: i64) -> i64:
        target = s.animals[self.attack.target]
        if verb_of(action) == KEEP_STILL:
            return R_SHOW if lies_in_wait(s, target) else 0
        return (
            show_reason(s, s.living(a_of(action)), target) if verb_of(action) == REVEAL else R_NOW
        )

    def react_reason(self, s: OriginState, action: i64) -> i64:
        target = s.animals[self.attack.target]
        verb: i64 = verb_of(action)
        lacking: i64 = lacks_reason(s, verb, CAN_REACT)
        if verb != SUBMIT and not lacking:
            return R_NOW
        if a_of(action) != target.aid:
            return R_GONE if s.living(a_of(action)) is NOBODY else R_ATTACKED
        if verb == SUBMIT:
            t: i64 = self.must_react(s, target)
            return reason_about(R_MUST_ANSWER, t) if t else 0
        slot: i64 = self.reacting_slot(s, target, verb)
        if slot < 0:
            return lacking
        if target.cards[slot] == self.attack.ignored:
            return reason_about(R_IGNORED, target.traits[slot])
        return trait_at(s, target, slot).react_reason(s, self.attack, target, slot, action)

    def reacting_slot(self, s: OriginState, target: Animal, verb: i64) -> i64:
        """Return the slot of the trait that reacts with this verb, or -1."""
        for slot in range(len(target.traits)):
            trait = trait_at(s, target, slot)
            if trait.hooks & CAN_REACT and trait.verb() == verb:
                return slot
        return -1

    def answer(self, s: OriginState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        if verb == KEEP_STILL:
            s.tell(REVEAL_DECLINED, seat)
            self.stage = IGNORING
        elif verb == REVEAL:
            self.strike_back(s, s.animals[a_of(action)])
        elif verb == IGNORE or verb == IGNORE_NONE:
            self.answer_ignoring(s, action)
        elif verb == SUBMIT:
            self.eat(s)
        else:
            self.react(s, action)

    def strike_back(self, s: OriginState, lurker: Animal) -> None:
        """End this attack and begin the revealed animal's attack on the attacker.

        [TTF Anglerfish]
        """
        s.pop()
        reveal(s, lurker)
        s.by = by_attack(lurker)
        s.push(Attack(AttackState(lurker.aid, self.attack.attacker, False, True), COUNTER))

    def answer_ignoring(self, s: OriginState, action: i64) -> None:
        if self.stage == COUNTER:
            self.counter(s, a_of(action))
        elif verb_of(action) == IGNORE:
            ignore_this_turn(s, self.attack, a_of(action))
        self.stage = REACT

    def counter(self, s: OriginState, card: i64) -> None:
        """Ignore one trait or none; end the attack if another trait still protects the target.

        [R345]
        """
        attack = self.attack
        if card:
            ignore(s, attack, card)
        attacker = s.animals[attack.attacker]
        attack.over = blocking_card(s, attacker, s.animals[attack.target], False, card) != CLEAR

    def react(self, s: OriginState, action: i64) -> None:
        attack = self.attack
        target = s.animals[attack.target]
        slot: i64 = self.reacting_slot(s, target, verb_of(action))
        s.by = by_trait(target.traits[slot], target)
        trait_at(s, target, slot).react(s, attack, target, slot, action)
        if attack.target != target.aid:
            self.stage = LURK

    def clone(self, seat: i64) -> Attack:
        return Attack(self.attack.clone(), self.stage)
