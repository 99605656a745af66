"""One attack: ways past the defenses, the blow, the meat. [EVO Feeding Carnivores]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.deck import holds
from tangledbank.core.flow import Frame
from tangledbank.games.evolution.defenses import answering, barring, defense_size, hurting, tolls
from tangledbank.games.evolution.ids import (
    AFTER_ATTACK,
    ASK_PAY,
    ASK_PRESS,
    ATTACKED,
    BANK,
    CARD_PAID,
    CARD_SPENT,
    IGNORE,
    MEAT,
    PAY,
    R_CARDS,
    R_HAND,
    R_NOW,
    R_USELESS,
    STRIKE,
)
from tangledbank.games.evolution.moments import at_moment
from tangledbank.games.evolution.questions import (
    DEFENSE_SIZE,
    HURTS,
    TOLL,
)
from tangledbank.games.evolution.rules import (
    attack_cost,
    attack_size,
    discard_from_hand,
    go_extinct,
    ignores_for_cards,
    lose_population,
    obstacle,
)
from tangledbank.games.evolution.state import Species, Table
from tangledbank.games.evolution.taking import take
from tangledbank.games.evolution.traits.base import Trait

PRESS: Final = 0  # cards may be discarded to ignore defenses
EAT: Final = 1  # the blow has fallen
PAYING: Final = 2  # the attack itself costs cards


def hindrances(s: Table, hunter: Species, prey: Species, ignored: i64) -> i64:
    """Defensive traits that matter in this attack, as bits."""
    mask: i64 = barring(s, hunter, prey)
    if attack_size(s, hunter) <= defense_size(s, prey, ignored):
        mask |= answering(s, prey, DEFENSE_SIZE)
    mask |= answering(s, prey, HURTS | TOLL)
    return mask & ~ignored & s.book.cards.defensive


def ignore_reason(s: Table, hunter: Species, prey: Species, ignored: i64, trait: Trait) -> i64:
    """Why no card can be discarded to ignore this trait now, or 0. [EVO Intelligence] [R32]"""
    if not hindrances(s, hunter, prey, ignored) & trait.bit:
        return R_USELESS
    cost: i64 = attack_cost(s, hunter, prey, ignored | trait.bit)
    if not trait.hooks & HURTS and cost >= attack_cost(s, hunter, prey, ignored):
        return R_USELESS
    left: i64 = len(s.players[hunter.owner].hand) - 1
    return R_CARDS if cost > left else 0


class Attack(Frame[Table]):
    """Declared, perhaps helped by cards, then carried out. [EVO Feeding Carnivores] [R19] [R29]"""

    FIELDS: ClassVar = "hunter prey willing ignored:traits stage paid"

    def __init__(self, hunter: i64, prey: i64, willing: bool) -> None:
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.willing = willing  # it hunts to store, not from hunger
        self.ignored: i64 = 0
        self.stage: i64 = PRESS
        self.paid: i64 = 0  # cards discarded for the attack itself

    def step(self, s: Table) -> None:
        hunter = s.species[self.hunter]
        if self.stage == EAT:
            s.pop()
            at_moment(s, AFTER_ATTACK, self.scavengers_from(s))
        elif self.stage == PRESS and self.may_press(s, hunter):
            s.ask(hunter.owner, ASK_PRESS)
        else:
            self.pay_or_strike(s)

    def may_press(self, s: Table, hunter: Species) -> bool:
        """Has a defense been ignored, or could one be?"""
        return self.ignored != 0 or (ignores_for_cards(s, hunter) and self.choices(s) != 0)

    def pay_or_strike(self, s: Table) -> None:
        """Nothing more is ignored: pay what the attack itself costs, then let it fall."""
        self.stage = PAYING
        hunter = s.species[self.hunter]
        if attack_cost(s, hunter, s.species[self.prey], self.ignored) > self.paid:
            s.ask(hunter.owner, ASK_PAY)
        else:
            self.strike(s)

    def scavengers_from(self, s: Table) -> i64:
        """Where the search for scavengers begins. [R22]"""
        if s.book.scavengers_from_attacker:
            return (self.hunter - 1) % s.seats
        return s.first

    def choices(self, s: Table) -> i64:
        """The traits that a card could ignore now, as bits."""
        hunter = s.species[self.hunter]
        if not s.players[hunter.owner].hand:
            return 0
        prey = s.species[self.prey]
        mask: i64 = hindrances(s, hunter, prey, self.ignored)
        if not mask:
            return 0
        found: i64 = 0
        for trait in s.book.cards.traits:
            if mask & trait.bit and not ignore_reason(s, hunter, prey, self.ignored, trait):
                found |= trait.bit
        return found

    def fill_legal(self, s: Table, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.stage == PAYING:
            for card in s.players[seat].hand:
                out[n] = pack(PAY, card)
                n += 1
            return n
        mask: i64 = self.choices(s)
        for trait in s.book.cards.traits:
            if mask & trait.bit:
                for card in s.players[seat].hand:
                    out[n] = pack(IGNORE, card, trait.id)
                    n += 1
        if not self.strike_reason(s):
            out[n] = pack(STRIKE)
            n += 1
        return n

    def strike_reason(self, s: Table) -> i64:
        hunter = s.species[self.hunter]
        prey = s.species[self.prey]
        if attack_cost(s, hunter, prey, self.ignored) <= tolls(s, prey, self.ignored):
            return 0
        return obstacle(s, hunter, prey, self.ignored)

    def why_not(self, s: Table, seat: i64, action: i64) -> i64:
        verb: i64 = verb_of(action)
        paying = self.stage == PAYING
        if verb == STRIKE and not paying:
            return self.strike_reason(s)
        if verb != (PAY if paying else IGNORE):
            return R_NOW
        if not holds(s.players[seat].hand, a_of(action)):
            return R_HAND
        if paying:
            return 0
        if b_of(action) >= len(s.book.cards.traits):
            return R_USELESS
        trait = s.book.cards.traits[b_of(action)]
        return ignore_reason(s, s.species[self.hunter], s.species[self.prey], self.ignored, trait)

    def answer(self, s: Table, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        if verb == STRIKE:
            self.stage = PAYING
            return
        if verb == PAY:
            self.paid += 1
            discard_from_hand(s, seat, a_of(action))
            s.tell(CARD_PAID, seat, a_of(action), self.prey)
            return
        self.ignored |= s.book.cards.traits[b_of(action)].bit
        discard_from_hand(s, seat, a_of(action))
        s.tell(CARD_SPENT, seat, a_of(action), self.hunter, b_of(action))

    def strike(self, s: Table) -> None:
        """Both sides lose what they lose, the dead are removed, the hunter eats. [R19]"""
        self.stage = EAT
        hunter = s.species[self.hunter]
        prey = s.species[self.prey]
        meat: i64 = prey.body
        wound: i64 = hurting(s, prey, self.ignored)
        s.tell(ATTACKED, hunter.owner, hunter.sid, prey.sid)
        lose_population(s, prey, 1)
        lose_population(s, hunter, wound)
        if prey.population == 0:
            go_extinct(s, prey)
        if hunter.population == 0:
            go_extinct(s, hunter)
        take(s, s.species[self.hunter], meat, MEAT, BANK, self.willing and s.book.hunters_fill)

    def clone(self, seat: i64) -> Attack:
        new = Attack(self.hunter, self.prey, self.willing)
        new.ignored = self.ignored
        new.stage = self.stage
        new.paid = self.paid
        return new
