"""What a Scenario may change: figures for all species, and the questions the rules ask it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.games.oceans.ids import R_NOW
from tangledbank.games.oceans.state import Species, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """A rule change in force while its zone is empty. Figures are added for every species."""

    def __init__(self) -> None:
        self.id: i64 = 0
        self.event = False
        self.forage: i64 = 0
        self.attack: i64 = 0
        self.shell: i64 = 0
        self.storage: i64 = 0
        self.limit: i64 = 0
        self.aging: i64 = 0
        self.gain: i64 = 0
        self.lowered: i64 = 0

    # Permissions

    def bars_attack(self, s: Table, sp: Species, target: Species) -> bool:
        """True if the attack may not be made."""
        return False

    def bars_overpopulation(self) -> bool:
        """True if species may not overpopulate."""
        return False

    def opens_ocean(self) -> bool:
        """True if every species may forage in the Ocean zones."""
        return False

    def opens_empty(self) -> bool:
        """True if species without population may be attacked, and die of it."""
        return False

    def opens_pool(self) -> bool:
        """True if cards in the Gene Pool may be evolved as if from hand."""
        return False

    # Moments

    def happens(self, s: Table) -> None:
        """What an event does."""

    def made_gain(self) -> i64:
        """What a new species gains."""
        return 0

    def defensive_gain(self) -> i64:
        """What a species gains when a defensive trait was evolved onto it."""
        return 0

    def migrated(self, s: Table) -> None:
        """Runs after a migrate action."""

    def before_feeding(self, s: Table, seat: i64) -> None:
        """Runs before a feeding phase."""

    def foraged(self, s: Table, sp: Species) -> None:
        """Runs after a species has foraged."""

    def kills_overpopulated(self) -> bool:
        """True if overpopulation is extinction."""
        return False

    def overpopulated(self, s: Table, sp: Species) -> None:
        """Runs when a species has overpopulated."""

    def ages_again(self) -> bool:
        """True if the player picks a species that ages once more."""
        return False

    def ages_along(self, s: Table, seat: i64) -> bool:
        """True if this other player's species age too."""
        return False

    def after_aging(self, s: Table) -> None:
        """Runs after an aging phase."""

    def died_out(self, s: Table, owner: i64) -> None:
        """Runs when a species of this owner went extinct."""

    def after_turn(self, s: Table, seat: i64) -> None:
        """Runs when a turn is over."""

    # Asking, as for traits

    def prompt(self) -> i64:
        return 0

    def choices(self, s: Table, seat: i64, notes: list[int], out: vec[i64]) -> i64:
        """Write the options; return how many."""
        return 0

    def why_not(self, s: Table, seat: i64, notes: list[int], action: i64) -> i64:
        """Why `seat` cannot choose this, when it is not among the choices."""
        return R_NOW

    def chosen(self, s: Table, seat: i64, notes: list[int], action: i64) -> bool:
        """Carry out an answer; True if nothing more is to be asked."""
        return True


QUESTIONS: Final = (
    "bars_attack", "bars_overpopulation", "opens_ocean", "opens_empty", "opens_pool",
    "made_gain", "defensive_gain", "migrated", "before_feeding", "foraged",
    "kills_overpopulated", "overpopulated", "ages_again", "ages_along", "after_aging",
    "died_out", "after_turn",
)  # fmt: skip

# The bit of each question, in the order of QUESTIONS.
S_BARS_ATTACK: Final = 1 << 0
S_BARS_OVERPOPULATION: Final = 1 << 1
S_OPENS_OCEAN: Final = 1 << 2
S_OPENS_EMPTY: Final = 1 << 3
S_OPENS_POOL: Final = 1 << 4
S_MADE_GAIN: Final = 1 << 5
S_DEFENSIVE_GAIN: Final = 1 << 6
S_MIGRATED: Final = 1 << 7
S_BEFORE_FEEDING: Final = 1 << 8
S_FORAGED: Final = 1 << 9
S_KILLS_OVERPOPULATED: Final = 1 << 10
S_OVERPOPULATED: Final = 1 << 11
S_AGES_AGAIN: Final = 1 << 12
S_AGES_ALONG: Final = 1 << 13
S_AFTER_AGING: Final = 1 << 14
S_DIED_OUT: Final = 1 << 15
S_AFTER_TURN: Final = 1 << 16

ZONES: Final = 3


class Scenarios:
    """All Scenarios by id, and for each the bits of the questions it answers."""

    def __init__(self) -> None:
        self.cards: list[Scenario] = [Scenario()]
        self.bits: list[int] = [0]

    def install(self, cards: list[Scenario]) -> None:
        """Make these the Scenarios there are; the first stands for none."""
        self.cards = cards
        self.bits = [answers(card) for card in cards]
        for i in range(len(cards)):
            cards[i].id = i


def answers(card: Scenario) -> int:
    """Bits of the questions that a Scenario overrides."""
    bits = 0
    for i in range(len(QUESTIONS)):
        if getattr(type(card), QUESTIONS[i]) is not getattr(Scenario, QUESTIONS[i]):
            bits |= 1 << i
    return bits


SCENARIOS: Final = Scenarios()


def in_force(s: Table, hook: i64) -> list[Scenario]:
    """The Scenarios in force that answer a question, zone by zone."""
    found: list[Scenario] = []
    if s.climate.hooks & hook:
        for zone in range(ZONES):
            if s.climate.active >> zone & 1 and SCENARIOS.bits[s.scenarios[zone]] & hook:
                found.append(SCENARIOS.cards[s.scenarios[zone]])
    return found


def sum_up(s: Table) -> None:
    """Add up what the Scenarios in force change. [R208]"""
    climate = s.climate
    climate.hooks = 0
    climate.forage = climate.attack = climate.shell = 0
    climate.storage = climate.limit = climate.aging = 0
    climate.gain = climate.lowered = 0
    for zone in range(ZONES):
        if climate.active >> zone & 1:
            card = SCENARIOS.cards[s.scenarios[zone]]
            climate.hooks |= SCENARIOS.bits[s.scenarios[zone]]
            climate.forage += card.forage
            climate.attack += card.attack
            climate.shell += card.shell
            climate.storage += card.storage
            climate.limit += card.limit
            climate.aging += card.aging
            climate.gain += card.gain
            climate.lowered += card.lowered
