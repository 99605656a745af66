"""Acts are independent if what they touch has enough, and room, for all of them."""

import pytest

from tangledbank.core.independence import Touches

POND, TREE, CAVE = 1, 2, 3


class Stocked(Touches):
    """Every thing has 3, and room for 2."""

    def stock(self, thing):
        return 3

    def room(self, thing):
        return 2


def declare(touches, *acts):
    """Declare acts, each a list of touches with their arguments."""
    for act in acts:
        touches.next_act()
        for kind, *values in act:
            getattr(touches, kind)(*values)
    return touches


INDEPENDENT = {
    "an act alone": ([("change", POND)],),
    "different things": ([("change", POND)], [("change", TREE), ("take", CAVE, 9)]),
    "nothing at all": ([], []),
    "enough for all": ([("take", POND, 1)], [("take", POND, 2)]),
    "room for all": ([("bring", POND, 1)], [("bring", POND, 1)]),
    "enough and room": ([("take", POND, 3)], [("bring", POND, 2)]),
    "only fillings": ([("fill", POND, 9)], [("fill", POND, 9)]),
}
DEPENDENT = {
    "two changes": ([("change", POND)], [("change", POND)]),
    "a change and a taking": ([("change", POND)], [("take", POND, 1)]),
    "too little": ([("take", POND, 2)], [("take", POND, 2)]),
    "too little room": ([("bring", POND, 2)], [("bring", POND, 1)]),
    "a filling that takes the room of another": ([("fill", POND, 2)], [("bring", POND, 1)]),
    "a filling before too great a taking": ([("fill", POND, 1)], [("take", POND, 4)]),
    "one act that touches a thing twice": ([("take", POND, 2), ("take", POND, 2)],),
    "anything": ([("anything",)], [("take", TREE, 1)]),
}


@pytest.mark.parametrize("name", INDEPENDENT)
def test_acts_that_come_to_the_same_in_every_order(name):
    assert declare(Stocked(), *INDEPENDENT[name]).all_independent()


@pytest.mark.parametrize("name", DEPENDENT)
def test_acts_whose_order_may_matter(name):
    assert not declare(Stocked(), *DEPENDENT[name]).all_independent()


def test_an_act_is_independent_of_others_that_depend_on_each_other():
    touches = declare(
        Stocked(), [("change", POND)], [("change", TREE)], [("change", POND), ("take", CAVE, 1)]
    )

    assert [touches.is_independent(act) for act in range(3)] == [False, True, False]


def test_no_act_is_independent_of_one_that_may_touch_anything():
    touches = declare(Stocked(), [("anything",)], [("change", TREE)])

    assert not touches.is_independent(0) and not touches.is_independent(1)


def test_a_game_that_says_nothing_of_its_things_has_neither_stock_nor_room():
    assert not declare(Touches(), [("take", POND, 1)], [("take", POND, 1)]).all_independent()
    assert not declare(Touches(), [("bring", POND, 1)], [("bring", POND, 1)]).all_independent()
    assert declare(Touches(), [("take", POND, 1)], [("take", TREE, 1)]).all_independent()
