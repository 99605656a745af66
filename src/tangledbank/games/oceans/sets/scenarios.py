"""The Scenario cards of the box."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, pack, verb_of
from tangledbank.games.oceans.ask import AskAll
from tangledbank.games.oceans.changes import give_back, lose, take_place
from tangledbank.games.oceans.ids import ASK_PLACE, CHOOSE, GAVE, R_EMPTY, R_NOW, REEF
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import gain_icon, room
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.sets import promos
from tangledbank.games.oceans.state import NOBODY, Species, Table
from tangledbank.games.oceans.triggers import GAIN, effect, push_gains


class Figures(Scenario):
    """All species have more or less of something. [R208]"""

    def __init__(self, forage: i64 = 0, attack: i64 = 0, shell: i64 = 0) -> None:
        super().__init__()
        self.forage = forage
        self.attack = attack
        self.shell = shell


class Storage(Scenario):
    """Room for more or fewer. [OCE Scenario Prosperity] [OCE Scenario Contagious Proximity]"""

    def __init__(self, storage: i64) -> None:
        super().__init__()
        self.storage = storage


class Limit(Scenario):
    """More or fewer traits. [OCE Scenario Genetic Diversity] [OCE Scenario Shallow Gene Pool]"""

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit


class Abundance(Scenario):
    """Gain icons gain 1 more. [OCE Scenario Abundance]"""

    def __init__(self) -> None:
        super().__init__()
        self.gain = 1


class Event(Scenario):
    """Happens once, when its zone empties. [OCE Scenario cards 3] [R260]"""

    def __init__(self) -> None:
        super().__init__()
        self.event = True


class AsteroidImpact(Event):
    """Species without a Deep trait lose 3. [OCE Scenario Asteroid Impact]"""

    def happens(self, s: Table) -> None:
        for sid in s.ring:
            if s.species[sid].deep == 0:
                lose(s, s.species[sid], 3)


class ContagiousOutbreak(Scenario):
    """Neighbors of an overpopulated species lose 3. [OCE Scenario Contagious Outbreak]"""

    def overpopulated(self, s: Table, sp: Species) -> None:
        left = neighbor(s, sp, -1)
        right = neighbor(s, sp, 1)
        if left is not NOBODY:
            lose(s, left, 3)
        if right is not left:
            lose(s, right, 3)


class DegenerativeVirus(Scenario):
    """One species ages again. [OCE Scenario Degenerative Virus]"""

    def ages_again(self) -> bool:
        return True


class Detritus(Scenario):
    """After a migration all put 2 of their score into the Reef. [OCE Scenario Detritus] [R261]"""

    def migrated(self, s: Table) -> None:
        for seat in range(s.seats):
            give_back(s, seat, 2, REEF, GAVE)


class Epizootic(Scenario):
    """Overpopulation kills. [OCE Scenario Epizootic]"""

    def kills_overpopulated(self) -> bool:
        return True


class Fertile(Scenario):
    """New species gain 2. [OCE Scenario Fertile]"""

    def made_gain(self) -> i64:
        return 2


class FoodSurge(Event):
    """Every species doubles, from zones of its owner's choice. [OCE Scenario Food Surge] [R262]

    The notes of an asking are the species and how many it is still to take.
    """

    def happens(self, s: Table) -> None:
        i: i64 = s.seats - 1
        while i >= 0:
            seat: i64 = (s.turn + i) % s.seats
            row = s.players[seat].row
            for sid in row[::-1]:
                if s.species[sid].population > 0:
                    s.push(AskAll(self.id, seat, [sid, s.species[sid].population]))
            i -= 1

    def prompt(self) -> i64:
        return ASK_PLACE

    def choices(self, s: Table, seat: i64, notes: list[int], out: vec[i64]) -> i64:
        n: i64 = 0
        if notes[1] > 0 and room(s, s.species[notes[0]]) > 0:
            for zone in range(1, 4):
                if s.places[zone] > 0:
                    out[n] = pack(CHOOSE, zone + 1)
                    n += 1
        return n

    def why_not(self, s: Table, seat: i64, notes: list[int], action: i64) -> i64:
        return R_EMPTY if verb_of(action) == CHOOSE else R_NOW

    def chosen(self, s: Table, seat: i64, notes: list[int], action: i64) -> bool:
        notes[1] -= take_place(s, s.species[notes[0]], notes[1], a_of(action))
        return False


class Inhospitable(Scenario):
    """All age more. [OCE Scenario Inhospitable Environment]"""

    def __init__(self, aging: i64) -> None:
        super().__init__()
        self.aging = aging


class LongHaulMigration(Scenario):
    """All may forage in the Ocean. [OCE Scenario Long Haul Migration]"""

    def opens_ocean(self) -> bool:
        return True


class ParadigmShift(Event):
    """The largest species are emptied. [OCE Scenario Paradigm Shift]"""

    def happens(self, s: Table) -> None:
        most: i64 = 0
        for sid in s.ring:
            if s.species[sid].population > most:
                most = s.species[sid].population
        for sid in s.ring:
            if s.species[sid].population == most:
                lose(s, s.species[sid], most)


class PathogenicImmunity(Scenario):
    """Nobody overpopulates. [OCE Scenario Pathogenic Immunity]"""

    def bars_overpopulation(self) -> bool:
        return True


class PopulationExplosion(Event):
    """Every gain icon fires once. [OCE Scenario Population Explosion]"""

    def happens(self, s: Table) -> None:
        todo: list[int] = []
        for sid in s.ring:
            for card in s.species[sid].cards:
                amount: i64 = gain_icon(s, card)
                if amount > 0:
                    todo.append(effect(GAIN, sid, card, amount, 0))
        push_gains(s, todo)


class ProtectiveGrowth(Scenario):
    """A new defensive trait brings 2. [OCE Scenario Protective Growth]"""

    def defensive_gain(self) -> i64:
        return 2


class SolarRadiation(Scenario):
    """After aging, species without a Deep trait lose 1. [OCE Scenario Solar Radiation]"""

    def after_aging(self, s: Table) -> None:
        for sid in s.ring:
            if s.species[sid].deep == 0:
                lose(s, s.species[sid], 1)


class ThermalCurrents(Scenario):
    """The Gene Pool is as good as the hand. [OCE Scenario Thermal Currents]"""

    def opens_pool(self) -> bool:
        return True


def cards() -> list[Scenario]:
    """In the order of their ids; the first stands for no card."""
    return [
        Scenario(),
        Abundance(),
        AsteroidImpact(),
        Figures(forage=2),  # Biodiverse Reef
        ContagiousOutbreak(),
        Storage(-3),  # Contagious Proximity
        DegenerativeVirus(),
        Detritus(),
        Epizootic(),
        Fertile(),
        FoodSurge(),
        Limit(1),  # Genetic Diversity
        Inhospitable(1),
        Inhospitable(2),
        Figures(attack=2),  # Large Predators
        LongHaulMigration(),
        ParadigmShift(),
        PathogenicImmunity(),
        PopulationExplosion(),
        Storage(9),  # Prosperity
        ProtectiveGrowth(),
        Figures(shell=2),  # Protective Shells
        Limit(-1),  # Shallow Gene Pool
        SolarRadiation(),
        ThermalCurrents(),
        *promos.cards(),
    ]
