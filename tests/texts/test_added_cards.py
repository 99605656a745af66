"""Traits of added sets cite the general rule or none, never a rule that doesn't exist."""

import pytest

import tangledbank
from tangledbank.core.sets import Set
from tangledbank.games.evolution.traits.base import Trait as EvolutionTrait
from tangledbank.games.oceans.traits.base import Trait as OceansTrait
from tangledbank.texts import Texts, languages


class Quills(OceansTrait):
    def may_be_attacked(self, s, holder, attacker):
        return self.ban()


class Spines(EvolutionTrait):
    def bars_attack(self, s, attacker, holder):
        return True


QUILLS = Set(
    key="quills",
    games=("oceans",),
    traits={"quills": Quills},
    facts={"deep": [{"key": "quills", "name": "Quills", "migrate": 1, "number": 90}]},
    texts={"en": "trait-quills = Quills\n    .text = It can't be attacked."},
)
SPINES = Set(
    key="spines",
    games=("evolution",),
    traits={"spines": Spines},
    facts={"traits": [{"id": "spines", "name": "Spines", "food": [1], "categories": []}]},
    texts={"en": "trait-spines = Spines\n    .text = It can't be attacked."},
)
OCEANS = """game oceans, 2 players
phase feeding
A1: population 3, megamouth
B1: population 6, quills
"""
EVOLUTION = """game evolution, 2 players
phase feeding, first A, turn A
A1: body 3, population 4, carnivore
B1: body 1, population 2, spines
"""


@pytest.mark.parametrize("lang", languages())
def test_a_refusal_cites_the_general_rule(lang):
    oceans = tangledbank.position(OCEANS, sets=[QUILLS])
    evolution = tangledbank.position(EVOLUTION, sets=[SPINES])

    said = tangledbank.explain(oceans, 0, "A1 attacks B1", lang)
    assert "Quills" in said and said.endswith("[OCE Defensive Icons 1]")
    said = tangledbank.explain(evolution, 0, "A1 attacks B1", lang)
    assert "Spines" in said and said.endswith("[EVO Feeding Carnivores 9]")


@pytest.mark.parametrize(
    ("key", "given", "trait"), [("oceans", QUILLS, "Quills"), ("evolution", SPINES, "Spines")]
)
def test_an_explanation_cites_nothing(key, given, trait):
    texts = Texts("en").of(tangledbank.game(key, sets=[given]))
    assert texts.explain(trait) and "[" not in texts.explain(trait)
