"""The playable promo Scenario cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, c_of, d_of, pack, verb_of
from tangledbank.games.oceans.ask import AskAll
from tangledbank.games.oceans.blast import Blast
from tangledbank.games.oceans.changes import lose, move
from tangledbank.games.oceans.ids import (
    ASK_PLACE,
    ASK_SHIFT,
    ASK_SWAP,
    ASK_TRADE,
    BEFORE_FEEDING,
    CHOOSE,
    DONE,
    DOWN,
    PASS,
    R_NOW,
    R_USELESS,
    REEF,
    SHIFT,
    SHIFTED,
    SPECIES_MOVED,
    SWAP_TRAIT,
    TRADE,
    TRADED,
    UP,
)
from tangledbank.games.oceans.moments import Moment
from tangledbank.games.oceans.ring import form_ring, neighbor
from tangledbank.games.oceans.rules import (
    F_ATTACK,
    F_FORAGE,
    F_GAIN,
    F_SHELL,
    attack_value,
    forage_value,
    refresh,
    stays,
)
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.sets.deep.genes import fill_swaps, swap_traits
from tangledbank.games.oceans.state import Species, Table
from tangledbank.games.oceans.triggers import GAIN, effect, push_gains


class AggressiveEnvironment(Scenario):
    """Empty species may be attacked, and die of it. [OCE Promo Aggressive Environment]"""

    def opens_empty(self) -> bool:
        return True


class CoralBleaching(Scenario):
    """After aging 2 leave the Reef for a zone of choice. [OCE Promo Coral Bleaching]"""

    def after_aging(self, s: Table) -> None:
        s.push(AskAll(self.id, s.turn, []))

    def prompt(self) -> i64:
        return ASK_PLACE

    def choices(self, s: Table, seat: i64, notes: list[int], out: vec[i64]) -> i64:
        if s.places[0] == 0:
            return 0
        for zone in range(1, 4):
            out[zone - 1] = pack(CHOOSE, zone + 1)
        return 3

    def chosen(self, s: Table, seat: i64, notes: list[int], action: i64) -> bool:
        move(s, 2, REEF, a_of(action))
        return True


class EvolutionaryArmsRace(Scenario):
    """Targets of higher value are out of reach. [OCE Promo Evolutionary Arms Race]"""

    def bars_attack(self, s: Table, sp: Species, target: Species) -> bool:
        value: i64 = attack_value(s, sp)
        return attack_value(s, target) > value or forage_value(s, target) > value


class HorizontalGeneTransfer(Scenario):
    """One trait may be exchanged with a neighbor's. [OCE Promo Horizontal Gene Transfer]"""

    def before_feeding(self, s: Table, seat: i64) -> None:
        s.push(AskAll(self.id, seat, []))

    def prompt(self) -> i64:
        return ASK_SWAP

    def choices(self, s: Table, seat: i64, notes: list[int], out: vec[i64]) -> i64:
        n: i64 = 0
        for sid in s.players[seat].row:
            sp = s.species[sid]
            left = neighbor(s, sp, -1)
            right = neighbor(s, sp, 1)
            for card in sp.cards:
                if not stays(s, card):
                    n = fill_swaps(s, sp, card, left, out, n)
                    if right is not left:
                        n = fill_swaps(s, sp, card, right, out, n)
        if n:
            out[n] = pack(DONE)
            n += 1
        return n

    def why_not(self, s: Table, seat: i64, notes: list[int], action: i64) -> i64:
        return R_USELESS if verb_of(action) == SWAP_TRAIT else R_NOW

    def chosen(self, s: Table, seat: i64, notes: list[int], action: i64) -> bool:
        if verb_of(action) == SWAP_TRAIT:
            came = s.species[d_of(action)].owner != seat
            swap_traits(s, s.species[b_of(action)], action)
            if came:
                self.welcome(s, seat, c_of(action))
        return True

    def welcome(self, s: Table, seat: i64, new: i64) -> None:
        """A trait from another player acts now; all others of this seat have had their moment."""
        moment = Moment(BEFORE_FEEDING, seat)
        for sid in s.players[seat].row:
            for card in s.species[sid].cards:
                if card != new:
                    moment.used.append(card)
        s.push(moment)


class HostileConditions(Scenario):
    """The player on the right ages too. [OCE Promo Hostile Conditions]"""

    def ages_along(self, s: Table, seat: i64) -> bool:
        return (seat + 1) % s.seats == s.turn


class HostileEnvironment(Scenario):
    """All age 3 more. [OCE Promo Hostile Environment]"""

    def __init__(self) -> None:
        super().__init__()
        self.aging = 3


class MassMigration(Scenario):
    """Every leftmost species goes to the player on the left. [OCE Promo Mass Migration] [R263]"""

    def __init__(self) -> None:
        super().__init__()
        self.event = True

    def happens(self, s: Table) -> None:
        leaving = [player.row[0] if player.row else 0 for player in s.players]
        for seat in range(s.seats):
            if leaving[seat]:
                del s.players[seat].row[0]
        for seat in range(s.seats):
            to: i64 = (seat + 1) % s.seats
            if leaving[seat]:
                s.players[to].row.append(leaving[seat])
                s.species[leaving[seat]].owner = to
                s.tell(SPECIES_MOVED, to, leaving[seat])
        form_ring(s)


class ParallelUniverse(Scenario):
    """One printed number moves by one, for the turn. [OCE Promo Parallel Universe] [R264]"""

    def before_feeding(self, s: Table, seat: i64) -> None:
        s.push(AskAll(self.id, seat, []))

    def prompt(self) -> i64:
        return ASK_SHIFT

    def choices(self, s: Table, seat: i64, notes: list[int], out: vec[i64]) -> i64:
        n: i64 = 0
        for i in range(s.seats):
            for sid in s.players[(s.turn + i) % s.seats].row:
                for card in s.species[sid].cards:
                    n = self.fill_shifts(s, card, sid, out, n)
        if n:
            out[n] = pack(PASS)
            n += 1
        return n

    def fill_shifts(self, s: Table, card: i64, sid: i64, out: vec[i64], n: i64) -> i64:
        face = s.book.cards.face(card)
        figures = [0, face.forage, face.attack, face.shell, face.gain]
        for figure in (F_FORAGE, F_ATTACK, F_SHELL, F_GAIN):
            if figures[figure]:
                out[n] = pack(SHIFT, figure, card, sid, UP)
                out[n + 1] = pack(SHIFT, figure, card, sid, DOWN)
                n += 2
        return n

    def why_not(self, s: Table, seat: i64, notes: list[int], action: i64) -> i64:
        return R_USELESS if verb_of(action) == SHIFT else R_NOW

    def chosen(self, s: Table, seat: i64, notes: list[int], action: i64) -> bool:
        if verb_of(action) == SHIFT:
            amount = 1 if d_of(action) == UP else -1
            s.climate.shift = [int(b_of(action)), int(a_of(action)), amount]
            refresh(s, s.species[c_of(action)])
            s.tell(SHIFTED, seat, a_of(action), b_of(action))
        return True


class PrescientMutations(Scenario):
    """One card may be traded with the discard pile. [OCE Promo Prescient Mutations] [R265]"""

    def after_turn(self, s: Table, seat: i64) -> None:
        s.push(AskAll(self.id, seat, []))

    def prompt(self) -> i64:
        return ASK_TRADE

    def choices(self, s: Table, seat: i64, notes: list[int], out: vec[i64]) -> i64:
        n: i64 = 0
        for card in s.players[seat].hand:
            for other in s.discard:
                out[n] = pack(TRADE, card, other)
                n += 1
        out[n] = pack(PASS)
        return n + 1

    def why_not(self, s: Table, seat: i64, notes: list[int], action: i64) -> i64:
        return R_USELESS if verb_of(action) == TRADE else R_NOW

    def chosen(self, s: Table, seat: i64, notes: list[int], action: i64) -> bool:
        if verb_of(action) == TRADE:
            hand = s.players[seat].hand
            hand[hand.index(a_of(action))] = b_of(action)
            s.discard[s.discard.index(b_of(action))] = a_of(action)
            s.tell(TRADED, seat, a_of(action), b_of(action))
            s.seal()
        return True


class RadiationBlast(Scenario):
    """Everyone lays their traits anew, unseen. [OCE Promo Radiation Blast] [R266]"""

    def __init__(self) -> None:
        super().__init__()
        self.event = True

    def happens(self, s: Table) -> None:
        s.push(Blast())


class Schadenfreude(Scenario):
    """Everyone else's species gain 1 when one dies out. [OCE Promo Schadenfreude]"""

    def died_out(self, s: Table, owner: i64) -> None:
        todo: list[int] = []
        for sid in s.ring:
            if s.species[sid].owner != owner:
                todo.append(effect(GAIN, sid, 0, 1, 0))
        push_gains(s, todo)


class ShallowReef(Scenario):
    """A species loses 2 after it forages. [OCE Promo Shallow Reef]"""

    def foraged(self, s: Table, sp: Species) -> None:
        lose(s, sp, 2)


class SnowballEarth(Scenario):
    """Attack and forage icons are 1 lower. [OCE Promo Snowball Earth] [R267]"""

    def __init__(self) -> None:
        super().__init__()
        self.lowered = 1


class UberHostileEnvironment(Scenario):
    """All species age in every aging phase. [OCE Promo Uber Hostile Environment]"""

    def ages_along(self, s: Table, seat: i64) -> bool:
        return True


def cards() -> list[Scenario]:
    """In the order of their ids, after those of the box."""
    return [
        AggressiveEnvironment(),
        CoralBleaching(),
        EvolutionaryArmsRace(),
        HorizontalGeneTransfer(),
        HostileConditions(),
        HostileEnvironment(),
        MassMigration(),
        ParallelUniverse(),
        PrescientMutations(),
        RadiationBlast(),
        Schadenfreude(),
        ShallowReef(),
        SnowballEarth(),
        UberHostileEnvironment(),
    ]
