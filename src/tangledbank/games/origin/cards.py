"""The card table and the rulebook of a game: printed traits, dice and options."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import FIRST, HIDDEN
from tangledbank.core.rows import zeros
from tangledbank.games.origin.traits.base import Trait


class Cards:
    """The card table as columns. Rows NONE and HIDDEN are neutral."""

    def __init__(self, names: list[str], keys: list[str], traits: list[Trait]) -> None:
        self.names = names  # in notation
        self.keys = keys  # stable keys of single cards
        self.traits: vec[Trait] = vec[Trait](traits)  # by trait id
        self.bits = {trait.key: int(trait.bit) for trait in traits}
        self.face: vec[i64] = zeros(len(names))  # the upper trait of each card
        self.second: vec[i64] = zeros(len(names))  # the lower trait, or 0 for cards with one face
        self.kind: vec[i64] = zeros(len(names))  # one bit per kind: cards of one kind are equal
        self.base: i64 = 0  # number of cards of the basic set, which comes first, twice

    def trait_on(self, card: i64, face: i64) -> Trait:
        """Return the trait on one face of a card, or the neutral trait."""
        return self.traits[self.second[card] if face else self.face[card]]

    def faces(self, card: i64) -> list[Trait]:
        """Return the traits printed on a card."""
        found = [self.trait_on(card, 0)]
        if self.second[card]:
            found.append(self.trait_on(card, 1))
        return found

    def stand_in(self, trait: Trait) -> i64:
        """Return a card that represents a trait which an animal lacks; each trait has its own."""
        card: i64 = FIRST
        while card < len(self.names):
            if self.face[card] == trait.id:
                return card
            card += 1
        while card > FIRST:  # a trait that is never on the upper face
            card -= 1
            if self.second[card] == trait.id:
                return card
        return HIDDEN

    def trait_of(self, key: str) -> Trait | None:
        """Return the trait with this key, or None."""
        for trait in self.traits:
            if trait.id and trait.key == key:
                return trait
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The rules and options of one game, which never change during play, so clones share them."""

    def __init__(self, cards: Cards, deck: vec[i64], dice: i64, plus: i64) -> None:
        self.cards = cards
        self.deck: vec[i64] = deck  # the cards of this game
        self.dice: i64 = dice  # dice rolled for the food bank
        self.plus: i64 = plus  # food added to the dice
        self.hand: i64 = 6
        self.lurkers: i64 = 0  # cards of the deck that can be hidden hunters
        self.mimicry_each_attack = True  # [R303]
        self.metamorphose_each_act = True  # [R304]
        self.must_mimic = False  # [R305]
        self.must_lose_tail = False  # [R306]
        self.specialize_each_act = True  # [R307]
        self.must_share = True  # [R308]
        self.pass_is_final = False  # [R309]
        self.must_eat = False  # [R310]
        self.must_play_animal = False  # [R312]
        self.steals_into_fat = True  # [R313]
        self.fat_beyond_need = True  # [R328]
        self.intellect_after_mimicry = True  # [R314]
        self.sleepers_bear = True  # [R315]
        self.last_card_wakes = False  # [R317]
        self.intellect_opens_shells = True  # [R338]
        self.one_attack_per_round = False  # per player, including ambushes [R349]
