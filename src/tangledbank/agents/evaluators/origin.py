"""The evaluator for The Origin of Species: heuristics for every question.

The heuristics are those of `agents/frozen_v01/origin.py`, without its lookahead.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.agents.evaluators.origin_side import AnimalEvaluator
from tangledbank.core.action import a_of, b_of, c_of, d_of, verb_of
from tangledbank.core.flow import State
from tangledbank.core.rng import Rng
from tangledbank.games.origin.attack import Attack
from tangledbank.games.origin.fly.ids import CLOSE, SHED, SQUIRT
from tangledbank.games.origin.ids import (
    ASK_AMBUSH,
    ASK_ANGLER,
    ASK_FEED,
    ASK_FINISH,
    ASK_IGNORE,
    ASK_PAIRS,
    ASK_PLAY,
    ASK_REACT,
    ASK_SCAVENGE,
    ATTACK,
    DONE,
    DROP,
    FEED,
    GRAZE,
    IGNORE_NONE,
    PASS,
    PLAY_ANIMAL,
    REDIRECT,
    REVEAL,
    RUN,
    SETTLE,
    SHARE,
    SLEEP,
    STEAL,
    USE_FAT,
    WAIT,
)
from tangledbank.games.origin.questions import HUNTS
from tangledbank.games.origin.rules import (
    blocking_card,
    empty_store_slot,
    may_attack,
    trait_on,
)
from tangledbank.games.origin.state import Animal, OriginState
from tangledbank.games.origin.traits.base import Trait


class OriginEvaluator(AnimalEvaluator):
    """Heuristics for Origin and Time to Fly, using the cards of one table."""

    def weigh_options(self, s: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(s, OriginState)
        prompt: i64 = s.prompt_of(seat)
        if prompt == ASK_PLAY:
            self.look_at_needs(s, seat)
            for i in range(n):
                self.worth[i] = self.play_worth(s, seat, out[i])
        elif prompt == ASK_FEED or prompt == ASK_FINISH:
            self.look_at_hunger(s, seat)
            for i in range(n):
                self.worth[i] = self.feed_worth(s, seat, out[i])
        else:
            for i in range(n):
                self.worth[i] = self.answer_worth(s, prompt, out[i])
        return n

    def answer_worth(self, s: OriginState, prompt: i64, action: i64) -> float:
        verb: i64 = verb_of(action)
        if prompt == ASK_REACT:
            return self.react_worth(s, action)
        if prompt == ASK_ANGLER:
            return 1.0 if verb == REVEAL else 0.0
        if prompt == ASK_IGNORE:
            return self.ignore_worth(s, action)
        if prompt == ASK_AMBUSH:
            return self.ambush_worth(s, action)
        if prompt == ASK_PAIRS:
            return self.token_worth(s, s.animals[b_of(action)]) if verb == SHARE else -1.0
        if prompt == ASK_SCAVENGE:
            return self.token_worth(s, s.animals[a_of(action)])
        return 0.0

    # Playing cards

    def play_worth(self, s: OriginState, seat: i64, action: i64) -> float:
        """Rate plays: animals while they can be fed, then traits."""
        verb: i64 = verb_of(action)
        card: i64 = a_of(action)
        if verb == PASS:
            return 0.0
        if verb == PLAY_ANIMAL:
            wish = 3.5 if self.few else 2.2 if self.spare >= 1.0 else -0.4
            return wish - 0.4 * self.best_face[card]
        trait = s.book.cards.trait_on(card, b_of(action))
        target = s.animals[c_of(action)]
        if trait.others:
            return 0.6 + 0.25 * self.value(s, target) - 0.2 * float(target.need)
        if trait.pair:
            return self.pair_worth(target, s.animals[d_of(action)], trait)
        need = float(trait.need)
        price = 0.5 * need if self.spare >= need else 1.2 * need
        return self.trait_worth(s, target, trait) - price - 0.25 * float(len(target.traits))

    def pair_worth(self, a: Animal, b: Animal, trait: Trait) -> float:
        if trait.bit == self.symbiosis:
            return 0.9 if len(b.traits) > len(a.traits) else -0.2
        crowd = 0.4 * float(len(a.pairs)) + 0.4 * float(len(b.pairs))
        return 1.0 + self.extra[trait.id] - crowd

    def trait_worth(self, s: OriginState, target: Animal, trait: Trait) -> float:
        use = self.extra[trait.id]
        if trait.bit & self.for_hunters:
            use += 0.9 if target.hooks & HUNTS else -0.8
        if trait.bit == self.carnivorous and target.mask & self.swimming:
            use -= 0.6
        if trait.bit & self.special and self.somebody_has(s, trait.bit):
            use -= 1.6
        return use + 0.5 * float(trait.points)

    def somebody_has(self, s: OriginState, bit: i64) -> bool:
        for player in s.players:
            for aid in player.row:
                if s.animals[aid].mask & bit:
                    return True
        return False

    # Feeding

    def look_at_hunger(self, s: OriginState, seat: i64) -> None:
        self.hungry = 0
        lacking: i64 = 0
        for aid in s.players[seat].row:
            lack: i64 = self.lack(s, s.animals[aid])
            if lack:
                self.hungry += 1
                lacking += lack
        self.scarce = s.bank < lacking + 1

    def feed_worth(self, s: OriginState, seat: i64, action: i64) -> float:
        """Rate feeding: free gains first, then animals that need only a few more tokens."""
        verb: i64 = verb_of(action)
        if verb == PASS or verb == DONE:
            return 0.0
        a = s.animals[a_of(action)]
        if verb == FEED:
            return self.token_worth(s, a) + (0.4 if s.bank < 2 * s.seats else 0.0)
        if verb == ATTACK:
            return self.attack_worth(s, a, s.animals[b_of(action)])
        if verb == STEAL:
            victim = s.animals[b_of(action)]
            return 12.0 + self.value(s, victim) if victim.owner != seat else -5.0
        if verb == SLEEP:
            return 6.0 if self.lack(s, a) and self.scarce else -1.0
        if verb == GRAZE:
            return -1.0 if self.hungry else 1.0
        if verb == SETTLE:
            return 0.1 if self.hungry else 0.8
        if verb == USE_FAT:
            return self.fat_worth(s, a, b_of(action))
        if verb == SHED:
            return self.shed_worth(s, a, b_of(action))
        return self.token_worth(s, a)

    def token_worth(self, s: OriginState, a: Animal) -> float:
        """Rate taking a token: highest for a valuable animal that it feeds completely."""
        need: i64 = self.lack(s, a)
        if not need:
            return 0.6 if empty_store_slot(s, a) >= 0 else 0.0
        return 2.0 + self.value(s, a) / float(need) + 0.5 * float(len(a.pairs))

    def fat_worth(self, s: OriginState, a: Animal, amount: i64) -> float:
        """Rate using fat: highest when the food bank is empty."""
        if amount != self.lack(s, a):
            return -1.0
        return 1.0 + self.value(s, a) / 4.0 if s.bank == 0 else 0.2

    def shed_worth(self, s: OriginState, a: Animal, card: i64) -> float:
        loss = 1.0 + self.use[trait_on(s, a, card).id]
        need: i64 = self.lack(s, a)
        return (self.value(s, a) / float(need) if s.bank == 0 and need else 0.0) - loss

    def attack_worth(self, s: OriginState, hunter: Animal, prey: Animal) -> float:
        """Rate an attack by the food and the owner's loss; low for own or poisonous animals."""
        need: i64 = self.lack(s, hunter)
        mine = self.value(s, hunter)
        theirs = self.value(s, prey)
        if prey.owner == hunter.owner:
            return 0.5 if need and mine > theirs + 2.0 and s.bank == 0 else -5.0
        gain = 1.5 + mine / float(need) if need else 0.8
        if prey.mask & self.poisonous:
            gain -= mine
        chance = 0.5 if prey.mask & self.running else 1.0
        if prey.mask & (self.tail_loss | self.shell):
            chance *= 0.5
        return chance * (gain + 0.6 * theirs)

    # Attacks

    def react_worth(self, s: OriginState, action: i64) -> float:
        """Rate reactions: run if possible, otherwise give up as little as possible."""
        verb: i64 = verb_of(action)
        a = s.animals[a_of(action)]
        if verb == REDIRECT:
            return 4.0 + 0.3 * (self.value(s, a) - self.value(s, s.animals[b_of(action)]))
        if verb == DROP:
            return 4.5 - self.loss_of(s, a, b_of(action))
        if verb == RUN:
            return 9.0
        if verb == SQUIRT:
            return 8.0
        return 5.0 if verb == CLOSE else 0.0

    def loss_of(self, s: OriginState, a: Animal, card: i64) -> float:
        trait = trait_on(s, a, card)
        if trait.others:
            return -0.5
        return 0.5 * float(trait.points) + self.use[trait.id]

    def ignore_worth(self, s: OriginState, action: i64) -> float:
        """Rate ignoring a trait: first the trait that blocks the attack, then by value."""
        frame = s.top
        if verb_of(action) == IGNORE_NONE or not isinstance(frame, Attack):
            return 0.5
        attack = frame.attack
        prey = s.animals[attack.target]
        if a_of(action) == blocking_card(
            s, s.animals[attack.attacker], prey, attack.ambush, attack.ignored
        ):
            return 9.0
        return self.in_the_way[trait_on(s, prey, a_of(action)).id]

    def ambush_worth(self, s: OriginState, action: i64) -> float:
        if verb_of(action) == WAIT:
            return 0.0
        hunter = s.animals[a_of(action)]
        prey = s.animals[b_of(action)]
        return self.attack_worth(s, hunter, prey) if may_attack(s, hunter, prey, True) else -1.0
