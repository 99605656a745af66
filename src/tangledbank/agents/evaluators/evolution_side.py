"""The worth of a player's side in Evolution, and of each card play.

The heuristics are those of `agents/frozen_v01/evolution.py`, applied to all options at once: the
terms of the side's worth are cached, and each option changes only one or two of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.agents.evaluators.evolution_weights import EvolutionWeights
from tangledbank.agents.network import floats
from tangledbank.agents.search import Evaluator
from tangledbank.core.action import HIDDEN, a_of, b_of, pack, verb_of
from tangledbank.core.rows import join, place_of, zeros
from tangledbank.games.evolution.cards import Book
from tangledbank.games.evolution.defenses import IMPOSSIBLE, wound_to_attacker
from tangledbank.games.evolution.ids import (
    DONE,
    GROW_BODY,
    GROW_POPULATION,
    NEW_LEFT,
    NEW_RIGHT,
    PLAY_TRAIT,
    REMOVE_TRAIT,
)
from tangledbank.games.evolution.questions import HUNTS, PROTECTS_NEIGHBORS
from tangledbank.games.evolution.rules import attack_cost, room
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species

SIDE: Final = 64  # the most species of one player that are rated


class SideEvaluator(Evaluator):
    """An evaluator of sides and plays, using the cards of one table."""

    def __init__(self, book: Book, weights: EvolutionWeights, worths: dict[str, float]) -> None:
        self.book = book
        self.weights = weights
        super().__init__()
        cards = book.cards
        self.keeping: vec[float] = floats(len(cards.names))  # by card, in hand
        self.points: vec[float] = floats(len(cards.names))  # by card, as a trait in play
        for card in range(len(cards.names)):
            key = cards.trait_by_card[card].key
            self.keeping[card] = worths.get(key, 1.0)
            if key in worths:
                self.points[card] = weights.trait + weights.use * worths[key]
        self.long_neck: i64 = cards.bits.get("long-neck", 0)
        self.foraging: i64 = cards.bits.get("foraging", 0)
        self.cooperation: i64 = cards.bits.get("cooperation", 0)
        self.scavenger: i64 = cards.bits.get("scavenger", 0)
        self.intelligence: i64 = cards.bits.get("intelligence", 0)
        self.first_to_act: vec[i64] = vec[i64](
            [cards.bits.get(key, 0) for key in ("fertile", "long-neck", "scavenger", "fat-tissue")]
        )
        # The side that is being rated, by species.
        self.side: list[Species] = []
        self.fixed: vec[float] = floats(SIDE)
        self.income: vec[float] = floats(SIDE)
        self.enemies: list[Species] = []  # the others' carnivores
        self.others_species: list[Species] = []  # all species of the others
        self.hunters: float = 0.0  # carnivores of all players
        self.supply: float = 0.0
        self.rest: float = 0.0  # plants that the others' grazers leave
        self.place: vec[i64] = zeros(16 * 64)  # the index of the group of a verb and a trait
        self.stamp: vec[i64] = zeros(16 * 64)  # the species that it was entered for

    def add_likes(self, likes: dict[str, float]) -> None:
        """Add extra points for traits in play."""
        cards = self.book.cards
        for card in range(len(cards.names)):
            self.points[card] += likes.get(cards.trait_by_card[card].key, 0.0)

    def weigh_plays(self, s: EvolutionState, seat: i64, out: vec[i64], n: i64) -> i64:
        """Rate plays by how much they improve the side, minus the worth of keeping the card."""
        kept: i64 = self.merge_plays(s, out, n)
        player = s.players[seat]
        boards: list[Species] = []
        for sid in player.row:
            boards.append(s.species[sid])
            if len(s.species[sid].fresh):
                up = s.species[sid].clone()
                up.turn_up(s.book.cards)
                s.species[sid] = up
        self.survey_table(s, seat)
        before = self.sum_up(s, seat)
        for i in range(kept):
            action: i64 = out[i]
            if verb_of(action) == DONE:
                self.worth[i] = 0.0
            else:
                self.worth[i] = self.play_worth(s, seat, action) - before - self.weights.effort
                if verb_of(action) != REMOVE_TRAIT:
                    self.worth[i] -= self.weights.keep * self.keeping[a_of(action)]
        for sp in boards:
            s.species[sp.sid] = sp
        return kept

    def merge_plays(self, s: EvolutionState, out: vec[i64], n: i64) -> i64:
        """Keep one play per group: the play whose card is least worth keeping."""
        kept: i64 = 0
        traits: vec[i64] = s.book.cards.trait
        for i in range(n):
            action: i64 = out[i]
            verb: i64 = verb_of(action)
            slot: i64 = verb * 64
            if verb == PLAY_TRAIT or verb == REMOVE_TRAIT:
                slot += traits[a_of(action)]
            mark: i64 = b_of(action) + 1
            place: i64 = self.place[slot]
            if place < kept and self.stamp[slot] == mark and self.same_verb(out[place], action):
                if self.keeping[a_of(action)] < self.keeping[a_of(out[place])]:
                    out[place] = action
            else:
                self.place[slot] = kept
                self.stamp[slot] = mark
                out[kept] = action
                kept += 1
        return kept

    def play_group(self, s: EvolutionState, action: i64) -> i64:
        """Return a number that all equivalent plays share."""
        verb: i64 = verb_of(action)
        if verb == PLAY_TRAIT or verb == REMOVE_TRAIT:
            return pack(verb, s.book.cards.trait[a_of(action)], b_of(action))
        if verb == GROW_BODY or verb == GROW_POPULATION:
            return pack(verb, 0, b_of(action))
        if verb == NEW_LEFT or verb == NEW_RIGHT:
            return verb
        return action

    def same_verb(self, a: i64, b: i64) -> bool:
        """Return whether two plays are equivalent, in case a cached index is out of date."""
        if verb_of(a) != verb_of(b) or b_of(a) != b_of(b):
            return False
        verb: i64 = verb_of(a)
        if verb == PLAY_TRAIT or verb == REMOVE_TRAIT:
            traits: vec[i64] = self.book.cards.trait
            return traits[a_of(a)] == traits[a_of(b)]
        return True

    def play_worth(self, s: EvolutionState, seat: i64, action: i64) -> float:
        """Return the side's worth after a play. The species is restored afterwards."""
        verb: i64 = verb_of(action)
        if verb == NEW_LEFT or verb == NEW_RIGHT:
            return self.founding_worth(s, seat, verb == NEW_LEFT)
        old = s.species[b_of(action)]
        i: i64 = place_of(s.players[seat].row, old.sid)
        new = old.clone()
        if verb == GROW_BODY:
            new.body += 1
        elif verb == GROW_POPULATION:
            new.population += 1
        elif verb == PLAY_TRAIT:
            new.fresh = vec[i64]([a_of(action)])
            new.turn_up(s.book.cards)
        else:
            new.lose(s.book.cards, place_of(new.cards, a_of(action)))
        s.species[old.sid] = new
        worth = self.changed_worth(s, seat, i, old, new)
        s.species[old.sid] = old
        return worth

    def changed_worth(
        self, s: EvolutionState, seat: i64, i: i64, old: Species, new: Species
    ) -> float:
        """Return the side's worth with one species changed, including effects on its neighbors."""
        if (old.hooks ^ new.hooks) & (HUNTS | PROTECTS_NEIGHBORS) or i + 1 >= SIDE:
            return self.recomputed_worth(s, seat)
        fixed = self.fixed[i]
        income = self.income[i]
        after = self.income[i + 1]
        self.side[i] = new
        self.weigh(s, i)
        if (old.mask ^ new.mask) & self.cooperation and i + 1 < len(self.side):
            self.income[i + 1] = self.income_of(s, self.side[i + 1], i + 1)
        worth = self.sum_up(s, seat)
        self.side[i] = old
        self.fixed[i] = fixed
        self.income[i] = income
        self.income[i + 1] = after
        return worth

    def recomputed_worth(self, s: EvolutionState, seat: i64) -> float:
        """Return the side's worth after rating every species again."""
        fixed: vec[float] = self.fixed[:]
        income: vec[float] = self.income[:]
        side = self.side
        hunters = self.hunters
        self.weigh_all(s, seat)
        worth = self.sum_up(s, seat)
        self.side = side
        self.hunters = hunters
        self.fixed = fixed
        self.income = income
        return worth

    def founding_worth(self, s: EvolutionState, seat: i64, left: bool) -> float:
        """Return the side's worth with a new species at one end of the row."""
        player = s.players[seat]
        row: vec[i64] = player.row
        sp = s.new_species(seat)
        if left:
            player.row = join(vec[i64]([sp.sid]), row)
        else:
            player.row = append(row[:], sp.sid)
        worth = self.recomputed_worth(s, seat)
        player.row = row
        player.made -= 1
        s.species[sp.sid] = NOBODY
        return worth

    def survey_table(self, s: EvolutionState, seat: i64) -> None:
        """Compute the table values that all options share."""
        self.enemies = []
        self.others_species = []
        self.hunters = 0.0
        others: i64 = 0
        for owner in range(s.seats):
            if owner != seat:
                for sp in self.boards_seen(s, owner):
                    self.others_species.append(sp)
                    if sp.hooks & HUNTS:
                        self.enemies.append(sp)
                    else:
                        others += sp.population
        own: i64 = s.players[seat].food_card
        brought = float(s.book.cards.food[own]) if own > HIDDEN else self.weights.mean_food
        supply = float(s.hole) + brought + self.weights.mean_food * float(s.seats - 1)
        self.supply = supply if supply > 0.0 else 0.0
        self.rest = self.supply - float(others)
        self.weigh_all(s, seat)

    def boards_seen(self, s: EvolutionState, owner: i64) -> list[Species]:
        """Return another player's species as this seat sees them; a screen hides changes."""
        if s.screens:
            return s.screens[owner].boards
        return [s.species[sid] for sid in s.players[owner].row]

    def weigh_all(self, s: EvolutionState, seat: i64) -> None:
        self.side = [s.species[sid] for sid in s.players[seat].row]
        self.hunters = float(len(self.enemies))
        for sp in self.side:
            if sp.hooks & HUNTS:
                self.hunters += 1.0
        for i in range(len(self.side)):
            self.weigh(s, i)

    def weigh(self, s: EvolutionState, i: i64) -> None:
        """Compute a species' fixed worth and the food that it finds by itself."""
        if i >= SIDE:
            return
        sp = self.side[i]
        t = self.weights
        worth = t.species if float(i) < t.many else t.crowd
        for card in sp.cards:
            worth += self.points[card]
        worth += t.body * float(sp.body)
        if sp.hooks & HUNTS:
            worth += t.stature * float(sp.body)
        self.fixed[i] = worth - self.exposure(s, sp) - self.other_risk(s, sp)
        income = self.income_of(s, sp, i)
        if sp.hooks & HUNTS:
            income += self.expected_prey(s, sp)
        self.income[i] = income

    def other_risk(self, s: EvolutionState, sp: Species) -> float:
        """Rate risks other than attacks."""
        return 0.0

    def exposure(self, s: EvolutionState, sp: Species) -> float:
        """Rate the risk that a species is attacked."""
        worth = float(len(sp.cards))
        loss = 1.2 + (0.8 if sp.population <= 1 else 0.2) * worth
        threats: i64 = 0
        for hunter in self.enemies:
            if attack_cost(s, hunter, sp, 0) < IMPOSSIBLE:
                threats += 1
        chance = self.weights.threat * float(threats)
        if chance > 1.0:
            chance = 1.0
        unseen = 0.05
        if sp.body <= 2 and not sp.mask & s.book.cards.defensive:
            unseen = self.weights.unseen
        return loss * (chance + unseen)

    def income_of(self, s: EvolutionState, sp: Species, i: i64) -> float:
        """Estimate the food that a species gets without grazing or attacking."""
        income = 0.0
        for stored in sp.tokens:
            income += float(stored)
        hunts = sp.hooks & HUNTS != 0
        if sp.mask & self.long_neck and not hunts:
            income += 2.0 if sp.mask & self.foraging else 1.0
        if sp.mask & self.scavenger:
            income += 0.8 * self.hunters
        if sp.mask & self.intelligence and not hunts:
            cards: i64 = len(s.players[sp.owner].hand)
            income += 2.0 if cards > 2 else float(cards)
        if i > 0:
            left = self.side[i - 1]
            if left.mask & self.cooperation and (left.hooks & HUNTS != 0) == hunts:
                income += 0.8
        return income

    def expected_prey(self, s: EvolutionState, hunter: Species) -> float:
        """Estimate a carnivore's food now, plus a share of the gain from one more body size."""
        now = self.prey_worth(s, hunter)
        if self.weights.ambition == 0.0 or not len(s.players[hunter.owner].hand):
            return now
        hunter.body += 1
        grown = self.prey_worth(s, hunter)
        hunter.body -= 1
        need = float(hunter.population)
        if grown > need:
            grown = need
        return now + self.weights.ambition * (grown - now) if grown > now else now

    def prey_worth(self, s: EvolutionState, hunter: Species) -> float:
        """Estimate what a carnivore eats this round, from its three best meals."""
        first: float = 0.0
        second: float = 0.0
        third: float = 0.0
        meals: i64 = 0
        for prey in self.others_species:
            if not attack_cost(s, hunter, prey, 0):
                meal = float(prey.body) - 1.5 * float(wound_to_attacker(s, prey, 0))
                if meal < 0.0:
                    meal = 0.0
                for _ in range(2 if prey.population > 1 else 1):
                    meals += 1
                    if meal > first:
                        third = second
                        second = first
                        first = meal
                    elif meal > second:
                        third = second
                        second = meal
                    elif meal > third:
                        third = meal
        if meals > 3:
            meals = 3
        return (first + second + third) * self.weights.prey + self.weights.hunt * float(meals)

    def sum_up(self, s: EvolutionState, seat: i64) -> float:
        """Add up the side's worth: its fixed worth, and the food that it is expected to eat."""
        t = self.weights
        total = 0.0
        plants = self.expected_plants(s)
        for i in range(len(self.side)):
            if i < SIDE:
                sp = self.side[i]
                income = self.income[i]
                mouths = float(sp.population)
                if not sp.hooks & HUNTS:
                    grazed = mouths - income
                    if grazed > plants:
                        grazed = plants
                    if grazed > 0.0:
                        plants -= grazed
                        income += grazed
                fed = mouths if mouths < income else income
                store = income - fed
                space = float(room(s, sp))
                if store > space:
                    store = space
                total += self.fixed[i] + t.fed * fed + t.stored * store - t.unfed * (mouths - fed)
        return total

    def expected_plants(self, s: EvolutionState) -> float:
        """Estimate the side's share of the watering hole."""
        speed = 0.0
        for sp in self.side:
            if not sp.hooks & HUNTS:
                speed += self.speed(sp)
        share = self.supply / float(s.seats)
        if speed > float(len(self.side)):
            share *= 1.25
        return share if share > self.rest else self.rest

    def speed(self, sp: Species) -> float:
        """Return the number of plants that a species takes in one feeding turn."""
        found = 1.0
        if sp.mask & self.foraging:
            found += 1.0
        if sp.mask & self.cooperation:
            found += 0.7
        return found
