"""An attack: the traits to ignore, the strike, and the aftermath of a forage or attack."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.cause import pack_cause
from tangledbank.core.flow import Frame
from tangledbank.core.rows import holds, place_of, row_of
from tangledbank.games.oceans.card_questions import TraitQuestion
from tangledbank.games.oceans.causes import by_scenario, by_trait
from tangledbank.games.oceans.checks import push_checks
from tangledbank.games.oceans.effects import GAIN, Effect
from tangledbank.games.oceans.ids import (
    ASK_IGNORE,
    ASK_ORDER,
    ATTACKED,
    ATTACKING,
    BY_ATTACK,
    F_GAIN,
    FORAGING,
    IGNORE,
    R_ABSENT,
    R_GONE,
    R_IN_VAIN,
    R_NO_GUARD,
    R_NOT_DEFENSIVE,
    R_NOW,
    R_OUT_OF_REACH,
    R_PASSED,
    SCORED,
    STRIKE,
    USE_TRAIT,
)
from tangledbank.games.oceans.permissions import (
    attack_amount,
    chosen_ignores,
    idle_reason,
    lent_ignores,
    may_go_extinct,
    strike_reason,
    way_past,
)
from tangledbank.games.oceans.questions import (
    ACTS_AFTER_ATTACK,
    AFTER_STRIKE,
    EXTRA_GAIN_OF_OTHERS,
    GAIN_AFTER,
    HURTS_ATTACKER,
    HURTS_TARGET,
    POISONS,
    REACT,
    SCORES_ATTACK,
)
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import (
    attack_value,
    icon,
    protecting_cards,
    room,
    wholly_ignored,
)
from tangledbank.games.oceans.scenario import in_force
from tangledbank.games.oceans.scenario_questions import AFTER_FORAGE
from tangledbank.games.oceans.state import NOBODY, Act, OceansState, Species, find
from tangledbank.games.oceans.state_changes import go_extinct, least, lose
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.triggers import push_gains


class Attack(Frame[OceansState]):
    """An attack; the attacker's owner may choose traits to ignore. [OCE Feeding Icons 2] [R215]"""

    FIELDS: ClassVar = "actor target nth nested ignored left lent"

    def __init__(self, actor: i64, target: i64, nth: i64, nested: bool) -> None:
        self.actor: i64 = actor
        self.target: i64 = target
        self.nth: i64 = nth  # number of this attack in a row
        self.nested = nested  # caused by another attack
        self.ignored: i64 = 0  # bits of the cards that protect the target
        self.left: i64 = -1  # traits that may still be chosen; -1 before the count
        self.lent: i64 = 0  # how many of these may be a neighbor's

    def step(self, s: OceansState) -> None:
        sp = s.species[self.actor]
        target = s.species[self.target]
        if self.left < 0:
            self.left = chosen_ignores(s, sp, target)
            self.lent = lent_ignores(s, sp, target)
        if self.left > 0 and self.useful(s, sp, target):
            s.ask(sp.owner, ASK_IGNORE)
            return
        s.pop()
        self.strike(s, sp, target)

    def useful(self, s: OceansState, sp: Species, target: Species) -> bool:
        """Return whether the attacker can ignore another defensive trait."""
        for slot in range(len(protecting_cards(s, target))):
            if self.slot_reason(s, sp, target, slot) == 0:
                return True
        return False

    def slot_reason(self, s: OceansState, sp: Species, target: Species, slot: i64) -> i64:
        """Return why the attacker cannot ignore the card in this slot next, or 0."""
        card: i64 = protecting_cards(s, target)[slot]
        far: i64 = 1 if slot >= len(target.cards) else 0
        gone: i64 = wholly_ignored(s, sp, target, self.ignored)
        if not s.book.cards.trait_by_card[card].face.defensive:
            return R_NOT_DEFENSIVE
        if gone >> slot & 1:
            return R_PASSED
        if far > self.lent:
            return R_OUT_OF_REACH
        past = way_past(s, sp, target, self.ignored | 1 << slot, self.left - 1, self.lent - far)
        return 0 if past else R_IN_VAIN

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        sp = s.species[self.actor]
        target = s.species[self.target]
        cards = protecting_cards(s, target)
        n: i64 = 0
        for slot in range(len(cards)):
            if self.slot_reason(s, sp, target, slot) == 0:
                out[n] = pack(IGNORE, cards[slot], defense_holder(s, target, cards[slot]).sid)
                n += 1
        if strike_reason(s, sp, target, self.ignored) == 0:
            out[n] = pack(STRIKE)
            n += 1
        return n

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        sp = s.species[self.actor]
        target = s.species[self.target]
        if verb_of(action) == STRIKE:
            return strike_reason(s, sp, target, self.ignored)
        if verb_of(action) != IGNORE:
            return R_NOW
        return self.ignore_reason(s, sp, target, action)

    def ignore_reason(self, s: OceansState, sp: Species, target: Species, action: i64) -> i64:
        """Return why this trait of this species cannot be ignored next, or 0."""
        holder = find(s, b_of(action))
        if holder is NOBODY:
            return R_GONE
        if not holds(holder.cards, a_of(action)):
            return R_ABSENT
        cards = protecting_cards(s, target)
        if not holds(cards, a_of(action)):
            return R_NO_GUARD
        return self.slot_reason(s, sp, target, place_of(cards, a_of(action)))

    def other_defenses(self, s: OceansState, card: i64) -> list[i64]:
        """Return the traits that would still protect the target if this card were ignored."""
        target = s.species[self.target]
        past = wholly_ignored(s, s.species[self.actor], target, self.ignored)
        found: list[i64] = []
        slot: i64 = 0
        for other in protecting_cards(s, target):
            trait = s.book.cards.trait_by_card[other]
            if trait.face.defensive and other != card and not past >> slot & 1:
                found.append(trait.id)
            slot += 1
        return found

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        if verb_of(action) == STRIKE:
            self.left = 0
            return
        self.ignored |= 1 << place_of(protecting_cards(s, s.species[self.target]), a_of(action))
        self.left -= 1
        if b_of(action) != self.target:
            self.lent -= 1

    def strike(self, s: OceansState, sp: Species, target: Species) -> None:
        """Take population beyond the shells, if it exists and fits. [OCE Order of operations 1]"""
        act = Act(ATTACKING, self.actor, self.target, 0)
        act.value = attack_value(s, sp)
        act.ignored = wholly_ignored(s, sp, target, self.ignored)
        amount: i64 = least(attack_amount(s, sp, target, self.ignored), target.population)
        scored = scores_attack(s, sp, self.nth)
        act.taken = amount if scored else least(amount, room(s, sp))
        target.population -= act.taken
        if scored:
            s.players[sp.owner].score += act.taken
        else:
            sp.population += act.taken
        s.tell(ATTACKED, sp.owner, sp.sid, target.sid, act.taken)
        s.push(Aftermath(act, self.nested))
        s.by = pack_cause(BY_ATTACK, 0, sp.sid)
        if scored:
            s.tell(SCORED, sp.owner, act.taken, target.sid)
        if amount == 0 and may_go_extinct(s, target):
            # Its effects come before the aftermath and its checks.
            go_extinct(s, target)
        if sp.hooks & AFTER_STRIKE:
            for slot in range(len(sp.cards)):
                trait = s.book.cards.trait_by_card[sp.cards[slot]]
                s.by = by_trait(trait.id, sp)
                trait.after_strike(s, sp, slot, target)

    def clone(self, seat: i64) -> Attack:
        new = Attack(self.actor, self.target, self.nth, self.nested)
        new.ignored = self.ignored
        new.left = self.left
        new.lent = self.lent
        return new


def defense_holder(s: OceansState, target: Species, card: i64) -> Species:
    """Return the species with a card that protects the target: the target or a neighbor."""
    if holds(target.cards, card):
        return target
    left = neighbor(s, target, -1)
    return left if holds(left.cards, card) else neighbor(s, target, 1)


def scores_attack(s: OceansState, sp: Species, nth: i64) -> bool:
    if sp.hooks & SCORES_ATTACK:
        for card in sp.cards:
            if s.book.cards.trait_by_card[card].scores_attack(nth):
                return True
    return False


GAINS: Final = 0
LOSSES: Final = 1
DECISIONS: Final = 2


class Aftermath(Frame[OceansState]):
    """The aftermath of a forage or attack: gains, losses, traits' decisions and checks.

    [OCE Order of operations] [R258]
    """

    FIELDS: ClassVar = "act nested stage waiting"

    def __init__(self, act: Act, nested: bool) -> None:
        self.act = act
        self.nested = nested
        self.stage: i64 = GAINS
        self.waiting: list[TraitQuestion] = []  # traits with a decision to make

    def step(self, s: OceansState) -> None:
        stage: i64 = self.stage
        if stage == GAINS:
            s.gained = vec[i64]()
            push_gains(s, reactions(s, self.act))
            self.stage = LOSSES
        elif stage == LOSSES:
            losses(s, self.act)
            self.waiting = asks_after_attack(s, self.act)
            self.stage = DECISIONS
        else:
            self.decide(s)

    def decide(self, s: OceansState) -> None:
        """Let the next trait ask; a player with several waiting traits chooses their order."""
        due = self.due(s)
        if len(due) > 1:
            s.ask(s.species[due[0].sid].owner, ASK_ORDER)
        elif due:
            self.begin(s, due[0])
        else:
            s.pop()
            if not self.nested:
                push_checks(s)

    def due(self, s: OceansState) -> list[TraitQuestion]:
        """Return the waiting traits of the first player who has any. [OCE FAQ Timing 2]"""
        found: list[TraitQuestion] = []
        owner: i64 = -1
        for ask in self.waiting:
            sp = s.species[ask.sid]
            if sp is not NOBODY and (owner < 0 or sp.owner == owner):
                owner = sp.owner
                found.append(ask)
        return found

    def begin(self, s: OceansState, ask: TraitQuestion) -> None:
        self.waiting.remove(ask)
        s.by = by_trait(s.book.cards.trait_by_card[ask.card].id, s.species[ask.sid])
        s.push(ask)

    def fill_legal(self, s: OceansState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for ask in self.due(s):
            out[n] = pack(USE_TRAIT, ask.card, ask.sid)
            n += 1
        return n

    def why_not(self, s: OceansState, seat: i64, action: i64) -> i64:
        if verb_of(action) != USE_TRAIT:
            return R_NOW
        for ask in self.due(s):
            if pack(USE_TRAIT, ask.card, ask.sid) == action:
                return 0
        return idle_reason(s, seat, action)

    def answer(self, s: OceansState, seat: i64, action: i64) -> None:
        for ask in self.waiting:
            if ask.card == a_of(action) and ask.sid == b_of(action):
                self.begin(s, ask)
                return

    def clone(self, seat: i64) -> Aftermath:
        new = Aftermath(self.act.clone(), self.nested)
        new.stage = self.stage
        new.waiting = [ask.clone(seat) for ask in self.waiting]
        return new


def reactions(s: OceansState, act: Act) -> list[Effect]:
    """Return the gains and takings that follow an act. [OCE Order of operations 2]"""
    todo: list[Effect] = []
    actor = s.species[act.actor]
    for sid in s.ring:
        sp = s.species[sid]
        if sp.hooks & (GAIN_AFTER | REACT):
            for slot in range(len(sp.cards)):
                card: i64 = sp.cards[slot]
                trait = s.book.cards.trait_by_card[card]
                if trait.gain_after(s, sp, act):
                    amount: i64 = icon(s, card, F_GAIN) + fed_by(s, actor, trait.face.family, act)
                    todo.append(Effect(GAIN, sid, card, amount, 0))
                trait.react(s, sp, slot, act, todo)
    return todo


def fed_by(s: OceansState, actor: Species, family: i64, act: Act) -> i64:
    """Return the attacker's bonus to other species' gains. [OCE Deep Rows of Teeth 2]"""
    total: i64 = 0
    if act.kind == ATTACKING and actor.hooks & EXTRA_GAIN_OF_OTHERS:
        for card in actor.cards:
            total += s.book.cards.trait_by_card[card].extra_gain_of_others(family)
    return total


def losses(s: OceansState, act: Act) -> None:
    """Make the species involved in an act lose population to the Reef. [R258]"""
    actor = s.species[act.actor]
    if act.kind == FORAGING:
        for card in in_force(s, AFTER_FORAGE):
            s.by = by_scenario(card.id)
            card.after_forage(s, actor)
        return
    target = s.species[act.target]
    if target.hooks & (HURTS_ATTACKER | POISONS):
        slot: i64 = 0
        for worn in target.cards:
            trait = s.book.cards.trait_by_card[worn]
            s.by = by_trait(trait.id, target)
            if not act.ignored >> slot & 1:
                lose(s, actor, trait.hurts_attacker() + trait.poisons())
            poison(s, actor, target, trait)
            slot += 1
    if actor.hooks & HURTS_TARGET:
        for worn in actor.cards:
            trait = s.book.cards.trait_by_card[worn]
            s.by = by_trait(trait.id, actor)
            lose(s, target, trait.hurts_target())


def poison(s: OceansState, actor: Species, target: Species, trait: Trait) -> None:
    """Make all other species that gained lose population, even if the trait is ignored.

    [OCE Ignore] [R277]
    """
    amount: i64 = trait.poisons()
    if amount:
        for sid in s.gained:
            if sid != actor.sid and (sid != target.sid or s.book.own_poison):
                lose(s, s.species[sid], amount)


def asks_after_attack(s: OceansState, act: Act) -> list[TraitQuestion]:
    """Return traits' questions after an attack, starting with the current player's."""
    found: list[TraitQuestion] = []
    if act.kind == ATTACKING:
        for i in range(s.seats):
            seat: i64 = (s.turn + i) % s.seats
            for sid in s.players[seat].row:
                sp = s.species[sid]
                if sp.hooks & ACTS_AFTER_ATTACK:
                    for slot in range(len(sp.cards)):
                        card: i64 = sp.cards[slot]
                        if s.book.cards.trait_by_card[card].acts_after_attack(s, sp, slot, act):
                            ask = TraitQuestion(sid, card)
                            ask.notes = row_of([act.actor, act.target])
                            found.append(ask)
    return found
