"""Attacks: ignoring defenses, striking, and eating the meat. [EVO Feeding Carnivores]"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.cause import pack_cause
from tangledbank.core.flow import Frame
from tangledbank.core.reason import about, reason_about
from tangledbank.core.rows import holds
from tangledbank.games.evolution.causes import begin_act
from tangledbank.games.evolution.defenses import (
    IMPOSSIBLE,
    attack_blockers,
    begin_wound,
    bits,
    cards_due,
    defense_size,
    free_passes,
    lowest,
    shielding_traits,
    traits_answering,
    wound_to_attacker,
)
from tangledbank.games.evolution.ids import (
    AFTER_ATTACK,
    ASK_PAY,
    ASK_PRESS,
    ATTACKED,
    BANK,
    BY_ATTACK,
    BY_EATEN_PREY,
    CARD_PAID,
    CARD_SPENT,
    DEFENSE_PASSED,
    IGNORE,
    IGNORING_ABSENT,
    IGNORING_NO_HELP,
    IGNORING_NOT_DEFENSIVE,
    IGNORING_TWICE,
    MEAT,
    PAY,
    R_CARDS,
    R_EARLY,
    R_HAND,
    R_INTELLIGENCE,
    R_NOW,
    R_PASSES,
    R_USELESS,
    SLIP,
    STRIKE,
)
from tangledbank.games.evolution.questions import (
    CARDS_TO_ATTACK,
    DEFENSE_SIZE,
    HURTS_ATTACKER,
    WAS_ATTACKED,
)
from tangledbank.games.evolution.rules import (
    attack_refusal,
    attack_size,
    cards_needed,
    discard_from_hand,
    go_extinct,
    ignores_for_cards,
    lose_population,
)
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species
from tangledbank.games.evolution.taking_food import WILLING, take
from tangledbank.games.evolution.timed_effects import begin_moment
from tangledbank.games.evolution.traits.base import Trait

PRESS: Final = 0  # cards may be discarded to ignore defenses
EAT: Final = 1  # the strike is done
PAYING: Final = 2  # the attack itself costs cards
REACTING: Final = 3  # traits of the target react before the losses


class Attack(Frame[EvolutionState]):
    """An attack, possibly helped by discarded cards. [EVO Feeding Carnivores] [R19] [R29]"""

    FIELDS: ClassVar = (
        "attacker=hunter target=prey willing cards_allowed=clever ignored:traits slips stage paid"
    )

    def __init__(self, attacker: i64, target: i64, willing: bool, cards_allowed: bool) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.willing = willing  # it attacks to store food, not from hunger
        self.cards_allowed = cards_allowed  # cards may be discarded to ignore defenses
        self.ignored: i64 = 0
        self.slips: i64 = 0  # defenses ignored without a card
        self.stage: i64 = PRESS
        self.paid: i64 = 0  # cards discarded for the attack itself

    def step(self, s: EvolutionState) -> None:
        if self.stage == EAT:
            s.pop()
            begin_moment(s, AFTER_ATTACK, self.scavengers_from(s))
        elif self.stage == PRESS:
            self.press(s)
        elif self.stage == REACTING:
            self.resolve_after_reactions(s)
        else:
            self.pay_or_strike(s)

    def press(self, s: EvolutionState) -> None:
        """Ask which defenses to ignore, unless there is only one possibility. [R32] [R63]"""
        begun = self.ignored != 0
        ways: i64 = self.slippable(s)
        cards: i64 = self.choices(s)
        if bits(ways) == 1 and not cards and self.strike_reason(s):
            self.slip(s, lowest(ways))
            ways = 0
        if begun or cards or ways:
            s.ask(s.species[self.attacker].owner, ASK_PRESS)
        else:
            self.pay_or_strike(s)

    def pay_or_strike(self, s: EvolutionState) -> None:
        """Stop ignoring defenses: pay the attack's own cost, then strike."""
        self.stage = PAYING
        if self.cost(s, self.ignored, self.granted(s)) > self.paid:
            s.ask(s.species[self.attacker].owner, ASK_PAY)
        else:
            self.strike(s)

    def scavengers_from(self, s: EvolutionState) -> i64:
        """Return the seat whose scavengers eat first. [R22]"""
        if s.book.scavengers_from_attacker:
            return (self.attacker - 1) % s.seats
        return s.first

    # Ignoring defenses

    def cost(self, s: EvolutionState, ignored: i64, passes: i64) -> i64:
        """Return the number of cards that this attack still needs."""
        attacker = s.species[self.attacker]
        return cards_needed(
            s, attacker, s.species[self.target], ignored, passes, self.cards_allowed
        )

    def passes(self, s: EvolutionState) -> i64:
        """Return how many defenses may still be ignored without a card. [CLI Ambush 2]"""
        return free_passes(s, s.species[self.attacker], s.species[self.target]) - self.slips

    def granted(self, s: EvolutionState) -> i64:
        """Return how many free ignores apply without being chosen. [R63]"""
        if s.book.passes_forced:
            return self.passes(s)
        return 0

    def relevant_defenses(self, s: EvolutionState) -> i64:
        """Return the bits of the defensive traits that affect this attack."""
        attacker = s.species[self.attacker]
        target = s.species[self.target]
        mask: i64 = attack_blockers(s, attacker, target)
        if attack_size(s, attacker) <= defense_size(s, target, self.ignored):
            mask |= traits_answering(s, target, DEFENSE_SIZE)
        mask |= traits_answering(s, target, HURTS_ATTACKER | CARDS_TO_ATTACK | WAS_ATTACKED)
        return mask & ~self.ignored & s.book.cards.defensive

    def choices(self, s: EvolutionState) -> i64:
        """Return the bits of the traits that a discarded card could ignore now."""
        attacker = s.species[self.attacker]
        if not self.cards_allowed or not len(s.players[attacker.owner].hand):
            return 0
        if not ignores_for_cards(attacker):
            return 0
        mask: i64 = self.relevant_defenses(s)
        found: i64 = 0
        if mask:
            for trait in s.book.cards.traits:
                if mask & trait.bit and not self.ignore_reason(s, trait):
                    found |= trait.bit
        return found

    def ignore_reason(self, s: EvolutionState, trait: Trait) -> i64:
        """Return why no card can ignore this trait now, or 0. [EVO Intelligence] [R32]"""
        if not self.relevant_defenses(s) & trait.bit:
            return R_USELESS
        free: i64 = self.granted(s)
        ignored: i64 = self.ignored | trait.bit
        answers: i64 = trait.hooks & (HURTS_ATTACKER | WAS_ATTACKED)
        if not answers and self.cost(s, ignored, free) >= self.cost(s, self.ignored, free):
            return R_USELESS
        left: i64 = len(s.players[s.species[self.attacker].owner].hand) - 1
        return R_CARDS if self.cost(s, ignored, self.passes(s)) > left else 0

    def slippable(self, s: EvolutionState) -> i64:
        """Return the bits of the target's own traits that can be ignored now without a card."""
        if s.book.passes_forced or self.passes(s) <= 0:
            return 0
        mask: i64 = self.relevant_defenses(s) & s.species[self.target].mask
        found: i64 = 0
        if mask:
            for trait in s.book.cards.traits:
                if mask & trait.bit and not self.slip_reason(s, trait):
                    found |= trait.bit
        return found

    def slip_reason(self, s: EvolutionState, trait: Trait) -> i64:
        """Return why this trait cannot be ignored now without a card, or 0. [CLI Ambush 2] [R63]"""
        if s.book.passes_forced or self.passes(s) <= 0:
            return R_PASSES
        if not self.relevant_defenses(s) & s.species[self.target].mask & trait.bit:
            return R_USELESS
        ignored: i64 = self.ignored | trait.bit
        before: i64 = self.cost(s, self.ignored, 0)
        if before < IMPOSSIBLE and self.cost(s, ignored, 0) >= before:
            return R_USELESS
        left: i64 = self.cost(s, ignored, self.passes(s) - 1)
        if left >= IMPOSSIBLE:
            return R_USELESS
        return R_CARDS if left > len(s.players[s.species[self.attacker].owner].hand) else 0

    def slip(self, s: EvolutionState, trait: i64) -> None:
        self.slips += 1
        self.ignored |= s.book.cards.traits[trait].bit
        s.tell(DEFENSE_PASSED, s.species[self.attacker].owner, self.attacker, self.target, trait)

    # Refusals

    def needed_after(self, s: EvolutionState, action: i64) -> i64:
        """Return the number of cards that the attack would still need after an action."""
        verb: i64 = verb_of(action)
        traits = s.book.cards.traits
        if verb == IGNORE:
            return self.cost(s, self.ignored | traits[b_of(action)].bit, self.passes(s))
        if verb == SLIP:
            return self.cost(s, self.ignored | traits[a_of(action)].bit, self.passes(s) - 1)
        return self.cost(s, self.ignored, self.granted(s))

    def why_useless(self, s: EvolutionState, id: i64) -> i64:
        """Return why ignoring a trait would not help, as one of the IGNORING values."""
        if id >= len(s.book.cards.traits):
            return IGNORING_ABSENT
        bit: i64 = s.book.cards.traits[id].bit
        attacker = s.species[self.attacker]
        target = s.species[self.target]
        there: i64 = target.mask | shielding_traits(s, attacker, s.neighbor(target, -1))
        there |= shielding_traits(s, attacker, s.neighbor(target, 1))
        if self.ignored & bit:
            return IGNORING_TWICE
        if not there & bit:
            return IGNORING_ABSENT
        return IGNORING_NO_HELP if s.book.cards.defensive & bit else IGNORING_NOT_DEFENSIVE

    # Options and answers

    def fill_legal(self, s: EvolutionState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.stage == PAYING:
            for card in s.players[seat].hand:
                out[n] = pack(PAY, card)
                n += 1
            return n
        ways: i64 = self.slippable(s)
        mask: i64 = self.choices(s)
        for trait in s.book.cards.traits:
            if ways & trait.bit:
                out[n] = pack(SLIP, trait.id)
                n += 1
            if mask & trait.bit:
                for card in s.players[seat].hand:
                    out[n] = pack(IGNORE, card, trait.id)
                    n += 1
        if not self.strike_reason(s):
            out[n] = pack(STRIKE)
            n += 1
        return n

    def strike_reason(self, s: EvolutionState) -> i64:
        """Return why more defenses must be ignored before the attack can be made, or 0."""
        attacker = s.species[self.attacker]
        target = s.species[self.target]
        cost: i64 = self.cost(s, self.ignored, self.granted(s))
        if cost > cards_due(s, target, self.ignored):
            return attack_refusal(s, attacker, target, self.ignored)
        if cost <= len(s.players[attacker.owner].hand):
            return 0
        return reason_about(R_CARDS, about(attack_refusal(s, attacker, target, self.ignored)))

    def why_not(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        verb: i64 = verb_of(action)
        if self.stage == PAYING:
            return self.pay_reason(s, seat, action)
        if verb == STRIKE:
            return self.strike_reason(s)
        if verb == SLIP:
            return self.trait_reason(s, a_of(action), False)
        if verb != IGNORE:
            return R_NOW
        if not holds(s.players[seat].hand, a_of(action)):
            return R_HAND
        return self.trait_reason(s, b_of(action), True)

    def pay_reason(self, s: EvolutionState, seat: i64, action: i64) -> i64:
        if verb_of(action) != PAY:
            return R_NOW
        return 0 if holds(s.players[seat].hand, a_of(action)) else R_HAND

    def trait_reason(self, s: EvolutionState, id: i64, card: bool) -> i64:
        """Return why a trait cannot be ignored, with a card or without one, or 0."""
        if id >= len(s.book.cards.traits):
            return R_USELESS
        trait = s.book.cards.traits[id]
        if not card:
            return self.slip_reason(s, trait)
        if not ignores_for_cards(s.species[self.attacker]):
            return R_INTELLIGENCE
        return self.ignore_reason(s, trait) if self.cards_allowed else R_EARLY

    def answer(self, s: EvolutionState, seat: i64, action: i64) -> None:
        verb: i64 = verb_of(action)
        if verb == STRIKE:
            self.stage = PAYING
        elif verb == SLIP:
            self.slip(s, a_of(action))
        elif verb == PAY:
            self.paid += 1
            discard_from_hand(s, seat, a_of(action))
            s.tell(CARD_PAID, seat, a_of(action), self.target)
        else:
            self.ignored |= s.book.cards.traits[b_of(action)].bit
            discard_from_hand(s, seat, a_of(action))
            s.tell(CARD_SPENT, seat, a_of(action), self.attacker, b_of(action))

    def strike(self, s: EvolutionState) -> None:
        """Let the target's traits react, then apply the losses."""
        attacker = s.species[self.attacker]
        target = s.species[self.target]
        s.tell(ATTACKED, attacker.owner, attacker.sid, target.sid)
        if target.hooks & WAS_ATTACKED:
            self.stage = REACTING
            self.react(s, attacker, target)
        else:
            self.resolve(s)

    def react(self, s: EvolutionState, attacker: Species, target: Species) -> None:
        """Let the target's traits react to the attack; `step` resolves it when no more ask."""
        slot: i64 = 0
        for card in target.cards:
            trait = s.book.cards.trait_by_card[card]
            if trait.hooks & WAS_ATTACKED and not self.ignored & trait.bit:
                begin_act(s, target, trait)
                trait.was_attacked(s, target, slot, attacker)
            slot += 1

    def resolve_after_reactions(self, s: EvolutionState) -> None:
        """Resolve the attack, unless the target is gone."""
        if s.species[self.target] is NOBODY:
            self.stage = EAT
        else:
            self.resolve(s)

    def resolve(self, s: EvolutionState) -> None:
        """Apply both sides' losses, remove extinct species, and let the attacker eat. [R19]"""
        self.stage = EAT
        attacker = s.species[self.attacker]
        target = s.species[self.target]
        meat: i64 = target.body
        wound: i64 = wound_to_attacker(s, target, self.ignored)
        blow: i64 = pack_cause(BY_ATTACK, 0, self.attacker)
        s.by = blow
        lose_population(s, target, 1)
        if wound > 0 and attacker is not NOBODY:
            begin_wound(s, target, self.ignored)
            lose_population(s, attacker, wound)
        wounded: i64 = s.by
        s.by = blow
        if target.population == 0:
            go_extinct(s, target)
        s.by = wounded
        if attacker.population == 0 and attacker is not NOBODY:
            go_extinct(s, attacker)
        s.by = pack_cause(BY_EATEN_PREY, 0, self.target)
        manner: i64 = 0
        if self.willing and s.book.hunters_fill:
            manner = WILLING
        take(s, s.species[self.attacker], meat, MEAT, BANK, manner)

    def clone(self, seat: i64) -> Attack:
        new = Attack(self.attacker, self.target, self.willing, self.cards_allowed)
        new.ignored = self.ignored
        new.slips = self.slips
        new.stage = self.stage
        new.paid = self.paid
        return new
