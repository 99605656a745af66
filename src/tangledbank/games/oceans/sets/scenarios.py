"""The Scenario set of the box."""

from __future__ import annotations

from typing import Final

from tangledbank.core.sets import Set
from tangledbank.games.oceans.scenarios.box import (
    Abundance,
    AsteroidImpact,
    BiodiverseReef,
    ContagiousOutbreak,
    ContagiousProximity,
    DegenerativeVirus,
    Detritus,
    Epizootic,
    Fertile,
    FoodSurge,
    GeneticDiversity,
    InhospitableEnvironment1,
    InhospitableEnvironment2,
    LargePredators,
    LongHaulMigration,
    ParadigmShift,
    PathogenicImmunity,
    PopulationExplosion,
    Prosperity,
    ProtectiveGrowth,
    ProtectiveShells,
    ShallowGenePool,
    SolarRadiation,
    ThermalCurrents,
)

SCENARIOS: Final = Set(
    key="scenarios",
    others={
        "scenarios": {
            "abundance": Abundance,
            "asteroid-impact": AsteroidImpact,
            "biodiverse-reef": BiodiverseReef,
            "contagious-outbreak": ContagiousOutbreak,
            "contagious-proximity": ContagiousProximity,
            "degenerative-virus": DegenerativeVirus,
            "detritus": Detritus,
            "epizootic": Epizootic,
            "fertile": Fertile,
            "food-surge": FoodSurge,
            "genetic-diversity": GeneticDiversity,
            "inhospitable-environment-1": InhospitableEnvironment1,
            "inhospitable-environment-2": InhospitableEnvironment2,
            "large-predators": LargePredators,
            "long-haul-migration": LongHaulMigration,
            "paradigm-shift": ParadigmShift,
            "pathogenic-immunity": PathogenicImmunity,
            "population-explosion": PopulationExplosion,
            "prosperity": Prosperity,
            "protective-growth": ProtectiveGrowth,
            "protective-shells": ProtectiveShells,
            "shallow-gene-pool": ShallowGenePool,
            "solar-radiation": SolarRadiation,
            "thermal-currents": ThermalCurrents,
        },
    },
)
