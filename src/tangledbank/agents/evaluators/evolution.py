"""Evolution's evaluator: heuristics for every question, and features of a side."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.agents.evaluators.evolution_side import SideEvaluator
from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.flow import State
from tangledbank.core.rng import Rng
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.defenses import IMPOSSIBLE, wound_to_attacker
from tangledbank.games.evolution.ids import (
    ASK_FEED,
    ASK_FINISH,
    ASK_FOOD,
    ASK_ORDER,
    ASK_PLAY,
    ASK_PRESS,
    ASK_STORE,
    ATTACK,
    FEED,
    SLIP,
    SPEND,
    STRIKE,
)
from tangledbank.games.evolution.questions import HUNTS
from tangledbank.games.evolution.rules import attack_cost, hunger, room
from tangledbank.games.evolution.state import EvolutionState, Species

PLAIN: Final = 13  # features before those of the traits

FEATURES: Final = (
    "population", "species", "body", "guarded", "hand", "threatened", "population threatened",
    "population of hunters", "hunters with prey", "meat in reach", "species squared", "stored",
    "constant",
)  # fmt: skip


class EvolutionEvaluator(SideEvaluator):
    """Heuristics and features for Evolution, using the cards of one table."""

    def feature_count(self) -> i64:
        return PLAIN + len(self.book.cards.traits)

    def clock(self, s: State) -> i64:
        assert isinstance(s, EvolutionState)
        return s.round

    def weigh_options(self, s: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(s, EvolutionState)
        prompt: i64 = s.prompt_of(seat)
        if prompt == ASK_PLAY:
            return self.weigh_plays(s, seat, out, n)
        if prompt == ASK_FOOD:
            return self.weigh_food(s, seat, out, n)
        for i in range(n):
            self.worth[i] = self.worth_of(s, seat, prompt, out[i])
        return self.merge_spending(out, n)

    def worth_of(self, s: EvolutionState, seat: i64, prompt: i64, action: i64) -> float:
        """Return the worth of an option that is never merged with others."""
        if prompt == ASK_FEED or prompt == ASK_FINISH:
            return self.feed_worth(s, action)
        if prompt == ASK_PRESS:
            return self.press_worth(s, action)
        if prompt == ASK_STORE:
            return float(a_of(action))
        if prompt == ASK_ORDER:
            return self.order_worth(a_of(action))
        return self.other_worth(s, seat, prompt, action)

    def other_worth(self, s: EvolutionState, seat: i64, prompt: i64, action: i64) -> float:
        """Return the worth of an expansion's option. Here all are equal, so the first is chosen."""
        return 0.0

    def group(self, s: State, seat: i64, action: i64) -> i64:
        """Group cards by trait, or put all cards in one group if the trait does not matter."""
        assert isinstance(s, EvolutionState)
        if verb_of(action) == SPEND:
            return pack(SPEND, 0, b_of(action))
        if s.prompt_of(seat) == ASK_FOOD:
            return self.food_group(s, a_of(action))
        return self.play_group(s, action)

    def food_group(self, s: EvolutionState, card: i64) -> i64:
        """Group food cards that have the same number and trait."""
        return pack(1, s.book.cards.food[card] + 32, s.book.cards.trait[card])

    # Choosing food

    def weigh_food(self, s: EvolutionState, seat: i64, out: vec[i64], n: i64) -> i64:
        """Rate food cards: grazers want plants, carnivores want the others to starve."""
        plant: i64 = 0
        meat: i64 = 0
        for sid in s.players[seat].row:
            sp = s.species[sid]
            if sp.hooks & HUNTS:
                meat += hunger(s, sp)
            else:
                plant += hunger(s, sp)
        appetite: float = 0.5 if plant >= meat else -0.3
        self.prepare_food(s, seat)
        kept: i64 = 0
        for i in range(n):
            card: i64 = a_of(out[i])
            if not self.known_food(s, out, kept, card):
                out[kept] = out[i]
                worth = appetite * float(s.book.cards.food[card]) - self.keeping[card]
                self.worth[kept] = worth + self.push_worth(s, seat, card)
                kept += 1
        return kept

    def prepare_food(self, s: EvolutionState, seat: i64) -> None:
        """Compute the values that all food cards share."""

    def push_worth(self, s: EvolutionState, seat: i64, card: i64) -> float:
        """Rate a food card's other effects; there are none without an expansion."""
        return 0.0

    def known_food(self, s: EvolutionState, out: vec[i64], kept: i64, card: i64) -> bool:
        group: i64 = self.food_group(s, card)
        for i in range(kept):
            if self.food_group(s, a_of(out[i])) == group:
                return True
        return False

    # Feeding

    def feed_worth(self, s: EvolutionState, action: i64) -> float:
        """Rate one feeding turn."""
        verb: i64 = verb_of(action)
        if verb == FEED:
            return self.graze_worth(s, s.species[a_of(action)])
        if verb == ATTACK:
            return self.attack_worth(s, s.species[a_of(action)], s.species[b_of(action)])
        if verb == SPEND:
            return self.spend_worth(s, a_of(action), s.species[b_of(action)])
        return 0.0

    def merge_spending(self, out: vec[i64], n: i64) -> i64:
        """Keep only the least useful card among those that can be spent on the same species."""
        kept: i64 = 0
        for i in range(n):
            if verb_of(out[i]) == SPEND and kept and verb_of(out[kept - 1]) == SPEND:
                if b_of(out[i]) == b_of(out[kept - 1]):
                    if self.keeping[a_of(out[i])] < self.keeping[a_of(out[kept - 1])]:
                        out[kept - 1] = out[i]
                        self.worth[kept - 1] = self.worth[i]
                    continue
            out[kept] = out[i]
            self.worth[kept] = self.worth[i]
            kept += 1
        return kept

    def urgency(self, sp: Species) -> float:
        """Rate the loss if a species gets no more food."""
        if sp.food == 0:
            return 2.0 + 0.5 * float(len(sp.cards))
        return 1.0 + 0.1 * float(sp.population - sp.food)

    def graze_worth(self, s: EvolutionState, sp: Species) -> float:
        """Rate grazing by the plants that the species takes at once and by its urgency."""
        need: i64 = hunger(s, sp)
        if need <= 0:
            return 0.7
        taken = self.speed(sp)
        if float(need) < taken:
            taken = float(need)
        if float(s.hole) < taken:
            taken = float(s.hole)
        return taken + self.urgency(sp)

    def attack_worth(self, s: EvolutionState, hunter: Species, prey: Species) -> float:
        """Rate an attack: the meat and the owner's loss, minus wounds and the cards to pay."""
        wound = float(wound_to_attacker(s, prey, 0))
        need = float(hunger(s, hunter)) - wound
        meat = (need if need > 0.0 else 0.0) + float(room(s, hunter))
        if float(prey.body) < meat:
            meat = float(prey.body)
        gain = meat + (self.urgency(hunter) if need > 0.0 else 0.0)
        if float(hunter.population) <= wound:
            gain = -1.0 - float(len(hunter.cards))
        gain -= wound
        gain -= 0.8 * float(attack_cost(s, hunter, prey, 0))
        loss = 1.0
        if prey.population == 1:
            loss += 0.8 * float(len(prey.cards)) + 1.0
        if prey.owner == hunter.owner:
            return gain - 2.0 * loss - float(prey.food)
        return gain + self.weights.envy * loss

    def spend_worth(self, s: EvolutionState, card: i64, sp: Species) -> float:
        """Rate spending a card for up to two food, which is worthwhile for a hungry species."""
        saved: i64 = hunger(s, sp)
        if saved > 2:
            saved = 2
        if saved <= 0:
            return 0.9 - self.keeping[card] if s.last else -1.0
        return 1.7 * float(saved) - (0.0 if s.last else 0.6 * self.keeping[card])

    def press_worth(self, s: EvolutionState, action: i64) -> float:
        """Rate striking above spending cards, unless the wound would kill the attacker."""
        verb: i64 = verb_of(action)
        if verb == STRIKE:
            frame = s.top
            if isinstance(frame, Attack):
                wound: i64 = wound_to_attacker(s, s.species[frame.target], frame.ignored)
                if wound >= s.species[frame.attacker].population:
                    return 0.0
            return 10.0
        if verb == SLIP:
            return 11.0
        return 5.0 - self.keeping[a_of(action)]

    def order_worth(self, card: i64) -> float:
        """Return a trait's priority: growth and food first, then Fat Tissue, then the rest."""
        bit: i64 = self.book.cards.bit[card]
        for i in range(len(self.first_to_act)):
            if self.first_to_act[i] == bit:
                return -float(i)
        return -9.0

    # Features

    def rounds_left(self, s: State) -> float:
        """Estimate how many rounds the deck lasts after this one."""
        assert isinstance(s, EvolutionState)
        if s.last:
            return 0.0
        if s.next_last:
            return 1.0
        dealt: i64 = s.book.deal * s.seats
        for player in s.players:
            dealt += len(player.row)
        return 1.0 + float(len(s.deck)) / float(dealt)

    def add_features(self, s: State, seat: i64) -> None:
        assert isinstance(s, EvolutionState)
        found = self.found
        player = s.players[seat]
        found[4] = float(len(player.hand))
        defensive: i64 = s.book.cards.defensive
        for sid in player.row:
            sp = s.species[sid]
            found[0] += float(sp.population)
            found[1] += 1.0
            found[2] += float(sp.body)
            if sp.mask & defensive:
                found[3] += 1.0
            for card in sp.cards:
                found[PLAIN + s.book.cards.trait[card]] += 1.0
            for stored in sp.tokens:
                found[11] += float(stored)
            self.danger_features(s, sp)
        found[10] = found[1] * found[1] / 8.0
        found[12] = 1.0

    def danger_features(self, s: EvolutionState, sp: Species) -> None:
        """Add features for whether this species can be eaten and whether it finds prey."""
        found = self.found
        threatened = False
        meals: i64 = 0
        meat: i64 = 0
        for player in s.players:
            for sid in player.row:
                other = s.species[sid]
                if other.owner != sp.owner:
                    if other.hooks & HUNTS and not threatened:
                        threatened = attack_cost(s, other, sp, 0) < IMPOSSIBLE
                    if sp.hooks & HUNTS and not attack_cost(s, sp, other, 0):
                        meals += 1
                        meat += other.body
        if threatened:
            found[5] += 1.0
            found[6] += float(sp.population)
        if sp.hooks & HUNTS:
            found[7] += float(sp.population)
            found[8] += 1.0 if meals else 0.0
            found[9] += float(meat if meat < 8 else 8)

    def imagine(self, view: State, seat: i64, rng: Rng) -> State:
        """Sample a world in which players who have played behind their screens choose again."""
        world = view.imagine(seat, rng)
        assert isinstance(world, EvolutionState)
        if world.screens:
            for other in range(world.seats):
                if other != seat and world.prompt_of(other) == 0:
                    world.ask(other, ASK_PLAY)
        return world
