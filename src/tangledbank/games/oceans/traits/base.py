"""What a trait may change: the questions the rules ask, and the answer of a card without a say."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.games.oceans.cards import Face
from tangledbank.games.oceans.ids import R_NOW, R_OWNER
from tangledbank.games.oceans.state import Act, Species, Table
from tangledbank.games.oceans.verdict import MAY, MAY_NOT, NEVER, TRAIT, verdict

NO_VALUE: Final = -1

# How much of a target's trait an attacker ignores, as bits.
IGNORE_BAN: Final = 1
IGNORE_SHELL: Final = 2
IGNORE_TRAIT: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """A rule change printed on a card. Override only the questions the card answers.

    `sp` is the species that has the trait; `card` is the trait's own card. Printed icons and
    figures are columns of the card's face and need no class.
    """

    def __init__(self) -> None:
        self.id: i64 = 0

    def ban(self, s: Table) -> i64:
        """The verdict "may not" of this trait."""
        return verdict(TRAIT, MAY_NOT, s.book.cards.faces[self.id], self.id)

    def leave(self, s: Table) -> i64:
        """The verdict "may" of this trait."""
        return verdict(TRAIT, MAY, s.book.cards.faces[self.id], self.id)

    def never(self, s: Table) -> i64:
        """The verdict "never" of this trait."""
        return verdict(NEVER, MAY_NOT, s.book.cards.faces[self.id], self.id)

    # Values

    def forage_icon(self, s: Table, sp: Species) -> i64:
        """The value of a forage icon that is computed, not printed."""
        return NO_VALUE

    def attack_icon(self, s: Table, sp: Species) -> i64:
        """The value of an attack icon that is computed, not printed."""
        return NO_VALUE

    def attack_factor(self) -> i64:
        """What the attack icons of the species are multiplied by."""
        return 1

    def attack_instead(self, s: Table, sp: Species) -> i64:
        """An attack value that replaces the sum of icons."""
        return NO_VALUE

    def shell_icon(self, s: Table, sp: Species) -> i64:
        """The value of a shell icon that is computed, not printed."""
        return 0

    def neighbor_shell(self) -> bool:
        """True if the printed shell counts for each neighbor too."""
        return False

    def age_instead(self, s: Table, sp: Species) -> i64:
        """An amount to age that replaces the sum and cannot be changed."""
        return NO_VALUE

    def may_age_less(self) -> bool:
        """True if the species may age 0."""
        return False

    def may_age_more(self) -> i64:
        """How much more the species may age if its owner likes."""
        return 0

    def gain_factor(self) -> i64:
        """What each gain of the species is multiplied by."""
        return 1

    def gain_extra(self) -> i64:
        """What the species takes on top of each gain."""
        return 0

    def feeds_others(self, family: i64) -> i64:
        """What traits of a family gain on top when this species attacks."""
        return 0

    def evolve_cost(self, cost: i64) -> i64:
        """The price of evolving another Deep trait onto the species."""
        return cost

    def take_most(self) -> i64:
        """The most that the species takes from one attack; 0 for no limit."""
        return 0

    # Permissions

    def may_attack(self, s: Table, sp: Species, target: Species) -> i64:
        """A verdict on the species attacking this target."""
        return 0

    def may_be_attacked(self, s: Table, sp: Species, attacker: Species) -> i64:
        """A verdict on the species being attacked."""
        return 0

    def may_be_leeched(self, s: Table, sp: Species) -> i64:
        """A verdict on others leeching from the species."""
        return 0

    def may_overpopulate(self, s: Table) -> i64:
        """A verdict on the species overpopulating."""
        return 0

    def may_go_extinct(self, s: Table) -> i64:
        """A verdict on the species going extinct."""
        return 0

    def may_forage_ocean(self, s: Table) -> i64:
        """A verdict on the species foraging in an Ocean zone."""
        return 0

    def feeds_neighbors(self) -> bool:
        """True if neighbors may forage from the species' board."""
        return False

    def ignores(self, s: Table, sp: Species, target: Species, face: Face) -> i64:
        """How much of a face on the target (or lent to it) the attacking species ignores."""
        return 0

    def picks(self, target: Species) -> i64:
        """How many defensive traits of its target the attacker may choose to ignore."""
        return 0

    def ignores_never(self) -> i64:
        """Bits of its own never icons that the species ignores."""
        return 0

    def may_forage_less(self) -> bool:
        """True if the species need not take its whole forage value."""
        return False

    def host_reason(self, sp: Species, seat: i64) -> i64:
        """Why `seat` cannot play this card on `sp`, or 0."""
        return 0 if sp.owner == seat else R_OWNER

    def may_found(self) -> bool:
        """True if a new species can be made with this card."""
        return True

    def stays(self) -> bool:
        """True if the trait cannot be removed or swapped."""
        return False

    # Moments

    def played(self, s: Table, sp: Species, card: i64, seat: i64) -> i64:
        """Runs when the card was played by `seat`; returns how many more traits to play."""
        return 0

    def joined(self, s: Table, sp: Species, card: i64) -> None:
        """Runs when another trait was played onto the species."""

    def outgrown(self, s: Table, sp: Species) -> bool:
        """True if the trait must be discarded as things stand."""
        return False

    def moments(self) -> i64:
        """Bits of the moments at which the trait acts of itself."""
        return 0

    def due(self, s: Table, sp: Species, card: i64, moment: i64) -> bool:
        """True if the trait can act at this moment."""
        return True

    def act(self, s: Table, sp: Species, card: i64, moment: i64) -> None:
        """What the trait does at its moment."""

    def taxes_age(self, s: Table, sp: Species, card: i64) -> None:
        """Runs before the species ages once more, or along with another player's."""

    def gain_after(self, s: Table, sp: Species, face: Face, act: Act) -> bool:
        """True if the trait gains what is printed on it after this forage or attack."""
        return False

    def react(self, s: Table, sp: Species, card: i64, act: Act, todo: list[int]) -> None:
        """Add effects other than its gain to those that follow a forage or attack."""

    def echo(self, family: i64) -> bool:
        """True if the trait gains when a trait of this family has fired."""
        return False

    def robs(self, family: i64) -> i64:
        """What the species takes from one whose trait of this family has fired."""
        return 0

    def neighbor_gained(self) -> i64:
        """What the species takes from any zone when a neighbor has gained."""
        return 0

    def deep_played(self) -> bool:
        """True if the trait gains when a Deep trait was played."""
        return False

    def species_made(self) -> bool:
        """True if the trait gains when a species was made."""
        return False

    def migrated(self) -> bool:
        """True if the trait gains when population migrated into the Reef."""
        return False

    def hurts_attacker(self) -> i64:
        """What an attacker of the species loses."""
        return 0

    def hurts_target(self) -> i64:
        """What a target of the species loses."""
        return 0

    def hurts_leech(self) -> i64:
        """What a species that leeched from this one loses."""
        return 0

    def poisons(self) -> i64:
        """What an attacker and everyone who gained from the attack lose."""
        return 0

    def struck(self, s: Table, sp: Species, card: i64) -> None:
        """Runs when the species has struck, before others react."""

    def resolved(self, s: Table, sp: Species, card: i64, act: Act) -> bool:
        """True if the species has something to decide now that an attack is resolved."""
        return False

    def sheds_to_score(self) -> bool:
        """True if what the species sheds by overpopulating is scored."""
        return False

    def scores_attack(self, nth: i64) -> bool:
        """True if what its n-th attack in a row takes is scored at once."""
        return False

    def feeds_besides(self, s: Table, sp: Species, card: i64) -> bool:
        """True if the species gets a feeding of its own this turn."""
        return False

    def may_age_along(self) -> bool:
        """True if the species may age in other players' aging phases."""
        return False

    # Asking: a trait that needs an answer pushes the frame Ask, which comes back to these.

    def prompt(self) -> i64:
        return 0

    def choices(self, s: Table, sp: Species, card: i64, notes: list[int], out: vec[i64]) -> i64:
        """Write the options; return how many. `notes` are the trait's own, for this asking."""
        return 0

    def why_not(self, s: Table, sp: Species, card: i64, notes: list[int], action: i64) -> i64:
        """Why the owner cannot choose this, when it is not among the choices."""
        return R_NOW

    def chosen(self, s: Table, sp: Species, card: i64, notes: list[int], action: i64) -> bool:
        """Carry out an answer; True if nothing more is to be asked."""
        return True


QUESTIONS: Final = (
    "forage_icon", "attack_icon", "attack_factor", "attack_instead", "shell_icon",
    "neighbor_shell", "age_instead", "may_age_less", "may_age_more", "gain_factor",
    "gain_extra", "feeds_others", "evolve_cost", "take_most", "may_attack", "may_be_attacked",
    "may_be_leeched", "may_overpopulate", "may_go_extinct", "may_forage_ocean",
    "feeds_neighbors", "ignores", "picks", "ignores_never", "may_forage_less", "joined",
    "outgrown", "moments", "gain_after", "react", "echo", "robs", "neighbor_gained",
    "deep_played", "species_made", "migrated", "hurts_attacker", "hurts_target", "hurts_leech",
    "poisons", "struck", "resolved", "sheds_to_score", "scores_attack", "feeds_besides",
    "may_age_along", "host_reason", "may_found", "stays", "taxes_age",
)  # fmt: skip

# The bit of each question, in the order of QUESTIONS.
H_FORAGE_ICON: Final = 1 << 0
H_ATTACK_ICON: Final = 1 << 1
H_ATTACK_FACTOR: Final = 1 << 2
H_ATTACK_INSTEAD: Final = 1 << 3
H_SHELL_ICON: Final = 1 << 4
H_NEIGHBOR_SHELL: Final = 1 << 5
H_AGE_INSTEAD: Final = 1 << 6
H_MAY_AGE_LESS: Final = 1 << 7
H_MAY_AGE_MORE: Final = 1 << 8
H_GAIN_FACTOR: Final = 1 << 9
H_GAIN_EXTRA: Final = 1 << 10
H_FEEDS_OTHERS: Final = 1 << 11
H_EVOLVE_COST: Final = 1 << 12
H_TAKE_MOST: Final = 1 << 13
H_MAY_ATTACK: Final = 1 << 14
H_MAY_BE_ATTACKED: Final = 1 << 15
H_MAY_BE_LEECHED: Final = 1 << 16
H_MAY_OVERPOPULATE: Final = 1 << 17
H_MAY_GO_EXTINCT: Final = 1 << 18
H_MAY_FORAGE_OCEAN: Final = 1 << 19
H_FEEDS_NEIGHBORS: Final = 1 << 20
H_IGNORES: Final = 1 << 21
H_PICKS: Final = 1 << 22
H_IGNORES_NEVER: Final = 1 << 23
H_MAY_FORAGE_LESS: Final = 1 << 24
H_JOINED: Final = 1 << 25
H_OUTGROWN: Final = 1 << 26
H_MOMENTS: Final = 1 << 27
H_GAIN_AFTER: Final = 1 << 28
H_REACT: Final = 1 << 29
H_ECHO: Final = 1 << 30
H_ROBS: Final = 1 << 31
H_NEIGHBOR_GAINED: Final = 1 << 32
H_DEEP_PLAYED: Final = 1 << 33
H_SPECIES_MADE: Final = 1 << 34
H_MIGRATED: Final = 1 << 35
H_HURTS_ATTACKER: Final = 1 << 36
H_HURTS_TARGET: Final = 1 << 37
H_HURTS_LEECH: Final = 1 << 38
H_POISONS: Final = 1 << 39
H_STRUCK: Final = 1 << 40
H_RESOLVED: Final = 1 << 41
H_SHEDS_TO_SCORE: Final = 1 << 42
H_SCORES_ATTACK: Final = 1 << 43
H_FEEDS_BESIDES: Final = 1 << 44
H_MAY_AGE_ALONG: Final = 1 << 45
H_HOST_REASON: Final = 1 << 46
H_MAY_FOUND: Final = 1 << 47
H_STAYS: Final = 1 << 48
H_TAXES_AGE: Final = 1 << 49


class Hooks:
    """All traits by id, and for each trait the bits of the questions it answers.

    A species keeps the bits of all its traits; rules test them first and so pass over
    species without a say.
    """

    def __init__(self) -> None:
        self.traits: list[Trait] = [Trait()]
        self.bits: list[int] = [0]

    def install(self, traits: list[Trait]) -> None:
        """Make these the traits in force; the first is that of a card nobody can see."""
        self.traits = traits
        self.bits = [answers(trait) for trait in traits]
        for i in range(len(traits)):
            traits[i].id = i


def answers(trait: Trait) -> int:
    """Bits of the questions that a trait overrides."""
    bits = 0
    for i in range(len(QUESTIONS)):
        if getattr(type(trait), QUESTIONS[i]) is not getattr(Trait, QUESTIONS[i]):
            bits |= 1 << i
    return bits


HOOKS: Final = Hooks()
