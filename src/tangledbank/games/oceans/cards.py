"""The printed numbers in force at a table: the cards, and what the options settle."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


class Face:
    """What is printed on the cards of one trait. The face of an unseen card is neutral."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.deck: i64 = 0  # SURFACE or DEEP
        self.family: i64 = 0  # the bit of its Surface name, if it has one
        self.arrow: i64 = 0  # -1 left, 1 right
        self.number: i64 = 0  # the resolution number of a Deep card
        self.forage: i64 = 0
        self.attack: i64 = 0
        self.shell: i64 = 0
        self.gain: i64 = 0
        self.never_forage: i64 = 0
        self.never_attack: i64 = 0
        self.extra_traits: i64 = 0
        self.aging: i64 = 0
        self.extra_feeds: i64 = 0
        self.extra_attacks: i64 = 0
        self.extra_forages: i64 = 0
        self.storage: i64 = 0
        self.leech: i64 = 0
        self.defensive: i64 = 0


class Cards:
    """All cards by id, and the faces of their traits. Rows NONE and HIDDEN are neutral."""

    def __init__(self, names: list[str], traits: list[int], migrate: list[int]) -> None:
        self.names = names
        self.trait = traits
        self.migrate = migrate
        self.faces: list[Face] = []  # by trait
        self.surface: list[int] = []  # the cards of each deck
        self.deep: list[int] = []
        self.scenarios: list[int] = []  # Scenario ids, one for each physical card
        self.promos: list[int] = []

    def face(self, card: i64) -> Face:
        return self.faces[self.trait[card]]

    def scenario_pile(self, promo: bool) -> list[int]:
        """The Scenario cards of a table. [R200]"""
        return self.scenarios + self.promos if promo else self.scenarios[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The rules in force at one table. Never changes during a game, so clones share it."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.population: i64 = 100  # tokens in the Reef and the Ocean
        self.reserve: i64 = 60
        self.bonus: list[int] = []  # by order of turns
        self.hand: i64 = 6
        self.trait_limit: i64 = 3
        self.spaces: i64 = 10
        self.left_over: i64 = 5  # what overpopulation leaves
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
        self.round_limit: i64 = 50  # [R273]
