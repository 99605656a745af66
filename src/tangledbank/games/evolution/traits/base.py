"""What a trait may change: the questions the rules ask, each with a neutral answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.hooks import Card
from tangledbank.core.independence import Touches
from tangledbank.core.refusal import Slots
from tangledbank.games.evolution.ids import R_NOW

if TYPE_CHECKING:
    from tangledbank.games.evolution.card_questions import TraitQuestion
    from tangledbank.games.evolution.state import EvolutionState, Species


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Card):
    """A rule change printed on a card. Override only the questions the card answers.

    `holder` is the species that has the trait; `slot` is the card's place in `holder.cards`.
    """

    NOT_QUESTIONS: ClassVar = (
        "moments due may_still_act declare_touches act prompt choices why_not chosen fill_reason"
    )

    hunts: ClassVar = False  # the holder feeds by attacking
    feeds_at_night: ClassVar = False  # before its owner's turns, while nobody can eat it
    ignores_for_cards: ClassVar = False  # when the holder attacks, a card buys off a defense

    def cannot_eat(self, kind: i64) -> bool:
        """True if the holder can never take food of this kind."""
        return False

    def room(self, holder: Species, slot: i64) -> i64:
        """How much more food this card can store."""
        return 0

    def extra_food(self, kind: i64) -> i64:
        """Tokens received on top of a take of this kind, for hungry population only."""
        return 0

    def unfed_population(self) -> i64:
        """Population of the holder that may go without food."""
        return 0

    def took_food(self, s: EvolutionState, holder: Species, kind: i64, source: i64) -> None:
        """Runs each time the holder has taken food; may touch it and the next to its right."""

    def attack_size(self, holder: Species) -> i64:
        """Body size added when the holder attacks."""
        return 0

    def defense_size(self, holder: Species) -> i64:
        """Body size added when asking whether the holder can be attacked."""
        return 0

    def bars_attack(self, s: EvolutionState, attacker: Species, holder: Species) -> bool:
        """True if the holder cannot be attacked by this attacker."""
        return False

    def protects_neighbors(self, s: EvolutionState, attacker: Species) -> bool:
        """True if the holder's neighbors cannot be attacked by this attacker."""
        return False

    def ignored_traits(self) -> i64:
        """Bits of the traits that do not hinder the holder's attacks."""
        return 0

    def free_ignores(self, attacker: Species) -> i64:
        """How many of the holder's own defenses the attacker may ignore without cards."""
        return 0

    def cards_to_attack(self) -> i64:
        """Cards the attacker's player must discard before an attack on the holder."""
        return 0

    def prevents_weather_loss(self, printed: i64) -> i64:
        """Losses to weather that the trait prevents, where `printed` is the card's figure."""
        return 0

    def hurts_attacker(self) -> i64:
        """Population an attacker loses when it attacks the holder."""
        return 0

    def bank_food(self) -> i64:
        """Plant food the holder may take from the bank for each card discarded."""
        return 0

    def moments(self) -> i64:
        """Bits of the moments at which this trait acts on its own."""
        return 0

    def due(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        """True if the trait can act at this moment."""
        return False

    def may_still_act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        """False if it cannot act at this moment, whatever other traits of the moment do."""
        return True

    def act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> None:
        """What the trait does at its moment."""

    def declare_touches(
        self, s: EvolutionState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        """Declare the species that `act` may touch, at most, by their ids.

        The owner is asked for the order only of acts that may touch the same.
        """
        touches.anything()

    # Asking: `ask_owner` of `ask.py` begins a question, which calls these.

    def prompt(self) -> i64:
        """The number of the prompt with which the trait asks."""
        return 0

    def choices(self, s: EvolutionState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        """Write the options of the holder's owner; return how many."""
        return 0

    def why_not(self, s: EvolutionState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        """Why the owner cannot choose this, when it is not among the choices."""
        return R_NOW

    def fill_reason(
        self,
        s: EvolutionState,
        holder: Species,
        ask: TraitQuestion,
        action: i64,
        reason: i64,
        slots: Slots,
    ) -> None:
        """Fill the slots of a reason that the trait declares, from the view of the asking seat."""

    def chosen(self, s: EvolutionState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        """Carry out an answer; True if nothing more is to be asked."""
        return True
