"""How verdicts are weighed. [OCE Rules and conflicts] [R213]"""

from itertools import product

from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.ids import DEEP, SURFACE
from tangledbank.games.oceans.verdict import (
    MAY,
    MAY_NOT,
    NEVER,
    TRAIT,
    about,
    core_rule,
    decide,
    forbids,
    scenario_rule,
    verdict,
)


def trait(force, deck=SURFACE, number=0, voice=TRAIT, id=1):
    face = Face()
    face.deck = deck
    face.number = number
    return verdict(voice, force, face, id)


def test_silence_decides_nothing():
    for held in (core_rule(MAY), core_rule(MAY_NOT), trait(MAY)):
        assert decide(0, held) == decide(held, 0) == held


def test_a_scenario_outweighs_the_core_rules():
    assert not forbids(decide(core_rule(MAY_NOT), scenario_rule(MAY, 1)))
    assert forbids(decide(core_rule(MAY), scenario_rule(MAY_NOT, 1)))


def test_a_trait_outweighs_a_scenario():
    assert not forbids(decide(scenario_rule(MAY_NOT, 1), trait(MAY)))
    assert forbids(decide(scenario_rule(MAY, 1), trait(MAY_NOT)))


def test_may_not_outweighs_may():
    assert forbids(decide(trait(MAY, DEEP, 89), trait(MAY_NOT, SURFACE)))
    assert forbids(decide(scenario_rule(MAY, 2), scenario_rule(MAY_NOT, 1)))


def test_nothing_outweighs_never():
    never = trait(MAY_NOT, SURFACE, voice=NEVER)
    for other in (trait(MAY, DEEP, 89), trait(MAY_NOT, DEEP, 89), scenario_rule(MAY, 1)):
        assert decide(never, other) == decide(other, never) == never


def test_deep_outweighs_surface():
    surface = trait(MAY_NOT, SURFACE, id=1)
    deep = trait(MAY_NOT, DEEP, 1, id=2)

    assert about(decide(surface, deep)) == 2


def test_the_higher_number_holds():
    low = trait(MAY, DEEP, 12, id=1)
    high = trait(MAY, DEEP, 73, id=2)

    assert about(decide(low, high)) == about(decide(high, low)) == 2


def test_the_order_of_weighing_does_not_matter():
    every = [
        0,
        core_rule(MAY),
        core_rule(MAY_NOT),
        scenario_rule(MAY, 1),
        scenario_rule(MAY_NOT, 2),
        *[
            trait(force, deck, number, voice, 3)
            for force, deck, number, voice in product(
                (MAY, MAY_NOT), (SURFACE, DEEP), (0, 5, 89), (TRAIT, NEVER)
            )
        ],
    ]

    for a, b, c in product(every, repeat=3):
        assert decide(a, decide(b, c)) == decide(decide(a, b), c)
        assert decide(a, b) == decide(b, a)
