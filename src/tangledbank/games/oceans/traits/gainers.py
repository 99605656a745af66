"""Deep traits that forage, gain or take."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.oceans.effects import LEECHING, TAKE, Effect
from tangledbank.games.oceans.ids import (
    ATTACKING,
    BOTTOM_FEEDER,
    FORAGING,
    PARASITIC,
    SHARK_CLEANER,
    SYMBIOTIC,
    WHALE_CLEANER,
)
from tangledbank.games.oceans.state import Act, OceansState, Species
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.traits.common import WhaleCleaner, is_neighbor


class AcuteSmell(Trait):
    """Gains whenever a Shark Cleaner gains. [OCE Deep Acute Smell]"""

    def gains_with_family(self, family: i64) -> bool:
        return family == SHARK_CLEANER


class Ambush(Trait):
    """Takes 2 population from another species that forages. [OCE Deep Ambush]"""

    def react(
        self, s: OceansState, holder: Species, slot: i64, act: Act, todo: list[Effect]
    ) -> None:
        if act.kind == FORAGING and act.actor != holder.sid:
            todo.append(Effect(TAKE, holder.sid, holder.cards[slot], 2, act.actor))


class Barbels(Trait):
    """Gains whenever a Bottom Feeder gains. [OCE Deep Barbels]"""

    def gains_with_family(self, family: i64) -> bool:
        return family == BOTTOM_FEEDER


class Bioluminescence(Trait):
    """Gains when a Deep trait is played. [OCE Deep Bioluminescence] [R269]"""

    gains_by_deep: ClassVar = True


class BioticCycleReversal(Trait):
    """Gains when an attack leaves the holder empty. [OCE Deep Biotic Cycle Reversal]"""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        return act.kind == ATTACKING and act.target == holder.sid and holder.population == 0


class DeepBottomFeeder(Trait):
    """Gains when a neighbor loses population to an attack. [OCE Deep Bottom Feeder]"""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        return act.kind == ATTACKING and act.taken > 0 and is_neighbor(s, holder, act.target)


class BrightColoration(Trait):
    """Gains when a species is made. [OCE Deep Bright Coloration] [R269]"""

    gains_by_founding: ClassVar = True


class Communication(Trait):
    """Doubles the holder's gains. [OCE Deep Communication] [R216] [R244]"""

    def gain_factor(self) -> i64:
        return 2


class DeepDiver(Trait):
    """Adds 2 to the forage value for each Deep trait, and lets the holder forage in any zone.

    [OCE Deep Deep Diver] [R245]
    """

    def forage_icon(self, s: OceansState, holder: Species) -> i64:
        return 2 * holder.sums.deep

    def may_forage_ocean(self) -> i64:
        return self.permit()


class Endurance(Trait):
    """Takes 2 more population whenever the holder gains. [OCE Deep Endurance] [R216]"""

    def gain_extra(self) -> i64:
        return 2


class ImpostorShark(Trait):
    """Takes 1 population from a Shark Cleaner that gains.

    [OCE Deep Impostor Cleaner Shark] [R280]
    """

    def takes_from_gainer(self, family: i64) -> i64:
        return 1 if family == SHARK_CLEANER else 0


class ImpostorWhale(Trait):
    """Takes 1 population from a Whale Cleaner that gains.

    [OCE Deep Impostor Cleaner Whale] [R280]
    """

    def takes_from_gainer(self, family: i64) -> i64:
        return 1 if family == WHALE_CLEANER else 0


class OceanForager(Trait):
    """Lets the holder forage in any zone.

    [OCE Deep Luminous Bacteria 2] [OCE Deep Migratory Filter Feeder 4]
    """

    def may_forage_ocean(self) -> i64:
        return self.permit()


class MassiveFins(OceanForager):
    """Makes every Parasitic trait leech 1 from the holder after it forages.

    [OCE Deep Massive Fins]
    """

    def react(
        self, s: OceansState, holder: Species, slot: i64, act: Act, todo: list[Effect]
    ) -> None:
        if act.kind != FORAGING or act.actor != holder.sid:
            return
        for sid in s.ring:
            other = s.species[sid]
            if other.sums.families & PARASITIC and other is not holder:
                for worn in other.cards:
                    if s.book.cards.trait_by_card[worn].face.family == PARASITIC:
                        todo.append(Effect(LEECHING, sid, worn, 1, holder.sid))


class Mutualism(Trait):
    """Gains whenever a Symbiotic trait gains. [OCE Deep Mutualism]"""

    def gains_with_family(self, family: i64) -> bool:
        return family == SYMBIOTIC


class Regeneration(Trait):
    """Gains after the holder loses population to an attack. [OCE Deep Regeneration]"""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        return act.kind == ATTACKING and act.target == holder.sid and act.taken > 0


class Scavenger(Trait):
    """Gains when an attack takes 2 or more population. [OCE Deep Scavenger]"""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        return act.kind == ATTACKING and act.taken >= 2


class DeepSymbiotic(Trait):
    """Gains when either neighbor forages or attacks. [OCE Deep Symbiotic]"""

    def gain_after(self, s: OceansState, holder: Species, act: Act) -> bool:
        return is_neighbor(s, holder, act.actor)


class DeepWhaleCleaner(WhaleCleaner):
    """Gains like a Whale Cleaner, but only after a forage of 5 or more.

    [OCE Deep Whale Cleaner] [R250]
    """

    def least_value(self) -> i64:
        return 5
