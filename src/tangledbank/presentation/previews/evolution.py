"""Previews of moves in Evolution and Climate."""

from __future__ import annotations

from typing import cast

from tangledbank.core.action import HIDDEN, NONE, a_of, b_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.defenses import (
    defense_size,
    free_passes,
    traits_answering,
    wound_to_attacker,
)
from tangledbank.games.evolution.questions import (
    ATTACK_SIZE,
    CARDS_TO_ATTACK,
    DEFENSE_SIZE,
    HUNTS,
    HURTS_ATTACKER,
)
from tangledbank.games.evolution.refusals import protecting
from tangledbank.games.evolution.rules import attack_cost, attack_size, hunger, room
from tangledbank.games.evolution.state import NOBODY, EvolutionState, Species
from tangledbank.games.evolution.taking_food import Sleepers, Store
from tangledbank.notation.names import being_id, being_name
from tangledbank.presentation.previews.base import Figures, Previews
from tangledbank.texts.evolution import EvolutionTexts

SIZES = {ids.GROW_BODY: "size", ids.GROW_POPULATION: "population"}


class EvolutionPreviews(Previews):
    """Previews of Evolution and Climate."""

    words: EvolutionTexts
    stop_events = frozenset(
        {ids.ROUND_BEGAN, ids.TRAIT_REVEALED, ids.FOOD_REVEALED, ids.HOLE_CHANGED}
    )
    omitted_events = frozenset({ids.CARD_DRAWN, ids.CARDS_DONE, ids.PASSED})

    def figures(self, view: State, seat: int, action: int) -> Figures:
        s, verb = cast(EvolutionState, view), int(verb_of(action))
        if verb == ids.ATTACK and NOBODY not in self.sides(s, action):
            return self.battle(s, action)
        if verb == ids.CHOOSE_FOOD and a_of(action) > HIDDEN:
            return {"food": int(self.words.cards.food[a_of(action)])}
        if verb in SIZES:
            sp = s.species[b_of(action)]
            return {SIZES[verb]: int(sp.body if verb == ids.GROW_BODY else sp.population) + 1}
        return {}

    def says(self, view: State, seat: int, action: int) -> str:
        found, verb = self.figures(view, seat, action), int(verb_of(action))
        if verb == ids.ATTACK and found:
            values = {**self.words.values(view, seat, action), **found}
            return self.words.say("figures-attack", **values)
        return self.words.say("figures-food", **found) if "food" in found else ""

    def sides(self, s: EvolutionState, action: int) -> tuple[Species, Species]:
        return s.species[a_of(action)], s.species[b_of(action)]

    def battle(self, s: EvolutionState, action: int) -> Figures:
        """Return an attack's figures: sizes, meat, wounds and cards."""
        hunter, prey = self.sides(s, action)
        fits = max(0, int(hunger(s, hunter))) + int(room(s, hunter))
        return {
            "reach": int(attack_size(s, hunter)),
            "guard": int(defense_size(s, prey, NONE)),
            "body": int(prey.body),
            "hunters": int(hunter.population),
            "herd": int(prey.population),
            "cost": int(attack_cost(s, hunter, prey, NONE)),
            "passes": int(free_passes(s, hunter, prey)),
            "meat": min(int(prey.body), fits),
            "wound": int(wound_to_attacker(s, prey, NONE)),
        }

    def traits(self, view: State, seat: int, action: int) -> list[tuple[int, int]]:
        """Return the traits that change either side's size, wound the attacker or cost cards."""
        s = cast(EvolutionState, view)
        if verb_of(action) != ids.ATTACK or NOBODY in self.sides(s, action):
            return []
        hunter, prey = self.sides(s, action)
        reach = int(traits_answering(s, hunter, ATTACK_SIZE))
        guard = int(
            traits_answering(s, prey, DEFENSE_SIZE | HURTS_ATTACKER | CARDS_TO_ATTACK)
        ) | protecting(s, hunter, prey, NONE)
        pairs = ((hunter, reach), (prey, guard & int(prey.mask)))
        return [
            (int(trait.id), int(sp.sid))
            for sp, mask in pairs
            for trait in self.words.cards.traits[1:]
            if trait.bit & mask
        ]

    def question(self, view: State, seat: int, prompt: str) -> str:
        top, topic = cast(EvolutionState, view).top, self.topic(view)
        if isinstance(top, Attack):
            sides = {"hunter": topic["attacker"], "prey": topic["target"]}
            return self.words.say("ask-attack", prompt=self.words.prompt(prompt), **sides)
        if isinstance(top, Store):
            return self.words.say("ask-store", species=topic["being"], most=topic["most"])
        return super().question(view, seat, prompt)

    def topic(self, view: State) -> Figures:
        s = cast(EvolutionState, view)
        if isinstance(s.top, Attack):
            return {
                "attacker": being_name(s, s.top.attacker),
                "target": being_name(s, s.top.target),
            }
        if isinstance(s.top, Store):
            return {"being": being_name(s, s.top.sid), "most": int(s.top.most)}
        if isinstance(s.top, Sleepers):
            return {"being": being_name(s, s.top.sid), "most": int(s.top.most(s))}
        return {}

    def about(self, view: State, name: str) -> str:
        """Return a sentence about a species' hunger, and its sizes when attacking and attacked."""
        s = cast(EvolutionState, view)
        sp = s.species[being_id(s, name)]
        reach, guard = int(attack_size(s, sp)), int(defense_size(s, sp, NONE))
        hunts = "yes" if sp.hooks & HUNTS else "no"
        need = max(0, int(hunger(s, sp)))
        return self.words.say("about-species", reach=reach, guard=guard, hunts=hunts, need=need)
