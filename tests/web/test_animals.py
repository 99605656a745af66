"""Animals: all traits are drawn, no two are alike, and every change can be seen at 80 px."""

import random
import re
from xml.etree import ElementTree

import numpy as np
import pytest

from scripts import write_specimens
from scripts.write_specimens import WORLDS, facts, traits
from tests.web.drawing import PAPER, browser, changed, pixels

VISIBLE = 20  # pixels of 80 × 67 that must change beyond doubt: a patch of four by five
PICTURES = (1, 2, 12)  # a bird, one on four legs, one on two; three fish
NUMBERS = {"size": range(1, 7), "population": range(1, 8)}


def draw(species):
    return write_specimens.draw(species)["animals"]


def marks(drawing):
    return set(re.findall(r'data-trait="([^"]*)"', drawing))


def random_species(chance, game):
    known = traits(game)
    return facts(
        WORLDS[game],
        size=chance.randint(1, 6),
        population=chance.randint(1, 9),
        traits=chance.sample(known, chance.randint(0, 4)),
        picture=chance.randrange(2**32),
    )


@pytest.mark.parametrize("game", sorted(WORLDS))
def test_every_trait_is_found_in_the_drawing(game):
    known = traits(game)
    drawings = draw([facts(WORLDS[game], traits=[trait]) for trait in known])

    for trait, drawing in zip(known, drawings, strict=True):
        assert trait in marks(drawing), trait


@pytest.mark.parametrize("game", sorted(WORLDS))
def test_crowded_animals_show_all_their_traits(game):
    chance = random.Random(7)
    species = [
        facts(WORLDS[game], traits=chance.sample(traits(game), 8), picture=i) for i in range(20)
    ]

    for each, drawing in zip(species, draw(species), strict=True):
        assert set(each["traits"]) <= marks(drawing)
        assert ElementTree.fromstring(drawing).get("viewBox") == "0 0 110 92"


def test_five_hundred_random_species_are_five_hundred_drawings():
    chance = random.Random(1859)
    species = [random_species(chance, game) for game in WORLDS for _ in range(100)]

    assert len(set(draw(species))) == 500


def test_the_same_facts_are_the_same_drawing():
    species = [random_species(random.Random(3), game) for game in WORLDS]

    assert draw(species) == draw(species)


def test_what_comes_from_elsewhere_is_drawn_and_never_written():
    nasty = '"><script>alert(1)</script>'
    strange = [facts(world, traits=[nasty, "thick-hide"]) for world in set(WORLDS.values())]

    for drawing in draw(strange):
        assert marks(drawing) == {"other"}
        assert "script" not in drawing and "thick" not in drawing
        ElementTree.fromstring(drawing)


def test_odd_numbers_do_no_harm():
    odd = [
        facts(world, size=size, population=population)
        for world in set(WORLDS.values())
        for size, population in ((0, 0), (40, 200), (-3, -1))
    ]

    assert all("NaN" not in drawing and "Infinity" not in drawing for drawing in draw(odd))


def changes():
    """Pairs of species that differ in one trait or one number, with what differs."""
    for game in ("climate", "time-to-fly", "oceans"):
        world = WORLDS[game]
        for picture in PICTURES:
            plain = facts(world, picture=picture)
            for trait in traits(game):
                yield f"{trait} on {world} {picture}", plain, {**plain, "traits": [trait]}
            for name, values in NUMBERS.items():
                for value in values[:-1]:
                    one, other = ({**plain, name: number} for number in (value, value + 1))
                    yield f"{name} {value} to {value + 1} on {world} {picture}", one, other


def repeated():
    """Traits of which a species may have several, once and twice. Deep cards are there once."""
    several = {"ocean": traits("oceans")[:15], "origin": ["fat-tissue", "parasite", "trematode"]}
    for world, keys in several.items():
        for trait in keys:
            one = facts(world, traits=[trait], picture=2)
            yield f"a second {trait}", one, {**one, "traits": [trait, trait]}


def crowded_changes():
    """The same with three traits already there."""
    chance = random.Random(23)
    for game in ("climate", "time-to-fly", "oceans"):
        for picture in range(40):
            *worn, more = chance.sample(traits(game), 4)
            one = facts(WORLDS[game], traits=worn, picture=picture)
            yield f"{more} beside {worn}", one, {**one, "traits": [*worn, more]}


def test_every_change_can_be_seen_at_80_pixels():
    pairs = [*changes(), *repeated(), *crowded_changes()]
    drawings = draw([species for _, one, other in pairs for species in (one, other)])
    with browser() as page:
        seen = pixels(page, drawings)
    differing = {
        name: changed(seen[2 * i], seen[2 * i + 1]) for i, (name, _, _) in enumerate(pairs)
    }

    assert {name: n for name, n in differing.items() if n < VISIBLE} == {}


def test_random_species_differ_in_pixels_too():
    chance = random.Random(31)
    species = [random_species(chance, game) for game in WORLDS for _ in range(30)]
    with browser() as page:
        seen = pixels(page, draw(species))

    nearest = min(
        changed(one, other) for i, one in enumerate(seen) for other in seen[i + 1 : i + 40]
    )
    assert nearest >= VISIBLE


def covered(picture):
    """How many pixels are not paper."""
    return int((np.abs(picture - np.array(PAPER)).max(axis=2) > 12).sum())


def test_each_size_is_larger_than_the_one_before_whatever_it_wears():
    worn = {
        "land": ([], ["horns", "long-neck", "pack-hunting"]),
        "origin": ([], ["flight"]),
        "ocean": ([], ["speed"]),
    }
    series = [
        [
            facts(world, traits=traits, picture=picture, size=size, population=1)
            for size in range(1, 7)
        ]
        for world, both in worn.items()
        for traits in both
        for picture in PICTURES
    ]
    with browser() as page:
        seen = pixels(page, draw([species for row in series for species in row]))

    for i, row in enumerate(series):
        areas = [covered(each) for each in seen[6 * i : 6 * i + 6]]
        assert areas == sorted(set(areas)), row[0]
