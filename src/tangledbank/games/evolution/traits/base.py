"""The base class of traits: the questions that rules ask, each with a neutral answer."""

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
    """A rule change printed on a card. Override only the questions that the card answers.

        class Horns(Trait):
            def hurts_attacker(self) -> i64:
                return 1

    `holder` is the species that has the trait; `slot` is the index of the card in `holder.cards`.
    `docs/howto/trait.md` explains how to add a trait.
    """

    NOT_QUESTIONS: ClassVar = (
        "moments due may_still_act declare_touches act prompt choices why_not chosen fill_reason"
    )

    hunts: ClassVar = False  # the holder feeds by attacking
    feeds_at_night: ClassVar = False  # before its owner's turn, if nobody can attack it
    ignores_for_cards: ClassVar = False  # a discarded card ignores a defense of its target

    def cannot_eat(self, kind: i64) -> bool:
        """Return whether the holder can never take food of this kind."""
        return False

    def room(self, holder: Species, slot: i64) -> i64:
        """Return how much more food this card can store."""
        return 0

    def extra_food(self, kind: i64) -> i64:
        """Return the extra tokens of a take of this kind; only hungry population eats them."""
        return 0

    def unfed_population(self) -> i64:
        """Return how much of the holder's population needs no food."""
        return 0

    def took_food(self, s: EvolutionState, holder: Species, kind: i64, source: i64) -> None:
        """React to food that the holder took; this may change the holder and its right neighbor."""

    def attack_size(self, holder: Species) -> i64:
        """Return the size added to the holder's body when it attacks."""
        return 0

    def defense_size(self, holder: Species) -> i64:
        """Return the size added to the holder's body when it is attacked."""
        return 0

    def bars_attack(self, s: EvolutionState, attacker: Species, holder: Species) -> bool:
        """Return whether this attacker cannot attack the holder."""
        return False

    def protects_neighbors(self, s: EvolutionState, attacker: Species) -> bool:
        """Return whether this attacker cannot attack the holder's neighbors."""
        return False

    def ignored_traits(self) -> i64:
        """Return the bits of the traits that do not hinder the holder's attacks."""
        return 0

    def free_ignores(self, attacker: Species) -> i64:
        """Return how many of the holder's defenses the attacker may ignore without cards."""
        return 0

    def cards_to_attack(self) -> i64:
        """Return how many cards an attack on the holder costs."""
        return 0

    def prevents_weather_loss(self, printed: i64) -> i64:
        """Return the losses to weather that the trait prevents; `printed` is the card's figure."""
        return 0

    def hurts_attacker(self) -> i64:
        """Return the population that an attacker of the holder loses."""
        return 0

    def was_attacked(
        self, s: EvolutionState, holder: Species, slot: i64, attacker: Species
    ) -> None:
        """React to an attack on the holder, before either side loses population.

        The reaction may change or remove the attacker, and ask a player (`ask_seat`).
        """

    def bank_food(self) -> i64:
        """Return the plant food that a discarded card brings the holder from the bank."""
        return 0

    def moments(self) -> i64:
        """Return the bits of the moments at which this trait acts by itself."""
        return 0

    def due(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        """Return whether the trait can act at this moment."""
        return False

    def may_still_act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        """Return False if the trait cannot act at this moment, in any order of the other traits."""
        return True

    def act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> None:
        """Carry out the trait's act at a moment."""

    def declare_touches(
        self, s: EvolutionState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        """Declare, by id, every species that `act` may touch.

        The owner chooses the order of acts that may touch the same species.
        """
        touches.anything()

    # Questions: `ask_owner` and `ask_seat` in `card_questions.py` call these methods.

    def prompt(self) -> i64:
        """Return the prompt of the question that the trait asks."""
        return 0

    def choices(self, s: EvolutionState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        """Write the options of the seat that is asked; return the number of options."""
        return 0

    def why_not(self, s: EvolutionState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        """Return the reason why an action is not among the choices."""
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
        """Carry out an answer; return whether the trait has no more questions."""
        return True
