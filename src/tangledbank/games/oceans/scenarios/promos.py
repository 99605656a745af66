"""The playable promo Scenario cards."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, c_of, d_of, pack, verb_of
from tangledbank.core.rows import holds, place_of, zeros
from tangledbank.games.oceans.card_questions import ScenarioQuestion
from tangledbank.games.oceans.effects import GAIN, Effect
from tangledbank.games.oceans.ids import (
    AFTER_AGING,
    ASK_PLACE,
    ASK_SHIFT,
    ASK_SWAP,
    ASK_TRADE,
    BEFORE_FEEDING,
    CARD_TRADED,
    CHOOSE,
    DONE,
    DOWN,
    F_FORAGE,
    F_GAIN,
    NUMBER_SHIFTED,
    PASS,
    R_ABSENT,
    R_FIGURE,
    R_GONE,
    R_HAND,
    R_ITSELF,
    R_NEIGHBOR,
    R_NOT_DISCARDED,
    R_NOW,
    R_OWNER,
    R_SURFACE_CARD,
    R_ZONE_ONLY,
    REEF,
    SHIFT,
    SPECIES_HANDED_OVER,
    SWAP_TRAIT,
    TRADE,
    UP,
)
from tangledbank.games.oceans.rearranging_traits import RearrangeTraits
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import (
    attack_value,
    forage_value,
    is_permanent,
    permanent_reason,
)
from tangledbank.games.oceans.scenario import Scenario
from tangledbank.games.oceans.state import NOBODY, OceansState, Species, find
from tangledbank.games.oceans.state_changes import lose, move
from tangledbank.games.oceans.swapping_traits import fill_swaps, swap_traits, there_reason
from tangledbank.games.oceans.traits.common import is_neighbor
from tangledbank.games.oceans.triggers import push_gains


class AggressiveEnvironment(Scenario):
    """Lets species attack empty species, which then go extinct.

    [OCE Promo Aggressive Environment]
    """

    opens_empty: ClassVar = True


class CoralBleaching(Scenario):
    """Makes the player move 2 population from the Reef to a zone after aging.

    [OCE Promo Coral Bleaching]
    """

    def moments(self) -> i64:
        return 1 << AFTER_AGING

    def act(self, s: OceansState, seat: i64) -> None:
        s.push(ScenarioQuestion(self.id, seat))

    def prompt(self) -> i64:
        return ASK_PLACE

    def choices(self, s: OceansState, ask: ScenarioQuestion, out: vec[i64]) -> i64:
        if s.places[0] == 0:
            return 0
        for zone in range(1, 4):
            out[zone - 1] = pack(CHOOSE, zone + 1)
        return 3

    def why_not(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> i64:
        return R_ZONE_ONLY if verb_of(action) == CHOOSE else R_NOW

    def chosen(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> bool:
        move(s, 2, REEF, a_of(action))
        return True


class EvolutionaryArmsRace(Scenario):
    """Forbids attacks on species with a forage or attack value above the attacker's attack value.

    [OCE Promo Evolutionary Arms Race]
    """

    def bars_attack(self, s: OceansState, attacker: Species, target: Species) -> bool:
        value: i64 = attack_value(s, attacker)
        return attack_value(s, target) > value or forage_value(s, target) > value


class HorizontalGeneTransfer(Scenario):
    """Lets the player swap one trait with a neighbor's before feeding.

    [OCE Promo Horizontal Gene Transfer]
    """

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING

    def act(self, s: OceansState, seat: i64) -> None:
        s.push(ScenarioQuestion(self.id, seat))

    def prompt(self) -> i64:
        return ASK_SWAP

    def choices(self, s: OceansState, ask: ScenarioQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for sid in s.players[ask.asked].row:
            sp = s.species[sid]
            left = neighbor(s, sp, -1)
            right = neighbor(s, sp, 1)
            for card in sp.cards:
                if not is_permanent(s, card):
                    n = fill_swaps(s, sp, card, left, out, n)
                    if right is not left:
                        n = fill_swaps(s, sp, card, right, out, n)
        if n:
            out[n] = pack(DONE)
            n += 1
        return n

    def why_not(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> i64:
        if verb_of(action) != SWAP_TRAIT:
            return R_NOW
        sp = find(s, b_of(action))
        other = find(s, d_of(action))
        if sp is NOBODY or other is NOBODY:
            return R_GONE
        if sp.owner != ask.asked:
            return R_OWNER
        if not holds(sp.cards, a_of(action)):
            return R_ABSENT
        if other is sp:
            return R_ITSELF
        if not is_neighbor(s, sp, other.sid):
            return R_NEIGHBOR
        return permanent_reason(s, a_of(action)) or there_reason(s, other, c_of(action))

    def chosen(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> bool:
        if verb_of(action) == SWAP_TRAIT:
            swap_traits(s, s.species[b_of(action)], action)
        return True


class HostileConditions(Scenario):
    """Makes the species of the player on the right age as well. [OCE Promo Hostile Conditions]"""

    def ages_along(self, s: OceansState, seat: i64) -> bool:
        return (seat + 1) % s.seats == s.turn


class HostileEnvironment(Scenario):
    """Makes every species age by 3 more. [OCE Promo Hostile Environment]"""

    def __init__(self) -> None:
        super().__init__()
        self.aging = 3


class MassMigration(Scenario):
    """Moves each player's leftmost species to the player on the left.

    [OCE Promo Mass Migration] [R263]
    """

    is_event: ClassVar = True

    def happens(self, s: OceansState) -> None:
        leaving: vec[i64] = zeros(s.seats)
        for seat in range(s.seats):
            player = s.players[seat]
            if len(player.row):
                player.row, leaving[seat] = pop(player.row, 0)
        for seat in range(s.seats):
            to: i64 = (seat + 1) % s.seats
            if leaving[seat]:
                s.players[to].row = append(s.players[to].row, leaving[seat])
                s.species[leaving[seat]].owner = to
                s.tell(SPECIES_HANDED_OVER, to, leaving[seat])
        s.form_ring()


class ParallelUniverse(Scenario):
    """Lets the player shift a printed number by 1 for this turn.

    [OCE Promo Parallel Universe] [R264]
    """

    def moments(self) -> i64:
        return 1 << BEFORE_FEEDING

    def act(self, s: OceansState, seat: i64) -> None:
        s.push(ScenarioQuestion(self.id, seat))

    def prompt(self) -> i64:
        return ASK_SHIFT

    def choices(self, s: OceansState, ask: ScenarioQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for i in range(s.seats):
            for sid in s.players[(s.turn + i) % s.seats].row:
                for card in s.species[sid].cards:
                    n = self.fill_shifts(s, card, sid, out, n)
        if n:
            out[n] = pack(PASS)
            n += 1
        return n

    def fill_shifts(self, s: OceansState, card: i64, sid: i64, out: vec[i64], n: i64) -> i64:
        face = s.book.cards.trait_by_card[card].face
        for figure in range(F_FORAGE, F_GAIN + 1):
            if face.figure(figure):
                out[n] = pack(SHIFT, figure, card, sid, UP)
                out[n + 1] = pack(SHIFT, figure, card, sid, DOWN)
                n += 2
        return n

    def why_not(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> i64:
        if verb_of(action) != SHIFT:
            return R_NOW
        sp = find(s, c_of(action))
        if sp is NOBODY:
            return R_GONE
        return R_FIGURE if holds(sp.cards, b_of(action)) else R_ABSENT

    def chosen(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> bool:
        if verb_of(action) == SHIFT:
            shift: i64 = 1 if d_of(action) == UP else -1
            s.conditions.set_shift(b_of(action), a_of(action), shift)
            s.refresh_species(s.species[c_of(action)])
            s.tell(NUMBER_SHIFTED, ask.asked, a_of(action), b_of(action))
        return True


class PrescientMutations(Scenario):
    """Lets the player trade a card in hand for a discarded one after the turn.

    [OCE Promo Prescient Mutations] [R265]
    """

    def after_turn(self, s: OceansState, seat: i64) -> None:
        s.push(ScenarioQuestion(self.id, seat))

    def prompt(self) -> i64:
        return ASK_TRADE

    def choices(self, s: OceansState, ask: ScenarioQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        for card in s.players[ask.asked].hand:
            for other in s.discard:
                out[n] = pack(TRADE, card, other)
                n += 1
        out[n] = pack(PASS)
        return n + 1

    def why_not(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> i64:
        if verb_of(action) != TRADE:
            return R_NOW
        player = s.players[ask.asked]
        if holds(player.deep, a_of(action)):
            return R_SURFACE_CARD
        return R_NOT_DISCARDED if holds(player.hand, a_of(action)) else R_HAND

    def chosen(self, s: OceansState, ask: ScenarioQuestion, action: i64) -> bool:
        if verb_of(action) == TRADE:
            hand: vec[i64] = s.players[ask.asked].hand
            hand[place_of(hand, a_of(action))] = b_of(action)
            s.discard[place_of(s.discard, b_of(action))] = a_of(action)
            s.tell(CARD_TRADED, ask.asked, a_of(action), b_of(action))
            s.forbid_undo()
        return True


class RadiationBlast(Scenario):
    """Makes all players secretly rearrange their traits. [OCE Promo Radiation Blast] [R266]"""

    is_event: ClassVar = True

    def happens(self, s: OceansState) -> None:
        s.push(RearrangeTraits())


class Schadenfreude(Scenario):
    """Makes every other player's species gain 1 when a species goes extinct.

    [OCE Promo Schadenfreude]
    """

    def died_out(self, s: OceansState, owner: i64) -> None:
        todo: list[Effect] = []
        for sid in s.ring:
            if s.species[sid].owner != owner:
                todo.append(Effect(GAIN, sid, 0, 1, 0))
        push_gains(s, todo)


class ShallowReef(Scenario):
    """Makes a species lose 2 population after it forages. [OCE Promo Shallow Reef]"""

    def after_forage(self, s: OceansState, forager: Species) -> None:
        lose(s, forager, 2)


class SnowballEarth(Scenario):
    """Lowers every attack and forage icon by 1. [OCE Promo Snowball Earth] [R267]"""

    def __init__(self) -> None:
        super().__init__()
        self.lowered = 1


class UberHostileEnvironment(Scenario):
    """Makes all species age in every aging phase. [OCE Promo Uber Hostile Environment]"""

    def ages_along(self, s: OceansState, seat: i64) -> bool:
        return True
