"""What a trait may change: the questions the rules ask, each with a neutral answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import pack
from tangledbank.core.hooks import Card
from tangledbank.games.origin.ids import R_ABSENT

if TYPE_CHECKING:
    from tangledbank.core.refusal import Slots
    from tangledbank.games.origin.state import Animal, AttackState, OriginState, Pair


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Card):
    """A rule change printed on a card. Override only the questions the card answers.

    `s` is the table, `holder` the animal that has the trait, `slot` the trait's place in
    `holder.cards` and the rows beside it. In an attack, `attacker` attacks `target`.
    """

    NOT_QUESTIONS: ClassVar = (
        "verb can_use fill_uses use must_react fill_reactions react_reason react ambush "
        "fill_reason cannot_be_ignored added_need mark_after_turn"
    )

    hunts: ClassVar = False  # the holder may attack; the mark of this trait counts its attacks
    scavenges: ClassVar = False  # the holder eats when another animal is eaten
    lurks: ClassVar = False  # an animal made of this card may answer attacks by being revealed
    extra_use: ClassVar = False  # it is used in addition to taking a token, not instead
    stays_in_play: ClassVar = False  # it stays in play when its animal dies
    cannot_be_given_up: ClassVar = False  # no other card can discard it
    directed: ClassVar = False  # of a pair card: it matters which of its two animals is which

    def __init__(self) -> None:
        super().__init__()
        self.need: i64 = 0  # printed: tokens added to the need of its animal
        self.points: i64 = 0
        self.excludes: i64 = 0  # bits of the traits it cannot lie beside; mostly its own too
        self.pair = False  # it lies on two animals
        self.others = False  # it goes on other players' animals
        self.animal = False  # it is no trait: the card is played as an animal only
        self.shown_as: i64 = 0  # the trait that such an animal has once it is revealed

    # Food

    def added_need(self) -> i64:
        """What the trait adds to the need of its animal."""
        return 0

    def bars_food(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """True if the holder can get no token now."""
        return False

    def counts_as_fed(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """True if the holder counts as fed whatever it has eaten."""
        return False

    def can_store(self, holder: Animal, slot: i64) -> bool:
        """True if the card can store a token."""
        return False

    def became_fed(self, s: OriginState, holder: Animal, slot: i64) -> None:
        """Runs when the holder is fed, each time that may be new."""

    # Attacks

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        """True if the holder cannot be attacked by this attacker."""
        return False

    def cannot_be_ignored(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """True if no attacker can ignore it where it forbids an attack."""
        return False

    def ignores_trait(self, bit: i64) -> bool:
        """True if the trait of this bit does not protect targets from the holder."""
        return False

    def bars_attack_by(self, holder: Animal, target: Animal) -> bool:
        """True if the holder cannot attack this target."""
        return False

    def may_ignore_trait(self, holder: Animal, slot: i64) -> bool:
        """True if the holder may now ignore a trait of its target."""
        return False

    def ignored_card(self, holder: Animal, slot: i64) -> i64:
        """A card that the holder ignores already."""
        return 0

    def ambushes(self, s: OriginState, holder: Animal, target: Animal) -> bool:
        """True if the holder may attack this target as it is about to take a token."""
        return False

    def ambush(self, s: OriginState, holder: Animal, target: Animal) -> None:
        """The attack out of turn."""

    def was_eaten(self, s: OriginState, attacker: Animal, holder: Animal) -> None:
        """Runs when the holder is eaten."""

    # Moves: what the owner may do with it in an act (a use), or in answer to an attack (a reaction)
    #
    # A trait that offers a move returns the move's verb from `verb`. A trait from outside declares
    # the verb in the vocabulary of its set, with the animal that acts as its first slot. A trait
    # is used if it overrides `use_reason`, and reacts if it overrides `can_react`: `fill_uses` and
    # `fill_reactions` write the moves that are legal, `use_reason` and `react_reason` refuse the
    # others, `use` and `react` carry them out. A refusal is a reason of the game, or one from the
    # vocabulary of the set, whose slots `fill_reason` fills.

    def verb(self) -> i64:
        """The verb of its use, 0 if it is not used."""
        return 0

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        """Why it cannot be used like that, or 0."""
        return R_ABSENT

    def can_use(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """True if it has any use now; asked of traits with `extra_use`."""
        return not self.use_reason(s, holder, slot, 0)

    def fill_uses(self, s: OriginState, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        """Write its uses after the first `n` options; return the new count."""
        if self.can_use(s, holder, slot):
            out[n] = pack(self.verb(), holder.aid)
            n += 1
        return n

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        """What its use does."""

    def can_react(self, s: OriginState, attack: AttackState, holder: Animal, slot: i64) -> bool:
        """True if it can answer this attack on its holder."""
        return False

    def must_react(self, s: OriginState) -> bool:
        """True if the holder is not eaten before this has answered."""
        return False

    def fill_reactions(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        """Write its answers after the first `n` options; return the new count."""
        if self.can_react(s, attack, holder, slot):
            out[n] = pack(self.verb(), holder.aid)
            n += 1
        return n

    def react_reason(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> i64:
        """Why it cannot answer like that, or 0."""
        return 0

    def react(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> None:
        """What its answer does."""

    def fill_reason(
        self, s: OriginState, holder: Animal, slot: i64, action: i64, reason: i64, slots: Slots
    ) -> None:
        """Fill the slots of a reason that the trait declares, when a player asks why.

        `s` is the view of that player. `slots` has every slot that the reason declares: the first
        holds what the reason is about (`reason_about`), the others are empty.
        """

    # Its life on the table

    def mark_after_act(self, mark: i64) -> i64:
        """Its mark after an act of its owner."""
        return mark

    def mark_after_round(self, mark: i64) -> i64:
        """Its mark after a round of feeding."""
        return mark

    def mark_after_turn(self, mark: i64) -> i64:
        """Its mark in the next turn; most are ready again."""
        return 0

    # Pair cards

    def bars_attack_on(self, pair: Pair, target: Animal) -> bool:
        """True if the pair card forbids attacks on `target`, one of its animals."""
        return False

    def bars_food_of(self, s: OriginState, pair: Pair, holder: Animal) -> bool:
        """True if the pair card keeps tokens from `holder`, one of its animals."""
        return False

    def shares(self, color: i64) -> i64:
        """The color of the token for the partner when one gets a token of `color`; 0 for none."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Demanding(Trait):
    """A trait that makes its animal hungrier. [ORI Feeding Phase]"""

    def added_need(self) -> i64:
        return self.need
