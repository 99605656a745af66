"""Features of a side in The Origin of Species and Time to Fly, and its animals' needs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.agents.network import floats
from tangledbank.agents.search import Evaluator
from tangledbank.core.flow import State
from tangledbank.games.origin.cards import Book
from tangledbank.games.origin.questions import HUNTS
from tangledbank.games.origin.rules import (
    is_fed,
    is_last,
    may_attack,
)
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState, trait_of

PLAIN: Final = 12  # features before those of the traits

ORIGIN_FEATURES: Final = (
    "animals", "needs", "hand", "fat", "threatened", "value threatened", "hunters with prey",
    "discards", "pairs", "fed by nobody", "animals squared", "constant",
)  # fmt: skip


# How much a trait of the prey can spoil an attack.
DEFENSE_VALUES: Final = {
    "running": 1.0,
    "tail-loss": 1.4,
    "shell": 1.6,
    "ink-cloud": 1.2,
    "mimicry": 1.0,
    "poisonous": 1.5,
}


class AnimalEvaluator(Evaluator):
    """An evaluator of animals and their needs, using the cards of one table."""

    def __init__(self, book: Book, uses: dict[str, float]) -> None:
        self.book = book
        super().__init__()
        cards = book.cards
        self.use: vec[float] = floats(len(cards.traits))  # by trait; 0.5 if it has no weight
        self.extra: vec[float] = floats(len(cards.traits))  # by trait; 0.4 if it has no weight
        for i in range(len(cards.traits)):
            self.use[i] = uses.get(cards.traits[i].key, 0.5)
            self.extra[i] = uses.get(cards.traits[i].key, 0.4)
        self.best_face: vec[float] = floats(len(cards.names))
        for card in range(len(cards.names)):
            first = self.use[cards.face[card]]
            second = self.use[cards.second[card]] if cards.second[card] else first
            self.best_face[card] = first if first > second else second
        self.poisonous: i64 = cards.bits.get("poisonous", 0)
        self.running: i64 = cards.bits.get("running", 0)
        self.tail_loss: i64 = cards.bits.get("tail-loss", 0)
        self.shell: i64 = cards.bits.get("shell", 0)
        self.swimming: i64 = cards.bits.get("swimming", 0)
        self.hibernation: i64 = cards.bits.get("hibernation", 0)
        self.fat_tissue: i64 = cards.bits.get("fat-tissue", 0)
        self.cooperation: i64 = cards.bits.get("cooperation", 0)
        self.symbiosis: i64 = cards.bits.get("symbiosis", 0)
        self.carnivorous: i64 = cards.bits.get("carnivorous", 0)
        self.special: i64 = cards.bits.get("specialization-a", 0)
        self.special |= cards.bits.get("specialization-b", 0)
        self.for_hunters: i64 = cards.bits.get("ambush-hunting", 0)
        self.for_hunters |= cards.bits.get("intellect", 0) | cards.bits.get("sharp-vision", 0)
        self.in_the_way: vec[float] = floats(len(cards.traits))
        for i in range(len(cards.traits)):
            self.in_the_way[i] = DEFENSE_VALUES.get(cards.traits[i].key, 0.0)
        # Values that all options of a decision share.
        self.spare: float = 0.0
        self.few = False
        self.hungry: i64 = 0
        self.scarce = False

    def feature_count(self) -> i64:
        return PLAIN + len(self.book.cards.traits)

    def clock(self, s: State) -> i64:
        assert isinstance(s, OriginState)
        return s.turn

    def rounds_left(self, s: State) -> float:
        """Estimate how many turns the deck lasts after this one."""
        assert isinstance(s, OriginState)
        if is_last(s):
            return 0.0
        dealt: i64 = s.seats
        for player in s.players:
            dealt += len(player.row)
        return 1.0 + float(len(s.deck)) / float(dealt)

    def value(self, s: OriginState, a: Animal) -> float:
        """Return the points of an animal and its traits, plus the card it brings next turn."""
        points: i64 = 2
        for t in a.traits:
            points += s.book.cards.traits[t].points
        return float(points) + 0.5 * float(len(a.pairs)) + (0.0 if is_last(s) else 1.0)

    def lack(self, s: OriginState, a: Animal) -> i64:
        return 0 if is_fed(s, a) else a.need - a.food

    def fat(self, s: OriginState, a: Animal) -> i64:
        """Count the tokens in an animal's fat stores."""
        total: i64 = 0
        if a.mask & self.fat_tissue:
            for slot in range(len(a.traits)):
                if s.book.cards.traits[a.traits[slot]].bit == self.fat_tissue:
                    total += a.marks[slot]
        return total

    def cooperates(self, s: OriginState, a: Animal) -> bool:
        for pid in a.pairs:
            if trait_of(s, s.pairs[pid]).bit == self.cooperation:
                return True
        return False

    def look_at_needs(self, s: OriginState, seat: i64) -> None:
        """Estimate how many tokens a seat gets in a turn beyond its animals' needs."""
        mean = 3.5 * float(s.book.dice) + float(s.book.plus)
        wanted: i64 = 0
        needs: i64 = 0
        hunters: i64 = 0
        more: float = 0.0
        for player in s.players:
            for aid in player.row:
                a = s.animals[aid]
                if a.owner != seat:
                    wanted += a.need
                    continue
                needs += a.need
                if a.hooks & HUNTS and hunters < 2:
                    hunters += 1
                if self.cooperates(s, a):
                    more += 0.8
                if a.mask & self.hibernation:
                    more += 1.0
                more += float(self.fat(s, a))
        share = mean / float(s.seats)
        if mean - 0.8 * float(wanted) > share:
            share = mean - 0.8 * float(wanted)
        self.spare = share + 1.2 * float(hunters) + more - float(needs)
        self.few = len(s.players[seat].row) < 2

    def add_features(self, s: State, seat: i64) -> None:
        assert isinstance(s, OriginState)
        found = self.found
        player = s.players[seat]
        found[2] = float(len(player.hand))
        found[7] = float(len(player.discard))
        for aid in player.row:
            a = s.animals[aid]
            found[0] += 1.0
            found[1] += float(a.need)
            found[3] += float(self.fat(s, a))
            for t in a.traits:
                found[PLAIN + t] += 1.0
            self.danger_features(s, a)
        for pair in s.pairs:
            if pair is not NO_PAIR and s.animals[pair.a].owner == seat:
                found[8] += 1.0
                found[PLAIN + pair.trait] += 1.0
        self.look_at_needs(s, seat)
        found[9] = -self.spare if self.spare < 0.0 else 0.0
        found[10] = found[0] * found[0] / 8.0
        found[11] = 1.0

    def danger_features(self, s: OriginState, a: Animal) -> None:
        """Add features for whether this animal can be eaten and whether it finds prey."""
        found = self.found
        threatened = False
        finds = False
        for player in s.players:
            for aid in player.row:
                other = s.animals[aid]
                if other.owner != a.owner:
                    if other.hooks & HUNTS and not threatened:
                        threatened = may_attack(s, other, a, False)
                    if a.hooks & HUNTS and not finds:
                        finds = may_attack(s, a, other, False)
        if threatened:
            found[4] += 1.0
            found[5] += self.value(s, a)
        if finds:
            found[6] += 1.0
