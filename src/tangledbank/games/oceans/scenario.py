"""What a Scenario may change: figures for all species, and the questions the rules ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.hooks import Card
from tangledbank.core.refusal import Slots
from tangledbank.games.oceans.ids import R_NOW

if TYPE_CHECKING:
    from tangledbank.games.oceans.card_questions import ScenarioQuestion
    from tangledbank.games.oceans.state import OceansState, Species


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario(Card):
    """A rule change in force while its zone is empty. Figures are added for every species."""

    NOT_QUESTIONS: ClassVar = "add act happens prompt choices why_not chosen fill_reason"

    is_event: ClassVar = False  # it happens once, when its zone empties
    bars_overpopulation: ClassVar = False
    kills_overpopulated: ClassVar = False  # overpopulation is extinction
    opens_ocean: ClassVar = False  # every species may forage in the Ocean zones
    opens_empty: ClassVar = False  # species without population may be attacked, and die of it
    opens_pool: ClassVar = False  # cards in the Gene Pool may be evolved as if from hand
    ages_again: ClassVar = False  # the player picks a species that ages once more

    def __init__(self) -> None:
        super().__init__()
        self.forage: i64 = 0
        self.attack: i64 = 0
        self.shell: i64 = 0
        self.storage: i64 = 0
        self.crowds: i64 = 0  # how much earlier species overpopulate
        self.limit: i64 = 0
        self.aging: i64 = 0
        self.gain: i64 = 0
        self.lowered: i64 = 0

    def add(self, other: Scenario) -> None:
        """Be both at once."""
        self.hooks |= other.hooks
        self.forage += other.forage
        self.attack += other.attack
        self.shell += other.shell
        self.storage += other.storage
        self.crowds += other.crowds
        self.limit += other.limit
        self.aging += other.aging
        self.gain += other.gain
        self.lowered += other.lowered

    # Permissions

    def bars_attack(self, s: OceansState, attacker: Species, target: Species) -> bool:
        """True if the attack may not be made."""
        return False

    # Moments

    def moments(self) -> i64:
        """Bits of the moments at which the Scenario acts on its own."""
        return 0

    def act(self, s: OceansState, seat: i64) -> None:
        """What it does at its moment, in the turn of `seat`."""

    def happens(self, s: OceansState) -> None:
        """What an event does."""

    def made_gain(self) -> i64:
        """What a new species gains."""
        return 0

    def defensive_gain(self) -> i64:
        """What a species gains when a defensive trait was evolved onto it."""
        return 0

    def after_migration(self, s: OceansState) -> None:
        """Runs after a migrate action."""

    def after_forage(self, s: OceansState, forager: Species) -> None:
        """Runs after a species has foraged."""

    def infects(self) -> i64:
        """What each neighbor of a species that overpopulated loses."""
        return 0

    def ages_along(self, s: OceansState, seat: i64) -> bool:
        """True if this other player's species age too."""
        return False

    def died_out(self, s: OceansState, owner: i64) -> None:
        """Runs when a species of this owner went extinct."""

    def after_turn(self, s: OceansState, seat: i64) -> None:
        """Runs when a turn is over."""

    # Asking, as for traits

    def prompt(self) -> i64:
        return 0

    def choices(self, s: OceansState, ask: ScenarioQuestion, out: vec[i64]) -> i64:
        """Write the options; return how many."""
        return 0

    def why_not(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> i64:
        """Return the reason against an action that is not among the choices."""
        return R_NOW

    def fill_reason(
        self, s: OceansState, ask: ScenarioQuestion, action: i64, reason: i64, slots: Slots
    ) -> None:
        """Fill the slots of a reason that the Scenario declares, as for traits."""

    def chosen(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> bool:
        """Carry out an answer; True if nothing more is to be asked."""
        return True


ZONES: Final = 3
NONE_AT_ALL: Final[list[Scenario]] = []  # never changed


def in_force(s: OceansState, hook: i64) -> list[Scenario]:
    """The Scenarios in force that answer a question, zone by zone."""
    if not s.combined_scenario.hooks & hook:
        return NONE_AT_ALL
    found: list[Scenario] = []
    for zone in range(ZONES):
        card = s.book.cards.scenarios[s.scenarios[zone]]
        if s.conditions.is_active(zone) and card.hooks & hook:
            found.append(card)
    return found
