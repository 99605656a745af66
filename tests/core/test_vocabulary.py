"""Words declare all slots that their phrases and routes use."""

import pytest

from tangledbank.core.vocabulary import ANIMAL, Vocabulary


@pytest.mark.parametrize("route", ["{giver} -> bank", "{giver|supply} -> bank"])
def test_a_route_uses_declared_slots_only(route):
    words = Vocabulary()

    assert words.event("given", "given", moves=route, giver=ANIMAL).moves == route
    with pytest.raises(ValueError, match=r"given: .* not declared: \['giver'\]"):
        words.event("given", "given", moves=route, taker=ANIMAL)
