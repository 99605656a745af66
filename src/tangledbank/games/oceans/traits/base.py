"""The base class of traits: the questions that rules ask, each with a neutral answer."""

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

# What an attacker ignores of a target's trait, as bits.
IGNORE_BAN: Final = 1
IGNORE_SHELL: Final = 2
IGNORE_TRAIT: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Card):
    """A rule change printed on a card. Override only the questions that the card answers.

        class CrushingJaw(Trait):
            def ignores(self, s, holder, target, face) -> i64:
                return IGNORE_SHELL

    `holder` is the species that has the trait; `slot` is the index of the card in `holder.cards`.
    Effects that happen later store the card, because its slot may change. Printed icons and figures
    are in `face` and need no class.
    """

    NOT_QUESTIONS: ClassVar = (
        "ban permit never played acting_seat act declare_touches prompt choices why_not chosen "
        "fill_reason"
    )

    lends_shell: ClassVar = False  # its printed shell also protects both neighbors
    may_age_less: ClassVar = False  # the holder may age 0
    may_age_along: ClassVar = False  # it may also age in other players' aging phases
    may_forage_less: ClassVar = False  # it may forage less than its forage value
    feeds_neighbors: ClassVar = False  # neighbors may forage from the holder
    may_ignore_lent: ClassVar = False  # `chosen_ignores` also covers shells that neighbors lend
    needs_host: ClassVar = False  # it cannot make a new species
    permanent: ClassVar = False  # it cannot be removed or swapped
    gains_by_deep: ClassVar = False  # it gains when a Deep trait was played
    gains_by_founding: ClassVar = False  # it gains when a species was made
    gains_by_migration: ClassVar = False  # it gains when population migrated into the Reef
    scores_overpopulation: ClassVar = False  # what the holder loses by overpopulation is scored

    def __init__(self) -> None:
        super().__init__()
        self.face = Face()

    def ban(self) -> i64:
        """Return this trait's verdict "may not"."""
        return verdict(TRAIT, MAY_NOT, self.face, self.id)

    def permit(self) -> i64:
        """Return this trait's verdict "may"."""
        return verdict(TRAIT, MAY, self.face, self.id)

    def never(self) -> i64:
        """Return this trait's verdict "never"."""
        return verdict(NEVER, MAY_NOT, self.face, self.id)

    # Values

    def forage_icon(self, s: OceansState, holder: Species) -> i64:
        """Return the value of a computed forage icon, or NO_VALUE."""
        return NO_VALUE

    def attack_icon(self, s: OceansState, holder: Species) -> i64:
        """Return the value of a computed attack icon, or NO_VALUE."""
        return NO_VALUE

    def attack_factor(self) -> i64:
        """Return the factor for the holder's attack icons."""
        return 1

    def attack_instead(self, s: OceansState, holder: Species) -> i64:
        """Return an attack value that replaces the sum of icons, or NO_VALUE."""
        return NO_VALUE

    def shell_icon(self, s: OceansState, holder: Species) -> i64:
        """Return the value of a computed shell icon."""
        return 0

    def age_instead(self, s: OceansState, holder: Species) -> i64:
        """Return a fixed aging amount that replaces the sum, or NO_VALUE."""
        return NO_VALUE

    def may_age_more(self) -> i64:
        """Return how much more the holder may age."""
        return 0

    def gain_factor(self) -> i64:
        """Return the factor for each gain of the holder."""
        return 1

    def gain_extra(self) -> i64:
        """Return how much more the holder takes with each gain."""
        return 0

    def extra_gain_of_others(self, family: i64) -> i64:
        """Return the extra gain of a family's traits when the holder attacks."""
        return 0

    def evolve_cost(self, cost: i64) -> i64:
        """Return the cost of evolving another Deep trait on the holder."""
        return cost

    def take_most(self) -> i64:
        """Return the most that the holder takes from one attack, or 0 for no limit."""
        return 0

    # Permissions

    def may_attack(self, s: OceansState, holder: Species, target: Species) -> i64:
        """Return a verdict on the holder attacking this target."""
        return 0

    def may_be_attacked(self, s: OceansState, holder: Species, attacker: Species) -> i64:
        """Return a verdict on this attacker attacking the holder."""
        return 0

    def may_be_leeched(self, s: OceansState, holder: Species) -> i64:
        """Return a verdict on others leeching from the holder."""
        return 0

    def may_overpopulate(self) -> i64:
        """Return a verdict on the holder overpopulating."""
        return 0

    def may_go_extinct(self) -> i64:
        """Return a verdict on the holder going extinct."""
        return 0

    def may_forage_ocean(self) -> i64:
        """Return a verdict on the holder foraging in an Ocean zone."""
        return 0

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        """Return the parts of a protecting trait that the attacking holder ignores, as bits."""
        return 0

    def chosen_ignores(self, target: Species) -> i64:
        """Return how many defensive traits of its target the holder may choose to ignore."""
        return 0

    def ignores_never(self) -> i64:
        """Return the holder's own never icons that it ignores, as bits."""
        return 0

    def host_reason(self, host: Species, seat: i64) -> i64:
        """Return why `seat` cannot play this card on `host`, or 0."""
        return 0 if host.owner == seat else R_OWNER

    # Moments

    def played(self, s: OceansState, holder: Species, slot: i64, seat: i64) -> i64:
        """Act when `seat` has played the card; return how many more traits must be played."""
        return 0

    def trait_added(self, s: OceansState, holder: Species, slot: i64) -> None:
        """Act when another trait has been played on the holder."""

    def must_be_discarded(self, s: OceansState, holder: Species) -> bool:
        """Return whether the trait must be discarded now."""
        return False

    def moments(self) -> i64:
        """Return the bits of the moments at which the trait acts by itself."""
        return 0

    def acting_seat(self, holder: Species, slot: i64) -> i64:
        """Return the seat that the effect belongs to: the owner, or the player of the card."""
        return holder.owner

    def act(self, s: OceansState, holder: Species, slot: i64, moment: i64) -> None:
        """Carry out the trait's effect at a moment."""

    def declare_touches(
        self, s: OceansState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        """Declare everything that `act` may touch: species, by their ids, and `THE_REEF`.

        The owner is asked for the order unless it cannot matter.
        """
        touches.anything()

    def before_extra_aging(self, s: OceansState, holder: Species, slot: i64) -> None:
        """Act before the holder ages again, or ages along with another player's species."""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        """Return whether the trait gains its printed amount after this forage or attack."""
        return False

    def react(
        self, s: OceansState, holder: Species, slot: i64, act: Act, todo: list[Effect]
    ) -> None:
        """Add the trait's effects, other than its gain, that follow a forage or attack."""

    def gains_with_family(self, family: i64) -> bool:
        """Return whether the trait gains when a trait of this family gains."""
        return False

    def takes_from_gainer(self, family: i64) -> i64:
        """Return how much the holder takes from a species that gained by a trait of this family."""
        return 0

    def neighbor_gained(self) -> i64:
        """Return how much the holder takes from a zone when a neighbor gains."""
        return 0

    def hurts_attacker(self) -> i64:
        """Return how much population an attacker of the holder loses."""
        return 0

    def hurts_target(self) -> i64:
        """Return how much population a target of the holder loses."""
        return 0

    def hurts_leech(self) -> i64:
        """Return how much population a species that leeched from the holder loses."""
        return 0

    def poisons(self) -> i64:
        """Return how much the attacker, and all others that gained from the attack, lose."""
        return 0

    def after_strike(self, s: OceansState, holder: Species, slot: i64, target: Species) -> None:
        """Act after the holder's strike, before others react."""

    def acts_after_attack(self, s: OceansState, holder: Species, slot: i64, act: Act) -> bool:
        """Return whether the trait asks its owner after an attack, even without options."""
        return False

    def scores_attack(self, nth: i64) -> bool:
        """Return whether the holder's n-th attack in a row is scored at once."""
        return False

    def grants_extra_feeding(self, s: OceansState, holder: Species, slot: i64) -> bool:
        """Return whether the holder gets an extra feeding this turn."""
        return False

    # Questions: a trait that needs an answer calls `ask_owner`; its TraitQuestion calls these.

    def prompt(self) -> i64:
        return 0

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        """Write the options; return their number."""
        return 0

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        """Return why an action is not among the choices."""
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

        If all slots stay empty, the first one gets the id that is packed with the reason.
        """

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        """Carry out an answer; return whether the question is done."""
        return True
