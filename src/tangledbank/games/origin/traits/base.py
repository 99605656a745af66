"""The base class of traits: the questions that rules ask, each with a neutral answer."""

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
    """A rule change printed on a card. Override only the questions that the card answers.

        class Flight(Trait):
            def bars_attack(self, s, attacker, holder, slot, ambush) -> bool:
                return trait_count(attacker) >= trait_count(holder)

    `holder` is the animal that has the trait; `slot` is its index in `holder.cards`,
    `holder.traits` and `holder.marks`. In an attack, `attacker` attacks `target`.
    """

    NOT_QUESTIONS: ClassVar = (
        "verb can_use fill_uses use must_react fill_reactions react_reason react ambush "
        "fill_reason cannot_be_ignored added_need mark_after_turn"
    )

    hunts: ClassVar = False  # the holder may attack; this trait's mark records its attacks
    scavenges: ClassVar = False  # the holder eats when another animal is eaten
    lurks: ClassVar = False  # a hidden hunter: its animal may answer an attack by being revealed
    extra_use: ClassVar = False  # used in addition to taking a token, not instead
    stays_in_play: ClassVar = False  # the card stays in play when its animal dies
    cannot_be_given_up: ClassVar = False  # other cards cannot discard it
    directed: ClassVar = False  # for pair cards: its two animals have different roles

    def __init__(self) -> None:
        super().__init__()
        self.need: i64 = 0  # printed: tokens added to the animal's need
        self.points: i64 = 0
        self.excludes: i64 = 0  # bits of traits that it cannot be combined with, often itself
        self.pair = False  # a card on two animals
        self.others = False  # played on other players' animals
        self.animal = False  # not a trait: the card can only be played as an animal
        self.shown_as: i64 = 0  # the trait of that animal once it is revealed

    # Food

    def added_need(self) -> i64:
        """Return the number of tokens that the trait adds to its holder's need."""
        return 0

    def bars_food(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """Return whether the holder cannot get a token now."""
        return False

    def counts_as_fed(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """Return whether the holder counts as fed without tokens."""
        return False

    def can_store(self, holder: Animal, slot: i64) -> bool:
        """Return whether the card can store a token."""
        return False

    def became_fed(self, s: OriginState, holder: Animal, slot: i64) -> None:
        """React when the holder is fed. The rules may call this several times."""

    # Attacks

    def bars_attack(
        self, s: OriginState, attacker: Animal, holder: Animal, slot: i64, ambush: bool
    ) -> bool:
        """Return whether this attacker cannot attack the holder."""
        return False

    def cannot_be_ignored(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """Return whether no attacker can ignore this trait."""
        return False

    def ignores_trait(self, bit: i64) -> bool:
        """Return whether the holder ignores the trait with this bit on its targets."""
        return False

    def bars_attack_by(self, holder: Animal, target: Animal) -> bool:
        """Return whether the holder cannot attack this target."""
        return False

    def may_ignore_trait(self, holder: Animal, slot: i64) -> bool:
        """Return whether the holder may ignore one of its target's traits now."""
        return False

    def ignored_card(self, holder: Animal, slot: i64) -> i64:
        """Return the card that the holder ignores, or 0."""
        return 0

    def ambushes(self, s: OriginState, holder: Animal, target: Animal) -> bool:
        """Return whether the holder may attack this target before the target takes a token."""
        return False

    def ambush(self, s: OriginState, holder: Animal, target: Animal) -> None:
        """Make the holder attack this target out of turn."""

    def was_eaten(self, s: OriginState, attacker: Animal, holder: Animal) -> None:
        """React when the holder is eaten."""

    # Moves: what the owner may do with it in an act (a use), or in answer to an attack (a reaction)
    #
    # A trait that offers a move returns the move's verb from `verb`. A trait from outside declares
    # the verb in the vocabulary of its set, with the animal that acts as its first slot. A trait
    # is used if it overrides `use_reason`, and reacts if it overrides `can_react`: `fill_uses` and
    # `fill_reactions` write the moves that are legal, `use_reason` and `react_reason` refuse the
    # others, `use` and `react` carry them out. A refusal is a reason of the game, or one from the
    # vocabulary of the set, whose slots `fill_reason` fills.

    def verb(self) -> i64:
        """Return the verb of the trait's move, or 0."""
        return 0

    def use_reason(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> i64:
        """Return why the trait cannot be used in this way, or 0."""
        return R_ABSENT

    def can_use(self, s: OriginState, holder: Animal, slot: i64) -> bool:
        """Return whether the trait can be used now. The rules ask this of `extra_use` traits."""
        return not self.use_reason(s, holder, slot, 0)

    def fill_uses(self, s: OriginState, holder: Animal, slot: i64, out: vec[i64], n: i64) -> i64:
        """Write the trait's uses after the first `n` options; return the new count."""
        if self.can_use(s, holder, slot):
            out[n] = pack(self.verb(), holder.aid)
            n += 1
        return n

    def use(self, s: OriginState, holder: Animal, slot: i64, action: i64) -> None:
        """Carry out a use of the trait."""

    def can_react(self, s: OriginState, attack: AttackState, holder: Animal, slot: i64) -> bool:
        """Return whether the trait can react to this attack on its holder."""
        return False

    def must_react(self, s: OriginState) -> bool:
        """Return whether the holder cannot be eaten before this trait has reacted."""
        return False

    def fill_reactions(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, out: vec[i64], n: i64
    ) -> i64:
        """Write the trait's reactions after the first `n` options; return the new count."""
        if self.can_react(s, attack, holder, slot):
            out[n] = pack(self.verb(), holder.aid)
            n += 1
        return n

    def react_reason(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> i64:
        """Return why the trait cannot react in this way, or 0."""
        return 0

    def react(
        self, s: OriginState, attack: AttackState, holder: Animal, slot: i64, action: i64
    ) -> None:
        """Carry out the trait's reaction to an attack."""

    def fill_reason(
        self, s: OriginState, holder: Animal, slot: i64, action: i64, reason: i64, slots: Slots
    ) -> None:
        """Fill the slots of a reason that the trait declares, when a player asks why.

        `s` is the view of that player. `slots` has all slots of the reason: the first holds the id
        that was packed with it (`reason_about`), the others are empty.
        """

    # Marks

    def mark_after_act(self, mark: i64) -> i64:
        """Return the trait's mark after one of its owner's acts."""
        return mark

    def mark_after_round(self, mark: i64) -> i64:
        """Return the trait's mark after a round of feeding."""
        return mark

    def mark_after_turn(self, mark: i64) -> i64:
        """Return the trait's mark in the next turn. Most traits become ready."""
        return 0

    # Pair cards

    def bars_attack_on(self, pair: Pair, target: Animal) -> bool:
        """Return whether the pair card forbids attacks on `target`, one of its animals."""
        return False

    def bars_food_of(self, s: OriginState, pair: Pair, holder: Animal) -> bool:
        """Return whether the pair card keeps `holder`, one of its animals, from getting tokens."""
        return False

    def shares(self, color: i64) -> i64:
        """Return the color of the partner's token if an animal gets one of `color`, or 0."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Demanding(Trait):
    """A trait that adds its printed figure to its holder's need. [ORI Feeding Phase]"""

    def added_need(self) -> i64:
        return self.need
