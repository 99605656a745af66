"""The Climate traits. The card data says how many losses they prevent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import i64

from tangledbank.core.independence import Touches
from tangledbank.games.evolution.climate.state import climate_of
from tangledbank.games.evolution.ids import AFTER_FEEDING, BANK, MEAT, PLANT
from tangledbank.games.evolution.rules import cannot_eat, declare_sharing, hunger
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.games.evolution.taking_food import LEAVE, take
from tangledbank.games.evolution.traits.base import Trait


class CoolingFrills(Trait):
    """When attacked, the holder counts as two sizes larger but gives no more meat.

    [CLI Cooling Frills]
    """

    def defense_size(self, holder: Species) -> i64:
        return 2

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed


class HeavyFur(Trait):
    """The holder loses less to cold and more to heat. [CLI Heavy Fur]"""

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed


class Hibernation(Trait):
    """Two of the holder's population need no food. [CLI Hibernation] [R67]"""

    def unfed_population(self) -> i64:
        return 2

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed


class Migratory(Trait):
    """The holder takes up to 2 food if the watering hole is empty after feeding.

    [CLI Migratory] [R70]
    """

    def __init__(self) -> None:
        super().__init__()
        self.feared: i64 = 0

    def resolve_references(self, bits: Mapping[str, int]) -> None:
        self.feared = bits.get("ambush", 0)

    def moments(self) -> i64:
        return 1 << AFTER_FEEDING

    def due(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        if s.hole > 0 or hunger(s, holder) <= 0:
            return False
        return climate_of(s).almanac.migrants_find_meat or not cannot_eat(s, holder, PLANT)

    def may_still_act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> bool:
        """Return the same as `due`: after feeding, nothing makes a fed species hungry again."""
        return self.due(s, holder, slot, moment)

    def act(self, s: EvolutionState, holder: Species, slot: i64, moment: i64) -> None:
        """Take plants, or meat if the holder eats no plants. [R71]"""
        kind: i64 = MEAT if cannot_eat(s, holder, PLANT) else PLANT
        hungry: i64 = hunger(s, holder)
        take(s, holder, hungry if hungry < 2 else 2, kind, BANK, LEAVE)

    def declare_touches(
        self, s: EvolutionState, holder: Species, slot: i64, moment: i64, touches: Touches
    ) -> None:
        declare_sharing(s, holder, touches)

    def free_ignores(self, attacker: Species) -> i64:
        """Return 1 if the attacker has Ambush, otherwise 0. [CLI Ambush 2] [R63]"""
        return 1 if attacker.mask & self.feared else 0

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed


class MudWallowing(Trait):
    """An attack on the holder costs a card. [CLI Mud Wallowing]"""

    def cards_to_attack(self) -> i64:
        return 1

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed


class Nocturnal(Trait):
    """The holder feeds before its owner's turn if no carnivore can attack it. [CLI Nocturnal]"""

    feeds_at_night: ClassVar = True

    def prevents_weather_loss(self, printed: i64) -> i64:
        return printed
