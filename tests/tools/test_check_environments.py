"""A small part of `make check-environments`."""

import pytest

from scripts.check_environments import PLAYERS, run
from tests.support import REGISTERED


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("key", REGISTERED)
def test_nothing_is_left_out(key, name):
    tally = run(key, 2, name, 300)

    assert tally.decisions >= 300 and tally.compared
    assert (tally.left_out, tally.unseen) == (0, 0)


def test_breeders_turn_pages():
    tally = run("climate", 2, "breeder", 2500)

    assert tally.paged and tally.most_pages > 1
    assert (tally.left_out, tally.unseen) == (0, 0)
