"""The promo Scenario set."""

from __future__ import annotations

from typing import Final

from tangledbank.core.sets import Set
from tangledbank.games.oceans.scenarios.promos import (
    AggressiveEnvironment,
    CoralBleaching,
    EvolutionaryArmsRace,
    HorizontalGeneTransfer,
    HostileConditions,
    HostileEnvironment,
    MassMigration,
    ParallelUniverse,
    PrescientMutations,
    RadiationBlast,
    Schadenfreude,
    ShallowReef,
    SnowballEarth,
    UberHostileEnvironment,
)

PROMOS: Final = Set(
    key="promos",
    others={
        "scenarios": {
            "aggressive-environment": AggressiveEnvironment,
            "coral-bleaching": CoralBleaching,
            "evolutionary-arms-race": EvolutionaryArmsRace,
            "horizontal-gene-transfer": HorizontalGeneTransfer,
            "hostile-conditions": HostileConditions,
            "hostile-environment": HostileEnvironment,
            "mass-migration": MassMigration,
            "parallel-universe": ParallelUniverse,
            "prescient-mutations": PrescientMutations,
            "radiation-blast": RadiationBlast,
            "schadenfreude": Schadenfreude,
            "shallow-reef": ShallowReef,
            "snowball-earth": SnowballEarth,
            "uber-hostile-environment": UberHostileEnvironment,
        },
    },
)
