"""What a trait may change: the questions, with the answer of a card that has no say."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.hooks import traits_with
from tangledbank.games.origin.state import Animal, Chase, Pair, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """A rule change printed on a card. Override only the hooks the card changes.

    `holder` is the animal that has the trait; `slot` is the trait's place in its lists.
    """

    # Food

    def bars_food(self, s: Table, holder: Animal, slot: i64) -> bool:
        """True if the holder can get no token now."""
        return False

    def sleeps(self, s: Table, holder: Animal, slot: i64) -> bool:
        """True if the holder counts as fed whatever it has eaten."""
        return False

    def room(self, holder: Animal, slot: i64) -> bool:
        """True if the card can store a token."""
        return False

    def became_fed(self, s: Table, holder: Animal, slot: i64) -> None:
        """Runs when the holder is fed, each time that may be new."""

    def scavenges(self) -> bool:
        """True if the holder eats when another animal is eaten."""
        return False

    # Attacks

    def bars_attack(
        self, s: Table, hunter: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        """True if the holder cannot be attacked by this hunter."""
        return False

    def bars_hunt(self, holder: Animal, prey: Animal) -> bool:
        """True if the holder cannot attack this prey."""
        return False

    def outwits(self, holder: Animal, slot: i64) -> bool:
        """True if the holder may now ignore a trait of its prey."""
        return False

    def outwitted(self, holder: Animal, slot: i64) -> i64:
        """A card that the holder ignores already."""
        return 0

    def ambushes(self, s: Table, holder: Animal, prey: Animal) -> bool:
        """True if the holder may attack this prey as it is about to take a token."""
        return False

    def ambush(self, s: Table, holder: Animal, prey: Animal) -> None:
        """The attack out of turn."""

    def lurks(self) -> bool:
        """True if an animal made of this card answers attacks once it is shown."""
        return False

    def eaten(self, s: Table, hunter: Animal, holder: Animal) -> None:
        """Runs when the holder is eaten."""

    # What the owner may do with it in an act, or in answer to an attack

    def verb(self) -> i64:
        """The verb of its use, 0 if it is not used."""
        return 0

    def beside(self) -> bool:
        """True if it is used beside taking a token, not instead."""
        return False

    def fill_uses(self, s: Table, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        """Write its uses after the first `n` options; return the new count."""
        return n

    def can_use(self, s: Table, holder: Animal, slot: i64) -> bool:
        """True if it has any use now; asked of what is used beside a token."""
        return False

    def use_reason(self, s: Table, holder: Animal, slot: i64, action: i64) -> i64:
        """Why it cannot be used like that, or 0."""
        return 0

    def use(self, s: Table, holder: Animal, slot: i64, action: i64) -> None:
        """What its use does."""

    def can_react(self, s: Table, chase: Chase, holder: Animal, slot: i64) -> bool:
        """True if it can answer this attack on its holder."""
        return False

    def must_react(self, s: Table) -> bool:
        """True if the holder is not eaten before this has answered."""
        return False

    def fill_reactions(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        """Write its answers after the first `n` options; return the new count."""
        return n

    def reaction_reason(
        self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64
    ) -> i64:
        """Why it cannot answer like that, or 0."""
        return 0

    def react(self, s: Table, chase: Chase, holder: Animal, slot: i64, action: i64) -> None:
        """What its answer does."""

    # Its life on the table

    def act_over(self, mark: i64) -> i64:
        """Its mark after an act of its owner."""
        return mark

    def round_over(self, mark: i64) -> i64:
        """Its mark after a round of feeding."""
        return mark

    def turn_over(self, mark: i64) -> i64:
        """Its mark in the next turn; most are ready again."""
        return 0

    def stays(self) -> bool:
        """True if it stays in play when its animal dies."""
        return False

    def sticks(self) -> bool:
        """True if no other card can discard it."""
        return False

    # Pair cards

    def directed(self) -> bool:
        """True if it matters which of the two animals is which."""
        return False

    def bars_attack_on(self, pair: Pair, prey: Animal) -> bool:
        """True if the pair card forbids attacks on `prey`, one of its animals."""
        return False

    def bars_food_of(self, s: Table, pair: Pair, holder: Animal) -> bool:
        """True if the pair card keeps tokens from `holder`, one of its animals."""
        return False

    def shares(self, color: i64) -> i64:
        """The color of the token for the partner when one gets a token of `color`; 0 for none."""
        return 0


QUESTIONS: Final = (
    "bars_food",
    "sleeps",
    "room",
    "became_fed",
    "scavenges",
    "bars_attack",
    "bars_hunt",
    "outwits",
    "outwitted",
    "ambushes",
    "lurks",
    "eaten",
    "fill_uses",
    "can_react",
    "act_over",
    "round_over",
    "turn_over",
    "stays",
    "sticks",
    "directed",
    "bars_attack_on",
    "bars_food_of",
    "shares",
)


class Hooks:
    """All traits by id, and for each question the bits of the traits that answer it.

    Rules test `animal.mask & HOOKS.question` first and so pass over animals without a say.
    """

    def __init__(self) -> None:
        self.traits: list[Trait] = [Trait()]
        self.bars_food: i64 = 0
        self.sleeps: i64 = 0
        self.room: i64 = 0
        self.became_fed: i64 = 0
        self.scavenges: i64 = 0
        self.bars_attack: i64 = 0
        self.bars_hunt: i64 = 0
        self.outwits: i64 = 0
        self.outwitted: i64 = 0
        self.ambushes: i64 = 0
        self.lurks: i64 = 0
        self.eaten: i64 = 0
        self.fill_uses: i64 = 0
        self.beside: i64 = 0
        self.can_react: i64 = 0
        self.act_over: i64 = 0
        self.round_over: i64 = 0
        self.turn_over: i64 = 0
        self.stays: i64 = 0
        self.sticks: i64 = 0
        self.directed: i64 = 0
        self.bars_attack_on: i64 = 0
        self.bars_food_of: i64 = 0
        self.shares: i64 = 0

    def install(self, traits: list[Trait]) -> None:
        """Make these the traits in force; the first is that of a card nobody can see."""
        self.traits = traits
        for question in QUESTIONS:
            setattr(self, question, traits_with(question, Trait, traits))
        self.beside = sum([1 << t for t in range(len(traits)) if traits[t].beside()])


HOOKS: Final = Hooks()
