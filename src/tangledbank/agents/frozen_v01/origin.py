"""The bot for The Origin of Species: heuristics and a short lookahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from mypy_extensions import mypyc_attr

from tangledbank.agents.base import Agent, total
from tangledbank.agents.frozen_v01.lookahead import gains
from tangledbank.core.action import a_of, b_of, c_of, d_of, verb_of
from tangledbank.core.flow import State
from tangledbank.core.rng import seeded
from tangledbank.games.origin import ids
from tangledbank.games.origin.attack import Attack
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.questions import HUNTS
from tangledbank.games.origin.rules import (
    blocking_card,
    empty_store_slot,
    is_fed,
    is_last,
    may_attack,
    trait_on,
)
from tangledbank.games.origin.state import Animal, AttackState, OriginState, trait_at, trait_of
from tangledbank.games.origin.traits.base import Trait

# The worth of a trait for its animal, beyond its points.
USE = {
    "carnivorous": 0.9,
    "fat-tissue": 0.7,
    "camouflage": 1.1,
    "sharp-vision": 0.1,
    "burrowing": 0.8,
    "swimming": 1.0,
    "high-body-weight": 0.8,
    "running": 0.8,
    "mimicry": 0.5,
    "tail-loss": 0.7,
    "poisonous": 0.8,
    "scavenger": 0.9,
    "piracy": 0.8,
    "grazing": 0.1,
    "hibernation": 1.2,
    "symbiosis": 0.2,
    "communication": 1.2,
    "cooperation": 1.5,
    "shell": 0.8,
    "intellect": 0.3,
    "specialization-a": 1.3,
    "specialization-b": 1.3,
    "metamorphose": 0.5,
    "ink-cloud": 0.6,
    "viviparous": 1.2,
    "ambush-hunting": 0.3,
    "flight": 0.9,
}
ANSWERS = {ids.RUN: 9.0, fly.SQUIRT: 8.0, fly.CLOSE: 5.0, ids.REDIRECT: 4.0, ids.DROP: 3.5}
IN_THE_WAY = {
    "running": 1.0,
    "tail-loss": 1.4,
    "shell": 1.6,
    "ink-cloud": 1.2,
    "mimicry": 1.0,
    "poisonous": 1.5,
}

Worth = Callable[[int], float]
CANDIDATES = 48  # moves to look ahead from, divided by the seats, whose turns take time


@mypyc_attr(native_class=False)
class SteadyOrigin(Agent):
    """A bot that plays its most promising moves out to the end of the turn and takes the best."""

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        s = cast(OriginState, view)
        if len(actions) == 1:
            return 0
        likely = in_order(judged(s, seat, actions))[: CANDIDATES // int(s.seats)]
        rng = seeded((self.seed << 32) + number)
        gain = gains(s, seat, chosen_from(actions, likely), best, rng)
        return likely[gain.index(max(gain))]


def chosen_from(actions: Sequence[int], places: list[int]) -> list[int]:
    return [actions[i] for i in places]


def in_order(worths: list[float]) -> list[int]:
    """Return the indices of all actions, best first."""
    ordered = sorted((-worth, i) for i, worth in enumerate(worths))
    return [i for _, i in ordered]


def judged(s: OriginState, seat: int, actions: Sequence[int]) -> list[float]:
    """Return the worth of every action according to the heuristics."""
    worth = JUDGES[int(s.prompt_of(seat))](s, seat)
    return [worth(action) for action in actions]


def best(s: OriginState, seat: int, actions: Sequence[int]) -> int:
    worths = judged(s, seat, actions)
    return worths.index(max(worths))


def animals(s: OriginState, seat: int) -> list[Animal]:
    return [s.animals[aid] for aid in s.players[seat].row]


def value(s: OriginState, a: Animal) -> float:
    """Return the points of an animal and its traits, plus the card it brings next turn."""
    points = 2.0 + sum(int(trait.points) for trait in traits(s, a)) + 0.5 * float(len(a.pairs))
    return points + (0.0 if is_last(s) else 1.0)


def traits(s: OriginState, a: Animal) -> list[Trait]:
    """Return an animal's traits, without pair cards."""
    return [trait_at(s, a, slot) for slot in range(len(a.traits))]


def has(s: OriginState, a: Animal, trait: str) -> bool:
    return bool(a.mask & s.book.cards.bits.get(trait, 0))


def lack(s: OriginState, a: Animal) -> int:
    return 0 if is_fed(s, a) else int(a.need - a.food)


# Playing cards


def supply(s: OriginState, seat: int) -> float:
    """Estimate how many tokens a seat gets in a turn."""
    mean = 3.5 * int(s.book.dice) + int(s.book.plus)
    others = [other for other in range(s.seats) if other != seat]
    wanted = sum(int(a.need) for other in others for a in animals(s, other))
    share = max(mean / int(s.seats), mean - 0.8 * wanted)
    mine = animals(s, seat)
    hunters = sum(1 for a in mine if a.hooks & HUNTS)
    helped = total(0.8 for a in mine if cooperates(s, a))
    asleep = sum(1.0 for a in mine if has(s, a, "hibernation"))
    stored = sum(fat(s, a) for a in mine)
    return share + 1.2 * min(hunters, 2) + helped + asleep + stored


def cooperates(s: OriginState, a: Animal) -> bool:
    return any(trait_of(s, s.pairs[pid]).key == "cooperation" for pid in a.pairs)


def fat(s: OriginState, a: Animal) -> int:
    """Count the tokens in an animal's fat stores."""
    held = enumerate(traits(s, a))
    return sum(int(a.marks[i]) for i, trait in held if trait.key == "fat-tissue")


def play_worth(s: OriginState, seat: int) -> Worth:
    """Rate plays: animals while they can be fed, then traits."""
    spare = supply(s, seat) - sum(int(a.need) for a in animals(s, seat))
    few = len(s.players[seat].row) < 2

    def worth(action: int) -> float:
        verb, card = verb_of(action), int(a_of(action))
        if verb == ids.PASS:
            return 0.0
        if verb == ids.PLAY_ANIMAL:
            return (3.5 if few else 2.2 if spare >= 1 else -0.4) - 0.4 * best_face(s, card)
        trait = s.book.cards.trait_on(card, b_of(action))
        target = s.animals[c_of(action)]
        if trait.others:
            return burden(s, target)
        if trait.pair:
            return pair_worth(target, s.animals[d_of(action)], trait)
        need = int(trait.need)
        price = 0.5 * need if spare >= need else 1.2 * need
        crowd = 0.25 * float(len(target.traits))
        return trait_worth(s, target, trait) - price - crowd

    return worth


def best_face(s: OriginState, card: int) -> float:
    return max(USE.get(trait.key, 0.5) for trait in s.book.cards.faces(card))


def burden(s: OriginState, target: Animal) -> float:
    """Rate attaching a parasite: best on a valuable animal with a small need."""
    return 0.6 + 0.25 * value(s, target) - 0.2 * float(target.need)


def pair_worth(a: Animal, b: Animal, trait: Trait) -> float:
    if trait.key == "symbiosis":
        return 0.9 if len(b.traits) > len(a.traits) else -0.2
    return 1.0 + USE.get(trait.key, 0.3) - 0.4 * float(len(a.pairs)) - 0.4 * float(len(b.pairs))


def trait_worth(s: OriginState, target: Animal, trait: Trait) -> float:
    use = USE.get(trait.key, 0.4)
    if trait.key in ("ambush-hunting", "intellect", "sharp-vision"):
        use += 0.9 if target.hooks & HUNTS else -0.8
    if trait.key == "carnivorous" and has(s, target, "swimming"):
        use -= 0.6
    if trait.key in ("specialization-a", "specialization-b"):
        taken = any(a.mask & trait.bit for seat in range(s.seats) for a in animals(s, seat))
        use -= 1.6 if taken else 0.0
    return use + 0.5 * int(trait.points)


# Feeding


def feed_worth(s: OriginState, seat: int) -> Worth:
    """Rate feeding: free gains first, then animals that need only a few more tokens."""
    mine = animals(s, seat)
    hungry = [a for a in mine if lack(s, a)]
    scarce = s.bank < sum(lack(s, a) for a in hungry) + 1

    def worth(action: int) -> float:
        verb = verb_of(action)
        if verb in (ids.PASS, ids.DONE):
            return 0.0
        a = s.animals[a_of(action)]
        if verb == ids.STEAL:
            victim = s.animals[b_of(action)]
            return 12.0 + value(s, victim) if victim.owner != seat else -5.0
        if verb == ids.SLEEP:
            return 6.0 if lack(s, a) and scarce else -1.0
        if verb == ids.GRAZE:
            return 1.0 if not hungry else -1.0
        if verb == ids.ATTACK:
            return attack_worth(s, a, s.animals[b_of(action)])
        if verb == ids.SETTLE:
            return 0.8 if not hungry else 0.1
        if verb == ids.USE_FAT:
            return fat_worth(s, a, int(b_of(action)))
        if verb == fly.SHED:
            return shed_worth(s, a, int(b_of(action)))
        return token_worth(s, a) + (0.4 if verb == ids.FEED and s.bank < 2 * s.seats else 0.0)

    return worth


def token_worth(s: OriginState, a: Animal) -> float:
    """Rate taking a token: highest for a valuable animal that it feeds completely."""
    need = lack(s, a)
    if not need:
        return 0.6 if empty_store_slot(s, a) >= 0 else 0.0
    return 2.0 + value(s, a) / need + 0.5 * float(len(a.pairs))


def fat_worth(s: OriginState, a: Animal, amount: int) -> float:
    """Rate using fat: highest when the food bank is empty."""
    if amount != lack(s, a):
        return -1.0
    return 1.0 + value(s, a) / 4 if s.bank == 0 else 0.2


def shed_worth(s: OriginState, a: Animal, card: int) -> float:
    loss = 1.0 + USE.get(trait_on(s, a, card).key, 0.5)
    return (value(s, a) / max(1, lack(s, a)) if s.bank == 0 and lack(s, a) else 0.0) - loss


def attack_worth(s: OriginState, hunter: Animal, prey: Animal) -> float:
    """Rate an attack by the food and the owner's loss; low for own or poisonous animals."""
    if prey.owner == hunter.owner:
        desperate = lack(s, hunter) and value(s, hunter) > value(s, prey) + 2 and s.bank == 0
        return 0.5 if desperate else -5.0
    gain = 1.5 + value(s, hunter) / max(1, lack(s, hunter)) if lack(s, hunter) else 0.8
    if has(s, prey, "poisonous"):
        gain -= value(s, hunter)
    chance = 0.5 if has(s, prey, "running") else 1.0
    if has(s, prey, "tail-loss") or has(s, prey, "shell"):
        chance *= 0.5
    return chance * (gain + 0.6 * value(s, prey))


# Reactions to attacks


def react_worth(s: OriginState, seat: int) -> Worth:
    """Rate reactions: run if possible, otherwise give up as little as possible."""

    def worth(action: int) -> float:
        verb, a = int(verb_of(action)), s.animals[a_of(action)]
        if verb == ids.REDIRECT:
            other = s.animals[b_of(action)]
            return 4.0 + 0.3 * (value(s, a) - value(s, other))
        if verb == ids.DROP:
            return 4.5 - loss_of(s, a, int(b_of(action)))
        return ANSWERS.get(verb, 0.0)

    return worth


def loss_of(s: OriginState, a: Animal, card: int) -> float:
    trait = trait_on(s, a, card)
    if trait.others:
        return -0.5
    return 0.5 * int(trait.points) + USE.get(trait.key, 0.5)


def angler_worth(s: OriginState, seat: int) -> Worth:
    return lambda action: 1.0 if verb_of(action) == ids.REVEAL else 0.0


def ignore_worth(s: OriginState, seat: int) -> Worth:
    """Rate ignoring a trait: first the trait that blocks the attack, then by value."""
    frame = s.top
    prey = s.animals[frame.attack.target] if isinstance(frame, Attack) else None
    barring = the_bar(s, frame.attack) if isinstance(frame, Attack) else 0

    def worth(action: int) -> float:
        if verb_of(action) == ids.IGNORE_NONE or prey is None:
            return 0.5
        if a_of(action) == barring:
            return 9.0
        return IN_THE_WAY.get(trait_on(s, prey, a_of(action)).key, 0.0)

    return worth


def the_bar(s: OriginState, attack: AttackState) -> int:
    """Return the only card that protects the prey from its attacker, or 0."""
    hunter, prey = s.animals[attack.attacker], s.animals[attack.target]
    return max(0, int(blocking_card(s, hunter, prey, attack.ambush, attack.ignored)))


def ambush_worth(s: OriginState, seat: int) -> Worth:
    def worth(action: int) -> float:
        if verb_of(action) == ids.WAIT:
            return 0.0
        hunter, prey = s.animals[a_of(action)], s.animals[b_of(action)]
        return attack_worth(s, hunter, prey) if may_attack(s, hunter, prey, True) else -1.0

    return worth


def pairs_worth(s: OriginState, seat: int) -> Worth:
    return lambda action: (
        token_worth(s, s.animals[b_of(action)]) if verb_of(action) == ids.SHARE else -1.0
    )


def scavenge_worth(s: OriginState, seat: int) -> Worth:
    return lambda action: token_worth(s, s.animals[a_of(action)])


JUDGES: dict[int, Callable[[OriginState, int], Worth]] = {
    ids.ASK_PLAY: play_worth,
    ids.ASK_FEED: feed_worth,
    ids.ASK_FINISH: feed_worth,
    ids.ASK_ANGLER: angler_worth,
    ids.ASK_IGNORE: ignore_worth,
    ids.ASK_REACT: react_worth,
    ids.ASK_AMBUSH: ambush_worth,
    ids.ASK_PAIRS: pairs_worth,
    ids.ASK_SCAVENGE: scavenge_worth,
}
