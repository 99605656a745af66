"""The base class of Scenarios: figures for all species, and the questions that rules ask."""

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
    """A rule change in effect while its zone is empty. Its figures apply to every species."""

    NOT_QUESTIONS: ClassVar = "add act happens prompt choices why_not chosen fill_reason"

    is_event: ClassVar = False  # it happens once, when its zone becomes empty
    bars_overpopulation: ClassVar = False
    kills_overpopulated: ClassVar = False  # species that overpopulate go extinct
    opens_ocean: ClassVar = False  # every species may forage in the Ocean zones
    opens_empty: ClassVar = False  # species without population may be attacked, and go extinct
    opens_pool: ClassVar = False  # cards in the Gene Pool may be evolved like cards in hand
    ages_again: ClassVar = False  # the player chooses a species that ages again

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
        """Add the effects of another Scenario."""
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
        """Return whether the Scenario forbids the attack."""
        return False

    # Moments

    def moments(self) -> i64:
        """Return the bits of the moments at which the Scenario acts by itself."""
        return 0

    def act(self, s: OceansState, seat: i64) -> None:
        """Carry out the Scenario's effect at a moment, in the turn of `seat`."""

    def happens(self, s: OceansState) -> None:
        """Carry out the event."""

    def made_gain(self) -> i64:
        """Return how much a new species gains."""
        return 0

    def defensive_gain(self) -> i64:
        """Return how much a species gains when a defensive trait is evolved on it."""
        return 0

    def after_migration(self, s: OceansState) -> None:
        """Act after a migrate action."""

    def after_forage(self, s: OceansState, forager: Species) -> None:
        """Act after a species has foraged."""

    def infects(self) -> i64:
        """Return how much each neighbor of an overpopulated species loses."""
        return 0

    def ages_along(self, s: OceansState, seat: i64) -> bool:
        """Return whether this other player's species also age."""
        return False

    def died_out(self, s: OceansState, owner: i64) -> None:
        """Act when one of this owner's species has gone extinct."""

    def after_turn(self, s: OceansState, seat: i64) -> None:
        """Act at the end of a turn."""

    # Questions, as for traits

    def prompt(self) -> i64:
        return 0

    def choices(self, s: OceansState, ask: ScenarioQuestion, out: vec[i64]) -> i64:
        """Write the options; return their number."""
        return 0

    def why_not(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> i64:
        """Return why an action is not among the choices."""
        return R_NOW

    def fill_reason(
        self, s: OceansState, ask: ScenarioQuestion, action: i64, reason: i64, slots: Slots
    ) -> None:
        """Fill the slots of a reason that the Scenario declares, as traits do."""

    def chosen(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> bool:
        """Carry out an answer; return whether the question is done."""
        return True


ZONES: Final = 3
NONE_AT_ALL: Final[list[Scenario]] = []  # never changed


def in_force(s: OceansState, hook: i64) -> list[Scenario]:
    """Return the active Scenarios that answer a question, zone by zone."""
    if not s.combined_scenario.hooks & hook:
        return NONE_AT_ALL
    found: list[Scenario] = []
    for zone in range(ZONES):
        card = s.book.cards.scenarios[s.scenarios[zone]]
        if s.conditions.is_active(zone) and card.hooks & hook:
            found.append(card)
    return found
