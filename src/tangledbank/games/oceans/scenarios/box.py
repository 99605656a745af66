"""The Scenario cards in the box."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.core.rows import row_of, turned
from tangledbank.games.oceans.card_questions import ScenarioQuestion
from tangledbank.games.oceans.effects import GAIN, Effect
from tangledbank.games.oceans.ids import (
    AFTER_AGING,
    ASK_PLACE,
    CHOOSE,
    F_GAIN,
    POINTS_LOST,
    R_NOW,
    REEF,
)
from tangledbank.games.oceans.permissions import zone_reason
from tangledbank.games.oceans.rules import icon, room
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.state import OceansState
from tangledbank.games.oceans.state_changes import lose, take_place, unscore
from tangledbank.games.oceans.triggers import push_gains


class Abundance(Scenario):
    """Raises every gain icon by 1. [OCE Scenario Abundance]"""

    def __init__(self) -> None:
        super().__init__()
        self.gain = 1


class BiodiverseReef(Scenario):
    """Adds a forage icon of 2 to every species. [OCE Scenario Biodiverse Reef] [R208]"""

    def __init__(self) -> None:
        super().__init__()
        self.forage = 2


class ContagiousProximity(Scenario):
    """Makes species overpopulate 3 spaces earlier. [OCE Scenario Contagious Proximity] [R276]"""

    def __init__(self) -> None:
        super().__init__()
        self.crowds = 3


class GeneticDiversity(Scenario):
    """Raises every species' trait limit by 1. [OCE Scenario Genetic Diversity]"""

    def __init__(self) -> None:
        super().__init__()
        self.limit = 1


class InhospitableEnvironment1(Scenario):
    """Makes every species age by 1 more. [OCE Scenario Inhospitable Environment]"""

    def __init__(self) -> None:
        super().__init__()
        self.aging = 1


class InhospitableEnvironment2(Scenario):
    """Makes every species age by 2 more. [OCE Scenario Inhospitable Environment]"""

    def __init__(self) -> None:
        super().__init__()
        self.aging = 2


class LargePredators(Scenario):
    """Adds an attack icon of 2 to every species. [OCE Scenario Large Predators] [R208]"""

    def __init__(self) -> None:
        super().__init__()
        self.attack = 2


class Prosperity(Scenario):
    """Lets every species hold 9 more population. [OCE Scenario Prosperity]"""

    def __init__(self) -> None:
        super().__init__()
        self.storage = 9


class ProtectiveShells(Scenario):
    """Adds a shell icon of 2 to every species. [OCE Scenario Protective Shells] [R208]"""

    def __init__(self) -> None:
        super().__init__()
        self.shell = 2


class ShallowGenePool(Scenario):
    """Lowers every species' trait limit by 1. [OCE Scenario Shallow Gene Pool]"""

    def __init__(self) -> None:
        super().__init__()
        self.limit = -1


class Event(Scenario):
    """A Scenario that happens once, when its zone becomes empty. [OCE Scenario cards 3] [R260]"""

    is_event: ClassVar = True


class AsteroidImpact(Event):
    """Makes every species without a Deep trait lose 3 population. [OCE Scenario Asteroid Impact]"""

    def happens(self, s: OceansState) -> None:
        for sid in s.ring:
            if s.species[sid].sums.deep == 0:
                lose(s, s.species[sid], 3)


class ContagiousOutbreak(Scenario):
    """Makes each neighbor of an overpopulated species lose 3 population.

    [OCE Scenario Contagious Outbreak]
    """

    def infects(self) -> i64:
        return 3


class DegenerativeVirus(Scenario):
    """Makes the player choose a species that ages again. [OCE Scenario Degenerative Virus]"""

    ages_again: ClassVar = True


class Detritus(Scenario):
    """Makes all players move 2 scored population to the Reef after a migration.

    [OCE Scenario Detritus] [R261]
    """

    def after_migration(self, s: OceansState) -> None:
        for seat in range(s.seats):
            unscore(s, seat, 2, REEF, POINTS_LOST)


class Epizootic(Scenario):
    """Makes species that overpopulate go extinct. [OCE Scenario Epizootic]"""

    kills_overpopulated: ClassVar = True


class Fertile(Scenario):
    """Makes every new species gain 2 population. [OCE Scenario Fertile]"""

    def made_gain(self) -> i64:
        return 2


class FoodSurge(Event):
    """Doubles every species' population, from zones that its owner chooses.

    [OCE Scenario Food Surge] [R262]

    The notes of its question are the species and the population still to take.
    """

    def happens(self, s: OceansState) -> None:
        i: i64 = s.seats - 1
        while i >= 0:
            seat: i64 = (s.turn + i) % s.seats
            for sid in turned(s.players[seat].row):
                if s.species[sid].population > 0:
                    ask = ScenarioQuestion(self.id, seat)
                    ask.notes = row_of([sid, s.species[sid].population])
                    s.push(ask)
            i -= 1

    def prompt(self) -> i64:
        return ASK_PLACE

    def choices(self, s: OceansState, ask: ScenarioQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        if ask.notes[1] > 0 and room(s, s.species[ask.notes[0]]) > 0:
            for zone in range(1, 4):
                if s.places[zone] > 0:
                    out[n] = pack(CHOOSE, zone + 1)
                    n += 1
        return n

    def why_not(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> i64:
        if verb_of(action) != CHOOSE:
            return R_NOW
        return zone_reason(s, a_of(action))

    def chosen(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> bool:
        sp = s.species[ask.notes[0]]
        ask.notes[1] -= take_place(s, sp, ask.notes[1], a_of(action))
        return False


class LongHaulMigration(Scenario):
    """Lets all species forage in the Ocean. [OCE Scenario Long Haul Migration]"""

    opens_ocean: ClassVar = True


class ParadigmShift(Event):
    """Makes the largest species lose all their population. [OCE Scenario Paradigm Shift]"""

    def happens(self, s: OceansState) -> None:
        most: i64 = 0
        for sid in s.ring:
            if s.species[sid].population > most:
                most = s.species[sid].population
        for sid in s.ring:
            if s.species[sid].population == most:
                lose(s, s.species[sid], most)


class PathogenicImmunity(Scenario):
    """Keeps species from overpopulating. [OCE Scenario Pathogenic Immunity]"""

    bars_overpopulation: ClassVar = True


class PopulationExplosion(Event):
    """Triggers every gain icon once. [OCE Scenario Population Explosion]"""

    def happens(self, s: OceansState) -> None:
        todo: list[Effect] = []
        for sid in s.ring:
            for card in s.species[sid].cards:
                amount: i64 = icon(s, card, F_GAIN)
                if amount > 0:
                    todo.append(Effect(GAIN, sid, card, amount, 0))
        push_gains(s, todo)


class ProtectiveGrowth(Scenario):
    """Makes a species gain 2 population when a defensive trait is evolved on it.

    [OCE Scenario Protective Growth]
    """

    def defensive_gain(self) -> i64:
        return 2


class SolarRadiation(Scenario):
    """Makes every species without a Deep trait lose 1 population after aging.

    [OCE Scenario Solar Radiation]
    """

    def moments(self) -> i64:
        return 1 << AFTER_AGING

    def act(self, s: OceansState, seat: i64) -> None:
        for sid in s.ring:
            if s.species[sid].sums.deep == 0:
                lose(s, s.species[sid], 1)


class ThermalCurrents(Scenario):
    """Lets players evolve cards in the Gene Pool like cards in hand.

    [OCE Scenario Thermal Currents]
    """

    opens_pool: ClassVar = True
