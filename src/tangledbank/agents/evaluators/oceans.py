"""Oceans' evaluator: heuristics that look one move ahead, and features of a side.

The heuristics are those of `agents/frozen_v01/oceans.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.agents.network import floats
from tangledbank.agents.search import Evaluator
from tangledbank.core.action import a_of, b_of, c_of, pack, verb_of
from tangledbank.core.flow import State, apply
from tangledbank.core.rng import Rng
from tangledbank.games.oceans.cards import Book
from tangledbank.games.oceans.ids import (
    ASK_DRAW,
    ASK_LAY,
    ASK_TRADE,
    ATTACKING,
    DISCARD,
    DRAW_DEEP,
    MIGRATE,
    REEF,
    REMOVE,
    TAKE_POOL,
)
from tangledbank.games.oceans.permissions import attack_amount, attack_reason, forage_reason
from tangledbank.games.oceans.rules import age_value, attack_value, bones, forage_value
from tangledbank.games.oceans.state import OceansState, Species

MANY: Final = 60  # if there are more moves, only likely ones are rated
BREADTH: Final = 20

OCEANS_FEATURES: Final = (
    "population", "next score", "species", "traits", "best meal", "passive", "danger",
    "starving", "crowded", "surface cards", "deep cards", "worth of hand", "forage", "attack",
    "shells", "turns to wait", "reef", "cambrian", "second meal", "constant",
)  # fmt: skip


class OceansWeights:
    """The default weights of the heuristics; data files override them (part `thumb`)."""

    def __init__(self) -> None:
        self.population: float = 0.85  # that can still become points
        self.passive: float = 1.0  # gains and leeching, per turn left
        self.danger: float = 0.35
        self.starving: float = 0.4  # per species and per trait on it
        self.full: float = 1.0
        self.meal: float = 1.0  # of the species that eats most
        self.attack: float = 0.7  # discount on meat, which is uncertain
        self.reef: float = 0.5  # the share of the Reef that one turn can take
        self.hope: float = 1.0  # the share of an attack that counts without a target
        self.envy: float = 0.5
        self.keep: float = 0.3  # the share of a card's worth that playing it costs
        self.forage: float = 0.0  # extra worth of species that forage,
        self.hunt: float = 0.0  # and of those that attack
        self.species: float = 0.0
        self.trait: float = 0.0

    def load(self, weights: dict[str, float]) -> None:
        """Override the defaults with the given weights."""
        for name, value in weights.items():
            setattr(self, name, value)


class OceansEvaluator(Evaluator):
    """Heuristics and features for Oceans, using the cards of one table."""

    def __init__(self, book: Book, weights: OceansWeights) -> None:
        super().__init__()
        self.book = book
        self.weights = weights
        cards = book.cards
        self.card_worth: vec[float] = floats(len(cards.names))
        self.income: vec[float] = floats(len(cards.names))
        for card in range(len(cards.names)):
            face = cards.trait_by_card[card].face
            worth = 0.45 * float(face.forage) + 0.3 * float(face.attack) + 0.2 * float(face.shell)
            worth += 0.8 * float(face.gain) + 0.6 * float(face.leech)
            worth += 1.6 * float(face.extra_feeds) + 0.5 * float(face.defensive)
            worth += float(face.extra_attacks + face.extra_forages) + 0.1 * float(face.storage)
            worth += 0.3 * float(face.extra_traits if face.extra_traits < 3 else 3)
            self.card_worth[card] = worth + 0.6
            income = 0.4 * float(face.gain) + 0.5 * float(face.leech)
            income += 0.1 * float(face.extra_traits) + 0.05 * float(face.storage)
            self.income[card] = income + (0.15 if face.number > 0 else 0.0)
        self.hunters: list[Species] = []
        self.reach: vec[float] = floats(256)  # the most that each hunter can take
        self.dangers: vec[float] = floats(8)  # by seat, before a card is played

    def feature_count(self) -> i64:
        return BREADTH

    def clock(self, s: State) -> i64:
        """Return the number of turns since the start of the game."""
        assert isinstance(s, OceansState)
        return s.round * s.seats + (s.turn + s.seats - s.first) % s.seats

    def horizon(self, s: State) -> i64:
        return s.seats

    def rounds_left(self, s: State) -> float:
        """Estimate how many more rounds the Ocean will last."""
        assert isinstance(s, OceansState)
        if s.ending:
            return 0.0
        return float(s.places[1] + s.places[2] + s.places[3]) / (5.0 * float(s.seats))

    # Options

    def group(self, s: State, seat: i64, action: i64) -> i64:
        """Group moves whose cards have the same trait or the same migration number."""
        verb: i64 = verb_of(action)
        if verb < MIGRATE:
            trait: i64 = self.book.cards.trait_by_card[a_of(action)].id
            return pack(verb, trait, b_of(action), c_of(action))
        if verb == MIGRATE:
            number: i64 = self.book.cards.migrate[a_of(action)]
            return pack(verb, number, b_of(action), c_of(action))
        return action

    def weigh_options(self, s: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(s, OceansState)
        prompt: i64 = s.prompt_of(seat)
        if prompt == ASK_DRAW:
            for i in range(n):
                self.worth[i] = self.draw_worth(s, out[i])
            return n
        if prompt == ASK_TRADE or prompt == ASK_LAY:
            for i in range(n):
                self.worth[i] = float(i)
            return n
        n = self.merge(s, seat, out, self.likely(s, out, n))
        if verb_of(out[0]) <= REMOVE:
            for other in range(s.seats):
                self.dangers[other] = self.danger_of(s, other)
        for i in range(n):
            self.worth[i] = self.outlook(s, seat, out[i]) - self.spent(out[i])
        return n

    def likely(self, s: OceansState, out: vec[i64], n: i64) -> i64:
        """Drop migrations in the less useful direction if there are very many moves."""
        if n <= MANY:
            return n
        kept: i64 = 0
        outward = s.places[0] < 12
        for i in range(n):
            if verb_of(out[i]) != MIGRATE or (b_of(out[i]) > REEF) == outward:
                out[kept] = out[i]
                kept += 1
        return kept

    def merge(self, s: OceansState, seat: i64, out: vec[i64], n: i64) -> i64:
        """Keep one move per group: the move with the least valuable card."""
        kept: i64 = 0
        for i in range(n):
            group: i64 = self.group(s, seat, out[i])
            place: i64 = 0
            while place < kept and self.group(s, seat, out[place]) != group:
                place += 1
            if place == kept:
                out[kept] = out[i]
                kept += 1
            elif verb_of(out[i]) <= MIGRATE:
                if self.card_worth[a_of(out[i])] < self.card_worth[a_of(out[place])]:
                    out[place] = out[i]
        return kept

    def spent(self, action: i64) -> float:
        """Return the cost of using a card or removing a trait."""
        verb: i64 = verb_of(action)
        if verb == REMOVE:
            return 1.0
        return self.weights.keep * self.card_worth[a_of(action)] if verb <= MIGRATE else 0.0

    def draw_worth(self, s: OceansState, action: i64) -> float:
        """Rate draws: take a good Deep card, discard weak cards, then fill the hand."""
        verb: i64 = verb_of(action)
        card: i64 = a_of(action)
        if verb == TAKE_POOL:
            return self.card_worth[card] - 0.5 * float(self.book.cards.migrate[card]) - 1.0
        if verb == DRAW_DEEP:
            return 0.2 if s.cambrian else -0.2
        if verb == DISCARD:
            return 0.8 - self.card_worth[card]
        return 0.0

    def outlook(self, s: OceansState, seat: i64, action: i64) -> float:
        """Rate the position after a move: the seat's side against its best opponent's.

        Playing a card changes only the danger to the seat's own side; a migration changes none.
        """
        verb: i64 = verb_of(action)
        after = s.clone()
        apply(after, seat, action)
        best: float = -1e9
        for other in range(after.seats):
            if other != seat:
                danger = self.dangers[other] if verb <= REMOVE else self.danger_of(after, other)
                worth = self.standing(after, other) - danger
                if worth > best:
                    best = worth
        danger = self.dangers[seat] if verb == MIGRATE else self.danger_of(after, seat)
        return self.standing(after, seat) - danger - self.weights.envy * best

    # A side

    def standing(self, s: OceansState, seat: i64) -> float:
        """Rate a side apart from the dangers to it: points, population, and income per turn."""
        player = s.players[seat]
        weights = self.weights
        turns = 1.0 + self.rounds_left(s)
        total = float(player.score)
        best: float = 0.0
        for sid in player.row:
            sp = s.species[sid]
            population = float(sp.population)
            age = float(age_value(s, sp))
            total += weights.population * least(population, age * turns)
            total += weights.passive * self.passive(sp) * least(turns, 4.0)
            total += weights.species + weights.trait * float(len(sp.cards))
            if population < age:
                total -= weights.starving * (1.0 + float(len(sp.cards)))
            if sp.population >= bones(s, sp):
                total -= weights.full
            meal = self.meal(s, sp)
            if meal > best:
                best = meal
        return total + weights.meal * best * least(turns, 5.0)

    def danger_of(self, s: OceansState, seat: i64) -> float:
        """Rate the danger to a side from other players."""
        self.find_attackers(s, seat)
        total = 0.0
        for sid in s.players[seat].row:
            total += self.weights.danger * self.danger(s, s.species[sid])
        return total

    def find_attackers(self, s: OceansState, seat: i64) -> None:
        """Find the other players' attacking species, and the most that each can take."""
        self.hunters = []
        for sid in s.ring:
            sp = s.species[sid]
            if sp.owner != seat and not sp.sums.nevers & ATTACKING and len(self.hunters) < 256:
                self.reach[len(self.hunters)] = float(attack_value(s, sp))
                self.hunters.append(sp)

    def danger(self, s: OceansState, sp: Species) -> float:
        """Return the most that another player's species can take from this one."""
        most: float = 0.0
        population = float(sp.population)
        if population <= 0.0:
            return 0.0
        place: i64 = 0
        for hunter in self.hunters:
            if self.reach[place] > most and attack_reason(s, hunter, sp) == 0:
                taken = least(float(attack_amount(s, hunter, sp, 0)), population)
                if taken > most:
                    most = taken
                    if most >= population:
                        return most
            place += 1
        return most

    def meal(self, s: OceansState, sp: Species) -> float:
        """Estimate how much a species takes in a turn if it feeds."""
        weights = self.weights
        best: float = 0.0
        if not forage_reason(s, sp):
            best = least(float(forage_value(s, sp)), 1.0 + weights.reef * float(s.places[0]))
            best += weights.forage
        if not sp.sums.nevers & ATTACKING:
            attack = weights.attack * self.catch(s, sp) + weights.hunt
            if attack > best:
                best = attack
        free = float(bones(s, sp)) - 1.0
        more = float(sp.sums.extra_feeds + sp.sums.extra_attacks + sp.sums.extra_forages)
        return least(best * (1.0 + 0.8 * more), free)

    def catch(self, s: OceansState, sp: Species) -> float:
        """Estimate an attack's yield from its best target, or a share of its value without one."""
        value = least(float(attack_value(s, sp)), 6.0)
        if self.weights.hope >= 1.0 or value <= 0.0:
            return value
        most = self.weights.hope * value
        for sid in s.ring:
            prey = s.species[sid]
            if prey.owner != sp.owner and float(prey.population) > most:
                if attack_reason(s, sp, prey) == 0:
                    taken = least(float(attack_amount(s, sp, prey, 0)), float(prey.population))
                    if taken > most:
                        most = taken
        return least(most, value)

    def passive(self, sp: Species) -> float:
        """Return a species' income without feeding, from printed gains and leeching."""
        income = 0.0
        for card in sp.cards:
            income += self.income[card]
        return income

    # Features

    def add_features(self, s: State, seat: i64) -> None:
        assert isinstance(s, OceansState)
        found = self.found
        player = s.players[seat]
        self.find_attackers(s, seat)
        for sid in player.row:
            self.species_features(s, s.species[sid])
        found[9] = float(len(player.hand))
        found[10] = float(len(player.deep))
        for card in player.hand:
            found[11] += self.card_worth[card]
        for card in player.deep:
            found[11] += self.card_worth[card]
        wait: i64 = (seat + s.seats - s.turn) % s.seats
        found[15] = float(wait)
        found[16] = float(s.places[0]) / 10.0 if wait == 0 else 0.0
        found[17] = 1.0 if s.cambrian else 0.0
        found[19] = 1.0

    def species_features(self, s: OceansState, sp: Species) -> None:
        found = self.found
        population = float(sp.population)
        age = float(age_value(s, sp))
        found[0] += population
        found[1] += least(population, age)
        found[2] += 1.0
        found[3] += float(len(sp.cards))
        meal = self.meal(s, sp)
        if meal > found[4]:
            found[18] = found[4]
            found[4] = meal
        elif meal > found[18]:
            found[18] = meal
        found[5] += self.passive(sp)
        found[6] += self.danger(s, sp)
        if population < age:
            found[7] += 1.0
        if sp.population + 2 >= bones(s, sp):
            found[8] += 1.0
        forage = float(forage_value(s, sp))
        if forage > found[12]:
            found[12] = forage
        attack = float(attack_value(s, sp))
        if attack > found[13]:
            found[13] = attack
        found[14] += float(sp.sums.shell + sp.sums.defensive)


def least(a: float, b: float) -> float:
    return a if a < b else b
