"""The printed figures in force at a table: cards, traits, dice, and what the options settle."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


class Cards:
    """Columns by card, then by trait. Rows NONE and HIDDEN are neutral."""

    def __init__(self, names: list[str], faces: list[int], second: list[int]) -> None:
        self.names = names
        self.face: vec[i64] = vec[i64](faces)  # the upper trait of each card
        self.second: vec[i64] = vec[i64](second)  # the lower one, 0 if the card has one face
        self.base: i64 = 0  # how many cards the basic set has; they come first, twice
        self.kind: vec[i64] = vec[i64]([])  # a bit for each kind: cards of one kind are alike
        self.need: vec[i64] = vec[i64]([])  # by trait: tokens added to the need of an animal
        self.points: vec[i64] = vec[i64]([])  # by trait
        self.bars: vec[i64] = vec[i64]([])  # by trait: bits of the traits it cannot lie beside
        self.pairs: i64 = 0  # bits of the traits that lie on two animals
        self.others: i64 = 0  # ... that go on other players' animals
        self.several: i64 = 0  # ... that an animal may hold more than once
        self.animals: i64 = 0  # ... that are no traits: the card is played as an animal only

    def faces(self, card: i64) -> list[int]:
        """The traits printed on a card."""
        found: list[int] = [self.face[card]]
        if self.second[card]:
            found.append(self.second[card])
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The rules in force at one table. Never changes during a game, so clones share it."""

    def __init__(self, cards: Cards, deck: list[int], dice: i64, plus: i64) -> None:
        self.cards = cards
        self.deck = deck  # the cards of this game
        self.size: i64 = len(deck)
        self.dice: i64 = dice  # how many are rolled for the food bank
        self.plus: i64 = plus  # and how much is added
        self.hand: i64 = 6
        self.lurkers: i64 = 0  # cards of the deck that lie in wait as animals
        self.mimicry_each_attack = True  # [R303]
        self.metamorphose_each_act = True  # [R304]
        self.must_mimic = False  # [R305]
        self.must_drop = False  # [R306]
        self.specialize_each_act = True  # [R307]
        self.must_share = True  # [R308]
        self.pass_is_final = False  # [R309]
        self.must_eat = False  # [R310]
        self.first_animal = False  # [R312]
        self.steals_fat = True  # [R313]
        self.wit_after_mimicry = True  # [R314]
        self.sleep_bears = True  # [R315]
