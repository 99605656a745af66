"""Fills the slots of reasons from the asking seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tangledbank.core.action import FIRST, a_of, b_of, c_of, d_of, verb_of
from tangledbank.core.reason import about, kind_of
from tangledbank.core.refusal import Slots
from tangledbank.core.vocabulary import ANIMAL, WORN, Kind, Reason, Verb
from tangledbank.games.origin import ids
from tangledbank.games.origin.attack import Attack
from tangledbank.games.origin.feeding import feed_reason
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.questions import CAN_STORE
from tangledbank.games.origin.rules import (
    blocking_card,
    ignored_by,
    is_fed,
    pair_with,
    trait_blocks,
    trait_count,
)
from tangledbank.games.origin.state import (
    NO_PAIR,
    NOBODY,
    Animal,
    AttackState,
    OriginState,
    Pair,
    trait_at,
    trait_of,
)
from tangledbank.games.origin.taking_food import Take
from tangledbank.games.origin.vocabulary import PAIR


class Attempt:
    """A refused move, as the asking seat sees it."""

    def __init__(self, s: OriginState, seat: int, action: int, reason: int, verb: Verb) -> None:
        self.s = s
        self.seat = seat
        self.action = action
        self.verb = verb
        self.trait = int(about(reason))
        self.animals = self.named(ANIMAL)
        self.first = self.living(0)

    def named(self, kind: Kind) -> list[int]:
        """Return the move's ids of one kind."""
        action = self.action
        values = [int(a_of(action)), int(b_of(action)), int(c_of(action)), int(d_of(action))]
        slots = zip(self.verb.slots.values(), values, strict=False)
        return [value for each, value in slots if each == kind]

    def living(self, place: int) -> Animal:
        """Return the animal at this place among those that the move names, or NOBODY."""
        return self.s.living(self.animals[place]) if self.animals else NOBODY


def fill(attempt: Attempt, reason: int, word: Reason, slots: Slots) -> None:
    """Fill the slots of a reason that the game or a user's set declares."""
    filler = FILLERS.get(int(kind_of(reason)))
    if filler is not None:
        slots.update(filler(attempt))
    elif word.slots:
        fill_outside(attempt, reason, word, slots)


def fill_outside(attempt: Attempt, reason: int, word: Reason, slots: Slots) -> None:
    """Fill the slots of a reason that a user's set declares; the trait's id goes into the first."""
    value = attempt.trait
    for name, kind in word.slots.items():
        if kind.many:
            slots[name] = (value,) if value else ()
        else:
            slots[name] = value
        value = 0
    s, holder = attempt.s, attempt.first
    verb = verb_of(attempt.action)
    for slot in range(len(holder.traits)):
        trait = trait_at(s, holder, slot)
        if trait.verb() == verb:
            trait.fill_reason(s, holder, slot, attempt.action, reason, slots)
            return


def name_trait(attempt: Attempt) -> Slots:
    return {"trait": attempt.trait}


def name_animal_and_trait(attempt: Attempt) -> Slots:
    return {"animal": int(attempt.first.aid), "trait": attempt.trait}


# Playing cards


def fill_hand(attempt: Attempt) -> Slots:
    card = int(a_of(attempt.action))
    known = FIRST <= card < len(attempt.s.book.cards.names)
    return {"card": card if known else 0}


def fill_gone(attempt: Attempt) -> Slots:
    gone = [aid for aid in attempt.animals if aid and attempt.s.living(aid) is NOBODY]
    return {"gone": tuple(dict.fromkeys(gone))}


def fill_foreign(attempt: Attempt) -> Slots:
    beings = [attempt.s.living(aid) for aid in attempt.animals]
    a = next(each for each in beings if each is not NOBODY and each.owner != attempt.seat)
    return {"animal": int(a.aid), "owner": int(a.owner)}


def fill_excluded(attempt: Attempt) -> Slots:
    traits = attempt.s.book.cards.traits
    excludes = traits[attempt.trait].excludes
    other = next(int(t) for t in attempt.first.traits if traits[t].bit & excludes)
    return {"trait": attempt.trait, "other": other}


# Food


def fill_fed(attempt: Attempt) -> Slots:
    """Name the full stores, and the empty one that the move would discard."""
    s, a = attempt.s, attempt.first
    stores: list[int] = []
    lost = 0
    for slot in range(len(a.traits)):
        trait = trait_at(s, a, slot)
        if not trait.hooks & CAN_STORE:
            continue
        if int(a.cards[slot]) not in attempt.named(WORN):
            stores.append(int(trait.id))
        elif trait.can_store(a, slot):
            lost = int(trait.id)
    return {"animal": int(a.aid), "stores": tuple(dict.fromkeys(stores)), "lost": lost}


def fill_keeps(attempt: Attempt) -> Slots:
    s, a = attempt.s, attempt.first
    symbiont = 0
    for pid in a.pairs:
        pair = s.pairs[pid]
        if trait_of(s, pair).bars_food_of(s, pair, a):
            symbiont = int(pair.other(a.aid))
            break
    return {"animal": int(a.aid), "trait": attempt.trait, "symbiont": symbiont}


def fill_amount(attempt: Attempt) -> Slots:
    s, a = attempt.s, attempt.first
    stores = [slot for slot in range(len(a.traits)) if trait_at(s, a, slot).hooks & CAN_STORE]
    return {"held": sum(int(a.marks[slot]) for slot in stores)}


def fill_spare(attempt: Attempt) -> Slots:
    a = attempt.first
    return {"needed": 0 if is_fed(attempt.s, a) else int(a.need - a.food)}


def fill_must_eat(attempt: Attempt) -> Slots:
    s = attempt.s
    row = s.players[attempt.seat].row
    return {"eaters": tuple(int(aid) for aid in row if not feed_reason(s, s.animals[aid]))}


# Traits that an animal does not have


def fill_absent(attempt: Attempt) -> Slots:
    """Name the trait of the move's card, which the animal does not have."""
    a, cards = attempt.first, attempt.s.book.cards
    held = traits_on(attempt.s, a)
    meant: list[int] = []
    for card in (*attempt.named(WORN), *attempt.named(PAIR)):
        if FIRST <= card < len(cards.names):
            named = [each for each in cards.traits if each.id and cards.stand_in(each) == card]
            meant += [int(each.id) for each in (*named, *cards.faces(card))]
    missing = next((trait for trait in meant if trait not in held), 0)
    return {"animal": int(a.aid), "missing": missing}


def traits_on(s: OriginState, a: Animal) -> list[int]:
    """Return the traits of an animal, including pair cards."""
    return [int(t) for t in a.traits] + [int(s.pairs[pid].trait) for pid in a.pairs]


def pair_of(attempt: Attempt) -> Pair:
    """Return the pair card that the move names, or NO_PAIR."""
    for pair in attempt.s.pairs:
        if pair is not NO_PAIR and int(pair.card) in attempt.named(PAIR):
            return pair
    return NO_PAIR


def fill_partners(attempt: Attempt) -> Slots:
    pair = pair_of(attempt)
    return {"trait": attempt.trait, "partners": (int(pair.a), int(pair.b))}


def fill_idle(attempt: Attempt) -> Slots:
    partner = pair_of(attempt).other(attempt.first.aid)
    return {"trait": attempt.trait, "partner": int(partner)}


# Attacks


def attack_of(attempt: Attempt) -> AttackState:
    """Return the attack under way, or the one that the move would begin."""
    s = attempt.s
    if isinstance(s.top, Attack):
        return s.top.attack
    attacker, target = attempt.first, attempt.living(-1)
    attack = AttackState(attacker.aid, target.aid, verb_of(attempt.action) == ids.AMBUSH, False)
    attack.ignored = ignored_by(s, attacker)
    return attack


def name_attacker_and_trait(attempt: Attempt) -> Slots:
    return {"attacker": int(attack_of(attempt).attacker), "trait": attempt.trait}


def name_prey(attempt: Attempt) -> Slots:
    return {"prey": int(attack_of(attempt).target)}


def fill_feeder(attempt: Attempt) -> Slots:
    top = attempt.s.top
    return {"eater": int(top.eater) if isinstance(top, Take) else 0}


def fill_trait(attempt: Attempt) -> Slots:
    s, attack = attempt.s, attack_of(attempt)
    attacker, target = s.animals[attack.attacker], attempt.living(-1)
    found = int(blocking_card(s, attacker, target, attack.ambush, attack.ignored))
    pair = pair_with(s, target, abs(found))
    return {
        "trait": attempt.trait,
        "attacker": int(attacker.aid),
        "symbiont": 0 if pair is NO_PAIR else int(pair.other(target.aid)),
        "attacker_traits": int(trait_count(attacker)),
        "target_traits": int(trait_count(target)),
    }


def fill_several(attempt: Attempt) -> Slots:
    s, attack = attempt.s, attack_of(attempt)
    attacker, target = s.animals[attack.attacker], attempt.living(-1)
    cards: list[int] = []
    for slot in range(len(target.cards)):
        if trait_blocks(s, attacker, target, slot, attack.ambush):
            cards.append(int(target.cards[slot]))
    for pid in target.pairs:
        pair = s.pairs[pid]
        if trait_of(s, pair).bars_attack_on(pair, target):
            cards.append(int(pair.card))
    protections = tuple(card for card in cards if card != attack.ignored)
    return {"attacker": int(attacker.aid), "protections": protections}


def fill_bare(attempt: Attempt) -> Slots:
    return {"traits": tuple(dict.fromkeys(traits_on(attempt.s, attempt.first)))}


# Time to Fly


def fill_surplus(attempt: Attempt) -> Slots:
    return {"food": int(attempt.first.food), "need": int(attempt.first.need)}


def fill_letter(attempt: Attempt) -> Slots:
    s = attempt.s
    bit = s.book.cards.traits[attempt.trait].bit
    beings = [s.animals[aid] for player in s.players for aid in player.row]
    holders = [int(a.aid) for a in beings if a is not attempt.first and a.mask & bit]
    return {"trait": attempt.trait, "holder": holders[0]}


Filler = Callable[[Attempt], Slots]
NAMES_TRAIT: Final = (
    *(ids.R_OWN, ids.R_HOME, ids.R_DUPLICATE, ids.R_PAIR, ids.R_ANIMAL, ids.R_MUST_ANSWER),
    *(ids.R_FIXED, ids.R_SINGLE, ids.R_SAME, ids.R_OWNERS, ids.R_TIED, ids.R_ANSWERED),
    *(fly.R_NEED, fly.R_AMBUSHED),
)
FILLERS: Final[dict[int, Filler]] = {
    **{int(kind): name_trait for kind in NAMES_TRAIT},
    ids.R_HAND: fill_hand,
    ids.R_GONE: fill_gone,
    ids.R_FOREIGN: fill_foreign,
    ids.R_EXCLUDED: fill_excluded,
    ids.R_FED: fill_fed,
    ids.R_USED: name_animal_and_trait,
    ids.R_LACKS: name_animal_and_trait,
    ids.R_KEEPS: fill_keeps,
    ids.R_AMOUNT: fill_amount,
    ids.R_SPARE: fill_spare,
    ids.R_MUST_EAT: fill_must_eat,
    ids.R_ABSENT: fill_absent,
    ids.R_PARTNERS: fill_partners,
    ids.R_IDLE: fill_idle,
    ids.R_HABIT: name_attacker_and_trait,
    ids.R_IGNORED: name_attacker_and_trait,
    ids.R_ATTACKED: name_prey,
    ids.R_PREY: name_prey,
    ids.R_SHOW: name_prey,
    ids.R_FEEDER: fill_feeder,
    ids.R_TRAIT: fill_trait,
    ids.R_SEVERAL: fill_several,
    ids.R_BARE: fill_bare,
    fly.R_SURPLUS: fill_surplus,
    fly.R_LETTER: fill_letter,
}
