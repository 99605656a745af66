"""Deep traits of attackers."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, pack, verb_of
from tangledbank.core.rows import holds
from tangledbank.games.oceans.attack import Attack
from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.card_questions import TraitQuestion
from tangledbank.games.oceans.effects import TAKE, Effect
from tangledbank.games.oceans.ids import (
    ASK_MORE,
    ASK_STRIKE,
    ATTACK,
    ATTACKING,
    BOTTOM_FEEDER,
    DONE,
    PASS,
    R_BARE,
    R_DEFENDED,
    R_GONE,
    R_ITSELF,
    R_NOW,
    R_ONLY_ATTACKER,
    R_OTHER,
    R_TAKEN,
    SCHOOLING,
    SHARK_CLEANER,
    TAKE_ALSO,
)
from tangledbank.games.oceans.permissions import attack_reason
from tangledbank.games.oceans.rules import attack_value, forage_value, room
from tangledbank.games.oceans.state import NOBODY, Act, OceansState, Species, find
from tangledbank.games.oceans.state_changes import rob
from tangledbank.games.oceans.traits.base import IGNORE_BAN, IGNORE_SHELL, IGNORE_TRAIT, Trait
from tangledbank.games.oceans.traits.common import is_neighbor


class AdvancedEyes(Trait):
    """Lets the holder ignore one defensive trait of a target with a Deep trait.

    [OCE Deep Advanced Eyes]
    """

    def chosen_ignores(self, target: Species) -> i64:
        return 1 if target.sums.deep else 0


class Behemoth(Trait):
    """Lets the holder ignore the bans of targets with a lower attack value. [OCE Deep Behemoth]"""

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_BAN if attack_value(s, holder) > attack_value(s, target) else 0


class BubbleNet(Trait):
    """Lets the holder attack with its forage value, and ignore Schooling and its own never icon.

    [OCE Deep Bubble Net]
    """

    def attack_instead(self, s: OceansState, holder: Species) -> i64:
        return forage_value(s, holder)

    def ignores_never(self) -> i64:
        return ATTACKING

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_TRAIT if face.family & SCHOOLING else 0


class Burrowing(Trait):
    """Lets the holder attack a species that has attacked its neighbor.

    [OCE Deep Burrowing] [R243]
    """

    def acts_after_attack(self, s: OceansState, holder: Species, slot: i64, act: Act) -> bool:
        return holder.sid != act.actor and is_neighbor(s, holder, act.target)

    def prompt(self) -> i64:
        return ASK_STRIKE

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        if attack_reason(s, holder, s.species[ask.notes[0]]):
            return 0
        out[0] = pack(ATTACK, holder.sid, ask.notes[0])
        out[1] = pack(PASS)
        return 2

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        if verb_of(action) != ATTACK:
            return R_NOW
        return R_ONLY_ATTACKER if a_of(action) == holder.sid else R_OTHER

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        if verb_of(action) == ATTACK:
            s.push(Attack(holder.sid, ask.notes[0], 1, True))
        return True


class CavitationBullet(Trait):
    """Lets the holder ignore all defensive traits, but take at most 2 population.

    [OCE Deep Cavitation Bullet]
    """

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_TRAIT if face.defensive else 0

    def take_most(self) -> i64:
        return 2


class CrushingJaw(Trait):
    """Lets the holder ignore shells. [OCE Deep Crushing Jaw]"""

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_SHELL


class DeepSeaKraken(Trait):
    """Scores at once the population that the holder's second and later attacks take.

    [OCE Deep Deep-Sea Kraken] [R242]
    """

    def scores_attack(self, nth: i64) -> bool:
        return nth > 1


class Draconic(Trait):
    """Scores the population that the holder loses by overpopulating. [OCE Deep Draconic]"""

    scores_overpopulation: ClassVar = True


class Electroreception(Trait):
    """Lets the holder ignore one defensive trait, even one that a neighbor lends.

    [OCE Deep Electroreception] [R281]
    """

    may_ignore_lent: ClassVar = True

    def chosen_ignores(self, target: Species) -> i64:
        return 1


class Gargantuan(Trait):
    """Lets the holder ignore bans, but attack only species with 7 or more population.

    [OCE Deep Gargantuan]
    """

    def may_attack(self, s: OceansState, holder: Species, target: Species) -> i64:
        return self.ban() if target.population < 7 else 0

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_BAN


class GiganticScavenger(Trait):
    """Takes 2 population from another species that attacks with 5 or more.

    [OCE Deep Gigantic Scavenger]
    """

    def react(
        self, s: OceansState, holder: Species, slot: i64, act: Act, todo: list[Effect]
    ) -> None:
        if act.kind == ATTACKING and act.value >= 5 and act.actor != holder.sid:
            todo.append(Effect(TAKE, holder.sid, holder.cards[slot], 2, act.actor))


class Hydra(Trait):
    """Lets an attacking holder also take 1 population from any undefended species.

    [OCE Deep Hydra] [R279]

    The notes of its question list the species that it can no longer take from.
    """

    def after_strike(self, s: OceansState, holder: Species, slot: i64, target: Species) -> None:
        ask = TraitQuestion(holder.sid, holder.cards[slot])
        if not s.book.hydra_target:
            ask.notes = append(ask.notes, target.sid)
        s.push(ask)

    def prompt(self) -> i64:
        return ASK_MORE

    def choices(self, s: OceansState, holder: Species, ask: TraitQuestion, out: vec[i64]) -> i64:
        n: i64 = 0
        if room(s, holder) == 0:
            return n
        for sid in s.ring:
            if self.bite_reason(s, holder, s.species[sid], ask) == 0:
                out[n] = pack(TAKE_ALSO, holder.sid, sid)
                n += 1
        if n:
            out[n] = pack(DONE)
            n += 1
        return n

    def bite_reason(
        self, s: OceansState, holder: Species, target: Species, ask: TraitQuestion
    ) -> i64:
        """Return why the holder cannot take from this species, or 0."""
        if target is NOBODY:
            return R_GONE
        if holder is target:
            return R_ITSELF
        if holds(ask.notes, target.sid):
            return R_TAKEN
        if target.sums.defensive:
            return R_DEFENDED
        return 0 if target.population > 0 else R_BARE

    def why_not(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> i64:
        if verb_of(action) != TAKE_ALSO:
            return R_NOW
        if a_of(action) != holder.sid:
            return R_OTHER
        return self.bite_reason(s, holder, find(s, b_of(action)), ask)

    def chosen(self, s: OceansState, holder: Species, ask: TraitQuestion, action: i64) -> bool:
        if verb_of(action) == DONE:
            return True
        rob(s, holder, 1, s.species[b_of(action)])
        ask.notes = append(ask.notes, b_of(action))
        return False


class Kleptoparasitic(Trait):
    """Takes 1 population from a neighbor that attacks. [OCE Deep Kleptoparasitic]"""

    def react(
        self, s: OceansState, holder: Species, slot: i64, act: Act, todo: list[Effect]
    ) -> None:
        if act.kind == ATTACKING and is_neighbor(s, holder, act.actor):
            todo.append(Effect(TAKE, holder.sid, holder.cards[slot], 1, act.actor))


class PackHunting(Trait):
    """Doubles the holder's attack icons. [OCE Deep Pack Hunting]"""

    def attack_factor(self) -> i64:
        return 2


class PathogenCultivation(Trait):
    """Forbids leeching from the holder, which ignores the bans of leeches.

    [OCE Deep Pathogen Cultivation]
    """

    def may_be_leeched(self, s: OceansState, holder: Species) -> i64:
        return self.ban()

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        return IGNORE_BAN if target.sums.leechers else 0


class RowsOfTeeth(Trait):
    """Makes Bottom Feeders and Shark Cleaners gain 1 more from the holder's attacks.

    [OCE Deep Rows of Teeth]
    """

    def extra_gain_of_others(self, family: i64) -> i64:
        return 1 if family & (BOTTOM_FEEDER | SHARK_CLEANER) else 0


class Swarming(Trait):
    """Keeps the holder from overpopulating, and adds its population to its attack value.

    [OCE Deep Swarming] [R245]
    """

    def may_overpopulate(self) -> i64:
        return self.never()

    def attack_icon(self, s: OceansState, holder: Species) -> i64:
        return holder.population


class TheKraken(Trait):
    """Lets the holder ignore the bans of targets with a forage or attack value of 5 or more.

    [OCE Deep The Kraken]
    """

    def ignores(self, s: OceansState, holder: Species, target: Species, face: Face) -> i64:
        if forage_value(s, target) >= 5 or attack_value(s, target) >= 5:
            return IGNORE_BAN
        return 0
