"""What a trait may change: the questions the rules ask, and the answer of a card without a say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.hooks import Card
from tangledbank.core.independence import Touches
from tangledbank.core.refusal import Slots
from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.ids import R_NOW, R_OWNER
from tangledbank.games.oceans.verdict import MAY, MAY_NOT, NEVER, TRAIT, verdict

if TYPE_CHECKING:
    from tangledbank.games.oceans.card_questions import TraitQuestion
    from tangledbank.games.oceans.effects import Effect
    from tangledbank.games.oceans.state import Act, OceansState, Species

NO_VALUE: Final = -1

# How much of a target's trait an attacker ignores, as bits.
IGNORE_BAN: Final = 1
IGNORE_SHELL: Final = 2
IGNORE_TRAIT: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Card):
    """A rule change printed on a card. Override only the questions the card answers.

    `holder` is the species that has the trait; `slot` is the card's place in `holder.cards`. An
    effect that comes later notes the card itself, whose slot may change until then. Printed icons
    and figures are on the card's face and need no class.
    """

    NOT_QUESTIONS: ClassVar = (
        "ban permit never played acting_seat act declare_touches prompt choices why_not chosen "
        "fill_reason"
    )

    lends_shell: ClassVar = False  # the printed shell counts for each neighbor too
    may_age_less: ClassVar = False  # the holder may age 0
    may_age_along: ClassVar = False  # also in other players' aging phases
    may_forage_less: ClassVar = False  # than its whole forage value
    feeds_neighbors: ClassVar = False  # they may forage from the holder's board
    may_ignore_lent: ClassVar = False  # `chosen_ignores` also covers shells that neighbors lend
    needs_host: ClassVar = False  # no new species can be made with this card
    permanent: ClassVar = False  # the trait cannot be removed or swapped
    gains_by_deep: ClassVar = False  # when a Deep trait was played
    gains_by_founding: ClassVar = False  # when a species was made
    gains_by_migration: ClassVar = False  # when population migrated into the Reef
    scores_overpopulation: ClassVar = False  # what the holder loses by it goes to the score pile

    def __init__(self) -> None:
        super().__init__()
        self.face = Face()

    def ban(self) -> i64:
        """The verdict "may not" of this trait."""
        return verdict(TRAIT, MAY_NOT, self.face, self.id)

    def permit(self) -> i64:
        """The verdict "may" of this trait."""
        return verdict(TRAIT, MAY, self.face, self.id)

    def never(self) -> i64:
        """The verdict "never" of this trait."""
        return verdict(NEVER, MAY_NOT, self.face, self.id)

    # Values

    def forage_icon(self, s: OceansState, holder: Species) -> i64:
        """The value of a forage icon that is computed, not printed."""
        return NO_VALUE

    def attack_icon(self, s: OceansState, holder: Species) -> i64:
        """The value of an attack icon that is computed, not printed."""
        return NO_VALUE

    def attack_factor(self) -> i64:
        """What the attack icons of the species are multiplied by."""
        return 1

    def attack_instead(self, s: OceansState, holder: Species) -> i64:
        """An attack value that replaces the sum of icons."""
        return NO_VALUE

    def shell_icon(self, s: OceansState, holder: Species) -> i64:
        """The value of a shell icon that is computed, not printed."""
        return 0

    def age_instead(self, s: OceansState, holder: Species) -> i64:
        """An amount to age that replaces the sum and cannot be changed."""
        return NO_VALUE

    def may_age_more(self) -> i64:
        """How much more the species may age if its owner likes."""
        return 0

    def gain_factor(self) -> i64:
        """What each gain of the species is multiplied by."""
        return 1

    def gain_extra(self) -> i64:
        """What the species takes on top of each gain."""
        return 0

    def extra_gain_of_others(self, family: i64) -> i64:
        """What traits of a family gain on top when this species attacks."""
        return 0

    def evolve_cost(self, cost: i64) -> i64:
        """The price of evolving another Deep trait onto the species."""
        return cost

    def take_most(self) -> i64:
        """The most that the species takes from one attack; 0 for no limit."""
        return 0

    # Permissions

    def may_attack(self, s: OceansState, holder: Species, target: Species) -> i64:
        """A verdict on the species attacking this target."""
        return 0

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        """A verdict on the species being attacked."""
        return 0

    def may_be_leeched(self, s: OceansState, holder: Species) -> i64:
        """A verdict on others leeching from the species."""
        return 0

    def may_overpopulate(self) -> i64:
        """A verdict on the species overpopulating."""
        return 0

    def may_go_extinct(self) -> i64:
        """A verdict on the species going extinct."""
        return 0

    def may_forage_ocean(self) -> i64:
        """A verdict on the species foraging in an Ocean zone."""
        return 0

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        """How much of a face on the target (or lent to it) the attacking species ignores."""
        return 0

    def chosen_ignores(self, target: Species) -> i64:
        """How many defensive traits of its target the attacker may choose to ignore."""
        return 0

    def ignores_never(self) -> i64:
        """Bits of its own never icons that the species ignores."""
        return 0

    def host_reason(self, host: Species, seat: i64) -> i64:
        """Why `seat` cannot play this card on `host`, or 0."""
        return 0 if host.owner == seat else R_OWNER

    # Moments

    def played(self, s: OceansState, holder: Species, slot: i64, seat: i64) -> i64:
        """Runs when the card was played by `seat`; returns how many more traits to play."""
        return 0

    def trait_added(self, s: OceansState, holder: Species, slot: i64) -> None:
        """Runs when another trait was played onto the species."""

    def must_be_discarded(self, s: OceansState, holder: Species) -> bool:
        """True if the trait must be discarded as things stand."""
        return False

    def moments(self) -> i64:
        """Bits of the moments at which the trait acts on its own."""
        return 0

    def acting_seat(self, holder: Species, slot: i64) -> i64:
        """The seat whose effect this is: the owner's, unless the card serves who played it."""
        return holder.owner

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        """What the trait does at its moment, which may be nothing."""

    def declare_touches(
        self, s: OceansState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        """Declare what `act` may touch, at most: species by their ids, and `THE_REEF`.

        The owner is asked for the order unless all that waits comes to the same in every order.
        """
        touches.anything()

    def before_extra_aging(self, s: OceansState, holder: Species, slot: i64) -> None:
        """Runs before the species ages once more, or along with another player's."""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        """True if the trait gains what is printed on it after this forage or attack."""
        return False

    def react(
        self, s: OceansState, holder: Species, slot: i64, act: Act, todo: list[Effect]
    ) -> None:
        """Add effects other than its gain to those that follow a forage or attack."""

    def gains_with_family(self, family: i64) -> bool:
        """True if the trait gains when a trait of this family has fired."""
        return False

    def takes_from_gainer(self, family: i64) -> i64:
        """What the species takes from one that gained by a trait of this family."""
        return 0

    def neighbor_gained(self) -> i64:
        """What the species takes from any zone when a neighbor has gained."""
        return 0

    def hurts_attacker(self) -> i64:
        """What an attacker of the species loses."""
        return 0

    def hurts_target(self) -> i64:
        """What a target of the species loses."""
        return 0

    def hurts_leech(self) -> i64:
        """What a species that leeched from this one loses."""
        return 0

    def poisons(self) -> i64:
        """What an attacker and every other species that gained from the attack lose."""
        return 0

    def after_strike(self, s: OceansState, holder: Species, slot: i64, target: Species) -> None:
        """Runs when the species has struck, before others react."""

    def acts_after_attack(self, s: OceansState, holder: Species, slot: i64, act: Act) -> bool:
        """True if a resolved attack concerns the trait, able to do anything or not."""
        return False

    def scores_attack(self, nth: i64) -> bool:
        """True if what its n-th attack in a row takes is scored at once."""
        return False

    def grants_extra_feeding(self, s: OceansState, holder: Species, slot: i64) -> bool:
        """True if the species gets a feeding of its own this turn."""
        return False

    # Questions: a trait that needs an answer calls `ask_owner`; its TraitQuestion calls these.

    def prompt(self) -> i64:
        return 0

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        """Write the options; return how many."""
        return 0

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        """Return the reason against an action that is not among the choices."""
        return R_NOW

    def fill_reason(
        self,
        s: OceansState,
        holder: Species,
        ask: TraitQuestion,
        action: i64,
        reason: i64,
        slots: Slots,
    ) -> None:
        """Fill the slots of a reason that the trait declares, from the view of the asking seat.

        Slots that stay empty: the first one declared gets what is packed with the reason.
        """

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        """Carry out an answer; True if nothing more is to be asked."""
        return True
