"""The card table and the rulebook of a game: printed figures, traits, Scenarios and options."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import FIRST
from tangledbank.core.hooks import Card
from tangledbank.core.rows import join, row_of
from tangledbank.games.oceans.ids import DEEP
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.verdict import scenario_in


class Cards:
    """All cards by id, with their traits, and all Scenarios. Rows NONE and HIDDEN are neutral."""

    def __init__(self, traits: list[Trait], scenarios: list[Scenario]) -> None:
        self.names = ["", "?"]  # in notation
        self.keys = ["", "?"]  # stable keys of single cards
        self.traits = traits  # by trait id
        self.scenarios = scenarios  # by id
        self.scenario_names = ["none", *[card.key for card in scenarios[1:]]]
        self.trait_by_card: vec[Trait] = vec[Trait]()  # the trait object of each card
        self.migrate: vec[i64] = vec[i64]()
        self.surface: vec[i64] = vec[i64]()  # the cards of each deck
        self.deep: vec[i64] = vec[i64]()
        self.box: vec[i64] = vec[i64]()  # Scenario ids, one for each physical card
        self.promos: vec[i64] = vec[i64]()

    def assign_traits(self, worn: list[Trait], migrate: list[int]) -> None:
        """Set the trait and the migrate number of each card."""
        self.trait_by_card = vec[Trait](worn)
        self.migrate = row_of(migrate)
        for card in range(FIRST, len(worn)):
            if worn[card].face.deck == DEEP:
                self.deep = append(self.deep, card)
            else:
                self.surface = append(self.surface, card)

    def scenario_pile(self, promo: bool) -> vec[i64]:
        """Return the Scenario cards, including promo cards if `promo` is set. [R200]"""
        return join(self.box[:], self.promos) if promo else self.box[:]

    def trait_of(self, key: str) -> Trait | None:
        """Return the trait with this key, or None."""
        for trait in self.traits[1:]:
            if trait.key == key:
                return trait
        return None

    def speaker(self, about: i64) -> Card:
        """Return the trait or Scenario that a reason is about."""
        scenario: i64 = scenario_in(about)
        return self.scenarios[scenario] if scenario else self.traits[about]


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The rules and options of one game, which never change during play, so clones share them."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.population: i64 = 100  # in the Reef and the Ocean
        self.reserve: i64 = 60
        self.bonus: list[int] = []  # by turn order
        self.hand: i64 = 6
        self.trait_limit: i64 = 3
        self.spaces: i64 = 10
        self.left_over: i64 = 5  # population that remains after overpopulation
        self.pool: i64 = 2
        self.cards_early: i64 = 1
        self.cards_late: i64 = 2
        self.aging_early: i64 = 1
        self.aging_late: i64 = 2
        self.reef_variant = False
        self.promo = False  # [R200]
        self.deep_per_turn: i64 = 1  # [R239]
        self.pay_anywhere = False  # [R225]
        self.extra_round = False  # [R253]
        self.score_boards = True  # [R255]
        self.tie_by_boards = False  # [R256]
        self.migrate_partial = True  # [R227]
        self.feed_optional = True  # [R230]
        self.shed_split = False  # [R235]
        self.event_repeat = False  # [R260]
        self.explode_at_once = True  # [R251]
        self.own_poison = False  # [R277]
        self.extinct_along = False  # [R278]
        self.hydra_target = True  # [R279]
        self.rob_full = False  # [R280]
        self.ignore_lent = True  # [R281]
        self.round_limit: i64 = 50  # [R273]
