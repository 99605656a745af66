"""The Deep deck: 89 cards, all different."""

from __future__ import annotations

from tangledbank.games.oceans.sets.deep.before import (
    ChitinPlatedMaw,
    Coprophagia,
    DeepParasitic,
    Grazer,
    LivingEcosystem,
    MucusCocoon,
    ParasiteCleaner,
    TailWhip,
    TentacleLeech,
)
from tangledbank.games.oceans.sets.deep.defense import (
    AbyssDweller,
    Camouflage,
    Colossus,
    DeepInking,
    DeepTransparent,
    DefensiveSpines,
    Extremophile,
    Flight,
    GoethiteExoskeleton,
    Neurotoxin,
    PoisonousInking,
    PoisonousSpines,
    Safe,
    SedentaryColony,
    Tiny,
    Zooplankton,
)
from tangledbank.games.oceans.sets.deep.gainers import (
    AcuteSmell,
    Ambush,
    Barbels,
    Bioluminescence,
    BioticCycleReversal,
    BrightColoration,
    Communication,
    DeepBottomFeeder,
    DeepDiver,
    DeepSymbiotic,
    DeepWhaleCleaner,
    Endurance,
    ImpostorShark,
    ImpostorWhale,
    MassiveFins,
    Mutualism,
    OceanForager,
    Regeneration,
    Scavenger,
)
from tangledbank.games.oceans.sets.deep.genes import (
    Atavism,
    CthulhuLeech,
    FastMetabolism,
    GeneTransfer,
    GiganticBrain,
    RapidMutation,
    SlowMetabolism,
    TelomereRepair,
    VestigialLimb,
    VoraciousFeeder,
    WarmBlooded,
)
from tangledbank.games.oceans.sets.deep.hunters import (
    AdvancedEyes,
    Behemoth,
    BubbleNet,
    Burrowing,
    CavitationBullet,
    CrushingJaw,
    DeepSeaKraken,
    Draconic,
    Electroreception,
    Gargantuan,
    GiganticScavenger,
    Hydra,
    Kleptoparasitic,
    PackHunting,
    PathogenCultivation,
    RowsOfTeeth,
    Swarming,
    TheKraken,
)
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.traits.common import (
    FilterFeeder,
    Schooling,
    SharkCleaner,
)


def traits() -> list[Trait]:
    """In the order of their ids. Cards that are all figures have no class of their own."""
    return first_third() + second_third() + last_third()


def first_third() -> list[Trait]:
    return [
        AbyssDweller(),
        AcuteSmell(),
        AdvancedEyes(),
        Ambush(),
        Trait(),  # deep-apex-predator
        Atavism(),
        Barbels(),
        Behemoth(),
        Bioluminescence(),
        BioticCycleReversal(),
        Trait(),  # blubber
        DeepBottomFeeder(),
        BrightColoration(),
        BubbleNet(),
        Burrowing(),
        Camouflage(),
        CavitationBullet(),
        ChitinPlatedMaw(),
        Colossus(),
        Communication(),
        Coprophagia(),
        CrushingJaw(),
        CthulhuLeech(),
        DeepDiver(),
        DeepSeaKraken(),
        DefensiveSpines(),
        Trait(),  # dense-population
        Draconic(),
        Electroreception(),
        Endurance(),
    ]


def second_third() -> list[Trait]:
    return [
        Extremophile(),
        FastMetabolism(),
        FilterFeeder(),  # deep-filter-feeder
        Trait(),  # filter-kraken
        Flight(),
        Gargantuan(),
        GeneTransfer(),
        Safe(),  # gentle-giant
        Trait(),  # giant-cephalopod
        GiganticBrain(),
        GiganticScavenger(),
        GoethiteExoskeleton(),
        Grazer(),
        Trait(),  # hard-shell
        Hydra(),
        ImpostorShark(),  # impostor-cleaner-shark
        ImpostorWhale(),  # impostor-cleaner-whale
        DeepInking(),
        Kleptoparasitic(),
        Safe(),  # leviathan
        LivingEcosystem(),
        OceanForager(),  # luminous-bacteria
        MassiveFins(),
        Trait(),  # megamouth
        OceanForager(),  # migratory-filter-feeder
        MucusCocoon(),
        Mutualism(),
        Neurotoxin(),
        PackHunting(),
        ParasiteCleaner(),
    ]


def last_third() -> list[Trait]:
    return [
        DeepParasitic(),
        PathogenCultivation(),
        PoisonousInking(),
        PoisonousSpines(),
        RapidMutation(),
        Regeneration(),
        RowsOfTeeth(),
        Scavenger(),
        Schooling(),  # deep-schooling
        Trait(),  # sea-rex
        SedentaryColony(),
        SharkCleaner(),  # deep-shark-cleaner
        SlowMetabolism(),
        Trait(),  # deep-speed
        Swarming(),
        DeepSymbiotic(),
        TailWhip(),
        TelomereRepair(),
        TentacleLeech(),
        Trait(),  # deep-tentacled
        TheKraken(),
        Tiny(),
        DeepTransparent(),
        Trait(),  # tusks
        VestigialLimb(),
        VoraciousFeeder(),
        WarmBlooded(),
        DeepWhaleCleaner(),
        Zooplankton(),
    ]
