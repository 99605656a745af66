"""The bot for Evolution: heuristics based on its seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from mypy_extensions import mypyc_attr

from tangledbank.agents.base import Agent, total
from tangledbank.core.action import HIDDEN, a_of, b_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.defenses import IMPOSSIBLE, wound_to_attacker
from tangledbank.games.evolution.questions import HUNTS
from tangledbank.games.evolution.rules import (
    attack_cost,
    hunger,
    room,
)
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species

MANY = 6  # species that a player can sustain
CROWD = -0.6  # the worth of each further species
MEAN_FOOD = 3.3  # the plants of an unknown food card

# The approximate worth of a card as a trait.
TRAIT_WORTH = {
    "long-neck": 3.0,
    "foraging": 2.6,
    "fat-tissue": 2.0,
    "cooperation": 1.8,
    "scavenger": 1.6,
    "fertile": 1.6,
    "horns": 1.6,
    "climbing": 1.5,
    "hard-shell": 1.5,
    "burrowing": 1.4,
    "defensive-herding": 1.3,
    "warning-call": 1.2,
    "intelligence": 1.2,
    "symbiosis": 0.9,
    "carnivore": 1.0,
    "pack-hunting": 0.4,
    "ambush": 0.3,
    "hibernation": 2.0,
    "nocturnal": 1.8,
    "cooling-frills": 1.4,
    "mud-wallowing": 1.4,
    "migratory": 1.2,
    "heavy-fur": 1.0,
}
FIRST_TO_ACT = ("fertile", "long-neck", "scavenger", "fat-tissue")


Worth = Callable[[int], float]  # the worth of an action
Judge = Callable[[EvolutionState, int], Worth]  # by view and seat
Dread = Callable[[EvolutionState, Species], float]  # the risks of a species other than attacks


@mypyc_attr(native_class=False)
class SteadyEvolution(Agent):
    """A bot that feeds the hungriest first, defends, and attacks where it gains most."""

    def judge(self, prompt: int) -> Judge | None:
        """Return the function that rates a prompt's options, or None to take the first option."""
        return JUDGES.get(prompt)

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        s = cast(EvolutionState, view)
        decision = s.decision_of(seat)
        judge = self.judge(int(decision.prompt) if decision else 0)
        if judge is None or len(actions) == 1:
            return 0
        return best(judge(s, seat), actions)


def best(worth: Worth, actions: Sequence[int]) -> int:
    """Return the index of the best action; the first of several."""
    worths = [worth(action) for action in actions]
    return worths.index(max(worths))


def keeping(s: EvolutionState, card: int) -> float:
    """Return the worth of keeping a card in hand, to play as a trait or use for Intelligence."""
    return TRAIT_WORTH.get(s.book.cards.trait_by_card[card].key, 1.0)


def boards(s: EvolutionState, seat: int) -> list[Species]:
    return [s.species[sid] for sid in s.players[seat].row]


def everybody(s: EvolutionState) -> list[Species]:
    return [sp for seat in range(s.seats) for sp in boards(s, seat)]


# Choosing food


def food_worth(s: EvolutionState, seat: int) -> Worth:
    """Rate food cards: grazers want plants, carnivores want the others to starve."""
    plant = sum(int(hunger(s, sp)) for sp in boards(s, seat) if not sp.hooks & HUNTS)
    meat = sum(int(hunger(s, sp)) for sp in boards(s, seat) if sp.hooks & HUNTS)
    appetite = 0.5 if plant >= meat else -0.3

    def worth(action: int) -> float:
        card = int(a_of(action))
        return appetite * int(s.book.cards.food[card]) - keeping(s, card)

    return worth


# Playing cards


def no_dread(s: EvolutionState, sp: Species) -> float:
    return 0.0


def play_worth(s: EvolutionState, seat: int, dread: Dread = no_dread) -> Worth:
    """Rate plays by how much they improve the side, minus the worth of keeping the card."""
    before = standing(s, seat, dread)
    known: dict[tuple[int, int, int], float] = {}  # many cards are equivalent

    def worth(action: int) -> float:
        verb, card = int(verb_of(action)), int(a_of(action))
        if verb == ids.DONE:
            return 0.0
        trait = s.book.cards.trait[card] if verb in (ids.PLAY_TRAIT, ids.REMOVE_TRAIT) else 0
        key = (verb, trait, int(b_of(action)))
        if key not in known:
            after = s.clone()
            after.apply(seat, action)
            known[key] = standing(after, seat, dread) - before - 0.05
        return known[key] - (0.0 if verb == ids.REMOVE_TRAIT else 0.45 * keeping(s, card))

    return worth


def standing(s: EvolutionState, seat: int, dread: Dread) -> float:
    """Rate a seat's species by their food, safety and points."""
    side = turned_up(s, seat)
    mine = boards(side, seat)
    enemies = [sp for sp in everybody(side) if sp.owner != seat and sp.hooks & HUNTS]
    plants = expected_plants(side, seat)
    total = 0.0
    for place, sp in enumerate(mine):
        total += (1.0 if place < MANY else CROWD) + trait_points(side, sp)
        income = income_of(side, sp, mine)
        if sp.hooks & HUNTS:
            income += prey_worth(side, sp)
        else:
            grazed = min(max(0.0, float(sp.population) - income), plants)
            plants -= grazed
            income += grazed
        fed = min(float(sp.population), income)
        total += 1.6 * fed + 0.4 * min(income - fed, float(room(side, sp)))
        total -= 0.5 * (float(sp.population) - fed)
        total -= exposure(side, sp, enemies) + dread(side, sp)
    return total


def turned_up(s: EvolutionState, seat: int) -> EvolutionState:
    """Return a copy of the state with the seat's own face-down traits turned up."""
    new = s.clone()
    for sp in boards(new, seat):
        sp.turn_up(new.book.cards)
    return new


def expected_plants(s: EvolutionState, seat: int) -> float:
    """Estimate the seat's share of the watering hole."""
    own = int(s.players[seat].food_card)
    brought = int(s.book.cards.food[own]) if own > HIDDEN else MEAN_FOOD
    supply = max(0.0, float(s.hole) + brought + MEAN_FOOD * (int(s.seats) - 1))
    grazers = [sp for sp in everybody(s) if not sp.hooks & HUNTS]
    mine = total(speed(s, sp) for sp in grazers if sp.owner == seat)
    others = sum(int(sp.population) for sp in grazers if sp.owner != seat)
    share = supply / int(s.seats) * (1.0 + 0.25 * bool(mine > float(len(s.players[seat].row))))
    return max(share, supply - others)


def has(s: EvolutionState, sp: Species, trait: str) -> bool:
    return bool(sp.mask & s.book.cards.bits.get(trait, 0))


def speed(s: EvolutionState, sp: Species) -> float:
    """Return the number of plants that a species takes in one feeding turn."""
    return 1.0 + has(s, sp, "foraging") + 0.7 * has(s, sp, "cooperation")


def trait_points(s: EvolutionState, sp: Species) -> float:
    """Return the points of a species' traits plus the worth of their effects."""
    traits = sorted(
        (s.book.cards.trait_by_card[card] for card in sp.cards), key=lambda trait: int(trait.id)
    )
    return total(0.6 + 0.2 * TRAIT_WORTH[t.key] for t in traits if t.key in TRAIT_WORTH)


def income_of(s: EvolutionState, sp: Species, mine: list[Species]) -> float:
    """Estimate the food that a species gets without grazing or attacking."""
    income = float(sum(int(n) for n in sp.tokens))
    hunts = bool(sp.hooks & HUNTS)
    if has(s, sp, "long-neck") and not hunts:
        income += 1 + has(s, sp, "foraging")
    if has(s, sp, "scavenger"):
        income += 0.8 * sum(1 for other in everybody(s) if other.hooks & HUNTS)
    if has(s, sp, "intelligence") and not hunts:
        income += min(2.0, float(len(s.players[sp.owner].hand)))
    left = mine[mine.index(sp) - 1] if mine.index(sp) > 0 else NOBODY
    if has(s, left, "cooperation") and bool(left.hooks & HUNTS) == hunts:
        income += 0.8
    return income


def prey_worth(s: EvolutionState, hunter: Species) -> float:
    """Estimate how much a carnivore eats this round."""
    meals = []
    for prey in everybody(s):
        if prey.owner != hunter.owner and not attack_cost(s, hunter, prey, 0):
            meal = float(prey.body) - 1.5 * float(wound_to_attacker(s, prey, 0))
            meals += [meal] * min(2, int(prey.population))
    best = sorted(meals, reverse=True)[:3]
    return total(max(0.0, meal) for meal in best) * 0.8 + 0.5 * len(best)


def exposure(s: EvolutionState, sp: Species, enemies: list[Species]) -> float:
    """Rate the risk that a species is attacked."""
    loss = 1.2 + (0.8 if sp.population <= 1 else 0.2) * float(len(sp.cards))
    threats = sum(1 for hunter in enemies if attack_cost(s, hunter, sp, 0) < IMPOSSIBLE)
    unseen = 0.25 if sp.body <= 2 and not sp.mask & s.book.cards.defensive else 0.05
    return loss * min(1.0, 0.6 * threats) + loss * unseen


# Feeding


def feed_worth(s: EvolutionState, seat: int) -> Worth:
    """Rate one feeding turn."""

    def worth(action: int) -> float:
        verb = verb_of(action)
        if verb == ids.FEED:
            return graze_worth(s, s.species[a_of(action)])
        if verb == ids.ATTACK:
            return attack_worth(s, s.species[a_of(action)], s.species[b_of(action)])
        if verb == ids.SPEND:
            return spend_worth(s, int(a_of(action)), s.species[b_of(action)])
        return 0.0

    return worth


def urgency(sp: Species) -> float:
    """Rate the loss if a species gets no more food."""
    if sp.food == 0:
        return 2.0 + 0.5 * float(len(sp.cards))
    return 1.0 + 0.1 * float(sp.population - sp.food)


def graze_worth(s: EvolutionState, sp: Species) -> float:
    """Rate grazing by the plants that the species takes at once and by its urgency."""
    need = int(hunger(s, sp))
    if need <= 0:
        return 0.7
    taken = min(float(need), speed(s, sp), float(s.hole))
    return taken + urgency(sp)


def attack_worth(s: EvolutionState, hunter: Species, prey: Species) -> float:
    """Rate an attack: the meat and the owner's loss, minus wounds and the cards to pay."""
    wound = float(wound_to_attacker(s, prey, 0))
    need = float(hunger(s, hunter)) - wound
    meat = min(float(prey.body), max(0.0, need) + float(room(s, hunter)))
    gain = meat + (urgency(hunter) if need > 0 else 0.0)
    if float(hunter.population) <= wound:
        gain = -1.0 - float(len(hunter.cards))
    gain -= wound
    gain -= 0.8 * float(attack_cost(s, hunter, prey, 0))
    loss = 1.0 + (0.8 * float(len(prey.cards)) + 1.0 if prey.population == 1 else 0.0)
    if prey.owner == hunter.owner:
        return gain - 2.0 * loss - float(prey.food)
    return gain + 0.4 * loss


def spend_worth(s: EvolutionState, card: int, sp: Species) -> float:
    """Rate spending a card for up to two food, which is worthwhile for a hungry species."""
    saved = min(2, int(hunger(s, sp)))
    if saved <= 0:
        return 0.9 - keeping(s, card) if s.last else -1.0
    return 1.7 * saved - (0.0 if s.last else 0.6 * keeping(s, card))


def press_worth(s: EvolutionState, seat: int) -> Worth:
    """Rate striking above spending cards, unless the wound would kill the attacker."""
    frame = s.stack[-1]
    deadly = False
    if isinstance(frame, Attack):
        hunter, prey = s.species[frame.attacker], s.species[frame.target]
        deadly = wound_to_attacker(s, prey, frame.ignored) >= hunter.population

    def worth(action: int) -> float:
        if verb_of(action) == ids.STRIKE:
            return 0.0 if deadly else 10.0
        if verb_of(action) == ids.SLIP:
            return 11.0
        return 5.0 - keeping(s, int(a_of(action)))

    return worth


def store_worth(s: EvolutionState, seat: int) -> Worth:
    return lambda action: float(a_of(action))


def order_worth(s: EvolutionState, seat: int) -> Worth:
    """Rate traits by priority: growth and food first, then Fat Tissue, then the rest."""

    def worth(action: int) -> float:
        trait = s.book.cards.trait_by_card[a_of(action)].key
        return -float(FIRST_TO_ACT.index(trait)) if trait in FIRST_TO_ACT else -9.0

    return worth


JUDGES: dict[int, Judge] = {
    ids.ASK_FOOD: food_worth,
    ids.ASK_PLAY: play_worth,
    ids.ASK_ORDER: order_worth,
    ids.ASK_FEED: feed_worth,
    ids.ASK_FINISH: feed_worth,
    ids.ASK_PRESS: press_worth,
    ids.ASK_STORE: store_worth,
}
